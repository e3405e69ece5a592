"""The parameters of the editions by the names that the rule documents use, and where each value comes from.

A source is the books that state the value (``cs it sv`` for classic, ``pt`` for dp, ``ru`` for bw), or one of
:data:`INHERITED` (the edition's own book is silent, another one says it), :data:`OMISSION` (the book treats the topic and
names no such restriction), :data:`OUTSIDE` (no book says it: general knowledge of that era's game), or "" where the
edition has no such thing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from cardc.engine import editions
from cardc.engine.editions import Edition, Step

INHERITED: Final = "inherited"
OMISSION: Final = "omission"
OUTSIDE: Final = "outside"

Value = bool | int | None | tuple[int, ...] | tuple[Step, ...]
"""What a parameter can be; the constants of :mod:`cardc.engine.editions` name the numbers."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter: its name, the field or property of :class:`Edition`, and its source in each edition."""

    key: str
    field: str
    classic: str
    dp: str
    bw: str

    def source(self, edition: str) -> str:
        """Where the value in an edition comes from; ``KeyError`` for an unknown edition."""
        return {"classic": self.classic, "dp": self.dp, "bw": self.bw}[edition]


def _p(key: str, field: str, classic: str, dp: str, bw: str) -> Parameter:
    return Parameter(key, field, classic, dp, bw)


