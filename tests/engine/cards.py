"""Invented cards for the tests of the engine, written the way generated modules are."""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.carddata import CardData, CardPool, EnergyData, PokemonData, Resistance, TrainerData, Weakness
from cardc.engine.const import (
    ALL,
    ANY_TYPE,
    ASLEEP,
    BASIC,
    BENCH,
    COLORLESS,
    CONFUSED,
    EITHER,
    END_OF_OPPONENTS_NEXT_TURN,
    END_OF_TURN,
    FIGHTING,
    FIRE,
    GRASS,
    IN_PLAY,
    LIGHTNING,
    OPPONENT,
    OPPONENTS,
    OPPONENTS_NEXT_TURN,
    PARALYZED,
    PSYCHIC,
    STAGE_1,
    STAGE_2,
    THIS_TURN,
    WATER,
    WHILE_IN_PLAY,
    YOU,
    YOUR_NEXT_TURN,
    YOURS,
    ZONE_HAND,
)
from cardc.engine.context import Context
from cardc.engine.effect import AttackEffect, PowerEffect, TrainerEffect
from cardc.engine.groups import Cards, Where
from cardc.engine.state import InPlay

YOUR_POKEMON = Where(YOURS, IN_PLAY)
YOUR_WATER = Where(YOURS, IN_PLAY, type=WATER)
YOUR_DAMAGED = Where(YOURS, IN_PLAY, damaged=True)
THEIR_CHARGED = Where(OPPONENTS, IN_PLAY, energy=ANY_TYPE)
THEIR_BENCHED = Where(OPPONENTS, BENCH)
BENCHED = Where(EITHER, BENCH)
ANY_CARD = Cards(const.CARD)
WATER_ENERGY = Cards(const.ENERGY_CARD, WATER)
GRASS_ENERGY = Cards(const.ENERGY_CARD, GRASS)

# --- plain attackers ------------------------------------------------------------------------------------


class Nudge(AttackEffect):
    name = "Nudge"
    cost = (COLORLESS,)
    base = 10
    does_damage = True


class Slam(AttackEffect):
    name = "Slam"
    cost = (FIGHTING, COLORLESS)
    base = 30
    does_damage = True


class Shove(AttackEffect):
    name = "Shove"
    cost = (FIGHTING,)
    base = 20
    does_damage = True


class Blaze(AttackEffect):
    """40; discard 1 Fire Energy card in order to use it."""

    name = "Blaze"
    cost = (FIRE, COLORLESS)
    base = 40
    does_damage = True

    def can_use(self, c: Context) -> bool:
        return c.can_discard_energy(1, FIRE, c.user)

    def require(self, c: Context) -> None:
        c.discard_energy(1, 1, FIRE, c.user)


class Lullaby(AttackEffect):
    """The Defending Pokémon is now Asleep."""

    name = "Hum"
    cost = (COLORLESS,)

    def effect(self, c: Context) -> None:
        c.inflict(ASLEEP, c.defending)


class Daze(AttackEffect):
    """10; coin: heads Confused, tails Paralyzed."""

    name = "Daze"
    cost = (PSYCHIC,)
    base = 10
    does_damage = True

    def flip(self, c: Context) -> None:
        c.flip(0)

    def effect(self, c: Context) -> None:
        if c.heads(0):
            c.inflict(CONFUSED, c.defending)
        else:
            c.inflict(PARALYZED, c.defending)


class Venom(AttackEffect):
    """20; the Defending Pokémon is Poisoned for 20."""

    name = "Venom"
    cost = (GRASS, COLORLESS)
    base = 20
    does_damage = True

    def effect(self, c: Context) -> None:
        c.poison(c.defending, 20)


class Spores(AttackEffect):
    """The Defending Pokémon is Poisoned."""

    name = "Spores"
    cost = (GRASS,)

    def effect(self, c: Context) -> None:
        c.poison(c.defending, 10)


class Sip(AttackEffect):
    """20; unless all damage is prevented, you may remove 1 damage counter from this Pokémon."""

    name = "Sip"
    cost = (GRASS, GRASS)
    base = 20
    does_damage = True

    def effect(self, c: Context) -> None:
        if c.damage_got_through() and c.may(0):
            c.remove_counters(1, 1, c.user)


