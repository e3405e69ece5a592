"""Scenarios run as they say; what does not is reported with its line, what was found, and the trace."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardc.diagnostics import Diagnostic
from cardc.scenario.cards import CardSource, PackageError, compile_cards, package_cards, set_of
from cardc.scenario.collect import run_paths, scenario_files
from cardc.scenario.parse import parse
from cardc.scenario.report import as_json, report
from cardc.scenario.run import run_scenario

SAMPLE = Path(__file__).parent / "sample"
SIGHTS = Path(__file__).parent / "sights"
FAILING = sorted(path.name for path in (SAMPLE / "failing").glob("*.scenario"))


@pytest.fixture(scope="module")
def sample() -> CardSource:
    return compile_cards([SAMPLE])


@pytest.mark.parametrize("name", FAILING)
def test_what_fails_is_reported(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(SAMPLE)
    path = Path("failing") / name
    outcome = run_paths([path])
    assert not outcome.fine
    assert report(outcome) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_what_passes_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(SAMPLE)
    outcome = run_paths([Path("actions.scenario")])
    assert outcome.fine
    assert report(outcome) == "14 scenarios passed, 0 failed\n"


def test_words_about_hidden_cards_stages_and_statues(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(SIGHTS)
    assert report(run_paths([Path("sights.scenario")])) == "9 scenarios passed, 0 failed\n"


SIGHTS_BOARD = """
  given your active is "Owlet" (1 fire energy)
  and   your deck is "Unlearn", 1 fire energy
  and   opponent's deck is empty
  and   opponent's hand is "Owlking"
  when  you attack with "Glance"
    you choose a hand
"""

SIGHT_DIFFERENCES = [
    ('you have seen "Owlet"', '"Owlking"'),
    ('opponent has seen "Owlking"', "nothing"),
    ("you can't see opponent's hand", "the hand is face up"),
    ("opponent can see your hand", "the hand is face down"),
    ('the top of your deck is fire energy, "Unlearn"', '"Unlearn", "Fire Energy"'),
    ('the top of your deck is "Unlearn", 2 fire energy', '"Unlearn", "Fire Energy"'),
    ('the top of opponent\'s deck is "Unlearn"', "the deck is empty"),
]


@pytest.mark.parametrize(("check", "found"), SIGHT_DIFFERENCES, ids=[check for check, _ in SIGHT_DIFFERENCES])
def test_a_check_of_hidden_cards_tells_what_was_found(check: str, found: str) -> None:
    scenarios, diagnostics = parse(f'scenario "x" {{ {SIGHTS_BOARD} then {check} }}', "x.scenario")
    assert diagnostics == []
    names = compile_cards([SIGHTS]).names_for(SIGHTS / "x.scenario")
    failures = run_scenario(scenarios[0], names, "x.scenario").failures
    assert [failure.message for failure in failures] == [f"this does not hold; found: {found}"]


def test_a_stage_that_is_no_option() -> None:
    text = """scenario "x" {
  given your active is "Owlking" and your hand is "Unlearn"
  when you play "Unlearn"
    you choose your deck
  then nobody has won
}"""
    scenarios, _ = parse(text, "x.scenario")
    names = compile_cards([SIGHTS]).names_for(SIGHTS / "x.scenario")
    failures = run_scenario(scenarios[0], names, "x.scenario").failures
    message = "this is no option of “Unlearn: Which stage?”; options: Stage 1, Stage 2"
    assert [(failure.code, failure.message) for failure in failures] == [("T303", message)]


BOARD = """
  given your active is "Blazefox" (2 fire energy, 1 water energy, 30 damage, asleep, poisoned for 20)
  and   your bench is "Pebblor", "Emberfox"
  and   your hand is "Tea Break", 2 fire energy
  and   your discard pile is "Far Call"
  and   opponent has 3 prizes left
  and   opponent's active is "Pebblor" (poisoned)
