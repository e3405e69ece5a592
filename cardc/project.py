"""Where a project keeps its cards: the nearest ``cardc.toml``, or the defaults.

An author's set is a folder of its own; the file says where its cards are and under which package name
its generated classes go::

    cards = "cards"        # folder of card files, decks and scenarios, or a list of them
    package = "generated"  # package that `cardc build` writes, beside this file
"""

from __future__ import annotations

import keyword
import sys
from dataclasses import dataclass
from pathlib import Path

from cardc.diagnostics import Diagnostic
from cardc.listing import list_files
from cardc.reading import read_text

SUFFIX = ".card"
"""How the names of card files end."""

NAMES_SUFFIX = ".names"
"""How the names of name files end."""

CONFIG = "cardc.toml"
_KEYS = {"cards", "package"}
_MOST_BYTES = 100_000


class ProjectError(Exception):
    """``cardc.toml`` can't be used; the message names the file and says why."""


@dataclass(frozen=True, slots=True)
class Project:
    """A project's folders. ``root`` holds the package; every path is absolute."""

    root: Path
    cards: tuple[Path, ...]
    package: str

    @property
    def out(self) -> Path:
        """The folder of the generated package."""
        return self.root.joinpath(*self.package.split("."))


def find_project(start: Path | None = None) -> Project:
    """The project of the nearest folder at or above ``start`` that has a ``cardc.toml``.

    Without one the project is ``start`` itself: its ``cards`` folder if there is one, else all of it.

    Raises:
        ProjectError: the file is not TOML, or has an unknown or ill-typed key.
    """
    here = (start or Path.cwd()).resolve()
    for folder in (here, *here.parents):
        if (folder / CONFIG).is_file():
            return _read(folder / CONFIG)
    cards = here / "cards"
    return Project(here, (cards if cards.is_dir() else here,), "generated")


def card_files(folder: Path, suffix: str = SUFFIX) -> list[Path]:
    """The card files that stand under a folder, in the order in which they are read; hidden ones do not count.

    With another ``suffix`` the files that end so. What can't be looked at there, ``list_files`` tells.
    """
    return list_files(folder, suffix).files


def package_problem(name: str) -> str | None:
    """Why a package of cards can't bear a name; ``None`` when it can."""
    if not all(part.isidentifier() for part in name.split(".")):
        return f"{name} is no name of a Python package"
    for part in name.split("."):
        if keyword.iskeyword(part):
            return f"{name} can't be imported: {part} is a word of Python"
    if name.split(".")[0] in {"cardc", *sys.stdlib_module_names}:
        return f"a package {name} would stand in front of the one that cardc or Python needs"
    return None


def _read(file: Path) -> Project:
    import json
    import tomllib

    text = read_text(file, most=_MOST_BYTES)
    if isinstance(text, Diagnostic):
        raise ProjectError(f"{file}: {text.message}")
    try:
        data = tomllib.loads(text)
    except RecursionError as error:
        raise ProjectError(f"{file}: the brackets are nested too deeply") from error
    except ValueError as error:  # TOMLDecodeError, and numbers of thousands of digits
        raise ProjectError(f"{file}: {error}") from error
    unknown = sorted(set(data) - _KEYS)
    if unknown:
        raise ProjectError(f"{file}: unknown key {unknown[0]!r}; known are cards and package")
    cards = data.get("cards", "cards")
    folders = [cards] if isinstance(cards, str) else cards
    if not isinstance(folders, list) or not all(isinstance(folder, str) for folder in folders):
        raise ProjectError(f"{file}: cards must be a folder or a list of folders")
    if not folders:
        raise ProjectError(f"{file}: cards names no folder; leave it out for the folder cards")
    if any(not folder or not folder.isprintable() for folder in folders):
        raise ProjectError(f"{file}: cards names a folder that can't be one: {json.dumps(folders)}")
    package = data.get("package", "generated")
    if not isinstance(package, str):
        raise ProjectError(f"{file}: package must be a dotted Python name")
    problem = package_problem(package)
    if problem is not None:
        raise ProjectError(f"{file}: {problem}")
    root = file.parent
    return Project(root, tuple((root / folder).resolve() for folder in folders), package)
