"""The editions of the rules as values: numbers, limits, and the pipelines as ordered tuples of named steps.

``classic`` follows the three classic books in full. ``dp`` and ``bw`` are classic with what their own books say
otherwise. Nothing asks which edition is played: it reads a field or runs a pipeline. Where each value comes from
stands in :mod:`cardc.engine.parameters`. Optional readings of a book are other values of a field: :func:`with_options`.
A limit of -1 means "any number"; damage is in points; masks of conditions where a field names conditions.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from cardc.engine import const
from cardc.identity import DELTA, EX, LEVEL, LV_X, OWNER, STAR

# steps of the attack procedure (R164 to R169)
ANNOUNCE: Final = 0
CHOICES: Final = 1
REQUIREMENTS: Final = 2
FLIPS: Final = 3
ALTER_OR_CANCEL: Final = 4
CONFUSION_CHECK: Final = 5
DAMAGE: Final = 6
OTHER_EFFECTS: Final = 7
KNOCK_OUTS: Final = 8

# steps of the damage calculation (R176 to R184)
BASE: Final = 0
STOP_IF_ZERO: Final = 1
WEAKNESS: Final = 2
RESISTANCE: Final = 3
TRAINERS_ON_ATTACKER: Final = 4
TRAINERS_ON_DEFENDER: Final = 5
ATTACKER_LASTING_AND_POWERS: Final = 6
DEFENDER_LASTING_AND_POWERS: Final = 7
COUNTERS: Final = 8

# steps between turns (R208, R209)
BETWEEN_POISON: Final = 0
BETWEEN_BURN: Final = 1
BETWEEN_SLEEP: Final = 2
BETWEEN_PARALYSIS: Final = 3
BETWEEN_KNOCK_OUTS: Final = 4
BETWEEN_OTHER: Final = 5

# when the extra cards for an opponent's mulligan are drawn (R031)
AT_MULLIGAN: Final = 0
AFTER_PRIZES: Final = 1

# both players without a Basic Pokémon (R032)
BOTH_REDRAW: Final = 0
BOTH_REDRAW_WITH_EXTRA_CARDS: Final = 1

# who begins (R039), and when the coin for it is flipped (R038)
COIN_WINNER: Final = 0
COIN_WINNER_CHOOSES: Final = 1
FLIP_AFTER_PRIZES: Final = 0
FLIP_BEFORE_HANDS: Final = 1

# when having no Pokémon left loses (R046)
AT_ONCE: Final = 0
END_OF_TURN: Final = 1

# what an empty deck does (R048)
AT_TURN_DRAW: Final = 0
NEVER: Final = 1

# both players win at the same time (R050, R051)
MORE_WAYS_WIN: Final = 0
ALWAYS_SUDDEN_DEATH: Final = 1

# how long a Stadium stays (R135)
UNTIL_REPLACED: Final = 0
UNTIL_END_OF_TURN: Final = 1

# what evolving keeps (R125), as bits
KEEPS_CARDS: Final = 1
KEEPS_DAMAGE: Final = 2

# how a Retreat Cost is paid (R141, R142)
CARD_BY_CARD_UNTIL_PAID: Final = 0
CARD_FOR_EACH_SYMBOL: Final = 1

# kinds of power (R152, R157), as bits
POKEMON_POWER: Final = 1
POKE_POWER: Final = 2
POKE_BODY: Final = 4
ABILITY: Final = 8

# which powers the conditions that a card names switch off
ALL_THAT_SAY_SO: Final = 0
ACTIVATED_THAT_SAY_SO: Final = 1
NONE: Final = 2

# the damage that Knocks Out (R194)
AT_HP: Final = 0
ABOVE_HP: Final = 1

# parts of settling Knock Outs (R202)
KO_DISCARD: Final = 0
KO_PRIZE: Final = 1
KO_REPLACE: Final = 2

# how a Prize is picked (R198)
PLAYER_PICKS: Final = 0
FIRST_OF_THE_ROW: Final = 1

# who comes last when both Active Pokémon are Knocked Out (R203, R204)
TURN_PLAYER_LAST: Final = 0
TURN_PLAYER_FIRST: Final = 1

# when the sleep coin is flipped (R217), when paralysis ends (R225)
EVERY_BETWEEN_TURNS: Final = 0
AFTER_OWNERS_TURN: Final = 1
AFTER_OWNERS_NEXT_TURN: Final = 0
AFTER_NEXT_TURN: Final = 1

# marks of a name (R237 to R242), as bits
NAME_LEVEL: Final = LEVEL
NAME_LV_X: Final = LV_X
NAME_DELTA: Final = DELTA
NAME_OWNER: Final = OWNER
NAME_STAR: Final = STAR
NAME_EX: Final = EX

Step = tuple[int, str]
"""A step's number and the letter it carries in the books."""

