"""Where a project keeps its cards: the nearest ``cardc.toml``, or the defaults.

An author's set is a folder of its own; the file says where its cards are and under which package name
its generated classes go::

    cards = "cards"        # folder of card files, decks and scenarios, or a list of them
    package = "generated"  # package that `cardc build` writes, beside this file
    plugins = ["my.verbs"] # modules with verbs of your own (docs/plugins.md)
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

SUFFIX = ".card"
"""How the names of card files end."""

NAMES_SUFFIX = ".names"
"""How the names of name files end."""

CONFIG = "cardc.toml"
_KEYS = {"cards", "package", "plugins"}


class ProjectError(Exception):
    """``cardc.toml`` can't be used; the message names the file and says why."""


@dataclass(frozen=True, slots=True)
class Project:
    """A project's folders. ``root`` holds the package; every path is absolute."""

    root: Path
    cards: tuple[Path, ...]
    package: str
    plugins: tuple[str, ...] = ()

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

    With another ``suffix`` the files that end so.
    """
    return sorted(p for p in folder.rglob(f"*{suffix}") if p.is_file() and not _hidden(p, folder))


def _hidden(path: Path, root: Path) -> bool:
    return any(part.startswith(".") for part in path.relative_to(root).parts)


def _read(file: Path) -> Project:
    import tomllib

    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ProjectError(f"{file}: {error}") from error
    unknown = sorted(set(data) - _KEYS)
    if unknown:
        raise ProjectError(f"{file}: unknown key {unknown[0]!r}; known are cards, package and plugins")
    cards = data.get("cards", "cards")
    folders = [cards] if isinstance(cards, str) else cards
    if not isinstance(folders, list) or not all(isinstance(folder, str) for folder in folders):
        raise ProjectError(f"{file}: cards must be a folder or a list of folders")
    package = data.get("package", "generated")
    if not _is_dotted(package):
        raise ProjectError(f"{file}: package must be a dotted Python name")
    plugins = data.get("plugins", [])
    if not isinstance(plugins, list) or not all(_is_dotted(name) for name in plugins):
        raise ProjectError(f"{file}: plugins must be a list of dotted Python names")
    root = file.parent
    return Project(root, tuple((root / folder).resolve() for folder in folders), package, tuple(plugins))


def _is_dotted(name: object) -> bool:
    return isinstance(name, str) and all(part.isidentifier() for part in name.split("."))
