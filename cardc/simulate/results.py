"""The results of runs in a file that several of them may share: JSON lines, whole ones only.

A line of kind ``pairing`` says who plays, one of kind ``games`` what some games of it came to, by seed and number of the first
game. Lines are added under a lock, and games that are there already are not added again: so a killed run goes on where it stopped, and
two runs into one file lose nothing and count nothing twice. docs/simulate.md describes the fields.
"""

from __future__ import annotations

import json
import os
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final

from cardc.simulate.counts import CountsError
from cardc.simulate.plan import FORMAT, Pairing, PlanError, pairing_from_json
from cardc.simulate.playing import Played, played_from_json

_BEGINS: Final = b'{"kind": '
"""How every line begins; what begins otherwise was not written by us."""


class ResultsError(Exception):
    """A file of results can't be used; the message names file and line."""


@dataclass(slots=True)
class Known:
    """What is known of one pairing: the sum of its games, and which ones, by seed."""

    played: Played | None = None
    ranges: dict[int, list[tuple[int, int]]] = field(default_factory=dict)

    def add(self, seed: int, first: int, end: int, played: Played) -> bool:
        """Add games; false, and nothing is added, when some of them are known already.

        Ranges that touch become one, so that a run of any length keeps few of them.
        """
        ranges = self.ranges.setdefault(seed, [])
        at = bisect_left(ranges, (first, end))
        if (at and ranges[at - 1][1] > first) or (at < len(ranges) and ranges[at][0] < end):
            return False
        if at < len(ranges) and ranges[at][0] == end:
            end = ranges.pop(at)[1]
        if at and ranges[at - 1][1] == first:
            at -= 1
            first = ranges.pop(at)[0]
        ranges.insert(at, (first, end))
        if self.played is None:
            self.played = played
        else:
            self.played.add(played)
        return True

    def missing(self, seed: int, games: int, chunk: int) -> Iterator[tuple[int, int]]:
        """The games 0 to ``games`` - 1 that are not known, in chunks whose bounds are multiples of ``chunk`` where possible."""
        at = 0
        for first, end in [*self.ranges.get(seed, []), (games, games)]:
            while at < min(first, games):
                next_bound = min((at // chunk + 1) * chunk, first, games)
                yield at, next_bound
                at = next_bound
            at = max(at, end)


class Results:
    """Results in memory and, when there is a path, in a file that is read at once and added to later.

    Raises:
        ResultsError: the file is no file of results, or a line of it is damaged.
        OSError: it can't be read or written.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.pairings: dict[str, Pairing] = {}
        self.known: dict[str, Known] = {}
        self.cut = 0
        self._offset = 0
        self._lines = 0
        if path is not None:
            with open(path, "a+b") as file, _locked(file):
                self._read(file)
                self._cut(file)

    def of(self, pairing: Pairing) -> Known:
        """What is known of a pairing."""
        return self.known.setdefault(pairing.key, Known())

    def add(self, pairing: Pairing, seed: int, first: int, played: Played) -> bool:
        """Add games to what is known and to the file; false when some of them stood there already."""
        if self.path is None:
            self.pairings[pairing.key] = pairing
            return self.of(pairing).add(seed, first, first + played.counts.games, played)
        with open(self.path, "a+b") as file, _locked(file):
            self._read(file)
            self._cut(file)
            text = ""
            if pairing.key not in self.pairings:
                text = _line({"kind": "pairing", "format": FORMAT, "key": pairing.key, "pairing": pairing.to_json()})
                self.pairings[pairing.key] = pairing
            games = played.counts.games
            line = {"kind": "games", "key": pairing.key, "seed": str(seed), "first": first, "games": games}
            added = self.of(pairing).add(seed, first, first + games, played)
            if added:
                text += _line(line | played.to_json())
            data = text.encode()
            file.write(data)
            file.flush()
            self._offset += len(data)
            self._lines += text.count("\n")
            return added

    def refresh(self) -> None:
        """Take in what other runs have added."""
        if self.path is not None:
            with open(self.path, "a+b") as file, _locked(file):
                self._read(file)

    def _read(self, file: IO[bytes]) -> None:
        """Take in the whole lines that were added since."""
        file.seek(self._offset)
        data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        if not data.startswith(_BEGINS[: len(data)]):
            raise ResultsError(f"{self.path}, line {self._lines + 1}: this is no file of results; nothing was changed")
        for line in whole.splitlines():
            self._lines += 1
            try:
                self._take(json.loads(line))
            except (ValueError, RecursionError, CountsError, PlanError) as error:
                raise ResultsError(f"{self.path}, line {self._lines}: {error}") from error
        self._offset += len(whole)

    def _take(self, data: object) -> None:
        if not isinstance(data, dict):
            raise PlanError("a line of results is an object")
        key = data.get("key")
        if data.get("kind") == "pairing":
            if data.get("format") != FORMAT:
                raise PlanError(f"format: {FORMAT!r} is expected")
            pairing = pairing_from_json(data.get("pairing"))
            if pairing.key != key:
                raise PlanError("key: it is not that of the pairing")
            self.pairings[pairing.key] = pairing
            return
        if data.get("kind") != "games" or not isinstance(key, str) or key not in self.pairings:
            raise PlanError("a line of results is a pairing, or games of a pairing that stands above")
        seed, first = data.get("seed"), data.get("first")
        if not isinstance(seed, str) or not seed.isdecimal() or len(seed) > 20:
            raise PlanError("seed: a number from 0 to 2**64 - 1 is expected, in quotes")
        if not isinstance(first, int) or isinstance(first, bool) or first < 0:
            raise PlanError("first: a number from 0 is expected")
        played = played_from_json(data)
        if data.get("games") != played.counts.games:
            raise PlanError("games: it is not the number of games that are counted")
        # Two files that were put together may hold the same games twice; they count once.
        self.known.setdefault(key, Known()).add(int(seed), first, first + played.counts.games, played)

    def _cut(self, file: IO[bytes]) -> None:
        """Remove the part of a line that a killed run has left at the end. Whoever holds the lock is not writing it."""
        end = file.seek(0, os.SEEK_END)
        if end > self._offset:
            self.cut += end - self._offset
            file.truncate(self._offset)


def _line(data: dict[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


@contextmanager
def _locked(file: IO[bytes]) -> Iterator[None]:
    """Hold the file alone; others wait. The system gives the lock back when its holder dies."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]  # there only
        try:
            yield
        finally:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)  # type: ignore[attr-defined,unused-ignore]  # there only
        return
    fcntl.flock(file, fcntl.LOCK_EX)
    try:
        yield
    finally:
        file.flush()
        fcntl.flock(file, fcntl.LOCK_UN)
