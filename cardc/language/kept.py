"""Keeps between runs what takes long to work out of a phrasebook: its messages as a tree, and what phrases begin with.

A command that reads or writes one sentence spends most of its time on parsing Fluent and on tables it never looks at. So the
parsed messages of a packaged phrasebook stand in the cache (:mod:`cardc.cache`), and beside them the first words of every
table of the reader: with these a table can wait until a text needs it (:class:`cardc.language.grammar.Table`).

Entries are JSON, keyed by the compiler's sources and the phrasebook's files. One that does not fit is ignored and made anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from cardc import cache
from cardc.cache import Json
from cardc.diagnostics import Span
from cardc.language.grammar import Beginning, Grammar, TableKey
from cardc.language.locales import Locale
from cardc.language.pattern import (
    Listed,
    Mark,
    MarkKind,
    Message,
    NounFor,
    Part,
    Pattern,
    Phrasebook,
    Put,
    Select,
    Term,
    TermEntry,
    Variant,
    Words,
)
from cardc.language.phrasebook import parse_phrasebook, phrasebook_files
from cardc.language.schema import ROOTS

_BOOKS: Final = "phrasebooks"
_BEGINNINGS: Final = "beginnings"

_List = list[Json]
_T = TypeVar("_T")


def packaged_book(lang: str, locale: Locale) -> Phrasebook:
    """The phrasebook of a language as it is packaged: from the cache, or parsed and kept."""
    files = phrasebook_files(lang)
    key = cache.digest(cache.compiler(), *(part for file in files for part in file))
    kept = _decoded(_book, cache.read_json(_BOOKS, locale.code, key))
    if kept is not None:
        kept.sources.update(files)
        return kept
    book, found = parse_phrasebook(locale.code, files)
    if not found:
        cache.write_json(_BOOKS, locale.code, key, _book_json(book))
    return book


def packaged_grammar(book: Phrasebook, locale: Locale) -> Grammar:
    """The grammar of a packaged phrasebook. Its tables are filled when a text needs them."""
    key = cache.digest(cache.compiler(), *(part for file in book.sources.items() for part in file))
    kept = _decoded(_beginnings, cache.read_json(_BEGINNINGS, locale.code, key))
    if kept is not None:
        return Grammar(book, locale, beginnings=kept)
    grammar = Grammar(book, locale)
    for category in ROOTS.values():
        grammar.root(category)
    rows = [_beginning_json(each.key, each.beginning) for each in grammar.tables.values()]
    cache.write_json(_BEGINNINGS, locale.code, key, rows)
    return grammar


def _decoded(decode: Callable[[Json], _T], value: Json) -> _T | None:
    """What an entry of the cache holds; ``None`` when it is of another shape than this version writes."""
    if value is None:
        return None
    try:
        return decode(value)
    except (TypeError, ValueError, KeyError, IndexError):
        return None


# --- what phrases begin with ------------------------------------------------------------------------------


def _beginning_json(key: TableKey, beginning: Beginning) -> _List:
    category, features, only = key
    return [
        category,
        [[name, value] for name, value in features],
        None if only is None else _texts_json(sorted(only)),
        _texts_json(sorted(beginning.words)),
        beginning.name,
        beginning.quoted,
    ]


def _beginnings(value: Json) -> dict[TableKey, Beginning]:
    found: dict[TableKey, Beginning] = {}
    for row in _rows(value):
        category, features, only, words, name, quoted = row
        key = (
            _text(category),
            tuple((_text(feature), _text(member)) for feature, member in _rows(features)),
            None if only is None else frozenset(_texts(only)),
        )
        found[key] = Beginning(frozenset(_texts(words)), name is True, quoted is True)
    return found


# --- a phrasebook -----------------------------------------------------------------------------------------


def _book_json(book: Phrasebook) -> _List:
    return [
        book.language,
        [_message_json(message) for message in book.messages.values()],
        [_term_json(term) for term in book.terms.values()],
        [[entry.id, entry.file, _span_json(entry.span)] for entry in book.optional],
    ]


def _book(value: Json) -> Phrasebook:
    language, messages, terms, optional = _list(value)
    return Phrasebook(
        _text(language),
        {message.id: message for message in map(_message, _rows(messages))},
        {term.id: term for term in map(_term, _rows(terms))},
        [Listed(_text(id_), _text(file), _span(span)) for id_, file, span in _rows(optional)],
    )


def _message_json(message: Message) -> _List:
    alternatives: _List = [[name, _pattern_json(pattern)] for name, pattern in message.alternatives.items()]
    return [
        message.id,
        _pattern_json(message.pattern),
        alternatives,
        message.file,
        _span_json(message.span),
        _marks_json(message.marks),
    ]


def _message(row: _List) -> Message:
    id_, pattern, alternatives, file, span, marks = row
    return Message(
        _text(id_),
        _pattern(pattern),
        {_text(name): _pattern(other) for name, other in _rows(alternatives)},
        _text(file),
        _span(span),
        _marks(marks),
    )


def _term_json(term: TermEntry) -> _List:
    forms: _List = [[form, words, _span_json(term.spans[form])] for form, words in term.forms.items()]
    return [term.id, forms, term.gender, term.file, _span_json(term.span), _marks_json(term.marks)]


def _term(row: _List) -> TermEntry:
    id_, forms, gender, file, span, marks = row
    rows = _rows(forms)
    return TermEntry(
        _text(id_),
        {_text(form): _text(words) for form, words, _ in rows},
        {_text(form): _span(place) for form, _, place in rows},
        None if gender is None else _text(gender),
        _text(file),
        _span(span),
        _marks(marks),
    )


def _marks_json(marks: Iterable[Mark]) -> _List:
    return [[mark.kind.value, _texts_json(mark.words), _span_json(mark.span)] for mark in marks]


def _marks(value: Json) -> tuple[Mark, ...]:
    return tuple(Mark(MarkKind(_text(kind)), tuple(_texts(words)), _span(span)) for kind, words, span in _rows(value))


# --- patterns: text is a string, any other part a list that begins with its letter ------------------------------


def _pattern_json(pattern: Pattern) -> _List:
    return [_part_json(part) for part in pattern]


def _part_json(part: Part) -> Json:
    match part:
        case Words(text):
            return text
        case Put(slot, features, span):
            return ["p", slot, [[name, value] for name, value in features.items()], _span_json(span)]
        case NounFor(noun, number, case, span):
            return ["n", noun, number, case, _span_json(span)]
        case Term(id_, form, span):
            return ["t", id_, form, _span_json(span)]
        case Select(on, variants, default, span):
            branches: _List = [[v.key, _pattern_json(v.pattern), _span_json(v.span)] for v in variants]
            return ["s", on, branches, default, _span_json(span)]


def _pattern(value: Json) -> Pattern:
    return tuple([_part(part) for part in _list(value)])


def _part(value: Json) -> Part:
    if isinstance(value, str):
        return Words(value)
    row = _list(value)
    span = _span(row[-1])
    match row[0]:
        case "p":
            return Put(_text(row[1]), {_text(name): _text(given) for name, given in _rows(row[2])}, span)
        case "n":
            return NounFor(_text(row[1]), _text(row[2]), None if row[3] is None else _text(row[3]), span)
        case "t":
            return Term(_text(row[1]), None if row[2] is None else _text(row[2]), span)
        case "s":
            variants = [Variant(_text(key), _pattern(pattern), _span(at)) for key, pattern, at in _rows(row[2])]
            return Select(_text(row[1]), tuple(variants), _number(row[3]), span)
    raise ValueError(f"a part of a pattern has no kind {row[0]!r}")


def _span_json(span: Span) -> _List:
    return [span.line, span.column, span.end_line, span.end_column]


def _span(value: Json) -> Span:
    line, column, end_line, end_column = _list(value)
    return Span(_number(line), _number(column), _number(end_line), _number(end_column))


# --- the shapes of JSON --------------------------------------------------------------------------------------


def _list(value: Json) -> _List:
    if not isinstance(value, list):
        raise TypeError("a list is expected")
    return value


def _rows(value: Json) -> Sequence[_List]:
    return [_list(row) for row in _list(value)]


def _text(value: Json) -> str:
    if not isinstance(value, str):
        raise TypeError("a text is expected")
    return value


def _texts(value: Json) -> list[str]:
    return [_text(each) for each in _list(value)]


def _texts_json(texts: Iterable[str]) -> _List:
    return list(texts)


def _number(value: Json) -> int:
    if not isinstance(value, int):
        raise TypeError("a number is expected")
    return value


__all__ = ["packaged_book", "packaged_grammar"]
