"""Where the published grammars are: the folder ``grammar`` of a checkout, ``cardc/grammar`` of an installed cardc."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def grammar_path(name: str) -> Path:
    """The path of ``<name>.lark`` (``card``, ``scenario``).

    Raises ``FileNotFoundError`` for an unknown name.
    """
    for folder in (_PACKAGE / "grammar", _PACKAGE.parent / "grammar"):
        path = folder / f"{name}.lark"
        if path.is_file():
            return path
    raise FileNotFoundError(f"no grammar {name}.lark in cardc")


def grammar_text(name: str) -> str:
    """The text of the grammar ``<name>.lark``."""
    return grammar_path(name).read_text(encoding="utf-8")
