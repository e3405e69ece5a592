"""What the powers and attached Trainer cards of a Pokémon say about it.

A Pokémon whose mask lacks a hook is never looked at; a power counts only while no condition of its Pokémon stops it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardc.engine import const, energy, lasting
from cardc.engine.carddata import TrainerData
from cardc.engine.effect import StandingEffect
from cardc.engine.state import InPlay

if TYPE_CHECKING:
    from cardc.engine.context import Context


def power_works(pokemon: InPlay, index: int) -> bool:
    """Whether a power is on: no condition that stops it (R158)."""
    return pokemon.data.powers[index].stopped_by & pokemon.conditions == 0


def standing(pokemon: InPlay, hook: int) -> list[StandingEffect]:
    """The powers that work and the attached Trainer cards that define ``hook``."""
    found: list[StandingEffect] = []
    data = pokemon.data
    if data.hooks & hook:
        for i in range(len(data.powers)):
            if data.power_hooks[i] & hook and power_works(pokemon, i):
                found.append(data.powers[i])
    for attached in pokemon.trainers:
        trainer = attached.card.data
        if isinstance(trainer, TrainerData) and trainer.hooks & hook:
            found.append(trainer.effect)
    return found


def counts_as(c: Context, pokemon: InPlay) -> int:
    """The type that all Energy of a Pokémon counts as by a power or Trainer card; -1: its own."""
    if pokemon.hooks & const.HOOK_ENERGY_COUNTS_AS:
        for effect in standing(pokemon, const.HOOK_ENERGY_COUNTS_AS):
            type = effect.energy_counts_as(c.about(pokemon))
            if type != const.ANY_TYPE:
                return type
    return const.ANY_TYPE


def renew_energy(c: Context, pokemon: InPlay) -> None:
    """Bring the counted Energy of a Pokémon up to date."""
    if pokemon.energy_stale:
        energy.renew(c.state, pokemon, counts_as(c, pokemon))


def prevents_effects(c: Context, pokemon: InPlay) -> bool:
    """Whether all effects of attacks on a Pokémon are prevented now."""
    if pokemon.effects and lasting.holds(pokemon, const.LASTS_PREVENT_EFFECTS, c.state.turn):
        return True
    if pokemon.hooks & const.HOOK_PREVENTS_EFFECTS:
        for effect in standing(pokemon, const.HOOK_PREVENTS_EFFECTS):
            if effect.prevents_effects(c.about(pokemon)):
                return True
    return False


def cannot_attack(c: Context, pokemon: InPlay) -> bool:
    """Whether an effect forbids a Pokémon to attack."""
    if pokemon.effects and lasting.holds(pokemon, const.LASTS_CANNOT_ATTACK, c.state.turn):
        return True
    if pokemon.hooks & const.HOOK_PREVENTS_ATTACK:
        for effect in standing(pokemon, const.HOOK_PREVENTS_ATTACK):
            if effect.prevents_attack(c.about(pokemon)):
                return True
    return False


def cannot_retreat(c: Context, pokemon: InPlay) -> bool:
    """Whether an effect forbids a Pokémon to retreat."""
    if pokemon.effects and lasting.holds(pokemon, const.LASTS_CANNOT_RETREAT, c.state.turn):
        return True
    if pokemon.hooks & const.HOOK_PREVENTS_RETREAT:
        for effect in standing(pokemon, const.HOOK_PREVENTS_RETREAT):
            if effect.prevents_retreat(c.about(pokemon)):
                return True
    return False


def flips_to_attack(c: Context, pokemon: InPlay) -> int:
    """How many effects make the owner of a Pokémon flip a coin before it attacks (R167)."""
    number = 0
    for effect in pokemon.effects:
        if effect.kind == const.LASTS_MUST_FLIP and (effect.turn == c.state.turn or effect.turn < 0):
            number += 1
    if pokemon.hooks & const.HOOK_NEEDS_FLIP_TO_ATTACK:
        for standing_effect in standing(pokemon, const.HOOK_NEEDS_FLIP_TO_ATTACK):
            if standing_effect.needs_flip_to_attack(c.about(pokemon)):
                number += 1
    return number
