"""What is the same: a name, a collector number, the id of a card. Card files, decks, scenarios, checks and the engine all ask here.

Three questions, three answers:

- :func:`spelled`: is it the same spelling? A typographic apostrophe is an apostrophe, an accent may be one character or two.
  Whatever reads a name from outside passes it through here, so that everything behind compares names as plain text.
- :func:`rule_name`: is it the same name by the rules (R236 to R242)? An edition may not count a level or δ as part of a name.
- :func:`name_key`, :func:`id_key`: did somebody mean this name or id? They forgive what people type differently; an exact
  match goes first. ``number_key`` is stricter than that on purpose: two numbers of one key are one number.

This module imports nothing of ours: the engine imports nothing of the compiler, and the compiler nothing of the engine.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

# --- spelling ---------------------------------------------------------------------------------------

_EQUAL: Final = str.maketrans(
    dict.fromkeys("’‘‛ʼʹʻ′´`＇ꞌ", "'")
    | dict.fromkeys("\u2010\u2011\u2012\u2013\u2212\ufe63\uff0d", "-")
    | dict.fromkeys("\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000", " ")
    | dict.fromkeys("☆⭐", "★")
    | dict.fromkeys("\ufe0e\ufe0f", None)
)
"""Apostrophes, hyphens, spaces and stars of any shape; what only chooses between text and emoji is left out."""


def spelled(name: str) -> str:
    """A name in the spelling that it has everywhere behind the door: Unicode's NFC, plain apostrophes, hyphens and spaces.

    Not NFKC: it would change what is printed (``½``, ``™``).
    """
    if name.isascii() and "`" not in name:
        return name
    return unicodedata.normalize("NFC", name.translate(_EQUAL))


# --- the rules of names -----------------------------------------------------------------------------

LEVEL: Final = 1
LV_X: Final = 2
DELTA: Final = 4
OWNER: Final = 8
STAR: Final = 16
EX: Final = 32
ALL_MARKS: Final = 63

_MARKS: Final = (
    (LV_X, re.compile(r"\s+LV\.?\s?X$", re.IGNORECASE)),
    (LEVEL, re.compile(r"\s+LV\.?\s?\d+$", re.IGNORECASE)),
    (DELTA, re.compile(r"\s+δ$")),
    (STAR, re.compile(r"\s+[★☆]$")),
    (EX, re.compile(r"[\s-]EX$", re.IGNORECASE)),
    (OWNER, re.compile(r"^.+?['’]s\s+")),
)


def rule_name(name: str, ignored: int) -> str:
    """The name as the rules count it: without the marks of the mask ``ignored``, in whatever order they stand (R237 to R242)."""
    before = ""
    while ignored and name != before:
        before = name
        for mark, pattern in _MARKS:
            if ignored & mark:
                name = pattern.sub("", name)
    return name


# --- what people type -------------------------------------------------------------------------------

_SEXES: Final = (("♀", "(f)"), ("♂", "(m)"))
_ZEROS: Final = re.compile(r"(?<![0-9])0+(?=[0-9])")


@lru_cache(maxsize=4096)
def name_key(name: str) -> str:
    """What names have in common that people type differently: letter case, accents, ``♀`` or ``(F)``, spaces before them."""
    key = unicodedata.normalize("NFKD", spelled(name)).casefold()
    for sign, letter in _SEXES:
        key = key.replace(letter, sign).replace(f" {sign}", sign)
    return " ".join("".join(c for c in key if not unicodedata.combining(c)).split())


def number_key(number: str) -> str:
    """What two spellings of one collector number have in common: ``1``, ``01``, ``001``; ``H1``, ``h01`` (E303)."""
    return _ZEROS.sub("", number).casefold()


def id_key(id: str) -> str:
    """The same for the id of a card. A number has no hyphen, so what stands before the last one is the set."""
    info, hyphen, number = id.strip().rpartition("-")
    return f"{info.casefold()}{hyphen}{number_key(number)}"


def id_of(set_id: str, number: str) -> str:
    """The id of a printing: set id, hyphen, collector number (``base1-58``)."""
    return f"{set_id}-{number}"


def set_in(id: str) -> str:
    """The set's id in the id of a card."""
    return id.rpartition("-")[0]
