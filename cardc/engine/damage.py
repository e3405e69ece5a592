"""Damage: the calculation in steps (R175 to R186) and putting damage on Pokémon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardc.engine import const, editions, history, hooks, reactions, selecting, trace
from cardc.engine.carddata import Resistance, TrainerData
from cardc.engine.effect import AttackEffect
from cardc.engine.game import Game
from cardc.engine.groups import where_of
from cardc.engine.state import InPlay, Lasting

if TYPE_CHECKING:
    from cardc.engine.context import Context


_DEFENDS: Final = (
    const.HOOK_DEFENDER_DAMAGE | const.HOOK_PREVENTS_EFFECTS | const.HOOK_FLIPS_TO_PREVENT | const.HOOK_MORE_DAMAGE_TO
)
"""Hooks that can change the damage to a Pokémon; without them and lasting effects nobody is asked."""

# what counts in a calculation
_WEAKNESS: Final = 1
_RESISTANCE: Final = 2
_BOTH: Final = 3
_RAISED: Final = 4
_TARGETS_EFFECTS: Final = 8


def own_damage(c: Context, effect: AttackEffect, mask: int) -> None:
    """The attack's own damage to the Defending Pokémon; nothing when the attack does no damage at all (R178)."""
    user = c.user
    defending = c.defending
    if not effect.does_damage or user is None or defending is None or not defending.in_play:
        return
    base = effect.base
    if user.effects or user.hooks & const.HOOK_NEW_BASE_DAMAGE:
        base = hooks.base_damage(c, user, effect.name, base)
    c.base = base
    if mask & const.HOOK_BASE_DAMAGE:
        base = effect.base_damage(c)
    c.dealt += calculate(c, user, defending, base, _but(c, _BOTH | _RAISED | _TARGETS_EFFECTS, True))


def beside(c: Context, points: int, target: InPlay, applied: bool) -> None:
    """Damage of an attack beside its own: no Weakness or Resistance, nothing that raises it (R191).

    With ``applied`` they count for an Active Pokémon, and so does what raises damage to the Defending Pokémon.
    """
    if c.user is None:
        return
    counts = _TARGETS_EFFECTS
    if c.game.active(target.owner) is not target:
        counts |= _BOTH if c.game.edition.weakness_resistance_on_bench else 0
    elif applied:
        counts |= _BOTH | (_RAISED if target is c.defending else 0)
    calculate(c, c.user, target, points, _but(c, counts, target is c.defending))


def _but(c: Context, counts: int, defending: bool) -> int:
    """What counts, without what this attack's damage is done regardless of."""
    ignored = c.disregard
    if ignored == const.IGNORE_NOTHING:
        return counts
    if ignored & const.IGNORE_WEAKNESS:
        counts &= ~_WEAKNESS
    if ignored & const.IGNORE_RESISTANCE:
        counts &= ~_RESISTANCE
    if ignored & const.IGNORE_EFFECTS and defending:
        counts &= ~_TARGETS_EFFECTS
    return counts


def applied(c: Context, target: InPlay, points: int) -> int:
    """Damage that no attack does, after the Weakness and Resistance of an Active Pokémon to the type of the user, if there is one."""
    user = c.user
    if user is None or c.game.active(target.owner) is not target:
        return points
    return _resistance(c, "", user, target, _weakness(c, "", user, target, points))


def confused_attack(c: Context) -> None:
    """A Confused Pokémon that flipped tails attacks itself (R221, R222)."""
    user = c.user
    if user is None:
        return
    edition = c.game.edition
    if edition.confused_damage_is_attack:
        calculate(c, user, user, edition.confused_damage, _BOTH | _TARGETS_EFFECTS)
    else:
        put(c.game, user, edition.confused_damage, "Confused")


