"""What powers and attached Trainer cards say about their Pokémon as long as they are there, and how long effects last."""

from __future__ import annotations

import pytest

from cardc.engine import const, lasting
from cardc.engine.carddata import PokemonData, TrainerData
from cardc.engine.const import ASLEEP, BASIC, COLORLESS, FIRE, WATER
from cardc.engine.context import Context
from cardc.engine.effect import PowerEffect, TrainerEffect
from cardc.engine.state import InPlay
from tests.engine.cards import Nudge, Pilfer
from tests.engine.table import Table


class Still(PowerEffect):
    """Can't attack, can't retreat."""

    name = "Still"
    stopped_by = ASLEEP

    def prevents_attack(self, c: Context, who: InPlay) -> bool:
        return True

    def prevents_retreat(self, c: Context, who: InPlay) -> bool:
        return True


class Clumsy(PowerEffect):
    """Must flip to attack."""

    name = "Clumsy"

    def needs_flip_to_attack(self, c: Context, who: InPlay) -> bool:
        return True


class Mist(PowerEffect):
    """All effects of attacks on it are prevented."""

    name = "Mist"
    stopped_by = ASLEEP

    def prevents_effects(self, c: Context, who: InPlay) -> bool:
        return True


class Hot(PowerEffect):
    """All its Energy is Fire; its attacks do 10 more."""

    name = "Hot"
    stopped_by = ASLEEP

    def energy_counts_as(self, c: Context, who: InPlay) -> int:
        return FIRE

    def attacker_damage(self, c: Context, who: InPlay, damage: int) -> int:
        return damage + 10


class Anchor(TrainerEffect):
    """Attached to the Active Pokémon as long as it is in play: it can't retreat, its Energy is Water."""

    name = "Anchor"

    def play(self, c: Context) -> None:
        c.attach_this(c.your_active, const.LEAVES_PLAY)

    def prevents_retreat(self, c: Context, who: InPlay) -> bool:
        return c.holder is not None

    def energy_counts_as(self, c: Context, who: InPlay) -> int:
        return WATER


def holder_of(table: Table, power: PowerEffect, player: int = 0, energy: str = "") -> InPlay:
    """An Active Pokémon with 60 HP, one power and a 10-point attack for one Energy."""
    data = PokemonData("x-1", "Holder", BASIC, (COLORLESS,), 60, attacks=(Nudge(), Pilfer()), powers=(power,))
    pokemon = table.arrangement.active(player, data)
    return table.dress(pokemon, energy, 0)


def test_power_that_forbids_attack_and_retreat() -> None:
    table = Table()
    holder_of(table, Still(), energy="F")
    table.bench(0, "Apery")
    table.active(1, "Apery")
    assert table.labels() == ["end the turn"]


def test_power_that_needs_a_flip() -> None:
    """R167: tails, nothing happens."""
    for coins, damage in (("T", 0), ("H", 10)):
        table = Table()
        holder_of(table, Clumsy(), energy="F")
        target = table.active(1, "Apery")
        table.attack("Nudge", coins=coins)
        assert target.damage == damage


def test_power_that_prevents_effects() -> None:
    """Of the opponent's attacks all is prevented; stopped by its condition nothing is."""
    for conditions, damage in ((0, 0), (ASLEEP, 10)):
        table = Table()
        table.active(0, "Tailwag", "F")
        target = holder_of(table, Mist(), 1, energy="F")
        if conditions:
            table.arrangement.condition(target, conditions)
        table.attack("Pilfer")
        assert target.damage == damage
        assert len(target.energy) == (0 if damage else 1)


def test_power_that_turns_energy_and_raises_damage() -> None:
    """The counted Energy follows the power: asleep it is itself again; the raise is not for an attack of 0."""
    table = Table()
    pokemon = holder_of(table, Hot(), energy="WW")
    target = table.active(1, "Boulderpup")
    c = Context(table.game, 0)
    assert c.energy_cards(pokemon, FIRE) == 2
    assert c.energy_cards(pokemon, WATER) == 0
    assert not c.can_energy_count_as(pokemon, FIRE)
    table.attack("Nudge")
    assert target.damage == 20
    pokemon.conditions |= ASLEEP
    assert c.energy_cards(pokemon, WATER) == 2


def test_attached_trainer_card_with_standing_rules() -> None:
    """It stays until its Pokémon leaves play, and goes with it to the Bench."""
    table = Table()
    pokemon = table.active(0, "Gustwing", "R")
    table.bench(0, "Mindling")
    table.active(1, "Apery")
    table.arrangement.hand(0, TrainerData("x-2", "Anchor", Anchor()))
    table.hand(0, "Swap")
    table.arrangement.done()
    assert table.can("retreat")
    table.do("play Anchor")
    assert not table.can("retreat")
    assert Context(table.game, 0).energy_cards(pokemon, WATER) == 1
    table.end_turn()
    table.end_turn()
    assert not table.can("retreat")
    table.do("play Swap")
    assert table.can("retreat")
    assert len(pokemon.trainers) == 1


@pytest.mark.parametrize(
    ("duration", "own_turn", "turn"),
    [
        (const.THIS_TURN, True, 3),
        (const.OPPONENTS_NEXT_TURN, True, 4),
        (const.YOUR_NEXT_TURN, True, 5),
        (const.OPPONENTS_NEXT_TURN, False, 5),
        (const.YOUR_NEXT_TURN, False, 4),
        (const.WHILE_IN_PLAY, True, -1),
    ],
)
def test_durations_are_turn_numbers(duration: int, own_turn: bool, turn: int) -> None:
    """In turn 3 of player 0; an effect may also be made by the player whose turn it is not."""
    table = Table(turn=3)
    assert lasting.turn_of(table.game, 0 if own_turn else 1, duration) == turn


def test_turned_energy_for_another_duration() -> None:
    """Energy can be turned for a later turn, or as long as it stays attached."""
    table = Table()
    pokemon = table.active(0, "Apery", "W")
    table.active(1, "Apery")
    c = Context(table.game, 0)
    c.energy_counts_as(pokemon, const.YOUR_NEXT_TURN, FIRE)
    assert c.energy_cards(pokemon, FIRE) == 0
    table.end_turn()
    assert c.energy_cards(pokemon, FIRE) == 0
    table.end_turn()
    assert c.energy_cards(pokemon, FIRE) == 1
    table.end_turn()
    assert c.energy_cards(pokemon, FIRE) == 0
    c.energy_counts_as(pokemon, const.WHILE_IN_PLAY, FIRE)
    table.end_turn()
    table.end_turn()
    assert c.energy_cards(pokemon, FIRE) == 1
