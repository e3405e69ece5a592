"""From paths to sets: reads card files and finds the set each belongs to.

A set is declared once in a folder, usually in ``set.card``; the card files of that folder and of the folders under it
(up to the next set) belong to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from pathlib import Path
from typing import Final

from cardc.diagnostics import Diagnostic
from cardc.identity import id_of
from cardc.listing import list_files
from cardc.model.cards import Card, CardSet, SetInfo, card_id
from cardc.project import NAMES_SUFFIX, SUFFIX, card_files
from cardc.reading import MOST_BYTES, decoded, read_bytes, too_long
from cardc.records import dataclass
from cardc.syntax.namefiles import NameFiles, SeenNames, names_of_cards
from cardc.syntax.names import NameFile
from cardc.syntax.parser import ParsedCard, ParsedFile, ParsedReprint, ParsedSet, parse_text
from cardc.syntax.reprints import Complete, Completed, Library, Printed, Resolver, by_id

SET_FILE: Final = "set.card"


@dataclass(frozen=True, slots=True)
class LoadedCard:
    """A card and the file it stands in; ``repeats`` is the id of the card that a reprint is, the one told in full."""

    parsed: ParsedCard
    file: ParsedFile
    repeats: str | None = None


@dataclass(frozen=True, slots=True)
class LoadedSet:
    """A set with its cards in order of collector number; ``sources`` runs parallel to ``card_set.cards``."""

    card_set: CardSet
    sources: tuple[LoadedCard, ...]
    declared: ParsedSet
    file: ParsedFile
    folder: Path
    names: SeenNames

    @property
    def info(self) -> SetInfo:
        """The set's declaration."""
        return self.card_set.info


@dataclass(frozen=True, slots=True)
class Loaded:
    """Everything found under some paths. ``files`` are the parsed ones, in order of reading."""

    sets: tuple[LoadedSet, ...]
    files: tuple[ParsedFile, ...]
    diagnostics: tuple[Diagnostic, ...]

    @property
    def card_sets(self) -> tuple[CardSet, ...]:
        """The sets as plain model values."""
        return tuple(s.card_set for s in self.sets)

    @property
    def repeats(self) -> dict[str, str]:
        """The id of each reprint to that of the card which is told in full: they do the same."""
        return {
            card_id(one.info, source.parsed.card): source.repeats
            for one in self.sets
            for source in one.sources
            if source.repeats is not None
        }

    @property
    def sources(self) -> dict[str, str]:
        """File name to text, for rendering diagnostics."""
        files: list[ParsedFile | NameFile] = [*self.files]
        arounds = {id(one.names.around): one.names.around for one in self.sets}
        files += [file for around in arounds.values() for file in around.files]
        return {f.filename: f.source for f in files}


def not_read(parsed: ParsedCard, file: ParsedFile, info: SetInfo, names: SeenNames) -> Completed:
    """For callers that know no language: prose is a finding, never an empty text."""
    first = next(iter(parsed.prose.values()))
    span = file.index.span(*first.text_at)
    return None, (Diagnostic("P007", f"the prose of “{parsed.card.name}” is not read here", file.filename, span),)


def read_file(path: Path) -> ParsedFile:
    """Parse one file. A file that can't be read or is no UTF-8 becomes a diagnostic."""
    name = str(path)
    data = read_bytes(path, name)
    return _unreadable(name, data) if isinstance(data, Diagnostic) else parse_bytes(data, name)


def parse_bytes(data: bytes, name: str) -> ParsedFile:
    """Parse the content of a file that is called ``name``. What is no UTF-8 becomes a diagnostic."""
    if len(data) > MOST_BYTES:
        return _unreadable(name, too_long(name, len(data)))
    source = decoded(data, name)
    return _unreadable(name, source) if isinstance(source, Diagnostic) else parse_text(source, name)


def _unreadable(name: str, diagnostic: Diagnostic) -> ParsedFile:
    empty = parse_text("", name)
    return ParsedFile(name, "", (), (diagnostic,), empty.index)


@dataclass(slots=True)
class _Folder:
    """What one folder declares and holds."""

    declared: list[tuple[ParsedSet, ParsedFile]] = field(default_factory=list)
    cards: list[LoadedCard] = field(default_factory=list)
    reprints: list[tuple[ParsedReprint, ParsedFile]] = field(default_factory=list)


