"""Random rules."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

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
    Rule,
    Subject,
)
from cardc.model.terms import AttackRef, Condition, Player, Rounding
from tests.strategies.parts import Kind, PartWriter


class Carrier(Enum):
    """What makes a rule hold."""

    DURATION = "during a time"
    STAY = "for the rest of its stay in play"
    WHILE_ACTIVE = "for the rest of its stay in the active place"
    ATTACHED = "while attached"
    IN_PLAY = "while this card is in play"
    ALWAYS = "always"


_ONLY = {Carrier.STAY: Who.SELF, Carrier.ATTACHED: Who.HOLDER}


class RuleWriter(PartWriter):
    """Adds rules."""

    def rule(self, carrier: Carrier) -> Rule:
        makers = [*self._about_some(carrier), *self._about_one(carrier)]
        if carrier not in (*_ONLY, Carrier.WHILE_ACTIVE):
            makers += [
                lambda: CannotPlayTrainers(self.pick(list(Player))),
                lambda: HandFaceUp(self.pick(list(Player))),
            ]
        if carrier is Carrier.ALWAYS:
            # Only here: they get a larger share.
            makers += [IgnorePowers, lambda: CopyOf(Who.SELF, Who.DEFENDING)] * 3
        return self.pick(makers)()

    def _subject(self, carrier: Carrier) -> Subject:
        one = self._one(carrier)
        free = carrier not in (*_ONLY, Carrier.WHILE_ACTIVE)
        return self.group() if one is None or (free and self.chance()) else one

    def _one(self, carrier: Carrier) -> Who | None:
        if carrier in _ONLY:
            return _ONLY[carrier]
        if carrier is Carrier.WHILE_ACTIVE:
            return self.pick([w for w in (Who.SELF, Who.DEFENDING) if w in self.all_who()])
        known = self.all_who()
        return self.pick(known) if known else None

    def _about_some(self, carrier: Carrier) -> list[Callable[[], Rule]]:
        def some() -> Subject:
            return self._subject(carrier)

        makers: list[Callable[[], Rule]] = [
            lambda: PreventDamage(some()),
            lambda: PreventDamage(some(), at_most=self.points()),
            lambda: PreventDamage(some(), at_least=self.points()),
            lambda: PreventEffects(some()),
            lambda: FlipToPrevent(some(), self.chance(), self.pick(list(Player))),
            lambda: LessDamage(some(), self.points(), before=self.seldom()),
            lambda: MoreDamageTo(some(), self.points()),
            lambda: HalveDamage(some(), self.pick(list(Rounding))),
            lambda: CannotAttack(some()),
            lambda: CannotRetreat(some()),
            lambda: CannotEvolve(some()),
            lambda: CheaperRetreat(some(), self.number(1, 3)),
            lambda: DearerRetreat(some(), self.number(1, 3)),
            lambda: CannotReceiveEnergy(some()),
            lambda: PowersStop(some()),
            lambda: ImmuneTo(some(), self._conditions()),
        ]
        if carrier is not Carrier.ATTACHED:
            makers.append(lambda: LessDamage(some(), self.points(), self.group(), self.seldom()))
        if self.kind is Kind.ATTACK:
            makers.append(lambda: MoreDamage(Who.SELF, self.points()))
        else:
            makers.append(lambda: MoreDamage(some(), self.points()))
        return makers

    def _conditions(self) -> tuple[Condition, ...]:
        conditions = sorted(self.facts.conditions)
        drawn = self.choose.some(conditions, 1, len(conditions))
        return tuple(c for c in Condition if c in drawn)

    def _about_one(self, carrier: Carrier) -> list[Callable[[], Rule]]:
        makers: list[Callable[[], Rule]] = []
        one = self._one(carrier)
        if one is not None:
            makers += [lambda: MustFlipToAttack(one), lambda: EnergyCountsAs(one, self.energy())]
        if carrier is not Carrier.ATTACHED and self.kind is not Kind.TRAINER and self.attack_names != ():
            makers.append(lambda: NewBaseDamage(Who.SELF, self._attack_name(), self.points()))
        if self.kind is not Kind.ATTACK:
            return makers
        makers.append(lambda: CannotUse(Who.SELF, AttackRef.THIS))
        if carrier is Carrier.DURATION:
            barred = self.scope.attack_of
            if self.scope.attack and barred is not None and barred in self.all_who():
                makers += [lambda: CannotUse(barred, AttackRef.CHOSEN)] * 2
            if not self.scope.switched:
                makers += [
                    lambda: LessDamage(Who.SELF, self.points(), Who.DEFENDING, self.seldom()),
                    lambda: CannotAttack(Who.DEFENDING, Who.SELF),
                ]
        return makers

    def _attack_name(self) -> str:
        return self.choose.name() if self.attack_names is None else self.pick(self.attack_names)
