"""The ledger: the verdict on each text the last time somebody looked, with a hash of the text and no word of it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardc.assay.verdicts import Row, Verdict
from cardc.files import replace_text

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
    """The ledger of a file; empty when there is none. Raises :class:`LedgerError`, ``OSError``."""
    found: dict[Place, Entry] = {}
    if not file.exists():
        return found
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
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
    worse: list[str] = []
    better: list[str] = []
    reworded: list[str] = []
    new: list[str] = []
    for (id_, where), entry in sorted(now.items()):
        old = before.get((id_, where))
        line = f"{id_} {where}: {'new' if old is None else old.verdict} → {entry.verdict}"
        if old is not None and old.verdict is entry.verdict:
            continue
        if entry.verdict in (Verdict.MISMATCH, Verdict.AMBIGUOUS):
            worse.append(line)
        elif old is None or old.hash != entry.hash:
            new.append(line)
        elif old.verdict.is_read and entry.verdict.is_read:
            reworded.append(line)
        else:
            (worse if old.verdict.is_read else better).append(line)
    return Compared(tuple(worse), tuple(better), tuple(reworded), tuple(new))
