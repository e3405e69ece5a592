"""What can be a name: of a card, an attack, a power or a set."""

from __future__ import annotations

from typing import Final

MAX_NAME: Final = 60
_NOT_IN_NAMES: Final = '"„“”«»\\'
"""Sentences put names in the quotation marks of their language, so no name holds any."""


def name_problem(name: str) -> tuple[str, str | None] | None:
    """Why a text can't be a name ("holds …", "is empty …"), and the cure; ``None`` when it can."""
    bad = next((c for c in name if c in _NOT_IN_NAMES or not c.isprintable()), None)
    if bad is not None:
        shown = bad if bad.isprintable() else f"U+{ord(bad):04X}"
        return f"can't hold `{shown}`", "remove it"
    if not name or name != " ".join(name.split()):
        return "is empty or has spaces too many", "write one space between words, and none around the name"
    if len(name) > MAX_NAME:
        return f"has {len(name)} characters; {MAX_NAME} is the most", None
    return None
