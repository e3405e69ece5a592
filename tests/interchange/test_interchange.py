"""Cards as JSON objects and back, with invented cards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardc.interchange import CardJsonError, CardReading, card_from_json, card_to_json
from cardc.language import TextContext, TextKind, write
from cardc.model.cards import (
    Activated,
    Attack,
    Card,
    EnergyCard,
    Imprint,
    PokemonCard,
    Power,
    PowerText,
    PrintedDamage,
    Resistance,
    SetInfo,
    Species,
    Text,
    TrainerCard,
    Weakness,
)
from cardc.model.effects import DamageEquals, Draw, PlayAsPokemon, StayInPlay
from cardc.model.parts import Exactly, Half, RemainingHP, Who
from cardc.model.rules import CannotRetreat
from cardc.model.terms import (
    Edition,
    EnergyType,
    Label,
    Player,
    PowerKind,
    Rarity,
    Rounding,
    Sign,
    Stage,
    TrainerKind,
    Usage,
)
from cardc.prose import load

INFO = SetInfo(id="moss1", name="Moss", series="Moor", edition=Edition.DP, size=12)
ENGLISH = ("en",)


def pokemon(stage: Stage = Stage.BASIC, labels: tuple[Label, ...] = (), before: str | None = None) -> PokemonCard:
    """Mossback, with one attack and one of each trait."""
    return PokemonCard(
        name="Mossback",
        imprint=Imprint("7", Rarity.RARE, "A. Painter"),
        stage=stage,
        evolves_from=before,
        types=(EnergyType.GRASS,),
        hp=90,
        level="23",
        species=Species(number=902),
        powers=(),
        attacks=(
            Attack(
                "Pebbles",
                (EnergyType.GRASS, EnergyType.COLORLESS),
                PrintedDamage(20),
                Text((), (Draw(Player.YOU, Exactly(6)),)),
            ),
        ),
        weaknesses=(Weakness(EnergyType.FIRE, plus=20),),
        resistances=(Resistance(EnergyType.WATER, 30),),
        retreat=2,
        labels=labels,
    )


def back(card: Card, info: SetInfo = INFO) -> Card:
    """The card after a way there and back."""
    reading = card_from_json(card_to_json(info, card), "en", info.edition)
    assert reading.whole
    return reading.card


def test_a_pokemon_as_an_object() -> None:
    assert card_to_json(INFO, pokemon(), ENGLISH) == {
        "id": "moss1-7",
        "set": "moss1",
        "setName": "Moss",
        "setSize": 12,
        "series": "Moor",
        "edition": "dp",
        "localId": "7",
        "name": {"en": "Mossback"},
        "rarity": "rare",
        "illustrator": "A. Painter",
        "category": "Pokemon",
        "hp": 90,
        "types": ["Grass"],
        "stage": "Basic",
        "level": "23",
        "dexId": [902],
        "attacks": [
            {
                "cost": ["Colorless", "Grass"],
                "name": {"en": "Pebbles"},
                "effect": {"en": "Draw 6 cards."},
                "damage": "20",
            }
        ],
        "weaknesses": [{"type": "Fire", "value": "+20"}],
        "resistances": [{"type": "Water", "value": "-30"}],
        "retreat": 2,
    }


@pytest.mark.parametrize(
    ("stage", "before", "word"),
    [
        (Stage.BASIC, None, "Basic"),
        (Stage.STAGE_1, "Peatling", "Stage1"),
        (Stage.STAGE_2, "Peatling", "Stage2"),
        (Stage.LEVEL_X, "Mossback", "LEVEL-UP"),
        (Stage.RESTORED, "Old Amber Shell", "RESTORED"),
    ],
)
def test_every_stage_goes_there_and_back(stage: Stage, before: str | None, word: str) -> None:
    card = pokemon(stage, before=before)
    info = replace(INFO, edition=Edition.BW) if stage is Stage.RESTORED else INFO
    assert card_to_json(info, card)["stage"] == word
    assert back(card, info) == card


def test_a_reprint_is_the_whole_card_and_names_the_card_that_it_repeats() -> None:
    found = card_to_json(INFO, pokemon(), ENGLISH, reprint_of="moss0-3")
    assert (found["reprintOf"], found["localId"], found["hp"]) == ("moss0-3", "7", 90)
    assert "reprintOf" not in card_to_json(INFO, pokemon(), ENGLISH)
    assert card_from_json(found, "en", Edition.DP) == CardReading(pokemon())


def test_labels_go_there_and_back() -> None:
    card = pokemon(labels=(Label.EX, Label.DELTA))
    assert card_to_json(INFO, card)["labels"] == ["EX", "Delta Species"]
    assert back(card) == card


def test_a_trainer_that_is_played_as_a_pokemon_has_hp() -> None:
    doll = TrainerCard("Straw Doll", Imprint("9"), TrainerKind.ITEM, Text((), (PlayAsPokemon(40),)))
    found = card_to_json(INFO, doll)
    assert (found["hp"], found["trainerType"]) == (40, "Item")
    assert back(doll, replace(INFO, edition=Edition.BW)) == doll


@pytest.mark.parametrize(
    ("edition", "word", "kind"),
    [
        (Edition.CLASSIC, "Item", TrainerKind.TRAINER),
        (Edition.CLASSIC, None, TrainerKind.TRAINER),
        (Edition.DP, "Item", TrainerKind.TRAINER),
        (Edition.DP, "Supporter", TrainerKind.SUPPORTER),
        (Edition.BW, "Item", TrainerKind.ITEM),
        (Edition.DP, None, TrainerKind.TRAINER),
        (Edition.DP, "Aiuto", TrainerKind.SUPPORTER),
        (Edition.BW, "Strumento", TrainerKind.ITEM),
        (Edition.BW, "Estádio", TrainerKind.STADIUM),
    ],
)
def test_the_kind_of_trainer_is_one_of_its_edition(edition: Edition, word: str | None, kind: TrainerKind) -> None:
    effect = "Draw 2 cards."
    if kind is TrainerKind.STADIUM:
        body = Text((), (StayInPlay((CannotRetreat(Who.OPPONENTS_ACTIVE),)),))
        effect = write("en", body, TextContext("Moss", TextKind.TRAINER, None, edition))
    found = {"category": "Trainer", "localId": "1", "name": "Moss", "effect": effect}
    found |= {"trainerType": word} if word is not None else {}
    card = card_from_json(found, "en", edition).card
    assert isinstance(card, TrainerCard)
    assert card.kind is kind


def test_energy_goes_there_and_back() -> None:
    basic = EnergyCard("Fire Energy", Imprint("11"), (EnergyType.FIRE,), True)
    special = EnergyCard("Twin Energy", Imprint("12"), (EnergyType.FIRE, EnergyType.WATER), False)
    assert card_to_json(INFO, basic)["energyType"] == "Normal"
    assert (back(basic), back(special)) == (basic, special)


def test_a_text_that_is_not_understood_is_handed_back_and_nothing_is_guessed() -> None:
    found = card_to_json(INFO, pokemon(), ENGLISH)
    found["attacks"] = [{"cost": [], "name": "Pebbles", "effect": "Draw six cards.", "damage": "?"}]
    reading = card_from_json(found, "en", Edition.DP)
    card, unread = reading.card, reading.unread
    assert isinstance(card, PokemonCard)
    assert card.attacks == (Attack("Pebbles", (), PrintedDamage(None, Sign.UNKNOWN), Text()),)
    (one,) = unread
    assert (one.where, one.text, one.readings) == ("attacks[0]", "Draw six cards.", 0)
    assert "six" in one.reason


def test_an_unread_power_stands_there_empty() -> None:
    found = card_to_json(INFO, pokemon(), ENGLISH)
    found["abilities"] = [{"type": "Poke-BODY", "name": "Moss", "effect": "It grows."}]
    reading = card_from_json(found, "en", Edition.DP)
    card, unread = reading.card, reading.unread
    assert isinstance(card, PokemonCard)
    assert card.powers == (Power(PowerKind.POKE_BODY, "Moss", PowerText(Activated(Usage.ONCE, Text()))),)
    assert [(one.where, one.path) for one in unread] == [("abilities[0]", ("powers", 0, "text"))]


def test_all_that_is_wrong_with_an_object_is_said_at_once() -> None:
    found = card_to_json(INFO, pokemon(), ENGLISH) | {"hp": "many", "types": ["Moss"], "name": {}}
    with pytest.raises(CardJsonError) as caught:
        card_from_json(found, "en", Edition.DP)
    assert [problem.split()[0] for problem in caught.value.problems] == ["name", "types", "hp"]


def test_data_without_the_printed_question_mark() -> None:
    """Given an attack whose text tells all of its damage, then it has a ``?``, which most data leave out."""
    found = card_to_json(INFO, pokemon(), ENGLISH)
    body = Text((), (DamageEquals(Half(RemainingHP(Who.DEFENDING), Rounding.DOWN)),))
    text = write("en", body, TextContext("Mossback", TextKind.ATTACK, PrintedDamage(None, Sign.UNKNOWN), Edition.DP))
    found["attacks"] = [{"cost": [], "name": "Pebbles", "effect": text}]
    reading = card_from_json(found, "en", Edition.DP)
    card, unread = reading.card, reading.unread
    assert isinstance(card, PokemonCard)
    assert (card.attacks[0].damage, unread) == (PrintedDamage(None, Sign.UNKNOWN), ())


def test_an_energy_card_of_another_language_names_its_type() -> None:
    found = {"category": "Energy", "energyType": "Normal", "localId": "1", "name": {"it": "Energia Fuoco"}}
    card = card_from_json(found, "it", Edition.DP).card
    assert card == EnergyCard("Energia Fuoco", Imprint("1"), (EnergyType.FIRE,), True)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"name": None}, "name is null"),
        ({"name": {}}, "name is empty"),
        ({"category": "Coin"}, "category must be"),
        ({"hp": "many"}, "hp must be a whole number"),
        ({"hp": -10}, "hp must be a whole number"),
        ({"localId": 7}, "localId must be"),
        ({"stage": "Stage3"}, "stage 'Stage3' is unknown"),
        ({"labels": "EX"}, "labels must be a list"),
        ({"types": ["Moss"]}, "types 'Moss' is unknown"),
        ({"attacks": ["Pebbles"]}, "attacks must be a list of objects"),
        ({"attacks": [{"name": "Pebbles", "damage": "lots"}]}, "attacks[0]: damage 'lots'"),
        ({"weaknesses": [{"type": "Fire", "value": "20"}]}, "weaknesses[0]: value"),
        ({"resistances": [{"type": "Fire", "value": "30"}]}, "resistances[0]: value"),
    ],
)
def test_an_object_that_is_no_card_says_which_field(change: dict[str, object], message: str) -> None:
    with pytest.raises(CardJsonError) as caught:
        card_from_json(card_to_json(INFO, pokemon(), ENGLISH) | change, "en", Edition.DP)
    assert message in str(caught.value)


def test_weaknesses_and_resistances_stand_in_the_order_of_the_types() -> None:
    found = card_to_json(INFO, pokemon(), ENGLISH)
    for key in ("weaknesses", "resistances"):
        value = "×2" if key == "weaknesses" else "-30"
        found[key] = [{"type": type_, "value": value} for type_ in ("Water", "Fire")]
    card = card_from_json(found, "en", Edition.DP).card
    assert isinstance(card, PokemonCard)
    assert [each.type for each in card.weaknesses] == [EnergyType.FIRE, EnergyType.WATER]
    assert [each.type for each in card.resistances] == [EnergyType.FIRE, EnergyType.WATER]


def test_the_demo_set_goes_there_and_back() -> None:
    """Every kind of sentence of the later sets, through its English text."""
    (cards,) = load([Path(__file__).parents[2] / "cards" / "demo_classic"]).card_sets
    assert len(cards.cards) == 44
    for card in cards.cards:
        assert card_from_json(card_to_json(cards.info, card, ENGLISH), "en", cards.info.edition) == CardReading(card)
