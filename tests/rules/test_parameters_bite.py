"""Each parameter of each edition, changed alone, makes a behaviour test fail.

The test that fails is one of this folder, with the expectations of the unchanged edition.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from cardc.engine import const, editions
from cardc.engine.decks import illegal
from cardc.engine.editions import BW, CLASSIC, DP, EDITIONS, Edition, Step
from cardc.engine.parameters import OPTIONS, PARAMETERS, Value, value_of, with_options, with_parameter
from cardc.legality import facts_of
from cardc.model.cards import Activated, Imprint, PokemonCard, Power, PowerText, Text
from cardc.model.terms import EnergyType, PowerKind, Stage, Usage
from tests.rules import (
    test_attack,
    test_conditions,
    test_damage,
    test_deck,
    test_evolving,
    test_retreat,
    test_set_up,
    test_table,
    test_trainers,
    test_turn,
    test_winning,
)

Behaviour = Callable[[Edition], None]
ALL = ("classic", "dp", "bw")


def powers_of_the_edition(edition: Edition) -> None:
    """A deck may hold only powers of the kinds that its edition has."""
    text = PowerText(Activated(Usage.ONCE, Text()))
    own = {"classic": {"POKEMON_POWER"}, "dp": {"POKE_POWER", "POKE_BODY"}, "bw": {"ABILITY"}}[edition.name]
    for kind in PowerKind:
        card = PokemonCard(
            "Giver", Imprint("1"), Stage.BASIC, None, (EnergyType.COLORLESS,), 60, powers=(Power(kind, "Gift", text),)
        )
        wrong = [problem for problem in illegal([facts_of(card)], edition) if problem.rule == "D38"]
        assert (wrong == []) is (kind.name in own)


@pytest.mark.rule("D38", "R152")
@pytest.mark.parametrize("edition", [CLASSIC, DP, BW], ids=ALL)
def test_kinds_of_power(edition: Edition) -> None:
    powers_of_the_edition(edition)


def all_of(value: Value, test: Behaviour) -> dict[str, tuple[Value, Behaviour]]:
    """The same change in every edition."""
    return dict.fromkeys(ALL, (value, test))


def each(classic: Value, dp: Value, bw: Value, test: Behaviour) -> dict[str, tuple[Value, Behaviour]]:
    """A change for each edition."""
    return {"classic": (classic, test), "dp": (dp, test), "bw": (bw, test)}


def later(value: Value, test: Behaviour) -> dict[str, tuple[Value, Behaviour]]:
    """A change in dp and bw."""
    return {"dp": (value, test), "bw": (value, test)}


def _swapped(steps: tuple[Step, ...], one: int, other: int) -> tuple[Step, ...]:
    """The steps with two of them in each other's place."""
    codes = [code for code, _ in steps]
    order = list(steps)
    i, j = codes.index(one), codes.index(other)
    order[i], order[j] = order[j], order[i]
    return tuple(order)


_SIX = tuple(range(6))
_NO_GRASS = tuple(range(1, 6))
_FLIPS = (editions.FLIPS, editions.CONFUSION_CHECK)
_SLEEP_FIRST = _swapped(CLASSIC.between_turns_order, editions.BETWEEN_POISON, editions.BETWEEN_SLEEP)
_BURN_LAST = _swapped(BW.between_turns_order, editions.BETWEEN_BURN, editions.BETWEEN_SLEEP)
_REPLACE_FIRST = (editions.KO_DISCARD, editions.KO_REPLACE, editions.KO_PRIZE)
_A, _P, _C = const.ASLEEP, const.PARALYZED, const.CONFUSED

