"""The sentences of the card language as an author writes them, taken from the grammar: what completion offers and explains.

Each alternative of a rule with a name (``-> draw``) is one sentence. Words stand as they are, parts as ``‹part›``.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from lark.grammar import Terminal

from cardc.model import cards, effects, parts, rules
from cardc.records import dataclass
from cardc.syntax.lalr import card_parser
from cardc.syntax.words import phrases

_LISTED: Final = 3
"""A closed list of up to so many words is written out, a longer one is a part."""

_SPOKEN: Final = {
    "STRING": "text",
    "NUMBER": "number",
    "COST": "cost",
    "WHO": "who",
    "ACTIVE_POKEMON": "active Pokémon",
    "TYPE": "type",
    "CONDITION": "condition",
    "LBRACE": "{",
    "RBRACE": "}",
}


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence by the name of its rule: the first terminal, how it is written, and what it does."""

    name: str
    begins: str
    pattern: str
    meaning: str


@cache
def sentences() -> tuple[Sentence, ...]:
    """Every sentence that begins with a word, the shortest way to write each."""
    found: dict[tuple[str, str], Sentence] = {}
    for sentence in _expansions():
        key = (sentence.name, sentence.begins)
        known = found.get(key)
        if known is None or _plainness(sentence) < _plainness(known):
            found[key] = sentence
    return tuple(found.values())


def _plainness(sentence: Sentence) -> tuple[bool, int]:
    """The order of ways to write one sentence: with a part before one of fixed words, the shorter before the longer."""
    return "‹" not in sentence.pattern, len(sentence.pattern)


@cache
def beginning_with(terminal: str) -> tuple[Sentence, ...]:
    """The sentences that begin with a terminal."""
    return tuple(sentence for sentence in sentences() if sentence.begins == terminal)


def _expansions() -> Iterator[Sentence]:
    meanings = _meanings()
    for rule in card_parser().lark.rules:
        name = rule.alias or str(rule.origin.name)
        first = rule.expansion[0] if rule.expansion else None
        if name.startswith("_") or first is None or not isinstance(first, Terminal) or len(rule.expansion) < 2:
            continue
        words = [_word(symbol.name, symbol.is_term) for symbol in rule.expansion]
        yield Sentence(name, first.name, " ".join(words), meanings.get(name.replace("_", ""), ""))


def _word(name: str, terminal: bool) -> str:
    if name in _SPOKEN:
        spoken = _SPOKEN[name]
        return spoken if spoken in "{}" else f"‹{spoken}›"
    listed = phrases(name) if terminal else ()
    if 0 < len(listed) <= _LISTED:
        return "/".join(listed)
    return f"‹{re.sub('_+', ' ', name.strip('_')).lower().strip()}›"


@cache
def _meanings() -> dict[str, str]:
    """The first sentence of what each node of the model says of itself, by the node's name in small letters."""
    found: dict[str, str] = {}
    for module in (effects, rules, parts, cards):
        for name, node in inspect.getmembers(module, inspect.isclass):
            if node.__module__ == module.__name__ and node.__doc__:
                told = re.sub(r":\w+:`~?([^`]+)`", r"\1", " ".join(node.__doc__.split())).replace("``", "`")
                found[name.lower()] = re.split(r"(?<=[.!?])\s", told, maxsplit=1)[0]
    return found
