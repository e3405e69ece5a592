"""Rules that hold while a power or an attached Trainer card is in play: which hook they stand in."""

from __future__ import annotations

from collections.abc import Sequence

from cardc.emit.code import Code, Line, summed
from cardc.emit.phrases import EmitError, standing
from cardc.emit.steps import Hook
from cardc.model.rules import (
    CannotAttack,
    CannotRetreat,
    EnergyCountsAs,
    LessDamage,
    MoreDamage,
    MustFlipToAttack,
    PreventDamage,
    PreventEffects,
    Rule,
)

POWER_HOOKS: dict[type[Rule], Hook] = {
    MoreDamage: Hook.ATTACKER_DAMAGE,
    LessDamage: Hook.DEFENDER_DAMAGE,
    PreventDamage: Hook.DEFENDER_DAMAGE,
    PreventEffects: Hook.PREVENTS_EFFECTS,
    CannotAttack: Hook.PREVENTS_ATTACK,
    CannotRetreat: Hook.PREVENTS_RETREAT,
    MustFlipToAttack: Hook.NEEDS_FLIP_TO_ATTACK,
    EnergyCountsAs: Hook.ENERGY_COUNTS_AS,
}
"""The hook of a power for each rule it can carry (damage step g, R183)."""

TRAINER_HOOKS: dict[type[Rule], Hook] = POWER_HOOKS | {
    MoreDamage: Hook.TRAINER_ON_ATTACKER,
    LessDamage: Hook.TRAINER_ON_DEFENDER,
    PreventDamage: Hook.TRAINER_ON_DEFENDER,
}
"""The hook of an attached Trainer card for each rule it can carry (damage steps e and f, R181, R182)."""

DAMAGE_HOOKS = {Hook.ATTACKER_DAMAGE, Hook.DEFENDER_DAMAGE, Hook.TRAINER_ON_ATTACKER, Hook.TRAINER_ON_DEFENDER}
"""Hooks that take the damage so far and return it changed."""


def standing_hooks(rules: Sequence[Rule], hook_of: dict[type[Rule], Hook]) -> dict[Hook, tuple[Code, ...]]:
    """The bodies of the hooks that some rules need. Raises :class:`EmitError` for a rule that cannot stand."""
    lines: dict[Hook, list[str]] = {}
    for rule in rules:
        hook = hook_of.get(type(rule))
        if hook is None:
            raise EmitError(f"no power or attached Trainer card can carry {type(rule).__name__}")
        lines.setdefault(hook, []).append(standing(rule))
    return {hook: _body(hook, found) for hook, found in lines.items()}


def _body(hook: Hook, lines: list[str]) -> tuple[Code, ...]:
    if hook not in DAMAGE_HOOKS:
        return (Line(lines[-1]),)
    body, value = summed(tuple(map(Line, lines)))
    return (*body, Line(f"return {value}"))
