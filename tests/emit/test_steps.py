"""The compiler's decision: which hook runs which part of a text (R164 to R169, R175 to R185)."""

from __future__ import annotations

from cardc.emit.steps import LOOP, REQUIREMENTS, Hook, Path, Plan, plan_attack, plan_in_order
from cardc.model.cards import Requirement
from cardc.model.effects import (
    AttackDoesNothing,
    ChooseAttack,
    CopyAttack,
    DamagePlus,
    DamageTimes,
    DiscardEnergy,
    DiscardFromDeck,
    DoDamage,
    EitherWay,
    Flip,
    FlipCoins,
    FlipForEach,
    If,
    Ignore,
    Inflict,
    Lasting,
    LeavePlay,
    May,
    MoveCounters,
    Poison,
    PutCards,
    PutCounters,
    RemoveCounters,
    RepeatLastAttack,
    SearchDeck,
    Statement,
)
from cardc.model.parts import (
    AnyNumber,
    AtLeast,
    CardFilter,
    Choice,
    CountersOn,
    DamageGotThrough,
    Discarded,
    EnergyProvidedTo,
    Exactly,
    Group,
    HasCondition,
    Heads,
    Is,
    IsKnockedOut,
    Named,
    Number,
    OfType,
    Per,
    PerCount,
    Tails,
    Who,
)
from cardc.model.rules import CannotUse
from cardc.model.terms import (
    AttackRef,
    CardClass,
    Condition,
    Disregard,
    Duration,
    EnergyType,
    Owner,
    Player,
    Spot,
    Zone,
)

BENCHED = Group(Owner.OPPONENTS, Spot.BENCH)
ONE_BENCHED = Choice(1, BENCHED)
ASLEEP = Inflict(Condition.ASLEEP, Who.DEFENDING)
MORE = DamagePlus(Number(10))
RECOIL = DoDamage(Number(10), Who.SELF)
IF_DAMAGED = AtLeast(CountersOn(Who.SELF))
ONE_BASIC = (Exactly(1), CardFilter((CardClass.BASIC_POKEMON,)))


def attack(*statements: Statement, require: tuple[Requirement, ...] = ()) -> Plan:
    return plan_attack(statements, require)


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
    plan = attack(If(IF_DAMAGED, (MORE, ASLEEP)))
    assert plan.split == {(0,)}
    assert homes(plan) == {(0,): Hook.BASE_DAMAGE}


def test_a_test_with_consequences_in_one_step_needs_no_memory() -> None:
    plan = attack(If(IF_DAMAGED, (MORE,)))
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


def test_ignoring_weakness_belongs_to_the_base_damage() -> None:
    assert attack(Ignore(Disregard.WEAKNESS_AND_RESISTANCE)).hooks == {(0,): Hook.BASE_DAMAGE}


def test_the_last_attack_is_repeated_in_two_steps_its_damage_first() -> None:
    plan = attack(RepeatLastAttack())
    assert plan.hooks == {(0,): Hook.BASE_DAMAGE}
    assert plan.later == {(0,): Hook.EFFECT}


def test_coins_for_each_pokemon_are_flipped_before_the_damage_and_counted_afterwards() -> None:
    each = FlipForEach(BENCHED, (DoDamage(Number(20), Who.THAT),), ())
    plan = attack(each, DoDamage(Per(10, Tails()), Who.SELF))
    assert homes(plan) == {(0,): Hook.FLIP}
    assert plan.hooks == {(0, "heads", 0): Hook.DAMAGE, (1,): Hook.DAMAGE}
    assert plan.means[(0, "heads", 0)].that == LOOP
    assert plan.means[(1,)].coins == plan.slots[(0,)]
    assert plan.means[(1,)].that is None


def test_a_counted_number_of_coins_is_flipped_with_the_others() -> None:
    plan = attack(FlipCoins(EnergyProvidedTo(Who.SELF)), DamageTimes(Heads()))
    assert homes(plan) == {(0,): Hook.FLIP}


def test_coins_that_count_what_was_discarded_bring_the_discard_forward() -> None:
    plan = attack(DiscardEnergy(AnyNumber(), None, Who.SELF), FlipCoins(Discarded()), DamageTimes(Heads()))
    assert plan.hooks == {(0,): Hook.FLIP, (2,): Hook.BASE_DAMAGE}
    assert homes(plan) == {(1,): Hook.FLIP}


