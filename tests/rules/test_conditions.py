"""Special Conditions (R212 to R232) and what is settled between turns (R207 to R211)."""

from __future__ import annotations

import pytest

from cardc.engine import conditions, const
from cardc.engine.context import Context
from cardc.engine.editions import Edition
from cardc.engine.state import InPlay
from tests.engine.table import Table
from tests.rules.tables import in_all, in_bw, in_classic, in_dp, in_later, pass_turn, plain, rule

A, C, P, X, B = const.ASLEEP, const.CONFUSED, const.PARALYZED, const.POISONED, const.BURNED
PRIZE = "Prize 1"


def inflict(table: Table, pokemon: InPlay, condition: int) -> bool:
    """As an effect of the other player would."""
    return conditions.inflict(Context(table.game, 1 - pokemon.owner), pokemon, condition)


def poison(table: Table, pokemon: InPlay, points: int) -> bool:
    """As an effect of the other player would."""
    return conditions.poison(Context(table.game, 1 - pokemon.owner), pokemon, points)


@in_all
@rule("R212", "R228", "D18", "D24")
def test_burned_exists_in_dp_and_bw(edition: Edition) -> None:
    table = plain(edition)
    active = table.active(0, "Scorcher", "F")
    table.attack("Scorch")
    target = table.side(1).active
    assert target is not None
    assert target.conditions == (0 if edition.name == "classic" else B)
    for condition in (A, C, P, X):
        assert inflict(table, active, condition)


@in_all
@rule("R213")
def test_only_active_pokemon(edition: Edition) -> None:
    table = plain(edition)
    benched = table.side(1).bench[0]
    assert not inflict(table, benched, A)
    assert benched.conditions == 0


@in_all
@rule("R232", "R169", "A44")
def test_an_attack_puts_the_defending_pokemon_into_a_condition(edition: Edition) -> None:
    table = plain(edition)
    table.active(0, "Stunner", "F")
    table.attack("Stun")
    target = table.side(1).active
    assert target is not None
    assert (target.damage, target.conditions) == (30, P)


@in_all
@rule("R215", "R223", "A34")
@pytest.mark.parametrize("condition", [A, P])
def test_asleep_and_paralyzed_pokemon_do_not_attack(edition: Edition, condition: int) -> None:
    table = plain(edition, bench="")
    table.active(0, "Boulderpup", "F", conditions=condition)
    assert table.labels() == ["end the turn"]


@in_all
@rule("R207", "R211", "R217", "D21", "A34")
def test_the_sleep_coin_after_each_turn(edition: Edition) -> None:
    """Tails after its own turn, heads after the opponent's."""
    table = plain(edition)
    sleeper = table.active(0, "Boulderpup", "F", conditions=A)
    pass_turn(table, coins="T")
    assert sleeper.has(A)
    pass_turn(table, coins="H")
    assert not sleeper.has(A)


@in_all
@rule("R211")
def test_both_active_pokemon_are_settled(edition: Edition) -> None:
    """G03: the player whose turn ended first."""
    table = plain(edition)
    mine = table.active(0, "Boulderpup", conditions=A)
    other = table.active(1, "Apery", conditions=A)
    pass_turn(table, coins="HT")
    assert (mine.has(A), other.has(A)) == (False, True)


@in_all
@rule("R218", "R220", "R221", "D19")
def test_confused_and_attacking(edition: Edition) -> None:
    """Heads: it works. Tails: classic 20, dp and bw 3 counters, and no damage to the opponent."""
    table = plain(edition)
    user = table.active(0, "Boulderpup", "F", conditions=C)
    target = table.side(1).active
    assert target is not None
    table.attack("Shove", coins="H")
    assert (user.damage, target.damage) == (0, 40)  # Apery is weak to Fighting
    table = plain(edition)
    user = table.active(0, "Boulderpup", "F", conditions=C)
    target = table.side(1).active
    assert target is not None
    table.attack("Shove", coins="T")
    assert (user.damage, target.damage) == (20 if edition.name == "classic" else 30, 0)


@in_classic
@rule("R221", "R187", "A32")
def test_its_own_weakness_and_resistance_count(edition: Edition) -> None:
    """20 x 2 = 40 on a Pokémon weak to its own type; 20 - 30: none on one that resists it."""
    for name, energy, attack, expected in (("Mindling", "P", "Daze", 40), ("Selfward", "F", "Tap", 0)):
        table = plain(edition)
        user = table.active(0, name, energy, conditions=C)
        table.attack(attack, *([PRIZE] if expected == 40 else []), coins="T")
        assert user.damage == expected


@in_later
@rule("D19")
def test_counters_have_no_weakness(edition: Edition) -> None:
    """Mindling is weak to its own type. In bw the coin of the attack comes first."""
    table = plain(edition)
    user = table.active(0, "Mindling", "P", conditions=C)
    table.attack("Daze", coins="HT" if edition.name == "bw" else "T")
    assert user.damage == 30


