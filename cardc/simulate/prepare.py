"""From card files and decks to a job: compiles what the decks need, once, before anything is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from cardc.emit.module import package_sources
from cardc.simulate.builds import build_digest
from cardc.simulate.plan import MOST_ACTIONS, Entrant, Pairing
from cardc.simulate.playing import Job
from cardc.simulate.shipment import Shipment, needed, shipment
from cardc.syntax import Loaded


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
