"""The tests and scenarios that name rules, and the editions in which they run. Nothing is run here."""

from __future__ import annotations

import contextlib
import io
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from cardc.engine.editions import Edition
from cardc.scenario.collect import scenario_files
from cardc.scenario.model import Scenario, SetEdition
from cardc.scenario.parse import parse_file

MARK: Final = "rule"
_RANGE: Final = re.compile(r"^([A-Z])(\d+)-[A-Z]?(\d+)$")


@dataclass(frozen=True, slots=True)
class Proof:
    """A test or scenario that names a rule. ``editions`` are those it runs in."""

    rule: str
    test: str
    editions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Collected:
    """All proofs, and what could not be read."""

    proofs: tuple[Proof, ...]
    errors: tuple[str, ...]


def collect_tests(paths: Iterable[Path]) -> Collected:
    """Tests marked ``@pytest.mark.rule("R146")``, by letting pytest collect them.

    A test that takes an :class:`Edition` (or the name of one) as a parameter proves its rules for that edition, one with
    ``editions=("dp",)`` in the mark for those, any other one for classic. Skipped tests and expected failures prove nothing.
    """
    finder = _Finder()
    output = io.StringIO()
    arguments = ["--collect-only", "-q", "-p", "no:cardc", "-p", "no:cacheprovider", *map(str, paths)]
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        pytest.main(arguments, plugins=[finder])
    return Collected(tuple(finder.proofs), tuple(finder.errors))


class _Finder:
    """A pytest plugin that notes the marks of the collected tests."""

    def __init__(self) -> None:
        self.proofs: list[Proof] = []
        self.errors: list[str] = []

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        """Note one test."""
        if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
            return
        for mark in item.iter_markers(MARK):
            editions = tuple(mark.kwargs.get("editions", ())) or _editions(item)
            for written in mark.args:
                self.proofs += [Proof(rule, item.nodeid, editions) for rule in numbers(str(written))]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that can't be collected."""
        if report.failed:
            last = report.longreprtext.strip().splitlines()
            self.errors.append(f"{report.nodeid}: {last[-1] if last else 'can not be collected'}")


def _editions(item: pytest.Item) -> tuple[str, ...]:
    callspec = getattr(item, "callspec", None)
    values = callspec.params.values() if callspec is not None else ()
    found = [value.name for value in values if isinstance(value, Edition)]
    return tuple(found) or ("classic",)


def numbers(written: str) -> list[str]:
    """The rules that a mark names: ``R146`` is one, ``R164-R169`` are six."""
    span = _RANGE.match(written)
    if span is None:
        return [written]
    width = len(span[2])
    return [f"{span[1]}{number:0{width}}" for number in range(int(span[2]), int(span[3]) + 1)]


def collect_scenarios(folders: Iterable[Path]) -> Collected:
    """Scenarios that say ``rule R146``; they run in the edition that they name, else in classic."""
    proofs: list[Proof] = []
    errors: list[str] = []
    for folder in folders:
        for file in scenario_files(folder):
            scenarios, diagnostics = parse_file(file)
            errors += [f"{file}: {diagnostic.message}" for diagnostic in diagnostics]
            for scenario in scenarios:
                edition = _edition_of(scenario)
                test = f"{file}::{scenario.name}"
                proofs += [Proof(rule, test, (edition,)) for mark in scenario.rules for rule in numbers(mark)]
    return Collected(tuple(proofs), tuple(errors))


def _edition_of(scenario: Scenario) -> str:
    found = [setup.edition.value for setup in scenario.given if isinstance(setup, SetEdition)]
    return found[-1] if found else "classic"
