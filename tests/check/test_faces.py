"""Each rule about the face of a card is caught, and what an edition does not know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardc.check import Kind, check_card, check_power_text, check_text
from cardc.model.cards import (
    Activated,
    Attack,
    EnergyCard,
    Imprint,
    PokemonCard,
    Power,
    PowerText,
    PrintedDamage,
    Resistance,
    Species,
    Static,
    Text,
    TrainerCard,
    Weakness,
)
from cardc.model.effects import (
    Draw,
    Inflict,
    Reaction,
)
from cardc.model.parts import (
    Exactly,
    Who,
)
from cardc.model.rules import CopyOf
from cardc.model.terms import (
    Condition,
    Edition,
    EnergyType,
    Event,
    Label,
    Player,
    PowerKind,
    Seat,
    Sign,
    Stage,
    TrainerKind,
    Usage,
)

IMPRINT = Imprint("7")
GNAW = Attack("Gnaw", (EnergyType.COLORLESS,), PrintedDamage(10))
MOUSE = PokemonCard("Mousling", IMPRINT, Stage.BASIC, None, (EnergyType.LIGHTNING,), 40, attacks=(GNAW,))

# --- faces -----------------------------------------------------------------------------------------------


def _codes(card: PokemonCard | TrainerCard | EnergyCard, edition: Edition = Edition.CLASSIC) -> list[str]:
    return [f.code for f in check_card(card, edition)]


def test_a_plain_card_has_no_findings() -> None:
    assert _codes(MOUSE) == []


@pytest.mark.parametrize(
    ("code", "card"),
    [
        ("E101", replace(MOUSE, name="")),
        ("E101", replace(MOUSE, name=" Mousling")),
        ("E101", replace(MOUSE, name='Mouse"ling')),
        ("E101", replace(MOUSE, name="Mouse\\ling")),
        ("E101", replace(MOUSE, name="„Mousling“")),
        ("E101", replace(MOUSE, attacks=(replace(GNAW, name="Gnaw «hard»"),))),
        ("E101", replace(MOUSE, name="Mouse\nling")),
        ("E101", replace(MOUSE, name="M" * 61)),
        ("E101", replace(MOUSE, attacks=(replace(GNAW, name='"""'),))),
        ("E102", replace(MOUSE, flavour="It gnaws. ")),
        ("E102", replace(MOUSE, flavour="It\0gnaws.")),
        ("E102", replace(MOUSE, imprint=replace(IMPRINT, illustrator=""))),
        ("E103", replace(MOUSE, hp=45)),
        ("E103", replace(MOUSE, hp=0)),
        ("E103", replace(MOUSE, attacks=(replace(GNAW, damage=PrintedDamage(15)),))),
        ("E103", replace(MOUSE, retreat=-1)),
        ("E104", replace(MOUSE, types=(EnergyType.GRASS, EnergyType.LIGHTNING))),  # one too many in classic
        ("E104", replace(MOUSE, types=())),
        ("E105", replace(MOUSE, attacks=(replace(GNAW, cost=(EnergyType.COLORLESS, EnergyType.GRASS)),))),
        ("E106", replace(MOUSE, weaknesses=(Weakness(EnergyType.FIRE), Weakness(EnergyType.FIRE)))),
        ("E106", replace(MOUSE, weaknesses=(Weakness(EnergyType.FIRE, times=1),))),
        ("E106", replace(MOUSE, weaknesses=(Weakness(EnergyType.FIRE, times=3, plus=20),))),
        ("E103", replace(MOUSE, resistances=(Resistance(EnergyType.FIRE, 25),))),
        ("E107", replace(MOUSE, attacks=())),
        ("E108", replace(MOUSE, attacks=(GNAW, GNAW))),
        ("E109", replace(MOUSE, evolves_from="Mouse")),
        ("E109", replace(MOUSE, stage=Stage.STAGE_1)),
        ("E110", replace(MOUSE, attacks=(replace(GNAW, damage=PrintedDamage(None)),))),
        ("E111", replace(MOUSE, attacks=(replace(GNAW, damage=None),))),
        ("E113", replace(MOUSE, species=Species())),
        ("E116", replace(MOUSE, labels=(Label.STAR, Label.EX))),
        ("E116", replace(MOUSE, labels=(Label.EX, Label.EX))),
        ("E315", replace(MOUSE, stage=Stage.LEVEL_X, evolves_from="Mouse")),
        ("E315", replace(MOUSE, stage=Stage.RESTORED, evolves_from="Old Tooth")),
        ("E113", replace(MOUSE, species=Species(0))),
        ("E114", replace(MOUSE, imprint=Imprint("7/102"))),
        ("E310", replace(MOUSE, types=(EnergyType.METAL,))),
        ("E112", EnergyCard("Spark Energy", IMPRINT, (), False)),
        ("E112", EnergyCard("Spark Energy", IMPRINT, (EnergyType.LIGHTNING, EnergyType.LIGHTNING), True)),
        ("E314", EnergyCard("Grey Energy", IMPRINT, (EnergyType.COLORLESS,), True)),
    ],
)
def test_a_slip_on_the_face_is_found(code: str, card: PokemonCard | EnergyCard) -> None:
    assert _codes(card) == [code]


