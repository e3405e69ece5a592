"""Rules: what holds while something lasts. A rule does nothing by itself; a duration, an attached
Trainer card or a power carries it.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardc.model.parts import Who
from cardc.model.terms import AttackRef, EnergyType


@dataclass(frozen=True, slots=True)
class PreventDamage:
    """Damage that attacks do to ``to`` is prevented, other effects still happen (damage step g).

    With ``at_most`` only damage of that many points or less, after Weakness and Resistance.
    """

    to: Who
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class PreventEffects:
    """All effects of attacks done to ``to``, damage included, are prevented."""

    to: Who


@dataclass(frozen=True, slots=True)
class MoreDamage:
    """An attack of ``by`` that does damage to the Defending Pokémon does ``points`` more (after W/R)."""

    by: Who
    points: int


@dataclass(frozen=True, slots=True)
class LessDamage:
    """Damage that attacks do to ``to`` is reduced by ``points`` (after W/R)."""

    to: Who
    points: int


@dataclass(frozen=True, slots=True)
class CannotAttack:
    """``who`` can't attack."""

    who: Who


@dataclass(frozen=True, slots=True)
class CannotRetreat:
    """``who`` can't retreat."""

    who: Who


@dataclass(frozen=True, slots=True)
class CannotUse:
    """``who`` can't use the attack that ``attack`` points at."""

    who: Who
    attack: AttackRef


@dataclass(frozen=True, slots=True)
class MustFlipToAttack:
    """When ``who`` tries to attack its owner flips a coin; on tails the attack does nothing (attack step d)."""

    who: Who


@dataclass(frozen=True, slots=True)
class EnergyCountsAs:
    """All Energy attached to ``who`` provides ``type`` instead of its own type."""

    who: Who
    type: EnergyType


Rule = (
    PreventDamage
    | PreventEffects
    | MoreDamage
    | LessDamage
    | CannotAttack
    | CannotRetreat
    | CannotUse
    | MustFlipToAttack
    | EnergyCountsAs
)
