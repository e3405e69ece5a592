"""Removing and moving damage counters (each is 10 points, R186)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardc.engine import selecting, trace
from cardc.engine.state import InPlay

if TYPE_CHECKING:
    from cardc.engine.context import Context


def remove(c: Context, least: int, most: int, pokemon: InPlay) -> int:
    """Remove between ``least`` and ``most`` counters (``ALL``: every one), the controller says how many; returns the points."""
    removed = 10 * selecting.amount(c, least, most, pokemon.damage // 10)
    if removed == 0:
        return 0
    game = c.game
    if game.trace is not None:
        what = f"damage on {pokemon.data.name}"
        game.trace.append((trace.EFFECT, "", what, pokemon.damage, pokemon.damage - removed, game.cause))
    pokemon.damage -= removed
    if game.log is not None:
        game.note(c.player, "counters off", "", pokemon.data.name, removed)
    return removed


def put(c: Context, points: int, pokemon: InPlay) -> None:
    """Put counters for ``points`` on a Pokémon."""
    game = c.game
    if game.trace is not None:
        what = f"damage on {pokemon.data.name}"
        game.trace.append((trace.EFFECT, "", what, pokemon.damage, pokemon.damage + points, game.cause))
    pokemon.damage += points
    if game.log is not None:
        game.note(c.player, "counters on", game.cause, pokemon.data.name, points)


def can_receive(giver: InPlay, receiver: InPlay, number: int, may_knock_out: bool) -> bool:
    """Whether ``number`` counters, or all that the giver has, may go from one Pokémon to the other."""
    if giver is receiver or giver.damage <= 0:
        return False
    moved = min(number * 10, giver.damage)
    return may_knock_out or receiver.damage + moved < receiver.data.hp


def givers(candidates: list[InPlay], receivers: list[InPlay], number: int, may_knock_out: bool) -> list[InPlay]:
    """The candidates that have counters which some receiver may take."""
    found: list[InPlay] = []
    for giver in candidates:
        for receiver in receivers:
            if can_receive(giver, receiver, number, may_knock_out):
                found.append(giver)
                break
    return found


def move(c: Context, number: int, candidates: list[InPlay], receivers: list[InPlay], may_knock_out: bool) -> None:
    """Move counters from one Pokémon of the first group to another of the second, both chosen by the controller."""
    possible = givers(candidates, receivers, number, may_knock_out)
    if not possible:
        return
    giver = selecting.pick_one(c, possible, c.player)
    fitting = [receiver for receiver in receivers if can_receive(giver, receiver, number, may_knock_out)]
    receiver = selecting.pick_one(c, fitting, c.player)
    moved = min(number * 10, giver.damage)
    giver.damage -= moved
    receiver.damage += moved
    if c.game.log is not None:
        c.game.note(c.player, "counters move", giver.data.name, receiver.data.name, moved)
    if c.game.trace is not None:
        what = f"damage on {receiver.data.name}, moved from {giver.data.name}"
        c.game.trace.append((trace.EFFECT, "", what, receiver.damage - moved, receiver.damage, c.game.cause))
