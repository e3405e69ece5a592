"""A finding of the reader before it knows its file: offsets instead of lines."""

from __future__ import annotations

from cardc.records import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """``start`` and ``end`` are character offsets in the text that was parsed."""

    code: str
    message: str
    start: int
    end: int
    suggestion: str | None = None
