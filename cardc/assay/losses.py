"""What becomes of each field of card data on the card that import makes: a check of import from outside.

The card is written as data again by export, which shares no code with import but the words of closed lists; then field is
compared with field, in both directions: what the data say and the card does not is lost, unless import told it; what the
card says and the data do not is invented.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeVar

from cardc.assay.whole import Readings
from cardc.identity import spelled
from cardc.interchange.eras import edition_of
from cardc.interchange.fields import ENGLISH, CardJsonError
from cardc.interchange.from_json import CATALOGUE, CardReading
from cardc.interchange.printed_rules import is_on_the_face
from cardc.interchange.to_json import card_to_json
from cardc.interchange.vocabulary import (
    ENERGY_WORDS,
    LABEL_WORDS,
    LABELS,
    NO_RARITY,
    POWER_KINDS,
    POWER_WORDS,
    RARITY_WORDS,
    STAGE_WORDS,
    STAGES,
    TRAINER_KINDS,
    TRAINER_WORDS,
    TYPE_WORDS,
    TYPES,
    plain,
)
from cardc.model.cards import Card, EnergyCard, PokemonCard, SetInfo, TrainerCard
from cardc.model.terms import Edition, TrainerKind
from cardc.syntax.prose import unread_power, unread_text

V = TypeVar("V")

JsonObject = Mapping[str, object]


class Fate(StrEnum):
    """What has become of a field. ``LOST`` and ``INVENTED`` are bugs of ours."""

    SAME = "on the card"
    TOLD = "told"
    OTHER_LANGUAGE = "of another language"
    CATALOGUE = "of the catalogue"
    LOST = "lost"
    INVENTED = "invented"


@dataclass(slots=True)
class Account:
    """The fates of all fields of some cards; ``lines`` names each that is lost or invented."""

    cards: int = 0
    refused: int = 0
    told: int = 0
    fates: Counter[Fate] = field(default_factory=Counter)
    lines: list[str] = field(default_factory=list)

    @property
    def whole(self) -> int:
        """How many cards import neither refuses nor has a word about."""
        return self.cards - self.refused - self.told


def account(found: Readings, objects: Iterable[JsonObject], lang: str) -> Account:
    """The fates of the fields of some cards; ``objects`` are those of the cards, in our shape."""
    total = Account()
    for data in objects:
        id_ = str(data.get("id"))
        if id_ not in found:
            continue
        reading = found[id_]
        total.cards += 1
        if isinstance(reading, CardJsonError):
            total.refused += 1
            total.fates[Fate.TOLD] += sum(1 for _ in leaves(data))
            continue
        total.told += bool(reading.notes or reading.unread)
        for path, fate in fates(data, reading, lang):
            total.fates[fate] += 1
            if fate in (Fate.LOST, Fate.INVENTED):
                total.lines.append(f"{id_} {path}: {fate}")
    return total


def fates(data: JsonObject, reading: CardReading, lang: str) -> Iterator[tuple[str, Fate]]:
    """Each field of an object by its path, with what has become of it on the card that was read of it."""
    unread = [text.where if text.where == "effect" else f"{text.where}.effect" for text in reading.unread]
    told = [*(note.where for note in reading.notes), *unread]
    info = SetInfo("zz", "Zed", edition_of(data) or Edition.BW)
    ours = dict(leaves(card_to_json(info, reading.card, languages=()))) | dict(_texts(reading.card))
    ours = {_in_language(path, ENGLISH, {})[0]: value for path, value in ours.items()}
    known = {_canonical(path, value) for path, value in ours.items()}
    said = set[tuple[str, object]]()
    for path, value in leaves(data):
        key = path.split(".")[0].split("[")[0]
        place, other = _in_language(path, lang, data)
        canonical = _canonical(place, value)
        said.add(canonical)
        if key in CATALOGUE - {"category"}:
            yield path, Fate.CATALOGUE
        elif canonical in known or _elsewhere(path, value, canonical, known, reading):
            yield path, Fate.SAME
        elif any(path == where or path.startswith((f"{where}.", f"{where}[")) for where in told) or (
            path == "hp" and "effect" in told  # it stands on the card file beside the text
        ):
            yield path, Fate.TOLD
        elif other:
            yield path, Fate.OTHER_LANGUAGE
        else:
            yield path, Fate.LOST
    for path, value in ours.items():
        key = path.split(".")[0].split("[")[0]
        if key not in CATALOGUE and _canonical(path, value) not in said and not _follows(path, value, data, said):
            yield path, Fate.INVENTED


def _texts(card: Card) -> Iterator[tuple[str, object]]:
    """Where a card has a text. What it means is the verdict's business."""
    match card:
        case PokemonCard():
            for i, power in enumerate(card.powers):
                if power.text != unread_power():
                    yield f"abilities[{i}].effect", _SOME
            for i, attack in enumerate(card.attacks):
                if attack.text != unread_text():
                    yield f"attacks[{i}].effect", _SOME
        case TrainerCard():
            if card.text != unread_text():
                yield "effect", _SOME
        case EnergyCard():
            if not card.basic and card.provides:
                yield "effect", _SOME