class Spray(AttackEffect):
    """10+; 10 more for each unused Water Energy, at most 2."""

    name = "Spray"
    cost = (WATER,)
    base = 10
    does_damage = True

    def base_damage(self, c: Context) -> int:
        return c.base + 10 * c.unused_energy(WATER, 2)


class Sparks(AttackEffect):
    """20x heads of 3 coins."""

    name = "Sparks"
    cost = (LIGHTNING,)
    base = 20
    does_damage = True

    def flip(self, c: Context) -> None:
        c.flip_coins(0, 3)

    def base_damage(self, c: Context) -> int:
        return c.base * c.heads_count(0)


class Recoil(AttackEffect):
    """30; tails: 10 damage to itself."""

    name = "Recoil"
    cost = (LIGHTNING, COLORLESS)
    base = 30
    does_damage = True

    def flip(self, c: Context) -> None:
        c.flip(0)

    def damage(self, c: Context) -> None:
        if not c.heads(0):
            c.do_damage(10, c.user)


class Burst(AttackEffect):
    """40; 10 damage to each Benched Pokémon of both players; 40 to itself."""

    name = "Burst"
    cost = (LIGHTNING,)
    base = 40
    does_damage = True

    def damage(self, c: Context) -> None:
        for who in c.each(BENCHED):
            c.do_damage(10, who)
        c.do_damage(40, c.user)


class Pelt(AttackEffect):
    """Choose 1 of the opponent's Benched Pokémon: 20 damage to it."""

    name = "Pelt"
    cost = (COLORLESS,)

    def choose(self, c: Context) -> None:
        c.choose(0, THEIR_BENCHED, 1, YOU)

    def damage(self, c: Context) -> None:
        c.do_damage(20, c.that(0))


class Harden(AttackEffect):
    """During the opponent's next turn damage of 30 or less to this Pokémon is prevented."""

    name = "Set Hard"
    cost = (FIGHTING,)

    def effect(self, c: Context) -> None:
        c.prevent_damage(c.user, OPPONENTS_NEXT_TURN, -1, 30)


class Vanish(AttackEffect):
    """10; heads: during the opponent's next turn all effects of attacks on this Pokémon are prevented."""

    name = "Vanish"
    cost = (PSYCHIC,)
    base = 10
    does_damage = True

    def flip(self, c: Context) -> None:
        c.flip(0)

    def effect(self, c: Context) -> None:
        if c.heads(0):
            c.prevent_effects(c.user, OPPONENTS_NEXT_TURN)


class Dust(AttackEffect):
    """10; the Defending Pokémon must flip to attack during the opponent's next turn."""

    name = "Dust"
    cost = (FIGHTING,)
    base = 10
    does_damage = True

    def effect(self, c: Context) -> None:
        c.must_flip_to_attack(c.defending, OPPONENTS_NEXT_TURN)


class Hex(AttackEffect):
    """Choose 1 attack of the Defending Pokémon; it can't use that attack during the opponent's next turn."""

    name = "Hex"
    cost = (PSYCHIC,)

    def choose(self, c: Context) -> None:
        c.choose_attack(0, c.defending)

    def effect(self, c: Context) -> None:
        c.cannot_use_chosen(c.defending, OPPONENTS_NEXT_TURN, 0)


class OneShot(AttackEffect):
    """60 on heads, else nothing; either way this Pokémon can't use this attack again while it is in play."""

    name = "One Shot"
    cost = (COLORLESS,)
    base = 60
    does_damage = True

    def flip(self, c: Context) -> None:
        c.flip(0)

    def does_nothing(self, c: Context) -> bool:
        return not c.heads(0)

    def either_way(self, c: Context) -> None:
        c.cannot_use_this(c.user, WHILE_IN_PLAY)


class Ape(AttackEffect):
    """Copies an attack of the Defending Pokémon."""

    name = "Ape"
    cost = (COLORLESS,)
    copies = True

    def choose(self, c: Context) -> None:
        c.choose_attack(0, c.defending)

    def effect(self, c: Context) -> None:
        c.copy_attack(0)


