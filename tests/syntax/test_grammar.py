"""The published grammar itself."""

from __future__ import annotations

import logging

import pytest
from lark import Lark, logger

from cardc.syntax.grammar import grammar_path, grammar_text
from cardc.syntax.lalr import WholeWords


def test_the_grammar_is_lalr_without_conflicts(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, logger=logger.name):
        Lark(grammar_text("card"), parser="lalr", lexer="contextual", postlex=WholeWords(), debug=True)

    conflicts = [r.getMessage() for r in caplog.records if "onflict" in r.getMessage()]
    assert conflicts == []


def test_an_unknown_grammar_is_refused() -> None:
    with pytest.raises(FileNotFoundError):
        grammar_path("poem")
