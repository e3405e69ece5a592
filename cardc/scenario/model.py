"""What a scenario says: marks, a board, actions and checks. Frozen values; the class names follow the grammar's rule names.

Damage is in points, cards and coins are counted singly. ``span`` is the place in the scenario file and no part of the meaning.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from cardc.diagnostics import Span
from cardc.model.terms import Condition, Edition, EnergyType, Player


class Zone(StrEnum):
    """A player's cards out of play."""

    HAND = "hand"
    DECK = "deck"
    DISCARD = "discard pile"
    PRIZES = "prizes"


# --- parts ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NamedCard:
    """``number`` cards of a name or id."""

    name: str
    number: int
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class BasicEnergy:
    """``number`` basic Energy cards of a type."""

    type: EnergyType
    number: int
    span: Span = field(compare=False, repr=False)


Cards = NamedCard | BasicEnergy


@dataclass(frozen=True, slots=True)
class ByName:
    """The only Pokémon in play that has this name or id, whoever owns it."""

    name: str
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ByOwner:
    """A player's only Pokémon in play that has this name or id."""

    player: Player
    name: str
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ByActive:
    """A player's Active Pokémon."""

    player: Player
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ByBench:
    """A player's Benched Pokémon at a place, counted from 1."""

    player: Player
    number: int
    span: Span = field(compare=False, repr=False)


Who = ByName | ByOwner | ByActive | ByBench


