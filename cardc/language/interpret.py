"""Sentence plan → model: the inverse of :mod:`cardc.language.plan`.

Phrases are built bottom up, in the order in which they are said, so that "it" is the subject of the clause before.
A plan that contradicts its context (another card's name, another printed number, a reminder of a rule
that is not in play) raises :class:`Contradiction`: such a text is declined, never bent into shape.
What each kind builds stands in the tables of ``interpret_parts`` and ``interpret_acts``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from cardc.language.interpret_acts import BUILD, acts, block
from cardc.language.interpret_parts import Contradiction as Contradiction
from cardc.language.phrase import SOURCES, Body, EnergyText, Phrase, Source, TextContext, TextKind, Value
from cardc.language.reminders import (
    acts_of,
    as_pokemon,
    chooses_for_bench,
    is_old_reminder,
    reminders,
    reminders_of_rule,
)
from cardc.language.schema import KINDS, OPTIONAL
from cardc.model.cards import Activated, OnlyIf, PowerBody, PowerText, Requirement, Static, Text, Unless
from cardc.model.effects import (
    Act,
    AttachThis,
    DiscardEnergy,
    DiscardFromHand,
    May,
    PlayAsPokemon,
    PutCards,
    Reaction,
    Statement,
    StayInPlay,
)
from cardc.model.parts import AtLeast, CameThisTurn, Choice, EnergyOn, Exactly, Number, PokemonIn, Test, Who
from cardc.model.rules import CopyOf, Rule
from cardc.model.terms import AttachedUntil, Condition, Event, Owner, Seat, Usage

_AGENTS: Final = frozenset(
    {
        "inflict",
        "inflict-after-damage",
        "poison-strong",
        "lasting-cannot-attack",
        "lasting-cannot-attack-whom",
        "lasting-cannot-retreat",
        "lasting-cannot-use-this",
        "lasting-cannot-use-chosen",
    }
)
"""Acts whose subject a following "it" takes up (:meth:`cardc.language.plan_rules.RulePlanner.agent`)."""

_OPTIONS: Final = frozenset({"may", "block-may", "block-and-may", "activated-first", "activated-if"})
"""Phrases with "you may": in what follows it, "it" is not used."""

_OWN: Final = frozenset(
    {
        "become-energy",
        "become-energy-for-opponent",
        "damage-self",
        "damage-self-equal",
        "damage-self-per",
        "damage-self-per-at-most",
        "holds-at",
        "knock-out-and-become",
        "lasting-reaction",
        "lasting-reactions",
        "reaction",
        "reaction-then",
        "repeat-last-attack",
        "return-own",
        "stopped-copy",
        "stopped-reaction",
        "stopped-rule",
        "stopped-use",
        "stopped-use-when-new",
        "switch-self",
        "unused-energy",
    }
)
_REQUIREMENTS: Final = frozenset({"in-order-to", "only-if", "not-if", "pay-to-do", "trade-for", "trade-with-deck"})
_BOUGHT: Final = frozenset({"pay-to-do", "trade-for", "trade-with-deck"})
_SAID_LAST: Final = "not-undamaged"
"""A requirement that stands at the end of a text."""
_THEM: Final = frozenset({"switch-them", "damage-them", "discard-them"})
"""Acts on "1 of them": of the Benched Pokémon or Energy cards that the sentence has just spoken of."""

_CHOICES: Final = frozenset({"choice", "choice-by-opponent", "one-benched", "your-own"})
_STOPPED: Final[dict[str, type | tuple[type, ...]]] = {
    "stopped-use": (Activated, Static),
    "stopped-use-when-new": Activated,
    "stopped-reaction": Reaction,
    "stopped-rule": Static,
    "stopped-copy": Static,
}
_BASED: Final = frozenset({"damage-plus", "damage-minus", "damage-times"})
_ONLY_IN_ATTACKS: Final = frozenset(
    {
        *_BASED,
        "attack-does-nothing",
        "choose-and-copy",
        "choose-attack",
        "damage-done",
        "damage-equals",
        "damage-got-through",
        "defending",
        "ignore-weakness-resistance",
        "is-knocked-out",
        "lasting-cannot-use-this",
        "repeat-last-attack",
        "switch-defending",
        "unused-energy",
    }
)
_COINS: Final = frozenset({"heads", "tails"})
_FLIPS: Final = frozenset(kind for kind in KINDS if kind.startswith(("flip-coins", "flip-each", "flip-until")))
_THAT_ATTACK: Final = frozenset({"copy-attack", "lasting-cannot-use-chosen"})
_THAT_MANY: Final = frozenset({"discarded", "discard-from-deck-as-many"})
_DISCARDS: Final = (DiscardEnergy, DiscardFromHand)
_IS_ACT: Final = {kind.id: kind.category in ("act", "deed", "putting") for kind in KINDS.values()}
_SOURCE_AT: Final = {k.id: list(k.slots.values()).index(Source) for k in KINDS.values() if Source in k.slots.values()}
_CHECKED: Final = frozenset(
    {
        "attacker",
        "lasting-new-base-damage-instead",
        "pay-energy",
        *_ONLY_IN_ATTACKS,
        *_SOURCE_AT,
        *_OWN,
        *_COINS,
        *_THAT_ATTACK,
        *_THAT_MANY,
    }
)
_IN_ATTACK: Final = {"your-active": Who.SELF, "opponents-active": Who.DEFENDING}
"""The Active Pokémon as an attack calls them, but for what it leaves to be done later."""


class Interpreter:
    """Builds the model of one text; see the module."""

    __slots__ = (
        "attached",
        "base",
        "chosen",
        "coins",
        "context",
        "discarded",
        "optional",
        "owner",
        "reacting",
        "subject",
        "them",
        "used",
    )

    def __init__(self, context: TextContext) -> None:
        self.context = context
        self.base = None if context.damage is None else context.damage.value
        self.subject: Who | None = None
        self.optional = False
        self.chosen = False
        self.coins = False
        self.discarded = False
        self.attached = False
        self.reacting = False
        self.owner: Who | None = None
        self.them: Test | None = None
        self.used = False

    def build(self, phrase: Phrase) -> object:
        """The part of the model that a phrase speaks of."""
        kind, values = phrase
        if kind == "self-named":
            return Who.SELF
        if kind == "self-this":
            return Who.HOLDER if self.attached else Who.SELF
        if kind == "it":
            return self.antecedent()
        if kind == "that":
            return self.that()
        if kind in _OPTIONS:
            return self.option(kind, values)
        if kind in _IN_ATTACK and self.context.kind is TextKind.ATTACK and not self.reacting:
            return _IN_ATTACK[kind]
        if kind == "if-then":
            return self.if_then(values)
        args = self.args(kind, values)
        if kind in _THEM:
            return self.act_on_them(kind, args)
        if kind in _CHECKED:
            self.expect(kind, args)
        self.remember(kind, args)
        if kind == "damage-equals" and isinstance(args[0], Number) and self.base is not None:
            self.expect_unchanged(args[0])
            return None
        if kind == "take-active-place-it" and not self.benched():
            raise Contradiction('"it" has nothing to stand for')
        built = BUILD[kind](*args)
        if isinstance(built, PutCards) or kind.startswith("search-deck-onto"):
            self.chosen = self.chosen or chooses_for_bench(cast(Act, built))
        elif isinstance(built, _DISCARDS):
            self.discarded = True
        return built

    def expect(self, kind: str, args: Sequence[object]) -> None:
        """What a phrase takes for granted must be so."""
        if kind in _ONLY_IN_ATTACKS and self.context.kind is not TextKind.ATTACK:
            raise Contradiction("this is said in an attack text only")
        if kind == "attacker" and self.context.kind is not TextKind.POWER and not self.reacting:
            raise Contradiction("no one attacks")
        if kind in _BASED and args[0] != self.base:
            raise Contradiction(f"the text says {args[0]} damage, the card {self.base}")
        if kind in _SOURCE_AT:
            self.expect_source(cast(Source, args[_SOURCE_AT[kind]]))
        own = kind in _OWN or (kind == "pay-energy" and self.context.kind is TextKind.ATTACK)
        if own and Who.SELF not in args[:2]:
            raise Contradiction("only the card itself can be meant here")
        if kind in _COINS and not self.coins:
            raise Contradiction("no coins were flipped to count")
        if kind in _THAT_ATTACK and self.owner is None:
            raise Contradiction('"that attack" was not chosen before')
        if kind == "lasting-new-base-damage-instead":
            self.expect_base(cast(str, args[2]), cast(int, args[4]))
        if kind in _THAT_MANY and not self.discarded:
            raise Contradiction("nothing was discarded to count")

    def args(self, kind: str, values: Sequence[Value]) -> list[object]:
        """What fills the slots, in the order in which it is said."""
        found: list[object] = []
        chosen = self.chosen
        for value in values:
            if not isinstance(value, Phrase):
                found.append(value)
            elif kind == "rule-copy-of" and value.kind == "defending":
                found.append(Who.DEFENDING)
            else:
                found.append(self.build(value))
            if kind.startswith("flip-each"):
                self.chosen = True
            if kind == "may-any-number":
                self.discarded = True
            if kind.startswith("lasting-reaction"):
                # What was chosen before the reaction is not meant in it.
                self.subject, self.reacting, self.chosen = None, True, self.chosen and self.reacting
        if kind.startswith("lasting-reaction"):
            self.reacting, self.chosen = False, chosen
        return found

    def remember(self, kind: str, args: Sequence[object]) -> None:
        """What later words point back to."""
        if kind in _CHOICES:
            self.chosen = True
        elif kind == "choose-attack":
            self.owner = cast(Who, args[0])
        elif kind in _FLIPS:
            self.coins = True
        if kind in _AGENTS:
            self.subject = args[0] if not self.optional and isinstance(args[0], Who) else None
        elif _IS_ACT[kind]:
            self.subject = None

    # --- words that point back ------------------------------------------------------------------------

    def antecedent(self) -> Who:
        """What "it" means."""
        if self.subject is None:
            raise Contradiction('"it" has nothing to stand for')
        return self.subject

    def that(self) -> Who:
        """What "that Pokémon" means: the one the card is attached to, the one that was
        chosen, the attacker of a reaction, the one whose attack was."""
        if self.attached:
            return Who.HOLDER
        if self.chosen:
            return Who.THAT
        if self.reacting:
            return Who.ATTACKER
        if self.owner is None:
            raise Contradiction('"that Pokémon" was not spoken of before')
        return self.owner

    def benched(self) -> bool:
        """True when the sentence has just said that the card itself is Benched."""
        return self.them is not None and getattr(self.them, "seat", None) is Seat.BENCHED

    def if_then(self, values: Sequence[Value]) -> object:
        """ "If there are any, choose 1 of them and …" says no more than that: where there is none, nothing is done."""
        test = cast(Test, self.build(cast(Phrase, values[0])))
        self.them, self.used = test, False
        then = self.build(cast(Phrase, values[1]))
        self.them = None
        return block(then) if self.used else BUILD["if-then"](test, then)

    def act_on_them(self, kind: str, args: Sequence[object]) -> object:
        """An act on one of those that the test before has spoken of."""
        self.subject, self.used = None, True
        match self.them:
            case AtLeast(PokemonIn(group), 1) if group.owner is Owner.OPPONENTS and kind != "discard-them":
                if kind == "damage-them":
                    self.expect_source(cast(Source, args[0]))
                return BUILD[kind](*args)
            case AtLeast(EnergyOn(who, type_), 1) if kind == "discard-them":
                return DiscardEnergy(Exactly(cast(int, args[0])), type_, who)
        raise Contradiction('"them" has nothing to stand for')

    def expect_source(self, source: Source) -> None:
        """A sentence names the kind of text it stands in ("this attack")."""
        if source is not SOURCES.get(self.context.kind):
            raise Contradiction(f"the text speaks of itself as {source}, but it is {self.context.kind}")

    def expect_base(self, attack: str, points: int) -> None:
        """A sentence that tells another attack's printed damage tells the right one."""
        printed = dict(self.context.bases).get(attack, points)
        if points != printed:
            raise Contradiction(f"the text says {points} damage, the card {printed}")

    def expect_unchanged(self, amount: Number) -> None:
        """A clause that repeats the printed damage says nothing new."""
        if amount.value != self.base:
            raise Contradiction(f"the text says {amount.value} damage, the card {self.base}")

    def option(self, kind: str, values: Sequence[Value]) -> object:
        """ "you may …": the last part of the phrase is optional."""
        before = [self.build(value) if isinstance(value, Phrase) else value for value in values[:-1]]
        optional = cast(Phrase, values[-1])
        if kind == "activated-if":
            self.them = cast(Test, before[1])
        self.optional, self.subject = not kind.startswith("activated") or optional.kind == "say", None
        last = self.build(optional)
        self.optional, self.subject = False, None
        if kind.startswith("activated"):
            self.them = None
            return (*before, last)
        may = May(acts(last))
        if kind == "may":
            return may
        return (may,) if kind == "block-may" else (*block(before[0]), may)

    # --- texts -------------------------------------------------------------------------------------

    def statements(self, sentences: Sequence[Phrase], due: list[Phrase], said: list[Act]) -> list[Statement]:
        """The statements of a row of sentences; ``due`` are reminders that may come first, of the acts in ``said``."""
        found: list[Statement] = []
        for sentence in sentences:
            if sentence.kind.startswith("reminder-"):
                if sentence.kind in OPTIONAL:
                    if not is_old_reminder(sentence, said, self.context.types):
                        raise Contradiction("the sentence in parentheses reminds of nothing said before it")
                    continue
                if sentence.kind == "reminder-no-weakness-bench" and Phrase("reminder-no-weakness") in due:
                    continue
                if sentence not in due:
                    raise Contradiction("the sentence in parentheses reminds of nothing said before it")
                due = [reminder for reminder in due if reminder != sentence]
            else:
                self.subject, self.them = None, None
                new = block(self.build(sentence))
                found += cast("tuple[Statement, ...]", new)
                done = [act for statement in new for act in acts_of(statement)]
                said, due = [*said, *done], reminders(done)
        return found

    def text(self, sentences: Sequence[Phrase]) -> Text:
        """An attack or a Trainer: requirements first."""
        rest = list(sentences)
        last = [cast(Requirement, self.build(rest.pop()))] if rest and rest[-1].kind == _SAID_LAST else []
        requirements, effects = self.requirements(rest)
        requirements += last
        stays: dict[str, Callable[[Sequence[Phrase]], Act]] = {
            "attach-this": self.attachment,
            "stay-in-play": self.stadium,
            "play-as-pokemon": self.as_pokemon,
            "play-as-pokemon-of-printed-hp": self.as_pokemon,
        }
        if rest and rest[0].kind in stays:
            return Text(tuple(requirements), (*effects, stays[rest[0].kind](rest)))
        for sentence in rest:
            if sentence.kind in {*_REQUIREMENTS, *stays, _SAID_LAST, "holds"}:
                raise Contradiction("this sentence stands in the wrong place of the text")
        said = [act for effect in effects for act in acts_of(effect)]
        return Text(tuple(requirements), (*effects, *self.statements(rest, reminders(said), said)))

    def requirements(self, sentences: list[Phrase]) -> tuple[list[Requirement], list[Statement]]:
        """Takes the requirements off the front, with what they buy."""
        found: list[Requirement] = []
        bought: list[Statement] = []
        while sentences and sentences[0].kind in _REQUIREMENTS and not bought:
            sentence = sentences.pop(0)
            said = self.build(sentence)
            if sentence.kind in _BOUGHT:
                payment, *effects = cast("tuple[Requirement, *tuple[Act, ...]]", said)
                found.append(payment)
                bought += effects
            else:
                found.append(cast(Requirement, said))
        return found, bought

    # --- cards that stay -------------------------------------------------------------------------------

    def attachment(self, sentences: Sequence[Phrase]) -> AttachThis:
        """A Trainer card that is attached: its rules, one a sentence."""
        _, target, until = sentences[0].args
        chosen = self.build(cast(Phrase, target))
        self.attached = True
        rules = self.rules(sentences[1:])
        self.attached = False
        return AttachThis(cast("Who | Choice", chosen), cast(AttachedUntil, until), rules)

    def stadium(self, sentences: Sequence[Phrase]) -> StayInPlay:
        """A Trainer card that stays in play: its rules, one a sentence."""
        return StayInPlay(self.rules(sentences[1:]))

    def rules(self, sentences: Sequence[Phrase]) -> tuple[Rule, ...]:
        """Rules with their reminders."""
        rules: list[Rule] = []
        due: list[Phrase] = []
        for sentence in sentences:
            if sentence in due:
                continue
            if sentence.kind != "holds":
                raise Contradiction("a card that stays does nothing else")
            rules.append(cast(Rule, self.build(sentence)))
            due += reminders_of_rule(rules[-1])
        return tuple(rules)

    def as_pokemon(self, sentences: Sequence[Phrase]) -> PlayAsPokemon:
        """A Trainer card that is played as a Pokémon."""
        first = sentences[0]
        hp = self.context.hp if first.kind == "play-as-pokemon-of-printed-hp" else cast(int, first.args[1])
        if hp is None:
            raise Contradiction("the text does not say how many HP the card has, and none are printed on it")
        name = self.context.name
        self.only_reminders(sentences[1:], [*as_pokemon(name), Phrase("reminder-as-pokemon-lacks-named", (name,))])
        return PlayAsPokemon(hp)

    # --- powers ------------------------------------------------------------------------------------------

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
        if last.kind == "stopped-copy" and not (isinstance(body, Static) and isinstance(body.rule, CopyOf)):
            raise Contradiction("this power makes no copy")
        if last.kind == "stopped-use-when-new" and isinstance(body, Activated):
            new = Unless(CameThisTurn(Who.SELF))
            body = Activated(body.usage, Text((*body.text.requirements, new), body.text.effects))
        return PowerText(body, stopped)

    def power_body(self, sentences: Sequence[Phrase]) -> PowerBody:
        """What the power does."""
        first = sentences[0] if sentences else Phrase("")
        rest = list(sentences[1:])
        match first.kind:
            case "activated":
                requirements, bought = self.requirements(rest)
                said = [act for effect in bought for act in acts_of(effect)]
                done = (*bought, *self.statements(rest, reminders(said), said))
                return Activated(cast(Usage, first.args[0]), Text(tuple(requirements), done))
            case "activated-first" | "activated-if":
                usage, *tests, opening = cast("tuple[Usage, *tuple[Test, ...], object]", self.build(first))
                effects: tuple[Statement, ...] = block(opening)
                said = [act for effect in effects for act in acts_of(effect)]
                effects += tuple(self.statements(rest, reminders(said), said))
                return Activated(usage, Text(tuple(map(OnlyIf, tests)), effects))
            case "reaction":
                reaction = cast(Reaction, self.build(first))
                said = [act for effect in reaction.effects for act in acts_of(effect)]
                self.only_reminders(rest, reminders(said), said)
                return reaction
            case "reaction-then":
                event, _ = self.args(first.kind, first.args)
                return Reaction(cast(Event, event), tuple(self.statements(rest, [], [])))
            case "holds":
                rule = cast(Rule, self.build(first))
                self.only_reminders(rest, reminders_of_rule(rule))
                return Static(rule)
            case "holds-at":
                who, seat, held = self.args(first.kind, first.args)
                if who is not Who.SELF:
                    raise Contradiction("only the card itself can be meant here")
                self.only_reminders(rest, reminders_of_rule(cast(Rule, held)))
                return Static(cast(Rule, held), cast(Seat, seat))
        raise Contradiction("a power begins with when it works")

    def only_reminders(self, sentences: Sequence[Phrase], due: list[Phrase], said: Sequence[Act] = ()) -> None:
        """Nothing but reminders may follow: those that are ``due``, or older ones of the acts in ``said``."""
        others = [sentence for sentence in sentences if sentence not in due]
        if not all(is_old_reminder(sentence, said, self.context.types) for sentence in others):
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
