"""What each edition knows: the few facts of the rulebooks that decide whether a card can exist in it."""

from __future__ import annotations

from typing import Final

from cardc.identity import DELTA, LEVEL, LV_X
from cardc.model.terms import Condition, Edition, EnergyType, PowerKind, Stage, TrainerKind
from cardc.records import dataclass


@dataclass(frozen=True, slots=True)
class EditionFacts:
    """Energy and Pokémon types (R088, R089), types of basic Energy (R013), Special Conditions (R212), labels of powers
    (R086, R157), kinds of Trainer cards (R131 to R136) and stages (R072)."""

    types: frozenset[EnergyType]
    basic_energy: frozenset[EnergyType]
    conditions: frozenset[Condition]
    powers: frozenset[PowerKind]
    trainers: frozenset[TrainerKind]
    stages: frozenset[Stage]
    most_types: int = 2
    """How many types a Pokémon has at most; cards of two types were first printed after the classic edition."""
    name_ignore: int = 0
    """The marks that are no part of a name (R237 to R242), as :func:`cardc.identity.rule_name` takes them."""


_STAGES: Final = frozenset({Stage.BASIC, Stage.STAGE_1, Stage.STAGE_2})
_ALL_TYPES: Final = frozenset(EnergyType)
_CLASSIC_TYPES: Final = _ALL_TYPES - {EnergyType.DARKNESS, EnergyType.METAL}

EDITIONS: Final = {
    Edition.CLASSIC: EditionFacts(
        types=_CLASSIC_TYPES,
        basic_energy=_CLASSIC_TYPES - {EnergyType.COLORLESS},
        conditions=frozenset(Condition) - {Condition.BURNED},
        powers=frozenset({PowerKind.POKEMON_POWER}),
        trainers=frozenset({TrainerKind.TRAINER}),
        stages=_STAGES,
        most_types=1,
    ),
    Edition.DP: EditionFacts(
        types=_ALL_TYPES,
        basic_energy=_ALL_TYPES - {EnergyType.COLORLESS},
        conditions=frozenset(Condition),
        powers=frozenset({PowerKind.POKE_POWER, PowerKind.POKE_BODY}),
        trainers=frozenset({TrainerKind.TRAINER, TrainerKind.SUPPORTER, TrainerKind.STADIUM, TrainerKind.TOOL}),
        stages=_STAGES | {Stage.LEVEL_X},
        name_ignore=LEVEL | LV_X | DELTA,
    ),
    Edition.BW: EditionFacts(
        types=_ALL_TYPES,
        basic_energy=_ALL_TYPES - {EnergyType.COLORLESS},
        conditions=frozenset(Condition),
        powers=frozenset({PowerKind.ABILITY}),
        trainers=frozenset({TrainerKind.ITEM, TrainerKind.SUPPORTER, TrainerKind.STADIUM, TrainerKind.TOOL}),
        stages=_STAGES | {Stage.RESTORED},
        name_ignore=LEVEL | LV_X | DELTA,
    ),
}
"""The facts of each edition."""
