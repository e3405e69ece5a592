"""The set with a verb of its own: cardc knows the verb inside that project, and says what is wrong with a plug-in.

A process loads plug-ins before anything else, so each test runs the command in a process of its own. ``.ci/plugin-set``
does the same with an installed wheel, in all languages.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SET = Path(__file__).parent / "plugin_set"


def cardc(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cardc", *arguments], cwd=folder, capture_output=True, text=True, check=False
    )


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SET, tmp_path / "set", ignore=shutil.ignore_patterns("__pycache__", "singed_cards")))


def test_the_verb_is_built_and_played(project: Path) -> None:
    built = cardc(project, "build")
    assert built.returncode == 0, built.stderr
    code = (project / "singed_cards" / "singed" / "fire.py").read_text(encoding="utf-8")
    assert "from glow_verbs.playing import singe\n" in code
    assert "        singe(c, c.defending, 2)\n" in code
    assert cardc(project, "test").stdout == "2 scenarios passed, 0 failed\n"


def test_the_verb_is_printed_in_the_words_of_its_phrases(project: Path) -> None:
    assert "\nSinge the Defending Pokémon with 2 damage counters.\n" in cardc(project, "text", "singed-1").stdout


def test_outside_its_project_the_verb_is_unknown(project: Path, tmp_path: Path) -> None:
    alone = tmp_path / "alone"
    shutil.copytree(project / "cards", alone / "cards")
    told = cardc(alone, "check")
    assert told.returncode == 1
    assert "unknown word `singe`" in told.stderr + told.stdout


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("{number} counters", "{numbers} counters", "Singe has no field `numbers`"),
        ('calls="glow_verbs.playing.singe"', 'calls="singe"', "the row of Singe must name a function in `calls`"),
        ("import Target", "import Targets", "the plug-in glow_verbs can't be loaded: ImportError: cannot import"),
    ],
)
def test_a_wrong_plug_in_is_told_about(project: Path, old: str, new: str, message: str) -> None:
    module = project / "glow_verbs" / "__init__.py"
    module.write_text(module.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    told = cardc(project, "check")
    assert told.returncode == 2
    assert message in told.stderr
    assert "Traceback" not in told.stderr


def test_a_missing_phrase_is_told_about(project: Path) -> None:
    (project / "glow_verbs" / "phrases" / "sv.ftl").unlink()
    told = cardc(project, "text", "singed-1", "--lang", "sv")
    assert told.returncode == 2
    assert "there is no message `singe` in sv" in told.stderr
