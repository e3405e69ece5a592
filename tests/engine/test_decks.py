"""Legal decks (R010 to R015)."""

from __future__ import annotations

from cardc.engine.carddata import PokemonData
from cardc.engine.const import BASIC, COLORLESS
from cardc.engine.decks import deck_problems
from cardc.engine.editions import CLASSIC
from tests.engine.cards import BY_NAME, DECK_A, DECK_B, deck


def test_the_test_decks_are_legal() -> None:
    assert deck_problems(DECK_A, CLASSIC) == []
    assert deck_problems(DECK_B, CLASSIC) == []


def test_any_number_of_basic_energy() -> None:
    """A11, R011."""
    assert deck_problems(deck("4 Apery\n56 Fire Energy"), CLASSIC) == []


def test_size() -> None:
    """A12, R010."""
    for number in (55, 57):
        problems = deck_problems(deck(f"4 Apery\n{number} Fire Energy"), CLASSIC)
        assert problems == [f"a deck has exactly 60 cards, this one has {number + 4} (R010)"]


def test_five_copies_of_special_energy() -> None:
    """A11, R014: Energy that is not basic counts."""
    assert deck_problems(deck("1 Apery\n5 Twin Energy\n54 Fire Energy"), CLASSIC) == [
        "at most 4 cards of a name: 5 are named Twin Energy (R011)"
    ]


def test_name_counts_not_the_printing() -> None:
    """R012: cards of one name from two printings."""
    other = PokemonData("x-15", "Apery", BASIC, (COLORLESS,), 60)
    cards = [BY_NAME["Apery"]] * 3 + [other] * 2 + [BY_NAME["Fire Energy"]] * 55
    assert deck_problems(cards, CLASSIC) == ["at most 4 cards of a name: 5 are named Apery (R011)"]


def test_without_basic_pokemon() -> None:
    """R015."""
    assert deck_problems(deck("4 Pyrelord\n56 Fire Energy"), CLASSIC) == [
        "a deck needs at least one Basic Pokémon (R015)"
    ]


def test_every_problem_is_reported() -> None:
    assert len(deck_problems(deck("5 Draught"), CLASSIC)) == 3
