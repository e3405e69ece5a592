"""Keeps comments through formatting: each goes with the piece it stands before, or behind on the same line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from cardc.syntax.layout import Block, Gap, Line
from cardc.syntax.spans import Offsets, Path

_COMMENT: Final = re.compile(r'"(?:[^"\\\r\n]|\\.)*"|(//[^\r\n]*)')
_EMPTY_LINE: Final = re.compile(r"\n[ \t\r\f]*\n")

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
    for item in block.items:
        if not isinstance(item, Gap):
            yield place(item, locate)
    if block.chained is not None:
        yield from _children(block.chained, locate)


def attach(comments: Sequence[Comment], top: list[Placed], source: str) -> list[str]:
    """Gives every comment to an item at or under ``top``; returns those behind the last item."""
    last: list[str] = []
    latest: dict[int, int] = {}

    def add(lines: list[str], comment: Comment) -> None:
        end = latest.get(id(lines))
        if end is not None and _EMPTY_LINE.search(source, end, comment.start):
            lines.append("")
        lines.append(comment.text)
        latest[id(lines)] = comment.end

    for comment in comments:
        lines, follower = _home(comment, top, last, source)
        add(lines, comment)
        if follower is not None and _closes_group(comment, follower, source):
            lines.append("")
    return last


def _closes_group(comment: Comment, follower: int, source: str) -> bool:
    """True when an empty line and nothing else stands between the comment and what follows it."""
    between = source[comment.end : follower]
    return not between.strip() and _EMPTY_LINE.search(between) is not None


def _home(comment: Comment, placed: list[Placed], last: list[str], source: str) -> tuple[list[str], int | None]:
    """The list that takes the comment, and the start of the piece it stands before."""
    around = _around(comment, placed)
    if around is not None:
        if isinstance(around.item, Block):
            side = _side(comment, around.item, around.locate)
            if side is not None:
                inner = [place(item, around.locate) for item in side.items if not isinstance(item, Gap)]
                return _home(comment, inner, side.last, source)
            children = list(_children(around.item, around.locate))
            if any(child.places for child in children):
                end = around.item
                while end.chained is not None:
                    end = end.chained
                return _home(comment, children, end.last, source)
            return around.item.last, None
        return around.item.comments.before, None
    before = _just_before(comment, placed, source)
    if before is not None and not before.item.comments.behind:
        return before.item.comments.behind, None
    if before is not None:
        return before.item.comments.before, None
    after = _next(comment, placed)
    if after is None:
        return last, None
    return after[1].item.comments.before, after[0]


def _side(comment: Comment, block: Block, locate: Locate) -> Block | None:
    """The block of a chain between whose brackets the comment stands."""
    side: Block | None = block
    while side is not None:
        found = None if side.body is None else locate(side.body)
        if found is not None and found[0] < comment.start < found[1]:
            return side
        side = side.chained
    return None


def _around(comment: Comment, placed: list[Placed]) -> Placed | None:
    return next((p for p in placed if any(start < comment.start < end for start, end in p.places)), None)


def _just_before(comment: Comment, placed: list[Placed], source: str) -> Placed | None:
    """What ends before the comment on its line."""
    ends = [(end, p) for p in placed for _, end in p.places if end <= comment.start]
    if not ends:
        return None
    end, found = max(ends, key=lambda pair: pair[0])
    return found if "\n" not in source[end : comment.start] else None


def _next(comment: Comment, placed: list[Placed]) -> tuple[int, Placed] | None:
    starts = [(start, p) for p in placed for start, _ in p.places if start >= comment.end]
    return min(starts, key=lambda pair: pair[0]) if starts else None
