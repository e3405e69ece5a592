"""How commands grow with the number of cards: ``python -m bench.scale [SIZE…]``.

Projects of several sizes are made of the cards of this one: whole sets again and again, under other ids and with other names of cards.
Each command runs in a process of its own, once to fill its cache and then counted. The growth exponent is the slope in a doubly
logarithmic plot: 1 is in line with the number of cards, 0 does not depend on it.
"""

from __future__ import annotations

import argparse
import math
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench.pool import CARDS

SIZES = (450, 2000)
_SETS = ("base1", "base2", "base3", "base4", "demo_bw", "demo_classic", "demo_dp")
_CARD_NAME = re.compile(r'^card "((?:[^"\\]|\\.)*)"', re.MULTILINE)
_CARD_ID = re.compile(r"\b(base1|base2|base3|base4|demobw|democlassic|demodp)(?=-[\w])")
_SET_ID = re.compile(r"^set (\w+)", re.MULTILINE)


def make_project(root: Path, size: int) -> int:
    """Write a project of about ``size`` cards: whole copies of all sets. Returns how many there are."""
    (root / "cardc.toml").write_text('cards = "cards"\npackage = "generated"\n', encoding="utf-8")
    first = _copy(root, 0)
    return first + sum(_copy(root, number) for number in range(1, round(size / first)))


def _copy(root: Path, number: int) -> int:
    """Another copy of all sets; the first keeps its names."""
    names = {name for file in sorted(CARDS.rglob("*.card")) for name in _CARD_NAME.findall(_text(file))}
    quoted = re.compile("|".join(f'"{re.escape(name)}"' for name in sorted(names, key=len, reverse=True)))
    count = 0
    for folder in _SETS:
        target = root / "cards" / (folder if number == 0 else f"{folder}_{number}")
        target.mkdir(parents=True)
        for file in _files(CARDS / folder):
            text = _text(file)
            count += len(_CARD_NAME.findall(text)) if file.suffix == ".card" else 0
            copied = _renamed(text, number, quoted if file.suffix != ".names" else None) if number else text
            (target / file.name).write_text(copied, encoding="utf-8")
    return count


def _renamed(text: str, number: int, names: re.Pattern[str] | None) -> str:
    """The text of a file under other ids, with a word behind each of ``names``; in a name file behind all names of cards."""
    word = _word(number)
    if names is None:
        lines = [
            re.sub(r'"([^"]+)"', rf'"\1 {word}"', line) if line.startswith("card ") else line
            for line in text.split("\n")
        ]
        text = "\n".join(lines)
    else:
        text = names.sub(lambda m: f'{m[0][:-1]} {word}"', text)
    text = _SET_ID.sub(lambda m: f"set {m[1]}x{number}", text)
    return _CARD_ID.sub(lambda m: f"{m[1]}x{number}", text)


def _files(folder: Path) -> Iterator[Path]:
    yield from (file for file in sorted(folder.iterdir()) if file.suffix in (".card", ".names", ".scenario"))


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _word(number: int) -> str:
    """A word for a copy: what stands behind the names of its cards."""
    return "Kilo" + "".join(chr(ord("a") + int(digit)) for digit in str(number))


class Scale:
    """Runs commands in projects of several sizes."""

    def __init__(self, root: Path) -> None:
        self._root = root
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self._environment = kept | {"CARDC_CACHE": str(root / "cache"), "PYTHONPYCACHEPREFIX": str(root / "bytecode")}

    def seconds(self, project: Path, *arguments: str) -> tuple[float, int]:
        """The wall time of a command in seconds, and its memory in megabytes (that of the largest child so far)."""
        start = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", *arguments], cwd=project, env=self._environment, capture_output=True, check=True
        )
        return time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024


def commands(project: Path) -> dict[str, list[str]]:
    """What is measured, by name."""
    sentence = project / "sentence.txt"
    sentence.write_text("Draw a card.\n", encoding="utf-8")
    return {
        "read": ["cardc", "read", "--lang", "en", str(sentence)],
        "text ID": ["cardc", "text", "base1-58"],
        "explain ID": ["cardc", "explain", "base1-58"],
        "check FILE": ["cardc", "check", "cards/base1/pikachu.card"],
        "test FILE": ["cardc", "test", "cards/base1/pikachu.scenario"],
        "check": ["cardc", "check"],
        "build, nothing changed": ["cardc", "build"],
        "build, one card edited": ["cardc", "build"],
        "export": ["cardc", "export"],
        "collect scenarios": ["pytest", "-q", "--collect-only", "-p", "no:cacheprovider", "cards"],
    }


def main() -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("sizes", nargs="*", type=int, default=list(SIZES), metavar="SIZE", help="numbers of cards")
    parser.add_argument("--only", metavar="TEXT", help="commands whose names hold this")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        scale = Scale(root)
        rows: dict[str, list[tuple[int, float, int]]] = {}
        for size in sorted(args.sizes):
            project = root / f"cards{size}"
            project.mkdir()
            count = make_project(project, size)
            scale.seconds(project, "cardc", "build")
            for name, command in commands(project).items():
                if args.only and args.only not in name:
                    continue
                scale.seconds(project, *command)  # fills the cache
                if "edited" in name:
                    _edit(project)
                rows.setdefault(name, []).append((count, *scale.seconds(project, *command)))
            shutil.rmtree(project)
    _print(rows)
    return 0


def _edit(project: Path) -> None:
    file = project / "cards" / "base1" / "pikachu.card"
    file.write_text(re.sub(r"hp \d+", "hp 60", _text(file), count=1), encoding="utf-8")


def _print(rows: dict[str, list[tuple[int, float, int]]]) -> None:
    sizes = [count for count, _, _ in next(iter(rows.values()))]
    print(f"{'seconds at … cards':<26}" + "".join(f"{size:>10,}" for size in sizes) + "   growth")
    for name, figures in rows.items():
        growth = _exponent([(count, seconds) for count, seconds, _ in figures])
        told = "" if growth is None else f"{growth:9.2f}"
        print(f"{name:<26}" + "".join(f"{seconds:10.2f}" for _, seconds, _ in figures) + told)


def _exponent(points: list[tuple[int, float]]) -> float | None:
    """The slope of the best line through the logarithms; ``None`` for one point."""
    if len(points) < 2:
        return None
    logs = [(math.log(count), math.log(seconds)) for count, seconds in points]
    x, y = (sum(axis) / len(logs) for axis in zip(*logs, strict=True))
    return sum((a - x) * (b - y) for a, b in logs) / sum((a - x) ** 2 for a, _ in logs)


if __name__ == "__main__":
    sys.exit(main())
