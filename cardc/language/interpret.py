"""Sentence plan → model: the inverse of :mod:`cardc.language.plan`.

Phrases are built bottom up, in the order in which they are said, so that "it" is the subject of the clause before.
A plan that contradicts its context (another card's name, another printed number, a reminder of a rule
that is not in play) raises :class:`Contradiction`: such a text is declined, never bent into shape.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from cardc.language.phrase import SOURCES, Body, EnergyText, Guard, Phrase, Source, TextContext, TextKind, Value
from cardc.language.reminders import acts_of, reminders, reminders_of_rule
from cardc.language.schema import KINDS
from cardc.model.cards import Activated, OnlyIf, PowerBody, PowerText, Requirement, Static, Text, Whenever
from cardc.model.effects import (
    Act,
    AttachEnergy,
    AttachThis,
    AttackDoesNothing,
    BecomeEnergy,
    ChooseAttack,
    CopyAttack,
    DamageEquals,
    DamageMinus,
    DamagePlus,
    DamageTimes,
    DiscardEnergy,
    DiscardFromHand,
    DoDamage,
    Draw,
    EitherWay,
    EvolveSkippingStage,
    Flip,
    FlipCoins,
    If,
    Inflict,
    KnockOut,
    Lasting,
    May,
    MoveCounters,
    MoveEnergy,
    Poison,
    RemoveCounters,
    SearchDeck,
    Statement,
    Switch,
)
from cardc.model.parts import (
    All,
    CardFilter,
    Choice,
    CountersOn,
    DamageGotThrough,
    Each,
    EnergyOn,
    Exactly,
    Group,
    HalfRemainingHP,
    HasBench,
    HasCondition,
    Heads,
    IsDamaged,
    Number,
    Per,
    PokemonIn,
    Tails,
    UnusedEnergy,
    UpTo,
    Who,
)
from cardc.model.rules import (
    CannotAttack,
    CannotRetreat,
    CannotUse,
    EnergyCountsAs,
    LessDamage,
    MoreDamage,
    MustFlipToAttack,
    PreventDamage,
    PreventEffects,
    Rule,
)
from cardc.model.terms import (
    AttachedUntil,
    AttackRef,
    CardClass,
    Condition,
    Duration,
    Event,
    Owner,
    Player,
    Spot,
    Usage,
)


class Contradiction(Exception):  # noqa: N818 - it is a finding about a text, no failure of the program
    """The text does not fit its context; the message says how."""


Build = Callable[..., object]


def _cap(each: int, most: int) -> int:
    """The cap of a count from the damage it may add at most."""
    if not each or most % each:
        raise Contradiction(f"at most {most} damage is no multiple of {each}")
    return most // each


def _strong(who: Who, points: int) -> Poison:
    if points == Poison(who).damage:
        raise Contradiction("normal poison is not spelled out")
    return Poison(who, points)


def _rules() -> dict[str, Build]:
    """The rules by the last part of their kind, from the slots before the duration."""
    return {
        "prevent-damage": PreventDamage,
        "prevent-damage-at-most": PreventDamage,
        "prevent-effects": PreventEffects,
        "more-damage": MoreDamage,
        "less-damage": LessDamage,
        "cannot-attack": CannotAttack,
        "cannot-retreat": CannotRetreat,
        "cannot-use-this": lambda who: CannotUse(who, AttackRef.THIS),
        "cannot-use-chosen": lambda who: CannotUse(who, AttackRef.CHOSEN),
        "must-flip-to-attack": MustFlipToAttack,
        "energy-counts-as": EnergyCountsAs,
    }


def _lasting(rule: Build) -> Build:
    return lambda *args: Lasting(cast(Duration, args[-1]), cast(Rule, rule(*args[:-1])))


def _attached(rule: Build) -> Build:
    return lambda *args: rule(Who.HOLDER, *args)


_OWNER: Final = {Player.YOU: Owner.YOURS, Player.OPPONENT: Owner.OPPONENTS}
_BUILD: Final[dict[str, Build]] = {
    # who, which
    "self-this": lambda: Who.SELF,
    "defending": lambda: Who.DEFENDING,
    "attacker": lambda: Who.ATTACKER,
    "group": Group,
    "group-typed": Group,
    "choice": lambda number, group: Choice(number, group),
    "choice-by-opponent": lambda number, group: Choice(number, group, Player.OPPONENT),
    "active": lambda player: Choice(1, Group(_OWNER[player], Spot.ACTIVE)),
    "active-typed": lambda player, type_: Choice(1, Group(_OWNER[player], Spot.ACTIVE, type_)),
    "each": Each,
    # quantities, counts, amounts, tests
    "counters": Exactly,
    "counters-up-to": UpTo,
    "counters-all": All,
    "energy-cards": lambda number: (Exactly(number), None),
    "energy-cards-typed": lambda number, type_: (Exactly(number), type_),
    "energy-cards-all": lambda: (All(), None),
    "energy-cards-all-typed": lambda type_: (All(), type_),
    "filter": lambda wanted: CardFilter(CardClass(wanted.value)),
    "filter-typed": lambda wanted, type_: CardFilter(CardClass(wanted.value), type_),
    "heads": Heads,
    "tails": Tails,
    "counters-on": CountersOn,
    "energy-on": EnergyOn,
    "energy-on-typed": EnergyOn,
    "unused-energy": lambda who, type_: UnusedEnergy(type_),
    "pokemon-in": PokemonIn,
    "points": Number,
    "per": Per,
    "per-at-most": lambda each, count, most: Per(each, count, _cap(each, most)),
    "half-remaining-hp": HalfRemainingHP,
    "damage-got-through": DamageGotThrough,
    "has-condition": HasCondition,
    "is-damaged": IsDamaged,
    "has-bench": HasBench,
    # acts
    "damage-plus": lambda base, amount: DamagePlus(amount),
    "damage-minus": lambda base, amount: DamageMinus(amount),
    "damage-times": lambda base, count: DamageTimes(count),
    "damage-equals": DamageEquals,
    "attack-does-nothing": AttackDoesNothing,
    "do-damage": lambda source, points, target: DoDamage(Number(points), target),
    "do-damage-per": lambda source, each, target, count: DoDamage(Per(each, count), target),
    "do-damage-per-at-most": lambda source, each, target, count, most: DoDamage(
        Per(each, count, _cap(each, most)), target
    ),
    "do-damage-half": lambda source, target, who, rounding: DoDamage(HalfRemainingHP(who, rounding), target),
    "damage-self": lambda who, points: DoDamage(Number(points), who),
    "damage-self-per": lambda who, each, count: DoDamage(Per(each, count), who),
    "damage-self-per-at-most": lambda who, each, count, most: DoDamage(Per(each, count, _cap(each, most)), who),
    "damage-self-half": lambda who, of, rounding: DoDamage(HalfRemainingHP(of, rounding), who),
    "inflict": lambda who, condition: Poison(who) if condition is Condition.POISONED else Inflict(condition, who),
    "poison-strong": _strong,
    "remove-counters": RemoveCounters,
    "move-counters": lambda number, source, target, guard: MoveCounters(
        number, source, target, guard is Guard.EVEN_TO_KNOCK_OUT
    ),
    "move-counters-within": lambda number, group, guard: MoveCounters(
        number, group, group, guard is Guard.EVEN_TO_KNOCK_OUT
    ),
    "knock-out": KnockOut,
    "discard-energy": lambda cards, target: DiscardEnergy(cards[0], cards[1], target),
    "attach-energy": lambda cards, group: AttachEnergy(_number(cards[0]), cards[1], group),
    "move-energy": lambda cards, source, target: MoveEnergy(_number(cards[0]), cards[1], source, target),
    "move-energy-within": lambda cards, group: MoveEnergy(_number(cards[0]), cards[1], group, group),
    "become-energy": lambda who, number, group: BecomeEnergy(number, group),
    "draw": Draw,
    "discard-from-hand": lambda player, number: DiscardFromHand(player, Exactly(number)),
    "discard-hand": lambda player: DiscardFromHand(player, All()),
    "search-deck": lambda number: SearchDeck(Exactly(number), CardFilter(CardClass.CARD)),
    "search-deck-up-to": lambda number: SearchDeck(UpTo(number), CardFilter(CardClass.CARD)),
    "search-deck-for": lambda number, filter_: SearchDeck(Exactly(number), filter_),
    "search-deck-for-up-to": lambda number, filter_: SearchDeck(UpTo(number), filter_),
    "switch": Switch,
    "switch-them": lambda chooser: Switch(Player.OPPONENT, chooser),
    "damage-them": lambda source, points: DoDamage(Number(points), Choice(1, Group(Owner.OPPONENTS, Spot.BENCH))),
    "evolve-skipping-stage": EvolveSkippingStage,
    "choose-attack": ChooseAttack,
    "copy-attack": CopyAttack,
    # joined acts and conditions
    "and-two": lambda first, last: (first, last),
    "more-last": lambda first, last: (first, last),
    "and-more": lambda first, more: (first, *more),
    "more-more": lambda first, more: (first, *more),
    "or-one": lambda first: (first,),
    "or-two": lambda first, last: (first, last),
    "or-last": lambda first, last: (first, last),
    "or-more": lambda first, more: (first, *more),
    "or-next": lambda first, more: (first, *more),
    # statements
    "flip-coins": FlipCoins,
    "flip-until-tails": lambda: FlipCoins(None),
    "say": lambda act: act,
    "say-then": lambda first, last: (first, last),
    "flip-heads": lambda heads: Flip(_block(heads), ()),
    "flip-tails": lambda tails: Flip((), _block(tails)),
    "flip-both": lambda heads, tails: Flip(_block(heads), _block(tails)),
    "if-then": lambda test, then: If(test, _block(then)),
    "if-not": lambda test, otherwise: If(test, (), _block(otherwise)),
    "if-else": lambda test, then, otherwise: If(test, _block(then), _block(otherwise)),
    "either-way": lambda acts: EitherWay(_acts(acts)),
    # requirements
    "pay-energy": lambda cards, who: DiscardEnergy(cards[0], cards[1], who),
    "pay-from-hand": lambda number: DiscardFromHand(Player.YOU, Exactly(number)),
    "pay-other-cards": lambda number: DiscardFromHand(Player.YOU, Exactly(number)),
    "in-order-to": lambda payment, source: payment,
    "only-if": lambda test, source: OnlyIf(test),
    "pay-to-do": lambda payment, act: (payment, act),
    # powers, Energy
    "activated": lambda usage: usage,
    "whenever-damaged": lambda who, acts: Whenever(Event.DAMAGED_BY_ATTACK, _acts(acts)),
    "stopped-use": lambda who, conditions: conditions,
    "stopped-reaction": lambda who, conditions: conditions,
    "stopped-rule": lambda who, conditions: conditions,
    "symbol": lambda type_: (type_,),
    "symbols-more": lambda first, more: first + more,
    "provides": EnergyText,
    **{"lasting-" + name: _lasting(rule) for name, rule in _rules().items()},
    **{"static-" + name: rule for name, rule in _rules().items() if not name.startswith("cannot-use")},
    **{"attached-" + name: _attached(rule) for name, rule in _rules().items() if not name.startswith("cannot-use")},
}

_AGENTS: Final = frozenset(
    {
        "inflict",
        "poison-strong",
        "lasting-cannot-attack",
        "lasting-cannot-retreat",
        "lasting-cannot-use-this",
        "lasting-cannot-use-chosen",
    }
)
"""Acts whose subject a following "it" takes up (:meth:`cardc.language.plan.Planner.agent`)."""

_OPTIONS: Final = frozenset({"may", "block-may", "block-and-may", "activated-first"})
"""Phrases with "you may": in what follows it, "it" is not used."""

_OWN: Final = frozenset(
    {
        "damage-self",
        "damage-self-per",
        "damage-self-per-at-most",
        "damage-self-half",
        "become-energy",
        "pay-energy",
        "unused-energy",
        "whenever-damaged",
    }
)
_REQUIREMENTS: Final = frozenset({"in-order-to", "only-if", "pay-to-do"})
_THEM: Final = frozenset({"switch-them", "damage-them"})
"""Acts on "1 of them": of the Benched Pokémon that the opponent has, as the sentence just said."""

_CHOICES: Final = frozenset({"choice", "choice-by-opponent", "active", "active-typed"})
_STOPPED: Final = {"stopped-use": Activated, "stopped-reaction": Whenever, "stopped-rule": Static}
_BASED: Final = frozenset({"damage-plus", "damage-minus", "damage-times"})


_IS_ACT: Final = {kind.id: kind.category == "act" for kind in KINDS.values()}
_SOURCE_AT: Final = {k.id: list(k.slots.values()).index(Source) for k in KINDS.values() if Source in k.slots.values()}


def _number(quantity: Exactly | All) -> int:
    if isinstance(quantity, All):
        raise Contradiction("a number of Energy cards is needed here, not all of them")
    return quantity.number


def _block(block: object) -> tuple[Act | May, ...]:
    """One act or several, as a block."""
    return cast("tuple[Act | May, ...]", block) if isinstance(block, tuple) else (cast("Act | May", block),)


def _acts(acts: object) -> tuple[Act, ...]:
    """One act or several."""
    return cast("tuple[Act, ...]", acts) if isinstance(acts, tuple) else (cast(Act, acts),)


class Interpreter:
    """Builds the model of one text; see the module."""

    __slots__ = ("base", "bench", "chosen", "context", "optional", "owner", "subject")

    def __init__(self, context: TextContext) -> None:
        self.context = context
        self.base = None if context.damage is None else context.damage.value
        self.subject: Who | None = None
        self.optional = False
        self.chosen = False
        self.bench: Player | None = None
        self.owner: Who | None = None

    def build(self, phrase: Phrase) -> object:
        """The part of the model that a phrase speaks of."""
        kind, values = phrase
        if kind == "it":
            return self.antecedent()
        if kind == "self-named":
            return Who.SELF
        if kind == "that":
            return self.that()
        if kind in _OPTIONS:
            return self.option(kind, values)
        args = [self.build(value) if isinstance(value, Phrase) else value for value in values]
        if kind in _THEM and self.bench is not Player.OPPONENT:
            raise Contradiction('"them" has nothing to stand for')
        if kind == "has-bench":
            self.bench = cast(Player, args[0])
        if kind in _CHOICES:
            self.chosen = True
        elif kind == "choose-attack":
            self.owner = cast(Who, args[0])
        if kind in _BASED and args[0] != self.base:
            raise Contradiction(f"the text says {args[0]} damage, the card {self.base}")
        if kind in _AGENTS:
            self.subject = None if self.optional else cast(Who, args[0])
        elif _IS_ACT[kind]:
            self.subject = None
        if kind in _SOURCE_AT:
            self.expect_source(cast(Source, args[_SOURCE_AT[kind]]))
        if kind in _OWN and Who.SELF not in args[:2]:
            raise Contradiction("only the card itself can be meant here")
        return _BUILD[kind](*args)

    def antecedent(self) -> Who:
        """What "it" means."""
        if self.subject is None:
            raise Contradiction('"it" has nothing to stand for')
        return self.subject

    def that(self) -> Who:
        """What "that Pokémon" means: the one that was chosen, else the one whose attack was."""
        if self.chosen:
            return Who.THAT
        if self.owner is None:
            raise Contradiction('"that Pokémon" was not spoken of before')
        return self.owner

    def expect_source(self, source: Source) -> None:
        """A sentence names the kind of text it stands in ("this attack")."""
        if source is not SOURCES.get(self.context.kind):
            raise Contradiction(f"the text speaks of itself as {source}, but it is {self.context.kind}")

    def option(self, kind: str, values: Sequence[Value]) -> object:
        """ "you may …": the last part of the phrase is optional."""
        before = [self.build(value) if isinstance(value, Phrase) else value for value in values[:-1]]
        optional = cast(Phrase, values[-1])
        self.optional, self.subject = kind != "activated-first" or optional.kind == "say", None
        last = self.build(optional)
        self.optional, self.subject = False, None
        if kind == "activated-first":
            return (before[0], last)
        may = May(_acts(last))
        if kind == "may":
            return may
        return (may,) if kind == "block-may" else (*_block(before[0]), may)

    # --- texts -------------------------------------------------------------------------------------

    def statements(self, sentences: Sequence[Phrase], due: list[Phrase]) -> list[Statement]:
        """The statements of a row of sentences; ``due`` are reminders that may come first."""
        found: list[Statement] = []
        for sentence in sentences:
            if sentence.kind == "reminder-damage-first":
                if not (found and any(isinstance(act, Switch) for act in acts_of(found[-1]))):
                    raise Contradiction("the sentence in parentheses reminds of nothing said before it")
            elif sentence.kind.startswith("reminder-"):
                if sentence not in due:
                    raise Contradiction("the sentence in parentheses reminds of nothing said before it")
                due = [reminder for reminder in due if reminder != sentence]
            else:
                self.subject, self.bench = None, None
                said = self.build(sentence)
                new = cast("tuple[Statement, ...]", said if isinstance(said, tuple) else (said,))
                found += new
                due = [reminder for statement in new for reminder in reminders(acts_of(statement))]
        return found

    def text(self, sentences: Sequence[Phrase]) -> Text:
        """An attack or a Trainer: requirements first."""
        requirements: list[Requirement] = []
        effects: list[Statement] = []
        rest = list(sentences)
        while rest and rest[0].kind in _REQUIREMENTS and not effects:
            sentence = rest.pop(0)
            said = self.build(sentence)
            if sentence.kind == "pay-to-do":
                payment, act = cast("tuple[Requirement, Act]", said)
                requirements.append(payment)
                effects.append(act)
            else:
                requirements.append(cast(Requirement, said))
        if rest and rest[0].kind == "attach-this":
            return Text(tuple(requirements), (*effects, self.attachment(rest)))
        for sentence in rest:
            if sentence.kind in _REQUIREMENTS or sentence.kind.startswith("attach"):
                raise Contradiction("this sentence stands in the wrong place of the text")
        due = [reminder for effect in effects for reminder in reminders(acts_of(effect))]
        return Text(tuple(requirements), (*effects, *self.statements(rest, due)))

    def attachment(self, sentences: Sequence[Phrase]) -> AttachThis:
        """A Trainer card that is attached: its rules, one a sentence."""
        _, target, until = sentences[0].args
        chosen = self.build(cast(Phrase, target))
        if not isinstance(chosen, Choice):
            raise Contradiction("the card is attached to a Pokémon of your choice")
        rules: list[Rule] = []
        due: list[Phrase] = []
        for sentence in sentences[1:]:
            if sentence in due:
                continue
            if not sentence.kind.startswith("attached-"):
                raise Contradiction("a card that is attached does nothing else")
            rules.append(cast(Rule, self.build(sentence)))
            due += reminders_of_rule(rules[-1])
        return AttachThis(chosen, cast(AttachedUntil, until), tuple(rules))

    def power(self, sentences: Sequence[Phrase]) -> PowerText:
        """A power: its frame first, what stops it last."""
        if not sentences:
            raise Contradiction("a power says something")
        stopped: tuple[Condition, ...] = ()
        last = sentences[-1]
        if last.kind in _STOPPED:
            stopped = cast("tuple[Condition, ...]", self.build(last))
            sentences = sentences[:-1]
        body = self.power_body(sentences)
        if last.kind in _STOPPED and not isinstance(body, _STOPPED[last.kind]):
            raise Contradiction("the sentence that says what stops the power does not fit it")
        return PowerText(body, stopped)

    def power_body(self, sentences: Sequence[Phrase]) -> PowerBody:
        """What the power does."""
        first = sentences[0] if sentences else Phrase("")
        match first.kind:
            case "activated":
                return Activated(cast(Usage, first.args[0]), tuple(self.statements(sentences[1:], [])))
            case "activated-first":
                usage, statement = cast("tuple[Usage, Statement]", self.build(first))
                rest = self.statements(sentences[1:], reminders(acts_of(statement)))
                return Activated(usage, (statement, *rest))
            case "whenever-damaged":
                reaction = cast(Whenever, self.build(first))
                self.only_reminders(sentences[1:], reminders(reaction.acts))
                return reaction
            case kind if kind.startswith("static-"):
                rule = cast(Rule, self.build(first))
                self.only_reminders(sentences[1:], reminders_of_rule(rule))
                return Static(rule)
        raise Contradiction("a power begins with when it works")

    def only_reminders(self, sentences: Sequence[Phrase], due: list[Phrase]) -> None:
        """Nothing but reminders may follow."""
        if any(sentence not in due for sentence in sentences):
            raise Contradiction("this power says one thing only")

    def energy(self, sentences: Sequence[Phrase]) -> EnergyText:
        """What an Energy card provides."""
        if len(sentences) != 1:
            raise Contradiction("an Energy card says one thing only")
        return cast(EnergyText, self.build(sentences[0]))


def interpret(sentences: Sequence[Phrase], context: TextContext) -> Body:
    """The model of a text from its sentences. Raises :class:`Contradiction` when they do not fit the context."""
    interpreter = Interpreter(context)
    match context.kind:
        case TextKind.POWER:
            return interpreter.power(sentences)
        case TextKind.ENERGY:
            return interpreter.energy(sentences)
        case _:
            return interpreter.text(sentences)
