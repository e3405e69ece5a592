"""The small parts that effects are built from: quantities, counts, amounts, who, which, conditions.

Units: *damage* is in damage points (multiples of 10), *counters* and *cards* are counted singly.
"""

from __future__ import annotations

from enum import StrEnum

from cardc.model.rows import count, measure, say, test, trait
from cardc.model.terms import CardClass, Condition, EnergyType, Owner, Player, Rank, Rounding, Seat, Spot, Zone
from cardc.records import dataclass


class Who(StrEnum):
    """One Pokémon that needs no choice.

    ``THAT`` is the Pokémon chosen last in the same text ("that Pokémon"); it may stand only after
    a :class:`Choice` of exactly one Pokémon, in the same block or a later statement of an enclosing one.
    ``ATTACKER`` is the attacking Pokémon inside a reactive power; ``HOLDER`` the Pokémon to which this
    Trainer card is attached. ``YOUR_ACTIVE`` and ``OPPONENTS_ACTIVE`` are for texts of powers and Trainers; an attack
    says ``SELF`` and ``DEFENDING``.
    """

    SELF = "self"
    DEFENDING = "defender"
    ATTACKER = "attacker"
    HOLDER = "holder"
    THAT = "that pokemon"
    YOUR_ACTIVE = "your active pokemon"
    OPPONENTS_ACTIVE = "opponent's active pokemon"


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


@dataclass(frozen=True, slots=True)
class AnyNumber:
    """From none to every one, as the chooser likes."""


@dataclass(frozen=True, slots=True)
class PerCount:
    """``number`` things for each of a count; ``PerCount(1, Discarded())`` is "that many"."""

    number: int
    count: Count


Quantity = Exactly | UpTo | All | AnyNumber | PerCount

# --- which Pokémon ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TypeOf:
    """The type that a Pokémon has now."""

    who: Who


@dataclass(frozen=True, slots=True)
class Damaged:
    """Has damage counters."""


@dataclass(frozen=True, slots=True)
class OfRank:
    """Is a Basic Pokémon, or an evolved one."""

    rank: Rank


@dataclass(frozen=True, slots=True)
class OfType:
    """Has a type."""

    type: EnergyType | TypeOf


@dataclass(frozen=True, slots=True)
class NotOfType:
    """Has not a type."""

    type: EnergyType


@trait(say("named {names* or }", own=True), phrase=False)
@dataclass(frozen=True, slots=True)
class Named:
    """Is called by one of ``names`` (in order of the alphabet, once each)."""

    names: tuple[str, ...]


@trait(say("with {part} in its name", own=True), "{part} in its name", phrase=False)
@dataclass(frozen=True, slots=True)
class NamePart:
    """Has ``part`` as a word, or several, of its name: "Dark", "Brock" in "Brock's Onix" (R239)."""

    part: str


@trait(say("that evolves from {who:_who_or_name}", own=True), phrase=False)
@dataclass(frozen=True, slots=True)
class EvolvesFrom:
    """A card that evolves from a Pokémon, or from the one of a name."""

    who: Who | str


@trait(say("with any [{type}] energy", own=True), phrase=False)
@dataclass(frozen=True, slots=True)
class WithEnergy:
    """Has an Energy card attached; with ``type`` one that provides it."""

    type: EnergyType | None = None


@trait(say("with a power", own=True), "a power")
@dataclass(frozen=True, slots=True)
class WithPower:
    """Has a Pokémon Power."""


Trait = Damaged | OfRank | OfType | NotOfType | Named | NamePart | WithEnergy | WithPower
"""A quality of a Pokémon in play."""

CardTrait = OfType | Named | NamePart | EvolvesFrom
"""A quality of a card that is looked for."""


@dataclass(frozen=True, slots=True)
class Group:
    """The Pokémon of ``owner`` at ``spot``, narrowed by every one of ``traits`` (in the order of :data:`Trait`, one of a
    kind each).
    """

    owner: Owner
    spot: Spot
    traits: tuple[Trait, ...] = ()


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
    """Cards of any one of ``kinds`` (in the order of :class:`CardClass`) that have every one of ``traits`` (in the
    order of :data:`CardTrait`, one of a kind each).
    """

    kinds: tuple[CardClass, ...]
    traits: tuple[CardTrait, ...] = ()


# --- counts and amounts -----------------------------------------------------------------------


@count("heads")
@dataclass(frozen=True, slots=True)
class Heads:
    """The number of heads of the last ``FlipCoins`` of the text."""


