"""Whether a deck may be played (R010 to R015), and what the books advise (R018 to R020).

What a deck may hold follows from a few facts of each card. :func:`listed` takes them from card data; the compiler takes
them from card files (:mod:`cardc.legality`), so that both ask the same function.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardc.engine import classes, const, editions
from cardc.engine.carddata import CardData, EnergyData, PokemonData, TrainerData
from cardc.engine.editions import Edition, Range
from cardc.engine.names import rule_name

_POWERS: Final = (
    (editions.POKEMON_POWER, "Pokémon Power"),
    (editions.POKE_POWER, "Poké-Power"),
    (editions.POKE_BODY, "Poké-Body"),
    (editions.ABILITY, "Ability"),
)


@dataclass(frozen=True, slots=True)
class Listed:
    """What the rules of decks ask of a card. ``types``: its own, those of its costs, or what it provides.

    ``basic``: a Basic Pokémon, or a basic Energy card. ``trainer_kind`` is -1 for other cards. ``power_kinds`` is a mask of
    the kinds of its powers; card data does not tell them.
    """

    kind: int
    name: str
    types: tuple[int, ...] = ()
    basic: bool = False
    restored: bool = False
    trainer_kind: int = -1
    power_kinds: int = 0


@dataclass(frozen=True, slots=True)
class Illegal:
    """A reason why a deck is not legal; ``cards`` are the positions of the cards that break the rule, none for the whole deck."""

    rule: str
    message: str
    cards: tuple[int, ...] = ()


def listed(card: CardData) -> Listed:
    """The facts of a card, from its data."""
    if isinstance(card, PokemonData):
        types = (*card.types, *[type for attack in card.attacks for type in attack.cost])
        basic = classes.is_basic_card(card)
        return Listed(const.KIND_POKEMON, card.name, types, basic, card.stage == const.RESTORED)
    if isinstance(card, EnergyData):
        return Listed(const.KIND_ENERGY, card.name, card.provides, card.basic)
    kind = card.trainer_kind if isinstance(card, TrainerData) else -1
    return Listed(const.KIND_TRAINER, card.name, trainer_kind=kind)


def deck_problems(deck: list[CardData], edition: Edition) -> list[str]:
    """Every reason why a deck is not legal, in words; empty when it is."""
    known = {card: listed(card) for card in dict.fromkeys(deck)}
    return [problem.message for problem in illegal([known[card] for card in deck], edition)]


def illegal(deck: Sequence[Listed], edition: Edition) -> list[Illegal]:
    """Every reason why a deck is not legal in an edition; empty when it is."""
    problems: list[Illegal] = []
    if len(deck) != edition.deck_size:
        message = f"a deck has exactly {edition.deck_size} cards, this one has {len(deck)} (R010)"
        problems.append(Illegal("R010", message))
    problems += _too_many(deck, edition)
    basics = sum(1 for card in deck if card.kind == const.KIND_POKEMON and card.basic)
    if basics < edition.min_basic_pokemon:
        problems.append(Illegal("R015", "a deck needs at least one Basic Pokémon (R015)"))
    return problems + _foreign(deck, edition)


def _too_many(deck: Sequence[Listed], edition: Edition) -> list[Illegal]:
    """Names of which the deck holds too many cards; basic Energy cards are unlimited (R011, R012, R014, R237 to R242)."""
    copies: dict[str, list[int]] = {}
    for place, card in enumerate(deck):
        if not (edition.basic_energy_unlimited and is_basic_energy(card, edition)):
            copies.setdefault(rule_name(card.name, edition), []).append(place)
    return [
        Illegal(
            "R011", _told(name, [deck[place].name for place in places], edition), tuple(places[edition.max_copies :])
        )
        for name, places in copies.items()
        if len(places) > edition.max_copies
    ]


def _told(name: str, names: Sequence[str], edition: Edition) -> str:
    printed = list(dict.fromkeys(names))
    variants = "" if printed == [name] else f" ({', '.join(printed)})"
    return f"at most {edition.max_copies} cards of a name: {len(names)} are named {name}{variants} (R011)"


def _foreign(deck: Sequence[Listed], edition: Edition) -> list[Illegal]:
    """Cards that the edition does not have: types, kinds of Trainer card and power, Restored Pokémon (R013, R088, R089, D12, D38, D46)."""
    places: dict[Listed, list[int]] = {}
    for place, card in enumerate(deck):
        places.setdefault(card, []).append(place)
    return [
        Illegal(rule, f"{card.name}: {edition.name} has no {what} ({rule})", tuple(at))
        for card, at in places.items()
        for rule, what in _lacking(card, edition)
    ]


def _lacking(card: Listed, edition: Edition) -> list[tuple[str, str]]:
    """What of a card an edition does not have, each with the rule that says so."""
    found: list[tuple[str, str]] = []
    if card.trainer_kind >= 0 and not allows_kind(edition, card.trainer_kind):
        found.append(("D12", f"cards of the kind {const.TRAINER_KIND_NAMES[card.trainer_kind]}"))
    for type in sorted(set(card.types) - set(edition.energy_types) - {const.ANY_TYPE}):
        found.append(("R088", f"type {const.TYPE_NAMES[type]}"))
    if card.restored and not edition.restored_pokemon:
        found.append(("D46", "Restored Pokémon"))
    return found + [("D38", name) for kind, name in _POWERS if card.power_kinds & kind & ~edition.power_kinds]


def allows_kind(edition: Edition, kind: int) -> bool:
    """Whether the edition has Trainer cards of this kind: classic has one kind only (R132 to R134)."""
    if kind == const.SUPPORTER:
        return edition.supporters_max != 0
    if kind == const.STADIUM:
        return edition.stadiums_max != 0
    return kind == const.TRAINER or edition.supporters_max != 0


def is_basic_energy(card: Listed, edition: Edition) -> bool:
    """Whether a card is a basic Energy card of a type that has them in this edition (R013)."""
    return card.kind == const.KIND_ENERGY and card.basic and card.types[0] in edition.basic_energy_types


def deck_hints(deck: list[CardData], edition: Edition) -> list[str]:
    """What the edition's books advise and the deck does not follow; never an error (R018 to R020)."""
    return hints([listed(card) for card in deck], edition)


def hints(deck: Sequence[Listed], edition: Edition) -> list[str]:
    """The same for the facts of the cards."""
    energy = [card for card in deck if card.kind == const.KIND_ENERGY]
    types = {card.types[0] for card in energy if card.basic}
    trainers = sum(1 for card in deck if card.kind == const.KIND_TRAINER)
    return [
        *_hint("Energy cards", len(energy), edition.advice_energy, "R019"),
        *_hint("Trainer cards", trainers, edition.advice_trainers, "R020"),
        *_hint("types of basic Energy", len(types), edition.advice_energy_types, "R018"),
    ]


def _hint(what: str, number: int, advice: Range | None, rule: str) -> list[str]:
    if advice is None or advice[0] <= number <= advice[1]:
        return []
    return [f"{number} {what}; the book advises {advice[0]} to {advice[1]} ({rule})"]
