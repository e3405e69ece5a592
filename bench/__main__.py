"""``make bench``: measures compiling, texts and play; prints a table and writes ``bench/latest.json``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from bench.measure import Figure, calibrate, machine
from bench.suites import SUITES

LATEST = Path(__file__).parent / "latest.json"


def main() -> int:
    """Run every suite once; figures are per second, and also given relative to the calibration loop."""
    calibration = calibrate()
    figures: list[Figure] = []
    for suite in SUITES:
        figures += suite()
    width = max(len(figure.name) for figure in figures)
    print(f"calibration loop: {calibration:,.0f} rounds/s; “ratio” is figure per million rounds")
    for figure in figures:
        ratio = figure.per_second / calibration * 1e6
        print(f"{figure.name:<{width}}  {figure.per_second:>12,.0f} {figure.unit + '/s':<14} ratio {ratio:>10,.1f}")
    data = {
        "machine": machine(),
        "calibration_rounds_per_second": round(calibration),
        "figures": {
            figure.name: {"per_second": round(figure.per_second, 1), "unit": figure.unit} for figure in figures
        },
    }
    LATEST.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"written to {LATEST.relative_to(Path.cwd()) if LATEST.is_relative_to(Path.cwd()) else LATEST}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
