"""Deck lists: read line by line, resolved to card ids, checked against R010 to R015."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardc.legality import judge
from cardc.model.cards import Card, CardSet, EnergyCard, Imprint, PokemonCard, SetInfo
from cardc.model.terms import Edition, EnergyType, Stage
from cardc.syntax.deck import ResolvedDeck, parse_deck, read_deck, resolve_deck

GRASS = (EnergyType.GRASS,)


def pokemon(name: str, number: str, stage: Stage = Stage.BASIC, hp: int = 50) -> PokemonCard:
    return PokemonCard(name, Imprint(number), stage, None if stage is Stage.BASIC else "Seedling", GRASS, hp)


CARDS: tuple[Card, ...] = (
    pokemon("Seedling", "1"),
    pokemon("Oaktor", "2", Stage.STAGE_1),
    pokemon("Twin", "3"),
    pokemon("Twin", "4", hp=60),
    EnergyCard("Leaf Energy", Imprint("5"), GRASS, True),
    EnergyCard("Double Energy", Imprint("6"), GRASS * 2, False),
)
SETS = (CardSet(SetInfo("wood", "Wood", Edition.CLASSIC), CARDS),)


def resolved(source: str) -> ResolvedDeck:
    return resolve_deck(parse_deck(source, "my.deck"), SETS)


def told(source: str) -> list[tuple[str, str, str | None]]:
    """Code, place and cure of each finding."""
    found = judge(parse_deck(source, "my.deck"), SETS).diagnostics
    return [(each.code, each.location, each.suggestion) for each in found]


def test_a_deck_becomes_one_id_for_each_copy_in_the_order_of_the_list() -> None:
    deck = resolved("# my deck\n\n2 Seedling\n  1 Twin [wood-4]  # the newer one\n57 Leaf Energy\n")
    assert deck.diagnostics == ()
    assert deck.ids == ("wood-1", "wood-1", "wood-4", *["wood-5"] * 57)


def test_a_name_is_enough_for_printings_of_one_card_and_means_the_first() -> None:
    again = CardSet(SetInfo("wood2", "Wood Again", Edition.CLASSIC), (pokemon("Seedling", "9"),))
    deck = resolve_deck(parse_deck("2 Seedling\n1 Seedling [wood2-9]\n57 Leaf Energy", "my.deck"), (*SETS, again))
    assert deck.ids == ("wood-1", "wood-1", "wood2-9", *["wood-5"] * 57)


def test_basic_energy_has_no_limit_and_four_of_another_card_are_allowed() -> None:
    assert resolved("4 Seedling\n4 Double Energy\n52 Leaf Energy").diagnostics == ()


@pytest.mark.parametrize("count", [58, 60])
def test_a_deck_has_sixty_cards(count: int) -> None:
    assert told(f"1 Seedling\n{count} Leaf Energy") == [("E405", "my.deck", None)]


@pytest.mark.parametrize("line", ["5 Double Energy", "4 Double Energy\n1 Double Energy"])
def test_five_of_one_name_are_too_many_however_they_are_listed(line: str) -> None:
    place = f"my.deck:{1 + line.count(chr(10)) + 1}:1"
    assert told(f"1 Seedling\n{line}\n54 Leaf Energy") == [("E406", place, "only basic Energy cards have no limit")]


def test_two_printings_of_one_name_share_the_limit() -> None:
    codes = [code for code, _, _ in told("3 Twin [wood-3]\n2 Twin [wood-4]\n55 Leaf Energy")]
    assert codes == ["E406"]


def test_a_deck_needs_a_basic_pokemon() -> None:
    assert told("4 Oaktor\n56 Leaf Energy") == [("E407", "my.deck", None)]


def test_a_misspelt_name_is_told_with_the_likely_one() -> None:
    assert told("1 Seadling\n59 Leaf Energy") == [("E402", "my.deck:1:1", "did you mean “Seedling”?")]


def test_a_name_of_several_cards_needs_an_id() -> None:
    assert told("1 Twin\n59 Leaf Energy") == [
        ("E403", "my.deck:1:1", "say which one: `1 Twin [wood-3]`, `1 Twin [wood-4]`")
    ]


def test_an_id_must_belong_to_the_name() -> None:
    assert told("1 Twin [wood-1]") == [
        ("E404", "my.deck:1:1", "write `1 Seedling [wood-1]`, or the other card's id"),
    ]


def test_an_unknown_id_is_told() -> None:
    assert told("1 Twin [wood-9]") == [("E402", "my.deck:1:1", "did you mean “Twin”?")]


@pytest.mark.parametrize("line", ["Seedling", "4", "four Seedling", "4 Seedling [wood-1", "-1 Seedling"])
def test_a_line_that_is_no_card_is_told_with_its_place(line: str) -> None:
    found = parse_deck(f"60 Leaf Energy\n\t{line}\n", "my.deck").diagnostics
    assert [(each.code, each.location) for each in found] == [("E401", "my.deck:2:2")]


def test_all_wrong_lines_are_told_at_once() -> None:
    assert [code for code, _, _ in told("Seedling\n1 Nobody\n1 Twin")] == ["E401", "E402", "E403"]


def test_a_file_that_cannot_be_read_is_a_finding(tmp_path: Path) -> None:
    def codes(path: Path) -> list[str]:
        return [each.code for each in read_deck(path).diagnostics]

    latin = tmp_path / "latin.deck"
    latin.write_bytes(b"4 Pok\xe9mon\n")
    assert codes(tmp_path / "none.deck") == ["E017"]
    assert codes(latin) == ["E006"]
    assert codes(tmp_path) == ["E017"]
