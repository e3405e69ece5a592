"""Qualities of one Pokémon that a group asks for, as far as they can be seen on it alone."""

from __future__ import annotations

from cardc.engine import classes, const, energy
from cardc.engine.groups import Where
from cardc.engine.names import has_part, is_named
from cardc.engine.state import InPlay, State


def looks_like(pokemon: InPlay, where: Where, ignored: int) -> bool:
    """Whether a Pokémon has the qualities of a group that can be seen on it alone: all but type and Energy.

    ``ignored`` are the marks that are no part of a name.
    """
    if where.damaged and pokemon.damage == 0:
        return False
    if where.names and not is_named(pokemon.data.name, where.names, ignored):
        return False
    if where.evolved and len(pokemon.cards) < 2:
        return False
    if where.rank >= 0 and not classes.has_rank(pokemon.data, where.rank):
        return False
    if where.power and not pokemon.data.powers:
        return False
    if where.not_type >= 0 and where.not_type in pokemon.types:
        return False
    if where.types and not any(type in pokemon.types for type in where.types):
        return False
    return not where.part or has_part(pokemon.data.name, where.part, ignored)


def stands_in(state: State, player: int, pokemon: InPlay, where: Where) -> bool:
    """Whether a Pokémon in play is in a group as ``player`` speaks of it, with Energy counted as it is attached: asked while it
    is not yet known which powers work.
    """
    yours = pokemon.owner == player
    if (where.owner == const.OPPONENTS and yours) or (where.owner == const.YOURS and not yours):
        return False
    if where.spot != const.IN_PLAY and (state.sides[pokemon.owner].active is pokemon) != (where.spot == const.ACTIVE):
        return False
    if where.type >= 0 and where.type not in pokemon.types:
        return False
    return (
        looks_like(pokemon, where, state.name_ignore)
        and _has_energy(state, pokemon, where.energy)
        and _has_energy(state, pokemon, where.more_energy)
    )


def _has_energy(state: State, pokemon: InPlay, type: int) -> bool:
    if type == const.NO_MATTER:
        return True
    return any(energy.has_type(energy.provides_now(state, card, const.ANY_TYPE), type) for card in pokemon.energy)
