"""What is a name in an edition (R236 to R242): for evolving, for the limit of copies, and for texts that name a Pokémon or a card.

Whoever compares names in play asks here. What belongs to a name says :mod:`cardc.identity`, for the compiler too; the edition says
which marks (``LV. 43``, ``LV.X``, δ, a star, an owner, EX) are no part of it. Functions take that mask, ``Edition.name_ignore`` or
``State.name_ignore``.
"""

from __future__ import annotations

from typing import Final

from cardc.engine.editions import Edition
from cardc.identity import rule_name as without_marks

_known: Final[dict[tuple[int, str], str]] = {}
_words: Final[dict[str, list[str]]] = {}


def rule_name(name: str, edition: Edition) -> str:
    """The name as the rules count it: without the marks that the edition ignores."""
    return plain_name(name, edition.name_ignore)


def plain_name(name: str, ignored: int) -> str:
    """The name without the marks of the mask ``ignored``."""
    if ignored == 0:
        return name
    key = (ignored, name)
    found = _known.get(key)
    if found is None:
        found = without_marks(name, ignored)
        _known[key] = found
    return found


def same_name(one: str, other: str, ignored: int) -> bool:
    """Whether two printed names are one name."""
    return one == other or (ignored != 0 and plain_name(one, ignored) == plain_name(other, ignored))


def is_named(name: str, wanted: tuple[str, ...], ignored: int) -> bool:
    """Whether a printed name is one of those that a text speaks of (R236)."""
    return name in wanted or (ignored != 0 and any(same_name(name, other, ignored) for other in wanted))


def evolves_from(wanted: str, name: str, edition: Edition) -> bool:
    """Whether a card that says it evolves from ``wanted`` fits a Pokémon called ``name`` (R119, R130, R241)."""
    return same_name(wanted, name, edition.name_ignore)


def has_part(name: str, part: str, ignored: int = 0) -> bool:
    """Whether ``part`` is a whole word, or several in a row, of a name: "Dark" of "Dark Wing", not of "Darkling".

    An owner's ``'s`` is no part of the word: "Marl" and "Marl's" are both words of "Marl's Pebble" (R240).
    """
    words = _words_of(plain_name(name, ignored))
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
