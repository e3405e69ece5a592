"""Whatever stands in a file, reading it ends with cards or with diagnostics, never with an exception."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardc.diagnostics import render_all
from cardc.syntax import BrokenSourceError, format_text, parse_text

SOURCE = """\
// A card with a bit of everything.
set damp1 { name "Damp"  edition classic }

card "Wobblet" {
  number 2  rarity rare holo
  stage 1 from "Wob"  water  hp 40  level 12
  weakness lightning x2  retreat 1

  power "Damp Skin" unless asleep, confused { any number of times { draw 1 card; may { knock out self } } }
  attack [W C] "Splash Out" 20x { require { discard 1 water energy card from self }; flip 2 coins
    damage times number of heads
    if defender is asleep { 10 damage to self } else { defender is now poisoned for 20 } }
}
"""

WORDS = st.sampled_from(
    [
        "{",
        "}",
        ";",
        ":",
        ",",
        '"',
        "[",
        "]",
        "card",
        "attack",
        "flip",
        "heads:",
        "10",
        "30*",
        "\\",
        "//",
        "\n",
        "é",
        "\x00",
    ]
)


def _read(source: str) -> None:
    parsed = parse_text(source, "any.card")

    assert len(parsed.diagnostics) <= 21
    assert render_all(parsed.diagnostics, {"any.card": source}).count("any.card:") >= len(
        [d for d in parsed.diagnostics if d.span]
    )
    if not parsed.diagnostics:
        assert format_text(format_text(source)) == format_text(source)
    else:
        with pytest.raises(BrokenSourceError) as caught:
            format_text(source, "any.card")
        assert caught.value.diagnostics == parsed.diagnostics


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_read_without_an_exception(source: str) -> None:
    _read(source)


@settings(max_examples=300, deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, len(SOURCE)), st.integers(0, 12), WORDS | st.just("")), min_size=1, max_size=3)
)
def test_a_damaged_card_is_read_without_an_exception(cuts: list[tuple[int, int, str]]) -> None:
    source = SOURCE
    for start, length, put in cuts:
        source = source[:start] + put + source[start + length :]

    _read(source)


def test_the_undamaged_card_has_no_errors() -> None:
    assert parse_text(SOURCE, "any.card").diagnostics == ()
