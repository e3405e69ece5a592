"""The engine is fixed and closed: it knows no card and nothing of the compiler."""

from __future__ import annotations

import ast
import re
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

import cardc.engine
from cardc.engine import const, editions
from cardc.engine.editions import BW, CLASSIC, DP

ENGINE = Path(cardc.engine.__file__).parent
SOURCES = sorted(ENGINE.glob("*.py"))
CARDS = ENGINE.parents[1] / "cards"


def test_no_card_name_occurs() -> None:
    """Design, firm. The names are those of the card files of this project (skipped where there are none)."""
    files = sorted(CARDS.glob("**/*.card"))
    if not files:
        pytest.skip("no card files here")
    names = {name for file in files for name in re.findall(r'^card "([^"]+)"', file.read_text("utf-8"), re.MULTILINE)}
    names |= {
        name for file in files for name in re.findall(r'\b(?:attack|power)\b[^"\n]*"([^"]+)"', file.read_text("utf-8"))
    }
    names -= set(const.TYPE_NAMES)  # an attack may be called like a type
    assert len(names) > 50
    for source in SOURCES:
        text = source.read_text("utf-8")
        for name in names:
            assert not re.search(rf"\b{re.escape(name)}\b", text), f"{name} in {source.name}"


def test_imports_nothing_of_the_compiler() -> None:
    """Only the standard library, the engine itself, and what a name is, which the compiler asks at the same place."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            modules = []
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                modules = [node.module or ""]
            for module in modules:
                ours = module.startswith(("cardc", "generated", "tests"))
                assert not ours or module.startswith("cardc.engine") or module == "cardc.identity", (
                    f"{source.name} imports {module}"
                )


def test_nobody_asks_which_edition_it_is() -> None:
    """Editions differ in values and pipelines only."""
    for source in SOURCES:
        if source.name != "editions.py":
            text = source.read_text("utf-8")
            assert not re.search(r"edition(\.name)? (==|is|!=|in) ", text.replace("edition not in EDITIONS", "")), (
                source.name
            )


def test_editions_are_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        CLASSIC.prizes = 5  # type: ignore[misc] # that it can't be assigned is the test


def test_pipelines_carry_the_letters_of_the_books() -> None:
    """R164 to R169, R176 to R184."""
    assert [letter for _, letter in CLASSIC.attack_steps] == list("abcdeffff")
    assert [letter for _, letter in CLASSIC.damage_steps] == list("abcdefggh")
    assert (editions.FLIPS, "c") in BW.attack_steps
    assert (editions.FLIPS, "f") in CLASSIC.attack_steps


def test_editions_differ_where_the_books_do() -> None:
    """D01, D07, D13, D15, D16, D19."""
    assert [edition.mulligan_bonus_max for edition in (CLASSIC, DP, BW)] == [2, 1, 1]
    assert [edition.starting_player_may_play_trainers for edition in (CLASSIC, DP, BW)] == [True, False, True]
    assert [edition.supporters_max for edition in (CLASSIC, DP, BW)] == [0, 1, 1]
    assert [edition.retreats_max for edition in (CLASSIC, DP, BW)] == [-1, 1, 1]
    assert [edition.retreat_confused_flip for edition in (CLASSIC, DP, BW)] == [True, False, False]
    assert [edition.confused_damage for edition in (CLASSIC, DP, BW)] == [20, 30, 30]
