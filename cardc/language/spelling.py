"""Other ways to write one text: older spellings, and full stops around sentences in parentheses.

Books and printers do not agree where a full stop stands: ``A (B).``, ``A. (B)``, ``A (B.)`` are ``A. (B.)``. A text that
can't be read as it stands is read as each of them. What it says does not change; a sentence in parentheses must still fit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

_GROUP: Final = re.compile(r"(?P<before>\.?)\s*\((?P<inner>[^()]*?)(?P<dot>\.?)\)(?P<after>\.?)(?=\s*(?P<next>\S?))")
_MOST: Final = 4
"""Sentences in parentheses that are looked at."""


def other_spellings(text: str, spellings: Mapping[str, str]) -> Iterator[str]:
    """The texts that are the same but for spelling and full stops; ``spellings`` gives today's for older ones."""
    today = text
    for old, new in spellings.items():
        today = today.replace(old, new)
    stopped = today if today.rstrip().endswith((".", ")")) else f"{today.rstrip()}."
    if stopped != text:
        yield stopped
    groups = [group for group in _GROUP.finditer(stopped) if _is_loose(group)][:_MOST]
    for number in range(1, len(groups) + 1):
        for chosen in combinations(groups, number):
            yield _stopped(stopped, chosen)


def _is_loose(group: re.Match[str]) -> bool:
    """Whether a sentence in parentheses may end here, and its full stop stands elsewhere than in ``A. (B.)``."""
    ends = group["before"] or group["after"] or group["dot"] or group["next"] in ("", "(")
    return bool(ends) and not (group["before"] and group["dot"] and not group["after"])


def _stopped(text: str, groups: tuple[re.Match[str], ...]) -> str:
    parts: list[str] = []
    at = 0
    for group in groups:
        before = text[at : group.start()]
        parts.append(before if before.endswith(".") or (not before and parts) else f"{before}.")
        parts.append(f" ({group['inner']}.)")
        at = group.end()
    return "".join([*parts, text[at:]])
