"""The damage calculation, steps a to i (R175 to R193). Expected numbers are worked out by hand beside each case."""

from __future__ import annotations

import pytest

from cardc.engine import const
from cardc.engine.editions import CLASSIC, DP, Edition
from tests.engine.table import Table


def test_base_damage_becomes_counters() -> None:
    """R184, R186: 20 damage are 2 counters."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    target = table.active(1, "Mindling")
    table.attack("Shove")
    assert target.damage == 20
    assert table.steps() == [("a", 0, 20), ("h", 0, 20)]


@pytest.mark.parametrize(
    ("attacker", "energy", "attack", "defender", "damage"),
    [
        ("Boulderpup", "F", "Shove", "Zapkin", 40),  # Weakness to Fighting: 20 x 2 (R179)
        ("Boulderpup", "FF", "Slam", "Gustwing", 0),  # Resistance to Fighting: 30 - 30 (R180)
        ("Boulderpup", "F", "Shove", "Gustwing", 0),  # 20 - 30 is below 0: no counter (R184)
        ("Emberling", "RR", "Blaze", "Gustwing", 40),  # neither Weakness nor Resistance to Fire
        ("Tailwag", "F", "Pilfer", "Zapkin", 10),  # the Pokémon's type counts, not the Energy's (R187)
    ],
)
def test_weakness_and_resistance(attacker: str, energy: str, attack: str, defender: str, damage: int) -> None:
    """R179, R180, R184, R187."""
    table = Table()
    table.active(0, attacker, energy)
    target = table.active(1, defender)
    table.attack(attack)
    assert target.damage == damage


def test_trainer_on_attacker_comes_after_weakness() -> None:
    """PP-01, R181: 20 x 2 + 10, not (20 + 10) x 2."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    target = table.active(1, "Zapkin")
    table.hand(0, "Booster")
    table.do("play Booster")
    table.attack("Shove")
    assert target.damage == 50
    assert table.steps() == [("a", 0, 20), ("c", 20, 40), ("e", 40, 50), ("h", 0, 50)]


def test_trainer_on_attacker_comes_before_weakness_in_dp() -> None:
    """DP-01: (20 + 10) x 2."""
    table = Table(DP)
    table.active(0, "Boulderpup", "F")
    table.active(1, "Zapkin")
    table.bench(1, "Apery")
    table.hand(0, "Booster")
    table.do("play Booster")
    table.attack("Shove", "Prize 1")
    assert table.steps()[-1] == ("f", 0, 60)


def test_trainer_on_attacker_raises_only_damage_that_is_done() -> None:
    """PP-03: 30 - 30 is no damage, so nothing is added."""
    table = Table()
    table.active(0, "Boulderpup", "FF")
    target = table.active(1, "Gustwing")
    table.hand(0, "Booster")
    table.do("play Booster")
    table.attack("Slam")
    assert target.damage == 0


def test_attack_without_damage_is_never_raised() -> None:
    """PP-05, R178."""
    table = Table()
    table.active(0, "Mimewall", "P")
    target = table.active(1, "Zapkin")
    table.hand(0, "Booster")
    table.do("play Booster")
    table.attack("Hum")
    assert target.damage == 0
    assert target.has(const.ASLEEP)
    assert table.steps() == []


def test_base_damage_of_zero_stops_the_calculation() -> None:
    """R178: three tails are 0 damage; neither the Trainer card nor Weakness makes anything of it."""
    table = Table()
    table.active(0, "Zapkin", "L")
    target = table.active(1, "Dripling")
    table.hand(0, "Booster")
    table.do("play Booster")
    table.attack("Sparks", coins="TTT")
    assert target.damage == 0
    assert table.steps() == []


def test_trainer_on_attacker_stays_through_evolving() -> None:
    """PP-07: 30 + 10 from the evolved Pokémon."""
    table = Table()
    table.active(0, "Boulderpup", "FF")
    target = table.active(1, "Sporeling Sporelord")
    table.hand(0, "Booster", "Bouldermaw")
    table.do("play Booster")
    table.do("evolve your Boulderpup (Active) into Bouldermaw")
    table.attack("Slam")
    assert target.damage == 40


def test_recoil_is_not_raised_and_has_no_weakness() -> None:
    """PP-09: 30 + 10 to the Defending Pokémon, 10 to itself."""
    table = Table()
    user = table.active(0, "Zapkin", "LL")
    target = table.active(1, "Apery")
    table.hand(0, "Booster")
    table.do("play Booster")
    table.attack("Recoil", coins="T")
    assert (target.damage, user.damage) == (40, 10)


def test_recoil_is_reduced_by_a_trainer_on_the_user() -> None:
    """AM-21: 10 - 20."""
    table = Table()
    user = table.active(0, "Zapkin", "LL")
    table.active(1, "Apery")
    table.hand(0, "Shield")
    table.do("play Shield")
    table.attack("Recoil", coins="T")
    assert user.damage == 0