class _Loader:
    def __init__(self, complete: Complete, read: Callable[[Path], ParsedFile]) -> None:
        self.complete = complete
        self.read = read
        self.files: dict[Path, ParsedFile] = {}
        self.diagnostics: list[Diagnostic] = []
        self.folders: dict[Path, _Folder] = {}
        self.names = NameFiles(self._is_set, _shown)
        self.name_files: list[Path] = []

    def add(self, path: Path) -> None:
        """Read a file, or the card files under a folder; a name file stands for its set."""
        if path.is_dir():
            listing = list_files(path, SUFFIX)
            found = listing.files
            self.diagnostics += listing.findings
            if not found and not listing.findings:
                self.diagnostics.append(Diagnostic("E018", f"no *{SUFFIX} file stands in this folder", str(path)))
            for file in found:
                self._read(file)
            names = list_files(path, NAMES_SUFFIX)
            self.name_files += names.files
            self.diagnostics += [one for one in names.findings if one not in listing.findings]
        elif path.suffix == NAMES_SUFFIX and path.exists():
            home = self.names.home(path)
            if home is not None:
                self.add(_shown(home))
            else:
                self.name_files.append(path)
        else:
            self._read(path)

    def _read(self, path: Path) -> None:
        key = path.resolve()
        if key in self.files:
            return
        parsed = self.read(path)
        self.files[key] = parsed
        self.diagnostics += parsed.diagnostics
        folder = self.folders.setdefault(key.parent, _Folder())
        folder.declared += [(s, parsed) for s in parsed.sets]
        folder.cards += [LoadedCard(c, parsed) for c in parsed.cards]
        folder.reprints += [(r, parsed) for r in parsed.reprints]

    def finish(self) -> Loaded:
        """Bring cards and sets together."""
        for folder in [f for f, content in self.folders.items() if content.cards or content.reprints]:
            self._look_for_set(folder)
        owned: dict[Path, _Folder] = {}
        for folder, content in self.folders.items():
            for extra, file in content.declared[1:]:
                self._extra(content.declared[0][0], extra, file)
            home = self._home(folder)
            if home is None:
                self._homeless(content)
                continue
            whole = owned.setdefault(home, _Folder(self.folders[home].declared))
            whole.cards += content.cards
            whole.reprints += content.reprints
        known = names_of_cards(card.parsed.card for content in owned.values() for card in content.cards)
        names = {folder: self.names.seen_from(folder, known) for folder in owned}
        for folder, content in owned.items():
            self._complete(content, self.folders[folder].declared[0][0].info, names[folder])
        self._resolve(owned)
        self._look_at_names(names)
        sets = [
            self._set(folder, owned[folder], names[folder])
            for folder in sorted(self.folders)
            if self.folders[folder].declared
        ]
        return Loaded(
            tuple(sets), tuple(self.files.values()), tuple(sorted(self.diagnostics, key=lambda d: d.sort_key))
        )

    def _complete(self, content: _Folder, info: SetInfo, names: SeenNames) -> None:
        """Have the prose of the cards read; one with prose that means nothing is missing from its set."""
        cards: list[LoadedCard] = []
        for card in content.cards:
            found: ParsedCard | None = card.parsed
            if card.parsed.prose:
                found, diagnostics = self.complete(card.parsed, card.file, info, names)
                self.diagnostics += diagnostics
            if found is not None:
                cards.append(LoadedCard(found, card.file))
        content.cards = cards

    def _resolve(self, owned: dict[Path, _Folder]) -> None:
        """Make cards of the reprints."""
        if not any(content.reprints for content in owned.values()):
            return
        printed: dict[str, Printed] = {}
        for content in owned.values():
            own: list[Printed] = [c.parsed.card for c in content.cards]
            own += [reprint.reprint for reprint, _ in content.reprints]
            printed = by_id(content.declared[0][0].info.id, own) | printed
        resolver = Resolver(printed, Library(SUFFIX, self.read, self.complete, self.names))
        for folder, content in owned.items():
            set_id = content.declared[0][0].info.id
            for reprint, file in content.reprints:
                own_id = id_of(set_id, reprint.reprint.imprint.number)
                found = resolver.resolve(own_id, reprint, file, folder)
                if found is not None:
                    content.cards.append(LoadedCard(found.parsed, file, found.of))
        self.diagnostics += resolver.diagnostics

    def _look_for_set(self, folder: Path) -> None:
        """Read ``set.card`` of the nearest folder that has one, when only some files of a set were named."""
        for parent in (folder, *folder.parents):
            if parent in self.folders and self.folders[parent].declared:
                return
            file = parent / SET_FILE
            if file.is_file():
                if file not in self.files:
                    self._read(_shown(file))
                return

    def _is_set(self, folder: Path) -> bool:
        content = self.folders.get(folder)
        return bool(content and content.declared) or (folder / SET_FILE).is_file()

    def _look_at_names(self, names: Mapping[Path, SeenNames]) -> None:
        """What is wrong with the name files of the sets that are read, and which belong to no set."""
        for seen in names.values():
            self.diagnostics += [diagnostic for file in seen.own for diagnostic in file.diagnostics]
        for path in self.name_files:
            if self.names.home(path) is None:
                cure = f"a name file stands beside the {SET_FILE} of its set"
                self.diagnostics.append(Diagnostic("N009", "this name file belongs to no set", str(path), None, cure))

    def _home(self, folder: Path) -> Path | None:
        candidates = (folder, *folder.parents)
        return next((f for f in candidates if f in self.folders and self.folders[f].declared), None)

    def _homeless(self, content: _Folder) -> None:
        named = [(c.parsed.card.name, c.parsed.name_at, c.file) for c in content.cards]
        named += [(r.reprint.name, r.name_at, file) for r, file in content.reprints]
        for name, at, file in named[:1]:
            message = f"the card “{name}” belongs to no set"
            cure = f'put a file {SET_FILE} beside it: `set my1 {{ name "My Set"  edition classic }}`'
            self.diagnostics.append(Diagnostic("E301", message, file.filename, file.index.span(*at), cure))

    def _extra(self, first: ParsedSet, extra: ParsedSet, file: ParsedFile) -> None:
        span = file.index.span(*extra.id_at)
        message = f"this folder already declares the set `{first.info.id}`"
        self.diagnostics.append(Diagnostic("E302", message, file.filename, span, "one folder holds one set"))

    def _set(self, folder: Path, content: _Folder, names: SeenNames) -> LoadedSet:
        declared, file = content.declared[0]
        ordered = sorted(content.cards, key=lambda c: number_order(c.parsed.card.imprint.number))
        card_set = CardSet(declared.info, tuple(c.parsed.card for c in ordered))
        return LoadedSet(card_set, tuple(ordered), declared, file, folder, names)


