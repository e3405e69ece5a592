"""Small changes of the closed vocabularies: which other words may stand in the place of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from cardc.model.parts import Who
from cardc.model.terms import (
    AttachedUntil,
    AttackRef,
    CardClass,
    Condition,
    Disregard,
    Duration,
    EnergyType,
    Event,
    Feature,
    Owner,
    Player,
    Rank,
    Rounding,
    Seat,
    Spot,
    TypeSource,
    Usage,
    Zone,
)

_ALL_OTHERS: Final = (
    *(AttachedUntil, AttackRef, Disregard, Event, Feature, Owner, Player, Rank, Rounding),
    *(Seat, Spot, TypeSource, Usage, Zone),
)
"""Vocabularies so small that every other word is tried."""

_SOME: Final[Mapping[StrEnum, Sequence[StrEnum]]] = {
    Condition.ASLEEP: (Condition.PARALYZED,),
    Condition.CONFUSED: (Condition.ASLEEP,),
    Condition.PARALYZED: (Condition.ASLEEP,),
    Condition.POISONED: (Condition.CONFUSED,),
    Condition.BURNED: (Condition.ASLEEP,),
    CardClass.CARD: (CardClass.POKEMON, CardClass.ENERGY),
    CardClass.POKEMON: (CardClass.CARD, CardClass.BASIC_POKEMON, CardClass.EVOLUTION),
    CardClass.BASIC_POKEMON: (CardClass.POKEMON, CardClass.EVOLUTION),
    CardClass.EVOLUTION: (CardClass.POKEMON, CardClass.BASIC_POKEMON),
    CardClass.TRAINER: (CardClass.CARD, CardClass.ENERGY),
    CardClass.ENERGY: (CardClass.CARD, CardClass.BASIC_ENERGY),
    CardClass.BASIC_ENERGY: (CardClass.ENERGY, CardClass.CARD),
    CardClass.SPECIAL_ENERGY: (CardClass.ENERGY, CardClass.BASIC_ENERGY),
    Duration.THIS_TURN: (Duration.OPPONENTS_NEXT_TURN, Duration.YOUR_NEXT_TURN, Duration.WHILE_IN_PLAY),
    Duration.OPPONENTS_NEXT_TURN: (Duration.THIS_TURN, Duration.YOUR_NEXT_TURN, Duration.WHILE_IN_PLAY),
    Duration.YOUR_NEXT_TURN: (Duration.THIS_TURN, Duration.OPPONENTS_NEXT_TURN, Duration.WHILE_IN_PLAY),
    Duration.WHILE_IN_PLAY: (Duration.THIS_TURN, Duration.OPPONENTS_NEXT_TURN, Duration.YOUR_NEXT_TURN),
    Duration.THROUGH_OPPONENTS_NEXT_TURN: (Duration.THIS_TURN, Duration.THROUGH_YOUR_NEXT_TURN),
    Duration.THROUGH_YOUR_NEXT_TURN: (Duration.THIS_TURN, Duration.THROUGH_OPPONENTS_NEXT_TURN),
    Duration.WHILE_ACTIVE: (Duration.THIS_TURN, Duration.THROUGH_OPPONENTS_NEXT_TURN),
    Who.SELF: (Who.DEFENDING, Who.YOUR_ACTIVE, Who.THAT),
    Who.DEFENDING: (Who.SELF,),
    Who.ATTACKER: (Who.SELF,),
    Who.HOLDER: (Who.YOUR_ACTIVE,),
    Who.THAT: (Who.SELF, Who.DEFENDING),
    Who.YOUR_ACTIVE: (Who.OPPONENTS_ACTIVE, Who.SELF),
    Who.OPPONENTS_ACTIVE: (Who.YOUR_ACTIVE,),
}


def others(word: StrEnum) -> Sequence[StrEnum]:
    """The words that are tried in the place of ``word``. They need not fit there: the checker tells."""
    if isinstance(word, EnergyType):
        return (other_type(word),)
    if isinstance(word, _ALL_OTHERS):
        return [other for other in type(word) if other is not word]
    return _SOME.get(word, ())


def other_type(type: EnergyType) -> EnergyType:
    """Another type than ``type``, never Colorless."""
    types = [each for each in EnergyType if each is not EnergyType.COLORLESS]
    if type is EnergyType.COLORLESS:
        return EnergyType.GRASS
    return types[(types.index(type) + 1) % 6]  # the six coloured types that every edition knows
