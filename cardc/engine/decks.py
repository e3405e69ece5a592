"""Whether a deck may be played (R010 to R015)."""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.carddata import CardData, EnergyData, PokemonData
from cardc.engine.editions import Edition


def deck_problems(deck: list[CardData], edition: Edition) -> list[str]:
    """Every reason why a deck is not legal, in words; empty when it is."""
    problems: list[str] = []
    if len(deck) != edition.deck_size:
        problems.append(f"a deck has exactly {edition.deck_size} cards, this one has {len(deck)} (R010)")
    copies: dict[str, int] = {}
    basics = 0
    for card in deck:
        if not (isinstance(card, EnergyData) and card.basic):
            copies[card.name] = copies.get(card.name, 0) + 1
        if isinstance(card, PokemonData) and card.stage == const.BASIC:
            basics += 1
    for name, number in copies.items():
        if number > edition.max_copies:
            problems.append(f"at most {edition.max_copies} cards of a name: {number} are named {name} (R011)")
    if basics < edition.min_basic_pokemon:
        problems.append("a deck needs at least one Basic Pokémon (R015)")
    return problems
