"""Callbacks for rules: what holds while something lasts."""

from __future__ import annotations

from dataclasses import dataclass

from cardc.identity import spelled
from cardc.model.parts import Who
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
    Subject,
)
from cardc.model.terms import AttackRef, Condition, EnergyType, Player, Rounding
from cardc.syntax.build_parts import PartBuilder


@dataclass(frozen=True, slots=True)
class Before:
    """The words "before weakness and resistance"."""


class RuleBuilder(PartBuilder):
    """One method for each rule."""

    def prevent_damage(self, to: Subject) -> PreventDamage:
        return PreventDamage(to)

    def prevent_small_damage(self, to: Subject, at_most: int) -> PreventDamage:
        return PreventDamage(to, at_most=at_most)

    def prevent_large_damage(self, to: Subject, at_least: int) -> PreventDamage:
        return PreventDamage(to, at_least=at_least)

    def prevent_effects(self, to: Subject) -> PreventEffects:
        return PreventEffects(to)

    def flip_to_prevent(self, only_damage: bool, to: Subject) -> FlipToPrevent:
        return FlipToPrevent(to, only_damage)

    def opponent_flips_to_prevent(self, only_damage: bool, to: Subject) -> FlipToPrevent:
        return FlipToPrevent(to, only_damage, Player.OPPONENT)

    def more_damage(self, by: Subject, points: int) -> MoreDamage:
        return MoreDamage(by, points)

    def more_damage_to(self, to: Subject, points: int) -> MoreDamageTo:
        return MoreDamageTo(to, points)

    def less_damage(self, to: Subject, points: int, before: Before | None = None) -> LessDamage:
        return LessDamage(to, points, before=before is not None)

    def less_damage_by(self, by: Subject, to: Subject, points: int, before: Before | None = None) -> LessDamage:
        return LessDamage(to, points, by, before is not None)

    def before(self) -> Before:
        return Before()

    def halve_damage(self, to: Subject, rounding: Rounding) -> HalveDamage:
        return HalveDamage(to, rounding)

    def cannot_attack(self, who: Subject, whom: Who | None = None) -> CannotAttack:
        return CannotAttack(who, whom)

    def cannot_retreat(self, who: Subject) -> CannotRetreat:
        return CannotRetreat(who)

    def cannot_use(self, who: Subject, attack: AttackRef) -> CannotUse:
        return CannotUse(self._one(who, 0), attack)

    def cannot_evolve(self, who: Subject) -> CannotEvolve:
        return CannotEvolve(who)

    def immune_to(self, who: Subject, *conditions: Condition) -> ImmuneTo:
        return ImmuneTo(who, conditions)

    def must_flip_to_attack(self, who: Subject) -> MustFlipToAttack:
        return MustFlipToAttack(self._one(who, 0))

    def cheaper_retreat(self, who: Subject, less: int) -> CheaperRetreat:
        return CheaperRetreat(who, less)

    def dearer_retreat(self, who: Subject, more: int) -> DearerRetreat:
        return DearerRetreat(who, more)

    def cannot_receive_energy(self, who: Subject) -> CannotReceiveEnergy:
        return CannotReceiveEnergy(who)

    def copy_of(self, who: Subject, of: Who) -> CopyOf:
        return CopyOf(self._one(who, 0), of)

    def energy_counts_as(self, who: Who, kind: EnergyType) -> EnergyCountsAs:
        return EnergyCountsAs(who, kind)

    def new_base_damage(self, attack: str, who: Who, points: int) -> NewBaseDamage:
        return NewBaseDamage(who, spelled(attack), points)

    def cannot_play_trainers(self) -> CannotPlayTrainers:
        return CannotPlayTrainers(Player.YOU)

    def opponent_cannot_play_trainers(self) -> CannotPlayTrainers:
        return CannotPlayTrainers(Player.OPPONENT)

    def hand_face_up(self) -> HandFaceUp:
        return HandFaceUp(Player.YOU)

    def opponents_hand_face_up(self) -> HandFaceUp:
        return HandFaceUp(Player.OPPONENT)

    def ignore_powers(self) -> IgnorePowers:
        return IgnorePowers()

    def powers_stop(self, of: Subject) -> PowersStop:
        return PowersStop(of)

    def _one(self, subject: Subject, kid: int) -> Who:
        """The one Pokémon that a rule is about; the child at ``kid`` says which."""
        if isinstance(subject, Who):
            return subject
        self.problem("E001", "this is said of one Pokémon, not of several", self.kids[kid], "write for example `self`")
        return Who.SELF
