"""``cardc deck check``, ``cardc play`` with replays and tables, ``cardc rules``."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardc.cli import main
from tests.commands.test_commands import project

__all__ = ["project"]

DECK = "cards/decks/glow.deck"


def test_deck_check_says_that_a_deck_is_legal(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", DECK]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("60 cards, legal in classic")


def test_deck_check_gives_every_reason(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """59 of one basic Energy less: wrong size and no Basic Pokémon; the edition's advice stands beside."""
    name, _, energy = _energy(project)
    (project / "bad.deck").write_text(f"9 {name}\n{energy}")
    assert main(["deck", "check", "bad.deck"]) == 1
    out = capsys.readouterr().out
    assert "(R010)" in out
    assert "(R015)" in out
    assert "hint: " in out
    assert "not legal in classic" in out


def _energy(project: Path) -> tuple[str, str, str]:
    for line in (project / DECK).read_text().splitlines():
        if "Energy" in line:
            number, name = line.split(maxsplit=1)
            return name, number, ""
    raise AssertionError("no Energy in the deck")


def test_play_again_from_a_replay(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", DECK, DECK, "--seed", "4", "--save-replay", "game.json"]) == 0
    first = capsys.readouterr().out.splitlines()
    assert main(["play", "--replay", "game.json"]) == 0
    again = capsys.readouterr().out.splitlines()
    assert again[-1] == "the replay ends as it did"
    assert first[-2].partition(" in turn ")[2] == again[-3].partition(" in turn ")[2]


def test_a_replay_that_was_changed_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["play", DECK, DECK, "--seed", "4", "--save-replay", "game.json"])
    data = json.loads((project / "game.json").read_text())
    data["result"]["turns"] += 1
    (project / "game.json").write_text(json.dumps(data))
    first = capsys.readouterr().out.splitlines()[-2]
    assert main(["play", "--replay", "game.json"]) == 1
    out, err = capsys.readouterr()
    how = first.partition(": ")[2]
    turn = data["result"]["turns"]
    assert out == ""
    assert f"wins in turn {turn - 1}: {how}”, the replay says “" in err
    assert err.endswith(f"wins in turn {turn}: {how}”\n")


def test_show_draws_the_table_after_each_turn(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", DECK, DECK, "--seed", "4", "--show"]) == 0
    out = capsys.readouterr().out
    turns = int(out.partition(" wins in turn ")[2].partition(":")[0])
    tables = [line for line in out.splitlines() if line.startswith("turn ")]
    assert len(tables) == turns or len(tables) == turns - 1
    assert "Prizes, deck" in out


def test_rules_without_pytest_is_told_in_a_line() -> None:
    """A fresh interpreter, in which nothing has imported pytest yet and where it can't be found."""
    script = (
        "import sys; sys.modules['pytest'] = None; sys.modules['_pytest'] = None\n"
        "from cardc.cli import main; sys.exit(main(['rules']))"
    )
    root = Path(__file__).parents[2]
    run = subprocess.run([sys.executable, "-c", script], cwd=root, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr == "cardc rules: pytest, which finds the tests, is not installed: pip install pytest\n"


def test_rules_outside_of_this_project_is_wrong_usage(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 2
    assert "docs/rules.md" in capsys.readouterr().err


def test_a_deck_may_name_its_edition(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same deck is judged by the rules that it names; the command line has the last word."""
    text = (project / DECK).read_text()
    (project / "later.deck").write_text(f"edition bw\n{text}")
    main(["deck", "check", "later.deck"])
    assert capsys.readouterr().out.splitlines()[-1].endswith("in bw")
    main(["deck", "check", "later.deck", "--edition", "dp"])
    assert capsys.readouterr().out.splitlines()[-1].endswith("in dp")


def test_optional_readings_are_kept_in_the_replay(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["play", DECK, DECK, "--seed", "4", "--save-replay", "game.json"]
    assert main([*arguments, "--option", "one_retreat_a_turn", "--option", "no_mulligan_bonus"]) == 0
    assert json.loads((project / "game.json").read_text())["options"] == ["one_retreat_a_turn", "no_mulligan_bonus"]
    assert main(["play", "--replay", "game.json"]) == 0
    assert "the replay ends as it did" in capsys.readouterr().out
