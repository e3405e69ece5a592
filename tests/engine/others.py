"""More invented cards: texts about others, copies, cards that leave play, looks, histories. They come on top of ``cards.CARDS``."""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.carddata import CardData, PokemonData, Resistance, TrainerData, Weakness
from cardc.engine.const import (
    ALL,
    ANY_TYPE,
    ASLEEP,
    BASIC,
    BENCH,
    COLORLESS,
    CONFUSED,
    EITHER,
    FIGHTING,
    FIRE,
    GRASS,
    IN_PLAY,
    LIGHTNING,
    OPPONENT,
    OPPONENTS,
    OPPONENTS_NEXT_TURN,
    PARALYZED,
    POISONED,
    PSYCHIC,
    STAGE_1,
    STAGE_2,
    TRAINER_CARD,
    TYPE_OF_DEFENDING,
    WATER,
    YOU,
    YOUR_NEXT_TURN,
    YOURS,
    ZONE_BENCH,
    ZONE_DECK,
    ZONE_DISCARD_PILE,
    ZONE_HAND,
    ZONE_TOP_OF_DECK,
)
from cardc.engine.context import Context
from cardc.engine.effect import AttackEffect, PowerEffect, TrainerEffect
from cardc.engine.groups import Cards, Where
from cardc.engine.state import InPlay
from tests.engine.cards import BY_NAME, Nudge, Pilfer, Shove, Slam, Spores, Thorns, Wall, deck

EVERYBODY = Where(EITHER, IN_PLAY)
YOUR_POKEMON = Where(YOURS, IN_PLAY)
YOUR_BENCHED = Where(YOURS, BENCH)
THEIR_BENCHED = Where(OPPONENTS, BENCH)
YOUR_EVOLVED = Where(YOURS, IN_PLAY, evolved=True)
BENCHED_ALIKE = Where(EITHER, BENCH, type=TYPE_OF_DEFENDING)
YOUR_ZAPKINS = Where(YOURS, IN_PLAY, names=("Zapkin",))
ANY_CARD = Cards(const.CARD)
TRAINERS = Cards(TRAINER_CARD)
BASICS = Cards(const.BASIC_POKEMON_CARD)
KIN = Cards(const.BASIC_POKEMON_CARD, names=("Emberling", "Zapkin"))
STOPS = ASLEEP | CONFUSED | PARALYZED


# --- powers about others ----------------------------------------------------------------------------------


class Stasis(PowerEffect):
    """No Evolution card can be played, by either player."""

    name = "Stasis"
    stopped_by = STOPS
    wide = True

    def prevents_evolving(self, c: Context, who: InPlay) -> bool:
        return c.is_in(who, EVERYBODY)


class Smog(PowerEffect):
    """All other powers are ignored."""

    name = "Dull Smog"
    stopped_by = STOPS
    ignores_powers = True


class Hush(PowerEffect):
    """All other powers are ignored: the rival of Dull Smog."""

    name = "Hush"
    ignores_powers = True


class Tow(PowerEffect):
    """While Benched: your Active Pokémon pays 1 less to retreat."""

    name = "Tow"
    seat = BENCH
    wide = True

    def cheaper_retreat(self, c: Context, who: InPlay) -> int:
        return 1 if who is c.your_active else 0


class Glare(PowerEffect):
    """The opponent plays with the hand face up."""

    name = "Glare"
    stopped_by = STOPS
    opens_hand = 1 << OPPONENT


class Thick(PowerEffect):
    """Can't become Asleep, Confused, Paralyzed, Poisoned."""

    name = "Thick"
    stopped_by = STOPS

    def immune_to(self, c: Context, who: InPlay) -> int:
        return ASLEEP | CONFUSED | PARALYZED | POISONED


class Shell(PowerEffect):
    """Damage to it is halved, rounded down."""

    name = "Shell"
    stopped_by = STOPS

    def defender_damage(self, c: Context, who: InPlay, damage: int) -> int:
        return c.half(damage, False)


class Faint(PowerEffect):
    """Whenever an attack does anything to it, its owner flips a coin; heads prevents all of it."""

    name = "Faint Shape"
    stopped_by = STOPS

    def flips_to_prevent(self, c: Context, who: InPlay) -> int:
        return const.COIN_OF_OWNER


