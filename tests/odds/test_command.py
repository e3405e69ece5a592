"""``cardc odds`` as its user meets it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cardc.cli import main

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _in_the_project(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    """30 always, 10 to itself on tails."""
    assert main(["odds", "base1-58", "--attack", "Thunder Jolt"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["30", "100", "%"] in lines
    assert ["10", "50", "%", "(1/2)"] in lines


def test_json_with_a_remainder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "base3-47", "--attack", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["attacks"][0]["remainder"]["fraction"] == "1/1048576"
    assert data["attacks"][0]["best"]["damage"]["values"][1] == {"value": 10, "probability": 0.25, "fraction": "1/4"}


def test_board_of_a_scenario(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A Confused attacker: on tails nothing happens to the Defending Pokémon, and it hurts itself."""
    file = tmp_path / "b.scenario"
    file.write_text(
        'scenario "a board" {\n'
        '  given your active is "Pikachu" (1 lightning energy, 1 fighting energy, confused)\n'
        '  when  you attack with "Thunder Jolt"\n'
        "    coin heads\n    coin heads\n"
        "  then  opponent's active has 30 damage\n}\n",
        "utf-8",
    )
    assert main(["odds", "base1-58", "--attack", "2", "--board", str(file), "--json"]) == 0
    best = json.loads(capsys.readouterr().out)["attacks"][0]["best"]
    assert [(entry["value"], entry["fraction"]) for entry in best["damage"]["values"]] == [(0, "1/2"), (30, "1/2")]


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["base1-58", "--attack", "9"], 1, "has no attack 9; its attacks: Gnaw, Thunder Jolt"),
        (["base1-58", "--board", "none.scenario"], 2, "there is no file none.scenario"),
        (["base1-58", "--board", "x", "--against", "base1-1"], 2, "does not go with --against"),
        (["base1-29", "--attack", "Dream Eater"], 1, "--board FILE.scenario lays out another"),
        (["base1-91"], 1, "is no Pokémon"),
        (["base1-58", "--picture", "x.gif"], 2, "a picture ends with .svg or .png"),
    ],
)
def test_what_goes_wrong(arguments: list[str], status: int, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *arguments]) == status
    assert message in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_picture(kind: str, tmp_path: Path) -> None:
    """The same odds give the same file, and nothing else is left in the folder."""
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: pip install 'cardc[plots]'")
    file = tmp_path / f"odds.{kind}"
    assert main(["odds", "base1-18", "--picture", str(file)]) == 0
    first = file.read_bytes()
    assert len(first) > 1000
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """30 doubled by Weakness Knocks Out 40 HP for certain."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "odds.md").read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 1
    exec(compile(blocks[0], "odds.md", "exec"), {})
    assert capsys.readouterr().out.startswith("60 1 ")
