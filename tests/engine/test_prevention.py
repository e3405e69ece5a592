"""Coins that prevent, halves, bounds, effects between two Pokémon, new base damage, changed characteristics, coins for each."""

from __future__ import annotations

from cardc.engine.const import ASLEEP, FIRE, GRASS, LIGHTNING, PARALYZED, PHASE_MAIN, WATER
from cardc.engine.invariants import problems
from tests.engine.table import Table


def test_heads_prevents_damage_and_effects() -> None:
    """HT-01: the attack's coin first, then the coin of the target's owner."""
    table = Table()
    table.active(0, "Mindling", "P")
    target = table.active(1, "Faintling")
    table.attack("Daze", coins="TH")
    assert (target.damage, target.conditions) == (0, 0)


def test_one_coin_for_the_whole_attack() -> None:
    """HT-08: tails, and everything happens."""
    table = Table()
    table.active(0, "Mindling", "P")
    target = table.active(1, "Faintling")
    table.attack("Daze", coins="TT")
    assert (target.damage, target.conditions) == (10, PARALYZED)


def test_effect_without_damage_meets_the_coin() -> None:
    """HT-03: exactly one coin."""
    table = Table()
    table.active(0, "Mimewall", "P")
    target = table.active(1, "Faintling")
    table.attack("Hum", coins="H")
    assert target.conditions == 0


def test_coin_against_being_moved() -> None:
    """HT-05: a switch does something to the one that comes; a Trainer card asks for no coin."""
    table = Table()
    table.active(0, "Towbird", "F")
    stays = table.active(1, "Thickhide")
    table.bench(1, "Faintling")
    table.attack("Beckon", coins="H")
    assert table.side(1).active is stays
    table = Table()
    table.active(0, "Towbird", "F")
    table.active(1, "Thickhide")
    comes = table.bench(1, "Faintling")
    table.hand(0, "Drag")
    table.do("play Drag")
    assert table.side(1).active is comes


