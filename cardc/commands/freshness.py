"""What a build remembers: a digest of all it read and wrote, so that the next one of an unchanged tree has nothing to do.

The digest covers the contents of the card files and name files, the compiler with its phrasebooks, and the package; a file's time does not count. It is kept in the user's
cache folder, never in the project. Without it, or when it can't be written, a build does everything.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import cardc
from cardc.files import replace_text
from cardc.syntax.grammar import grammar_text
from cardc.syntax.loader import SUFFIX
from cardc.syntax.names import SUFFIX as NAMES_SUFFIX

_COMPILER = Path(cardc.__file__).parent
_PARTS = ("check", "emit", "language", "model", "names", "prose", "syntax")
"""The folders of the compiler whose code a build depends on."""


def digest(paths: Sequence[Path], package: Path) -> str:
    """The digest of card files, compiler and package as they are now."""
    found = hashlib.sha256(f"{cardc.__version__} {sys.version} {grammar_text('card')}".encode())
    for path in paths:
        _add(found, path, path.rglob(f"*{SUFFIX}"))
        _add(found, path, path.rglob(f"*{NAMES_SUFFIX}"))
    for part in _PARTS:
        for code in ("*.py", "*.j2", "*.ftl"):
            _add(found, _COMPILER / part, (_COMPILER / part).rglob(code))
    _add(found, package, package.rglob("*.py"))
    return found.hexdigest()


def _add(found: hashlib._Hash, root: Path, files: Iterable[Path]) -> None:
    for file in sorted(files):
        text = file.read_bytes()
        found.update(f"{root} {file.relative_to(root)} {len(text)}\n".encode())
        found.update(text)


def remembered(package: Path, key: str) -> int | None:
    """The number of cards in the package, when the last build had the same digest."""
    try:
        last, cards = _place(package).read_text(encoding="utf-8").split()
        return int(cards) if last == key else None
    except (OSError, ValueError):
        return None


def remember(package: Path, key: str, cards: int) -> None:
    """Keep the digest of a finished build; a cache folder that can't be written is no error."""
    try:
        replace_text(_place(package), f"{key} {cards}\n")
    except OSError:
        return


def _place(package: Path) -> Path:
    cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    name = hashlib.sha256(str(package.resolve()).encode()).hexdigest()[:24]
    return Path(cache) / "cardc" / "builds" / name
