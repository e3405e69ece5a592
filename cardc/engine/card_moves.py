"""What effects do with cards in hand and deck: drawing, discarding, searching."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardc.engine import const, moves, selecting
from cardc.engine.decisions import ASK_DECK_CARD, ASK_HAND_CARD
from cardc.engine.state import Card
from cardc.engine.zones import matches, remove_from_hand, to_discard

if TYPE_CHECKING:
    from cardc.engine.context import Context


def hand_besides(c: Context, player: int) -> list[Card]:
    """A player's hand without the card that is being played."""
    hand = c.state.sides[player].hand
    if c.card is None:
        return hand
    return [card for card in hand if card is not c.card]


def discard_from_hand(c: Context, player: int, number: int, up_to: bool) -> None:
    """A player discards cards of their own choice; with ``ALL`` the whole hand."""
    hand = hand_besides(c, player)
    limit = len(hand) if number == const.ALL else number
    for card in selecting.pick_cards(c, ASK_HAND_CARD, hand, limit, up_to, player).copy():
        remove_from_hand(c.state, card)
        to_discard(c.game, card, const.ZONE_HAND, moves.DISCARDED, player)
        if c.game.log is not None:
            c.game.note(player, "discard hand", card.data.name, "", 0)


def search_deck(c: Context, number: int, up_to: bool, card_class: int, type: int) -> None:
    """Search the controller's deck for cards, take them into hand, shuffle the deck (R233).

    The cards are shown to the opponent, so the log names them, unless any card would do.
    """
    side = c.state.sides[c.player]
    found = [card for card in side.deck if matches(card, card_class, type)]
    limit = len(found) if number == const.ALL else number
    taken = selecting.pick_cards(c, ASK_DECK_CARD, found, limit, up_to, c.player)
    for card in taken:
        side.deck = [other for other in side.deck if other is not card]
        side.hand.append(card)
        c.game.moved(card, const.ZONE_DECK, const.ZONE_HAND, moves.SEARCHED, c.player)
        if c.game.log is not None and card_class != const.CARD:
            c.game.note(c.player, "takes", card.data.name, "", 0)
    if c.game.log is not None:
        c.game.note(c.player, "searches", "", "", len(taken))
    c.state.chance.shuffle(side.deck)
