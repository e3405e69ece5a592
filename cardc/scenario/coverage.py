"""Which statements and branches of the cards' effects no scenario has run, and which outcomes none has seen.

The code of the cards is watched line by line while scenarios run. A branch is one side of an ``if``: the lines
after it tell which side was taken. An outcome is one of the two ways in which what an effect asks of the game can come
out (``cardc.scenario.outcomes``): heads or tails, chosen or declined, a Pokémon or none available.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Protocol

from cardc.scenario.outcomes import Asked, asked_in, words_of


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


@dataclass(frozen=True, slots=True)
class Effect:
    """What scenarios have run of the code of one attack, power or Trainer card.

    ``title`` tells card, id, and attack or power; ``card`` is the id alone and ``place`` counts the effects of that card
    from 0, powers before attacks. ``branches`` are sides of an ``if``.
    """

    title: str
    card: str
    place: int
    statements: int
    ran: int
    branches: int
    taken: int
    gaps: tuple[Gap, ...]
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How often what an effect asks came out one way, and the other way."""

    code: str
    yes: str
    times_yes: int
    no: str
    times_no: int

    @property
    def unseen(self) -> tuple[str, ...]:
        """The words of what no scenario has seen."""
        return tuple(word for word, times in ((self.yes, self.times_yes), (self.no, self.times_no)) if not times)

    def __str__(self) -> str:
        return f"{self.yes} {self.times_yes}, {self.no} {self.times_no}: {self.code}"


class _LocalTrace(Protocol):
    def __call__(self, frame: FrameType, event: str, arg: object, /) -> _LocalTrace | None: ...


class Recorder:
    """Notes which lines of watched modules run, and from which line each was reached."""

    def __init__(self) -> None:
        self._arcs: dict[str, set[tuple[int, int]]] = {}
        self._modules: dict[str, str] = {}
        self._last: dict[FrameType, int] = {}
        self._answers: dict[tuple[str, int, str, bool], int] = {}

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
        return sorted(gap for effect in self.effects() for gap in effect.gaps)

    def effects(self) -> list[Effect]:
        """What ran of every effect of the watched modules, in the order of the modules."""
        found: list[Effect] = []
        for name, source in self._modules.items():
            lines = source.splitlines()
            places: dict[str, int] = {}
            for node in ast.parse(source).body:
                if isinstance(node, ast.ClassDef):
                    effect = self._effect(node, name, lines, places)
                    places[effect.card] = effect.place + 1
                    found.append(effect)
        return found

    def _effect(self, node: ast.ClassDef, name: str, lines: list[str], places: dict[str, int]) -> Effect:
        title = (ast.get_docstring(node) or node.name).splitlines()[0].rstrip(".")
        found = _ID.search(title)
        card = found[1] if found else title
        missing = list(self._missing(node, self._arcs[name]))
        gaps = tuple(sorted(Gap(title, line, lines[line - 1].strip(), what) for line, what in missing))
        code = list(_statements(node))
        ifs = sum(isinstance(each, ast.If) for each in code)
        idle = {line for line, what in missing if what == "never run"}
        not_run = sum(each.lineno in idle for each in code)
        lost = sum(2 for each in code if isinstance(each, ast.If) and each.lineno in idle)
        lost += sum(what != "never run" for _, what in missing)
        outcomes = tuple(self._outcome(name, asked) for asked in asked_in(node))
        place = places.get(card, 0)
        return Effect(title, card, place, len(code), len(code) - not_run, 2 * ifs, 2 * ifs - lost, gaps, outcomes)

    def _outcome(self, name: str, asked: Asked) -> Outcome:
        yes, no = words_of(asked.method)
        times = [self._answers.get((name, asked.line, asked.method, way), 0) for way in (True, False)]
        return Outcome(asked.code, yes, times[0], no, times[1])

    def _call(self, frame: FrameType, event: str, arg: object) -> _LocalTrace | None:
        if frame.f_code.co_filename in self._arcs:
            self._last[frame] = 0
            return self._line
        caller = frame.f_back
        if caller is not None and caller.f_code.co_filename in self._arcs and words_of(frame.f_code.co_name)[0]:
            frame.f_trace_lines = False
            return self._answer
        return None

    def _answer(self, frame: FrameType, event: str, arg: object) -> _LocalTrace | None:
        """Note what a method of the game has answered to the code of a card; an exception is no answer."""
        if event == "exception":
            return None
        caller = frame.f_back
        if event == "return" and caller is not None:
            key = (caller.f_code.co_filename, caller.f_lineno, frame.f_code.co_name, bool(arg))
            self._answers[key] = self._answers.get(key, 0) + 1
        return self._answer

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
        for node in _statements(effect):
            if node.lineno not in ran:
                yield node.lineno, "never run"
            elif isinstance(node, ast.If):
                yield from _sides(node, arcs)


_ID = re.compile(r"\(([^()\s]+-[^()\s]+)\)")
"""The id of a card in the title of an effect."""


def _statements(effect: ast.ClassDef) -> Iterator[ast.stmt]:
    """The statements in the methods of an effect."""
    for method in effect.body:
        if isinstance(method, ast.FunctionDef):
            yield from (node for node in ast.walk(method) if isinstance(node, ast.stmt) and node is not method)


def _sides(node: ast.If, arcs: set[tuple[int, int]]) -> Iterator[tuple[int, str]]:
    """The sides of an ``if`` that were never taken."""
    test = range(node.lineno, (node.test.end_lineno or node.lineno) + 1)
    after = {line for before, line in arcs if before in test and line not in test}
    first = node.body[0].lineno
    if first not in after:
        yield node.lineno, "never true"
    if not after - {first}:
        yield node.lineno, "never false"