class Mirror(PowerEffect):
    """While Active it is treated as the Defending Pokémon's card."""

    name = "Mirror Shape"
    stopped_by = STOPS
    seat = const.ACTIVE
    copies_defending = True


class Tint(PowerEffect):
    """Once a turn: its type becomes that of another Pokémon in play."""

    name = "Tint"
    stopped_by = STOPS
    usage = const.USAGE_ONCE

    def usable(self, c: Context) -> bool:
        return c.can_change_feature(const.FEATURE_TYPE, c.user, const.SOURCE_IN_PLAY)

    def use(self, c: Context) -> None:
        c.change_feature(const.FEATURE_TYPE, c.user, const.SOURCE_IN_PLAY)


class Barge(PowerEffect):
    """Once a turn while Benched: it takes the Active place."""

    name = "Barge"
    stopped_by = STOPS
    usage = const.USAGE_ONCE

    def usable(self, c: Context) -> bool:
        return c.can_take_active_place(c.user)

    def use(self, c: Context) -> None:
        c.take_active_place(c.user)


class Flee(PowerEffect):
    """Not in the turn it came: it returns to the hand, what is attached is discarded."""

    name = "Flee"
    stopped_by = STOPS
    usage = const.USAGE_UNLIMITED

    def usable(self, c: Context) -> bool:
        return not c.came_this_turn(c.user) and c.can_leave_play(c.user)

    def use(self, c: Context) -> None:
        c.leave_play(c.user, ZONE_HAND, False)


class Spy(PowerEffect):
    """Once a turn: look at a deck's top card, a random card in the opponent's hand, or a Prize."""

    name = "Spy"
    stopped_by = STOPS
    usage = const.USAGE_ONCE

    def usable(self, c: Context) -> bool:
        return c.can_look((0, 1, 2))

    def use(self, c: Context) -> None:
        c.look((const.LOOK_TOP_OF_A_DECK, const.LOOK_CARD_IN_HAND, const.LOOK_A_PRIZE))


class Curse(PowerEffect):
    """Once a turn: move a damage counter between the opponent's Pokémon; it may Knock Out."""

    name = "Jinx"
    stopped_by = STOPS
    usage = const.USAGE_ONCE

    def usable(self, c: Context) -> bool:
        theirs = c.each(Where(OPPONENTS, IN_PLAY))
        return c.can_move_counters(1, theirs, theirs, True)

    def use(self, c: Context) -> None:
        theirs = c.each(Where(OPPONENTS, IN_PLAY))
        c.move_counters(1, theirs, theirs, True)


# --- attacks -----------------------------------------------------------------------------------------------


class Echo(AttackEffect):
    """Does what the opponent's last attack did to it to the Defending Pokémon."""

    name = "Echo"
    cost = (COLORLESS,)
    does_damage = True

    def base_damage(self, c: Context) -> int:
        return c.last_damage()

    def effect(self, c: Context) -> None:
        c.repeat_last_attack()


class Pact(AttackEffect):
    """If it is Knocked Out by an attack during the opponent's next turn, the attacker is too."""

    name = "Pact"
    cost = (PSYCHIC,)

    def effect(self, c: Context) -> None:
        c.react_when(c.user, OPPONENTS_NEXT_TURN, const.EVENT_KNOCKED_OUT)

    def knocked_out_by_attack(self, c: Context) -> None:
        c.knock_out(c.attacker)


class Bristle(AttackEffect):
    """During the opponent's next turn, when it is damaged: 20 damage to the attacker."""

    name = "Bristle"
    cost = (COLORLESS,)

    def effect(self, c: Context) -> None:
        c.react_when(c.user, OPPONENTS_NEXT_TURN, const.EVENT_DAMAGED)

    def damaged_by_attack(self, c: Context) -> None:
        c.do_damage(20, c.attacker)


class Storm(AttackEffect):
    """40; a coin for each of the opponent's Benched Pokémon: heads 20 to it; 10 to itself for each tails."""

    name = "Storm"
    cost = (LIGHTNING,)
    base = 40
    does_damage = True

    def flip(self, c: Context) -> None:
        c.flip_each(0, THEIR_BENCHED)

    def damage(self, c: Context) -> None:
        for that in c.each_heads(0):
            c.do_damage(20, that)
        c.do_damage(10 * c.tails_count(0), c.user)


