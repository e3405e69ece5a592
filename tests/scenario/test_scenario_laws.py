"""What holds for any text and for the examples of the documentation."""

from __future__ import annotations

import re
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from cardc.scenario.cards import compile_cards
from cardc.scenario.parse import parse
from cardc.scenario.run import run_scenario

ROOT = Path(__file__).parents[2]
SAMPLE = (Path(__file__).parent / "sample" / "actions.scenario").read_text(encoding="utf-8")
WORDS = re.findall(r'"[^"\n]*"|[\w\']+|[^\w\s]', SAMPLE)


def examples(text: str) -> list[str]:
    """The scenarios in the indented blocks of a text."""
    return re.findall(r'^    scenario "[\s\S]*?^    \}$', text, re.MULTILINE)


def test_the_examples_of_the_documentation_pass() -> None:
    source = compile_cards([ROOT / "cards"])
    names = source.names_for(ROOT / "cards" / "base1" / "x.scenario")
    found = examples((ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8"))
    assert len(found) == 1
    for text in found:
        scenarios, diagnostics = parse(text, "docs")
        assert diagnostics == []
        assert [run_scenario(scenario, names, "docs").failures for scenario in scenarios] == [()]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from([*WORDS, "{", "}", '"', "\n", "é", "\\"]), max_size=60))
def test_law_any_words_give_scenarios_or_diagnostics(words: list[str]) -> None:
    text = " ".join(words)
    scenarios, diagnostics = parse(text, "x.scenario")
    lines = text.count("\n") + 1
    assert scenarios or diagnostics or not text.strip()
    assert all(each.span is not None and 1 <= each.span.line <= lines for each in diagnostics)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(SAMPLE) - 1), st.integers(1, 12))
def test_law_a_hole_in_one_scenario_leaves_the_others(start: int, length: int) -> None:
    whole, _ = parse(SAMPLE, "x.scenario")
    scenarios, diagnostics = parse(SAMPLE[:start] + SAMPLE[start + length :], "x.scenario")
    # A hole can break the scenario it is in, and the one before when the word `scenario` is gone.
    assert len(scenarios) >= len(whole) - 2
    assert len(scenarios) == len(whole) or diagnostics
