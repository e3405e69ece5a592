"""The course of a game: one action after the other, each from one saved point to the next."""

from __future__ import annotations

from cardc.engine import actions, between_turns, const, editions, knockout, setup
from cardc.engine.decisions import ASK_ACTION
from cardc.engine.game import Game
from cardc.engine.standing import stops_for_a_while
from cardc.engine.zones import draw


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


def play(game: Game) -> None:
    """Play to the end with players who answer at once."""
    state = game.state
    while state.phase != const.PHASE_OVER:
        advance(game)
