"""How the JSON form names what the model has enums for."""

from __future__ import annotations

import re
from typing import Final

from cardc.model.terms import Edition, EnergyType, Label, PowerKind, Sign, Stage, TrainerKind

TYPES: Final = {type: type.value.capitalize() for type in EnergyType}
TYPE_WORDS: Final = {type.value: type for type in EnergyType} | {
    # Italian
    "erba": EnergyType.GRASS,
    "fuoco": EnergyType.FIRE,
    "acqua": EnergyType.WATER,
    "lampo": EnergyType.LIGHTNING,
    "psiche": EnergyType.PSYCHIC,
    "psico": EnergyType.PSYCHIC,
    "combattimento": EnergyType.FIGHTING,
    "lotta": EnergyType.FIGHTING,
    "oscurità": EnergyType.DARKNESS,
    "metallo": EnergyType.METAL,
    "incolore": EnergyType.COLORLESS,
    # Portuguese
    "planta": EnergyType.GRASS,
    "fogo": EnergyType.FIRE,
    "água": EnergyType.WATER,
    "raios": EnergyType.LIGHTNING,
    "elétrico": EnergyType.LIGHTNING,
    "psíquico": EnergyType.PSYCHIC,
    "luta": EnergyType.FIGHTING,
    "lutador": EnergyType.FIGHTING,
    "escuridão": EnergyType.DARKNESS,
    "noturno": EnergyType.DARKNESS,
    "metálico": EnergyType.METAL,
    "incolor": EnergyType.COLORLESS,
}
"""What data in English, Italian and Portuguese call the types, in small letters."""

_TYPE: Final = re.compile("|".join(word.capitalize() for word in TYPE_WORDS))
_GLUED: Final = re.compile(rf"\b(?:{_TYPE.pattern}){{2,}}\b")

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


def trainer_kind(word: object, edition: Edition) -> TrainerKind:
    """The kind of Trainer card that a word of the data means in an edition (R131 to R136).

    Classic has one kind, dp calls what is none of the others plainly a Trainer card, bw calls it an Item. A word of no
    known kind is taken for that one too; :func:`cardc.interchange.from_json.card_from_json` refuses it.
    """
    plain = TrainerKind.ITEM if edition is Edition.BW else TrainerKind.TRAINER
    known = {name: kind for kind, name in TRAINER_KINDS.items()} if edition is not Edition.CLASSIC else {}
    kind = known.get(word, plain) if isinstance(word, str) else plain
    return plain if kind is TrainerKind.ITEM else kind


def spaced(text: str) -> str:
    """A text with spaces between words for types that stand glued together: some data print Energy symbols so."""
    return _GLUED.sub(lambda found: " ".join(_TYPE.findall(found[0])), text)
