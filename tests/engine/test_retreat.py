"""Retreating and switching (R139 to R151)."""

from __future__ import annotations

import pytest

from cardc.engine import const
from cardc.engine.editions import BW, CLASSIC, DP
from tests.engine.table import Table, energy_names


def test_retreat_pays_and_changes_places() -> None:
    """R139, R140, R149: what is left stays attached, damage too."""
    table = Table()
    old = table.active(0, "Boulderpup", "FG", damage=20)
    table.bench(0, "Apery")
    new = table.bench(0, "Tailwag")
    table.active(1, "Apery")
    table.do("retreat", "Grass", "your Tailwag (Bench 2)")
    assert table.side(0).active is new
    assert table.side(0).bench[1] is old
    assert energy_names(old) == ["Fighting Energy"]
    assert old.damage == 20
    assert table.names(0, "discard") == ["Grass Energy"]


def test_then_the_new_active_pokemon_may_attack() -> None:
    """R118."""
    table = Table()
    table.active(0, "Gustwing")
    table.bench(0, "Boulderpup", "F")
    table.active(1, "Apery")
    table.do("retreat")
    assert table.can("attack with Shove")


def test_without_bench_or_energy() -> None:
    """R140, A20."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    table.active(1, "Apery")
    assert not table.can("retreat")
    table = Table()
    table.active(0, "Boulderpup Bouldermaw", "F")
    table.bench(0, "Apery")
    table.active(1, "Apery")
    assert not table.can("retreat")


def test_free_retreat() -> None:
    """A19, R144."""
    table = Table()
    old = table.active(0, "Mindling", "P")
    table.bench(0, "Apery")
    table.active(1, "Apery")
    table.do("retreat")
    assert len(old.energy) == 1


@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["Twin"], ["Fighting Energy", "Fighting Energy"]),
        (["Fighting", "Fighting"], ["Twin Energy"]),
        (["Fighting", "Twin"], ["Fighting Energy"]),
    ],
)
def test_double_energy(answers: list[str], left: list[str]) -> None:
    """A18, RT-01, R142, R143: one card at a time until the cost is paid, then no more."""
    table = Table()
    old = table.active(0, "Boulderpup Bouldermaw", "FFT")
    table.bench(0, "Apery")
    table.active(1, "Apery")
    table.do("retreat", *answers)
    assert energy_names(old) == left


def test_confused_retreat_tails() -> None:
    """A33, RT-03, R146: Energy gone, still Active and Confused, no second try, attacking is possible."""
    table = Table()
    old = table.active(0, "Boulderpup", "FF", conditions=const.CONFUSED)
    table.bench(0, "Apery")
    table.active(1, "Sporeling Sporelord")
    table.do("retreat", coins="T")
    assert table.side(0).active is old
    assert energy_names(old) == ["Fighting Energy"]
    assert old.has(const.CONFUSED)
    assert not table.can("retreat")
    table.attack("Shove", coins="H")
    table.end_turn()
    table.end_turn()
    assert table.can("retreat")


def test_confused_retreat_heads() -> None:
    """A33: switched and no longer Confused."""
    table = Table()
    old = table.active(0, "Boulderpup", "F", conditions=const.CONFUSED)
    new = table.bench(0, "Apery")
    table.active(1, "Apery")
    table.do("retreat", coins="H")
    assert table.side(0).active is new
    assert old.conditions == 0


@pytest.mark.parametrize("edition", [DP, BW])
def test_no_flip_and_once_a_turn_in_later_editions(edition: object) -> None:
    """R147, R148."""
    table = Table(DP if edition is DP else BW)
    table.active(0, "Gustwing", conditions=const.CONFUSED)
    table.bench(0, "Mindling")
    table.active(1, "Apery")
    table.do("retreat")
    assert not table.can("retreat")
    table.end_turn()
    table.end_turn()
    assert table.can("retreat")


def test_any_number_of_retreats_in_classic() -> None:
    """R148."""
    table = Table(CLASSIC)
    table.active(0, "Gustwing")
    table.bench(0, "Mindling")
    table.active(1, "Apery")
    table.do("retreat")
    table.do("retreat")
    assert table.can("retreat")


def test_cannot_retreat_by_an_attack() -> None:
    """Brace: not in the opponent's next turn, but a switch by Trainer card is no retreat (A45)."""
    table = Table()
    table.active(0, "Dripling", "W")
    table.active(1, "Gustwing")
    table.bench(1, "Apery")
    table.hand(1, "Swap")
    table.attack("Brace")
    table.end_turn()
    assert not table.can("retreat")
    assert table.can("play Swap")
    table.end_turn()
    table.end_turn()
    assert table.can("retreat")


def test_switch_by_the_opponent() -> None:
    """TR-11: without a Bench it can't be played; with one you choose."""
    table = Table()
    table.active(0, "Apery")
    table.active(1, "Apery")
    table.hand(0, "Drag")
    assert not table.can("play Drag")
    table.bench(1, "Tailwag")
    other = table.bench(1, "Zapkin")
    table.do("play Drag", "opponent's Zapkin (Bench 2)")
    assert table.side(1).active is other
