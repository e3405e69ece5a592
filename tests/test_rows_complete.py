"""Every act has all its places; what a half-added one lacks is named."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import get_args

import pytest

from cardc.emit.phrases import has_phrase
from cardc.engine.context import Context
from cardc.language import LANGUAGES, book_of
from cardc.language.regular import regular
from cardc.model.effects import Act, OwnAct
from cardc.model.parts import Target
from cardc.model.rows import ROWS, act
from cardc.syntax.rows import names

ROOT = Path(__file__).parent.parent
ACTS = [node for node in get_args(Act) if node is not OwnAct]


def missing(node: type) -> list[str]:
    """What an act lacks to be written, played, printed and read."""
    found = []
    row = ROWS.get(node)
    if node not in get_args(Act):
        found.append("the union Act in cardc/model/effects.py")
    if row is not None:
        grammar = (ROOT / "grammar" / "card.lark").read_text(encoding="utf-8")
        found += [
            f"the alternative {name} in grammar/card.lark (make grammar)"
            for name in row.names()
            if f"-> {name}\n" not in grammar and f"\n{name}: " not in grammar
        ]
        for function in filter(None, (row.calls, row.can)):
            if not hasattr(Context, function):
                found.append(f"the method {function} in cardc/engine/context.py")
        if row.phrase:
            kind = regular()[node].id
            found += [f"the message {kind} in {code}" for code in LANGUAGES if kind not in book_of(code).messages]
    if (row is None or not row.calls) and not has_phrase("acts", node.__name__):
        found.append("`calls` in its row, or an entry in cardc/emit/templates/acts.j2")
    return found


@pytest.mark.parametrize("node", ACTS)
def test_an_act_lacks_nothing(node: type) -> None:
    assert missing(node) == []


def test_every_name_of_a_row_is_asked_for_by_the_grammar() -> None:
    grammar = (ROOT / "grammar" / "card.lark").read_text(encoding="utf-8")
    assert [name for name in names() if f"-> {name}\n" not in grammar and f"\n{name}: " not in grammar] == []


def test_a_half_added_act_is_told_what_it_lacks() -> None:
    @act("dazzle {target}", calls="dazzle", can="can_dazzle")
    @dataclass(frozen=True, slots=True)
    class Dazzle:
        target: Target

    regular.cache_clear()
    try:
        lacks = missing(Dazzle)
    finally:
        del ROWS[Dazzle]
        regular.cache_clear()
    assert lacks == [
        "the union Act in cardc/model/effects.py",
        "the alternative dazzle in grammar/card.lark (make grammar)",
        "the method dazzle in cardc/engine/context.py",
        "the method can_dazzle in cardc/engine/context.py",
        *(f"the message dazzle in {code}" for code in LANGUAGES),
    ]
