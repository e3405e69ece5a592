"""JSON object → model: the face as it is, every text through the reader. What is not understood is said, never guessed.

Each field is used, or kept as prose or as a comment, or told: :class:`CardReading` holds all of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import field, replace
from functools import partial
from typing import Final, TypeVar

from cardc.check import check_card
from cardc.diagnostics import Severity
from cardc.identity import spelled
from cardc.interchange.cleaning import cleaned
from cardc.interchange.fields import ENGLISH, CardJsonError, Fields, Note
from cardc.interchange.printed_rules import is_on_the_face
from cardc.interchange.vocabulary import (
    CATEGORY_WORDS,
    ENERGY_WORDS,
    LABEL_WORDS,
    LABELS,
    NO_RARITY,
    OTHER_STAGES,
    POWER_KINDS,
    POWER_WORDS,
    RARITY_WORDS,
    SIGNS,
    STAGE_WORDS,
    STAGES,
    TRAINER_KINDS,
    TRAINER_WORDS,
    TYPE_WORDS,
    TYPES,
    plain,
    trainer_kind,
)
from cardc.language import LANGUAGES, Body, EnergyText, Failure, TextContext, TextKind, played_hp, read
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
from cardc.model.terms import Edition, EnergyType, Label, PowerKind, Rarity, Sign, Stage, TrainerKind
from cardc.records import dataclass
from cardc.syntax.prose import unread_power, unread_text
from cardc.syntax.spans import Path

_DAMAGE: Final = re.compile(r"(?P<number>[0-9]{1,4})(?P<sign>[-+×x−]?)|\?")
_SIGN_OF: Final = {sign: key for key, sign in SIGNS.items()} | {"x": Sign.TIMES, "−": Sign.MINUS}
_ODD_STAGES: Final = frozenset(OTHER_STAGES)

CATALOGUE: Final = frozenset(
    ("id", "set", "setName", "setSize", "series", "edition", "era", "category", "reprintOf", "overridden")
)
"""Fields that say where a card is found, not what is printed on it. Those of its set are read with the set."""

V = TypeVar("V")
Trait = TypeVar("Trait", Weakness, Resistance)


@dataclass(frozen=True, slots=True)
class Unread:
    """A text that was declined: where it stands (``attacks[0]``, ``abilities[0]``, ``effect``), the same as a path in
    the model, and why. The card holds an empty text there (``cardc.syntax.prose.unread_text``). ``lang`` is the language
    of the text, another than the wanted one where the text is in that alone."""

    where: str
    path: Path
    lang: str
    text: str
    failure: Failure | None
    readings: int
    why: str | None = None

    @property
    def reason(self) -> str:
        """Why, for people."""
        if self.why is not None:
            return self.why
        return str(self.failure) if self.failure else f"the text can be read in {self.readings} ways"


@dataclass(frozen=True, slots=True)
class CardReading:
    """What is read of an object: the card, the texts that are not understood, and what has no place on the card."""

    card: Card
    unread: tuple[Unread, ...] = ()
    notes: tuple[Note, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether everything that the object says of the card stands on it."""
        return not self.unread and not self.notes


