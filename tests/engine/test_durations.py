"""How long lasting effects hold: one turn, through a turn, while Active, while in play."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardc.engine import const, lasting
from cardc.engine.context import Context
from tests.engine.table import Table

MINE, THEIRS = 3, 4
"""Turns of player 0 and of player 1."""


@pytest.mark.parametrize(
    ("duration", "holds_in"),
    [
        (const.THIS_TURN, {3}),
        (const.OPPONENTS_NEXT_TURN, {4}),
        (const.YOUR_NEXT_TURN, {5}),
        (const.THROUGH_OPPONENTS_NEXT_TURN, {3, 4}),
        (const.THROUGH_YOUR_NEXT_TURN, {3, 4, 5}),
        (const.WHILE_ACTIVE, {3, 4, 5, 6, 7}),
        (const.WHILE_IN_PLAY, {3, 4, 5, 6, 7}),
    ],
)
def test_in_which_turns_an_effect_made_in_your_turn_holds(duration: int, holds_in: set[int]) -> None:
    table = Table(turn=MINE)
    target = table.active(0, "Boulderpup")
    table.active(1, "Zapkin")
    Context(table.game, 0).cannot_retreat(target, duration)
    found = set()
    for turn in range(3, 8):
        if lasting.holds(target, const.LASTS_CANNOT_RETREAT, turn):
            found.add(turn)
        lasting.expire(target, turn)
    assert found == holds_in


@pytest.mark.parametrize(
    ("duration", "holds_in"),
    [(const.THROUGH_OPPONENTS_NEXT_TURN, {4, 5, 6}), (const.THROUGH_YOUR_NEXT_TURN, {4, 5})],
)
def test_an_effect_made_in_the_opponents_turn(duration: int, holds_in: set[int]) -> None:
    table = Table(turn=THEIRS, player=1)
    target = table.active(0, "Boulderpup")
    table.active(1, "Zapkin")
    Context(table.game, 0).cannot_retreat(target, duration)
    found = set()
    for turn in range(4, 8):
        if lasting.holds(target, const.LASTS_CANNOT_RETREAT, turn):
            found.add(turn)
        lasting.expire(target, turn)
    assert found == holds_in


def test_what_holds_while_active_is_not_left_on_the_bench() -> None:
    table = Table()
    table.active(0, "Boulderpup")
    benched = table.bench(0, "Dripling")
    table.active(1, "Zapkin")
    Context(table.game, 0).cannot_retreat(benched, const.WHILE_ACTIVE)
    assert benched.effects == ()


def test_energy_that_is_turned_through_a_turn_is_itself_again_after_it() -> None:
    table = Table(turn=MINE)
    target = table.active(0, "Boulderpup", "F")
    table.active(1, "Zapkin")
    c = Context(table.game, 0)
    c.user = target
    c.energy_counts_as(target, const.THROUGH_OPPONENTS_NEXT_TURN, const.FIRE)
    assert c.energy_cards(target, const.FIRE) == 1
    for _ in range(3):
        table.end_turn()
    assert c.energy_cards(target, const.FIRE) == 0
    assert c.energy_cards(target, const.FIGHTING) == 1


@given(st.sampled_from([-1, -2]) | st.integers(1, 60), st.booleans(), st.integers(1, 60))
def test_law_a_turn_told_from_now_is_the_same_turn(last: int, through: bool, now: int) -> None:
    turn = last if last < 0 else last + now
    turn = const.TURN_THROUGH - turn if through and turn > 0 else turn
    assert lasting.counted_from(lasting.from_now(turn, now), now) == turn
