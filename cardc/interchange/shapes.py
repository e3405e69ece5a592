"""Card objects of two public collections, brought into the shape of :func:`cardc.interchange.card_to_json`.

Three shapes are known: our own (also that of corpora made from it), that of tcgdex, and that of pokemontcg.io. Only names
of fields and words of closed lists change here; nothing is left out that the model has a place for, and nothing is invented.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from cardc.interchange.vocabulary import TYPE_WORDS, TYPES

JsonObject = dict[str, object]


class Shape(StrEnum):
    """Whose field names an object has."""

    CARDC = "cardc"
    TCGDEX = "tcgdex"
    POKEMONTCG = "pokemontcg.io"


_CATEGORIES: Final = {
    "pokemon": "Pokemon",
    "trainer": "Trainer",
    "energy": "Energy",
    "allenatore": "Trainer",
    "energia": "Energy",
    "treinador": "Trainer",
}
_POWERS: Final = {
    "pokemon power": "Pokemon Power",
    "poke-power": "Poke-POWER",
    "poke-body": "Poke-BODY",
    "ability": "Ability",
    "abilità": "Ability",
    "habilidade": "Ability",
}
_STAGES: Final = {
    "basic": "Basic",
    "stage 1": "Stage1",
    "stage 2": "Stage2",
    "level-up": "LEVEL-UP",
    "restored": "RESTORED",
}
_OTHER_STAGES: Final = ("Baby", "LEGEND", "BREAK", "MEGA", "VMAX", "VSTAR")
"""Stages that the model does not know; they are handed on as they are, so that the card is refused and none is guessed."""

_TRAINERS: Final = {"item": "Item", "supporter": "Supporter", "stadium": "Stadium", "pokemon tool": "Tool"}
_LABELS: Final = {"ex": "EX", "delta species": "Delta Species", "star": "Star"}
_PLAIN: Final = str.maketrans("éÉ", "eE")
_OF_ITS_KIND: Final = re.compile(
    r"you (?:may|can) (?:only )?play (?:as many|any number|only (?:one|1)|one|1)\b.*\b(?:item|supporter|stadium|trainer)"
    r"|(?:this card stays in play|attach (?:this card|a pokemon tool) to) .*\b(?:already|another stadium)\b",
    re.IGNORECASE | re.DOTALL,
)
"""The rule that every card of a kind of Trainer has printed on it: no text of the card's own."""


def shape_of(data: Mapping[str, object]) -> Shape | None:
    """Whose shape an object has; ``None`` when it is no card."""
    if "supertype" in data:
        return Shape.POKEMONTCG
    if "category" in data:
        return Shape.TCGDEX if isinstance(data.get("set"), Mapping) or "variants" in data else Shape.CARDC
    return None


def in_our_shape(data: Mapping[str, object]) -> JsonObject | None:
    """The object with our field names, or ``None`` when it is no card. Fields that are odd stay odd."""
    match shape_of(data):
        case Shape.CARDC:
            return _with_labels(dict(data))
        case Shape.TCGDEX:
            return _with_labels(_from_tcgdex(data))
        case Shape.POKEMONTCG:
            return _with_labels(_from_pokemontcg(data))
        case None:
            return None


def _with_labels(found: JsonObject) -> JsonObject:
    """Data that tell a label as a suffix of the name."""
    suffix = found.get("suffix")
    if isinstance(suffix, str) and suffix.lower() in _LABELS and "labels" not in found:
        found["labels"] = [_LABELS[suffix.lower()]]
    return found


# --- tcgdex ------------------------------------------------------------------------------------------------------


def _from_tcgdex(data: Mapping[str, object]) -> JsonObject:
    found = dict(data)
    _take_set(found, "cardCount", "official")
    found["category"] = _word(data.get("category"), _CATEGORIES)
    if isinstance(data.get("localId"), int):
        found["localId"] = str(data["localId"])
    if isinstance(data.get("description"), str):
        found["flavour"] = data["description"]
    for key in ("types", "weaknesses", "resistances"):
        if key in data:
            found[key] = _types(data[key])
    if isinstance(data.get("attacks"), list):
        found["attacks"] = [_attack(each) for each in _list(data["attacks"])]
    if isinstance(data.get("abilities"), list):
        found["abilities"] = [_power(each) for each in _list(data["abilities"])]
    return _known(found)