PARAMETERS: Final = (
    _p("deck.size", "deck_size", "cs it sv", "pt", "ru"),
    _p("deck.max_copies_per_name", "max_copies", "cs it", "inherited", "ru"),
    _p("deck.basic_energy_unlimited", "basic_energy_unlimited", "cs it", "inherited", "ru"),
    _p("deck.min_basic_pokemon", "min_basic_pokemon", "inherited", "inherited", "ru"),
    _p("deck.advice_energy", "advice_energy", "cs", "", "ru"),
    _p("deck.advice_trainers", "advice_trainers", "", "", "ru"),
    _p("deck.advice_energy_types", "advice_energy_types", "cs", "", "ru"),
    _p("energy.types", "energy_types", "cs it sv", "outside", "ru"),
    _p("energy.basic_types", "basic_energy_types", "cs it", "outside", "outside"),
    _p("setup.opening_hand", "opening_hand", "cs it sv", "pt", "ru"),
    _p("setup.prizes", "prizes", "cs it sv", "pt", "ru"),
    _p("setup.bench_max", "bench_max", "cs it sv", "pt", "ru"),
    _p("setup.mulligan_reveal_hand", "mulligan_reveal_hand", "cs it sv", "pt", "ru"),
    _p("setup.mulligan_bonus_max", "mulligan_bonus_max", "cs it sv", "pt", "ru"),
    _p("setup.mulligan_bonus_when", "mulligan_bonus_when", "cs it sv", "pt", "inherited"),
    _p("setup.mulligan_both_fail", "mulligan_both_fail", "cs it", "inherited", "inherited"),
    _p("setup.first_player", "first_player", "inherited", "pt", "ru"),
    _p("setup.coin_flip_when", "coin_flip_when", "cs it sv", "pt", "ru"),
    _p("setup.handshake", "handshake", "", "", "ru"),
    _p("win.prizes", "win_by_prizes", "cs it sv", "pt", "ru"),
    _p("win.no_pokemon", "win_no_pokemon", "cs it sv", "pt", "ru"),
    _p("win.deck_out", "win_deck_out", "cs it sv", "pt", "ru"),
    _p("win.simultaneous", "win_simultaneous", "cs it", "inherited", "ru"),
    _p("win.sudden_death_prizes", "sudden_death_prizes", "cs it", "inherited", "ru"),
    _p("win.sudden_death_repeat", "sudden_death_repeats", "cs it", "inherited", "ru"),
    _p("turn.draw", "draw", "cs it sv", "pt", "ru"),
    _p("turn.energy_attachments", "energy_attachments", "cs it sv", "pt", "ru"),
    _p("turn.trainers_max", "trainers_max", "cs it sv", "pt", "ru"),
    _p("turn.supporters_max", "supporters_max", "", "pt", "ru"),
    _p("turn.stadiums_max", "stadiums_max", "", "pt", "ru"),
    _p("turn.retreats_max", "retreats_max", "cs it sv", "pt", "ru"),
    _p("turn.attacks_max", "attacks_max", "cs it sv", "pt", "inherited"),
    _p("turn.attack_optional", "attack_optional", "it sv", "inherited", "ru"),
    _p(
        "first_turn.starting_player_may_play_trainers",
        "starting_player_may_play_trainers",
        "omission",
        "pt",
        "omission",
    ),
    _p("first_turn.may_attack", "may_attack_in_first_turn", "omission", "omission", "omission"),
    _p("first_turn.may_evolve", "may_evolve_in_first_turn", "cs it sv", "inherited", "ru"),
    _p("stadium.leaves_when", "stadium_leaves", "", "inherited", "ru"),
    _p("evolve.needs_in_play_since_turn_start", "evolve_needs_time", "cs it sv", "inherited", "ru"),
    _p("evolve.once_per_pokemon_per_turn", "evolve_once_a_turn", "cs it sv", "inherited", "ru"),
    _p("evolve.keeps", "evolve_keeps", "cs it sv", "pt", "ru"),
    _p("evolve.clears_conditions", "evolve_clears_conditions", "cs it sv", "pt", "ru"),
    _p("evolve.clears_attack_effects", "evolve_clears_effects", "cs it sv", "pt", "inherited"),
    _p("evolve.loses_previous_attacks_and_powers", "evolve_loses_texts", "cs it sv", "pt", "ru"),
    _p("retreat.blocked_by", "retreat_blocked_by", "cs it sv", "pt", "ru"),
    _p("retreat.confused_flip", "retreat_confused_flip", "cs it sv", "omission", "omission"),
    _p("retreat.payment", "retreat_payment", "cs it", "inherited", "inherited"),
    _p("bench.clears_conditions", "bench_clears_conditions", "cs it sv", "pt", "ru"),
    _p("bench.clears_attack_effects", "bench_clears_effects", "cs it sv", "pt", "inherited"),
    _p("powers.kinds", "power_kinds", "cs it sv", "pt", "ru"),
    _p("powers.usable_on_bench", "powers_on_bench", "cs it sv", "inherited", "ru"),
    _p("powers.block_attack", "powers_block_attack", "cs it sv", "inherited", "ru"),
    _p("powers.blocked_by_conditions", "powers_blocked_by_conditions", "sv", "outside", "outside"),
    _p("attack.steps", "attack_steps", "cs it", "pt", "ru"),
    _p("attack.zero_cost_allowed", "zero_cost_allowed", "inherited", "inherited", "ru"),
    _p("damage.steps", "damage_steps", "cs it", "pt", "outside"),
    _p("damage.stop_if_base_zero", "stop_if_base_zero", "cs it", "inherited", "inherited"),
    _p("damage.attacker_trainers_after_wr", "attacker_trainers_after_wr", "cs it", "pt", "outside"),
    _p("damage.per_counter", "per_counter", "cs it sv", "pt", "ru"),
    _p("weakness.default", "weakness_times", "cs it sv", "outside", "ru"),
    _p("resistance.default", "resistance_minus", "cs it sv", "outside", "outside"),
    _p("weakness_resistance.on_bench", "weakness_resistance_on_bench", "inherited", "pt", "inherited"),
    _p("weakness_resistance.only_if_damage", "weakness_resistance_only_if_damage", "cs it", "pt", "ru"),
    _p("ko.threshold", "ko_threshold", "cs it sv", "pt", "inherited"),
    _p("ko.order", "ko_order", "cs it sv", "pt", "ru"),
    _p("ko.prize_choice", "ko_prize_choice", "it sv", "pt", "inherited"),
    _p("ko.self_ko_gives_prize", "self_ko_gives_prize", "cs it sv", "pt", "inherited"),
    _p("ko.both_active", "ko_both_active", "cs it sv", "pt", "inherited"),
    _p("ko.prizes_pokemon_ex", "prizes_pokemon_ex", "", "", "ru"),
    _p("conditions", "conditions", "cs it sv", "pt", "ru"),
    _p("between_turns.order", "between_turns_order", "cs it sv", "inherited", "ru"),
    _p("between_turns.ko_check", "between_turns_ko", "cs it sv", "pt", "ru"),
    _p("asleep.check", "asleep_check", "cs it sv", "inherited", "ru"),
    _p("paralyzed.ends", "paralyzed_ends", "cs it sv", "inherited", "inherited"),
    _p("poisoned.damage", "poison_damage", "cs it sv", "inherited", "inherited"),
    _p("confused.attack_tails", "confused_damage", "cs it sv", "outside", "outside"),
    _p("burned.between_turns", "burn_damage", "", "outside", "outside"),
    _p("conditions.exclusive", "exclusive_conditions", "cs it sv", "inherited", "inherited"),
    _p("conditions.only_active", "conditions_only_active", "cs it sv", "inherited", "ru"),
    _p("name.ignore", "name_ignore", "inherited", "inherited", "ru"),
    _p("name.significant", "name_significant", "inherited", "inherited", "ru"),
    _p("restored_pokemon", "restored_pokemon", "inherited", "inherited", "ru"),
    _p("effects.do_as_much_as_possible", "as_much_as_possible", "cs it", "inherited", "ru"),
)