def calculate(c: Context, attacker: InPlay, target: InPlay, base: int, counts: int) -> int:
    """Run the edition's damage steps and put the damage on ``target``; returns the points put.

    ``counts`` says what counts: Weakness, Resistance, what raises damage to the Defending Pokémon, effects on the target.
    """
    damage = 0
    stopped = False
    for code, letter in c.game.edition.damage_steps:
        if code == editions.BASE:
            damage = base
            _tell(c, letter, "base damage", 0, damage, c.game.cause)
        elif code == editions.STOP_IF_ZERO:
            if damage <= 0:
                _tell(c, letter, "no damage: stop", 0, 0, "")
                stopped = True
        elif damage <= 0 and not _acts_on_nothing(c, code, stopped):
            continue
        elif code == editions.WEAKNESS:
            if counts & _TARGETS_EFFECTS and (target.effects or target.hooks & const.HOOK_DEFENDER_DAMAGE_BEFORE):
                damage = _before(c, letter, attacker, target, damage)
            if counts & _WEAKNESS and target.data.weaknesses:
                damage = _weakness(c, letter, attacker, target, damage)
        elif code == editions.RESISTANCE:
            if counts & _RESISTANCE and (target.data.resistances or target.resistance >= 0):
                damage = _resistance(c, letter, attacker, target, damage)
        elif code == editions.TRAINERS_ON_ATTACKER:
            if counts & _RAISED and attacker.hooks & const.HOOK_TRAINER_ON_ATTACKER:
                damage = _trainers(c, letter, attacker, const.HOOK_TRAINER_ON_ATTACKER, damage, attacker)
        elif code == editions.TRAINERS_ON_DEFENDER:
            if counts & _TARGETS_EFFECTS and target.hooks & const.HOOK_TRAINER_ON_DEFENDER:
                damage = _trainers(c, letter, target, const.HOOK_TRAINER_ON_DEFENDER, damage, attacker)
        elif code == editions.ATTACKER_LASTING_AND_POWERS:
            if counts & _RAISED and (attacker.effects or attacker.hooks & const.HOOK_ATTACKER_DAMAGE):
                damage = _attacker(c, letter, attacker, damage)
        elif code == editions.DEFENDER_LASTING_AND_POWERS:
            if counts & _TARGETS_EFFECTS and (target.effects or target.hooks & _DEFENDS):
                damage = _defender(c, letter, attacker, target, damage)
        elif code == editions.COUNTERS:
            if c.game.trace is not None:
                _tell(c, letter, f"damage on {target.data.name}", target.damage, target.damage + damage, "")
            put_counters(c.game, target, damage, c.game.cause)
            if attacker.owner != target.owner:
                history.hit(c.state.turn, target, damage)
                if target.effects or target.hooks & const.HOOK_DAMAGED_BY_ATTACK:
                    reactions.react(c, target, attacker, const.EVENT_DAMAGED, damage)
    return damage if damage > 0 else 0


def _acts_on_nothing(c: Context, code: int, stopped: bool) -> bool:
    """Whether a step is done although there is no damage: a booster whose text does not ask for any, before the stop."""
    if code == editions.WEAKNESS:
        return not c.game.edition.weakness_resistance_only_if_damage
    return code == editions.TRAINERS_ON_ATTACKER and not stopped


def _weakness(c: Context, letter: str, attacker: InPlay, target: InPlay, damage: int) -> int:
    """Weakness to the attacker's type (R179, R187)."""
    times = c.game.edition.weakness_times
    for weakness in target.data.weaknesses:
        type = weakness.type if target.weakness < 0 else target.weakness
        if type in attacker.types:
            before = damage
            if times == 0 and weakness.plus:
                damage += weakness.plus
            else:
                damage *= times or weakness.times
            _tell(c, letter, "Weakness", before, damage, target.data.name)
    return damage


def _resistance(c: Context, letter: str, attacker: InPlay, target: InPlay, damage: int) -> int:
    """Resistance to the attacker's type (R180); a changed one is the printed one with another type, or a usual one."""
    resistances = target.data.resistances
    minus = c.game.edition.resistance_minus
    if target.resistance >= 0:
        resistances = (Resistance(target.resistance, resistances[0].minus if resistances else 30),)
    for resistance in resistances:
        if resistance.type in attacker.types:
            before = damage
            damage = max(0, damage - (minus or resistance.minus))
            _tell(c, letter, "Resistance", before, damage, target.data.name)
    return damage


def _trainers(c: Context, letter: str, holder: InPlay, hook: int, damage: int, attacker: InPlay) -> int:
    """Trainer cards attached to the attacker (R181) or to the Pokémon that is damaged (R182), oldest first."""
    for attached in holder.trainers:
        data = attached.card.data
        if isinstance(data, TrainerData) and data.hooks & hook and (damage > 0 or not data.effect.needs_damage):
            before = damage
            other = c.about(holder)
            other.attacker = attacker
            if hook == const.HOOK_TRAINER_ON_ATTACKER:
                damage = data.effect.trainer_on_attacker(other, damage)
            else:
                damage = max(0, data.effect.trainer_on_defender(other, damage))
            _tell(c, letter, "Trainer card", before, damage, data.name)
    return damage


def _attacker(c: Context, letter: str, attacker: InPlay, damage: int) -> int:
    """What the attacker's own lasting effects, powers and what speaks of it add."""
    state = c.state
    for effect in attacker.effects:
        if effect.kind == const.LASTS_MORE_DAMAGE and (effect.turn == state.turn or effect.turn < 0):
            _tell(c, letter, "lasting effect", damage, damage + effect.a, state.cards[effect.cause].data.name)
            damage += effect.a
    if attacker.hooks & const.HOOK_ATTACKER_DAMAGE:
        for other in hooks.standing(c, attacker, const.HOOK_ATTACKER_DAMAGE):
            before = damage
            damage = other.effect.attacker_damage(c.voice(other), attacker, damage)
            _tell(c, letter, "Pokémon Power", before, damage, other.effect.name)
    return damage