BITES: dict[str, dict[str, tuple[Value, Behaviour]]] = {
    "deck.size": all_of(40, test_deck.test_exactly_sixty_cards),
    "deck.max_copies_per_name": all_of(5, test_deck.test_four_of_a_name_and_any_number_of_basic_energy),
    "deck.basic_energy_unlimited": all_of(False, test_deck.test_four_of_a_name_and_any_number_of_basic_energy),
    "deck.min_basic_pokemon": all_of(0, test_deck.test_a_basic_pokemon_at_least),
    "deck.advice_energy": each((1, 60), (1, 2), (1, 60), test_deck.test_advice_of_the_books_is_a_hint),
    "deck.advice_trainers": each((0, 1), (0, 1), (0, 60), test_deck.test_advice_of_the_books_is_a_hint),
    "deck.advice_energy_types": each((1, 4), (5, 6), (1, 4), test_deck.test_advice_of_the_books_is_a_hint),
    "energy.types": each(DP.energy_types, _SIX, _SIX, test_deck.test_types_of_the_edition),
    "energy.basic_types": all_of(_NO_GRASS, test_deck.test_basic_energy_of_six_types_never_colorless),
    "setup.opening_hand": all_of(6, test_set_up.test_the_usual_set_up),
    "setup.prizes": all_of(4, test_set_up.test_the_usual_set_up),
    "setup.bench_max": all_of(4, test_turn.test_the_bench_has_room_for_five),
    "setup.mulligan_reveal_hand": all_of(False, test_set_up.test_a_hand_without_basic_pokemon_is_shown_and_drawn_anew),
    "setup.mulligan_bonus_max": all_of(0, test_set_up.test_extra_cards_for_the_opponents_mulligan),
    "setup.mulligan_bonus_when": each(
        editions.AFTER_PRIZES,
        editions.AT_MULLIGAN,
        editions.AFTER_PRIZES,
        test_set_up.test_when_extra_cards_are_drawn,
    ),
    "setup.mulligan_both_fail": all_of(
        editions.BOTH_REDRAW_WITH_EXTRA_CARDS, test_set_up.test_both_without_basic_pokemon_get_no_extra_cards
    ),
    "setup.first_player": all_of(
        editions.COIN_WINNER_CHOOSES, test_set_up.test_the_winner_of_the_flip_begins_and_is_not_asked
    ),
    "setup.coin_flip_when": all_of(editions.FLIP_BEFORE_HANDS, test_set_up.test_the_coin_is_flipped_after_the_hands),
    "win.prizes": all_of(False, test_winning.test_the_last_prize_wins_at_once),
    "win.no_pokemon": all_of(editions.END_OF_TURN, test_winning.test_no_pokemon_left_loses_at_once),
    "win.deck_out": all_of(editions.NEVER, test_winning.test_an_empty_deck_loses_at_the_draw),
    "win.simultaneous": all_of(editions.ALWAYS_SUDDEN_DEATH, test_winning.test_more_ways_win),
    "win.sudden_death_prizes": all_of(2, test_winning.test_both_take_the_last_prize),
    "win.sudden_death_repeat": all_of(False, test_winning.test_sudden_death_goes_on_until_one_wins),
    "turn.draw": all_of(2, test_turn.test_a_turn_starts_with_a_draw),
    "turn.energy_attachments": all_of(2, test_turn.test_one_energy_card_a_turn),
    "turn.trainers_max": all_of(1, test_turn.test_any_number_of_ordinary_trainer_cards),
    "turn.supporters_max": {
        "classic": (1, test_deck.test_kinds_of_trainer_card),
        **later(2, test_trainers.test_limits_of_a_turn),
    },
    "turn.stadiums_max": {
        "classic": (1, test_deck.test_kinds_of_trainer_card),
        **later(2, test_trainers.test_limits_of_a_turn),
    },
    "turn.retreats_max": each(1, -1, -1, test_retreat.test_how_often_a_turn),
    "turn.attacks_max": all_of(2, test_turn.test_one_attack_ends_the_actions_of_the_turn),
    "turn.attack_optional": all_of(False, test_turn.test_attacking_is_optional),
    "first_turn.starting_player_may_play_trainers": each(
        False, True, False, test_turn.test_trainer_cards_in_the_first_turn_of_the_game
    ),
    "first_turn.may_attack": all_of(False, test_turn.test_nothing_else_is_forbidden_in_the_first_turn),
    "first_turn.may_evolve": all_of(
        True, partial(test_evolving.test_not_in_a_players_first_turn, turn=1, allowed=False)
    ),
    "stadium.leaves_when": later(
        editions.UNTIL_END_OF_TURN, test_trainers.test_a_stadium_stays_until_another_card_removes_it
    ),
    "evolve.needs_in_play_since_turn_start": all_of(False, test_evolving.test_not_in_the_turn_in_which_it_came),
    "evolve.once_per_pokemon_per_turn": all_of(False, test_evolving.test_not_twice_in_a_turn),
    "evolve.keeps": all_of(editions.KEEPS_CARDS, test_evolving.test_it_keeps_cards_and_damage),
    "evolve.clears_conditions": all_of(False, test_evolving.test_conditions_end),
    "evolve.clears_attack_effects": all_of(False, test_evolving.test_other_results_of_attacks_end),
    "retreat.blocked_by": all_of(_P, partial(test_retreat.test_sleep_and_paralysis_block_it, condition=_A, free=False)),
    "retreat.confused_flip": each(False, True, True, test_retreat.test_a_confused_pokemon_flips_in_classic_only),
    "retreat.payment": all_of(
        editions.CARD_FOR_EACH_SYMBOL,
        partial(test_retreat.test_double_energy, answers=["Twin"], left=["Fighting Energy", "Fighting Energy"]),
    ),
    "bench.clears_conditions": all_of(False, test_retreat.test_the_bench_ends_conditions),
    "bench.clears_attack_effects": all_of(False, test_retreat.test_the_bench_ends_other_results_of_attacks),
    "powers.kinds": all_of(0, powers_of_the_edition),
    "powers.usable_on_bench": all_of(False, test_trainers.test_a_power_on_the_bench_before_the_attack),
    "powers.block_attack": all_of(True, test_trainers.test_a_power_on_the_bench_before_the_attack),
    "powers.blocked_by_conditions": each(
        editions.NONE,
        editions.NONE,
        editions.ALL_THAT_SAY_SO,
        partial(test_trainers.test_conditions_that_stop_a_power, condition=_A),
    ),
    "attack.steps": each(
        _swapped(CLASSIC.attack_steps, *_FLIPS),
        _swapped(DP.attack_steps, *_FLIPS),
        _swapped(BW.attack_steps, *_FLIPS),
        test_attack.test_when_the_coin_of_the_text_is_flipped,
    ),
    "attack.zero_cost_allowed": all_of(False, test_attack.test_an_attack_without_cost_needs_no_energy),
    "damage.steps": each(
        DP.damage_steps, CLASSIC.damage_steps, CLASSIC.damage_steps, test_damage.test_a_booster_on_the_attacker
    ),
    "damage.stop_if_base_zero": all_of(False, test_damage.test_the_stop_holds_for_any_booster),
    "damage.attacker_trainers_after_wr": each(False, True, True, test_damage.test_a_booster_on_the_attacker),
    "damage.per_counter": all_of(20, test_table.test_damage_is_shown_in_counters),
    "weakness.default": each(0, 2, 2, test_damage.test_numbers_that_are_printed),
    "resistance.default": each(0, 30, 30, test_damage.test_numbers_that_are_printed),
    "weakness_resistance.on_bench": all_of(True, test_damage.test_neither_counts_on_the_bench),
    "weakness_resistance.only_if_damage": later(False, test_damage.test_they_matter_only_with_damage),
    "ko.threshold": all_of(
        editions.ABOVE_HP, partial(test_winning.test_damage_of_at_least_the_hp_knocks_out, before=20, beaten=True)
    ),
    "ko.order": all_of(_REPLACE_FIRST, test_winning.test_discard_then_prize_then_replacement),
    "ko.prize_choice": all_of(
        editions.FIRST_OF_THE_ROW, test_winning.test_a_prize_of_ones_choice_then_a_new_active_pokemon
    ),
    "ko.self_ko_gives_prize": all_of(False, test_winning.test_ones_own_attack_gives_the_opponent_a_prize),
    "ko.both_active": all_of(editions.TURN_PLAYER_FIRST, test_winning.test_the_player_of_the_turn_comes_last),
    "ko.prizes_pokemon_ex": each(2, 2, 1, test_winning.test_prizes_for_a_pokemon_ex),
    "conditions": each(
        DP.conditions, CLASSIC.conditions, CLASSIC.conditions, test_conditions.test_burned_exists_in_dp_and_bw
    ),
    "between_turns.order": {
        "classic": (
            _SLEEP_FIRST,
            test_conditions.test_poison_then_burn_then_sleep_and_when_knock_outs_come,
        ),
        **later(_BURN_LAST, test_conditions.test_burn_before_sleep),
    },
    "between_turns.ko_check": each(
        editions.END_OF_TURN,
        editions.END_OF_TURN,
        editions.AT_ONCE,
        test_conditions.test_poison_then_burn_then_sleep_and_when_knock_outs_come,
    ),
    "asleep.check": all_of(editions.AFTER_OWNERS_TURN, test_conditions.test_the_sleep_coin_after_each_turn),
    "paralyzed.ends": all_of(editions.AFTER_NEXT_TURN, test_conditions.test_paralysis_ends_after_the_owners_next_turn),
    "poisoned.damage": all_of(20, test_conditions.test_poison_after_each_turn),
    "confused.attack_tails": all_of(10, test_conditions.test_confused_and_attacking),
    "burned.between_turns": later(
        10, partial(test_conditions.test_burned_flips_after_each_turn, coin="T", expected=20)
    ),
    "conditions.exclusive": all_of(
        _A | _C, partial(test_conditions.test_which_conditions_replace_each_other, before=_P, new=_A, after=_A)
    ),
    "conditions.only_active": all_of(False, test_conditions.test_only_active_pokemon),
    "name.ignore": each(editions.NAME_DELTA, 0, 0, test_deck.test_delta_is_no_part_of_a_name_where_names_have_marks),
    "restored_pokemon": each(True, True, False, test_deck.test_restored_pokemon_are_of_bw),
    "effects.do_as_much_as_possible": all_of(False, test_winning.test_an_effect_that_draws_too_much_does_not_lose),
}

