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
_APOSTROPHES: Final = str.maketrans("’ʼ", "''")


class Tokens(NamedTuple):
    """``words``: in lower case. ``numbers``: its value where a number stands, else -1.
    ``starts``: the offset of each word in the text."""

    words: list[str]
    numbers: list[int]
    starts: list[int]


def tokenize(text: str) -> Tokens:
    """The words of a text. Every character but white space is part of a word."""
    words: list[str] = []
    numbers: list[int] = []
    starts: list[int] = []
    for found in _WORD.finditer(text.translate(_APOSTROPHES)):
        word = found.group()
        words.append(word.lower())
        numbers.append(int(word) if word.isdecimal() else -1)
        starts.append(found.start())
    return Tokens(words, numbers, starts)


def words_of(text: str) -> list[str]:
    """The words of a piece of a message; numbers in it are words like others."""
    return [found.group().lower() for found in _WORD.finditer(text.translate(_APOSTROPHES))]
