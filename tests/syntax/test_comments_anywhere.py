"""Layout is free: line breaks and comments may stand between any two words of a card file, and formatting keeps them.

The laws put comments into every card of the project and into random cards. ``CARDC_LAW_EXAMPLES`` sets how many.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardc.model.cards import Card
from cardc.syntax import ParsedFile, format_card, format_file, format_text, parse_text
from cardc.syntax.comments import comments_of
from cardc.syntax.lalr import card_parser
from cardc.syntax.parser import ParsedCard, ParsedReprint, ParsedSet
from tests import strategies

EXAMPLES = int(os.environ.get("CARDC_LAW_EXAMPLES", "150"))
FILES = sorted(
    [*Path(__file__).parent.glob("formatted/*.card"), *(Path(__file__).parents[2] / "cards").rglob("*.card")]
)

# --- one terminal of several words ---------------------------------------------------------------------------

PHRASES = [
    ("trainer { switch opponent's active pokemon, you choose }", "opponent's active pokemon"),
    ("trainer { switch opponent's active pokemon, you choose }", ", you choose"),
    ("trainer { put 1 trainer card from discard pile into hand }", "discard pile"),
    ("trainer { put 1 trainer card from discard pile into hand }", "into hand"),
    ("trainer { put 1 card from hand on top of deck }", "on top of deck"),
    ("trainer { search deck for 1 basic pokemon card onto bench }", "onto bench"),
    ("trainer { look at the top card of either player's deck }", "the top card of either player's deck"),
    ("trainer { take 1 card from the top 3 of deck, the rest into discard pile }", "into discard pile"),
    ("trainer { change the type of your active pokemon to any type }", "any type"),
    ("trainer { during opponent's next turn: self can't retreat }", "opponent's next turn"),
    ("trainer { until the end of your next turn: self can't retreat }", "until the end of your next turn"),
    ("trainer { attach this to 1 of your pokemon until end of turn { self can't retreat } }", "end of turn"),
    ("trainer { ignore weakness and resistance }", "weakness and resistance"),
    ("trainer { remove 1 damage counter from 1 of either player's pokemon }", "either player's"),
    ("trainer { discard 1 energy card from that pokemon }", "that pokemon"),
    ("rarity rare holo trainer { draw 1 card }", "rare holo"),
    ('basic fire hp 40 power "P" { any number of times { draw 1 card } }', "any number of times"),
    ('basic fire hp 40 power "P" { whenever played from hand { draw 1 card } }', "played from hand"),
    ('basic fire hp 40 attack [G C] "A" { during this turn: defender can\'t use that attack }', "that attack"),
    ('basic fire hp 40 attack [G C] "A"', "[G C]"),
    ('basic fire hp 40 attack [G C] "A" { if any of your pokemon of the type of defender { draw 1 card } }',
     "of the type of"),
]  # fmt: skip


@pytest.mark.parametrize(
    "between", ["\n", "\r\n", "  \t ", " // here\n", "// here\r\n", "\n// one // two\n// your hand\n"]
)
@pytest.mark.parametrize(("body", "phrase"), PHRASES, ids=[phrase for _, phrase in PHRASES])
def test_words_that_belong_together_may_stand_on_lines_of_their_own(body: str, phrase: str, between: str) -> None:
    whole = f'card "A" {{ number 1 {body} }}'
    apart = whole.replace(phrase, phrase.replace(" ", between))

    parsed = parse_text(apart, "a.card")

    assert parsed.diagnostics == ()
    assert parsed.cards[0].card == parse_text(whole, "a.card").cards[0].card


def test_the_words_of_a_comment_are_no_words_of_the_card() -> None:
    source = 'card "A" { number 1 trainer { put 1 card from discard // pile into hand\n } }'

    parsed = parse_text(source, "a.card")

    assert [d.code for d in parsed.diagnostics] == ["E001"]


def test_a_letter_in_a_comment_is_no_letter_of_the_cost() -> None:
    source = 'card "A" { number 1 basic fire hp 40 attack [G // R is dearer\n C] "B" 10 }'

    assert 'attack [G C] "B" 10' in format_text(source)


# --- where a comment goes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "formatted"),
    [
        (
            "require { discard 1 card // price\n from hand } draw 2 cards",
            "    require {\n      // price\n      discard 1 card from hand\n    }\n    draw 2 cards\n",
        ),
        (
            "flip { heads: // luck\n draw 2 cards }",
            "    flip {\n      heads:\n        // luck\n        draw 2 cards\n    }\n",
        ),
        (
            "flip { heads: draw // luck\n 2 cards; tails: draw 1 card }",
            "    flip {\n      heads:\n        // luck\n        draw 2 cards\n      tails: draw 1 card\n    }\n",
        ),
        (
            "flip { heads: draw 2 cards // luck\n; tails: draw 1 card }",
            "    flip {\n      heads: draw 2 cards  // luck\n      tails: draw 1 card\n    }\n",
        ),
        (
            "first { draw // soon\n 2 cards }",
            "    first {\n      // soon\n      draw 2 cards\n    }\n",
        ),
        (
            "draw // one\n\n 2 cards\n\n\n// two\n\n\ndraw 3 cards",
            "    // one\n\n    draw 2 cards\n    // two\n\n    draw 3 cards\n",
        ),
    ],
)
def test_a_comment_stays_in_its_block(written: str, formatted: str) -> None:
    text = format_text(f'card "A" {{ number 1 trainer {{ {written} }} }}')

    assert text == f'card "A" {{\n  number 1\n  trainer {{\n{formatted}  }}\n}}\n'
    assert format_text(text) == text


# --- laws --------------------------------------------------------------------------------------------------------

FORMS = ["// {}\n", " // {}\n", "\n// {}\n", "\n\n// {}\n\n", " // {}\n\n", "\r\n// {}\r\n\r\n", '//{} // "and [C]\n']
BREAKS = ["\n", "\r\n", "\n\n", "\n   \n", "\t", " "]

Model = object


def models(parsed: ParsedFile) -> list[Model]:
    return [_model(part) for part in parsed.parts]


def _model(part: ParsedCard | ParsedReprint | ParsedSet) -> Model:
    match part:
        case ParsedCard():
            return part.card, [(path, told.lang, told.text) for path, told in part.prose.items()]
        case ParsedReprint():
            return part.reprint
        case ParsedSet():
            return part.info


def boundaries(source: str) -> list[int]:
    """Where a token begins or ends, and where a word of a token of several words does."""
    found = {0, len(source)}
    parser = card_parser()
    parser.builder.begin()
    for token in parser.lark.parse_interactive(source).iter_parse():
        assert token.start_pos is not None
        found |= {token.start_pos, token.start_pos + len(token)}
        if token.type == "COST":
            found |= {token.start_pos + at for at in range(len(token))}
        elif token.type != "STRING":
            found |= {token.start_pos + gap.start() for gap in re.finditer(r"(?<=,)|\s+", token)}
    return sorted(found)


def filled(source: str, places: Sequence[int], chance: random.Random) -> tuple[str, list[str]]:
    """The source with something in all these places: a comment, or spaces and line breaks. And the comments."""
    pieces, comments, last = [], [], 0
    for number, place in enumerate(places):
        pieces.append(source[last:place])
        last = place
        if chance.random() < 0.8:
            inserted = chance.choice(FORMS).format(f"c{number}.")
            comments += re.findall("//.*", inserted.replace("\r", ""))
        else:
            inserted = chance.choice(BREAKS)
        pieces.append(inserted)
    return "".join([*pieces, source[last:]]), [comment.rstrip() for comment in comments]


def assert_kept(source: str, places: Sequence[int], chance: random.Random) -> None:
    """The same cards, all comments, and nothing left to format, wherever the comments were put."""
    wanted = models(parse_text(source, "law.card"))
    commented, comments = filled(source, places, chance)

    parsed = parse_text(commented, "law.card")
    assert parsed.diagnostics == (), commented
    assert models(parsed) == wanted, commented

    formatted = format_file(parsed)
    again = parse_text(formatted, "law.card")
    assert again.diagnostics == (), commented
    assert models(again) == wanted, commented
    assert sorted(comment.text for comment in comments_of(formatted)) == sorted(comments), commented
    assert format_file(again) == formatted, commented


def samples(source: str, chance: random.Random) -> Iterator[list[int]]:
    places = boundaries(source)
    yield places
    for count in (1, 1, 1, 2, 4, 8):
        yield sorted(chance.sample(places, min(count, len(places))))


def declarations(file: Path) -> list[str]:
    source = file.read_text(encoding="utf-8")
    parts = [source[slice(*part.spans.whole)] for part in parse_text(source, file.name).parts]
    return [part for part in parts if not comments_of(part)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_cards_of_the_project_keep_comments_everywhere(file: Path) -> None:
    chance = random.Random(file.name)
    for source in declarations(file):
        for _ in range(max(1, EXAMPLES // 150)):
            for places in samples(source, chance):
                assert_kept(source, places, chance)


@settings(max_examples=EXAMPLES, deadline=None)
@given(strategies.cards(), st.integers(0, 2**32))
def test_random_cards_keep_comments_everywhere(card: Card, seed: int) -> None:
    chance, source = random.Random(seed), format_card(card)

    for places in samples(source, chance):
        assert_kept(source, places, chance)
