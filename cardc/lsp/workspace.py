"""The project as the editor shows it: the files on disk, with the documents that are open in their place."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from cardc.check import local_findings, mutual_findings
from cardc.diagnostics import Diagnostic
from cardc.legality import judge
from cardc.model.cards import Card, SetInfo, card_id
from cardc.names import check_names
from cardc.project import NAMES_SUFFIX, SUFFIX, Project, ProjectError, card_files, find_project
from cardc.prose import load
from cardc.prose.unknown import unknown_names
from cardc.records import dataclass
from cardc.scenario.collect import SUFFIX as SCENARIO
from cardc.scenario.collect import scenario_files
from cardc.scenario.parse import parse as parse_scenarios
from cardc.syntax import Loaded, LoadedCard, ParsedFile
from cardc.syntax.deck import SUFFIX as DECK
from cardc.syntax.deck import parse_deck
from cardc.syntax.loader import parse_bytes, read_file
from cardc.syntax.namefiles import SeenNames

KINDS = (SUFFIX, SCENARIO, DECK, NAMES_SUFFIX)
"""How the names of the files end that the server knows."""


@dataclass(frozen=True, slots=True)
class KnownCard:
    """A card of the project with the set it belongs to and the file it stands in."""

    info: SetInfo
    card: Card
    source: LoadedCard
    path: Path
    names: SeenNames

    @property
    def id(self) -> str:
        """The card's id."""
        return card_id(self.info, self.card)


@dataclass(frozen=True, slots=True)
class View:
    """All that is known of the project at one moment. Paths are absolute."""

    loaded: Loaded
    cards: tuple[KnownCard, ...]
    findings: Mapping[Path, tuple[Diagnostic, ...]]

    def called(self, name: str) -> list[KnownCard]:
        """The cards of a name."""
        return [known for known in self.cards if known.card.name == name]

    def by_id(self, wanted: str) -> KnownCard | None:
        """The card of an id."""
        return next((known for known in self.cards if known.id == wanted), None)

    def at(self, path: Path, offset: int) -> KnownCard | None:
        """The card that stands around an offset of a file."""
        for known in self.in_file(path):
            start, end = known.source.parsed.spans.whole
            if start <= offset <= end:
                return known
        return None

    def in_file(self, path: Path) -> list[KnownCard]:
        """The cards of a file."""
        return [known for known in self.cards if known.path == path]


