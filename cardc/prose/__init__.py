"""Prose as source: card files whose texts stand there as they are printed, in any language there is a phrasebook for.

Commands read card files by this package's :func:`load`; ``cardc.syntax`` alone knows no language.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from cardc import syntax
from cardc.prose.convert import Converted, convert
from cardc.prose.read import read_prose
from cardc.syntax import Loaded

__all__ = ["Converted", "convert", "load", "read_prose"]


def load(paths: Iterable[str | Path]) -> Loaded:
    """Card files and folders of them, their prose read into the model. Never raises for what is in them.

    A card with prose that means nothing, or several things, is missing from its set; see ``diagnostics``.
    """
    return syntax.load(paths, read_prose)
