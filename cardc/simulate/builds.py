"""Which build of engine and bots plays: games of different builds are different games."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import cardc
from cardc import __version__
from cardc.simulate.plan import Pairing

PLAYS: Final = ("engine", "bots")
"""The parts of cardc on which a game depends, beside the cards."""


class BuildError(Exception):
    """Games were asked of a build that plays other ones."""


def build_digest(bots: Iterable[str] = ()) -> str:
    """Hexadecimal digits that two builds of engine and bots share only when they play the same games.

    It follows from the version and, where the sources stand beside what runs, from these; so the compiled and the plain engine of
    one version have the same. Bots of others (``package.module:Class``) count by the source of their module.
    """
    found = hashlib.sha256(__version__.encode())
    root = Path(cardc.__file__).parent
    files = [file for part in PLAYS for file in sorted((root / part).rglob("*.py"))]
    for name in sorted(set(bots)):
        module, colon, _ = name.partition(":")
        try:
            spec = find_spec(module) if colon else None
        except (ImportError, ValueError):
            spec = None
        if spec is not None and spec.origin is not None and Path(spec.origin).is_file():
            files.append(Path(spec.origin))
    for file in files:
        found.update(file.read_bytes())
    return found.hexdigest()[:16]


def check_build(pairing: Pairing) -> None:
    """See that games of a pairing are played by the build that they were planned with: a worker may be of another version.

    Raises:
        BuildError: this build is another one.
    """
    own = _known_digest(frozenset(entrant.bot for entrant in pairing.entrants))
    if own != pairing.build:
        raise BuildError(
            f"engine or bots are of another version here ({own}) than where the games were planned ({pairing.build})"
        )


@cache
def _known_digest(bots: frozenset[str]) -> str:
    return build_digest(bots)
