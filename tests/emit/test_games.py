"""Whole games with random cards: each is played twice, saved and resumed, and watched for illegal positions."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from cardc.engine.carddata import CardData
from cardc.engine.editions import EDITIONS
from cardc.engine.soak import soak
from cardc.model.cards import CardSet
from tests.emit.table import ENERGY, EXTRA, compiled, split
from tests.emit.test_laws import busy_sets

EXAMPLES = int(os.environ.get("CARDC_LAW_EXAMPLES", "25"))


def deck(cards: CardSet) -> list[CardData]:
    """Sixty cards: the Pokémon of the set, its Trainer card, some plain Pokémon, and Energy of all types."""
    (pokemon,), others = split(compiled([cards]))
    energy = list(ENERGY) * 3
    made = [*[pokemon] * 15, *others * 12, *[EXTRA] * 6, *energy]
    assert len(made) == 60
    return made


@given(busy_sets(), st.integers(1, 2**30))
@settings(
    deadline=None,
    max_examples=EXAMPLES,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.reuse, Phase.generate],  # to shrink a whole game takes minutes
)
def test_law_random_cards_play_whole_games(cards: CardSet, seed: int) -> None:
    both = deck(cards)
    report = soak((both, both), EDITIONS[cards.info.edition], 1, first_seed=seed, sessions=1, saves=2)
    assert report.findings == []
    assert report.games == 1
