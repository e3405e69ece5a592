"""Special Conditions (R212 to R232) and what is settled between turns (R207 to R211)."""

from __future__ import annotations

import pytest

from cardc.engine import conditions, const
from cardc.engine.context import Context
from cardc.engine.editions import BW, CLASSIC
from tests.engine.table import Table

A, C, P, X = const.ASLEEP, const.CONFUSED, const.PARALYZED, const.POISONED


@pytest.mark.parametrize(
    ("before", "new", "after"),
    [
        (C, A, A),  # A37
        (A, C, C),
        (P, A, A),
        (A, X, A | X),
        (X | C, P, X | P),
        (0, P, P),
    ],
)
def test_overlap(before: int, new: int, after: int) -> None:
    """R229, R230: Asleep, Confused and Paralyzed replace each other, Poison stays beside any."""
    table = Table()
    table.active(0, "Apery")
    pokemon = table.active(1, "Boulderpup", conditions=before)
    conditions.inflict(Context(table.game, 0), pokemon, new)
    assert pokemon.conditions == after


def test_only_the_active_pokemon() -> None:
    """R213."""
    table = Table()
    table.active(0, "Apery")
    table.active(1, "Apery")
    benched = table.bench(1, "Boulderpup")
    assert not conditions.inflict(Context(table.game, 0), benched, A)
    assert benched.conditions == 0


def test_burned_only_where_the_edition_has_it() -> None:
    """R212, R228."""
    for edition, expected in ((CLASSIC, 0), (BW, const.BURNED)):
        table = Table(edition)
        table.active(0, "Apery")
        pokemon = table.active(1, "Boulderpup")
        conditions.inflict(Context(table.game, 0), pokemon, const.BURNED)
        assert pokemon.conditions == expected


@pytest.mark.parametrize("condition", [A, P])
def test_asleep_and_paralyzed_do_not_attack_or_retreat(condition: int) -> None:
    """R145, R215, R223."""
    table = Table()
    table.active(0, "Boulderpup", "FF", conditions=condition)
    table.bench(0, "Apery")
    table.active(1, "Apery")
    assert table.labels() == ["end the turn"]


def test_sleep_is_checked_after_each_turn() -> None:
    """R217, A34: tails stays Asleep, also after the opponent's turn a coin is flipped."""
    table = Table()
    pokemon = table.active(0, "Boulderpup", conditions=A)
    table.active(1, "Apery")
    table.end_turn(coins="T")
    assert pokemon.has(A)
    table.end_turn(coins="H")
    assert not pokemon.has(A)


def test_both_active_pokemon_are_settled() -> None:
    """R211: the player whose turn ended flips first."""
    table = Table()
    mine = table.active(0, "Boulderpup", conditions=A)
    other = table.active(1, "Apery", conditions=A)
    table.end_turn(coins="HT")
    assert not mine.has(A)
    assert other.has(A)


def test_paralysis_lasts_through_the_owners_next_turn() -> None:
    """A35, SC-11, R225: no recovery after turn n, none attack in n + 1, recovered after it."""
    table = Table()
    table.active(0, "Mindling Mindlord", "P")
    hit = table.active(1, "Boulderpup", "FF")
    table.attack("Daze", coins="T")
    table.end_turn()
    assert hit.has(P)
    assert not any(label.startswith(("attack with", "retreat")) for label in table.labels())
    table.end_turn()
    assert not hit.has(P)


def test_poison_after_each_turn() -> None:
    """A36, R226: 10 after the poisoner's turn, 10 after the owner's, no Weakness."""
    table = Table()
    table.active(0, "Sporeling", "G")
    hit = table.active(1, "Boulderpup")  # weak to Grass
    table.attack("Spores")
    table.end_turn()
    assert hit.damage == 10
    table.end_turn()
    assert hit.damage == 20


def test_strong_poison_replaces() -> None:
    """SC-05, SC-07, R227: 20 after each turn instead of 10, not 30."""
    table = Table()
    table.active(0, "Sporeling Sporelord", "GG")
    hit = table.active(1, "Dripling Torrentor", conditions=X)
    table.attack("Venom")
    table.end_turn()
    assert hit.damage == 40
    table.end_turn()
    assert hit.damage == 60


def test_poison_comes_before_sleep() -> None:
    """SC-09, R208: Knocked Out by poison, so no coin for the sleep is flipped."""
    table = Table()
    table.active(0, "Apery")
    hit = table.active(1, "Mindling", damage=30, conditions=X | A)
    table.bench(1, "Boulderpup")
    table.end_turn("Prize 1")
    assert not hit.in_play
    assert len(table.side(0).prizes) == 5


def test_knock_outs_in_bw_come_after_all_between_turns() -> None:
    """R210: the coin is flipped although the poison is enough."""
    table = Table(BW)
    table.active(0, "Apery")
    hit = table.active(1, "Mindling", damage=30, conditions=X | A)
    table.bench(1, "Boulderpup")
    table.end_turn("Prize 1", coins="T")
    assert not hit.in_play


def test_burn_in_bw() -> None:
    """R209: flip, tails is 2 counters; after the poison, before the sleep."""
    table = Table(BW)
    table.active(0, "Apery")
    hit = table.active(1, "Boulderpup", conditions=X | const.BURNED | A)
    table.end_turn(coins="TH")
    assert hit.damage == 10 + 20
    assert not hit.has(A)


def test_bench_clears_all_conditions() -> None:
    """A38, R214, SW-01."""
    table = Table()
    pokemon = table.active(0, "Boulderpup", conditions=X | P)
    table.bench(0, "Apery")
    table.active(1, "Apery")
    table.hand(0, "Swap")
    table.do("play Swap")
    assert (pokemon.conditions, pokemon.poison) == (0, 0)


def test_evolving_clears_all_conditions() -> None:
    """SC-13, R127: then it may attack."""
    table = Table()
    pokemon = table.active(0, "Boulderpup", "FF", conditions=X | P)
    table.active(1, "Apery")
    table.hand(0, "Bouldermaw")
    table.do("evolve your Boulderpup (Active) into Bouldermaw")
    assert pokemon.conditions == 0
    assert table.can("attack with Slam")


def test_confused_without_damage() -> None:
    """A31, SC-03, R222: tails is 20 damage and no effect; heads the attack works."""
    table = Table()
    user = table.active(0, "Sporeling", "G", conditions=C)
    target = table.active(1, "Apery")
    table.attack("Spores", coins="T")
    assert (user.damage, target.conditions) == (20, 0)
    table = Table()
    user = table.active(0, "Sporeling", "G", conditions=C)
    target = table.active(1, "Apery")
    table.attack("Spores", coins="H")
    assert (user.damage, target.conditions) == (0, X)
