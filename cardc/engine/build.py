"""Which engine runs: compiled by mypyc, or the plain Python modules."""

from __future__ import annotations

from typing import Final

from cardc.engine import state

COMPILED: Final = not str(getattr(state, "__file__", "")).endswith(".py")
"""Whether the engine is compiled."""


def describe() -> str:
    """What ``cardc --version`` says about the engine."""
    return "compiled engine" if COMPILED else "pure Python engine"