class Lure(AttackEffect):
    """Switch the opponent's Active Pokémon with a Benched one that you choose."""

    name = "Beckon"
    cost = (COLORLESS,)

    def effect(self, c: Context) -> None:
        c.switch(OPPONENT, YOU)


class Gale(AttackEffect):
    """10; the opponent switches."""

    name = "Gale"
    cost = (COLORLESS, COLORLESS)
    base = 10
    does_damage = True

    def effect(self, c: Context) -> None:
        c.switch(OPPONENT, OPPONENT)


class Halve(AttackEffect):
    """Half of the remaining HP of the Defending Pokémon, rounded up."""

    name = "Halve"
    cost = (COLORLESS,)
    does_damage = True

    def base_damage(self, c: Context) -> int:
        return c.half(c.remaining_hp(c.defending), True)


class Focus(AttackEffect):
    """During your next turn attacks of this Pokémon do 20 more."""

    name = "Focus"
    cost = (FIGHTING,)

    def effect(self, c: Context) -> None:
        c.more_damage(c.user, YOUR_NEXT_TURN, 20)


class Brace(AttackEffect):
    """During the opponent's next turn damage to this Pokémon is reduced by 20, and the Defending Pokémon can't retreat."""

    name = "Brace"
    cost = (COLORLESS,)

    def effect(self, c: Context) -> None:
        c.less_damage(c.user, OPPONENTS_NEXT_TURN, 20, None)
        c.cannot_retreat(c.defending, OPPONENTS_NEXT_TURN)


class Wag(AttackEffect):
    """The Defending Pokémon can't attack during the opponent's next turn."""

    name = "Wag"
    cost = (COLORLESS,)

    def effect(self, c: Context) -> None:
        c.cannot_attack(c.defending, OPPONENTS_NEXT_TURN, None)


class Pilfer(AttackEffect):
    """10; discard 1 Energy card from the Defending Pokémon."""

    name = "Pilfer"
    cost = (COLORLESS,)
    base = 10
    does_damage = True

    def effect(self, c: Context) -> None:
        c.discard_energy(1, 1, ANY_TYPE, c.defending)


# --- powers -------------------------------------------------------------------------------------------------


class Wall(PowerEffect):
    """Damage of 30 or more to this Pokémon is prevented."""

    name = "Wall"
    stopped_by = ASLEEP | CONFUSED | PARALYZED

    def defender_damage(self, c: Context, who: InPlay, damage: int) -> int:
        return 0 if damage >= 30 else damage


class Thorns(PowerEffect):
    """Whenever an opponent's attack damages this Pokémon: 10 damage to the attacker."""

    name = "Thorns"
    stopped_by = ASLEEP | CONFUSED | PARALYZED

    def damaged_by_attack(self, c: Context) -> None:
        c.do_damage(10, c.attacker)


class Kindle(PowerEffect):
    """Any number of times: all Energy on this Pokémon counts as Fire for the rest of the turn."""

    name = "Kindle"
    stopped_by = ASLEEP | CONFUSED | PARALYZED
    usage = const.USAGE_UNLIMITED

    def usable(self, c: Context) -> bool:
        return c.can_energy_count_as(c.user, FIRE)

    def use(self, c: Context) -> None:
        c.energy_counts_as(c.user, THIS_TURN, FIRE)


class Carry(PowerEffect):
    """Any number of times: move 1 damage counter from 1 of your Pokémon to another."""

    name = "Carry"
    stopped_by = ASLEEP | CONFUSED | PARALYZED
    usage = const.USAGE_UNLIMITED

    def usable(self, c: Context) -> bool:
        return c.can_move_counters(1, c.each(YOUR_POKEMON), c.each(YOUR_POKEMON), False)

    def use(self, c: Context) -> None:
        c.move_counters(1, c.each(YOUR_POKEMON), c.each(YOUR_POKEMON), False)


