"""What the code of a card asks the game that can come out in two ways: the coin, the player's wish, what there is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, get_type_hints

from cardc.engine.context import Context

_NO_WORDS: Final = ("", "")

_WORDS: Final = {
    "flip": ("heads", "tails"),
    "heads": ("heads", "tails"),
    "opponent_flips": ("heads", "tails"),
    "may": ("chosen", "declined"),
    "may_for": ("chosen", "declined"),
    "opponent_may": ("chosen", "declined"),
    "opponent_may_for": ("chosen", "declined"),
    "that": ("a Pokémon", "none available"),
    "each": ("some", "none available"),
    "each_heads": ("some", "none"),
    "each_tails": ("some", "none"),
    "heads_count": ("heads", "no heads"),
    "tails_count": ("tails", "no tails"),
    "count": ("some", "none"),
    "counters": ("some", "none"),
    "cards_in": ("some", "none"),
    "energy_cards": ("some", "none"),
    "energy_provided": ("some", "none"),
    "unused_energy": ("some", "none"),
    "discarded": ("some", "none"),
    "damage_done": ("some", "none"),
    "last_damage": ("some", "none"),
}
"""How the two outcomes of a question are called; those of all other tests hold, or do not."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question in the code of an effect: the line, the method of the game that answers it, the code of the call."""

    line: int
    method: str
    code: str


def asked_in(effect: ast.ClassDef) -> Iterator[Asked]:
    """The questions in the code of an effect, each line's ones once, in order; not a coin that is looked at later."""
    seen: set[tuple[int, str]] = set()
    unheard = {id(node.value) for node in ast.walk(effect) if isinstance(node, ast.Expr)}
    for node in ast.walk(effect):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or id(node) in unheard:
            continue
        method = node.func.attr
        if words_of(method)[0] and (node.lineno, method) not in seen:
            seen.add((node.lineno, method))
            yield Asked(node.lineno, method, ast.unparse(node))


@cache
def words_of(method: str) -> tuple[str, str]:
    """How the two outcomes of a method of :class:`Context` are called; empty when it does not answer a question."""
    if method in _WORDS:
        return _WORDS[method]
    found = getattr(Context, method, None)
    if found is None or not callable(found):
        return _NO_WORDS
    return ("holds", "does not hold") if get_type_hints(found).get("return") is bool else _NO_WORDS
