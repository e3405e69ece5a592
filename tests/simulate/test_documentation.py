"""docs/simulate.md says what is: its example runs, and each option stands in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardc.cli import main

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "simulate.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    (block,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    exec(compile(block, str(GUIDE), "exec"), {"__name__": "example"})
    assert re.fullmatch(r"thunderstorm wins \d+%, probably between \d+% and \d+%\n", capsys.readouterr().out)


def test_every_option_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--help"])
    options = set(re.findall(r"--[a-z][a-z-]+", capsys.readouterr().out)) - {"--help"}
    assert len(options) > 12
    assert {option for option in options if f"`{option}" not in GUIDE.read_text("utf-8")} == set()
