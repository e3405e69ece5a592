"""Writing files: each in one step, and never over a file that another hand wrote."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from cardc.records import dataclass

_TEMPORARY = re.compile(r"\..+\.([0-9]{1,10})\.tmp")


def replace_text(path: Path, text: str, *, follow: bool = False) -> None:
    """Give a file a new text: a reader, or an interrupted run, sees the old text or the new one, never a part.

    Folders that are missing are made; a file that was there keeps its permissions. Line ends are written as they are.
    With ``follow`` the file that a link leads to is written; without it the link is replaced by a file.

    Raises:
        OSError: the folder or the file can't be written; the old file is still there.
    """
    replace_bytes(Path(os.path.realpath(path)) if follow else path, text.encode("utf-8"))


def replace_bytes(path: Path, content: bytes) -> None:
    """The same for bytes. A device or a pipe (``/dev/stdout``) can't be replaced: it is written to."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file() and not path.is_dir():
        path.write_bytes(content)
        return
    half = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        half.write_bytes(content)
        if path.exists():
            half.chmod(stat.S_IMODE(path.stat().st_mode))
        os.replace(half, path)
    finally:
        half.unlink(missing_ok=True)


def with_line_ends_of(text: str, source: str) -> str:
    """``text``, whose lines end in ``\\n``, with the line ends of ``source``: ``\\r\\n`` when all of them are."""
    breaks = source.count("\n")
    return text.replace("\n", "\r\n") if breaks and breaks == source.count("\r\n") else text


def is_left_behind(path: Path) -> bool:
    """Whether this is the half of a file that a run which has ended never finished."""
    found = _TEMPORARY.fullmatch(path.name)
    return found is not None and not is_running(int(found[1]))


def is_running(process: int) -> bool:
    """Whether a process with this number runs (perhaps another one than it was)."""
    if os.name != "posix":
        return True  # Windows has no question that does the process no harm
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True


# --- outputs that a user names ------------------------------------------------------------------------------------


class OutputError(Exception):
    """A file that is no output of ours stands where one should be written; the message names it."""


@dataclass(frozen=True, slots=True)
class Output:
    """A kind of file that a command writes where its user says: ``what`` names it in a message.

    ``is_ours`` tells from the content of a file whether it is an earlier output of this kind, which may be written over.
    """

    what: str
    is_ours: Callable[[bytes], bool]


def output_of_text(what: str, is_ours: Callable[[str], bool]) -> Output:
    """A kind of output that is told by its text."""

    def told(content: bytes) -> bool:
        try:
            return is_ours(content.decode("utf-8"))
        except UnicodeDecodeError:
            return False

    return Output(what, told)


def write_outputs(files: Mapping[Path, str | bytes], kind: Output) -> None:
    """Write outputs of a command. When one of them would replace something else, none is written.

    Raises:
        OutputError: something else stands in a place.
        OSError: a file can't be written.
    """
    check_outputs(files, kind)
    for path, content in files.items():
        replace_bytes(path, content.encode("utf-8") if isinstance(content, str) else content)


def check_outputs(paths: Iterable[Path], kind: Output) -> None:
    """Raise :class:`OutputError` when something else than an earlier output of this kind stands in a place."""
    foreign = [path for path in paths if path.is_file() and not kind.is_ours(path.read_bytes())]
    if foreign:
        more = f" (and {len(foreign) - 1} more files)" if len(foreign) > 1 else ""
        message = f"{foreign[0]}{more} is there already and is no {kind.what}"
        raise OutputError(f"{message}; choose another place, or move it away")
