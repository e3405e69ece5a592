"""How far a language has come: messages, forms of nouns, names, and the cards whose faces print without a gap."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Final

from cardc.language.lint import needed_kinds
from cardc.language.locales import LOCALES
from cardc.language.marks import marks_form
from cardc.language.missing import missing_forms, missing_messages, needed_forms
from cardc.language.pattern import Mark, MarkKind, Phrasebook
from cardc.language.schema import OPTIONAL
from cardc.model.cards import Card, SetInfo
from cardc.names import names_of
from cardc.names.needed import Named, names_needed
from cardc.proof.faces import proofreader_of
from cardc.syntax.namefiles import SeenNames

Seen = tuple[Card, SetInfo, SeenNames]
"""A card with its set and the name files that the set sees."""


@dataclass(frozen=True, slots=True)
class Share:
    """Of ``needed`` things ``settled`` are there without a mark; the rest is proposed, doubtful or missing."""

    needed: int
    settled: int
    proposed: int
    doubtful: int
    missing: int


@dataclass(frozen=True, slots=True)
class Coverage:
    """The figures of one language. ``older`` wordings are read and never written; ``printed`` of ``cards`` lack nothing."""

    language: str
    messages: Share
    forms: Share
    older: int
    names: int
    names_missing: int
    cards: int
    printed: int

    def as_json(self) -> dict[str, object]:
        """The figures by name."""
        return asdict(self)


def coverage(book: Phrasebook, cards: Iterable[Seen]) -> Coverage:
    """Count what a phrasebook has, and how far it reaches with these cards and their name files."""
    locale = LOCALES[book.language]
    needed = needed_kinds(book).keys() - OPTIONAL
    kinds = [_gravest(book.messages[id_].marks) for id_ in needed if id_ in book.messages]
    forms = needed_forms(book, locale)
    form_kinds = [
        _gravest(tuple(mark for mark in term.marks if marks_form(mark, form, term.forms[form])))
        for name, form in forms
        if (term := book.terms.get(name)) is not None and form in term.forms
    ]
    older = sum(len(message.alternatives) for message in book.messages.values())
    names, lacking, count, printed = _cards(book, cards)
    return Coverage(
        book.language,
        _share(len(needed), kinds, len(missing_messages(book))),
        _share(len(forms), form_kinds, len(missing_forms(book, locale))),
        older + len(book.messages.keys() & OPTIONAL),
        names,
        lacking,
        count,
        printed,
    )


def _share(needed: int, kinds: list[MarkKind | None], missing: int) -> Share:
    return Share(needed, kinds.count(None), kinds.count(MarkKind.PROPOSED), kinds.count(MarkKind.DOUBTFUL), missing)


def _gravest(marks: tuple[Mark, ...]) -> MarkKind | None:
    kinds = {mark.kind for mark in marks}
    return MarkKind.DOUBTFUL if MarkKind.DOUBTFUL in kinds else MarkKind.PROPOSED if kinds else None


def _cards(book: Phrasebook, cards: Iterable[Seen]) -> tuple[int, int, int, int]:
    """Names that the cards need, those that are missing; cards, and those that print without a gap."""
    reader = proofreader_of(book)
    needed: set[Named] = set()
    lacking: set[Named] = set()
    count = printed = 0
    for card, info, seen in cards:
        names = names_of(book.language, seen)
        wanted = names_needed(card, info)
        needed.update(wanted)
        lacking.update(name for name in wanted if not names.has(*name))
        count += 1
        face = reader.face(card, info, names)
        printed += all(piece.mark is not MarkKind.MISSING for line in face for piece in line)
    return len(needed), len(lacking), count, printed


_HEADS: Final = ("", "messages", "proposed", "doubtful", "missing", "older", "forms", "missing", "names", "cards")


def table(rows: Iterable[Coverage]) -> str:
    """The figures as a table: settled of needed, then what is not; names known and cards printed, of all."""
    cells = [_HEADS, *(_row(one) for one in rows)]
    widths = [max(len(row[at]) for row in cells) for at in range(len(_HEADS))]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in cells
    )


def _row(one: Coverage) -> tuple[str, ...]:
    messages, forms = one.messages, one.forms
    return (
        one.language,
        f"{messages.settled}/{messages.needed}",
        str(messages.proposed),
        str(messages.doubtful),
        str(messages.missing),
        str(one.older),
        f"{forms.needed - forms.missing}/{forms.needed}",
        str(forms.missing),
        f"{one.names - one.names_missing}/{one.names}",
        f"{one.printed}/{one.cards}",
    )
