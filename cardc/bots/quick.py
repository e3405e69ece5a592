"""Answers from a few rules of thumb, fast enough for the end of a simulated game: no position is tried."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardc.bots.worth import after_weakness, points, shortfall
from cardc.engine import const, decisions
from cardc.engine.bots import Bot
from cardc.engine.carddata import EnergyData, as_pokemon
from cardc.engine.decisions import NOTHING, Question
from cardc.engine.state import Card, InPlay, Side, State, pokemon_at


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickBot(Bot):
    """Evolves, fills the Bench, gives Energy where an attack lacks it, plays some Trainer cards, attacks as hard as it can."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)  # its own: see tests/engine/test_compiled_classes.py

    def answer(self, question: Question) -> int:
        kind = question.kind
        if kind == decisions.ASK_ACTION:
            return self.action(question)
        if kind == decisions.ASK_NEW_ACTIVE:
            return best_active(question)
        if kind == decisions.ASK_FIRST_ACTIVE:
            return best_starter(question)
        if kind == decisions.ASK_FIRST_BENCH or kind == decisions.ASK_EXTRA_CARDS:
            return len(question.options) - 1
        return self.chance.below(len(question.options))

    def action(self, question: Question) -> int:
        """The place of an action among those of a turn."""
        state = question._state
        options = question.options
        side = state.sides[question.player]
        trainer = -1
        trainers = 0
        uses: list[int] = []
        energy = -1
        energy_worth = 0.0
        attack = -1
        attack_worth = -1.0
        for i in range(len(options)):
            option = options[i]
            kind = option >> 16
            if kind == decisions.ACT_EVOLVE:
                return i
            if kind == decisions.ACT_BENCH:
                if len(side.bench) < 4:
                    return i
            elif kind == decisions.ACT_ENERGY:
                value = energy_value(state, option)
                if value > energy_worth:
                    energy = i
                    energy_worth = value
            elif kind == decisions.ACT_TRAINER:
                trainers += 1
                if self.chance.below(trainers) == 0:
                    trainer = i
            elif kind == decisions.ACT_POWER:
                uses.append(i)
            elif kind == decisions.ACT_ATTACK:
                value = attack_value(state, side, option >> 8 & 255)
                if value > attack_worth:
                    attack = i
                    attack_worth = value
        if energy >= 0:
            return energy
        if trainer >= 0 and self.chance.below(8) > 2:
            return trainer
        if uses and self.chance.below(8) == 0:
            return uses[self.chance.below(len(uses))]
        if attack >= 0:
            return attack
        return 0


def energy_value(state: State, option: int) -> float:
    """What attaching this Energy card to this Pokémon is worth: 0 when no attack lacks it."""
    pokemon = pokemon_at(state, option & 255)
    data = state.cards[option >> 8 & 255].data
    if pokemon is None or not isinstance(data, EnergyData):
        return 0.0
    best = 0.0
    for index in range(len(pokemon.data.attacks)):
        missing = shortfall(pokemon, index)
        if missing == 0 or not _helps(pokemon, index, data.provides):
            continue
        value = points(pokemon.data, index) * (1.0 if missing == 1 else 0.6)
        if value > best:
            best = value
    if best == 0.0:
        return 0.0
    if option & 7 == 0:
        best = best * 1.6 + 5.0
    return best


def _helps(pokemon: InPlay, index: int, provides: tuple[int, ...]) -> bool:
    """Whether Energy of these types is among what an attack still lacks."""
    data = pokemon.data
    specific = 0
    for type, number in data.attack_needs[index]:
        have = 0
        for energy in pokemon.energy:
            for provided in energy.provides:
                if provided == type:
                    have += 1
        specific += number
        if have < number and (type in provides or provides[0] < 0):
            return True
        if have < number:
            specific -= number - have
    total = 0
    for energy in pokemon.energy:
        total += len(energy.provides)
    colorless = data.attack_totals[index]
    for _, number in data.attack_needs[index]:
        colorless -= number
    return colorless > 0 and total - specific < colorless


def attack_value(state: State, side: Side, index: int) -> float:
    """What an attack of the Active Pokémon promises."""
    active = side.active
    target = state.sides[1 - side.player].active
    if active is None or target is None:
        return 0.0
    does = points(active.data, index)
    if active.data.attacks[index].base:
        does = after_weakness(active, target, does)
    left = target.remaining_hp()
    return 1000.0 + does if does >= left else does


def best_active(question: Question) -> int:
    """The Pokémon to take the Active place: the one that can do most now, then the one that lasts longest."""
    state = question._state
    best = 0
    most = -1e9
    for i in range(len(question.options)):
        pokemon = pokemon_at(state, question.options[i])
        if pokemon is None:
            continue
        target = state.sides[1 - pokemon.owner].active
        value = 0.2 * pokemon.remaining_hp()
        for index in range(len(pokemon.data.attacks)):
            does = points(pokemon.data, index)
            if target is not None and pokemon.data.attacks[index].base:
                does = after_weakness(pokemon, target, does)
            missing = shortfall(pokemon, index)
            value = max(value, 0.2 * pokemon.remaining_hp() + does / (1.0 + 1.5 * missing))
        if pokemon.owner != question.player:  # the opponent's: the one that can do least
            value = -value
        if value > most:
            most = value
            best = i
    return best


def best_starter(question: Question) -> int:
    """The Basic Pokémon to begin with: much HP, and an attack for little Energy that the hand holds."""
    state = question._state
    best = 0
    most = -1.0
    for i in range(len(question.options)):
        if question.options[i] == NOTHING:
            continue
        card = state.cards[question.options[i]]
        value = _starter(state, state.sides[card.owner], card)
        if value > most:
            most = value
            best = i
    return best


def _starter(state: State, side: Side, card: Card) -> float:
    data = as_pokemon(card.data)
    if data is None or data.doll:
        return 0.0
    value = 0.3 * data.hp
    for index in range(len(data.attacks)):
        cost = data.attack_totals[index]
        if cost <= 2:
            value = max(value, 0.3 * data.hp + points(data, index) / (1 + cost))
    for held in side.hand:
        other = as_pokemon(held.data)
        if other is not None and other.evolves_from == data.name and other.stage != const.BASIC:
            value += 6.0
            break
    return value