def test_no_coin_when_asleep_or_by_a_power() -> None:
    """HT-07, HT-09."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    target = table.active(1, "Faintling", conditions=ASLEEP)
    table.attack("Shove")
    assert target.damage == 20
    table = Table()
    table.active(0, "Jinxer")
    target = table.active(1, "Faintling")
    table.bench(1, "Thickhide", damage=10)
    table.do("use Jinx of your Jinxer (Active)")
    assert target.damage == 10


def test_moved_counter_knocks_out() -> None:
    """VG-01."""
    table = Table()
    table.active(0, "Jinxer")
    table.active(1, "Thickhide", damage=10)
    fallen = table.bench(1, "Fleer", damage=20)
    table.do("use Jinx of your Jinxer (Active)", "opponent's Thickhide (Active)", "Prize 1")
    assert not fallen.in_play
    assert len(table.side(0).prizes) == 5


def test_halved_damage() -> None:
    """KA-01, KA-03: 30 is 15 is 10; with what the attacker adds before it is halved."""
    table = Table()
    table.active(0, "Boulderpup", "FF")
    target = table.active(1, "Shellkin")
    table.attack("Slam")
    assert target.damage == 10
    table = Table()
    attacker = table.active(0, "Boulderpup", "FF")
    table.trainer(attacker, "Booster", 3)
    target = table.active(1, "Shellkin")
    table.attack("Slam")
    assert target.damage == 20


def test_cannot_attack_that_pokemon() -> None:
    """Another Active Pokémon may be attacked; the first one leaving the Active place ends it."""
    table = Table()
    table.active(0, "Scowler", "F")
    table.bench(0, "Apery")
    attacker = table.active(1, "Towbird", "FF")
    table.attack("Scowl")
    table.end_turn()
    assert not table.can("attack with Nudge")
    table.hand(1, "Drag", "Drag")
    table.do("play Drag")
    assert table.can("attack with Nudge")
    table.do("play Drag")
    assert table.can("attack with Nudge")
    assert attacker.effects == ()


def test_less_damage_by_one_pokemon() -> None:
    """20 less from the Defending Pokémon; after that one was Benched and came back nothing is left of it."""
    for switched, damage in ((False, 10), (True, 30)):
        table = Table()
        user = table.active(0, "Scowler", "F")
        table.active(1, "Boulderpup", "FF")
        table.bench(1, "Gustwing")
        table.attack("Parry")
        table.end_turn()
        if switched:
            table.hand(1, "Swap", "Swap")
            table.do("play Swap")
            table.do("play Swap")
        table.attack("Slam")
        assert user.damage == damage


def test_new_base_damage_in_your_next_turn() -> None:
    """60 instead of 20; the other attacks and later turns as printed."""
    table = Table()
    table.active(0, "Scowler", "F")
    target = table.active(1, "Boulderpup Bouldermaw Boulderlord")
    table.dress(target, "", ASLEEP)
    table.attack("Whet")
    table.end_turn(coins="T")
    table.end_turn(coins="T")
    table.attack("Shove")
    assert target.damage == 60
    table.end_turn(coins="T")
    table.end_turn(coins="T")
    table.attack("Shove")
    assert target.damage == 80


def test_trainer_cards_are_forbidden_for_a_turn() -> None:
    table = Table()
    table.active(0, "Throbber", "W")
    table.active(1, "Apery")
    table.hand(1, "Draught", "Rag Doll")
    table.attack("Throb")
    table.end_turn()
    assert not any(label.startswith("play") for label in table.labels())
    table.end_turn()
    table.end_turn()
    assert table.can("play Draught")


def test_weakness_is_changed() -> None:
    """Only where there is one; until the Pokémon is Benched."""
    table = Table()
    table.active(0, "Pactling", "P")
    target = table.active(1, "Boulderpup Bouldermaw")
    table.bench(1, "Gustwing")
    table.attack("Recast", "Lightning")
    assert target.weakness == LIGHTNING
    table.end_turn()
    table.end_turn()
    table.active(0, "Stormer", "LL")
    table.attack("Boom")
    assert target.damage == 20  # this attack ignores Weakness
    table.end_turn()
    table.end_turn()
    table.attack("Chain")
    assert target.damage == 60
    table.hand(0, "Drag")
    table.game.state.phase = PHASE_MAIN
    table.do("play Drag")
    assert target.weakness == -1


def test_no_weakness_nothing_to_change() -> None:
    table = Table()
    table.active(0, "Pactling", "P")
    target = table.active(1, "Towbird")
    table.attack("Recast")
    assert target.weakness == -1


def test_resistance_is_given() -> None:
    """One that has none gets a usual one, 30 less."""
    table = Table()
    user = table.active(0, "Throbber", "W")
    table.active(1, "Boulderpup", "FF")
    table.attack("Temper", "Fighting")
    table.end_turn()
    table.attack("Slam")
    assert user.damage == 0


def test_changed_type_lasts_and_ends_when_powers_are_ignored() -> None:
    """TG-11; on the Bench it stays."""
    table = Table()
    tinter = table.active(0, "Tinter")
    table.bench(0, "Sporeling")
    table.bench(0, "Gustwing")
    table.active(1, "Emberling")
    table.bench(1, "Dripling")
    table.hand(0, "Swap", "Smogger")
    table.do("use Tint of your Tinter (Active)", "Water")
    assert not table.can("use Tint of your Tinter (Active)")
    table.do("play Swap", "your Gustwing (Bench 2)")
    assert tinter.types == (WATER,)
    table.do("evolve your Sporeling (Bench 1) into Smogger")
    assert tinter.types == (GRASS,)
    assert problems(table.game) == []


def test_benched_pokemon_of_the_defenders_type() -> None:
    """Of both players; none when it is Colorless."""
    table = Table()
    table.active(0, "Stormer", "L")
    mine = table.bench(0, "Emberling")
    table.active(1, "Medley")
    theirs = table.bench(1, "Emberling")
    other = table.bench(1, "Dripling")
    table.attack("Chain")
    assert (mine.damage, theirs.damage, other.damage) == (10, 10, 0)
    assert mine.types == (FIRE,)


def test_coin_for_each() -> None:
    """Heads 20 to that Pokémon, each tails 10 to the attacker."""
    table = Table()
    user = table.active(0, "Stormer", "L")
    target = table.active(1, "Thickhide")
    benched = [table.bench(1, name) for name in ("Apery", "Tailwag", "Gustwing")]
    table.attack("Storm", coins="HTT")
    assert target.damage == 40
    assert [pokemon.damage for pokemon in benched] == [20, 0, 0]
    assert user.damage == 20


def test_as_many_coins_as_energy() -> None:
    """A double Energy is two coins."""
    table = Table()
    table.active(0, "Caller", "TG")
    target = table.active(1, "Thickhide")
    table.attack("Eggs", coins="HTH")
    assert target.damage == 40


def test_count_of_a_name() -> None:
    table = Table()
    table.active(0, "Caller", "G")
    table.bench(0, "Zapkin")
    table.bench(0, "Zapkin")
    target = table.active(1, "Thickhide")
    table.bench(1, "Zapkin")
    table.attack("Pair Up")
    assert target.damage == 50


def test_half_of_the_damage_done_is_healed() -> None:
    """40 done, 20 healed; 20 done after a half, 10 healed."""
    for name, healed in (("Thickhide", 20), ("Shellkin", 10)):
        table = Table()
        user = table.active(0, "Medley", "R", damage=50)
        table.active(1, name)
        table.attack("Drain")
        assert user.damage == 50 - healed
