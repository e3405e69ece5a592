"""What a position is worth to a player: one number, for bots that look ahead.

The unit is a hundredth of a Prize. All is looked at, so the position must be one that the player may imagine (``engine.hidden``).
"""

from __future__ import annotations

from typing import Final

from cardc.engine import const
from cardc.engine.carddata import PokemonData
from cardc.engine.state import InPlay, Side, State

WON: Final = 10000.0
_PRIZE: Final = 100.0
_IN_PLAY: Final = 6.0
_STAGE: Final = 6.0
_ALONE: Final = 45.0
"""Nobody on the Bench: the next Knock Out loses the game."""
_HURT: Final = 45.0
_READY: Final = 0.45
"""For each point of damage that a Pokémon is able to do."""
_OTHER_TEXT: Final = 12.0
"""Points that an attack without a number is taken to be worth."""
_NEXT_KNOCK_OUT: Final = 62.0
_NEXT_DAMAGE: Final = 34.0
_CARD: Final = 2.0
_CARDS: Final = 9


def worth(state: State, player: int) -> float:
    """What the position is worth to ``player``; :data:`WON` when the game is won, the same below 0 when it is lost."""
    if state.phase >= const.PHASE_SUDDEN_DEATH:
        if state.phase == const.PHASE_OVER and state.winner != const.NO_ONE:
            return WON if state.winner == player else -WON
        return 0.0
    mine = state.sides[player]
    theirs = state.sides[1 - player]
    total = _side(state, mine) - _side(state, theirs)
    # Who attacks next does so before the other one can answer.
    next_player = state.player
    if state.phase == const.PHASE_TURN_END or state.sides[next_player].attacks > 0:
        next_player = 1 - next_player
    first, second = (1.0, 0.62) if next_player == player else (0.62, 1.0)
    return total + first * threat(state, mine, theirs) - second * threat(state, theirs, mine)


def _side(state: State, side: Side) -> float:
    total = -_PRIZE * len(side.prizes)
    active = side.active
    if active is not None:
        total += _pokemon(active, 1.0) - _conditions(active)
    for pokemon in side.bench:
        total += _pokemon(pokemon, 0.75)
    if not side.bench:
        total -= _ALONE
    hand = len(side.hand)
    total += _CARD * (hand if hand < _CARDS else _CARDS)
    left = len(side.deck)
    if left < 8:
        total -= 6.0 * (8 - left)
    return total


def _pokemon(pokemon: InPlay, place: float) -> float:
    data = pokemon.data
    if data.doll:
        return 4.0
    total = _IN_PLAY + _STAGE * len(pokemon.cards) + 0.08 * data.hp
    share = pokemon.damage / data.hp if data.hp else 0.0
    total -= _HURT * share * data.prizes * place
    best = 0.0
    spare = 0
    for index in range(len(data.attacks)):
        missing = shortfall(pokemon, index)
        cost = data.attack_totals[index]
        does = points(data, index)
        got = 1.0 if cost == 0 else 1.0 - missing / cost
        value = does * got * (1.0 if missing == 0 else 0.8)
        if value > best:
            best = value
    for energy in pokemon.energy:
        spare += len(energy.provides)
    return total + _READY * best * place + 0.5 * spare


def _conditions(pokemon: InPlay) -> float:
    conditions = pokemon.conditions
    if conditions == 0:
        return 0.0
    lost = 0.0
    if conditions & const.PARALYZED:
        lost += 14.0
    if conditions & const.ASLEEP:
        lost += 9.0
    if conditions & const.CONFUSED:
        lost += 9.0
    if conditions & const.POISONED:
        lost += 8.0
    if conditions & const.BURNED:
        lost += 6.0
    return lost


def points(data: PokemonData, index: int) -> float:
    """The damage points that an attack is taken to do."""
    attack = data.attacks[index]
    text = data.attack_hooks[index] & (const.HOOK_EFFECT | const.HOOK_DAMAGE) != 0
    if attack.base == 0:
        return _OTHER_TEXT
    return attack.base + (4.0 if text else 0.0)


def shortfall(pokemon: InPlay, index: int) -> int:
    """How much Energy a Pokémon lacks for one of its attacks."""
    data = pokemon.data
    total = 0
    wild = 0
    missing = 0
    for energy in pokemon.energy:
        for type in energy.provides:
            total += 1
            if type < 0:
                wild += 1
    for type, number in data.attack_needs[index]:
        have = 0
        for energy in pokemon.energy:
            for provided in energy.provides:
                if provided == type:
                    have += 1
        if have < number:
            missing += number - have
    missing = missing - wild if missing > wild else 0
    lacking = data.attack_totals[index] - total
    return missing if missing > lacking else lacking if lacking > 0 else 0


def after_weakness(attacker: InPlay, defender: InPlay, damage: float) -> float:
    """Damage after Weakness and Resistance, as printed or changed."""
    types = attacker.types
    if not types:
        return damage
    type = types[0]
    if defender.weakness >= 0:
        if defender.weakness == type:
            damage *= 2.0
    else:
        for weakness in defender.data.weaknesses:
            if weakness.type == type:
                damage = damage + weakness.plus if weakness.plus else damage * weakness.times
    if defender.resistance >= 0:
        if defender.resistance == type:
            damage -= 30.0
    else:
        for resistance in defender.data.resistances:
            if resistance.type == type:
                damage -= resistance.minus
    return damage if damage > 0 else 0.0


def threat(state: State, side: Side, other: Side) -> float:
    """What the next attack of a side promises against the Pokémon that stands opposite."""
    active = side.active
    target = other.active
    if active is None or target is None:
        return 0.0
    best = 0.0
    left = target.remaining_hp()
    if left <= 0:
        return 0.0
    for index in range(len(active.data.attacks)):
        if shortfall(active, index):
            continue
        does = points(active.data, index)
        if active.data.attacks[index].base:
            does = after_weakness(active, target, does)
        value = _NEXT_KNOCK_OUT * target.data.prizes if does >= left else _NEXT_DAMAGE * does / target.data.hp
        if value > best:
            best = value
    if active.conditions & const.PARALYZED:
        return best * 0.2
    if active.conditions & (const.ASLEEP | const.CONFUSED):
        return best * 0.5
    return best
