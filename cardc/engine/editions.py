"""The editions of the rules as values: numbers, limits, and the pipelines as ordered tuples of named steps.

``classic`` follows the three classic books in full. ``dp`` and ``bw`` are classic with what their own books say
otherwise, as far as this engine reads it. Nothing asks which edition is played: it reads a field or runs a pipeline.
A limit of -1 means "any number".
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from cardc.engine import const

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

# when the extra cards for an opponent's mulligan are drawn (R031)
AT_MULLIGAN: Final = 0
AFTER_PRIZES: Final = 1

Step = tuple[int, str]
"""A step's number and the letter it carries in the books."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the rules. Damage in points; masks of conditions where a field names conditions."""

    name: str
    # deck (R010 to R015)
    deck_size: int
    max_copies: int
    min_basic_pokemon: int
    # set-up (R022 to R042)
    opening_hand: int
    prizes: int
    bench_max: int
    mulligan_bonus_max: int
    mulligan_bonus_when: int
    # winning (R053)
    sudden_death_prizes: int
    # turn (R103 to R118)
    draw: int
    supporters_max: int
    stadiums_max: int
    retreats_max: int
    starting_player_may_play_trainers: bool
    may_evolve_in_first_turn: bool
    # retreat (R145, R146)
    retreat_blocked_by: int
    retreat_confused_flip: bool
    # attack and damage
    attack_steps: tuple[Step, ...]
    damage_steps: tuple[Step, ...]
    # conditions (R212 to R230)
    conditions: int
    exclusive_conditions: int
    poison_damage: int
    confused_damage: int
    confused_damage_is_attack: bool
    burn_damage: int
    between_turns: tuple[Step, ...]


CLASSIC: Final = Edition(
    name="classic",
    deck_size=60,
    max_copies=4,
    min_basic_pokemon=1,
    opening_hand=7,
    prizes=6,
    bench_max=5,
    mulligan_bonus_max=2,
    mulligan_bonus_when=AT_MULLIGAN,
    sudden_death_prizes=1,
    draw=1,
    supporters_max=0,
    stadiums_max=0,
    retreats_max=-1,
    starting_player_may_play_trainers=True,
    may_evolve_in_first_turn=False,
    retreat_blocked_by=const.ASLEEP | const.PARALYZED,
    retreat_confused_flip=True,
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
    conditions=const.ASLEEP | const.CONFUSED | const.PARALYZED | const.POISONED,
    exclusive_conditions=const.ASLEEP | const.CONFUSED | const.PARALYZED,
    poison_damage=10,
    confused_damage=20,
    confused_damage_is_attack=True,
    burn_damage=0,
    between_turns=(
        (BETWEEN_POISON, "poison"),
        (BETWEEN_KNOCK_OUTS, "knock out"),
        (BETWEEN_SLEEP, "sleep"),
        (BETWEEN_PARALYSIS, "paralysis"),
    ),
)

DP: Final = replace(
    CLASSIC,
    name="dp",
    mulligan_bonus_max=1,
    mulligan_bonus_when=AFTER_PRIZES,
    supporters_max=1,
    stadiums_max=1,
    retreats_max=1,
    starting_player_may_play_trainers=False,
    retreat_confused_flip=False,
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
    conditions=CLASSIC.conditions | const.BURNED,
    confused_damage=30,
    confused_damage_is_attack=False,
    burn_damage=20,
    between_turns=(
        (BETWEEN_POISON, "poison"),
        (BETWEEN_KNOCK_OUTS, "knock out"),
        (BETWEEN_BURN, "burn"),
        (BETWEEN_KNOCK_OUTS, "knock out"),
        (BETWEEN_SLEEP, "sleep"),
        (BETWEEN_PARALYSIS, "paralysis"),
    ),
)

BW: Final = replace(
    DP,
    name="bw",
    mulligan_bonus_when=AT_MULLIGAN,
    starting_player_may_play_trainers=True,
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
    between_turns=(
        (BETWEEN_POISON, "poison"),
        (BETWEEN_BURN, "burn"),
        (BETWEEN_SLEEP, "sleep"),
        (BETWEEN_PARALYSIS, "paralysis"),
        (BETWEEN_KNOCK_OUTS, "knock out"),
    ),
)

EDITIONS: Final = {edition.name: edition for edition in (CLASSIC, DP, BW)}
