"""Which name files the cards of a set see: those that stand with the set, then those of the project's other sets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cardc.model.cards import Card, PokemonCard
from cardc.model.names import NameKind
from cardc.project import CONFIG, NAMES_SUFFIX, ProjectError, card_files, find_project
from cardc.syntax.names import NameFile, read_names

NameSets = Mapping[NameKind, frozenset[str]]
"""Names by kind."""


@dataclass(frozen=True, slots=True, eq=False)
class NamesAround:
    """All name files of a project, in order; every set of the project sees this same object.

    ``known`` are the names of all cards that were read, as the card files have them.
    """

    files: tuple[NameFile, ...] = ()
    known: NameSets = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class SeenNames:
    """The name files that a set sees: its ``own``, and those ``around``, which say what its own do not."""

    own: tuple[NameFile, ...] = ()
    around: NamesAround = field(default_factory=NamesAround)

    @property
    def files(self) -> tuple[NameFile, ...]:
        """All of them, its own first."""
        own = set(map(id, self.own))
        return (*self.own, *(file for file in self.around.files if id(file) not in own))


NO_NAME_FILES = SeenNames()


def names_of_cards(cards: Iterable[Card]) -> NameSets:
    """The names that stand on the faces of some cards."""
    found: dict[NameKind, set[str]] = {kind: set() for kind in NameKind}
    for card in cards:
        found[NameKind.CARD].add(card.name)
        if isinstance(card, PokemonCard):
            found[NameKind.ATTACK].update(attack.name for attack in card.attacks)
            found[NameKind.POWER].update(power.name for power in card.powers)
    return {kind: frozenset(names) for kind, names in found.items()}


class NameFiles:
    """The name files in the card folders of a project; each is read once.

    The folders are those that ``cardc.toml`` names; without one, the folders beside that of the asking set.
    """

    def __init__(self, is_set: Callable[[Path], bool], shown: Callable[[Path], Path] = lambda path: path) -> None:
        """``is_set`` tells whether a folder declares a set, ``shown`` how diagnostics call a path."""
        self._is_set = is_set
        self._shown = shown
        self._files: dict[Path, NameFile] = {}
        self._around: dict[Path, list[Path]] = {}
        self._seen: dict[tuple[int, int], tuple[list[Path], NamesAround, dict[Path, list[NameFile]]]] = {}
        """By the identity of a list of paths, which is kept, and of the known names, which what is around keeps."""

    def seen_from(self, folder: Path, known: NameSets) -> SeenNames:
        """What a set sees that stands in ``folder``; sets that are asked for with the same ``known`` share what is around."""
        paths = self._paths(folder)
        key = id(paths), id(known)
        if key not in self._seen:
            homes = {path: self.home(path) for path in paths}
            around = NamesAround(tuple(self.file(path) for path in paths if homes[path] is not None), known)
            by_home: dict[Path, list[NameFile]] = {}
            for path, home in homes.items():
                if home is not None:
                    by_home.setdefault(home, []).append(self.file(path))
            self._seen[key] = paths, around, by_home
        _, around, by_home = self._seen[key]
        return SeenNames(tuple(by_home.get(folder, ())), around)

    def home(self, path: Path) -> Path | None:
        """The folder of the set that a name file belongs to."""
        return next((folder for folder in path.resolve().parents if self._is_set(folder)), None)

    def file(self, path: Path) -> NameFile:
        """A name file, read when first asked for."""
        key = path.resolve()
        if key not in self._files:
            self._files[key] = read_names(self._shown(path))
        return self._files[key]

    def _paths(self, folder: Path) -> list[Path]:
        try:
            project = find_project(folder)
        except ProjectError:
            project = None
        if project is None or not (project.root / CONFIG).is_file():
            beside = {file.resolve() for file in folder.parent.glob(f"*/*{NAMES_SUFFIX}")}
            return sorted({*beside, *card_files(folder, NAMES_SUFFIX)})
        if project.root not in self._around:
            self._around[project.root] = sorted(
                {file for each in project.cards for file in card_files(each, NAMES_SUFFIX)}
            )
        return self._around[project.root]
