"""What a text does: acts (one clause each) and statements (one sentence each).

An *act* is a single thing done. A *statement* is an act or a frame around statements: a coin, a test, an option.
Inside a frame another one stands last, and only where the outer frame has no other branch: so a sentence says whose
"if heads" it is.
"""

from __future__ import annotations

from cardc.model.parts import (
    Amount,
    CardFilter,
    Choice,
    Count,
    DamageDone,
    Group,
    Half,
    Quantity,
    Target,
    Test,
    Who,
)
from cardc.model.rows import act, say
from cardc.model.rules import Rule
from cardc.model.terms import (
    AttachedUntil,
    Condition,
    Disregard,
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


@act("damage plus {amount}", phrase=False)
@dataclass(frozen=True, slots=True)
class DamagePlus:
    """Printed ``N+``: the attack does its printed damage plus ``amount``."""

    amount: Amount


@act("damage minus {amount}", phrase=False)
@dataclass(frozen=True, slots=True)
class DamageMinus:
    """Printed ``N-``: the attack does its printed damage minus ``amount`` (never below 0)."""

    amount: Amount


@act("damage times number of {count}", phrase=False)
@dataclass(frozen=True, slots=True)
class DamageTimes:
    """Printed ``Nx``: the attack does its printed damage times ``count``."""

    count: Count


@act("damage equals {amount}")
@dataclass(frozen=True, slots=True)
class DamageEquals:
    """Printed ``?``: the attack does ``amount`` damage."""

    amount: Amount


@act("attack does nothing")
@dataclass(frozen=True, slots=True)
class AttackDoesNothing:
    """This attack does nothing: no damage and none of its other effects but those in :class:`EitherWay`."""


@act("ignore {what}", phrase=False)
@dataclass(frozen=True, slots=True)
class Ignore:
    """This attack's damage is done regardless of ``what``: Weakness and Resistance, Resistance alone (what acts after them
    still does), or these and every effect on the Defending Pokémon, its powers included (damage steps b to h).
    """

    what: Disregard


@act("repeat the last attack on self", phrase=False)
@dataclass(frozen=True, slots=True)
class RepeatLastAttack:
    """If this Pokémon was attacked in the opponent's last turn, the final result of that attack on it (damage after
    all changes, conditions, other effects) is done to the Defending Pokémon.
    """


# --- damage, counters, conditions ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DoDamage:
    """Damage beside the attack's own: ``amount`` points to each target, no Weakness or Resistance (R191); with ``applied``
    they are applied for an Active Pokémon.
    """

    amount: Amount
    target: Target
    applied: bool = False


@act("{target} is now {condition}", phrase=False, calls="inflict")
@dataclass(frozen=True, slots=True)
class Inflict:
    """A Pokémon is now in ``condition`` (any but Poisoned, see :class:`Poison`)."""

    condition: Condition
    target: Target


@act("{who:target} is now {conditions:_condition+ or }", phrase=False, calls="inflict_chosen")
@dataclass(frozen=True, slots=True)
class InflictChosen:
    """``who`` is now in one of ``conditions`` (canonical order, at least 2), as you like; Poisoned is the normal poison."""

    conditions: tuple[Condition, ...]
    who: Who


@act("{target} is now poisoned [for {damage}]", phrase=False, calls="poison")
@dataclass(frozen=True, slots=True)
class Poison:
    """A Pokémon is now Poisoned and takes ``damage`` points after each turn (10 is the normal poison); replaces (R227)."""

    target: Target
    damage: int = 10


@act("{target} recovers [from {conditions:_condition*, }]", phrase=False)
@dataclass(frozen=True, slots=True)
class Recover:
    """A Pokémon is no longer in ``conditions`` (canonical order); without them: in any Special Condition."""

    target: Target
    conditions: tuple[Condition, ...] = ()


@act(
    "remove {quantity:quantity} damage counters from {target} {quantity.each}",
    say("remove damage counters from {target} for {quantity:measured}", name="remove_measured"),
    phrase=False,
)
@dataclass(frozen=True, slots=True)
class RemoveCounters:
    """Take damage counters off a Pokémon (off each of them); an amount is in points, a counter for each 10."""

    quantity: Quantity | DamageDone | Half
    target: Target


@act("put damage counters on {target} for {amount}", phrase=False, calls="put_counters")
@dataclass(frozen=True, slots=True)
class PutCounters:
    """Put damage counters worth ``amount`` points on a Pokémon; this is no damage (nothing prevents or changes it)."""

    amount: Amount
    target: Target


@act(
    "move {number} damage counters from {source:one} to {target:other} [may_knock_out: , even to knock out]",
    phrase=False,
)
@dataclass(frozen=True, slots=True)
class MoveCounters:
    """Move ``number`` damage counters from a Pokémon to another.

    Unless ``may_knock_out`` the move must leave the receiver with HP.
    """

    number: int
    source: Who | Choice
    target: Who | Choice
    may_knock_out: bool = False


@act("knock out {target}", slots={"who": "target"}, calls="knock_out")
@dataclass(frozen=True, slots=True)
class KnockOut:
    """A Pokémon is Knocked Out."""

    target: Target


# --- Energy ---------------------------------------------------------------------------------------


@act(say("discard {quantity} [{type}] energy cards from {target} {quantity.each}", own=True), phrase=False)
@dataclass(frozen=True, slots=True)
class DiscardEnergy:
    """Discard Energy *cards* attached to the target; with ``type`` only cards that provide it now."""

    quantity: Quantity
    type: EnergyType | None
    target: Target


@act("attach {quantity} {filter} from {source:STORE} to {to} {quantity.each}", phrase=False)
@dataclass(frozen=True, slots=True)
class AttachEnergy:
    """Attach Energy cards from your hand, your discard pile or your deck (searched, then shuffled) to one Pokémon; not
    the attachment of the turn.
    """

    quantity: Quantity
    filter: CardFilter
    to: Who | Choice
    source: Zone = Zone.HAND


@act("move {quantity} {filter} from {source:one} to {target:other}", phrase=False)
@dataclass(frozen=True, slots=True)
class MoveEnergy:
    """Move Energy cards from a Pokémon to a different one."""

    quantity: Quantity
    filter: CardFilter
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


@act(
    say("draw {quantity} cards {quantity.each}", player=Player.YOU),
    say("opponent draws {quantity} cards {quantity.each}", player=Player.OPPONENT),
    phrase=False,
)
@dataclass(frozen=True, slots=True)
class Draw:
    """A player draws cards (R233: as many as there are)."""

    player: Player
    quantity: Quantity


@act(
    say("discard {quantity:stated} cards from hand", player=Player.YOU, own=True),
    say("opponent discards {quantity} cards from hand", player=Player.OPPONENT),
    phrase=False,
)
@dataclass(frozen=True, slots=True)
class DiscardFromHand:
    """A player discards cards of their own choice from hand (never the card being played)."""

    player: Player
    quantity: Quantity


@dataclass(frozen=True, slots=True)
class DiscardFromDeck:
    """A player discards the top cards of their deck."""

    player: Player
    quantity: Quantity


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


@act(
    say("show hand", player=Player.YOU),
    say("opponent shows hand", player=Player.OPPONENT),
    calls="show_hand",
    can="can_empty_hand",
)
@dataclass(frozen=True, slots=True)
class ShowHand:
    """A player shows their hand to the other."""

    player: Player


@act("look at {at:LOOK_AT* or }", phrase=False)
@dataclass(frozen=True, slots=True)
class Look:
    """Look at one of ``at`` (canonical order); only you see it."""

    at: tuple[LookAt, ...]


@act("rearrange {quantity} cards from the top of {deck} deck", phrase=False)
@dataclass(frozen=True, slots=True)
class Rearrange:
    """Look at cards from the top of a deck (of either player: you choose which) and put them back in any order."""

    quantity: Quantity
    deck: Owner


@act("take {quantity} {filter} from the top {number} of deck, the rest {rest:REST}", phrase=False)
@dataclass(frozen=True, slots=True)
class TakeFromTop:
    """Look at the top ``number`` cards of your deck and put some of them into your hand (shown unless any card would do);
    the others are shuffled into the deck or discarded.
    """

    number: int
    quantity: Quantity
    filter: CardFilter
    rest: Zone


@act("shuffle {player:_whose} deck", calls="shuffle_deck", can="can_draw")
@dataclass(frozen=True, slots=True)
class ShuffleDeck:
    """A player's deck is shuffled."""

    player: Player


@act("search deck for {quantity} {filter} [{to:_place}] {quantity.each}", phrase=False)
@dataclass(frozen=True, slots=True)
class SearchDeck:
    """Search your deck for cards, put them into your hand (shown unless any card would do) or onto your Bench, shuffle
    the deck; or shuffle it first and put them on top.
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


@act("{who} takes the active place")
@dataclass(frozen=True, slots=True)
class TakeActivePlace:
    """A Benched Pokémon changes places with its owner's Active Pokémon."""

    who: Who


@act(
    say("put {target} and all its cards {to:INTO_ZONE}", everything=True),
    say("put the basic pokemon of {target} {to:INTO_ZONE}", everything=False),
    phrase=False,
)
@dataclass(frozen=True, slots=True)
class LeavePlay:
    """A Pokémon goes to its owner's hand or deck (shuffled in), with all cards attached to it; or, without
    ``everything``, only its Basic Pokémon card goes and all the others are discarded.
    """

    target: Target
    to: Zone
    everything: bool


@act("devolve {target}")
@dataclass(frozen=True, slots=True)
class Devolve:
    """Choose a stage that a Pokémon has: its Evolution cards of that stage and higher are discarded; it loses its
    Special Conditions and all else that attacks left on it.
    """

    target: Target


@act(
    "change the {feature:FEATURE} of {who} to {source:TYPE_SOURCE}",
    slots={"who": "who", "feature": "feature", "source": "source"},
)
@dataclass(frozen=True, slots=True)
class ChangeFeature:
    """A characteristic of a Pokémon is now another type, chosen from ``source``; a Weakness or Resistance only when it
    has one (Resistance: also when it has none).
    """

    feature: Feature
    who: Who
    source: TypeSource = TypeSource.ANY


@act("evolve skipping a stage", calls="evolve_skipping_stage", can="can_evolve_skipping_stage")
@dataclass(frozen=True, slots=True)
class EvolveSkippingStage:
    """Put a Stage 2 card from hand on the Basic Pokémon of its line, where evolving would be allowed."""


@act("evolve {who} from {source:HAND_OR_DECK}", phrase=False)
@dataclass(frozen=True, slots=True)
class Evolve:
    """A Pokémon evolves into a card that evolves from it, from your hand or your deck (searched, then shuffled); its first
    turn and the turn it came are no obstacle.
    """

    who: Who
    source: Zone


@act("turn ends", calls="end_turn")
@dataclass(frozen=True, slots=True)
class EndTurn:
    """Your turn is over when this has been done; you don't attack any more."""


@act("choose an attack of {who}")
@dataclass(frozen=True, slots=True)
class ChooseAttack:
    """Choose one attack of ``who`` ("that attack" from now on; attack step b)."""

    who: Who


@act("copy that attack")
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


@act("play as pokemon with {hp} hp", phrase=False)
@dataclass(frozen=True, slots=True)
class PlayAsPokemon:
    """This Trainer card is played as a Basic Pokémon with ``hp``: it has no attack, can't retreat or be in a Special
    Condition, its Knock Out gives no Prize, and its player may discard it in their own turn before the attack.
    """

    hp: int


class OwnAct:
    """What a plug-in's acts are made under (docs/plugins.md)."""

    __slots__ = ()


Act = (
    DamagePlus
    | DamageMinus
    | DamageTimes
    | DamageEquals
    | AttackDoesNothing
    | Ignore
    | RepeatLastAttack
    | DoDamage
    | Inflict
    | InflictChosen
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
    | TakeFromTop
    | ShuffleDeck
    | SearchDeck
    | Switch
    | TakeActivePlace
    | LeavePlay
    | Devolve
    | ChangeFeature
    | EvolveSkippingStage
    | Evolve
    | EndTurn
    | ChooseAttack
    | CopyAttack
    | Lasting
    | AttachThis
    | StayInPlay
    | PlayAsPokemon
    | OwnAct
)


# --- frames ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class May:
    """``by`` may do ``block``, all or none: where its first act can't be done in full, nobody is asked and none is done.
    Inside another frame it stands last.
    """

    block: Block
    by: Player = Player.YOU


@dataclass(frozen=True, slots=True)
class Flip:
    """``by`` flips one coin; do ``heads`` or ``tails`` (not both empty)."""

    heads: Block
    tails: Block
    by: Player = Player.YOU


@dataclass(frozen=True, slots=True)
class FlipCoins:
    """``by`` flips ``number`` coins (at least 2), as many as a count, or with ``None`` until one is tails; ``Heads`` and
    ``Tails`` count them.
    """

    number: int | Count | None
    by: Player = Player.YOU


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


@dataclass(frozen=True, slots=True)
class First:
    """Do ``acts`` before the damage of the attack (only in an attack, first)."""

    acts: tuple[Act, ...]


Statement = Act | May | Flip | FlipCoins | FlipForEach | If | EitherWay | First
Block = tuple[Act | May | Flip | If, ...]
"""What a frame holds; another frame in it stands last."""
