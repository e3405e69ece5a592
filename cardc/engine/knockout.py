"""Knock Outs, Prizes, replacement, and what ends the game (R043 to R055, R194 to R205)."""

from __future__ import annotations

from cardc.engine import const, moves, trace
from cardc.engine.decisions import ASK_NEW_ACTIVE, ASK_PRIZE
from cardc.engine.game import Game
from cardc.engine.state import InPlay, Side
from cardc.engine.zones import leave_play, swap_active


def check(game: Game) -> None:
    """Knock Out every Pokémon whose damage is at least its HP (R194), then Prizes, then replacement (R202).

    When both players must do something, the player whose turn it is comes last (R203, R204).
    """
    sides = game.state.sides
    fallen: list[InPlay] = []
    first = 1 - game.state.player
    _collect(sides[first], fallen)
    _collect(sides[1 - first], fallen)
    if fallen:
        cause = game.cause
        game.cause = ""
        _settle(game, fallen)
        game.cause = cause


def knock_out_now(game: Game, pokemon: InPlay) -> None:
    """Knock Out one Pokémon at once, outside an attack (R196)."""
    pokemon.knocked_out = True
    check(game)


def _collect(side: Side, fallen: list[InPlay]) -> None:
    active = side.active
    if active is not None and (active.knocked_out or active.damage >= active.data.hp):
        fallen.append(active)
    for pokemon in side.bench:
        if pokemon.knocked_out or pokemon.damage >= pokemon.data.hp:
            fallen.append(pokemon)


def _settle(game: Game, fallen: list[InPlay]) -> None:
    owed = [0, 0]
    for pokemon in fallen:
        if game.log is not None:
            game.note(pokemon.owner, "knock out", "", pokemon.data.name, 0)
        if game.trace is not None:
            what = f"{pokemon.data.name} is Knocked Out"
            game.trace.append((trace.ATTACK, "f", what, pokemon.damage, pokemon.damage, ""))
        leave_play(game, pokemon, moves.KNOCKED_OUT, game.state.player)
        owed[1 - pokemon.owner] += 1
    first = 1 - game.state.player
    take_prizes(game, first, owed[first])
    take_prizes(game, 1 - first, owed[1 - first])
    if decide(game):
        return
    replace_active(game, first)
    replace_active(game, 1 - first)


def take_prizes(game: Game, player: int, number: int) -> None:
    """A player takes Prizes into hand, choosing among the face-down cards (R198); as many as are left."""
    side = game.state.sides[player]
    for _ in range(number):
        if not side.prizes:
            return
        index = game.ask(player, ASK_PRIZE, list(range(len(side.prizes))))
        card = side.prizes.pop(index)
        side.hand.append(card)
        game.moved(card, const.ZONE_PRIZES, const.ZONE_HAND, moves.PRIZE, player)
        if game.log is not None:
            game.note(player, "prize", "", "", len(side.prizes))


def decide(game: Game) -> bool:
    """Find out whether the game is won (R043, R045) or goes to Sudden Death (R050, R051); True when it is settled.

    Each player counts the ways in which they have won: no Prizes left to take, no Pokémon of the opponent in play.
    """
    sides = game.state.sides
    ways = [0, 0]
    for player in (0, 1):
        other = sides[1 - player]
        if not sides[player].prizes:
            ways[player] += 1
        if other.active is None and not other.bench:
            ways[player] += 1
    if ways[0] == 0 and ways[1] == 0:
        return False
    if ways[0] == ways[1]:
        game.state.phase = const.PHASE_SUDDEN_DEATH
        if game.log is not None:
            game.note(const.NO_ONE, "sudden death", "", "", 0)
        return True
    winner = 0 if ways[0] > ways[1] else 1
    game.win(winner, const.WON_BY_NO_POKEMON if sides[winner].prizes else const.WON_BY_PRIZES)
    return True


def replace_active(game: Game, player: int) -> None:
    """An owner without Active Pokémon chooses a new one from the Bench (R201)."""
    side = game.state.sides[player]
    if side.active is not None or not side.bench:
        return
    place = game.ask(player, ASK_NEW_ACTIVE, [player * 8 + i + 1 for i in range(len(side.bench))])
    swap_active(game, player, side.bench[(place & 7) - 1], moves.REPLACED, player)