def test_types_out_of_order_are_found_where_a_pokemon_may_have_two() -> None:
    card = replace(MOUSE, types=(EnergyType.LIGHTNING, EnergyType.GRASS))
    assert "E104" in _codes(card, Edition.DP)
    assert "E104" not in _codes(replace(card, types=(EnergyType.GRASS, EnergyType.LIGHTNING)), Edition.DP)


def test_a_question_mark_with_a_number_is_found() -> None:
    card = replace(MOUSE, attacks=(replace(GNAW, damage=PrintedDamage(10, Sign.UNKNOWN)),))

    assert "E110" in _codes(card)


# --- editions ----------------------------------------------------------------------------------------------

POWER_TEXT = PowerText(Activated(Usage.ONCE, Text((), (Draw(Player.YOU, Exactly(1)),))))


@pytest.mark.parametrize(
    ("edition", "kind", "known"),
    [
        (Edition.CLASSIC, PowerKind.POKEMON_POWER, True),
        (Edition.CLASSIC, PowerKind.POKE_BODY, False),
        (Edition.DP, PowerKind.POKE_POWER, True),
        (Edition.DP, PowerKind.POKEMON_POWER, False),
        (Edition.BW, PowerKind.ABILITY, True),
        (Edition.BW, PowerKind.POKEMON_POWER, False),
    ],
)
def test_each_edition_has_its_own_powers(edition: Edition, kind: PowerKind, known: bool) -> None:
    card = replace(MOUSE, powers=(Power(kind, "Static", POWER_TEXT),))

    findings = check_card(card, edition)

    assert [f.code for f in findings] == ([] if known else ["E312"])
    assert all(f"{edition} edition" in f.message for f in findings)


@pytest.mark.parametrize(
    ("edition", "kind", "known"),
    [
        (Edition.CLASSIC, TrainerKind.TRAINER, True),
        (Edition.CLASSIC, TrainerKind.SUPPORTER, False),
        (Edition.DP, TrainerKind.SUPPORTER, True),
        (Edition.DP, TrainerKind.ITEM, False),
        (Edition.BW, TrainerKind.ITEM, True),
        (Edition.BW, TrainerKind.TRAINER, False),
    ],
)
def test_each_edition_has_its_own_trainers(edition: Edition, kind: TrainerKind, known: bool) -> None:
    card = TrainerCard("Kind Fisher", IMPRINT, kind, Text((), (Draw(Player.YOU, Exactly(2)),)))

    findings = check_card(card, edition)

    assert [f.code for f in findings] == ([] if known else ["E313"])
    assert all(f"{edition} edition" in f.message for f in findings)


@pytest.mark.parametrize(("edition", "codes"), [(Edition.CLASSIC, ["E311"]), (Edition.DP, []), (Edition.BW, [])])
def test_nobody_burns_in_the_classic_edition(edition: Edition, codes: list[str]) -> None:
    text = Text((), (Inflict(Condition.BURNED, Who.DEFENDING),))

    assert [f.code for f in check_text(text, Kind.ATTACK, edition)] == codes


def test_a_reacting_power_may_speak_of_the_attacker() -> None:
    text = PowerText(Reaction(Event.DAMAGED_BY_ATTACK, (Inflict(Condition.ASLEEP, Who.ATTACKER),)))

    assert check_power_text(text, Edition.CLASSIC) == ()


@pytest.mark.parametrize(("edition", "stage"), [(Edition.DP, Stage.LEVEL_X), (Edition.BW, Stage.RESTORED)])
def test_each_edition_has_its_own_stages(edition: Edition, stage: Stage) -> None:
    card = replace(MOUSE, stage=stage, evolves_from="Mouse")

    assert _codes(card, edition) == []


def test_a_power_may_make_its_pokemon_a_copy_of_the_defending_one() -> None:
    text = PowerText(Static(CopyOf(Who.SELF, Who.DEFENDING), Seat.ACTIVE))

    assert check_power_text(text, Edition.CLASSIC) == ()
