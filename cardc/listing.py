"""Which files stand under a folder, and what of it could not be looked at.

The rule for links: a link to a file or a folder counts as what it leads to; a folder that is reached twice, because a link
leads back to it, is looked at once. Names that begin with a dot are left out.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import field
from pathlib import Path

from cardc.diagnostics import Diagnostic
from cardc.records import dataclass


@dataclass(slots=True)
class Listing:
    """The files under a folder whose names end in a suffix, in order, and what is wrong there."""

    files: list[Path] = field(default_factory=list)
    findings: list[Diagnostic] = field(default_factory=list)


def list_files(folder: Path, suffix: str) -> Listing:
    """Look for the files with a suffix under a folder. Never raises.

    A finding tells of a folder that can't be entered (without its files the cards would seem to be gone), of a link that
    leads nowhere, when it could be such a file or a folder of them, and of what has such a name but is no file.
    """
    found = Listing()
    _enter(folder, suffix, found, set())
    found.files.sort()
    return found


def _enter(folder: Path, suffix: str, found: Listing, seen: set[tuple[int, int]]) -> None:
    waiting = [folder]
    while waiting:
        place = waiting.pop()
        try:
            status = os.stat(place)
            if (status.st_dev, status.st_ino) in seen and status.st_ino:
                continue
            seen.add((status.st_dev, status.st_ino))
            entries = list(_entries(place))
        except OSError as error:
            reason = error.strerror or type(error).__name__
            found.findings.append(_finding(place, f"the folder can't be read: {reason}", "look at its permissions"))
            continue
        for entry in entries:
            if _is_folder(entry):
                waiting.append(place / entry.name)
            elif entry.name.endswith(suffix) or entry.is_symlink():
                _look_at(place / entry.name, suffix, found)


def _entries(folder: Path) -> Iterator[os.DirEntry[str]]:
    with os.scandir(folder) as entries:
        yield from sorted((each for each in entries if not each.name.startswith(".")), key=lambda each: each.name)


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:
        return False  # a link into a folder that can't be entered: _look_at tells


def _look_at(path: Path, suffix: str, found: Listing) -> None:
    wanted = path.name.endswith(suffix)
    try:
        mode = os.stat(path).st_mode
    except OSError as error:
        # A link without a suffix may have led to a folder.
        if wanted or not path.suffix:
            lost = isinstance(error, FileNotFoundError)
            reason = "this link leads nowhere" if lost else f"this link can't be followed: {error.strerror}"
            found.findings.append(_finding(path, reason, "mend the link, or remove it"))
        return
    if wanted and stat.S_ISREG(mode):
        found.files.append(path)
    elif wanted:
        found.findings.append(_finding(path, "this is no file but a pipe, a socket or a device", "move it elsewhere"))


def _finding(path: Path, message: str, cure: str) -> Diagnostic:
    return Diagnostic("E017", message, str(path), None, cure)