"""

DIFFERENCES = [
    ('"Blazefox" has 30 damage', None),
    ('"Blazefox" has no damage', "30 damage"),
    ('"Blazefox" has 50 hp left', None),
    ('"Blazefox" has 40 hp left', "50 hp left"),
    ('"Blazefox" has 1 water energy, 2 "Fire Energy" attached', None),
    ('"Blazefox" has 2 fire energy attached', '2 "Fire Energy", "Water Energy" attached'),
    ('"Emberfox" has nothing attached', None),
    ('"Blazefox" has nothing attached', '2 "Fire Energy", "Water Energy" attached'),
    ('"Blazefox" is asleep', None),
    ('"Blazefox" is not asleep', "it is asleep and poisoned for 20"),
    ('"Blazefox" is poisoned', "it is asleep and poisoned for 20"),
    ('"Blazefox" is poisoned for 20', None),
    ('"Blazefox" is not poisoned', "it is asleep and poisoned for 20"),
    ("opponent's active is poisoned", None),
    ("opponent's active is poisoned for 20", "it is poisoned"),
    ('"Emberfox" is not poisoned', None),
    ('"Emberfox" is confused', "it has no conditions"),
    ('"Emberfox" has no conditions', None),
    ('"Blazefox" has no conditions', "it is asleep and poisoned for 20"),
    ('your active is "sample-2"', None),
    ('your bench 1 is "Emberfox"', 'it is "Pebblor"'),
    ('your active is on "Emberfox"', None),
    ('your active is on "Pebblor"', 'below it: "Emberfox"'),
    ('your bench is "Emberfox", "Pebblor"', None),
    ('your bench is "Emberfox"', 'the Bench holds "Pebblor", "Emberfox"'),
    ("opponent's bench is empty", None),
    ("your bench is empty", 'the Bench holds "Pebblor", "Emberfox"'),
    ('your hand is 2 fire energy, "Tea Break"', None),
    ('your hand is fire energy, "Tea Break"', '"Tea Break", 2 "Fire Energy"'),
    ("your hand is empty", '"Tea Break", 2 "Fire Energy"'),
    ("your hand has 3 cards", None),
    ("your hand has 1 card", "3 cards"),
    ("your discard pile has 2 cards", "1 card"),
    ("your hand has 2 fire energy", None),
    ("your hand has 3 fire energy", '"Tea Break", 2 "Fire Energy"'),
    ('your hand has no "Far Call"', None),
    ('your hand has no "Tea Break"', '"Tea Break", 2 "Fire Energy"'),
    ("opponent has 3 prizes left", None),
    ("you have 3 prizes left", "6 cards"),
    ("you can't attack", None),
    ("you can't retreat", None),
    ('you can play "Tea Break"', None),
    ('you can\'t play "Tea Break"', "it is allowed"),
    ('you can play "Far Call"', "it is not allowed"),
    ('you can attach fire energy to "Emberfox"', None),
    ("nobody has won", None),
    ("you win", "nobody has won"),
    ("the game is a draw", "nobody has won"),
    ("it is your turn", None),
    ("it is opponent's turn", "it is your turn"),
    ("opponent can retreat", "it is your turn"),
    ("attack step a is skipped", None),
    ("attack step a happens", "nothing happens in this step"),
    ("damage step c is skipped", None),
    ("damage step c goes from 10 to 20", "this step is skipped"),
    ('"Pebblor" has no damage', '2 Pokémon are called "Pebblor": your bench 1, opponent\'s active'),
    ('your "Blazefox" has 30 damage', None),
    ('opponent\'s "Blazefox" has 30 damage', 'none of opponent\'s Pokémon in play is called "Blazefox"'),
    ("your bench 3 has no damage", "your Bench holds 2 Pokémon"),
]


@pytest.mark.parametrize(("check", "found"), DIFFERENCES, ids=[check for check, _ in DIFFERENCES])
def test_a_check_holds_or_tells_what_was_found(check: str, found: str | None, sample: CardSource) -> None:
    scenarios, diagnostics = parse(f'scenario "x" {{ {BOARD} then {check} }}', "x.scenario")
    assert diagnostics == []
    failures = run_scenario(scenarios[0], sample.names_for(SAMPLE / "x.scenario"), "x.scenario").failures
    messages = [failure.message for failure in failures]
    assert messages == ([] if found is None else [f"this does not hold; found: {found}"])


def test_a_scenario_runs_twice_with_the_same_result(sample: CardSource) -> None:
    text = f'scenario "x" {{ {BOARD} when the turn ends coin tails then your active has 50 damage }}'
    scenario = parse(text, "x.scenario")[0][0]
    names = sample.names_for(SAMPLE / "x.scenario")
    first = run_scenario(scenario, names, "x.scenario")
    assert first.passed
    assert run_scenario(scenario, names, "x.scenario") == first


def test_a_name_means_a_card_of_the_own_set_first(tmp_path: Path) -> None:
    card = 'card "Emberfox" {{ number 1 basic fire hp {hp} attack [C] "Spark" 10 }}'
    for name, hp in (("first", 50), ("second", 90)):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "set.card").write_text(f'set {name} {{ name "{name}" edition classic }}\n{card.format(hp=hp)}\n')
        text = f'scenario "x" {{ given your active is "Emberfox" then your active has {hp} hp left }}\n'
        other = 'scenario "y" { given your active is "first-1" then your active has 50 hp left }\n'
        (folder / "x.scenario").write_text(text + other)
    outcome = run_paths([tmp_path])
    assert [result.passed for result in outcome.results] == [True, True, True, True]


IMPOSSIBLE = [
    ('your bench is "Owlet" (asleep)', ["T208"]),
    ('your bench is "Owlet", "Owlard" (poisoned for 20), "Owlking" (confused)', ["T208", "T208"]),
    ('opponent\'s bench is "Clay Statue" (poisoned)', ["T208", "T210"]),
    ('your active is "Owlet" (asleep, confused)', ["T209"]),
    ('your active is "Owlet" (paralyzed, poisoned, asleep)', ["T209"]),
    ('edition dp and opponent\'s active is "Owlard" (confused, burned, paralyzed)', ["T209"]),
    ('your active is "Clay Statue" (asleep)', ["T210"]),
    ('your active is "Clay Statue" (poisoned)', ["T210"]),
    ('your active is "Owlet" (burned)', ["T210"]),
    ("you have 0 prizes left", ["T211"]),
    ("opponent has 7 prizes left", ["T211"]),
    ('your prizes are 8 "Unlearn"', ["T211"]),
    ("opponent's prizes are empty", ["T211"]),
    ('your active is "Owlet" (confused, poisoned)', []),
    ('edition bw and your active is "Owlet" (burned, poisoned, asleep)', []),
    ("you have 1 prize left and opponent has 6 prizes left", []),
]


@pytest.mark.parametrize(("board", "codes"), IMPOSSIBLE, ids=[board for board, _ in IMPOSSIBLE])
def test_a_board_to_which_no_game_comes_is_a_finding(board: str, codes: list[str]) -> None:
    scenarios, diagnostics = parse(f'scenario "x" {{ given {board} then nobody has won }}', "x.scenario")
    assert diagnostics == []
    names = compile_cards([SIGHTS]).names_for(SIGHTS / "x.scenario")
    result = run_scenario(scenarios[0], names, "x.scenario")
    assert [failure.code for failure in result.failures] == codes
    assert result.passed is not bool(codes)


def test_a_scenario_without_cards_beside_it_is_a_finding(tmp_path: Path) -> None:
    (tmp_path / "x.scenario").write_text('scenario "x" { then nobody has won }\n')
    outcome = run_paths([tmp_path / "x.scenario"])
    assert outcome.results == ()
    assert [(each.code, each.file) for each in outcome.diagnostics] == [("E018", str(tmp_path))]
    assert not outcome.fine


def test_the_set_of_a_folder_is_declared_in_it_or_above() -> None:
    assert set_of(SAMPLE) == "sample"
    assert set_of(SAMPLE / "failing") == "sample"


def test_errors_in_card_files_are_told_and_nothing_runs(tmp_path: Path) -> None:
    (tmp_path / "bad.card").write_text('set bad { name "Bad" edition classic }\ncard "Emberfox" { number }\n')
    (tmp_path / "x.scenario").write_text('scenario "x" { then you win }\n')
    outcome = run_paths([tmp_path])
    assert outcome.results == ()
    assert {diagnostic.file for diagnostic in outcome.diagnostics} == {str(tmp_path / "bad.card")}
    assert not outcome.fine


def test_a_folder_without_scenarios_is_a_finding(tmp_path: Path) -> None:
    expected = Diagnostic("T110", "no *.scenario file stands in this folder", str(tmp_path))
    assert run_paths([tmp_path]).diagnostics == (expected,)


def test_hidden_folders_are_left_alone(tmp_path: Path) -> None:
    for folder in (".cache", "cards"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "x.scenario").write_text("")
    assert scenario_files(tmp_path) == [tmp_path / "cards" / "x.scenario"]


def test_a_package_that_is_no_card_package() -> None:
    with pytest.raises(PackageError, match="was not written by cardc build"):
        package_cards("json")
    with pytest.raises(PackageError, match="can't be imported"):
        package_cards("no_such_package_here")


def test_results_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(SAMPLE)
    data = as_json(run_paths([Path("failing/coins.scenario")]))
    assert json.loads(json.dumps(data)) == data
    assert (data["passed"], data["failed"]) == (0, 2)
    scenarios = data["scenarios"]
    assert isinstance(scenarios, list)
    assert scenarios[0] == {
        "file": "failing/coins.scenario",
        "line": 1,
        "name": "a coin without a side",
        "covers": [],
        "rules": [],
        "passed": False,
        "failures": [
            {
                "code": "T307",
                "message": "a coin is flipped for which the scenario has no side",
                "file": "failing/coins.scenario",
                "line": 3,
                "column": 9,
                "suggestion": "say it below the action: coin heads, or coin tails",
            }
        ],
        "trace": ["you attack with Flare", "  attack a     attack: Flare [Flare]"],
    }


def test_pytest_runs_scenarios_as_tests() -> None:
    # The installed plugin, if there is one, is switched off so that it is not loaded twice.
    command = [sys.executable, "-m", "pytest", "-p", "no:cardc", "-p", "cardc.scenario.pytest_plugin", "--noconftest"]
    root = Path(__file__).parents[2]
    arguments = ["-p", "no:cacheprovider", "-rA", str(SAMPLE / "actions.scenario"), str(SAMPLE / "failing")]
    run = subprocess.run([*command, *arguments], cwd=root, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert "PASSED" in run.stdout
    assert "actions.scenario::a turn that ends by itself" in run.stdout
    assert 'coins.scenario:1: "a coin without a side"' in run.stdout
    assert "19 failed, 14 passed" in run.stdout
