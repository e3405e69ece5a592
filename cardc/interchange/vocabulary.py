"""How the JSON form names what the model has enums for."""

from __future__ import annotations

from typing import Final

from cardc.model.terms import EnergyType, Label, PowerKind, Sign, Stage, TrainerKind

TYPES: Final = {type: type.value.capitalize() for type in EnergyType}
STAGES: Final = {
    Stage.BASIC: "Basic",
    Stage.STAGE_1: "Stage1",
    Stage.STAGE_2: "Stage2",
    Stage.LEVEL_X: "LEVEL-UP",
    Stage.RESTORED: "RESTORED",
}
LABELS: Final = {Label.EX: "EX", Label.DELTA: "Delta Species", Label.STAR: "Star"}
POWER_KINDS: Final = {
    PowerKind.POKEMON_POWER: "Pokemon Power",
    PowerKind.POKE_POWER: "Poke-POWER",
    PowerKind.POKE_BODY: "Poke-BODY",
    PowerKind.ABILITY: "Ability",
}
TRAINER_KINDS: Final = {
    TrainerKind.ITEM: "Item",
    TrainerKind.SUPPORTER: "Supporter",
    TrainerKind.STADIUM: "Stadium",
    TrainerKind.TOOL: "Tool",
}
SIGNS: Final = {Sign.NONE: "", Sign.PLUS: "+", Sign.MINUS: "-", Sign.TIMES: "×", Sign.UNKNOWN: "?"}
