"""The turn and its actions (R103 to R118), attaching Energy (R092 to R094)."""

from __future__ import annotations

from cardc.engine import const
from tests.engine.table import Table


def test_players_alternate_and_draw() -> None:
    """R103, R105."""
    table = Table()
    table.active(0, "Apery")
    table.active(1, "Apery")
    table.end_turn()
    assert (table.game.state.player, table.game.state.turn) == (1, 4)
    assert len(table.side(1).hand) == 1
    table.end_turn()
    assert (table.game.state.player, table.game.state.turn) == (0, 5)
    assert len(table.side(0).hand) == 1


def test_one_energy_a_turn_on_any_own_pokemon() -> None:
    """A16, R092, R094."""
    table = Table()
    table.active(0, "Apery")
    benched = table.bench(0, "Tailwag")
    table.active(1, "Apery")
    table.hand(0, "Fire Energy", "Water Energy")
    assert [label for label in table.labels() if label.startswith("attach")] == [
        "attach Fire Energy to your Apery (Active)",
        "attach Fire Energy to your Tailwag (Bench 1)",
        "attach Water Energy to your Apery (Active)",
        "attach Water Energy to your Tailwag (Bench 1)",
    ]
    table.do("attach Water Energy to your Tailwag (Bench 1)")
    assert len(benched.energy) == 1
    assert not any(label.startswith("attach") for label in table.labels())
    table.end_turn()
    table.end_turn()
    assert any(label.startswith("attach") for label in table.labels())


def test_bench_holds_five() -> None:
    """R063, R107."""
    table = Table()
    table.active(0, "Apery")
    for _ in range(4):
        table.bench(0, "Apery")
    table.active(1, "Apery")
    table.hand(0, "Zapkin", "Zapkin")
    table.do("put Zapkin on the Bench")
    assert len(table.side(0).bench) == 5
    assert not table.can("put Zapkin on the Bench")


def test_evolution_cards_do_not_go_to_the_bench() -> None:
    """R071."""
    table = Table()
    table.active(0, "Apery")
    table.active(1, "Apery")
    table.hand(0, "Pyrelord")
    assert table.labels() == ["end the turn"]


def test_attacking_in_the_first_turn() -> None:
    """R117: no book bans it."""
    table = Table(turn=1)
    table.active(0, "Boulderpup", "F")
    table.active(1, "Apery")
    assert table.can("attack with Shove")


def test_equal_cards_are_one_option() -> None:
    """Two cards of a printing in hand are the same move."""
    table = Table()
    table.active(0, "Apery")
    table.active(1, "Apery")
    table.hand(0, "Zapkin", "Zapkin", "Draught", "Draught")
    assert table.labels() == ["end the turn", "put Zapkin on the Bench", "play Draught"]


def test_ending_the_turn_is_always_possible() -> None:
    """G10, R113: attacking is optional."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    table.active(1, "Apery")
    table.do("end the turn")
    assert table.game.state.phase == const.PHASE_TURN_END
