"""Sentence plan → model: the inverse of :mod:`cardc.language.plan`.

Phrases are built bottom up, in the order in which they are said, so that "it" is the subject of the clause before.
A plan that contradicts its context (another card's name, another printed number, a reminder of a rule
that is not in play) raises :class:`Contradiction`: such a text is declined, never bent into shape.
What each kind builds stands in the tables of ``interpret_parts`` and ``interpret_acts``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from cardc.language.interpret_acts import acts, apply_weakness, block
from cardc.language.interpret_kinds import BOUGHT, NO_STATEMENTS, REQUIREMENTS, SAID_LAST, STOPPED, UNAPPLIED
from cardc.language.interpret_parts import Contradiction as Contradiction
from cardc.language.interpret_sentences import SentenceInterpreter
from cardc.language.phrase import Body, EnergyText, Phrase, TextContext, TextKind
from cardc.language.reminders import (
    acts_of,
    as_pokemon,
    is_old_reminder,
    reminders,
    reminders_of_rule,
    seats,
)
from cardc.language.schema import KINDS, OPTIONAL
from cardc.model.asked import could_apply
from cardc.model.cards import Activated, OnlyIf, PowerBody, PowerText, Requirement, Static, Text, Unless
from cardc.model.effects import (
    Act,
    AttachThis,
    AttackDoesNothing,
    DiscardEnergy,
    DiscardFromHand,
    DoDamage,
    EitherWay,
    Ignore,
    May,
    PlayAsPokemon,
    PutCards,
    PutCounters,
    Reaction,
    Statement,
    StayInPlay,
)
from cardc.model.parts import CameThisTurn, Choice, Test, Who
from cardc.model.rules import CopyOf, Rule
from cardc.model.terms import AttachedUntil, Condition, Disregard, Event, Player, Seat, Spot, Usage


class Interpreter(SentenceInterpreter):
    """Builds the model of one text; see the module."""

    __slots__ = ()

    # --- texts -------------------------------------------------------------------------------------

    def statements(self, sentences: Sequence[Phrase], before: Sequence[Statement] = ()) -> list[Statement]:
        """The statements of a row of sentences, behind those ``before``: reminders of these may come first."""
        found = list(before)
        said = [act for statement in before for act in acts_of(statement)]
        due, last = reminders(said), 0
        for sentence in sentences:
            at = {spot for statement in found[last:] for spot in seats(statement)}
            if sentence.kind == "apply-weakness" or (
                sentence.kind == "reminder-no-weakness-bench" and Spot.IN_PLAY in at
            ):
                found[last:] = apply_weakness(found[last:])
                due = [reminder for reminder in due if not reminder.kind.startswith("reminder-no-weakness")]
                self.untold = False
            elif sentence.kind.startswith("reminder-"):
                if sentence.kind in OPTIONAL:
                    if not is_old_reminder(sentence, said, self.context.types):
                        raise Contradiction("the sentence in parentheses reminds of nothing said before it")
                    continue
                if sentence.kind == "reminder-no-weakness" and Phrase("reminder-no-weakness-bench") in due:
                    continue
                if sentence.kind == "reminder-no-weakness-bench" and Spot.BENCH in at:
                    continue
                if sentence not in due:
                    raise Contradiction("the sentence in parentheses reminds of nothing said before it")
                due = [reminder for reminder in due if reminder != sentence]
                self.untold = self.untold and sentence.kind != "reminder-no-weakness"
            elif sentence.kind in REQUIREMENTS or KINDS[sentence.kind].category in NO_STATEMENTS:
                raise Contradiction("this sentence stands in the wrong place of the text")
            elif sentence.kind == "if-you-do":
                done = self.done_then(sentence, found, optional=len(found) == len(before))
                said, due = [*said, *done], reminders(done)
            else:
                self.subject, self.them = None, None
                new = block(self.build(sentence))
                if sentence.kind == "either-way" and AttackDoesNothing() not in said:
                    new = block(*cast(EitherWay, new[0]).acts)  # It is done whatever the coin says: no more than that.
                if new == UNAPPLIED and self.damage_beside(found[last:]):
                    due, self.untold = [*due, Phrase("reminder-after-weakness")], False
                    continue
                self.expect_other_case(found)
                last = len(found)
                found += cast("tuple[Statement, ...]", new)
                done = [act for statement in new for act in acts_of(statement)]
                said, due = [*said, *done], reminders(done)
                self.expect_told(said)
                self.untold = any(Spot.IN_PLAY in seats(statement) for statement in new)
        self.expect_told(said)
        if self.pending is not None:
            raise Contradiction("nothing is done to the Pokémon that was chosen")
        return found

    def expect_told(self, said: Sequence[Act]) -> None:
        """An attack that damages Active and Benched Pokémon alike tells whether Weakness and Resistance are applied."""
        regardless = any(isinstance(act, Ignore) and act.what is not Disregard.RESISTANCE for act in said)
        if self.untold and self.context.kind is TextKind.ATTACK and not regardless:
            raise Contradiction(
                "the text does not say whether Weakness and Resistance are applied to an Active Pokémon"
            )
        self.untold = False

    def done_then(self, sentence: Phrase, found: list[Statement], *, optional: bool) -> list[Act]:
        """ "If you do, …": what you may do, and this, are done together. ``optional``: only what the power's frame says
        you may do stands before: a power that is used at a price, which must be there.
        """
        self.subject, self.them = None, None
        then = acts(self.build(sentence))
        match found[-1:]:
            case [May(said, Player.YOU)]:
                found[-1] = May((*said, *then))
            case [DiscardEnergy() | DiscardFromHand(Player.YOU) | PutCards() as payment] if (
                optional and self.is_power()
            ):
                self.paid.append(payment)
                found[-1:] = then
            case [DoDamage(_, Who.SELF) | PutCounters(_, Who.SELF)] if optional and self.is_power():
                found += then  # It is done in any case.
            case [first] if optional and self.is_power() and isinstance(first, Act):
                found[-1] = May((first, *then))
            case _:
                raise Contradiction("nothing was said that you may do")
        return list(then)

    def is_power(self) -> bool:
        """Whether the text is a power's."""
        return self.context.kind is TextKind.POWER

    def damage_beside(self, statements: Sequence[Statement]) -> bool:
        """True for a sentence whose damage, beside that of the attack, could be meant by "this attack"'s."""
        if self.context.damage is not None:
            return False
        acts = [act for statement in statements for act in acts_of(statement)]
        return any(isinstance(act, DoDamage) and could_apply(act.target) for act in acts)

    def text(self, sentences: Sequence[Phrase]) -> Text:
        """An attack or a Trainer: requirements first."""
        rest = list(sentences)
        said_last = rest.pop() if len(rest) > 1 and rest[-1].kind in SAID_LAST else None
        requirements, effects = self.requirements(rest)
        if said_last is not None:
            requirements.append(cast(Requirement, self.build(said_last)))
        stays: dict[str, Callable[[Sequence[Phrase]], Act]] = {
            "attach-this": self.attachment,
            "stay-in-play": self.stadium,
            "play-as-pokemon": self.as_pokemon,
            "play-as-pokemon-of-printed-hp": self.as_pokemon,
        }
        if rest and rest[0].kind in stays:
            return Text(tuple(requirements), (*effects, stays[rest[0].kind](rest)))
        if rest and self.context.kind is TextKind.TRAINER and rest[0].kind == "holds":
            return Text(tuple(requirements), (*effects, StayInPlay(self.rules(rest))))
        for sentence in rest:
            if sentence.kind in {*REQUIREMENTS, *stays, *SAID_LAST, "holds"}:
                raise Contradiction("this sentence stands in the wrong place of the text")
        return Text(tuple(requirements), tuple(self.statements(rest, effects)))

    def requirements(self, sentences: list[Phrase]) -> tuple[list[Requirement], list[Statement]]:
        """Takes the requirements off the front, with what they buy."""
        found: list[Requirement] = []
        bought: list[Statement] = []
        while sentences and sentences[0].kind in REQUIREMENTS and not bought:
            sentence = sentences.pop(0)
            said = self.build(sentence)
            if sentence.kind in BOUGHT:
                payment, *effects = cast("tuple[Requirement, *tuple[Act, ...]]", said)
                found.append(payment)
                bought += effects
            elif sentence.kind == "pay-energy-three":
                found += cast("tuple[Requirement, ...]", said)
            else:
                found.append(cast(Requirement, said))
                self.required = said.test if isinstance(said, OnlyIf) else None
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
        self.only_reminders(
            sentences[1:],
            [
                *as_pokemon(name),
                Phrase("reminder-as-pokemon-lacks-named", (name,)),
                Phrase("reminder-as-pokemon-evolves", (name,)),
            ],
        )
        return PlayAsPokemon(hp)

    # --- powers ------------------------------------------------------------------------------------------

    def power(self, sentences: Sequence[Phrase]) -> PowerText:
        """A power: its frame first, what stops it last."""
        if not sentences:
            raise Contradiction("a power says something")
        stopped: tuple[Condition, ...] = ()
        last = sentences[-1]
        if last.kind in STOPPED:
            stopped = cast("tuple[Condition, ...]", self.build(last))
            sentences = sentences[:-1]
        body = self.power_body(sentences)
        if last.kind in STOPPED and not isinstance(body, STOPPED[last.kind]):
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
                done = tuple(self.statements(rest, bought))
                return Activated(cast(Usage, first.args[0]), Text(tuple(requirements), done))
            case "activated-first" | "activated-if":
                usage, *tests, opening = cast("tuple[Usage, *tuple[Test, ...], object]", self.build(first))
                effects = tuple(self.statements(rest, block(opening)))
                return Activated(usage, Text((*map(OnlyIf, tests), *self.paid), effects))
            case "activated-to-do":
                usage, payment, act = cast("tuple[Usage, object, object]", self.args(first.kind, first.args))
                done = tuple(self.statements(rest, acts(act)))
                return Activated(usage, Text((cast(Requirement, payment),), done))
            case "reaction-may-choose" if rest and rest[0].kind == "if-you-do":
                self.event = cast(Event, first.args[0])
                event, who, self.pending = cast("tuple[Event, Who, Choice]", self.args(first.kind, first.args))
                self.only_own(who)
                return Reaction(event, tuple(self.statements(rest, [May(())])))
            case (
                "reaction"
                | "reaction-flip"
                | "reaction-may"
                | "reaction-may-flip"
                | "reaction-offer"
                | "reaction-while"
            ):
                self.event = cast(Event, first.args[0])
                reaction = cast(Reaction, self.build(first))
                effects = tuple(self.statements(rest, reaction.effects))
                if first.kind == "reaction" and len(effects) > len(reaction.effects):
                    raise Contradiction("this power says one thing only")
                return Reaction(self.event, effects)
            case "reaction-then":
                self.event = cast(Event, first.args[0])
                self.only_own(self.args(first.kind, first.args)[1])
                return Reaction(self.event, tuple(self.statements(rest)))
            case "holds":
                rule = cast(Rule, self.build(first))
                self.only_reminders(rest, reminders_of_rule(rule))
                return Static(rule)
            case "holds-at":
                one, seat, held = self.args(first.kind, first.args)
                self.only_own(one)
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
