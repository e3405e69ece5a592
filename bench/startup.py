"""How long commands take from the start of the process to its end: the first build, later ones, and what needs no card."""

from __future__ import annotations

import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bench.measure import ROUNDS, Figure
from bench.pool import CARDS

_EDITED: Final = Path("cards", "base1", "pikachu.card")
_COMMAND: Final = ("-m", "cardc")


def starting() -> list[Figure]:
    """Starts and builds a second, in processor time of the child process, the best of some rounds."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        shutil.copytree(CARDS, root / "cards")
        run = _Runner(root)
        run.once(*_COMMAND, "build")
        build = (*_COMMAND, "build")
        return [
            run.best("start of Python alone", "starts", "-c", ""),
            run.best("import cardc", "starts", "-c", "import cardc"),
            run.best("cardc --help", "starts", *_COMMAND, "--help"),
            run.best("cardc --version", "starts", *_COMMAND, "--version"),
            run.best("build, nothing changed", "builds", *build),
            run.best("build, one card edited", "builds", *build, before=run.edit),
            run.best("build, all anew", "builds", *build, before=run.forget),
        ]


class _Runner:
    """Runs Python in a project of its own, with a cache of its own."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._cache = root / "cache"
        self._hp = 0
        # Modules are compiled to byte code once, as in an installed cardc, whatever this environment says.
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self._environment = kept | {"CARDC_CACHE": str(self._cache), "PYTHONPYCACHEPREFIX": str(root / "bytecode")}

    def once(self, *arguments: str) -> float:
        """One run; its processor time in seconds."""
        before = _spent()
        command = [sys.executable, *arguments]
        subprocess.run(command, cwd=self._root, env=self._environment, capture_output=True, check=True)
        return _spent() - before

    def best(self, name: str, unit: str, *arguments: str, before: Callable[[], None] | None = None) -> Figure:
        """The best of some runs, before each of which something is done."""
        times = []
        for _ in range(ROUNDS):
            if before is not None:
                before()
            times.append(self.once(*arguments))
        return Figure(name, unit, 1 / min(times))

    def edit(self) -> None:
        """Give the first card of a file other HP than ever before."""
        self._hp += 10
        file = self._root / _EDITED
        text = re.sub(r"hp \d+", f"hp {self._hp}", file.read_text(encoding="utf-8"), count=1)
        file.write_text(text, encoding="utf-8")

    def forget(self) -> None:
        """Empty the cache and the package."""
        shutil.rmtree(self._cache)
        shutil.rmtree(self._root / "generated")


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
