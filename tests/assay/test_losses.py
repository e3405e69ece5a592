"""The judge of import: what the data say and the card does not is lost, and the other way round it is invented."""

from __future__ import annotations

import pytest

from cardc.assay.losses import Account, Fate, account, fates
from cardc.assay.whole import readings
from cardc.interchange import card_from_json
from cardc.model.terms import Edition
from tests.assay.cards import ASLEEP, JsonObject, cards, pokemon

WEAKNESSES = [{"type": "Fire", "value": "×2"}, {"type": "Water", "value": "×2"}]
CARD = pokemon(
    1,
    ASLEEP,
    level="12",
    illustrator="A. Painter",
    rarity="rare",
    dexId=[7],
    weaknesses=WEAKNESSES,
    labels=["EX"],
)


def silent(said: JsonObject, card: JsonObject) -> set[str]:
    """What is lost and invented when data say one thing and another card was made of them."""
    reading = card_from_json(card, "en", Edition.CLASSIC)
    assert reading.whole
    found = fates(said, reading, "en")
    return {f"{path} {fate}" for path, fate in found if fate in (Fate.LOST, Fate.INVENTED)}


def attack_of(card: JsonObject) -> JsonObject:
    """The only attack of a card."""
    attacks = card["attacks"]
    assert isinstance(attacks, list)
    (attack,) = attacks
    assert isinstance(attack, dict)
    return attack


def test_a_card_that_says_all_of_its_data_has_lost_nothing() -> None:
    assert silent(CARD, CARD) == set()
    assert silent({key: value for key, value in CARD.items() if key != "labels"} | {"suffix": "EX"}, CARD) == set()
    assert silent(CARD | {"weaknesses": list(reversed(WEAKNESSES))}, CARD) == set()


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"hp": 60}, {"hp lost", "hp invented"}),
        ({"level": "13"}, {"level lost", "level invented"}),
        ({"illustrator": "B. Painter"}, {"illustrator lost", "illustrator invented"}),
        ({"rarity": "common"}, {"rarity lost", "rarity invented"}),
        ({"dexId": [7, 8]}, {"dexId[1] lost"}),
        ({"name": "Wobb"}, {"name lost", "name invented"}),
        ({"rules": ["It may sleep."]}, {"rules[0] lost"}),
        ({"suffix": "Prime"}, {"suffix lost"}),
        ({"labels": []}, {"labels lost", "labels invented"}),
        ({"moss": 1}, {"moss lost"}),
        ({"weaknesses": [{"type": "Fire", "value": "×2"}]}, {"weaknesses lost", "weaknesses invented"}),
        ({"retreat": 2}, {"retreat lost", "retreat invented"}),
        ({"stage": "Stage1"}, {"stage lost", "stage invented"}),
        ({"types": ["Water"]}, {"types lost", "types invented"}),
    ],
    ids=lambda value: ",".join(value) if isinstance(value, dict) else "",
)
def test_what_differs_is_lost_or_invented(change: JsonObject, found: set[str]) -> None:
    assert silent(CARD | change, CARD) == found


@pytest.mark.parametrize(
    ("attack", "found"),
    [
        ({"damage": "20"}, {"attacks[0].damage lost", "attacks[0].damage invented"}),
        ({"cost": ["Grass", "Grass"]}, {"attacks[0].cost lost", "attacks[0].cost invented"}),
        ({"name": "Gurgle"}, {"attacks[0].name lost", "attacks[0].name invented"}),
        ({"more": "x"}, {"attacks[0].more lost"}),
    ],
)
def test_what_differs_in_an_attack(attack: JsonObject, found: set[str]) -> None:
    before = pokemon(1, ASLEEP)
    one = attack_of(before)
    assert silent(before | {"attacks": [one | attack]}, before) == found
    assert silent(before, before | {"attacks": [{**one, "effect": None} | {"effect": ASLEEP}]}) == set()


def test_a_text_that_is_not_on_the_card_is_lost() -> None:
    before = pokemon(1, ASLEEP)
    one = attack_of(before)
    plain = {key: value for key, value in one.items() if key != "effect"}
    assert silent(before, before | {"attacks": [plain]}) == {"attacks[0].effect lost"}
    assert silent(before | {"attacks": [plain]}, before) == {"attacks[0].effect invented"}


def test_the_account_counts_cards_and_fields() -> None:
    """Given a whole card, one with a note and one that is refused, then nothing of them is lost."""
    data = [CARD, pokemon(2, ASLEEP, moss="green"), pokemon(3, ASLEEP, stage="Baby")]
    total = account(readings(cards(*data), data, "en"), data, "en")
    assert isinstance(total, Account)
    assert (total.cards, total.whole, total.told, total.refused, total.lines) == (3, 1, 1, 1, [])
    assert total.fates[Fate.TOLD] > 10
