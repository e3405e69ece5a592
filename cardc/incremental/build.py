"""The incremental build: what has changed, what follows from it, and only that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from pathlib import Path

from cardc.cache import digest
from cardc.check import local_findings, mutual_findings
from cardc.diagnostics import Diagnostic, has_errors
from cardc.emit.build import BuildResult, write_package
from cardc.emit.module import Known, Module, Printing, lines_of, module_source, new_cards, package_of
from cardc.incremental.memory import CardRow, FileRow, Memory, ModuleRow, keep, sha, shas
from cardc.incremental.outline import Digests, Outline, imprint_row, named_by, outlined, row_of
from cardc.incremental.snapshot import card_contents, package_contents
from cardc.model.cards import Card, PokemonCard, card_id
from cardc.prose import load
from cardc.records import dataclass
from cardc.syntax import Loaded, LoadedCard, ParsedFile
from cardc.syntax.loader import parse_bytes, read_file


@dataclass(frozen=True, slots=True)
class Built:
    """What a build found and did. ``result`` is ``None`` when errors among the findings forbade it."""

    cards: int
    findings: tuple[Diagnostic, ...]
    sources: Mapping[str, str]
    result: BuildResult | None


def build_package(paths: Sequence[Path], out: Path, check: bool, memory: Memory | None) -> Built:
    """Compile the card files under some folders into the package at ``out``; with ``check`` nothing is written.

    ``memory`` is what the last build left; with it or without it, findings and package are the same.

    Raises:
        EmitError: a card's model is not canonical; nothing has been written.
        BuildError: a file that is not ours stands in the way, or the folder can't be written.
    """
    source = _Source(paths, card_contents(paths), memory)
    loaded = source.load()
    findings = source.findings(loaded)
    cards = sum(len(one.cards) for one in loaded.card_sets)
    if has_errors(findings):
        return Built(cards, findings, loaded.sources, None)
    writer = _Writer(source, loaded, package_contents(out))
    texts = writer.texts()
    result = write_package(texts, out, check)
    if source.complete and (result.fresh or not check):
        written = package_contents(out) if not result.fresh else writer.before
        rows = source.rows(loaded)
        keep(paths, out, Memory(cards, rows, _declared(loaded), writer.rows, shas(written), findings))
    return Built(cards, findings, loaded.sources, result)


# --- what is read ----------------------------------------------------------------------------------------


class _Source:
    """The card files: those that must be read for real, and what is remembered of the others."""

    def __init__(self, paths: Sequence[Path], contents: Mapping[str, bytes], memory: Memory | None) -> None:
        self.digests = Digests()
        self.modules: Mapping[str, ModuleRow] = {} if memory is None else memory.modules
        self.complete = True
        """Whether only files under the given folders were read: what else a build follows from is not remembered."""
        self._paths = paths
        self._contents = contents
        self._local: dict[str, list[Diagnostic]] = {}
        self._sets = () if memory is None else memory.sets
        self._know({} if memory is None else memory.files)

    def _know(self, files: Mapping[str, FileRow]) -> None:
        self._known = files
        self._rows = {card.id: card for row in files.values() for card in row.cards}
        self._shas = shas(self._contents)
        same = {name for name, row in files.items() if self._shas.get(name) == row.sha}
        self._changed = self._contents.keys() - same
        # Files with a set are few and small, and everything depends on them.
        self._real = self._changed | {name for name in same if files[name].declares} | self._beside_changes()
        self._reached = self._reached_by(files[name] for name in files.keys() - same)
        self._settled = {card.id: card for name in same for card in files[name].cards if card.id not in self._reached}

    def _beside_changes(self) -> set[str]:
        """The files of the cards in modules in which changed cards stood: these modules will be written anew, most likely."""
        files = {card.id: name for name, row in self._known.items() for card in row.cards}
        modules = [row.names.keys() for row in self.modules.values()]
        changed = {id for id, name in files.items() if name in self._changed}
        beside = {id for ids in modules if not changed.isdisjoint(ids) for id in ids}
        told = beside | {self._rows[id].of for id in beside if id in self._rows}
        return {files[id] for id in told if id in files} & self._contents.keys()

    def _reached_by(self, files: Iterable[FileRow]) -> set[str]:
        """The cards of files that have changed or are gone, and all that repeat one of them, at whatever remove."""
        reached = {card.id for file in files for card in file.cards}
        while more := {id for id, row in self._rows.items() if row.of in reached} - reached:
            reached |= more
        return reached

    def load(self) -> Loaded:
        """All cards: those of changed files in full, with the cards that they repeat, of the others outlines."""
        loaded = load(self._paths, self._read)
        if self._known and _declared(loaded) != self._sets:
            self._know({})
            return load(self._paths, self._read)
        told = _sources_by_id(loaded)
        self._settled |= {id: self._rows[id] for id, one in told.items() if self._still_repeats(id, one)}
        repeated = [one.repeats for id, one in told.items() if one.repeats and id not in self._settled]
        return self.load_in_full(loaded, repeated)

    def _still_repeats(self, id: str, one: LoadedCard) -> bool:
        """Whether a card of a changed file repeats the same unchanged card as before, and nothing was to say about it."""
        row = self._rows.get(id)
        if row is None or one.repeats is None or row.of in self._reached or row.findings:
            return False
        card = one.parsed.card
        return (row.of, row.name, row.imprint) == (named_by(one), card.name, imprint_row(card.imprint))

    def load_in_full(self, loaded: Loaded, ids: Iterable[str]) -> Loaded:
        """The same cards, some of them in full."""
        told = _sources_by_id(loaded)
        wanted = [told[id] for id in ids if id in told]
        wanted += [told[one.repeats] for one in wanted if one.repeats in told]
        files = {one.file.filename for one in wanted if isinstance(one.parsed.card, Outline)}
        if files <= self._real:
            return loaded
        self._real |= files
        return load(self._paths, self._read)

    def _read(self, path: Path) -> ParsedFile:
        name = str(path)
        if name not in self._contents:
            self.complete = False
            return read_file(path)
        data = self._contents[name]
        if name in self._real:
            return parse_bytes(data, name)
        return outlined(self._known[name].cards, data.decode("utf-8-sig"), name)

    def findings(self, loaded: Loaded) -> tuple[Diagnostic, ...]:
        """All that there is to say, in order of place."""
        self._local = local_findings(loaded, self._settled)
        local = [finding for found in self._local.values() for finding in found]
        remembered = [finding for row in self._settled.values() for finding in row.findings]
        found = [*loaded.diagnostics, *remembered, *local, *mutual_findings(loaded, self.digests)]
        return tuple(sorted(found, key=lambda each: each.sort_key))

    def rows(self, loaded: Loaded) -> dict[str, FileRow]:
        """What to remember of each file."""
        cards: dict[str, list[CardRow]] = {name: [] for name in self._contents}
        for id, source in _sources_by_id(loaded).items():
            cards[source.file.filename].append(self._row(id, source))
        declares = {file.filename for file in loaded.files if file.sets}
        return {
            name: FileRow(self._shas[name], name in declares, tuple(sorted(rows, key=lambda row: row.places[0])))
            for name, rows in cards.items()
        }

    def _row(self, id: str, source: LoadedCard) -> CardRow:
        if id in self._settled and source.file.filename not in self._changed:
            return self._settled[id]
        return row_of(id, source, self.digests, self._local.get(id, ()))


def _sources_by_id(loaded: Loaded) -> dict[str, LoadedCard]:
    return {card_id(one.info, source.parsed.card): source for one in loaded.sets for source in one.sources}


def _declared(loaded: Loaded) -> tuple[str, ...]:
    """The sets and where they are declared: what the meaning of all their cards depends on."""
    return tuple(f"{one.file.filename} {one.info!r}" for one in loaded.sets)


# --- what is written -------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Writer:
    """The modules of the package. One that follows from the same as last time is taken as it stands on disk."""

    source: _Source
    loaded: Loaded
    before: Mapping[str, bytes]
    rows: dict[str, ModuleRow] = field(default_factory=dict)

    def texts(self) -> dict[str, str]:
        """The text of each file."""
        package = package_of(self.loaded.card_sets)
        known = Known(lines_of(self.loaded.card_sets), content=self.source.digests)
        found = {module.file: self._text(module, known) for module in package.modules}
        return found | package.indexes()

    def _text(self, module: Module, known: Known) -> str:
        key = _key(module, known)
        row = self.source.modules.get(module.file)
        there = self.before.get(module.file)
        new = new_cards(module, known)
        if row is not None and there is not None and row.key == key and row.sha == sha(there):
            self.rows[module.file] = row
            for card in new:
                name = row.names[card_id(module.info, card)]
                known.printings[known.content(card)] = Printing(module.folder, module.name, name)
            return there.decode("utf-8")
        text = module_source(self._in_full(module, new), known)
        names = {card_id(module.info, card): known.printings[known.content(card)].name for card in new}
        self.rows[module.file] = ModuleRow(key, sha(text.encode("utf-8")), names)
        return text

    def _in_full(self, module: Module, new: Sequence[Card]) -> Module:
        """The module with its cards as they are read, where outlines do not say enough to write them."""
        if not any(isinstance(card, Outline) for card in new):
            return module
        ids = [card_id(module.info, card) for card in module.cards]
        self.loaded = self.source.load_in_full(self.loaded, ids)
        told = _sources_by_id(self.loaded)
        cards = tuple(told[id].parsed.card for id in ids)
        return Module(module.info, module.folder, module.name, module.title, cards)


def _key(module: Module, known: Known) -> str:
    """The digest of everything that the text of a module follows from."""
    parts = [module.file, module.heading]
    for card in module.cards:
        first = known.printings.get(known.content(card))
        basic = known.basic_below(card) if isinstance(card, PokemonCard) else None
        told = known.content(card) if first is None else (first.folder, first.module, first.name)
        parts += [card_id(module.info, card), repr((card.name, told, basic))]
    return digest(*parts)
