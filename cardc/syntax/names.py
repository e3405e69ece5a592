"""Name files: what cards, attacks and powers are called in a language. One entry a line, ``//`` starts a comment.

    names it

    card   "Long Letter" = "Lunga lettera"
    attack "Gnaw" = "Rosicchio" or "Morso"     // written is the first, read are both
    card   "Mossling" unchanged
    rest of powers unchanged

This layer keeps what stands there, with its places; what it means for the cards of a set, :mod:`cardc.names` knows.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from cardc.diagnostics import Diagnostic
from cardc.identity import spelled
from cardc.model.names import NameKind
from cardc.reading import read_text
from cardc.records import dataclass
from cardc.syntax.problems import Problem
from cardc.syntax.spans import LineIndex, Offsets

MAX_PROBLEMS: Final = 20
"""After so many errors in one file the rest is not looked at."""

PLURALS: Final = {NameKind.CARD: "cards", NameKind.ATTACK: "attacks", NameKind.POWER: "powers"}
"""What the names of each kind are called together."""

_HEADER: Final = "names"
_REST: Final = "rest"
_UNCHANGED: Final = "unchanged"
_KINDS: Final = {kind.value: kind for kind in NameKind}
_FIRST_WORDS: Final = (_HEADER, *_KINDS, _REST)
_TOKEN: Final = re.compile(r'//.*|"[^"]*"?|[=,]|[^\s"=,]+')
_ENTRY: Final = 'an entry reads `attack "Gnaw" = "Rosicchio"`, or `attack "Gnaw" unchanged`'
_HEADING: Final = "a name file begins with its language: `names it`"


@dataclass(frozen=True, slots=True)
class Entry:
    """A name and what it is in the language: the first of ``printed`` is written, all are read; none: it stays."""

    kind: NameKind
    name: str
    printed: tuple[str, ...]
    name_at: Offsets
    printed_at: tuple[Offsets, ...]


@dataclass(frozen=True, slots=True)
class Rest:
    """Names of these kinds that have no entry stay as they are."""

    kinds: tuple[NameKind, ...]
    at: Offsets


@dataclass(frozen=True, slots=True)
class Header:
    """The languages that a file is about."""

    langs: tuple[str, ...]
    langs_at: tuple[Offsets, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a file: what it says (``None``: nothing), and its comment."""

    said: Header | Entry | Rest | None
    comment: str = ""


@dataclass(frozen=True, slots=True)
class NameFile:
    """A name file as read. A line with an error is missing from ``rows`` and stands in ``diagnostics``."""

    filename: str
    source: str
    rows: tuple[Row, ...]
    diagnostics: tuple[Diagnostic, ...]
    index: LineIndex

    @property
    def langs(self) -> tuple[str, ...]:
        """The codes of its languages, as written; none when the header is wrong."""
        return next((row.said.langs for row in self.rows if isinstance(row.said, Header)), ())

    @property
    def header(self) -> Header | None:
        """Its first line."""
        return next((row.said for row in self.rows if isinstance(row.said, Header)), None)

    @property
    def entries(self) -> Iterator[Entry]:
        """Its names, in order."""
        return (row.said for row in self.rows if isinstance(row.said, Entry))

    @property
    def rest(self) -> frozenset[NameKind]:
        """The kinds of names that stay as they are where they have no entry."""
        return frozenset(kind for row in self.rows if isinstance(row.said, Rest) for kind in row.said.kinds)


@dataclass(frozen=True, slots=True)
class _Token:
    text: str
    at: Offsets

    @property
    def quoted(self) -> bool:
        return self.text.startswith('"')

    @property
    def inner(self) -> str:
        return self.text[1:-1]


class _Wrong(Exception):  # noqa: N818 - a finding about a line
    def __init__(self, code: str, message: str, at: Offsets, cure: str | None = None) -> None:
        super().__init__(message)
        self.problem = Problem(code, message, *at, cure)


def parse_names(source: str, filename: str) -> NameFile:
    """Read the text of a name file. Never raises: what is wrong becomes a diagnostic about ``filename``."""
    index = LineIndex(source)
    rows: list[Row] = []
    problems: list[Problem] = []
    headed, start = False, 0
    for line in source.split("\n"):
        tokens, comment = _tokens(line, start)
        start += len(line) + 1
        try:
            said = _line(tokens) if tokens else None
            if said is not None:
                _expect_header(tokens[0], first=not headed, found=isinstance(said, Header))
                headed = True
            rows.append(Row(said, comment))
        except _Wrong as wrong:
            problems.append(wrong.problem)
            headed = True  # a first line that was meant as the header is told once
            if len(problems) == MAX_PROBLEMS:
                problems.append(Problem("E013", f"only the first {MAX_PROBLEMS} errors are shown", *tokens[0].at))
                break
    # An empty file says nothing wrong: `cardc names … > it.names` makes it before the set is read.
    if not headed and source.strip():
        problems.append(Problem("N002", "the name file says no language", 0, 0, _HEADING))
    found = tuple(
        Diagnostic(p.code, p.message, filename, index.span(p.start, max(p.end, p.start + 1)), p.suggestion)
        for p in problems
    )
    return NameFile(filename, source, tuple(rows), found, index)


def read_names(path: Path) -> NameFile:
    """Read a name file. One that can't be read or is no UTF-8 becomes a diagnostic."""
    name = str(path)
    text = read_text(path)
    if isinstance(text, Diagnostic):
        return NameFile(name, "", (), (text,), LineIndex(""))
    return parse_names(text, name)


