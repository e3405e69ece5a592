"""Where the name of a card is written: declarations, what evolves from it, texts, decks, scenarios and name files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cardc.identity import spelled
from cardc.lsp.workspace import KINDS, KnownCard, View, Workspace
from cardc.project import NAMES_SUFFIX, SUFFIX
from cardc.records import dataclass
from cardc.scenario.collect import SUFFIX as SCENARIO
from cardc.syntax.deck import SUFFIX as DECK
from cardc.syntax.deck import deck_name
from cardc.syntax.strings import quote, unquote

_TOKEN: Final = re.compile(r'"[^"\\\r\n]*+(?:\\.[^"\\\r\n]*+)*+"|//[^\r\n]*')
_ID: Final = re.compile(r"[A-Za-z][\w.]*-[\w.]+")
_NO_CARD: Final = {
    SUFFIX: re.compile(
        r"(?:attack\s*\[[^\]\n]*\]|power|body|ability|illustrator|flavour|mark|species(?:\s+\d+)?|length|weight|name"
        r"|series|text\s+\w+|level|number|attack)\s*\Z"
    ),
    SCENARIO: re.compile(r"(?:scenario|with|covers|uses?|attack|power|can|can't|choose|chooses)\s*\Z"),
    NAMES_SUFFIX: re.compile(r"(?:attack|power|=|\|)\s*\Z"),
}
"""What stands before a text in quotes that is no card's name, by kind of file."""

_POWER_HEAD: Final = re.compile(r"(?:pokemon power|poke-power|poke-body|ability)\s*\Z")
_DECK_LINE: Final = re.compile(
    r'^[ \t]*\d+[ \t]+(?:(?P<quoted>"[^"\n]*")|(?P<name>[^\[\]#"\n]*[^\[\]#"\s]))', re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class Written:
    """A card's name in a file: the offsets of the name as it is written, with its quotation marks where it has some."""

    path: Path
    start: int
    end: int
    name: str
    quoted: bool

    def as_written(self, name: str) -> str:
        """Another name in the same place."""
        return quote(name) if self.quoted else deck_name(name)


def names_in(path: Path, text: str) -> Iterator[Written]:
    """All texts of a file that name a card."""
    if path.suffix == DECK:
        for line in _DECK_LINE.finditer(text):
            quoted = line["quoted"] is not None
            at = line.span("quoted" if quoted else "name")
            yield Written(path, *at, spelled(text[slice(*at)].strip('"')), quoted)
        return
    other = _NO_CARD.get(path.suffix)
    if other is None:
        return
    for token in _TOKEN.finditer(text):
        if token[0][0] == "/":
            continue
        before = text[max(0, token.start() - 80) : token.start()]
        if not other.search(before) and not _POWER_HEAD.search(before):
            yield Written(path, token.start(), token.end(), spelled(unquote(token[0])[0]), True)


def name_at(path: Path, text: str, offset: int) -> Written | None:
    """The card's name around an offset."""
    return next((each for each in names_in(path, text) if each.start <= offset <= each.end), None)


def declarations(view: View, path: Path, text: str, offset: int) -> list[KnownCard]:
    """The cards that the name or the id around an offset means."""
    written = name_at(path, text, offset)
    if written is not None:
        return view.called(written.name)
    for match in _ID.finditer(text):
        if match.start() <= offset <= match.end():
            known = view.by_id(match[0])
            return [] if known is None else [known]
    return []


def uses(workspace: Workspace, name: str) -> list[Written]:
    """Every place of the project where the card of a name is named, its declarations included."""
    return [
        written
        for path in workspace.files(*KINDS)
        for written in names_in(path, workspace.text(path))
        if written.name == name
    ]
