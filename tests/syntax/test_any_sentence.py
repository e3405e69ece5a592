"""Whatever sentences the grammar allows, canonical or not: they are read, checked and written back as the same model."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra.lark import from_lark
from lark import Lark

from cardc.check import check_card
from cardc.grammars import grammar_text
from cardc.model.terms import Edition
from cardc.syntax import format_card, parse_text
from cardc.syntax.words import phrases

GRAMMAR = Lark(grammar_text("card"), start="statement", parser="lalr")
# Numbers, and blanks that the grammar leaves free; all other terminals are words, drawn with room around them.
EXPLICIT: dict[str, st.SearchStrategy[str]] = {
    "STRING": st.sampled_from([' "Drip" ', ' "Nidoran ♀" ']),
    "NUMBER": st.sampled_from([" 1 ", " 2 ", " 10 ", " 30 "]),
    "COMMENT": st.just(" // aside\n"),
    "BLANK": st.just(" "),
}
USED = {symbol.name for rule in GRAMMAR.rules for symbol in rule.expansion if symbol.is_term}
for terminal in GRAMMAR.terminals:
    if terminal.name in USED and phrases(terminal.name):
        EXPLICIT[terminal.name] = st.sampled_from(phrases(terminal.name)).map(lambda phrase: f" {phrase} ")

sentences = st.lists(from_lark(GRAMMAR, start="statement", explicit=EXPLICIT), min_size=1, max_size=4).map(";".join)


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(sentences)
def test_any_sentences_are_read_checked_and_written_back(text: str) -> None:
    parsed = parse_text(f'card "A" {{ number 1 basic fire hp 40 attack [R] "B" 10 {{ {text} }} }}', "any.card")

    # The grammar allows "2 of", where one Pokémon is meant, and the like: those are told.
    assert {d.code for d in parsed.diagnostics} <= {"E001"}
    for found in parsed.cards:
        check_card(found.card, Edition.CLASSIC)
        assert [c.card for c in parse_text(format_card(found.card), "any.card").cards] == [found.card]
