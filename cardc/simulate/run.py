"""A run: hands chunks of games to workers, takes results in order, and stops when enough is known."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cardc.simulate.intervals import paired, wilson
from cardc.simulate.plan import CHUNK, GAMES, Chunk, Pairing
from cardc.simulate.playing import Job, Played, play
from cardc.simulate.results import Results
from cardc.simulate.workers import Workers

LEAST_GAMES = 100
"""No pairing is stopped by a narrow interval before so many games."""


class Here:
    """Plays in this process, one chunk after the other."""

    at_once = 1

    def __init__(self, job: Job) -> None:
        self._job = job
        self._waiting: deque[Chunk] = deque()

    def submit(self, chunk: Chunk) -> None:
        self._waiting.append(chunk)

    def result(self) -> tuple[Chunk, Played]:
        chunk = self._waiting.popleft()
        return chunk, play(self._job, chunk)

    def close(self) -> None:
        self._waiting.clear()


@dataclass(frozen=True, slots=True)
class Wanted:
    """How much is to be played: ``games`` of each pairing in chunks of ``chunk``, fewer when ``until`` is given and half the width of
    the interval of the win rate (of its change, in a what-if) is no larger.
    """

    games: int = GAMES
    chunk: int = CHUNK
    until: float | None = None


Told = Callable[[int, int], None]
"""Is told the number of a pairing and how many more of its games are done."""


def run(job: Job, wanted: Wanted, workers: Workers, results: Results, told: Told | None = None) -> None:
    """Play what is missing in ``results`` and add it there.

    Results are taken in the order of the chunks of each pairing, so what is in the file, and when a pairing has been played enough, does not
    depend on how many workers there are and which is fastest.
    """
    tasks = [_Task(number, pairing, job.seed, wanted, results) for number, pairing in enumerate(job.pairings)]
    chunks = _in_turn(tasks)
    flying = 0
    for task in tasks:
        if told is not None and task.before:
            told(task.number, task.before)
    try:
        while True:
            while flying < workers.at_once and (chunk := next(chunks, None)) is not None:
                workers.submit(chunk)
                flying += 1
            if not flying:
                return
            chunk, played = workers.result()
            flying -= 1
            done = tasks[chunk.pairing].take(chunk, played)
            if told is not None and done:
                told(chunk.pairing, done)
    finally:
        workers.close()


class _Task:
    """One pairing of a run: which chunks are still to be played, and results that wait for an earlier one."""

    def __init__(self, number: int, pairing: Pairing, seed: int, wanted: Wanted, results: Results) -> None:
        self.number = number
        self.pairing = pairing
        self.wanted = wanted
        self._seed = seed
        self._results = results
        known = results.of(pairing)
        missing = list(known.missing(seed, wanted.games, wanted.chunk))
        self.before = wanted.games - sum(end - first for first, end in missing)
        self._todo = deque(missing)
        self._order = deque(first for first, _ in missing)
        self._early: dict[int, Played] = {}
        self._total = _Seen(known.played)
        self.enough = self._is_enough()

    def next(self) -> Chunk | None:
        """The next chunk to be played, ``None`` when there is none."""
        if self.enough or not self._todo:
            return None
        first, end = self._todo.popleft()
        return Chunk(self.number, first, end - first)

    def take(self, chunk: Chunk, played: Played) -> int:
        """Take a result; returns how many games are known now because of it."""
        self._early[chunk.first] = played
        done = 0
        while not self.enough and self._order and self._order[0] in self._early:
            first = self._order.popleft()
            found = self._early.pop(first)
            self._total.add(found)
            self._results.add(self.pairing, self._seed, first, found)
            done += found.counts.games
            self.enough = self._is_enough()
        return done

    def _is_enough(self) -> bool:
        return self.wanted.until is not None and self._total.is_narrow(self.wanted.until)


class _Seen:
    """What decides whether a pairing has been played enough: few numbers of all games so far."""

    def __init__(self, played: Played | None) -> None:
        self._games = 0
        self._points = 0.0
        self._pairs: list[int] | None = None
        if played is not None:
            self.add(played)

    def add(self, played: Played) -> None:
        """Add games."""
        self._games += played.counts.games
        self._points += played.counts.points(0)
        if played.pairs is not None:
            self._pairs = [a + b for a, b in zip(self._pairs or [0] * 9, played.pairs, strict=True)]

    def is_narrow(self, until: float) -> bool:
        """Whether half the width of the interval is at most ``until``."""
        if self._games < LEAST_GAMES:
            return False
        found = wilson(self._points, self._games) if self._pairs is None else paired(self._pairs)
        return found.half_width <= until


def _in_turn(tasks: Sequence[_Task]) -> Iterator[Chunk]:
    """The chunks of all pairings, one of each in turn."""
    while True:
        found = [chunk for task in tasks if (chunk := task.next()) is not None]
        if not found:
            return
        yield from found
