"""Where the published grammars are: the folder ``grammar`` of a checkout, ``cardc/grammar`` of an installed cardc."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path


def grammar_path(name: str) -> Traversable:
    """The place of ``<name>.lark`` (``card``, ``scenario``).

    Raises ``FileNotFoundError`` for an unknown name.
    """
    checkout: Traversable = Path(__file__).resolve().parent.parent
    for folder in (resources.files("cardc"), checkout):
        path = folder / "grammar" / f"{name}.lark"
        if path.is_file():
            return path
    raise FileNotFoundError(f"no grammar {name}.lark in cardc")


def grammar_text(name: str) -> str:
    """The text of the grammar ``<name>.lark``."""
    return grammar_path(name).read_text(encoding="utf-8")
