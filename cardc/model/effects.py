"""What a text does: acts (one clause each) and statements (one sentence each).

An *act* is a single thing done. A *statement* is an act or a frame around acts: a coin, a test,
an option. Frames hold acts only, so a sentence never nests another sentence.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardc.model.parts import (
    Amount,
    CardFilter,
    Choice,
    Count,
    Group,
    Quantity,
    Target,
    Test,
    Who,
)
from cardc.model.rules import Rule
from cardc.model.terms import AttachedUntil, Condition, Duration, EnergyType, Player

# --- the damage of the attack itself: what the sign behind the printed number means -------------


@dataclass(frozen=True, slots=True)
class DamagePlus:
    """Printed ``N+``: the attack does its printed damage plus ``amount``."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class DamageMinus:
    """Printed ``N-``: the attack does its printed damage minus ``amount`` (never below 0)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class DamageTimes:
    """Printed ``Nx``: the attack does its printed damage times ``count``."""

    count: Count


@dataclass(frozen=True, slots=True)
class DamageEquals:
    """Printed ``?``: the attack does ``amount`` damage."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class AttackDoesNothing:
    """This attack does nothing: no damage and none of its other effects but those in :class:`EitherWay`."""


# --- damage, counters, conditions ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DoDamage:
    """Damage beside the attack's own: ``amount`` points to each target, no Weakness or Resistance (R191)."""

    amount: Amount
    target: Target


@dataclass(frozen=True, slots=True)
class Inflict:
    """``who`` is now in ``condition`` (any but Poisoned, see :class:`Poison`)."""

    condition: Condition
    who: Who


@dataclass(frozen=True, slots=True)
class Poison:
    """``who`` is now Poisoned and takes ``damage`` points after each turn (10 is the normal poison); replaces (R227)."""

    who: Who
    damage: int = 10


@dataclass(frozen=True, slots=True)
class RemoveCounters:
    """Take damage counters off a Pokémon (off each of them)."""

    quantity: Quantity
    target: Target


@dataclass(frozen=True, slots=True)
class MoveCounters:
    """Move ``number`` damage counters from one Pokémon of ``source`` to another of ``target``.

    Unless ``may_knock_out`` the move must leave the receiver with HP.
    """

    number: int
    source: Group
    target: Group
    may_knock_out: bool = False


@dataclass(frozen=True, slots=True)
class KnockOut:
    """A Pokémon is Knocked Out."""

    who: Who


# --- Energy ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DiscardEnergy:
    """Discard Energy *cards* attached to the target; with ``type`` only cards that provide it now."""

    quantity: Quantity
    type: EnergyType | None
    target: Target


@dataclass(frozen=True, slots=True)
class AttachEnergy:
    """Attach ``number`` Energy cards from your hand to one Pokémon of ``to``; not the attachment of the turn."""

    number: int
    type: EnergyType | None
    to: Group


@dataclass(frozen=True, slots=True)
class MoveEnergy:
    """Move ``number`` Energy cards from one Pokémon of ``source`` to a different one of ``target``."""

    number: int
    type: EnergyType | None
    source: Group
    target: Group


@dataclass(frozen=True, slots=True)
class BecomeEnergy:
    """This card becomes an Energy card attached to another Pokémon of ``to``; it provides ``number`` Energy
    of a type chosen now, and is a Pokémon card again when it leaves play.
    """

    number: int
    to: Group


# --- cards ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw:
    """A player draws cards (R233: as many as there are)."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class DiscardFromHand:
    """A player discards cards of their own choice from hand (never the card being played)."""

    player: Player
    quantity: Quantity


@dataclass(frozen=True, slots=True)
class SearchDeck:
    """Search your deck for cards, put them into your hand (shown unless any card would do), shuffle the deck."""

    quantity: Quantity
    filter: CardFilter


# --- places and attacks -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Switch:
    """The Active Pokémon of ``player`` changes places with one of that player's Bench, picked by ``chooser``."""

    player: Player
    chooser: Player


@dataclass(frozen=True, slots=True)
class EvolveSkippingStage:
    """Put a Stage 2 card from hand on the Basic Pokémon of its line, where evolving would be allowed."""


@dataclass(frozen=True, slots=True)
class ChooseAttack:
    """Choose one attack of ``who`` ("that attack" from now on; attack step b)."""

    who: Who


@dataclass(frozen=True, slots=True)
class CopyAttack:
    """Do what the chosen attack does, with this Pokémon as its user, without its costs and requirements."""


# --- lasting --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lasting:
    """``rule`` holds for ``duration``; ends early when its Pokémon leaves the Active place or evolves (R128, R151),
    except for ``WHILE_IN_PLAY``.
    """

    duration: Duration
    rule: Rule


@dataclass(frozen=True, slots=True)
class AttachThis:
    """Attach this Trainer card to a Pokémon; ``rules`` hold while it is attached, ``until`` says when it is discarded."""

    target: Choice
    until: AttachedUntil
    rules: tuple[Rule, ...]


Act = (
    DamagePlus
    | DamageMinus
    | DamageTimes
    | DamageEquals
    | AttackDoesNothing
    | DoDamage
    | Inflict
    | Poison
    | RemoveCounters
    | MoveCounters
    | KnockOut
    | DiscardEnergy
    | AttachEnergy
    | MoveEnergy
    | BecomeEnergy
    | Draw
    | DiscardFromHand
    | SearchDeck
    | Switch
    | EvolveSkippingStage
    | ChooseAttack
    | CopyAttack
    | Lasting
    | AttachThis
)


# --- frames ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class May:
    """You may do ``acts``, all or none. Inside another frame it stands last."""

    acts: tuple[Act, ...]


Block = tuple[Act | May, ...]


@dataclass(frozen=True, slots=True)
class Flip:
    """Flip one coin; do ``heads`` or ``tails`` (not both empty)."""

    heads: Block
    tails: Block


@dataclass(frozen=True, slots=True)
class FlipCoins:
    """Flip ``number`` coins (at least 2), or with ``None`` until one is tails; ``Heads`` and ``Tails`` count them."""

    number: int | None


@dataclass(frozen=True, slots=True)
class If:
    """Do ``then`` when ``test`` holds, else ``otherwise`` (not both empty; only ``otherwise``: "unless")."""

    test: Test
    then: Block
    otherwise: Block = ()


@dataclass(frozen=True, slots=True)
class EitherWay:
    """Do ``acts`` even when the attack does nothing (only in an attack with :class:`AttackDoesNothing`, last)."""

    acts: tuple[Act, ...]


Statement = Act | May | Flip | FlipCoins | If | EitherWay

__all__ = [
    "Act",
    "AttachEnergy",
    "AttachThis",
    "AttackDoesNothing",
    "BecomeEnergy",
    "Block",
    "ChooseAttack",
    "CopyAttack",
    "DamageEquals",
    "DamageMinus",
    "DamagePlus",
    "DamageTimes",
    "DiscardEnergy",
    "DiscardFromHand",
    "DoDamage",
    "Draw",
    "EitherWay",
    "EvolveSkippingStage",
    "Flip",
    "FlipCoins",
    "If",
    "Inflict",
    "KnockOut",
    "Lasting",
    "May",
    "MoveCounters",
    "MoveEnergy",
    "Poison",
    "RemoveCounters",
    "SearchDeck",
    "Statement",
    "Switch",
]