class Eggs(AttackEffect):
    """20x heads of as many coins as Energy on it."""

    name = "Eggs"
    cost = (COLORLESS,)
    base = 20
    does_damage = True

    def flip(self, c: Context) -> None:
        c.flip_coins(0, c.energy_provided(c.user, ANY_TYPE))

    def base_damage(self, c: Context) -> int:
        return c.base * c.heads_count(0)


class Boom(AttackEffect):
    """20; Weakness and Resistance are ignored."""

    name = "Boom"
    cost = (COLORLESS,)
    base = 20
    does_damage = True

    def base_damage(self, c: Context) -> int:
        c.ignore_weakness_resistance()
        return c.base


class Brushfire(AttackEffect):
    """Discard any number of Fire Energy cards from it; as many cards from the top of the opponent's deck."""

    name = "Brushfire"
    cost = (FIRE,)

    def effect(self, c: Context) -> None:
        c.discard_energy(0, ALL, FIRE, c.user)
        c.discard_from_deck(OPPONENT, c.discarded())


class Drain(AttackEffect):
    """40; remove counters for half the damage done, rounded up."""

    name = "Drain"
    cost = (COLORLESS,)
    base = 40
    does_damage = True

    def effect(self, c: Context) -> None:
        number = c.half(c.damage_done(), True) // 10
        c.remove_counters(number, number, c.user)


class Tornado(AttackEffect):
    """30; unless it is Knocked Out the Defending Pokémon and all its cards return to the hand."""

    name = "Twister"
    cost = (COLORLESS,)
    base = 30
    does_damage = True

    def effect(self, c: Context) -> None:
        if not c.is_knocked_out(c.defending):
            c.leave_play(c.defending, ZONE_HAND, True)


class Whet(AttackEffect):
    """During your next turn the base damage of Shove is 60."""

    name = "Whet"
    cost = (COLORLESS,)

    def effect(self, c: Context) -> None:
        c.new_base_damage(c.user, YOUR_NEXT_TURN, "Shove", 60)


class Leer(AttackEffect):
    """The Defending Pokémon can't attack this one during the opponent's next turn."""

    name = "Scowl"
    cost = (COLORLESS,)

    def effect(self, c: Context) -> None:
        c.cannot_attack(c.defending, OPPONENTS_NEXT_TURN, c.user)


class Parry(AttackEffect):
    """During the opponent's next turn damage by the Defending Pokémon to it is reduced by 20."""

    name = "Parry"
    cost = (COLORLESS,)

    def effect(self, c: Context) -> None:
        c.less_damage(c.user, OPPONENTS_NEXT_TURN, 20, c.defending)


class Headache(AttackEffect):
    """The opponent can't play Trainer cards during the opponent's next turn."""

    name = "Throb"
    cost = (COLORLESS,)

    def effect(self, c: Context) -> None:
        c.cannot_play_trainers(OPPONENT, OPPONENTS_NEXT_TURN)


class Chain(AttackEffect):
    """20; unless the Defending Pokémon is Colorless 10 to each Benched Pokémon of its type."""

    name = "Chain"
    cost = (COLORLESS,)
    base = 20
    does_damage = True

    def damage(self, c: Context) -> None:
        if not c.is_of_type(c.defending, COLORLESS):
            for who in c.each(BENCHED_ALIKE):
                c.do_damage(10, who)


class Recast(AttackEffect):
    """Change the Defending Pokémon's Weakness to a type of your choice."""

    name = "Recast"
    cost = (COLORLESS,)

    def effect(self, c: Context) -> None:
        c.change_feature(const.FEATURE_WEAKNESS, c.defending, const.SOURCE_ANY)


class Temper(AttackEffect):
    """Change its own Resistance to a type of your choice."""

    name = "Temper"
    cost = (COLORLESS,)

    def effect(self, c: Context) -> None:
        c.change_feature(const.FEATURE_RESISTANCE, c.user, const.SOURCE_ANY)


