"""Evolving (R119 to R130) and names in it (R236 to R241)."""

from __future__ import annotations

import pytest

from cardc.engine import const
from cardc.engine.editions import Edition
from tests.engine.cards import BY_NAME
from tests.engine.table import Table, energy_names
from tests.rules.tables import in_all, in_bw, in_later, pass_turn, plain, rule

EVOLVE = "evolve your Boulderpup (Active) into Bouldermaw"


def ready(edition: Edition, *, turn: int = 3, conditions: int = 0) -> Table:
    """Boulderpup with 20 damage and an Energy card, Bouldermaw in hand."""
    table = Table(edition, turn=turn)
    table.active(0, "Boulderpup", "F", damage=20, conditions=conditions)
    table.active(1, "Apery")
    table.bench(0, "Tailwag")
    table.hand(0, "Bouldermaw")
    return table


@in_all
@rule("R071", "R119", "R125", "R129", "A01")
def test_it_keeps_cards_and_damage(edition: Edition) -> None:
    table = ready(edition)
    table.do(EVOLVE)
    active = table.side(0).active
    assert active is not None
    assert [card.data.name for card in active.cards] == ["Boulderpup", "Bouldermaw"]
    assert (active.damage, energy_names(active), active.data.hp) == (20, ["Fighting Energy"], 80)
    assert table.names(0, "hand") == []


@in_all
@rule("R119", "R120", "A03")
def test_only_on_the_pokemon_that_the_card_names(edition: Edition) -> None:
    table = ready(edition)
    assert [label for label in table.labels() if label.startswith("evolve")] == [EVOLVE]


@in_all
@rule("R072", "R129")
def test_no_stage_is_skipped(edition: Edition) -> None:
    """A Stage 2 card goes on the Stage 1 Pokémon only."""
    table = ready(edition)
    table.hand(0, "Boulderlord")
    table.bench(0, "Boulderpup Bouldermaw")
    assert [label for label in table.labels() if "Boulderlord" in label] == [
        "evolve your Bouldermaw (Bench 2) into Boulderlord"
    ]


@in_all
@rule("R121", "D10", "A02")
def test_not_in_the_turn_in_which_it_came(edition: Edition) -> None:
    table = ready(edition)
    table.hand(0, "Emberling", "Pyrelord")
    table.do("put Emberling on the Bench")
    assert not table.can("evolve your Emberling (Bench 2) into Pyrelord")
    pass_turn(table)
    pass_turn(table)
    assert table.can("evolve your Emberling (Bench 2) into Pyrelord")


@in_all
@rule("R122", "D10", "A02")
def test_not_twice_in_a_turn(edition: Edition) -> None:
    table = ready(edition)
    table.hand(0, "Boulderlord")
    table.do(EVOLVE)
    label = "evolve your Bouldermaw (Active) into Boulderlord"
    assert not table.can(label)
    pass_turn(table)
    pass_turn(table)
    assert table.can(label)


@in_all
@rule("R123", "D09", "A02")
@pytest.mark.parametrize(("turn", "allowed"), [(1, False), (2, False), (3, True)])
def test_not_in_a_players_first_turn(edition: Edition, turn: int, allowed: bool) -> None:
    assert ready(edition, turn=turn).can(EVOLVE) is allowed


@in_all
@rule("R108", "R124")
def test_any_number_on_the_bench_too(edition: Edition) -> None:
    table = ready(edition)
    table.bench(0, "Emberling")
    table.hand(0, "Pyrelord")
    table.do(EVOLVE)
    table.do("evolve your Emberling (Bench 2) into Pyrelord")
    assert table.side(0).bench[1].data.name == "Pyrelord"


@in_all
@rule("R126", "A01")
def test_attacks_and_powers_of_the_earlier_stage_are_gone(edition: Edition) -> None:
    table = ready(edition)
    assert table.can("attack with Shove")
    table.do(EVOLVE)
    assert not table.can("attack with Shove")
    table = Table(edition)
    table.active(0, "Giver")
    table.active(1, "Apery")
    table.hand(0, "Givelord")
    assert table.can("use Gift of your Giver (Active)")
    table.do("evolve your Giver (Active) into Givelord")
    assert [label for label in table.labels() if label.startswith("use")] == []


@in_all
@rule("R127", "R214", "D11", "A38", "A01")
def test_conditions_end(edition: Edition) -> None:
    table = ready(edition, conditions=const.ASLEEP | const.POISONED)
    table.do(EVOLVE)
    active = table.side(0).active
    assert active is not None
    assert active.conditions == 0
    assert table.can("attack with Dust")


@in_all
@rule("R128", "D11")
def test_other_results_of_attacks_end(edition: Edition) -> None:
    """Wag: can't attack in the next turn; after evolving it can."""
    table = Table(edition, player=1, turn=4)
    table.active(1, "Tailwag", "F")
    table.active(0, "Boulderpup", "F")
    table.hand(0, "Bouldermaw")
    table.attack("Wag")
    pass_turn(table)
    assert not table.can("attack with Shove")
    table.do(EVOLVE)
    assert table.can("attack with Dust")


@in_bw
@rule("R130", "R236", "R240", "R241", "A04")
def test_the_owner_is_part_of_the_name_the_level_is_not(edition: Edition) -> None:
    table = Table(edition)
    table.active(0, "Geodude")
    table.active(1, "Apery")
    for name in ("Geodude LV. 12", "Brock's Geodude"):
        table.dress(table.arrangement.benched(0, BY_NAME[name]), "", 0)
    table.hand(0, "Graveler")
    assert [label for label in table.labels() if label.startswith("evolve")] == [
        "evolve your Geodude (Active) into Graveler",
        "evolve your Geodude LV. 12 (Bench 1) into Graveler",
    ]


@in_later
@rule("R237")
def test_lv_x_goes_on_the_pokemon_of_its_name(edition: Edition) -> None:
    """Gengar LV.X on any Gengar, whatever its level."""
    table = Table(edition)
    table.active(0, "Gengar", "P", damage=10)
    table.active(1, "Apery")
    table.hand(0, "Gengar LV.X")
    table.do("evolve your Gengar (Active) into Gengar LV.X")
    active = table.side(0).active
    assert active is not None
    assert (active.data.hp, active.damage, energy_names(active)) == (110, 10, ["Psychic Energy"])


@in_bw
@rule("R245", "R247", "R250", "A52")
def test_restored_pokemon_evolve_but_are_no_evolution(edition: Edition) -> None:
    """Archeops goes on Archen; Archen goes on nothing."""
    table = plain(edition)
    table.bench(0, "Archen")
    table.hand(0, "Archeops", "Archen")
    assert table.can("evolve your Archen (Bench 2) into Archeops")
    assert [label for label in table.labels() if "Archen" in label and "into Archen" in label] == []
    assert not table.can("put Archen on the Bench")
