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
class SeenNames:
    """The name files that a set sees: its ``own``, and those of ``others``, which say what its own do not.

    ``known`` are the names of all cards that were read with the set, as the card files have them.
    """

    own: tuple[NameFile, ...] = ()
    others: tuple[NameFile, ...] = ()
    known: NameSets = field(default_factory=dict)


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

    def seen_from(self, folder: Path, known: NameSets) -> SeenNames:
        """What a set sees that stands in ``folder``."""
        own: list[NameFile] = []
        others: list[NameFile] = []
        for path in self._paths(folder):
            home = self.home(path)
            if home is not None:
                (own if home == folder else others).append(self.file(path))
        return SeenNames(tuple(own), tuple(others), known)

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
