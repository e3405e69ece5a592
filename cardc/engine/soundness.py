"""Whether a position that was read from a file makes sense: ranges and relations that its shape does not say.

A saved game may have been changed by hand, or by another program. What passes here is a position that the rules know;
the engine plays on from it without surprises. Nothing of this is done during normal play.
"""

from __future__ import annotations

from typing import Final

from cardc.engine import const, reactions
from cardc.engine.carddata import TrainerData, as_pokemon
from cardc.engine.editions import Edition
from cardc.engine.game import Game
from cardc.engine.invariants import problems
from cardc.engine.state import AttachedEnergy, InPlay, Lasting, Result, Side, State

MOST: Final = 1_000_000
"""No turn, no damage and no count of a game is larger."""

_TYPED: Final = (const.LASTS_TYPE, const.LASTS_WEAKNESS, const.LASTS_RESISTANCE)


def unsound(game: Game) -> str:
    """The first thing that is wrong with a position, "" for a sound one."""
    state = game.state
    found = _course(state, game.edition)
    for side in state.sides:
        found += [f"player {side.player}: {problem}" for problem in _side(state, side)]
    if not found and state.phase == const.PHASE_SETUP:
        found = _before_the_set_up(state)
    elif not found:
        found = problems(game)
    return found[0] if found else ""


def _course(state: State, edition: Edition) -> list[str]:
    """How far the game is, and who has won."""
    found: list[str] = []
    if not 0 <= state.turn <= MOST or (state.turn == 0 and state.phase in (const.PHASE_MAIN, const.PHASE_TURN_END)):
        found.append(f"turn {state.turn} is none in which this can happen")
    if not 0 <= state.sudden_deaths <= MOST:
        found.append(f"{state.sudden_deaths} Sudden Deaths")
    if state.prizes_each != (edition.sudden_death_prizes if state.sudden_deaths else edition.prizes):
        found.append(f"the edition does not play for {state.prizes_each} Prizes")
    if state.powers_stop != edition.powers_blocked_by_conditions:
        found.append("the edition stops powers in other conditions")
    if state.phase != const.PHASE_OVER and (state.winner != const.NO_ONE or state.way != 0):
        found.append("somebody has won, and the game goes on")
    if state.phase == const.PHASE_OVER and not _is_end(state):
        found.append("the game is over, and nobody has won")
    if any(coin not in (0, 1) for coin in state.chance.coins):
        found.append("a coin has two sides, 0 and 1")
    if state.face_down != (state.phase == const.PHASE_SETUP):
        found.append("Pokémon lie face down during the set-up and at no other time")
    return found


def _is_end(state: State) -> bool:
    """Whether winner and way to win belong together."""
    if state.winner == const.NO_ONE:
        return state.way == const.DRAWN
    return const.WON_BY_PRIZES <= state.way < const.DRAWN


def _before_the_set_up(state: State) -> list[str]:
    """All cards are still in the decks of their owners, and nothing has happened."""
    if state.turn or state.stadium is not None:
        return ["something has happened before the set-up"]
    for side in state.sides:
        if side.hand or side.prizes or side.discard or side.pokemon() or side.effects:
            return [f"player {side.player} has cards on the table before the set-up"]
        if any(card.owner != side.player for card in side.deck):
            return [f"a card in the deck of player {side.player} belongs to the other player"]
    return []


def _side(state: State, side: Side) -> list[str]:
    counts = (
        side.attacks,
        side.powers,
        side.energy_attached,
        side.retreats,
        side.supporters,
        side.stadiums,
        side.trainers,
    )
    found = [f"a count of {number}" for number in counts if not 0 <= number <= MOST]
    found += _effects(state, side.effects)
    for pokemon in side.pokemon():
        found += [f"{pokemon.data.name}: {problem}" for problem in _pokemon(state, pokemon)]
    return found


