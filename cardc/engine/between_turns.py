"""The end of a turn and what is settled before the next one (R115, R207 to R211, R217, R225, R226)."""

from __future__ import annotations

from typing import Final

from cardc.engine import conditions, const, editions, hooks, knockout, lasting, moves, trace
from cardc.engine.attachments import end_turned, expire_trainers
from cardc.engine.context import Context
from cardc.engine.game import Game
from cardc.engine.standing import renew
from cardc.engine.state import InPlay
from cardc.engine.zones import discard_stadium, to_discard

_DAMAGING: Final = (editions.BETWEEN_POISON, editions.BETWEEN_BURN, editions.BETWEEN_OTHER)
"""Steps after which a Pokémon may have to be Knocked Out."""


def end_turn(game: Game) -> None:
    """Everything from the end of one turn to the point where the next one can begin."""
    state = game.state
    edition = game.edition
    if edition.win_no_pokemon != editions.AT_ONCE and knockout.decide(game):
        return
    if _end_trainers(game) and _settle_all(game):
        return
    if state.watch:
        knockout.check(game)
        if state.phase >= const.PHASE_SUDDEN_DEATH:
            return
    if edition.stadium_leaves == editions.UNTIL_END_OF_TURN:
        discard_stadium(game, state.player)
    _end_lasting(game)
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


def _end_trainers(game: Game) -> bool:
    """Discard the attached Trainer cards that stay until the end of this turn; True when there is anything to settle."""
    turn = game.state.turn
    settle = False
    for side in game.state.sides:
        active = side.active
        if active is not None:
            if active.conditions or active.hooks & const.HOOK_BETWEEN_TURNS:
                settle = True
            if active.trainers:
                _discard_trainers(game, active, turn)
        for pokemon in side.bench:
            if pokemon.hooks & const.HOOK_BETWEEN_TURNS:
                settle = True
            if pokemon.trainers:
                _discard_trainers(game, pokemon, turn)
    return settle


def _discard_trainers(game: Game, pokemon: InPlay, turn: int) -> None:
    for card in expire_trainers(game.state, turn, pokemon):
        to_discard(game, card, const.ZONE_ATTACHED, moves.DISCARDED, pokemon.owner)
        if game.log is not None:
            game.note(pokemon.owner, "discard", card.data.name, pokemon.data.name, 0)
    renew(game.state)


def _end_lasting(game: Game) -> None:
    """Drop lasting effects of this turn, and count turned Energy anew."""
    turn = game.state.turn
    for side in game.state.sides:
        if side.effects:
            side.effects = lasting.left(side.effects, turn)
        if side.seen:
            side.seen = []
        active = side.active
        if active is not None and (active.effects or active.energy_turned):
            _end_lasting_on(active, turn)
        for pokemon in side.bench:
            if pokemon.effects or pokemon.energy_turned:
                _end_lasting_on(pokemon, turn)
    renew(game.state)


def _end_lasting_on(pokemon: InPlay, turn: int) -> None:
    lasting.expire(pokemon, turn)
    if pokemon.energy_turned:
        end_turned(pokemon, turn)
