"""Intervals against values worked out by hand."""

from __future__ import annotations

import pytest

from cardc.simulate.intervals import paired, wilson


def test_wilson_of_half_of_a_hundred() -> None:
    """z = 1.96, n = 100, p = 0.5: z²/n = 0.038415; the middle stays 0.5; half = 1.95996 / 1.038415 × √(0.0025 + 0.000096036)
    = 1.887460 × 0.0509513 = 0.096169 (the normal interval would be 0.098)."""
    found = wilson(50, 100)
    assert found.value == 0.5
    assert found.low == pytest.approx(0.403831, abs=1e-5)
    assert found.high == pytest.approx(0.596169, abs=1e-5)
    assert found.half_width == pytest.approx(0.096169, abs=1e-5)


def test_wilson_without_a_single_win() -> None:
    """0 of 10: the low bound is 0, the high one z² / (n + z²) = 3.841459 / 13.841459 = 0.277533."""
    found = wilson(0, 10)
    assert found.low == 0
    assert found.high == pytest.approx(0.277533, abs=1e-6)


def test_wilson_counts_a_draw_as_half_a_win() -> None:
    """One win and one draw of 4 games: rate 0.375; z²/n = 0.960365, middle = (0.375 + 0.480182) / 1.960365 = 0.436236,
    half = 1.959964 / 1.960365 × √(0.234375 / 4 + 0.960365 / 16) = 0.999795 × √0.118617 = 0.344338."""
    found = wilson(1.5, 4)
    assert found.value == 0.375
    assert found.low == pytest.approx(0.436236 - 0.344338, abs=1e-5)
    assert found.high == pytest.approx(0.436236 + 0.344338, abs=1e-5)


def test_nothing_is_known_without_games() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)
    assert (paired([0] * 9).low, paired([0] * 9).high) == (-1, 1)


def test_paired_games_that_mostly_end_alike_give_a_narrow_interval() -> None:
    """100 pairs: 45 won both times, 45 lost both times, 8 lost before and won after, 2 the other way round.

    Mean change 6 / 100 = 0.06; mean square 10 / 100; variance of the mean (0.1 − 0.0036) / 99 = 0.000973737, root 0.0312048,
    times 1.959964 = 0.0611604. Two independent runs of 100 games would give ±0.14.
    """
    found = paired([45, 0, 2, 0, 0, 0, 8, 0, 45])
    assert found.value == pytest.approx(0.06)
    assert found.low == pytest.approx(0.06 - 0.0611604, abs=1e-6)
    assert found.high == pytest.approx(0.06 + 0.0611604, abs=1e-6)


def test_a_draw_that_becomes_a_win_is_half_a_point() -> None:
    """Four pairs: two draws become wins, one win a draw, one win stays: (0.5 + 0.5 − 0.5 + 0) / 4."""
    assert paired([1, 1, 0, 2, 0, 0, 0, 0, 0]).value == 0.125


def test_a_change_that_never_shows_is_not_called_certain() -> None:
    """Nothing differs in 300 pairs: by the rule of three up to 3 / 300 of them might."""
    found = paired([200, 0, 0, 0, 0, 0, 0, 0, 100])
    assert (found.value, found.low, found.high) == (0, -0.01, 0.01)
