"""Keeps comments through formatting: each goes with the piece it stands before, or behind on the same line."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from cardc.records import dataclass
from cardc.syntax.layout import Block, Gap, Line
from cardc.syntax.spans import Offsets, Path

_COMMENT: Final = re.compile(r'"[^"\\\r\n]*+(?:\\.[^"\\\r\n]*+)*+"|(//[^\r\n]*)')
_EMPTY_LINE: Final = re.compile(r"\n[ \t\r\f]*\n")
_EMPTY_LINE_NEXT: Final = re.compile(r"[ \t\r\f]*\n[ \t\r\f]*\n")

Locate = Callable[[Path], Offsets | None]


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment as written, from its ``//`` to the end of the line."""

    text: str
    start: int
    end: int


def comments_of(source: str) -> list[Comment]:
    """All comments of a source, in order."""
    if "//" not in source:
        return []
    found = (m for m in _COMMENT.finditer(source) if m.group(1) is not None)
    return [Comment(m.group(1).rstrip(), m.start(), m.end()) for m in found]


def without_comments(source: str) -> str:
    """The source with spaces in place of its comments: all else stays where it is."""
    if "//" not in source:
        return source
    return _COMMENT.sub(lambda m: m.group() if m.group(1) is None else " " * len(m.group()), source)


@dataclass(slots=True)
class Placed:
    """An item with the places of its source, and where to look up those of the items in it."""

    item: Line | Block
    places: list[Offsets]
    locate: Locate


def place(item: Line | Block, locate: Locate) -> Placed:
    """The item with its places; a block without a place of its own has those of its items."""
    places = [found for path in item.paths if (found := locate(path)) is not None]
    if not places and isinstance(item, Block):
        inner = [p for child in _children(item, locate) for p in child.places]
        if inner:
            places = [(min(start for start, _ in inner), max(end for _, end in inner))]
    return Placed(item, places, locate)


def _children(block: Block, locate: Locate) -> Iterator[Placed]:
    yield from _own_children(block, locate)
    if block.chained is not None:
        yield from _children(block.chained, locate)


def _own_children(block: Block, locate: Locate) -> Iterator[Placed]:
    for item in block.items:
        if not isinstance(item, Gap):
            yield place(item, locate)


class _Level:
    """The pieces side by side in one block, in order of the source. Their places do not overlap."""

    def __init__(self, placed: Iterable[Placed]) -> None:
        found = [(start, end, number, p) for number, p in enumerate(placed) for start, end in p.places]
        found.sort(key=lambda entry: entry[:3])
        self.starts = [start for start, _, _, _ in found]
        self.ends = [end for _, end, _, _ in found]
        self.pieces = [p for _, _, _, p in found]

    def around(self, comment: Comment) -> Placed | None:
        """The piece in which the comment stands."""
        at = bisect_left(self.starts, comment.start) - 1
        return self.pieces[at] if at >= 0 and comment.start < self.ends[at] else None

    def just_before(self, comment: Comment, source: str) -> Placed | None:
        """The piece that ends before the comment on its line."""
        at = bisect_left(self.starts, comment.start) - 1
        if at < 0 or "\n" in source[self.ends[at] : comment.start]:
            return None
        return self.pieces[at]

    def after(self, comment: Comment) -> Placed | None:
        """The next piece."""
        at = bisect_left(self.starts, comment.end)
        return self.pieces[at] if at < len(self.starts) else None


class _Attacher:
    """Finds the home of each comment of one source."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.levels: dict[tuple[int, bool], _Level] = {}
        self.latest: dict[int, int] = {}

    def attach(self, comment: Comment, top: _Level, last: list[str]) -> None:
        """Gives the comment to a piece at or under ``top``, or to ``last``. Empty lines between two comments of a
        piece, and between the last of them and the piece itself, become one."""
        lines, piece_follows = self._home(comment, top, last)
        end = self.latest.get(id(lines))
        if end is not None and lines[-1] and _EMPTY_LINE.search(self.source, end, comment.start):
            lines.append("")
        lines.append(comment.text)
        self.latest[id(lines)] = comment.end
        if piece_follows and _EMPTY_LINE_NEXT.match(self.source, comment.end):
            lines.append("")

    def _home(self, comment: Comment, level: _Level, last: list[str]) -> tuple[list[str], bool]:
        """The list that takes the comment, and whether the piece itself is written after the comments of this list."""
        around = level.around(comment)
        if around is not None:
            return self._inside(comment, around)
        before = level.just_before(comment, self.source)
        if before is not None:
            comments = before.item.comments
            return (comments.before, True) if comments.behind else (comments.behind, False)
        after = level.after(comment)
        return (last, False) if after is None else (after.item.comments.before, True)

    def _inside(self, comment: Comment, around: Placed) -> tuple[list[str], bool]:
        block = around.item
        if not isinstance(block, Block):
            return block.comments.before, True
        side = _side(comment, block, around.locate)
        if side is not None:
            return self._home(comment, self._level(side, around.locate, alone=True), side.last)
        level = self._level(block, around.locate, alone=False)
        end = block
        while level.pieces and end.chained is not None:
            end = end.chained
        return self._home(comment, level, end.last)

    def _level(self, block: Block, locate: Locate, alone: bool) -> _Level:
        """The pieces in a block, ``alone`` or together with those in what is chained to it."""
        key = (id(block), alone)
        found = self.levels.get(key)
        if found is None:
            found = _Level(_own_children(block, locate) if alone else _children(block, locate))
            self.levels[key] = found
        return found


def attach(comments: Sequence[Comment], top: Sequence[Placed], source: str) -> list[str]:
    """Gives every comment to an item at or under ``top``; returns those behind the last item."""
    last: list[str] = []
    attacher, level = _Attacher(source), _Level(top)
    for comment in comments:
        attacher.attach(comment, level, last)
    return last


def _side(comment: Comment, block: Block, locate: Locate) -> Block | None:
    """The block of a chain between whose brackets the comment stands."""
    side: Block | None = block
    while side is not None:
        found = None if side.body is None else locate(side.body)
        if found is not None and found[0] < comment.start < found[1]:
            return side
        side = side.chained
    return None
