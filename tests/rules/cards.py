"""Stand-ins that only these tests need: printed Weakness and Resistance, Burned, kinds of Trainer card, names, Pokémon-EX."""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.carddata import CardData, PokemonData, Resistance, TrainerData, Weakness
from cardc.engine.const import (
    BASIC,
    COLORLESS,
    FIGHTING,
    FIRE,
    GRASS,
    LEVEL_X,
    PSYCHIC,
    RESTORED,
    STAGE_1,
    WATER,
    YOU,
    YOURS,
)
from cardc.engine.context import Context
from cardc.engine.effect import AttackEffect, PowerEffect, TrainerEffect
from cardc.engine.groups import Cards
from tests.engine.cards import Nudge

ANY_POKEMON = Cards(const.POKEMON_CARD)
ANY_BASIC = Cards(const.BASIC_POKEMON_CARD)
ARCHEN = Cards(const.POKEMON_CARD, names=("Archen",))


class Tap(AttackEffect):
    """20."""

    name = "Tap"
    cost = (COLORLESS,)
    base = 20
    does_damage = True


class Heavy(AttackEffect):
    """50."""

    name = "Heavy"
    cost = (COLORLESS,)
    base = 50
    does_damage = True


class Light(AttackEffect):
    """30."""

    name = "Light"
    cost = (COLORLESS,)
    base = 30
    does_damage = True


class FreeHit(AttackEffect):
    """10, without cost."""

    name = "Free Hit"
    base = 10
    does_damage = True


class Scorch(AttackEffect):
    """The Defending Pokémon is now Burned."""

    name = "Scorch"
    cost = (COLORLESS,)

    def effect(self, c: Context) -> None:
        c.inflict(const.BURNED, c.defending)


class Stun(AttackEffect):
    """30; the Defending Pokémon is now Paralyzed."""

    name = "Stun"
    cost = (COLORLESS,)
    base = 30
    does_damage = True

    def effect(self, c: Context) -> None:
        c.inflict(const.PARALYZED, c.defending)


class Toss(AttackEffect):
    """20 on heads, else nothing."""

    name = "Toss"
    cost = (COLORLESS,)
    base = 20
    does_damage = True

    def flip(self, c: Context) -> None:
        c.flip(0)

    def does_nothing(self, c: Context) -> bool:
        return not c.heads(0)


class Nil(AttackEffect):
    """0, a number that is printed; then draw a card."""

    name = "Nil"
    cost = (COLORLESS,)
    base = 0
    does_damage = True

    def effect(self, c: Context) -> None:
        c.draw(YOU, 1)


class Costly(AttackEffect):
    """60 for two Fire and one Colorless."""

    name = "Costly"
    cost = (FIRE, FIRE, COLORLESS)
    base = 60
    does_damage = True


class Mental(AttackEffect):
    """10 for two Psychic and two Colorless."""

    name = "Mental"
    cost = (PSYCHIC, PSYCHIC, COLORLESS, COLORLESS)
    base = 10
    does_damage = True


class Both(AttackEffect):
    """10, and 10 to itself."""

    name = "Both"
    cost = (COLORLESS,)
    base = 10
    does_damage = True

    def damage(self, c: Context) -> None:
        c.do_damage(10, c.user)


class Gift(PowerEffect):
    """Once a turn: draw a card. Off while Asleep."""

    name = "Gift"
    usage = const.USAGE_ONCE
    stopped_by = const.ASLEEP

    def use(self, c: Context) -> None:
        c.draw(YOU, 1)


class Sting(PowerEffect):
    """As often as you like: 10 damage to the opponent's Active Pokémon."""

    name = "Sting"
    usage = const.USAGE_UNLIMITED

    def use(self, c: Context) -> None:
        c.do_damage(10, c.game.active(1 - c.player))


class Draw(TrainerEffect):
    """Draw a card."""

    name = "Draw"

    def play(self, c: Context) -> None:
        c.draw(YOU, 1)


class Five(TrainerEffect):
    """Draw 5 cards."""

    name = "Five"

    def play(self, c: Context) -> None:
        c.draw(YOU, 5)


class Seek(TrainerEffect):
    """Search the deck for a Pokémon card."""

    name = "Seeker"

    def play(self, c: Context) -> None:
        c.search_deck(0, 1, 1, ANY_POKEMON, const.ZONE_HAND)


class SeekBasic(TrainerEffect):
    """Search the deck for a Basic Pokémon card."""

    name = "Basic Seeker"

    def play(self, c: Context) -> None:
        c.search_deck(0, 1, 1, ANY_BASIC, const.ZONE_HAND)


class Plume(TrainerEffect):
    """Search the deck for the Restored Pokémon that names this card, onto the Bench."""

    name = "Plume Fossil"

    def play(self, c: Context) -> None:
        c.search_deck(0, 1, 1, ARCHEN, const.ZONE_BENCH)


class Peek(TrainerEffect):
    """Look at the top 5 cards of the deck and put them back in any order."""

    name = "Peek"

    def play(self, c: Context) -> None:
        c.rearrange(1, 5, YOURS)


