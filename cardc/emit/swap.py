"""A package is replaced as a whole: whoever imports it, at any moment, sees the old one or the new one.

The new package is made in a folder beside the old one; then the two change names. Linux and macOS do that in one step;
elsewhere the old folder is renamed first, and a run that is killed just then is mended by the next build. Where folders can't
be renamed (a mount, a folder above that can't be written) the files are replaced one by one, and the index says so meanwhile.
"""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

from cardc.emit.module import HEADER, INDEX
from cardc.files import is_left_behind, is_running, replace_text

UNFINISHED: Final = f'{HEADER}\nraise ImportError("cardc build did not finish this package; build it again, please")\n'
"""The index of a package whose files are being replaced one by one."""

_AT_FDCWD: Final = -100
_EXCHANGE: Final = 2


def settle(out: Path) -> None:
    """Clear away what builds that were killed have left beside and in the package at ``out``; bring back what they moved."""
    out = _real(out)
    if not out.parent.is_dir():
        return
    left = re.compile(rf"\.{re.escape(out.name)}\.([0-9]{{1,10}})\.(new|old)")
    for path in sorted(out.parent.iterdir()):
        found = left.fullmatch(path.name)
        if found is None or is_running(int(found[1])) or path.is_symlink() or not path.is_dir():
            continue
        if found[2] == "old" and not out.exists():
            path.rename(out)
        else:
            shutil.rmtree(path)
    for path in [*out.glob(".*.tmp"), *out.glob("*/.*.tmp")] if out.is_dir() else []:
        if is_left_behind(path):
            path.unlink(missing_ok=True)


def replace_package(out: Path, sources: Mapping[str, str], written: Collection[str], removed: Collection[str]) -> None:
    """Give some files of the package at ``out`` their new sources and remove others, in one step for whoever imports it.

    What others keep in the folder stays there.

    Raises:
        OSError: the package can't be written; the old one is still there.
    """
    if len(written) == 1 and not removed:
        (name,) = written
        replace_text(out / name, sources[name])
        return
    real = _real(out)
    staged = real.with_name(f".{real.name}.{os.getpid()}.new")
    try:
        real.parent.mkdir(parents=True, exist_ok=True)
        staged.mkdir()
    except OSError:
        _one_by_one(out, sources, written, removed)
        return
    try:
        _stage(real, staged, {*written, *removed})
        for name in written:
            replace_text(staged / name, sources[name])
        swapped = _swap(real, staged)
    finally:
        shutil.rmtree(staged, ignore_errors=True)
    if not swapped:
        _one_by_one(out, sources, written, removed)


def _real(out: Path) -> Path:
    """The folder itself, where its name is a link."""
    return Path(os.path.realpath(out))


def _stage(real: Path, staged: Path, without: set[str]) -> None:
    """Give the new folder all files of the old one but some, as further names of the same files."""
    if not real.is_dir():
        return
    staged.chmod(real.stat().st_mode & 0o7777)
    for folder, folders, files in os.walk(real, onerror=_raise):
        here = Path(folder).relative_to(real)
        for name in [name for name in folders if Path(folder, name).is_symlink()]:
            os.symlink(os.readlink(Path(folder, name)), staged / here / name)
            folders.remove(name)
        stems = {Path(name).stem for name in without if Path(name).parent == here.parent}
        for name in files:
            # The bytecode of a changed module could pass for that of the new one.
            stale = here.name == "__pycache__" and name.split(".")[0] in stems
            if (here / name).as_posix() in without or stale or is_left_behind(Path(name)):
                continue
            (staged / here).mkdir(parents=True, exist_ok=True)
            _link(Path(folder, name), staged / here / name)


def _raise(error: OSError) -> None:
    raise error


def _link(old: Path, new: Path) -> None:
    try:
        os.link(old, new, follow_symlinks=False)
    except (OSError, NotImplementedError):
        shutil.copy2(old, new, follow_symlinks=False)


def _swap(real: Path, staged: Path) -> bool:
    """Let the new folder take the place of the old one; whether that could be done."""
    if not real.exists():
        try:
            staged.rename(real)
        except OSError:
            return False
        return True
    if _exchange(real, staged):
        return True
    old = real.with_name(f".{real.name}.{os.getpid()}.old")
    try:
        real.rename(old)
    except OSError:
        return False
    try:
        staged.rename(real)
    except OSError:
        old.rename(real)
        return False
    shutil.rmtree(old, ignore_errors=True)
    return True


def _exchange(one: Path, other: Path) -> bool:
    """Let two folders change their names in one step; whether this system can."""
    first, second = os.fsencode(one), os.fsencode(other)
    try:
        library = ctypes.CDLL(None, use_errno=True)
        if sys.platform == "linux":
            return bool(library.renameat2(_AT_FDCWD, first, _AT_FDCWD, second, _EXCHANGE) == 0)
        if sys.platform == "darwin":
            return bool(library.renamex_np(first, second, _EXCHANGE) == 0)
    except (OSError, AttributeError, TypeError):
        pass
    return False


def _one_by_one(out: Path, sources: Mapping[str, str], written: Collection[str], removed: Collection[str]) -> None:
    """Replace file by file. Until the last one is written the package says that it is unfinished."""
    index = out / INDEX
    before = index.read_bytes() if index.exists() else None
    replace_text(index, UNFINISHED)
    for name in written:
        if name != INDEX:
            replace_text(out / name, sources[name])
    for name in removed:
        (out / name).unlink()
    if INDEX in written or before is None:
        replace_text(index, sources[INDEX])
    else:
        replace_text(index, before.decode("utf-8"))
