"""What the tests of simulations play with: two decks of the small author's set, and a job of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardc.prose import load
from cardc.simulate.plan import MOST_ACTIONS, Chunk, pair
from cardc.simulate.playing import Job, Played, play
from cardc.simulate.prepare import make_job, ship
from cardc.simulate.results import Results
from cardc.simulate.run import Wanted, run
from cardc.simulate.workers import Workers
from cardc.syntax import Loaded
from cardc.syntax.deck import read_deck, resolve_deck

AUTHOR_SET = Path(__file__).parent.parent / "author_set"
DECK = AUTHOR_SET / "cards" / "decks" / "glow.deck"


def loaded_set() -> Loaded:
    """The cards of the author's set."""
    return load([AUTHOR_SET / "cards"])


def small_job(seed: int = 1, bots: tuple[str, ...] = ("random", "attacks"), most_actions: int = MOST_ACTIONS) -> Job:
    """The author's deck against itself, one bot against the other."""
    loaded = loaded_set()
    ids = resolve_deck(read_deck(DECK), loaded.card_sets).ids
    pairs = pair([("glow", ids)], bots)
    return make_job(
        pairs, "classic", lambda wanted: ship(loaded, "generated", wanted), seed=seed, most_actions=most_actions
    )


def table(job: Job, wanted: Wanted, workers: Workers, results: Results | None = None) -> list[dict[str, Any]]:
    """Play and give all counts, as JSON data (so ``Any``)."""
    found = results or Results()
    run(job, wanted, workers, found)
    return [_json(found, pairing.key) for pairing in job.pairings]


def _json(results: Results, key: str) -> dict[str, Any]:
    played = results.known[key].played
    assert played is not None
    return played.to_json()


class Backwards:
    """Workers for tests: seven chunks are in their hands, and they give back the last one first."""

    at_once = 7

    def __init__(self, job: Job) -> None:
        self._job = job
        self._waiting: list[Chunk] = []
        self.played = 0

    def submit(self, chunk: Chunk) -> None:
        self._waiting.append(chunk)

    def result(self) -> tuple[Chunk, Played]:
        chunk = self._waiting.pop()
        self.played += chunk.games
        return chunk, play(self._job, chunk)

    def close(self) -> None:
        self._waiting.clear()
