"""Files that are missing, full, closed, or no such file at all: a message and an exit status, never a traceback."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from cardc.cli import main
from tests.commands.test_commands import project

__all__ = ["project"]

DECK = "cards/decks/glow.deck"


def test_a_replay_that_can_not_be_written(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", DECK, DECK, "--save-replay", "nowhere/game.json"]) == 2
    assert capsys.readouterr().err == "cardc play: nowhere/game.json: No such file or directory\n"


def test_a_replay_that_is_not_there(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--replay", "nowhere.json"]) == 2
    assert capsys.readouterr().err == "cardc play: nowhere.json: No such file or directory\n"


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff", b"[" * 100_000, b"[" + b"9" * 5000 + b"]", b"[]", b'{"format": "cardc replay 1"}'],
    ids=["empty", "not UTF-8", "deep", "long number", "list", "bare"],
)
def test_what_is_no_replay(project: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "game.json").write_bytes(content)
    assert main(["play", "--replay", "game.json"]) == 1
    assert capsys.readouterr().err.startswith("cardc play: game.json")


def test_a_replay_with_a_seed_of_thousands_of_digits(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", DECK, DECK, "--save-replay", "game.json"]) == 0
    saved = json.loads((project / "game.json").read_text())
    (project / "game.json").write_text(json.dumps(saved | {"seed": "9" * 5000}))
    assert main(["play", "--replay", "game.json"]) == 1
    assert "cardc play: game.json" in capsys.readouterr().err


def test_json_too_deep_to_read(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "deep.json").write_text("[" * 100_000)
    assert main(["read", "--lang", "en", "deep.json"]) == 1
    assert "P004" in capsys.readouterr().err


@pytest.mark.parametrize("number", ["²", "9" * 5000])
def test_an_attack_by_a_number_that_is_none(project: Path, number: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export"]) == 0
    id = json.loads(capsys.readouterr().out.splitlines()[0])["id"]
    assert main(["explain", id, "--attack", number]) == 1
    assert "has no attack" in capsys.readouterr().err


@pytest.mark.parametrize("number", ["0", "-3"])
def test_a_sample_of_nothing(project: Path, number: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mutate", "--sample", number]) == 2
    assert "--sample takes a number from 1" in capsys.readouterr().err


def test_mutate_says_that_there_is_no_card(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "cards" / "empty").mkdir()
    assert main(["mutate", "cards/empty"]) == 0
    assert "nothing is tried" in capsys.readouterr().err


def test_build_of_a_folder_that_is_not_there(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "cardc.toml").write_text('cards = "nowhere"\n')
    assert main(["build"]) == 1
    assert "nowhere: error E017" in capsys.readouterr().err


def test_the_project_s_scenarios_are_named_from_where_one_stands(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "cards" / "bad.scenario").write_text("scenario")
    assert main(["test"]) == 1
    assert capsys.readouterr().err.startswith("cards/bad.scenario:1:")


def test_a_deck_is_told_that_basic_energy_is_a_card_too(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "my.deck").write_text("60 Metal Energy")
    assert main(["deck", "check", "my.deck"]) == 1
    err = capsys.readouterr().err
    assert "E402" in err
    assert 'help: basic Energy is a card of your own too: `card "Metal Energy" { … basic energy […] }`' in err


def test_data_is_utf_8_whatever_the_terminal_asks_for(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export"]) == 0
    id = json.loads(capsys.readouterr().out.splitlines()[0])["id"]
    out = io.BytesIO()
    screen = io.TextIOWrapper(out, encoding="ascii")
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdout", screen)
    assert main(["text", id, "--lang", "ru"]) == 0
    assert "Основной" in out.getvalue().decode("utf-8")


def test_a_closed_output(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["export"]) == 0


@pytest.mark.parametrize("command", ["fmt", "export", "mutate"])
@pytest.mark.parametrize(("file", "kind"), [(DECK, "a deck"), ("cards/glow.scenario", "a scenario file")])
def test_a_file_of_another_kind_where_cards_are_wanted(
    project: Path, command: str, file: str, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (project / file).read_bytes()
    assert main([command, file]) == 2
    assert capsys.readouterr().err.startswith(f"cardc {command}: {file} is no card file but {kind}; `cardc ")
    assert (project / file).read_bytes() == before


def test_check_looks_at_decks_but_not_at_scenarios(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", DECK]) == 0
    assert main(["check", "cards/glow.scenario"]) == 2
    assert "`cardc test` runs it" in capsys.readouterr().err


def test_fmt_of_a_folder_without_card_files(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "empty").mkdir()
    assert main(["fmt", "empty"]) == 1
    assert capsys.readouterr().err == "empty: error E018: no *.card file stands in this folder\n"


def test_build_into_a_folder_of_other_things(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "notes").mkdir()
    (project / "notes" / "plans.txt").write_text("mine")
    assert main(["build", "--package", "notes"]) == 1
    found = capsys.readouterr().err.splitlines()[-1]
    assert "notes holds plans.txt and no package that cardc build wrote" in found
    assert [path.name for path in (project / "notes").iterdir()] == ["plans.txt"]


def test_a_reading_of_the_rules_that_is_not_known(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["play", DECK, DECK, "--option", "nonsense"])
    assert stopped.value.code == 2
    assert "there is no nonsense; there are " in capsys.readouterr().err
