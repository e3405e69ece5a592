"""Card data with invented cards, as a set author might have them."""

from __future__ import annotations

from cardc.assay.texts import PrintedCard, printed_cards

JsonObject = dict[str, object]

NAMES = ("Pebbles", "Gnaw", "Trample")

DEFENDER = "the Defending Pokémon"
ASLEEP = f"Flip a coin. If heads, {DEFENDER} is now Asleep."
ITALIAN_DEFENDER = "il Pokémon difensore"
ITALIAN = f"Lancia una moneta. Se esce testa, {ITALIAN_DEFENDER} viene addormentato."
OLD = "If heads is flipped twice, the pond grows."


def pokemon(number: int, *effects: str, **more: object) -> JsonObject:
    """A Pokémon of the set ``base1`` with an attack for each text."""
    attacks = [{"cost": ["Grass"], "name": NAMES[i], "damage": "10", "effect": text} for i, text in enumerate(effects)]
    found: JsonObject = {
        "id": f"base1-{number}",
        "set": "base1",
        "era": "wotc",
        "localId": str(number),
        "name": "Mossback",
        "category": "Pokemon",
        "stage": "Basic",
        "hp": 50,
        "retreat": 1,
        "types": ["Grass"],
        "attacks": attacks,
    }
    return found | more


def cards(*objects: JsonObject, lang: str = "en") -> list[PrintedCard]:
    """The printed cards among some objects."""
    return printed_cards(objects, lang)
