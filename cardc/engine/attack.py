"""The attack procedure, steps a to f (R159 to R170), in the order the edition gives."""

from __future__ import annotations

from cardc.engine import const, damage, editions, hooks, knockout, performing, trace
from cardc.engine.context import Context
from cardc.engine.effect import AttackEffect
from cardc.engine.game import Game
from cardc.engine.lasting import cannot_use
from cardc.engine.state import InPlay


def may_attack(c: Context, pokemon: InPlay) -> bool:
    """Whether an Active Pokémon may attack at all: not Asleep or Paralyzed (R215, R223), nothing forbids it."""
    return pokemon.conditions & (const.ASLEEP | const.PARALYZED) == 0 and not hooks.cannot_attack(c, pokemon)


def usable(c: Context, pokemon: InPlay, index: int) -> bool:
    """Whether an Active Pokémon that may attack, and whose Energy pays it (R096), can use one of its attacks (R166)."""
    data = pokemon.data
    if data.attack_totals[index] == 0 and not c.game.edition.zero_cost_allowed:
        return False
    if pokemon.effects and cannot_use(c.game, pokemon, pokemon.attack_card, index):
        return False
    if data.attack_hooks[index] & const.HOOK_CAN_USE:
        other = Context(c.game, pokemon.owner)
        other.for_attack(pokemon, c.game.active(1 - pokemon.owner), index)
        return data.attacks[index].can_use(other)
    return True


def attack(game: Game, index: int) -> None:
    """The Active Pokémon of the turn's player uses its attack at place ``index``."""
    player = game.state.player
    user = game.active(player)
    if user is None:
        return
    effect = user.data.attacks[index]
    mask = user.data.attack_hooks[index]
    c = Context(game, player)
    c.for_attack(user, game.active(1 - player), index)
    hooks.renew_energy(c, user)
    game.cause = effect.name
    goes_on = True
    for code, letter in game.edition.attack_steps:
        if code == editions.KNOCK_OUTS:
            knockout.check(game, c)
        elif goes_on:
            goes_on = _step(c, code, letter, effect, mask)
    game.cause = ""


def _step(c: Context, code: int, letter: str, effect: AttackEffect, mask: int) -> bool:
    """One step; False when the attack ends here, apart from Knock Outs."""
    if code == editions.ANNOUNCE:
        _announce(c, letter, effect)
    elif code == editions.CHOICES:
        if mask & const.HOOK_CHOOSE:
            effect.choose(c)
            _tell(c, letter, "choices")
    elif code == editions.REQUIREMENTS:
        if mask & const.HOOK_REQUIRE:
            effect.require(c)
            _tell(c, letter, "requirements")
    elif code == editions.FLIPS:
        if mask & const.HOOK_FLIP:
            effect.flip(c)
    elif code == editions.ALTER_OR_CANCEL:
        return _alter_or_cancel(c, letter)
    elif code == editions.CONFUSION_CHECK:
        return _confusion_check(c, letter)
    elif code == editions.DAMAGE:
        _tell(c, letter, "damage")
        return performing.deal(c, effect, mask)
    elif code == editions.OTHER_EFFECTS and mask & (const.HOOK_EFFECT | const.HOOK_EITHER_WAY):
        _tell(c, letter, "other effects")
        performing.finish(c, effect, mask)
    return True


def _announce(c: Context, letter: str, effect: AttackEffect) -> None:
    if c.game.log is not None and c.user is not None:
        c.game.note(c.player, "attack", effect.name, c.user.data.name, 0)
    _tell(c, letter, f"attack: {effect.name}")


def _alter_or_cancel(c: Context, letter: str) -> bool:
    """Step d: coins that effects on the attacker ask its owner for; one tails and the attack does nothing (R167)."""
    user = c.user
    if user is None or (not user.effects and not user.hooks & const.HOOK_NEEDS_FLIP_TO_ATTACK):
        return True
    for _ in range(hooks.flips_to_attack(c, user)):
        heads = c.game.flip(user.owner)
        _tell(c, letter, "flip to attack: heads" if heads else "flip to attack: tails, the attack does nothing")
        if not heads:
            return False
    return True


def _confusion_check(c: Context, letter: str) -> bool:
    """Step e: a Confused attacker flips; tails, and it damages itself instead (R168, R220, R221)."""
    user = c.user
    if user is None or not user.conditions & const.CONFUSED:
        return True
    if c.game.flip(user.owner):
        _tell(c, letter, "Confused: heads")
        return True
    _tell(c, letter, "Confused: tails, the attack fails")
    damage.confused_attack(c)
    return False


def _tell(c: Context, letter: str, what: str) -> None:
    if c.game.trace is not None:
        c.game.trace.append((trace.ATTACK, letter, what, 0, 0, c.game.cause))
