"""A phrasebook that lacks, misspells, repeats, loses or blurs something is refused, with the place."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardc.diagnostics import Diagnostic, render
from cardc.language import LANGUAGES, TextKind
from cardc.language.ambiguity import ambiguities, check_ambiguity
from cardc.language.grammar import Grammar
from cardc.language.lint import lint
from cardc.language.locales import LOCALES
from cardc.language.phrasebook import phrasebook_files
from cardc.language.reader import Reader
from tests.language.books import findings, packaged, patched
from tests.language.cuts import Cut, cuts, has_place
from tests.language.cuts import findings as cut_findings

HERE = Path(__file__).parent
BROKEN = sorted((HERE / "broken").glob("*.ftl"))
AMBIGUOUS = sorted((HERE / "ambiguous").glob("*.ftl"))
EXPECTED = re.compile(r"^# expect (L\d\d\d) (elsewhere|\d+:\d+)(?: (.*))?$", re.MULTILINE)


def expected(text: str) -> set[tuple[str, str]]:
    return {(code, place) for code, place, _ in EXPECTED.findall(text)}


def place(diagnostic: Diagnostic, file: str) -> str:
    if diagnostic.file != file or diagnostic.span is None:
        return "elsewhere"
    return f"{diagnostic.span.line}:{diagnostic.span.column}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_packaged_phrasebooks_are_clean_and_unambiguous(lang: str) -> None:
    book = packaged(lang)
    assert lint(book, LOCALES[lang]) == []
    assert check_ambiguity(book, LOCALES[lang]) == []


@pytest.mark.parametrize("path", BROKEN, ids=lambda p: p.stem)
def test_a_broken_message_is_found_where_it_stands(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = findings(path.stem.rpartition("-")[2], path.name, text)
    assert {(d.code, place(d, path.name)) for d in found} == expected(text)
    for code, _, words in EXPECTED.findall(text):
        said = "\n".join(render(d, text) for d in found if d.code == code)
        assert words in said


@cache
def planted(lang: str) -> tuple[tuple[str, ...], Reader]:
    """All fixtures of a language planted at once, for they change different messages: what is found, and a reader."""
    texts = [path.read_text(encoding="utf-8") for path in AMBIGUOUS if path.stem.endswith(f"-{lang}")]
    book, _ = patched(lang, "planted.ftl", "\n".join(texts))
    grammar = Grammar(book, LOCALES[lang])
    return tuple(map(str, ambiguities(grammar, limit=10_000))), Reader(grammar)


@pytest.mark.parametrize("path", AMBIGUOUS, ids=lambda p: p.stem)
def test_a_planted_ambiguity_is_found_with_both_messages_and_the_words(path: Path) -> None:
    """Both messages are named, and the words really have two readings."""
    text = path.read_text(encoding="utf-8")
    lang = path.stem.rpartition("-")[2]
    first, second, words, sample, kind = (
        re.search(rf"^# {key}: (.*)$", text, re.MULTILINE).group(1)  # type: ignore[union-attr]  # each file has all
        for key in ("first", "second", "words", "sample", "kind")
    )
    book, broken = patched(lang, path.name, text)
    assert broken + lint(book, LOCALES[lang]) == []
    told, reader = planted(lang)
    assert any(words in one and f"`{first}`" in one and f"`{second}`" in one for one in told), "\n".join(told)
    assert len(reader.phrases(sample, TextKind(kind), "Aipom")) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cutting_out_a_message_a_noun_form_or_a_plural_branch_is_found_with_its_place(lang: str) -> None:
    """A few of them; ``python -m tests.language.cuts`` tries all."""
    files = phrasebook_files(lang)

    @settings(max_examples=12, deadline=None)
    @given(st.sampled_from(cuts(lang)))
    def cut(piece: Cut) -> None:
        assert has_place(cut_findings(lang, piece, files)), f"nobody misses a {piece.what} of {piece.entry}"

    cut()


def test_an_optional_message_is_listed_and_a_listed_one_is_there() -> None:
    text = "# optional: may-change, draw\n\nswitch-self = switch { $who }\n"
    found = findings("ru", "extra.ftl", text)
    assert sorted((d.code, d.location) for d in found) == [
        ("L004", "extra.ftl:1:13"),
        ("L020", "extra.ftl:1:25"),
        ("L020", "extra.ftl:3:1"),
    ]