class Pour(PowerEffect):
    """Any number of times: attach 1 Water Energy card from hand to 1 of your Water Pokémon."""

    name = "Pour"
    stopped_by = ASLEEP | CONFUSED | PARALYZED
    usage = const.USAGE_UNLIMITED

    def usable(self, c: Context) -> bool:
        return c.can_attach_energy(WATER_ENERGY, c.each(YOUR_WATER), const.ZONE_HAND)

    def use(self, c: Context) -> None:
        c.attach_energy(1, 1, WATER_ENERGY, c.each(YOUR_WATER), const.ZONE_HAND)


class Graft(PowerEffect):
    """Once a turn: move 1 Grass Energy card from 1 of your Pokémon to another."""

    name = "Graft"
    stopped_by = ASLEEP | CONFUSED | PARALYZED
    usage = const.USAGE_ONCE

    def usable(self, c: Context) -> bool:
        return c.can_move_energy(GRASS_ENERGY, c.each(YOUR_POKEMON), c.each(YOUR_POKEMON))

    def use(self, c: Context) -> None:
        c.move_energy(1, 1, GRASS_ENERGY, c.each(YOUR_POKEMON), c.each(YOUR_POKEMON))


class Fuse(PowerEffect):
    """Knock Out this Pokémon; it becomes 2 Energy of a chosen type on another of your Pokémon."""

    name = "Fuse"
    stopped_by = ASLEEP | CONFUSED | PARALYZED
    usage = const.USAGE_UNLIMITED

    def usable(self, c: Context) -> bool:
        return c.can_become_energy(YOUR_POKEMON)

    def use(self, c: Context) -> None:
        c.knock_out(c.user)
        c.become_energy(2, YOUR_POKEMON)


# --- Trainer cards ---------------------------------------------------------------------------------------------


class Draught(TrainerEffect):
    """Draw 2 cards."""

    name = "Draught"

    def can_play(self, c: Context) -> bool:
        return c.can_draw(YOU)

    def play(self, c: Context) -> None:
        c.draw(YOU, 2)


class Fresh(TrainerEffect):
    """Discard your hand, draw 7 cards."""

    name = "Fresh Start"

    def play(self, c: Context) -> None:
        c.discard_from_hand(YOU, ALL, ALL)
        c.draw(YOU, 7)


class Lookup(TrainerEffect):
    """Discard 2 cards in order to play this; search the deck for any card."""

    name = "Lookup"

    def can_play(self, c: Context) -> bool:
        return c.can_discard_from_hand(2) and c.can_search_deck(ZONE_HAND)

    def require(self, c: Context) -> None:
        c.discard_from_hand(YOU, 2, 2)

    def play(self, c: Context) -> None:
        c.search_deck(0, 1, 1, ANY_CARD, ZONE_HAND)


class Salve(TrainerEffect):
    """Remove 1 or 2 damage counters from one of your Pokémon that has any."""

    name = "Salve"

    def can_play(self, c: Context) -> bool:
        return c.can_choose(YOUR_DAMAGED)

    def play(self, c: Context) -> None:
        c.choose(0, YOUR_DAMAGED, 1, YOU)
        c.remove_counters(1, 2, c.that(0))


class Strip(TrainerEffect):
    """Discard 1 Energy card from 1 of the opponent's Pokémon."""

    name = "Strip"

    def can_play(self, c: Context) -> bool:
        return c.can_choose(THEIR_CHARGED)

    def play(self, c: Context) -> None:
        c.choose(0, THEIR_CHARGED, 1, YOU)
        c.discard_energy(1, 1, ANY_TYPE, c.that(0))


class Swap(TrainerEffect):
    """Switch your Active Pokémon."""

    name = "Swap"

    def can_play(self, c: Context) -> bool:
        return c.can_switch(YOU)

    def play(self, c: Context) -> None:
        c.switch(YOU, YOU)


class Drag(TrainerEffect):
    """Switch the opponent's Active Pokémon with one you choose."""

    name = "Drag"

    def can_play(self, c: Context) -> bool:
        return c.can_switch(OPPONENT)

    def play(self, c: Context) -> None:
        c.switch(OPPONENT, YOU)


