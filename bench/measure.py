"""The clock of the benchmarks: processor time, best of several rounds, and a loop that tells how fast this machine is today."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Final

ROUNDS: Final = 5
SECONDS_A_ROUND: Final = 0.4


@dataclass(frozen=True, slots=True)
class Figure:
    """So many units a second."""

    name: str
    unit: str
    per_second: float


def measure(name: str, unit: str, units: int, run: Callable[[], object]) -> Figure:
    """How many ``units`` a second ``run`` does, which does ``units`` of them a call: the best of some rounds."""
    run()
    best = 0.0
    for _ in range(ROUNDS):
        calls = 0
        start = process_time()
        while process_time() - start < SECONDS_A_ROUND:
            run()
            calls += 1
        best = max(best, calls * units / (process_time() - start))
    return Figure(name, unit, best)


def calibrate() -> float:
    """Rounds a second of a fixed loop of plain Python: attribute access, integer sums, list and dictionary look-ups."""
    table = {number: number * 7 % 31 for number in range(64)}
    row = list(range(64))

    def loop() -> int:
        total = 0
        for number in range(1000):
            total += table[row[number & 63]]
        return total

    return measure("calibration", "rounds", 1000, loop).per_second


def machine() -> dict[str, object]:
    """What the figures were taken on."""
    return {
        "python": sys.version.split()[0],
        "implementation": platform.python_implementation(),
        "system": platform.system(),
        "architecture": platform.machine(),
        "cores": os.cpu_count(),
    }
