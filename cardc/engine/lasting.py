"""Lasting effects: data on the Pokémon or the player they work on, and what holds right now.

An effect ends when its Pokémon leaves the Active place or evolves (R128, R151), else with its turn; one that is about two
Pokémon ends when either does so. An effect that holds ``WHILE_IN_PLAY`` ends only with the Pokémon's stay in play.
"""

from __future__ import annotations

from typing import Final

from cardc.engine import const, trace
from cardc.engine.carddata import as_pokemon
from cardc.engine.game import Game
from cardc.engine.state import InPlay, Lasting, State

_ABOUT_TWO: Final = (const.LASTS_LESS_DAMAGE, const.LASTS_LESS_DAMAGE_BEFORE, const.LASTS_CANNOT_ATTACK)


def turn_of(game: Game, player: int, duration: int) -> int:
    """The number of the turn in which an effect with ``duration``, made by ``player`` now, holds, or a ``TURN_…``."""
    state = game.state
    if duration == const.WHILE_IN_PLAY:
        return const.TURN_ALWAYS
    if duration == const.WHILE_ACTIVE:
        return const.TURN_WHILE_ACTIVE
    if duration == const.THIS_TURN:
        return state.turn
    own_turn = state.player == player
    if duration == const.OPPONENTS_NEXT_TURN:
        return state.turn + (1 if own_turn else 2)
    if duration == const.YOUR_NEXT_TURN:
        return state.turn + (2 if own_turn else 1)
    if duration == const.THROUGH_OPPONENTS_NEXT_TURN:
        return const.TURN_THROUGH - state.turn - (1 if own_turn else 2)
    return const.TURN_THROUGH - state.turn - (2 if own_turn else 1)


def over(effect_turn: int, turn: int) -> bool:
    """Whether what holds in ``effect_turn`` (a turn, or a ``TURN_…``) has ended with ``turn``."""
    if effect_turn >= 0:
        return effect_turn <= turn
    return effect_turn <= const.TURN_THROUGH and const.TURN_THROUGH - effect_turn <= turn


def from_now(effect_turn: int, turn: int) -> int:
    """A turn as its distance from ``turn``; the inverse of :func:`counted_from`."""
    if effect_turn >= 0:
        return effect_turn - turn
    return effect_turn + turn if effect_turn <= const.TURN_THROUGH else effect_turn


def counted_from(turns: int, turn: int) -> int:
    """The turn that lies ``turns`` turns after ``turn``, as :func:`from_now` tells it."""
    if turns >= 0:
        return turn + turns
    return turns - turn if turns <= const.TURN_THROUGH else turns


def add(game: Game, pokemon: InPlay, effect: Lasting) -> None:
    """Put a lasting effect on a Pokémon."""
    pokemon.effects += (effect,)
    game.state.timed = True
    if game.log is not None:
        game.note(pokemon.owner, "lasting", game.cause, pokemon.data.name, effect.kind)
    if game.trace is not None:
        game.trace.append((trace.EFFECT, "", f"lasting effect on {pokemon.data.name}", 0, 0, game.cause))


def now(effect: Lasting, turn: int) -> bool:
    """Whether an effect holds in ``turn``."""
    return effect.turn == turn or effect.turn < 0


def holds(pokemon: InPlay, kind: int, turn: int) -> bool:
    """Whether a lasting effect of ``kind`` holds for a Pokémon in ``turn``."""
    return any(effect.kind == kind and (effect.turn == turn or effect.turn < 0) for effect in pokemon.effects)


def number(pokemon: InPlay, kind: int, turn: int) -> int:
    """How many lasting effects of ``kind`` hold for a Pokémon in ``turn``."""
    found = 0
    for effect in pokemon.effects:
        if effect.kind == kind and (effect.turn == turn or effect.turn < 0):
            found += 1
    return found


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
            and (effect.a == card or _same_card(state, effect.a, card))
        ):
            return True
    return False


def _same_card(state: State, one: int, other: int) -> bool:
    """Whether two cards bear the very same attacks: printings of one card share them."""
    a = as_pokemon(state.cards[one].data)
    b = as_pokemon(state.cards[other].data)
    if a is None or b is None or len(a.attacks) != len(b.attacks):
        return False
    return all(a.attacks[i] is b.attacks[i] for i in range(len(a.attacks)))


def end_about(state: State, gone: InPlay) -> None:
    """``gone`` has left the Active place or evolved: what holds between it and a Pokémon of the other side ends."""
    uid = gone.uid
    for pokemon in state.sides[1 - gone.owner].pokemon():
        if pokemon.effects:
            pokemon.effects = tuple(
                [
                    effect
                    for effect in pokemon.effects
                    if effect.b != uid or effect.kind not in _ABOUT_TWO or effect.turn == const.TURN_ALWAYS
                ]
            )


def expire(pokemon: InPlay, turn: int) -> None:
    """Drop the effects whose turn was ``turn`` or earlier."""
    for effect in pokemon.effects:
        if over(effect.turn, turn):
            pokemon.effects = left(pokemon.effects, turn)
            return


def left(effects: tuple[Lasting, ...], turn: int) -> tuple[Lasting, ...]:
    """The effects that go on after ``turn``."""
    return tuple([effect for effect in effects if not over(effect.turn, turn)])
