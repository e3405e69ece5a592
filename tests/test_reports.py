"""Diagnostics for other programs."""

from __future__ import annotations

import json

from cardc.diagnostics import Diagnostic, Severity, Span
from cardc.reports import ReportFormat, report

LATE = Diagnostic("E001", "unknown word `darw`", "a,b.card", Span(2, 3, 2, 7), "did you mean `draw`?")
EARLY = Diagnostic("E304", "two cards\nare one", "a,b.card", None, None, Severity.WARNING)


def test_json_has_a_line_for_each_in_order_of_place() -> None:
    first, second = map(json.loads, report([LATE, EARLY], ReportFormat.JSON).splitlines())
    assert first == {
        "code": "E304",
        "severity": "warning",
        "file": "a,b.card",
        "place": None,
        "message": "two cards\nare one",
        "help": None,
    }
    assert second["place"] == {"line": 2, "column": 3, "end_line": 2, "end_column": 7}
    assert second["help"] == "did you mean `draw`?"


def test_sarif_names_tool_rules_and_places() -> None:
    told = json.loads(report([LATE, EARLY], ReportFormat.SARIF))
    (run,) = told["runs"]
    assert told["version"] == "2.1.0"
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["E001", "E304"]
    warning, error = run["results"]
    assert (warning["level"], error["level"]) == ("warning", "error")
    assert "region" not in warning["locations"][0]["physicalLocation"]
    assert error["locations"][0]["physicalLocation"] == {
        "artifactLocation": {"uri": "a,b.card"},
        "region": {"startLine": 2, "startColumn": 3, "endLine": 2, "endColumn": 7},
    }


def test_github_annotations_are_escaped() -> None:
    assert report([LATE, EARLY], ReportFormat.GITHUB).splitlines() == [
        "::warning file=a%2Cb.card,title=cardc E304::two cards%0Aare one",
        "::error file=a%2Cb.card,title=cardc E001,line=2,col=3::unknown word `darw` (help: did you mean `draw`?)",
    ]


def test_nothing_wrong_is_nothing_told() -> None:
    assert report([], ReportFormat.JSON) == ""
    assert report([], ReportFormat.GITHUB) == ""
    assert json.loads(report([], ReportFormat.SARIF))["runs"][0]["results"] == []
