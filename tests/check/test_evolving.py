"""Where a card comes from into which a Pokémon evolves by an effect."""

from __future__ import annotations

import pytest

from cardc.check import check_text
from cardc.check.parts import Kind
from cardc.model.cards import Text
from cardc.model.effects import Evolve
from cardc.model.parts import Who
from cardc.model.terms import Edition, Zone


@pytest.mark.parametrize(("source", "codes"), [(Zone.HAND, []), (Zone.DECK, []), (Zone.BENCH, ["E228"])])
def test_a_pokemon_evolves_from_hand_or_deck(source: Zone, codes: list[str]) -> None:
    text = Text((), (Evolve(Who.SELF, source),))

    assert [f.code for f in check_text(text, Kind.ATTACK, Edition.CLASSIC)] == codes
