"""Wordings that a reviewer should look at: marked in the phrasebook, and carried through to the sentences that use them.

Marked wordings are set between characters that no text holds (:data:`OPEN`, :data:`CLOSE`); the writer knows nothing of it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from cardc.diagnostics import Span
from cardc.language.locales import Locale
from cardc.language.pattern import (
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
    Words,
)
from cardc.language.resolve import enum_kind, enums
from cardc.language.schema import KINDS, OPTIONAL, Kind

OPEN: Final = {MarkKind.MISSING: "\ufdd0", MarkKind.PROPOSED: "\ufdd2", MarkKind.DOUBTFUL: "\ufdd4"}
CLOSE: Final = {MarkKind.MISSING: "\ufdd1", MarkKind.PROPOSED: "\ufdd3", MarkKind.DOUBTFUL: "\ufdd5"}
"""Noncharacters: Unicode keeps them for such private use inside of one program."""


_NO_MARKS: Final = {ord(sign): None for signs in (OPEN, CLOSE) for sign in signs.values()}


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a text; ``mark`` is the gravest mark on it."""

    text: str
    mark: MarkKind | None = None


def says(entry: Message | TermEntry, words: str) -> bool:
    """True when the wording of an entry holds these words, or has this branch (``[key]``); older wordings don't count."""
    if words in _branches(entry):
        return True
    return any(_finder(words).search(text) for text in wordings(entry))


def wordings(entry: Message | TermEntry) -> Iterator[str]:
    """The literal texts that an entry writes."""
    if isinstance(entry, TermEntry):
        yield from entry.forms.values()
    else:
        yield from _texts(entry.pattern)


def marks_form(mark: Mark, key: str, text: str) -> bool:
    """True when a mark of a noun is on its form ``key``."""
    return not mark.words or any(word == f"[{key}]" or _finder(word).search(text) for word in mark.words)


def _branches(entry: Message | TermEntry) -> set[str]:
    """The branches of an entry, as marks call them: ``[key]``."""
    if isinstance(entry, TermEntry):
        return {f"[{key}]" for key in entry.forms if key}
    found: set[str] = set()
    stack: list[Part] = list(entry.pattern)
    while stack:
        part = stack.pop()
        if isinstance(part, Select):
            found.update(f"[{variant.key}]" for variant in part.variants)
            stack += [inner for variant in part.variants for inner in variant.pattern]
    return found


def _inside(marks: tuple[Mark, ...], key: str) -> tuple[Mark, ...]:
    """The marks inside a branch: one that names the branch is on all of it."""
    return tuple(replace(mark, words=()) if f"[{key}]" in mark.words else mark for mark in marks)


def _texts(pattern: Pattern) -> Iterator[str]:
    for part in pattern:
        if isinstance(part, Words):
            yield part.text
        elif isinstance(part, Select):
            for variant in part.variants:
                yield from _texts(variant.pattern)


def with_marks(book: Phrasebook) -> Phrasebook:
    """A copy of a phrasebook whose marked wordings are written between the characters of their mark."""
    messages = {m.id: replace(m, pattern=_marked(m.pattern, m.marks)) for m in book.messages.values()}
    terms = {
        t.id: replace(t, forms={key: _mark_text(form, _inside(t.marks, key)) for key, form in t.forms.items()})
        for t in book.terms.values()
    }
    return Phrasebook(book.language, messages, terms, book.optional, book.sources)


def deaf_to_marks(locale: Locale) -> Locale:
    """The locale for writing with marks: their characters change no sound."""
    sound = locale.before_name
    if sound is None:
        return locale

    def before_name(words: str, name: str) -> str:
        plain = unmarked(words)
        sounding = sound(plain, unmarked(name))
        if sounding == plain:
            return words
        kinds = [kind for kind in MarkKind if OPEN[kind] in words]
        core = sounding.strip()
        return sounding.replace(core, f"{OPEN[kinds[0]]}{core}{CLOSE[kinds[0]]}") if kinds else sounding

    return replace(locale, before_name=before_name)


def unmarked(text: str) -> str:
    """A text without the characters of marks."""
    return text.translate(_NO_MARKS)


def _marked(pattern: Pattern, marks: tuple[Mark, ...]) -> Pattern:
    parts: list[Part] = []
    for part in pattern:
        match part:
            case Words(text):
                parts.append(Words(_mark_text(text, marks)))
            case Select():
                variants = tuple(replace(v, pattern=_marked(v.pattern, _inside(marks, v.key))) for v in part.variants)
                parts.append(replace(part, variants=variants))
            case _:
                parts.append(part)
    return tuple(parts)


