"""What powers, attached Trainer cards and effects that speak of others say about a Pokémon.

A Pokémon whose mask lacks a hook is never looked at; a power counts only while it works.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardc.engine import const, energy, lasting, trace
from cardc.engine.carddata import TrainerData
from cardc.engine.standing import power_works
from cardc.engine.state import InPlay, Standing

if TYPE_CHECKING:
    from cardc.engine.context import Context


def standing(c: Context, pokemon: InPlay, hook: int) -> list[Standing]:
    """The effects that define ``hook`` and may speak of a Pokémon: its own powers, Trainer cards attached to it, others."""
    found: list[Standing] = []
    data = pokemon.data
    if data.hooks & hook:
        for i in range(len(data.powers)):
            power = data.powers[i]
            if data.power_hooks[i] & hook and not power.wide and power_works(c.state, pokemon, i):
                found.append(Standing(power, data.power_hooks[i], pokemon.owner, pokemon))
    for attached in pokemon.trainers:
        trainer = attached.card.data
        if isinstance(trainer, TrainerData) and trainer.hooks & hook and not trainer.effect.wide:
            found.append(Standing(trainer.effect, trainer.hooks, attached.card.owner, pokemon))
    if c.state.standing_hooks & hook:
        for other in c.state.standing:
            if other.hooks & hook:
                found.append(other)
    return found


def counts_as(c: Context, pokemon: InPlay) -> int:
    """The type that all Energy of a Pokémon counts as; ``EVERY_TYPE`` on a copy of another card; -1: its own."""
    if pokemon.copying:
        return const.EVERY_TYPE
    if pokemon.hooks & const.HOOK_ENERGY_COUNTS_AS:
        for other in standing(c, pokemon, const.HOOK_ENERGY_COUNTS_AS):
            type = other.effect.energy_counts_as(c.voice(other), pokemon)
            if type != const.ANY_TYPE:
                return type
    return const.ANY_TYPE


def renew_energy(c: Context, pokemon: InPlay) -> None:
    """Bring the counted Energy of a Pokémon up to date."""
    if pokemon.energy_stale:
        energy.renew(c.state, pokemon, counts_as(c, pokemon))


def prevents_effects(c: Context, pokemon: InPlay) -> bool:
    """Whether all effects of attacks on a Pokémon are prevented now, without a coin."""
    if pokemon.effects and lasting.holds(pokemon, const.LASTS_PREVENT_EFFECTS, c.state.turn):
        return True
    if pokemon.hooks & const.HOOK_PREVENTS_EFFECTS:
        for other in standing(c, pokemon, const.HOOK_PREVENTS_EFFECTS):
            if other.effect.prevents_effects(c.voice(other), pokemon):
                return True
    return False


def coins_to_prevent(c: Context, pokemon: InPlay) -> list[int]:
    """The coins that may prevent what an attack does to a Pokémon: a mask for each effect that lets somebody flip."""
    found: list[int] = []
    for effect in pokemon.effects:
        if effect.kind == const.LASTS_FLIP_TO_PREVENT and lasting.now(effect, c.state.turn):
            found.append(effect.a)
    if pokemon.hooks & const.HOOK_FLIPS_TO_PREVENT:
        for other in standing(c, pokemon, const.HOOK_FLIPS_TO_PREVENT):
            found.append(other.effect.flips_to_prevent(c.voice(other), pokemon))
    return found


def flip_to_prevent(c: Context, pokemon: InPlay, of_owner: int, of_other: int) -> bool:
    """These coins are flipped, by the owner of a Pokémon or by the other player, until one prevents: heads of the owner, tails of
    the other.
    """
    for coins in coins_to_prevent(c, pokemon):
        if coins & of_owner and _coin(c, pokemon, pokemon.owner):
            return True
        if coins & of_other and not _coin(c, pokemon, 1 - pokemon.owner):
            return True
    return False


def _coin(c: Context, pokemon: InPlay, player: int) -> bool:
    heads = c.game.flip(player)
    if c.game.trace is not None:
        prevents = heads == (player == pokemon.owner)
        what = f"coin for {pokemon.data.name}: {'heads' if heads else 'tails'}{', it is prevented' if prevents else ''}"
        c.game.trace.append((trace.EFFECT, "", what, 0, 0, c.game.cause))
    return heads


def cannot_attack(c: Context, pokemon: InPlay) -> bool:
    """Whether an effect forbids a Pokémon to attack, or to attack the one that stands opposite."""
    for effect in pokemon.effects:
        if effect.kind == const.LASTS_CANNOT_ATTACK and lasting.now(effect, c.state.turn):
            opposite = c.state.sides[1 - pokemon.owner].active
            if effect.b < 0 or (opposite is not None and opposite.uid == effect.b):
                return True
    if pokemon.hooks & const.HOOK_PREVENTS_ATTACK:
        for other in standing(c, pokemon, const.HOOK_PREVENTS_ATTACK):
            if other.effect.prevents_attack(c.voice(other), pokemon):
                return True
    return False


def cannot_retreat(c: Context, pokemon: InPlay) -> bool:
    """Whether an effect forbids a Pokémon to retreat."""
    if pokemon.data.doll:
        return True
    if pokemon.effects and lasting.holds(pokemon, const.LASTS_CANNOT_RETREAT, c.state.turn):
        return True
    if pokemon.hooks & const.HOOK_PREVENTS_RETREAT:
        for other in standing(c, pokemon, const.HOOK_PREVENTS_RETREAT):
            if other.effect.prevents_retreat(c.voice(other), pokemon):
                return True
    return False


def cannot_evolve(c: Context, pokemon: InPlay) -> bool:
    """Whether no Evolution card can be played on a Pokémon; a copy of another card never evolves."""
    if pokemon.copying:
        return True
    if pokemon.effects and lasting.holds(pokemon, const.LASTS_CANNOT_EVOLVE, c.state.turn):
        return True
    if pokemon.hooks & const.HOOK_PREVENTS_EVOLVING:
        for other in standing(c, pokemon, const.HOOK_PREVENTS_EVOLVING):
            if other.effect.prevents_evolving(c.voice(other), pokemon):
                return True
    return False


def cannot_receive_energy(c: Context, pokemon: InPlay) -> bool:
    """Whether no Energy card can be attached to a Pokémon from a hand."""
    if pokemon.effects and lasting.holds(pokemon, const.LASTS_NO_ENERGY, c.state.turn):
        return True
    if pokemon.hooks & const.HOOK_PREVENTS_ENERGY:
        for other in standing(c, pokemon, const.HOOK_PREVENTS_ENERGY):
            if other.effect.prevents_energy(c.voice(other), pokemon):
                return True
    return False


def flips_to_attack(c: Context, pokemon: InPlay) -> int:
    """How many effects make the owner of a Pokémon flip a coin before it attacks (R167)."""
    number = lasting.number(pokemon, const.LASTS_MUST_FLIP, c.state.turn) if pokemon.effects else 0
    if pokemon.hooks & const.HOOK_NEEDS_FLIP_TO_ATTACK:
        for other in standing(c, pokemon, const.HOOK_NEEDS_FLIP_TO_ATTACK):
            if other.effect.needs_flip_to_attack(c.voice(other), pokemon):
                number += 1
    return number


def immune_to(c: Context, pokemon: InPlay) -> int:
    """The mask of conditions that a Pokémon can't be in."""
    mask = pokemon.data.immune
    for effect in pokemon.effects:
        if effect.kind == const.LASTS_IMMUNE_TO and lasting.now(effect, c.state.turn):
            mask |= effect.a
    if pokemon.hooks & const.HOOK_IMMUNE_TO:
        for other in standing(c, pokemon, const.HOOK_IMMUNE_TO):
            mask |= other.effect.immune_to(c.voice(other), pokemon)
    return mask


