"""From paths to results: find scenario files and their cards, run everything."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from pathlib import Path

from cardc.diagnostics import Diagnostic, has_errors
from cardc.listing import Listing, list_files
from cardc.project import find_project
from cardc.reading import shown_text
from cardc.scenario.cards import CardSource, compile_cards, package_cards, set_home
from cardc.scenario.coverage import Recorder
from cardc.scenario.parse import parse_file
from cardc.scenario.run import Result, run_scenario

SUFFIX = ".scenario"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came out of running scenarios. ``texts`` maps file names to their text, to show diagnostics with."""

    results: tuple[Result, ...]
    diagnostics: tuple[Diagnostic, ...]
    texts: dict[str, str]

    @property
    def fine(self) -> bool:
        """Whether every scenario could be read and passed."""
        return not has_errors(self.diagnostics) and all(result.passed for result in self.results)


def run_paths(paths: Sequence[Path] = (), package: str | None = None, recorder: Recorder | None = None) -> Outcome:
    """Run the scenarios in files and folders; without paths those of the project around the working directory.

    ``package`` names a built package to take the cards from; without it the project's card files are compiled in
    memory. A ``recorder`` notes which code of the cards runs.

    Raises:
        PackageError: the package can't be used.
        ProjectError: ``cardc.toml`` can't be used.
    """
    given = package_cards(package) if package else None
    sources: dict[tuple[tuple[Path, ...], Path | None], CardSource] = {}
    results: list[Result] = []
    diagnostics: list[Diagnostic] = []
    texts: dict[str, str] = {}
    for start in paths or find_project().cards:
        listing = list_files(start, SUFFIX) if start.is_dir() else Listing([start])
        files = listing.files
        diagnostics += [replace(finding, code="T103") for finding in listing.findings]
        if not files:
            diagnostics += [] if listing.findings else [_nothing(start)]
            continue
        folders = find_project(start if start.is_dir() else start.parent).cards
        about = set_home(start) if start.resolve() not in folders else None
        key = folders, about
        if given is None and key not in sources:
            sources[key] = compile_cards(folders, about)
            diagnostics += [each for each in sources[key].diagnostics if each not in diagnostics]
            texts.update(sources[key].texts)
        source = given or sources[key]
        for file in files:
            found, errors = parse_file(file)
            diagnostics += errors
            texts[str(file)] = _text(file)
            if not has_errors(source.diagnostics):
                names = source.names_for(file)
                with recorder.watch(source.modules) if recorder else nullcontext():
                    results += [run_scenario(scenario, names, str(file)) for scenario in found]
    return Outcome(tuple(results), tuple(diagnostics), texts)


def scenario_files(path: Path) -> list[Path]:
    """The scenario files in a folder and the folders in it, in order; a file stands for itself."""
    return list_files(path, SUFFIX).files if path.is_dir() else [path]


def _nothing(path: Path) -> Diagnostic:
    return Diagnostic("T110", f"no *{SUFFIX} file stands in this folder", str(path))


def _text(file: Path) -> str:
    return shown_text(file)
