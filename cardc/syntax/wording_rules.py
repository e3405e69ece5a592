"""Rules as phrases of the card language: the inverse of the callbacks in ``build_rules``."""

from __future__ import annotations

from cardc.model.rules import (
    CannotAttack,
    CannotEvolve,
    CannotPlayTrainers,
    CannotReceiveEnergy,
    CannotRetreat,
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
    MustFlipToAttack,
    NewBaseDamage,
    PowersStop,
    PreventDamage,
    PreventEffects,
    Rule,
)
from cardc.model.terms import Player
from cardc.syntax.strings import quote
from cardc.syntax.wording import subject

_DamageRule = (
    PreventDamage
    | PreventEffects
    | FlipToPrevent
    | MoreDamage
    | MoreDamageTo
    | LessDamage
    | HalveDamage
    | NewBaseDamage
    | ImmuneTo
)


def rule(part: Rule) -> str:
    """``prevent all damage to self``."""
    match part:
        case CannotAttack(who, None):
            return f"{subject(who)} can't attack"
        case CannotAttack():
            return f"{subject(part.who)} can't use attacks on {part.whom}"
        case CannotRetreat():
            return f"{subject(part.who)} can't retreat"
        case CannotUse():
            return f"{part.who} can't use {part.attack}"
        case CannotEvolve():
            return f"{subject(part.who)} can't evolve"
        case MustFlipToAttack():
            return f"{part.who} must flip to attack"
        case CheaperRetreat():
            return f"{subject(part.who)} pays {part.less} less to retreat"
        case DearerRetreat():
            return f"{subject(part.who)} pays {part.more} more to retreat"
        case CannotReceiveEnergy():
            return f"{subject(part.who)} can't receive energy"
        case EnergyCountsAs():
            return f"energy on {part.who} counts as {part.type}"
        case CopyOf():
            return f"{part.who} is a copy of {part.of}"
        case CannotPlayTrainers():
            return f"{_player(part.player)} can't play trainer cards"
        case HandFaceUp():
            verb = "play" if part.player is Player.YOU else "plays"
            return f"{_player(part.player)} {verb} with hand face up"
        case IgnorePowers():
            return "ignore other powers"
        case PowersStop():
            return f"powers of {subject(part.of)} stop"
        case _:
            return _damage_rule(part)


def _damage_rule(part: _DamageRule) -> str:
    match part:
        case PreventDamage():
            return _prevent_damage(part)
        case PreventEffects():
            return f"prevent all effects to {subject(part.to)}"
        case FlipToPrevent():
            flip = "flip" if part.by is Player.YOU else "opponent flips"
            what = "damage" if part.only_damage else "effects"
            return f"{flip} to prevent all {what} to {subject(part.to)}"
        case MoreDamage():
            return f"damage by {subject(part.by)} plus {part.points}"
        case MoreDamageTo():
            return f"damage to {subject(part.to)} plus {part.points}"
        case LessDamage():
            by = "" if part.by is None else f" by {subject(part.by)}"
            before = " before weakness and resistance" if part.before else ""
            return f"damage{by} to {subject(part.to)} minus {part.points}{before}"
        case HalveDamage():
            return f"damage to {subject(part.to)} halved, rounded {part.rounding}"
        case NewBaseDamage():
            return f"base damage of {quote(part.attack)} of {part.who} is {part.points}"
        case ImmuneTo():
            return f"{subject(part.who)} can't be {', '.join(part.conditions)}"


def _prevent_damage(part: PreventDamage) -> str:
    if part.at_most is not None:
        return f"prevent damage to {subject(part.to)} of {part.at_most} or less"
    if part.at_least is not None:
        return f"prevent damage to {subject(part.to)} of {part.at_least} or more"
    return f"prevent all damage to {subject(part.to)}"


def _player(player: Player) -> str:
    return "you" if player is Player.YOU else "opponent"
