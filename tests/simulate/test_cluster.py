"""Games on a Dask cluster: the same table as in one process, also when a worker is killed half way."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cardc.simulate.plan import Chunk
from cardc.simulate.playing import Played
from cardc.simulate.results import Results
from cardc.simulate.run import Here, Wanted
from cardc.simulate.workers import WorkersError
from tests.simulate.worlds import small_job, table

pytest.importorskip("distributed", reason="Dask is not installed: pip install 'cardc[cluster]'")

from cardc.simulate import cluster

ROOT = Path(__file__).parent.parent.parent
WORKER = ("-m", "distributed.cli.dask_worker", "--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")


@contextmanager
def _process(*arguments: str, cwd: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A Python process that ends with the test."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    running = subprocess.Popen(
        [sys.executable, *arguments], cwd=cwd, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield running
    finally:
        running.kill()
        running.wait()


def test_a_local_cluster_gives_the_table_of_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks of 8 games are played in parts of 3, 3 and 2, which are added on a worker."""
    local_cluster: Any = import_module("distributed").LocalCluster  # untyped

    monkeypatch.setattr(cluster, "LEAST", 1)
    monkeypatch.setattr(cluster, "PARTS", 3)
    job, wanted = small_job(), Wanted(24, 8)
    with local_cluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None) as local:
        found = table(job, wanted, cluster.Cluster(job, local.scheduler_address))
    assert found == table(job, wanted, Here(job))


class Killer(cluster.Cluster):
    """A cluster of which a worker is killed once some chunks are ready."""

    victim: subprocess.Popen[bytes]
    ready = 0

    def result(self) -> tuple[Chunk, Played]:
        self.ready += 1
        if self.ready == 3:
            self.victim.send_signal(signal.SIGKILL)
        return super().result()


def test_a_killed_worker_loses_and_doubles_no_game(tmp_path: Path) -> None:
    """Scheduler and two workers are processes of their own; one worker is killed after two of 20 chunks."""
    job, wanted = small_job(), Wanted(100, 5)
    place = tmp_path / "scheduler.json"
    start = ("-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    with (
        _process(*start, "--scheduler-file", str(place), cwd=tmp_path),
        _process(*WORKER, "--scheduler-file", str(place), cwd=tmp_path) as victim,
        _process(*WORKER, "--scheduler-file", str(place), cwd=tmp_path),
    ):
        address = _address(place)
        _wait_for_workers(address, 2)
        workers = Killer(job, address)
        workers.victim = victim
        file = tmp_path / "games.jsonl"
        found = table(job, wanted, workers, Results(file))
    assert victim.returncode == -signal.SIGKILL
    assert found == table(job, wanted, Here(job))
    known = Results(file).of(job.pairings[0])
    assert known.ranges == {1: [(0, 100)]}
    assert len(file.read_text().splitlines()) == 1 + 20


def _address(place: Path) -> str:
    for _ in range(300):
        if place.is_file() and place.stat().st_size:
            address = json.loads(place.read_text())["address"]
            assert isinstance(address, str)
            return address
        time.sleep(0.05)
    raise AssertionError("the scheduler did not start")


def _wait_for_workers(address: str, number: int) -> None:
    client_of: Any = import_module("distributed").Client  # untyped
    with client_of(address) as client:
        client.wait_for_workers(number, timeout=20)


def test_an_address_where_nobody_answers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "WAIT", 1)
    with pytest.raises(WorkersError, match="no scheduler answers at"):
        cluster.Cluster(small_job(), "tcp://127.0.0.1:9")
