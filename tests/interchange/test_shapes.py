"""Card objects of two public collections in our shape. All cards are invented."""

from __future__ import annotations

import pytest

from cardc.interchange import CardJsonError, card_from_json
from cardc.interchange.from_json import printed_damage_of
from cardc.interchange.shapes import Shape, in_our_shape, shape_of
from cardc.model.cards import (
    Attack,
    Card,
    EnergyCard,
    Imprint,
    PokemonCard,
    Power,
    PowerText,
    PrintedDamage,
    Resistance,
    Species,
    Static,
    Text,
    TrainerCard,
    Weakness,
)
from cardc.model.effects import Draw
from cardc.model.parts import Exactly, Who
from cardc.model.rules import CannotRetreat
from cardc.model.terms import Edition, EnergyType, Label, Player, PowerKind, Rarity, Sign, Stage, TrainerKind

JsonObject = dict[str, object]

DRAWS = Text((), (Draw(Player.YOU, Exactly(2)),))
SINKS = Power(PowerKind.POKE_BODY, "Bog", PowerText(Static(CannotRetreat(Who.OPPONENTS_ACTIVE))))

MOSSBACK = PokemonCard(
    name="Mossback",
    imprint=Imprint("7", Rarity.RARE, "A. Painter"),
    stage=Stage.STAGE_1,
    evolves_from="Peatling",
    types=(EnergyType.GRASS,),
    hp=90,
    level="23",
    species=Species(number=902),
    flavour="It sleeps for years.",
    powers=(SINKS,),
    attacks=(
        Attack("Pebbles", (EnergyType.GRASS, EnergyType.COLORLESS), PrintedDamage(20), DRAWS),
        Attack("Nap", (), PrintedDamage(10)),
    ),
    weaknesses=(Weakness(EnergyType.FIRE, plus=20),),
    resistances=(Resistance(EnergyType.WATER, 30),),
    retreat=2,
)

TCGDEX: JsonObject = {
    "category": "Pokemon",
    "id": "dp9-7",
    "localId": "7",
    "name": "Mossback",
    "rarity": "Rare",
    "illustrator": "A. Painter",
    "image": "https://example.org/7",
    "set": {"id": "dp9", "name": "Moss", "cardCount": {"official": 12, "total": 13}},
    "variants": {"normal": True},
    "dexId": [902],
    "hp": 90,
    "types": ["Grass"],
    "stage": "Stage1",
    "evolveFrom": "Peatling",
    "description": "It sleeps for years.",
    "level": 23,
    "abilities": [{"type": "Poké-BODY", "name": "Bog", "effect": "Your opponent's Active Pokémon can't retreat."}],
    "attacks": [
        {"cost": ["Grass", "Colorless"], "name": "Pebbles", "effect": "Draw 2 cards.", "damage": 20},
        {"name": "Nap", "damage": 10},
    ],
    "weaknesses": [{"type": "Fire", "value": "+20"}],
    "resistances": [{"type": "Water", "value": "-30"}],
    "retreat": 2,
}

POKEMONTCG: JsonObject = {
    "supertype": "Pokémon",
    "id": "dp9-7",
    "number": "7",
    "name": "Mossback",
    "subtypes": ["Stage 1"],
    "rarity": "Rare",
    "artist": "A. Painter",
    "set": {"id": "dp9", "name": "Moss", "series": "Moor", "printedTotal": 12, "total": 13},
    "nationalPokedexNumbers": [902],
    "hp": "90",
    "types": ["Grass"],
    "evolvesFrom": "Peatling",
    "flavorText": "It sleeps for years.",
    "level": "23",
    "abilities": [{"type": "Poké-Body", "name": "Bog", "text": "Your opponent's Active Pokémon can't retreat."}],
    "attacks": [
        {"cost": ["Grass", "Colorless"], "name": "Pebbles", "text": "Draw 2 cards.", "damage": "20"},
        {"cost": ["Free"], "name": "Nap", "text": "", "damage": "10"},
    ],
    "weaknesses": [{"type": "Fire", "value": "+20"}],
    "resistances": [{"type": "Water", "value": "-30"}],
    "retreatCost": ["Colorless", "Colorless"],
    "convertedRetreatCost": 2,
}


def read(data: JsonObject, edition: Edition = Edition.DP, lang: str = "en") -> Card:
    ours = in_our_shape(data)
    assert ours is not None
    reading = card_from_json(ours, lang, edition)
    assert reading.whole, reading
    return reading.card


@pytest.mark.parametrize(("data", "shape"), [(TCGDEX, Shape.TCGDEX), (POKEMONTCG, Shape.POKEMONTCG)], ids=str)
def test_a_pokemon_of_each_collection_is_the_same_card(data: JsonObject, shape: Shape) -> None:
    assert shape_of(data) is shape
    assert read(data) == MOSSBACK


