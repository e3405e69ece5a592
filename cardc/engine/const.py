"""The numbers that engine and generated classes speak in. All are ``Final`` so that compiled code folds them.

Order and meaning of the Energy types follow the canonical order of the card language: Colorless last.
"""

from typing import Final

# Energy and Pokémon types (R088, R089)
GRASS: Final = 0
FIRE: Final = 1
WATER: Final = 2
LIGHTNING: Final = 3
PSYCHIC: Final = 4
FIGHTING: Final = 5
DARKNESS: Final = 6
METAL: Final = 7
COLORLESS: Final = 8
ANY_TYPE: Final = -1
TYPES: Final = 9
EVERY_TYPE: Final = 9
TYPE_NAMES: Final = ("Grass", "Fire", "Water", "Lightning", "Psychic", "Fighting", "Darkness", "Metal", "Colorless")

# Special Conditions are bits (R212)
ASLEEP: Final = 1
CONFUSED: Final = 2
PARALYZED: Final = 4
POISONED: Final = 8
BURNED: Final = 16
CONDITIONS: Final = (ASLEEP, CONFUSED, PARALYZED, POISONED, BURNED)
ALL_CONDITIONS: Final = 31
ANY_CONDITION: Final = ALL_CONDITIONS
CONDITION_NAMES: Final = ("Asleep", "Confused", "Paralyzed", "Poisoned", "Burned")

# owners of a group, seen from the controller of the card that speaks
YOURS: Final = 0
OPPONENTS: Final = 1
EITHER: Final = 2

# where Pokémon stand: groups know BENCH and IN_PLAY, a single Pokémon is at ACTIVE or BENCH
ANYWHERE: Final = -1
ACTIVE: Final = 0
BENCH: Final = 1
IN_PLAY: Final = 2

# in a group: whose type counts, and that no Energy is asked for
TYPE_OF_USER: Final = -2
TYPE_OF_DEFENDING: Final = -3
NO_MATTER: Final = -2
ANY_RANK: Final = -1
RANK_BASIC: Final = 0
RANK_EVOLVED: Final = 1

# a Pokémon that a kind of cards is told by: "a card that evolves from …"
FROM_ANY: Final = -1
FROM_USER: Final = 0
FROM_DEFENDING: Final = 1
FROM_ATTACKER: Final = 2
FROM_YOUR_ACTIVE: Final = 3
FROM_OPPONENTS_ACTIVE: Final = 4

# zones of cards that effects move
ZONE_HAND: Final = 0
ZONE_DECK: Final = 1
ZONE_TOP_OF_DECK: Final = 2
ZONE_DISCARD_PILE: Final = 3
ZONE_BENCH: Final = 4
# and those that only the record of moves names; PLAYING is a Trainer card whose effect is being done
ZONE_PRIZES: Final = 5
ZONE_ACTIVE: Final = 6
ZONE_ATTACHED: Final = 7
ZONE_PLAYING: Final = 8
ZONE_STADIUM: Final = 9
ZONE_NAMES: Final = (
    "hand",
    "deck",
    "deck",
    "discard pile",
    "Bench",
    "Prizes",
    "Active place",
    "attached",
    "being played",
    "Stadium in play",
)

# what an effect can change about a Pokémon, and where the new type comes from
FEATURE_TYPE: Final = 0
FEATURE_WEAKNESS: Final = 1
FEATURE_RESISTANCE: Final = 2
SOURCE_ANY: Final = 0
SOURCE_IN_PLAY: Final = 1

# what can be looked at
LOOK_TOP_OF_A_DECK: Final = 0
LOOK_CARD_IN_HAND: Final = 1
LOOK_A_PRIZE: Final = 2
LOOK_HAND: Final = 3
LOOK_NAMES: Final = ("the top card of a deck", "a random card in the opponent's hand", "a Prize", "the opponent's hand")

# what a reaction waits for
EVENT_DAMAGED: Final = 0
EVENT_KNOCKED_OUT: Final = 1
EVENT_PLAYED: Final = 2  # powers wait for it, no lasting effect does

# what the damage of an attack is done regardless of
IGNORE_NOTHING: Final = 0
IGNORE_WEAKNESS: Final = 1
IGNORE_RESISTANCE: Final = 2
IGNORE_EFFECTS: Final = 4

