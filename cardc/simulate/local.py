"""Workers on this machine: processes, one for each job."""

from __future__ import annotations

import json
import multiprocessing
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from cardc.simulate.plan import Chunk
from cardc.simulate.playing import Job, Played, play_text, played_from_json
from cardc.simulate.workers import WorkersError

TRIES: Final = 3
"""How many times the processes are started anew before a chunk was ready in between."""


_job = ""


def _begin(job: str) -> None:
    global _job
    _job = job


def _play(pairing: int, first: int, games: int) -> str:
    return play_text(_job, pairing, first, games)


class Processes:
    """As many processes as there are jobs; when one of them dies, what was lost is played again.

    They are started afresh (not forked), so that they are alike on all systems and share nothing but the text of the job.
    """

    def __init__(self, job: Job, jobs: int) -> None:
        self._text = job.to_text()
        self._jobs = jobs
        self._pool = self._start()
        self._flying: dict[Future[str], Chunk] = {}
        self._tries = 0

    @property
    def at_once(self) -> int:
        """Two chunks for each process: one that it plays, one that waits for it."""
        return 2 * self._jobs

    def submit(self, chunk: Chunk) -> None:
        """Have a chunk played."""
        try:
            self._flying[self._send(chunk)] = chunk
        except BrokenProcessPool:
            self._again([chunk])

    def result(self) -> tuple[Chunk, Played]:
        """Wait for the first chunk that is ready.

        Raises:
            WorkersError: the processes die again and again.
        """
        while True:
            ready, _ = wait(self._flying, return_when=FIRST_COMPLETED)
            for future in ready:
                chunk = self._flying.pop(future)
                try:
                    text = future.result()
                except BrokenProcessPool:
                    self._again([chunk])
                    break
                self._tries = 0
                return chunk, played_from_json(json.loads(text))

    def close(self) -> None:
        """End the processes."""
        self._flying.clear()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._jobs, context, initializer=_begin, initargs=(self._text,))

    def _send(self, chunk: Chunk) -> Future[str]:
        return self._pool.submit(_play, chunk.pairing, chunk.first, chunk.games)

    def _again(self, lost: list[Chunk]) -> None:
        """A process has died, and with it the pool: start new ones and play all that was lost."""
        self._tries += 1
        if self._tries > TRIES:
            raise WorkersError("the processes that play end again and again before a chunk is done")
        lost += self._flying.values()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._start()
        self._flying = {self._send(chunk): chunk for chunk in lost}
