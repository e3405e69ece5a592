"""Some of a project's files, seen with the project around them: ``cardc check cards/base2`` knows the other sets.

What is asked for is read alone first. Only where something is to say about it are the card folders read that it stands in:
then names are known that other sets declare, and what is wrong in the other sets is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from cardc.check import check_loaded
from cardc.diagnostics import Diagnostic
from cardc.model.cards import CardSet
from cardc.project import ProjectError, find_project
from cardc.prose import load
from cardc.syntax import Loaded, LoadedSet

Look = Callable[[Loaded], Iterable[Diagnostic]]
"""What looks at loaded cards and says what is wrong with them."""


def load_around(paths: Sequence[Path], *looks: Look) -> tuple[Loaded, list[Diagnostic]]:
    """The cards of some files and folders, and what is wrong with them: ``check_loaded`` and the ``looks``."""
    alone = load(paths)
    found = _findings(alone, looks)
    around = _around(paths)
    if not found or not around:
        return alone, found
    whole = load([*paths, *around])
    asked = _asked(paths, whole)
    here = [finding for finding in _findings(whole, looks) if Path(finding.file).resolve() in asked]
    return _only(whole, asked), here


def _findings(loaded: Loaded, looks: Iterable[Look]) -> list[Diagnostic]:
    found = list(check_loaded(loaded))
    for look in looks:
        found += look(loaded)
    return found


def _around(paths: Iterable[Path]) -> list[Path]:
    """The card folders that hold one of the paths and are more than it: of the path's project, or of that where the user stands."""
    found: dict[Path, None] = {}
    for path in paths:
        place = path.resolve()
        for start in (place if place.is_dir() else place.parent, Path.cwd()):
            try:
                folders = find_project(start).cards
            except ProjectError:
                continue
            found |= dict.fromkeys(folder for folder in folders if place != folder and place.is_relative_to(folder))
    return list(found)


class _Asked:
    """The files that were asked for: those that were named, those under named folders, and the declarations of their sets."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.places = [path.resolve() for path in paths]
        self.declaring: set[Path] = set()

    def __contains__(self, path: Path) -> bool:
        return path in self.declaring or any(path.is_relative_to(place) for place in self.places)


def _asked(paths: Iterable[Path], loaded: Loaded) -> _Asked:
    asked = _Asked(paths)
    for one in loaded.sets:
        if any(Path(source.file.filename).resolve() in asked for source in one.sources):
            asked.declaring.add(Path(one.file.filename).resolve())
    return asked


def _only(loaded: Loaded, asked: _Asked) -> Loaded:
    """The sets that were asked for, with those of their cards that were."""
    sets = [_part(one, asked) for one in loaded.sets if Path(one.file.filename).resolve() in asked]
    files = [file for file in loaded.files if Path(file.filename).resolve() in asked]
    diagnostics = [each for each in loaded.diagnostics if Path(each.file).resolve() in asked]
    return Loaded(tuple(sets), tuple(files), tuple(diagnostics))


def _part(one: LoadedSet, asked: _Asked) -> LoadedSet:
    kept = tuple(source for source in one.sources if Path(source.file.filename).resolve() in asked)
    cards = CardSet(one.info, tuple(source.parsed.card for source in kept))
    return replace(one, card_set=cards, sources=kept)
