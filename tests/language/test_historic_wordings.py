"""Every wording of older cards is read, in a sentence of our own, to what it means."""

from __future__ import annotations

from functools import cache

import pytest

from cardc.assay.mutate import changed
from cardc.language import read
from tests.language.historic import FOLDER, Sentence, Switchboard, sentences

LANGUAGES = sorted(file.stem for file in FOLDER.glob("*.tsv"))
EVERY = [(lang, sentence) for lang in LANGUAGES for sentence in sentences(lang)]


def name(value: object) -> str:
    return f"line{value.line}" if isinstance(value, Sentence) else str(value)


@cache
def needed(lang: str) -> frozenset[str]:
    """The old wordings that some sentence of a language can't be read without."""
    board = Switchboard(lang)
    return frozenset().union(*(board.needed(sentence) for sentence in sentences(lang)))


@pytest.mark.parametrize(("lang", "sentence"), EVERY, ids=name)
def test_a_sentence_means_what_stands_beside_it(lang: str, sentence: Sentence) -> None:
    assert read(lang, sentence.text, sentence.context).bodies == (sentence.body,)


@pytest.mark.parametrize("lang", ["en"])
def test_every_old_wording_has_a_sentence_that_needs_it(lang: str) -> None:
    """Given the phrasebook without one of its old wordings, then some sentence can't be read any more."""
    assert sorted(Switchboard(lang).old - needed(lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_changed_sentence_never_means_the_same(lang: str) -> None:
    found = [
        f"line {sentence.line}: {mutant.text}"
        for sentence in sentences(lang)
        for mutant, bodies in changed(sentence.text, sentence.context, lang)
        if sentence.body in bodies
    ]
    assert found == []