# --- given ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class InCondition:
    """A Special Condition; ``points`` is the damage of a poison, ``None`` for the normal one."""

    condition: Condition
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Pokemon:
    """A Pokémon on the board. ``beneath`` are the cards below it, from the top; ``None``: its usual earlier stages."""

    name: str
    attached: tuple[Cards, ...]
    beneath: tuple[str, ...] | None
    damage: int
    conditions: tuple[InCondition, ...]
    just_played: bool
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SetActive:
    """A player's Active Pokémon."""

    player: Player
    pokemon: Pokemon
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SetBench:
    """A player's Bench, in order."""

    player: Player
    pokemon: tuple[Pokemon, ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SetZone:
    """Just these cards are in a zone; in a deck the first is on top."""

    player: Player
    zone: Zone
    cards: tuple[Cards, ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SetSize:
    """A zone holds so many cards, and it does not matter which."""

    player: Player
    zone: Zone
    number: int
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SetTurn:
    """Whose turn it is; ``first``: the first of that player."""

    player: Player
    first: bool
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SetEdition:
    """The rules to play by."""

    edition: Edition
    span: Span = field(compare=False, repr=False)


Setup = SetActive | SetBench | SetZone | SetSize | SetTurn | SetEdition


# --- when ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attack:
    """Attack with the Active Pokémon; without a name any attack (only after "can't")."""

    name: str | None


@dataclass(frozen=True, slots=True)
class Play:
    """Play a Trainer card from hand."""

    name: str


@dataclass(frozen=True, slots=True)
class PutOnBench:
    """Put a Basic Pokémon from hand on the Bench."""

    name: str


@dataclass(frozen=True, slots=True)
class Evolve:
    """Play an Evolution card from hand on a Pokémon."""

    who: Who
    name: str


@dataclass(frozen=True, slots=True)
class Attach:
    """Attach an Energy card from hand: the attachment of the turn."""

    card: Cards
    who: Who


@dataclass(frozen=True, slots=True)
class Retreat:
    """Retreat the Active Pokémon."""


@dataclass(frozen=True, slots=True)
class UsePower:
    """Use a power, of a certain Pokémon when several have it."""

    name: str
    who: Who | None


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a Trainer card that is in play as a Pokémon."""

    who: Who


Deed = Attack | Play | PutOnBench | Evolve | Attach | Retreat | UsePower | Discard


class Reply(StrEnum):
    """Answers that name nothing."""

    YES = "yes"
    NO = "no"
    NOTHING = "nothing"


class Sight(StrEnum):
    """What a player may be asked to look at one of."""

    DECK = "the top card of a deck"
    HAND = "a card in the opponent's hand"
    PRIZES = "a Prize"


@dataclass(frozen=True, slots=True)
class OfDeck:
    """A player's deck."""

    player: Player


@dataclass(frozen=True, slots=True)
class OfPrize:
    """A player's Prize at a place, counted from 1."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class OfStage:
    """A stage of Evolution, 1 or 2."""

    number: int


AnswerValue = Who | EnergyType | Condition | int | Reply | Sight | OfDeck | OfPrize | OfStage


@dataclass(frozen=True, slots=True)
class Answer:
    """One option of a question: a Pokémon, card or attack, an Energy type, a condition, a number, something to look at, or a plain reply."""

    value: AnswerValue
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Coin:
    """One coin flip."""

    heads: bool
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Choose:
    """A player answers the next question so."""

    player: Player
    answer: Answer
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Offered:
    """The next question goes to ``player`` and has these options (``offered``), or has none of them."""

    player: Player
    offered: bool
    answers: tuple[Answer, ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Script:
    """What is answered while an action runs: its coins, and its questions in order."""

    coins: tuple[Coin, ...]
    questions: tuple[Choose | Offered, ...]


@dataclass(frozen=True, slots=True)
class Act:
    """A player does something."""

    player: Player
    deed: Deed
    script: Script
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class TurnEnds:
    """The turn ends, what happens between turns happens, and the other player draws a card."""

    script: Script
    span: Span = field(compare=False, repr=False)


Action = Act | TurnEnds


# --- then ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HasDamage:
    """A Pokémon has so many points of damage on it."""

    who: Who
    points: int
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class HasHP:
    """A Pokémon has so many HP left."""

    who: Who
    points: int
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class HasAttached:
    """Just these cards are attached to a Pokémon (Energy and Trainer cards, not the cards it evolved from)."""

    who: Who
    cards: tuple[Cards, ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class IsCondition:
    """A Pokémon is (not) in a condition; with points a poison of that strength."""

    who: Who
    holds: bool
    condition: InCondition
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class HasNoCondition:
    """A Pokémon is in no Special Condition."""

    who: Who
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class IsNamed:
    """A Pokémon has this name or id."""

    who: Who
    name: str
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class IsOn:
    """Just these cards lie below a Pokémon, from the top."""

    who: Who
    names: tuple[str, ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class BenchIs:
    """A Bench holds just these Pokémon, in any order."""

    player: Player
    names: tuple[str, ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ZoneIs:
    """A zone holds just these cards, in any order."""

    player: Player
    zone: Zone
    cards: tuple[Cards, ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ZoneSize:
    """A zone holds so many cards."""

    player: Player
    zone: Zone
    number: int
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ZoneHas:
    """A zone holds at least these cards."""

    player: Player
    zone: Zone
    card: Cards
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ZoneLacks:
    """A zone holds no card of this name or id."""

    player: Player
    zone: Zone
    name: str
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class TopIs:
    """A deck begins with these cards, the top card first."""

    player: Player
    cards: tuple[Cards, ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class HasSeen:
    """Just these cards were shown to a player, or looked at by that player, last in this turn; in any order."""

    player: Player
    cards: tuple[Cards, ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SeesHand:
    """A player's hand does (not) lie face up for the other player."""

    player: Player
    whose: Player
    sees: bool
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Can:
    """A player may (not) do this now."""

    player: Player
    allowed: bool
    deed: Deed
    span: Span = field(compare=False, repr=False)


class Outcome(StrEnum):
    """How the game stands."""

    YOU_WIN = "you win"
    OPPONENT_WINS = "opponent wins"
    DRAW = "the game is a draw"
    OPEN = "nobody has won"


@dataclass(frozen=True, slots=True)
class GameIs:
    """Who has won, if anybody."""

    outcome: Outcome
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class TurnIs:
    """Whose turn it is."""

    player: Player
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class TurnIsOver:
    """Whether nothing can be done in this turn any more; what happens between turns may still come."""

    over: bool
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class StepHappens:
    """A step of the last attack (``a`` to ``f``) left a line in the trace, or left none."""

    letter: str
    happens: bool
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class DamageGoes:
    """A damage step (``a`` to ``i``) of the last attack brought the damage from one number to another."""

    letter: str
    before: int
    after: int
    by: str | None
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class DamageSkipped:
    """A damage step of the last attack changed nothing."""

    letter: str
    span: Span = field(compare=False, repr=False)


Check = (
    HasDamage
    | HasHP
    | HasAttached
    | IsCondition
    | HasNoCondition
    | IsNamed
    | IsOn
    | BenchIs
    | ZoneIs
    | ZoneSize
    | ZoneHas
    | ZoneLacks
    | TopIs
    | HasSeen
    | SeesHand
    | Can
    | GameIs
    | TurnIs
    | TurnIsOver
    | StepHappens
    | DamageGoes
    | DamageSkipped
)


# --- whole ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Covers:
    """The text a scenario tests: an attack or power of a card, or the card itself."""

    card: str
    text: str | None
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Scenario:
    """One behaviour test. ``rules`` are marks of the rule catalogue or of known cases (``R146``, ``PP-01``)."""

    name: str
    covers: tuple[Covers, ...]
    rules: tuple[str, ...]
    given: tuple[Setup, ...]
    steps: tuple[Action | Check, ...]
    span: Span = field(compare=False, repr=False)