@dataclass(slots=True)
class _Card:
    """One object while it is read."""

    fields: Fields
    lang: str
    edition: Edition
    types: tuple[EnergyType, ...] = ()
    bases: tuple[tuple[str, int], ...] = ()
    unread: list[Unread] = field(default_factory=list)
    texts: dict[Path, tuple[str, str, str]] = field(default_factory=dict)
    """By path: where, language and words of each printed text that was read."""
    notes: list[Note] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def attempt(self, read: Callable[[], V], instead: V) -> V:
        """The value of a field; when it is wrong that is noted, and ``instead`` stands there so that others are looked at."""
        try:
            return read()
        except CardJsonError as error:
            self.problems += error.problems
            return instead

    def note(self, where: str, message: str, comment: str | None = None) -> None:
        """Tell something that the card has no place for."""
        self.notes.append(Note(where, message, comment))

    def read(self, fields: Fields, path: Path, context: TextContext) -> Body | None:
        """The text of an attack, a power or a card; ``None`` when it is not understood."""
        where = fields.where or "effect"
        found = fields.text("effect", self.lang, tuple(lang for lang in LANGUAGES if lang != self.lang))
        if found is None:
            return Text()
        lang, text = found[0], cleaned(found[1], found[0])
        if not text:
            raise CardJsonError(f"{fields.label('effect')} is empty")
        if lang != self.lang:
            why = f"the text is there in {lang} only, not in {self.lang}"
            self.unread.append(Unread(where, path, lang, text, None, 0, why))
            return None
        reading = read(lang, text, context)
        if len(reading.bodies) == 1:
            self.texts[path] = (where, lang, text)
            return reading.bodies[0]
        self.unread.append(Unread(where, path, lang, text, reading.failure, len(reading.bodies)))
        return None

    def context(self, kind: TextKind, name: str, damage: PrintedDamage | None = None) -> TextContext:
        """What the card says around a text of a Pokémon."""
        return TextContext(name, kind, damage, self.edition, None, self.types, self.bases)


def card_from_json(data: Mapping[str, object], lang: str, edition: Edition) -> CardReading:
    """The card that an object in the shape of :func:`card_to_json` describes, its texts read in ``lang``.

    A declined text leaves its attack, Trainer or power empty (``cardc.syntax.prose``), a special Energy card without
    Energy. So does a text that can't stand on its card.

    Raises:
        CardJsonError: fields are missing, odd, or contradict each other; it tells all of them.
    """
    reader = _Card(Fields(data), lang, edition)
    name = reader.attempt(lambda: _required(reader.fields.name("name", lang), "name"), "?")
    category = reader.attempt(lambda: _required(reader.fields.word("category"), "category"), "")
    match CATEGORY_WORDS.get(plain(category)):
        case "Pokemon":
            card: Card = _pokemon(reader, name)
        case "Trainer":
            card = _trainer(reader, name)
        case "Energy":
            card = _energy(reader, name)
        case _:
            raise CardJsonError(*reader.problems, f"category must be Pokemon, Trainer or Energy, not {category!r}")
    reader.notes += reader.fields.left(CATALOGUE)
    if not reader.problems:
        card = _checked(reader, card)
    if reader.problems:
        raise CardJsonError(*reader.problems)
    return CardReading(card, tuple(reader.unread), tuple(reader.notes))


def _checked(reader: _Card, card: Card) -> Card:
    """The card, without the texts that can't stand on it: they are not understood. All else that is wrong is a problem."""
    unread = {text.path for text in reader.unread}
    for finding in check_card(card, reader.edition):
        path = next((path for path in (*unread, *reader.texts) if finding.path[: len(path)] == path), None)
        if finding.severity is not Severity.ERROR or path in unread:
            continue
        if path is None:
            # An attack whose text is not understood does something all the same.
            if finding.code != "E111" or not any(text[: len(finding.path)] == finding.path for text in unread):
                reader.problems.append(finding.message)
        else:
            where, lang, text = reader.texts[path]
            reader.unread.append(Unread(where, path, lang, text, None, 1, finding.message))
            unread.add(path)
            card = _without_text(card, path)
    return card


def _without_text(card: Card, path: Path) -> Card:
    """The card with an unread text at a path."""
    match card, path:
        case PokemonCard(), ("powers", int(number), *_):
            powers = list(card.powers)
            powers[number] = replace(powers[number], text=unread_power())
            return replace(card, powers=tuple(powers))
        case PokemonCard(), (_, int(number), *_):
            attacks = list(card.attacks)
            attacks[number] = replace(attacks[number], text=unread_text())
            return replace(card, attacks=tuple(attacks))
        case TrainerCard(), _:
            return replace(card, text=unread_text())
        case EnergyCard(), _:
            return replace(card, provides=())
    return card


