"""What can be written at a place: the words and sentences that the grammar takes there, and the names of the project's cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Final

from lark import UnexpectedInput

from cardc.lsp.workspace import View
from cardc.model.cards import PokemonCard
from cardc.project import SUFFIX
from cardc.records import dataclass
from cardc.syntax.deck import SUFFIX as DECK
from cardc.syntax.sentences import beginning_with
from cardc.syntax.words import accepted, phrases

_DECLARATION: Final = re.compile(r'^[ \t]*(?:card[ \t]*"|set[ \t]+[\w.-]+[ \t]*\{)', re.MULTILINE)
_BEGUN: Final = re.compile(r"[\w'’-]*\Z")
_OPEN_QUOTE: Final = re.compile(r'"[^"\\\r\n]*+(?:\\.[^"\\\r\n]*+)*+\Z')
_CLOSED: Final = re.compile(r'"[^"\\\r\n]*+(?:\\.[^"\\\r\n]*+)*+"|//[^\r\n]*')
_DECK_LINE: Final = re.compile(r'\s*\d+\s+"?(?P<name>[^#\[\]"]*)\Z')
_AFTER_ATTACK: Final = re.compile(r"(?:attack(?:s)? with|covers)\s*\Z")


class CompletionKind(StrEnum):
    """What kind of thing is offered."""

    WORD = "word"
    SENTENCE = "sentence"
    CARD = "card"
    ATTACK = "attack"


@dataclass(frozen=True, slots=True)
class Completion:
    """One offer: what is inserted in place of the characters from ``start`` on, how the list shows it, and what it means."""

    label: str
    insert: str
    kind: CompletionKind
    start: int
    meaning: str = ""


def completions(view: View, path: Path, text: str, offset: int) -> list[Completion]:
    """What can be written at an offset of a file."""
    line_start = text.rfind("\n", 0, offset) + 1
    before = text[line_start:offset]
    quote = _OPEN_QUOTE.search(_CLOSED.sub(lambda m: " " * len(m[0]), before))
    if path.suffix == DECK:
        match = _DECK_LINE.fullmatch(before)
        return [] if match is None else list(_cards(view, line_start + match.start("name")))
    if quote is not None:
        return list(_names(view, before[: quote.start()], line_start + quote.start() + 1))
    if path.suffix == SUFFIX:
        return list(_words(text, offset))
    return []


def _names(view: View, before: str, start: int) -> Iterator[Completion]:
    """Inside quotation marks: attacks where an attack is named, else cards."""
    if _AFTER_ATTACK.search(before):
        seen: dict[str, str] = {}
        for known in view.cards:
            if isinstance(known.card, PokemonCard):
                for attack in known.card.attacks:
                    seen.setdefault(attack.name, known.card.name)
        for name, owner in seen.items():
            yield Completion(name, name, CompletionKind.ATTACK, start, f"attack of {owner}")
        return
    yield from _cards(view, start)


def _cards(view: View, start: int) -> Iterator[Completion]:
    ids: dict[str, list[str]] = {}
    for known in view.cards:
        ids.setdefault(known.card.name, []).append(known.id)
    for name, several in ids.items():
        yield Completion(name, name, CompletionKind.CARD, start, ", ".join(several))


def _words(text: str, offset: int) -> Iterator[Completion]:
    """In a card file: all that the parser takes behind what stands before the offset."""
    begun = _BEGUN.search(text, 0, offset)
    start = begun.start() if begun is not None else offset
    before = text[:start]
    if _CLOSED.sub("", before[before.rfind("\n") + 1 :]).count("//"):
        return
    for terminal in sorted(_accepted(before)):
        offered = beginning_with(terminal)
        words = phrases(terminal)
        for sentence in offered:
            for word in words[:1]:
                yield Completion(sentence.pattern, word, CompletionKind.SENTENCE, start, sentence.meaning)
        if not offered or len(words) > 1:
            for word in words:
                if re.match(r"\w", word):
                    yield Completion(word, word, CompletionKind.WORD, start)


def _accepted(before: str) -> set[str]:
    """The terminals that can follow; none where the declaration is broken before."""
    starts = [match.start() for match in _DECLARATION.finditer(before)]
    try:
        return accepted(before[starts[-1] :] if starts else before)
    except UnexpectedInput:
        return set()


__all__ = ["Completion", "CompletionKind", "completions"]
