"""What cardc remembers from run to run: parser tables, compiled templates, what a build read and wrote.

All of it can be made again, so that a cache that is missing, damaged, foreign or can't be written is no error: the work
is done anew. It stands in the user's cache folder (``CARDC_CACHE`` names another; empty: none), never in a project.

An entry is only read when it belongs to the user who runs cardc, nobody else can write it, its checksum is right and its
key is the wanted one. The key holds everything that the content follows from, the compiler's own sources included, so
nothing ever needs to be cleared. Nothing is unpickled: entries are JSON, but for templates (see ``cardc.emit.phrases``).
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import cardc
from cardc.files import replace_bytes
from cardc.grammars import grammar_text

KEPT = 64
"""Entries of one kind that are kept; the oldest go."""

_APART = frozenset(
    {"commands", "engine", "interchange", "mutate", "proof", "rules", "scenario", "simulate", "__pycache__", "cli.py"}
)
"""What in the package no product of the compiler follows from."""

_SOURCES = (".py", ".j2", ".ftl", ".lark")

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


@cache
def compiler() -> str:
    """The version of the compiler: a digest of its sources, of the card grammar and of the Python that runs it."""
    found = hashlib.sha256(f"{cardc.__version__} {sys.version} {grammar_text('card')}".encode())
    root = os.path.dirname(os.path.abspath(cardc.__file__))
    for path in _sources(root):
        with open(path, "rb") as file:
            content = file.read()
        found.update(f"{path[len(root) :]} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def _sources(folder: str) -> Iterator[str]:
    with os.scandir(folder) as entries:
        ordered = sorted(entries, key=lambda entry: entry.name)
    for entry in ordered:
        if entry.name in _APART:
            continue
        if entry.is_dir():
            yield from _sources(entry.path)
        elif entry.name.endswith(_SOURCES):
            yield entry.path


def digest(*parts: str) -> str:
    """A key: the digest of some texts, each apart from the next."""
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()


def read(kind: str, name: str, key: str) -> bytes | None:
    """The content of an entry, ``None`` when there is none that can be trusted with this key."""
    path = _place(kind, name)
    try:
        if path is None or not _is_our_own(path):
            return None
        checksum, _, rest = path.read_bytes().partition(b"\n")
    except OSError:
        return None
    if hashlib.sha256(rest).hexdigest().encode() != checksum:
        return None
    found, _, content = rest.partition(b"\n")
    return content if found == key.encode() else None


def write(kind: str, name: str, key: str, content: bytes) -> None:
    """Keep an entry; when that is not possible, nothing is kept."""
    path = _place(kind, name)
    if path is None:
        return
    rest = key.encode() + b"\n" + content
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        replace_bytes(path, hashlib.sha256(rest).hexdigest().encode() + b"\n" + rest)
        path.chmod(0o600)
        _prune(path.parent)
    except OSError:
        return


def read_json(kind: str, name: str, key: str) -> Json:
    """The same for JSON; ``None`` also when the content is none."""
    content = read(kind, name, key)
    try:
        found: Json = None if content is None else json.loads(content)
    except ValueError:
        return None
    return found


def write_json(kind: str, name: str, key: str, value: object) -> None:
    """Keep a value that JSON can hold."""
    write(kind, name, key, json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())


def _place(kind: str, name: str) -> Path | None:
    named = os.environ.get("CARDC_CACHE")
    if named is not None:
        return Path(named, kind, name) if named else None
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(base, "cardc", kind, name)


def _is_our_own(path: Path) -> bool:
    """Whether nobody else can have written a file; where systems know no owners, the folder is the user's."""
    if not hasattr(os, "getuid"):
        return True
    status = path.lstat()
    return stat.S_ISREG(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & 0o022


def _prune(folder: Path) -> None:
    with os.scandir(folder) as entries:
        files = [(entry.stat().st_mtime, entry.path) for entry in entries if entry.is_file()]
    for _, path in sorted(files)[:-KEPT]:
        os.unlink(path)
