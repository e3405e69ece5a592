"""The canonical form of rules: whom they may be about, and who may carry them."""

from __future__ import annotations

from enum import Enum

from cardc.check.findings import Path
from cardc.check.parts import Kind, PartChecker
from cardc.model.parts import Group, Who
from cardc.model.rules import (
    CannotAttack,
    CannotPlayTrainers,
    CannotUse,
    CheaperRetreat,
    CopyOf,
    DearerRetreat,
    EnergyCountsAs,
    FlipToPrevent,
    HalveDamage,
    HandFaceUp,
    IgnorePowers,
    ImmuneTo,
    LessDamage,
    MoreDamage,
    MoreDamageTo,
    NewBaseDamage,
    PowersStop,
    PreventDamage,
    PreventEffects,
    Rule,
    Subject,
)
from cardc.model.terms import AttackRef


class Carrier(Enum):
    """What makes a rule hold."""

    DURATION = "during"
    ATTACHED = "attach this"
    IN_PLAY = "stay in play"
    ALWAYS = "always"


class RuleChecker(PartChecker):
    """Adds rules."""

    def _rule(self, rule: Rule, carrier: Carrier, at: Path, block: Path = ()) -> None:
        self._numbers(rule, at)
        if isinstance(rule, CopyOf | IgnorePowers) and carrier is not Carrier.ALWAYS:
            self.say("E235", "this holds only while its Pokémon is in play", at, "write it in `always { … }`")
        elif isinstance(rule, CopyOf) and (rule.who, rule.of) != (Who.SELF, Who.DEFENDING):
            self.say("E235", "only `self` is a copy, of `defender`", at, "write `self is a copy of defender`")
        subject = subject_of(rule)
        if carrier is Carrier.ATTACHED:
            if subject is not Who.HOLDER:
                self.say("E220", "a rule of an attached card is about `holder`", at, "write `holder`")
        elif isinstance(subject, Group):
            self._group(subject, at)
        elif subject is not None:
            self._who(subject, at, block)
        self._between_two(rule, carrier, at)
        if isinstance(rule, CannotUse):
            self._barred_attack(rule, at, block)
        if self.kind is Kind.ATTACK and isinstance(rule, MoreDamage) and rule.by is not Who.SELF:
            self.say("E219", "more damage is done by `self`", at, "write `damage by self plus …`")

    def _numbers(self, rule: Rule, at: Path) -> None:
        match rule:
            case PreventDamage(_, at_most, at_least):
                for points in (at_most, at_least):
                    if points is not None:
                        self._points(points, at)
                if at_most is not None and at_least is not None:
                    self.say("E233", "prevented damage has one bound, not two", at, "keep `or less` or `or more`")
            case MoreDamage() | MoreDamageTo() | LessDamage() | NewBaseDamage():
                self._points(rule.points, at)
            case EnergyCountsAs():
                self._type(rule.type, at)
            case CheaperRetreat():
                self._at_least(rule.less, 1, at, "Energy")
            case DearerRetreat():
                self._at_least(rule.more, 1, at, "Energy")
            case ImmuneTo():
                if not rule.conditions:
                    self.say("E201", "the rule names no condition", at, "say which ones")
                self._conditions(rule.conditions, at, "the conditions")
            case _:
                pass

    def _between_two(self, rule: Rule, carrier: Carrier, at: Path) -> None:
        """A rule between two Pokémon: the Defending one and this one, left by an attack."""
        pair: tuple[Subject, Subject]
        if isinstance(rule, LessDamage) and isinstance(rule.by, Group):
            self._group(rule.by, at)
            return
        if isinstance(rule, LessDamage) and rule.by is not None:
            pair = (rule.by, rule.to)
        elif isinstance(rule, CannotAttack) and rule.whom is not None:
            pair = (rule.who, rule.whom)
        else:
            return
        if self.kind is not Kind.ATTACK or carrier is not Carrier.DURATION:
            self.say("E219", "a rule between two Pokémon is left by an attack", at, "name one of them only")
        elif pair != (Who.DEFENDING, Who.SELF):
            cure = "write `damage by defender to self …` or `defender can't use attacks on self`"
            self.say("E219", "a rule between two Pokémon is about `defender` and `self`, in this order", at, cure)

    def _barred_attack(self, rule: CannotUse, at: Path, block: Path) -> None:
        if self.kind is not Kind.ATTACK:
            self._no_meaning(rule.attack, at)
        elif rule.attack is AttackRef.CHOSEN:
            self._that_attack(at, block)
            if self.attack is not None and rule.who is not self.attack_of:
                cure = f"write `{self.attack_of} can't use that attack`" if self.attack_of else None
                self.say("E223", f"`that attack` is not one of `{rule.who}`", at, cure)
        elif rule.who is not Who.SELF:
            self.say("E223", "only `self` has this attack", at, "choose an attack first and write `that attack`")

    def _that_attack(self, at: Path, block: Path) -> None:
        if self.attack is None or not self.attack.reaches(block):
            self.say("E211", "`that attack` has no attack chosen before it", at, "write `choose an attack of …` first")


def subject_of(rule: Rule) -> Subject | None:
    """Whom a rule is about; ``None`` when it is about a player or about powers."""
    match rule:
        case MoreDamage():
            return rule.by
        case PreventDamage() | PreventEffects() | FlipToPrevent() | MoreDamageTo() | LessDamage() | HalveDamage():
            return rule.to
        case PowersStop():
            return rule.of
        case CannotPlayTrainers() | HandFaceUp() | IgnorePowers():
            return None
        case _:
            return rule.who
