"""Where each part of a model stands in its source. The model itself knows nothing of places.

A *path* leads from a card to a part of it: attribute names and positions, for example
``("attacks", 0, "text", "effects", 1, "heads", 0)``.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping

from cardc.diagnostics import Span

Path = tuple[str | int, ...]
Offsets = tuple[int, int]


class LineIndex:
    """Turns character offsets of a text into lines and columns; the lines are found when first needed."""

    __slots__ = ("_starts", "_text")

    def __init__(self, text: str) -> None:
        self._text = text
        self._starts: list[int] | None = None

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column (from 1) of a character."""
        starts = self._starts
        if starts is None:
            starts = [0]
            position = self._text.find("\n")
            while position >= 0:
                starts.append(position + 1)
                position = self._text.find("\n", position + 1)
            self._starts = starts
        line = bisect_right(starts, offset)
        return line, offset - starts[line - 1] + 1

    def span(self, start: int, end: int) -> Span:
        """The span of the characters from ``start`` up to ``end``."""
        return Span(*self.place(start), *self.place(end))


class Spans:
    """The side table of one card: path to place."""

    __slots__ = ("_base", "_fields", "_index", "_nodes", "_root", "whole")

    def __init__(
        self,
        root: object,
        fields: Mapping[Path, Offsets],
        nodes: Mapping[int, Offsets],
        whole: Offsets,
        base: int,
        index: LineIndex,
    ) -> None:
        """``fields`` holds the places of face fields by path, ``nodes`` those of model nodes by identity (``root``
        keeps the nodes alive, so identities stay true), ``whole`` that of the card. All count from ``base``;
        ``self.whole`` counts from the start of the file."""
        self._root = root
        self._fields = fields
        self._nodes = nodes
        self._base = base
        self._index = index
        self.whole = (whole[0] + base, whole[1] + base)

    def offsets(self, path: Path) -> Offsets | None:
        """Start and end offset of just this part, ``None`` when it has no place of its own."""
        found = self._fields.get(path)
        if found is None:
            found = self._nodes.get(id(self._walk(path)))
        return None if found is None else (found[0] + self._base, found[1] + self._base)

    def nearest(self, path: Path) -> Span:
        """The span of the part, or of the smallest part around it that has a place; at worst of the whole card."""
        for length in range(len(path), 0, -1):
            found = self.offsets(path[:length])
            if found is not None:
                return self._index.span(*found)
        return self._index.span(*self.whole)

    def _walk(self, path: Path) -> object:
        part: object = self._root
        for step in path:
            if isinstance(step, str):
                part = getattr(part, step, None)
            elif isinstance(part, tuple) and step < len(part):
                part = part[step]
            else:
                return self
        return part
