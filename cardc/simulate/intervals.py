"""Intervals: how far a rate that was counted may be from the true one.

All are for a confidence of 95 %: of a hundred such intervals about five miss the true value.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054
"""The two-sided 95 % point of the normal distribution."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A rate (0 to 1) or a difference of rates (-1 to 1), with the bounds of its interval."""

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half of the distance between the bounds."""
        return (self.high - self.low) / 2


def wilson(wins: float, games: int, z: float = Z95) -> Interval:
    """The Wilson score interval of a rate: honest also for few games and for rates near 0 or 1.

    ``wins`` may hold halves, where a draw counts as half a win. Without games the interval is all that is possible.
    """
    if games <= 0:
        return Interval(0.0, 0.0, 1.0)
    rate = wins / games
    weight = z * z / games
    middle = (rate + weight / 2) / (1 + weight)
    half = z / (1 + weight) * sqrt(rate * (1 - rate) / games + weight / (4 * games))
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))


def paired(pairs: Sequence[int], z: float = Z95) -> Interval:
    """The mean change of the points of paired games, with its normal interval.

    ``pairs`` are nine counts of games, row by row: before (won, drawn, lost) × after (won, drawn, lost). A win is 1 point, a draw half
    a point. Games that end the same way before and after narrow the interval: that is what pairing is for.
    """
    games = sum(pairs)
    if games == 0:
        return Interval(0.0, -1.0, 1.0)
    changes = [(before - after) / 2 for before in range(3) for after in range(3)]
    mean = sum(count * change for count, change in zip(pairs, changes, strict=True)) / games
    square = sum(count * change * change for count, change in zip(pairs, changes, strict=True)) / games
    variance = max(0.0, square - mean * mean)
    if games == 1 or variance < 1e-12:
        # All pairs changed alike. An interval of width 0 would be a lie: by the rule of three up to 3 of them in n may be different.
        slack = min(1.0, 3 / games)
        return Interval(mean, max(-1.0, mean - slack), min(1.0, mean + slack))
    half = z * sqrt(variance / (games - 1))
    return Interval(mean, max(-1.0, mean - half), min(1.0, mean + half))
