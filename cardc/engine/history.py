"""What the opponent's last attack did to a Pokémon, kept so that it can be done to somebody else.

The final result of an attack on a Pokémon is all that it really did to that Pokémon: the damage after every change, as
one number; conditions; damage counters put on or taken off; Energy cards discarded (how many, of which type); lasting effects;
changed characteristics; being switched out; being devolved. It is not what the attack did to others or to its user, and nothing that was prevented.
When it is done again the numbers stay, and choices are made anew. It counts in the turn after the attack, for the same Pokémon as
long as it stays in play and does not evolve or devolve.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardc.engine import const, lasting
from cardc.engine.state import InPlay, Lasting, Result

if TYPE_CHECKING:
    from cardc.engine.context import Context


def hit(turn: int, pokemon: InPlay, damage: int) -> None:
    """An attack of the opponent has just done damage."""
    if pokemon.hit_turn != turn:
        _begin(turn, pokemon)
    pokemon.hit_damage += damage


def record(c: Context, pokemon: InPlay, kind: int, a: int = 0, b: int = 0, more: tuple[int, int] = (0, 0)) -> None:
    """The attack of ``c`` has done something else to a Pokémon; nothing is kept unless it is the opponent's attack."""
    if c.attacks and pokemon.owner != c.player:
        if pokemon.hit_turn != c.state.turn:
            _begin(c.state.turn, pokemon)
        pokemon.hit_results += ((kind, a, b, more[0], more[1], ""),)


def record_lasting(c: Context, pokemon: InPlay, kind: int, turns: int, numbers: tuple[int, int], attack: str) -> None:
    """Like :func:`record` for a lasting effect that begins ``turns`` turns from now (as ``lasting.from_now`` tells it)."""
    if c.attacks and pokemon.owner != c.player:
        if pokemon.hit_turn != c.state.turn:
            _begin(c.state.turn, pokemon)
        pokemon.hit_results += ((const.RESULT_LASTING, kind, turns, numbers[0], numbers[1], attack),)


def _begin(turn: int, pokemon: InPlay) -> None:
    pokemon.hit_turn = turn
    pokemon.hit_damage = 0
    pokemon.hit_results = ()


def last_damage(c: Context) -> int:
    """The damage that the opponent's attack did to the user in the last turn."""
    user = c.user
    return user.hit_damage if user is not None and user.hit_turn == c.state.turn - 1 else 0


def repeat(c: Context) -> None:
    """Do everything but damage that the opponent's attack did to the user in the last turn to the Defending Pokémon."""
    user = c.user
    if user is None or user.hit_turn != c.state.turn - 1:
        return
    for result in user.hit_results:
        _repeat(c, result)


def _repeat(c: Context, result: Result) -> None:
    kind, a, b, _, _, _ = result
    target = c.defending
    if kind == const.RESULT_CONDITION:
        c.inflict(a, target)
    elif kind == const.RESULT_POISON:
        c.poison(target, a)
    elif kind == const.RESULT_RECOVERY:
        c.recover_from(a, target)
    elif kind == const.RESULT_COUNTERS:
        if a > 0:
            c.put_counters(a, target)
        else:
            c.remove_counters(-a // 10, -a // 10, target)
    elif kind == const.RESULT_ENERGY:
        c.discard_energy(a, a, b, target)
    elif kind == const.RESULT_FEATURE:
        c.set_feature(a, b, target)
    elif kind == const.RESULT_SWITCH:
        c.switch(const.OPPONENT, const.OPPONENT if a else const.YOU)
    elif kind == const.RESULT_LASTING:
        _last_again(c, result, target)
    elif kind == const.RESULT_KNOCK_OUT:
        c.knock_out(target)
    elif kind == const.RESULT_DEVOLUTION:
        c.devolve(target)


def _last_again(c: Context, result: Result, who: InPlay | None) -> None:
    """A lasting effect that the opponent's last attack left, now on another Pokémon; it holds as long from now on."""
    _, kind, turns, a, b, attack = result
    target = c.reach(who)
    if target is None:
        return
    if kind == const.LASTS_CANNOT_USE:
        c.choose_attack(-1, target)
        chosen = c.chosen_attack(-1)
        if chosen < 0:
            return
        a = chosen >> 8
        b = chosen & 255
    elif kind == const.LASTS_CANNOT_ATTACK and b >= 0 and c.user is not None:
        b = c.user.uid
    turn = lasting.counted_from(turns, c.state.turn)
    lasting.add(c.game, target, Lasting(kind, turn, a, b, c.source(), attack))
    record_lasting(c, target, kind, turns, (a, b), attack)
