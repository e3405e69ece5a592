"""Writing a file in one step, with the line ends that it has."""

from __future__ import annotations

import os
from pathlib import Path


def replace_text(path: Path, text: str) -> None:
    """Give a file a new text: a reader, or an interrupted run, sees the old text or the new one, never a part.

    Folders that are missing are made; a file that was there keeps its permissions. Line ends are written as they are.

    Raises:
        OSError: the folder or the file can't be written; the old file is still there.
    """
    replace_bytes(path, text.encode("utf-8"))


def replace_bytes(path: Path, content: bytes) -> None:
    """The same for bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        half.write_bytes(content)
        if path.exists():
            half.chmod(path.stat().st_mode)
        os.replace(half, path)
    finally:
        half.unlink(missing_ok=True)


def with_line_ends_of(text: str, source: str) -> str:
    """``text``, whose lines end in ``\\n``, with the line ends of ``source``: ``\\r\\n`` when all of them are."""
    breaks = source.count("\n")
    return text.replace("\n", "\r\n") if breaks and breaks == source.count("\r\n") else text
