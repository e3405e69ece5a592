"""Files of card data: JSON lines, a JSON array, or objects one after the other; each object with its place."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cardc.diagnostics import Diagnostic, Span
from cardc.syntax.spans import LineIndex

_SPACE: Final = re.compile(r"\s*")
_NEXT_OBJECT: Final = re.compile(r"^\{", re.MULTILINE)
_DECODER: Final = json.JSONDecoder()

_WINDOW: Final = 4096
"""Characters that are decoded first; most cards are shorter."""

_CUT: Final = 16
"""An error this near to the end of a window may come from the cut: no word, number or escape is split further from it."""

_MOST_BROKEN: Final = 1000
"""Places that are no JSON, after which nobody reads on."""


@dataclass(frozen=True, slots=True)
class CardObject:
    """One JSON object and the place where it begins."""

    data: dict[str, object]
    span: Span


def card_objects(source: str, file: str) -> tuple[list[CardObject], list[Diagnostic]]:
    """The objects of a file, and what is wrong with the rest of it. Never raises for what is in it.

    An array stands for its items, and an object that holds only a list called ``data`` (the answer of a web service)
    for the items of that list. Codes: P003 no object; P004 no JSON.
    """
    index = LineIndex(source)
    objects: list[CardObject] = []
    findings: list[Diagnostic] = []

    def add(value: object, start: int) -> None:
        span = index.span(start, start + 1)
        items = value.get("data") if isinstance(value, dict) and "name" not in value else None
        if isinstance(items, list):
            for item in items:
                add(item, start)
        elif isinstance(value, dict):
            objects.append(CardObject(value, span))
        else:
            findings.append(Diagnostic("P003", "this is no card: a JSON object is expected", file, span))

    for start, found in _values(source):
        if isinstance(found, _Broken):
            span = index.span(found.at, found.at + 1)
            findings.append(Diagnostic("P004", f"this is no JSON: {found.why}", file, span))
        else:
            add(found, start)
    return objects, findings


@dataclass(frozen=True, slots=True)
class _Broken:
    """Where reading stopped and why."""

    at: int
    why: str
    last: bool = False
    """Whether nothing after it can be read."""


def _values(source: str) -> Iterator[tuple[int, object]]:
    """The values of a file with their offsets; :class:`_Broken` where there is none. Takes time in line with the file."""
    at = _skip(source, 0)
    in_array = source.startswith("[", at)
    if in_array:
        at = _skip(source, at + 1)
        if source.startswith("]", at):
            return
    broken = 0
    while at < len(source):
        value, end = _decoded(source, at)
        yield at, value
        if isinstance(value, _Broken):
            broken += 1
            following = (
                None if in_array or value.last else _NEXT_OBJECT.search(source, _next_line(source, at, value.at))
            )
            if following is None:
                return
            if broken == _MOST_BROKEN:
                yield at, _Broken(following.start(), f"{broken} places are no JSON; reading stops here")
                return
            at = following.end() - 1
            continue
        at = _skip(source, end)
        if not in_array:
            continue
        if source.startswith("]", at):
            after = _skip(source, at + 1)
            if after < len(source):
                yield after, _Broken(after, "something stands after the end of the array")
            return
        if not source.startswith(",", at):
            yield at, _Broken(min(at, len(source) - 1), "a comma or the end of the array is missing")
            return
        at = _skip(source, at + 1)
    if in_array:
        yield at, _Broken(max(0, len(source) - 1), "the array does not end")


def _decoded(source: str, at: int) -> tuple[object, int]:
    """The value that begins at an offset, or :class:`_Broken`, and where it ends.

    The decoder counts all lines before an error, so it is given a window that grows, never the whole file.
    """
    size = _WINDOW
    while True:
        window = source[at : at + size]
        whole = at + size >= len(source)
        try:
            value, end = _DECODER.raw_decode(window)
        except json.JSONDecodeError as error:
            if whole or (error.pos < size - _CUT and not error.msg.startswith("Unterminated")):
                return _Broken(at + error.pos, error.msg), at
        except RecursionError:
            return _Broken(at, "it is nested too deeply", last=True), at
        except ValueError:
            return _Broken(at, "a number is too long"), at
        else:
            if whole or end < size:
                return value, at + end
        size *= 4


def _skip(source: str, at: int) -> int:
    found = _SPACE.match(source, at)
    assert found is not None
    return found.end()


def _next_line(source: str, at: int, error: int) -> int:
    """Where to look for the next object: not before the line of the error, for all up to there belongs to the broken one."""
    end = source.find("\n", at)
    after = len(source) if end < 0 else end + 1
    return max(after, source.rfind("\n", 0, error) + 1)
