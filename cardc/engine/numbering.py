"""A stable numbering of everything that can be answered, for learners: one number for each option, and a mask of the legal ones.

The numbers depend on the size of the decks alone, not on what is legal now:

====================  ==========================================================================
end of turn           0
retreat               1
attack                place on the card
power                 place of the Pokémon, then of the power
doll off the table    place of the Pokémon
to the Bench          card of the own deck
Trainer card          card of the own deck
evolve                card of the own deck, then place of the Pokémon
Energy                card of the own deck, then place of the Pokémon
nothing               "no more" of any question
a card                number of the card, any question about cards
a Pokémon             place, any question about Pokémon
an attack             number of the card, then place on it
a number              any other question
====================  ==========================================================================
"""

from __future__ import annotations

from typing import Final

from cardc.engine import const, decisions
from cardc.engine.decisions import NOTHING, Question

ATTACKS: Final = 8
POWERS: Final = 4
PLACES: Final = 8
"""Of one player: the Active place, then the Bench."""
NUMBERS: Final = 256
"""Numbers, types, conditions, yes (1) and no (0)."""

_CARD_KINDS: Final = (
    decisions.ASK_FIRST_ACTIVE,
    decisions.ASK_FIRST_BENCH,
    decisions.ASK_ATTACHED_ENERGY,
    decisions.ASK_HAND_CARD,
    decisions.ASK_DECK_CARD,
    decisions.ASK_DISCARD_CARD,
    decisions.ASK_ORDER,
)


class Numbering:
    """The numbering of a game with ``cards`` cards in each deck. ``size`` is how many numbers there are: 0 to ``size`` - 1."""

    def __init__(self, cards: int = 60) -> None:
        self.cards: Final = cards
        self._attack: Final = 2
        self._power: Final = self._attack + ATTACKS
        self._doll: Final = self._power + PLACES * POWERS
        self._bench: Final = self._doll + PLACES
        self._trainer: Final = self._bench + cards
        self._evolve: Final = self._trainer + cards
        self._energy: Final = self._evolve + cards * PLACES
        self._nothing: Final = self._energy + cards * PLACES
        self._card: Final = self._nothing + 1
        self._pokemon: Final = self._card + 2 * cards
        self._of_card: Final = self._pokemon + 2 * PLACES
        self._number: Final = self._of_card + 2 * cards * ATTACKS
        self.size: Final = self._number + NUMBERS

    def number(self, question: Question, index: int) -> int:
        """The number of an option of a question.

        Raises:
            ValueError: the game is larger than the numbering (a deck of more cards, a card with more attacks).
        """
        value = question.options[index]
        if question.kind == decisions.ASK_ACTION:
            found = self._action(value, question.player)
        elif value == NOTHING:
            found = self._nothing
        elif question.kind in _CARD_KINDS:
            found = _within(self._card, value, 2 * self.cards)
        elif question.kind in (decisions.ASK_NEW_ACTIVE, decisions.ASK_POKEMON):
            found = _within(self._pokemon, value, 2 * PLACES)
        elif question.kind == decisions.ASK_ATTACK:
            place = _within(0, value & 255, ATTACKS)
            found = self._of_card + _within(0, value >> 8, 2 * self.cards) * ATTACKS + place
        else:
            found = _within(self._number, value, NUMBERS)
        return found

    def _action(self, value: int, player: int) -> int:
        kind = value >> 16
        a = value >> 8 & 255
        place = value & 7
        if kind == const.ACT_END_TURN:
            return 0
        if kind == const.ACT_RETREAT:
            return 1
        if kind == const.ACT_ATTACK:
            return _within(self._attack, a, ATTACKS)
        if kind == const.ACT_POWER:
            return self._power + place * POWERS + _within(0, a, POWERS)
        if kind == const.ACT_DISCARD:
            return self._doll + place
        card = _within(0, a - player * self.cards, self.cards)
        if kind == const.ACT_BENCH:
            return self._bench + card
        if kind == const.ACT_TRAINER:
            return self._trainer + card
        return (self._evolve if kind == const.ACT_EVOLVE else self._energy) + card * PLACES + place

    def numbers(self, question: Question) -> list[int]:
        """The numbers of all options, in their order."""
        return [self.number(question, index) for index in range(len(question.options))]

    def mask(self, question: Question) -> list[int]:
        """For each number 1 when it is an option of the question, else 0."""
        found = [0] * self.size
        for number in self.numbers(question):
            found[number] = 1
        return found

    def index(self, question: Question, number: int) -> int:
        """The place of the option with this number.

        Raises:
            ValueError: it is no option of the question.
        """
        numbers = self.numbers(question)
        if number not in numbers:
            raise ValueError(f"{number} is no legal answer to “{question.text}”")
        return numbers.index(number)


def _within(start: int, value: int, number: int) -> int:
    if not 0 <= value < number:
        raise ValueError(f"{value} does not fit into a numbering with {number} places for it")
    return start + value
