"""The ledger: the verdict on each text the last time somebody looked, with a hash of the text and no word of it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Final

from cardc.assay.verdicts import Row, Verdict
from cardc.diagnostics import Diagnostic
from cardc.files import replace_text
from cardc.reading import read_text

_HEAD: Final = "# card\twhere\thash of the text\tverdict"
_DIGITS: Final = 12

Place = tuple[str, str]
"""Id of a card, and where on it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the ledger."""

    hash: str
    verdict: Verdict


class LedgerError(Exception):
    """The ledger can't be read; the message names the line."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What has changed since the ledger was written, a line each. ``worse`` are texts that were read and are not any more,
    and new bugs; ``reworded`` ones are read as before, but our own words have come nearer to print or gone from it."""

    worse: tuple[str, ...]
    better: tuple[str, ...]
    reworded: tuple[str, ...]
    new: tuple[str, ...]

    @property
    def changed(self) -> bool:
        """Whether an update would write anything new."""
        return bool(self.worse or self.better or self.reworded or self.new)


def entries(rows: Iterable[Row]) -> dict[Place, Entry]:
    """The ledger of some verdicts."""
    return {(row.card.id, row.printed.where): Entry(_hash(row.printed.text), row.verdict) for row in rows}


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]


def read_ledger(file: Path) -> dict[Place, Entry]:
    """The ledger of a file; empty when there is none. Raises :class:`LedgerError`."""
    found: dict[Place, Entry] = {}
    if not file.exists():
        return found
    text = read_text(file)
    if isinstance(text, Diagnostic):
        raise LedgerError(f"{file}: {text.message}")
    for number, line in enumerate(text.split("\n"), 1):
        line = line.rstrip("\r")
        if not line or line.startswith("#"):
            continue
        parts = line.split("\t")
        if len(parts) != 4 or parts[3] not in list(Verdict):
            raise LedgerError(f"{file}:{number}: a line is card, where, hash and verdict with tabs between")
        found[parts[0], parts[1]] = Entry(parts[2], Verdict(parts[3]))
    return found


def write_ledger(file: Path, ledger: Mapping[Place, Entry]) -> None:
    """Write it in one step, ordered by card."""
    lines = [f"{id_}\t{where}\t{entry.hash}\t{entry.verdict}" for (id_, where), entry in sorted(ledger.items())]
    replace_text(file, "\n".join([_HEAD, *lines]) + "\n")


def compare(before: Mapping[Place, Entry], now: Mapping[Place, Entry]) -> Compared:
    """Compare texts that are the same. A text that is new, or another than before, is judged by itself: only a bug of
    ours (a mismatch, two readings) makes it a bad one."""
    found: dict[_Change, list[str]] = {change: [] for change in _Change}
    for (id_, where), entry in sorted(now.items()):
        old = before.get((id_, where))
        line = f"{id_} {where}: {'new' if old is None else old.verdict} → {entry.verdict}"
        found[_change(old, entry)].append(line)
    return Compared(*(tuple(found[change]) for change in _Change if change is not _Change.NONE))


def updated(before: Mapping[Place, Entry], now: Mapping[Place, Entry]) -> dict[Place, Entry]:
    """The ledger with all that is not worse. What is worse stays as it was: who accepts it deletes its line."""
    kept = {place: entry for place, entry in now.items() if _change(before.get(place), entry) is not _Change.WORSE}
    return {**before, **kept}


class _Change(Enum):
    """What has become of a text."""

    WORSE = auto()
    BETTER = auto()
    REWORDED = auto()
    NEW = auto()
    NONE = auto()


def _change(old: Entry | None, now: Entry) -> _Change:
    if old == now:
        return _Change.NONE
    if now.verdict in (Verdict.MISMATCH, Verdict.AMBIGUOUS):
        return _Change.NONE if old is not None and old.verdict is now.verdict else _Change.WORSE
    if old is None or old.hash != now.hash:
        return _Change.NEW
    if old.verdict.is_read and now.verdict.is_read:
        return _Change.REWORDED
    return _Change.WORSE if old.verdict.is_read else _Change.BETTER
