"""Lines and blocks: what a formatted file is made of, and how it is laid out.

A block is written on one line when that fits in 100 columns and no comment stands in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from cardc.syntax.spans import Path

WIDTH: Final = 100
INDENT: Final = "  "


@dataclass(slots=True)
class Comments:
    """The comments that belong to a piece: on lines of their own (``""`` is an empty line), and behind it."""

    before: list[str] = field(default_factory=list)
    behind: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Line:
    """One sentence or field. ``paths`` names the parts of the model that it says."""

    text: str
    paths: tuple[Path, ...] = ()
    comments: Comments = field(default_factory=Comments)


@dataclass(slots=True)
class Block:
    """``head { items }`` and what is chained to it (``else { … }``).

    ``braces`` is false for the branch of a coin (``heads: …``). A ``tall`` block is never put on one line.
    """

    head: str
    items: list[Item]
    paths: tuple[Path, ...] = ()
    body: Path | None = None
    """The part that stands between the brackets, when its place is needed to tell it from what is chained."""
    chained: Block | None = None
    braces: bool = True
    tall: bool = False
    comments: Comments = field(default_factory=Comments)
    last: list[str] = field(default_factory=list)
    """Comments after the last item."""


@dataclass(slots=True)
class Gap:
    """An empty line."""


Item = Line | Block | Gap


def _quiet(item: Item) -> bool:
    """True when no comment stands in the item."""
    if isinstance(item, Gap):
        return True
    if item.comments.before or item.comments.behind:
        return False
    if isinstance(item, Line):
        return True
    return not item.last and all(map(_quiet, item.items)) and (item.chained is None or _quiet(item.chained))


def flat(item: Item) -> str | None:
    """The item on one line, ``None`` when it never is."""
    if isinstance(item, Gap):
        return None
    if isinstance(item, Line):
        return item.text
    if item.tall or item.last or not all(map(_quiet, item.items)):
        return None
    inner = [flat(i) for i in item.items]
    if any(i is None for i in inner):
        return None
    joined = "; ".join(i for i in inner if i is not None)
    if not item.braces:
        return f"{item.head} {joined}"
    text = f"{item.head} {{ {joined} }}" if joined else f"{item.head} {{ }}"
    if item.chained is None:
        return text
    chained = flat(item.chained) if _quiet(item.chained) else None
    return None if chained is None else f"{text} {chained}"


def lay_out(items: Iterable[Item], indent: int = 0) -> list[str]:
    """The lines of the items, ``indent`` steps in."""
    lines: list[str] = []
    for item in items:
        if isinstance(item, Gap):
            lines.append("")
            continue
        lines += _comment_lines(item.comments.before, indent)
        own = _own_lines(item, indent)
        if item.comments.behind:
            own[-1] += "  " + item.comments.behind[0]
        lines += own
    return lines


def _comment_lines(comments: Iterable[str], indent: int) -> list[str]:
    return [(INDENT * indent + c).rstrip() for c in comments]


def _own_lines(item: Line | Block, indent: int) -> list[str]:
    margin = INDENT * indent
    text = flat(item)
    if text is not None and (isinstance(item, Line) or len(margin) + len(text) <= WIDTH):
        return [margin + text]
    assert isinstance(item, Block)
    inner = lay_out(item.items, indent + 1) + _comment_lines(item.last, indent + 1)
    if not item.braces:
        return [margin + item.head, *inner]
    lines = [f"{margin}{item.head} {{", *inner, f"{margin}}}"]
    if item.chained is not None:
        chained = (
            _own_lines(item.chained, indent) if item.chained.items or item.chained.last else [f"{margin}else {{ }}"]
        )
        lines[-1] += " " + chained[0].strip()
        lines += chained[1:]
    return lines
