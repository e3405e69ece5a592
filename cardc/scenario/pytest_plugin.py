"""pytest runs scenarios: every ``*.scenario`` file is collected, every scenario is one test.

The cards are those of the project that the file belongs to, compiled in memory once a session; with
``--cardc-package NAME`` (or ``cardc_package`` in the configuration) those of a built package. A ``*.scenario`` file of
another tool is left alone: one that has no ``cardc.toml`` at or above it, and no card file beside, below or above it.

An installed plugin is imported by every run of pytest, so the compiler and the engine are imported only when there
is a scenario file.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from cardc.scenario import model as m
    from cardc.scenario.cards import CardSource
    from cardc.scenario.names import Names

    _Titled = tuple[list[str], m.Scenario]
    """What is left of the title of a scenario, taken apart, and the scenario."""

SUFFIX = ".scenario"
_OPTION = "cardc_package"
_sources = pytest.StashKey["dict[str, CardSource]"]()
_ours = pytest.StashKey["dict[Path, bool]"]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option that names a built package."""
    help = "package of built cards that scenarios use (default: the project's card files are compiled)"
    parser.getgroup("cardc").addoption("--cardc-package", dest=_OPTION, metavar="NAME", help=help)
    parser.addini(_OPTION, help, default="")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collects scenario files."""
    if file_path.suffix != SUFFIX or not file_path.is_file():
        return None
    if _package(parent.config) or _is_ours(file_path.parent, parent.config):
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioError(Exception):
    """A scenario failed or can't be read; the message is the whole report."""


class ScenarioFile(pytest.File):
    """A scenario file."""

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        """One item for each scenario, and one that fails when the file or its cards have errors.

        Raises:
            CollectError: ``cardc.toml`` or the package of cards can't be used.
        """
        from cardc.diagnostics import has_errors, render_all
        from cardc.scenario.parse import parse_file

        scenarios, diagnostics = parse_file(self.path)
        source = _source(self.config, self.path)
        if has_errors((*diagnostics, *source.diagnostics)):
            texts = {**dict(source.texts), str(self.path): _text(self.path)}
            report = render_all((*diagnostics, *source.diagnostics), texts)
            yield UnreadableItem.from_parent(self, name="can be read", report=report)
        if not has_errors(source.diagnostics):
            names = source.names_for(self.path)
            yield from _titled(self, [(_title_parts(scenario.name), scenario) for scenario in scenarios], names)


class TitlePart(pytest.Collector):
    """The scenarios whose titles begin with the same words before a ``::``.

    pytest takes an id apart at each ``::`` and looks for one node of the tree by each part, so a title is a branch too.
    """

    def __init__(self, *, below: list[_Titled], names: Names, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]  # pytest's own arguments, passed on
        self._below = below
        self._names = names

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        """The rest of each title."""
        yield from _titled(self, self._below, self._names)


def _titled(parent: pytest.Collector, titled: list[_Titled], names: Names) -> Iterator[pytest.Item | pytest.Collector]:
    """The nodes for scenarios, in order; ``titled`` holds what is left of their titles."""
    branches: dict[str, list[_Titled]] = {}
    for (first, *rest), scenario in titled:
        if rest:
            branches.setdefault(first, []).append((rest, scenario))
    for (first, *rest), scenario in titled:
        if not rest:
            yield ScenarioItem.from_parent(parent, name=first, scenario=scenario, names=names)
        elif first in branches:
            yield TitlePart.from_parent(parent, name=first, below=branches.pop(first), names=names)


def _title_parts(title: str) -> list[str]:
    """The title as pytest takes an id apart: at each ``::`` before the first square bracket."""
    before, bracket, rest = title.partition("[")
    *parts, last = before.split("::")
    return [*parts, last + bracket + rest]


class _Item(pytest.Item):
    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        """The report of a scenario; the traceback of anything else."""
        if isinstance(excinfo.value, ScenarioError):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))


class UnreadableItem(_Item):
    """Stands for the errors of a file."""

    def __init__(self, *, report: str, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]  # pytest's own arguments, passed on
        self._report = report

    def runtest(self) -> None:
        """Fails with the diagnostics."""
        raise ScenarioError(self._report)


class ScenarioItem(_Item):
    """One scenario."""

    def __init__(self, *, scenario: m.Scenario, names: Names, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]  # pytest's own arguments, passed on
        self._scenario = scenario
        self._names = names

    def runtest(self) -> None:
        """Runs the scenario; fails with its report."""
        from cardc.scenario.report import failure
        from cardc.scenario.run import run_scenario

        result = run_scenario(self._scenario, self._names, str(self.path))
        if not result.passed:
            raise ScenarioError(failure(result, _text(self.path)))

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the scenario stands, and its name."""
        return self.path, self._scenario.span.line - 1, self._scenario.name


def _package(config: pytest.Config) -> str:
    return str(config.getoption(_OPTION) or config.getini(_OPTION) or "")


def _is_ours(folder: Path, config: pytest.Config) -> bool:
    """Whether a folder belongs to a project of cardc."""
    from cardc.project import CONFIG
    from cardc.project import SUFFIX as CARDS

    known = config.stash.setdefault(_ours, {})
    if folder not in known:
        around = [folder, *folder.parents]
        inside = [place for place in around if place.is_relative_to(config.rootpath)]
        known[folder] = (
            any((place / CONFIG).is_file() for place in around)
            or any(True for place in inside for _ in place.glob(f"*{CARDS}"))
            or any(True for _ in folder.rglob(f"*{CARDS}"))
        )
    return known[folder]


def _source(config: pytest.Config, file: Path) -> CardSource:
    """The cards for a scenario file, kept for the session.

    Raises:
        CollectError: ``cardc.toml`` or the package of cards can't be used.
    """
    from cardc.project import ProjectError, find_project
    from cardc.scenario.cards import PackageError, compile_cards, package_cards

    package = _package(config)
    try:
        folders = () if package else find_project(file.parent).cards
        known = config.stash.setdefault(_sources, {})
        key = package or "\n".join(map(str, folders))
        if key not in known:
            known[key] = package_cards(package) if package else compile_cards(folders)
    except (ProjectError, PackageError) as error:
        raise pytest.Collector.CollectError(str(error)) from error
    return known[key]


def _text(path: Path) -> str:
    from cardc.reading import shown_text

    return shown_text(path)
