"""Building a deck (R001, R010 to R021)."""

from __future__ import annotations

from dataclasses import replace

from cardc.engine import const
from cardc.engine.carddata import CardData, EnergyData, PokemonData, TrainerData
from cardc.engine.decks import deck_hints, deck_problems
from cardc.engine.editions import CLASSIC, Edition
from cardc.engine.effect import AttackEffect, TrainerEffect
from tests.engine.cards import BY_NAME, Nudge, Shove
from tests.rules.tables import in_all, in_bw, in_classic, in_dp, rule

BASIC = BY_NAME["Apery"]
ENERGY = BY_NAME["Fire Energy"]
DOUBLE = BY_NAME["Twin Energy"]


def pokemon(name: str, *attacks: AttackEffect, id: str = "", type: int = const.COLORLESS) -> PokemonData:
    return PokemonData(id or f"d-{name}", name, const.BASIC, (type,), 50, attacks=attacks)


def filled(*cards: CardData, size: int = 60) -> list[CardData]:
    """The cards, one more Basic Pokémon, the rest one basic Energy."""
    return [*cards, BASIC, *[ENERGY] * (size - 1 - len(cards))]


def rules_of(problems: list[str]) -> list[str]:
    return [problem.rpartition("(")[2].rstrip(")") for problem in problems]


@in_all
@rule("R001", "R010", "R056", "A12")
def test_exactly_sixty_cards(edition: Edition) -> None:
    assert deck_problems(filled(size=60), edition) == []
    assert rules_of(deck_problems(filled(size=59), edition)) == ["R010"]
    assert rules_of(deck_problems(filled(size=61), edition)) == ["R010"]


@in_all
@rule("R011", "R014", "D42", "A11")
def test_four_of_a_name_and_any_number_of_basic_energy(edition: Edition) -> None:
    assert deck_problems(filled(*[DOUBLE] * 4, *[ENERGY] * 28), edition) == []
    assert rules_of(deck_problems(filled(*[DOUBLE] * 5), edition)) == ["R011"]


@in_all
@rule("R012", "A10")
def test_one_name_is_one_card_whatever_its_attacks(edition: Edition) -> None:
    one, other = pokemon("Pignite", Nudge(), id="d-1"), pokemon("Pignite", Shove(), id="d-2")
    assert deck_problems(filled(one, one, other, other), edition) == []
    assert rules_of(deck_problems(filled(one, one, one, other, other), edition)) == ["R011"]


@in_all
@rule("R013", "R017")
def test_basic_energy_of_six_types_never_colorless(edition: Edition) -> None:
    for type in (const.GRASS, const.FIRE, const.WATER, const.LIGHTNING, const.PSYCHIC, const.FIGHTING):
        energy = EnergyData(f"d-e{type}", f"Energy {type}", (type,))
        assert deck_problems(filled(*[energy] * 5), edition) == []
    colorless = EnergyData("d-e8", "Plain Energy", (const.COLORLESS,))
    assert rules_of(deck_problems(filled(*[colorless] * 5), edition)) == ["R011"]


@in_all
@rule("R015", "A12")
def test_a_basic_pokemon_at_least(edition: Edition) -> None:
    assert rules_of(deck_problems([ENERGY] * 60, edition)) == ["R015"]


@in_all
@rule("R088", "R089", "D40")
def test_types_of_the_edition(edition: Edition) -> None:
    """Darkness and Metal are not in classic."""
    for type in (const.DARKNESS, const.METAL):
        card = pokemon("Shade", type=type)
        energy = EnergyData("d-dark", "Shade Energy", (type,))
        expected = ["R088", "R088"] if edition.name == "classic" else []
        assert rules_of(deck_problems(filled(card, energy), edition)) == expected
        assert (rules_of(deck_problems(filled(*[energy] * 5), edition)) == []) is (edition.name != "classic")