class Booster(TrainerEffect):
    """Attach to your Active Pokémon until the end of the turn; its damage plus 10."""

    name = "Booster"

    def play(self, c: Context) -> None:
        c.attach_this(c.your_active, END_OF_TURN)

    def trainer_on_attacker(self, c: Context, damage: int) -> int:
        return damage + 10


class Shield(TrainerEffect):
    """Attach to 1 of your Pokémon until the end of the opponent's next turn; damage to it minus 20."""

    name = "Shield"

    def play(self, c: Context) -> None:
        c.choose(0, YOUR_POKEMON, 1, YOU)
        c.attach_this(c.that(0), END_OF_OPPONENTS_NEXT_TURN)

    def trainer_on_defender(self, c: Context, damage: int) -> int:
        return damage - 20


class Leap(TrainerEffect):
    """Evolve skipping a stage."""

    name = "Leap"

    def can_play(self, c: Context) -> bool:
        return c.can_evolve_skipping_stage()

    def play(self, c: Context) -> None:
        c.evolve_skipping_stage()


# --- the cards -----------------------------------------------------------------------------------------------------

CARDS: tuple[CardData, ...] = (
    PokemonData(
        "t-1", "Boulderpup", BASIC, (FIGHTING,), 50, retreat=1, weaknesses=(Weakness(GRASS),), attacks=(Shove(), Slam())
    ),
    PokemonData(
        "t-2",
        "Bouldermaw",
        STAGE_1,
        (FIGHTING,),
        80,
        evolves_from="Boulderpup",
        retreat=2,
        weaknesses=(Weakness(GRASS),),
        attacks=(Slam(), Harden(), Dust()),
    ),
    PokemonData(
        "t-3",
        "Boulderlord",
        STAGE_2,
        (FIGHTING,),
        100,
        evolves_from="Bouldermaw",
        basic="Boulderpup",
        retreat=3,
        weaknesses=(Weakness(GRASS),),
        attacks=(Slam(), Focus()),
        powers=(Thorns(),),
    ),
    PokemonData(
        "t-4", "Emberling", BASIC, (FIRE,), 40, retreat=1, weaknesses=(Weakness(WATER),), attacks=(Nudge(), Blaze())
    ),
    PokemonData(
        "t-5",
        "Pyrelord",
        STAGE_1,
        (FIRE,),
        90,
        evolves_from="Emberling",
        retreat=2,
        weaknesses=(Weakness(WATER),),
        resistances=(Resistance(FIGHTING),),
        attacks=(Blaze(),),
        powers=(Kindle(),),
    ),
    PokemonData(
        "t-6", "Dripling", BASIC, (WATER,), 40, retreat=1, weaknesses=(Weakness(LIGHTNING),), attacks=(Spray(), Brace())
    ),
    PokemonData(
        "t-7",
        "Torrentor",
        STAGE_1,
        (WATER,),
        100,
        evolves_from="Dripling",
        retreat=3,
        weaknesses=(Weakness(LIGHTNING),),
        attacks=(Spray(),),
        powers=(Pour(),),
    ),
    PokemonData(
        "t-8",
        "Zapkin",
        BASIC,
        (LIGHTNING,),
        60,
        retreat=1,
        weaknesses=(Weakness(FIGHTING),),
        attacks=(Sparks(), Recoil()),
    ),
    PokemonData(
        "t-9",
        "Fusebug",
        BASIC,
        (LIGHTNING,),
        40,
        retreat=1,
        weaknesses=(Weakness(FIGHTING),),
        attacks=(Burst(),),
        powers=(Fuse(),),
    ),
    PokemonData(
        "t-10",
        "Mindling",
        BASIC,
        (PSYCHIC,),
        40,
        retreat=0,
        weaknesses=(Weakness(PSYCHIC),),
        attacks=(Daze(), Hex(), Vanish()),
    ),
    PokemonData(
        "t-11",
        "Mindlord",
        STAGE_1,
        (PSYCHIC,),
        80,
        evolves_from="Mindling",
        retreat=3,
        weaknesses=(Weakness(PSYCHIC),),
        attacks=(Daze(),),
        powers=(Carry(),),
    ),
    PokemonData(
        "t-12",
        "Mimewall",
        BASIC,
        (PSYCHIC,),
        40,
        retreat=1,
        weaknesses=(Weakness(PSYCHIC),),
        attacks=(Lullaby(),),
        powers=(Wall(),),
    ),
    PokemonData(
        "t-13", "Sporeling", BASIC, (GRASS,), 40, retreat=1, weaknesses=(Weakness(FIRE),), attacks=(Spores(), Sip())
    ),
    PokemonData(
        "t-14",
        "Sporelord",
        STAGE_1,
        (GRASS,),
        100,
        evolves_from="Sporeling",
        retreat=2,
        weaknesses=(Weakness(FIRE),),
        attacks=(Venom(), Sip()),
        powers=(Graft(),),
    ),
    PokemonData(
        "t-15",
        "Apery",
        BASIC,
        (COLORLESS,),
        70,
        retreat=1,
        weaknesses=(Weakness(FIGHTING),),
        resistances=(Resistance(PSYCHIC),),
        attacks=(Ape(), OneShot()),
    ),
    PokemonData(
        "t-16",
        "Gustwing",
        BASIC,
        (COLORLESS,),
        50,
        retreat=0,
        weaknesses=(Weakness(LIGHTNING),),
        resistances=(Resistance(FIGHTING),),
        attacks=(Gale(), Lure(), Pelt()),
    ),
    PokemonData(
        "t-17",
        "Tailwag",
        BASIC,
        (COLORLESS,),
        50,
        retreat=1,
        weaknesses=(Weakness(FIGHTING),),
        attacks=(Wag(), Pilfer(), Halve()),
    ),
    TrainerData("t-30", "Draught", Draught()),
    TrainerData("t-31", "Fresh Start", Fresh()),
    TrainerData("t-32", "Lookup", Lookup()),
    TrainerData("t-33", "Salve", Salve()),
    TrainerData("t-34", "Strip", Strip()),
    TrainerData("t-35", "Swap", Swap()),
    TrainerData("t-36", "Drag", Drag()),
    TrainerData("t-37", "Booster", Booster()),
    TrainerData("t-38", "Shield", Shield()),
    TrainerData("t-39", "Leap", Leap()),
    EnergyData("t-50", "Grass Energy", (GRASS,)),
    EnergyData("t-51", "Fire Energy", (FIRE,)),
    EnergyData("t-52", "Water Energy", (WATER,)),
    EnergyData("t-53", "Lightning Energy", (LIGHTNING,)),
    EnergyData("t-54", "Psychic Energy", (PSYCHIC,)),
    EnergyData("t-55", "Fighting Energy", (FIGHTING,)),
    EnergyData("t-56", "Twin Energy", (COLORLESS, COLORLESS), basic=False),
)