Range = tuple[int, int]
"""The least and the most of what a book advises."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the rules: every parameter in which the books could differ, by topic."""

    name: str
    # deck (R010 to R021)
    deck_size: int
    max_copies: int
    basic_energy_unlimited: bool
    min_basic_pokemon: int
    advice_energy: Range | None
    advice_trainers: Range | None
    advice_energy_types: Range | None
    energy_types: tuple[int, ...]
    basic_energy_types: tuple[int, ...]
    # set-up (R022 to R042)
    opening_hand: int
    prizes: int
    bench_max: int
    mulligan_reveal_hand: bool
    mulligan_bonus_max: int
    mulligan_bonus_when: int
    mulligan_both_fail: int
    first_player: int
    coin_flip_when: int
    handshake: bool
    # winning (R043 to R055)
    win_by_prizes: bool
    win_no_pokemon: int
    win_deck_out: int
    win_simultaneous: int
    sudden_death_prizes: int
    sudden_death_repeats: bool
    # turn (R103 to R118)
    draw: int
    energy_attachments: int
    trainers_max: int
    supporters_max: int
    stadiums_max: int
    retreats_max: int
    attacks_max: int
    attack_optional: bool
    starting_player_may_play_trainers: bool
    may_attack_in_first_turn: bool
    may_evolve_in_first_turn: bool
    stadium_leaves: int
    # evolving (R119 to R130)
    evolve_needs_time: bool
    evolve_once_a_turn: bool
    evolve_keeps: int
    evolve_clears_conditions: bool
    evolve_clears_effects: bool
    evolve_loses_texts: bool
    # retreat and Bench (R139 to R151)
    retreat_blocked_by: int
    retreat_confused_flip: bool
    retreat_payment: int
    bench_clears_conditions: bool
    bench_clears_effects: bool
    # powers (R152 to R158)
    power_kinds: int
    powers_on_bench: bool
    powers_block_attack: bool
    powers_blocked_by_conditions: int
    # attack and damage (R159 to R193); weakness_times and resistance_minus 0: as printed
    attack_steps: tuple[Step, ...]
    zero_cost_allowed: bool
    damage_steps: tuple[Step, ...]
    per_counter: int
    weakness_times: int
    resistance_minus: int
    weakness_resistance_on_bench: bool
    weakness_resistance_only_if_damage: bool
    # Knock Out (R194 to R206)
    ko_threshold: int
    ko_order: tuple[int, ...]
    ko_prize_choice: int
    self_ko_gives_prize: bool
    ko_both_active: int
    prizes_pokemon_ex: int
    # between turns and conditions (R207 to R232)
    conditions: int
    between_turns_order: tuple[Step, ...]
    between_turns_ko: int
    asleep_check: int
    paralyzed_ends: int
    poison_damage: int
    confused_damage: int
    confused_damage_is_attack: bool
    burn_damage: int
    exclusive_conditions: int
    conditions_only_active: bool
    # names and special Pokémon (R236 to R250)
    name_ignore: int
    name_significant: int
    restored_pokemon: bool
    as_much_as_possible: bool

    @property
    def stop_if_base_zero(self) -> bool:
        """Whether damage that is 0 before Weakness stays 0 (R178)."""
        return any(code == STOP_IF_ZERO for code, _ in self.damage_steps)

    @property
    def attacker_trainers_after_wr(self) -> bool:
        """Whether Trainer cards on the attacker act after Weakness and Resistance (R181)."""
        codes = [code for code, _ in self.damage_steps]
        return codes.index(TRAINERS_ON_ATTACKER) > codes.index(RESISTANCE)


