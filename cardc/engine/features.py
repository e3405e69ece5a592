"""Type, Weakness and Resistance that effects change. A change by a power lasts as long as its Pokémon is in play and powers count;
one by an attack or a Trainer card until its Pokémon leaves the Active place or evolves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardc.engine import const, history, lasting
from cardc.engine.decisions import ASK_TYPE
from cardc.engine.standing import renew, renew_features
from cardc.engine.state import InPlay, Lasting

if TYPE_CHECKING:
    from cardc.engine.context import Context

_KINDS = (const.LASTS_TYPE, const.LASTS_WEAKNESS, const.LASTS_RESISTANCE)


def options(c: Context, feature: int, pokemon: InPlay, source: int) -> list[int]:
    """The types that a feature of a Pokémon may become; never Colorless, nor a Weakness where there is none."""
    if feature == const.FEATURE_WEAKNESS and not pokemon.data.weaknesses:
        return []
    if source == const.SOURCE_ANY:
        return list(range(const.COLORLESS))
    found: list[int] = []
    for other in c.state.sides[0].pokemon() + c.state.sides[1].pokemon():
        if other is not pokemon:
            for type in other.types:
                if type != const.COLORLESS and type not in found:
                    found.append(type)
    return sorted(found)


def change(c: Context, feature: int, pokemon: InPlay, source: int) -> None:
    """The controller chooses the new type of a feature."""
    found = options(c, feature, pokemon, source)
    if found:
        put(c, feature, pokemon, c.game.ask(c.player, ASK_TYPE, found))


def put(c: Context, feature: int, pokemon: InPlay, type: int) -> None:
    """A feature of a Pokémon is now ``type``; the newest change replaces older ones of the same kind."""
    if feature == const.FEATURE_WEAKNESS and not pokemon.data.weaknesses:
        return
    kind = _KINDS[feature]
    by_power = c.uses_power
    pokemon.effects = tuple([effect for effect in pokemon.effects if effect.kind != kind])
    turn = const.TURN_ALWAYS if by_power else const.TURN_WHILE_ACTIVE
    lasting.add(c.game, pokemon, Lasting(kind, turn, type, 0, c.source(), "", by_power))
    renew_features(pokemon)
    renew(c.state)
    history.record(c, pokemon, const.RESULT_FEATURE, feature, type)
