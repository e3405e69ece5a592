"""The report: counts, what stops reading, one card explained."""

from __future__ import annotations

from cardc.assay.report import as_json, explained, stopped, summary
from cardc.assay.texts import PrintedCard
from cardc.assay.verdicts import Row, assay
from cardc.assay.whole import Reasons, readings, reasons
from tests.assay.cards import ASLEEP, OLD, cards, pokemon

UNKNOWN = "Flip a coin. If heads, the pond grows."


def sample() -> tuple[list[PrintedCard], list[Row], Reasons]:
    """Three cards: one whole, one that one sentence blocks, one that two block; one of them of another set."""
    data = [pokemon(1, ASLEEP), pokemon(2, ASLEEP, UNKNOWN), pokemon(3, UNKNOWN, OLD, id="neo1-3", set="neo1")]
    found = cards(*data)
    rows = assay(found, "en")
    return found, rows, reasons(readings(found, data, "en"), rows)


def test_the_json_has_counts_and_a_row_for_each_text() -> None:
    data = as_json(*sample())
    listed = data.pop("rows")
    assert data == {
        "texts": 5,
        "exact": 2,
        "variant": 0,
        "declined": 3,
        "mismatch": 0,
        "ambiguous": 0,
        "cards": 3,
        "cards_whole": 1,
    }
    assert isinstance(listed, list)
    assert listed[0] == {"id": "base1-1", "where": "attacks[0]", "verdict": "exact", "ours": ASLEEP}
    assert listed[2] == {"id": "base1-2", "where": "attacks[1]", "verdict": "declined", "ours": None}


def test_the_tables_count_by_era_set_and_kind() -> None:
    lines = [line.split() for line in summary(*sample(), top=5)]
    assert ["wotc", "5", "2", "40.0", "3", "1", "33.3"] in lines
    assert ["base1", "3", "2", "66.7", "2", "1", "50.0"] in lines
    assert ["neo1", "2", "0", "0.0", "1", "0", "0.0"] in lines
    assert ["attacks", "5", "2", "40.0"] in lines


def test_what_stops_reading_is_ranked_by_the_cards_that_it_blocks() -> None:
    first, second = stopped(sample()[1])
    assert first.why.endswith("«pond»")
    assert first.texts == 2
    assert (len(first.cards), first.alone) == (2, 1)
    assert (second.texts, len(second.cards), second.alone) == (1, 1, 0)


def test_the_caret_stands_under_the_word() -> None:
    row = next(row for row in sample()[1] if row.printed.text == UNKNOWN)
    lines = list(explained(row))
    assert lines[0] == "base1-2 Mossback, attacks[1]: declined"
    text, caret = lines[1], lines[2]
    assert text == f"  > {UNKNOWN}"
    assert text[caret.index("^") : caret.index("^") + caret.count("^")] == "pond"


def test_the_caret_stands_in_the_right_line_of_a_long_text() -> None:
    long = f"{' '.join([ASLEEP] * 4)} {UNKNOWN}"
    (row,) = assay(cards(pokemon(1, long)), "en")
    lines = list(explained(row))
    at = next(i for i, line in enumerate(lines) if "^" in line)
    assert lines[at - 1][lines[at].index("^") :].startswith("pond")


def test_the_end_of_a_text_that_stops_too_early() -> None:
    (row,) = assay(cards(pokemon(1, "Flip a coin. If heads")), "en")
    lines = list(explained(row))
    assert lines[2].index("^") == len(lines[1])


def test_a_text_that_is_read_is_shown_with_our_words_and_its_model() -> None:
    lines = list(explained(sample()[1][0]))
    assert lines[2:] == [f"  ours: {ASLEEP}", "  | flip { heads: defender is now asleep }"]


def test_a_card_of_which_something_is_left_out_is_not_whole() -> None:
    """Given cards whose texts are read, then what import would keep as a comment, leave out or refuse counts too."""
    data = [
        pokemon(1, ASLEEP),
        pokemon(2, ASLEEP, rules=["It may sleep all day."]),
        pokemon(3, ASLEEP, suffix="Moss"),
        pokemon(4, ASLEEP, stage="Baby"),
        pokemon(5, ASLEEP, types=["Moss"]),
    ]
    found = cards(*data)
    rows = assay(found, "en")
    why = reasons(readings(found, data, "en"), rows)
    assert [row.verdict.is_read for row in rows] == [True] * 5
    assert sorted(why) == ["base1-2", "base1-3", "base1-4", "base1-5"]
    assert as_json(found, rows, why)["cards_whole"] == 1
    lines = [line.split(maxsplit=2) for line in summary(found, rows, why, top=5)]
    assert ["1", "1", "a printed rule is not understood; it is kept as a comment"] in lines
