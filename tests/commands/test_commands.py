"""The command line: exit status, what goes to stdout and what to stderr."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardc.cli import main
from cardc.language import LANGUAGES

PROJECT = Path(__file__).parent.parent / "author_set"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the small author's set, and the working directory in it."""
    for file in PROJECT.rglob("*"):
        if file.is_file():
            target = tmp_path / file.relative_to(PROJECT)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(file.read_bytes())
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_check_is_quiet_on_stdout_and_fine(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "8 cards, 1 deck: 0 errors\n"


def test_check_finds_a_misspelt_verb(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "cards" / "bad.card").write_text(
        'card "Bad" { number 9 basic fire hp 50 attack [R] "A" 10 { poisson defender } }\n'
    )
    assert main(["check"]) == 1
    assert "cards/bad.card:1:" in capsys.readouterr().err


def test_a_path_that_is_not_there_is_wrong_usage(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "nowhere"]) == 2
    assert "there is no file or folder nowhere" in capsys.readouterr().err


def test_fmt_rewrites_and_fmt_check_only_tells(project: Path) -> None:
    file = project / "cards" / "loose.card"
    loose = 'card   "Loose" { number 9 basic fire hp 50 }'
    file.write_text(loose)
    assert main(["fmt", "--check"]) == 1
    assert file.read_text() == loose
    assert main(["fmt"]) == 0
    assert file.read_text() == 'card "Loose" {\n  number 9\n  basic  fire  hp 50\n  retreat free\n}\n'
    assert main(["fmt", "--check"]) == 0


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize(
    ("name", "loose", "lines"),
    [
        (
            "loose.card",
            'card "Loose" { number 9 // nine|basic fire hp 50 }|',
            'card "Loose" {|  number 9  // nine|  basic  fire  hp 50|  retreat free|}|',
        ),
        ("cs.names", "names   cs // Czech||||rest  unchanged|", "names cs  // Czech||rest unchanged|"),
    ],
)
def test_fmt_keeps_the_line_ends_of_a_file(project: Path, name: str, loose: str, lines: str, end: str) -> None:
    file = project / "cards" / name
    file.write_bytes(loose.replace("|", end).encode())
    assert main(["fmt", str(file)]) == 0
    assert file.read_bytes().decode() == lines.replace("|", end)
    assert main(["fmt", "--check", str(file)]) == 0


def test_build_writes_the_package_that_the_project_names(project: Path) -> None:
    assert main(["build", "--check"]) == 1
    assert not (project / "glow_cards").exists()
    assert main(["build"]) == 0
    assert (project / "glow_cards" / "glow" / "fire.py").is_file()
    assert main(["build", "--check"]) == 0


def test_build_refuses_a_single_file(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", "cards/glow.card"]) == 2
    assert "built from folders" in capsys.readouterr().err


def test_a_broken_card_leaves_the_package_as_it_was(project: Path) -> None:
    assert main(["build"]) == 0
    before = {file: file.read_bytes() for file in (project / "glow_cards").rglob("*.py")}
    (project / "cards" / "bad.card").write_text('card "Bad" { number 9 basic fire hp fifty }')
    assert main(["build"]) == 1
    assert {file: file.read_bytes() for file in (project / "glow_cards").rglob("*.py")} == before


def test_play_is_repeatable_and_names_a_winner(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["play", "cards/decks/glow.deck", "cards/decks/glow.deck", "--seed", "5"]
    assert main(arguments) == 0
    first = capsys.readouterr().out
    assert " wins in turn " in first
    assert main(arguments) == 0
    assert capsys.readouterr().out == first


def test_play_without_a_deck_is_wrong_usage(project: Path) -> None:
    assert main(["play", "a.deck", "b.deck"]) == 2


def test_explain_against_traces_the_attack(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # Flare Up, heads: 20 + 20 = 40, doubled by Mossling's Weakness to Fire: 80.
    assert main(["explain", "Emberling", "--attack", "2", "--against", "Mossling", "--coins", "heads", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["damage"] == 80
    assert found["attacker_counters"] == 0
    assert found["defender_counters"] == 8
    damage_steps = [
        (each["step"], each["before"], each["after"]) for each in found["steps"] if each["part"] == "damage"
    ]
    assert damage_steps == [("a", 0, 40), ("c", 40, 80), ("h", 0, 80)]


def test_explain_says_which_step_a_statement_runs_in(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "glow-2", "--json"]) == 0
    (smelt,) = json.loads(capsys.readouterr().out)
    assert [(step["step"], step["source"]) for step in smelt["steps"]] == [
        ("c", "discard 1 fire energy card from self")
    ]


def test_what_a_trainer_card_requires_is_no_step_of_an_attack(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "cards" / "rope.card").write_text(
        'card "Rope" { number 99 trainer { require { discard 1 card from hand }; draw 3 cards } }\n'
    )
    assert main(["explain", "Rope", "--json"]) == 0
    (text,) = json.loads(capsys.readouterr().out)
    assert [(step["step"], step["hook"]) for step in text["steps"]] == [("", "require"), ("", "play")]


def test_explain_says_which_answers_nobody_asked_for(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "glow-2", "--against", "glow-2", "--choose", "1,nonsense"]) == 0
    assert "nonsense of --choose" in capsys.readouterr().out


def test_explain_an_unknown_card_suggests_the_nearest(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "Embarling"]) == 1
    assert "did you mean Emberling?" in capsys.readouterr().err


def test_export_gives_a_card_a_line(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "cards"]) == 0
    cards = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [card["id"] for card in cards] == [f"glow-{number}" for number in range(1, 9)]
    emberling = cards[0]
    assert emberling["attacks"][1]["cost"] == ["Colorless", "Fire"]
    assert emberling["attacks"][1]["damage"] == "20+"
    assert emberling["weaknesses"] == [{"type": "Water", "value": "×2"}]
    assert set(emberling["attacks"][1]["effect"]) >= {"en", "cs"}


def test_read_turns_what_export_wrote_into_the_same_cards(
    project: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["export", "cards"]) == 0
    lines = tmp_path / "cards.jsonl"
    lines.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["read", "--lang", "cs", str(lines)]) == 0
    source = capsys.readouterr().out
    assert 'attack [R C] "Flare Up" 20+ { flip { heads: damage plus 20; tails: 10 damage to self } }' in source