EXCEPTIONS: dict[tuple[str, str], str] = {
    **{("setup.handshake", name): "a courtesy: nothing in a game depends on it" for name in ALL},
    **{
        ("evolve.loses_previous_attacks_and_powers", name): "the texts in force are those of the top card by the "
        "structure of a Pokémon in play; a card that lends an earlier stage's attacks says so itself"
        for name in ALL
    },
    **{
        ("name.significant", name): "a mark that is not ignored is part of the printed name anyway; the value says "
        "which marks the book speaks of"
        for name in ALL
    },
    ("stadium.leaves_when", "classic"): "classic has no Stadium cards",
    ("burned.between_turns", "classic"): "classic has no Burned",
    ("weakness_resistance.only_if_damage", "classic"): "two times nothing is nothing, and Resistance never adds",
}

CASES = [(parameter.key, name) for parameter in PARAMETERS for name in ALL]


def test_every_parameter_is_covered_or_excepted() -> None:
    """82 parameters in three editions; each is tested or has a reason, never both."""
    assert len(PARAMETERS) == 82
    covered = {(key, name) for key, found in BITES.items() for name in found}
    assert covered | set(EXCEPTIONS) == set(CASES)
    assert covered & set(EXCEPTIONS) == set()


@pytest.mark.parametrize(("key", "name"), [case for case in CASES if case not in EXCEPTIONS])
def test_it_bites(key: str, name: str) -> None:
    """The behaviour test passes with the edition and fails with this parameter changed alone."""
    value, behaviour = BITES[key][name]
    edition = EDITIONS[name]
    assert value_of(edition, key) != value
    behaviour(edition)
    changed = with_parameter(edition, key, value)
    assert value_of(changed, key) == value
    assert fails(behaviour, changed), f"{key} = {value!r} changes nothing in {name}"


