"""How the JSON form names what the model has enums for."""

from __future__ import annotations

from typing import Final

from cardc.check.editions import EDITIONS
from cardc.model.terms import Edition, EnergyType, Label, PowerKind, Rarity, Sign, Stage, TrainerKind

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
    "sombrio": EnergyType.DARKNESS,
    "noturno": EnergyType.DARKNESS,
    "metálico": EnergyType.METAL,
    "incolor": EnergyType.COLORLESS,
}
"""What data in English, Italian and Portuguese call the types, in small letters."""

ENGLISH_TYPES: Final = tuple(type.value for type in EnergyType)

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


# --- what data in English, Italian and Portuguese call the members of closed lists, as `plain` writes them -----------------

CATEGORY_WORDS: Final = {
    "pokemon": "Pokemon",
    "trainer": "Trainer",
    "energy": "Energy",
    "allenatore": "Trainer",
    "energia": "Energy",
    "treinador": "Trainer",
}
STAGE_WORDS: Final = {
    "basic": Stage.BASIC,
    "base": Stage.BASIC,
    "básico": Stage.BASIC,
    "stage1": Stage.STAGE_1,
    "stage 1": Stage.STAGE_1,
    "livello 1": Stage.STAGE_1,
    "fase 1": Stage.STAGE_1,
    "estágio 1": Stage.STAGE_1,
    "stage2": Stage.STAGE_2,
    "stage 2": Stage.STAGE_2,
    "livello 2": Stage.STAGE_2,
    "fase 2": Stage.STAGE_2,
    "estágio 2": Stage.STAGE_2,
    "level-up": Stage.LEVEL_X,
    "livello più": Stage.LEVEL_X,
    "restored": Stage.RESTORED,
    "ricreato": Stage.RESTORED,
    "restaurado": Stage.RESTORED,
}
OTHER_STAGES: Final = ("baby", "legend", "break", "mega", "vmax", "vstar", "v-union")
"""Stages that the model does not know; a card of one is refused."""

LABEL_WORDS: Final = {
    "ex": Label.EX,
    "delta species": Label.DELTA,
    "star": Label.STAR,
}
POWER_WORDS: Final = {
    "pokemon power": PowerKind.POKEMON_POWER,
    "poke-power": PowerKind.POKE_POWER,
    "poke-body": PowerKind.POKE_BODY,
    "ability": PowerKind.ABILITY,
    "abilità": PowerKind.ABILITY,
    "habilidade": PowerKind.ABILITY,
}
TRAINER_WORDS: Final = {
    "trainer": TrainerKind.TRAINER,
    "item": TrainerKind.ITEM,
    "strumento": TrainerKind.ITEM,
    "supporter": TrainerKind.SUPPORTER,
    "aiuto": TrainerKind.SUPPORTER,
    "apoiador": TrainerKind.SUPPORTER,
    "stadium": TrainerKind.STADIUM,
    "stadio": TrainerKind.STADIUM,
    "estádio": TrainerKind.STADIUM,
    "tool": TrainerKind.TOOL,
    "pokemon tool": TrainerKind.TOOL,
    "oggetto": TrainerKind.TOOL,
    "oggetto pokemon": TrainerKind.TOOL,
    "ferramenta": TrainerKind.TOOL,
    "ferramenta pokemon": TrainerKind.TOOL,
}
ENERGY_WORDS: Final = {
    "normal": "Normal",
    "basic": "Normal",
    "base": "Normal",
    "básica": "Normal",
    "special": "Special",
    "speciale": "Special",
    "especial": "Special",
}
"""The two kinds of Energy cards (R013, R014); tcgdex calls a basic one normal."""

NO_RARITY: Final = ("none", "nessuna", "nenhuma")
RARITY_WORDS: Final = {rarity.value: rarity for rarity in Rarity} | {
    "comune": Rarity.COMMON,
    "comum": Rarity.COMMON,
    "non comune": Rarity.UNCOMMON,
    "incomum": Rarity.UNCOMMON,
    "rara": Rarity.RARE,
    "holo rare": Rarity.RARE_HOLO,
    "rara olografica": Rarity.RARE_HOLO,
    "olografica rara": Rarity.RARE_HOLO,
    "rara holo": Rarity.RARE_HOLO,
}


def plain(text: str) -> str:
    """A word of a closed list in the one way in which the tables have it: small letters, no accent on the e of Pokémon."""
    return text.strip().casefold().replace("poké", "poke").replace("’", "'")


def trainer_kind(word: str | None, edition: Edition) -> TrainerKind | None:
    """The kind of Trainer card that a word of the data means in an edition (R131 to R136); ``None`` when it has no such kind.

    An edition that calls no Trainer card an Item has plain Trainer cards, which data call Items or nothing at all.
    """
    kind = TrainerKind.TRAINER if word is None else TRAINER_WORDS.get(plain(word))
    known = EDITIONS[edition].trainers
    if kind is TrainerKind.ITEM and kind not in known:
        kind = TrainerKind.TRAINER
    return kind if kind in known else None
