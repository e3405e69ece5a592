"""Layout of scenarios is free: line breaks and comments may stand between any two words."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardc.scenario.parse import parse
from cardc.syntax.lalr import lalr_parser

FILES = sorted((Path(__file__).parents[2] / "cards").rglob("*.scenario"))
BETWEEN = [" // here\n", "\n// one // two\n", "// then you win\r\n", "\n", "\r\n", "\n\n"]


@pytest.mark.parametrize("between", BETWEEN)
@pytest.mark.parametrize(
    "sentence",
    [
        'given your discard pile is "A"',
        "given opponent's discard pile is empty",
        "when the turn ends",
        "then opponent's discard pile has 2 cards",
        'then opponent can see your hand and "A" has no condition',
        "then damage step b goes from 10 to 20",
    ],
)
def test_each_word_may_stand_on_a_line_of_its_own(sentence: str, between: str) -> None:
    whole = f'scenario "s" {{ {sentence} then you win }}'
    apart = f'scenario "s" {{ {sentence.replace(" ", between)} then you win }}'

    scenarios, errors = parse(apart, "s.scenario")

    assert errors == []
    assert scenarios == parse(whole, "s.scenario")[0]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_scenarios_of_the_project_read_the_same_with_comments_everywhere(file: Path) -> None:
    chance, source = random.Random(file.name), file.read_text(encoding="utf-8")
    pieces, last = [], 0
    for token in lalr_parser("scenario").parse_interactive(source).iter_parse():
        assert token.start_pos is not None
        pieces += [source[last : token.start_pos], chance.choice(BETWEEN)]
        last = token.start_pos

    scenarios, errors = parse("".join([*pieces, source[last:]]), "s.scenario")

    assert errors == []
    assert scenarios == parse(source, "s.scenario")[0]
