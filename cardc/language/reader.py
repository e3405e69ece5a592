"""Prose → phrases: memoised recursive descent over the tries of :mod:`cardc.language.grammar`.

All readings are found, none is preferred. A text that has none is explained by the furthest word that could
not be read, with what could have stood there.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable

from cardc.language.grammar import Captures, Grammar, Node, Table
from cardc.language.interpret import interpret
from cardc.language.interpret_parts import Contradiction
from cardc.language.phrase import Body, Phrase, TextContext, TextKind, Value
from cardc.language.schema import ROOTS
from cardc.language.tokens import NUMBER_WORD, Tokens, names, places, tokenize
from cardc.records import dataclass

_NUMBER = "a number"
_NAME = "the card's name"
_QUOTED = "another name in quotation marks"


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a text was declined: the word at ``start`` (an offset; the text's length when words are missing), and
    either what was ``expected`` there (``nearest`` ones first) or how the text contradicts its card (``reason``)."""

    start: int
    word: str
    expected: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()
    reason: str | None = None

    def __str__(self) -> str:
        if self.reason is not None:
            return self.reason
        found = f"`{self.word}` is not understood here" if self.word else "the text ends too early"
        wanted = self.nearest or self.expected[:5]
        return f"{found}; expected {', '.join(wanted)}" if wanted else found


class UnreadableError(ValueError):
    """A text without a reading, or with several."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text can mean: one entry in ``bodies`` for each derivation; or why it means nothing."""

    bodies: tuple[Body, ...]
    failure: Failure | None = None

    @property
    def body(self) -> Body:
        """The meaning. Raises :class:`UnreadableError` unless there is exactly one reading."""
        if len(self.bodies) != 1:
            raise UnreadableError(str(self.failure) if self.failure else f"{len(self.bodies)} readings")
        return self.bodies[0]


Visit = Callable[[Node, int], None]


class Reader:
    """Reads one language."""

    def __init__(self, grammar: Grammar) -> None:
        self._roots = {kind: grammar.root(category) for kind, category in ROOTS.items()}

    def read(self, text: str, context: TextContext) -> Reading:
        """All readings of a text."""
        tokens = tokenize(text)
        parse = _Parse(text, tokens, context.name)
        rows = parse.rows(self._roots[context.kind], 0)
        if not rows:
            return Reading((), self._explain(text, tokens, context))
        bodies: list[Body] = []
        reason = ""
        for row in rows:
            try:
                bodies.append(interpret(row, context))
            except Contradiction as contradiction:
                reason = str(contradiction)
        return Reading(tuple(bodies), None if bodies else Failure(0, "", reason=reason))

    def phrases(self, text: str, kind: TextKind, name: str) -> list[list[Phrase]]:
        """The rows of sentences that a text can be, before they are understood."""
        return _Parse(text, tokenize(text), name).rows(self._roots[kind], 0)

    def _explain(self, text: str, tokens: Tokens, context: TextContext) -> Failure:
        """Read again and remember where it got stuck."""
        furthest = 0
        expected: set[str] = set()

        def visit(node: Node, at: int) -> None:
            nonlocal furthest
            if at > furthest:
                furthest = at
                expected.clear()
            if at == furthest:
                expected.update(_expectations(node))

        _Parse(text, tokens, context.name, visit).rows(self._roots[context.kind], 0)
        start, word = [*places(text), (len(text), "")][furthest]
        nearest = difflib.get_close_matches(word.lower(), sorted(expected), n=3)
        return Failure(start, word, tuple(sorted(expected)), tuple(nearest))


def derivations(table: Table, text: str, name: str) -> list[Value]:
    """What a table makes of a whole text: one value for each derivation."""
    tokens = tokenize(text)
    return [value for value, end in _Parse(text, tokens, name).parse(table, 0) if end == len(tokens.words)]


def _expectations(node: Node) -> set[str]:
    found = set(node.words)
    for table, _ in node.subs:
        found |= table.first
        if table.name_first:
            found.add(_NAME)
        if table.quoted_first:
            found.add(_QUOTED)
    if node.quoted is not None:
        found.add(_QUOTED)
    if node.numbers or NUMBER_WORD in found:
        found.add(_NUMBER)
    if node.name is not None:
        found.add(_NAME)
    return found - {NUMBER_WORD}


class _Parse:
    """The parse of one text."""

    __slots__ = ("memo", "name", "name_words", "numbers", "others", "size", "text", "visit", "words")

    def __init__(self, text: str, tokens: Tokens, name: str, visit: Visit | None = None) -> None:
        self.text = text
        self.others: dict[int, tuple[str, int]] | None = None
        self.words = tokens.words
        self.numbers = tokens.numbers
        self.size = len(tokens.words)
        self.memo: list[dict[Table, list[tuple[Value, int]]]] = [{} for _ in range(self.size + 1)]
        own = tokenize(name)
        self.name = name
        self.name_words = own.words
        self.visit = visit

    def rows(self, root: Table, start: int) -> list[list[Phrase]]:
        """All rows of sentences from a position to the end."""
        if start == self.size:
            return [[]]
        found: list[list[Phrase]] = []
        for sentence, end in self.parse(root, start):
            if isinstance(sentence, Phrase):
                found += [[sentence, *row] for row in self.rows(root, end)]
        return found

    def parse(self, table: Table, start: int) -> list[tuple[Value, int]]:
        """All phrases of a table that begin at a position, with their ends."""
        known = self.memo[start].get(table)
        if known is not None:
            return known
        results: list[tuple[Value, int]] = []
        self.memo[start][table] = results
        words, size, visit = self.words, self.size, self.visit
        stack: list[tuple[Node, int, Captures]] = [(table.root, start, ())]
        while stack:
            node, at, captures = stack.pop()
            while True:
                if visit is not None:
                    visit(node, at)
                for end in node.ends:
                    value = end(captures)
                    if value is not None:
                        results.append((value, at))
                if at == size:
                    break
                if node.slots:
                    self.slots(node, at, captures, stack)
                following = node.words.get(words[at])
                if following is None:
                    break
                node, at = following, at + 1
        return results

    def slots(self, node: Node, at: int, captures: Captures, stack: list[tuple[Node, int, Captures]]) -> None:
        """Go on over all slots that can be filled at a position."""
        word, number = self.words[at], self.numbers[at]
        for sub, following in node.subs:
            first = sub.first
            if (
                word in first
                or (number >= 0 and NUMBER_WORD in first)
                or (sub.name_first and self.is_name(at))
                or (sub.quoted_first and self.other(at) is not None)
            ):
                for value, stop in self.parse(sub, at):
                    stack.append((following, stop, (*captures, value)))
        if number >= 0:
            for fits, _, following in node.numbers:
                if fits(number):
                    stack.append((following, at + 1, (*captures, number)))
        if node.name is not None and self.is_name(at):
            stack.append((node.name, at + len(self.name_words), (*captures, self.name)))
        if node.quoted is not None and (other := self.other(at)) is not None:
            name, stop = other
            stack.append((node.quoted, stop, (*captures, name)))

    def other(self, at: int) -> tuple[str, int] | None:
        """Another name at a position, with where it ends."""
        if self.others is None:
            self.others = names(self.text)
        return self.others.get(at)

    def is_name(self, at: int) -> bool:
        """True when the card's own name stands at a position."""
        own = self.name_words
        return bool(own) and self.words[at] == own[0] and self.words[at : at + len(own)] == own
