"""The plug-ins that are loaded, and their files. :mod:`cardc.plugins` loads them.

This module imports nothing of ours, so that the phrasebooks and the cache can ask it.
"""

from __future__ import annotations

from pathlib import Path

LOADED: dict[str, Path] = {}
"""The plug-ins of this process, by name, and the folder in which their phrases stand."""


def phrases(language: str) -> list[Path]:
    """The Fluent files of all plug-ins for a language."""
    files = (folder / "phrases" / f"{language}.ftl" for folder in LOADED.values())
    return [file for file in files if file.is_file()]


def sources() -> list[Path]:
    """The files that the products of the compiler follow from, beside its own."""
    found = [file for folder in LOADED.values() for file in sorted(folder.rglob("*")) if file.suffix in (".py", ".ftl")]
    return [file for file in found if "__pycache__" not in file.parts]
