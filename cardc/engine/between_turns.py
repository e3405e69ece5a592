"""The end of a turn and what is settled before the next one (R115, R207 to R211, R217, R225, R226)."""

from __future__ import annotations

from cardc.engine import conditions, const, editions, knockout, lasting, moves, trace
from cardc.engine.attachments import end_turned, expire_trainers
from cardc.engine.game import Game
from cardc.engine.state import InPlay
from cardc.engine.zones import to_discard


def end_turn(game: Game) -> None:
    """Everything from the end of one turn to the point where the next one can begin."""
    state = game.state
    _end_trainers(game)
    for code, _ in game.edition.between_turns:
        if code == editions.BETWEEN_KNOCK_OUTS:
            knockout.check(game)
            if state.phase >= const.PHASE_SUDDEN_DEATH:
                return
        else:
            for player in (state.player, 1 - state.player):
                active = state.sides[player].active
                if active is not None and active.conditions:
                    _settle(game, active, code)
    _end_lasting(game)
    side = state.sides[state.player]
    side.energy_attached = False
    side.retreats = 0
    side.retreat_failed = False
    side.supporters = 0
    side.stadiums = 0
    state.player = 1 - state.player
    state.phase = const.PHASE_TURN_START


def _settle(game: Game, active: InPlay, code: int) -> None:
    """One step for one Active Pokémon that has some condition (R208, R209, R211)."""
    if code == editions.BETWEEN_POISON:
        if active.has(const.POISONED):
            _hurt(game, active, active.poison, "Poisoned")
    elif code == editions.BETWEEN_BURN:
        if active.has(const.BURNED) and not game.flip(active.owner):
            _hurt(game, active, game.edition.burn_damage, "Burned")
    elif code == editions.BETWEEN_SLEEP:
        if active.has(const.ASLEEP) and game.flip(active.owner):
            conditions.recover(game, active, const.ASLEEP)
    elif active.has(const.PARALYZED) and active.paralyzed_until <= game.state.turn:
        conditions.recover(game, active, const.PARALYZED)


def _hurt(game: Game, active: InPlay, points: int, cause: str) -> None:
    """Damage between turns; neither Weakness nor Resistance (R226)."""
    if game.trace is not None:
        what = f"damage on {active.data.name}"
        game.trace.append((trace.BETWEEN_TURNS, "", what, active.damage, active.damage + points, cause))
    active.damage += points
    if game.log is not None:
        game.note(active.owner, "damage", cause, active.data.name, points)


def _end_trainers(game: Game) -> None:
    """Discard the attached Trainer cards that stay until the end of this turn."""
    turn = game.state.turn
    for side in game.state.sides:
        active = side.active
        if active is not None and active.trainers:
            _discard_trainers(game, active, turn)
        for pokemon in side.bench:
            if pokemon.trainers:
                _discard_trainers(game, pokemon, turn)


def _discard_trainers(game: Game, pokemon: InPlay, turn: int) -> None:
    for card in expire_trainers(turn, pokemon):
        to_discard(game, card, const.ZONE_ATTACHED, moves.DISCARDED, pokemon.owner)
        if game.log is not None:
            game.note(pokemon.owner, "discard", card.data.name, pokemon.data.name, 0)


def _end_lasting(game: Game) -> None:
    """Drop lasting effects of this turn, and count turned Energy anew."""
    turn = game.state.turn
    for side in game.state.sides:
        active = side.active
        if active is not None and (active.effects or active.energy_turned):
            _end_lasting_on(active, turn)
        for pokemon in side.bench:
            if pokemon.effects or pokemon.energy_turned:
                _end_lasting_on(pokemon, turn)


def _end_lasting_on(pokemon: InPlay, turn: int) -> None:
    lasting.expire(pokemon, turn)
    if pokemon.energy_turned:
        end_turned(pokemon, turn)
