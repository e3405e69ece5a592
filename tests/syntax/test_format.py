"""The canonical layout, and what becomes of comments."""

from __future__ import annotations

import pytest

from cardc.model.cards import Activated, PowerText, Text
from cardc.model.effects import Draw, Flip, KnockOut
from cardc.model.parts import Exactly, Who
from cardc.model.terms import Player, Usage
from cardc.syntax import BrokenSourceError, format_card, format_text, format_text_body, parse_text


def test_fields_stand_in_the_order_of_a_printed_card() -> None:
    source = """card "Wobblet" { attack [W] "Drip" 10 retreat free weakness lightning flavour "Damp." hp 40
        level 7 water basic illustrator "Ann" number 2 rarity common species 60 "Drop" weight "2 kg" }"""

    assert format_text(source) == (
        'card "Wobblet" {\n'
        '  number 2  rarity common  illustrator "Ann"\n'
        "  basic  water  hp 40  level 7\n"
        '  species 60 "Drop" weight "2 kg"\n'
        "  weakness lightning  retreat free\n"
        '  flavour "Damp."\n'
        "\n"
        '  attack [W] "Drip" 10\n'
        "}\n"
    )


def test_a_text_stands_on_one_line_when_it_fits() -> None:
    source = 'card "A" { number 1 trainer {\n  draw 2 cards\n\n  draw 3 cards } }'

    assert "  trainer { draw 2 cards; draw 3 cards }\n" in format_text(source)


def test_a_long_text_stands_on_several_lines() -> None:
    source = (
        'card "A" { number 1 trainer { require { discard 2 cards from hand }'
        " if any of your benched pokemon { switch your active pokemon; draw 2 cards; draw 3 cards } else { draw 1 card }"
        " flip { heads: remove up to 4 damage counters from 1 of your pokemon; remove up to 3 damage counters from 1 of"
        " your benched pokemon  tails: draw 1 card } } }"
    )

    assert format_text(source) == (
        'card "A" {\n'
        "  number 1\n"
        "  trainer {\n"
        "    require { discard 2 cards from hand }\n"
        "    if any of your benched pokemon {\n"
        "      switch your active pokemon\n"
        "      draw 2 cards\n"
        "      draw 3 cards\n"
        "    } else { draw 1 card }\n"
        "    flip {\n"
        "      heads:\n"
        "        remove up to 4 damage counters from 1 of your pokemon\n"
        "        remove up to 3 damage counters from 1 of your benched pokemon\n"
        "      tails: draw 1 card\n"
        "    }\n"
        "  }\n"
        "}\n"
    )


COMMENTED = """\
// about the file

// about the set
set damp1 {
  name "Damp"
  edition classic  // behind the edition
}

// about the card,
// in two lines
card "Wobblet" {
  // before the number
  number 2  rarity common  // behind the imprint
  basic  water  hp 40
  retreat 1

  // before the attack
  attack [W] "Drip" 10 {
    draw 1 card  // behind a sentence
    // before the coin
    flip {
      heads: draw 1 card  // behind heads
      // before tails
      tails:
        // first of tails
        draw 2 cards
        // before a sentence of tails
        draw 3 cards
    }
    if defender is asleep {
      draw 4 cards
      // at the end of then
    } else {
      draw 5 cards  // in else
    }
    // at the end of the text
  }
  // at the end of the card
}

// at the end of the file
"""


def test_comments_stay_where_they_are() -> None:
    assert format_text(COMMENTED) == COMMENTED


def test_a_comment_goes_with_the_field_it_stands_at() -> None:
    source = (
        'card "A" {\n  retreat 1 // cheap\n  // the strong one\n  attack [R] "B" 10\n  hp 40\n  // kind\n  basic fire'
        "\n  number 1 }"
    )

    assert format_text(source) == (
        'card "A" {\n'
        "  number 1\n"
        "  // kind\n"
        "  basic  fire  hp 40\n"
        "  retreat 1  // cheap\n"
        "\n"
        "  // the strong one\n"
        '  attack [R] "B" 10\n'
        "}\n"
    )


def test_no_comment_is_lost_when_lines_join() -> None:
    source = 'card "A" {\n number 1 // a\n rarity rare // b\n basic // c\n fire // d\n hp 40\n attack [R] "B" 10 }'

    formatted = format_text(source)

    assert sorted(c for c in "abcd" if f"// {c}" in formatted) == ["a", "b", "c", "d"]
    assert format_text(formatted) == formatted


def test_slashes_in_quotes_are_no_comment() -> None:
    source = 'card "A // B" {\n  number 1\n  basic  fire  hp 40\n  retreat free\n\n  attack [R] "C//D" 10\n}\n'

    assert format_text(source) == source


@pytest.mark.parametrize("name", ['q"uote', "back\\slash", "tab\tline\nend", "\u202eright to left", "\ud800", "Poké ♂"])
def test_any_text_survives_quoting(name: str) -> None:
    parsed = parse_text('card "A" { number 1 basic fire hp 40 attack [R] "B" 10 }', "a.card")
    card = parsed.cards[0].card
    renamed = type(card)(**{f: getattr(card, f) for f in card.__slots__} | {"name": name})

    read = parse_text(format_card(renamed), "a.card")

    assert read.cards[0].card == renamed


def test_a_file_with_errors_is_not_formatted() -> None:
    with pytest.raises(BrokenSourceError) as caught:
        format_text('card "A" { number }', "a.card")

    assert [d.code for d in caught.value.diagnostics] == ["E005"]


def test_a_body_alone_is_written_without_its_brackets() -> None:
    text = Text((), (Flip((Draw(Player.YOU, Exactly(1)),), (KnockOut(Who.SELF),)), Draw(Player.OPPONENT, Exactly(1))))

    assert format_text_body(text) == "flip { heads: draw 1 card; tails: knock out self }\nopponent draws 1 card\n"
    assert (
        format_text_body(PowerText(Activated(Usage.ONCE, Text((), (Draw(Player.YOU, Exactly(2)),)))))
        == "once a turn { draw 2 cards }\n"
    )