def fails(behaviour: Behaviour, edition: Edition) -> bool:
    """Whether a behaviour test fails: a wrong assertion, a missing or unused answer or coin."""
    try:
        behaviour(edition)
    except (AssertionError, LookupError, ValueError):
        return True
    return False


@pytest.mark.parametrize("parameter", PARAMETERS, ids=[parameter.key for parameter in PARAMETERS])
def test_every_value_has_a_source(parameter: object) -> None:
    """Books of the edition, or a word that says why no book is named."""
    from cardc.engine.parameters import INHERITED, OMISSION, OUTSIDE, Parameter

    assert isinstance(parameter, Parameter)
    books = {"classic": {"cs", "it", "sv"}, "dp": {"pt"}, "bw": {"ru"}}
    for name in ALL:
        source = parameter.source(name)
        assert source in ("", INHERITED, OMISSION, OUTSIDE) or set(source.split()) <= books[name]


@pytest.mark.parametrize("option", sorted(OPTIONS))
def test_options_change_one_parameter(option: str) -> None:
    """The optional reading is a value of that parameter; choosing it twice is choosing it once."""
    key, value = OPTIONS[option]
    for edition in EDITIONS.values():
        chosen = with_options(edition, option)
        assert value_of(chosen, key) == value
        assert with_options(chosen, option) == chosen
        assert replace(chosen, name="x").name == "x"
