"""The cards and decks that benchmarks and long runs play with: the project's own."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from bench.random_decks import Drawer
from cardc.engine.carddata import CardData
from cardc.engine.chance import Chance
from cardc.identity import set_in
from cardc.prose import load
from cardc.scenario.cards import package_cards
from cardc.syntax.deck import read_deck, resolve_deck

ROOT = Path(__file__).parent.parent
CARDS = ROOT / "cards"
Decks = tuple[list[CardData], list[CardData]]
FOLDERS = (("classic", CARDS / "decks"), ("dp", CARDS / "demo_dp"), ("bw", CARDS / "demo_bw"))
"""Where the decks of each edition stand."""
SETS = ("base1", "base2", "base3")
"""The pool; reprints in other sets are the same cards."""


def two_decks() -> Decks:
    """The first two classic decks of the project, resolved."""
    return _first_two(CARDS / "decks", all_cards())


def decks_of_editions() -> list[tuple[str, Decks]]:
    """Two decks for each edition, with its name."""
    cards = all_cards()
    return [(edition, _first_two(folder, cards)) for edition, folder in FOLDERS]


def all_cards() -> dict[str, CardData]:
    """Every card of the committed package by id: compiled classes where it is compiled."""
    return {card.id: card for card in package_cards("generated").cards}


def pool_cards(cards: Iterable[CardData]) -> list[CardData]:
    """Those of the pool of Base, Jungle and Fossil."""
    return [card for card in cards if set_in(card.id) in SETS]


def random_decks(pairs: int) -> list[Decks]:
    """Pairs of random legal decks of the pool, the same ones every time."""
    drawer = Drawer(pool_cards(all_cards().values()))
    chances = [Chance(seed) for seed in range(pairs)]
    return [(drawer.deck(chance), drawer.deck(chance)) for chance in chances]


def _first_two(folder: Path, cards: dict[str, CardData]) -> Decks:
    sets = load([CARDS]).card_sets
    decks: list[list[CardData]] = []
    for file in sorted(folder.glob("*.deck"))[:2]:
        found = resolve_deck(read_deck(file), sets)
        if found.diagnostics:
            sys.exit(f"{file}: {found.diagnostics[0].message}")
        decks.append([cards[id] for id in found.ids])
    return decks[0], decks[1]
