"""The examples of docs/language.md: card files are sound and in canonical layout, sentences are canonical."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardc.check import check_card
from cardc.check.sets import evolution_findings, known_in
from cardc.model.cards import SetInfo
from cardc.model.terms import Edition
from cardc.prose.read import read_prose
from cardc.syntax import format_text, parse_text
from cardc.syntax.namefiles import NO_NAME_FILES
from cardc.syntax.words import all_words

PAGE = (Path(__file__).parents[2] / "docs" / "language.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
CARDS = [source for kind, source in EXAMPLES if kind == "card"]
# Lists of sentences need not make one sound attack: its printed damage, what may stand last or beside what,
# and how many sentences a text may have.
LOOSE = {"E215", "E217", "E240"}


def _known() -> list[str]:
    return [source for source in CARDS if "card " in source]


@pytest.mark.parametrize("source", CARDS, ids=range(len(CARDS)))
def test_a_card_of_the_page_is_sound(source: str) -> None:
    parsed = parse_text(source, "language.md")
    others = [c.card for example in _known() for c in parse_text(example, "language.md").cards]
    info = parsed.sets[0].info if parsed.sets else SetInfo("damp1", "Damp Places", Edition.CLASSIC)

    assert parsed.diagnostics == ()
    for told in parsed.cards:
        found, diagnostics = read_prose(told, parsed, info, NO_NAME_FILES)
        assert diagnostics == ()
        assert found is not None
        assert check_card(found.card, info.edition) == ()
        assert evolution_findings(found.card, known_in(others), info.edition) == []


@pytest.mark.parametrize("source", CARDS, ids=range(len(CARDS)))
def test_a_card_of_the_page_is_in_canonical_layout(source: str) -> None:
    assert format_text(source) == source


@pytest.mark.parametrize(("kind", "body"), [e for e in EXAMPLES if e[0] in ("attack", "power")])
def test_the_sentences_of_the_page_are_canonical(kind: str, body: str) -> None:
    head = 'attack [C] "Example" 10' if kind == "attack" else 'power "Example"'
    parsed = parse_text(f'card "Example" {{ number 1 basic water hp 40 {head} {{\n{body}}} }}', "language.md")

    assert parsed.diagnostics == ()
    assert {f.code for f in check_card(parsed.cards[0].card, Edition.CLASSIC)} <= LOOSE


def test_the_page_has_examples_of_every_kind() -> None:
    assert {kind for kind, _ in EXAMPLES} == {"card", "attack", "power", "console"}
    assert len(CARDS) >= 8


def test_the_page_names_every_word_of_the_language() -> None:
    assert sorted(word for word in all_words() if not re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", PAGE)) == []
