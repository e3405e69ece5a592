"""The odds of attacks of the tree: values worked out by hand from what the attacks say, with the coins of the rule book."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from bench.odds import cases, check
from bench.pool import all_cards
from cardc.engine.carddata import CardData, PokemonData
from cardc.engine.editions import CLASSIC
from cardc.odds import Odds, attack_odds, set_board
from cardc.scenario.names import BYSTANDER

HALF = Fraction(1, 2)


@cache
def _cards() -> dict[str, CardData]:
    return all_cards()


def _odds(card_id: str, attack: int, against: str = "") -> Odds:
    user = _cards()[card_id]
    target: CardData = _cards()[against] if against else BYSTANDER
    assert isinstance(user, PokemonData)
    assert isinstance(target, PokemonData)
    return attack_odds(set_board(user, attack - 1, target, CLASSIC), CLASSIC, attack - 1)


def _of(numbers: dict[int, int], parts: int) -> dict[int, Fraction]:
    return {value: Fraction(count, parts) for value, count in numbers.items()}


DAMAGE = [
    # 30 for each heads of two coins: none, one of two, both
    ("base1-18", 1, "", _of({0: 1, 30: 2, 60: 1}, 4)),
    ("base1-17", 1, "", _of({0: 1, 30: 2, 60: 1}, 4)),
    # 10 for each heads of two, of three, 20 of three, 20 of four
    ("base1-48", 1, "", _of({0: 1, 10: 2, 20: 1}, 4)),
    ("base2-57", 1, "", _of({0: 1, 10: 3, 20: 3, 30: 1}, 8)),
    ("base2-43", 1, "", _of({0: 1, 20: 3, 40: 3, 60: 1}, 8)),
    ("base2-5", 2, "", _of({0: 1, 20: 4, 40: 6, 60: 4, 80: 1}, 16)),
    ("base2-4", 2, "", _of({0: 1, 20: 4, 40: 6, 60: 4, 80: 1}, 16)),
    # 40 for each heads of three: the last one is 120
    ("base2-15", 1, "", _of({0: 1, 40: 3, 80: 3, 120: 1}, 8)),
    # more on heads
    ("base2-47", 1, "", _of({20: 1, 30: 1}, 2)),
    ("base2-51", 2, "", _of({10: 1, 30: 1}, 2)),
    ("base1-11", 1, "", _of({30: 1, 40: 1}, 2)),
    # nothing on tails
    ("base1-55", 1, "", _of({0: 1, 30: 1}, 2)),
    ("base3-12", 2, "", _of({0: 1, 80: 1}, 2)),
    # its one Energy is one coin
    ("base2-35", 2, "", _of({0: 1, 20: 1}, 2)),
    # Lightning against Weakness to Lightning: twice 30
    ("base1-58", 2, "base1-63", _of({60: 1}, 1)),
]


@pytest.mark.parametrize(("card", "attack", "against", "damage"), DAMAGE)
def test_damage(card: str, attack: int, against: str, damage: dict[int, Fraction]) -> None:
    odds = _odds(card, attack, against)
    assert odds.best.of_quantity("damage") == damage
    assert odds.best.remainder == 0
    assert odds.whole


def test_until_tails_is_summed_to_a_stated_remainder() -> None:
    """10 for each heads until tails: 1/2 of 0, 1/4 of 10 …; after 20 coins without tails there is 1 in 2**20 left."""
    odds = _odds("base3-47", 1)
    assert odds.best.of_quantity("damage") == {10 * n: Fraction(1, 2 ** (n + 1)) for n in range(20)}
    assert odds.best.remainder == Fraction(1, 2**20)


def test_knock_out() -> None:
    """120 damage Knocks the Bystander of 120 HP Out: three heads; 80 on heads Knock Out 40 HP."""
    assert _odds("base2-15", 1).best.chance_of("knocked_out") == Fraction(1, 8)
    assert _odds("base3-12", 2, "base1-58").best.chance_of("knocked_out") == HALF
    assert _odds("base1-58", 2, "base1-63").best.chance_of("knocked_out") == 1


def test_damage_to_itself() -> None:
    """On tails 10, 30, 10 to itself; on heads 40 instead of 30 and nothing to itself."""
    assert _odds("base1-58", 2).best.of_quantity("own_damage") == {0: HALF, 10: HALF}
    assert _odds("base1-14", 2).best.of_quantity("own_damage") == {0: HALF, 30: HALF}
    both = {(outcome.damage, outcome.own_damage): weight for outcome, weight in _odds("base1-11", 1).best.table}
    assert both == {(40, 0): HALF, (30, 10): HALF}


def test_conditions() -> None:
    """Poisoned or Confused; both at once or none; Asleep on heads; Paralyzed together with the damage of heads."""
    assert _odds("base1-51", 1).best.of_quantity("conditions") == {("Confused",): HALF, ("Poisoned",): HALF}
    assert _odds("base2-13", 1).best.of_quantity("conditions") == {(): HALF, ("Confused", "Poisoned"): HALF}
    assert _odds("base1-5", 1).best.chance_of("conditions", "Asleep") == HALF
    clamp = {(outcome.damage, outcome.conditions): weight for outcome, weight in _odds("base3-32", 1).best.table}
    assert clamp == {(30, ("Paralyzed",)): HALF, (0, ()): HALF}
    assert _odds("base2-43", 2).best.chance_of("own_conditions", "Confused") == HALF


def test_benches() -> None:
    """A coin for each of two Benched Pokémon, 20 on heads, 10 to itself on tails; 10 to each of their, or of your, two."""
    storm = {(o.damage, o.bench_damage, o.own_damage): weight for o, weight in _odds("base3-15", 1).best.table}
    assert storm == {(40, 0, 20): Fraction(1, 4), (40, 20, 10): HALF, (40, 40, 0): Fraction(1, 4)}
    snow = {(o.damage, o.bench_damage, o.own_bench_damage): weight for o, weight in _odds("base3-2", 2).best.table}
    assert snow == {(50, 20, 0): HALF, (50, 0, 20): HALF}


def test_cards_discarded() -> None:
    """An attack that discards one Energy card discards one card of its player's, always."""
    assert _odds("base1-46", 2).best.of_quantity("discarded") == {1: Fraction(1)}


def test_playing_agrees() -> None:
    """Every seventh attack of the tree, played 120 times with random coins and choices, is within chance of its odds."""
    number = 0
    for place, case in enumerate(cases(_cards())):
        if place % 7 == 0:
            odds, far = check(case, 120)
            assert far < 4.5, case.name
            assert sum(weight for _, weight in odds.at_random.table) + odds.at_random.remainder == 1
            number += 1
    assert number > 40
