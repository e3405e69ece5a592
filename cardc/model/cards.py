"""Cards and sets: the face of the card, top to bottom (R076 to R079)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cardc.identity import id_of
from cardc.model.effects import DiscardEnergy, DiscardFromHand, PutCards, Reaction, Statement
from cardc.model.parts import Test
from cardc.model.rules import Rule
from cardc.model.terms import (
    Condition,
    Edition,
    EnergyType,
    Label,
    PowerKind,
    Rarity,
    Seat,
    Sign,
    Stage,
    TrainerKind,
    Usage,
)
from cardc.records import dataclass

# --- texts ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OnlyIf:
    """The attack or Trainer can be used only when ``test`` holds (attack step c)."""

    test: Test


@dataclass(frozen=True, slots=True)
class Unless:
    """The attack, power or Trainer can't be used when ``test`` holds."""

    test: Test


Requirement = DiscardEnergy | DiscardFromHand | PutCards | OnlyIf | Unless
"""What must be done or hold "in order to use this" (attack step c, R166). ``DiscardEnergy`` is from ``SELF`` in an attack;
``DiscardFromHand`` and ``PutCards`` (from hand) are by ``YOU``. Kept apart from the effects: a copied attack skips them."""


@dataclass(frozen=True, slots=True)
class Text:
    """The text of an attack, a Trainer card or an activated power; both parts empty: no text."""

    requirements: tuple[Requirement, ...] = ()
    effects: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True)
class Activated:
    """Used by its player in their own turn before the attack, ``usage`` times; each use is optional."""

    usage: Usage
    text: Text


@dataclass(frozen=True, slots=True)
class Static:
    """``rule`` holds as long as this Pokémon is in play and, when ``seat`` is given, stands there."""

    rule: Rule
    seat: Seat | None = None


PowerBody = Activated | Reaction | Static
"""A :class:`Reaction` of a power is done each time, even when its Pokémon is Knocked Out by what happens."""


@dataclass(frozen=True, slots=True)
class PowerText:
    """What a power does, and the conditions of its Pokémon that stop it (R158), in canonical order."""

    body: PowerBody
    stopped_by: tuple[Condition, ...] = ()


# --- the face ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PrintedDamage:
    """The number right of the attack's name, in points, and its sign; ``value`` is ``None`` exactly for ``?``."""

    value: int | None
    sign: Sign = Sign.NONE


@dataclass(frozen=True, slots=True)
class Attack:
    """``cost`` in canonical order (types as declared, Colorless last); ``()`` is a free attack (R101)."""

    name: str
    cost: tuple[EnergyType, ...] = ()
    damage: PrintedDamage | None = None
    text: Text = Text()


@dataclass(frozen=True, slots=True)
class Power:
    """A Pokémon Power (R086, R152)."""

    kind: PowerKind
    name: str
    text: PowerText


@dataclass(frozen=True, slots=True)
class Weakness:
    """Weakness to a type: ``times`` is the factor, or ``plus`` points are added when it is not ``None``."""

    type: EnergyType
    times: int = 2
    plus: int | None = None


@dataclass(frozen=True, slots=True)
class Resistance:
    """Resistance to a type: ``minus`` points are taken off."""

    type: EnergyType
    minus: int = 30


@dataclass(frozen=True, slots=True)
class Species:
    """Species data line: number, category, length and weight as printed."""

    number: int | None = None
    category: str | None = None
    length: str | None = None
    weight: str | None = None


@dataclass(frozen=True, slots=True)
class Imprint:
    """What is printed around the edge: collector number, rarity, illustrator, first-edition mark, set mark."""

    number: str
    rarity: Rarity | None = None
    illustrator: str | None = None
    first_edition: bool = False
    set_mark: str | None = None


@dataclass(frozen=True, slots=True)
class PokemonCard:
    """A Pokémon card. ``retreat`` counts Colorless symbols. Powers stand before attacks."""

    name: str
    imprint: Imprint
    stage: Stage
    evolves_from: str | None
    types: tuple[EnergyType, ...]
    hp: int
    level: str | None = None
    species: Species | None = None
    flavour: str | None = None
    powers: tuple[Power, ...] = ()
    attacks: tuple[Attack, ...] = ()
    weaknesses: tuple[Weakness, ...] = ()
    resistances: tuple[Resistance, ...] = ()
    retreat: int = 0
    labels: tuple[Label, ...] = ()


@dataclass(frozen=True, slots=True)
class TrainerCard:
    """A Trainer card."""

    name: str
    imprint: Imprint
    kind: TrainerKind
    text: Text


@dataclass(frozen=True, slots=True)
class EnergyCard:
    """An Energy card. ``provides`` in canonical order; ``basic`` cards are free of the 4-copy limit (R011)."""

    name: str
    imprint: Imprint
    provides: tuple[EnergyType, ...]
    basic: bool


Card = PokemonCard | TrainerCard | EnergyCard


@dataclass(frozen=True, slots=True)
class Reprint:
    """A card that repeats another one (``of`` is its id) under its own imprint; all the rest is the other's."""

    name: str
    imprint: Imprint
    of: str


@dataclass(frozen=True, slots=True)
class SetInfo:
    """Declared once a folder: the set's id, name, series, edition and printed size."""

    id: str
    name: str
    edition: Edition
    series: str | None = None
    size: int | None = None


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set with its cards, ordered by collector number."""

    info: SetInfo
    cards: tuple[Card, ...]


def card_id(info: SetInfo, card: Card) -> str:
    """The id of a printing: set id, hyphen, collector number (``base1-58``)."""
    return id_of(info.id, card.imprint.number)


_NO_IMPRINT: Final = Imprint("")


def content(card: Card) -> Card:
    """What a card is in play: all but imprint, species line and flavour text. Printings that have it in common are one card."""
    if isinstance(card, PokemonCard):
        return replace(card, imprint=_NO_IMPRINT, species=None, flavour=None)
    return replace(card, imprint=_NO_IMPRINT)
