"""Retreating and the Bench (R139 to R151)."""

from __future__ import annotations

import pytest

from cardc.engine import const
from cardc.engine.editions import Edition
from tests.engine.table import Table, energy_names
from tests.rules.tables import in_all, in_classic, in_later, pass_turn, plain, rule

ASLEEP, CONFUSED, PARALYZED, POISONED = const.ASLEEP, const.CONFUSED, const.PARALYZED, const.POISONED


@in_all
@rule("R111", "R139", "R140", "R149")
def test_it_pays_and_changes_places(edition: Edition) -> None:
    """What is left goes along: Energy, damage, attached Trainer cards, the earlier stage."""
    table = Table(edition)
    old = table.active(0, "Boulderpup Bouldermaw", "FGR", damage=20)
    new = table.bench(0, "Apery")
    table.trainer(old, "Shield", -1)
    table.active(1, "Apery")
    table.do("retreat", "Grass", "Fire")
    assert table.side(0).active is new
    assert table.side(0).bench == [old]
    assert (energy_names(old), old.damage, len(old.cards), len(old.trainers)) == (["Fighting Energy"], 20, 2, 1)
    assert table.names(0, "discard") == ["Grass Energy", "Fire Energy"]


@in_all
@rule("R140", "A20")
def test_without_enough_energy_or_bench_there_is_no_retreat(edition: Edition) -> None:
    table = Table(edition)
    table.active(0, "Boulderpup Bouldermaw", "F")
    table.active(1, "Apery")
    table.bench(0, "Apery")
    assert not table.can("retreat")
    table = plain(edition, bench="")
    assert not table.can("retreat")


@in_all
@rule("R141-R143", "R102", "D17", "A18")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["Twin"], ["Fighting Energy", "Fighting Energy"]),
        (["Fighting", "Fighting"], ["Twin Energy"]),
        (["Fighting", "Twin"], ["Fighting Energy"]),
    ],
)
def test_double_energy(edition: Edition, answers: list[str], left: list[str]) -> None:
    """Cost 2: card by card until it is paid; after the double card nothing more is asked."""
    table = Table(edition)
    old = table.active(0, "Boulderpup Bouldermaw", "FFT")
    table.bench(0, "Apery")
    table.active(1, "Apery")
    table.do("retreat", *answers)
    assert energy_names(old) == left


@in_all
@rule("R144", "A19")
def test_without_retreat_cost_it_is_free(edition: Edition) -> None:
    table = Table(edition)
    old = table.active(0, "Mindling", "P")
    table.bench(0, "Apery")
    table.active(1, "Apery")
    table.do("retreat")
    assert energy_names(old) == ["Psychic Energy"]


@in_all
@rule("R145", "R215", "R223", "A34")
@pytest.mark.parametrize(("condition", "free"), [(ASLEEP, False), (PARALYZED, False), (POISONED, True)])
def test_sleep_and_paralysis_block_it(edition: Edition, condition: int, free: bool) -> None:
    table = plain(edition)
    table.active(0, "Gustwing", conditions=condition)
    assert table.can("retreat") is free


@in_all
@rule("R146", "R147", "R218", "D16", "A33")
def test_a_confused_pokemon_flips_in_classic_only(edition: Edition) -> None:
    """Classic: it pays, flips tails, stays, and can't try again this turn; attacking is still possible."""
    table = plain(edition, energy="FF")
    old = table.active(0, "Boulderpup", "FF", conditions=CONFUSED)
    if edition.name != "classic":
        table.do("retreat")
        assert old.conditions == 0
        return
    table.do("retreat", coins="T")
    assert table.side(0).active is old
    assert (energy_names(old), old.conditions) == (["Fighting Energy"], CONFUSED)
    assert not table.can("retreat")
    table.attack("Shove", coins="H")
    pass_turn(table)
    pass_turn(table)
    assert table.can("retreat")


@in_classic
@rule("R146", "A33")
def test_heads_and_it_retreats(edition: Edition) -> None:
    table = plain(edition)
    old = table.active(0, "Boulderpup", "F", conditions=CONFUSED)
    table.do("retreat", coins="H")
    assert (table.side(0).active is old, old.conditions) == (False, 0)


@in_later
@rule("R147", "R218")
def test_confusion_does_not_hinder_it_later(edition: Edition) -> None:
    table = plain(edition)
    table.active(0, "Gustwing", conditions=CONFUSED)
    table.do("retreat")


@in_all
@rule("R111", "R148", "D15")
def test_how_often_a_turn(edition: Edition) -> None:
    table = plain(edition, bench="Mindling")
    table.active(0, "Gustwing")
    table.do("retreat")
    assert table.can("retreat") is (edition.name == "classic")
    pass_turn(table)
    pass_turn(table)
    assert table.can("retreat")


@in_all
@rule("R150", "R214", "A38")
def test_the_bench_ends_conditions(edition: Edition) -> None:
    table = plain(edition)
    old = table.active(0, "Gustwing", conditions=POISONED)
    table.do("retreat")
    assert (old.conditions, old.poison) == (0, 0)


@in_all
@rule("R150", "A45", "A38")
def test_a_switch_is_no_retreat(edition: Edition) -> None:
    """It works for a Paralyzed Pokémon, costs nothing, and leaves the retreat of the turn."""
    table = plain(edition, bench="Gustwing")
    old = table.active(0, "Boulderpup", "F", conditions=PARALYZED)
    table.hand(0, "Swap")
    table.do("play Swap")
    assert (old.conditions, energy_names(old)) == (0, ["Fighting Energy"])
    assert table.names(0, "discard") == ["Swap"]
    assert table.can("retreat")


@in_all
@rule("R151")
def test_the_bench_ends_other_results_of_attacks(edition: Edition) -> None:
    """Wag forbids attacking; after a retreat and a switch back it attacks."""
    table = Table(edition, player=1, turn=4)
    table.active(1, "Tailwag", "F")
    table.active(0, "Gustwing", "GG")
    table.bench(0, "Gustwing")
    table.hand(0, "Swap")
    table.attack("Wag")
    pass_turn(table)
    assert not table.can("attack with Gale")
    table.do("retreat")
    table.do("play Swap")
    assert table.can("attack with Gale")


@in_all
@rule("R151")
def test_the_lock_on_attacks_is_no_lock_on_retreating(edition: Edition) -> None:
    """From people who play: "can't attack" and "can't retreat" are different locks."""
    table = plain(edition)
    table.active(0, "Tailwag", "F")
    table.active(1, "Boulderpup", "F")
    table.attack("Wag")
    pass_turn(table)
    assert not table.can("attack with Shove")
    assert table.can("retreat")
    table = plain(edition)
    table.active(0, "Dripling", "W")
    table.active(1, "Boulderpup", "F")
    table.attack("Brace")
    pass_turn(table)
    assert table.can("attack with Shove")
    assert not table.can("retreat")