class Home(TrainerEffect):
    """The Active Pokémon and all its cards go back to the hand."""

    name = "Homing"

    def play(self, c: Context) -> None:
        c.leave_play(c.your_active, const.ZONE_HAND, True)


class Gnaw(PowerEffect):
    """Between turns: 10 damage to the opponent's Active Pokémon."""

    name = "Gnaw"

    def between_turns(self, c: Context) -> None:
        c.do_damage(10, c.opponents_active)


class Pump(TrainerEffect):
    """Attached: 10 more damage, also to nothing."""

    name = "Pump"
    needs_damage = False

    def trainer_on_attacker(self, c: Context, damage: int) -> int:
        return damage + 10


def _pokemon(
    number: int,
    name: str,
    *attacks: AttackEffect,
    stage: int = BASIC,
    types: tuple[int, ...] = (COLORLESS,),
    hp: int = 60,
    **more: object,
) -> PokemonData:
    fields: dict[str, object] = {"retreat": 1, **more}
    return PokemonData(f"r-{number}", name, stage, types, hp, attacks=attacks, **fields)  # type: ignore[arg-type]  # the fields of the constructor


CARDS: tuple[CardData, ...] = (
    _pokemon(1, "Tapper", Tap(), Heavy(), Light()),
    _pokemon(2, "Freebie", FreeHit()),
    _pokemon(3, "Scorcher", Scorch()),
    _pokemon(4, "Stunner", Stun()),
    _pokemon(5, "Tosser", Toss(), Nil(), Both()),
    _pokemon(6, "Spender", Costly(), Mental(), types=(FIRE,)),
    _pokemon(
        7, "Sproutle", Tap(), types=(GRASS,), weaknesses=(Weakness(FIRE, 1, 20),), resistances=(Resistance(WATER, 20),)
    ),
    _pokemon(8, "Snivvel", Tap(), types=(GRASS,), weaknesses=(Weakness(FIRE, 2),)),
    _pokemon(9, "Flamette", Nudge(), Tap(), Heavy(), types=(FIRE,)),
    _pokemon(10, "Selfward", Tap(), types=(FIGHTING,), resistances=(Resistance(FIGHTING),)),
    _pokemon(11, "Giver", Tap(), powers=(Gift(),)),
    _pokemon(14, "Givelord", Tap(), stage=STAGE_1, hp=90, evolves_from="Giver"),
    _pokemon(12, "Stinger", Tap(), powers=(Sting(),)),
    _pokemon(18, "Gnawer", Tap(), powers=(Gnaw(),)),
    _pokemon(13, "Splashy", Tap(), Light(), types=(WATER,)),
    _pokemon(15, "Cinder", Tap(), types=(FIRE,), weaknesses=(Weakness(WATER),)),
    _pokemon(16, "Rocky", Heavy(), types=(FIGHTING,)),
    _pokemon(17, "Flamenil", Nil(), types=(FIRE,)),
    _pokemon(19, "Freebie2", FreeHit(), hp=120, weaknesses=(Weakness(FIGHTING),)),
    _pokemon(20, "Gengar", Tap(), types=(PSYCHIC,)),
    _pokemon(21, "Gengar LV. 43", Tap(), types=(PSYCHIC,), level="43"),
    _pokemon(22, "Gengar LV.X", Heavy(), stage=LEVEL_X, types=(PSYCHIC,), hp=110, evolves_from="Gengar"),
    _pokemon(23, "Geodude", Tap(), types=(FIGHTING,)),
    _pokemon(24, "Geodude LV. 12", Tap(), types=(FIGHTING,)),
    _pokemon(25, "Brock's Geodude", Tap(), types=(FIGHTING,)),
    _pokemon(26, "Graveler", Tap(), stage=STAGE_1, types=(FIGHTING,), hp=80, evolves_from="Geodude"),
    _pokemon(27, "Reshiram-EX", Heavy(), types=(FIRE,), hp=180, prizes=2),
    _pokemon(28, "Archen", Tap(), stage=RESTORED, types=(FIGHTING,), hp=70),
    _pokemon(29, "Archeops", Heavy(), stage=STAGE_1, types=(FIGHTING,), hp=130, evolves_from="Archen"),
    _pokemon(30, "Aerodactyl δ", Tap()),
    TrainerData("r-40", "Helper", Draw(), const.SUPPORTER),
    TrainerData("r-41", "Adviser", Draw(), const.SUPPORTER),
    TrainerData("r-42", "Gadget", Draw(), const.ITEM),
    TrainerData("r-43", "Gizmo", Draw(), const.ITEM),
    TrainerData("r-44", "Old Trick", Draw()),
    TrainerData("r-45", "Five", Five()),
    TrainerData("r-46", "Pump", Pump()),
    TrainerData("r-47", "Seeker", Seek()),
    TrainerData("r-48", "Basic Seeker", SeekBasic()),
    TrainerData("r-49", "Plume Fossil", Plume(), const.ITEM),
    TrainerData("r-50", "Peek", Peek()),
    TrainerData("r-51", "Homing", Home()),
)