# coins that prevent what an attack does: who flips them, and whether they prevent damage alone
COIN_OF_OWNER: Final = 1
COIN_OF_OTHER: Final = 2
DAMAGE_COIN_OF_OWNER: Final = 4
DAMAGE_COIN_OF_OTHER: Final = 8

# players, seen from the controller of the card that speaks
YOU: Final = 0
OPPONENT: Final = 1

# durations of lasting effects
THIS_TURN: Final = 0
OPPONENTS_NEXT_TURN: Final = 1
YOUR_NEXT_TURN: Final = 2
WHILE_IN_PLAY: Final = 3
THROUGH_OPPONENTS_NEXT_TURN: Final = 4
THROUGH_YOUR_NEXT_TURN: Final = 5
WHILE_ACTIVE: Final = 6

# the turn in which a lasting effect holds: instead of a turn's number
TURN_ALWAYS: Final = -1  # the whole stay in play
TURN_WHILE_ACTIVE: Final = -2  # until it leaves the Active place or evolves
TURN_THROUGH: Final = -10  # minus the number of the last turn: from now to the end of that turn

# when an attached Trainer card is discarded
END_OF_TURN: Final = 0
END_OF_OPPONENTS_NEXT_TURN: Final = 1
LEAVES_PLAY: Final = 2

# how often an activated power may be used
USAGE_NONE: Final = 0
USAGE_UNLIMITED: Final = 1
USAGE_ONCE: Final = 2

# quantities
ALL: Final = -1
UNTIL_TAILS: Final = -1

# stages
BASIC: Final = 0
STAGE_1: Final = 1
STAGE_2: Final = 2
LEVEL_X: Final = 3
RESTORED: Final = 4
STAGE_NAMES: Final = ("Basic", "Stage 1", "Stage 2", "Level X", "Restored")

# what a physical card is
KIND_POKEMON: Final = 0
KIND_TRAINER: Final = 1
KIND_ENERGY: Final = 2

# kinds of Trainer card (R131 to R136)
TRAINER: Final = 0
ITEM: Final = 1
SUPPORTER: Final = 2
STADIUM: Final = 3
TOOL: Final = 4
TRAINER_KIND_NAMES: Final = ("Trainer", "Item", "Supporter", "Stadium", "Pokémon Tool")

# actions of a turn; an action number is kind * 65536 + a * 256 + b
ACT_END_TURN: Final = 0
ACT_BENCH: Final = 1  # a: card in hand
ACT_EVOLVE: Final = 2  # a: card in hand, b: place
ACT_ENERGY: Final = 3  # a: card in hand, b: place
ACT_TRAINER: Final = 4  # a: card in hand
ACT_POWER: Final = 5  # a: which power, b: place
ACT_RETREAT: Final = 6
ACT_ATTACK: Final = 7  # a: which attack
ACT_DISCARD: Final = 8  # b: place of a Trainer card that is in play as a Pokémon
NO_ACTION: Final = -1

# card classes that an effect looks for
CARD: Final = 0
POKEMON_CARD: Final = 1
BASIC_POKEMON_CARD: Final = 2
EVOLUTION_CARD: Final = 3
TRAINER_CARD: Final = 4
ENERGY_CARD: Final = 5
BASIC_ENERGY_CARD: Final = 6
SPECIAL_ENERGY_CARD: Final = 7