def _required(value: V | None, label: str) -> V:
    if value is None:
        raise CardJsonError(f"{label} is missing")
    return value


# --- Pokémon -----------------------------------------------------------------------------------------------------------


def _pokemon(card: _Card, name: str) -> PokemonCard:
    data, attempt = card.fields, card.attempt
    powers = attempt(lambda: data.objects("abilities"), list[Fields]())
    attacks = attempt(lambda: data.objects("attacks"), list[Fields]())
    card.types = attempt(lambda: _types(data, "types"), ())
    card.bases = printed_bases([each.data for each in attacks], card.lang)
    stage, before = _stage(card)
    found = PokemonCard(
        name=name,
        imprint=_imprint(card),
        stage=stage or Stage.BASIC,
        evolves_from=before,
        types=card.types,
        hp=attempt(lambda: data.number("hp"), 0),
        level=attempt(lambda: _level(data), None),
        species=_species(card),
        flavour=attempt(lambda: data.name("flavour", card.lang), None),
        powers=tuple(power for i, each in enumerate(powers) if (power := _power(card, name, i, each)) is not None),
        attacks=tuple(attack for i, each in enumerate(attacks) if (attack := _attack(card, name, i, each)) is not None),
        weaknesses=attempt(lambda: _in_order(_each(card, "weaknesses", _weakness)), ()),
        resistances=attempt(lambda: _in_order(_each(card, "resistances", _resistance)), ()),
        retreat=attempt(lambda: _retreat(data), 0),
        labels=_labels(card, stage),
    )
    _rules(card, lambda rule: is_on_the_face(rule, found))
    return found


def _stage(card: _Card) -> tuple[Stage | None, str | None]:
    """The stage and what the Pokémon evolves from: only an Evolution names that."""
    data = card.fields
    stage = card.attempt(lambda: _member(STAGE_WORDS, STAGES, data.required("stage"), "stage"), None)
    before = card.attempt(lambda: data.name("evolveFrom", card.lang), None)
    if stage is not None and (stage is Stage.BASIC) != (before is None):
        says = "evolveFrom is missing" if before is None else f"evolveFrom is {before!r}"
        card.problems.append(f"stage is {STAGES[stage]} and {says}")
    return stage, before


def _level(data: Fields) -> str | None:
    level = data.value("level")
    return str(level) if type(level) is int else data.word("level")


def _retreat(data: Fields) -> int:
    retreat = data.number("retreat")
    _agree(data, "convertedRetreatCost", retreat, f"retreat is {retreat}")
    return retreat


def _agree(data: Fields, key: str, number: int, other: str) -> None:
    """A field that repeats another one says the same."""
    if data.has(key) and data.number(key) != number:
        raise CardJsonError(f"{data.label(key)} is {data.data[key]} and {other}")


def _species(card: _Card) -> Species | None:
    """The species line: its number is the first of ``dexId``, the rest stands in ``species``."""
    data = card.fields
    numbers = card.attempt(lambda: data.items("dexId"), list[object]())
    odd = [number for number in numbers if type(number) is not int or number < 1]
    if odd:
        card.problems.append(f"dexId must be a list of whole numbers from 1, not {numbers!r}")
    if len(numbers) > 1:
        card.note("dexId", f"dexId has {len(numbers)} numbers, a card one; the first is taken")
    words: dict[str, str | None] = {}
    if data.has("species"):
        line = data.value("species") if data.data["species"] is not None else None
        if isinstance(line, Mapping):
            fields = Fields(line, "species")
            for key in ("category", "length", "weight"):
                words[key] = card.attempt(partial(fields.word, key), None)
            card.notes += fields.left()
        else:
            card.problems.append("species must be an object with category, length and weight")
    number = numbers[0] if numbers and not odd else None
    found = Species(number if isinstance(number, int) else None, **words)
    return None if found == Species() else found