def retreat_cost(c: Context, pokemon: InPlay) -> int:
    """What a Pokémon pays to retreat, in Energy, after all that makes it cheaper and dearer."""
    cost = pokemon.data.retreat
    for effect in pokemon.effects:
        if effect.kind == const.LASTS_CHEAPER_RETREAT and lasting.now(effect, c.state.turn):
            cost -= effect.a
        elif effect.kind == const.LASTS_DEARER_RETREAT and lasting.now(effect, c.state.turn):
            cost += effect.a
    if pokemon.hooks & const.HOOK_CHEAPER_RETREAT:
        for other in standing(c, pokemon, const.HOOK_CHEAPER_RETREAT):
            cost -= other.effect.cheaper_retreat(c.voice(other), pokemon)
    if pokemon.hooks & const.HOOK_DEARER_RETREAT:
        for other in standing(c, pokemon, const.HOOK_DEARER_RETREAT):
            cost += other.effect.dearer_retreat(c.voice(other), pokemon)
    return cost if cost > 0 else 0


def base_damage(c: Context, pokemon: InPlay, attack: str, printed: int) -> int:
    """The base damage of a Pokémon's attack: the printed number or what a rule puts in its place; the last rule counts."""
    base = printed
    for effect in pokemon.effects:
        if effect.kind == const.LASTS_NEW_BASE_DAMAGE and effect.attack == attack and lasting.now(effect, c.state.turn):
            base = effect.a
    if pokemon.hooks & const.HOOK_NEW_BASE_DAMAGE:
        for other in standing(c, pokemon, const.HOOK_NEW_BASE_DAMAGE):
            new = other.effect.new_base_damage(c.voice(other), pokemon, attack)
            if new >= 0:
                base = new
    return base


def may_play_trainers(c: Context, player: int) -> bool:
    """Whether no effect forbids a player to play Trainer cards."""
    if c.state.trainers_stopped >> player & 1:
        return False
    for effect in c.state.sides[player].effects:
        if effect.kind == const.LASTS_NO_TRAINERS and lasting.now(effect, c.state.turn):
            return False
    return True
