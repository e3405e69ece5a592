"""Prose as a row of words. Case and spacing carry no meaning; numbers, signs and ``'s`` are words of their own."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

NUMBER_WORD: Final = "#"
"""What stands for any number in a set of words."""

_WORD: Final = re.compile(
    r"""
    \d+                                     # a number
    | \[\w\]                                # an Energy symbol
    | '[sS]\b                               # an English genitive
    | [^\W\d_]+ (?: ' (?! [sS]\b ) [^\W\d_]+ )*   # a word; an apostrophe inside belongs to it
    | \S                                    # any other sign
    """,
    re.VERBOSE,
)
_DIGITS: Final = 6
"""No number on a card is longer."""

_APOSTROPHES: Final = str.maketrans("’ʼ", "''")


class Tokens(NamedTuple):
    """``words``: in lower case. ``numbers``: its value where a number stands, else -1."""

    words: list[str]
    numbers: list[int]


def tokenize(text: str) -> Tokens:
    """The words of a text. Every character but white space is part of a word."""
    words = words_of(text)
    return Tokens(words, [int(word) if word.isdecimal() and len(word) <= _DIGITS else -1 for word in words])


def words_of(text: str) -> list[str]:
    """The words of a text or of a piece of a message; numbers in it are words like others."""
    return [word.lower() for word in _WORD.findall(text.translate(_APOSTROPHES))]


def places(text: str) -> list[tuple[int, str]]:
    """The offset of each word, and the word as it is written."""
    same_length = text.translate(_APOSTROPHES)
    return [(found.start(), text[found.start() : found.end()]) for found in _WORD.finditer(same_length)]
