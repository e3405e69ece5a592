"""Counting over many games of two decks: which cards were drawn, played and attacked with, and how those games ended.

The counts are taken from the record of moves after each game, so that a game that nobody counts pays nothing.
"""

from __future__ import annotations

from typing import Final

from cardc.engine import const, moves
from cardc.engine.decisions import ASK_ACTION, Player, Question
from cardc.engine.game import Game
from cardc.engine.state import Card
from cardc.engine.turn import advance

COLUMNS: Final = (
    "copies drawn",
    "games drawn",
    "wins drawn",
    "copies played",
    "games played",
    "wins played",
    "attacks",
    "games attacked",
    "wins attacked",
)
"""What is counted of each printing: copies, games with at least one, and how many of those games its player has won."""


class Watched(Player):
    """A player that another one answers for; the cards that it attacks with go into a list, by number."""

    def __init__(self, player: Player, attackers: list[int]) -> None:
        self.player: Player = player
        self.attackers: list[int] = attackers

    def answer(self, question: Question) -> int:
        index = self.player.answer(question)
        options = question._options
        if question.kind == ASK_ACTION and 0 <= index < len(options) and options[index] >> 16 == const.ACT_ATTACK:
            active = question._state.sides[question.player].active
            if active is not None:
                self.attackers.append(active.top.number)
        return index


def play_until(game: Game, most: int) -> int:
    """Play to the end, or until ``most`` actions have been done; returns how many were."""
    state = game.state
    done = 0
    while state.phase != const.PHASE_OVER and done < most:
        advance(game)
        done += 1
    return done


class Tally:
    """Counts of each player's printings over games with the same two decks in the same order.

    A card counts as *drawn* when it comes into a hand from the deck or the Prizes (a hand that is shuffled back in a mulligan does
    not count), as *played* when it leaves the hand to be used: put down, attached, evolved into, or played as a Trainer card. A Pokémon
    that the rules or a card bring from the deck into play was not played.
    """

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.kind_of: list[int] = []
        self.owners: list[int] = []
        self.ids: list[str] = []
        known: dict[str, int] = {}
        for card in cards:
            key = f"{card.owner} {card.data.id}"
            if key not in known:
                known[key] = len(self.ids)
                self.owners.append(card.owner)
                self.ids.append(card.data.id)
            self.kind_of.append(known[key])
        self.counts: list[list[int]] = [[0] * len(COLUMNS) for _ in self.ids]

    def add(self, game: Game, attackers: list[int]) -> None:
        """Count one game, over or stopped; ``game.moves`` must have been a list from its start on."""
        kinds = len(self.ids)
        drawn = [0] * kinds
        played = [0] * kinds
        attacked = [0] * kinds
        kind_of = self.kind_of
        for _, number, source, target, why, _, _ in game.moves or []:
            if target == const.ZONE_HAND:
                if source == const.ZONE_DECK or source == const.ZONE_PRIZES:
                    drawn[kind_of[number]] += 1
            elif source == const.ZONE_HAND:
                if target == const.ZONE_DECK:
                    if why == moves.MULLIGAN:
                        drawn[kind_of[number]] -= 1
                elif target == const.ZONE_BENCH or target == const.ZONE_ACTIVE or target >= const.ZONE_ATTACHED:
                    played[kind_of[number]] += 1
        for number in attackers:
            attacked[kind_of[number]] += 1
        winner = game.state.winner
        for kind in range(kinds):
            row = self.counts[kind]
            won = 1 if self.owners[kind] == winner else 0
            _count(row, 0, drawn[kind], won)
            _count(row, 3, played[kind], won)
            _count(row, 6, attacked[kind], won)

    def of(self, player: int) -> dict[str, list[int]]:
        """The counts of one player's printings by id, in the order of :data:`COLUMNS`."""
        return {self.ids[kind]: self.counts[kind] for kind in range(len(self.ids)) if self.owners[kind] == player}


def _count(row: list[int], column: int, copies: int, won: int) -> None:
    if copies > 0:
        row[column] += copies
        row[column + 1] += 1
        row[column + 2] += won
