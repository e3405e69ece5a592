"""Builds that are killed at a random moment while they rename a class: the package can be imported afterwards, each time.

Each build is a fork of this process, which has imported the compiler: so the moment falls into the build itself.
"""

from __future__ import annotations

import importlib
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path

import cardc.incremental.build  # noqa: F401 (imported here, so that no fork has to)
from cardc.cli import main
from tests.fuzz.doors import PROJECT

_NAMES = ("Emberling", "Cinderpup")
_PACKAGE = "glow_cards"


def kill_builds(kills: int, seed: int) -> list[str]:
    """Kill so many builds; returns what was wrong afterwards."""
    wrong: list[str] = []
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="cardc-kills-") as place:
        folder, log = Path(place) / "set", Path(place) / "log"
        shutil.copytree(PROJECT, folder)
        cards = (folder / "cards" / "glow.card", folder / "cards" / "tizzone.card")
        texts = [{path: path.read_text().replace(_NAMES[0], name) for path in cards} for name in _NAMES]
        _build(folder, texts[0], None, log)
        usual = _build(folder, texts[1], None, log)
        for number in range(kills):
            _build(folder, texts[number % 2], chance.uniform(0, 1.2 * usual), log)
            if _wait(_forked(lambda: _import(folder), log), None):
                wrong.append(f"kill {number}: {log.read_text().strip().splitlines()[-1]}")
        _build(folder, texts[0], None, log)
        left = [path.name for path in folder.rglob(".*") if path.suffix in (".tmp", ".new", ".old")]
        wrong += [f"{name} was left behind" for name in left]
    return wrong


def _build(folder: Path, texts: dict[Path, str], seconds: float | None, log: Path) -> float:
    """Build with these card files; killed after so many seconds, unless it is done by then. Returns how long it took."""
    for path, text in texts.items():
        path.write_text(text)
    begin = time.monotonic()
    _wait(_forked(lambda: _in(folder), log), seconds)
    return time.monotonic() - begin


def _in(folder: Path) -> int:
    os.chdir(folder)
    return main(["build"])


def _import(folder: Path) -> int:
    sys.path.insert(0, str(folder))
    sys.dont_write_bytecode = True
    index: dict[str, str] = importlib.import_module(_PACKAGE).INDEX
    for path in sorted(set(index.values())):
        assert importlib.import_module(f"{_PACKAGE}.{path}").CARDS
    return 0


def _forked(work: Callable[[], int], log: Path) -> int:
    """The number of a new process that does some work and ends with its status; what it prints stands in ``log``."""
    process = os.fork()
    if process:
        return process
    status = 1
    try:
        with log.open("w") as out:
            sys.stdout = sys.stderr = out
            try:
                status = work()
            except BaseException:
                traceback.print_exc()
    finally:
        os._exit(status)


def _wait(process: int, seconds: float | None) -> int:
    """Wait for a process, so many seconds at most; then it is killed. Returns its status, 0 when it was killed."""
    end = None if seconds is None else time.monotonic() + seconds
    while True:
        done, status = os.waitpid(process, 0 if end is None else os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        if end is not None and time.monotonic() >= end:
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
            return 0
        time.sleep(0.001)
