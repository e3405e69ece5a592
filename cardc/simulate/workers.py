"""What all kinds of workers share."""

from __future__ import annotations

from typing import Protocol

from cardc.simulate.plan import Chunk
from cardc.simulate.playing import Played


class WorkersError(Exception):
    """The workers are gone, or one of them could not play; the message says why."""


class Workers(Protocol):
    """Those who play chunks of a job: given some, they give back results in any order."""

    @property
    def at_once(self) -> int:
        """How many chunks should be in their hands, so that none of them waits."""

    def submit(self, chunk: Chunk) -> None:
        """Have a chunk played."""

    def result(self) -> tuple[Chunk, Played]:
        """Wait for a chunk that was submitted, whichever is ready first.

        Raises:
            WorkersError: no worker can play it.
        """

    def close(self) -> None:
        """Stop; what is not ready is dropped."""
