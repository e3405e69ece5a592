"""JSON object → model: the face as it is, every text through the reader. What is not understood is said, never guessed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import field
from typing import Final, TypeVar

from cardc.identity import spelled
from cardc.interchange.vocabulary import (
    LABELS,
    POWER_KINDS,
    SIGNS,
    STAGES,
    TRAINER_KINDS,
    TYPE_WORDS,
    TYPES,
    spaced,
    trainer_kind,
)
from cardc.language import Body, Failure, Reading, TextContext, TextKind, read
from cardc.language.reminders import acts_of
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
from cardc.model.effects import DamageEquals
from cardc.model.terms import Edition, EnergyType, PowerKind, Rarity, Sign, Stage
from cardc.records import dataclass
from cardc.syntax.prose import unread_power, unread_text
from cardc.syntax.spans import Path

_DAMAGE: Final = re.compile(r"(?P<number>[0-9]{1,4})(?P<sign>[-+×x−]?)|\?")
_SIGN_OF: Final = {sign: key for key, sign in SIGNS.items()} | {"x": Sign.TIMES, "−": Sign.MINUS}

_NOTHING: Final[list[Mapping[str, object]]] = []

V = TypeVar("V")
Trait = TypeVar("Trait", Weakness, Resistance)


class CardJsonError(ValueError):
    """The object is no card; each of ``problems`` names a field and says what it should be."""

    def __init__(self, *problems: str) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Unread:
    """A text that was declined: where it stands (``attacks[0]``, ``abilities[0]``, ``effect``), the same as a path in
    the model, and why. The card holds an empty text there (``cardc.syntax.prose.unread_text``)."""

    where: str
    path: Path
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
    types: tuple[EnergyType, ...] = ()
    bases: tuple[tuple[str, int], ...] = ()
    unread: list[Unread] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def attempt(self, read: Callable[[], V], instead: V) -> V:
        """The value of a field; when it is wrong that is noted, and ``instead`` stands there so that others are looked at."""
        try:
            return read()
        except CardJsonError as error:
            self.problems += error.problems
            return instead

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

    def read(self, where: str, path: Path, data: Mapping[str, object], context: TextContext) -> Body | None:
        value = data.get("effect")
        text = value.get(self.lang) if isinstance(value, Mapping) else value
        text = spaced(text) if isinstance(text, str) else text
        if text is None or text == "":
            return Text()
        if not isinstance(text, str):
            raise CardJsonError(f"{where}: effect must be a text, or texts by language")
        reading: Reading = read(self.lang, text, context)
        if len(reading.bodies) == 1:
            return reading.bodies[0]
        self.unread.append(Unread(where, path, text, reading.failure, len(reading.bodies)))
        return None


def card_from_json(data: Mapping[str, object], lang: str, edition: Edition) -> tuple[Card, tuple[Unread, ...]]:
    """The card that an object in the shape of :func:`card_to_json` describes, its texts read in ``lang``.

    A declined text leaves its attack, Trainer or power empty (``cardc.syntax.prose``), a special Energy card without
    Energy; see the second value.

    Raises:
        CardJsonError: fields are missing or of the wrong kind; it tells all of them.
    """
    reader = _Card(data, lang, edition)
    name = reader.attempt(lambda: _name(reader), "?")
    match data.get("category"):
        case "Pokemon":
            card: Card = _pokemon(reader, name)
        case "Trainer":
            card = _trainer(reader, name)
        case "Energy":
            card = _energy(reader, name)
        case other:
            raise CardJsonError(*reader.problems, f"category must be Pokemon, Trainer or Energy, not {other!r}")
    if reader.problems:
        raise CardJsonError(*reader.problems)
    return card, tuple(reader.unread)


def _name(card: _Card) -> str:
    name = card.text_of(card.data, "name")
    if not name:
        raise CardJsonError("name is missing")
    return spelled(name)


def _pokemon(card: _Card, name: str) -> PokemonCard:
    data, attempt = card.data, card.attempt
    dex = attempt(lambda: _items(data, "dexId"), list[object]())
    species = Species(number=dex[0]) if dex and isinstance(dex[0], int) else None
    level = data.get("level")
    powers = attempt(lambda: _objects(data, "abilities"), _NOTHING)
    attacks = attempt(lambda: _objects(data, "attacks"), _NOTHING)
    card.types = attempt(lambda: card.types_of(data, "types"), ())
    card.bases = printed_bases(attacks, card.lang)
    return PokemonCard(
        name=name,
        imprint=_imprint(card),
        stage=attempt(lambda: _member(STAGES, data.get("stage", "Basic"), "stage"), Stage.BASIC),
        evolves_from=attempt(lambda: spelled(card.text_of(data, "evolveFrom")), "") or None,
        types=card.types,
        hp=attempt(lambda: card.number_of("hp"), 0),
        level=str(level) if level is not None else None,
        species=species,
        flavour=attempt(lambda: card.text_of(data, "flavour"), "") or None,
        powers=tuple(power for i, each in enumerate(powers) if (power := _power(card, name, i, each)) is not None),
        attacks=tuple(attack for i, each in enumerate(attacks) if (attack := _attack(card, name, i, each)) is not None),
        weaknesses=attempt(lambda: _in_order(map(_weakness, _objects(data, "weaknesses"))), ()),
        resistances=attempt(lambda: _in_order(map(_resistance, _objects(data, "resistances"))), ()),
        retreat=attempt(lambda: card.number_of("retreat", 0), 0),
        labels=attempt(lambda: tuple(_member(LABELS, label, "labels") for label in _items(data, "labels")), ()),
    )


def _power(card: _Card, name: str, number: int, data: Mapping[str, object]) -> Power | None:
    where = f"abilities[{number}]"

    def read() -> Power:
        kind: PowerKind = _member(POWER_KINDS, data.get("type"), f"{where}: type")
        context = TextContext(name, TextKind.POWER, None, card.edition, None, card.types, card.bases)
        body = card.read(where, ("powers", number, "text"), data, context)
        if body == Text():
            raise CardJsonError(f"{where}: effect is missing")
        return Power(kind, spelled(card.text_of(data, "name")), body if isinstance(body, PowerText) else unread_power())

    return card.attempt(read, None)


def _attack(card: _Card, name: str, number: int, data: Mapping[str, object]) -> Attack | None:
    where = f"attacks[{number}]"

    def read() -> Attack:
        damage = printed_damage_of(data.get("damage"), where)
        context = TextContext(name, TextKind.ATTACK, damage, card.edition, None, card.types, card.bases)
        body = card.read(where, ("attacks", number, "text"), data, context)
        text = body if isinstance(body, Text) else unread_text()
        return Attack(spelled(card.text_of(data, "name")), card.types_of(data, "cost"), completed(damage, text), text)

    return card.attempt(read, None)


def printed_bases(attacks: Iterable[Mapping[str, object]], lang: str) -> tuple[tuple[str, int], ...]:
    """The printed damages of the attacks of a card by their names, in ``lang`` or else English; odd ones are left out."""
    found: list[tuple[str, int]] = []
    for attack in attacks:
        name = attack.get("name")
        name = name.get(lang) or name.get("en") if isinstance(name, Mapping) else name
        with suppress(CardJsonError):
            damage = printed_damage_of(attack.get("damage"), "damage")
            if isinstance(name, str) and damage is not None and damage.value is not None:
                found.append((name, damage.value))
    return tuple(found)


def completed(damage: PrintedDamage | None, text: Text) -> PrintedDamage | None:
    """The printed damage of an attack with this text. Most data leave out a printed ``?``; the text alone tells it."""
    acts = [act for statement in text.effects for act in acts_of(statement)]
    whole = any(isinstance(act, DamageEquals) for act in acts)
    return PrintedDamage(None, Sign.UNKNOWN) if damage is None and whole else damage


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
    word = card.data.get("trainerType")
    if card.edition is not Edition.CLASSIC and word is not None:
        card.attempt(lambda: _member(TRAINER_KINDS, word, "trainerType"), None)
    kind = trainer_kind(word, card.edition)
    hp = card.attempt(lambda: card.number_of("hp", 0), 0) or None
    context = TextContext(name, TextKind.TRAINER, None, card.edition, hp)
    body = card.attempt(lambda: card.read("effect", ("text",), card.data, context), None)
    if body == Text():
        card.problems.append("effect is missing")
    return TrainerCard(name, _imprint(card), kind, body if isinstance(body, Text) else unread_text())


def _energy(card: _Card, name: str) -> EnergyCard:
    if card.data.get("energyType") != "Special":
        types = [TYPE_WORDS[word] for word in name.lower().split() if word in TYPE_WORDS]
        if len(types) != 1:
            card.problems.append(f"the basic Energy card {name} names no type")
        return EnergyCard(name, _imprint(card), tuple(types), True)
    context = TextContext(name, TextKind.ENERGY, None, card.edition)
    body = card.attempt(lambda: card.read("effect", ("provides",), card.data, context), None)
    provides: tuple[EnergyType, ...] = getattr(body, "provides", ())
    return EnergyCard(name, _imprint(card), provides, False)


def _imprint(card: _Card) -> Imprint:
    number = card.data.get("localId")
    if not isinstance(number, str) or not number:
        card.problems.append("localId must be the collector number, as a text")
        number = "?"
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


def _in_order(traits: Iterable[Trait]) -> tuple[Trait, ...]:
    """In the order of the types, as card files have them; data have any."""
    return tuple(sorted(traits, key=lambda trait: list(EnergyType).index(trait.type)))


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
