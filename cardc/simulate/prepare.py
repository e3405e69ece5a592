"""From card files and decks to a job: compiles what the decks need, once, before anything is played."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path

import cardc
from cardc import __version__
from cardc.emit.module import package_sources
from cardc.simulate.plan import MOST_ACTIONS, Entrant, Pairing
from cardc.simulate.playing import Job
from cardc.simulate.shipment import Shipment, needed, shipment
from cardc.syntax import Loaded

PLAYS = ("engine", "bots")
"""The parts of cardc on which a game depends, beside the cards."""


def ship(loaded: Loaded, package: str, ids: Iterable[str]) -> Shipment:
    """The cards with these ids, compiled from card files that have been checked.

    Raises:
        ShipmentError: there is no card with one of the ids.
    """
    return shipment(package, needed(package_sources(loaded.card_sets), ids))


def make_job(
    pairs: Sequence[tuple[Entrant, Entrant]],
    edition: str,
    ship: Callable[[Iterable[str]], Shipment],
    *,
    seed: int = 1,
    options: Sequence[str] = (),
    most_actions: int = MOST_ACTIONS,
    ship_changed: Callable[[Iterable[str]], Shipment] | None = None,
) -> Job:
    """A job of these pairs. ``ship`` gives the cards with some ids, ``ship_changed`` those of a what-if.

    Raises:
        ShipmentError: there is no card with one of the ids.
    """
    ids = list(dict.fromkeys(id for pair in pairs for entrant in pair for id in entrant.ids))
    cards = ship(ids)
    changed = None if ship_changed is None else ship_changed(ids)
    digest = "" if changed is None else changed.digest
    build = build_digest(entrant.bot for pair in pairs for entrant in pair)
    pairings = [Pairing(a, b, edition, tuple(options), most_actions, cards.digest, build, digest) for a, b in pairs]
    return Job(tuple(pairings), seed, cards, changed)


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