_SIX: Final = (const.GRASS, const.FIRE, const.WATER, const.LIGHTNING, const.PSYCHIC, const.FIGHTING)
_EIGHT: Final = (*_SIX, const.DARKNESS, const.METAL)

CLASSIC: Final = Edition(
    name="classic",
    deck_size=60,
    max_copies=4,
    basic_energy_unlimited=True,
    min_basic_pokemon=1,
    advice_energy=(25, 30),
    advice_trainers=None,
    advice_energy_types=(1, 2),
    energy_types=(*_SIX, const.COLORLESS),
    basic_energy_types=_SIX,
    opening_hand=7,
    prizes=6,
    bench_max=5,
    mulligan_reveal_hand=True,
    mulligan_bonus_max=2,
    mulligan_bonus_when=AT_MULLIGAN,
    mulligan_both_fail=BOTH_REDRAW,
    first_player=COIN_WINNER,
    coin_flip_when=FLIP_AFTER_PRIZES,
    handshake=False,
    win_by_prizes=True,
    win_no_pokemon=AT_ONCE,
    win_deck_out=AT_TURN_DRAW,
    win_simultaneous=MORE_WAYS_WIN,
    sudden_death_prizes=1,
    sudden_death_repeats=True,
    draw=1,
    energy_attachments=1,
    trainers_max=-1,
    supporters_max=0,
    stadiums_max=0,
    retreats_max=-1,
    attacks_max=1,
    attack_optional=True,
    starting_player_may_play_trainers=True,
    may_attack_in_first_turn=True,
    may_evolve_in_first_turn=False,
    stadium_leaves=UNTIL_REPLACED,
    evolve_needs_time=True,
    evolve_once_a_turn=True,
    evolve_keeps=KEEPS_CARDS | KEEPS_DAMAGE,
    evolve_clears_conditions=True,
    evolve_clears_effects=True,
    evolve_loses_texts=True,
    retreat_blocked_by=const.ASLEEP | const.PARALYZED,
    retreat_confused_flip=True,
    retreat_payment=CARD_BY_CARD_UNTIL_PAID,
    bench_clears_conditions=True,
    bench_clears_effects=True,
    power_kinds=POKEMON_POWER,
    powers_on_bench=True,
    powers_block_attack=False,
    powers_blocked_by_conditions=ALL_THAT_SAY_SO,
    attack_steps=(
        (ANNOUNCE, "a"),
        (CHOICES, "b"),
        (REQUIREMENTS, "c"),
        (ALTER_OR_CANCEL, "d"),
        (CONFUSION_CHECK, "e"),
        (FLIPS, "f"),
        (DAMAGE, "f"),
        (OTHER_EFFECTS, "f"),
        (KNOCK_OUTS, "f"),
    ),
    zero_cost_allowed=True,
    damage_steps=(
        (BASE, "a"),
        (STOP_IF_ZERO, "b"),
        (WEAKNESS, "c"),
        (RESISTANCE, "d"),
        (TRAINERS_ON_ATTACKER, "e"),
        (TRAINERS_ON_DEFENDER, "f"),
        (ATTACKER_LASTING_AND_POWERS, "g"),
        (DEFENDER_LASTING_AND_POWERS, "g"),
        (COUNTERS, "h"),
    ),
    per_counter=10,
    weakness_times=2,
    resistance_minus=30,
    weakness_resistance_on_bench=False,
    weakness_resistance_only_if_damage=True,
    ko_threshold=AT_HP,
    ko_order=(KO_DISCARD, KO_PRIZE, KO_REPLACE),
    ko_prize_choice=PLAYER_PICKS,
    self_ko_gives_prize=True,
    ko_both_active=TURN_PLAYER_LAST,
    prizes_pokemon_ex=1,
    conditions=const.ASLEEP | const.CONFUSED | const.PARALYZED | const.POISONED,
    between_turns_order=(
        (BETWEEN_POISON, "poison"),
        (BETWEEN_SLEEP, "sleep"),
        (BETWEEN_PARALYSIS, "paralysis"),
        (BETWEEN_OTHER, "other effects"),
    ),
    between_turns_ko=AT_ONCE,
    asleep_check=EVERY_BETWEEN_TURNS,
    paralyzed_ends=AFTER_OWNERS_NEXT_TURN,
    poison_damage=10,
    confused_damage=20,
    confused_damage_is_attack=True,
    burn_damage=0,
    exclusive_conditions=const.ASLEEP | const.CONFUSED | const.PARALYZED,
    conditions_only_active=True,
    name_ignore=0,
    name_significant=0,
    restored_pokemon=False,
    as_much_as_possible=True,
)

