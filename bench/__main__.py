"""``make bench``: measures compiling, texts and play; prints a table and writes ``bench/latest.json``.

Play is measured on the pure Python engine and, when ``make fast`` has built it, on the compiled one, side by side.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from bench.measure import Figure, calibrate, machine
from bench.suites import PLAYING, SUITES
from cardc.engine.build import COMPILED

HERE = Path(__file__).parent
LATEST = HERE / "latest.json"
FAST = HERE.parent / "build" / "fast"


def main() -> int:
    """Run every suite once; figures are per second, and also given relative to the calibration loop."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--play", action="store_true", help="measure play only, and print it as JSON")
    args = parser.parse_args()
    calibration = calibrate()
    figures = [figure for suite in (PLAYING if args.play else SUITES) for figure in suite()]
    if args.play:
        print(json.dumps(_as_json(calibration, figures)))
        return 0
    fast = None if COMPILED else _of_compiled()
    _print_table(calibration, figures, fast)
    data: dict[str, object] = {"machine": machine(), "pure": _as_json(calibration, figures), "compiled": fast}
    LATEST.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print("written to bench/latest.json")
    return 0


def _as_json(calibration: float, figures: list[Figure]) -> dict[str, object]:
    return {
        "calibration_rounds_per_second": round(calibration),
        "figures": {
            figure.name: {
                "per_second": round(figure.per_second, 1),
                "ratio": round(figure.ratio or figure.per_second / calibration * 1e6, 2),
                "unit": figure.unit,
            }
            for figure in figures
        },
    }


def _of_compiled() -> dict[str, object] | None:
    """The figures of the compiled engine, ``None`` when there is none."""
    if not (FAST / ".digest").is_file():
        return None
    run = subprocess.run(
        [sys.executable, "-m", "bench", "--play"], cwd=FAST, capture_output=True, text=True, check=True
    )
    found: dict[str, object] = json.loads(run.stdout)
    return found


def _print_table(calibration: float, figures: list[Figure], fast: dict[str, object] | None) -> None:
    print(f"calibration loop: {calibration:,.0f} rounds/s; “ratio” is the figure per million rounds")
    width = max(len(figure.name) for figure in figures)
    print(f"{'':<{width}}  {'pure':>12} {'ratio':>10}  {'compiled':>12} {'ratio':>10}")
    compiled = _figures_of(fast)
    for figure in figures:
        line = (
            f"{figure.name:<{width}}  {_cell(figure.per_second, figure.ratio or figure.per_second / calibration * 1e6)}"
        )
        if figure.name in compiled:
            line += f"  {_cell(*compiled[figure.name])}"
        print(f"{line}  {figure.unit}/s")
    if fast is None:
        print("no compiled engine: run `make fast` first")


def _figures_of(fast: dict[str, object] | None) -> dict[str, tuple[float, float]]:
    """Units a second and ratio of each figure of the compiled engine."""
    if fast is None:
        return {}
    figures = fast["figures"]
    assert isinstance(figures, dict)
    return {name: (figure["per_second"], figure["ratio"]) for name, figure in figures.items()}


def _cell(per_second: float, ratio: float) -> str:
    digits = 0 if per_second >= 100 else 2
    return f"{per_second:>12,.{digits}f} {ratio:>10,.{digits + 1}f}"


if __name__ == "__main__":
    sys.exit(main())
