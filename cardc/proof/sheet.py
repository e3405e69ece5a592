"""A set as one HTML page: a row for each card, a column for each language. Stands alone: no script, nothing to fetch."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from cardc.language import LANGUAGES
from cardc.language.marks import Piece
from cardc.language.pattern import MarkKind, Phrasebook
from cardc.model.cards import Card, SetInfo, card_id
from cardc.names import names_of
from cardc.proof.faces import MarkedLine, proofreader, proofreader_of
from cardc.syntax.namefiles import NO_NAME_FILES, SeenNames

_SYMBOL = re.compile(r"\[([GRWLPFDMC])\]")
_NAMES = {"en": "English", "cs": "Čeština", "it": "Italiano", "sv": "Svenska", "ru": "Русский", "pt": "Português"}


@dataclass(frozen=True, slots=True)
class Column:
    """A language of the sheet: its code, its name in itself, and how many of its wordings have which mark."""

    code: str
    name: str
    marks: Mapping[MarkKind, int]


@dataclass(frozen=True, slots=True)
class Row:
    """A card: its id, its name, and its lines in each language, in the order of the columns."""

    id: str
    name: str
    faces: tuple[tuple[Markup, ...], ...]


def proof_sheet(
    info: SetInfo,
    cards: Sequence[Card],
    languages: Sequence[str] = LANGUAGES,
    names: SeenNames = NO_NAME_FILES,
    books: Mapping[str, Phrasebook] | None = None,
) -> str:
    """The page for these cards of a set; ``names`` are the name files that it sees.

    What a reviewer should look at is marked: wordings that their phrasebook calls proposed or doubtful, and what is
    missing, in a phrasebook or in a name file. ``books`` take the place of packaged phrasebooks, by language.
    """
    own = books or {}
    readers = {lang: proofreader_of(own[lang]) if lang in own else proofreader(lang) for lang in languages}
    faces = {lang: [readers[lang].face(card, info, names_of(lang, names)) for card in cards] for lang in languages}
    columns = [Column(lang, _NAMES.get(lang, lang), _count(faces[lang])) for lang in languages]
    rows = [
        Row(card_id(info, card), card.name, tuple(tuple(map(_line, faces[lang][at])) for lang in languages))
        for at, card in enumerate(cards)
    ]
    environment = Environment(
        loader=PackageLoader("cardc.proof"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    template = environment.get_template("sheet.html.j2")
    return template.render(info=info, columns=columns, rows=rows, kinds=_LEGEND)


_LEGEND: Mapping[MarkKind, str] = {
    MarkKind.MISSING: "no wording, or no name in the language: the model's stands there",
    MarkKind.PROPOSED: "no rulebook has it; chosen as players would say it",
    MarkKind.DOUBTFUL: "its author is not sure of it",
}


def _count(faces: Sequence[Sequence[MarkedLine]]) -> dict[MarkKind, int]:
    """How many pieces of a column have each mark."""
    marks = [piece.mark for face in faces for line in face for piece in line]
    return {kind: marks.count(kind) for kind in MarkKind}


def _line(line: MarkedLine) -> Markup:
    return Markup("").join(map(_piece, line))


def _piece(piece: Piece) -> Markup:
    """A piece, escaped. ``[R]`` is a disc of its colour; the letter stays readable for those who see no colours."""
    text = _SYMBOL.sub(r'<i class="\1">\1</i>', str(escape(piece.text)))
    return Markup(text if piece.mark is None else f'<mark class="{piece.mark}" title="{piece.mark}">{text}</mark>')
