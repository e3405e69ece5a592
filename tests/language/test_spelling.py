"""Full stops around sentences in parentheses, and older spellings, make no difference."""

from __future__ import annotations

import pytest

from cardc.language import TextContext, TextKind, read
from cardc.language.spelling import other_spellings
from cardc.model.cards import PrintedDamage

ATTACK = TextContext("Aipom", TextKind.ATTACK, PrintedDamage(10))


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("A. (B.)", []),
        ("A (b).", ["A. (b.)"]),
        ("A. (B)", ["A. (B.)"]),
        ("A (B.)", ["A. (B.)"]),
        ("A (b)", ["A. (b.)"]),
        ("A", ["A."]),
        ("A (b) c.", []),
        ("A (b), c.", []),
        ("A (b) (c).", ["A. (b.) (c).", "A (b). (c.)", "A. (b.) (c.)"]),
        ("A (b). D (c).", ["A. (b.) D (c).", "A (b). D. (c.)", "A. (b.) D. (c.)"]),
    ],
)
def test_where_a_full_stop_may_stand(text: str, others: list[str]) -> None:
    assert list(other_spellings(text, {})) == others


def test_older_spellings_are_read_as_todays() -> None:
    assert list(other_spellings("Old words.", {"Old": "New"})) == ["New words."]


def test_a_reminder_is_read_wherever_its_full_stop_stands() -> None:
    bench = "1 of your opponent's Benched Pokémon"
    hits = f"This attack does 30 damage to {bench}"
    reminder = "Don't apply Weakness and Resistance" + " for Benched Pokémon"
    plain = read("en", f"{hits}. ({reminder}.)", ATTACK).bodies
    assert len(plain) == 1
    for text in (f"{hits} ({reminder}).", f"{hits}. ({reminder})", f"{hits} ({reminder}.)", f"{hits} ({reminder})"):
        assert read("en", text, ATTACK).bodies == plain


def test_what_stands_inside_a_sentence_stays_there() -> None:
    text = "Aipom is now Asleep (any other effects still happen)."
    reading = read("en", text, ATTACK)
    assert reading.bodies == ()
    assert reading.failure is not None
    assert text[reading.failure.start :].startswith("any")


@pytest.mark.parametrize(
    ("lang", "words", "digits"),
    [
        ("it", "Lancia due volte una moneta.", "Lancia 2 volte una moneta."),
        ("pt", "Jogue duas moedas.", "Jogue 2 moedas."),
    ],
)
def test_a_number_may_be_a_word(lang: str, words: str, digits: str) -> None:
    plain = read(lang, digits, ATTACK).bodies
    assert len(plain) == 1
    assert read(lang, words, ATTACK).bodies == plain
