"""The rule catalogue, read from the tables of ``docs/rules.md``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

BOOK_EDITIONS: Final = {"cs": "classic", "it": "classic", "sv": "classic", "ru": "bw", "pt": "dp"}
"""The books, and the edition that follows each."""

EDITIONS: Final = ("classic", "dp", "bw")
MOST_ADVICE: Final = 30

_ROW: Final = re.compile(r"^\| ([RDA]\d+) \|(.*)\|$")
_RULE, _READING, _CASE = 4, 5, 3  # cells of a row


class CatalogueError(ValueError):
    """The catalogue can't be read; the message names the line."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule (R…), reading of a difference (D…) or known case (A…).

    ``claims`` says where it must be proven: who claims it (a book, or an edition) and the edition that a test must run in.
    ``advice`` is the reason why no program can enforce it, "" for all that can be tested.
    """

    id: str
    text: str
    claims: tuple[tuple[str, str], ...]
    advice: str = ""


def read_catalogue(path: Path) -> tuple[Entry, ...]:
    """All entries, in the order of the file.

    Raises:
        CatalogueError: a row is malformed, a number occurs twice, or too many rules are called advice.
    """
    entries: dict[str, Entry] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        row = _ROW.match(line)
        if row is None:
            continue
        try:
            entry = _entry(row[1], [cell.strip() for cell in row[2].split("|")])
        except (KeyError, ValueError) as error:
            raise CatalogueError(f"{path}:{number}: {error}") from error
        if entry.id in entries:
            raise CatalogueError(f"{path}:{number}: {entry.id} occurs twice")
        entries[entry.id] = entry
    advice = sum(1 for entry in entries.values() if entry.advice)
    if advice > MOST_ADVICE:
        raise CatalogueError(f"{path}: {advice} rules are called advice, at most {MOST_ADVICE} may be")
    return tuple(entries.values())


def _entry(id: str, cells: list[str]) -> Entry:
    kind = id[0]
    if kind == "R":
        text, books, advice = _cells(cells, _RULE - 1)
        return Entry(id, text, tuple((book, BOOK_EDITIONS[book]) for book in books.split()), advice)
    if kind == "D":
        text, *_ = _cells(cells, _READING - 1)
        return Entry(id, text, tuple((edition, edition) for edition in EDITIONS))
    text, editions = _cells(cells, _CASE - 1)
    if not set(editions.split()) <= set(EDITIONS):
        raise ValueError(f"unknown edition in {editions!r}")
    return Entry(id, text, tuple((edition, edition) for edition in editions.split()))


def _cells(cells: list[str], number: int) -> list[str]:
    if len(cells) != number:
        raise ValueError(f"{number + 1} cells expected, found {len(cells) + 1}")
    return cells
