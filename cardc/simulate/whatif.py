"""What if a card were different: the project's card files with one card replaced by that of another file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from cardc.diagnostics import Diagnostic, Span, has_errors
from cardc.model.cards import card_id
from cardc.prose import load
from cardc.syntax import Loaded
from cardc.syntax.loader import read_file
from cardc.syntax.parser import ParsedCard, ParsedFile, parse_text


class WhatIfError(Exception):
    """A file can't be put in the place of a card; ``diagnostics`` say why when the file itself is wrong."""

    def __init__(
        self, message: str = "", diagnostics: tuple[Diagnostic, ...] = (), source: tuple[str, str] | None = None
    ):
        super().__init__(message)
        self.diagnostics = diagnostics
        self.source = source


@dataclass(frozen=True, slots=True)
class Changed:
    """All cards of the project with one replaced; ``ids`` are the card and its reprints, which change with it."""

    loaded: Loaded
    name: str
    ids: frozenset[str]
    file: ParsedFile
    home: str
    """The file in whose place, or into which, ``file`` was put."""
    above: int
    """How many lines of that file stand above it."""

    def told(self, findings: Iterable[Diagnostic]) -> list[Diagnostic]:
        """Findings with those in the new card at their place in its own file."""
        last = self.above + self.file.source.count("\n") + 1
        moved: list[Diagnostic] = []
        for each in findings:
            span = each.span
            if each.file == self.home and span is not None and self.above < span.line <= last:
                own = Span(span.line - self.above, span.column, span.end_line - self.above, span.end_column)
                each = replace(each, file=self.file.filename, span=own)
            moved.append(each)
        return moved

    @property
    def sources(self) -> dict[str, str]:
        """File name to text, for rendering what :meth:`told` gives."""
        return self.loaded.sources | {self.file.filename: self.file.source}


def change(folders: Iterable[Path], loaded: Loaded, file: Path) -> Changed:
    """Replace the card that has the same name and number as the one in ``file``. Reprints of it change too.

    Raises:
        WhatIfError: the file holds no card or several, or the project has no such card.
    """
    parsed = read_file(file)
    if has_errors(parsed.diagnostics):
        raise WhatIfError("", parsed.diagnostics, (parsed.filename, parsed.source))
    if len(parsed.cards) != 1 or parsed.sets or parsed.reprints:
        raise WhatIfError(f"{file}: one card is expected, told in full, and nothing else")
    card = parsed.cards[0].card
    found = [
        (card_id(each.info, source.parsed.card), source.parsed, source.file)
        for each in loaded.sets
        for source in each.sources
        if source.repeats is None
        and (source.parsed.card.name, source.parsed.card.imprint.number) == (card.name, card.imprint.number)
    ]
    if not found:
        raise WhatIfError(f"{file}: the project has no card “{card.name}” with number {card.imprint.number}")
    if len(found) > 1:
        ids = ", ".join(id for id, _, _ in found)
        raise WhatIfError(f"{file}: “{card.name}”, number {card.imprint.number}, stands for several cards: {ids}")
    id, old, home = found[0]
    alike = frozenset({id} | {reprint for reprint, of in loaded.repeats.items() if of == id})
    alone = len(home.cards) == 1 and not home.sets and not home.reprints
    text, above = ("", 0) if alone else _replaced(home, old, parsed)

    def read(path: Path) -> ParsedFile:
        if path.resolve() != Path(home.filename).resolve():
            return read_file(path)
        return parsed if alone else parse_text(text, home.filename)

    return Changed(load(folders, read), card.name, alike, parsed, home.filename, above)


def _replaced(home: ParsedFile, old: ParsedCard, new: ParsedFile) -> tuple[str, int]:
    """The text of a file of several declarations with one of them replaced, and how many lines stand above that one now."""
    names = [card.name_at[0] for card in home.cards] + [reprint.name_at[0] for reprint in home.reprints]
    starts = [home.source.rindex("card", 0, at) for at in names]
    starts += [home.source.rindex("set", 0, each.id_at[0]) for each in home.sets]
    start = home.source.rindex("card", 0, old.name_at[0])
    before = home.source[:start] + "\n"
    later = min([at for at in starts if at > start], default=len(home.source))
    return before + new.source + "\n" + home.source[later:], before.count("\n")