def _labels(card: _Card, stage: Stage | None) -> tuple[Label, ...]:
    """The labels: told as such, as a suffix of the name, or among other kinds. A kind that is a stage is that of the card."""
    data = card.fields
    found: set[Label | None] = {
        card.attempt(partial(_member, LABEL_WORDS, LABELS, word, "labels"), None)
        for word in card.attempt(lambda: data.words("labels"), list[str]())
    }
    suffix = card.attempt(lambda: data.word("suffix"), None)
    kinds = [("subtypes", word) for word in card.attempt(lambda: data.words("subtypes"), list[str]())]
    for key, word in [*kinds, *([("suffix", suffix)] if suffix else [])]:
        as_stage = STAGE_WORDS.get(plain(word))
        if plain(word) in LABEL_WORDS:
            found.add(LABEL_WORDS[plain(word)])
        elif as_stage is not None or plain(word) in _ODD_STAGES:
            if stage is not None and as_stage is not stage:
                card.problems.append(f"stage is {STAGES[stage]} and {key} says {word!r}")
        else:
            card.note(key, f"the label {word!r} is unknown and left out; known are {', '.join(LABELS.values())}")
    return tuple(label for label in Label if label in found)


def _rules(card: _Card, known: Callable[[str], bool]) -> None:
    """Printed rules that nothing else on the card says are kept as comments."""
    for i, rule in enumerate(card.attempt(lambda: card.fields.words("rules"), list[str]())):
        if not known(rule):
            card.note(f"rules[{i}]", "a printed rule is not understood; it is kept as a comment", rule)


def _power(card: _Card, name: str, number: int, data: Fields) -> Power | None:
    def read() -> Power:
        kind: PowerKind = _member(POWER_WORDS, POWER_KINDS, data.required("type"), data.label("type"))
        body = card.read(data, ("powers", number, "text"), card.context(TextKind.POWER, name))
        if body == Text():
            raise CardJsonError(f"{data.label('effect')} is missing")
        called = _required(data.name("name", card.lang), data.label("name"))
        return Power(kind, called, body if isinstance(body, PowerText) else unread_power())

    power = card.attempt(read, None)
    card.notes += data.left() if power is not None else ()
    return power


def _attack(card: _Card, name: str, number: int, data: Fields) -> Attack | None:
    def read() -> Attack:
        damage = printed_damage_of(data.value("damage"), data.where)
        body = card.read(data, ("attacks", number, "text"), card.context(TextKind.ATTACK, name, damage))
        text = body if isinstance(body, Text) else unread_text()
        called = _required(data.name("name", card.lang), data.label("name"))
        data.required("cost")
        cost = _types(data, "cost")
        _agree(data, "convertedEnergyCost", len(cost), f"{data.label('cost')} has {len(cost)} symbols")
        return Attack(called, cost, completed(damage, text), text)

    attack = card.attempt(read, None)
    card.notes += data.left() if attack is not None else ()
    return attack


def printed_bases(attacks: Iterable[Mapping[str, object]], lang: str) -> tuple[tuple[str, int], ...]:
    """The printed damages of the attacks of a card by their names, in ``lang`` or else English; odd ones are left out."""
    found: list[tuple[str, int]] = []
    for attack in attacks:
        name = attack.get("name")
        name = name.get(lang) or name.get(ENGLISH) if isinstance(name, Mapping) else name
        with suppress(CardJsonError):
            damage = printed_damage_of(attack.get("damage"), "damage")
            if isinstance(name, str) and damage is not None and damage.value is not None:
                found.append((spelled(name), damage.value))
    return tuple(found)


