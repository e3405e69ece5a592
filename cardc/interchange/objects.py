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


def _values(source: str) -> Iterator[tuple[int, object]]:
    """The values of a file with their offsets; :class:`_Broken` where there is none."""
    at = _skip(source, 0)
    in_array = source.startswith("[", at)
    if in_array:
        at = _skip(source, at + 1)
        if source.startswith("]", at):
            return
    while at < len(source):
        try:
            value, end = _DECODER.raw_decode(source, at)
        except (ValueError, RecursionError) as error:
            broken = _broken(error, at)
            yield at, broken
            following = None if in_array else _NEXT_OBJECT.search(source, _line_after(source, at))
            if following is None:
                return
            at = following.end() - 1
            continue
        yield at, value
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


def _broken(error: Exception, at: int) -> _Broken:
    if isinstance(error, json.JSONDecodeError):
        return _Broken(error.pos, error.msg)
    return _Broken(at, "a number is too long" if isinstance(error, ValueError) else "it is nested too deeply")


def _skip(source: str, at: int) -> int:
    found = _SPACE.match(source, at)
    assert found is not None
    return found.end()


def _line_after(source: str, at: int) -> int:
    end = source.find("\n", at)
    return len(source) if end < 0 else end + 1