POOL = CardPool(CARDS)
BY_NAME = {card.name: card for card in CARDS}


def deck(text: str, names: dict[str, CardData] = BY_NAME) -> list[CardData]:
    """A deck from lines "4 Name"."""
    cards: list[CardData] = []
    for line in text.strip().splitlines():
        number, name = line.split(maxsplit=1)
        cards += [names[name.strip()]] * int(number)
    return cards


DECK_A = deck(
    """
    4 Boulderpup
    3 Bouldermaw
    2 Boulderlord
    3 Emberling
    2 Pyrelord
    3 Apery
    2 Mimewall
    2 Draught
    1 Fresh Start
    2 Lookup
    2 Salve
    2 Strip
    1 Swap
    1 Drag
    2 Booster
    2 Leap
    2 Twin Energy
    13 Fighting Energy
    11 Fire Energy
    """
)
DECK_B = deck(
    """
    4 Dripling
    3 Torrentor
    3 Zapkin
    2 Fusebug
    3 Mindling
    2 Mindlord
    3 Sporeling
    2 Sporelord
    2 Gustwing
    2 Tailwag
    2 Draught
    1 Lookup
    2 Salve
    1 Strip
    1 Drag
    2 Shield
    2 Twin Energy
    8 Water Energy
    5 Lightning Energy
    5 Psychic Energy
    5 Grass Energy
    """
)