class Foresee(AttackEffect):
    """Look at up to 3 cards from the top of a deck and put them back in any order."""

    name = "Foresee"
    cost = (COLORLESS,)

    def effect(self, c: Context) -> None:
        c.rearrange(1, 3, EITHER)


class Call(AttackEffect):
    """Search the deck for an Emberling or a Zapkin and put it onto the Bench; not with a full Bench."""

    name = "Call"
    cost = (COLORLESS,)

    def can_use(self, c: Context) -> bool:
        return c.count(YOUR_BENCHED) < 5

    def effect(self, c: Context) -> None:
        c.search_deck(0, 1, 1, KIN, ZONE_BENCH)


class Mimic(AttackEffect):
    """Copies an attack of the Defending Pokémon."""

    name = "Mimicry"
    cost = (COLORLESS,)
    copies = True

    def choose(self, c: Context) -> None:
        c.choose_attack(0, c.defending)

    def effect(self, c: Context) -> None:
        c.copy_attack(0)


class Pair(AttackEffect):
    """10+; 20 more for each Zapkin you have in play."""

    name = "Pair Up"
    cost = (COLORLESS,)
    base = 10
    does_damage = True

    def base_damage(self, c: Context) -> int:
        return c.base + 20 * c.count(YOUR_ZAPKINS)


class Doze(AttackEffect):
    """The Defending Pokémon is now Asleep."""

    name = "Doze"
    cost = (COLORLESS,)

    def effect(self, c: Context) -> None:
        c.inflict(ASLEEP, c.defending)


class Beckon(AttackEffect):
    """Choose 1 of the opponent's Benched Pokémon and switch it in."""

    name = "Beckon"
    cost = (COLORLESS,)

    def effect(self, c: Context) -> None:
        c.switch(OPPONENT, YOU)


# --- Trainer cards -------------------------------------------------------------------------------------------


class Plain(TrainerEffect):
    """Played as a Pokémon; it does nothing by itself."""

    name = "Rag Doll"


class Unwind(TrainerEffect):
    """Devolve 1 of your Pokémon."""

    name = "Unwind"

    def can_play(self, c: Context) -> bool:
        return c.can_choose(YOUR_EVOLVED)

    def play(self, c: Context) -> None:
        c.choose(0, YOUR_EVOLVED, 1, YOU)
        c.devolve(c.that(0))


class Scoop(TrainerEffect):
    """1 of your Pokémon: its lowest card returns to the hand, the others are discarded."""

    name = "Scoop"

    def can_play(self, c: Context) -> bool:
        return any(c.can_leave_play(who) for who in c.each(YOUR_POKEMON))

    def play(self, c: Context) -> None:
        c.choose(0, YOUR_POKEMON, 1, YOU)
        c.leave_play(c.that(0), ZONE_HAND, False)


class Hermit(TrainerEffect):
    """1 of your Benched Pokémon and all its cards go into the deck."""

    name = "Hermit"

    def can_play(self, c: Context) -> bool:
        return c.can_choose(YOUR_BENCHED)

    def play(self, c: Context) -> None:
        c.choose(0, YOUR_BENCHED, 1, YOU)
        c.leave_play(c.that(0), ZONE_DECK, True)


class Finder(TrainerEffect):
    """Discard 2 cards in order to play this; put 1 Trainer card from the discard pile into the hand."""

    name = "Finder"

    def can_play(self, c: Context) -> bool:
        return c.can_discard_from_hand(2) and c.can_put_cards(YOU, 1, TRAINERS, ZONE_DISCARD_PILE, ZONE_HAND)

    def require(self, c: Context) -> None:
        c.discard_from_hand(YOU, 2, 2)

    def play(self, c: Context) -> None:
        c.put_cards(0, YOU, 1, 1, TRAINERS, ZONE_DISCARD_PILE, ZONE_HAND, YOU)


class Maiden(TrainerEffect):
    """Both players show their hands and shuffle all Trainer cards in them into their decks."""

    name = "Maiden"

    def play(self, c: Context) -> None:
        c.show_hand(YOU)
        c.show_hand(OPPONENT)
        c.put_cards(0, YOU, ALL, ALL, TRAINERS, ZONE_HAND, ZONE_DECK, YOU)
        c.put_cards(1, OPPONENT, ALL, ALL, TRAINERS, ZONE_HAND, ZONE_DECK, YOU)