def test_read_marks_the_word_it_does_not_understand(
    project: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    prose = tmp_path / "texts.txt"
    prose.write_text("Draw 2 cards.\n\nDraw 2 cards.\nNow sing a song.\n", encoding="utf-8")
    assert main(["read", "--lang", "en", "--kind", "trainer", str(prose)]) == 1
    out, err = capsys.readouterr()
    assert out == "draw 2 cards\n"
    assert f"{prose}:4:1: error P001" in err


def test_read_of_an_unknown_language_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", "--lang", "xx", "-"]) == 2


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"category": "Pokemon"}', "name is missing"),
        ('{"name": "A", "category": "Song"}', "category must be Pokemon, Trainer or Energy"),
        ('{"name": "A", "category": "Pokemon", "hp": "many", "localId": "1"}', "hp must be a whole number"),
        ("{broken", "this is no JSON"),
    ],
)
def test_json_that_is_no_card_is_a_finding(
    line: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text(line, encoding="utf-8")
    assert main(["read", "--lang", "en", str(file)]) == 1
    assert message in capsys.readouterr().err


def test_text_prints_a_card_in_each_language(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "glow-4", "--lang", "en"]) == 0
    assert "Remove up to 3 damage counters from your Active Pokémon." in capsys.readouterr().out.splitlines()
    assert main(["text", "Tea Break", "--lang", "cs"]) == 0
    assert capsys.readouterr().out.startswith("Tea Break\n")


def test_text_of_a_set_prints_every_card(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "glow"]) == 0
    faces = capsys.readouterr().out.split("\n\n")
    assert [face.splitlines()[0] for face in faces] == [
        "Emberling",
        "Furnacel",
        "Mossling",
        "Tea Break",
        "Long Letter",
        "Fire Energy",
        "Grass Energy",
        "Tizzoncino",
    ]


def test_text_in_an_unknown_language_is_wrong_usage(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "glow", "--lang", "xx"]) == 2
    assert "there is no phrasebook for xx" in capsys.readouterr().err


def test_a_proof_sheet_shows_every_card_in_every_language(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "glow", "--format", "html"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("<!doctype html>")
    for name in ("Emberling", "Furnacel", "Mossling", "Tea Break", "Long Letter", "Fire Energy", "Grass Energy"):
        assert f"<th>{name}<small>glow-" in page
    for lang in LANGUAGES:
        assert page.count(f'<td lang="{lang}">') == 8
    assert '<i class="R">R</i>' in page


def test_a_name_can_not_become_markup(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "cards" / "mark.card").write_text(
        'card "<script>alert(1)</script>" {\n  number 9\n  trainer { draw 2 cards }\n}\n'
    )
    assert main(["text", "glow", "--format", "html"]) == 0
    page = capsys.readouterr().out
    assert "<script>" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page


def test_phrasebooks_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--phrasebook", "en"]) == 0
    assert capsys.readouterr().err == "en: 0 findings\n"
    assert main(["check", "--phrasebook", "xx"]) == 2
