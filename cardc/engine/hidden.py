"""Dealing hidden cards anew: a position as one player may imagine it, and never the coins and draws that are to come.

What a player can't see is dealt again at random among the places where it may lie: of the player's own cards the deck and the Prizes; of the
opponent's the hand, the deck and the Prizes. Which cards are in the two decks is taken to be known. Coins and shuffles come from a new seed.
"""

from __future__ import annotations

from typing import Final

from cardc.engine import const
from cardc.engine.chance import Chance
from cardc.engine.decisions import (
    ASK_DECK_CARD,
    ASK_HAND_CARD,
    ASK_ORDER,
    Question,
)
from cardc.engine.state import Card, State


class HiddenInformationError(ValueError):
    """A position can't be dealt anew: what a player knows of it is not told by the position alone."""


def determinize(state: State, player: int, seed: int) -> State:
    """A copy of a position between two actions, with everything that ``player`` does not know dealt anew from ``seed``.

    Known and left in their places are what :class:`~cardc.engine.view.View` shows: the own hand, a hand that lies face up, cards looked at in
    this turn, everything in play and discarded. The result depends on nothing else.

    Raises:
        HiddenInformationError: the game is not set up yet, so that Pokémon lie face down.
    """
    if state.face_down:
        raise HiddenInformationError("the set-up is one action: nothing can be dealt anew before it ends")
    other = state.copy()
    deal_anew(other, player, seed)
    return other


def deal_anew(state: State, player: int, seed: int, question: Question | None = None) -> None:
    """The same in place, for a position that nobody else holds.

    With the ``question`` that ``player`` is asked in the middle of an action, cards of a zone that it offers stay where they are, and the
    own cards only change their order: the running action may hold some of them.
    """
    chance = Chance(seed)
    seen = state.sides[player].seen
    for side in state.sides:
        zones = [side.deck, side.prizes]
        if side.player != player and not hand_is_open(state, side.player):
            zones.append(side.hand)
        if question is not None:
            zones = [zone for zone in zones if not _offers(question, zone)]
        if question is not None and side.player == player:
            for zone in zones:
                _deal(chance, [zone], seen)
        else:
            _deal(chance, zones, seen)
    state.chance = chance


def _deal(chance: Chance, zones: list[list[Card]], seen: list[Card]) -> None:
    """Shuffle all cards of these zones among their places, but not those that the player has seen where they lie."""
    places: list[tuple[list[Card], int]] = []
    pool: list[tuple[int, Card]] = []
    for zone in zones:
        last = len(zone) - 1
        # Of a deck only the top card can be looked at and stay known; a zone with more of them is a hand or the Prizes.
        for i in range(len(zone)):
            card = zone[i]
            if seen and card in seen and (zone is not zones[0] or i == last):
                continue
            places.append((zone, i))
            pool.append((card.number, card))
    pool.sort(key=_number)  # the deal must not depend on how the cards lie now
    cards = [card for _, card in pool]
    chance.shuffle(cards)
    for i in range(len(cards)):
        zone, place = places[i]
        zone[place] = cards[i]


def _number(entry: tuple[int, Card]) -> int:
    return entry[0]


_ABOUT_CARDS: Final = (ASK_DECK_CARD, ASK_HAND_CARD, ASK_ORDER)


def _offers(question: Question, zone: list[Card]) -> bool:
    """Whether a question offers cards of a zone."""
    if question.kind not in _ABOUT_CARDS:
        return False
    return any(card.number in question.options for card in zone)


def hand_is_open(state: State, player: int) -> bool:
    """Whether a player's hand lies face up."""
    if state.hands_open >> player & 1:
        return True
    for effect in state.sides[player].effects:
        if effect.kind == const.LASTS_HAND_FACE_UP and (effect.turn < 0 or effect.turn == state.turn):
            return True
    return False
