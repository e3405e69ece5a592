"""What is read in print against what was written by hand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardc.assay.differences import differences, read_reasons, same_but_for_names
from cardc.assay.verdicts import assay
from cardc.interchange import card_from_json
from cardc.model.cards import Card, PokemonCard, Text
from cardc.model.effects import Draw, SearchDeck
from cardc.model.parts import CardFilter, Exactly, Named
from cardc.model.terms import CardClass, Edition, Player, Zone
from tests.assay.cards import ASLEEP, OLD, JsonObject, cards, pokemon


def by_hand(found: JsonObject) -> PokemonCard:
    card = card_from_json(found, "en", Edition.CLASSIC).card
    assert isinstance(card, PokemonCard)
    return card


def compared(found: JsonObject, card: Card) -> tuple[int, list[str]]:
    number, found_differences = differences(assay(cards(found), "en"), {"base1-1": card})
    return number, [str(each) for each in found_differences]


def test_the_same_model_is_no_difference() -> None:
    assert compared(pokemon(1, ASLEEP), by_hand(pokemon(1, ASLEEP))) == (1, [])


def test_another_model_is_one() -> None:
    other = by_hand(pokemon(1, ASLEEP.replace("heads", "tails")))
    assert compared(pokemon(1, ASLEEP), other) == (1, ["base1-1 attacks[0]: read as another model"])


def test_a_text_that_is_not_read_is_one() -> None:
    number, found = compared(pokemon(1, OLD), by_hand(pokemon(1, ASLEEP)))
    assert number == 1
    assert found[0].startswith("base1-1 attacks[0]: not read: ")


def test_a_text_on_one_side_only_is_one() -> None:
    empty = pokemon(1, ASLEEP)
    card = by_hand(pokemon(1, ASLEEP, ASLEEP))
    assert compared(empty, card) == (2, ["base1-1 attacks[1]: the card file has a text, the card data have none"])
    silent = replace(card, attacks=(replace(card.attacks[0], text=Text()),))
    assert compared(empty, silent) == (1, ["base1-1 attacks[0]: read as another model"])


def test_cards_that_are_in_one_place_only_do_not_count() -> None:
    assert compared(pokemon(2, ASLEEP), by_hand(pokemon(1, ASLEEP))) == (0, [])


def test_reasons_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "differences.tsv"
    assert read_reasons(file) == {}
    file.write_text("# head\nbase1-1\teffect\tthe data are wrong\n")
    assert read_reasons(file) == {("base1-1", "effect"): "the data are wrong"}
    file.write_text("base1-1\teffect\t \n")
    with pytest.raises(ValueError, match="tsv:1"):
        read_reasons(file)


def test_names_have_other_words_in_each_language() -> None:
    def named(name: str, number: int = 1) -> Text:
        wanted = CardFilter((CardClass.BASIC_POKEMON,), (Named((name,)),))
        return Text((), (SearchDeck(Exactly(number), wanted, Zone.BENCH), Draw(Player.YOU, Exactly(1))))

    assert same_but_for_names(named("Moss"), named("Muschio"))
    assert not same_but_for_names(named("Moss"), named("Moss", 2))
    assert not same_but_for_names(named("Moss"), Text((), (Draw(Player.YOU, Exactly(1)),)))
