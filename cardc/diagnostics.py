"""What cardc tells an author: diagnostics are values with a stable code, a place and, where possible, a cure.

``docs/diagnostics.md`` lists every code with its cause and its cure.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

from cardc.records import dataclass


class Severity(StrEnum):
    """``ERROR`` makes a command end with exit code 1; ``WARNING`` does not."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A piece of a source text: lines and columns count from 1, in characters; the end is exclusive."""

    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding. ``span`` is ``None`` when the whole file is meant; ``suggestion`` is a sentence without a full stop."""

    code: str
    message: str
    file: str
    span: Span | None = None
    suggestion: str | None = None
    severity: Severity = Severity.ERROR

    @property
    def location(self) -> str:
        """``file:line:column``, or the file alone."""
        return self.file if self.span is None else f"{self.file}:{self.span.line}:{self.span.column}"

    @property
    def sort_key(self) -> tuple[str, int, int, str]:
        """Order of output: by file, then place, then code."""
        if self.span is None:
            return (self.file, 0, 0, self.code)
        return (self.file, self.span.line, self.span.column, self.code)


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    """True when at least one of them is an error."""
    return any(d.severity is Severity.ERROR for d in diagnostics)


_TAB = "    "
_MAX_COLUMNS = 160


def _visible(text: str) -> str:
    """``text`` for a terminal: tabs widened, characters that do not print shown as ``·``."""
    return "".join(_TAB if c == "\t" else c if c.isprintable() else "·" for c in text)


def _excerpt(line: str, start: int, end: int) -> tuple[str, int, int]:
    """A window of a long line that shows ``start``; the positions are moved accordingly."""
    if len(line) <= _MAX_COLUMNS:
        return line, start, end
    left = max(0, start - _MAX_COLUMNS // 2)
    return line[left : left + _MAX_COLUMNS], start - left, min(end - left, _MAX_COLUMNS)


def render(diagnostic: Diagnostic, source: str | None = None) -> str:
    """The diagnostic as text of several lines: heading, source line with carets (given ``source``), suggestion."""
    return _render(diagnostic, None if source is None else source.split("\n"))


def render_all(diagnostics: Iterable[Diagnostic], sources: Mapping[str, str] | None = None) -> str:
    """All diagnostics in order of place, one empty line between them. ``sources`` maps file names to texts."""
    ordered = sorted(diagnostics, key=lambda d: d.sort_key)
    files = {d.file for d in ordered if d.span is not None}
    rows = {name: source.split("\n") for name, source in (sources or {}).items() if name in files}
    return "\n".join(_render(d, rows.get(d.file)) for d in ordered)


def _render(diagnostic: Diagnostic, rows: Sequence[str] | None) -> str:
    lines = [
        f"{_visible(diagnostic.location)}: {diagnostic.severity} {diagnostic.code}: {_visible(diagnostic.message)}"
    ]
    if diagnostic.span is not None and rows is not None:
        lines += _source_lines(diagnostic.span, rows)
    if diagnostic.suggestion is not None:
        lines.append(f"  help: {_visible(diagnostic.suggestion)}")
    return "\n".join(lines) + "\n"


def _source_lines(span: Span, rows: Sequence[str]) -> list[str]:
    row = rows[span.line - 1].rstrip("\r") if span.line <= len(rows) else ""
    start = min(span.column - 1, len(row))
    end = span.end_column - 1 if span.end_line == span.line else len(row)
    row, start, end = _excerpt(row, start, min(end, len(row)))
    gutter = str(span.line)
    margin = " " * len(gutter)
    before, marked = _visible(row[:start]), _visible(row[start:end])
    carets = " " * len(before) + "^" * max(1, len(marked))
    return [f"{margin} |", f"{gutter} | {_visible(row)}".rstrip(), f"{margin} | {carets}"]
