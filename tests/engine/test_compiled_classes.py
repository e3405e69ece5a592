"""What mypyc makes of classes that plain Python constructs."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2] / "cardc"
COMPILED = [*sorted((ROOT / "engine").glob("*.py")), *sorted((ROOT / "bots").glob("*.py"))]

MADE_BY_THE_ENGINE = {"Context"}
"""Only compiled code makes these, where it does not happen."""


def _classes() -> dict[str, ast.ClassDef]:
    found: dict[str, ast.ClassDef] = {}
    for file in COMPILED:
        tree = ast.parse(file.read_text("utf-8"))
        found |= {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    return found


def _base(node: ast.ClassDef) -> str:
    """The name of the first base class, without its module."""
    return ast.unparse(node.bases[0]).rpartition(".")[2] if node.bases else ""


def _has_init(node: ast.ClassDef) -> bool:
    return any(isinstance(each, ast.FunctionDef) and each.name == "__init__" for each in node.body)


def _is_open(node: ast.ClassDef) -> bool:
    return any("allow_interpreted_subclasses=True" in ast.unparse(each) for each in node.decorator_list)


def test_no_class_leaves_its_init_to_a_base() -> None:
    """mypyc runs the ``__init__`` that a class inherits twice when plain Python makes the object, and what the first one made is never
    freed: 144 bytes for each bot of each game. A class with an ``__init__`` of its own, or open to interpreted subclasses, is fine."""
    classes = _classes()
    assert {"RandomBot", "GreedyBot", "Watched"} <= classes.keys()
    wrong: list[str] = []
    for name, node in classes.items():
        base = classes.get(_base(node))
        if base is None or _has_init(node) or _is_open(node):
            continue
        while base is not None and not _has_init(base):
            base = classes.get(_base(base))
        if base is not None:
            wrong.append(name)
    assert set(wrong) == MADE_BY_THE_ENGINE
