"""Diagnostics for other programs: JSON lines, SARIF 2.1.0 for code scanners, and annotations for GitHub's runners."""

from __future__ import annotations

import json
from collections.abc import Iterable
from enum import StrEnum
from pathlib import PurePath

from cardc import __version__
from cardc.diagnostics import Diagnostic, Severity

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


class ReportFormat(StrEnum):
    """How diagnostics are told to other programs."""

    JSON = "json"
    SARIF = "sarif"
    GITHUB = "github"


def report(diagnostics: Iterable[Diagnostic], form: ReportFormat) -> str:
    """All diagnostics in order of place, in one of the formats; ends with a line break unless there is nothing to say."""
    ordered = sorted(diagnostics, key=lambda d: d.sort_key)
    match form:
        case ReportFormat.JSON:
            return "".join(json.dumps(_as_json(each), ensure_ascii=False) + "\n" for each in ordered)
        case ReportFormat.SARIF:
            return json.dumps(_sarif(ordered), ensure_ascii=False, indent=2) + "\n"
        case ReportFormat.GITHUB:
            return "".join(_annotation(each) + "\n" for each in ordered)


def _as_json(found: Diagnostic) -> dict[str, object]:
    """Lines and columns count from 1; the end is exclusive; a diagnostic about a whole file has no place."""
    place = None
    if found.span is not None:
        span = found.span
        place = {"line": span.line, "column": span.column, "end_line": span.end_line, "end_column": span.end_column}
    return {
        "code": found.code,
        "severity": found.severity.value,
        "file": found.file,
        "place": place,
        "message": found.message,
        "help": found.suggestion,
    }


def _sarif(ordered: list[Diagnostic]) -> dict[str, object]:
    rules = [{"id": code} for code in sorted({found.code for found in ordered})]
    driver = {"name": "cardc", "version": __version__, "rules": rules}
    return {
        "$schema": _SCHEMA,
        "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "results": [*map(_result, ordered)]}],
    }


def _result(found: Diagnostic) -> dict[str, object]:
    where: dict[str, object] = {"artifactLocation": {"uri": PurePath(found.file).as_posix()}}
    if found.span is not None:
        span = found.span
        where["region"] = {
            "startLine": span.line,
            "startColumn": span.column,
            "endLine": span.end_line,
            "endColumn": span.end_column,
        }
    return {
        "ruleId": found.code,
        "level": "error" if found.severity is Severity.ERROR else "warning",
        "message": {"text": _sentence(found)},
        "locations": [{"physicalLocation": where}],
    }


def _annotation(found: Diagnostic) -> str:
    fields = {"file": found.file, "title": f"cardc {found.code}"}
    if found.span is not None:
        fields |= {"line": str(found.span.line), "col": str(found.span.column)}
    told = ",".join(f"{name}={_escaped(value, ':,')}" for name, value in fields.items())
    return f"::{found.severity.value} {told}::{_escaped(_sentence(found))}"


def _sentence(found: Diagnostic) -> str:
    return found.message if found.suggestion is None else f"{found.message} (help: {found.suggestion})"


def _escaped(text: str, more: str = "") -> str:
    """Text as it may stand in a runner's command."""
    for character in "%\r\n" + more:
        text = text.replace(character, f"%{ord(character):02X}")
    return text
