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