def test_damage_that_counts_what_was_discarded_brings_the_discard_forward() -> None:
    plan = attack(DiscardEnergy(AnyNumber(), EnergyType.FIRE, Who.SELF), DamageTimes(Discarded()))
    assert plan.hooks == {(0,): Hook.BASE_DAMAGE, (1,): Hook.BASE_DAMAGE}


def test_a_discard_that_later_sentences_count_stays_where_it_is() -> None:
    spend = DiscardEnergy(AnyNumber(), EnergyType.FIRE, Who.SELF)
    plan = attack(spend, DiscardFromDeck(Player.OPPONENT, PerCount(1, Discarded())))
    assert plan.hooks == {(0,): Hook.EFFECT, (1,): Hook.EFFECT}
    assert plan.means[(1,)].discard == (0,)


def test_what_a_requirement_discards_can_be_counted() -> None:
    pay = DiscardEnergy(AnyNumber(), None, Who.SELF)
    plan = attack(DiscardFromDeck(Player.OPPONENT, PerCount(1, Discarded())), require=(pay,))
    assert plan.hooks[REQUIREMENTS, 0] is Hook.REQUIRE
    assert plan.means[(0,)].discard == (REQUIREMENTS, 0)


def test_that_pokemon_can_be_the_one_that_a_requirement_chose() -> None:
    pay = DiscardEnergy(Exactly(1), None, Choice(1, Group(Owner.YOURS, Spot.IN_PLAY)))
    plan = plan_in_order((RemoveCounters(Exactly(4), Who.THAT),), Hook.PLAY, (pay,))
    assert plan.homes[REQUIREMENTS, 0] is Hook.REQUIRE
    assert plan.means[(0,)].that == plan.slots[REQUIREMENTS, 0]


def test_a_pokemon_put_onto_the_bench_is_that_pokemon() -> None:
    for put in (SearchDeck(*ONE_BASIC, Zone.BENCH), PutCards(Player.YOU, *ONE_BASIC, Zone.DISCARD_PILE, Zone.BENCH)):
        plan = attack(put, PutCounters(Number(10), Who.THAT))
        assert plan.means[(1,)].that == plan.slots[(0,)]
        assert homes(plan) == {(0,): Hook.EFFECT}


def test_a_pokemon_that_a_test_needs_earlier_is_put_onto_the_bench_earlier() -> None:
    plan = attack(SearchDeck(*ONE_BASIC, Zone.BENCH), If(Is(Who.THAT, OfType(EnergyType.FIRE)), (MORE,)))
    assert plan.hooks[(0,)] is Hook.BASE_DAMAGE
    assert homes(plan) == {(0,): Hook.BASE_DAMAGE}


def test_cards_taken_into_hand_are_no_pokemon_to_point_at() -> None:
    plan = attack(DoDamage(Number(10), ONE_BENCHED), SearchDeck(*ONE_BASIC), Inflict(Condition.ASLEEP, Who.THAT))
    assert plan.means[(2,)].that == plan.slots[(0,)]


def test_moving_chooses_by_itself_in_its_step() -> None:
    plan = attack(MoveCounters(1, Choice(1, Group(Owner.YOURS, Spot.IN_PLAY)), Who.SELF))
    assert plan.slots == {}
    assert plan.hooks == {(0,): Hook.EFFECT}


def test_a_coin_after_a_knock_out_is_flipped_when_that_is_known() -> None:
    away = LeavePlay(Who.DEFENDING, Zone.HAND, True)
    plan = attack(If(IsKnockedOut(Who.DEFENDING), (), (away,)), Flip((ASLEEP,), ()))
    assert plan.hooks[(0, "otherwise", 0)] is Hook.EFFECT
    assert homes(plan) == {(1,): Hook.EFFECT}


def test_a_card_whose_name_is_a_word_of_the_language_is_no_pronoun() -> None:
    named = Choice(1, Group(Owner.OPPONENTS, Spot.BENCH, (Named((str(Who.THAT.value),)),)))
    plan = attack(Flip((DoDamage(Number(10), ONE_BENCHED), RemoveCounters(Exactly(1), named)), ()))
    assert plan.homes[(0, "heads", 0)] is Hook.DAMAGE
    assert plan.homes[(0, "heads", 1)] is Hook.EFFECT
