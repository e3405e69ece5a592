"""How diagnostics look, and that the manual explains every one of them."""

from __future__ import annotations

import re
from pathlib import Path

from cardc.diagnostics import Diagnostic, Severity, Span, has_errors, render, render_all

ROOT = Path(__file__).parent.parent


def test_a_diagnostic_shows_place_line_caret_and_help() -> None:
    found = Diagnostic("E001", "unknown word `darw`", "a.card", Span(2, 3, 2, 7), "did you mean `draw`?")

    assert render(found, "first\n  darw 2 cards\n") == (
        "a.card:2:3: error E001: unknown word `darw`\n"
        "  |\n"
        "2 |   darw 2 cards\n"
        "  |   ^^^^\n"
        "  help: did you mean `draw`?\n"
    )


def test_a_diagnostic_about_a_file_has_no_line() -> None:
    assert render(Diagnostic("E008", "the file is empty", "a.card")) == "a.card: error E008: the file is empty\n"


def test_a_place_of_several_lines_is_marked_to_the_end_of_the_first() -> None:
    text = render(Diagnostic("E004", "open", "a.card", Span(1, 3, 2, 2)), "ab{ c\n}\n")

    assert text.splitlines()[3] == "  |   ^^^"


def test_tabs_and_control_characters_keep_the_caret_in_place() -> None:
    text = render(Diagnostic("E007", "x", "a.card", Span(1, 3, 1, 4)), "\ta\x00b")

    assert text.splitlines()[2:4] == ["1 |     a·b", "  |      ^"]


def test_a_very_long_line_is_cut_around_the_place() -> None:
    lines = render(
        Diagnostic("E001", "x", "a.card", Span(1, 5001, 1, 5002)), "{" * 5000 + "!" + "}" * 5000
    ).splitlines()

    assert max(map(len, lines)) < 200
    assert lines[2][lines[3].index("^")] == "!"


def test_an_end_outside_the_text_is_no_trouble() -> None:
    assert "^" in render(Diagnostic("E005", "x", "a.card", Span(9, 9, 9, 9)), "short")


def test_diagnostics_are_shown_in_order_of_place() -> None:
    late, early = (Diagnostic("E001", "x", "a.card", Span(line, 1, line, 2)) for line in (2, 1))

    assert render_all([late, early]).index(":1:1") < render_all([late, early]).index(":2:1")


def test_a_warning_is_no_error() -> None:
    warning = Diagnostic("E304", "x", "a.card", severity=Severity.WARNING)

    assert not has_errors([warning])
    assert has_errors([warning, Diagnostic("E303", "x", "a.card")])


def test_the_manual_explains_every_code_of_card_files_and_no_other() -> None:
    used = set()
    for folder in ("", "syntax", "check", "names", "prose", "interchange", "commands"):
        for module in sorted((ROOT / "cardc" / folder).glob("*.py")):
            used |= set(re.findall(r"\"([EPN][0-9]{3})\"", module.read_text(encoding="utf-8")))
    manual = (ROOT / "docs" / "diagnostics.md").read_text(encoding="utf-8")

    explained = re.findall(r"^\| ([EPN][0-9]{3}) \|[^|]+\|[^|]+\|$", manual, re.MULTILINE)

    assert sorted(explained) == sorted(used)
