"""Which statements and branches of the cards' effects no scenario has run.

The code of the cards is watched line by line while scenarios run. A branch is one side of an ``if``: the lines
after it tell which side was taken.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Protocol


@dataclass(frozen=True, slots=True, order=True)
class Gap:
    """Code of an effect that did not run. ``effect`` is its title: card, id, attack or power."""

    effect: str
    line: int
    code: str
    what: str
    """``never run``, ``never true`` or ``never false``."""

    def __str__(self) -> str:
        return f"{self.effect} {self.what}: {self.code}"


class _LocalTrace(Protocol):
    def __call__(self, frame: FrameType, event: str, arg: object, /) -> _LocalTrace | None: ...


class Recorder:
    """Notes which lines of watched modules run, and from which line each was reached."""

    def __init__(self) -> None:
        self._arcs: dict[str, set[tuple[int, int]]] = {}
        self._modules: dict[str, str] = {}
        self._last: dict[FrameType, int] = {}

    @contextmanager
    def watch(self, modules: tuple[tuple[str, str], ...]) -> Iterator[None]:
        """Watch modules, given by the file name of their code and their source, while the block runs."""
        for name, source in modules:
            self._modules[name] = source
            self._arcs.setdefault(name, set())
        before = sys.gettrace()
        sys.settrace(self._call)
        try:
            yield
        finally:
            sys.settrace(before)
            self._last.clear()

    def gaps(self) -> list[Gap]:
        """What never ran in the effects of the watched modules, by effect and line."""
        found: list[Gap] = []
        for name, source in self._modules.items():
            lines = source.splitlines()
            for effect in ast.parse(source).body:
                if isinstance(effect, ast.ClassDef):
                    title = (ast.get_docstring(effect) or effect.name).splitlines()[0].rstrip(".")
                    for line, what in self._missing(effect, self._arcs[name]):
                        found.append(Gap(title, line, lines[line - 1].strip(), what))
        return sorted(found)

    def _call(self, frame: FrameType, event: str, arg: object) -> _LocalTrace | None:
        if frame.f_code.co_filename not in self._arcs:
            return None
        self._last[frame] = 0
        return self._line

    def _line(self, frame: FrameType, event: str, arg: object) -> _LocalTrace | None:
        arcs = self._arcs[frame.f_code.co_filename]
        if event == "line":
            arcs.add((self._last[frame], frame.f_lineno))
            self._last[frame] = frame.f_lineno
        elif event == "return":
            arcs.add((self._last.pop(frame), 0))
        return self._line

    def _missing(self, effect: ast.ClassDef, arcs: set[tuple[int, int]]) -> Iterator[tuple[int, str]]:
        ran = {line for arc in arcs for line in arc}
        for method in effect.body:
            if not isinstance(method, ast.FunctionDef):
                continue
            for node in ast.walk(method):
                if not isinstance(node, ast.stmt) or node is method:
                    continue
                if node.lineno not in ran:
                    yield node.lineno, "never run"
                elif isinstance(node, ast.If):
                    yield from _sides(node, arcs)


def _sides(node: ast.If, arcs: set[tuple[int, int]]) -> Iterator[tuple[int, str]]:
    """The sides of an ``if`` that were never taken."""
    test = range(node.lineno, (node.test.end_lineno or node.lineno) + 1)
    after = {line for before, line in arcs if before in test and line not in test}
    first = node.body[0].lineno
    if first not in after:
        yield node.lineno, "never true"
    if not after - {first}:
        yield node.lineno, "never false"
