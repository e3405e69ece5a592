"""The course of a game: one action after the other, each from one saved point to the next."""

from __future__ import annotations

from typing import Final

from cardc.engine import actions, between_turns, const, editions, knockout, setup
from cardc.engine.decisions import ASK_ACTION
from cardc.engine.game import Game
from cardc.engine.standing import stops_for_a_while
from cardc.engine.state import State
from cardc.engine.zones import draw

MOST_IN_TURN: Final = 1_000
"""No turn has so many actions: a player has 60 cards, and what can be done without limit changes nothing more by then."""

MOST_IN_GAME: Final = 100_000
"""Nor has a game."""


def advance(game: Game) -> None:
    """Do the next action, whatever the phase says comes next. Nothing happens when the game is over.

    An action is the unit of suspension: between two of them the state alone says everything.
    """
    phase = game.state.phase
    if phase == const.PHASE_MAIN:
        state = game.state
        actions.perform(game, game.ask(state.player, ASK_ACTION, actions.legal_actions(game)))
    elif phase == const.PHASE_TURN_END:
        between_turns.end_turn(game)
    elif phase == const.PHASE_TURN_START:
        start_turn(game)
    elif phase == const.PHASE_SETUP:
        setup.set_up(game)
    elif phase == const.PHASE_SUDDEN_DEATH:
        setup.start_sudden_death(game)
    if game.state.stops_live and const.PHASE_SETUP < game.state.phase < const.PHASE_SUDDEN_DEATH:
        knockout.look_again(game)


def start_turn(game: Game) -> None:
    """A turn begins: its player draws, or loses when the deck is empty (R048, R105)."""
    state = game.state
    state.turn += 1
    player = state.player
    if game.log is not None:
        game.note(player, "turn", "", "", state.turn)
    if state.timed and state.spoken and stops_for_a_while(state) and knockout.look_again(game):
        return
    if not state.sides[player].deck and game.edition.win_deck_out == editions.AT_TURN_DRAW:
        game.win(1 - player, const.WON_BY_DECK_OUT)
        return
    draw(game, player, game.edition.draw)
    state.phase = const.PHASE_MAIN


class EndlessGameError(Exception):
    """Players do one thing after the other and come to no end: a bot that always uses a power without limit, say."""


class Patience:
    """Counts what players do, for whoever plays a game to its end."""

    __slots__ = ("_in_game", "_in_turn", "_turn")

    def __init__(self) -> None:
        self._turn: int = -1
        self._in_turn: int = 0
        self._in_game: int = 0

    def look(self, state: State) -> None:
        """Note that one more thing is going to be done; :class:`EndlessGameError` when it is one too many."""
        self._in_game += 1
        if state.turn != self._turn:
            self._turn = state.turn
            self._in_turn = 0
        self._in_turn += 1
        if self._in_turn > MOST_IN_TURN:
            raise EndlessGameError(
                f"turn {state.turn} does not end: player {state.player} has done {MOST_IN_TURN} things in it"
            )
        if self._in_game > MOST_IN_GAME:
            raise EndlessGameError(f"the game does not end: {MOST_IN_GAME} things were done in {state.turn} turns")


def play(game: Game) -> None:
    """Play to the end with players who answer at once; :class:`EndlessGameError` when they never come to one."""
    state = game.state
    patience = Patience()
    while state.phase != const.PHASE_OVER:
        patience.look(state)
        advance(game)
