"""The examples of docs/engine.md run, one after the other in one namespace."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardc.engine.bots import RandomBot
from cardc.engine.context import Context
from cardc.engine.editions import CLASSIC
from cardc.engine.game import Game
from cardc.engine.use import Use
from tests.engine.table import Table

GUIDE = Path(__file__).parents[2] / "docs" / "engine.md"


def test_examples(capsys: pytest.CaptureFixture[str]) -> None:
    """Four blocks; they print a winner, a question and a trace."""
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 4
    namespace: dict[str, object] = {"__name__": "example"}
    for block in blocks:
        exec(compile(block, str(GUIDE), "exec"), namespace)
    printed = capsys.readouterr().out
    assert " wins: " in printed
    assert "damage a" in printed
    assert "0 → 30" in printed


def test_every_module_is_on_the_map() -> None:
    """The table of modules names each module of the engine."""
    text = GUIDE.read_text("utf-8")
    engine = GUIDE.parents[1] / "cardc" / "engine"
    for source in sorted(engine.glob("*.py")):
        if source.stem != "__init__":
            assert f"`{source.stem}`" in text, source.stem


def test_contract_names_what_there_is() -> None:
    """Every method and attribute of the context that the contract speaks of exists."""
    text = (GUIDE.parent / "effect-api.md").read_text("utf-8")
    names = set(re.findall(r"\bc\.([a-z_]+)\b", text))
    assert len(names) > 100
    use = Use(Game(Table().game.state, CLASSIC, RandomBot(1), RandomBot(2)), 0)
    missing = [name for name in sorted(names) if not hasattr(Context, name) and not hasattr(use, name)]
    assert missing == []
