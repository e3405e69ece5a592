"""Legal decks drawn at random from a pool of cards, evolution lines kept together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardc.engine import const
from cardc.engine.carddata import CardData, EnergyData, PokemonData, TrainerData
from cardc.engine.chance import Chance

SIZE: Final = 60
COPIES: Final = 4
LINES: Final = 3
TRAINERS: Final = 10


class Drawer:
    """Draws decks from one pool. Printings of one card count as that card."""

    def __init__(self, cards: Sequence[CardData]) -> None:
        self._basics: list[CardData] = []
        self._after: dict[str, list[PokemonData]] = {}
        self._trainers: list[TrainerData] = []
        self._special: list[EnergyData] = []
        self._energy: dict[int, EnergyData] = {}
        for card in cards:
            if isinstance(card, PokemonData):
                if card.stage == const.BASIC:
                    self._basics.append(card)
                else:
                    self._after.setdefault(card.evolves_from, []).append(card)
            elif isinstance(card, TrainerData):
                (self._basics if card.name in _evolved_from(cards) else self._trainers).append(card)  # a fossil
            elif isinstance(card, EnergyData):
                if card.basic:
                    self._energy.setdefault(card.provides[0], card)
                else:
                    self._special.append(card)

    def deck(self, chance: Chance) -> list[CardData]:
        """A legal deck (R010 to R015): some evolution lines, Trainer cards, and the Energy that its attacks need."""
        deck: list[CardData] = []
        named: dict[str, int] = {}

        def add(card: CardData, number: int) -> None:
            for _ in range(min(number, COPIES - named.get(card.name, 0))):
                named[card.name] = named.get(card.name, 0) + 1
                deck.append(card)

        for _ in range(LINES):
            for depth, card in enumerate(self._line(chance)):
                add(card, COPIES - depth)
        while not any(isinstance(card, PokemonData) and card.stage == const.BASIC for card in deck):
            add(self._line(chance)[0], COPIES)
        for _ in range(TRAINERS):
            add(self._trainers[chance.below(len(self._trainers))], 1)
        if self._special:
            add(self._special[chance.below(len(self._special))], 2)
        needed = self._needed(deck)
        del deck[SIZE - 1 :]
        while len(deck) < SIZE:
            deck.append(self._energy[needed[chance.below(len(needed))]])
        return deck

    def _line(self, chance: Chance) -> list[CardData]:
        """A Basic card and, as long as there are any, cards that evolve from it."""
        line = [self._basics[chance.below(len(self._basics))]]
        while (later := self._after.get(line[-1].name)) is not None:
            line.append(later[chance.below(len(later))])
        return line

    def _needed(self, deck: Sequence[CardData]) -> list[int]:
        """The types that the attacks ask for, as often as they do; any type when they ask for none."""
        needed = [
            type
            for card in deck
            if isinstance(card, PokemonData)
            for attack in card.attacks
            for type in attack.cost
            if type in self._energy
        ]
        return needed or list(self._energy)


def _evolved_from(cards: Sequence[CardData]) -> set[str]:
    return {card.evolves_from for card in cards if isinstance(card, PokemonData)}
