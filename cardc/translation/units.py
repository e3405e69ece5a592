"""What a translation tool shows as one entry: a wording of a phrasebook, with its place in the Fluent file.

The main wording of a message is a unit, each older wording (``.alt1``), each form of a noun and a noun's gender. A unit's text is
Fluent as it stands in the file, selections and all; only the indentation of an attribute is taken away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from fluent.syntax import FluentParser, ast

from cardc.language.lint import needed_kinds
from cardc.language.locales import LOCALES, Locale
from cardc.language.marks import marks_form
from cardc.language.missing import missing_forms
from cardc.language.pattern import Mark, Phrasebook
from cardc.language.phrasebook import parse_phrasebook, phrasebook_files
from cardc.language.schema import KINDS, OPTIONAL

ENGLISH: Final = "en"
Files = Sequence[tuple[str, str]]
"""``(file name, text)``, as :func:`cardc.language.phrasebook.phrasebook_files` gives them."""


@dataclass(frozen=True, slots=True)
class UnitId:
    """``draw``, ``draw.alt1``, ``-card[acc-one]``, ``-card.gender``, ``-coin``: an entry, and a part of it."""

    entry: str
    attribute: str = ""
    form: str = ""

    def __str__(self) -> str:
        return self.entry + (f".{self.attribute}" if self.attribute else "") + (f"[{self.form}]" if self.form else "")

    @classmethod
    def parse(cls, text: str) -> UnitId:
        """The inverse of ``str``; any text is some id."""
        rest, _, form = text.rstrip("]").partition("[")
        entry, _, attribute = rest.partition(".")
        return cls(entry, attribute, form)

    @property
    def is_term(self) -> bool:
        """True for a part of a noun."""
        return self.entry.startswith("-")


@dataclass(frozen=True, slots=True)
class Unit:
    """A wording that a phrasebook has: offsets of its text in the file, and how far its lines are indented there."""

    id: UnitId
    text: str
    file: str
    start: int
    end: int
    indent: int
    marked: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """A message or a term with its units, its comment and its marks; offsets of all of it and of its name."""

    id: str
    file: str
    line: int
    start: int
    end: int
    name: int
    comment: tuple[str, ...]
    marks: tuple[Mark, ...]
    units: tuple[Unit, ...]


def entries(language: str, files: Files) -> list[Entry]:
    """All messages and terms of a phrasebook, in order. What is no Fluent is left out: the lint tells of it."""
    return _read(language, tuple(files))[1]


@lru_cache(maxsize=8)
def _read(language: str, files: tuple[tuple[str, str], ...]) -> tuple[Phrasebook, list[Entry]]:
    book, _ = parse_phrasebook(language, files)
    return book, [entry for file, text in files for entry in _of_file(book, file, text)]


def _of_file(book: Phrasebook, file: str, text: str) -> Iterator[Entry]:
    for node in FluentParser(with_spans=True).parse(text).body:
        if not isinstance(node, ast.Message | ast.Term):
            continue
        is_term = isinstance(node, ast.Term)
        entry = book.terms.get(node.id.name) if is_term else book.messages.get(node.id.name)
        if entry is None or entry.file != file:
            continue
        name = _start(node.id) - is_term
        comment = tuple((node.comment.content or "").split("\n")) if node.comment is not None else ()
        units = tuple(_units(node, file, text, entry.marks))
        line = text.count("\n", 0, name) + 1
        label = ("-" if is_term else "") + node.id.name
        yield Entry(label, file, line, _start(node), _end(node), name, comment, entry.marks, units)


def _units(node: ast.Message | ast.Term, file: str, text: str, marks: tuple[Mark, ...]) -> Iterator[Unit]:
    name = ("-" if isinstance(node, ast.Term) else "") + node.id.name
    table = _table(node)
    if table is not None:
        for variant in table.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            words = text[_start(variant.value) : _end(variant.value)]
            marked = any(marks_form(mark, key, words) for mark in marks)
            yield Unit(UnitId(name, form=key), words, file, _start(variant.value), _end(variant.value), 0, marked)
    elif node.value is not None:
        yield Unit(UnitId(name), text[_start(node.value) : _end(node.value)], file, *_span(node.value), 0, bool(marks))
    for attribute in node.attributes:
        start, end = _span(attribute.value)
        indent = _indent(text[start:end])
        words = text[start:end].replace("\n" + " " * indent, "\n")
        yield Unit(UnitId(name, attribute.id.name), words, file, start, end, indent, False)


def _indent(text: str) -> int:
    """How far the lines of an attribute can go to the left: those of a selection by 4, a broken text not at all."""
    rows = text.split("\n")[1:]
    return 4 if all(row.startswith("    ") and row[4:5] in (" ", "}") for row in rows if row) else 0


def _table(node: ast.Message | ast.Term) -> ast.SelectExpression | None:
    """The selection by ``$form`` that a noun consists of."""
    if not isinstance(node, ast.Term) or len(node.value.elements) != 1:
        return None
    element = node.value.elements[0]
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
        return element.expression
    return None


def _start(node: ast.SyntaxNode) -> int:
    assert node.span is not None, "the parser is asked for spans"
    return node.span.start


def _end(node: ast.SyntaxNode) -> int:
    assert node.span is not None, "the parser is asked for spans"
    return node.span.end


def _span(node: ast.SyntaxNode) -> tuple[int, int]:
    return _start(node), _end(node)


# --- what a language needs ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Wanted:
    """An entry that a phrasebook has or should have: the English beside it, and what a translator should know."""

    id: UnitId
    english: str
    about: str
    unit: Unit | None


@cache
def english_texts() -> dict[str, str]:
    """Unit id → text, of the English phrasebook."""
    return {str(u.id): u.text for entry in entries(ENGLISH, phrasebook_files(ENGLISH)) for u in entry.units}


def wanted(language: str, files: Files) -> list[Wanted]:
    """All units of a phrasebook, then those that it lacks."""
    book, known = _read(language, tuple(files))
    locale, english = LOCALES[language], english_texts()
    have = [unit for entry in known for unit in entry.units]
    found = [Wanted(unit.id, _english(unit.id, english, locale), _about(unit.id), unit) for unit in have]
    lacking = [UnitId(id_) for id_ in needed_kinds(book) if id_ not in book.messages and id_ not in OPTIONAL]
    missing = missing_forms(book, locale)
    lacking += [UnitId("-" + term, form=form) for term, form in sorted(missing)]
    if locale.genders:
        nouns = {term for term, form in missing if form and term not in book.terms}
        nouns |= {term.id for term in book.terms.values() if term.gender is None and "" not in term.forms}
        lacking += [UnitId("-" + noun, "gender") for noun in sorted(nouns)]
    return found + [Wanted(id_, _english(id_, english, locale), _about(id_), None) for id_ in lacking]


def _english(id_: UnitId, english: dict[str, str], locale: Locale) -> str:
    """The English beside a unit: the same message, or the nearest form of the same noun; without any, the id says it."""
    if id_.attribute == "gender":
        return "one of: " + ", ".join(locale.genders)
    if not id_.is_term:
        return english.get(id_.entry, id_.entry)
    plural = id_.form.rpartition("-")[2]
    for form in (plural, "other", "one", ""):
        text = english.get(str(UnitId(id_.entry, form=form)))
        if text is not None:
            return text
    return id_.entry.removeprefix("-")


def _about(id_: UnitId) -> str:
    """What a unit is: its category and slots, or which form of a noun."""
    if id_.is_term:
        return "a noun" if not id_.form else f"a noun: {id_.form}"
    kind = KINDS.get(id_.entry)
    if kind is None:
        return "a closed list"
    slots = ", ".join(f"${slot}" for slot in kind.slots)
    older = "an older wording, read but never written; " if id_.attribute else ""
    return f"{older}category {kind.category}" + (f"; says {slots}" if slots else "")
