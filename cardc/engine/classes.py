"""What the words for kinds of Pokémon mean: Basic, evolved, Evolution card, Restored (R072, R075, R245 to R249)."""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.carddata import CardData, PokemonData, as_pokemon


def is_basic_card(data: CardData) -> bool:
    """Whether it is a Basic Pokémon card: no Restored Pokémon (R246), and no Trainer card that is played as a Pokémon."""
    return isinstance(data, PokemonData) and data.stage == const.BASIC


def comes_as_basic(data: CardData) -> bool:
    """Whether it is a Basic Pokémon when it comes into play: a Trainer card that is played as one too."""
    pokemon = as_pokemon(data)
    return pokemon is not None and has_rank(pokemon, const.RANK_BASIC)


def is_evolved(data: PokemonData) -> bool:
    """Whether a Pokémon is neither Basic nor Restored (R072, R247): ``evolved`` in play, ``evolution card`` elsewhere."""
    return data.stage not in (const.BASIC, const.RESTORED)


def is_evolution_card(data: PokemonData) -> bool:
    """Whether a Pokémon evolves when this card is put on it: a Stage 1 or 2, not a LV.X card."""
    return data.evolves_from != "" and data.stage in (const.STAGE_1, const.STAGE_2)


def has_rank(data: PokemonData, rank: int) -> bool:
    """Whether a Pokémon in play is Basic (``RANK_BASIC``) or evolved (``RANK_EVOLVED``); a Restored one is neither (R246 to R248)."""
    return data.stage == const.BASIC if rank == const.RANK_BASIC else is_evolved(data)
