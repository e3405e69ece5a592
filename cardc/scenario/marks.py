"""The marks of the rule catalogue (``docs/rules.md``), which stands in no installed cardc: how many there are of each kind."""

from __future__ import annotations

import re
from typing import Final

LAST: Final = {"R": 250, "D": 46, "A": 62}
"""The last number of the rules, of the readings of differences and of the known cases; all begin with 1."""

_WIDTH: Final = {"R": 3, "D": 2, "A": 2}
_LONGEST: Final = 9  # digits of a number that are looked at
_MARK: Final = re.compile(r"([RDA])-?([0-9]+)")


def catalogue_mark(number: int, kind: str) -> str:
    """``R007``: the mark of a number as the catalogue writes it."""
    return f"{kind}{number:0{_WIDTH[kind]}}"


def unknown_mark(mark: str) -> tuple[str, str] | None:
    """What is wrong with a mark and its cure, ``None`` for a good one.

    Marks that begin with other letters (``PP-01``) name cases of other lists, which cardc does not know.
    """
    found = _MARK.fullmatch(mark)
    if found is None:
        return None
    kind, number = found[1], int(found[2][:_LONGEST])
    written = catalogue_mark(number, kind)
    if mark == written and 1 <= number <= LAST[kind]:
        return None
    last = f"the last is {catalogue_mark(LAST[kind], kind)}"
    return f"there is no rule {mark}", f"did you mean {written}?" if 1 <= number <= LAST[kind] else last
