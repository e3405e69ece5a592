"""``cardc simulate`` as its users meet it."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cardc.cli import main
from tests.commands.test_commands import project

__all__ = ["project"]

DECK = "cards/decks/glow.deck"
FEW = ["--games", "8", "--chunk", "4", "--jobs", "1"]


def test_two_decks_give_a_line_and_say_which_engine_plays(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "other.deck").write_text((project / DECK).read_text())
    assert main(["simulate", DECK, "other.deck", *FEW]) == 0
    out, err = capsys.readouterr()
    head, line = out.splitlines()
    assert head.split()[:3] == ["games", "first", "wins"]
    assert line.startswith("glow – other")
    assert " 8 " in line
    assert "engine plays" in err
    assert "8/8" not in err  # a bar is for terminals


def test_three_decks_make_three_pairings_and_a_ranking(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("b", "c"):
        (project / f"{name}.deck").write_text((project / DECK).read_text())
    assert main(["simulate", DECK, "b.deck", "c.deck", *FEW, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [[each["deck"] for each in one["pairing"]["entrants"]] for one in found] == [
        ["glow", "b"],
        ["glow", "c"],
        ["b", "c"],
    ]
    assert [one["counts"]["games"] for one in found] == [8, 8, 8]
    assert main(["simulate", DECK, "b.deck", "c.deck", *FEW]) == 0
    assert "deck  games  wins" in capsys.readouterr().out


def test_several_bots_play_each_against_each_other(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One deck against itself by two bots is one pairing; two decks by two bots are two: each bot plays each deck."""
    assert main(["simulate", DECK, *FEW, "--bots", "random,attacks", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 1
    (project / "b.deck").write_text((project / DECK).read_text())
    assert main(["simulate", DECK, "b.deck", *FEW, "--bots", "random,attacks", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    bots = [[each["bot"] for each in one["pairing"]["entrants"]] for one in found]
    assert bots == [["random", "attacks"], ["attacks", "random"]]
    assert main(["simulate", DECK, "b.deck", *FEW, "--bots", "random,attacks"]) == 0
    out = capsys.readouterr().out
    assert "bot      games  wins" in out
    assert len(re.findall(r"^(?:random|attacks) +16 ", out, re.MULTILINE)) == 2


def test_results_are_kept_shown_and_added_to(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", DECK, *FEW, "--out", "games.jsonl"]) == 0
    first = capsys.readouterr().out
    kept = Path("games.jsonl").read_text()
    assert main(["simulate", DECK, *FEW, "--out", "games.jsonl"]) == 0
    assert capsys.readouterr().out == first
    assert Path("games.jsonl").read_text() == kept
    assert main(["simulate", DECK, *FEW, "--out", "games.jsonl", "--seed", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["counts"]["games"] == 16
    assert main(["simulate", "--out", "games.jsonl", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["counts"]["games"] == 16


def test_games_with_other_cards_are_kept_and_not_counted(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", DECK, *FEW, "--out", "games.jsonl"]) == 0
    cards = project / "cards" / "glow.card"
    cards.write_text(cards.read_text().replace("basic  fire  hp 50", "basic  fire  hp 60"))
    capsys.readouterr()
    assert main(["simulate", DECK, *FEW, "--out", "games.jsonl", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)[0]["counts"]["games"] == 8
    assert "1 pairing of other decks, bots, rules, cards or engines: kept, not counted here" in err


def test_a_game_without_an_end_is_stopped_and_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", DECK, *FEW, "--most-actions", "3", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)[0]["counts"]["stopped"] == 8
    assert json.loads(out)[0]["win_rate"][0] == 0.5
    assert "8 games stopped after so many actions as --most-actions allows" in err


class _Tags(HTMLParser):
    """What a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.fetched: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.fetched += [value for name, value in attrs if name in ("src", "href")]


def test_the_report_stands_alone(project: Path) -> None:
    """A matrix, a histogram, tables of cards with their intervals; no script, nothing to fetch; names are escaped."""
    odd = "<b>&.deck"
    (project / odd).write_text((project / DECK).read_text())
    assert main(["simulate", DECK, odd, *FEW, "--report", "report.html"]) == 0
    page = Path("report.html").read_text()
    tags = _Tags()
    tags.feed(page)
    assert tags.fetched == []
    assert "script" not in tags.tags
    assert "b" not in tags.tags
    assert "&lt;b&gt;&amp;" in page
    assert {"svg", "rect", "circle", "table"} <= set(tags.tags)
    assert page.count("wins when drawn") == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "decks play, or --out FILE shows what others have played"),
        ([DECK, "--games", "0"], "--games takes a number from 1"),
        ([DECK, "--until", "1.5"], "--until takes a number between 0 and 1"),
        ([DECK, "--bots", "clever"], "there is no bot"),
        ([DECK, "--bots", "random,random"], "--bots names each bot once"),
        ([DECK, "--jobs", "0"], "--jobs takes a number from 1"),
        ([DECK, "--jobs", "2", "--cluster", "x"], "--jobs are processes of this machine"),
        (["nowhere.deck"], "there is no deck nowhere.deck"),
        ([DECK, "--what-if", "nowhere.card"], "there is no card file nowhere.card"),
    ],
)
def test_wrong_usage_is_told(
    project: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert main(["simulate", *arguments]) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('card "Nobody" { number 99 basic fire hp 50 }', "the project has no card “Nobody” with number 99"),
        ("", "the file is empty"),
        ('card "A" { number 1 basic fire hp 50 } card "B" { number 2 basic fire hp 50 }', "one card is expected"),
        ('card "Emberling" { number 1 basic fire hp 55 }', "changed.card:1:40: error E"),
        ('card "Glow" { number', "changed.card:1:"),
    ],
)
def test_a_file_that_changes_no_card_is_told(
    project: Path, capsys: pytest.CaptureFixture[str], text: str, message: str
) -> None:
    (project / "changed.card").write_text(text)
    assert main(["simulate", DECK, *FEW, "--what-if", "changed.card"]) == 1
    assert message in capsys.readouterr().err


def test_a_report_replaces_reports_only(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A page that was written before may be written again; an author's file may not."""
    card = project / "cards" / "glow.card"
    text = card.read_text()
    assert main(["simulate", DECK, *FEW, "--report", "cards/glow.card"]) != 0
    assert "cards/glow.card is there already and is no report of a simulation" in capsys.readouterr().err
    assert card.read_text() == text
    for _ in range(2):
        assert main(["simulate", DECK, *FEW, "--report", "report.html"]) == 0


def test_a_file_of_somebody_else_is_not_written_to(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "notes.txt").write_text("my notes\n")
    assert main(["simulate", DECK, *FEW, "--out", "notes.txt"]) == 1
    assert "notes.txt, line 1: this is no file of results; nothing was changed" in capsys.readouterr().err
    assert (project / "notes.txt").read_text() == "my notes\n"


def test_a_terminal_sees_a_bar_without_colour_where_none_is_wanted(project: Path) -> None:
    command = [sys.executable, "-m", "cardc", "simulate", DECK, *FEW]
    ours, theirs = pty.openpty()
    environment = os.environ | {"NO_COLOR": "1", "TERM": "xterm", "COLUMNS": "100"}
    shown = subprocess.Popen(command, cwd=project, stdout=subprocess.PIPE, stderr=theirs, env=environment)
    os.close(theirs)
    text = b""
    try:
        while part := os.read(ours, 4096):
            text += part
    except OSError:
        pass  # the terminal closes when the process ends
    shown.communicate()
    assert b"8/8" in text
    assert b"\x1b[3" not in text  # no colour
