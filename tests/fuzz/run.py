"""Runs the doors, each in a process of its own, with limits of time and memory."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import random
import re
import resource
import shutil
import signal
import time
import traceback
from collections.abc import Iterable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path

from tests.fuzz import doors
from tests.fuzz.mutation import mutated

SECONDS_A_MEGABYTE = 10.0
LEAST_SECONDS = 4.0
"""Processor time that even a small input may take (imports and tables that are made once included)."""

MOST_KILOBYTES = 500_000
STUCK_SECONDS = 600
"""Time on the clock after which a process that says nothing is ended."""

_EVERY = 500


class SlowError(Exception):
    """An input took too long."""


@dataclass(slots=True)
class Result:
    """What came of a door."""

    door: str
    inputs: int = 0
    seconds: float = 0.0
    kilobytes: int = 0
    failures: list[tuple[str, bytes]] = field(default_factory=list)


def run_door(door: str, seed: int, seconds: float, inputs: int, most_failures: int = 20) -> Result:
    """Damage and read inputs of a door until the time or the number of inputs is over, in a process of its own."""
    here, there = multiprocessing.Pipe(duplex=False)
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=_worker, args=(there, door, seed, seconds, inputs, most_failures), daemon=True)
    process.start()
    there.close()
    found = Result(door)
    try:
        while here.poll(STUCK_SECONDS):
            message = here.recv()
            if isinstance(message, Result):
                found = message
            else:
                return found
    except EOFError:
        found.failures.append((f"the process ended with {process.exitcode}", b""))
        return found
    finally:
        process.kill()
        process.join()
    found.failures.append((f"no input was done in {STUCK_SECONDS} s", b""))
    return found


def _worker(out: Connection, door: str, seed: int, seconds: float, inputs: int, most_failures: int) -> None:
    result = Result(door)
    one = doors.DOORS[door]
    chance = random.Random(f"{door} {seed}")
    seeds = one.seeds()
    for each in seeds[:8]:
        one.try_one(each)  # what is right is read without a fault, and what is made once is made
    signal.signal(signal.SIGPROF, _too_slow)
    begin = time.monotonic()
    seen: set[str] = set()
    try:
        while result.inputs < inputs and time.monotonic() - begin < seconds and len(result.failures) < most_failures:
            data = mutated(chance, seeds)
            result.inputs += 1
            problem = attempt(one, data)
            result.kilobytes = max(result.kilobytes, _peak_kilobytes())
            if problem is None and result.kilobytes > MOST_KILOBYTES and "memory" not in seen:
                problem = f"memory: {result.kilobytes} kilobytes"
            if problem is not None and (place := problem.splitlines()[0]) not in seen:
                seen.add("memory" if place.startswith("memory") else place)
                result.failures.append((problem, data))
            if result.inputs % _EVERY == 0 or problem is not None:
                result.seconds = time.monotonic() - begin
                out.send(result)
    finally:
        shutil.rmtree(doors.place(), ignore_errors=True)
    result.seconds = time.monotonic() - begin
    out.send(result)
    out.send(None)


def _peak_kilobytes() -> int:
    """The most memory that this process has held. The usage that Linux counts may be that of the process that started it."""
    status = Path("/proc/self/status")
    if status.is_file():
        peak = re.search(r"^VmHWM:\s+(\d+) kB", status.read_text(encoding="ascii", errors="replace"), re.MULTILINE)
        if peak is not None:
            return int(peak[1])
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def attempt(door: doors.Door, data: bytes) -> str | None:
    """What is wrong with the way an input is read; ``None``: nothing. The first line tells failures apart."""
    signal.signal(signal.SIGPROF, _too_slow)
    signal.setitimer(signal.ITIMER_PROF, max(LEAST_SECONDS, SECONDS_A_MEGABYTE * len(data) / 1e6))
    try:
        door.try_one(data)
    except Exception as error:
        trace = traceback.extract_tb(error.__traceback__)
        place = f"{Path(trace[-1].filename).name}:{trace[-1].lineno}"
        return f"{type(error).__name__} at {place}: {str(error)[:200]}\n{traceback.format_exc(limit=-6)}"
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return None


def _too_slow(_signal: int, _frame: object) -> None:
    raise SlowError("the input takes too long")


def write_failures(results: Iterable[Result], folder: Path) -> list[Path]:
    """Keep the inputs that failed, each with what was wrong beside it; returns where the inputs stand."""
    written: list[Path] = []
    for result in results:
        for problem, data in result.failures:
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"{result.door}-{hashlib.sha256(data).hexdigest()[:12]}.input"
            file.write_bytes(data)
            file.with_suffix(".txt").write_text(problem, encoding="utf-8", errors="backslashreplace")
            written.append(file)
    return written


def seed_of_now() -> int:
    """A seed that is another one each time; it is printed, so that a run can be repeated."""
    return int.from_bytes(os.urandom(4), "big")
