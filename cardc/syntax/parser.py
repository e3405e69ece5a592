"""A card file's text becomes cards with places, and diagnostics.

Each declaration is parsed alone. When one is wrong, the wrong sentence is blanked (its characters become spaces, so
that no place moves) and the rest is parsed again: that finds several errors in one run.
"""

from __future__ import annotations

import itertools
import re
from dataclasses import field
from typing import Final

from lark import UnexpectedInput

from cardc.diagnostics import Diagnostic
from cardc.model.cards import Card, Reprint, SetInfo
from cardc.records import dataclass
from cardc.syntax.comments import without_comments
from cardc.syntax.faces import ReadCard, ReadFile, ReadSet
from cardc.syntax.lalr import card_parser
from cardc.syntax.problems import Problem
from cardc.syntax.prose import Proses
from cardc.syntax.spans import LineIndex, Offsets, Spans

MAX_PROBLEMS: Final = 20
"""After so many errors in one file the rest is not looked at."""

MAX_NESTED: Final = 20
"""Brackets in brackets; cards have five or six."""

MAX_REREAD: Final = 2_000_000
"""So many characters of one declaration are read again to find more errors in it."""

_DECLARATION: Final = re.compile(r'^[ \t]*(?:card[ \t]*"|set[ \t]+[\w.-]+[ \t]*\{)', re.MULTILINE)
_BRACKET: Final = re.compile(r'"[^"\\\r\n]*+(?:\\.[^"\\\r\n]*+)*+"|//[^\r\n]*+|[{}]')
_CONTROL: Final = re.compile(r"[^\t\n\r\f\x20-\x7e\x80-\U0010ffff]+")
# Missing fields are no news once a wrong sentence has been blanked: it may have been that field.
_FOLLOW_UPS: Final = frozenset({"E015"})


@dataclass(frozen=True, slots=True)
class ParsedCard:
    """A card of a file and where its parts stand."""

    card: Card
    spans: Spans
    name_at: Offsets
    prose: Proses = field(default_factory=dict)
    """What the card tells as prose; its texts are not in ``card`` until the layer above has read them."""


@dataclass(frozen=True, slots=True)
class ParsedReprint:
    """A card of a file that repeats another one; the loader makes a card of it."""

    reprint: Reprint
    spans: Spans
    name_at: Offsets


@dataclass(frozen=True, slots=True)
class ParsedSet:
    """A set declaration of a file."""

    info: SetInfo
    id_at: Offsets
    spans: Spans


ParsedPart = ParsedCard | ParsedReprint | ParsedSet


@dataclass(frozen=True, slots=True)
class ParsedFile:
    """What a file declares, in order; what is wrong stands in ``diagnostics`` and is missing from ``parts``."""

    filename: str
    source: str
    parts: tuple[ParsedPart, ...]
    diagnostics: tuple[Diagnostic, ...]
    index: LineIndex

    @property
    def cards(self) -> tuple[ParsedCard, ...]:
        """The cards that are told in full, in order of the file."""
        return tuple(p for p in self.parts if isinstance(p, ParsedCard))

    @property
    def reprints(self) -> tuple[ParsedReprint, ...]:
        """The cards that repeat others, in order of the file."""
        return tuple(p for p in self.parts if isinstance(p, ParsedReprint))

    @property
    def sets(self) -> tuple[ParsedSet, ...]:
        """The set declarations (one is usual)."""
        return tuple(p for p in self.parts if isinstance(p, ParsedSet))


