"""The record of moves: every card that changes its zone says what moved, from where, to where, why and by whom.

A plain list of tuples, filled only when there is one, like trace and log.
"""

from __future__ import annotations

from typing import Final

from cardc.engine import const
from cardc.engine.state import Card

Move = tuple[int, int, int, int, str, int, str]
"""(turn, card number, from zone, to zone, why, by which player, cause); ``cause`` names the card or attack, "": the rules."""

# why a card moves
DRAWN: Final = "drawn"
MULLIGAN: Final = "mulligan"
SET_UP: Final = "set-up"
PRIZE: Final = "prize taken"
BENCHED: Final = "put on the Bench"
EVOLVED: Final = "evolved"
ATTACHED: Final = "attached"
MOVED: Final = "moved"
PUT: Final = "put there"
DEVOLVED: Final = "devolved"
LEFT_PLAY: Final = "left play"
PLAYED: Final = "played"
DISCARDED: Final = "discarded"
SEARCHED: Final = "searched for"
KNOCKED_OUT: Final = "knocked out"
SWITCHED: Final = "switched"
RETREATED: Final = "retreated"
REPLACED: Final = "new active"
NEW_GAME: Final = "new game"


def render(moves: list[Move], cards: tuple[Card, ...]) -> list[str]:
    """The lines of a record for people, one string each."""
    return [
        f"{cards[number].data.name}: {const.ZONE_NAMES[source]} → {const.ZONE_NAMES[target]}, {why}"
        f" by player {by + 1}" + (f" [{cause}]" if cause else "")
        for _, number, source, target, why, by, cause in moves
    ]
