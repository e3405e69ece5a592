"""The list of mutants that no scenario needs to notice, each with the reason.

A mutant stands on a line of its own, by its key; the reason stands below it, indented. ``#`` starts a comment line.

    base1-58 attacks.0.text.effects.1: left out
      the reason, on one line or several
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from cardc.diagnostics import Diagnostic, Span
from cardc.reading import read_text, shown_text

FILE = "mutants.accepted"


def read_accepted(file: Path) -> tuple[dict[str, str], list[Diagnostic]]:
    """Keys and reasons of a list, and what is wrong with it; a file that is not there is an empty list."""
    if not file.exists():
        return {}, []
    text = read_text(file)
    if isinstance(text, Diagnostic):
        return {}, [replace(text, code="M104")]
    lines = text.split("\n")
    reasons: dict[str, str] = {}
    places: dict[str, int] = {}
    found: list[Diagnostic] = []
    key: str | None = None
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line[0].isspace():
            if key is None:
                found.append(_at(file, number, line, "M104", "a reason stands below the mutant that it is about"))
            else:
                reasons[key] = f"{reasons[key]} {line.strip()}".strip()
            continue
        key = line.strip()
        if key in reasons:
            found.append(_at(file, number, line, "M104", "this mutant is listed twice"))
        reasons.setdefault(key, "")
        places.setdefault(key, number)
    found += [_at(file, places[key], key, "M104", "no reason is given") for key, why in reasons.items() if not why]
    return reasons, sorted(found, key=lambda each: each.sort_key)


def stale(file: Path, keys: Mapping[str, str]) -> list[Diagnostic]:
    """Findings about entries of a list that are no survivors; ``keys`` says of each why."""
    lines = shown_text(file).split("\n")
    numbers = {line.strip(): number for number, line in reversed(list(enumerate(lines, 1)))}
    return [_at(file, numbers[key], key, "M103", why) for key, why in keys.items()]


def _at(file: Path, number: int, line: str, code: str, message: str) -> Diagnostic:
    start = len(line) - len(line.lstrip()) + 1
    return Diagnostic(code, message, str(file), Span(number, start, number, len(line.rstrip()) + 1))