class Raise(TrainerEffect):
    """Put 1 Basic Pokémon card from the discard pile onto the Bench, with counters for half its HP, rounded down."""

    name = "Raise"

    def can_play(self, c: Context) -> bool:
        return c.can_put_cards(YOU, 1, BASICS, ZONE_DISCARD_PILE, ZONE_BENCH)

    def play(self, c: Context) -> None:
        c.put_cards(0, YOU, 1, 1, BASICS, ZONE_DISCARD_PILE, ZONE_BENCH, YOU)
        c.put_counters(c.half(c.printed_hp(c.that(0)), False), c.that(0))


class Restack(TrainerEffect):
    """Put 1 card from the discard pile on top of the deck."""

    name = "Restack"

    def can_play(self, c: Context) -> bool:
        return c.can_put_cards(YOU, 1, ANY_CARD, ZONE_DISCARD_PILE, ZONE_TOP_OF_DECK)

    def play(self, c: Context) -> None:
        c.put_cards(0, YOU, 1, 1, ANY_CARD, ZONE_DISCARD_PILE, ZONE_TOP_OF_DECK, YOU)


class Cure(TrainerEffect):
    """Your Active Pokémon recovers."""

    name = "Cure"

    def can_play(self, c: Context) -> bool:
        return c.can_recover(c.your_active)

    def play(self, c: Context) -> None:
        c.recover(c.your_active)


class Marsh(TrainerEffect):
    """Stays in play: no Pokémon on either side can retreat."""

    name = "Marsh"
    wide = True

    def play(self, c: Context) -> None:
        c.stay_in_play()

    def prevents_retreat(self, c: Context, who: InPlay) -> bool:
        return c.is_in(who, EVERYBODY)


class Arena(TrainerEffect):
    """Stays in play: attacks of Fire Pokémon do 10 more."""

    name = "Arena"
    wide = True

    def play(self, c: Context) -> None:
        c.stay_in_play()

    def attacker_damage(self, c: Context, who: InPlay, damage: int) -> int:
        return damage + 10 if c.is_of_type(who, FIRE) else damage


