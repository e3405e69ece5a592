"""A new set passes everything at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardc.cli import main


@pytest.mark.parametrize("edition", ["classic", "dp", "bw"])
def test_a_new_set_passes_at_once(
    edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "glow1", "--edition", edition, "--name", 'My "Set"'.replace('"', "")]) == 0
    monkeypatch.chdir(tmp_path / "glow1")
    capsys.readouterr()

    assert main(["check"]) == 0
    assert main(["fmt", "--check"]) == 0
    assert main(["test"]) == 0
    assert main(["deck", "check", "cards/decks/first.deck"]) == 0
    assert main(["build"]) == 0
    assert main(["text", "glow1-1"]) == 0
    printed = capsys.readouterr()
    assert "5 scenarios passed, 0 failed" in printed.out + printed.err
    assert "My Set 1/3" in printed.out


@pytest.mark.parametrize("name", ["Glow", "1glow", "glow-1", "glow 1", "class\u0301"])
def test_a_set_needs_an_id(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", name]) == 2
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_there_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "glow1").mkdir()
    (tmp_path / "glow1" / "mine.txt").write_text("mine", encoding="utf-8")
    assert main(["new", "glow1"]) == 2
    assert [file.name for file in (tmp_path / "glow1").iterdir()] == ["mine.txt"]
