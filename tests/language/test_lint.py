"""A phrasebook that lacks, misspells, repeats, loses or blurs something is refused, with the place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardc.diagnostics import Diagnostic, render
from cardc.language import LANGUAGES, TextKind
from cardc.language.ambiguity import check_ambiguity
from cardc.language.grammar import Grammar
from cardc.language.lint import lint
from cardc.language.locales import LOCALES
from cardc.language.phrasebook import parse_phrasebook, phrasebook_files
from cardc.language.reader import Reader
from cardc.language.schema import OPTIONAL
from tests.language.books import findings, packaged, patched

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


@pytest.mark.parametrize("path", AMBIGUOUS, ids=lambda p: p.stem)
def test_a_planted_ambiguity_is_found_with_both_messages_and_the_words(path: Path) -> None:
    """Both messages are named, and the words really have two readings."""
    text = path.read_text(encoding="utf-8")
    lang = path.stem.rpartition("-")[2]
    first, second, words, sample, kind = (
        re.search(rf"^# {key}: (.*)$", text, re.MULTILINE).group(1)  # type: ignore[union-attr]  # each file has all
        for key in ("first", "second", "words", "sample", "kind")
    )
    found = findings(lang, path.name, text)
    assert {d.code for d in found} == {"L017"}
    assert any(words in d.message and f"`{first}`" in d.message and f"`{second}`" in d.message for d in found), (
        "\n".join(d.message for d in found)
    )
    book, _ = patched(lang, path.name, text)
    rows = Reader(Grammar(book, LOCALES[lang])).phrases(sample, TextKind(kind), "Aipom")
    assert len(rows) > 1


def deletable(lang: str) -> list[tuple[str, int, int]]:
    """Messages, noun forms and plural branches that can be cut out: file, first line, line after the last."""
    places: list[tuple[str, int, int]] = []
    for file, text in phrasebook_files(lang):
        lines = text.split("\n")
        starts = [i for i, line in enumerate(lines) if re.match(r"[a-z]", line)]
        for start in starts:
            end = start + 1
            while end < len(lines) and (lines[end].startswith((" ", "}")) or lines[end] == "}"):
                end += 1
            if lines[start].partition(" ")[0] not in OPTIONAL:
                places.append((file, start, end))
        # A branch with the star cannot be cut by itself: what is left is no Fluent, which is found as such.
        branch = re.compile(r" +\*?\[(one|few|other|(nom|gen|dat|acc|loc|ins)-(one|few|other))\] [^{}]*\Z")
        places += [(file, i, i + 1) for i, line in enumerate(lines) if branch.match(line)]
    return places


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cutting_out_a_message_a_noun_form_or_a_plural_branch_is_found(lang: str) -> None:
    places = deletable(lang)
    sources = dict(phrasebook_files(lang))
    parts = {file: parse_phrasebook(lang, [(file, text)])[0] for file, text in sources.items()}

    @settings(max_examples=60, deadline=None)
    @given(st.sampled_from(places))
    def cut(at: tuple[str, int, int]) -> None:
        file, start, end = at
        lines = sources[file].split("\n")
        book, found = parse_phrasebook(lang, [(file, "\n".join(lines[:start] + lines[end:]))])
        for other, part in parts.items():
            if other != file:
                book.messages.update(part.messages)
                book.terms.update(part.terms)
        found += lint(book, LOCALES[lang])
        assert found, f"nobody misses {lines[start:end]}"

    cut()
