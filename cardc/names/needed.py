"""Which names a card is printed with: on its face, and in its sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardc.language import UnsayableError
from cardc.language.names import Names, names_in
from cardc.language.phrase import Body, EnergyText, TextContext, TextKind, played_hp
from cardc.language.plan import plan
from cardc.model.cards import Card, EnergyCard, PokemonCard, SetInfo, TrainerCard
from cardc.model.names import NameKind

Named = tuple[NameKind, str]
"""A name of the model with what it is the name of."""


def names_needed(card: Card, info: SetInfo) -> dict[Named, None]:
    """The names that a card is printed with."""
    return names_on_face(card) | names_spoken(card, info)


def names_on_face(card: Card) -> dict[Named, None]:
    """The names on a card outside its sentences, in the order of the face."""
    needed: dict[Named, None] = {(NameKind.CARD, card.name): None}
    if isinstance(card, PokemonCard):
        if card.evolves_from is not None:
            needed[NameKind.CARD, card.evolves_from] = None
        needed |= {(NameKind.POWER, power.name): None for power in card.powers}
        needed |= {(NameKind.ATTACK, attack.name): None for attack in card.attacks}
    return needed


def names_spoken(card: Card, info: SetInfo) -> dict[Named, None]:
    """The names that the sentences of a card speak of, other than its own, in the order of its face."""
    spoken: dict[Named, None] = {}
    for body, context in _bodies(card, info):
        try:
            spoken |= dict.fromkeys(names_in(plan(body, context)))
        except UnsayableError:
            continue  # a text that is not canonical: `cardc check` tells why
    return spoken


def attack_names(card: Card) -> list[str]:
    """What the attacks of a card are called."""
    return [attack.name for attack in card.attacks] if isinstance(card, PokemonCard) else []


def missing_names(names: Names, cards: Iterable[Card], info: SetInfo) -> list[Named]:
    """The names of some cards of which it is not known what they are in a language."""
    needed: dict[Named, None] = {}
    for card in cards:
        needed |= names_needed(card, info)
    return [(kind, name) for kind, name in needed if not names.has(kind, name)]


def _bodies(card: Card, info: SetInfo) -> Iterator[tuple[Body, TextContext]]:
    edition = info.edition
    match card:
        case PokemonCard():
            for power in card.powers:
                yield power.text, TextContext(card.name, TextKind.POWER, None, edition)
            for attack in card.attacks:
                yield attack.text, TextContext(card.name, TextKind.ATTACK, attack.damage, edition)
        case TrainerCard(text=text):
            yield text, TextContext(card.name, TextKind.TRAINER, None, edition, played_hp(text))
        case EnergyCard(basic=False, provides=provides):
            yield EnergyText(provides), TextContext(card.name, TextKind.ENERGY, None, edition)