@in_all
@rule("R132-R134", "R136", "D12")
def test_kinds_of_trainer_card(edition: Edition) -> None:
    """Classic has one kind."""
    for kind in (const.ITEM, const.SUPPORTER, const.STADIUM, const.TOOL):
        card = TrainerData("d-t", "Helper", TrainerEffect(), kind)
        expected = ["D12"] if edition.name == "classic" else []
        assert rules_of(deck_problems(filled(card), edition)) == expected
    assert deck_problems(filled(TrainerData("d-t", "Helper", TrainerEffect())), edition) == []


@in_all
@rule("D46", "R245")
def test_restored_pokemon_are_of_bw(edition: Edition) -> None:
    card = PokemonData("d-r", "Archen", const.RESTORED, (const.FIGHTING,), 70)
    assert rules_of(deck_problems(filled(card), edition)) == ([] if edition.name == "bw" else ["D46"])


@in_all
@rule("D46", "R236", "R239", "A07")
def test_delta_is_no_part_of_a_name_where_names_have_marks(edition: Edition) -> None:
    cards = [pokemon("Aerodactyl")] * 4 + [pokemon("Aerodactyl δ")]
    expected = [] if edition.name == "classic" else ["R011"]
    assert rules_of(deck_problems(filled(*cards), edition)) == expected
    assert deck_problems(filled(*cards[2:], cards[4]), edition) == []


@in_bw
@rule("R237", "A05")
def test_levels_and_lv_x_are_no_part_of_a_name(edition: Edition) -> None:
    cards = [pokemon(name) for name in ("Gengar", "Gengar LV. 43", "Gengar LV. 44", "Gengar LV.X")]
    assert deck_problems(filled(*cards), edition) == []
    problems = deck_problems(filled(*cards, pokemon("Gengar LV. 12")), edition)
    assert rules_of(problems) == ["R011"]
    assert "5 are named Gengar (Gengar, Gengar LV. 43, Gengar LV. 44, Gengar LV.X, Gengar LV. 12)" in problems[0]


@in_all
@rule("R238", "R240", "R242", "D46", "A06", "A08", "A09")
def test_stars_owners_and_ex_are_parts_of_a_name(edition: Edition) -> None:
    for one, other in (("Alakazam", "Alakazam ★"), ("Geodude", "Brock's Geodude"), ("Reshiram", "Reshiram-EX")):
        assert deck_problems(filled(*[pokemon(one)] * 4, *[pokemon(other)] * 4), edition) == []
        assert rules_of(deck_problems(filled(*[pokemon(other)] * 5), edition)) == ["R011"]


def _hinted(edition: Edition, energy: int, trainers: int, types: int) -> list[str]:
    """The rules of the hints for a deck with so many Energy cards, Trainer cards and types of Energy."""
    basics = [BY_NAME[f"{name} Energy"] for name in ("Fire", "Water", "Grass", "Psychic")][:types]
    cards: list[CardData] = [basics[i % types] for i in range(energy)]
    cards += [BY_NAME["Draught"]] * trainers
    cards += [BASIC] * (60 - len(cards))
    return rules_of(deck_hints(cards, edition))


@in_all
@rule("R018-R020", "D41")
def test_advice_of_the_books_is_a_hint(edition: Edition) -> None:
    """cs: 25 to 30 Energy cards of one or two types; ru: 18 to 22, and 13 to 20 Trainer cards; pt says nothing."""
    expected = {"classic": [], "dp": [], "bw": ["R019", "R020"]}[edition.name]
    assert _hinted(edition, 25, 12, 2) == expected
    expected = {"classic": ["R019"], "dp": [], "bw": []}[edition.name]
    assert _hinted(edition, 22, 13, 1) == expected
    expected = {"classic": ["R019", "R018"], "dp": [], "bw": ["R019", "R020", "R018"]}[edition.name]
    assert _hinted(edition, 31, 21, 3) == expected


@in_classic
@rule("R018")
def test_advice_is_no_error(edition: Edition) -> None:
    assert deck_problems(filled(), edition) == []
    assert deck_hints(filled(), edition) != []


@in_dp
@rule("R010")
def test_another_size_is_a_parameter(edition: Edition) -> None:
    assert deck_problems(filled(size=40), replace(edition, deck_size=40)) == []
    assert deck_problems(filled(size=60), CLASSIC) == []