def format_names(file: NameFile) -> str:
    """The file in canonical layout: one space between words, one empty line at most, comments kept.

    A name that is printed as it is in English is ``unchanged``.
    """
    lines: list[str] = []
    for row in file.rows:
        text = "  ".join(part for part in (_said(row.said), row.comment) if part)
        if text or (lines and lines[-1]):
            lines.append(text)
    while lines and not lines[-1]:
        lines.pop()
    return "".join(f"{line}\n" for line in lines)


# --- lines -------------------------------------------------------------------------------------------------------


def _tokens(line: str, start: int) -> tuple[list[_Token], str]:
    """The words of a line and its comment."""
    found = [_Token(m.group(), (start + m.start(), start + m.end())) for m in _TOKEN.finditer(line.rstrip())]
    if found and found[-1].text.startswith("//"):
        return found[:-1], found[-1].text
    return found, ""


def _line(tokens: Sequence[_Token]) -> Header | Entry | Rest:
    first = tokens[0].text
    open_quote = next((token for token in tokens if token.quoted and len(token.text.split('"')) < 3), None)
    if open_quote is not None:
        raise _Wrong("N001", "this name is not closed on its line", open_quote.at, 'add the closing `"`')
    if first == _HEADER:
        return _header(tokens)
    if first == _REST:
        return _rest(tokens)
    if first in _KINDS:
        return _entry(_KINDS[first], tokens)
    raise _unknown(tokens[0], _FIRST_WORDS, _ENTRY)


def _last(tokens: Sequence[_Token]) -> Offsets:
    """The last character of a line, where something is missing."""
    return (tokens[-1].at[1] - 1, tokens[-1].at[1])


def _header(tokens: Sequence[_Token]) -> Header:
    langs = tokens[1::2]
    for comma in tokens[2::2]:
        if comma.text != ",":
            raise _Wrong("N002", "a comma stands between two languages", comma.at, "`names cs, sv, ru`")
    if len(tokens) % 2:
        raise _Wrong("N002", "the language is missing", _last(tokens), _HEADING)
    for lang in langs:
        if lang.text in ",=" or lang.quoted:
            raise _Wrong("N002", f"`{lang.text}` is no language", lang.at, _HEADING)
    return Header(tuple(lang.text for lang in langs), tuple(lang.at for lang in langs))


def _rest(tokens: Sequence[_Token]) -> Rest:
    at = (tokens[0].at[0], tokens[-1].at[1])
    words = [token.text for token in tokens[1:]]
    kinds = {plural: kind for kind, plural in PLURALS.items()}
    match words:
        case ["unchanged"]:
            return Rest(tuple(NameKind), at)
        case ["of", plural, "unchanged"] if plural in kinds:
            return Rest((kinds[plural],), at)
        case ["of", _, *_]:
            if words[1] not in kinds:
                raise _unknown(tokens[2], tuple(kinds), "`rest of attacks unchanged`")
    raise _Wrong("N001", "this line is not complete", _last(tokens), "write `rest unchanged`")


def _entry(kind: NameKind, tokens: Sequence[_Token]) -> Entry:
    if len(tokens) < 2 or not tokens[1].quoted:
        at = tokens[1].at if len(tokens) > 1 else _last(tokens)
        raise _Wrong("N001", f"the name of the {kind} is missing, in quotes", at, _ENTRY)
    name, rest = tokens[1], tokens[2:]
    if not rest:
        raise _Wrong("N001", f"what “{name.inner}” is called is missing", _last(tokens), _ENTRY)
    if rest[0].text == _UNCHANGED:
        if len(rest) > 1:
            raise _Wrong("N001", "nothing stands behind `unchanged`", rest[1].at, "one entry a line")
        return Entry(kind, spelled(name.inner), (), name.at, ())
    if rest[0].text != "=":
        raise _unknown(rest[0], ("=", _UNCHANGED), _ENTRY)
    printed = _printed(rest)
    return Entry(kind, spelled(name.inner), tuple(p.inner for p in printed), name.at, tuple(p.at for p in printed))


def _printed(tokens: Sequence[_Token]) -> Sequence[_Token]:
    """The names behind ``=``, with ``or`` between two of them."""
    for name in tokens[1::2]:
        if not name.quoted:
            raise _Wrong("N001", "a name in quotes is expected here", name.at, _ENTRY)
    for word in tokens[2::2]:
        if word.text != "or":
            raise _Wrong("N001", f"`or` stands between two names, not `{word.text}`", word.at, "one entry a line")
    if len(tokens) % 2:
        raise _Wrong("N001", "a name in quotes is missing", _last(tokens), _ENTRY)
    return tokens[1::2]


def _unknown(token: _Token, known: Sequence[str], cure: str) -> _Wrong:
    close = difflib.get_close_matches(token.text, known, n=1)
    hint = f"did you mean `{close[0]}`?" if close else cure
    return _Wrong("N001", f"unknown word `{token.text}`" if not token.quoted else "a word is missing", token.at, hint)


def _expect_header(token: _Token, *, first: bool, found: bool) -> None:
    """The first line says the language, and no other does."""
    if first and not found:
        raise _Wrong("N002", "the first line does not say the language", token.at, _HEADING)
    if found and not first:
        cure = "one file for each language, or `names cs, sv` at its beginning"
        raise _Wrong("N002", "the language of this file is said already", token.at, cure)


def _said(said: Header | Entry | Rest | None) -> str:
    match said:
        case None:
            return ""
        case Header(langs):
            return f"{_HEADER} {', '.join(langs)}"
        case Rest(kinds):
            return f"{_REST} {_UNCHANGED}" if len(kinds) > 1 else f"{_REST} of {PLURALS[kinds[0]]} {_UNCHANGED}"
        case Entry(kind, name, printed):
            stays = printed in ((), (name,))
            names = " or ".join(f'"{one}"' for one in printed)
            return f'{kind} "{name}" {_UNCHANGED if stays else f"= {names}"}'
