"""The texts of cards as a ``po`` file, for reviewers who work in a translation tool: English beside the language.

The texts follow from the cards; a change is made in the phrasebook, so there is no way back from this file.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import polib

from cardc.language.pattern import Phrasebook
from cardc.model.cards import Card, SetInfo, card_id
from cardc.names import names_of
from cardc.proof.faces import proofreader, proofreader_of
from cardc.syntax.namefiles import NO_NAME_FILES, SeenNames
from cardc.translation.po import new_file
from cardc.translation.units import ENGLISH

HEADER: Final = (
    "Texts of cards, to be read. They follow from the cards and the phrasebook: say in a comment what should change. Fuzzy: "
    "something in it is missing, proposed or doubtful."
)


def texts_po(
    lang: str,
    info: SetInfo,
    cards: Iterable[Card],
    names: SeenNames = NO_NAME_FILES,
    book: Phrasebook | None = None,
) -> str:
    """One entry a line of a card; the context is the card's id and the number of the line. ``book``: not the packaged one."""
    file = new_file(lang, HEADER)
    english, other = proofreader(ENGLISH), proofreader(lang) if book is None else proofreader_of(book)
    for card in cards:
        left = english.face(card, info, names_of(ENGLISH, names))
        right = other.face(card, info, names_of(lang, names))
        for number, (source, line) in enumerate(zip(left, right, strict=True), 1):
            marks = sorted({piece.mark for piece in line if piece.mark is not None})
            entry = polib.POEntry(
                msgctxt=f"{card_id(info, card)}:{number}",
                msgid="".join(piece.text for piece in source),
                msgstr="".join(piece.text for piece in line),
                comment="\n".join(f"{mark}: {', '.join(p.text for p in line if p.mark is mark)}" for mark in marks),
                flags=["fuzzy"] if marks else [],
            )
            file.append(entry)
    return str(file) + "\n"
