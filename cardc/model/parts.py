"""The small parts that effects are built from: quantities, counts, amounts, who, which, conditions.

Units: *damage* is in damage points (multiples of 10), *counters* and *cards* are counted singly.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cardc.model.terms import CardClass, Condition, EnergyType, Owner, Player, Rounding, Spot


class Who(StrEnum):
    """One Pokémon that needs no choice.

    ``THAT`` is the Pokémon chosen last in the same text ("that Pokémon"); it may stand only after
    a :class:`Choice` of exactly one Pokémon, in the same block or a later statement of an enclosing one.
    ``ATTACKER`` is the attacking Pokémon inside a reactive power; ``HOLDER`` the Pokémon to which this
    Trainer card is attached.
    """

    SELF = "self"
    DEFENDING = "defender"
    ATTACKER = "attacker"
    HOLDER = "holder"
    THAT = "that pokemon"


# --- quantities -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Exactly:
    """Just ``number`` things (at least 1); with fewer there, all of them (R233)."""

    number: int


@dataclass(frozen=True, slots=True)
class UpTo:
    """From 1 to ``number`` things (at least 2), as the chooser likes."""

    number: int


@dataclass(frozen=True, slots=True)
class All:
    """Every one there is."""


Quantity = Exactly | UpTo | All

# --- which Pokémon ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Group:
    """The Pokémon of ``owner`` at ``spot`` that have ``type`` (any type when ``None``)."""

    owner: Owner
    spot: Spot
    type: EnergyType | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """``number`` Pokémon of a group, picked by ``chooser``."""

    number: int
    group: Group
    chooser: Player = Player.YOU


@dataclass(frozen=True, slots=True)
class Each:
    """Every Pokémon of a group, one after the other: yours first, Active before Bench."""

    group: Group


Target = Who | Choice | Each

# --- which cards ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardFilter:
    """Cards of a class; ``type`` narrows Energy and Pokémon classes and is ``None`` for the others."""

    kind: CardClass
    type: EnergyType | None = None


# --- counts and amounts -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Heads:
    """The number of heads of the last ``FlipCoins`` of the text."""


@dataclass(frozen=True, slots=True)
class Tails:
    """The number of tails of the last ``FlipCoins`` of the text."""


@dataclass(frozen=True, slots=True)
class CountersOn:
    """The damage counters on a Pokémon."""

    who: Who


@dataclass(frozen=True, slots=True)
class EnergyOn:
    """The Energy *cards* attached to a Pokémon; with ``type`` only those that provide that type."""

    who: Who
    type: EnergyType | None = None


@dataclass(frozen=True, slots=True)
class UnusedEnergy:
    """Energy of ``type`` on the attacking Pokémon beyond what pays the cost of this attack (Energy, not cards)."""

    type: EnergyType


@dataclass(frozen=True, slots=True)
class PokemonIn:
    """The number of Pokémon in a group."""

    group: Group


Count = Heads | Tails | CountersOn | EnergyOn | UnusedEnergy | PokemonIn


@dataclass(frozen=True, slots=True)
class Number:
    """A plain number of damage points."""

    value: int


@dataclass(frozen=True, slots=True)
class Per:
    """``each`` damage points for each of a count; at most ``cap`` of them are counted when given."""

    each: int
    count: Count
    cap: int | None = None


@dataclass(frozen=True, slots=True)
class HalfRemainingHP:
    """Half of the HP a Pokémon has left, brought to a multiple of 10 by ``rounding``."""

    who: Who
    rounding: Rounding


Amount = Number | Per | HalfRemainingHP

# --- conditions of "if" -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DamageGotThrough:
    """Not all damage of this attack was prevented."""


@dataclass(frozen=True, slots=True)
class HasCondition:
    """A Pokémon has a Special Condition."""

    who: Who
    condition: Condition


@dataclass(frozen=True, slots=True)
class IsDamaged:
    """A Pokémon has at least one damage counter."""

    who: Who


@dataclass(frozen=True, slots=True)
class HasBench:
    """A player has at least one Benched Pokémon."""

    player: Player


Test = DamageGotThrough | HasCondition | IsDamaged | HasBench