def _defender(c: Context, letter: str, attacker: InPlay, target: InPlay, damage: int) -> int:
    """What the target's lasting effects, powers and what speaks of it take off or prevent (R183)."""
    if target.effects or target.hooks & const.HOOK_MORE_DAMAGE_TO:
        damage = _more_damage(c, letter, attacker, target, damage)
    if target.effects:
        damage = _less_damage(c, letter, attacker, target, damage, const.LASTS_LESS_DAMAGE)
    if damage > 0 and target.hooks & const.HOOK_DEFENDER_DAMAGE:
        for other in hooks.standing(c, target, const.HOOK_DEFENDER_DAMAGE):
            if damage > 0:
                before = damage
                voice = c.voice(other)
                voice.attacker = attacker
                damage = max(0, other.effect.defender_damage(voice, target, damage))
                _tell(c, letter, "Pokémon Power", before, damage, other.effect.name)
    if damage > 0 and target.effects:
        damage = _prevented(c, letter, target, damage)
    if damage > 0 and target is not attacker and (c.shielded(target) or c.damage_shielded(target)):
        _tell(c, letter, "all effects are prevented", damage, 0, target.data.name)
        damage = 0
    return damage


def _before(c: Context, letter: str, attacker: InPlay, target: InPlay, damage: int) -> int:
    """What takes points off the damage to a Pokémon before Weakness and Resistance."""
    if target.effects:
        damage = _less_damage(c, letter, attacker, target, damage, const.LASTS_LESS_DAMAGE_BEFORE)
    if target.hooks & const.HOOK_DEFENDER_DAMAGE_BEFORE:
        for other in hooks.standing(c, target, const.HOOK_DEFENDER_DAMAGE_BEFORE):
            if damage > 0:
                before = damage
                voice = c.voice(other)
                voice.attacker = attacker
                damage = max(0, other.effect.defender_damage_before(voice, target, damage))
                _tell(c, letter, "Pokémon Power", before, damage, other.effect.name)
    return damage


def _more_damage(c: Context, letter: str, attacker: InPlay, target: InPlay, damage: int) -> int:
    """What raises the damage that attacks do to a Pokémon."""
    state = c.state
    for effect in target.effects:
        if effect.kind == const.LASTS_MORE_DAMAGE_TO and (effect.turn == state.turn or effect.turn < 0):
            _tell(c, letter, "lasting effect", damage, damage + effect.a, state.cards[effect.cause].data.name)
            damage += effect.a
    if target.hooks & const.HOOK_MORE_DAMAGE_TO:
        for other in hooks.standing(c, target, const.HOOK_MORE_DAMAGE_TO):
            more = other.effect.more_damage_to(c.voice(other), target)
            if more:
                _tell(c, letter, "Pokémon Power", damage, damage + more, other.effect.name)
                damage += more
    return damage


def _is_by(c: Context, effect: Lasting, attacker: InPlay) -> bool:
    """Whether a lasting effect is about damage by this attacker."""
    if effect.b >= 0:
        return effect.b == attacker.uid
    if not effect.attack:
        return True
    return selecting.belongs_for(c, c.state.cards[effect.cause].owner, attacker, where_of(effect.attack))


def _less_damage(c: Context, letter: str, attacker: InPlay, target: InPlay, damage: int, kind: int) -> int:
    """Lasting effects of a kind that take points off, or halve, in the order in which they came."""
    state = c.state
    for effect in target.effects:
        if damage <= 0 or not (effect.turn == state.turn or effect.turn < 0):
            continue
        before = damage
        if effect.kind == kind:
            if not _is_by(c, effect, attacker):
                continue
            damage = max(0, damage - effect.a)
        elif effect.kind == const.LASTS_HALVE_DAMAGE and kind == const.LASTS_LESS_DAMAGE:
            damage = half(damage, effect.b == 1)
        else:
            continue
        _tell(c, letter, "lasting effect", before, damage, state.cards[effect.cause].data.name)
    return damage


def half(points: int, round_up: bool) -> int:
    """Half of a number of damage points, brought to a multiple of 10."""
    return (points + 19) // 20 * 10 if round_up else points // 20 * 10


def _prevented(c: Context, letter: str, target: InPlay, damage: int) -> int:
    state = c.state
    for effect in target.effects:
        if (
            effect.kind == const.LASTS_PREVENT_DAMAGE
            and (effect.turn == state.turn or effect.turn < 0)
            and (effect.a < 0 or damage <= effect.a)
            and damage >= effect.b
        ):
            _tell(c, letter, "damage is prevented", damage, 0, state.cards[effect.cause].data.name)
            return 0
    return damage


def put(game: Game, pokemon: InPlay, points: int, cause: str) -> None:
    """Put damage on a Pokémon outside the damage calculation."""
    if game.trace is not None:
        what = f"damage on {pokemon.data.name}"
        game.trace.append((trace.EFFECT, "", what, pokemon.damage, pokemon.damage + points, cause))
    put_counters(game, pokemon, points, cause)


def put_counters(game: Game, pokemon: InPlay, points: int, cause: str) -> None:
    """Put damage counters for ``points`` damage (R184, R186)."""
    pokemon.damage += points
    if game.log is not None:
        game.note(pokemon.owner, "damage", cause, pokemon.data.name, points)


def _tell(c: Context, letter: str, what: str, before: int, after: int, cause: str) -> None:
    if c.game.trace is not None:
        c.game.trace.append((trace.DAMAGE, letter, what, before, after, cause))
