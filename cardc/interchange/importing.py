"""Card data → card files: a folder for each set, with the set, its Pokémon, its Trainer cards and its Energy cards.

What is not understood stands in the file at its place: a text as the prose that it is (``text en "…"``), which ``cardc check``
reports with a caret under the word; a special Energy card without Energy, with its text as a comment; a printed rule as a
comment. What is written is parsed and checked before. The files belong to the user, and so does what they print.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from cardc.check.faces import set_findings
from cardc.check.sets import evolution_findings, known_in
from cardc.diagnostics import Diagnostic, Severity
from cardc.interchange.eras import edition_of, era_of
from cardc.interchange.fields import CardJsonError, Fields, Note
from cardc.interchange.from_json import CardReading, card_from_json
from cardc.interchange.objects import CardObject
from cardc.interchange.shapes import in_our_shape
from cardc.model.cards import Card, EnergyCard, PokemonCard, SetInfo
from cardc.model.terms import Edition
from cardc.syntax import format_card, format_set, number_order
from cardc.syntax.parser import ParsedCard, parse_text
from cardc.syntax.prose import Prose
from cardc.syntax.spans import Path

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Choices:
    """What the user says for all cards: the language of the texts, and set and edition where the data do not tell them."""

    lang: str
    set: str | None = None
    edition: Edition | None = None


@dataclass(frozen=True, slots=True)
class ImportedCard:
    """A card, its texts that are not understood, by their paths in the model, and what the card has no place for."""

    card: Card
    proses: Mapping[Path, Prose]
    notes: tuple[Note, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether the card says everything that the data say of it."""
        return not self.proses and not self.notes

    def __str__(self) -> str:
        comments = [note.comment for note in self.notes if note.comment is not None]
        if isinstance(self.card, EnergyCard):
            comments += [prose.text for prose in self.proses.values()]
        lines = [f"// not understood: {line}\n" for text in comments for line in _lines(text)]
        return "".join(lines) + format_card(self.card, self.proses)


def _lines(text: str) -> list[str]:
    """A text as lines of a comment: what does not print would end or hide it."""
    lines = [" ".join(line.split()) for line in text.splitlines()]
    return ["".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in line) for line in lines if line]


@dataclass(slots=True)
class ImportedSet:
    """A set with its cards."""

    info: SetInfo
    cards: list[ImportedCard] = field(default_factory=list)

    @property
    def unread(self) -> int:
        """How many texts are not understood."""
        return sum(len(each.proses) for each in self.cards)

    @property
    def whole(self) -> int:
        """How many cards are understood altogether."""
        return sum(each.whole for each in self.cards)

    def files(self) -> dict[str, str]:
        """The card files of the set, by name: the set itself first."""
        groups: dict[str, list[ImportedCard]] = {}
        for each in sorted(self.cards, key=lambda each: number_order(each.card.imprint.number)):
            groups.setdefault(_file_of(each.card), []).append(each)
        return {"set.card": format_set(self.info)} | {
            name: "\n".join(map(str, cards)) for name, cards in groups.items()
        }


def import_cards(
    objects: Iterable[CardObject], file: str, choices: Choices
) -> tuple[list[ImportedSet], list[Diagnostic]]:
    """The sets of some objects. A card with a field that is missing or odd is left out; the findings (P003) tell why.

    What alone is left out of a card, or kept as a comment, is a warning.
    """
    importer = _Importer(file, choices)
    for each in objects:
        importer.take(each)
    importer.settle()
    return [one.imported() for one in importer.sets.values() if one.cards], importer.findings


@dataclass(slots=True)
class _Set:
    """A set while its cards come in. What of it no card has told yet is ``None``."""

    id: str
    edition: Edition
    name: str | None = None
    series: str | None = None
    size: int | None = None
    cards: dict[str, tuple[ImportedCard, CardObject]] = field(default_factory=dict)
    """By collector number."""

    @property
    def info(self) -> SetInfo:
        """The set; one whose name nobody tells is called by its id."""
        return SetInfo(self.id, self.name or self.id, self.edition, self.series, self.size)

    def imported(self) -> ImportedSet:
        """The set with its cards."""
        return ImportedSet(self.info, [card for card, _ in self.cards.values()])


