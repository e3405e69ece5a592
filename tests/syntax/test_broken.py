"""Broken card files: what cardc tells an author. Dropping ``x.card`` and ``x.expected`` into ``broken/`` adds a test.

``x.repeat`` stands for a large file: a count and the text to repeat. ``broken/set.card`` is the set of all of them.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cardc.check import check_loaded
from cardc.cli import main
from cardc.diagnostics import Diagnostic, Severity, render_all
from cardc.syntax import load

BROKEN = Path(__file__).parent / "broken"
CASES = sorted(path.stem for path in BROKEN.glob("*.expected"))
WANTED = {
    "misspelt-verb",
    "unknown-pokemon",
    "missing-bracket",
    "wrong-damage-sign",
    "unknown-energy",
    "two-errors",
    "text-in-the-wrong-place",
    "unclosed-string",
    "name-escaping-into-python",
    "empty-file",
    "nested-braces",
    "not-utf-8",
}


def _told(diagnostic: Diagnostic) -> str:
    place = f"{diagnostic.span.line}:{diagnostic.span.column} " if diagnostic.span else ""
    level = "warning " if diagnostic.severity is Severity.WARNING else ""
    help_ = f"  help: {diagnostic.suggestion}\n" if diagnostic.suggestion else ""
    return f"{place}{level}{diagnostic.code} {diagnostic.message}\n{help_}"


def _card_file(case: str, folder: Path) -> Path:
    target = folder / f"{case}.card"
    repeat = BROKEN / f"{case}.repeat"
    if repeat.exists():
        count, text = repeat.read_text(encoding="utf-8").split()
        target.write_text(text * int(count), encoding="utf-8")
    else:
        shutil.copy(BROKEN / f"{case}.card", target)
    return target


@pytest.mark.parametrize("case", CASES)
def test_a_broken_file_is_explained(case: str, tmp_path: Path) -> None:
    shutil.copy(BROKEN / "set.card", tmp_path / "set.card")
    path = _card_file(case, tmp_path)

    loaded = load([path])
    diagnostics = [d for d in check_loaded(loaded) if d.file == str(path)]

    assert "".join(map(_told, diagnostics)) == (BROKEN / f"{case}.expected").read_text(encoding="utf-8")
    assert render_all(diagnostics, loaded.sources).count("error") >= len(diagnostics)


@pytest.mark.parametrize("case", CASES)
def test_the_command_ends_with_findings(case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(BROKEN / "set.card", tmp_path / "set.card")

    status = main(["check", str(_card_file(case, tmp_path))])

    told = capsys.readouterr()
    assert status == 1
    assert told.out == ""
    assert f"{case}.card" in told.err


def test_every_kind_of_mistake_that_authors_must_be_told_has_a_fixture() -> None:
    assert set(CASES) >= WANTED


def test_the_set_of_the_fixtures_is_sound() -> None:
    assert check_loaded(load([BROKEN / "set.card"])) == ()
