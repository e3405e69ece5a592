"""Names in other languages, from the command line: printed, missed, listed, laid out, exported and read."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from cardc.cli import main

PROJECT = Path(__file__).parent.parent / "author_set"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the small author's set, and the working directory in it."""
    shutil.copytree(PROJECT, tmp_path / "set")
    monkeypatch.chdir(tmp_path / "set")
    return tmp_path / "set"


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_text_prints_the_names_of_the_language(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "glow-3", "--lang", "it"]) == 0

    out, err = capsys.readouterr()
    assert out.startswith("Muschietto\n")
    assert "[G] Spore\n" in out
    assert err == ""


def test_a_name_that_is_missing_is_printed_in_english_and_told(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(project / "cards" / "it.names", 'attack "Spores" = "Spore"\n', "")

    assert main(["text", "glow-3", "--lang", "it"]) == 0

    out, err = capsys.readouterr()
    assert "[G] Spores\n" in out
    assert "warning N008: 1 name has no entry in `it` and will stand there in English: attack “Spores”" in err


def test_check_warns_of_missing_names_at_the_head_of_the_file(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(project / "cards" / "it.names", 'attack "Spores" = "Spore"\n', "")

    assert main(["check"]) == 0

    assert "cards/it.names:2:7: warning N008" in capsys.readouterr().err


def test_a_name_file_is_checked_with_its_set(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(project / "cards" / "it.names", 'attack "Spores"', 'attack "Spors"')

    assert main(["check", "cards/it.names"]) == 1

    err = capsys.readouterr().err
    assert "error N006: no attack of this set is called “Spors”" in err
    assert "did you mean “Spores”?" in err


def test_the_proof_sheet_marks_a_missing_name(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "glow", "--format", "html"]) == 0
    before = capsys.readouterr().out
    change(project / "cards" / "it.names", 'attack "Spores" = "Spore"\n', "")

    assert main(["text", "glow", "--format", "html"]) == 0

    after = capsys.readouterr().out
    # There is no Portuguese name file; Czech, Russian and Swedish names are said to stay.
    assert (before.count(">Spores</mark>"), after.count(">Spores</mark>")) == (1, 2)


def test_names_prints_a_file_to_fill_in(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(project / "cards" / "it.names", 'attack "Spores" = "Spore"\n', "")

    assert main(["names", "glow", "--lang", "it"]) == 0
    assert capsys.readouterr().out == 'names it\n\nattack "Spores" = ""\n'
    assert main(["names", "glow", "--lang", "sv"]) == 0
    assert capsys.readouterr().out == ""
    assert main(["names", "glow", "--lang", "pt"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == ["names pt", "", 'card "Emberling" = ""']
    assert len(lines) == 17  # 8 cards and 7 attacks


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["glow", "--lang", "en"], 2, "there are no name files for en"),
        (["glow", "--lang", "xx"], 2, "there are no name files for xx"),
        (["glo", "--lang", "it"], 1, "no set has the id glo; did you mean glow?"),
    ],
)
def test_names_of_nothing_is_told(
    project: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], status: int, message: str
) -> None:
    assert main(["names", *arguments]) == status
    assert message in capsys.readouterr().err


def test_fmt_lays_out_name_files(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = project / "cards" / "it.names"
    tidy = file.read_text(encoding="utf-8")
    change(file, 'attack "Spores" = "Spore"', 'attack   "Spores"  ="Spore"')

    assert main(["fmt", "--check"]) == 1
    assert capsys.readouterr().err == "would format cards/it.names\n"
    assert main(["fmt"]) == 0
    assert file.read_text(encoding="utf-8") == tidy


def test_fmt_leaves_a_name_file_with_errors(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = project / "cards" / "it.names"
    change(file, 'attack "Spores" = "Spore"', 'atack   "Spores"  ="Spore"')
    broken = file.read_text(encoding="utf-8")

    assert main(["fmt", "cards/it.names"]) == 1

    assert "did you mean `attack`?" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == broken


def test_texts_told_in_a_language_use_its_names_and_come_back(project: Path) -> None:
    file = project / "cards" / "tizzone.card"

    assert main(["fmt", "--to", "dsl"]) == 0
    told = file.read_text(encoding="utf-8")
    assert 'named "Mossling" onto bench' in told
    assert main(["fmt", "--to", "it"]) == 0
    assert "Muschietto" in file.read_text(encoding="utf-8")
    assert main(["fmt", "--to", "dsl"]) == 0
    assert file.read_text(encoding="utf-8") == told


def test_export_has_the_names_that_differ(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "cards"]) == 0

    cards = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert cards[0]["name"] == {"en": "Emberling"}
    assert cards[2]["name"] == {"en": "Mossling", "it": "Muschietto"}
    assert cards[2]["attacks"][0]["name"] == {"en": "Spores", "it": "Spore"}
    assert "Muschietto" in cards[7]["attacks"][0]["effect"]["it"]
    assert "Mossling" in cards[7]["attacks"][0]["effect"]["cs"]


def test_read_knows_the_names_of_the_project(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Given a text of an Italian card, when it is read in the project, then it speaks of the card of the project."""
    main(["export", "cards"])
    text = json.loads(capsys.readouterr().out.splitlines()[7])["attacks"][0]["effect"]["it"]
    (project / "text.txt").write_text(text, encoding="utf-8")

    assert main(["read", "--lang", "it", "--name", "Tizzoncino", "text.txt"]) == 0

    assert capsys.readouterr().out == 'search deck for 1 basic pokemon card named "Mossling" onto bench\n'