def _mark_text(text: str, marks: tuple[Mark, ...]) -> str:
    for mark in marks:
        opened, closed = OPEN[mark.kind], CLOSE[mark.kind]
        for word in mark.words:
            text = _finder(word).sub(rf"{opened}\g<0>{closed}", text)
        if not mark.words and not all(unicodedata.category(c)[0] in "PZ" for c in text):
            core = text.strip()
            text = text.replace(core, f"{opened}{core}{closed}")
    return text


def _finder(words: str) -> re.Pattern[str]:
    """Finds words as a whole, small or capital."""
    before = r"(?<!\w)" if re.match(r"\w", words) else ""
    after = r"(?!\w)" if re.search(r"\w\Z", words) else ""
    return re.compile(before + re.escape(words) + after, re.IGNORECASE)


def pieces(plain: str, marked: str) -> list[Piece]:
    """A text in pieces: ``marked`` is ``plain`` written with marks, but for capital letters at the start of a sentence."""
    found: list[Piece] = []
    open_marks: list[MarkKind] = []
    kinds = {sign: kind for signs in (OPEN, CLOSE) for kind, sign in signs.items()}
    rest = iter(plain)
    for char in marked:
        kind = kinds.get(char)
        if kind is None:
            gravest = next((kind for kind in MarkKind if kind in open_marks), None)
            letter = next(rest)
            if found and found[-1].mark is gravest:
                found[-1] = Piece(found[-1].text + letter, gravest)
            else:
                found.append(Piece(letter, gravest))
        elif char == OPEN[kind]:
            open_marks.append(kind)
        else:
            open_marks.remove(kind)
    assert next(rest, None) is None, f"the marked text is another one: {plain!r}, {marked!r}"
    return _joined(found)


def _joined(found: list[Piece]) -> list[Piece]:
    """Pieces of one mark with nothing but a space between them are one."""
    joined: list[Piece] = []
    for piece in found:
        if len(joined) > 1 and joined[-1].text.isspace() and piece.mark is not None and joined[-2].mark is piece.mark:
            space, before = joined.pop(), joined.pop()
            piece = Piece(before.text + space.text + piece.text, piece.mark)
        joined.append(piece)
    return joined


def completed(book: Phrasebook, locale: Locale) -> Phrasebook:
    """A copy of an unfinished phrasebook that can be written with: what is missing reads ``‹id›`` and is marked missing."""
    needed = {**KINDS, **{id_: enum_kind(enum) for id_, enum in enums().items()}}
    messages, terms = dict(book.messages), dict(book.terms)
    for id_, kind in needed.items():
        if id_ not in messages and id_ not in OPTIONAL:
            messages[id_] = _stub(kind, locale)
    for message in messages.values():
        for term in _terms_in(message.pattern):
            terms.setdefault(term, TermEntry(term, {}, {}, None, message.file, message.span))
    keys = [*locale.forms(), ""]
    for id_, entry in terms.items():
        lacking = {key: f"‹{id_} {key}›".replace(" ›", "›") for key in keys if key not in entry.forms}
        mark = Mark(MarkKind.MISSING, tuple(lacking.values()), entry.span)
        terms[id_] = replace(entry, forms={**entry.forms, **lacking}, marks=(*entry.marks, mark))
    return Phrasebook(book.language, messages, terms, book.optional, book.sources)


def _stub(kind: Kind, locale: Locale) -> Message:
    """What stands for a message that is not there: its id, and what fills its slots, so that nothing is hidden."""
    nowhere = Span(1, 1, 1, 1)
    parts: list[Part] = [Words(f"‹{kind.id}›")]
    for slot in kind.slots if kind.id in KINDS else ():
        parts += [Words(" "), Put(slot, {}, nowhere)]
    return Message(kind.id, tuple(parts), {}, f"{locale.code}/", nowhere, (Mark(MarkKind.MISSING, (), nowhere),))


def _terms_in(pattern: Pattern) -> Iterator[str]:
    """The terms that a pattern asks for."""
    for part in pattern:
        match part:
            case Term(id_):
                yield id_
            case NounFor(noun):
                yield noun
            case Select():
                for variant in part.variants:
                    yield from _terms_in(variant.pattern)