class _Reader:
    def __init__(self, source: str) -> None:
        self.source = source
        self.index = LineIndex(source)
        self.parts: list[ParsedPart] = []
        self.problems: list[Problem] = []

    def read(self) -> None:
        text = self._clean(self.source)
        starts = [m.start() for m in _DECLARATION.finditer(text)]
        cuts = sorted({0, *starts, len(text)})
        for start, end in itertools.pairwise(cuts):
            if len(self.problems) >= MAX_PROBLEMS:
                message = f"there are more errors; only the first {MAX_PROBLEMS} are shown"
                self.problems = self.problems[:MAX_PROBLEMS]
                self.problems.append(Problem("E013", message, start, start + 1))
                return
            self._declaration(text[start:end], start)
        if not self.parts and not self.problems:
            self.problems.append(Problem("E008", "the file is empty: it declares no card and no set", 0, 0))

    def _clean(self, text: str) -> str:
        """Reports control characters; a byte order mark at the start is only white space."""
        if text.startswith("\ufeff"):
            text = " " + text[1:]
        control = _CONTROL.search(text)
        if control is None:
            return text
        code = ord(control.group()[0])
        message = f"a control character (U+{code:04X}) can't stand in a card file"
        self.problems.append(Problem("E007", message, *control.span(), "is this a text file?"))
        return _CONTROL.sub(lambda m: " " * len(m.group()), text)

    def _declaration(self, text: str, base: int) -> None:
        deep = _too_deep(text)
        if deep is not None:
            message = f"brackets are nested more than {MAX_NESTED} deep"
            self._report(Problem("E020", message, deep, deep + 1, "no text of a card is so involved"), base)
            return
        read, mended = self._parse(text, base)
        if read is None:
            return
        builder = card_parser().builder
        for problem in builder.problems:
            if not (mended and problem.code in _FOLLOW_UPS):
                self._report(problem, base)
        if not mended and not builder.problems:
            for part in read.parts:
                self._keep(part, builder.nodes, base)

    def _parse(self, original: str, base: int) -> tuple[ReadFile | None, bool]:
        """What the text says, mended until it can be read (``None``: it can't), and whether it had to be mended."""
        text, reread, opened = original, 0, False
        while len(self.problems) < MAX_PROBLEMS:
            try:
                node = card_parser().parse(text)
            except UnexpectedInput as error:
                from cardc.syntax.recovery import explain  # large, and not needed for files without errors

                # Comments have no part in what is wrong: without them a sentence is easier to find.
                text, original = without_comments(text), without_comments(original)
                problem, mended = explain(text, error, original)
            else:
                assert isinstance(node.value, ReadFile)
                return node.value, text is not original
            # With a bracket put in for the author, a lack of brackets at the end is no news.
            if problem is not None and not (opened and mended is None):
                self._report(problem, base)
            if mended is None or mended == text:
                break
            opened = opened or mended.count("{") > text.count("{")
            text = mended
            reread += len(text)
            if reread > MAX_REREAD and text.strip():
                message = "there may be more errors in these brackets, which are very long"
                self._report(Problem("E013", message, 0, 1), base)
                break
        return None, True

    def _report(self, problem: Problem, base: int) -> None:
        moved = Problem(problem.code, problem.message, problem.start + base, problem.end + base, problem.suggestion)
        self.problems.append(moved)

    def _keep(self, part: ReadCard | ReadSet, nodes: dict[int, Offsets], base: int) -> None:
        if isinstance(part, ReadSet):
            assert part.info is not None
            id_at = (part.id_at[0] + base, part.id_at[1] + base)
            self.parts.append(
                ParsedSet(part.info, id_at, Spans(part.info, part.fields, {}, part.whole, base, self.index))
            )
            return
        assert part.card is not None
        fields = {**part.fields, ("name",): part.name_at}
        spans = Spans(part.card, fields, nodes, part.whole, base, self.index)
        name_at = (part.name_at[0] + base, part.name_at[1] + base)
        if isinstance(part.card, Reprint):
            self.parts.append(ParsedReprint(part.card, spans, name_at))
        else:
            self.parts.append(
                ParsedCard(part.card, spans, name_at, {path: told.moved(base) for path, told in part.prose.items()})
            )


def _too_deep(text: str) -> int | None:
    """Where brackets of a declaration are nested deeper than what walks its model could follow."""
    if text.count("{") <= MAX_NESTED:
        return None
    depth = 0
    for found in _BRACKET.finditer(text):
        piece = found.group()
        depth += 1 if piece == "{" else -1 if piece == "}" and depth else 0
        if depth > MAX_NESTED:
            return found.start()
    return None


def parse_text(source: str, filename: str) -> ParsedFile:
    """Parse the text of a card file. Never raises: what is wrong becomes a diagnostic about ``filename``."""
    reader = _Reader(source)
    reader.read()
    diagnostics = tuple(
        Diagnostic(
            p.code,
            p.message,
            filename,
            None if p.code == "E008" else reader.index.span(p.start, max(p.end, p.start + 1)),
            p.suggestion,
        )
        for p in reader.problems
    )
    return ParsedFile(filename, source, tuple(reader.parts), diagnostics, reader.index)
