"""What a text does: acts (one clause each) and statements (one sentence each).

An *act* is a single thing done. A *statement* is an act or a frame around acts: a coin, a test,
an option. Frames hold acts only, so a sentence never nests another sentence.
"""

from __future__ import annotations

from cardc.model.parts import (
    Amount,
    CardFilter,
    Choice,
    Count,
    DamageDone,
    Discarded,
    Group,
    Half,
    Quantity,
    Target,
    Test,
    Who,
)
from cardc.model.rules import Rule
from cardc.model.terms import (
    AttachedUntil,
    Condition,
    Duration,
    EnergyType,
    Event,
    Feature,
    LookAt,
    Owner,
    Player,
    TypeSource,
    Zone,
)
from cardc.records import dataclass

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


@dataclass(frozen=True, slots=True)
class IgnoreWeaknessResistance:
    """Weakness and Resistance are not applied to this attack's damage; what acts after them still does."""


@dataclass(frozen=True, slots=True)
class RepeatLastAttack:
    """If this Pokémon was attacked in the opponent's last turn, the final result of that attack on it (damage after
    all changes, conditions, other effects) is done to the Defending Pokémon.
    """


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
class Recover:
    """A Pokémon is no longer in any Special Condition."""

    who: Who


@dataclass(frozen=True, slots=True)
class RemoveCounters:
    """Take damage counters off a Pokémon (off each of them); an amount is in points, a counter for each 10."""

    quantity: Quantity | DamageDone | Half
    target: Target


@dataclass(frozen=True, slots=True)
class PutCounters:
    """Put damage counters worth ``amount`` points on a Pokémon; this is no damage (nothing prevents or changes it)."""

    amount: Amount
    target: Target


@dataclass(frozen=True, slots=True)
class MoveCounters:
    """Move ``number`` damage counters from a Pokémon to another.

    Unless ``may_knock_out`` the move must leave the receiver with HP.
    """

    number: int
    source: Who | Choice
    target: Who | Choice
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
    to: Who | Choice


@dataclass(frozen=True, slots=True)
class MoveEnergy:
    """Move ``number`` Energy cards from a Pokémon to a different one."""

    number: int
    type: EnergyType | None
    source: Who | Choice
    target: Who | Choice


@dataclass(frozen=True, slots=True)
class BecomeEnergy:
    """This card becomes an Energy card attached to another Pokémon of ``to``; it provides ``number`` Energy
    of a type chosen now, and is a Pokémon card again when it leaves play.
    """

    number: int
    to: Choice


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
class DiscardFromDeck:
    """A player discards the top cards of their deck."""

    player: Player
    number: int | Discarded


@dataclass(frozen=True, slots=True)
class PutCards:
    """Cards of ``player`` go from the hand or the discard pile to another zone, picked by ``chooser``.

    Into the deck they are shuffled; to the Bench only Basic Pokémon go, as many as there is room for. One Pokémon put
    onto the Bench is "that Pokémon" from then on.
    """

    player: Player
    quantity: Quantity
    filter: CardFilter
    source: Zone
    to: Zone
    chooser: Player = Player.YOU


@dataclass(frozen=True, slots=True)
class ShowHand:
    """A player shows their hand to the other."""

    player: Player


@dataclass(frozen=True, slots=True)
class Look:
    """Look at one of ``at`` (canonical order); only you see it."""

    at: tuple[LookAt, ...]


@dataclass(frozen=True, slots=True)
class Rearrange:
    """Look at up to ``number`` cards from the top of a deck (of either player: you choose which) and put them back in
    any order.
    """

    number: int
    deck: Owner


@dataclass(frozen=True, slots=True)
class SearchDeck:
    """Search your deck for cards, put them into your hand (shown unless any card would do) or onto your Bench, shuffle
    the deck.
    """

    quantity: Quantity
    filter: CardFilter
    to: Zone = Zone.HAND


# --- places and attacks -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Switch:
    """The Active Pokémon of ``player`` changes places with one of that player's Bench, picked by ``chooser``."""

    player: Player
    chooser: Player


@dataclass(frozen=True, slots=True)
class TakeActivePlace:
    """A Benched Pokémon changes places with its owner's Active Pokémon."""

    who: Who


@dataclass(frozen=True, slots=True)
class LeavePlay:
    """A Pokémon goes to its owner's hand or deck (shuffled in), with all cards attached to it; or, without
    ``everything``, only its Basic Pokémon card goes and all the others are discarded.
    """

    target: Target
    to: Zone
    everything: bool


@dataclass(frozen=True, slots=True)
class Devolve:
    """Choose a stage that a Pokémon has: its Evolution cards of that stage and higher are discarded; it loses its
    Special Conditions and all else that attacks left on it.
    """

    target: Target


@dataclass(frozen=True, slots=True)
class ChangeFeature:
    """A characteristic of a Pokémon is now another type, chosen from ``source``; a Weakness or Resistance only when it
    has one (Resistance: also when it has none).
    """

    feature: Feature
    who: Who
    source: TypeSource = TypeSource.ANY


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
class Reaction:
    """``effects`` are done when ``event`` happens to this Pokémon (``SELF``); ``ATTACKER`` did it."""

    event: Event
    effects: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Lasting:
    """``rule`` holds for ``duration``. What an attack left on a Pokémon ends early when it leaves the Active place or
    evolves (R128, R151), except for ``WHILE_IN_PLAY``.
    """

    duration: Duration
    rule: Rule | Reaction


@dataclass(frozen=True, slots=True)
class AttachThis:
    """Attach this Trainer card to a Pokémon; ``rules`` hold while it is attached, ``until`` says when it is discarded."""

    target: Who | Choice
    until: AttachedUntil
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class StayInPlay:
    """This Trainer card stays in play (a Stadium, R135); ``rules`` hold as long."""

    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class PlayAsPokemon:
    """This Trainer card is played as a Basic Pokémon with ``hp``: it has no attack, can't retreat or be in a Special
    Condition, its Knock Out gives no Prize, and its player may discard it in their own turn before the attack.
    """

    hp: int


Act = (
    DamagePlus
    | DamageMinus
    | DamageTimes
    | DamageEquals
    | AttackDoesNothing
    | IgnoreWeaknessResistance
    | RepeatLastAttack
    | DoDamage
    | Inflict
    | Poison
    | Recover
    | RemoveCounters
    | PutCounters
    | MoveCounters
    | KnockOut
    | DiscardEnergy
    | AttachEnergy
    | MoveEnergy
    | BecomeEnergy
    | Draw
    | DiscardFromHand
    | DiscardFromDeck
    | PutCards
    | ShowHand
    | Look
    | Rearrange
    | SearchDeck
    | Switch
    | TakeActivePlace
    | LeavePlay
    | Devolve
    | ChangeFeature
    | EvolveSkippingStage
    | ChooseAttack
    | CopyAttack
    | Lasting
    | AttachThis
    | StayInPlay
    | PlayAsPokemon
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
    """Flip ``number`` coins (at least 2), as many as a count, or with ``None`` until one is tails; ``Heads`` and
    ``Tails`` count them.
    """

    number: int | Count | None


@dataclass(frozen=True, slots=True)
class FlipForEach:
    """Flip a coin for each Pokémon of a group, one after the other; in the branches ``THAT`` is that Pokémon. ``Heads``
    and ``Tails`` count the coins afterwards.
    """

    group: Group
    heads: Block
    tails: Block


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


Statement = Act | May | Flip | FlipCoins | FlipForEach | If | EitherWay
