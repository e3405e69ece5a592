"""Writes a package of generated modules: only what has changed, each file in one step, and nothing that is not ours."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from cardc.emit.module import HEADER, package_sources
from cardc.emit.swap import replace_package, settle
from cardc.model.cards import CardSet
from cardc.records import dataclass


class BuildError(Exception):
    """The package can't be written; the message names the file and says why."""


@dataclass(frozen=True, slots=True)
class BuildResult:
    """What a build wrote and removed, or with ``check`` would have: paths below the package's folder, sorted.

    ``stale`` files had another text, ``missing`` ones were not there, ``extra`` ones came from cards that are gone.
    """

    stale: tuple[str, ...]
    missing: tuple[str, ...]
    extra: tuple[str, ...]

    @property
    def fresh(self) -> bool:
        """Whether the package was up to date."""
        return not (self.stale or self.missing or self.extra)


def build(sets: Sequence[CardSet], out: Path, check: bool = False) -> BuildResult:
    """Compile sets into the package at ``out``; everything that earlier builds left there and nobody needs goes.

    The package holds just these sets, so give all that belong to it. The sources refer to each other relative to
    the package: it may have any name. With ``check`` nothing is written.

    Raises:
        EmitError: a card's model is not canonical; nothing has been written.
        BuildError: a file that is not ours stands in the way, or the folder can't be written.
    """
    return write_package(package_sources(sets), out, check)


def write_package(sources: Mapping[str, str], out: Path, check: bool = False) -> BuildResult:
    """Make the package at ``out`` hold these sources, see :func:`build`. It is replaced as a whole."""
    if not check:
        _settle(out)
    result = _compare(sources, out)
    if check or result.fresh:
        return result
    try:
        replace_package(out, sources, (*result.stale, *result.missing), result.extra)
        _remove_empty(out, result.extra)
    except OSError as error:
        raise BuildError(f"{error.filename or out}: {error.strerror or error}") from error
    return result


def _settle(out: Path) -> None:
    try:
        settle(out)
    except OSError as error:
        raise BuildError(f"{error.filename or out}: {error.strerror or error}") from error


def _compare(sources: Mapping[str, str], out: Path) -> BuildResult:
    stale, missing = [], []
    for name, source in sorted(sources.items()):
        found = _read(out / name)
        if found is None:
            missing.append(name)
        elif found.replace("\r\n", "\n") != source:  # a checkout may have changed the line ends
            if not _is_ours(found):
                raise BuildError(f"{out / name} was not written by cardc build; move it or choose another package")
            stale.append(name)
    if len(missing) == len(sources):
        _refuse_foreign(out)
    return BuildResult(tuple(stale), tuple(missing), tuple(_extra(sources, out)))


def _refuse_foreign(out: Path) -> None:
    """A folder that holds something, and nothing that we wrote, is none to write a package into."""
    found = sorted(path for path in out.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    if found and not any(_is_ours(_read(path)) for path in found if path.suffix == ".py"):
        message = f"{out} holds {found[0].relative_to(out)} and no package that cardc build wrote"
        raise BuildError(f"{message}; choose another package, or an empty folder")


def _extra(sources: Mapping[str, str], out: Path) -> list[str]:
    """Files of earlier builds that no card needs."""
    names = (path.relative_to(out).as_posix() for path in sorted(out.rglob("*.py")) if _is_plain(path))
    return [name for name in names if name not in sources and _is_ours(_read(out / name))]


def _is_plain(path: Path) -> bool:
    return path.is_file() and not path.is_symlink()


def _read(path: Path) -> str | None:
    """The text of a file; "" when it is not UTF-8, ``None`` when it is not there."""
    try:
        if path.exists() and not path.is_file():
            raise BuildError(f"{path} is no file; move it or choose another package")
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        return None
    except UnicodeDecodeError:
        return ""
    except OSError as error:
        raise BuildError(f"{path}: {error.strerror or error}") from error


def _is_ours(text: str | None) -> bool:
    return text is not None and text.startswith((HEADER + "\n", HEADER + "\r\n"))


def _remove_empty(out: Path, removed: Sequence[str]) -> None:
    """Remove the folders in which nothing is left after files went, or nothing but Python's bytecode."""
    for folder in {folder for name in removed for folder in (out / name).parents if folder.is_relative_to(out)} - {out}:
        if folder.is_dir() and all(path.name == "__pycache__" for path in folder.iterdir()):
            shutil.rmtree(folder)
