"""The streams of the command line: UTF-8 in files and pipes, and nothing in a text steers a terminal.

Names, prose and file names come from others. An escape sequence in them could move the cursor, colour or hide text, or
set the title of a window; marks of writing direction could make a line read backwards. All text that a command prints goes
through here, so each such character is written as its code, ``\\u001b``.
"""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TextIO

_STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""Control characters but tab and line feed, separators of lines and paragraphs, and marks of writing direction."""


def visible(text: str) -> str:
    """``text`` with every character that steers a terminal written as its code, four hexadecimal digits."""
    return _STEERING.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


class VisibleStream(io.TextIOBase):
    """A stream that makes text visible on its way out; everything else is the stream's own."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write text."""
        self._stream.write(visible(text))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:  # type: ignore[override]  # TextIOBase is typed for any buffer
        """Write several texts."""
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        """Hand on what is held back."""
        self._stream.flush()

    def fileno(self) -> int:
        """The number of the file."""
        return self._stream.fileno()

    def isatty(self) -> bool:
        """Whether this is a terminal."""
        return self._stream.isatty()

    def writable(self) -> bool:
        """It is."""
        return True

    @property
    def encoding(self) -> str:  # type: ignore[override]  # TextIOBase has an attribute
        """How characters become bytes."""
        return self._stream.encoding


@contextmanager
def visible_streams() -> Iterator[None]:
    """Standard output and errors for the time of a command. A stream that is closed takes everything and keeps nothing."""
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = _visible(sys.stdout), _visible(sys.stderr)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def _visible(stream: TextIO | None) -> TextIO:
    if stream is None:
        stream = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (open until the end)
    if isinstance(stream, io.TextIOWrapper):
        # Data are UTF-8 whatever the locale says; a terminal is given what it can show. What is no character there (or
        # anywhere: a byte of a file name) is written as its code.
        stream.reconfigure(encoding=stream.encoding if stream.isatty() else "utf-8", errors="backslashreplace")
    return VisibleStream(stream)  # type: ignore[return-value]  # it has all of TextIO that is used
