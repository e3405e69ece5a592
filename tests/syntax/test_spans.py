"""Where the parts of a card stand."""

from __future__ import annotations

import pytest

from cardc.syntax import Path, parse_text

SOURCE = """\
// first line
set damp1 { name "Damp"  edition classic }

card "Wobblet" {
  number 2  rarity common
  basic  water  hp 40
  weakness lightning  retreat 1

  power "Damp Skin" { once a turn { draw 1 card } }
  attack [W] "Drip" 20 {
    require { discard 1 water energy card from self }
    draw 2 cards
    flip {
      heads: defender is now asleep; may { draw 1 card }
      tails: 10 damage to self
    }
    if defender is asleep { draw 3 cards } else { draw 4 cards }
  }
}
"""


@pytest.mark.parametrize(
    ("path", "text"),
    [
        (("name",), '"Wobblet"'),
        (("imprint", "rarity"), "rarity common"),
        (("types", 0), "water"),
        (("hp",), "hp 40"),
        (("weaknesses", 0), "weakness lightning"),
        (("powers", 0, "text", "body", "text", "effects", 0), "draw 1 card"),
        (("attacks", 0, "text", "requirements", 0), "discard 1 water energy card from self"),
        (("attacks", 0, "text", "effects", 0), "draw 2 cards"),
        (("attacks", 0, "text", "effects", 1, "heads", 0), "defender is now asleep"),
        (("attacks", 0, "text", "effects", 1, "heads", 1, "block", 0), "draw 1 card"),
        (("attacks", 0, "text", "effects", 1, "tails", 0), "10 damage to self"),
        (("attacks", 0, "text", "effects", 2, "test"), "defender is asleep"),
        (("attacks", 0, "text", "effects", 2, "then", 0), "draw 3 cards"),
        (("attacks", 0, "text", "effects", 2, "otherwise", 0), "draw 4 cards"),
    ],
)
def test_a_path_leads_to_its_words(path: Path, text: str) -> None:
    parsed = parse_text(SOURCE, "damp.card")

    offsets = parsed.cards[0].spans.offsets(path)

    assert offsets is not None
    assert SOURCE[slice(*offsets)] == text


def test_lines_and_columns_count_from_one() -> None:
    span = parse_text(SOURCE, "damp.card").cards[0].spans.nearest(("attacks", 0, "text", "effects", 0))

    assert (span.line, span.column, span.end_line, span.end_column) == (12, 5, 12, 17)


def test_a_part_without_a_place_has_that_of_the_part_around_it() -> None:
    spans = parse_text(SOURCE, "damp.card").cards[0].spans

    assert spans.nearest(("attacks", 0, "text", "effects", 3, "heads")).line == 10
    assert spans.nearest(("attacks", 0, "text", "effects", 1, "tails", 0, "target")).line == 15
    assert spans.nearest(("attacks", 0, "text", "effects", 9, "number")).line == 10
    assert spans.nearest(("no such part",)).line == 4


def test_equal_sentences_have_places_of_their_own() -> None:
    source = 'card "A" { number 1 basic fire hp 40 attack [R] "B" 10 { draw 1 card; draw 1 card } }'
    spans = parse_text(source, "a.card").cards[0].spans

    first = spans.offsets(("attacks", 0, "text", "effects", 0))
    second = spans.offsets(("attacks", 0, "text", "effects", 1))

    assert first is not None
    assert second is not None
    assert second[0] - first[0] == len("draw 1 card; ")
