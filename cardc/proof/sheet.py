"""A set as one HTML page: a row for each card, a column for each language. Stands alone: no script, nothing to fetch."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from cardc.language import LANGUAGES, Names, write_card
from cardc.model.cards import Card, SetInfo, card_id
from cardc.names import names_of
from cardc.syntax.namefiles import NO_NAME_FILES, SeenNames

_OPEN, _CLOSE = "\ufdd0", "\ufdd1"
_SYMBOL = re.compile(r"\[([GRWLPFDMC])\]")
_NAMES = {"en": "English", "cs": "Čeština", "it": "Italiano", "sv": "Svenska", "ru": "Русский", "pt": "Português"}


@dataclass(frozen=True, slots=True)
class Column:
    """A language of the sheet: its code, and its name in itself."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class Row:
    """A card: its id, its name, and its lines in each language, in the order of the columns."""

    id: str
    name: str
    faces: tuple[tuple[Markup, ...], ...]


def proof_sheet(
    info: SetInfo, cards: Sequence[Card], languages: Sequence[str] = LANGUAGES, names: SeenNames = NO_NAME_FILES
) -> str:
    """The page for these cards of a set; ``names`` are the name files that it sees. Names they lack are marked."""
    called = {lang: names_of(lang, names).marked(_mark) for lang in languages}
    columns = [Column(lang, _NAMES.get(lang, lang)) for lang in languages]
    rows = [
        Row(card_id(info, card), card.name, tuple(_face(lang, card, info, called[lang]) for lang in languages))
        for card in cards
    ]
    environment = Environment(
        loader=PackageLoader("cardc.proof"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("sheet.html.j2").render(info=info, columns=columns, rows=rows)


def _face(lang: str, card: Card, info: SetInfo, names: Names) -> tuple[Markup, ...]:
    """The lines, the name first, escaped; Energy symbols become small discs, and names without an entry are marked."""
    return tuple(_with_marks(line) for line in write_card(lang, card, info, names))


def _mark(name: str) -> str:
    """A name between characters that no text holds, until the text is escaped."""
    return f"{_OPEN}{name}{_CLOSE}"


def _with_marks(line: str) -> Markup:
    """``[R]`` as a disc of its colour; the letter stays readable for those who see no colours."""
    text = _SYMBOL.sub(r'<i class="\1">\1</i>', str(escape(line)))
    return Markup(text.replace(_OPEN, "<mark>").replace(_CLOSE, "</mark>"))
