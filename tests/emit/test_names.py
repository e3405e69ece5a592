"""Names of cards become literals and identifiers, whatever they hold."""

from __future__ import annotations

import ast
import keyword

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardc.emit.names import Namer, class_name, constant, data_name, literal, module_name, plain
from cardc.model.terms import CardClass, EnergyType, Event, Feature, Seat, Spot, Stage, Usage, Zone


@given(st.text())
def test_law_a_literal_is_one_string_constant_with_the_same_text(text: str) -> None:
    tree = ast.parse(literal(text), mode="eval")
    assert isinstance(tree.body, ast.Constant)
    assert tree.body.value == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Pikachu", '"Pikachu"'),
        ("Farfetch'd", '"Farfetch\'d"'),
        ('The "Boss"', "'The \"Boss\"'"),
        ("Pokémon ♂", '"Pokémon ♂"'),
        ("a\\b", '"a\\\\b"'),
        ("line\nbreak", '"line\\nbreak"'),
        ("right\u202eleft", '"right\\u202eleft"'),
    ],
)
def test_a_literal_stays_readable(text: str, written: str) -> None:
    assert literal(text) == written


@given(st.text())
def test_law_plain_text_cannot_end_a_docstring(text: str) -> None:
    shown = plain(text)
    assert '"' not in shown
    assert "\\" not in shown
    assert shown.isprintable()


@given(st.lists(st.text(), min_size=1, max_size=3))
def test_law_a_class_name_is_an_ascii_identifier(names: list[str]) -> None:
    name = Namer().give(class_name(*names))
    assert name.isidentifier()
    assert name.isascii()
    assert not keyword.iskeyword(name)


@pytest.mark.parametrize(
    ("names", "wanted"),
    [
        (("Pikachu", "Thunder Jolt"), "PikachuThunderJolt"),
        (("Farfetch'd", "Leek Slap"), "FarfetchdLeekSlap"),
        (("Nidoran ♂", "Horn Hazard"), "NidoranMaleHornHazard"),
        (("Nidoran ♀", "Fury Swipes"), "NidoranFemaleFurySwipes"),
        (("Sandshrew", "Sand-attack"), "SandshrewSandAttack"),
        (("Pokémon Breeder",), "PokemonBreeder"),
        (("PlusPower",), "PlusPower"),
        (("10,000 Volts",), "No10000Volts"),
        (("ピカチュウ",), "Unnamed"),
    ],
)
def test_a_class_is_named_after_card_and_attack(names: tuple[str, ...], wanted: str) -> None:
    assert class_name(*names) == wanted


def test_a_taken_name_gets_a_number() -> None:
    namer = Namer({"Final"})
    assert [namer.give(name) for name in ("Switch", "Switch", "Final", "None", "Switch2")] == [
        "Switch",
        "Switch2",
        "Final2",
        "None2",
        "Switch22",
    ]


@given(st.text())
def test_law_a_set_id_names_a_module(text: str) -> None:
    name = module_name(text)
    assert name.isidentifier()
    assert name == name.lower()
    assert not keyword.iskeyword(name)


@pytest.mark.parametrize(
    ("id", "name"), [("base1", "base1"), ("my-set", "my_set"), ("2nd", "set_2nd"), ("if", "set_if")]
)
def test_a_module_is_named_after_its_set(id: str, name: str) -> None:
    assert module_name(id) == name


def test_terms_have_the_names_of_the_engine() -> None:
    assert constant(EnergyType.GRASS) == "GRASS"
    assert constant(None) == "ANY_TYPE"
    assert constant(Spot.IN_PLAY) == "IN_PLAY"
    assert constant(Stage.STAGE_2) == "STAGE_2"
    assert constant(Usage.ONCE) == "USAGE_ONCE"
    assert constant(CardClass.BASIC_ENERGY) == "BASIC_ENERGY_CARD"
    assert constant(Seat.BENCHED) == "BENCH"
    assert constant(Zone.HAND) == "ZONE_HAND"
    assert constant(Feature.TYPE) == "FEATURE_TYPE"
    assert constant(Event.DAMAGED_BY_ATTACK) == "EVENT_DAMAGED"


@given(st.text())
def test_law_the_name_of_card_data_is_an_ascii_identifier_in_capitals(name: str) -> None:
    given = data_name(name)
    assert given.isidentifier()
    assert given.isascii()
    assert given.isupper()


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Mr. Mime", "MR_MIME"),
        ("Farfetch'd", "FARFETCHD"),
        ("Nidoran ♂", "NIDORAN_MALE"),
        ("2nd", "NO_2ND"),
        ("ピカチュウ", "UNNAMED"),
    ],
)
def test_card_data_is_named_after_its_card(name: str, wanted: str) -> None:
    assert data_name(name) == wanted
