"""The trace: what happened in which step, with the number before and after, and which card caused it.

A trace is a plain list of tuples that the engine fills only when there is one. ``part`` says which book of steps the letter belongs to:
``attack`` (R164 to R169), ``damage`` (R176 to R184, or the edition's own), else a word for what is going on.
"""

from __future__ import annotations

from typing import Final

TraceLine = tuple[str, str, str, int, int, str]
"""(part, letter, what, before, after, cause); numbers are damage points or counts, equal when nothing changed."""

ATTACK: Final = "attack"
DAMAGE: Final = "damage"
POWER: Final = "power"
TRAINER: Final = "trainer"
BETWEEN_TURNS: Final = "between turns"
EFFECT: Final = "effect"


def render(trace: list[TraceLine]) -> list[str]:
    """The lines of a trace for people, one string each."""
    lines = []
    for part, letter, what, before, after, cause in trace:
        head = f"  damage {letter}" if part == DAMAGE else f"{part} {letter}".rstrip()
        change = f": {before} → {after}" if before != after else ""
        source = f" [{cause}]" if cause else ""
        lines.append(f"{head:<12} {what}{change}{source}")
    return lines
