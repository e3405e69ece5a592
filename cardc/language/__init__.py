"""Model ⇄ prose, in every language there is a phrasebook for (docs/phrasebook.md).

``read(lang, write(lang, body, context), context).body == body`` for every canonical body, with exactly one reading.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cardc.diagnostics import Diagnostic
from cardc.language.face import FaceWriter
from cardc.language.kept import packaged_book, packaged_grammar
from cardc.language.locales import LOCALES
from cardc.language.names import NO_NAMES, Names
from cardc.language.pattern import Phrasebook
from cardc.language.phrase import Body, EnergyText, TextContext, TextKind, UnsayableError, played_hp
from cardc.language.phrasebook import parse_phrasebook, phrasebook_files
from cardc.language.reader import Failure, Reader, Reading, UnreadableError
from cardc.language.writer import Writer
from cardc.model.cards import Card, SetInfo

LANGUAGES: tuple[str, ...] = tuple(LOCALES)
"""The codes of the languages, English first."""


@cache
def book_of(lang: str) -> Phrasebook:
    """The packaged phrasebook of a language. Raises ``KeyError`` for an unknown language."""
    return packaged_book(lang, LOCALES[lang])


@cache
def writer(lang: str) -> Writer:
    """The writer of a language; made when first asked for. Raises ``KeyError`` for an unknown language."""
    return Writer(book_of(lang), LOCALES[lang])


@cache
def reader(lang: str) -> Reader:
    """The reader of a language; made when first asked for. Raises ``KeyError`` for an unknown language."""
    return Reader(packaged_grammar(book_of(lang), LOCALES[lang]))


def check(lang: str) -> list[Diagnostic]:
    """All that is wrong with the phrasebook of a language: what Fluent cannot read, what is missing, unused,
    misspelt or lost, and what has two readings (codes L001 to L020, docs/phrasebook.md)."""
    return check_files(lang, phrasebook_files(lang))


def check_files(lang: str, files: Iterable[tuple[str, str]]) -> list[Diagnostic]:
    """The same for the Fluent files of somebody else: file names and texts."""
    from cardc.language.ambiguity import check_ambiguity  # only this needs them, and they take long to import
    from cardc.language.lint import lint

    book, found = parse_phrasebook(lang, files)
    found += lint(book, LOCALES[lang])
    return found or check_ambiguity(book, LOCALES[lang])


def write(lang: str, body: Body, context: TextContext, names: Names = NO_NAMES) -> str:
    """The text of a body in a language; empty for an empty text. ``names`` are those that things have in the language.

    Raises :class:`UnsayableError` for a body that is not canonical in its kind of text (docs/model.md).
    """
    return writer(lang).text(body, context, names)


def write_card(lang: str, card: Card, info: SetInfo, names: Names = NO_NAMES) -> list[str]:
    """The whole face of a card in a language, one entry a line: names, labels, numbers and texts, top to bottom."""
    return FaceWriter(writer(lang), info, names).card(card)


def read(lang: str, text: str, context: TextContext, names: Names = NO_NAMES) -> Reading:
    """What a text in a language means on a card with this context; see :class:`Reading` for what can go wrong.

    The context calls the card as the model does; the text may call it so, or by its name in the language.
    """
    return reader(lang).read(text, context, names)


__all__ = [
    "LANGUAGES",
    "NO_NAMES",
    "Body",
    "EnergyText",
    "Failure",
    "Names",
    "Reading",
    "TextContext",
    "TextKind",
    "UnreadableError",
    "UnsayableError",
    "book_of",
    "check",
    "check_files",
    "played_hp",
    "read",
    "reader",
    "write",
    "write_card",
    "writer",
]
