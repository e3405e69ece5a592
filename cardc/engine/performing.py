"""Doing what the text of an attack says: all damage, then all other effects (R169); attacks that copy another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardc.engine import const, damage, lasting, trace
from cardc.engine.carddata import as_pokemon
from cardc.engine.decisions import ASK_ATTACK
from cardc.engine.effect import AttackEffect
from cardc.engine.state import InPlay

if TYPE_CHECKING:
    from cardc.engine.context import Context


def deal(c: Context, effect: AttackEffect, mask: int) -> bool:
    """All damage of the attack; False when the text says that it does nothing (then all of it is done)."""
    if mask & const.HOOK_DOES_NOTHING and effect.does_nothing(c):
        if c.game.log is not None:
            c.game.note(c.player, "nothing", effect.name, "", 0)
        if c.game.trace is not None:
            c.game.trace.append((trace.ATTACK, "f", "the attack does nothing", 0, 0, effect.name))
        if mask & const.HOOK_EITHER_WAY:
            effect.either_way(c)
        return False
    if mask & const.HOOK_FIRST:
        effect.first(c)
        c.defending = c.opponents_active
    damage.own_damage(c, effect, mask)
    if mask & const.HOOK_DAMAGE:
        effect.damage(c)
    return True


def finish(c: Context, effect: AttackEffect, mask: int) -> None:
    """All effects of the attack besides damage."""
    if mask & const.HOOK_EFFECT:
        effect.effect(c)
    if mask & const.HOOK_EITHER_WAY:
        effect.either_way(c)


def pick_attack(c: Context, who: InPlay) -> int:
    """One attack of a Pokémon, chosen by the controller: card number and place on it, -1 when there is none.

    An attack that copies may not choose one that copies.
    """
    copying = c.attack is not None and c.attack.copies
    options = [
        (who.attack_card << 8) | i for i in range(len(who.data.attacks)) if not (copying and who.data.attacks[i].copies)
    ]
    return c.game.ask(c.player, ASK_ATTACK, options) if options else -1


def copy_attack(c: Context, other: Context, chosen: int) -> None:
    """Do what the ``chosen`` attack does, with the same user, without cost and requirements; ``other`` is its fresh context."""
    user = c.user
    if chosen < 0 or user is None or lasting.cannot_use(c.game, user, chosen >> 8, chosen & 255):
        return
    data = as_pokemon(c.state.cards[chosen >> 8].data)
    if data is None:
        return
    effect = data.attacks[chosen & 255]
    other.for_attack(user, c.defending, 0)
    other.attack = c.attack
    other.attack_card = chosen >> 8
    other.attack_index = chosen & 255
    if c.shields is None:
        c.shields = {}
    other.shields = c.shields
    mask = data.attack_hooks[chosen & 255]
    cause = c.game.cause
    c.game.cause = effect.name
    if mask & const.HOOK_CHOOSE:
        effect.choose(other)
    if mask & const.HOOK_FLIP:
        effect.flip(other)
    if deal(other, effect, mask):
        finish(other, effect, mask)
    c.dealt += other.dealt
    c.game.cause = cause
