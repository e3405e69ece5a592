"""What can be a name: of a card, an attack, a power or a set."""

from __future__ import annotations

from typing import Final

from cardc.identity import spelled

MAX_NAME: Final = 60
_NOT_IN_NAMES: Final = '"„“”«»\\'
"""Sentences put names in the quotation marks of their language, so no name holds any."""


_DEVICES: Final = frozenset(
    {"con", "prn", "aux", "nul"} | {f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)}
)


def is_device(id: str) -> bool:
    """Whether Windows keeps a name for a device: no file or folder can be called so, with whatever ending."""
    return id.partition(".")[0].casefold() in _DEVICES


def written_problem(name: str) -> tuple[str, str | None] | None:
    """The same for a name of the model, which has one spelling only: what reads names gives them that."""
    if spelled(name) != name:
        return "has characters that are written otherwise", f"write “{spelled(name)}”"
    return name_problem(name)


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
