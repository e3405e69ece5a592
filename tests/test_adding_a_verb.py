"""docs/adding-a-verb.md is true: its places exist, and a verb added at exactly those places is written, played, printed, read."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "adding-a-verb.md").read_text(encoding="utf-8")
PLACES = [
    place for place in re.findall(r"`((?:cardc|grammar|tests)/[\w./]+\.(?:py|lark|j2|ftl))`", PAGE) if "<" not in place
]
SET = ROOT / "tests" / "plugin_set"

NODE = '''@act("singe {target} for {number} counters", calls="singe")
@dataclass(frozen=True, slots=True)
class Singe:
    """Put ``number`` damage counters on a Pokémon; one that is Asleep wakes up."""

    target: Target
    number: int


'''
METHOD = '''
    def singe(self, who: InPlay | None, number: int) -> None:
        """Put ``number`` damage counters on a Pokémon; one that is Asleep wakes up."""
        self.put_counters(10 * number, who)
        self.recover_from(const.ASLEEP, who)
'''


@pytest.mark.parametrize("place", PLACES)
def test_each_place_exists(place: str) -> None:
    assert (ROOT / place).is_file()


def test_the_page_names_every_room_that_a_verb_passes() -> None:
    rooms = {place.split("/")[1] for place in PLACES if place.startswith("cardc/")}
    assert rooms == {"model", "syntax", "check", "engine", "emit", "language"}


class Scratch:
    """A copy of what the compiler and the laws need, and what was added to it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lines: dict[str, int] = {}
        ignore = shutil.ignore_patterns("__pycache__", "commands.py.orig")
        for part in ("cardc", "grammar", "tests/strategies", "tests/language"):
            shutil.copytree(ROOT / part, folder / part, ignore=ignore)
        shutil.copy(ROOT / "tests" / "__init__.py", folder / "tests")
        shutil.copytree(SET / "cards", folder / "set" / "cards")
        (folder / "set" / "cardc.toml").write_text('cards = "cards"\npackage = "singed_cards"\n', encoding="utf-8")

    def add(self, place: str, text: str, before: str | None = None) -> None:
        """Adds text before some words of a file, else at its end."""
        path = self.folder / place
        old = path.read_text(encoding="utf-8")
        at = len(old) if before is None else old.index(before)
        path.write_text(old[:at] + text + old[at:], encoding="utf-8")
        self.count(place, text)

    def count(self, place: str, text: str) -> None:
        self.lines[place] = self.lines.get(place, 0) + len([line for line in text.splitlines() if line.strip()])

    def run(self, *arguments: str, inside: str = ".") -> str:
        environment = {**os.environ, "PYTHONPATH": str(self.folder), "XDG_CACHE_HOME": str(self.folder / "cache")}
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder / inside,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def test_a_verb_is_added_at_the_documented_places_only(tmp_path: Path) -> None:
    scratch = Scratch(tmp_path)
    scratch.add("cardc/model/effects.py", NODE, before="class OwnAct:")
    scratch.add("cardc/model/effects.py", "    | Singe\n", before="    | OwnAct\n")
    scratch.add("cardc/engine/context.py", METHOD)
    for phrases in sorted((SET / "glow_verbs" / "phrases").glob("*.ftl")):
        place = f"cardc/language/{phrases.stem}/acts.ftl"
        scratch.add(place, "\n" + phrases.read_text(encoding="utf-8"))
    old = (tmp_path / "grammar" / "card.lark").read_text(encoding="utf-8").splitlines()
    scratch.run("-m", "cardc.syntax.published", "grammar")
    new = (tmp_path / "grammar" / "card.lark").read_text(encoding="utf-8").splitlines()
    scratch.count("grammar/card.lark", "\n".join(line for line in new if line not in old))
    scratch.count("set/cards/singed.scenario", (SET / "cards" / "singed.scenario").read_text(encoding="utf-8"))
    # The documents: a sentence and an example in docs/language.md, a row in docs/effect-api.md.
    scratch.count("docs/language.md", "sentence\n")
    scratch.count("docs/effect-api.md", "row\n")

    assert scratch.run("-m", "cardc", "test", inside="set") == "2 scenarios passed, 0 failed\n"
    text = scratch.run("-m", "cardc", "text", "singed-1", inside="set")
    assert "\nSinge the Defending Pokémon with 2 damage counters.\n" in text
    laws = scratch.run("-m", "tests.language.laws", "--count", "60", "en")
    assert "0 broken laws" in laws

    assert len(scratch.lines) <= 12, scratch.lines
    assert sum(scratch.lines.values()) <= 60, scratch.lines
    files, lines = len(scratch.lines), sum(scratch.lines.values())
    assert f"{files} files and {lines} lines" in PAGE
