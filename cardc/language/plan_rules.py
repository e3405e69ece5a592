"""Model → phrases for rules: with a duration, in a power, on an attached Trainer card or a Stadium."""

from __future__ import annotations

from cardc.language.phrase import Moment, Phrase, Prevented, UnsayableError, Value
from cardc.language.plan_parts import PartPlanner
from cardc.language.regular import regular
from cardc.model.parts import Group, Who
from cardc.model.rules import (
    CannotAttack,
    CannotRetreat,
    CannotUse,
    CopyOf,
    FlipToPrevent,
    IgnorePowers,
    LessDamage,
    PreventDamage,
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
            case FlipToPrevent(to, only_damage, by):
                what = Prevented.DAMAGE if only_damage else Prevented.EFFECTS
                return "flip-to-prevent", (by, what, self.bearer(to))
            case LessDamage():
                return self.less_damage(rule)
            case CannotAttack(who, whom):
                agent = self.agent(who, before, optional)
                return ("cannot-attack", (agent,)) if whom is None else ("cannot-attack-whom", (agent, self.who(whom)))
            case CannotRetreat(who):
                return "cannot-retreat", (self.agent(who, before, optional),)
        one = regular().get(type(rule))
        if one is None:
            raise UnsayableError(f"no clause for {rule!r}")
        return one.id, self.filled(one, rule)

    def less_damage(self, rule: LessDamage) -> tuple[str, tuple[Value, ...]]:
        """Damage that is reduced: of any attack, of one Pokémon's, of the attacks of a group."""
        moment = Moment.BEFORE if rule.before else Moment.AFTER
        match rule.by:
            case None:
                return "less-damage", (self.bearer(rule.to), rule.points, moment)
            case Who() as who:
                return "less-damage-by", (self.who(who), self.bearer(rule.to), rule.points, moment)
            case Group() as group:
                return "less-damage-from", (self.group(group), self.bearer(rule.to), rule.points, moment)