@dataclass(slots=True)
class _Importer:
    """Takes objects one after the other, then looks at what only all of them together tell."""

    file: str
    choices: Choices
    sets: dict[str, _Set] = field(default_factory=dict)
    findings: list[Diagnostic] = field(default_factory=list)

    def say(self, each: CardObject, name: str, problem: str, severity: Severity = Severity.ERROR) -> None:
        """Tell something about an object."""
        self.findings.append(Diagnostic("P003", f"{name}: {problem}", self.file, each.span, severity=severity))

    def take(self, each: CardObject) -> None:
        """One object: a card of its set, or findings that tell why it is none."""
        data = in_our_shape(each.data)
        name = _called(each.data, self.choices.lang)
        if data is None:
            self.say(each, name, "this is no card: it has no field `category` or `supertype`")
            return
        try:
            told = _set_of(data, self.choices)
            reading = card_from_json(data, self.choices.lang, told.edition)
            imported = imported_card(reading, data)
        except CardJsonError as error:
            for problem in error.problems:
                self.say(each, name, problem)
            return
        known = self.sets.setdefault(told.id, told)
        number = imported.card.imprint.number
        if known.edition is not told.edition:
            self.say(each, name, f"its edition is {told.edition}, that of its set {known.edition}")
        elif number in known.cards:
            self.say(each, name, f"there is a card with the number {number} in {told.id} before")
        else:
            imported = replace(imported, notes=(*imported.notes, *_joined(known, told)))
            known.cards[number] = imported, each
            for note in imported.notes:
                self.say(each, name, note.message, Severity.WARNING)
            for text in reading.unread:
                if text.why is not None:  # `cardc check` may well read a text of another language
                    self.say(each, name, f"{text.where}: {text.why}", Severity.WARNING)

    def settle(self) -> None:
        """Leave out sets and cards that would not pass ``cardc check``: what a card says contradicts another one."""
        for one in self.sets.values():
            for finding in set_findings(one.info):
                for _, each in list(one.cards.values())[:1]:
                    self.say(each, f"the set {one.id}", finding.message)
                one.cards.clear()
        while self._leave_out_odd_evolutions():
            pass

    def _leave_out_odd_evolutions(self) -> bool:
        known = known_in(card.card for one in self.sets.values() for card, _ in one.cards.values())
        found = False
        for one in self.sets.values():
            for number, (card, each) in list(one.cards.items()):
                for finding in evolution_findings(card.card, known, one.edition):
                    if finding.severity is Severity.ERROR:
                        found = True
                        one.cards.pop(number, None)
                        cure = f" ({finding.suggestion})" if finding.suggestion else ""
                        self.say(each, card.card.name, f"{finding.message}{cure}")
        return found


def imported_card(reading: CardReading, data: Mapping[str, object]) -> ImportedCard:
    """A card as it will be written. Raises :class:`CardJsonError` when its source would be another card, or none."""
    card = reading.card
    hp = data.get("hp")
    printed_hp = hp if type(hp) is int and not isinstance(card, PokemonCard) else None
    proses = {text.path: Prose(text.lang, text.text, hp=printed_hp) for text in reading.unread}
    imported = ImportedCard(card, proses, reading.notes)
    parsed = parse_text(str(imported), "")
    if parsed.diagnostics:
        raise CardJsonError(*(each.message for each in parsed.diagnostics))
    if [part.card for part in parsed.parts if isinstance(part, ParsedCard)] != [card]:
        raise CardJsonError("the card file would say something else; this is a bug in cardc")
    return imported


def _called(data: Mapping[str, object], lang: str) -> str:
    """What a message calls an object."""
    name = data.get("name")
    name = name.get(lang) or name.get("en") if isinstance(name, Mapping) else name
    return str(name if isinstance(name, str) and name else data.get("id") or "this object")


def _file_of(card: Card) -> str:
    if isinstance(card, PokemonCard):
        return "pokemon.card"
    return "energy.card" if isinstance(card, EnergyCard) else "trainers.card"


# --- sets ------------------------------------------------------------------------------------------------------------


def _set_of(data: Mapping[str, object], choices: Choices) -> _Set:
    fields = Fields(data)
    problems: list[str] = []

    def attempt(key: str) -> str | None:
        try:
            return fields.word(key)
        except CardJsonError as error:
            problems.extend(error.problems)
            return None

    set_id = choices.set or attempt("set")
    if set_id is None:
        problems += [] if problems else ["the set is missing; say it: --set ID"]
        set_id = "?"
    elif any(finding.code == "E115" for finding in set_findings(SetInfo(set_id, "A", Edition.BW))):
        problems.append(f"`{set_id}` is no set id: small letters and digits, a letter first; say another: --set ID")
    said, era = attempt("edition"), attempt("era")
    edition = choices.edition or edition_of({**data, "set": data.get("set", set_id)})
    if choices.edition is None and said is not None and said not in list(Edition):
        problems.append(f"the edition {said!r} is unknown; known are {', '.join(Edition)}")
    elif edition is None:
        problems.append(f"nothing tells the edition of {set_id}; say it: --edition classic|dp|bw")
    elif era is not None and era_of({"era": era}) is None:
        problems.append(f"the era {era!r} is unknown")
    name, series, size = attempt("setName"), attempt("series"), fields.data.get("setSize")
    if "setSize" in data and (type(size) is not int or size < 1):
        problems.append("setSize must be a whole number from 1")
    if problems or edition is None:
        raise CardJsonError(*problems)
    return _Set(set_id, edition, name, series, size if isinstance(size, int) else None)


def _joined(known: _Set, told: _Set) -> list[Note]:
    """Take what a card tells of its set; a note for each thing that another card has told otherwise."""
    notes = []
    for key, what in (("name", "setName"), ("series", "series"), ("size", "setSize")):
        before, now = getattr(known, key), getattr(told, key)
        if before is None:
            setattr(known, key, now)
        elif now is not None and now != before:
            notes.append(Note(what, f"{what} is {now!r}, of an earlier card of the set {before!r}, which is taken"))
    return notes
