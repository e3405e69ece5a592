"""The laws of reading and writing: ``parse(format(m)) == m``, and formatting twice changes nothing."""

from __future__ import annotations

import os

from hypothesis import given, settings

from cardc.model.cards import Card, CardSet, Reprint
from cardc.syntax import format_card, format_cards, format_reprint, format_text, parse_text
from tests import strategies

EXAMPLES = int(os.environ.get("CARDC_LAW_EXAMPLES", "150"))
"""``CARDC_LAW_EXAMPLES`` sets how many models are drawn."""


@settings(max_examples=EXAMPLES, deadline=None)
@given(strategies.cards())
def test_a_formatted_card_reads_as_the_same_card(card: Card) -> None:
    source = format_card(card)

    parsed = parse_text(source, "law.card")

    assert parsed.diagnostics == ()
    assert [p.card for p in parsed.cards] == [card]


@settings(max_examples=EXAMPLES // 5, deadline=None)
@given(strategies.reprints())
def test_a_formatted_reprint_reads_as_the_same_reprint(reprint: Reprint) -> None:
    source = format_reprint(reprint)

    parsed = parse_text(source, "law.card")

    assert parsed.diagnostics == ()
    assert [p.reprint for p in parsed.reprints] == [reprint]
    assert format_text(source) == source


@settings(max_examples=EXAMPLES // 3, deadline=None)
@given(strategies.cards())
def test_formatting_twice_changes_nothing(card: Card) -> None:
    source = format_card(card)

    assert format_text(source) == source


@settings(max_examples=EXAMPLES // 5, deadline=None)
@given(strategies.card_sets())
def test_a_formatted_set_reads_as_the_same_set(card_set: CardSet) -> None:
    source = format_cards(card_set.cards, card_set.info)

    parsed = parse_text(source, "law.card")

    assert parsed.diagnostics == ()
    assert [p.info for p in parsed.sets] == [card_set.info]
    assert tuple(p.card for p in parsed.cards) == card_set.cards
