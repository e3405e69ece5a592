"""How wide text is in the fonts of card faces, and how it breaks into lines."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

STYLES: Final = ("regular", "bold", "italic")
SYMBOL: Final = 0.98
"""The width of an Energy symbol in a text, in sizes of the text."""

_SYMBOL: Final = re.compile(r"(\[[GRWLPFDMC]\])")
_UNKNOWN: Final = 600
"""The width, in thousandths of the size, of a character that the fonts lack; the viewer takes it from a font of its own."""


def font_folder() -> Traversable:
    """The folder of the fonts: ``regular``, ``bold`` and ``italic``, each as .ttf and .woff2."""
    return resources.files("cardc.faces") / "fonts"


@cache
def _widths() -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = json.loads((font_folder() / "widths.json").read_text(encoding="utf-8"))
    return found


def pieces(text: str) -> list[str]:
    """A text in runs of words and single Energy symbols such as ``[G]``."""
    return [piece for piece in _SYMBOL.split(text) if piece]


def is_symbol(piece: str) -> bool:
    """Whether a piece is an Energy symbol."""
    return _SYMBOL.fullmatch(piece) is not None


def width(text: str, size: float, style: str = "regular") -> float:
    """The width of a text in units of the face (a tenth of a millimetre); Energy symbols are as wide as ``SYMBOL`` sizes."""
    advances = _widths()[style]
    if "[" not in text:
        return _plain(text, size, advances)
    return sum(SYMBOL * size if is_symbol(piece) else _plain(piece, size, advances) for piece in pieces(text))


def _plain(text: str, size: float, advances: dict[str, int]) -> float:
    return sum(advances.get(character, _UNKNOWN) for character in text) * size / 1000


def lines(text: str, size: float, room: float, style: str = "regular") -> list[str]:
    """A text in lines that fit into ``room``; a word that is wider than that is broken."""
    found: list[str] = []
    line = ""
    for word in text.split():
        joined = f"{line} {word}" if line else word
        if width(joined, size, style) <= room:
            line = joined
            continue
        if line:
            found.append(line)
        while width(word, size, style) > room:
            fits = max(1, next(n for n in range(len(word), 0, -1) if n == 1 or width(word[:n], size, style) <= room))
            found.append(word[:fits])
            word = word[fits:]
        line = word
    return [*found, line] if line else found
