"""Damage, Weakness and Resistance (R175 to R193)."""

from __future__ import annotations

import pytest

from cardc.engine.editions import Edition
from tests.engine.table import Table
from tests.rules.tables import in_all, in_bw, in_classic, in_dp, in_later, pass_turn, plain, rule


def damage(edition: Edition, attacker: str, energy: str, attack: str, target: str, *boosters: str) -> int:
    """The damage of one attack, with Trainer cards attached to the attacker."""
    table = plain(edition)
    user = table.active(0, attacker, energy)
    hit = table.active(1, target)
    for name in boosters:
        table.trainer(user, name, 3)
    table.attack(attack)
    return hit.damage


@in_all
@rule("R084", "R176", "R184", "R186", "R003", "D32")
@pytest.mark.parametrize(("attack", "counters"), [("Tap", 2), ("Light", 3), ("Heavy", 5)])
def test_ten_damage_is_one_counter(edition: Edition, attack: str, counters: int) -> None:
    assert damage(edition, "Tapper", "G", attack, "Apery") == 10 * counters


@in_all
@rule("R179", "R187", "R188", "R189", "R192", "D28", "A21")
def test_weakness_times_two(edition: Edition) -> None:
    """10 of a Fire Pokémon on a Pokémon weak to Fire: 2 counters."""
    assert damage(edition, "Flamette", "G", "Nudge", "Snivvel") == 20


@in_all
@rule("R187", "R192", "A22")
def test_the_type_of_the_attacker_counts_not_its_energy(edition: Edition) -> None:
    """Emberling is weak to Water: a Water Pokémon doubles, a Colorless one with Water Energy does not."""
    assert damage(edition, "Splashy", "G", "Tap", "Cinder") == 40
    assert damage(edition, "Tapper", "W", "Tap", "Cinder") == 20


@in_all
@rule("R188", "R189", "D28", "D29")
def test_numbers_that_are_printed(edition: Edition) -> None:
    """Weakness +20, Resistance -20 on the card: classic knows only x2 and -30."""
    classic = edition.name == "classic"
    assert damage(edition, "Flamette", "G", "Nudge", "Sproutle") == (20 if classic else 30)
    assert damage(edition, "Splashy", "G", "Light", "Sproutle") == (0 if classic else 10)


@in_all
@rule("R180", "D29", "A24")
def test_resistance(edition: Edition) -> None:
    """30 less: 20 is nothing, 50 is 20. Gustwing resists Fighting."""
    assert damage(edition, "Boulderpup", "F", "Shove", "Gustwing") == 0
    assert damage(edition, "Rocky", "F", "Heavy", "Gustwing") == 20


@in_all
@rule("R190")
def test_they_matter_only_with_damage(edition: Edition) -> None:
    """An attack of 0 on a Pokémon whose Weakness adds 20."""
    assert damage(edition, "Flamenil", "G", "Nil", "Sproutle") == 0


@in_all
@rule("R191", "D30", "A23")
def test_neither_counts_on_the_bench(edition: Edition) -> None:
    """Burst does 10 to each Benched Pokémon; one of them is weak to Lightning."""
    table = plain(edition, bench="")
    table.active(0, "Fusebug", "L")
    table.bench(0, "Apery")
    table.active(1, "Boulderpup Bouldermaw")
    benched = table.bench(1, "Gustwing")
    table.attack("Burst", "Prize 1")
    assert benched.damage == 10


@in_dp
@rule("R192", "A23")
def test_active_it_counts(edition: Edition) -> None:
    assert damage(edition, "Flamette", "G", "Nudge", "Sproutle") == 30


@in_all
@rule("R181", "R193", "R162", "D27", "A25")
def test_a_booster_on_the_attacker(edition: Edition) -> None:
    """20 on a weak Pokémon with +10: classic 20 x 2 + 10, else (20 + 10) x 2."""
    expected = 50 if edition.name == "classic" else 60
    assert damage(edition, "Boulderpup", "F", "Shove", "Apery", "Booster") == expected


