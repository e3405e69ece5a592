"""Lasting effects: data on the Pokémon they work on, and what holds for it right now.

An effect ends when its Pokémon leaves the Active place or evolves (R128, R151), else with its turn; an effect of kind
``WHILE_IN_PLAY`` ends only with the Pokémon's stay in play.
"""

from __future__ import annotations

from cardc.engine import const, trace
from cardc.engine.game import Game
from cardc.engine.state import InPlay, Lasting


def turn_of(game: Game, player: int, duration: int) -> int:
    """The number of the turn in which an effect with ``duration``, made by ``player`` now, holds; -1: while in play."""
    state = game.state
    if duration == const.WHILE_IN_PLAY:
        return -1
    if duration == const.THIS_TURN:
        return state.turn
    own_turn = state.player == player
    if duration == const.OPPONENTS_NEXT_TURN:
        return state.turn + (1 if own_turn else 2)
    return state.turn + (2 if own_turn else 1)


def add(game: Game, pokemon: InPlay, effect: Lasting) -> None:
    """Put a lasting effect on a Pokémon."""
    pokemon.effects.append(effect)
    if game.log is not None:
        game.note(pokemon.owner, "lasting", game.cause, pokemon.data.name, effect.kind)
    if game.trace is not None:
        game.trace.append((trace.EFFECT, "", f"lasting effect on {pokemon.data.name}", 0, 0, game.cause))


def holds(pokemon: InPlay, kind: int, turn: int) -> bool:
    """Whether a lasting effect of ``kind`` holds for a Pokémon in ``turn``."""
    return any(effect.kind == kind and (effect.turn == turn or effect.turn < 0) for effect in pokemon.effects)


def cannot_use(game: Game, pokemon: InPlay, card: int, attack: int) -> bool:
    """Whether a lasting effect forbids the attack at place ``attack`` of the card with number ``card``.

    The same attack on another printing of the same card counts as the same.
    """
    state = game.state
    for effect in pokemon.effects:
        if (
            effect.kind == const.LASTS_CANNOT_USE
            and effect.b == attack
            and (effect.turn == state.turn or effect.turn < 0)
            and state.cards[effect.a].data is state.cards[card].data
        ):
            return True
    return False


def expire(pokemon: InPlay, turn: int) -> None:
    """Drop the effects whose turn was ``turn`` or earlier."""
    for effect in pokemon.effects:
        if 0 <= effect.turn <= turn:
            pokemon.effects = [kept for kept in pokemon.effects if kept.turn < 0 or kept.turn > turn]
            return