def test_trainer_on_defender_comes_before_powers() -> None:
    """DF-01: 40 - 20 = 20, below the 30 that the power prevents."""
    table = Table()
    table.active(0, "Emberling", "RR")
    target = table.active(1, "Mimewall")
    table.trainer(target, "Shield", 3)
    table.attack("Blaze")
    assert target.damage == 20


def test_two_trainers_on_defender() -> None:
    """DF-05: 40 - 20 - 20."""
    table = Table()
    table.active(0, "Emberling", "RR")
    target = table.active(1, "Tailwag")
    table.trainer(target, "Shield", 3)
    table.trainer(target, "Shield", 3)
    table.attack("Blaze")
    assert target.damage == 0


def test_trainers_on_both_sides() -> None:
    """DF-07: 20 x 2 + 10 - 20."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    target = table.active(1, "Zapkin")
    table.trainer(target, "Shield", 3)
    table.hand(0, "Booster")
    table.do("play Booster")
    table.attack("Shove")
    assert target.damage == 30
    assert table.steps() == [("a", 0, 20), ("c", 20, 40), ("e", 40, 50), ("f", 50, 30), ("h", 0, 30)]


def test_damage_to_the_bench_is_reduced_by_its_trainer() -> None:
    """DF-09: 20 - 20 on the Bench."""
    table = Table()
    table.active(0, "Gustwing", "F")
    table.active(1, "Apery")
    benched = table.bench(1, "Tailwag")
    table.trainer(benched, "Shield", 3)
    table.attack("Pelt")
    assert benched.damage == 0


def test_no_weakness_on_the_bench() -> None:
    """R191: 10 damage to a Benched Pokémon that is weak to the attacker's type."""
    table = Table()
    user = table.active(0, "Fusebug", "L")
    table.active(1, "Apery")
    weak = table.bench(1, "Dripling")
    own = table.bench(0, "Tailwag")
    table.bench(0, "Apery")
    table.attack("Burst", "Prize 1", "your Tailwag", coins="")
    assert (weak.damage, own.damage) == (10, 10)
    assert user.damage == 40
    assert not user.in_play


def test_power_prevents_damage_after_weakness() -> None:
    """IW-01, IW-03, IW-05: 20 gets through, 20 + 10 does not."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    target = table.active(1, "Mimewall")
    table.attack("Shove")
    assert target.damage == 20
    table = Table()
    table.active(0, "Boulderpup", "F")
    target = table.active(1, "Mimewall")
    table.hand(0, "Booster")
    table.do("play Booster")
    table.attack("Shove")
    assert target.damage == 0


def test_power_that_is_stopped_prevents_nothing() -> None:
    """R158: Asleep stops it, Poisoned alone does not (IW-07)."""
    for condition, damage in ((const.ASLEEP, 40), (const.POISONED, 0)):
        table = Table()
        table.active(0, "Emberling", "RR")
        target = table.active(1, "Mimewall", conditions=condition)
        table.bench(1, "Apery")
        table.attack("Blaze", *(["Prize 1"] if damage else []))
        assert target.damage == damage


def test_own_attack_meets_the_power_on_the_own_bench() -> None:
    """IW-09: 10 damage from the own attack is below 30."""
    table = Table()
    table.active(0, "Fusebug", "L")
    wall = table.bench(0, "Mimewall")
    table.active(1, "Boulderpup")
    table.attack("Burst", "Prize 1")
    assert wall.damage == 10


def test_reaction_to_damage() -> None:
    """SB-01, SB-09: 10 damage back, without Weakness."""
    table = Table()
    user = table.active(0, "Tailwag", "L")  # weak to Fighting
    target = table.active(1, "Boulderpup Bouldermaw Boulderlord")
    table.attack("Pilfer")
    assert (target.damage, user.damage) == (10, 10)


def test_no_reaction_without_damage() -> None:
    """SB-03: 10 - 20 is no damage."""
    table = Table()
    user = table.active(0, "Tailwag", "L")
    target = table.active(1, "Boulderpup Bouldermaw Boulderlord")
    table.trainer(target, "Shield", 3)
    table.attack("Pilfer")
    assert (target.damage, user.damage) == (0, 0)


def test_no_reaction_while_stopped() -> None:
    """SB-05."""
    table = Table()
    user = table.active(0, "Tailwag", "L")
    table.active(1, "Boulderpup Bouldermaw Boulderlord", conditions=const.ASLEEP)
    table.attack("Pilfer")
    assert user.damage == 0


def test_reaction_of_a_pokemon_that_is_knocked_out() -> None:
    """The power still works when the damage Knocks its Pokémon Out; all Knock Outs come at the end (R169)."""
    table = Table()
    user = table.active(0, "Tailwag", "L", damage=40)
    table.bench(0, "Apery")
    target = table.active(1, "Boulderpup Bouldermaw Boulderlord", damage=90)
    table.bench(1, "Apery")
    table.attack("Pilfer", "Prize 1", "Prize 1")
    assert user.damage == 50
    assert not target.in_play
    assert not user.in_play


def test_reaction_on_the_bench_once_for_each() -> None:
    """SB-07: each damaged Pokémon with the power reacts."""
    table = Table()
    user = table.active(0, "Fusebug", "L")
    table.bench(0, "Apery")
    table.active(1, "Boulderpup Bouldermaw Boulderlord")
    table.bench(1, "Boulderpup Bouldermaw Boulderlord")
    table.attack("Burst", "Prize 1")
    assert user.damage == 10 + 10 + 40


def test_own_attack_causes_no_reaction() -> None:
    """The power waits for an opponent's attack."""
    table = Table()
    user = table.active(0, "Fusebug", "L")
    table.bench(0, "Boulderpup Bouldermaw Boulderlord")
    table.active(1, "Boulderpup")
    table.attack("Burst", "Prize 1")
    assert user.damage == 40


