"""Playing decks against each other many times: win rates with intervals, and what each card did.

``cardc simulate`` is made of this. A job (:func:`cardc.simulate.prepare.make_job`) says who plays with which cards; :func:`simulate` plays
it and gives a :class:`Result` for each pairing. Workers, files and single chunks: ``run``, ``local``, ``cluster``, ``results``. docs/simulate.md
has an example.
"""

from __future__ import annotations

from pathlib import Path

from cardc.simulate.counts import Counts
from cardc.simulate.intervals import Interval, paired, wilson
from cardc.simulate.plan import CHUNK, GAMES, Chunk, Entrant, Pairing, pair
from cardc.simulate.playing import Job, Played, play
from cardc.simulate.results import Results, ResultsError
from cardc.simulate.run import Here, Told, Wanted, run
from cardc.simulate.show import Result, standings, win_rate
from cardc.simulate.workers import Workers, WorkersError

__all__ = [
    "Chunk",
    "Counts",
    "Entrant",
    "Here",
    "Interval",
    "Job",
    "Pairing",
    "Played",
    "Result",
    "Results",
    "ResultsError",
    "Told",
    "Wanted",
    "Workers",
    "WorkersError",
    "pair",
    "paired",
    "play",
    "run",
    "simulate",
    "standings",
    "wilson",
    "win_rate",
]


def simulate(
    job: Job,
    *,
    games: int = GAMES,
    chunk: int = CHUNK,
    until: float | None = None,
    jobs: int = 1,
    out: Path | None = None,
    told: Told | None = None,
) -> list[Result]:
    """Play a job: ``games`` of each pairing, or fewer where half the interval of the win rate is at most ``until``.

    ``jobs`` above 1 are processes (a program that starts them needs ``if __name__ == "__main__":``). With ``out`` the results
    stand in a file, and games that are there are not played again. ``told`` hears of progress.

    Raises:
        ResultsError: ``out`` is no file of results.
        WorkersError: processes end again and again.
        OSError: ``out`` can't be read or written.
    """
    from cardc.simulate.local import Processes

    results = Results(out)
    run(job, Wanted(games, chunk, until), Here(job) if jobs == 1 else Processes(job, jobs), results, told)
    results.refresh()
    return [Result(pairing, results.of(pairing).played or Played(Counts())) for pairing in job.pairings]
