"""The files that a build reads and writes, as they are now."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from cardc.project import NAMES_SUFFIX, card_files


def card_contents(folders: Iterable[Path]) -> dict[str, bytes]:
    """The content of the card files under some folders, by the name under which they are told of.

    Raises:
        OSError: one can't be read.
    """
    return {str(path): path.read_bytes() for folder in folders for path in card_files(folder)}


def name_contents(folders: Iterable[Path]) -> dict[str, bytes]:
    """The content of the name files under some folders: prose calls cards and attacks by the names there.

    Raises:
        OSError: one can't be read.
    """
    return {str(path): path.read_bytes() for folder in folders for path in card_files(folder, NAMES_SUFFIX)}


def package_contents(out: Path) -> dict[str, bytes]:
    """The content of the Python files of the package in a folder, by path below it.

    Raises:
        OSError: one can't be read.
    """
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in sorted(out.rglob("*.py")) if path.is_file()}
