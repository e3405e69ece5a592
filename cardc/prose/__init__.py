"""Prose as source: card files whose texts stand there as they are printed, in any language there is a phrasebook for.

Commands read card files by this package's :func:`load`; ``cardc.syntax`` alone knows no language. The languages are
imported when the first prose is met.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from cardc.model.cards import SetInfo
from cardc.syntax.loader import Loaded, read_file
from cardc.syntax.loader import load as load_files
from cardc.syntax.namefiles import SeenNames
from cardc.syntax.parser import ParsedCard, ParsedFile
from cardc.syntax.reprints import Completed

__all__ = ["load"]


def load(paths: Iterable[str | Path], read: Callable[[Path], ParsedFile] = read_file) -> Loaded:
    """Card files and folders of them, their prose read into the model. Never raises for what is in them.

    A card with prose that means nothing, or several things, is missing from its set; see ``diagnostics``. ``read``
    gives the content of a card file.
    """
    return load_files(paths, _read_prose, read)


def _read_prose(parsed: ParsedCard, file: ParsedFile, info: SetInfo, seen: SeenNames) -> Completed:
    from cardc.prose.read import read_prose

    return read_prose(parsed, file, info, seen)
