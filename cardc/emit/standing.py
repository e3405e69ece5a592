"""Rules that hold while a power, an attached Trainer card or a Stadium is in play: which hook they stand in, and what they do there."""

from __future__ import annotations

from collections.abc import Sequence

from cardc.check.rules import subject_of
from cardc.emit.code import Branch, Code, Line, returning_any, summed
from cardc.emit.names import constant, literal
from cardc.emit.phrases import EmitError, Place, coin
from cardc.emit.steps import Hook
from cardc.model.parts import Group, Who
from cardc.model.rules import (
    CannotAttack,
    CannotEvolve,
    CannotPlayTrainers,
    CannotReceiveEnergy,
    CannotRetreat,
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
    MustFlipToAttack,
    NewBaseDamage,
    PowersStop,
    PreventDamage,
    PreventEffects,
    Rule,
)
from cardc.model.terms import Player, Rounding
from cardc.records import dataclass

POWER_HOOKS: dict[type[Rule], Hook] = {
    MoreDamage: Hook.ATTACKER_DAMAGE,
    MoreDamageTo: Hook.MORE_DAMAGE_TO,
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
    DearerRetreat: Hook.DEARER_RETREAT,
    CannotReceiveEnergy: Hook.PREVENTS_ENERGY,
    CannotPlayTrainers: Hook.STOPS_TRAINERS,
    HandFaceUp: Hook.OPENS_HAND,
    IgnorePowers: Hook.IGNORES_POWERS,
    CopyOf: Hook.COPIES_DEFENDING,
    PowersStop: Hook.STOPS_POWERS,
}
"""The hook of a power for each rule it can carry (damage step g, R183)."""

_ON_ATTACKER = (MoreDamage,)
_ON_DEFENDER = (LessDamage, HalveDamage, PreventDamage)

DAMAGE_HOOKS = {
    Hook.ATTACKER_DAMAGE,
    Hook.DEFENDER_DAMAGE,
    Hook.DEFENDER_DAMAGE_BEFORE,
    Hook.TRAINER_ON_ATTACKER,
    Hook.TRAINER_ON_DEFENDER,
}
"""Hooks that take the damage so far and return it changed."""

FIELDS = {Hook.IGNORES_POWERS, Hook.COPIES_DEFENDING, Hook.STOPS_TRAINERS, Hook.OPENS_HAND, Hook.STOPS_POWERS}
"""Hooks that are no method but a plain class attribute."""

_UNCHANGED = {
    Hook.ENERGY_COUNTS_AS: "ANY_TYPE",
    Hook.NEW_BASE_DAMAGE: "-1",
    Hook.IMMUNE_TO: "0",
    Hook.CHEAPER_RETREAT: "0",
    Hook.DEARER_RETREAT: "0",
    Hook.MORE_DAMAGE_TO: "0",
    Hook.FLIPS_TO_PREVENT: "0",
}
"""Hooks that return a number, and the number that changes nothing."""

_ADDED = {
    Hook.IMMUNE_TO: " | ",
    Hook.CHEAPER_RETREAT: " + ",
    Hook.DEARER_RETREAT: " + ",
    Hook.MORE_DAMAGE_TO: " + ",
    Hook.FLIPS_TO_PREVENT: " | ",
}
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
    if isinstance(rule, LessDamage) and rule.before:
        return Hook.DEFENDER_DAMAGE_BEFORE
    if isinstance(rule, _ON_ATTACKER) and subject_of(rule) is Who.HOLDER:
        return Hook.TRAINER_ON_ATTACKER
    if isinstance(rule, _ON_DEFENDER) and subject_of(rule) is Who.HOLDER:
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
    fields = [field for hook, found in by_hook.items() if hook in FIELDS for field in _fields(hook, found)]
    bodies = {hook: _body(hook, found, wide) for hook, found in by_hook.items() if hook not in FIELDS}
    return Standing((*(["wide = True"] if wide else []), *fields), bodies)


def _fields(hook: Hook, rules: Sequence[Rule]) -> list[str]:
    """The attributes for rules of one kind: the groups they are about, a mask of players, or true."""
    if hook is Hook.STOPS_POWERS:
        subjects = list(dict.fromkeys(rule.of for rule in rules if isinstance(rule, PowersStop)))
        own = ["stops_own_powers = True"] if any(subject in (Who.SELF, Who.HOLDER) for subject in subjects) else []
        groups = [Place().stopped(subject) for subject in subjects if subject not in (Who.SELF, Who.HOLDER)]
        return [*own, *([f"stops_powers = ({', '.join(groups)}{',' if len(groups) == 1 else ''})"] if groups else [])]
    players = {rule.player for rule in rules if isinstance(rule, CannotPlayTrainers | HandFaceUp)}
    mask = " | ".join(f"1 << {constant(player)}" for player in Player if player in players)
    return [f"{hook.value} = {mask or True}"]


def _is_wide(rule: Rule) -> bool:
    """Whether a rule speaks of others than the Pokémon that carries it."""
    if isinstance(rule, PowersStop):
        return False
    return subject_of(rule) not in (None, Who.SELF, Who.HOLDER)


def _body(hook: Hook, rules: Sequence[Rule], wide: bool) -> tuple[Code, ...]:
    if hook in DAMAGE_HOOKS:
        looks = wide and hook not in (Hook.TRAINER_ON_ATTACKER, Hook.TRAINER_ON_DEFENDER)
        return _changed([(_when(rule, looks), _damage(rule)) for rule in rules])
    if hook in _UNCHANGED:
        return _number(hook, [(_needed(rule, wide), _value(rule)) for rule in rules])
    return returning_any([((test,) if (test := _needed(rule, wide)) else ()) for rule in rules])


def _fits(rule: Rule) -> str:
    """Whether the Pokémon that is asked about is one that the rule is about."""
    subject = subject_of(rule)
    if isinstance(subject, Group):
        return f"c.is_in(who, {Place().group(subject)})"
    if subject is None:
        raise EmitError(f"{type(rule).__name__} is about no Pokémon")
    return f"who is {Place().who(subject)}"


def _when(rule: Rule, looks: bool) -> str:
    """When a rule about damage applies; "" for always."""
    tests = [_fits(rule)] if looks else []
    if isinstance(rule, LessDamage) and isinstance(rule.by, Group):
        tests.append(f"c.is_in(c.attacker, {Place().group(rule.by)})")
    return " and ".join(tests)


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
        case LessDamage(points=points, by=None | Group()):
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
        case CheaperRetreat(less=number) | DearerRetreat(more=number) | MoreDamageTo(points=number):
            return str(number)
        case FlipToPrevent():
            return coin(rule)
    raise EmitError(f"{type(rule).__name__} gives no number")
