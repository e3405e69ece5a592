"""Workers on other machines, by Dask distributed (``pip install cardc[cluster]``).

The job, with the cards as source and their digest, is sent once; each chunk is a few tasks and one that adds their results on a worker, so
that only sums travel to us. When a worker is lost the scheduler gives its tasks to another one; a chunk counts when its sum has
arrived here, once, so nothing is lost or doubled. docs/scale.md tells how far that goes.
"""

from __future__ import annotations

import hashlib
import json
import time
from importlib import import_module
from typing import Any, Final

from cardc.simulate.plan import Chunk
from cardc.simulate.playing import Job, Played, play_text, played_from_json, sum_texts
from cardc.simulate.workers import WorkersError

_Untyped = Any
"""Objects of Dask, which has types for few of its functions and need not be installed."""

LEAST: Final = 500
"""Games of one task at least, where a chunk has so many: about half a second of a compiled engine, three of a pure one."""

PARTS: Final = 10
"""Tasks that a larger chunk is divided into; one more adds their results."""

AHEAD: Final = 3
"""Tasks for each thread of the workers that are handed out ahead, so that no worker waits for us."""

LOOK: Final = 5
"""Seconds after which we look again how many workers there are."""

TRIES: Final = 5
"""How often a chunk is handed out again after the scheduler has given it up."""

WAIT: Final = 30
"""Seconds to wait for a scheduler and its first worker."""


class Cluster:
    """The workers of a Dask scheduler.

    Raises:
        WorkersError: Dask is not installed, no scheduler answers at the address, or it has no workers.
    """

    def __init__(self, job: Job, address: str) -> None:
        try:
            dask: _Untyped = import_module("distributed")
        except ImportError as error:
            raise WorkersError("--cluster needs Dask: pip install 'cardc[cluster]'") from error
        try:
            self._client: _Untyped = dask.Client(address, timeout=WAIT)
        except (OSError, ValueError, TimeoutError) as error:
            raise WorkersError(f"no scheduler answers at {address}: {error}") from error
        try:
            self._client.wait_for_workers(1, timeout=WAIT)
        except TimeoutError as error:
            self._client.close()
            raise WorkersError(f"the scheduler at {address} has no workers") from error
        scheduler: _Untyped = import_module("distributed.scheduler")
        self._lost = (scheduler.KilledWorker, scheduler.NoValidWorkerError, dask.CancelledError, OSError)
        text = job.to_text()
        self._run = hashlib.sha256(text.encode()).hexdigest()[:16]
        self._job: _Untyped = self._client.scatter(text, broadcast=True, hash=True)
        self._text = text
        self._ready: _Untyped = dask.as_completed()
        self._flying: dict[str, tuple[Chunk, int]] = {}
        self._threads = 1
        self._looked = 0.0
        self._parts = 1

    @property
    def at_once(self) -> int:
        """As many chunks as make some tasks for each thread of the workers."""
        if time.monotonic() - self._looked > LOOK:
            self._threads = sum(map(int, self._client.nthreads().values()))
            self._looked = time.monotonic()
        return max(2, -(-AHEAD * self._threads // self._parts))

    def submit(self, chunk: Chunk) -> None:
        """Have a chunk played."""
        self._send(chunk, 0)

    def _send(self, chunk: Chunk, tries: int) -> None:
        size = max(LEAST, -(-chunk.games // PARTS))
        name = f"cardc-{self._run}-{chunk.pairing}-{chunk.first}-{chunk.games}-{tries}"
        parts = [
            self._client.submit(
                play_text,
                self._job,
                chunk.pairing,
                first,
                min(size, chunk.end - first),
                key=f"{name}-part-{first}",
                pure=False,
            )
            for first in range(chunk.first, chunk.end, size)
        ]
        self._parts = len(parts)
        done = parts[0] if len(parts) == 1 else self._client.submit(sum_texts, parts, key=name, pure=False)
        self._flying[done.key] = (chunk, tries)
        self._ready.add(done)

    def result(self) -> tuple[Chunk, Played]:
        """Wait for the first chunk that is ready.

        Raises:
            WorkersError: a chunk fails again and again, or in the same way wherever it is played.
        """
        while True:
            future = next(self._ready)
            chunk, tries = self._flying.pop(future.key)
            try:
                text = future.result()
            except self._lost as error:
                # The workers that had it died: not the chunk's fault, as a rule.
                if tries == TRIES:
                    raise WorkersError(
                        f"games {chunk.first} to {chunk.end - 1} were lost {TRIES + 1} times: {error}"
                    ) from error
                self._renew()
                self._send(chunk, tries + 1)
                continue
            except Exception as error:  # whatever was raised on the worker
                raise WorkersError(f"a worker can't play: {type(error).__name__}: {error}") from error
            return chunk, played_from_json(json.loads(text))

    def _renew(self) -> None:
        """Send the job again: the workers that had it may be gone."""
        if self._job.status != "finished":
            self._job = self._client.scatter(self._text, broadcast=True, hash=False)

    def close(self) -> None:
        """Leave the cluster; it goes on without us."""
        self._flying.clear()
        self._client.close()