def _attack(attack: object) -> object:
    return attack | {"cost": _types(attack.get("cost", []))} if isinstance(attack, dict) else attack


def _power(power: object) -> object:
    return power | {"type": _word(power.get("type"), _POWERS)} if isinstance(power, dict) else power


# --- pokemontcg.io -------------------------------------------------------------------------------------------------

_RENAMED: Final = {
    "number": "localId",
    "evolvesFrom": "evolveFrom",
    "artist": "illustrator",
    "flavorText": "flavour",
    "nationalPokedexNumbers": "dexId",
}
_KEPT: Final = ("id", "name", "level", "rarity", "types", "weaknesses", "resistances", "set")


def _from_pokemontcg(data: Mapping[str, object]) -> JsonObject:
    found: JsonObject = {key: data[key] for key in _KEPT if key in data}
    found |= {ours: data[theirs] for theirs, ours in _RENAMED.items() if theirs in data}
    _take_set(found, "printedTotal", "printedTotal")
    category = found["category"] = _word(data.get("supertype"), _CATEGORIES)
    hp = data.get("hp")
    if hp is not None:
        found["hp"] = int(hp) if isinstance(hp, str) and hp.isdecimal() and len(hp) < 6 else hp
    kinds = [_plain(kind) for kind in _list(data.get("subtypes", []))]
    if category == "Pokemon":
        _stage(found, kinds)
        found["retreat"] = len(_list(data.get("retreatCost", [])))
        found["abilities"] = [_renamed(_power(each)) for each in _list(data.get("abilities", []))]
        found["attacks"] = [_renamed(_paid(each)) for each in _list(data.get("attacks", []))]
        return _known(found)
    rules = [rule for rule in _list(data.get("rules", [])) if isinstance(rule, str)]
    found["effect"] = "\n".join(rule for rule in rules if not _OF_ITS_KIND.match(rule.translate(_PLAIN)))
    if category == "Energy":
        found["energyType"] = "Special" if "special" in kinds else "Normal"
    else:
        trainers = [_TRAINERS[kind] for kind in reversed(kinds) if kind in _TRAINERS]
        found["trainerType"] = trainers[0] if trainers else None
    return _known(found)


def _stage(found: JsonObject, kinds: list[str]) -> None:
    strange = [stage for stage in _OTHER_STAGES if stage.lower() in kinds]
    known = [_STAGES[kind] for kind in kinds if kind in _STAGES]
    found["stage"] = (strange or known or ["Basic"])[-1]
    labels = [label for kind, label in _LABELS.items() if kind in kinds]
    if labels:
        found["labels"] = labels


def _paid(attack: object) -> object:
    if not isinstance(attack, dict):
        return attack
    return attack | {"cost": [type for type in _list(attack.get("cost", [])) if type != "Free"]}


def _renamed(text: object) -> object:
    return {**text, "effect": text.get("text")} if isinstance(text, dict) else text


# --- both ------------------------------------------------------------------------------------------------------------


def _take_set(found: JsonObject, *size: str) -> None:
    """A set that is an object becomes its id, name, series and size; else the id of the card tells the set."""
    its = found.get("set")
    if isinstance(its, Mapping):
        count: object = its
        for key in dict.fromkeys(size):
            count = count.get(key) if isinstance(count, Mapping) else None
        found |= {"set": its.get("id"), "setName": its.get("name"), "setSize": count}
        series = its.get("series") or its.get("serie")
        found["series"] = series.get("name") if isinstance(series, Mapping) else series
    elif its is None and isinstance(id_ := found.get("id"), str) and "-" in id_:
        found["set"] = id_.rsplit("-", 1)[0]


def _types(value: object) -> object:
    """Types as English calls them: names, or objects that name one."""
    if isinstance(value, list):
        return [_types(each) for each in value]
    if isinstance(value, dict):
        return value | {"type": _types(value.get("type"))}
    known = TYPE_WORDS.get(value.lower()) if isinstance(value, str) else None
    return value if known is None else TYPES[known]


def _word(value: object, words: Mapping[str, str]) -> object:
    return words.get(_plain(value), value)


def _plain(value: object) -> str:
    return str(value).translate(_PLAIN).lower()


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def _known(found: JsonObject) -> JsonObject:
    return {key: value for key, value in found.items() if value is not None}