class Workspace:
    """A project and the documents that are open. A view is worked out when it is asked for and something has changed."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self._open: dict[Path, str] = {}
        self._parsed: dict[Path, tuple[object, ParsedFile]] = {}
        self._settled: dict[tuple[str, int], tuple[Card, list[Diagnostic]]] = {}
        self._named: list[Diagnostic] | None = None
        self._view: View | None = None

    # --- documents ------------------------------------------------------------------------------------

    def open(self, path: Path, text: str) -> None:
        """A document is open, or has changed: ``text`` stands in place of the file.

        What cards lack in name files is looked at again when a file is opened or saved, not with every letter of a card.
        """
        path = path.resolve()
        if path.suffix == NAMES_SUFFIX or path not in self._open:
            self._named = None
        self._open[path] = text
        self._view = None

    def close(self, path: Path) -> None:
        """A document was closed: the file on disk counts again."""
        self._open.pop(path.resolve(), None)
        self._view = None

    def touch(self) -> None:
        """Files on disk may have changed."""
        self._named = None
        self._view = None

    def text(self, path: Path) -> str:
        """The text of a file as the editor shows it; empty when it can't be read."""
        path = path.resolve()
        if path in self._open:
            return self._open[path]
        try:
            return path.read_bytes().decode("utf-8-sig", errors="replace")
        except OSError:
            return ""

    def files(self, *suffixes: str) -> list[Path]:
        """The files of the project that end so, open ones included."""
        found = dict.fromkeys(self._on_disk(self._project(), *suffixes))
        found |= dict.fromkeys(path for path in self._open if path.suffix in suffixes)
        return list(found)

    def _on_disk(self, project: Project, *suffixes: str) -> Iterator[Path]:
        for folder in project.cards:
            for suffix in suffixes:
                files = scenario_files(folder) if suffix == SCENARIO else card_files(folder, suffix)
                yield from (path.resolve() for path in files if path.suffix == suffix)

    # --- the view -------------------------------------------------------------------------------------

    def view(self) -> View:
        """The project as it stands now."""
        if self._view is None:
            self._view = self._look()
        return self._view

    def _project(self) -> Project:
        try:
            return find_project(self.root)
        except ProjectError:
            return Project(self.root, (self.root,), "generated")

    def _look(self) -> View:
        project = self._project()
        on_disk = set(self._on_disk(project, SUFFIX))
        new = [path for path in self._open if path.suffix == SUFFIX and path not in on_disk]
        loaded = load([*(folder for folder in project.cards if folder.is_dir()), *new], self._read)
        found = [*loaded.diagnostics, *self._local(loaded), *mutual_findings(loaded)]
        if self._named is None:
            self._named = check_names(loaded)
        found += [*self._named, *unknown_names(loaded), *self._decks(loaded), *self._scenarios()]
        return View(loaded, _cards(loaded), _by_path(found))

    def _read(self, path: Path) -> ParsedFile:
        """A card file, parsed again only when it has changed."""
        key = path.resolve()
        text = self._open.get(key)
        state: object = text
        if text is None:
            try:
                status = key.stat()
            except OSError:
                return read_file(path)
            state = (status.st_mtime_ns, status.st_size)
        before = self._parsed.get(key)
        if before is not None and before[0] == state and before[1].filename == str(path):
            return before[1]
        parsed = read_file(path) if text is None else parse_bytes(text.encode("utf-8", "surrogatepass"), str(path))
        self._parsed[key] = (state, parsed)
        return parsed

    def _local(self, loaded: Loaded) -> list[Diagnostic]:
        """Findings about each card by itself; those of a card that was not parsed again are kept."""
        now: dict[tuple[str, int], tuple[Card, list[Diagnostic]]] = {}
        ids: dict[str, tuple[tuple[str, int], Card]] = {}
        for one in loaded.sets:
            for source in one.sources:
                card = source.parsed.card
                ids[card_id(one.info, card)] = ((one.info.edition.value, id(card)), card)
        settled = {
            name
            for name, (key, card) in ids.items()
            if (kept := self._settled.get(key)) is not None and kept[0] is card
        }
        fresh = local_findings(loaded, settled)
        for name, (key, card) in ids.items():
            now[key] = (card, fresh[name] if name in fresh else self._settled[key][1] if name in settled else [])
        self._settled = now
        return [finding for _, findings in now.values() for finding in findings]

    def _decks(self, loaded: Loaded) -> Iterable[Diagnostic]:
        for path in self.files(DECK):
            yield from judge(parse_deck(self.text(path), str(path)), loaded.card_sets).diagnostics

    def _scenarios(self) -> Iterable[Diagnostic]:
        """What is wrong with the scenarios that are open; nobody looks at the others while they type."""
        for path, text in self._open.items():
            if path.suffix == SCENARIO:
                yield from parse_scenarios(text, str(path))[1]


def _cards(loaded: Loaded) -> tuple[KnownCard, ...]:
    return tuple(
        KnownCard(one.info, source.parsed.card, source, _path(source.file.filename), one.names)
        for one in loaded.sets
        for source in one.sources
    )


def _by_path(findings: Iterable[Diagnostic]) -> dict[Path, tuple[Diagnostic, ...]]:
    found: dict[Path, dict[Diagnostic, None]] = defaultdict(dict)
    for finding in findings:
        found[_path(finding.file)][finding] = None
    return {path: tuple(sorted(each, key=lambda d: d.sort_key)) for path, each in found.items()}


@lru_cache(maxsize=100_000)
def _path(name: str) -> Path:
    return Path(name).resolve()
