"""The end of a turn and what is settled before the next one (R115, R207 to R211, R217, R225, R226)."""

from __future__ import annotations

from typing import Final

from cardc.engine import conditions, const, editions, hooks, knockout, lasting, moves, trace
from cardc.engine.attachments import end_turned, expire_trainers
from cardc.engine.context import Context
from cardc.engine.game import Game
from cardc.engine.standing import stops_for_a_while
from cardc.engine.state import InPlay, State
from cardc.engine.zones import discard_stadium, to_discard

_DAMAGING: Final = (editions.BETWEEN_POISON, editions.BETWEEN_BURN, editions.BETWEEN_OTHER)
"""Steps after which a Pokémon may have to be Knocked Out."""


def end_turn(game: Game) -> None:
    """Everything from the end of one turn to the point where the next one can begin."""
    state = game.state
    edition = game.edition
    if edition.win_no_pokemon != editions.AT_ONCE and knockout.decide(game):
        return
    settle = _anything_to_settle(state)
    if state.timed:
        _end_trainers(game)
    if settle and _settle_all(game):
        return
    if state.spoken:
        knockout.check(game)
        if state.phase >= const.PHASE_SUDDEN_DEATH:
            return
    if edition.stadium_leaves == editions.UNTIL_END_OF_TURN:
        discard_stadium(game, state.player)
    for side in state.sides:
        if side.seen:
            side.seen = []
    if state.timed:
        stops = state.spoken and stops_for_a_while(state)
        state.timed = _end_lasting(state)
        if stops and knockout.look_again(game):
            return
    state.sides[state.player].end_turn()
    state.player = 1 - state.player
    state.phase = const.PHASE_TURN_START


def _settle_all(game: Game) -> bool:
    """All steps between turns; True when the game is decided by what falls."""
    state = game.state
    edition = game.edition
    for code, _ in edition.between_turns_order:
        for player in (state.player, 1 - state.player):
            active = state.sides[player].active
            if active is not None and active.conditions:
                _settle(game, active, code)
            if code == editions.BETWEEN_OTHER:
                _other_effects(game, player)
        if edition.between_turns_ko == editions.AT_ONCE and code in _DAMAGING:
            knockout.check(game)
            if state.phase >= const.PHASE_SUDDEN_DEATH:
                return True
    if edition.between_turns_ko != editions.AT_ONCE:
        knockout.check(game)
    return state.phase >= const.PHASE_SUDDEN_DEATH


def _settle(game: Game, active: InPlay, code: int) -> None:
    """One step for one Active Pokémon that has some condition (R208, R209, R211)."""
    if code == editions.BETWEEN_POISON:
        if active.has(const.POISONED):
            _hurt(game, active, active.poison, "Poisoned")
    elif code == editions.BETWEEN_BURN:
        if active.has(const.BURNED) and not game.flip(active.owner):
            _hurt(game, active, game.edition.burn_damage, "Burned")
    elif code == editions.BETWEEN_SLEEP:
        if active.has(const.ASLEEP) and _sleep_is_checked(game, active) and game.flip(active.owner):
            conditions.recover(game, active, const.ASLEEP)
    elif (
        code == editions.BETWEEN_PARALYSIS and active.has(const.PARALYZED) and active.paralyzed_until <= game.state.turn
    ):
        conditions.recover(game, active, const.PARALYZED)


def _other_effects(game: Game, player: int) -> None:
    """What the powers and attached Trainer cards of a player do between turns (R209)."""
    for pokemon in game.state.sides[player].pokemon():
        if pokemon.hooks & const.HOOK_BETWEEN_TURNS:
            c = Context(game, player)
            for standing in hooks.standing(c, pokemon, const.HOOK_BETWEEN_TURNS):
                if standing.source is not pokemon:
                    continue  # it speaks of others too, and is done once, with its own Pokémon
                game.cause = standing.effect.name
                standing.effect.between_turns(c.voice(standing))
                game.cause = ""


def _sleep_is_checked(game: Game, active: InPlay) -> bool:
    """Whether the sleep coin is flipped now: after each turn, in an optional reading only after the owner's (R217)."""
    return game.edition.asleep_check == editions.EVERY_BETWEEN_TURNS or active.owner == game.state.player


def _hurt(game: Game, active: InPlay, points: int, cause: str) -> None:
    """Damage between turns; neither Weakness nor Resistance (R226)."""
    if game.trace is not None:
        what = f"damage on {active.data.name}"
        game.trace.append((trace.BETWEEN_TURNS, "", what, active.damage, active.damage + points, cause))
    active.damage += points
    if game.log is not None:
        game.note(active.owner, "damage", cause, active.data.name, points)


def _anything_to_settle(state: State) -> bool:
    """Whether an Active Pokémon is in a condition or some effect acts between turns."""
    for side in state.sides:
        active = side.active
        if active is not None and active.conditions:
            return True
    return state.hooks & const.HOOK_BETWEEN_TURNS != 0


def _end_trainers(game: Game) -> None:
    """Discard the attached Trainer cards that stay until the end of this turn."""
    state = game.state
    for side in state.sides:
        for pokemon in side.pokemon():
            if pokemon.trainers:
                for card in expire_trainers(state, state.turn, pokemon):
                    to_discard(game, card, const.ZONE_ATTACHED, moves.DISCARDED, pokemon.owner)
                    if game.log is not None:
                        game.note(pokemon.owner, "discard", card.data.name, pokemon.data.name, 0)


def _end_lasting(state: State) -> bool:
    """Drop lasting effects of this turn, and count turned Energy anew; returns whether anything is left that may end with a turn."""
    turn = state.turn
    left = False
    for side in state.sides:
        if side.effects:
            side.effects = lasting.left(side.effects, turn)
            left = left or len(side.effects) > 0
        for pokemon in side.pokemon():
            if pokemon.effects:
                lasting.expire(pokemon, turn)
            if pokemon.energy_turned:
                end_turned(pokemon, turn)
            if pokemon.effects or pokemon.trainers or pokemon.energy_turned:
                left = True
    return left