OTHERS: tuple[CardData, ...] = (
    PokemonData(
        "o-1", "Fossilwing", STAGE_1, (FIGHTING,), 60, "Old Amber", retreat=2, attacks=(Slam(),), powers=(Stasis(),)
    ),
    PokemonData("o-2", "Smogger", STAGE_1, (GRASS,), 70, "Sporeling", retreat=1, attacks=(Nudge(),), powers=(Smog(),)),
    PokemonData("o-3", "Towbird", BASIC, (COLORLESS,), 70, retreat=0, attacks=(Nudge(), Beckon()), powers=(Tow(),)),
    PokemonData("o-4", "Glarer", BASIC, (WATER,), 40, retreat=1, attacks=(Nudge(),), powers=(Glare(),)),
    PokemonData("o-5", "Thickhide", BASIC, (COLORLESS,), 90, retreat=4, attacks=(Nudge(),), powers=(Thick(),)),
    PokemonData("o-6", "Shellkin", BASIC, (FIGHTING,), 40, retreat=1, attacks=(Nudge(),), powers=(Shell(),)),
    PokemonData("o-7", "Faintling", BASIC, (PSYCHIC,), 50, retreat=1, attacks=(Nudge(),), powers=(Faint(),)),
    PokemonData(
        "o-8",
        "Putty",
        BASIC,
        (COLORLESS,),
        50,
        retreat=1,
        weaknesses=(Weakness(FIGHTING),),
        resistances=(Resistance(PSYCHIC),),
        powers=(Mirror(),),
    ),
    PokemonData("o-9", "Tinter", BASIC, (GRASS,), 60, retreat=1, attacks=(Nudge(),), powers=(Tint(),)),
    PokemonData("o-10", "Barger", BASIC, (COLORLESS,), 80, retreat=1, attacks=(Nudge(),), powers=(Barge(),)),
    PokemonData("o-11", "Fleer", BASIC, (WATER,), 30, retreat=0, attacks=(Nudge(),), powers=(Flee(),)),
    PokemonData("o-12", "Spymonk", BASIC, (FIGHTING,), 30, retreat=0, attacks=(Nudge(),), powers=(Spy(),)),
    PokemonData("o-13", "Echobird", BASIC, (COLORLESS,), 60, retreat=1, attacks=(Echo(), Nudge(), Mimic())),
    PokemonData(
        "o-14", "Echolord", STAGE_1, (COLORLESS,), 80, "Echobird", retreat=1, attacks=(Echo(), Tornado(), Whet())
    ),
    PokemonData("o-15", "Pactling", BASIC, (PSYCHIC,), 30, retreat=0, attacks=(Pact(), Bristle(), Recast())),
    PokemonData("o-16", "Stormer", BASIC, (LIGHTNING,), 60, retreat=1, attacks=(Storm(), Boom(), Chain())),
    PokemonData(
        "o-17", "Medley", BASIC, (FIRE,), 60, retreat=1, weaknesses=(Weakness(WATER),), attacks=(Brushfire(), Drain())
    ),
    PokemonData("o-18", "Scowler", BASIC, (FIGHTING,), 50, retreat=1, attacks=(Leer(), Parry(), Shove(), Whet())),
    PokemonData("o-19", "Throbber", BASIC, (WATER,), 50, retreat=1, attacks=(Headache(), Foresee(), Temper())),
    PokemonData("o-20", "Caller", BASIC, (GRASS,), 40, retreat=1, attacks=(Call(), Pair(), Eggs(), Doze())),
    PokemonData("o-21", "Hushling", BASIC, (PSYCHIC,), 50, retreat=1, attacks=(Nudge(),), powers=(Hush(),)),
    PokemonData("o-22", "Jinxer", BASIC, (PSYCHIC,), 80, retreat=1, attacks=(Nudge(),), powers=(Curse(),)),
    PokemonData(
        "o-23", "Twoface", BASIC, (PSYCHIC,), 60, retreat=1, attacks=(Spores(), Pilfer()), powers=(Thorns(), Wall())
    ),
    PokemonData("o-24", "Leapmaw", STAGE_2, (FIGHTING,), 90, "Fossilwing", "Old Amber", retreat=1, attacks=(Slam(),)),
    TrainerData("o-40", "Rag Doll", Plain(), hp=10),
    TrainerData("o-41", "Old Amber", Plain(), hp=10),
    TrainerData("o-42", "Unwind", Unwind()),
    TrainerData("o-43", "Scoop", Scoop()),
    TrainerData("o-44", "Hermit", Hermit()),
    TrainerData("o-45", "Finder", Finder()),
    TrainerData("o-46", "Maiden", Maiden()),
    TrainerData("o-47", "Raise", Raise()),
    TrainerData("o-48", "Restack", Restack()),
    TrainerData("o-49", "Cure", Cure()),
    TrainerData("o-50", "Marsh", Marsh(), const.STADIUM),
    TrainerData("o-51", "Arena", Arena(), const.STADIUM),
)

ALL_BY_NAME = {**BY_NAME, **{card.name: card for card in OTHERS}}

DECK_C = deck(
    """
    4 Putty
    4 Sporeling
    3 Smogger
    2 Sporelord
    2 Towbird
    2 Glarer
    2 Thickhide
    2 Faintling
    2 Tinter
    2 Barger
    2 Echobird
    2 Echolord
    2 Scowler
    2 Rag Doll
    2 Scoop
    2 Unwind
    2 Raise
    1 Maiden
    1 Finder
    1 Restack
    2 Twin Energy
    8 Fighting Energy
    8 Grass Energy
    """,
    ALL_BY_NAME,
)
DECK_D = deck(
    """
    3 Putty
    3 Old Amber
    3 Fossilwing
    2 Shellkin
    2 Fleer
    2 Spymonk
    2 Jinxer
    3 Pactling
    3 Stormer
    2 Medley
    2 Throbber
    2 Caller
    2 Twoface
    2 Hermit
    1 Scoop
    2 Cure
    1 Booster
    1 Drag
    1 Swap
    3 Twin Energy
    6 Psychic Energy
    6 Lightning Energy
    6 Fire Energy
    """,
    ALL_BY_NAME,
)
