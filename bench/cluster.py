"""``python -m bench.cluster``: what a Dask cluster costs for each task and each chunk, on this machine's loopback.

A scheduler and a worker run as processes of their own; the tasks are so small that they measure the cluster and not the games. Prints processor
time of the scheduler for each task, of the worker beside the games, of us for each chunk, and bytes. docs/scale.md makes a model of these.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.pool import CARDS
from cardc.prose import load
from cardc.simulate import Chunk, Wanted, cluster, pair, run
from cardc.simulate.playing import Job, play, play_text
from cardc.simulate.prepare import make_job, ship
from cardc.simulate.results import Results
from cardc.syntax.deck import read_deck, resolve_deck

TICKS = os.sysconf("SC_CLK_TCK")


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=__doc__)
    parser.add_argument("--chunks", type=int, default=300, help="how many chunks (default: 300)")
    parser.add_argument(
        "--parts", type=int, default=4, help="tasks of one chunk, beside the one that adds (default: 4)"
    )
    args = parser.parse_args()
    job = _job()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder, "scheduler.json")
        common = ["--no-dashboard", "--host", "127.0.0.1", "--scheduler-file", str(place)]
        scheduler = _start("dask_scheduler", *common, "--port", "0")
        worker = _start("dask_worker", *common, "--nthreads", "1", "--no-nanny")
        try:
            _measure(job, _address(place), scheduler.pid, worker.pid, args.chunks, args.parts)
        finally:
            for process in (worker, scheduler):
                process.kill()
                process.wait()
    return 0


def _measure(job: Job, address: str, scheduler: int, worker: int, chunks: int, parts: int) -> None:
    cluster.LEAST, cluster.PARTS = 1, parts  # type: ignore[misc]  # one game a task: the tasks are all cost
    run(job, Wanted(parts * 5, parts), cluster.Cluster(job, address), Results())  # warm
    games = _seconds_of_games(job)
    before = [_busy(pid) for pid in (scheduler, worker)]
    own, begun = time.process_time(), time.perf_counter()
    results = Results(Path(tempfile.mkdtemp(), "games.jsonl"))
    run(job, Wanted(chunks * parts + 5 * parts, parts), cluster.Cluster(job, address), results)
    wall, mine = time.perf_counter() - begun, time.process_time() - own
    used = [_busy(pid) - start for pid, start in zip((scheduler, worker), before, strict=True)]
    tasks = (chunks + 5) * (parts + 1)
    assert results.path is not None
    size = results.path.stat().st_size
    print(f"{tasks} tasks in {wall:.1f} s; load of the machine {os.getloadavg()[0]:.1f}")
    print(f"scheduler: {1e6 * used[0] / tasks:.0f} µs of processor time a task")
    print(f"worker: {1e6 * (used[1] - games * (chunks + 5) * parts) / tasks:.0f} µs a task beside the games")
    print(f"here: {1e6 * mine / (chunks + 5):.0f} µs a chunk of {parts} tasks and a sum")
    print(f"sent once to each worker: {len(job.to_text()):,} bytes")
    for number in (50, 500):
        text = play_text(job.to_text(), 0, 0, number)
        print(f"a result of {number} games: {len(text):,} bytes, {len(text) / number:.1f} a game")
    print(f"a line of results: {size / (chunks + 5):,.0f} bytes")


def _job() -> Job:
    loaded = load([CARDS])
    files = sorted((CARDS / "decks").glob("*.deck"))[:2]
    decks = [(file.stem, resolve_deck(read_deck(file), loaded.card_sets).ids) for file in files]
    return make_job(pair(decks, ["random"]), "classic", lambda ids: ship(loaded, "generated", ids))


def _seconds_of_games(job: Job) -> float:
    play(job, Chunk(0, 0, 20))
    begun = time.process_time()
    play(job, Chunk(0, 0, 200))
    return (time.process_time() - begun) / 200


def _start(module: str, *arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", f"distributed.cli.{module}", *arguments]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _busy(pid: int) -> float:
    """Processor seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _address(place: Path) -> str:
    while not (place.is_file() and place.stat().st_size):
        time.sleep(0.05)
    return str(json.loads(place.read_text())["address"])


if __name__ == "__main__":
    sys.exit(main())
