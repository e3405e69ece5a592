"""Card objects of two public collections, brought into the shape of :func:`cardc.interchange.card_to_json`.

Three shapes are known: our own (also that of corpora made from it), that of tcgdex, and that of pokemontcg.io. Only names
of fields change here. A field that nobody here knows stays as it is, so that the reader can tell it; fields of a catalogue
(pictures, prices, in which tournaments a card may be played) say nothing of the card and go.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from cardc.interchange.printed_rules import without_rule_of_its_kind
from cardc.interchange.vocabulary import CATEGORY_WORDS, ENERGY_WORDS, OTHER_STAGES, STAGE_WORDS, TRAINER_WORDS, plain

JsonObject = dict[str, object]


class Shape(StrEnum):
    """Whose field names an object has."""

    CARDC = "cardc"
    TCGDEX = "tcgdex"
    POKEMONTCG = "pokemontcg.io"


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
            return dict(data)
        case Shape.TCGDEX:
            return _from_tcgdex(data)
        case Shape.POKEMONTCG:
            return _from_pokemontcg(data)
        case None:
            return None


# --- tcgdex ------------------------------------------------------------------------------------------------------

_TCGDEX_CATALOGUE: Final = frozenset(
    ("image", "variants", "variants_detailed", "legal", "pricing", "boosters", "updated", "thirdParty")
)


def _from_tcgdex(data: Mapping[str, object]) -> JsonObject:
    found = _without(data, _TCGDEX_CATALOGUE)
    _take_set(found, "cardCount", "official")
    if type(data.get("localId")) is int:
        found["localId"] = str(data["localId"])
    if "description" in data:
        found["flavour"] = found.pop("description")
    if isinstance(data.get("attacks"), list):
        found["attacks"] = [_unpaid(each) for each in _list(data["attacks"])]
    return found


def _unpaid(attack: object) -> object:
    """An attack without a cost is free; tcgdex then leaves the field out."""
    return {"cost": []} | attack if isinstance(attack, dict) else attack


# --- pokemontcg.io -------------------------------------------------------------------------------------------------

_RENAMED: Final = {
    "supertype": "category",
    "number": "localId",
    "evolvesFrom": "evolveFrom",
    "artist": "illustrator",
    "flavorText": "flavour",
    "nationalPokedexNumbers": "dexId",
}
_POKEMONTCG_CATALOGUE: Final = frozenset(("evolvesTo", "legalities", "images", "tcgplayer", "cardmarket"))


def _from_pokemontcg(data: Mapping[str, object]) -> JsonObject:
    found: JsonObject = {_RENAMED.get(key, key): value for key, value in _without(data, _POKEMONTCG_CATALOGUE).items()}
    _take_set(found, "printedTotal", "printedTotal")
    hp = found.get("hp")
    if isinstance(hp, str) and hp.isdecimal() and hp.isascii() and len(hp) < 6:
        found["hp"] = int(hp)
    kinds = [plain(kind) for kind in _list(found.get("subtypes")) if isinstance(kind, str)]
    category = found.get("category")
    match CATEGORY_WORDS.get(plain(category)) if isinstance(category, str) else None:
        case "Pokemon":
            _pokemon(found, kinds)
        case "Trainer":
            _take_text(found)
            trainers = [kind for kind in kinds if kind in TRAINER_WORDS]
            if trainers:
                found["trainerType"] = trainers[-1]
        case "Energy":
            _take_text(found)
            energies = [kind for kind in kinds if kind in ENERGY_WORDS]
            if energies:
                found["energyType"] = energies[0]
        case _:
            pass
    return found


def _pokemon(found: JsonObject, kinds: list[str]) -> None:
    """Stage and retreat cost. A stage that the model does not know goes before one that it does."""
    odd = [kind for kind in kinds if kind in OTHER_STAGES]
    stages = odd or [kind for kind in kinds if kind in STAGE_WORDS]
    if stages:
        wanted = stages[-1]
        names = [name for name in _list(found["subtypes"]) if isinstance(name, str) and plain(name) == wanted]
        found["stage"] = names[0]
    cost = found.pop("retreatCost", [])
    if isinstance(cost, list) and all(symbol == "Colorless" for symbol in cost):
        found["retreat"] = len(cost)
    elif cost == ["Free"]:
        found["retreat"] = 0
    else:
        found["retreat"] = cost  # the reader tells that this is no number
    for key, brought in (("abilities", _renamed), ("attacks", _paid)):
        if isinstance(found.get(key), list):
            found[key] = [brought(each) for each in _list(found[key])]


def _take_text(found: JsonObject) -> None:
    """The text of a Trainer or an Energy card is its rules, but for those that all cards of its kind have."""
    rules = found.get("rules")
    if not isinstance(rules, list) or not all(isinstance(rule, str) and rule.strip() for rule in rules):
        return
    del found["rules"]
    texts = [without_rule_of_its_kind(rule) for rule in rules]
    if any(texts):
        found["effect"] = "\n".join(filter(None, texts))


def _paid(attack: object) -> object:
    found = _renamed(attack)
    if isinstance(found, dict):
        if found.get("cost") == ["Free"]:
            found["cost"] = []
        if found.get("damage") == "":
            del found["damage"]
    return found


def _renamed(text: object) -> object:
    """An attack or a power: its text is an effect, an empty one is none."""
    if not isinstance(text, dict):
        return text
    found = dict(text)
    if "text" in found:
        found["effect"] = found.pop("text")
        if found["effect"] == "":
            del found["effect"]
    return found


# --- both ------------------------------------------------------------------------------------------------------------

_OF_A_SET: Final = frozenset(
    [
        "id",
        "name",
        "series",
        "serie",
        "cardCount",
        "printedTotal",
        "total",
        "logo",
        "symbol",
        "images",
        "tcgOnline",
        "ptcgoCode",
        "abbreviation",
        "releaseDate",
        "updatedAt",
        "legal",
        "legalities",
        "boosters",
        "cards",
    ]
)
"""What the two collections say of a set; only the first five are printed."""


def _take_set(found: JsonObject, *size: str) -> None:
    """A set that is an object becomes its id, name, series and size; else the id of the card tells the set."""
    its = found.get("set")
    if isinstance(its, Mapping):
        del found["set"]
        found |= {f"set.{key}": value for key, value in its.items() if key not in _OF_A_SET}
        count: object = its
        for key in dict.fromkeys(size):
            count = count.get(key) if isinstance(count, Mapping) else None
        series = its.get("series", its.get("serie"))
        found |= {ours: its[theirs] for theirs, ours in (("id", "set"), ("name", "setName")) if theirs in its}
        if count is not None:
            found["setSize"] = count
        if series is not None:
            found["series"] = series.get("name") if isinstance(series, Mapping) else series
    elif "set" not in found and isinstance(id_ := found.get("id"), str) and "-" in id_:
        found["set"] = id_.rsplit("-", 1)[0]


def _without(data: Mapping[str, object], keys: frozenset[str]) -> JsonObject:
    return {key: value for key, value in data.items() if key not in keys}


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []
