"""Under pytest: whose scenario files are collected, by which ids they run, and what is told when nothing can run."""

from __future__ import annotations

from pathlib import Path

import pytest

SET = 'set damp1 { name "Damp" edition classic }\ncard "Wobblet" { number 1 basic water hp 50 retreat 1 attack [] "Hit" 10 }\n'
GOOD = 'scenario "%s" { given your active is "Wobblet" then your active has no damage }\n'
BAD = 'scenario "%s" { given your active is "Wobblet" then your active has 10 damage }\n'


class Watch:
    """A plugin that notes how each test and each file came out."""

    def __init__(self) -> None:
        self.tests: dict[str, str] = {}
        self.broken: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            self.tests[report.nodeid] = report.outcome

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken[report.nodeid] = report.longreprtext


def run(root: Path, *arguments: str) -> Watch:
    (root / "pytest.ini").touch()
    watch = Watch()
    options = [
        "-q",
        "--import-mode",
        "importlib",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "--rootdir",
        str(root),
        "-c",
        str(root / "pytest.ini"),
    ]
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(root)
        pytest.main([*options, *arguments], plugins=[watch])
    return watch


def write(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")


# --- whose files ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["Scenario: buy milk\n  Given a shop\n", "", "\x00\x01", 'scenario "x" { then you win }']
)
def test_files_of_other_tools_are_left_alone(tmp_path: Path, text: str) -> None:
    write(tmp_path, {"tests/shop.scenario": text, "tests/test_a.py": "def test_a(): pass\n"})

    watch = run(tmp_path)

    assert watch.tests == {"tests/test_a.py::test_a": "passed"}
    assert watch.broken == {}


@pytest.mark.parametrize(
    ("cards", "scenario"),
    [
        ({"cardc.toml": "", "cards/w.card": SET}, "tests/deep/s.scenario"),
        ({"cards/w.card": SET}, "cards/s.scenario"),
        ({"mine/below/w.card": SET}, "mine/s.scenario"),
    ],
)
def test_files_of_a_project_are_run(tmp_path: Path, cards: dict[str, str], scenario: str) -> None:
    write(tmp_path, {**cards, scenario: GOOD % "fine" + BAD % "wrong"})

    assert run(tmp_path).tests == {f"{scenario}::fine": "passed", f"{scenario}::wrong": "failed"}


@pytest.mark.parametrize("files", [{"cardc.toml": ""}, {"w.card": SET}, {"cards/w.card": SET}])
def test_a_project_whose_cards_are_not_found_is_told(tmp_path: Path, files: dict[str, str]) -> None:
    write(tmp_path, {**files, "cards/deep/s.scenario": GOOD % "fine", "w.txt": ""})

    assert run(tmp_path).tests == {"cards/deep/s.scenario::can be read": "failed"}


# --- ids --------------------------------------------------------------------------------------------------------

TITLES = ["A::B", "A::C::D", "A", "::", "a [b::c] d", "A::[x]", "plain: it's 100 %", "“Émile” – ★", "A :: B"]


def test_every_scenario_runs_by_the_id_that_pytest_prints(tmp_path: Path) -> None:
    write(
        tmp_path, {"cardc.toml": "", "cards/w.card": SET, "cards/s.scenario": "".join(GOOD % each for each in TITLES)}
    )
    printed = run(tmp_path).tests

    assert sorted(printed) == sorted(f"cards/s.scenario::{title}" for title in TITLES)
    for id in printed:
        # `A` is a scenario, and the beginning of others too.
        wanted = {each for each in printed if each == id or (id.endswith("::A") and each.startswith(f"{id}::"))}
        assert set(run(tmp_path, id).tests) == wanted


# --- what can't be used -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("toml", "arguments", "told"),
    [
        ("cards = [", [], "cardc.toml: "),
        ("card = 'x'", [], "cardc.toml: unknown key 'card'; known are cards, package and plugins"),
        ("cards = 3", [], "cardc.toml: cards must be a folder or a list of folders"),
        ("", ["--cardc-package", "no_such_package"], "the package no_such_package can't be imported: "),
        ("", ["--cardc-package", "json"], "the package json was not written by cardc build"),
        ("", ["--cardc-package", ".relative"], "the package .relative can't be imported: "),
        ("", ["--cardc-package", "a..b"], "the package a..b can't be imported: "),
    ],
)
def test_a_configuration_that_can_not_be_used_is_told_in_a_line(
    tmp_path: Path, toml: str, arguments: list[str], told: str
) -> None:
    write(tmp_path, {"cardc.toml": toml, "cards/w.card": SET, "cards/s.scenario": GOOD % "fine"})

    watch = run(tmp_path, *arguments)

    assert watch.tests == {}
    assert list(watch.broken) == ["cards/s.scenario"]
    assert told in watch.broken["cards/s.scenario"]
    assert "Traceback" not in watch.broken["cards/s.scenario"]
    assert len(watch.broken["cards/s.scenario"].splitlines()) == 1
