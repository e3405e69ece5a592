"""Places in a text as the editor tells them, and as the compiler does.

The editor counts lines from 0 and characters of a line in UTF-16 code units, unless it agrees to count whole characters. The
compiler counts offsets in whole characters; its spans count lines and columns from 1.
"""

from __future__ import annotations

from bisect import bisect_right

from cardc.diagnostics import Span
from cardc.records import dataclass


@dataclass(frozen=True, slots=True)
class Position:
    """A place between two characters: line and character, both from 0, in the units of the editor."""

    line: int
    character: int


@dataclass(frozen=True, slots=True)
class Range:
    """From ``start`` up to ``end``, which is not in it."""

    start: Position
    end: Position


class Lines:
    """The lines of a text. ``utf16`` tells in which units the editor counts characters."""

    def __init__(self, text: str, *, utf16: bool = True) -> None:
        self.text = text
        self._utf16 = utf16
        self._starts = [0]
        at = text.find("\n")
        while at >= 0:
            self._starts.append(at + 1)
            at = text.find("\n", at + 1)

    def offset(self, position: Position) -> int:
        """The offset of a position; one behind the end of its line or of the text means that end."""
        if position.line >= len(self._starts):
            return len(self.text)
        start = self._starts[position.line]
        stop = self._line_end(position.line)
        if not self._utf16:
            return min(start + position.character, stop)
        left, at = position.character, start
        while at < stop and left > 0:
            left -= _units(self.text[at])
            at += 1
        return at

    def position(self, offset: int) -> Position:
        """The position of an offset."""
        line = bisect_right(self._starts, offset) - 1
        start = self._starts[line]
        before = self.text[start:offset]
        return Position(line, sum(map(_units, before)) if self._utf16 else len(before))

    def range(self, start: int, end: int) -> Range:
        """The range between two offsets."""
        return Range(self.position(start), self.position(end))

    def offset_of(self, line: int, column: int) -> int:
        """The offset of a line and a column of a :class:`Span` (from 1); one outside of the text means its end."""
        if line > len(self._starts):
            return len(self.text)
        return min(self._starts[line - 1] + column - 1, self._line_end(line - 1))

    def range_of(self, span: Span | None) -> Range:
        """The range of a span; ``None`` means the first line."""
        if span is None:
            return self.range(0, self._line_end(0))
        start = self.offset_of(span.line, span.column)
        return self.range(start, max(start, self.offset_of(span.end_line, span.end_column)))

    def _line_end(self, line: int) -> int:
        end = self._starts[line + 1] - 1 if line + 1 < len(self._starts) else len(self.text)
        return end - 1 if end > self._starts[line] and self.text[end - 1 : end] == "\r" else end


def _units(character: str) -> int:
    return 2 if ord(character) > 0xFFFF else 1