@in_all
@rule("R182", "R183")
def test_a_shield_on_the_defending_pokemon_comes_after_weakness(edition: Edition) -> None:
    """20 x 2 - 20 = 20 in all editions."""
    table = plain(edition)
    target = table.active(1, "Apery")
    table.trainer(target, "Shield", 4)
    table.attack("Shove")
    assert target.damage == 20


@in_all
@rule("R183", "A28")
def test_the_defending_pokemons_last_attack(edition: Edition) -> None:
    """Set Hard prevents damage up to 30: looked at after Weakness; gone when it goes to the Bench."""
    for attack, expected in (("Tap", 0), ("Heavy", 50)):
        table = Table(edition, player=1, turn=4)
        target = table.active(1, "Boulderpup Bouldermaw", "F")
        table.active(0, "Tapper", "G")
        table.attack("Set Hard")
        pass_turn(table)
        table.attack(attack)
        assert target.damage == expected
    table = Table(edition, player=1, turn=4)
    target = table.active(1, "Boulderpup Bouldermaw", "F")
    table.bench(1, "Apery")
    table.active(0, "Gustwing", "GG")
    table.hand(0, "Drag", "Drag")
    table.attack("Set Hard")
    pass_turn(table)
    table.do("play Drag")
    table.do("play Drag")
    table.attack("Gale")
    assert target.damage == 10


@in_all
@rule("R178", "R190", "A26")
def test_no_damage_is_never_raised(edition: Edition) -> None:
    """Printed 0 with +10 attached, on a weak Pokémon."""
    assert damage(edition, "Flamenil", "G", "Nil", "Snivvel", "Booster") == 0


@in_all
@rule("R178", "A26")
def test_the_stop_holds_for_any_booster(edition: Edition) -> None:
    """Printed 0: not even a booster that asks for no damage raises it."""
    assert damage(edition, "Flamenil", "G", "Nil", "Apery", "Pump") == 0


@in_classic
@rule("R178", "R180", "R181", "A27")
def test_resistance_then_a_booster(edition: Edition) -> None:
    """30 - 30 = 0. A booster whose text asks for damage adds nothing, one without such a text adds its 10."""
    assert damage(edition, "Boulderpup", "FF", "Slam", "Gustwing", "Booster") == 0
    assert damage(edition, "Boulderpup", "FF", "Slam", "Gustwing", "Pump") == 10


@in_later
@rule("R180", "D27")
def test_a_booster_then_resistance(edition: Edition) -> None:
    """(30 + 10) - 30 = 10."""
    assert damage(edition, "Boulderpup", "FF", "Slam", "Gustwing", "Booster") == 10


@in_classic
@rule("R177", "R179")
def test_weakness_doubles_the_whole_damage_so_far(edition: Edition) -> None:
    """From people who play: (20 + 20) x 2 = 80, by two heads of Sparks on a Pokémon weak to Lightning."""
    table = plain(edition)
    table.active(0, "Zapkin", "L")
    target = table.active(1, "Dripling Torrentor")
    table.attack("Sparks", coins="HHT")
    assert target.damage == 80


@in_classic
@rule("R182", "R183")
def test_defender_and_powers(edition: Edition) -> None:
    """Wall prevents 30 or more; 20 x 2 = 40 on the weak Pokémon is prevented, 20 goes through."""
    table = plain(edition)
    table.active(0, "Tapper", "G")
    wall = table.active(1, "Mimewall")
    table.attack("Tap")
    assert wall.damage == 20
    table = plain(edition)
    table.active(0, "Tapper", "G")
    wall = table.active(1, "Mimewall")
    table.attack("Light")
    assert wall.damage == 0


@in_bw
@rule("R184")
def test_no_counters_for_nothing_left(edition: Edition) -> None:
    assert damage(edition, "Boulderpup", "F", "Shove", "Gustwing") == 0
