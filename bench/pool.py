"""The cards and decks that benchmarks and long runs play with: the project's own."""

from __future__ import annotations

import sys
from pathlib import Path

from cardc.engine.carddata import CardData
from cardc.scenario.cards import compile_cards
from cardc.syntax import load
from cardc.syntax.deck import read_deck, resolve_deck

ROOT = Path(__file__).parent.parent
CARDS = ROOT / "cards"
DECKS = CARDS / "decks"


def two_decks() -> tuple[list[CardData], list[CardData]]:
    """The two decks of the project, resolved."""
    sets = load([CARDS]).card_sets
    cards = {card.id: card for card in compile_cards([CARDS]).cards}
    decks: list[list[CardData]] = []
    for file in sorted(DECKS.glob("*.deck"))[:2]:
        found = resolve_deck(read_deck(file), sets)
        if found.diagnostics:
            sys.exit(f"{file}: {found.diagnostics[0].message}")
        decks.append([cards[id] for id in found.ids])
    return decks[0], decks[1]
