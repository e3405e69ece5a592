"""A name, a number and an id mean the same at every door."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardc.check.editions import EDITIONS as FACTS
from cardc.check.naming import name_problem
from cardc.engine.editions import EDITIONS
from cardc.identity import DELTA, LEVEL, LV_X, id_key, name_key, number_key, rule_name, spelled
from cardc.interchange import card_from_json
from cardc.legality import judge
from cardc.model.cards import CardSet, EnergyCard, Imprint, PokemonCard, SetInfo
from cardc.model.terms import Edition, EnergyType, Stage
from cardc.scenario.cards import compile_cards
from cardc.scenario.names import Names, is_called
from cardc.scenario.parse import parse as parse_scenario
from cardc.syntax.deck import deck_line, parse_deck
from cardc.syntax.names import parse_names
from cardc.syntax.parser import parse_text
from cardc.syntax.strings import quote
from tests.naming.project import basic, energy, judged, write
from tests.strategies.chooser import names

SPELLINGS = [
    ("Marl's Wobb", "Marl’s Wobb"),
    ("Marl's Wobb", "Marl`s Wobb"),
    ("Wobb-O", "Wobb\u2010O"),
    ("Wobb-O", "Wobb\u2013O"),
    ("Wobbé", "Wobbe\u0301"),
    ("Wobb Too", "Wobb\u00a0Too"),
    ("Wobb♀", "Wobb♀\ufe0f"),
    ("Wobb ★", "Wobb ☆"),
]


@pytest.mark.parametrize(("name", "written"), SPELLINGS)
class TestEveryDoor:
    """Both spellings are one name."""

    def test_a_card_and_what_evolves_from_it(self, name: str, written: str) -> None:
        source = basic(written) + basic("Wobbler", "2", stage=f'stage 1 from "{written}"')
        first, second = (found.card for found in parse_text(source, "w.card").cards)
        assert (first.name, second.evolves_from) == (name, name)  # type: ignore[union-attr]  # a Pokémon, as written above

    def test_a_text(self, name: str, written: str) -> None:
        def card(spelling: str) -> object:
            text = f'if defender is named "{spelling}" {{ draw 1 card }}; search deck for 1 card named "{spelling}"'
            source = f'card "Grp" {{ number 1 basic water hp 50 retreat 1 attack [] "{spelling}" 10 {{ {text} }} }}'
            return parse_text(source, "w.card").cards[0].card

        assert card(written) == card(name)

    def test_a_deck(self, name: str, written: str, tmp_path: Path) -> None:
        root = write(tmp_path, {"a": basic(name) + energy("2")})
        assert judged(root, f"4 {written}\n56 Water Energy") == ()
        assert judged(root, f'4 "{written}" [a-1]\n56 Water Energy') == ()

    def test_a_scenario(self, name: str, written: str) -> None:
        (scenario,), problems = parse_scenario(
            f'scenario "s" {{ given your active is "{written}" then your active is "{written}" }}', "s.scenario"
        )
        assert problems == []
        assert repr(scenario).count(f"name={name!r}") == 2

    def test_a_name_file(self, name: str, written: str) -> None:
        (entry,) = parse_names(f'names it\ncard "{written}" unchanged\n', "it.names").entries
        assert entry.name == name

    def test_card_data_of_others(self, name: str, written: str) -> None:
        data = {"localId": "1", "category": "Pokemon", "name": written, "hp": 50, "types": ["Water"], "stage": "Stage1"}
        attacks = [{"name": written, "cost": ["Water"], "damage": "10"}]
        more = {"evolveFrom": written, "retreat": 1, "attacks": attacks}
        card = card_from_json(data | more, "en", Edition.CLASSIC).card
        assert isinstance(card, PokemonCard)
        assert (card.name, card.evolves_from, card.attacks[0].name) == (name, name, name)


@pytest.mark.parametrize(
    ("one", "other"), [("Wobb♀", "wobb (F)"), ("Wobb ♂", "Wobb (m)"), ("Poké Wobb", "Poke Wobb"), ("Wobb", "WOBB")]
)
def test_what_people_type_is_understood_in_decks_and_scenarios(one: str, other: str, tmp_path: Path) -> None:
    assert name_key(one) == name_key(other)
    root = write(tmp_path, {"a": basic(one) + energy("2")})
    assert judged(root, f"4 {other}\n56 Water Energy") == ()
    found = Names(compile_cards([root / "cards"]).cards).find(other)
    assert found is not None
    assert found.name == one
    assert is_called(found, other)


def test_of_two_names_that_letter_case_tells_apart_each_means_its_card(tmp_path: Path) -> None:
    root = write(tmp_path, {"a": basic("Wobb") + basic("WOBB", "2", type="fire") + energy("3")})
    assert judged(root, "4 Wobb\n4 WOBB\n52 Water Energy") == ()
    assert [each.code for each in judged(root, "4 wobb\n56 Water Energy")] == ["E402"]
    names = Names(compile_cards([root / "cards"]).cards)
    assert [found.id for name in ("Wobb", "WOBB") if (found := names.find(name))] == ["a-1", "a-2"]


@pytest.mark.parametrize("numbers", [("1", "01"), ("1", "001"), ("H1", "h1"), ("H1", "H01"), ("10a", "010A")])
def test_numbers_that_are_one_number_have_one_key(numbers: tuple[str, str]) -> None:
    assert number_key(numbers[0]) == number_key(numbers[1])
    assert id_key(f"a.b-c-{numbers[0]}") == id_key(f"a.b-c-{numbers[1]}")


@pytest.mark.parametrize("numbers", [("1", "10"), ("10", "100"), ("101", "11"), ("H1", "1"), ("0", "00a")])
def test_other_numbers_have_other_keys(numbers: tuple[str, str]) -> None:
    assert number_key(numbers[0]) != number_key(numbers[1])


@pytest.mark.parametrize(
    ("name", "counted"),
    [
        ("Wobb LV. 43", "Wobb"),
        ("Wobb LV.X", "Wobb"),
        ("Wobb δ", "Wobb"),
        ("Wobb δ LV. 43", "Wobb"),
        ("Wobb LV. 43 δ", "Wobb"),
        ("Marl's Wobb δ", "Marl's Wobb"),
        ("Wobb ★", "Wobb ★"),
        ("Wobb-EX", "Wobb-EX"),
        ("LV. 43", "LV. 43"),
    ],
)
@pytest.mark.rule("R237", "R238", "R239", "R240", "R242")
def test_what_of_a_name_counts_where_levels_and_delta_do_not(name: str, counted: str) -> None:
    assert rule_name(name, LEVEL | LV_X | DELTA) == counted
    assert rule_name(name, 0) == name


def test_checks_and_games_ignore_the_same_marks_in_each_edition() -> None:
    assert {edition.value: facts.name_ignore for edition, facts in FACTS.items()} == {
        name: edition.name_ignore for name, edition in EDITIONS.items()
    }


# --- a property: every name that is accepted goes into a deck and a scenario, and comes back ---------------------


def _set_of(name: str) -> CardSet:
    water = (EnergyType.WATER,)
    card = PokemonCard(name, Imprint("1"), Stage.BASIC, None, water, 50)
    return CardSet(SetInfo("a", "A", Edition.CLASSIC), (card, EnergyCard("Plain Energy", Imprint("2"), water, True)))


@settings(max_examples=150, deadline=None)
@given(names(), st.booleans())
def test_every_name_comes_back_from_a_deck_and_a_scenario(name: str, with_id: bool) -> None:
    assert name_problem(name) is None
    assert spelled(name) == name
    text = deck_line(4, name, "a-1" if with_id else None) + "\n56 Plain Energy  # the rest"
    found = judge(parse_deck(text, "my.deck"), [_set_of(name)])
    assert found.diagnostics == ()
    assert found.resolved.ids == ("a-1",) * 4 + ("a-2",) * 56
    scenarios, problems = parse_scenario(
        f'scenario "s" {{ given your active is {quote(name)} then your active is {quote(name)} }}', "s.scenario"
    )
    assert problems == []
    assert repr(scenarios[0]).count(f"name={name!r}") == 2