def _pokemon(state: State, pokemon: InPlay) -> list[str]:
    found = _effects(state, pokemon.effects)
    if not 0 <= pokemon.damage <= MOST or pokemon.damage % 10:
        found.append(f"{pokemon.damage} damage")
    if pokemon.conditions & ~const.ALL_CONDITIONS:
        found.append("an unknown condition")
    elif not 0 <= pokemon.poison <= MOST or pokemon.poison % 10:
        found.append(f"a poison of {pokemon.poison}")
    elif pokemon.conditions & const.POISONED and not pokemon.poison:
        found.append("a poison without strength")
    turns = (pokemon.entered_turn, pokemon.evolved_turn, pokemon.hit_turn, pokemon.power_turn)
    if any(not -1 <= turn <= state.turn for turn in turns) or not -1 <= pokemon.paralyzed_until <= MOST:
        found.append("something happened in a turn that has not been")
    if pokemon.conditions & const.PARALYZED and pokemon.paralyzed_until < state.turn:
        found.append("a paralysis that is over")
    if not 0 <= pokemon.power_uses < 1 << 64:
        found.append("an unknown power was used")
    if not 0 <= pokemon.hit_damage <= MOST:
        found.append(f"it was hit for {pokemon.hit_damage}")
    for energy in pokemon.energy:
        found += _energy(energy)
    if any(not -1 <= trainer.last_turn <= MOST for trainer in pokemon.trainers):
        found.append("a Trainer card is attached until a turn that can't be")
    for result in pokemon.hit_results:
        if not _is_result(state, result):
            found.append("an attack did to it what no attack does")
    return found


def _energy(energy: AttachedEnergy) -> list[str]:
    if not energy.provides and not energy.by_power:
        return []  # special Energy may provide nothing
    if not -1 <= energy.turned_to < const.TYPES:
        return [f"Energy turned to the unknown type {energy.turned_to}"]
    if not -MOST <= energy.turned_turn <= MOST:
        return ["Energy turned in a turn that can't be"]
    return []


def _effects(state: State, effects: tuple[Lasting, ...]) -> list[str]:
    return ["a lasting effect that no card has" for effect in effects if not _is_lasting(state, effect)]


def _is_lasting(state: State, effect: Lasting) -> bool:
    """Whether the kind is one, and its two numbers mean something."""
    if not 0 <= effect.kind <= const.LASTS_POWERS_STOP or not -MOST <= effect.turn <= MOST:
        return False
    if effect.kind == const.LASTS_REACTION:
        return 0 <= effect.a < len(state.cards) and _is_reaction(state, effect)
    return _numbers_fit(state, effect.kind, effect.a, effect.b)


def _numbers_fit(state: State, kind: int, a: int, b: int) -> bool:
    if kind == const.LASTS_CANNOT_USE:
        return _is_attack(state, a, b)
    if kind in _TYPED:
        return 0 <= a < const.TYPES
    if kind == const.LASTS_IMMUNE_TO:
        return a & ~const.ALL_CONDITIONS == 0
    return -MOST <= a <= MOST and -MOST <= b <= MOST


def _is_attack(state: State, number: int, index: int) -> bool:
    """Whether a card has so many attacks."""
    if not 0 <= number < len(state.cards):
        return False
    data = as_pokemon(state.cards[number].data)
    return data is not None and 0 <= index < len(data.attacks)


def _is_reaction(state: State, effect: Lasting) -> bool:
    """Whether the card has the text that waits for something."""
    text = effect.b >> 1
    data = state.cards[effect.a].data
    if text == reactions.TRAINER:
        return isinstance(data, TrainerData)
    pokemon = as_pokemon(data)
    if pokemon is None or text < 0:
        return False
    return text < len(pokemon.attacks) or text == reactions.POWER


def _is_result(state: State, result: Result) -> bool:
    """Whether the kind is one, and its numbers mean something."""
    kind, a, b, c, d, _ = result
    if any(not -MOST <= number <= MOST for number in (a, b, c, d)):
        return False
    if kind == const.RESULT_CONDITION:
        return a in const.CONDITIONS
    if kind == const.RESULT_POISON:
        return a > 0 and a % 10 == 0
    if kind == const.RESULT_RECOVERY:
        return a & ~const.ALL_CONDITIONS == 0
    if kind == const.RESULT_COUNTERS:
        return a % 10 == 0
    if kind == const.RESULT_ENERGY:
        return a >= 0 and -1 <= b <= const.TYPES
    if kind == const.RESULT_FEATURE:
        return const.FEATURE_TYPE <= a <= const.FEATURE_RESISTANCE and 0 <= b < const.TYPES
    if kind == const.RESULT_LASTING:
        if not 0 <= a <= const.LASTS_POWERS_STOP:
            return False
        return a in (const.LASTS_CANNOT_USE, const.LASTS_REACTION) or _numbers_fit(state, a, c, d)
    return const.RESULT_SWITCH <= kind <= const.RESULT_DEVOLUTION