def test_the_set_is_told_by_an_object() -> None:
    for data, series in ((TCGDEX, None), (POKEMONTCG, "Moor")):
        ours = in_our_shape(data)
        assert ours is not None
        assert (ours["set"], ours["setName"], ours["setSize"], ours.get("series")) == ("dp9", "Moss", 12, series)


def test_a_card_without_a_set_is_of_the_set_in_its_id() -> None:
    ours = in_our_shape({key: value for key, value in POKEMONTCG.items() if key != "set"})
    assert ours is not None
    assert ours["set"] == "dp9"


def test_italian_words_for_types() -> None:
    data = TCGDEX | {
        "types": ["Erba"],
        "weaknesses": [{"type": "Fuoco", "value": "+20"}],
        "abilities": [],
    }
    card = read(data)
    assert isinstance(card, PokemonCard)
    assert (card.types, card.weaknesses) == ((EnergyType.GRASS,), (Weakness(EnergyType.FIRE, plus=20),))


@pytest.mark.parametrize(
    ("kinds", "rules", "kind"),
    [
        (
            ["Supporter"],
            ["Draw 2 cards.", "You may play only 1 Supporter card during your turn (once a turn)."],
            TrainerKind.SUPPORTER,
        ),
        (["Item", "Pokémon Tool"], ["Draw 2 cards."], TrainerKind.TOOL),
        (
            ["Item"],
            ["You may play as many Item cards as you like during your turn.", "Draw 2 cards."],
            TrainerKind.ITEM,
        ),
        (
            ["Item"],
            ["You may play as many Item cards as you like during your turn. Draw 2 cards."],
            TrainerKind.ITEM,
        ),
    ],
)
def test_the_rule_of_a_kind_of_trainer_is_no_text_of_its_own(
    kinds: list[str], rules: list[str], kind: TrainerKind
) -> None:
    data: JsonObject = {
        "supertype": "Trainer",
        "id": "bw9-8",
        "number": "8",
        "name": "Basket",
        "subtypes": kinds,
        "rules": rules,
    }
    assert read(data, Edition.BW) == TrainerCard("Basket", Imprint("8"), kind, DRAWS)


def test_energy_cards() -> None:
    basic: JsonObject = {
        "supertype": "Energy",
        "id": "a1-1",
        "number": "1",
        "name": "Fire Energy",
        "subtypes": ["Basic"],
    }
    special = basic | {
        "name": "Twin Energy",
        "subtypes": ["Special"],
        "rules": ["Provides [C][C] Energy. Doesn't count as a basic Energy card."],
    }
    assert read(basic) == EnergyCard("Fire Energy", Imprint("1"), (EnergyType.FIRE,), True)
    assert read(special) == EnergyCard("Twin Energy", Imprint("1"), (EnergyType.COLORLESS, EnergyType.COLORLESS), False)


def test_a_label_is_told_as_a_suffix_or_as_a_kind() -> None:
    for data in (TCGDEX | {"suffix": "EX"}, POKEMONTCG | {"subtypes": ["Stage 1", "EX"]}):
        card = read(data)
        assert isinstance(card, PokemonCard)
        assert card.labels == (Label.EX,)


@pytest.mark.parametrize("stage", ["Baby", "LEGEND", "MEGA"])
def test_a_stage_that_we_do_not_know_is_refused(stage: str) -> None:
    ours = in_our_shape(POKEMONTCG | {"subtypes": [stage, "Basic"]})
    assert ours is not None
    assert ours["stage"] == stage


def test_what_is_no_card_has_no_shape() -> None:
    assert in_our_shape({"name": "Mossback"}) is None


def test_our_own_shape_stays_as_it_is() -> None:
    data: JsonObject = {"category": "Pokemon", "name": {"en": "Mossback"}, "set": "dp9", "hp": 90}
    assert in_our_shape(data) == data


def test_damage_signs() -> None:
    for printed, sign in (("20+", Sign.PLUS), ("20×", Sign.TIMES), ("20x", Sign.TIMES), ("20-", Sign.MINUS)):
        assert printed_damage_of(printed, "damage") == PrintedDamage(20, sign)
    assert printed_damage_of(20, "damage") == PrintedDamage(20)
    assert printed_damage_of("?", "damage") == PrintedDamage(None, Sign.UNKNOWN)
    assert printed_damage_of("n/a", "damage") is None


@pytest.mark.parametrize("printed", ["", " ", True, 20.0, [], {}, "lots", "-20", -20, "20++", "99999"])
def test_what_is_no_damage(printed: object) -> None:
    with pytest.raises(CardJsonError):
        printed_damage_of(printed, "damage")
