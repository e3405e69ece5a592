"""Model → phrases for rules: with a duration, in a power, on an attached Trainer card or a Stadium."""

from __future__ import annotations

from cardc.language.phrase import Phrase, UnsayableError, Value
from cardc.language.plan_parts import PartPlanner, conditions
from cardc.model.parts import Who
from cardc.model.rules import (
    CannotAttack,
    CannotEvolve,
    CannotPlayTrainers,
    CannotRetreat,
    CannotUse,
    CheaperRetreat,
    CopyOf,
    EnergyCountsAs,
    FlipToPrevent,
    HalveDamage,
    HandFaceUp,
    IgnorePowers,
    ImmuneTo,
    LessDamage,
    MoreDamage,
    MustFlipToAttack,
    NewBaseDamage,
    PreventDamage,
    PreventEffects,
    Rule,
    Subject,
)
from cardc.model.terms import AttackRef, Duration


class RulePlanner(PartPlanner):
    """Plans rules."""

    __slots__ = ()

    def rule(self, rule: Rule) -> Phrase:
        """A rule that holds as long as something is in play."""
        if isinstance(rule, IgnorePowers):
            return Phrase("rule-ignore-powers")
        if isinstance(rule, CopyOf):
            return Phrase("rule-copy-of", (self.who(rule.who), self.who(rule.of)))
        if isinstance(rule, CannotUse):
            raise UnsayableError("an attack is forbidden for a while only")
        kind, args = self.said(rule, None, optional=True)
        return Phrase("rule-" + kind, args)

    def lasting(self, rule: Rule, duration: Duration, before: Who | None, optional: bool) -> Phrase:
        """A rule with its duration."""
        if isinstance(rule, IgnorePowers | CopyOf):
            raise UnsayableError(f"{rule!r} holds in a power only")
        if isinstance(rule, CannotUse):
            kind = "cannot-use-this" if rule.attack is AttackRef.THIS else "cannot-use-chosen"
            args: tuple[Value, ...] = (self.agent(rule.who, before, optional),)
        else:
            kind, args = self.said(rule, before, optional)
        return Phrase("lasting-" + kind, (*args, duration))

    def agent(self, who: Subject, before: Who | None, optional: bool) -> Phrase:
        """The subject of a clause: "it" when the clause before had the same one."""
        if not isinstance(who, Who):
            return self.bearer(who)
        if not optional:
            self.subject = who
            if who is before:
                return Phrase("it")
        return self.who(who)

    def said(self, rule: Rule, before: Who | None, optional: bool) -> tuple[str, tuple[Value, ...]]:
        """The kind of a rule, without where it stands, and its slots."""
        match rule:
            case PreventDamage(to, at_most, at_least):
                if at_most is not None:
                    return "prevent-damage-at-most", (self.bearer(to), at_most)
                if at_least is not None:
                    return "prevent-damage-at-least", (self.bearer(to), at_least)
                return "prevent-damage", (self.bearer(to),)
            case PreventEffects(to):
                return "prevent-effects", (self.bearer(to),)
            case FlipToPrevent(to):
                return "flip-to-prevent", (self.bearer(to),)
            case MoreDamage(by, points):
                return "more-damage", (self.bearer(by), points)
            case LessDamage(to, points, None):
                return "less-damage", (self.bearer(to), points)
            case LessDamage(to, points, by) if by is not None:
                return "less-damage-by", (self.who(by), self.bearer(to), points)
            case HalveDamage(to, rounding):
                return "halve-damage", (self.bearer(to), rounding)
            case CannotAttack(who, whom):
                agent = self.agent(who, before, optional)
                return ("cannot-attack", (agent,)) if whom is None else ("cannot-attack-whom", (agent, self.who(whom)))
            case CannotRetreat(who):
                return "cannot-retreat", (self.agent(who, before, optional),)
            case MustFlipToAttack(who):
                return "must-flip-to-attack", (self.who(who),)
            case EnergyCountsAs(who, type_):
                return "energy-counts-as", (self.who(who), type_)
            case NewBaseDamage(who, attack, points):
                return "new-base-damage", (self.who(who), attack, points)
            case ImmuneTo(who, immune):
                return "immune-to", (self.bearer(who), conditions(immune))
            case CheaperRetreat(who, less):
                return "cheaper-retreat", (self.bearer(who), less)
            case CannotEvolve(who):
                return "cannot-evolve", (self.bearer(who),)
            case CannotPlayTrainers(player):
                return "cannot-play-trainers", (player,)
            case HandFaceUp(player):
                return "hand-face-up", (player,)
        raise UnsayableError(f"no clause for {rule!r}")
