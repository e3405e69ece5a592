"""Which texts card data hold, and what their cards say around them."""

from __future__ import annotations

from cardc.language import TextContext, TextKind
from cardc.model.cards import PrintedDamage
from cardc.model.terms import Edition, EnergyType, Sign, TrainerKind
from tests.assay.cards import ASLEEP, JsonObject, cards, pokemon


def test_each_text_has_its_place_and_what_its_card_says() -> None:
    power = {"type": "Pokemon Power", "name": "Moss", "effect": {"en": "It grows."}}
    attack = {"cost": [], "name": {"en": "Pebbles"}, "damage": "20+", "effect": {"en": ASLEEP}}
    (card,) = cards(pokemon(1, abilities=[power], attacks=[{"name": "Gnaw", "damage": 10}, attack]))
    assert (card.id, card.set, card.era) == ("base1-1", "base1", "wotc")
    types, bases = (EnergyType.GRASS,), (("Gnaw", 10), ("Pebbles", 20))
    damage = PrintedDamage(20, Sign.PLUS)
    assert [(text.where, text.text, text.context) for text in card.texts] == [
        ("abilities[0]", "It grows.", TextContext("Mossback", TextKind.POWER, types=types, bases=bases)),
        ("attacks[1]", ASLEEP, TextContext("Mossback", TextKind.ATTACK, damage, types=types, bases=bases)),
    ]
    assert card.texts[1].attacks == ("Gnaw", "Pebbles")
    assert card.texts[1].number == 1


def test_the_era_tells_the_edition() -> None:
    found = [
        cards(pokemon(1, ASLEEP, era=era))[0].texts[0].context.edition
        for era in ("wotc", "ecard", "ex", "dp", "hgss", "bw")
    ]
    assert found == [Edition.CLASSIC, Edition.DP, Edition.DP, Edition.DP, Edition.DP, Edition.BW]


def test_a_set_without_an_era_is_known_by_its_id() -> None:
    found = [
        cards(pokemon(1, ASLEEP, era=None, set=set_id))[0].era
        for set_id in ("neo3", "ecard2", "ex5.5", "pop2", "pop7", "pl1", "col1", "bwp", "moss9")
    ]
    assert found == ["wotc", "ecard", "ex", "ex", "dp", "pl", "hgss", "bw", "unknown"]


def test_damage_that_a_reprint_has_left_out_is_that_of_the_card_it_repeats() -> None:
    text = {"name": "Gnaw", "effect": "Does 20 damage plus 10 damage for each damage counter on Mossback."}
    first = pokemon(1, attacks=[text | {"damage": "20+"}])
    again = pokemon(2, attacks=[text], reprintOf="base1-1")
    damages = [card.texts[0].context.damage for card in cards(first, again)]
    assert damages == [PrintedDamage(20, Sign.PLUS), PrintedDamage(20, Sign.PLUS)]


def test_damage_that_no_card_prints_says_nothing() -> None:
    (card,) = cards(pokemon(1, attacks=[{"name": "Gnaw", "effect": ASLEEP, "damage": "lots"}]))
    assert card.texts[0].context.damage is None


def test_another_language_has_its_own_names_and_only_cards_with_a_text() -> None:
    text = {"en": "Draw a card.", "it": "Pesca una carta."}
    told: JsonObject = {"id": "a-1", "name": {"en": "Basket", "it": "Cesto"}, "category": "Trainer", "effect": text}
    silent: JsonObject = {"id": "a-2", "name": {"en": "Moss"}, "category": "Pokemon"}
    assert [card.name for card in cards(told, silent, lang="it")] == ["Cesto"]
    assert [card.name for card in cards(told, silent)] == ["Basket", "Moss"]


def test_a_trainer_card_has_the_kind_of_its_edition() -> None:
    found = [
        cards(
            {
                "id": "a-1",
                "era": era,
                "name": "Moss",
                "category": "Trainer",
                "trainerType": word,
                "effect": "Draw a card.",
            }
        )[0]
        for era, word in (("wotc", "Stadium"), ("dp", "Stadium"), ("dp", "Item"), ("bw", "Item"), ("bw", "Ace Spec"))
    ]
    assert [card.texts[0].trainer for card in found] == [
        TrainerKind.TRAINER,
        TrainerKind.STADIUM,
        TrainerKind.TRAINER,
        TrainerKind.ITEM,
        TrainerKind.ITEM,
    ]


def test_words_for_types_that_are_glued_together_are_parted() -> None:
    (card,) = cards(
        {"id": "a-1", "name": "Moss", "category": "Energy", "effect": "Provides FireWaterFire energy, Firewater."}
    )
    assert card.texts[0].text == "Provides Fire Water Fire energy, Firewater."
