"""The face of a card, line by line. The cards are invented."""

from __future__ import annotations

from cardc.language import write_card
from cardc.model.cards import (
    Attack,
    EnergyCard,
    Imprint,
    PokemonCard,
    Power,
    PowerText,
    PrintedDamage,
    Resistance,
    SetInfo,
    Species,
    Static,
    Text,
    TrainerCard,
    Weakness,
)
from cardc.model.effects import DamageTimes, Draw, FlipCoins, PlayAsPokemon, StayInPlay
from cardc.model.parts import Exactly, Heads, Who
from cardc.model.rules import CannotRetreat, HandFaceUp
from cardc.model.terms import Edition, EnergyType, Label, Player, PowerKind, Rarity, Sign, Stage, TrainerKind

INFO = SetInfo("gar1", "Garden", Edition.CLASSIC, size=12)
POKEMON = PokemonCard(
    name="Mossback",
    imprint=Imprint("3", Rarity.RARE_HOLO, "A. Nyone", first_edition=True),
    stage=Stage.STAGE_1,
    evolves_from="Mossling",
    types=(EnergyType.GRASS,),
    hp=80,
    level="22",
    species=Species(190, "Moss", "0.8 m", "11.5 kg"),
    flavour="It naps where it rains.",
    powers=(Power(PowerKind.POKEMON_POWER, "Rooted", PowerText(Static(CannotRetreat(Who.SELF)))),),
    attacks=(
        Attack("Snore"),
        Attack(
            "Pebbles",
            (EnergyType.GRASS, EnergyType.COLORLESS),
            PrintedDamage(70, Sign.TIMES),
            Text((), (FlipCoins(6), DamageTimes(Heads()))),
        ),
    ),
    weaknesses=(Weakness(EnergyType.FIRE), Weakness(EnergyType.PSYCHIC, plus=20)),
    resistances=(Resistance(EnergyType.WATER),),
    retreat=2,
)


def test_a_pokemon_in_english() -> None:
    assert write_card("en", POKEMON, INFO) == [
        "Mossback",
        "Stage 1 — evolves from Mossling",
        "Type: Grass",
        "HP: 80",
        "Level: 22",
        "No. 190",
        "Moss Pokémon",
        "Length: 0.8 m",
        "Weight: 11.5 kg",
        "Pokémon Power: Rooted",
        "Mossback can't retreat.",
        "Snore",
        "[G][C] Pebbles 70×",
        "Flip 6 coins. This attack does 70 damage times the number of heads.",
        "Weakness: Fire ×2",
        "Weakness: Psychic +20",
        "Resistance: Water −30",
        "Retreat Cost: [C][C]",
        "It naps where it rains.",
        "Garden 3/12",
        "Rare, holographic",
        "First Edition",
        "Illustrator: A. Nyone",
    ]


def test_a_pokemon_in_czech() -> None:
    assert write_card("cs", POKEMON, INFO) == [
        "Mossback",
        "1. stupeň – vyvinul se z Pokémona Mossling",
        "Typ: Les",
        "Počet zásahů: 80",
        "Úroveň: 22",
        "Č. 190",
        "Pokémon: Moss",
        "Délka: 0.8 m",
        "Váha: 11.5 kg",
        "Schopnost Pokémona: Rooted",
        "Pokémon Mossback nesmí ustoupit.",
        "Snore",
        "[G][C] Pebbles 70×",
        "Hoď 6 mincemi. Tento útok způsobí 70 zranění krát počet orlů.",
        "Slabost: Oheň ×2",
        "Slabost: Psychika +20",
        "Odolnost: Voda −30",
        "Cena ústupu: [C][C]",
        "It naps where it rains.",
        "Garden 3/12",
        "Vzácná, z lesklé fólie",
        "První edice",
        "Ilustrace: A. Nyone",
    ]


def test_trainers_and_energy() -> None:
    trainer = TrainerCard("Errand", Imprint("9"), TrainerKind.TRAINER, Text((), (Draw(Player.YOU, Exactly(3)),)))
    basic = EnergyCard("Fire Energy", Imprint("11"), (EnergyType.FIRE,), basic=True)
    special = EnergyCard("Steam Energy", Imprint("12"), (EnergyType.FIRE, EnergyType.WATER), basic=False)
    assert write_card("en", trainer, INFO) == ["Errand", "Trainer", "Draw 3 cards.", "Garden 9/12"]
    assert write_card("cs", trainer, INFO) == ["Errand", "Trenérská karta", "Vezmi si 3 karty.", "Garden 9/12"]
    assert write_card("en", basic, INFO) == ["Fire Energy", "Basic Energy", "Provides [R]", "Garden 11/12"]
    assert write_card("cs", special, INFO) == [
        "Steam Energy",
        "Speciální energetická karta",
        "Poskytuje energii [R][W]. Nepočítá se jako základní energetická karta.",
        "Garden 12/12",
    ]


def test_a_pokemon_that_retreats_for_nothing() -> None:
    card = PokemonCard(
        "Aipom", Imprint("1"), Stage.BASIC, None, (EnergyType.COLORLESS, EnergyType.FIRE), 30, attacks=(Attack("Tap"),)
    )
    assert write_card("cs", card, INFO) == [
        "Aipom",
        "Základní Pokémon",
        "Typ: Bezbarvý/Oheň",
        "Počet zásahů: 30",
        "Tap",
        "Cena ústupu: zadarmo",
        "Garden 1/12",
    ]


def test_labels_and_later_stages() -> None:
    card = PokemonCard(
        "Mossback",
        Imprint("1"),
        Stage.RESTORED,
        "Mossling",
        (EnergyType.GRASS,),
        90,
        attacks=(Attack("Tap"),),
        labels=(Label.EX,),
    )
    lines = write_card("en", card, INFO)
    assert lines[1:3] == ["Restored Pokémon — restored from Mossling", "Pokémon-EX"]
    assert "When a Pokémon-EX is Knocked Out, its owner's opponent takes 2 Prizes." in lines
    assert write_card("cs", card, INFO)[1] == "Obnovený Pokémon – obnoven z karty Mossling"


def test_a_trainer_that_is_played_as_a_pokemon_has_its_hp_on_the_face_and_not_in_the_text() -> None:
    card = TrainerCard("Scarecrow", Imprint("4"), TrainerKind.TRAINER, Text((), (PlayAsPokemon(20),)))
    name, kind, hp, text, _ = write_card("en", card, INFO)
    assert (name, kind, hp) == ("Scarecrow", "Trainer", "HP: 20")
    assert text.startswith("Play Scarecrow as if it were a Basic Pokémon. ")


def test_a_stadium_has_its_rule_line() -> None:
    card = TrainerCard(
        "Glasshouse", Imprint("5"), TrainerKind.STADIUM, Text((), (StayInPlay((HandFaceUp(Player.YOU),)),))
    )
    assert write_card("cs", card, INFO)[1:4] == [
        "Trenérská karta – stadion",
        "Tato karta zůstává ve hře. Hraj s kartami v ruce lícem vzhůru.",
        "Tato karta zůstává ve hře. Odhoď ji, jakmile je vynesen jiný stadion.",
    ]
