"""Card data → card files: a folder for each set, with the set, its Pokémon, its Trainer cards and its Energy cards.

What is not understood stands in the file at its place: a text as the prose that it is (``text en "…"``), which ``cardc check``
reports with a caret under the word; a special Energy card without Energy, with its text as a comment. The files belong to
the user, and so does what they print.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from cardc.check import check_card
from cardc.diagnostics import Diagnostic, Severity
from cardc.interchange.eras import edition_of
from cardc.interchange.from_json import CardJsonError, card_from_json
from cardc.interchange.objects import CardObject
from cardc.interchange.shapes import in_our_shape
from cardc.model.cards import Card, EnergyCard, PokemonCard, SetInfo
from cardc.model.terms import Edition, Rarity
from cardc.syntax import format_card, format_set, number_order
from cardc.syntax.prose import Prose
from cardc.syntax.spans import Path

_SET_ID: Final = re.compile(r"[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Choices:
    """What the user says for all cards: the language of the texts, and set and edition where the data do not tell them."""

    lang: str
    set: str | None = None
    edition: Edition | None = None


@dataclass(frozen=True, slots=True)
class ImportedCard:
    """A card, and the texts of it that are not understood, by their paths in the model."""

    card: Card
    proses: Mapping[Path, Prose]

    def __str__(self) -> str:
        source = format_card(self.card, self.proses)
        if not isinstance(self.card, EnergyCard):
            return source
        notes = [f"// not understood: {line}\n" for each in self.proses.values() for line in each.text.splitlines()]
        return "".join(notes) + source


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
        return sum(not each.proses for each in self.cards)

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

    A field that is left out of the card alone is a warning.
    """
    sets: dict[str, ImportedSet] = {}
    findings: list[Diagnostic] = []
    for each in objects:
        data = in_our_shape(each.data)
        name = str(_plain(each.data.get("name"), choices.lang) or each.data.get("id") or "this object")

        def say(problem: str, severity: Severity = Severity.ERROR, name: str = name, each: CardObject = each) -> None:
            findings.append(Diagnostic("P003", f"{name}: {problem}", file, each.span, severity=severity))

        if data is None:
            say("this is no card: it has no field `category` or `supertype`")
            continue
        try:
            info = _set_of(data, choices)
            imported = _card(data, choices.lang, info.edition)
        except CardJsonError as error:
            for problem in error.problems:
                say(problem)
            continue
        known = sets.setdefault(info.id, ImportedSet(info))
        number = imported.card.imprint.number
        if known.info.edition is not info.edition:
            say(f"its edition is {info.edition}, that of its set {known.info.edition}")
        elif any(other.card.imprint.number == number for other in known.cards):
            say(f"there is a card with the number {number} in {info.id} before")
        else:
            known.cards.append(imported)
            for note in _left_out(data):
                say(note, Severity.WARNING)
    return [each for each in sets.values() if each.cards], findings


def _card(data: Mapping[str, object], lang: str, edition: Edition) -> ImportedCard:
    """The card; a text whose model can't stand on it is told as prose too."""
    ours = dict(data)
    if isinstance(ours.get("rarity"), str):
        ours["rarity"] = str(ours["rarity"]).lower()
    card, unread = card_from_json(ours, lang, edition)
    proses = {text.path: Prose(lang, text.text) for text in unread}
    wrong = [finding.path for finding in check_card(card, edition) if finding.severity is Severity.ERROR]
    for path, text in _texts(data, lang).items():
        if path not in proses and any(found[: len(path)] == path for found in wrong):
            proses[path] = Prose(lang, text)
    hp = data.get("hp")
    if not isinstance(card, PokemonCard) and isinstance(hp, int):
        proses = {path: Prose(lang, prose.text, hp=hp) for path, prose in proses.items()}
    return ImportedCard(card, proses)


def _texts(data: Mapping[str, object], lang: str) -> dict[Path, str]:
    """The printed texts by their paths in the model."""
    found: dict[Path, object] = {("text",): data.get("effect")}
    for key, name in (("abilities", "powers"), ("attacks", "attacks")):
        items = data.get(key)
        for i, item in enumerate(items if isinstance(items, list) else []):
            found[name, i, "text"] = item.get("effect") if isinstance(item, Mapping) else None
    texts = {path: _plain(text, lang) for path, text in found.items()}
    return {path: text for path, text in texts.items() if text}


def _plain(value: object, lang: str) -> str:
    found = value.get(lang) or value.get("en") if isinstance(value, Mapping) else value
    return found if isinstance(found, str) else ""


def _file_of(card: Card) -> str:
    if isinstance(card, PokemonCard):
        return "pokemon.card"
    return "energy.card" if isinstance(card, EnergyCard) else "trainers.card"


# --- sets ------------------------------------------------------------------------------------------------------------


def _set_of(data: Mapping[str, object], choices: Choices) -> SetInfo:
    problems: list[str] = []
    set_id = choices.set or data.get("set")
    if not isinstance(set_id, str) or not set_id:
        problems.append("the set is missing; say it: --set ID")
        set_id = "?"
    elif not _SET_ID.fullmatch(set_id):
        problems.append(f"`{set_id}` is no set id: small letters and digits, a letter first; say another: --set ID")
    edition = choices.edition or edition_of({**data, "set": data.get("set", set_id)})
    if edition is None:
        problems.append(f"nothing tells the edition of {set_id}; say it: --edition classic|dp|bw")
    if problems or edition is None:
        raise CardJsonError(*problems)
    name, series, size = data.get("setName"), data.get("series"), data.get("setSize")
    return SetInfo(
        set_id,
        name if isinstance(name, str) and name else set_id,
        edition,
        series if isinstance(series, str) and series else None,
        size if isinstance(size, int) and size > 0 else None,
    )


def _left_out(data: Mapping[str, object]) -> list[str]:
    """What the data say of a card that is printed on it and has no place in a card file."""
    notes = []
    rarity = data.get("rarity")
    if isinstance(rarity, str) and rarity.lower() not in [*Rarity, "none"]:
        notes.append(f"the rarity {rarity!r} is unknown and left out; known are {', '.join(Rarity)}")
    suffix = data.get("suffix")
    if isinstance(suffix, str) and "labels" not in data:
        notes.append(f"the label {suffix!r} is unknown and left out")
    return notes
