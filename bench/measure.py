"""The clock of the benchmarks: processor time, several rounds, each beside a loop that tells how fast this machine is just then."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Final

ROUNDS: Final = 5
SECONDS_A_ROUND: Final = 0.4
SECONDS_OF_CALIBRATION: Final = 0.05


@dataclass(frozen=True, slots=True)
class Figure:
    """So many units a second in the best round.

    ``ratio``: units a million rounds of the calibration loop, the median of all rounds; 0 when the loop did not run beside it.
    """

    name: str
    unit: str
    per_second: float
    ratio: float = 0.0

    def times(self, name: str, unit: str, factor: float) -> Figure:
        """The same measurement counted in something of which each unit is ``factor``."""
        return Figure(name, unit, self.per_second * factor, self.ratio * factor)


def measure(name: str, unit: str, units: int, run: Callable[[], object]) -> Figure:
    """How many ``units`` a second ``run`` does, which does ``units`` of them a call."""
    run()
    rates: list[float] = []
    ratios: list[float] = []
    for _ in range(ROUNDS):
        rounds = _rate(_loop, SECONDS_OF_CALIBRATION) * LOOP
        rate = _rate(run, SECONDS_A_ROUND) * units
        rates.append(rate)
        ratios.append(rate / rounds * 1e6)
    return Figure(name, unit, max(rates), median(ratios))


def calibrate() -> float:
    """Rounds a second of the calibration loop, the best of several."""
    return max(_rate(_loop, SECONDS_OF_CALIBRATION) for _ in range(ROUNDS)) * LOOP


def _rate(run: Callable[[], object], seconds: float) -> float:
    """Calls a second, from at least ``seconds`` of processor time."""
    calls = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        run()
        calls += 1
    return calls / spent


LOOP: Final = 1000
_TABLE: Final = {number: number * 7 % 31 for number in range(64)}
_ROW: Final = list(range(64))


def _loop() -> int:
    """The calibration loop: plain Python, look-ups in a list and a dictionary, sums of integers."""
    table = _TABLE
    row = _ROW
    total = 0
    for number in range(LOOP):
        total += table[row[number & 63]]
    return total


def machine() -> dict[str, object]:
    """What the figures were taken on."""
    return {
        "python": sys.version.split()[0],
        "implementation": platform.python_implementation(),
        "system": platform.system(),
        "architecture": platform.machine(),
        "cores": os.cpu_count(),
    }
