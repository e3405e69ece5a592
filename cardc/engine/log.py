"""The log of a game: one tuple for each thing that both players see, filled only when somebody wants it."""

from __future__ import annotations

from typing import Final

from cardc.engine import const

LogLine = tuple[int, int, str, str, str, int]
"""(turn, player, what, card, target, number)"""

_PHRASES: Final = {
    "shows": "{player} shows {card}",
    "mulligan": "{player} has no Basic Pokémon, shows the hand and draws a new one",
    "extra cards": "{player} draws {number} extra cards",
    "first player": "{player} goes first",
    "starts with": "{player} starts with {card} as Active Pokémon",
    "starts bench": "{player} starts with {card} on the Bench",
    "turn": "— turn {number}: {player}",
    "draw": "{player} draws {number}",
    "bench": "{player} puts {card} on the Bench",
    "evolve": "{player} evolves {target} into {card}",
    "energy": "{player} attaches {card} to {target}",
    "play": "{player} plays {card}",
    "power": "{player} uses {card} of {target}",
    "retreat": "{player} retreats {target}",
    "retreat fails": "{player} fails to retreat {target}",
    "switch": "{player}'s {target} becomes the Active Pokémon",
    "attack": "{player} attacks with {card} of {target}",
    "flip heads": "{player} flips heads",
    "flip tails": "{player} flips tails",
    "damage": "{card} does {number} damage to {target}",
    "counters off": "{number} damage is removed from {target}",
    "counters move": "{number} damage moves from {card} to {target}",
    "condition": "{target} is now {card}",
    "recovers": "{target} is no longer {card}",
    "discard": "{card} is discarded from {target}",
    "discard hand": "{player} discards {card} from hand",
    "discard deck": "{player} discards {card} from the deck",
    "discard stadium": "{card} leaves play",
    "discard doll": "{player} discards {card} from play",
    "to hand": "{player} takes {card} from the {target} into hand",
    "to deck": "{player} shuffles {card} from the {target} into the deck",
    "to top": "{player} puts {card} from the {target} on top of the deck",
    "to discard": "{player} discards {card} from the {target}",
    "returns": "{target} returns to the hand of {player}",
    "returns to deck": "{target} is shuffled into the deck of {player}",
    "looks": "{player} looks at {card}",
    "rearranges": "{player} puts the top {number} cards of a deck in order",
    "counters on": "{card} puts {number} damage on {target}",
    "energy moves": "{card} moves to {target}",
    "takes": "{player} takes {card} from the deck",
    "searches": "{player} searches the deck and takes {number} cards",
    "lasting": "{card} has an effect on {target}",
    "knock out": "{target} is Knocked Out",
    "prize": "{player} takes a Prize, {number} left",
    "new active": "{player}'s new Active Pokémon is {target}",
    "nothing": "{card} does nothing",
    "win": "{player} wins: {card}",
    "sudden death": "both players win at once: Sudden Death",
}


def render(log: list[LogLine], players: tuple[str, str] = ("A", "B")) -> list[str]:
    """The lines of a log for people, one string each."""
    lines = []
    for _, player, what, card, target, number in log:
        name = "" if player == const.NO_ONE else players[player]
        lines.append(_PHRASES[what].format(player=name, card=card, target=target, number=number))
    return lines
