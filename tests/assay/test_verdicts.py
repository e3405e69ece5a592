"""The verdict on a text: exact, variant, declined, mismatch, ambiguous."""

from __future__ import annotations

import pytest

from cardc.assay import verdicts
from cardc.assay.verdicts import Verdict, assay, same_words
from cardc.language import Body, Reading, TextContext
from cardc.model.cards import Text
from cardc.model.effects import Draw, Flip, Inflict
from cardc.model.parts import Exactly, Who
from cardc.model.terms import Condition, Player
from tests.assay.cards import ASLEEP, DEFENDER, ITALIAN, OLD, cards, pokemon

BURNED = f"{DEFENDER.capitalize()} is now Burned."
SLEEPS = Text((), (Flip((Inflict(Condition.ASLEEP, Who.DEFENDING),), ()),))


def test_our_own_words_are_exact() -> None:
    (row,) = assay(cards(pokemon(1, ASLEEP)), "en")
    assert (row.verdict, row.body, row.ours, row.reason) == (Verdict.EXACT, SLEEPS, ASLEEP, None)


def test_case_spacing_and_apostrophes_make_no_difference() -> None:
    assert same_words("Draw  a card.\nSwitch Mossback’s place", "draw a card. switch Mossback's place")
    assert not same_words("Draw a card.", "Draw a card. (Then, rest.)")


def test_other_words_with_the_same_meaning_are_a_variant() -> None:
    text = f"{ASLEEP} If tails, draw a card."
    (row,) = assay(cards(pokemon(1, text)), "en")
    assert row.verdict is Verdict.VARIANT
    assert row.body == Text((), (Flip((Inflict(Condition.ASLEEP, Who.DEFENDING),), (Draw(Player.YOU, Exactly(1)),)),))


def test_a_text_of_which_one_sentence_is_not_understood_is_declined_whole() -> None:
    (row,) = assay(cards(pokemon(1, f"{ASLEEP} {OLD}")), "en")
    assert (row.verdict, row.body, row.ours) == (Verdict.DECLINED, None, None)
    assert row.failure is not None
    assert row.failure.start >= len(ASLEEP)


def test_a_text_that_can_not_stand_on_its_card_is_declined() -> None:
    """Given a card of the first sets, then a text about a condition that came later is not read."""
    (row,) = assay(cards(pokemon(1, BURNED)), "en")
    assert row.verdict is Verdict.DECLINED
    assert row.reason is not None
    assert row.reason.startswith("E311")
    (later,) = assay(cards(pokemon(1, BURNED, era="dp")), "en")
    assert later.verdict is Verdict.EXACT


def test_a_rule_about_an_attack_by_name_is_about_one_of_the_card() -> None:
    text = "During your next turn, Mossback's {} attack's base damage is 60 instead of 10."
    known, unknown = (assay(cards(pokemon(1, text.format(name))), "en")[0] for name in ("Pebbles", "Boulders"))
    assert known.verdict is Verdict.VARIANT
    assert (unknown.verdict, (unknown.reason or "")[:4]) == (Verdict.DECLINED, "E227")


def test_two_readings_are_ambiguous(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(lang: str, text: str, context: TextContext) -> Reading:
        return Reading((SLEEPS, Text((), (Draw(Player.YOU, Exactly(1)),))))

    monkeypatch.setattr(verdicts, "read", twice)
    (row,) = assay(cards(pokemon(1, ASLEEP)), "en")
    assert (row.verdict, row.body) == (Verdict.AMBIGUOUS, None)


def test_our_words_that_read_otherwise_are_a_mismatch(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(lang: str, body: Body, context: TextContext) -> str:
        return "Draw a card."

    monkeypatch.setattr(verdicts, "write", wrong)
    (row,) = assay(cards(pokemon(1, ASLEEP)), "en")
    assert (row.verdict, row.ours) == (Verdict.MISMATCH, "Draw a card.")


def test_italian_is_read_and_written_in_italian() -> None:
    text = {"it": ITALIAN, "en": ASLEEP}
    (row,) = assay(cards(pokemon(1, attacks=[{"name": "Sassi", "damage": 10, "effect": text}]), lang="it"), "it")
    assert row.body == SLEEPS
