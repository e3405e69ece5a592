"""A phrasebook as a ``po`` file, which translation tools know; and the places of the entries in such a file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import polib

from cardc import __version__
from cardc.diagnostics import Diagnostic, Span
from cardc.translation.units import Files, entries, wanted

NO_PO: Final = "L021"
HEADER: Final = (
    "Wordings of a cardc phrasebook: Fluent patterns. Leave $slots, -terms, AS(…), NOUN(…) and branch keys as they are, order "
    "and words are yours. Fuzzy: proposed or doubtful. The context is the place of an entry in the phrasebook."
)


def new_file(language: str, header: str) -> polib.POFile:
    """An empty file. It holds no date: the same phrasebook gives the same file."""
    file = polib.POFile(wrapwidth=0)
    file.header = header
    file.metadata = {
        "Project-Id-Version": f"cardc {__version__}",
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
    }
    return file


def write_po(language: str, files: Files) -> str:
    """The ``po`` file of a phrasebook: one entry a unit, those that it lacks last, with an empty translation."""
    file = new_file(language, HEADER)
    by_id = {entry.id: entry for entry in entries(language, files)}
    for one in wanted(language, files):
        entry = by_id.get(one.id.entry)
        file.append(
            polib.POEntry(
                msgctxt=str(one.id),
                msgid=one.english,
                msgstr="" if one.unit is None else one.unit.text,
                comment="\n".join([one.about, *(entry.comment if entry is not None else ())]),
                occurrences=[] if entry is None else [(entry.file, str(entry.line))],
                flags=["fuzzy"] if one.unit is not None and one.unit.marked else [],
            )
        )
    return str(file) + "\n"


def is_contained(old: str, new: str) -> bool:
    """Whether a ``po`` file of ours holds no translation that a new one lacks: writing over it loses nobody's work."""
    before = read_po("", old)
    if isinstance(before, Diagnostic) or not before.metadata.get("Project-Id-Version", "").startswith("cardc "):
        return False
    after = read_po("", new)
    known = set() if isinstance(after, Diagnostic) else {(each.msgctxt, each.msgstr) for each in after}
    return all((each.msgctxt, each.msgstr) in known for each in before if each.msgstr)


# --- reading ---------------------------------------------------------------------------------------------------------

_STRING: Final = re.compile(r'(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+)?"(.*)"\s*\Z')
_ESCAPE: Final = re.compile(r"\\.", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a string of a file stands: line, column of the first letter and raw text of each of its lines."""

    rows: tuple[tuple[int, int, str], ...]

    def at(self, offset: int) -> Span:
        """The place of a letter of the string."""
        left = offset
        for line, column, raw in self.rows:
            at = 0
            while at < len(raw):
                escape = _ESCAPE.match(raw, at)
                size = len(escape[0]) if escape else 1
                if left == 0:
                    return Span(line, column + at, line, column + at + size)
                left -= 1
                at += size
        line, column, raw = self.rows[-1]
        return Span(line, column + len(raw), line, column + len(raw) + 1)


def places(text: str) -> Iterator[tuple[str, Place, Place]]:
    """Of each entry with a context: the context, its place, and the place of the translation."""
    blocks: list[tuple[str, list[tuple[int, int, str]]]] = []
    for number, line in enumerate(text.split("\n"), 1):
        found = _STRING.match(line)
        if found is None:
            continue
        row = (number, found.start(2) + 1, found[2])
        if found[1]:
            blocks.append((found[1], [row]))
        elif blocks:
            blocks[-1][1].append(row)
    context: list[tuple[int, int, str]] | None = None
    for keyword, rows in blocks:
        if keyword == "msgctxt":
            context = rows
        elif keyword.startswith("msgstr"):
            if context is not None:
                yield _plain(context), Place(tuple(context)), Place(tuple(rows))
            context = None


def _plain(rows: list[tuple[int, int, str]]) -> str:
    return polib.unescape("".join(raw for _, _, raw in rows))


def read_po(name: str, text: str) -> polib.POFile | Diagnostic:
    """The entries of a file, or why there are none."""
    try:
        return polib.pofile(text, wrapwidth=0)
    except (OSError, UnicodeError, ValueError) as error:
        line = re.search(r"line (\d+)", str(error))
        span = Span(int(line[1]), 1, int(line[1]), 2) if line else None
        return Diagnostic(NO_PO, "this is no po file", name, span, "a tool that knows gettext shows what is wrong")
