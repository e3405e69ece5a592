"""Evolving (R119 to R130)."""

from __future__ import annotations

import pytest

from cardc.engine import const
from tests.engine.table import Table, energy_names


def test_evolving_keeps_and_removes() -> None:
    """A01, R125 to R127."""
    table = Table()
    table.active(0, "Apery")
    pokemon = table.bench(0, "Emberling", "R", damage=20)
    table.active(1, "Apery")
    table.hand(0, "Pyrelord")
    table.do("evolve your Emberling (Bench 1) into Pyrelord")
    assert [card.data.name for card in pokemon.cards] == ["Emberling", "Pyrelord"]
    assert pokemon.data.name == "Pyrelord"
    assert energy_names(pokemon) == ["Fire Energy"]
    assert pokemon.damage == 20
    assert pokemon.remaining_hp() == 70


def test_the_earlier_stage_is_not_used_any_more() -> None:
    """R126: neither its attacks nor its powers."""
    table = Table()
    table.active(0, "Emberling", "RR")
    table.active(1, "Apery")
    table.hand(0, "Pyrelord")
    assert table.can("attack with Nudge")
    table.do("evolve your Emberling (Active) into Pyrelord")
    assert not table.can("attack with Nudge")
    assert table.can("attack with Blaze")


def test_names_must_match() -> None:
    """A03, R119."""
    table = Table()
    table.active(0, "Boulderpup")
    table.active(1, "Apery")
    table.hand(0, "Pyrelord")
    assert not any(label.startswith("evolve") for label in table.labels())


def test_not_in_the_turn_it_was_played() -> None:
    """A02, R121: next turn it may."""
    table = Table()
    table.active(0, "Apery")
    table.active(1, "Apery")
    table.hand(0, "Emberling", "Pyrelord")
    table.do("put Emberling on the Bench")
    label = "evolve your Emberling (Bench 1) into Pyrelord"
    assert not table.can(label)
    table.end_turn()
    table.end_turn()
    assert table.can(label)


def test_not_twice_in_a_turn() -> None:
    """A02, R122, R129."""
    table = Table()
    table.active(0, "Boulderpup")
    table.active(1, "Apery")
    table.hand(0, "Bouldermaw", "Boulderlord")
    table.do("evolve your Boulderpup (Active) into Bouldermaw")
    label = "evolve your Bouldermaw (Active) into Boulderlord"
    assert not table.can(label)
    table.end_turn()
    table.end_turn()
    assert table.can(label)


@pytest.mark.parametrize(("turn", "player", "allowed"), [(1, 0, False), (2, 0, False), (3, 0, True), (4, 0, True)])
def test_not_in_the_first_turn_of_either_player(turn: int, player: int, allowed: bool) -> None:
    """R123."""
    table = Table(turn=turn, player=player)
    table.active(0, "Boulderpup")
    table.active(1, "Apery")
    table.hand(0, "Bouldermaw")
    assert table.can("evolve your Boulderpup (Active) into Bouldermaw") is allowed


def test_skipping_a_stage() -> None:
    """BR-01, BR-03: on the Basic Pokémon of the line, as if evolving; no further evolving this turn."""
    table = Table()
    pokemon = table.active(0, "Boulderpup", damage=10)
    table.active(1, "Apery")
    table.hand(0, "Leap", "Boulderlord", "Bouldermaw")
    table.do("play Leap")
    assert [card.data.name for card in pokemon.cards] == ["Boulderpup", "Boulderlord"]
    assert pokemon.damage == 10
    assert not any(label.startswith("evolve") for label in table.labels())


def test_skipping_a_stage_needs_a_pokemon_that_may_evolve() -> None:
    """BR-01: not on one played this turn, nor in the first turn, nor without the Stage 2 card."""
    table = Table()
    table.active(0, "Apery")
    table.active(1, "Apery")
    table.hand(0, "Leap", "Boulderlord", "Boulderpup")
    table.do("put Boulderpup on the Bench")
    assert not table.can("play Leap")
    table = Table(turn=1)
    table.active(0, "Boulderpup")
    table.active(1, "Apery")
    table.hand(0, "Leap", "Boulderlord")
    assert not table.can("play Leap")
    table = Table()
    table.active(0, "Boulderpup")
    table.active(1, "Apery")
    table.hand(0, "Leap", "Bouldermaw")
    assert not table.can("play Leap")


def test_skipping_a_stage_chooses_card_and_pokemon() -> None:
    """With two Basic Pokémon of the line the player chooses."""
    table = Table()
    table.active(0, "Boulderpup")
    second = table.bench(0, "Boulderpup")
    table.active(1, "Apery")
    table.hand(0, "Leap", "Boulderlord")
    table.do("play Leap", "your Boulderpup (Bench 1)")
    assert second.data.stage == const.STAGE_2


def test_a_power_used_before_evolving_does_not_count_for_the_new_one() -> None:
    """R126: the evolved Pokémon's once-a-turn power is its own."""
    table = Table()
    table.active(0, "Apery", "G")
    pokemon = table.bench(0, "Sporeling", "G")
    table.active(1, "Apery")
    table.hand(0, "Sporelord")
    pokemon.power_uses = 1
    pokemon.power_turn = 3
    table.do("evolve your Sporeling (Bench 1) into Sporelord")
    assert table.can("use Graft of your Sporelord (Bench 1)")
