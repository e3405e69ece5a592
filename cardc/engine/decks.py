"""Whether a deck may be played (R010 to R015), and what the books advise (R018 to R020)."""

from __future__ import annotations

from cardc.engine import classes, const
from cardc.engine.carddata import CardData, EnergyData, PokemonData, TrainerData
from cardc.engine.editions import Edition, Range
from cardc.engine.names import rule_name


def deck_problems(deck: list[CardData], edition: Edition) -> list[str]:
    """Every reason why a deck is not legal, in words; empty when it is."""
    problems: list[str] = []
    if len(deck) != edition.deck_size:
        problems.append(f"a deck has exactly {edition.deck_size} cards, this one has {len(deck)} (R010)")
    problems += _too_many(deck, edition)
    basics = sum(1 for card in deck if classes.is_basic_card(card))
    if basics < edition.min_basic_pokemon:
        problems.append("a deck needs at least one Basic Pokémon (R015)")
    return problems + _foreign(deck, edition)


def _too_many(deck: list[CardData], edition: Edition) -> list[str]:
    """Names of which the deck holds too many cards; basic Energy cards are unlimited (R011, R012, R014, R237 to R242)."""
    copies: dict[str, int] = {}
    printed: dict[str, list[str]] = {}
    for card in deck:
        if is_basic_energy(card, edition) and edition.basic_energy_unlimited:
            continue
        name = rule_name(card.name, edition)
        copies[name] = copies.get(name, 0) + 1
        others = printed.setdefault(name, [])
        if card.name not in others:
            others.append(card.name)
    return [
        f"at most {edition.max_copies} cards of a name: {number} are named {name}{_variants(name, printed[name])} (R011)"
        for name, number in copies.items()
        if number > edition.max_copies
    ]


def _variants(name: str, printed: list[str]) -> str:
    return "" if printed == [name] else f" ({', '.join(printed)})"


def _foreign(deck: list[CardData], edition: Edition) -> list[str]:
    """Cards that the edition does not have: types, kinds of Trainer card, Restored Pokémon (R013, R088, R089, D12, D46)."""
    problems: list[str] = []
    for card in dict.fromkeys(deck):
        if isinstance(card, PokemonData):
            used = {*card.types, *[type for attack in card.attacks for type in attack.cost]}
        elif isinstance(card, EnergyData):
            used = set(card.provides)
        else:
            used = set()
            if isinstance(card, TrainerData) and not allows_kind(edition, card.trainer_kind):
                kind = const.TRAINER_KIND_NAMES[card.trainer_kind]
                problems.append(f"{card.name}: {edition.name} has no cards of the kind {kind} (D12)")
        for type in sorted(used - set(edition.energy_types) - {const.ANY_TYPE}):
            problems.append(f"{card.name}: {edition.name} has no type {const.TYPE_NAMES[type]} (R088)")
        if isinstance(card, PokemonData) and card.stage == const.RESTORED and not edition.restored_pokemon:
            problems.append(f"{card.name}: {edition.name} has no Restored Pokémon (D46)")
    return problems


def allows_kind(edition: Edition, kind: int) -> bool:
    """Whether the edition has Trainer cards of this kind: classic has one kind only (R132 to R134)."""
    if kind == const.SUPPORTER:
        return edition.supporters_max != 0
    if kind == const.STADIUM:
        return edition.stadiums_max != 0
    return kind == const.TRAINER or edition.supporters_max != 0


def is_basic_energy(card: CardData, edition: Edition) -> bool:
    """Whether a card is a basic Energy card of a type that has them in this edition (R013)."""
    return isinstance(card, EnergyData) and card.basic and card.provides[0] in edition.basic_energy_types


def deck_hints(deck: list[CardData], edition: Edition) -> list[str]:
    """What the edition's books advise and the deck does not follow; never an error (R018 to R020)."""
    energy = [card for card in deck if isinstance(card, EnergyData)]
    types = {card.provides[0] for card in energy if card.basic}
    trainers = sum(1 for card in deck if isinstance(card, TrainerData))
    return [
        *_hint("Energy cards", len(energy), edition.advice_energy, "R019"),
        *_hint("Trainer cards", trainers, edition.advice_trainers, "R020"),
        *_hint("types of basic Energy", len(types), edition.advice_energy_types, "R018"),
    ]


def _hint(what: str, number: int, advice: Range | None, rule: str) -> list[str]:
    if advice is None or advice[0] <= number <= advice[1]:
        return []
    return [f"{number} {what}; the book advises {advice[0]} to {advice[1]} ({rule})"]
