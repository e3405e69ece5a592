"""The catalogue and the trace of rules to tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardc.rules.catalogue import CatalogueError, Entry, read_catalogue
from cardc.rules.collect import Proof, collect_scenarios, collect_tests, numbers
from cardc.rules.trace import Status, trace
from cardc.scenario.marks import LAST, catalogue_mark, unknown_mark

CATALOGUE = Path(__file__).parents[2] / "docs" / "rules.md"


def test_the_catalogue_is_whole() -> None:
    """250 rules, 46 readings, 62 cases, in order; the number of rules that each book states."""
    entries = read_catalogue(CATALOGUE)
    wanted = (
        [f"R{n:03}" for n in range(1, 251)] + [f"D{n:02}" for n in range(1, 47)] + [f"A{n:02}" for n in range(1, 63)]
    )
    assert [entry.id for entry in entries] == wanted
    books = [claim for entry in entries if entry.id.startswith("R") for claim, _ in entry.claims]
    assert {book: books.count(book) for book in ("cs", "it", "sv", "ru", "pt")} == {
        "cs": 196,
        "it": 188,
        "sv": 156,
        "ru": 186,
        "pt": 127,
    }
    assert sum(1 for entry in entries if entry.advice) <= 30


def test_scenarios_know_the_numbers_of_the_catalogue_and_no_others() -> None:
    entries = {entry.id for entry in read_catalogue(CATALOGUE)}
    marks = {catalogue_mark(number, kind) for kind, last in LAST.items() for number in range(1, last + 1)}

    assert marks == entries
    assert [mark for mark in sorted(marks) if unknown_mark(mark) is not None] == []
    assert [
        mark for mark in ("R251", "R000", "R1", "D00", "A063", "R-146", "D" + "9" * 5000) if not unknown_mark(mark)
    ] == []
    assert [mark for mark in ("PP-01", "RA-03", "X1", "DB-07") if unknown_mark(mark)] == []


def test_a_rule_is_tested_when_each_book_has_a_test() -> None:
    entry = Entry("R1", "", (("cs", "classic"), ("ru", "bw")))
    one = Proof("R1", "a.py::test_a", ("classic",))
    assert trace([entry], [])[0][0].status is Status.UNTESTED
    traced = trace([entry], [one])[0][0]
    assert (traced.status, traced.missing) == (Status.UNTESTED, ("ru",))
    both = trace([entry], [one, Proof("R1", "a.py::test_b", ("dp", "bw"))])[0][0]
    assert (both.status, both.tests) == (Status.TESTED, {"cs": ("a.py::test_a",), "ru": ("a.py::test_b",)})
    assert trace([Entry("R2", "", (("cs", "classic"),), "taste")], [])[0][0].status is Status.ADVICE


def test_a_mark_of_no_rule_is_told() -> None:
    assert trace([], [Proof("R999", "t", ("classic",)), Proof("PP-01", "t", ("classic",))])[1] == ["R999"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("| R001 | text | cs xx | |", "xx"),
        ("| R001 | text | cs |", "cells"),
        ("| A01 | text | gx |", "unknown edition"),
        ("| R001 | text | cs | |\n| R001 | text | cs | |", "twice"),
    ],
)
def test_broken_rows_are_told(tmp_path: Path, line: str, message: str) -> None:
    file = tmp_path / "rules.md"
    file.write_text(line, encoding="utf-8")
    with pytest.raises(CatalogueError, match=message):
        read_catalogue(file)


def test_ranges_of_marks() -> None:
    assert numbers("R146") == ["R146"]
    assert numbers("R164-R166") == ["R164", "R165", "R166"]
    assert numbers("PP-01") == ["PP-01"]


def test_marks_are_collected_with_their_editions(tmp_path: Path) -> None:
    """By parameter, by the mark itself, else classic; skipped tests prove nothing."""
    (tmp_path / "test_some.py").write_text(
        "import pytest\n"
        "from cardc.engine.editions import BW, DP\n"
        "@pytest.mark.rule('R001')\n@pytest.mark.parametrize('e', [DP, BW])\ndef test_a(e): pass\n"
        "@pytest.mark.rule('R002', editions=('dp',))\ndef test_b(): pass\n"
        "@pytest.mark.rule('R003')\ndef test_c(): pass\n"
        "@pytest.mark.skip\n@pytest.mark.rule('R004')\ndef test_d(): pass\n",
        encoding="utf-8",
    )
    found = collect_tests([tmp_path])
    assert [(proof.rule, proof.editions) for proof in found.proofs] == [
        ("R001", ("dp",)),
        ("R001", ("bw",)),
        ("R002", ("dp",)),
        ("R003", ("classic",)),
    ]
    assert found.errors == ()


def test_scenarios_name_rules_too(tmp_path: Path) -> None:
    text = 'scenario "one" {\n  rules R001, A02\n  given edition dp\n  when you retreat\n  then it is your turn\n}\n'
    (tmp_path / "a.scenario").write_text(text, encoding="utf-8")
    found = collect_scenarios([tmp_path])
    assert found.errors == ()
    assert [(proof.rule, proof.editions) for proof in found.proofs] == [("R001", ("dp",)), ("A02", ("dp",))]
