"""Cards and what is printed on them (R006, R009, R069 to R087), Restored Pokémon (R245 to R250)."""

from __future__ import annotations

import dataclasses

import pytest

from cardc.engine import const
from cardc.engine.carddata import EnergyData, PokemonData, TrainerData
from cardc.engine.editions import Edition
from cardc.engine.groups import Cards
from cardc.engine.zones import matches
from cardc.model import cards as model
from cardc.model.terms import PowerKind, Rarity, Stage, TrainerKind
from tests.engine.cards import BY_NAME
from tests.engine.others import ALL_BY_NAME
from tests.engine.table import Table
from tests.rules.tables import in_all, in_bw, in_classic, in_dp, plain, rule


def fields(of: type) -> set[str]:
    return {field.name for field in dataclasses.fields(of)}


@in_all
@rule("R006", "R009", "R077")
def test_the_imprint(edition: Edition) -> None:
    """Number, rarity, set mark; a first edition is marked and plays like any other."""
    assert {"number", "rarity", "set_mark", "first_edition", "illustrator"} <= fields(model.Imprint)
    assert {"COMMON", "UNCOMMON", "RARE", "RARE_HOLO"} <= set(Rarity.__members__)


@in_all
@rule("R069", "R017")
def test_kinds_of_card(edition: Edition) -> None:
    """Pokémon, Energy and Trainer cards; the first two have a type."""
    kinds = {type(BY_NAME[name]) for name in ("Apery", "Pyrelord", "Fire Energy", "Draught")}
    assert kinds == {PokemonData, EnergyData, TrainerData}
    assert "types" in fields(model.PokemonCard)
    assert "provides" in fields(model.EnergyCard)
    assert not {"types", "provides"} & fields(model.TrainerCard)


@in_all
@rule("R076", "R077")
def test_fields_of_a_pokemon_card(edition: Edition) -> None:
    wanted = {"name", "stage", "evolves_from", "types", "hp", "level", "species", "flavour", "powers", "attacks"}
    assert wanted | {"weaknesses", "resistances", "retreat", "imprint"} <= fields(model.PokemonCard)
    assert {"number", "category", "length", "weight"} == fields(model.Species)
    assert {"name", "cost", "damage", "text"} == fields(model.Attack)


@in_all
@rule("R078", "R079", "R136")
def test_fields_of_trainer_and_energy_cards(edition: Edition) -> None:
    assert {"name", "imprint", "kind", "text"} <= fields(model.TrainerCard)
    assert {"name", "imprint", "provides"} <= fields(model.EnergyCard)
    assert {"ITEM", "SUPPORTER", "STADIUM"} <= set(TrainerKind.__members__)


@in_all
@rule("R072", "R247")
def test_stages(edition: Edition) -> None:
    assert list(Stage.__members__)[:3] == ["BASIC", "STAGE_1", "STAGE_2"]
    assert "RESTORED" in Stage.__members__


@in_all
@rule("R085", "R084")
def test_two_attacks_with_their_costs(edition: Edition) -> None:
    """Both are offered, each for its own cost; Freebie has one."""
    table = plain(edition, energy="FC")
    assert [label for label in table.labels() if label.startswith("attack")] == [
        "attack with Shove",
        "attack with Slam",
    ]
    table = plain(edition, energy="F")
    assert [label for label in table.labels() if label.startswith("attack")] == ["attack with Shove"]
    table.active(0, "Freebie")
    assert [label for label in table.labels() if label.startswith("attack")] == ["attack with Free Hit"]


@in_all
@rule("R086", "D38")
def test_a_power_is_no_attack(edition: Edition) -> None:
    """It has a kind of its own, and is offered as a power."""
    kinds = {"classic": {"POKEMON_POWER"}, "dp": {"POKE_POWER", "POKE_BODY"}, "bw": {"ABILITY"}}[edition.name]
    assert kinds <= set(PowerKind.__members__)
    table = plain(edition)
    table.active(0, "Giver", "F")
    assert table.can("use Gift of your Giver (Active)")
    assert not table.can("attack with Gift")


@in_all
@rule("R075", "R248")
@pytest.mark.parametrize(
    ("card", "pokemon", "basic", "evolution"),
    [("Apery", True, True, False), ("Pyrelord", True, False, True), ("Archen", True, False, False)],
)
def test_what_the_word_pokemon_means(edition: Edition, card: str, pokemon: bool, basic: bool, evolution: bool) -> None:
    """Basic and Evolution cards; a Restored Pokémon is neither, but a Pokémon."""
    found = plain(edition).arrangement.hand(0, ALL_BY_NAME[card])[0]
    classes = (const.POKEMON_CARD, const.BASIC_POKEMON_CARD, const.EVOLUTION_CARD)
    assert [matches(found, Cards(kind)) for kind in classes] == [pokemon, basic, evolution]


@in_bw
@rule("R246", "R248", "A53")
def test_searches_and_restored_pokemon(edition: Edition) -> None:
    """ "A Basic Pokémon" does not find Archen, "a Pokémon" does."""
    for search, expected in (("Basic Seeker", []), ("Seeker", ["Archen"])):
        table = Table(edition)
        table.active(0, "Boulderpup", "F")
        table.active(1, "Apery")
        table.arrangement.deck(0, ALL_BY_NAME["Archen"])
        table.hand(0, search)
        table.do(f"play {search}")
        assert table.names(0, "hand") == expected


@in_bw
@rule("R245", "A50", "A51")
def test_only_its_item_brings_a_restored_pokemon_into_play(edition: Edition) -> None:
    table = plain(edition)
    table.arrangement.deck(0, ALL_BY_NAME["Archen"])
    table.hand(0, "Archen", "Plume Fossil")
    assert [label for label in table.labels() if "Archen" in label] == []
    table.do("play Plume Fossil")
    assert [pokemon.data.name for pokemon in table.side(0).bench] == ["Tailwag", "Archen"]


@in_bw
@rule("R249", "R247", "A53")
def test_a_restored_pokemon_counts_as_unevolved(edition: Edition) -> None:
    """Nothing lies beneath it: an effect that takes an Evolution off can't be used on it, on Archeops it can."""
    for pile, possible in (("Archen", False), ("Archen Archeops", True)):
        table = plain(edition)
        table.active(0, pile)
        table.hand(0, "Unwind")
        assert table.can("play Unwind") is possible


@in_dp
@rule("R177", "R171")
def test_effects_on_the_attacker_come_before_weakness(edition: Edition) -> None:
    """Focus: 20 more in the next turn; (20 + 20) x 2 = 80 on a weak Pokémon."""
    table = plain(edition)
    table.active(0, "Boulderpup Bouldermaw Boulderlord", "FF")
    target = table.active(1, "Freebie2")
    table.attack("Focus")
    table.end_turn()
    table.end_turn()
    table.attack("Slam")
    assert target.damage == 100


@in_classic
@rule("R080-R083", "R076")
def test_weakness_resistance_and_retreat_cost_are_fields(edition: Edition) -> None:
    """Where they are printed is a matter of paper."""
    assert {"weaknesses", "resistances", "retreat"} <= fields(model.PokemonCard)
