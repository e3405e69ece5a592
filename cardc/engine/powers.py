"""Using Pokémon Powers (R152 to R158)."""

from __future__ import annotations

from cardc.engine import const, knockout, trace
from cardc.engine.context import Context
from cardc.engine.game import Game
from cardc.engine.standing import power_works
from cardc.engine.state import InPlay


def usable(c: Context, pokemon: InPlay, index: int) -> bool:
    """Whether a power may be used now: it is one that is used, it works, its limit is not reached, it would do something.

    ``c`` is a context of the Pokémon's owner; it is left with this user.
    """
    data = pokemon.data
    power = data.powers[index]
    if power.usage == const.USAGE_NONE or not power_works(c.state, pokemon, index):
        return False
    if power.usage == const.USAGE_ONCE and pokemon.power_turn == c.state.turn and pokemon.power_uses >> index & 1:
        return False
    if not data.power_hooks[index] & const.HOOK_USABLE:
        return True
    c.user = pokemon
    return power.usable(c)


def use(game: Game, pokemon: InPlay, index: int) -> None:
    """Use a power of one of the turn player's Pokémon."""
    power = pokemon.data.powers[index]
    if pokemon.power_turn != game.state.turn:
        pokemon.power_turn = game.state.turn
        pokemon.power_uses = 0
    pokemon.power_uses |= 1 << index
    game.cause = power.name
    if game.log is not None:
        game.note(pokemon.owner, "power", power.name, pokemon.data.name, 0)
    if game.trace is not None:
        game.trace.append((trace.POWER, "", f"power: {power.name}", 0, 0, pokemon.data.name))
    c = Context(game, pokemon.owner)
    c.user = pokemon
    c.power = index
    power.use(c)
    knockout.check(game)
    game.cause = ""
