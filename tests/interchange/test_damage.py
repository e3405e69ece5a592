"""Second law: when a field of a card is damaged, import tells it, or the card says exactly what the damaged data say.

The judge is ``cardc.assay.losses``, which compares field with field through export. A field that may be missing can be
dropped: then the card is the one without it.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from cardc.assay.losses import Fate, fates
from cardc.interchange import CardJsonError, CardReading, card_from_json, card_to_json
from cardc.interchange.from_json import CATALOGUE
from cardc.interchange.importing import imported_card
from cardc.model.cards import SetInfo
from cardc.model.terms import Edition
from cardc.prose import load

ROOT: Final = Path(__file__).parents[2]
JsonObject = dict[str, object]
Steps = tuple[str | int, ...]

VALUES: Final[tuple[object, ...]] = (
    None,
    "",
    " ",
    "Moss",
    7,
    -10,
    0,
    2.5,
    True,
    [],
    {},
    [None],
    ["Moss"],
    [{}],
    {"en": None},
)
MAY_BE_MISSING: Final = frozenset(
    [
        "rarity",
        "illustrator",
        "firstEdition",
        "setMark",
        "level",
        "dexId",
        "species",
        "category",
        "length",
        "weight",
        "flavour",
        "abilities",
        "attacks",
        "weaknesses",
        "resistances",
        "labels",
        "effect",
        "damage",
        "trainerType",
        "energyType",
        "provides",
    ]
)
"""Fields that a card of some kind need not have."""


@cache
def samples() -> tuple[tuple[SetInfo, JsonObject], ...]:
    """A card of each kind and many fields from each small set of the project, as data in English."""
    found: dict[tuple[object, ...], tuple[SetInfo, JsonObject]] = {}
    for name in ("demo_classic", "demo_dp", "demo_bw"):
        (cards,) = load([ROOT / "cards" / name]).card_sets
        for card in cards.cards:
            data = card_to_json(cards.info, card, ("en",))
            found.setdefault(
                (name, data["category"], data.get("stage"), data.get("trainerType"), len(data)), (cards.info, data)
            )
    return tuple(found.values())


def places(value: object, at: Steps = ()) -> Iterator[Steps]:
    """Every place in an object: fields, items of lists, and what is in them."""
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, item in steps:
        yield (*at, step)
        yield from places(item, (*at, step))


def inside(data: Any, at: Steps) -> Any:  # a tree of JSON, in which a step fits what it leads into
    """What stands at a place."""
    for step in at:
        data = data[step]
    return data


def changed(data: JsonObject, at: Steps, value: object) -> JsonObject:
    """The object with another value at a place."""
    found = copy.deepcopy(data)
    inside(found, at[:-1])[at[-1]] = value
    return found


def dropped(data: JsonObject, at: Steps) -> JsonObject:
    """The object without a place."""
    found = copy.deepcopy(data)
    del inside(found, at[:-1])[at[-1]]
    return found


def imported(data: JsonObject, edition: Edition) -> CardReading | None:
    """The card when import takes it without a word."""
    try:
        reading = card_from_json(data, "en", edition)
        imported_card(reading, data)
    except CardJsonError:
        return None
    return reading if reading.whole else None


def silent(data: JsonObject, edition: Edition) -> list[str]:
    """What import has lost or invented without a word."""
    reading = imported(data, edition)
    found = [] if reading is None else list(fates(data, reading, "en"))
    return [f"{path}: {fate}" for path, fate in found if fate in (Fate.LOST, Fate.INVENTED)]


def test_the_samples_are_whole() -> None:
    assert len(samples()) > 20
    assert [data["id"] for info, data in samples() if imported(data, info.edition) is None] == []


def test_a_value_of_another_kind_is_told_or_said() -> None:
    tried = 0
    wrong: list[str] = []
    for info, data in samples():
        for at in places(data):
            if at[0] in CATALOGUE - {"category"}:
                continue
            for value in VALUES:
                tried += 1
                wrong += [
                    f"{data['id']} {at} = {value!r}: {line}" for line in silent(changed(data, at, value), info.edition)
                ]
    assert tried > 5000
    assert wrong == []


def test_null_and_an_empty_text_are_told_everywhere() -> None:
    for info, data in samples():
        for at in places(data):
            if at[0] in CATALOGUE - {"category"}:
                continue
            for value in (None, ""):
                assert imported(changed(data, at, value), info.edition) is None, (data["id"], at, value)


def test_a_field_that_is_dropped_is_told_or_the_card_is_the_one_without_it() -> None:
    for info, data in samples():
        for at in places(data):
            if at[0] in CATALOGUE - {"category"}:
                continue
            less = dropped(data, at)
            assert silent(less, info.edition) == []
            last = next(step for step in reversed(at) if isinstance(step, str))
            if last not in MAY_BE_MISSING and isinstance(at[-1], str) and at[-1] != "en":
                assert imported(less, info.edition) is None, (data["id"], at)


@pytest.mark.parametrize("seed", range(5))
def test_swapped_values_are_told_or_said(seed: int) -> None:
    chance = random.Random(seed)
    for info, data in samples():
        found = [at for at in places(data) if at[0] not in CATALOGUE - {"category"}]
        for _ in range(40):
            one, other = chance.sample(found, 2)
            if one[: len(other)] == other or other[: len(one)] == one:
                continue
            swapped = changed(changed(data, one, inside(data, other)), other, inside(data, one))
            assert silent(swapped, info.edition) == [], (data["id"], one, other)
