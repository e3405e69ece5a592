"""Builds that are killed at a random moment while they rename a class: the package can be imported afterwards, each time."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.fuzz.doors import PROJECT

_NAMES = ("Emberling", "Cinderpup")
_IMPORT = """
import sys
sys.path.insert(0, sys.argv[1])
import glow_cards, importlib
for path in set(glow_cards.INDEX.values()):
    assert importlib.import_module("glow_cards." + path).CARDS
"""
_BUILD = """
import os, sys
os.chdir(sys.argv[1])
from cardc.cli import main
import cardc.incremental.build, cardc.check, cardc.prose
print("ready", flush=True)
sys.stdin.readline()
sys.exit(main(["build"]))
"""


def kill_builds(kills: int, seed: int) -> list[str]:
    """Kill so many builds; returns what was wrong afterwards."""
    wrong: list[str] = []
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="cardc-kills-") as place:
        folder = Path(place) / "set"
        shutil.copytree(PROJECT, folder)
        cards = (folder / "cards" / "glow.card", folder / "cards" / "tizzone.card", folder / "cards" / "glow.scenario")
        texts = [{path: path.read_text().replace(_NAMES[0], name) for path in cards} for name in _NAMES]
        usual = _build(folder, texts[0], None)
        for number in range(kills):
            _build(folder, texts[(number + 1) % 2], chance.uniform(0, 1.1 * usual))
            found = subprocess.run([sys.executable, "-c", _IMPORT, str(folder)], capture_output=True, text=True)
            if found.returncode:
                wrong.append(f"kill {number}: {found.stderr.strip().splitlines()[-1]}")
        _build(folder, texts[0], None)
        left = [path.name for path in folder.rglob(".*") if path.name.startswith(".glow") or path.suffix == ".tmp"]
        wrong += [f"{name} was left behind" for name in left]
    return wrong


def _build(folder: Path, texts: dict[Path, str], seconds: float | None) -> float:
    """Build with these card files; killed after so many seconds, unless it is done by then. Returns how long it took."""
    for path, text in texts.items():
        path.write_text(text)
    command = [sys.executable, "-c", _BUILD, str(folder)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()
        begin = time.monotonic()
        process.stdin.write("go\n")
        process.stdin.flush()
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.kill()
        return time.monotonic() - begin