def leaves(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """The values in an object by their paths. Lists that have no order stay whole."""
    if isinstance(value, Mapping) and value:
        for key, item in value.items():
            yield from leaves(item, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and value and path.rsplit(".", 1)[-1] not in _UNORDERED:
        for i, item in enumerate(value):
            yield from leaves(item, f"{path}[{i}]")
    else:
        yield path, value


_UNORDERED: Final = ("types", "weaknesses", "resistances", "labels", "provides", "cost")
_SOME: Final = "some text"
_TEXT: Final = re.compile(r"(?P<field>(?:.*\.)?(?:name|effect)|evolveFrom|flavour)(?:\.(?P<lang>[a-z]{2}))?")


def _in_language(path: str, lang: str, data: JsonObject) -> tuple[str, bool]:
    """The path of a name or a text without its language, and whether it is in another one than the wanted.

    A name in English is the name in a language that has none of its own.
    """
    match = _TEXT.fullmatch(path)
    if match is None or match["lang"] is None:
        return path, False
    texts = _at(data, match["field"])
    alone = match["lang"] == ENGLISH and isinstance(texts, Mapping) and lang not in texts
    wanted = match["lang"] == lang or (alone and not match["field"].endswith("effect"))
    return (match["field"] if wanted else path), not wanted


def _at(data: object, path: str) -> object:
    for step in re.findall(r"\w+", path):
        data = data[int(step)] if isinstance(data, list) else data.get(step) if isinstance(data, Mapping) else None
    return data


def _canonical(path: str, value: object) -> tuple[str, object]:
    """A field in the one way in which both sides have it."""
    key = path.rsplit(".", 1)[-1].split("[")[0]
    if key == "effect":
        return path, _SOME
    if key in _UNORDERED and isinstance(value, list):
        return path, tuple(sorted(map(_member, value)))
    if key in ("name", "evolveFrom") and isinstance(value, str):
        return path, spelled(value).strip()
    if key == "damage":
        return path, str(value).replace("x", "×").replace("−", "-")
    if key == "rarity" and isinstance(value, str):
        return path, RARITY_WORDS.get(plain(value), value)
    if key == "stage":
        return path, _word(STAGE_WORDS, STAGES, value)
    if key == "type":
        return path, _word(POWER_WORDS, POWER_KINDS, value)
    if key == "energyType" and isinstance(value, str):
        return path, ENERGY_WORDS.get(plain(value), value)
    if key == "trainerType":
        return path, _word(TRAINER_WORDS, TRAINER_KINDS, value)
    return path, str(value).strip() if key in ("level", "name") or isinstance(value, (list, dict)) else value


def _member(item: object) -> str:
    """A type, a label, or a type with the strength of a Weakness or a Resistance."""
    if isinstance(item, Mapping):
        strength = str(item.get("value")).replace("x", "×").replace("−", "-")
        return f"{_word(TYPE_WORDS, TYPES, item.get('type'))} {strength}"
    return str(_word(TYPE_WORDS, TYPES, item))


def _word(words: Mapping[str, V], names: Mapping[V, str], value: object) -> object:
    member = words.get(plain(value)) if isinstance(value, str) else None
    return names.get(member, value) if member is not None else value


def _elsewhere(
    path: str, value: object, canonical: tuple[str, object], known: set[tuple[str, object]], reading: CardReading
) -> bool:
    """Whether a field that our data do not have says what another one of ours does, or nothing."""
    key = path.split("[")[0]
    word = plain(value) if isinstance(value, str) else ""
    if key in ("suffix", "subtypes"):
        labels = getattr(reading.card, "labels", ())
        if word in LABEL_WORDS:
            return LABEL_WORDS[word] in labels
        meant: set[tuple[str, object]] = {("stage", STAGES[STAGE_WORDS[word]])} if word in STAGE_WORDS else set()
        meant |= {("energyType", ENERGY_WORDS[word])} if word in ENERGY_WORDS else set()
        return bool(meant & known)
    if key == "rules" and isinstance(reading.card, PokemonCard):
        return is_on_the_face(str(value), reading.card)
    if key == "trainerType":
        item = canonical[1] == TRAINER_KINDS[TrainerKind.ITEM] or word == "trainer"
        return item and not any(where == "trainerType" for where, _ in known)
    if key == "rarity":
        return word in NO_RARITY
    if path.endswith(".damage"):
        return value == "n/a"
    return value == [] and not any(where.startswith(path) for where, _ in known)


def _follows(path: str, value: object, data: JsonObject, said: set[tuple[str, object]]) -> bool:
    """Whether the data say in another way what our field says."""
    key = path.split("[")[0]
    match key:
        case "labels":
            kinds = data.get("subtypes")
            words = [data.get("suffix"), *(kinds if isinstance(kinds, list) else [])]
            told = {LABELS[LABEL_WORDS[plain(word)]] for word in words if plain(str(word)) in LABEL_WORDS}
            return isinstance(value, list) and told >= set(value)
        case "provides":  # of a basic Energy card its name, of a special one its text
            return True
        case "energyType":
            return "energyType" not in data
        case "attacks":  # a printed question mark that most data leave out
            return path.endswith(".damage") and value == "?"
        case "hp" | "trainerType":
            return data.get("category") == "Trainer" and key not in data
        case _:
            return value == []
