"""Energy: what attached cards provide now, whether it pays a cost, what is left over (R096 to R102)."""

from __future__ import annotations

from typing import Final

from cardc.engine import const
from cardc.engine.state import AttachedEnergy, InPlay, State

_WILD: Final = const.TYPES
"""Place in ``energy_by_type`` where Energy of every type is counted: the last one."""


def provides_now(state: State, energy: AttachedEnergy, counts_as: int) -> tuple[int, ...]:
    """The Energy of one attached card; ``counts_as`` is what a power says about all Energy of the Pokémon (-1: nothing)."""
    if energy.turned_to >= 0 and (energy.turned_turn == state.turn or energy.turned_turn < 0):
        return (energy.turned_to,) * len(energy.provides)
    if counts_as == const.EVERY_TYPE:
        return (const.ANY_TYPE,) * len(energy.provides)
    if counts_as != const.ANY_TYPE:
        return (counts_as,) * len(energy.provides)
    return energy.provides


def has_type(provided: tuple[int, ...], type: int) -> bool:
    """Whether Energy provided by a card includes ``type``; ``ANY_TYPE`` asks for any Energy."""
    return type == const.ANY_TYPE or type in provided or const.ANY_TYPE in provided


def renew(state: State, pokemon: InPlay, counts_as: int) -> None:
    """Count the Energy of a Pokémon again, and find out which attacks it pays."""
    counted = [0] * (const.TYPES + 1)
    total = 0
    for energy in pokemon.energy:
        for type in provides_now(state, energy, counts_as):
            counted[type] += 1  # ANY_TYPE, -1, is the last place
            total += 1
    pokemon.energy_by_type = tuple(counted)
    pokemon.energy_total = total
    pokemon.energy_stale = False
    data = pokemon.data
    payable = data.free_attacks
    if total:
        for index in range(len(data.attacks)):
            if pays(pokemon, data.attack_needs[index], data.attack_totals[index]):
                payable |= 1 << index
    pokemon.payable = payable


def pays(pokemon: InPlay, needs: tuple[tuple[int, int], ...], total: int) -> bool:
    """Whether the (renewed) Energy of a Pokémon meets a cost: ``needs`` of each type, ``total`` in all (R097, R098)."""
    if pokemon.energy_total < total:
        return False
    counted = pokemon.energy_by_type
    wild = counted[_WILD]
    for type, number in needs:
        missing = number - counted[type]
        if missing > 0:
            wild -= missing
            if wild < 0:
                return False
    return True


def unused(pokemon: InPlay, needs: tuple[tuple[int, int], ...], total: int, type: int) -> int:
    """Energy of ``type`` that paying a cost can leave unused, when everything else pays first."""
    counted = pokemon.energy_by_type
    have = counted[type] + counted[_WILD]
    others = pokemon.energy_total - have
    colorless = total
    for needed, number in needs:
        colorless -= number
        own = 0
        if needed != type:
            own = min(number, counted[needed])
            others -= own
        have -= number - own
    if colorless > others:
        have -= colorless - others
    return have if have > 0 else 0