@count("tails")
@dataclass(frozen=True, slots=True)
class Tails:
    """The number of tails of the last ``FlipCoins`` of the text."""


@count("damage counters on {who}")
@dataclass(frozen=True, slots=True)
class CountersOn:
    """The damage counters on a Pokémon."""

    who: Who


@count("[{type}] energy cards on {who}", phrase=False)
@dataclass(frozen=True, slots=True)
class EnergyOn:
    """The Energy *cards* attached to a Pokémon; with ``type`` only those that provide that type."""

    who: Who
    type: EnergyType | None = None


@count("[{type}] energy on {who}", phrase=False)
@dataclass(frozen=True, slots=True)
class EnergyProvidedTo:
    """The Energy that the cards attached to a Pokémon provide (a double Energy counts twice, R102)."""

    who: Who
    type: EnergyType | None = None


@count("discarded cards")
@dataclass(frozen=True, slots=True)
class Discarded:
    """The number of cards that the discard spoken of last has discarded ("that many")."""


@count("unused {type} energy", phrase=False)
@dataclass(frozen=True, slots=True)
class UnusedEnergy:
    """Energy of ``type`` on the attacking Pokémon beyond what pays the cost of this attack (Energy, not cards)."""

    type: EnergyType


@dataclass(frozen=True, slots=True)
class PokemonIn:
    """The number of Pokémon in a group."""

    group: Group


@dataclass(frozen=True, slots=True)
class CardsIn:
    """The number of cards in a player's hand or discard pile."""

    player: Player
    zone: Zone
    filter: CardFilter


Count = Heads | Tails | CountersOn | EnergyOn | EnergyProvidedTo | Discarded | UnusedEnergy | PokemonIn | CardsIn


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


@measure("the remaining hp of {who}")
@dataclass(frozen=True, slots=True)
class RemainingHP:
    """The HP a Pokémon has left."""

    who: Who


@measure("the hp of {who}")
@dataclass(frozen=True, slots=True)
class PrintedHP:
    """The HP of a Pokémon without its damage."""

    who: Who


@measure("the damage done")
@dataclass(frozen=True, slots=True)
class DamageDone:
    """The damage that this attack has done to the Defending Pokémon, after Weakness, Resistance and all else."""


Measure = RemainingHP | PrintedHP | DamageDone


@dataclass(frozen=True, slots=True)
class Half:
    """Half of a measure, brought to a multiple of 10 by ``rounding``."""

    of: Measure
    rounding: Rounding


Amount = Number | Per | RemainingHP | PrintedHP | DamageDone | Half

# --- conditions of "if" -----------------------------------------------------------------------


@test("damage got through")
@dataclass(frozen=True, slots=True)
class DamageGotThrough:
    """Not all damage of this attack was prevented."""


@test("{who} is {condition:_condition}", say("{who} is affected", condition=None), phrase=False)
@dataclass(frozen=True, slots=True)
class HasCondition:
    """A Pokémon has a Special Condition; without ``condition`` any."""

    who: Who
    condition: Condition | None


@test(say("any {count:each_counted}", number=1), "at least {number} {count:each_counted}", phrase=False)
@dataclass(frozen=True, slots=True)
class AtLeast:
    """There are ``number`` (1 or more) of a count."""

    count: Count
    number: int = 1


@test("at most {number} {count:each_counted}")
@dataclass(frozen=True, slots=True)
class AtMost:
    """There are ``number`` (0 or more) of a count, or fewer."""

    count: Count
    number: int


@test("just {number} {count:each_counted}")
@dataclass(frozen=True, slots=True)
class Just:
    """There are ``number`` (1 or more) of a count, neither more nor fewer."""

    count: Count
    number: int


@test("{who} is knocked out")
@dataclass(frozen=True, slots=True)
class IsKnockedOut:
    """This attack Knocks a Pokémon Out."""

    who: Who


@dataclass(frozen=True, slots=True)
class Is:
    """A Pokémon has a quality; what a count can tell (``Damaged``, ``WithEnergy``) is an :class:`AtLeast`."""

    who: Who
    trait: Trait


@test("{who} is {seat}")
@dataclass(frozen=True, slots=True)
class IsAt:
    """A Pokémon is Active, or Benched."""

    who: Who
    seat: Seat


@test("{who} came into play this turn")
@dataclass(frozen=True, slots=True)
class CameThisTurn:
    """A Pokémon was put into play this turn."""

    who: Who


Test = DamageGotThrough | HasCondition | AtLeast | AtMost | Just | IsKnockedOut | Is | IsAt | CameThisTurn