def completed(damage: PrintedDamage | None, text: Text) -> PrintedDamage | None:
    """The printed damage of an attack with this text. Most data leave out a printed ``?``; the text alone tells it."""
    acts = [act for statement in text.effects for act in acts_of(statement)]
    whole = any(isinstance(act, DamageEquals) for act in acts)
    return PrintedDamage(None, Sign.UNKNOWN) if damage is None and whole else damage


def printed_damage_of(value: object, where: str) -> PrintedDamage | None:
    """Printed damage from text (``30``, ``30+``, ``?``) or a number. Raises :class:`CardJsonError` that names ``where``."""
    if value is None or value == "n/a":
        return None
    match = _DAMAGE.fullmatch(str(value).strip()) if isinstance(value, str) or type(value) is int else None
    if match is None:
        raise CardJsonError(f"{where}: damage {value!r} must look like 30, 30+, 30×, 30- or ?")
    if match["number"] is None:
        return PrintedDamage(None, Sign.UNKNOWN)
    return PrintedDamage(int(match["number"]), _SIGN_OF[match["sign"]])


def _each(card: _Card, key: str, read: Callable[[Fields], Trait]) -> Iterator[Trait]:
    for data in card.fields.objects(key):
        yield read(data)
        card.notes += data.left()


def _weakness(data: Fields) -> Weakness:
    type = _type(data.required("type"), data.label("type"))
    value = text_of_value(data)
    if re.fullmatch(r"[×x][0-9]{1,4}", value):
        return Weakness(type, int(value[1:]))
    if re.fullmatch(r"\+[0-9]{1,4}", value):
        return Weakness(type, plus=int(value[1:]))
    raise CardJsonError(f"{data.label('value')} {value!r} must look like ×2 or +20")


def _resistance(data: Fields) -> Resistance:
    type, value = _type(data.required("type"), data.label("type")), text_of_value(data)
    if not re.fullmatch(r"[-−][0-9]{1,4}", value):
        raise CardJsonError(f"{data.label('value')} {value!r} must look like -30")
    return Resistance(type, int(value[1:]))


def text_of_value(data: Fields) -> str:
    """How strong a Weakness or a Resistance is, as printed."""
    return _required(data.word("value"), data.label("value"))


# --- Trainer and Energy cards ------------------------------------------------------------------------------------------


def _trainer(card: _Card, name: str) -> TrainerCard:
    data = card.fields
    kind = card.attempt(lambda: _trainer_kind(card), TrainerKind.TRAINER)
    hp = card.attempt(lambda: data.number("hp"), 0) if data.has("hp") else None
    context = TextContext(name, TextKind.TRAINER, None, card.edition, hp)
    body = card.attempt(lambda: card.read(data, ("text",), context), None)
    if body == Text():
        card.problems.append("effect is missing")
    text = body if isinstance(body, Text) else unread_text()
    if body is not None and hp is not None and played_hp(text) != hp:
        card.problems.append(f"hp is {hp} and its text does not make it a Pokémon")
    _rules(card, lambda _: False)
    return TrainerCard(name, _imprint(card), kind, text)


def _trainer_kind(card: _Card) -> TrainerKind:
    data, edition = card.fields, card.edition
    word = data.word("trainerType")
    kind = trainer_kind(word, edition)
    known = ", ".join(TRAINER_KINDS.values())
    if word is None and kind is None:
        raise CardJsonError(f"trainerType is missing; known are {known}")
    if kind is None:
        raise CardJsonError(f"trainerType {word!r} is unknown in the {edition} edition; known are {known}")
    for other in data.words("subtypes"):
        meant = TRAINER_WORDS.get(plain(other))
        if meant is None:
            card.note("subtypes", f"the kind {other!r} is unknown and left out")
        elif trainer_kind(other, edition) is not kind and meant is not TrainerKind.ITEM:
            raise CardJsonError(f"trainerType is {word!r} and subtypes says {other!r}")
    return kind


