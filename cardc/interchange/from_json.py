"""JSON object → model: the face as it is, every text through the reader. What is not understood is said, never guessed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field
from typing import Final, TypeVar

from cardc.interchange.vocabulary import LABELS, POWER_KINDS, SIGNS, STAGES, TRAINER_KINDS, TYPES
from cardc.language import Body, Failure, Reading, TextContext, TextKind, read
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
    Text,
    TrainerCard,
    Weakness,
)
from cardc.model.terms import Edition, EnergyType, PowerKind, Rarity, Sign, TrainerKind
from cardc.records import dataclass

_DAMAGE: Final = re.compile(r"(?P<number>[0-9]{1,4})(?P<sign>[-+×x−]?)|\?")
_SIGN_OF: Final = {sign: key for key, sign in SIGNS.items()} | {"x": Sign.TIMES, "−": Sign.MINUS}

V = TypeVar("V")


class CardJsonError(ValueError):
    """The object is no card; the message names the field and says what it should be."""


@dataclass(frozen=True, slots=True)
class Unread:
    """A text that was declined: where it stands (``attacks[0]``, ``abilities[0]``, ``effect``) and why."""

    where: str
    text: str
    failure: Failure | None
    readings: int

    @property
    def reason(self) -> str:
        """Why, for people."""
        return str(self.failure) if self.failure else f"the text can be read in {self.readings} ways"


@dataclass(slots=True)
class _Card:
    """One object while it is read."""

    data: Mapping[str, object]
    lang: str
    edition: Edition
    unread: list[Unread] = field(default_factory=list)

    # --- fields ------------------------------------------------------------------------------------------------

    def text_of(self, data: Mapping[str, object], key: str) -> str:
        """A field that is a text, or texts by language: the wanted language, else English."""
        value = data.get(key)
        if isinstance(value, Mapping):
            value = value.get(self.lang) or value.get("en")
        if value is None:
            return ""
        if not isinstance(value, str):
            raise CardJsonError(f"{key} must be a text, or texts by language")
        return value

    def number_of(self, key: str, default: int | None = None) -> int:
        value = self.data.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise CardJsonError(f"{key} must be a whole number")
        return value

    def types_of(self, data: Mapping[str, object], key: str) -> tuple[EnergyType, ...]:
        found = [_member(TYPES, name, key) for name in _items(data, key)]
        return tuple(sorted(found, key=list(EnergyType).index))

    # --- texts --------------------------------------------------------------------------------------------------

    def read(self, where: str, data: Mapping[str, object], context: TextContext) -> Body | None:
        value = data.get("effect")
        text = value.get(self.lang) if isinstance(value, Mapping) else value
        if text is None or text == "":
            return Text()
        if not isinstance(text, str):
            raise CardJsonError(f"{where}: effect must be a text, or texts by language")
        reading: Reading = read(self.lang, text, context)
        if len(reading.bodies) == 1:
            return reading.bodies[0]
        self.unread.append(Unread(where, text, reading.failure, len(reading.bodies)))
        return None


def card_from_json(data: Mapping[str, object], lang: str, edition: Edition) -> tuple[Card, tuple[Unread, ...]]:
    """The card that an object in the shape of :func:`card_to_json` describes, its texts read in ``lang``.

    A declined text leaves its attack or Trainer without text and its power out; see the second value.

    Raises:
        CardJsonError: a field is missing or of the wrong kind.
    """
    reader = _Card(data, lang, edition)
    name = reader.text_of(data, "name")
    if not name:
        raise CardJsonError("name is missing")
    category = data.get("category")
    if category == "Pokemon":
        card: Card = _pokemon(reader, name)
    elif category == "Trainer":
        card = _trainer(reader, name)
    elif category == "Energy":
        card = _energy(reader, name)
    else:
        raise CardJsonError("category must be Pokemon, Trainer or Energy")
    return card, tuple(reader.unread)


def _pokemon(card: _Card, name: str) -> PokemonCard:
    data = card.data
    dex = _items(data, "dexId")
    species = Species(number=dex[0]) if dex and isinstance(dex[0], int) else None
    level = data.get("level")
    return PokemonCard(
        name=name,
        imprint=_imprint(card),
        stage=_member(STAGES, data.get("stage", "Basic"), "stage"),
        evolves_from=card.text_of(data, "evolveFrom") or None,
        types=card.types_of(data, "types"),
        hp=card.number_of("hp"),
        level=str(level) if level is not None else None,
        species=species,
        powers=tuple(
            power
            for i, each in enumerate(_objects(data, "abilities"))
            if (power := _power(card, name, f"abilities[{i}]", each)) is not None
        ),
        attacks=tuple(_attack(card, name, f"attacks[{i}]", each) for i, each in enumerate(_objects(data, "attacks"))),
        weaknesses=tuple(_weakness(each) for each in _objects(data, "weaknesses")),
        resistances=tuple(_resistance(each) for each in _objects(data, "resistances")),
        retreat=card.number_of("retreat", 0),
        labels=tuple(_member(LABELS, label, "labels") for label in _items(data, "labels")),
    )


def _power(card: _Card, name: str, where: str, data: Mapping[str, object]) -> Power | None:
    kind: PowerKind = _member(POWER_KINDS, data.get("type"), f"{where}: type")
    body = card.read(where, data, TextContext(name, TextKind.POWER, None, card.edition))
    if not isinstance(body, PowerText):
        return None
    return Power(kind, card.text_of(data, "name"), body)


def _attack(card: _Card, name: str, where: str, data: Mapping[str, object]) -> Attack:
    damage = printed_damage_of(data.get("damage"), where)
    body = card.read(where, data, TextContext(name, TextKind.ATTACK, damage, card.edition))
    text = body if isinstance(body, Text) else Text()
    return Attack(card.text_of(data, "name"), card.types_of(data, "cost"), damage, text)


def printed_damage_of(value: object, where: str) -> PrintedDamage | None:
    """Printed damage from text (``30``, ``30+``, ``?``). Raises :class:`CardJsonError` that names ``where``."""
    if value in (None, "", "n/a"):
        return None
    match = _DAMAGE.fullmatch(str(value).strip())
    if match is None:
        raise CardJsonError(f"{where}: damage {value!r} must look like 30, 30+, 30×, 30- or ?")
    if match["number"] is None:
        return PrintedDamage(None, Sign.UNKNOWN)
    return PrintedDamage(int(match["number"]), _SIGN_OF[match["sign"]])


def _trainer(card: _Card, name: str) -> TrainerCard:
    kind = TrainerKind.TRAINER
    if card.edition is not Edition.CLASSIC and card.data.get("trainerType") is not None:
        kind = _member(TRAINER_KINDS, card.data["trainerType"], "trainerType")
    hp = card.number_of("hp", 0) or None
    body = card.read("effect", card.data, TextContext(name, TextKind.TRAINER, None, card.edition, hp))
    return TrainerCard(name, _imprint(card), kind, body if isinstance(body, Text) else Text())


def _energy(card: _Card, name: str) -> EnergyCard:
    if card.data.get("energyType") != "Special":
        word = name.split()[0].lower()
        if word not in list(EnergyType):
            raise CardJsonError(f"the basic Energy card {name} names no type")
        return EnergyCard(name, _imprint(card), (EnergyType(word),), True)
    body = card.read("effect", card.data, TextContext(name, TextKind.ENERGY, None, card.edition))
    provides: tuple[EnergyType, ...] = getattr(body, "provides", ())
    return EnergyCard(name, _imprint(card), provides, False)


def _imprint(card: _Card) -> Imprint:
    number = card.data.get("localId")
    if not isinstance(number, str) or not number:
        raise CardJsonError("localId must be the collector number, as a text")
    rarity = card.data.get("rarity")
    illustrator = card.data.get("illustrator")
    return Imprint(
        number,
        Rarity(rarity) if isinstance(rarity, str) and rarity in list(Rarity) else None,
        illustrator if isinstance(illustrator, str) else None,
    )


def _weakness(data: Mapping[str, object]) -> Weakness:
    type = _member(TYPES, data.get("type"), "weaknesses: type")
    value = str(data.get("value", "×2"))
    if re.fullmatch(r"[×x][0-9]+", value):
        return Weakness(type, int(value[1:]))
    if re.fullmatch(r"\+[0-9]+", value):
        return Weakness(type, plus=int(value[1:]))
    raise CardJsonError(f"weaknesses: value {value!r} must look like ×2 or +20")


def _resistance(data: Mapping[str, object]) -> Resistance:
    value = str(data.get("value", "-30"))
    if not re.fullmatch(r"[-−][0-9]+", value):
        raise CardJsonError(f"resistances: value {value!r} must look like -30")
    return Resistance(_member(TYPES, data.get("type"), "resistances: type"), int(value[1:]))


def _member(names: Mapping[V, str], wanted: object, where: str) -> V:
    for member, name in names.items():
        if name == wanted:
            return member
    raise CardJsonError(f"{where} {wanted!r} is unknown; known are {', '.join(names.values())}")


def _items(data: Mapping[str, object], key: str) -> list[object]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise CardJsonError(f"{key} must be a list")
    return value


def _objects(data: Mapping[str, object], key: str) -> list[Mapping[str, object]]:
    found: list[Mapping[str, object]] = []
    for item in _items(data, key):
        if not isinstance(item, Mapping):
            raise CardJsonError(f"{key} must be a list of objects")
        found.append(item)
    return found
