"""The compiler's decision: which hook runs which part of a text (R164 to R169, R175 to R185)."""

from __future__ import annotations

from cardc.emit.steps import Hook, Path, Plan, plan_attack, plan_in_order
from cardc.model.effects import (
    AttackDoesNothing,
    ChooseAttack,
    CopyAttack,
    DamagePlus,
    DamageTimes,
    DoDamage,
    EitherWay,
    Flip,
    FlipCoins,
    If,
    Inflict,
    Lasting,
    May,
    Poison,
    RemoveCounters,
    Statement,
)
from cardc.model.parts import Choice, DamageGotThrough, Exactly, Group, HasCondition, Heads, IsDamaged, Number, Who
from cardc.model.rules import CannotUse
from cardc.model.terms import AttackRef, Condition, Duration, Owner, Spot

BENCHED = Group(Owner.OPPONENTS, Spot.BENCH)
ONE_BENCHED = Choice(1, BENCHED)
ASLEEP = Inflict(Condition.ASLEEP, Who.DEFENDING)
MORE = DamagePlus(Number(10))
RECOIL = DoDamage(Number(10), Who.SELF)


def attack(*statements: Statement) -> Plan:
    return plan_attack(statements)


def homes(plan: Plan) -> dict[Path, Hook]:
    return dict(sorted(plan.homes.items(), key=lambda item: plan.slots[item[0]]))


def test_a_coin_is_flipped_before_the_damage_and_its_branches_run_in_their_steps() -> None:
    plan = attack(Flip((MORE,), (RECOIL,)))
    assert homes(plan) == {(0,): Hook.FLIP}
    assert plan.hooks == {(0, "heads", 0): Hook.BASE_DAMAGE, (0, "tails", 0): Hook.DAMAGE}


def test_counted_coins_are_flipped_before_the_damage() -> None:
    plan = attack(FlipCoins(2), DamageTimes(Heads()))
    assert homes(plan) == {(0,): Hook.FLIP}
    assert plan.hooks == {(1,): Hook.BASE_DAMAGE}
    assert plan.means[(1,)].coins == plan.slots[(0,)]


def test_conditions_come_after_all_damage_whatever_the_text_says_first() -> None:
    plan = attack(ASLEEP, RECOIL)
    assert plan.hooks == {(0,): Hook.EFFECT, (1,): Hook.DAMAGE}


def test_a_choice_of_the_attack_is_made_in_step_b() -> None:
    plan = attack(DoDamage(Number(20), ONE_BENCHED))
    assert homes(plan) == {(0,): Hook.CHOOSE}
    assert plan.hooks == {(0,): Hook.DAMAGE}


def test_a_choice_behind_a_coin_is_made_in_place() -> None:
    plan = attack(Flip((DoDamage(Number(20), ONE_BENCHED),), ()))
    assert homes(plan) == {(0,): Hook.FLIP, (0, "heads", 0): Hook.DAMAGE}


def test_a_choice_is_made_in_the_first_step_that_needs_it() -> None:
    # The counters come off after the damage, but the damage needs to know which Pokémon is meant.
    heal = RemoveCounters(Exactly(1), Choice(1, Group(Owner.YOURS, Spot.BENCH)))
    plan = attack(Flip((heal, DoDamage(Number(10), Who.THAT)), ()))
    assert plan.homes[(0, "heads", 0)] is Hook.DAMAGE
    assert plan.hooks[(0, "heads", 0)] is Hook.EFFECT
    assert plan.means[(0, "heads", 1)].that == plan.slots[(0, "heads", 0)]


def test_the_attack_to_copy_is_chosen_in_step_b() -> None:
    plan = attack(ChooseAttack(Who.DEFENDING), CopyAttack())
    assert homes(plan) == {(0,): Hook.CHOOSE}
    assert plan.hooks[(1,)] is Hook.EFFECT
    assert plan.means[(1,)].attack == plan.slots[(0,)]


def test_doing_nothing_is_settled_before_the_damage_and_either_way_runs_on_its_own() -> None:
    spent = Lasting(Duration.WHILE_IN_PLAY, CannotUse(Who.SELF, AttackRef.THIS))
    plan = attack(Flip((), (AttackDoesNothing(),)), EitherWay((spent,)))
    assert plan.hooks == {(0, "tails", 0): Hook.DOES_NOTHING, (1, "acts", 0): Hook.EITHER_WAY}


def test_a_test_is_made_once_when_its_consequences_fall_into_two_steps() -> None:
    plan = attack(If(IsDamaged(Who.SELF), (MORE, ASLEEP)))
    assert plan.split == {(0,)}
    assert homes(plan) == {(0,): Hook.BASE_DAMAGE}


def test_a_test_with_consequences_in_one_step_needs_no_memory() -> None:
    plan = attack(If(IsDamaged(Who.SELF), (MORE,)))
    assert plan.slots == {}


def test_a_coin_after_a_sentence_about_the_damage_done_waits_for_it() -> None:
    plan = attack(If(DamageGotThrough(), (ASLEEP,)), Flip((Poison(Who.DEFENDING),), ()))
    assert homes(plan) == {(1,): Hook.EFFECT}


def test_whether_the_attack_does_nothing_never_waits() -> None:
    plan = attack(If(DamageGotThrough(), (ASLEEP,)), Flip((), (AttackDoesNothing(),)))
    assert homes(plan) == {(1,): Hook.FLIP}


def test_a_question_is_asked_in_the_first_step_that_needs_the_answer() -> None:
    plan = attack(May((RECOIL, ASLEEP)))
    assert homes(plan) == {(0,): Hook.DAMAGE}


def test_slots_are_numbered_in_the_order_of_the_text() -> None:
    plan = attack(DoDamage(Number(10), ONE_BENCHED), Flip((May((ASLEEP,)),), (Poison(Who.DEFENDING),)), FlipCoins(3))
    assert plan.slots == {(0,): 0, (1,): 1, (1, "heads", 0): 2, (2,): 3}


def test_that_pokemon_is_the_latest_choice_of_the_block() -> None:
    heal = RemoveCounters(Exactly(1), Choice(1, Group(Owner.YOURS, Spot.BENCH)))
    plan = attack(DoDamage(Number(10), ONE_BENCHED), Flip((heal, Inflict(Condition.ASLEEP, Who.THAT)), ()), ASLEEP)
    assert plan.means[(1, "heads", 1)].that == plan.slots[(1, "heads", 0)]
    # After the frame the choice within it is out of reach.
    assert plan.means[(2,)].that == plan.slots[(0,)]


def test_everything_of_a_power_runs_in_the_order_of_the_text() -> None:
    effects = (
        Flip((RemoveCounters(Exactly(1), ONE_BENCHED),), ()),
        If(HasCondition(Who.SELF, Condition.ASLEEP), (RECOIL,)),
    )
    plan = plan_in_order(effects, Hook.USE)
    assert set(plan.hooks.values()) | set(plan.homes.values()) == {Hook.USE}
    assert plan.split == set()
