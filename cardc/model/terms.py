"""The closed vocabularies of the game: types, conditions, players, zones, stages.

Every enum value is the word that the card language uses for it; the order of the members is the
canonical order in which lists of them stand in the model.
"""

from enum import StrEnum


class Edition(StrEnum):
    """The rule book family a set is played by (see ``cardc.engine.editions``)."""

    CLASSIC = "classic"
    DP = "dp"
    BW = "bw"


class EnergyType(StrEnum):
    """Energy and Pokémon types (R088, R089). Canonical order: as declared, Colorless last."""

    GRASS = "grass"
    FIRE = "fire"
    WATER = "water"
    LIGHTNING = "lightning"
    PSYCHIC = "psychic"
    FIGHTING = "fighting"
    DARKNESS = "darkness"
    METAL = "metal"
    COLORLESS = "colorless"


class Condition(StrEnum):
    """Special Conditions (R212)."""

    ASLEEP = "asleep"
    CONFUSED = "confused"
    PARALYZED = "paralyzed"
    POISONED = "poisoned"
    BURNED = "burned"


class Player(StrEnum):
    """A player, seen from the controller of the card that speaks."""

    YOU = "you"
    OPPONENT = "opponent"


class Owner(StrEnum):
    """Whose Pokémon, deck or Prizes, seen from the controller of the card that speaks."""

    YOURS = "your"
    OPPONENTS = "opponent's"
    EITHER = "either player's"


class Spot(StrEnum):
    """Where in play a group of Pokémon stands (R063, R064); the Active Pokémon is a :class:`~cardc.model.parts.Who`."""

    BENCH = "benched"
    IN_PLAY = "in play"


class Seat(StrEnum):
    """Where one Pokémon stands."""

    ACTIVE = "active"
    BENCHED = "benched"


class Zone(StrEnum):
    """Where cards are taken from and put to, outside the places of Pokémon in play."""

    HAND = "hand"
    DECK = "deck"
    TOP_OF_DECK = "top of deck"
    DISCARD_PILE = "discard pile"
    BENCH = "bench"


class Feature(StrEnum):
    """A characteristic of a Pokémon that an effect can change to another type."""

    TYPE = "type"
    WEAKNESS = "weakness"
    RESISTANCE = "resistance"


class TypeSource(StrEnum):
    """Which types may be chosen; never Colorless."""

    ANY = "any type"
    IN_PLAY = "the type of another pokemon in play"


class LookAt(StrEnum):
    """What a player may look at."""

    TOP_OF_A_DECK = "the top card of either player's deck"
    CARD_IN_HAND = "a random card in opponent's hand"
    A_PRIZE = "a prize of either player"
    HAND = "opponent's hand"


class Stage(StrEnum):
    """Evolution stage of a Pokémon card (R072)."""

    BASIC = "basic"
    STAGE_1 = "stage 1"
    STAGE_2 = "stage 2"
    LEVEL_X = "level x"
    RESTORED = "restored"


class Label(StrEnum):
    """A mark on a Pokémon card that rules speak of: Pokémon-EX give two Prizes (R244), δ is no part of the name (R239)."""

    EX = "ex"
    DELTA = "delta"
    STAR = "star"


class Rarity(StrEnum):
    """Rarity mark (R006); a foil card is ``RARE_HOLO``."""

    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"
    RARE_HOLO = "rare holo"
    PROMO = "promo"


class TrainerKind(StrEnum):
    """Kind of a Trainer card (R131 to R136). Classic knows ``TRAINER`` only."""

    TRAINER = "trainer"
    ITEM = "item"
    SUPPORTER = "supporter"
    STADIUM = "stadium"
    TOOL = "tool"


class PowerKind(StrEnum):
    """Label in front of a power (R086, R157)."""

    POKEMON_POWER = "power"
    POKE_POWER = "poke-power"
    POKE_BODY = "poke-body"
    ABILITY = "ability"


class Sign(StrEnum):
    """The sign after the base damage (R176)."""

    NONE = ""
    PLUS = "+"
    MINUS = "-"
    TIMES = "x"
    UNKNOWN = "?"


class Rounding(StrEnum):
    """How a half of a damage number is brought to a multiple of 10."""

    UP = "up"
    DOWN = "down"


class Rank(StrEnum):
    """Whether a Pokémon in play is a Basic Pokémon or has evolved (R072)."""

    BASIC = "basic"
    EVOLVED = "evolved"


class Disregard(StrEnum):
    """What the damage of an attack is done regardless of."""

    WEAKNESS_AND_RESISTANCE = "weakness and resistance"
    RESISTANCE = "resistance"
    EVERYTHING = "everything on defender"


class CardClass(StrEnum):
    """What kind of card an effect looks for in a hand, a deck or a discard pile."""

    CARD = "card"
    POKEMON = "pokemon card"
    BASIC_POKEMON = "basic pokemon card"
    EVOLUTION = "evolution card"
    TRAINER = "trainer card"
    ENERGY = "energy card"
    BASIC_ENERGY = "basic energy card"
    SPECIAL_ENERGY = "special energy card"


class Duration(StrEnum):
    """How long a lasting effect works; the only home of durations in the model."""

    THIS_TURN = "this turn"
    OPPONENTS_NEXT_TURN = "opponent's next turn"
    YOUR_NEXT_TURN = "your next turn"
    WHILE_IN_PLAY = "the rest of its stay in play"
    THROUGH_OPPONENTS_NEXT_TURN = "until the end of opponent's next turn"
    THROUGH_YOUR_NEXT_TURN = "until the end of your next turn"
    WHILE_ACTIVE = "the rest of its stay in the active place"


class AttachedUntil(StrEnum):
    """When a Trainer card that was attached to a Pokémon is discarded."""

    END_OF_TURN = "end of turn"
    END_OF_OPPONENTS_NEXT_TURN = "end of opponent's next turn"
    LEAVES_PLAY = "it leaves play"


class Usage(StrEnum):
    """How often an activated power may be used in one's own turn, before the attack."""

    UNLIMITED = "any number of times"
    ONCE = "once a turn"


class Event(StrEnum):
    """What a reactive power waits for."""

    DAMAGED_BY_ATTACK = "damaged by an opponent's attack"
    KNOCKED_OUT_BY_ATTACK = "knocked out by an opponent's attack"
    PLAYED = "played from hand"


class AttackRef(StrEnum):
    """An attack a sentence points at."""

    THIS = "this attack"
    CHOSEN = "that attack"