DP: Final = replace(
    CLASSIC,
    name="dp",
    advice_energy=None,
    advice_energy_types=None,
    energy_types=(*_EIGHT, const.COLORLESS),
    basic_energy_types=_EIGHT,
    mulligan_bonus_max=1,
    mulligan_bonus_when=AFTER_PRIZES,
    supporters_max=1,
    stadiums_max=1,
    retreats_max=1,
    starting_player_may_play_trainers=False,
    retreat_confused_flip=False,
    power_kinds=POKE_POWER | POKE_BODY,
    powers_blocked_by_conditions=ACTIVATED_THAT_SAY_SO,
    damage_steps=(
        (BASE, "a"),
        (STOP_IF_ZERO, "b"),
        (TRAINERS_ON_ATTACKER, "b"),
        (ATTACKER_LASTING_AND_POWERS, "b"),
        (WEAKNESS, "c"),
        (RESISTANCE, "d"),
        (TRAINERS_ON_DEFENDER, "e"),
        (DEFENDER_LASTING_AND_POWERS, "e"),
        (COUNTERS, "f"),
    ),
    weakness_times=0,
    resistance_minus=0,
    conditions=CLASSIC.conditions | const.BURNED,
    between_turns_order=(
        (BETWEEN_POISON, "poison"),
        (BETWEEN_BURN, "burn"),
        (BETWEEN_SLEEP, "sleep"),
        (BETWEEN_PARALYSIS, "paralysis"),
        (BETWEEN_OTHER, "other effects"),
    ),
    confused_damage=30,
    confused_damage_is_attack=False,
    burn_damage=20,
    name_ignore=NAME_LEVEL | NAME_LV_X | NAME_DELTA,
    name_significant=NAME_OWNER | NAME_STAR,
)

BW: Final = replace(
    DP,
    name="bw",
    advice_energy=(18, 22),
    advice_trainers=(13, 20),
    advice_energy_types=(1, 2),
    mulligan_bonus_when=AT_MULLIGAN,
    handshake=True,
    starting_player_may_play_trainers=True,
    power_kinds=ABILITY,
    powers_blocked_by_conditions=NONE,
    attack_steps=(
        (ANNOUNCE, "a"),
        (CHOICES, "b"),
        (REQUIREMENTS, "c"),
        (FLIPS, "c"),
        (ALTER_OR_CANCEL, "d"),
        (CONFUSION_CHECK, "e"),
        (DAMAGE, "f"),
        (OTHER_EFFECTS, "f"),
        (KNOCK_OUTS, "f"),
    ),
    prizes_pokemon_ex=2,
    between_turns_ko=END_OF_TURN,
    name_significant=NAME_OWNER | NAME_STAR | NAME_EX,
    restored_pokemon=True,
)

EDITIONS: Final = {edition.name: edition for edition in (CLASSIC, DP, BW)}
