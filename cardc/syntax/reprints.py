"""Cards that repeat others: finds the card that is meant, also in a set of the project that was not asked for."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field, replace
from pathlib import Path
from typing import Final

from cardc.diagnostics import Diagnostic, Severity
from cardc.identity import id_key, id_of, set_in
from cardc.model.cards import Card, Reprint, SetInfo
from cardc.project import CONFIG, ProjectError, card_files, find_project
from cardc.reading import read_bytes
from cardc.records import dataclass
from cardc.syntax.namefiles import NameFiles, SeenNames, names_of_cards
from cardc.syntax.parser import ParsedCard, ParsedFile, ParsedReprint

_DECLARED: Final = re.compile(rb"^[ \t]*set[ \t]+([a-z][a-z0-9.-]*)[ \t\r\n]*\{", re.MULTILINE)

_SAME_CARD: Final = 0.85
"""Names so alike (0 to 1) can be two spellings of one: a later printing may correct a name."""

Completed = tuple[ParsedCard | None, tuple[Diagnostic, ...]]
Complete = Callable[[ParsedCard, ParsedFile, SetInfo, SeenNames], Completed]
"""Reads the prose of a card of a set, given the names that the set sees: the whole card, or ``None`` and why not."""

Printed = Card | Reprint
"""What stands under an id: a card, or the word that it repeats another."""


@dataclass(frozen=True, slots=True)
class Resolved:
    """A reprint as a full card of its own set; ``of`` is the id of the card that is told in full."""

    parsed: ParsedCard
    of: str


@dataclass(slots=True)
class Library:
    """The sets in the card folders of a project, read when a card of theirs is repeated.

    The folders are those that ``cardc.toml`` names; without one, the folders beside that of the asking set.
    """

    suffix: str
    read: Callable[[Path], ParsedFile]
    complete: Complete
    names: NameFiles
    _folders: dict[Path, dict[str, Path]] = field(default_factory=dict)
    _sets: dict[Path, Mapping[str, Printed]] = field(default_factory=dict)

    def find(self, card: str, asking: Path) -> Printed | None:
        """The card with an id, for a set that stands in the folder ``asking``."""
        for set_id, folder in self._declared(asking).items():
            if set_id == set_in(card):
                if folder not in self._sets:
                    self._sets[folder] = self._read_set(set_id, folder)
                return _with_id(self._sets[folder], card)
        return None

    def _declared(self, asking: Path) -> Mapping[str, Path]:
        """The folder of each set that is declared around ``asking``."""
        files, root = self._around(asking)
        if root not in self._folders:
            found: dict[str, Path] = {}
            for file in files:
                for set_id in _declared_in(file):
                    found.setdefault(set_id, file.parent)
            self._folders[root] = found
        return self._folders[root]

    def _around(self, asking: Path) -> tuple[Iterator[Path], Path]:
        try:
            project = find_project(asking)
        except ProjectError:
            project = None
        if project is not None and (project.root / CONFIG).is_file():
            return (f for folder in project.cards for f in card_files(folder, self.suffix)), project.root
        return iter(sorted(asking.parent.glob(f"*/*{self.suffix}"))), asking.parent

    def _read_set(self, set_id: str, folder: Path) -> Mapping[str, Printed]:
        files = [self.read(file) for file in card_files(folder, self.suffix)]
        infos = {declared.info.id: declared.info for file in files for declared in file.sets}
        names = self.names.seen_from(folder, names_of_cards(found.card for file in files for found in file.cards))
        cards: list[Printed] = []
        for file in files:
            for found in file.cards:
                info = infos.get(set_id)
                if not found.prose:
                    cards.append(found.card)
                elif info is not None and (whole := self.complete(found, file, info, names)[0]) is not None:
                    cards.append(whole.card)
        return by_id(set_id, [*cards, *(found.reprint for file in files for found in file.reprints)])


class Resolver:
    """Makes cards of reprints. ``diagnostics`` holds what is wrong with them."""

    def __init__(self, printed: Mapping[str, Printed], library: Library) -> None:
        """``printed`` are the cards that were read, by id."""
        self._printed = printed
        self._library = library
        self.diagnostics: list[Diagnostic] = []

    def resolve(self, own_id: str, parsed: ParsedReprint, file: ParsedFile, folder: Path) -> Resolved | None:
        """The card that a reprint of the set in ``folder`` is; ``None`` when the other card is not there."""
        reprint = parsed.reprint
        chain = [own_id, reprint.of]
        found = self._look_up(reprint.of, folder)
        while isinstance(found, Reprint):
            if found.of in chain:
                shown = " → ".join(f"`{one}`" for one in [*chain, found.of])
                message = f"“{reprint.name}” repeats itself in the end: {shown}"
                self._say("E317", message, parsed, file, "one of these cards has to be told in full")
                return None
            chain.append(found.of)
            found = self._look_up(found.of, folder)
        if found is None:
            self._unknown(chain[-1], parsed, file)
            return None
        if found.name != reprint.name:
            message = f"`{chain[-1]}` is called “{found.name}”, not “{reprint.name}”"
            alike = difflib.SequenceMatcher(None, found.name, reprint.name).ratio() >= _SAME_CARD
            severity = Severity.WARNING if alike else Severity.ERROR
            self._say("E318", message, parsed, file, "write the same name, or the id of another card", severity)
        card = replace(found, name=reprint.name, imprint=reprint.imprint)
        return Resolved(ParsedCard(card, parsed.spans, parsed.name_at), chain[-1])

    def _look_up(self, card: str, folder: Path) -> Printed | None:
        found = _with_id(self._printed, card)
        return self._library.find(card, folder) if found is None else found

    def _unknown(self, card: str, parsed: ParsedReprint, file: ParsedFile) -> None:
        same = [one for one, other in self._printed.items() if _is_called(other, parsed.reprint.name)]
        cure = f"did you mean `{same[0]}`?" if same else "look at the id, and whether its set stands in this project"
        self._say("E316", f"there is no card `{card}` to repeat", parsed, file, cure)

    def _say(
        self,
        code: str,
        message: str,
        parsed: ParsedReprint,
        file: ParsedFile,
        cure: str,
        severity: Severity = Severity.ERROR,
    ) -> None:
        span = parsed.spans.nearest(("of",))
        self.diagnostics.append(Diagnostic(code, message, file.filename, span, cure, severity))


def _declared_in(file: Path) -> list[str]:
    """The ids of the sets that a file declares; none when it can't be read."""
    data = read_bytes(file, str(file))
    return [] if isinstance(data, Diagnostic) else [match.group(1).decode() for match in _DECLARED.finditer(data)]


def _is_called(printed: Printed, name: str) -> bool:
    return not isinstance(printed, Reprint) and printed.name == name


def _with_id(printed: Mapping[str, Printed], id: str) -> Printed | None:
    """The card with an id, however its number is written: ``base1-1``, ``base1-001``."""
    if id in printed:
        return printed[id]
    key = id_key(id)
    return next((one for other, one in printed.items() if id_key(other) == key), None)


def by_id(set_id: str, printed: Iterable[Printed]) -> dict[str, Printed]:
    """Cards of a set by id; of two with one number the first."""
    found: dict[str, Printed] = {}
    for one in printed:
        found.setdefault(id_of(set_id, one.imprint.number), one)
    return found
