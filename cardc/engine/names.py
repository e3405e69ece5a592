"""What is a name: for evolving and for the limit of copies (R236 to R242).

A printed name may carry marks: a level (``LV. 43``, ``LV.X``), δ, a star, an owner (``Brock's``), EX. The edition says which
marks are no part of the name; all others are.
"""

from __future__ import annotations

import re
from typing import Final

from cardc.engine import editions
from cardc.engine.editions import Edition

_MARKS: Final = (
    (editions.NAME_LV_X, re.compile(r"\s+LV\.?\s?X$", re.IGNORECASE)),
    (editions.NAME_LEVEL, re.compile(r"\s+LV\.?\s?\d+$", re.IGNORECASE)),
    (editions.NAME_DELTA, re.compile(r"\s+δ$")),
    (editions.NAME_STAR, re.compile(r"\s+[★☆]$")),
    (editions.NAME_EX, re.compile(r"[\s-]EX$", re.IGNORECASE)),
    (editions.NAME_OWNER, re.compile(r"^.+?['’]s\s+")),
)
_known: Final[dict[tuple[int, str], str]] = {}
_words: Final[dict[str, list[str]]] = {}


def rule_name(name: str, edition: Edition) -> str:
    """The name as the rules count it: without the marks that the edition ignores."""
    ignored = edition.name_ignore
    if ignored == 0:
        return name
    key = (ignored, name)
    found = _known.get(key)
    if found is None:
        found = name
        for mark, pattern in _MARKS:
            if ignored & mark:
                found = pattern.sub("", found)
        _known[key] = found
    return found


def evolves_from(wanted: str, name: str, edition: Edition) -> bool:
    """Whether a card that says it evolves from ``wanted`` fits a Pokémon called ``name`` (R119, R130, R241)."""
    return wanted == name or (edition.name_ignore != 0 and rule_name(wanted, edition) == rule_name(name, edition))


def has_part(name: str, part: str) -> bool:
    """Whether ``part`` is a whole word, or several in a row, of a name as printed: "Dark" of "Dark Wing", not of "Darkling".

    An owner's ``'s`` is no part of the word: "Marl" and "Marl's" are both words of "Marl's Pebble" (R239).
    """
    words = _words_of(name)
    wanted = _words_of(part)
    number = len(wanted)
    return any(all(_same(words[i + j], wanted[j]) for j in range(number)) for i in range(len(words) - number + 1))


def _words_of(name: str) -> list[str]:
    found = _words.get(name)
    if found is None:
        found = name.replace("’", "'").split()
        _words[name] = found
    return found


def _same(word: str, wanted: str) -> bool:
    return word == wanted or word == wanted + "'s"
