"""The ledger keeps verdicts and no word of a text; what got worse is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardc.assay.ledger import Entry, LedgerError, compare, entries, read_ledger, updated, write_ledger
from cardc.assay.verdicts import Verdict, assay
from tests.assay.cards import ASLEEP, OLD, cards, pokemon

PLACE = ("base1-1", "attacks[0]")


def ledger(verdict: Verdict, hash: str = "a") -> dict[tuple[str, str], Entry]:
    return {PLACE: Entry(hash, verdict)}


def test_a_ledger_goes_to_a_file_and_back(tmp_path: Path) -> None:
    made = entries(assay(cards(pokemon(1, ASLEEP, OLD)), "en"))
    write_ledger(tmp_path / "en.tsv", made)
    assert read_ledger(tmp_path / "en.tsv") == made
    assert [entry.verdict for entry in made.values()] == [Verdict.EXACT, Verdict.DECLINED]
    written = (tmp_path / "en.tsv").read_text()
    assert not any(word in written for word in ("Asleep", "coin", "pond"))


def test_no_file_is_an_empty_ledger(tmp_path: Path) -> None:
    assert read_ledger(tmp_path / "en.tsv") == {}


@pytest.mark.parametrize("line", ["base1-1", "base1-1\teffect\tabc\tgood", "a\tb\tc\texact\tmore"])
def test_a_broken_line_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "en.tsv"
    file.write_text(f"# head\n{line}\n")
    with pytest.raises(LedgerError, match=r"en\.tsv:2"):
        read_ledger(file)


@pytest.mark.parametrize(
    ("before", "now", "where"),
    [
        (Verdict.EXACT, Verdict.DECLINED, "worse"),
        (Verdict.VARIANT, Verdict.DECLINED, "worse"),
        (Verdict.DECLINED, Verdict.MISMATCH, "worse"),
        (Verdict.EXACT, Verdict.AMBIGUOUS, "worse"),
        (Verdict.DECLINED, Verdict.VARIANT, "better"),
        (Verdict.MISMATCH, Verdict.DECLINED, "better"),
        (Verdict.VARIANT, Verdict.EXACT, "reworded"),
        (Verdict.EXACT, Verdict.VARIANT, "reworded"),
    ],
)
def test_what_changed(before: Verdict, now: Verdict, where: str) -> None:
    found = compare(ledger(before), ledger(now))
    assert getattr(found, where) == (f"base1-1 attacks[0]: {before} → {now}",)
    assert len(found.worse) + len(found.better) + len(found.reworded) + len(found.new) == 1


def test_the_same_verdict_is_no_change() -> None:
    assert not compare(ledger(Verdict.EXACT), ledger(Verdict.EXACT)).changed


def test_an_update_takes_all_but_what_is_worse() -> None:
    read, unread = ledger(Verdict.EXACT), ledger(Verdict.DECLINED)
    assert updated(unread, read) == read
    assert updated(read, unread) == read
    assert updated({}, unread) == unread
    assert updated({}, ledger(Verdict.AMBIGUOUS)) == {}
    assert updated(read, {}) == read


def test_another_text_is_judged_by_itself() -> None:
    assert compare(ledger(Verdict.EXACT), ledger(Verdict.DECLINED, "b")).new == (
        "base1-1 attacks[0]: exact → declined",
    )
    assert compare({}, ledger(Verdict.DECLINED)).new == ("base1-1 attacks[0]: new → declined",)
    assert compare({}, ledger(Verdict.AMBIGUOUS)).worse == ("base1-1 attacks[0]: new → ambiguous",)


def test_texts_that_are_not_assayed_do_not_count() -> None:
    assert not compare(ledger(Verdict.EXACT), {}).changed
