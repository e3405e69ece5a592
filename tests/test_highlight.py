"""Colours of card and scenario files."""

from __future__ import annotations

import pytest

pygments_lexers = pytest.importorskip("pygments.lexers", reason="colours need the extra `editor`")

from pygments.token import Error, Keyword, Name, Number, String  # noqa: E402 (only with Pygments)

from cardc.highlight import CardLexer, ScenarioLexer  # noqa: E402 (only with Pygments)

CARD = 'card "Sagebud" { attack [G C] "Nod" 20x { flip { } } }'


def test_a_card_is_told_apart() -> None:
    found = {
        text: kind for kind, text in CardLexer().get_tokens('card "Sagebud" { attack [G C] "Nod" 20x { flip { } } }')
    }
    assert found["card"] is Keyword.Declaration
    assert found['"Sagebud"'] is Name.Class
    assert found['"Nod"'] is Name.Function
    assert found["[G C]"] is Number
    assert found["20x"] is Number.Integer
    assert found["flip"] is Keyword


def test_nothing_of_a_file_is_an_error_or_lost() -> None:
    for lexer, source in [
        (CardLexer(), '€ "open\ncard ]'),
        (ScenarioLexer(), 'scenario "x" { then "y" has 10 damage }'),
    ]:
        found = list(lexer.get_tokens(source))
        assert "".join(text for _, text in found).strip() == source.strip()
        assert not [text for kind, text in found if kind is Error]


def test_pygments_finds_the_lexers_by_file_name() -> None:
    assert pygments_lexers.get_lexer_for_filename("sage.card").name == "cardc"
    assert pygments_lexers.get_lexer_by_name("cardc-scenario").name == "cardc scenario"
    assert String.Double in [kind for kind, _ in ScenarioLexer().get_tokens('"x"')]
