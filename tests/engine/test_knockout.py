"""Knock Outs, Prizes, replacement, and how games end (R043 to R055, R194 to R205)."""

from __future__ import annotations

import pytest

from cardc.engine import const, turn
from tests.engine.table import Table


def test_damage_equal_to_hp_knocks_out() -> None:
    """A29, R194: 20 more on a Pokémon with 20 HP left; with 30 left it stays."""
    for damage, alive in ((20, False), (10, True)):
        table = Table()
        table.active(0, "Boulderpup", "F")
        target = table.active(1, "Emberling", damage=damage)
        table.bench(1, "Apery")
        table.attack("Shove", *([] if alive else ["Prize 3"]))
        assert target.in_play is alive


def test_all_its_cards_are_discarded() -> None:
    """R138, R197: every stage, Energy and Trainer card go to their owner's pile."""
    table = Table()
    table.active(0, "Tailwag", "F")
    target = table.active(1, "Emberling Pyrelord", "RT", damage=80)
    table.trainer(target, "Booster", 3)
    table.bench(1, "Apery")
    table.attack("Pilfer", "Fire", "Prize 1")
    assert sorted(table.names(1, "discard")) == ["Booster", "Emberling", "Fire Energy", "Pyrelord", "Twin Energy"]


def test_prize_goes_to_the_hand_and_the_owner_chooses_the_new_active() -> None:
    """R198, R201, R202."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    table.active(1, "Mindling", damage=30)
    table.bench(1, "Apery")
    new = table.bench(1, "Zapkin")
    table.attack("Shove", "Prize 6", "your Zapkin (Bench 2)")
    assert len(table.side(0).prizes) == 5
    assert len(table.side(0).hand) == 1
    assert table.side(1).active is new


def test_own_pokemon_knocked_out_by_its_own_attack() -> None:
    """A61, R199: the opponent takes the Prize."""
    table = Table()
    table.active(0, "Fusebug", "L")
    table.bench(0, "Apery")
    table.active(1, "Boulderpup Bouldermaw")
    table.attack("Burst", "Prize 1")
    assert len(table.side(0).prizes) == 6
    assert len(table.side(1).prizes) == 5


def test_both_active_pokemon_knocked_out() -> None:
    """A59, R203, R204: the opponent takes the Prize and replaces first, the player of the turn last."""
    table = Table()
    table.active(0, "Fusebug", "L")
    table.bench(0, "Apery")
    table.bench(0, "Tailwag")
    table.active(1, "Emberling")
    table.bench(1, "Apery")
    table.bench(1, "Zapkin")
    table.attack("Burst", "Prize 1", "Prize 2", "your Apery (Bench 1)", "your Tailwag (Bench 2)")
    asked = [question.player for question in table.answers.asked]
    assert asked == [1, 0, 1, 0]


def test_several_knock_outs_at_once() -> None:
    """KO-05: each player takes as many Prizes as the opponent lost Pokémon."""
    table = Table()
    table.active(0, "Fusebug", "L")
    table.bench(0, "Mindling", damage=30)
    table.bench(0, "Apery")
    table.active(1, "Emberling")
    table.bench(1, "Mindling", damage=30)
    table.bench(1, "Zapkin")
    table.attack("Burst", "Prize 1", "Prize 1", "Prize 1", "Prize 1")
    assert len(table.side(0).prizes) == 4
    assert len(table.side(1).prizes) == 4


def test_last_prize_wins_at_once() -> None:
    """R043, R205: although the opponent still has Pokémon."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    table.active(1, "Mindling", damage=30)
    table.bench(1, "Apery")
    table.prizes(0, 1)
    table.attack("Shove")
    assert table.game.over
    assert (table.game.state.winner, table.game.state.way) == (0, const.WON_BY_PRIZES)


def test_no_pokemon_left_loses_at_once() -> None:
    """A62, R045, R046."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    table.active(1, "Mindling", damage=30)
    table.attack("Shove", "Prize 1")
    assert (table.game.state.winner, table.game.state.way) == (0, const.WON_BY_NO_POKEMON)


def test_empty_deck_loses_at_the_beginning_of_the_turn() -> None:
    """KO-11, R048: not before it."""
    table = Table()
    table.active(0, "Boulderpup")
    table.active(1, "Apery")
    table.deck_size(1, 0)
    table.do("end the turn")
    assert not table.game.over
    table.end_turn()
    assert (table.game.state.winner, table.game.state.way) == (0, const.WON_BY_DECK_OUT)


def test_drawing_the_last_card_does_not_lose() -> None:
    """R048."""
    table = Table()
    table.active(0, "Boulderpup")
    table.active(1, "Apery")
    table.deck_size(1, 1)
    table.end_turn()
    assert not table.game.over


def test_last_prize_by_poison() -> None:
    """KO-09, R200."""
    table = Table()
    table.active(0, "Boulderpup")
    table.active(1, "Mindling", damage=30, conditions=const.POISONED)
    table.bench(1, "Apery")
    table.prizes(0, 1)
    table.end_turn()
    assert (table.game.state.winner, table.game.state.way) == (0, const.WON_BY_PRIZES)


def test_more_ways_win() -> None:
    """R051, KO-07: A takes the last Prize and leaves B without Pokémon; B only takes the last Prize."""
    table = Table()
    table.active(0, "Fusebug", "L")
    table.bench(0, "Apery")
    table.active(1, "Emberling")
    table.prizes(0, 1)
    table.prizes(1, 1)
    table.attack("Burst")
    assert table.game.state.winner == 0


def test_equal_ways_are_sudden_death() -> None:
    """A60, R050, R053: a new game with one Prize each, whoever began before."""
    table = Table()
    table.active(0, "Fusebug", "L")
    table.bench(0, "Apery")
    table.active(1, "Emberling")
    table.bench(1, "Apery")
    table.prizes(0, 1)
    table.prizes(1, 1)
    table.attack("Burst")
    state = table.game.state
    assert state.phase == const.PHASE_SUDDEN_DEATH
    assert state.winner == const.NO_ONE
    turn.advance(table.game)
    assert (state.phase, state.prizes_each, state.sudden_deaths, state.turn) == (const.PHASE_SETUP, 1, 1, 0)
    for player in (0, 1):
        side = table.side(player)
        own = [card for card in state.cards if card.owner == player]
        assert sorted(card.number for card in side.deck) == [card.number for card in own]
        assert side.active is None
        assert side.hand + side.prizes + side.discard == []


@pytest.mark.parametrize("prizes", [1, 2])
def test_power_that_knocks_out_its_user(prizes: int) -> None:
    """BZ-01, BZ-03: the opponent takes a Prize at once; the last one wins before anything else happens."""
    table = Table()
    target = table.active(0, "Emberling", "R")
    table.bench(0, "Fusebug", "L")
    table.active(1, "Apery")
    table.prizes(1, prizes)
    if prizes == 1:
        table.do("use Fuse of your Fusebug (Bench 1)")
        assert (table.game.state.winner, table.game.state.way) == (1, const.WON_BY_PRIZES)
        return
    table.do("use Fuse of your Fusebug (Bench 1)", "Prize 1", "Fire")
    assert len(table.side(1).prizes) == 1
    assert [energy.card.data.name for energy in target.energy] == ["Fire Energy", "Fusebug"]
    assert table.names(0, "discard") == ["Lightning Energy"]
    assert table.can("attack with Blaze")
