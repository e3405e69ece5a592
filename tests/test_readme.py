"""The README shows what is: its card, its generated class and its scenario stand in the project."""

from __future__ import annotations

import textwrap
from pathlib import Path

ROOT = Path(__file__).parent.parent


def _blocks() -> list[str]:
    """The indented blocks of the README, without their indent."""
    blocks: list[list[str]] = [[]]
    for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("    ") or (not line and blocks[-1]):
            blocks[-1].append(line)
        elif blocks[-1]:
            blocks.append([])
    return [textwrap.dedent("\n".join(block)).strip() for block in blocks if block]


def test_the_card_stands_in_its_card_file() -> None:
    (card,) = [block for block in _blocks() if block.startswith('card "Pikachu"')]
    shown = card.splitlines()
    file = (ROOT / "cards" / "base1" / "pikachu.card").read_text(encoding="utf-8").splitlines()
    assert [line for line in shown if line not in file] == []


def test_the_generated_class_is_what_build_wrote() -> None:
    (code,) = [block for block in _blocks() if block.startswith("class ")]
    assert code in (ROOT / "generated" / "base1" / "lightning.py").read_text(encoding="utf-8")


def test_the_scenario_stands_beside_the_card() -> None:
    (scenario,) = [block for block in _blocks() if block.startswith("scenario ")]
    assert scenario in (ROOT / "cards" / "base1" / "pikachu.scenario").read_text(encoding="utf-8")


def test_it_says_that_it_is_unofficial() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "Unofficial. Not affiliated with" in text
