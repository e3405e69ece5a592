"""Paying costs (R096 to R102) and what is left over, as tables; Energy of every type counts where it is needed."""

from __future__ import annotations

import pytest

from cardc.engine import energy
from cardc.engine.carddata import EnergyData, cost_needs
from cardc.engine.const import ANY_TYPE, COLORLESS, FIRE, GRASS, WATER
from cardc.engine.state import InPlay
from tests.engine.table import Table

LETTERS = {"R": FIRE, "G": GRASS, "W": WATER, "C": COLORLESS}


EVERY_TYPE = EnergyData("x-9", "Every Energy", (ANY_TYPE,), basic=False)


def pokemon_with(attached: str) -> InPlay:
    """A Pokémon with this Energy, counted."""
    table = Table()
    pokemon = table.active(0, "Apery", attached.replace("A", ""))
    table.arrangement.energy(pokemon, *[EVERY_TYPE] * attached.count("A"))
    energy.renew(table.game.state, pokemon, ANY_TYPE)
    return pokemon


def cost(text: str) -> tuple[int, ...]:
    return tuple(LETTERS[letter] for letter in text)


@pytest.mark.parametrize(
    ("attached", "price", "paid"),
    [
        ("", "", True),  # R101
        ("", "C", False),
        ("G", "C", True),
        ("RRG", "RRC", True),  # A13
        ("RRR", "RRC", True),
        ("RWW", "RRC", False),
        ("RR", "RRC", False),
        ("RRT", "RRC", True),
        ("RT", "RRC", False),
        ("RA", "RRC", False),
        ("RAT", "RRC", True),
        ("AA", "RW", True),
        ("AA", "RRW", False),
        ("RAG", "RW", True),
    ],
)
def test_paying(attached: str, price: str, paid: bool) -> None:
    """T is a double Colorless card, A a card with Energy of every type."""
    assert energy.pays(pokemon_with(attached), cost_needs(cost(price)), len(price)) is paid


@pytest.mark.parametrize(
    ("attached", "price", "left"),
    [
        ("WWWT", "CWW", 1),  # AM-11: W W and one Colorless of the double card pay
        ("WWW", "CWW", 0),
        ("WWWW", "CWW", 1),
        ("WWWWW", "CWW", 2),
        ("WW", "", 2),
        ("WRR", "RR", 1),
        ("WRG", "RC", 1),  # the Grass pays the Colorless part
        ("WR", "RC", 0),
        ("AW", "R", 1),
        ("AWR", "R", 2),
        ("RRR", "C", 0),
    ],
)
def test_unused_water(attached: str, price: str, left: int) -> None:
    """What paying leaves when everything else pays first."""
    assert energy.unused(pokemon_with(attached), cost_needs(cost(price)), len(price), WATER) == left