def _shown(path: Path) -> Path:
    """The path as an author would write it: relative to where they stand, when it is under it."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


def number_order(number: str) -> tuple[int, int, str]:
    """Sorting key of collector numbers: plain numbers by value, then by length; the others by text."""
    if number.isascii() and number.isdigit():
        return (0, int(number[:9]), f"{len(number):02}{number}")  # 1 before 01, which is the same number
    return (1, 0, number)


def neighbours(loaded_set: LoadedSet, files: Iterable[ParsedFile]) -> tuple[Card, ...]:
    """All cards that stand under the folder of a set, also in files that were not asked for, which ``files`` lack."""
    known = {Path(file.filename).resolve(): file for file in files}
    parsed = (known.get(path.resolve()) or read_file(path) for path in card_files(loaded_set.folder))
    return tuple(found.card for file in parsed for found in file.cards)


def load(
    paths: Iterable[str | Path], complete: Complete = not_read, read: Callable[[Path], ParsedFile] = read_file
) -> Loaded:
    """Read card files and folders of them. Never raises for what is in them; see ``diagnostics``.

    A folder that holds no card file and a path that does not exist are findings too. The meaning of the cards is not
    checked here: that is ``cardc.check``. ``complete`` reads texts that are told as prose; callers use
    ``cardc.prose.load``, which gives the one that knows the languages. ``read`` gives the content of a file.
    """
    loader = _Loader(complete, read)
    for path in paths:
        loader.add(Path(path))
    return loader.finish()
