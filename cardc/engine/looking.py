"""Looking at cards that nobody or only their owner may see, showing a hand, putting the top of a deck in order.

What a player has looked at stays in that player's ``seen`` until the turn ends; only that player's view holds it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardc.engine import const, selecting
from cardc.engine.decisions import ASK_LOOK, ASK_ORDER, ASK_PRIZE_TO_SEE, ASK_SIDE
from cardc.engine.state import Card

if TYPE_CHECKING:
    from cardc.engine.context import Context


def show_hand(c: Context, player: int) -> None:
    """A player shows their hand: the log names every card, and the other player has seen them."""
    shown = c.state.sides[player].hand.copy()
    c.state.sides[1 - player].seen = shown
    if c.game.log is not None:
        for card in shown:
            c.game.note(player, "shows", card.data.name, "", 0)


def possible(c: Context, at: tuple[int, ...]) -> list[int]:
    """Which of the things that may be looked at are there."""
    return [what for what in at if _there(c, what)]


def _there(c: Context, what: int) -> bool:
    mine = c.state.sides[c.player]
    theirs = c.state.sides[1 - c.player]
    if what == const.LOOK_TOP_OF_A_DECK:
        return len(mine.deck) > 0 or len(theirs.deck) > 0
    if what == const.LOOK_A_PRIZE:
        return len(mine.prizes) > 0 or len(theirs.prizes) > 0
    return len(theirs.hand) > 0


def look(c: Context, at: tuple[int, ...]) -> None:
    """The controller looks at one of the things in ``at``; nobody else learns what it is."""
    options = possible(c, at)
    if not options:
        return
    what = c.game.ask(c.player, ASK_LOOK, options)
    theirs = c.state.sides[1 - c.player]
    if what == const.LOOK_TOP_OF_A_DECK:
        seen = [c.state.sides[_pick_deck(c, const.EITHER)].deck[-1]]
    elif what == const.LOOK_CARD_IN_HAND:
        seen = [theirs.hand[c.state.chance.below(len(theirs.hand))]]
    elif what == const.LOOK_A_PRIZE:
        places = []
        for player in (c.player, 1 - c.player):
            places += [player * 8 + i for i in range(len(c.state.sides[player].prizes))]
        place = c.game.ask(c.player, ASK_PRIZE_TO_SEE, places)
        seen = [c.state.sides[place >> 3].prizes[place & 7]]
    else:
        seen = theirs.hand.copy()
    c.state.sides[c.player].seen = seen
    if c.game.log is not None:
        c.game.note(c.player, "looks", const.LOOK_NAMES[what], "", len(seen))


def decks(c: Context, owner: int) -> list[int]:
    """The players whose deck is meant and holds a card."""
    players = (c.player, 1 - c.player)
    if owner != const.EITHER:
        players = (c.who(owner), c.who(owner))
    found: list[int] = []
    for player in players:
        if c.state.sides[player].deck and player not in found:
            found.append(player)
    return found


def _pick_deck(c: Context, owner: int) -> int:
    return c.game.ask(c.player, ASK_SIDE, decks(c, owner))


def rearrange(c: Context, least: int, most: int, owner: int) -> None:
    """The controller looks at between ``least`` and ``most`` cards from the top of a deck and puts them back in any order.

    The order is asked one card at a time: first the card that lies on top afterwards.
    """
    if not decks(c, owner):
        return
    player = _pick_deck(c, owner)
    deck = c.state.sides[player].deck
    taken = selecting.amount(c, least, most, len(deck))
    left = [deck.pop() for _ in range(taken)]
    c.state.sides[c.player].seen = left.copy()
    ordered: list[Card] = []
    while left:
        card = selecting.pick_cards(c, ASK_ORDER, left, 1, 1, c.player)[0]
        ordered.append(card)
        left = [other for other in left if other is not card]
    deck.extend(reversed(ordered))
    if c.game.log is not None:
        c.game.note(c.player, "rearranges", "", "", taken)
