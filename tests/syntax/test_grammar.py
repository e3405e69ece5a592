"""The published grammar itself."""

from __future__ import annotations

import logging
import re

import pytest
from lark import Lark, logger

from cardc.grammars import grammar_path, grammar_text
from cardc.syntax import parse_text
from cardc.syntax.lalr import WholeWords, card_parser
from cardc.syntax.words import phrases


def test_the_grammar_is_lalr_without_conflicts(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, logger=logger.name):
        Lark(grammar_text("card"), parser="lalr", lexer="contextual", postlex=WholeWords(), debug=True)

    conflicts = [r.getMessage() for r in caplog.records if "onflict" in r.getMessage()]
    assert conflicts == []


def test_the_grammar_knows_the_words_of_every_vocabulary() -> None:
    for terminal in card_parser().lark.terminals:
        for phrase in phrases(terminal.name):
            assert re.fullmatch(terminal.pattern.to_regexp(), phrase), f"{terminal.name} misses {phrase}"


def test_every_closed_list_of_the_grammar_has_its_words() -> None:
    free = {
        "COST",
        "DAMAGE",
        "STRING",
        "NUMBER",
        "TIMES",
        "PLUS",
        "MINUS",
        "ID",
        "CARD_ID",
        "LANG",
        "WORD",
        "COMMENT",
        "BLANK",
    }

    assert {t.name for t in card_parser().lark.terminals if not phrases(t.name)} == free


def test_an_unknown_grammar_is_refused() -> None:
    with pytest.raises(FileNotFoundError):
        grammar_path("poem")


def test_a_card_is_attached_to_one_pokemon_only() -> None:
    source = 'card "A" {{ number 1 trainer {{ attach this to {} until end of turn {{ holder can\'t attack }} }} }}'

    assert parse_text(source.format("your active pokemon"), "a.card").diagnostics == ()
    assert [d.code for d in parse_text(source.format("each of your pokemon"), "a.card").diagnostics] == ["E001"]
