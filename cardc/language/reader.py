"""Prose → phrases: memoised recursive descent over the tries of :mod:`cardc.language.grammar`.

All readings are found, none is preferred. A text that has none is explained by the furthest word that could
not be read, with what could have stood there.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Final

from cardc.language.grammar import Captures, Grammar, Node, Table
from cardc.language.interpret import interpret
from cardc.language.interpret_parts import Contradiction
from cardc.language.names import NO_NAMES, Names
from cardc.language.phrase import Body, Phrase, TextContext, TextKind, Value
from cardc.language.schema import ROOTS
from cardc.language.spelling import other_spellings
from cardc.language.tokens import NUMBER_WORD, Tokens, places, tokenize, words_of
from cardc.language.tokens import names as runs_of
from cardc.model.names import NameKind
from cardc.records import dataclass

MOST_CHARACTERS = 2_000
"""Longest text that is read. The longest texts of real cards have 600."""

_NUMBER = "a number"
_NAME = "the card's name"
_QUOTED = "another name in quotation marks"
_DELTA: Final = " δ"
_STAR: Final = " ★"


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
        self._spellings = grammar.locale.spellings
        self._numerals = grammar.locale.numerals

    def read(self, text: str, context: TextContext, names: Names = NO_NAMES) -> Reading:
        """All readings of a text in which things are called by ``names``."""
        if len(text) > MOST_CHARACTERS:
            reason = f"the text has {len(text)} characters; {MOST_CHARACTERS} is the most that a card holds"
            return Reading((), Failure(MOST_CHARACTERS, "", reason=reason))
        rows = self._rows(text, context.kind, context.name, names)
        bodies, reason = _understood(rows, context, names)
        bodies = bodies or self._spelled_otherwise(text, context, names)
        if bodies:
            return Reading(tuple(bodies))
        if rows:
            return Reading((), Failure(0, "", reason=reason))
        return Reading((), self._explain(text, tokenize(text, self._numerals), context, names))

    def bodies(self, text: str, context: TextContext) -> list[Body]:
        """All readings of a text, without a word on why there are none."""
        found, _ = _understood(self.phrases(text, context.kind, context.name), context, NO_NAMES)
        return found or self._spelled_otherwise(text, context, NO_NAMES)

    def _spelled_otherwise(self, text: str, context: TextContext, names: Names) -> list[Body]:
        """What a text means in other spellings; each meaning once."""
        found: dict[Body, None] = {}
        for other in other_spellings(text, self._spellings):
            rows = self._rows(other, context.kind, context.name, names)
            found |= dict.fromkeys(_understood(rows, context, names)[0])
        return list(found)

    def phrases(self, text: str, kind: TextKind, name: str) -> list[list[Phrase]]:
        """The rows of sentences that a text can be, before they are understood."""
        return self._rows(text, kind, name, NO_NAMES)

    def _rows(self, text: str, kind: TextKind, name: str, names: Names) -> list[list[Phrase]]:
        """A name is taken to be the longest that can stand in its place; shorter ones only when no text comes of that."""
        tokens = tokenize(text, self._numerals)
        parse = _Parse(text, tokens, name, names)
        rows = parse.rows(self._roots[kind], 0)
        if rows or not parse.passed:
            return rows
        return _Parse(text, tokens, name, names, longest=False).rows(self._roots[kind], 0)

    def _explain(self, text: str, tokens: Tokens, context: TextContext, names: Names) -> Failure:
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

        _Parse(text, tokens, context.name, names, visit).rows(self._roots[context.kind], 0)
        start, word = [*places(text), (len(text), "")][furthest]
        nearest = difflib.get_close_matches(word.lower(), sorted(expected), n=3)
        return Failure(start, word, tuple(sorted(expected)), tuple(nearest))


def _understood(rows: list[list[Phrase]], context: TextContext, names: Names) -> tuple[list[Body], str]:
    """What rows of sentences mean, and why the last that means nothing does not."""
    found: list[Body] = []
    reason = ""
    for sentences in (meant for row in rows for meant in names.meanings(row)):
        try:
            found.append(interpret(sentences, context))
        except Contradiction as contradiction:
            reason = str(contradiction)
    return found, reason


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


def said_names(name: str) -> tuple[str, ...]:
    """How a text calls a card of this name: without δ, which is no part of a name (R239), and with the word for a star."""
    if name.endswith(_DELTA):
        return (name, name.removesuffix(_DELTA))
    return (name, f"{name.removesuffix(_STAR)} Star") if name.endswith(_STAR) else (name,)


class _Parse:
    """The parse of one text."""

    __slots__ = (
        "known",
        "longest",
        "memo",
        "name",
        "numbers",
        "others",
        "own",
        "passed",
        "runs",
        "size",
        "text",
        "visit",
        "words",
        "written",
    )

    def __init__(
        self,
        text: str,
        tokens: Tokens,
        name: str,
        known: Names = NO_NAMES,
        visit: Visit | None = None,
        *,
        longest: bool = True,
    ) -> None:
        """``longest``: of the names that can stand somewhere only the longest is tried; ``passed``: there were more."""
        self.text = text
        self.words = tokens.words
        self.numbers = tokens.numbers
        self.size = len(tokens.words)
        self.memo: list[dict[Table, list[tuple[Value, int]]]] = [{} for _ in range(self.size + 1)]
        self.name = name
        self.known = known
        self.visit = visit
        self.longest = longest
        self.passed = False
        self.others: dict[int, list[tuple[str, int]]] = {}
        self.runs: dict[int, list[tuple[str, int]]] | None = None
        self.written: list[str] | None = None
        self.own = self.find_own_name()

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
                or (sub.name_first and at in self.own)
                or (sub.quoted_first and self.other_names(at))
            ):
                for value, stop in self.parse(sub, at):
                    stack.append((following, stop, (*captures, value)))
        if number >= 0:
            for fits, _, following in node.numbers:
                if fits(number):
                    stack.append((following, at + 1, (*captures, number)))
        if node.name is not None:
            for stop in self.own.get(at, ()):
                stack.append((node.name, stop, (*captures, self.name)))
        if node.quoted is not None:
            for name, stop in self.other_names(at):
                stack.append((node.quoted, stop, (*captures, name)))

    # --- names -----------------------------------------------------------------------------------------

    def find_own_name(self) -> dict[int, list[int]]:
        """Where the card's own name stands, and where it ends; not where a longer card's name does."""
        called = [said for form in self.known.forms(self.name) for said in said_names(form)]
        forms = [row for row in map(words_of, called) if row]
        found: dict[int, list[int]] = {}
        for at, word in enumerate(self.words):
            ends = {at + len(row) for row in forms if word == row[0] and self.words[at : at + len(row)] == row}
            stops = sorted(ends, reverse=True)
            if stops and self.known is not NO_NAMES:
                rivals = [stop for kind, _, stop in self.known_names(at) if kind is NameKind.CARD]
                stops = self.long_enough(stops, max([stops[0], *rivals]))
            if stops:
                found[at] = stops
        return found

    def other_names(self, at: int) -> list[tuple[str, int]]:
        """Other names at a position, longest first, each with where it ends."""
        found = self.others.get(at)
        if found is None:
            found = self.others[at] = self.find_other_names(at)
        return found

    def find_other_names(self, at: int) -> list[tuple[str, int]]:
        """A name stands in quotation marks; without them it is a known one, or a row of words with capital letters."""
        if self.runs is None:
            self.runs = runs_of(self.text)
        runs = self.runs.get(at, [])
        if runs and self.words[at][0] == '"':
            return runs
        by_stop = {stop: name for name, stop in runs}
        by_stop |= {stop: form for _, form, stop in self.known_names(at)}
        stops = sorted(by_stop, reverse=True)
        return [(by_stop[stop], stop) for stop in self.long_enough(stops, stops[0] if stops else 0)]

    def known_names(self, at: int) -> list[tuple[NameKind, str, int]]:
        """The known names at a position. One that begins with a capital letter is written so, else it is a word."""
        found = list(self.known.standing_at(self.words, at))
        if found and self.written is None:
            self.written = [word for _, word in places(self.text)]
        return [one for one in found if self.written and (self.written[at][0].isupper() or not one[1][0].isupper())]

    def long_enough(self, stops: list[int], longest: int) -> list[int]:
        """Of the places where a name can end, only the last, unless all are tried."""
        if not self.longest:
            return stops
        kept = [stop for stop in stops if stop == longest]
        self.passed = self.passed or len(kept) < len(stops)
        return kept
