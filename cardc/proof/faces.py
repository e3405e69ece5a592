"""A card's lines in a language, with what a reviewer should look at: missing, proposed and doubtful wordings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from cardc.language import Names, book_of
from cardc.language.face import FaceWriter
from cardc.language.locales import LOCALES
from cardc.language.marks import CLOSE, OPEN, Piece, completed, deaf_to_marks, pieces, with_marks
from cardc.language.pattern import MarkKind, Phrasebook
from cardc.language.writer import Writer
from cardc.model.cards import Card, SetInfo

MarkedLine = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Proofreader:
    """Writes cards twice, plainly and with marks, and joins both."""

    plain: Writer
    marking: Writer

    def face(self, card: Card, info: SetInfo, names: Names) -> list[MarkedLine]:
        """The lines of a card, top to bottom, in pieces. A name that has none in the language is marked missing."""
        plain = FaceWriter(self.plain, info, names).card(card)
        marked = FaceWriter(self.marking, info, names.marked(_missing)).card(card)
        return [tuple(pieces(line, other)) for line, other in zip(plain, marked, strict=True)]


@cache
def proofreader(lang: str) -> Proofreader:
    """The proofreader of a packaged phrasebook."""
    return proofreader_of(book_of(lang))


def proofreader_of(book: Phrasebook) -> Proofreader:
    """The proofreader of any phrasebook, also of one that lacks messages: they are written as ``‹id›``."""
    locale = LOCALES[book.language]
    whole = completed(book, locale)
    return Proofreader(Writer(whole, locale), Writer(with_marks(whole), deaf_to_marks(locale)))


def _missing(name: str) -> str:
    return f"{OPEN[MarkKind.MISSING]}{name}{CLOSE[MarkKind.MISSING]}"