BY_KEY: Final = {parameter.key: parameter for parameter in PARAMETERS}

_STOP: Final = "damage.stop_if_base_zero"
_AFTER: Final = "damage.attacker_trainers_after_wr"


def value_of(edition: Edition, key: str) -> Value:
    """The value of a parameter; ``KeyError`` when there is none of that name."""
    found: Value = getattr(edition, BY_KEY[key].field)
    return found


def with_parameter(edition: Edition, key: str, value: Value) -> Edition:
    """The edition with one parameter changed and nothing else; two of them say how the damage steps are ordered."""
    if key == _STOP:
        return replace(edition, damage_steps=_stopping(edition.damage_steps, bool(value)))
    if key == _AFTER:
        return replace(edition, damage_steps=_trainers_moved(edition.damage_steps, bool(value)))
    return replace(edition, **{BY_KEY[key].field: value})  # type: ignore[arg-type]  # the field of that parameter


def _stopping(steps: tuple[Step, ...], stop: bool) -> tuple[Step, ...]:
    rest = tuple(step for step in steps if step[0] != editions.STOP_IF_ZERO)
    return (rest[0], (editions.STOP_IF_ZERO, "b"), *rest[1:]) if stop else rest


def _trainers_moved(steps: tuple[Step, ...], after: bool) -> tuple[Step, ...]:
    """Put the step of the attacker's Trainer cards right behind Resistance, or right before Weakness."""
    moved = next(step for step in steps if step[0] == editions.TRAINERS_ON_ATTACKER)
    found: list[Step] = []
    for step in steps:
        if step[0] == editions.WEAKNESS and not after:
            found.append(moved)
        if step is not moved:
            found.append(step)
        if step[0] == editions.RESISTANCE and after:
            found.append(moved)
    return tuple(found)


# --- the open readings of the books ---------------------------------------------------------------------

OPTIONS: Final[dict[str, tuple[str, Value]]] = {
    "no_mulligan_bonus": ("setup.mulligan_bonus_max", 0),
    "two_mulligan_bonus_cards": ("setup.mulligan_bonus_max", 2),
    "mulligan_bonus_at_mulligan": ("setup.mulligan_bonus_when", editions.AT_MULLIGAN),
    "mulligan_bonus_after_prizes": ("setup.mulligan_bonus_when", editions.AFTER_PRIZES),
    "winner_of_the_flip_chooses": ("setup.first_player", editions.COIN_WINNER_CHOOSES),
    "sleep_only_after_owners_turn": ("asleep.check", editions.AFTER_OWNERS_TURN),
    "no_pokemon_loses_at_end_of_turn": ("win.no_pokemon", editions.END_OF_TURN),
    "retreat_card_for_each_symbol": ("retreat.payment", editions.CARD_FOR_EACH_SYMBOL),
    "trainers_in_first_turn": ("first_turn.starting_player_may_play_trainers", True),
    "no_trainers_in_first_turn": ("first_turn.starting_player_may_play_trainers", False),
    "knock_outs_between_turns_at_once": ("between_turns.ko_check", editions.AT_ONCE),
    "knock_outs_between_turns_at_the_end": ("between_turns.ko_check", editions.END_OF_TURN),
    "boosters_before_weakness": (_AFTER, False),
    "boosters_after_weakness": (_AFTER, True),
    "one_retreat_a_turn": ("turn.retreats_max", 1),
    "any_number_of_retreats": ("turn.retreats_max", -1),
}
"""Optional readings by name: the parameter they change, and its value."""


def with_options(edition: Edition, *names: str) -> Edition:
    """The edition with optional readings of its book; ``KeyError`` for an unknown option."""
    for name in names:
        key, value = OPTIONS[name]
        edition = with_parameter(edition, key, value)
    return edition


def edition_named(name: str, *options: str) -> Edition:
    """An edition by its name, with optional readings; ``KeyError`` with the name that is unknown."""
    return with_options(editions.EDITIONS[name], *options)


def options_of(edition: Edition) -> tuple[str, ...]:
    """The optional readings by which an edition differs from the plain one of its name.

    ``ValueError`` when it differs in another way: such an edition has no name that could be written down.
    """
    plain = editions.EDITIONS.get(edition.name)
    if plain is None:
        raise ValueError(f"there is no such edition: {edition.name!r}")
    if plain == edition:
        return ()
    found = tuple(
        name for name, (key, value) in OPTIONS.items() if value_of(edition, key) == value != value_of(plain, key)
    )
    if with_options(plain, *found) != edition:
        raise ValueError(f"this {edition.name} differs in more than its optional readings")
    return found