# hooks, as bits: which of them a class defines is found once, when its card data is made
HOOK_CAN_USE: Final = 1
HOOK_CHOOSE: Final = 2
HOOK_REQUIRE: Final = 4
HOOK_FLIP: Final = 8
HOOK_DOES_NOTHING: Final = 16
HOOK_BASE_DAMAGE: Final = 32
HOOK_DAMAGE: Final = 64
HOOK_EFFECT: Final = 128
HOOK_EITHER_WAY: Final = 256
HOOK_USABLE: Final = 512
HOOK_DAMAGED_BY_ATTACK: Final = 1024
HOOK_ATTACKER_DAMAGE: Final = 2048
HOOK_DEFENDER_DAMAGE: Final = 4096
HOOK_PREVENTS_EFFECTS: Final = 8192
HOOK_PREVENTS_ATTACK: Final = 16384
HOOK_PREVENTS_RETREAT: Final = 32768
HOOK_NEEDS_FLIP_TO_ATTACK: Final = 65536
HOOK_ENERGY_COUNTS_AS: Final = 131072
HOOK_TRAINER_ON_ATTACKER: Final = 262144
HOOK_TRAINER_ON_DEFENDER: Final = 524288
HOOK_KNOCKED_OUT_BY_ATTACK: Final = 1048576
HOOK_FLIPS_TO_PREVENT: Final = 2097152
HOOK_PREVENTS_EVOLVING: Final = 4194304
HOOK_NEW_BASE_DAMAGE: Final = 8388608
HOOK_IMMUNE_TO: Final = 16777216
HOOK_CHEAPER_RETREAT: Final = 33554432
HOOK_BETWEEN_TURNS: Final = 67108864
HOOK_FIRST: Final = 134217728
HOOK_PLAYED: Final = 268435456
HOOK_MORE_DAMAGE_TO: Final = 536870912
HOOK_DEFENDER_DAMAGE_BEFORE: Final = 1073741824
HOOK_DEARER_RETREAT: Final = 2147483648
HOOK_PREVENTS_ENERGY: Final = 4294967296

# kinds of lasting effects in the state
LASTS_PREVENT_DAMAGE: Final = 0
LASTS_PREVENT_EFFECTS: Final = 1
LASTS_MORE_DAMAGE: Final = 2
LASTS_LESS_DAMAGE: Final = 3
LASTS_CANNOT_ATTACK: Final = 4
LASTS_CANNOT_RETREAT: Final = 5
LASTS_CANNOT_USE: Final = 6
LASTS_MUST_FLIP: Final = 7
LASTS_FLIP_TO_PREVENT: Final = 8
LASTS_HALVE_DAMAGE: Final = 9
LASTS_CANNOT_EVOLVE: Final = 10
LASTS_CHEAPER_RETREAT: Final = 11
LASTS_IMMUNE_TO: Final = 12
LASTS_NEW_BASE_DAMAGE: Final = 13
LASTS_NO_TRAINERS: Final = 14
LASTS_HAND_FACE_UP: Final = 15
LASTS_REACTION: Final = 16
LASTS_TYPE: Final = 17
LASTS_WEAKNESS: Final = 18
LASTS_RESISTANCE: Final = 19
LASTS_LESS_DAMAGE_BEFORE: Final = 20
LASTS_MORE_DAMAGE_TO: Final = 21
LASTS_DEARER_RETREAT: Final = 22
LASTS_NO_ENERGY: Final = 23
LASTS_POWERS_STOP: Final = 24

# what an attack did to a Pokémon besides damage
RESULT_CONDITION: Final = 0  # a: condition
RESULT_POISON: Final = 1  # a: points
RESULT_RECOVERY: Final = 2  # a: mask of conditions
RESULT_COUNTERS: Final = 3  # a: points put on (above 0) or taken off
RESULT_ENERGY: Final = 4  # a: cards discarded, b: their type
RESULT_FEATURE: Final = 5  # a: feature, b: type
RESULT_SWITCH: Final = 6  # a: 1 when the owner of the Pokémon chose the new Active Pokémon
RESULT_LASTING: Final = 7  # a: kind, b: turns from then (lasting.from_now), c and d: its numbers
RESULT_KNOCK_OUT: Final = 8
RESULT_DEVOLUTION: Final = 9

# ways to win (R043 to R048)
WON_BY_PRIZES: Final = 1
WON_BY_NO_POKEMON: Final = 2
WON_BY_DECK_OUT: Final = 3
DRAWN: Final = 4
WAY_NAMES: Final = ("", "prizes", "no pokemon", "deck out", "draw")

# phases of a game: each names the action that comes next
PHASE_SETUP: Final = 0
PHASE_TURN_START: Final = 1
PHASE_MAIN: Final = 2
PHASE_TURN_END: Final = 3
PHASE_SUDDEN_DEATH: Final = 4
PHASE_OVER: Final = 5

NO_ONE: Final = -1
