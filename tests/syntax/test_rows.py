"""The published grammar is what its template and the rows make, and rows hold what their patterns promise."""

from __future__ import annotations

from dataclasses import make_dataclass
from pathlib import Path

import pytest

from cardc.model.rows import ROWS, Family, row
from cardc.model.terms import EnergyType
from cardc.syntax.faces import CardBuilder
from cardc.syntax.published import grammar
from cardc.syntax.rows import PatternError, Said, alternative, names, sentences_of
from cardc.syntax.wording import written

GRAMMAR = Path(__file__).parents[2] / "grammar"


def test_the_published_grammar_is_fresh() -> None:
    template = (GRAMMAR / "card.lark.in").read_text(encoding="utf-8")
    assert (GRAMMAR / "card.lark").read_text(encoding="utf-8") == grammar(template), "run `make grammar`"


def test_no_name_of_a_row_is_taken_twice() -> None:
    assert len(names()) == sum(len(row.sentences) for row in ROWS.values())


@pytest.mark.parametrize("name", sorted(set(names()) - {"remove_measured"}))
def test_no_method_hides_the_callback_of_a_row(name: str) -> None:
    assert not hasattr(CardBuilder, name)


def _said(pattern: str) -> Said:
    """The sentence of a node made for this test."""
    node = make_dataclass("Glow", [("number", int), ("types", tuple[EnergyType, ...], ()), ("bright", bool, False)])
    row(Family.ACT, pattern)(node)
    try:
        return sentences_of(node)[0]
    finally:
        del ROWS[node]


def test_a_pattern_becomes_an_alternative() -> None:
    said = _said("glow {number} coins [in {types:TYPE*, }] [bright: , very bright]")
    assert alternative(said) == '"glow" NUMBER COINS ("in" TYPE ("," TYPE)*)? ("," "very" "bright")?'


def test_a_node_is_written_in_the_words_of_its_pattern() -> None:
    said = _said("glow {number} coins [in {types:TYPE*, }] [bright: , very bright]")
    assert written(said, said.row.node(1)) == "glow 1 coin"
    assert written(said, said.row.node(2, (EnergyType.FIRE, EnergyType.WATER), True)) == (
        "glow 2 coins in fire, water, very bright"
    )


@pytest.mark.parametrize(
    ("pattern", "message"),
    [
        ("glow {colour}", "Glow has no field `colour`"),
        ("glow {bright}", "Glow.bright: write which symbol of the grammar stands here"),
        ("glow [very much]", "Glow: `[very much]` names no field"),
        ("glow {number", "Glow: the pattern can't be read from `{number` on"),
    ],
)
def test_a_wrong_pattern_is_named(pattern: str, message: str) -> None:
    with pytest.raises(PatternError) as error:
        _said(pattern)
    assert str(error.value) == message
