"""The one way in for texts and numbers of others: what can't be read becomes a diagnostic, never an exception.

Every file that an author or a translator writes is read here: card files, scenarios, decks, names, phrasebooks, ledgers.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

from cardc.diagnostics import Diagnostic

MOST_BYTES: Final = 8_000_000
"""Longest file that a person writes. A set of 1,000 cards has half a million bytes; a longer file is some mistake."""

MOST_DIGITS: Final = 6
"""Longest number of the game. Python takes long to convert numbers of thousands of digits, and then refuses to."""


class UnreadableError(Exception):
    """A file can't be read, where a caller can't go on without it; the command line tells ``diagnostic``."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(f"{diagnostic.file}: {diagnostic.message}")
        self.diagnostic = diagnostic


def text_of(path: Path, name: str | None = None) -> str:
    """The text of a file.

    Raises:
        UnreadableError: it can't be read.
    """
    text = read_text(path, name)
    if isinstance(text, Diagnostic):
        raise UnreadableError(text)
    return text


def read_text(path: Path, name: str | None = None, *, most: int = MOST_BYTES) -> str | Diagnostic:
    """The text of a file, or why it can't be read; ``name`` is how the diagnostic calls the file (default: the path).

    Line ends stay as they are; a byte order mark is left out.
    """
    name = str(path) if name is None else name
    data = read_bytes(path, name, most=most)
    return data if isinstance(data, Diagnostic) else decoded(data, name)


def read_bytes(path: Path, name: str, *, most: int = MOST_BYTES) -> bytes | Diagnostic:
    """The content of a file, or why it can't be read. A pipe or a device is no file: reading it could last for ever."""
    try:
        status = os.stat(path)
        if stat.S_ISDIR(status.st_mode):
            return _unreadable(name, "it is a folder")
        if not stat.S_ISREG(status.st_mode):
            return _unreadable(name, "it is a pipe or a device")
        if status.st_size > most:
            return too_long(name, status.st_size, most)
        return path.read_bytes()
    except FileNotFoundError:
        if path.is_symlink():
            return _unreadable(name, "it is a link that leads nowhere")
        return Diagnostic("E017", "there is no such file or folder", name)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        return _unreadable(name, getattr(error, "strerror", None) or str(error))


def decoded(data: bytes, name: str) -> str | Diagnostic:
    """The text that some bytes are; ``name`` is how the diagnostic calls the file that they are from."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return _not_utf8(data, error.start, name)


def shown_text(path: Path) -> str:
    """The text of a file, to show findings with; bytes that are no UTF-8 as ``\N{REPLACEMENT CHARACTER}``, nothing when
    the file can't be read."""
    data = read_bytes(path, str(path))
    return "" if isinstance(data, Diagnostic) else data.decode("utf-8-sig", errors="replace")


def number(digits: str, most_digits: int = MOST_DIGITS) -> int | None:
    """The number that some ASCII digits are; ``None`` when these are none, or too many to be a number of the game."""
    if not digits.isascii() or not digits.isdigit():
        return None
    significant = digits.lstrip("0") or "0"
    return int(significant) if len(significant) <= most_digits else None


def too_long(name: str, size: int, most: int = MOST_BYTES) -> Diagnostic:
    """The finding about a file of too many bytes."""
    message = f"the file has {size:,} bytes; {most:,} is the most"
    return Diagnostic("E019", message, name, None, "cut it into several files")


def unreadable(name: str, error: OSError) -> Diagnostic:
    """The finding about a file or folder that the system does not let us read."""
    return _unreadable(name, error.strerror or type(error).__name__)


def _unreadable(name: str, reason: str) -> Diagnostic:
    return Diagnostic("E017", f"the file can't be read: {reason}", name)


def _not_utf8(data: bytes, start: int, name: str) -> Diagnostic:
    encoding = "UTF-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else None
    line = data.count(b"\n", 0, start) + 1
    what = f"the file is {encoding}, not UTF-8" if encoding else f"line {line} is not UTF-8"
    detail = "" if encoding else f" (byte 0x{data[start]:02X})"
    return Diagnostic("E006", what + detail, name, None, "save the file as UTF-8")
