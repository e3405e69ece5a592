"""Card files that stand in canonical layout: formatting leaves them as they are. Dropping a file into ``formatted/``
adds a test. Together they hold every sentence of the card language."""

from __future__ import annotations

from pathlib import Path

import pytest
from lark import Lark

from cardc.grammars import grammar_text
from cardc.syntax import format_text, parse_text
from cardc.syntax.faces import CardBuilder
from cardc.syntax.lalr import WholeWords

FOLDER = Path(__file__).parent / "formatted"
FILES = sorted(FOLDER.glob("*.card"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_in_canonical_layout_stays_as_it_is(file: Path) -> None:
    source = file.read_text(encoding="utf-8")

    assert parse_text(source, file.name).diagnostics == ()
    assert format_text(source, file.name) == source


def test_the_files_hold_every_sentence_of_the_language() -> None:
    plain = Lark(grammar_text("card"), parser="lalr", lexer="contextual", postlex=WholeWords())
    builder = CardBuilder()
    wanted = {str(rule.alias or rule.origin.name) for rule in plain.rules}

    used = {str(node.data) for file in FILES for node in plain.parse(file.read_text(encoding="utf-8")).iter_subtrees()}

    assert {name for name in wanted - used if builder.handles(name)} == set()