@in_all
@rule("R222", "A31")
def test_confused_with_an_attack_without_damage(edition: Edition) -> None:
    table = plain(edition)
    user = table.active(0, "Sporeling", "G", conditions=C)
    target = table.side(1).active
    assert target is not None
    table.attack("Spores", coins="T")
    assert (user.damage, target.conditions) == (20 if edition.name == "classic" else 30, 0)
    table = plain(edition)
    user = table.active(0, "Sporeling", "G", conditions=C)
    target = table.side(1).active
    assert target is not None
    table.attack("Spores", coins="H")
    assert (user.damage, target.conditions) == (0, X)


@in_all
@rule("R223", "R225", "D22", "A35")
def test_paralysis_ends_after_the_owners_next_turn(edition: Edition) -> None:
    """By itself: Paralyzed in turn 3, not after it, but after turn 4."""
    table = plain(edition)
    table.active(0, "Stunner", "F")
    table.attack("Stun")
    hit = table.side(1).active
    assert hit is not None
    pass_turn(table)
    assert hit.has(P)
    assert [label for label in table.labels() if label.startswith(("attack", "retreat"))] == []
    pass_turn(table)
    assert not hit.has(P)


@in_all
@rule("R226", "D23", "A36")
def test_poison_after_each_turn(edition: Edition) -> None:
    """10 and 10 on a Pokémon weak to the poisoner's type."""
    table = plain(edition)
    table.active(0, "Sporeling", "G")
    hit = table.active(1, "Boulderpup")
    table.attack("Spores")
    pass_turn(table)
    assert hit.damage == 10
    pass_turn(table)
    assert hit.damage == 20


@in_all
@rule("R227", "A36")
def test_a_new_poison_replaces_the_old(edition: Edition) -> None:
    """20 instead of 10, not 30; and 10 again after a normal one."""
    table = plain(edition)
    hit = table.active(1, "Dripling Torrentor", conditions=X)
    poison(table, hit, 20)
    pass_turn(table)
    assert hit.damage == 20
    poison(table, hit, 10)
    pass_turn(table)
    assert hit.damage == 30


@in_all
@rule("R229", "R230", "A37")
@pytest.mark.parametrize(
    ("before", "new", "after"), [(C, A, A), (A, C, C), (P, A, A), (A, X, A | X), (X | C, P, X | P), (X, C, X | C)]
)
def test_which_conditions_replace_each_other(edition: Edition, before: int, new: int, after: int) -> None:
    table = plain(edition)
    hit = table.active(1, "Boulderpup", conditions=before)
    inflict(table, hit, new)
    assert hit.conditions == after


@in_later
@rule("R230")
def test_burned_stays_beside_the_others(edition: Edition) -> None:
    table = plain(edition)
    hit = table.active(1, "Boulderpup", conditions=X | A)
    inflict(table, hit, B)
    inflict(table, hit, P)
    assert hit.conditions == X | B | P


@in_later
@rule("R209", "R228", "D24")
@pytest.mark.parametrize(("coin", "expected"), [("H", 0), ("T", 20)])
def test_burned_flips_after_each_turn(edition: Edition, coin: str, expected: int) -> None:
    """Tails: 2 counters; it stays Burned either way (G01)."""
    table = plain(edition)
    hit = table.active(1, "Boulderpup", conditions=B)
    pass_turn(table, coins=coin)
    assert (hit.damage, hit.conditions) == (expected, B)


@in_all
@rule("R208", "R209", "R210", "D25", "D26", "A39")
def test_poison_then_burn_then_sleep_and_when_knock_outs_come(edition: Edition) -> None:
    """10 HP left, Poisoned and Asleep: only bw flips the coin before it looks for Knock Outs."""
    table = plain(edition)
    hit = table.active(1, "Mindling", damage=30, conditions=X | A)
    pass_turn(table, PRIZE, coins="T" if edition.name == "bw" else "")
    assert not hit.in_play


@in_later
@rule("R209", "D25", "A39")
def test_burn_before_sleep(edition: Edition) -> None:
    """First coin: the burn, tails; second coin: the sleep, heads."""
    table = plain(edition)
    hit = table.active(1, "Boulderpup", conditions=X | B | A)
    pass_turn(table, coins="TH")
    assert (hit.damage, hit.conditions) == (30, X | B)


@in_dp
@rule("R207", "D26")
def test_dp_knocks_out_between_the_steps(edition: Edition) -> None:
    """10 HP left, Poisoned and Burned: no coin any more."""
    table = plain(edition)
    hit = table.active(1, "Mindling", damage=30, conditions=X | B)
    pass_turn(table, PRIZE)
    assert not hit.in_play


@in_bw
@rule("R210", "D26")
def test_bw_knocks_out_when_all_is_done(edition: Edition) -> None:
    table = plain(edition)
    hit = table.active(1, "Mindling", damage=30, conditions=X | B)
    pass_turn(table, PRIZE, coins="T")
    assert (hit.in_play, hit.damage) == (False, 60)


@in_classic
@rule("R208")
def test_sleep_before_paralysis_makes_no_difference(edition: Edition) -> None:
    """G03: one Pokémon has only one of them; with two the owner of the turn comes first in each step."""
    table = Table(edition)
    mine = table.active(0, "Boulderpup", conditions=P)
    other = table.active(1, "Apery", conditions=A)
    pass_turn(table, coins="H")
    assert (mine.conditions, other.conditions) == (0, 0)
