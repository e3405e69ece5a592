"""The canonical form of a text (docs/model.md): what each kind of text may say, and one way to say it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from cardc.check.findings import Path
from cardc.check.parts import Kind, Latest, PartChecker
from cardc.model.cards import Activated, OnlyIf, PowerText, Requirement, Static, Text, Whenever
from cardc.model.effects import (
    Act,
    AttachEnergy,
    AttachThis,
    AttackDoesNothing,
    BecomeEnergy,
    Block,
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
    Amount,
    Choice,
    CountersOn,
    DamageGotThrough,
    EnergyOn,
    Exactly,
    HalfRemainingHP,
    HasBench,
    HasCondition,
    IsDamaged,
    Per,
    UpTo,
    Who,
)
from cardc.model.rules import (
    CannotUse,
    EnergyCountsAs,
    LessDamage,
    MoreDamage,
    PreventDamage,
    PreventEffects,
    Rule,
)
from cardc.model.terms import (
    AttackRef,
    Condition,
    Duration,
    Player,
    Sign,
)

OwnDamage = DamagePlus | DamageMinus | DamageTimes | DamageEquals


_ONLY_IN_ATTACKS: Final = (
    DamagePlus,
    DamageMinus,
    DamageTimes,
    DamageEquals,
    AttackDoesNothing,
    ChooseAttack,
    CopyAttack,
)
_NEVER_IN_ATTACKS: Final = (AttachThis, EvolveSkippingStage, BecomeEnergy)
_NEVER_IN_POWERS: Final = (*_ONLY_IN_ATTACKS, AttachThis)
_NEVER_IN_TRAINERS: Final = (*_ONLY_IN_ATTACKS, BecomeEnergy)
_EXCLUDED: Final[dict[Kind, tuple[type, ...]]] = {
    Kind.ATTACK: _NEVER_IN_ATTACKS,
    Kind.POWER: _NEVER_IN_POWERS,
    Kind.REACTIVE: _NEVER_IN_POWERS,
    Kind.TRAINER: _NEVER_IN_TRAINERS,
}
_SIGN_OF: Final[dict[type, Sign]] = {
    DamagePlus: Sign.PLUS,
    DamageMinus: Sign.MINUS,
    DamageTimes: Sign.TIMES,
    DamageEquals: Sign.UNKNOWN,
}
_WORDS_OF: Final[dict[Sign, str]] = {
    Sign.PLUS: "damage plus",
    Sign.MINUS: "damage minus",
    Sign.TIMES: "damage times",
    Sign.UNKNOWN: "damage equals",
}
_NAMES: Final[dict[type, str]] = {
    DamagePlus: "damage plus",
    DamageMinus: "damage minus",
    DamageTimes: "damage times",
    DamageEquals: "damage equals",
    AttackDoesNothing: "attack does nothing",
    ChooseAttack: "choose an attack",
    CopyAttack: "copy that attack",
    AttachThis: "attach this",
    EvolveSkippingStage: "evolve skipping a stage",
    BecomeEnergy: "self becomes energy",
}


class TextChecker(PartChecker):
    """Walks one text in the order of its words. ``findings`` holds the result."""

    # --- whole texts ------------------------------------------------------------------------------

    def text(self, text: Text, path: Path) -> None:
        """The text of an attack or a Trainer card."""
        for i, requirement in enumerate(text.requirements):
            self._requirement(requirement, (*path, "requirements", i))
        self.statements(text.effects, (*path, "effects"))
        for i, statement in enumerate(text.effects):
            if isinstance(statement, AttachThis) and len(text.effects) > 1:
                message = "a card that attaches itself does nothing else"
                self.say("E221", message, (*path, "effects", i), "move the rest into the rules of `attach this`")
        if self.kind is Kind.ATTACK:
            self._signs_agree(path)

    def power(self, text: PowerText, path: Path) -> None:
        """The text of a power."""
        body, at = text.body, (*path, "body")
        order = list(Condition)
        if list(text.stopped_by) != sorted(set(text.stopped_by), key=order.index):
            wanted = ", ".join(c for c in Condition if c in text.stopped_by)
            self.say("E225", "the conditions that stop a power stand once each, in order", path, f"write `{wanted}`")
        for condition in text.stopped_by:
            self._condition(condition, path)
        match body:
            case Activated():
                self._not_empty(body.effects, at, "the power does nothing")
                self.statements(body.effects, (*at, "effects"))
            case Whenever():
                self._not_empty(body.acts, at, "the power does nothing")
                self._block(body.acts, (*at, "acts"))
            case Static():
                self._rule(body.rule, (*at, "rule"))
                if _subject(body.rule) is not Who.SELF:
                    self.say("E220", "a rule that always holds is about `self`", (*at, "rule"), "write `self`")

    def statements(self, parts: tuple[Statement, ...], path: Path) -> None:
        """The sentences of a text, from its top."""
        for i, part in enumerate(parts):
            at = (*path, i)
            match part:
                case FlipCoins():
                    if part.number is not None:
                        self._at_least(part.number, 2, at, "coins")
                    self.coins = True
                case EitherWay():
                    self._either_way(part, at, last=i == len(parts) - 1)
                case AttackDoesNothing():
                    self._act(part, at, path)
                    self.say("E216", "`attack does nothing` stands only inside `flip`, `if` or `unless`", at)
                case _:
                    self._piece(part, at, path)

    # --- frames ------------------------------------------------------------------------------------

    def _piece(self, part: Statement, at: Path, block: Path) -> None:
        match part:
            case May():
                self._not_empty(part.acts, at, "`may` offers nothing")
                self._no_failing(part.acts, at, "may")
                self._block(part.acts, (*at, "acts"))
            case Flip():
                self._two_sides(part.heads, part.tails, at, "flip")
                self._block(part.heads, (*at, "heads"))
                self._block(part.tails, (*at, "tails"))
            case If():
                self._test(part.test, at, block)
                self._two_sides(part.then, part.otherwise, at, "if")
                if isinstance(part.test, DamageGotThrough):
                    self._no_own_damage((*part.then, *part.otherwise), at, "if damage got through")
                self._block(part.then, (*at, "then"))
                self._block(part.otherwise, (*at, "otherwise"))
            case FlipCoins() | EitherWay():
                pass
            case _:
                self._act(part, at, block)

    def _block(self, parts: Block, path: Path) -> None:
        for i, part in enumerate(parts):
            at = (*path, i)
            if isinstance(part, May) and i < len(parts) - 1:
                self.say("E204", "`may` inside another sentence stands last", at, "move it to the end")
            if isinstance(part, AttackDoesNothing) and len(parts) > 1:
                cure = "what happens all the same stands in `either way { … }` at the end"
                self.say("E216", "`attack does nothing` stands alone", at, cure)
            self._piece(part, at, path)

    def _two_sides(self, one: Block, two: Block, at: Path, word: str) -> None:
        if not one and not two:
            self.say("E201", f"`{word}` does nothing", at, "say what happens, or remove it")

    def _not_empty(self, parts: tuple[Statement, ...], at: Path, message: str) -> None:
        if not parts:
            self.say("E201", message, at, "say what happens, or remove it")

    def _either_way(self, part: EitherWay, at: Path, last: bool) -> None:
        self._not_empty(part.acts, at, "`either way` does nothing")
        if self.kind is not Kind.ATTACK or not self.fails:
            message = "`either way` stands only after `attack does nothing`"
            self.say("E217", message, at, "without it, write the sentences alone")
        elif not last:
            self.say("E217", "`either way` stands last", at, "move it to the end")
        self._no_own_damage(part.acts, at, "either way")
        self._no_failing(part.acts, at, "either way")
        self._block(part.acts, (*at, "acts"))

    def _no_failing(self, acts: Block, at: Path, word: str) -> None:
        if any(isinstance(a, AttackDoesNothing) for a in acts):
            self.say("E216", f"`attack does nothing` can't stand in `{word}`", at)

    def _no_own_damage(self, parts: Block, at: Path, word: str) -> None:
        for act in _acts_in(parts):
            if isinstance(act, OwnDamage):
                name = _NAMES[type(act)]
                self.say("E224", f"`{name}` can't depend on `{word}`: the damage is settled before", at)
            if isinstance(act, AttackDoesNothing) and word != "either way":
                self.say("E216", f"`attack does nothing` can't depend on `{word}`", at)

    def _signs_agree(self, path: Path) -> None:
        for found in sorted(self.signs - {self.sign}):
            printed = {Sign.UNKNOWN: "?"}.get(found, f"N{found}")
            cure = f"print the damage as `{printed}` or remove `{_WORDS_OF[found]}`"
            self.say("E215", f"the text says `{_WORDS_OF[found]}` but the printed damage has no `{found}`", path, cure)
        if self.sign is not Sign.NONE and self.sign not in self.signs:
            cure = f"say it: `{_WORDS_OF[self.sign]} …`"
            message = f"the printed damage has `{self.sign}` but the text never says `{_WORDS_OF[self.sign]}`"
            self.say("E215", message, path, cure)

    # --- requirements ------------------------------------------------------------------------------------

    def _requirement(self, part: Requirement, at: Path) -> None:
        bad = False
        match part:
            case DiscardEnergy():
                bad = self.kind is not Kind.ATTACK or part.target is not Who.SELF or isinstance(part.quantity, UpTo)
                self._quantity(part.quantity, at)
                self._type(part.type, at)
            case DiscardFromHand():
                bad = part.player is not Player.YOU or not isinstance(part.quantity, Exactly)
                self._quantity(part.quantity, at)
            case OnlyIf():
                allowed = HasBench if self.kind is Kind.TRAINER else HasBench | HasCondition | IsDamaged
                bad = not isinstance(part.test, allowed)
                if not bad:
                    self._test(part.test, at, ())
        if bad:
            if self.kind is Kind.TRAINER:
                cure = "a Trainer card can require `discard N cards from hand` and `only if … benched pokemon`"
            else:
                cure = "an attack can require Energy from `self`, a number of cards from hand, and `only if …`"
            self.say("E218", f"this can't be required by {self.kind}", at, cure)

    # --- acts --------------------------------------------------------------------------------------------

    def _act(self, act: Act, at: Path, block: Path) -> None:
        if isinstance(act, _EXCLUDED[self.kind]):
            self.say("E214", f"`{_NAMES[type(act)]}` has no meaning in {self.kind}", at)
        match act:
            case DamagePlus() | DamageMinus() | DamageEquals():
                self.signs.add(_SIGN_OF[type(act)])
                self._amount(act.amount, at, block)
            case DamageTimes():
                self.signs.add(Sign.TIMES)
                self._count(act.count, at, block)
            case AttackDoesNothing():
                self.fails = True
            case DoDamage():
                self._do_damage(act, at, block)
            case Inflict():
                self._who(act.who, at, block)
                self._condition(act.condition, at)
                if act.condition is Condition.POISONED:
                    self.say("E206", "poison has its own sentence", at, "write `… is now poisoned`")
            case Poison():
                self._who(act.who, at, block)
                if act.damage not in (10, 20):
                    self.say("E206", f"poison takes 10 or 20, not {act.damage}", at)
            case KnockOut():
                self._who(act.who, at, block)
            case ChooseAttack():
                self._who(act.who, at, block)
                self.attack = Latest(block)
            case CopyAttack():
                self._that_attack(at, block)
            case Lasting():
                self._lasting(act, at, block)
            case AttachThis():
                self._attach_this(act, at, block)
            case EvolveSkippingStage():
                pass
            case _:
                self._thing(act, at, block)

    def _thing(
        self,
        act: RemoveCounters
        | MoveCounters
        | DiscardEnergy
        | AttachEnergy
        | MoveEnergy
        | BecomeEnergy
        | Draw
        | DiscardFromHand
        | SearchDeck
        | Switch,
        at: Path,
        block: Path,
    ) -> None:
        match act:
            case RemoveCounters():
                self._quantity(act.quantity, at)
                self._target(act.target, at, block)
            case MoveCounters():
                self._at_least(act.number, 1, at, "damage counters")
                self._places(at, act.source, act.target)
            case DiscardEnergy():
                self._only_quantity(act.quantity, at, Exactly, All)
                self._type(act.type, at)
                self._target(act.target, at, block)
            case AttachEnergy():
                self._at_least(act.number, 1, at, "cards")
                self._type(act.type, at)
                self._places(at, act.to)
            case MoveEnergy():
                self._at_least(act.number, 1, at, "cards")
                self._type(act.type, at)
                self._places(at, act.source, act.target)
            case BecomeEnergy():
                self._at_least(act.number, 1, at, "Energy")
                self._places(at, act.to)
            case Draw():
                self._at_least(act.number, 1, at, "cards")
            case DiscardFromHand():
                self._only_quantity(act.quantity, at, Exactly, All)
            case SearchDeck():
                self._only_quantity(act.quantity, at, Exactly, UpTo)
                self._filter(act.filter, at)
            case Switch():
                pass

    def _do_damage(self, act: DoDamage, at: Path, block: Path) -> None:
        if self.kind is Kind.ATTACK and act.target is Who.DEFENDING:
            cure = "print it as the attack's damage, or write `damage plus …`"
            self.say("E222", "damage to the Defending Pokémon is the attack's own damage", at, cure)
        self._amount(act.amount, at, block)
        if isinstance(act.target, Choice) and Who.THAT in _everyone_in(act.amount):
            self.say("E209", "`that pokemon` can't be told from the Pokémon chosen here", at)
        self._target(act.target, at, block)

    def _lasting(self, act: Lasting, at: Path, block: Path) -> None:
        self._rule(act.rule, at, block)
        subject = _subject(act.rule)
        if act.duration is Duration.WHILE_IN_PLAY and subject is not Who.SELF:
            self.say("E219", f"a rule for {act.duration} is about `self`", at)
        if self.kind is Kind.ATTACK and isinstance(act.rule, MoreDamage) and subject is not Who.SELF:
            self.say("E219", "more damage is done by `self`", at, "write `damage by self plus …`")

    def _attach_this(self, act: AttachThis, at: Path, block: Path) -> None:
        self._choice(act.target, at, block)
        if act.target.number != 1:
            self.say("E202", "a card is attached to 1 Pokémon", at, "write `1 of`")
        if not act.rules:
            self.say("E201", "the attached card does nothing", at, "say which rule holds while it is attached")
        for i, rule in enumerate(act.rules):
            path = (*at, "rules", i)
            if _subject(rule) is not Who.HOLDER:
                self.say("E220", "a rule of an attached card is about `holder`", path, "write `holder`")
            self._rule_numbers(rule, path)
            self._that_attack_in(rule, path, block)

    # --- rules ---------------------------------------------------------------------------------------------

    def _rule(self, rule: Rule, at: Path, block: Path = ()) -> None:
        self._who(_subject(rule), at, block)
        self._rule_numbers(rule, at)
        self._that_attack_in(rule, at, block)

    def _rule_numbers(self, rule: Rule, at: Path) -> None:
        match rule:
            case PreventDamage(_, points) if points is not None:
                self._points(points, at)
            case MoreDamage() | LessDamage():
                self._points(rule.points, at)
            case EnergyCountsAs():
                self._type(rule.type, at)
            case _:
                pass

    def _that_attack_in(self, rule: Rule, at: Path, block: Path) -> None:
        if not isinstance(rule, CannotUse):
            return
        if self.kind is not Kind.ATTACK:
            self.say("E214", f"`{rule.attack}` has no meaning in {self.kind}", at)
        elif rule.attack is AttackRef.CHOSEN:
            self._that_attack(at, block)
        elif rule.who is not Who.SELF:
            self.say("E223", "only `self` has this attack", at, "choose an attack first and write `that attack`")


def _subject(rule: Rule) -> Who:
    match rule:
        case MoreDamage():
            return rule.by
        case PreventDamage() | PreventEffects() | LessDamage():
            return rule.to
        case _:
            return rule.who


def _acts_in(parts: Iterable[Act | May]) -> Iterator[Act]:
    for part in parts:
        if isinstance(part, May):
            yield from part.acts
        else:
            yield part


def _everyone_in(amount: Amount) -> set[Who]:
    if isinstance(amount, HalfRemainingHP):
        return {amount.who}
    if isinstance(amount, Per) and isinstance(amount.count, CountersOn | EnergyOn):
        return {amount.count.who}
    return set()
