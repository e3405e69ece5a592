"""Whole texts in several languages, as players of these countries would have them: ``texts/*.txt``.

A block is a text of the card Aipom (the vowel counts: Italian says *ad Aipom*): its edition, its head and its model in the card
language, then a line for each language. The texts are invented. A block that is added is a test in each of its languages.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cardc.language import LANGUAGES, read, write
from cardc.model.terms import Edition
from tests.language.historic import meaning

FOLDER = Path(__file__).parent / "texts"


def cases() -> list[tuple[str, str, str]]:
    """Language, the first line of a block, and the text."""
    found = []
    for file in sorted(FOLDER.glob("*.txt")):
        for block in file.read_text(encoding="utf-8").strip().split("\n\n"):
            model, *texts = block.splitlines()
            for line in texts:
                lang, _, text = line.partition(": ")
                found.append((lang, model, text))
    return found


@pytest.mark.parametrize(("lang", "model", "text"), cases())
def test_a_text_is_written_so_and_read_back(lang: str, model: str, text: str) -> None:
    heading, _, source = model.partition(": ")
    edition, _, head = heading.partition(" ")
    body, context = meaning(Edition(edition), head, source, "Aipom")
    assert write(lang, body, context) == text
    assert read(lang, text, context).bodies == (body,)


def test_the_texts_are_of_every_language_but_english() -> None:
    """English has its own sentences (``sentences/en.tsv``)."""
    assert {lang for lang, _, _ in cases()} == set(LANGUAGES) - {"en"}
