"""Rules that hold while a power, an attached Trainer card or a Stadium is in play: which hook they stand in, and what they do there."""

from __future__ import annotations

from collections.abc import Sequence

from cardc.emit.code import Branch, Code, Line, returning_any, summed
from cardc.emit.names import constant, literal
from cardc.emit.phrases import EmitError, Place
from cardc.emit.steps import Hook
from cardc.model.parts import Group, Who
from cardc.model.rules import (
    CannotAttack,
    CannotEvolve,
    CannotPlayTrainers,
    CannotRetreat,
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
from cardc.model.terms import Player, Rounding
from cardc.records import dataclass

POWER_HOOKS: dict[type[Rule], Hook] = {
    MoreDamage: Hook.ATTACKER_DAMAGE,
    LessDamage: Hook.DEFENDER_DAMAGE,
    HalveDamage: Hook.DEFENDER_DAMAGE,
    PreventDamage: Hook.DEFENDER_DAMAGE,
    PreventEffects: Hook.PREVENTS_EFFECTS,
    FlipToPrevent: Hook.FLIPS_TO_PREVENT,
    CannotAttack: Hook.PREVENTS_ATTACK,
    CannotRetreat: Hook.PREVENTS_RETREAT,
    CannotEvolve: Hook.PREVENTS_EVOLVING,
    MustFlipToAttack: Hook.NEEDS_FLIP_TO_ATTACK,
    EnergyCountsAs: Hook.ENERGY_COUNTS_AS,
    NewBaseDamage: Hook.NEW_BASE_DAMAGE,
    ImmuneTo: Hook.IMMUNE_TO,
    CheaperRetreat: Hook.CHEAPER_RETREAT,
    CannotPlayTrainers: Hook.STOPS_TRAINERS,
    HandFaceUp: Hook.OPENS_HAND,
    IgnorePowers: Hook.IGNORES_POWERS,
    CopyOf: Hook.COPIES_DEFENDING,
}
"""The hook of a power for each rule it can carry (damage step g, R183)."""

_ON_ATTACKER = (MoreDamage,)
_ON_DEFENDER = (LessDamage, HalveDamage, PreventDamage)

DAMAGE_HOOKS = {Hook.ATTACKER_DAMAGE, Hook.DEFENDER_DAMAGE, Hook.TRAINER_ON_ATTACKER, Hook.TRAINER_ON_DEFENDER}
"""Hooks that take the damage so far and return it changed."""

FIELDS = {Hook.IGNORES_POWERS, Hook.COPIES_DEFENDING, Hook.STOPS_TRAINERS, Hook.OPENS_HAND}
"""Hooks that are no method but a plain class attribute."""

_UNCHANGED = {
    Hook.ENERGY_COUNTS_AS: "ANY_TYPE",
    Hook.NEW_BASE_DAMAGE: "-1",
    Hook.IMMUNE_TO: "0",
    Hook.CHEAPER_RETREAT: "0",
}
"""Hooks that return a number, and the number that changes nothing."""

_ADDED = {Hook.IMMUNE_TO: " | ", Hook.CHEAPER_RETREAT: " + "}
"""How the numbers of several rules come together; elsewhere the first that fits counts."""

_ALL_PREVENTED = "damage = 0"


@dataclass(frozen=True, slots=True)
class Standing:
    """What some rules need: class attributes and bodies of hooks."""

    fields: tuple[str, ...]
    bodies: dict[Hook, tuple[Code, ...]]


def hook_of(rule: Rule) -> Hook:
    """The hook of a rule: for one about the holder of an attached Trainer card damage steps e and f (R181, R182).

    Raises:
        EmitError: the rule can't stand.
    """
    if isinstance(rule, _ON_ATTACKER) and _subject(rule) is Who.HOLDER:
        return Hook.TRAINER_ON_ATTACKER
    if isinstance(rule, _ON_DEFENDER) and _subject(rule) is Who.HOLDER:
        return Hook.TRAINER_ON_DEFENDER
    hook = POWER_HOOKS.get(type(rule))
    if hook is None:
        raise EmitError(f"no power or Trainer card can carry {type(rule).__name__}")
    return hook


def standing(rules: Sequence[Rule]) -> Standing:
    """Attributes and hooks for rules. Raises :class:`EmitError` for a rule that can't stand."""
    by_hook: dict[Hook, list[Rule]] = {}
    for rule in rules:
        by_hook.setdefault(hook_of(rule), []).append(rule)
    wide = any(_is_wide(rule) for rule in rules)
    fields = [f"{hook.value} = {_field(found)}" for hook, found in by_hook.items() if hook in FIELDS]
    bodies = {hook: _body(hook, found, wide) for hook, found in by_hook.items() if hook not in FIELDS}
    return Standing((*(["wide = True"] if wide else []), *fields), bodies)


def _field(rules: Sequence[Rule]) -> str:
    """The attribute for rules of one kind: a mask of the players they are about, or true."""
    players = {rule.player for rule in rules if isinstance(rule, CannotPlayTrainers | HandFaceUp)}
    return " | ".join(f"1 << {constant(player)}" for player in Player if player in players) or "True"


def _subject(rule: Rule) -> Subject | None:
    """Whom a rule is about; ``None`` for one about a player, or about all powers."""
    match rule:
        case MoreDamage(by=subject):
            return subject
        case (
            PreventDamage(to=to) | PreventEffects(to=to) | FlipToPrevent(to=to) | LessDamage(to=to) | HalveDamage(to=to)
        ):
            return to
        case CannotPlayTrainers() | HandFaceUp() | IgnorePowers():
            return None
    return rule.who


def _is_wide(rule: Rule) -> bool:
    """Whether a rule speaks of others than the Pokémon that carries it."""
    return _subject(rule) not in (None, Who.SELF, Who.HOLDER)


def _body(hook: Hook, rules: Sequence[Rule], wide: bool) -> tuple[Code, ...]:
    if hook in DAMAGE_HOOKS:
        looks = wide and hook in (Hook.ATTACKER_DAMAGE, Hook.DEFENDER_DAMAGE)
        return _changed([(_fits(rule) if looks else "", _damage(rule)) for rule in rules])
    if hook in _UNCHANGED:
        return _number(hook, [(_needed(rule, wide), _value(rule)) for rule in rules])
    return returning_any([((test,) if (test := _needed(rule, wide)) else ()) for rule in rules])


def _fits(rule: Rule) -> str:
    """Whether the Pokémon that is asked about is one that the rule is about."""
    subject = _subject(rule)
    if isinstance(subject, Group):
        return f"c.is_in(who, {Place().group(subject)})"
    if subject is None:
        raise EmitError(f"{type(rule).__name__} is about no Pokémon")
    return f"who is {Place().who(subject)}"


def _needed(rule: Rule, wide: bool) -> str:
    """When a rule applies; "" for always."""
    tests = [_fits(rule)] if wide else []
    if isinstance(rule, NewBaseDamage):
        tests.append(f"attack == {literal(rule.attack)}")
    return " and ".join(tests)


def _changed(rules: Sequence[tuple[str, str]]) -> tuple[Code, ...]:
    """Damage after some rules: the test of each, and the line that changes it."""
    codes: list[Code] = []
    for test, line in rules:
        if not test and line == _ALL_PREVENTED:
            codes.clear()
        codes.append(Branch(test, (Line(line),)) if test else Line(line))
    body, value = summed(tuple(codes))
    return (*body, Line(f"return {value}"))


def _damage(rule: Rule) -> str:
    """The line that a rule about damage does."""
    match rule:
        case MoreDamage(points=points):
            return f"damage += {points}"
        case LessDamage(points=points, by=None):
            return f"damage -= {points}"
        case HalveDamage(rounding=rounding):
            return f"damage = c.half(damage, {rounding is Rounding.UP})"
        case PreventDamage(at_most=None, at_least=None):
            return _ALL_PREVENTED
        case PreventDamage(at_most=None, at_least=least):
            return f"damage = 0 if damage >= {least} else damage"
        case PreventDamage(at_most=most):
            return f"damage = 0 if damage <= {most} else damage"
    raise EmitError(f"{type(rule).__name__} between two Pokémon can't stand")


def _number(hook: Hook, rules: Sequence[tuple[str, str]]) -> tuple[Code, ...]:
    """Return the number that some rules make: the test of each, and its number."""
    nothing = _UNCHANGED[hook]
    if hook in _ADDED:
        parts = [f"({value} if {test} else {nothing})" if test else value for test, value in rules]
        if len(parts) == 1:
            return (Line(f"return {parts[0].removeprefix('(').removesuffix(')')}"),)
        return (Line(f"return {_ADDED[hook].join(parts)}"),)
    codes: list[Code] = []
    for test, value in rules:
        if not test:
            return (*codes, Line(f"return {value}"))
        codes.append(Branch(test, (Line(f"return {value}"),)))
    if len(rules) == 1:
        return (Line(f"return {rules[0][1]} if {rules[0][0]} else {nothing}"),)
    return (*codes, Line(f"return {nothing}"))


def _value(rule: Rule) -> str:
    match rule:
        case EnergyCountsAs(type=energy):
            return constant(energy)
        case NewBaseDamage(points=points):
            return str(points)
        case ImmuneTo(conditions=conditions):
            return " | ".join(map(constant, conditions))
        case CheaperRetreat(less=less):
            return str(less)
    raise EmitError(f"{type(rule).__name__} gives no number")
