"""Prose as a row of words. Case and spacing carry no meaning; numbers, signs and ``'s`` are words of their own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

_QUOTES: Final = '"„“”«»'
"""Quotation marks of all languages, whichever opens and whichever closes."""

_ABBREVIATIONS: Final = ("Lt", "Mr", "Dr")
"""What a full stop stands behind in a name."""

NUMBER_WORD: Final = "#"
"""What stands for any number in a set of words."""

_WORD: Final = re.compile(
    r"""
    "[^"]*"                                 # another name
    | \d+                                   # a number
    | \[\w\]                                # an Energy symbol
    | '[sS]\b                               # an English genitive
    | [^\W\d_]+ (?: ' (?! [sS]\b ) [^\W\d_]+ )*   # a word; an apostrophe inside belongs to it
    | \S                                    # any other sign
    """,
    re.VERBOSE,
)
_DIGITS: Final = 6
"""No number on a card is longer."""

_ALIKE: Final = str.maketrans("’ʼёЁ" + _QUOTES, "''еЕ" + '"' * len(_QUOTES))
"""Signs that make no difference: kinds of apostrophes and of quotation marks; the Russian ё, which many write as е."""


class Tokens(NamedTuple):
    """``words``: in lower case. ``numbers``: its value where a number stands, else -1."""

    words: list[str]
    numbers: list[int]


_NO_WORDS: Final[Mapping[str, int]] = {}


def tokenize(text: str, numerals: Mapping[str, int] = _NO_WORDS) -> Tokens:
    """The words of a text. Every character but white space is part of a word. ``numerals`` are words that are numbers too."""
    words = words_of(text)
    return Tokens(words, [_number(word, numerals) for word in words])


def _number(word: str, numerals: Mapping[str, int]) -> int:
    return int(word) if word.isdecimal() and len(word) <= _DIGITS else numerals.get(word, -1)


def words_of(text: str) -> list[str]:
    """The words of a text or of a piece of a message; numbers in it are words like others."""
    return [word.lower() for word in _WORD.findall(text.translate(_ALIKE))]


_NO_END: Final = "Pokémon"
"""No card is called "… Pokémon": such a row of words is what the sentence says of Pokémon."""


def names(text: str) -> dict[int, list[tuple[str, int]]]:
    """Where other names stand: number of the first word → the names that can stand there, longest first, each with the
    number of the word after it.

    A name stands in quotation marks. Printed texts have none: there it is a row of words with capital letters, which may
    go on behind a genitive ("Brock's Onix") or an abbreviation ("Lt. Surge").
    """
    found: dict[int, list[tuple[str, int]]] = {}
    words = places(text)
    for first, (start, word) in enumerate(words):
        if word[0] in _QUOTES and len(word) > 1:
            found[first] = [(word[1:-1], first + 1)]
        elif word[0].isupper():
            written = [word for _, word in words]
            lasts = [last for last in _lasts(written, first) if written[last] != _NO_END]
            found[first] = [(text[start : words[last][0] + len(words[last][1])], last + 1) for last in reversed(lasts)]
    return found


def _lasts(words: list[str], first: int) -> list[int]:
    """The last words of the rows of words with capital letters that begin with ``first``: before each genitive, and all."""
    lasts: list[int] = []
    last = first
    while last + 1 < len(words):
        following = words[last + 2] if last + 2 < len(words) else ""
        if _goes_on(words[last + 1]):
            last += 1
        elif words[last + 1] in ("'s", "’s") and following[:1].isupper():
            lasts.append(last)
            last += 2
        elif words[last + 1] == "." and words[last] in _ABBREVIATIONS and following[:1].isupper():
            last += 2
        else:
            break
    return [*lasts, last]


def _goes_on(word: str) -> bool:
    return word[0].isupper() or word in "♀♂"


def places(text: str) -> list[tuple[int, str]]:
    """The offset of each word, and the word as it is written."""
    same_length = text.translate(_ALIKE)
    return [(found.start(), text[found.start() : found.end()]) for found in _WORD.finditer(same_length)]