def _energy(card: _Card, name: str) -> EnergyCard:
    data = card.fields
    basic = card.attempt(lambda: _is_basic(card), True)
    told = card.attempt(lambda: _types(data, "provides") if data.has("provides") else None, None)
    _rules(card, lambda _: False)
    if basic:
        types = [TYPE_WORDS[word] for word in name.lower().split() if word in TYPE_WORDS]
        if told is None and len(types) != 1:
            card.problems.append(f"the basic Energy card {name} names no type")
        return EnergyCard(name, _imprint(card), tuple(types) if told is None else told, True)
    context = TextContext(name, TextKind.ENERGY, None, card.edition)
    body = card.attempt(lambda: card.read(data, ("provides",), context), None)
    if body == Text():
        card.problems.append("effect is missing")
    provides = body.provides if isinstance(body, EnergyText) else ()
    if body is not None and told is not None and told != provides:
        card.problems.append("effect and provides say different Energy")
    return EnergyCard(name, _imprint(card), provides, False)


def _is_basic(card: _Card) -> bool:
    """Whether an Energy card is a basic one (R013). One that has a text is special, whether the data say so or not (R014)."""
    data = card.fields
    kinds = set[str]()
    told = data.word("energyType")
    words = [("subtypes", word) for word in data.words("subtypes")]
    for key, word in [*words, *([] if told is None else [("energyType", told)])]:
        kind = ENERGY_WORDS.get(plain(word))
        if kind is not None:
            kinds.add(kind)
        elif key == "energyType":
            raise CardJsonError(f"energyType {word!r} is unknown; known are Normal, Special")
        else:
            card.note("subtypes", f"the kind {word!r} is unknown and left out")
    has_text = data.has("effect")
    if len(kinds) > 1 or (has_text and kinds == {"Normal"}):
        says = "subtypes say otherwise" if len(kinds) > 1 else "the card has a text, which makes it a special one"
        raise CardJsonError(f"energyType is {', '.join(sorted(kinds))} and {says}")
    return kinds != {"Special"} and not has_text


# --- around the edge ---------------------------------------------------------------------------------------------------


def _imprint(card: _Card) -> Imprint:
    data, attempt = card.fields, card.attempt
    number = data.data.get("localId")
    data.taken.add("localId")
    if not isinstance(number, str) or not number:
        card.problems.append("localId must be the collector number, as a text")
        number = "?"
    return Imprint(
        number,
        attempt(lambda: _rarity(card), None),
        attempt(lambda: data.word("illustrator"), None),
        attempt(lambda: data.yes("firstEdition"), False),
        attempt(lambda: data.word("setMark"), None),
    )


def _rarity(card: _Card) -> Rarity | None:
    word = card.fields.word("rarity")
    if word is None or plain(word) in NO_RARITY:
        return None
    found = RARITY_WORDS.get(plain(word))
    if found is None:
        card.note("rarity", f"the rarity {word!r} is unknown and left out; known are {', '.join(Rarity)}")
    return found


# --- words of closed lists ---------------------------------------------------------------------------------------------


def _types(data: Fields, key: str) -> tuple[EnergyType, ...]:
    found = [_type(item, data.label(key)) for item in data.items(key)]
    return tuple(sorted(found, key=list(EnergyType).index))


def _type(word: object, where: str) -> EnergyType:
    return _member(TYPE_WORDS, TYPES, word, where)


def _in_order(traits: Iterable[Trait]) -> tuple[Trait, ...]:
    """In the order of the types, as card files have them; data have any."""
    return tuple(sorted(traits, key=lambda trait: list(EnergyType).index(trait.type)))


def _member(words: Mapping[str, V], names: Mapping[V, str], wanted: object, where: str) -> V:
    """The member of a closed list that a word means; ``names`` are what a message tells of."""
    found = words.get(plain(wanted)) if isinstance(wanted, str) else None
    if found is None:
        raise CardJsonError(f"{where} {wanted!r} is unknown; known are {', '.join(names.values())}")
    return found
