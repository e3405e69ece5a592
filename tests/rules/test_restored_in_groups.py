"""What texts say about Basic and evolved Pokémon in play is not about a Restored one (R245 to R249)."""

from __future__ import annotations

import pytest

from cardc.engine import const
from cardc.engine.carddata import PokemonData, TrainerData
from cardc.engine.classes import comes_as_basic, has_rank, is_basic_card, is_evolution_card, is_evolved
from cardc.engine.effect import TrainerEffect


def pokemon(stage: int) -> PokemonData:
    return PokemonData("r-1", "Fern", stage, (const.GRASS,), 60, "" if stage == const.BASIC else "Seed")


@pytest.mark.rule("R246", "R247", "R248")
@pytest.mark.parametrize(
    ("stage", "basic", "evolved", "evolves"),
    [
        (const.BASIC, True, False, False),
        (const.STAGE_1, False, True, True),
        (const.STAGE_2, False, True, True),
        (const.LEVEL_X, False, True, False),
        (const.RESTORED, False, False, False),
    ],
)
def test_what_each_stage_is(stage: int, basic: bool, evolved: bool, evolves: bool) -> None:
    """``evolves``: an effect that lets a Pokémon evolve can put it on one; a LV.X card is put on by its player alone."""
    card = pokemon(stage)
    assert (is_basic_card(card), has_rank(card, const.RANK_BASIC), comes_as_basic(card)) == (basic, basic, basic)
    assert (is_evolved(card), has_rank(card, const.RANK_EVOLVED), is_evolution_card(card)) == (
        evolved,
        evolved,
        evolves,
    )


def test_a_trainer_card_that_is_played_as_a_pokemon_is_no_basic_pokemon_card_and_comes_as_one() -> None:
    doll = TrainerData("r-2", "Doll", TrainerEffect(), hp=10)
    assert (is_basic_card(doll), comes_as_basic(doll)) == (False, True)
    tool = TrainerData("r-3", "Rope", TrainerEffect())
    assert (is_basic_card(tool), comes_as_basic(tool)) == (False, False)