def test_lasting_prevention_compares_after_weakness() -> None:
    """NE-13, A28: 20 x 2 = 40 is more than 30; 20 is not."""
    table = Table()
    hard = table.active(0, "Boulderpup Bouldermaw", "F")
    table.active(1, "Sporeling Sporelord", "GG")
    table.attack("Set Hard")
    table.end_turn()
    table.attack("Sip", "no")
    assert hard.damage == 40
    table = Table()
    hard = table.active(0, "Boulderpup Bouldermaw", "F")
    table.active(1, "Dripling", "WW")
    table.attack("Set Hard")
    table.end_turn()
    table.attack("Spray")  # 10 + 10
    assert hard.damage == 0


def test_lasting_reduction() -> None:
    """R183: 30 - 20."""
    table = Table()
    target = table.active(0, "Dripling", "F")
    table.active(1, "Boulderpup", "FF")
    table.attack("Brace")
    table.end_turn()
    table.attack("Slam")
    assert target.damage == 10


def test_more_damage_in_the_own_next_turn() -> None:
    """Focus: 30 + 20 in the next own turn, 30 in the one after."""
    table = Table()
    table.active(0, "Boulderpup Bouldermaw Boulderlord", "FF")
    target = table.active(1, "Sporeling Sporelord")
    table.attack("Focus")
    table.end_turn()
    table.end_turn()
    table.attack("Slam")
    assert target.damage == 50
    table.end_turn()
    table.end_turn()
    table.attack("Slam")
    assert target.damage == 80


@pytest.mark.parametrize(("remaining", "damage"), [(50, 30), (40, 20), (10, 10)])
def test_half_of_the_remaining_hp(remaining: int, damage: int) -> None:
    """AM-01: half of 50 is 25, rounded up to 30; half of 40 is 20; half of 10 is 5, up to 10."""
    table = Table()
    table.active(0, "Tailwag", "L")
    target = table.active(1, "Boulderpup Bouldermaw", damage=80 - remaining)
    table.bench(1, "Apery")
    table.attack("Halve", *(["Prize 1"] if remaining == 10 else []))
    assert table.steps()[0] == ("a", 0, damage)
    assert target.damage == 80 - remaining + damage


@pytest.mark.parametrize(("edition", "damage"), [(CLASSIC, 40), (DP, 30)])
def test_confused_attack_on_itself(edition: Edition, damage: int) -> None:
    """SC-01, DP-02: classic 20 with the own Weakness, dp 3 counters without."""
    table = Table(edition)
    user = table.active(0, "Mindling Mindlord", "P", conditions=const.CONFUSED)
    target = table.active(1, "Apery")
    table.attack("Daze", coins="T")
    assert (user.damage, target.damage) == (damage, 0)


def test_confused_attack_is_not_raised() -> None:
    """PP-10: the Trainer card works only on damage to the Defending Pokémon."""
    table = Table()
    user = table.active(0, "Boulderpup", "F", conditions=const.CONFUSED)
    table.active(1, "Zapkin")
    table.hand(0, "Booster")
    table.do("play Booster")
    table.attack("Shove", coins="T")
    assert user.damage == 20


def test_confused_attack_is_reduced_by_a_trainer() -> None:
    """R221: the usual modifiers count: 20 - 20."""
    table = Table()
    user = table.active(0, "Boulderpup", "F", conditions=const.CONFUSED)
    table.active(1, "Zapkin")
    table.hand(0, "Shield")
    table.do("play Shield")
    table.attack("Shove", coins="T")
    assert user.damage == 0
