"""Special Conditions (R212 to R230)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardc.engine import const, editions, hooks, trace
from cardc.engine.game import Game
from cardc.engine.standing import renew
from cardc.engine.state import InPlay

if TYPE_CHECKING:
    from cardc.engine.context import Context

NORMAL_POISON: Final = 10
"""How effects write the poison that a text gives no number for."""


def name_of(condition: int) -> str:
    """The printed name of a condition bit."""
    return const.CONDITION_NAMES[const.CONDITIONS.index(condition)]


def inflict(c: Context, pokemon: InPlay, condition: int) -> bool:
    """Put an Active Pokémon into a condition; the exclusive ones replace each other (R213, R229, R230).

    Returns whether it is in that condition now: nothing happens on the Bench, when the edition lacks the condition, or
    when something says that the Pokémon can't be in it.
    """
    game = c.game
    edition = game.edition
    if not edition.conditions & condition:
        return False
    if edition.conditions_only_active and game.active(pokemon.owner) is not pokemon:
        return False
    if pokemon.data.immune & condition or (
        (pokemon.effects or pokemon.hooks & const.HOOK_IMMUNE_TO) and hooks.immune_to(c, pokemon) & condition
    ):
        return False
    before = pokemon.conditions
    if condition & edition.exclusive_conditions:
        pokemon.conditions &= ~edition.exclusive_conditions
    pokemon.conditions |= condition
    if condition == const.POISONED:
        pokemon.poison = edition.poison_damage
    if condition == const.PARALYZED:
        pokemon.paralyzed_until = _owners_next_turn(game, pokemon.owner)
    pokemon.energy_stale = True
    renew(game.state)
    _tell(game, pokemon, condition, before)
    return True


def poison(c: Context, pokemon: InPlay, points: int) -> bool:
    """Poison an Active Pokémon so that it takes ``points`` after each turn; a new poison replaces an old one (R227).

    :data:`NORMAL_POISON` takes what the edition says (R226).
    """
    if not inflict(c, pokemon, const.POISONED):
        return False
    if points != NORMAL_POISON:
        pokemon.poison = points
    return True


def known(game: Game, mask: int) -> list[int]:
    """The conditions of a mask that the edition has."""
    return [condition for condition in const.CONDITIONS if mask & condition & game.edition.conditions]


def recover(game: Game, pokemon: InPlay, condition: int) -> None:
    """End one condition."""
    pokemon.conditions &= ~condition
    pokemon.energy_stale = True
    renew(game.state)
    if game.log is not None:
        game.note(pokemon.owner, "recovers", name_of(condition), pokemon.data.name, 0)
    if game.trace is not None:
        what = f"{pokemon.data.name} is no longer {name_of(condition)}"
        game.trace.append((trace.BETWEEN_TURNS, "", what, 0, 0, ""))


def _owners_next_turn(game: Game, owner: int) -> int:
    """The number of the next turn of ``owner``, after the running one; in an optional reading simply the next turn."""
    if game.edition.paralyzed_ends == editions.AFTER_NEXT_TURN:
        return game.state.turn
    return game.state.turn + (2 if game.state.player == owner else 1)


def _tell(game: Game, pokemon: InPlay, condition: int, before: int) -> None:
    if game.log is not None:
        game.note(pokemon.owner, "condition", name_of(condition), pokemon.data.name, condition)
    if game.trace is not None:
        what = f"{pokemon.data.name} is now {name_of(condition)}"
        game.trace.append((trace.EFFECT, "", what, before, pokemon.conditions, game.cause))
