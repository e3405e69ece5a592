"""pytest runs scenarios: every ``*.scenario`` file is collected, every scenario is one test.

The cards are those of the project that the file belongs to, compiled in memory once a session; with
``--cardc-package NAME`` (or ``cardc_package`` in the configuration) those of a built package.

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

SUFFIX = ".scenario"
_OPTION = "cardc_package"
_sources = pytest.StashKey["dict[str, CardSource]"]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option that names a built package."""
    help = "package of built cards that scenarios use (default: the project's card files are compiled)"
    parser.getgroup("cardc").addoption("--cardc-package", dest=_OPTION, metavar="NAME", help=help)
    parser.addini(_OPTION, help, default="")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collects scenario files."""
    if file_path.suffix == SUFFIX and file_path.is_file() and _is_of_cards(file_path.parent, parent.config):
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


def _is_of_cards(folder: Path, config: pytest.Config) -> bool:
    """Whether scenario files of a folder are ours: other tools have files that end so too.

    A project of cards has a ``cardc.toml``, or its cards beside the scenarios or in the folder above; or it names its package.
    """
    if _package(config):
        return True
    return any((place / "cardc.toml").is_file() for place in (folder, *folder.parents)) or any(
        next(place.glob("*.card"), None) is not None for place in (folder, folder.parent)
    )


class ScenarioError(Exception):
    """A scenario failed or can't be read; the message is the whole report."""


class ScenarioFile(pytest.File):
    """A scenario file."""

    def collect(self) -> Iterator[pytest.Item]:
        """One item for each scenario, and one that fails when the file or its cards have errors."""
        from cardc.diagnostics import has_errors, render_all
        from cardc.project import ProjectError
        from cardc.scenario.cards import PackageError
        from cardc.scenario.parse import parse_file

        scenarios, diagnostics = parse_file(self.path)
        try:
            source = _source(self.config, self.path)
        except (ProjectError, PackageError) as error:
            yield UnreadableItem.from_parent(self, name="can be read", report=str(error))
            return
        if has_errors((*diagnostics, *source.diagnostics)):
            texts = {**dict(source.texts), str(self.path): _text(self.path)}
            report = render_all((*diagnostics, *source.diagnostics), texts)
            yield UnreadableItem.from_parent(self, name="can be read", report=report)
        if not has_errors(source.diagnostics):
            names = source.names_for(self.path)
            for scenario in scenarios:
                yield ScenarioItem.from_parent(self, name=scenario.name, scenario=scenario, names=names)


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


def _source(config: pytest.Config, file: Path) -> CardSource:
    """The cards for a scenario file, kept for the session."""
    from cardc.project import find_project
    from cardc.scenario.cards import compile_cards, package_cards

    package = _package(config)
    folders = () if package else find_project(file.parent).cards
    known = config.stash.setdefault(_sources, {})
    key = package or "\n".join(map(str, folders))
    if key not in known:
        known[key] = package_cards(package) if package else compile_cards(folders)
    return known[key]


def _text(path: Path) -> str:
    from cardc.reading import shown_text

    return shown_text(path)
