"""Edits in a text whose line ends are its author's: all that is not edited stays as it is, byte for byte."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

_BREAK: Final = re.compile(r"\r\n?|\n")
_BOM: Final = "\ufeff"

Edit = tuple[int, int, str]
"""From where to where in the plain text, and the new words, whose lines end in ``\\n``."""


def edited(text: str, edits: Iterable[Edit]) -> str:
    """The text with edits that count in the plain text (:func:`cardc.language.phrasebook.plain`). New words get the line ends that most of its lines have."""
    offsets = _offsets(text)
    end = _line_end(text)
    # From the end, so that offsets hold; of several at one place the last comes first.
    for start, stop, words in sorted(edits, key=lambda edit: edit[:2])[::-1]:
        text = text[: offsets[start]] + words.replace("\n", end) + text[offsets[stop] :]
    return text


def _offsets(text: str) -> list[int]:
    """Where each letter of the plain text stands in the text, and where both end."""
    offsets: list[int] = []
    at = len(_BOM) if text.startswith(_BOM) else 0
    for found in _BREAK.finditer(text, at):
        offsets += [*range(at, found.start()), found.start()]
        at = found.end()
    return [*offsets, *range(at, len(text) + 1)]


def _line_end(text: str) -> str:
    windows = text.count("\r\n")
    return "\r\n" if windows > text.count("\n") - windows else "\n"
