"""The attack procedure, steps a to f (R159 to R170), and what single attacks show of it."""

from __future__ import annotations

import pytest

from cardc.engine import const
from cardc.engine.editions import BW, CLASSIC, Edition
from cardc.engine.trace import ATTACK
from tests.engine.table import Table, energy_names


def letters(table: Table) -> str:
    """The attack steps that left a line in the trace, in order."""
    return "".join(line[1] for line in table.game.trace or [] if line[0] == ATTACK)


@pytest.mark.parametrize(
    ("energy", "usable"),
    [("FF", True), ("FG", True), ("FT", True), ("GG", False), ("F", False), ("T", False), ("", False)],
)
def test_cost(energy: str, usable: bool) -> None:
    """A13, R096 to R099: Fighting and Colorless; a Twin Energy is two Colorless (R102)."""
    table = Table()
    table.active(0, "Boulderpup", energy)
    table.active(1, "Apery")
    assert table.can("attack with Slam") is usable


def test_energy_stays_attached() -> None:
    """R100."""
    table = Table()
    user = table.active(0, "Boulderpup", "FF")
    table.active(1, "Sporeling Sporelord")
    table.attack("Slam")
    assert energy_names(user) == ["Fighting Energy", "Fighting Energy"]


def test_only_the_active_pokemon_attacks() -> None:
    """R061."""
    table = Table()
    table.active(0, "Boulderpup")
    table.bench(0, "Tailwag", "FF")
    table.active(1, "Apery")
    assert not any(label.startswith("attack") for label in table.labels())


def test_attack_moves_the_game_to_the_end_of_the_turn() -> None:
    """R113, R114: one attack, and nothing after it."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    table.active(1, "Apery")
    table.attack("Shove")
    assert table.game.state.phase == const.PHASE_TURN_END


def test_requirement_is_paid_before_damage() -> None:
    """A17, R166: one Fire Energy card is discarded, the choice is the player's."""
    table = Table()
    user = table.active(0, "Emberling", "RW")
    target = table.active(1, "Sporeling Sporelord")
    table.attack("Blaze")
    assert energy_names(user) == ["Water Energy"]
    assert target.damage == 80  # weak to Fire
    assert letters(table) == "acf"


def test_requirement_that_cannot_be_met_forbids_the_attack() -> None:
    """R166: the cost can be paid by Energy that counts as Fire only while a Fire *card* is there to discard."""
    table = Table()
    table.active(0, "Emberling", "WW")
    table.active(1, "Apery")
    assert not table.can("attack with Blaze")


def test_requirement_is_paid_even_when_the_attack_fails() -> None:
    """A17, R168: step c comes before step e."""
    table = Table()
    user = table.active(0, "Emberling", "RR", conditions=const.CONFUSED)
    target = table.active(1, "Apery")
    table.attack("Blaze", coins="T")
    assert energy_names(user) == ["Fire Energy"]
    assert (user.damage, target.damage) == (20, 0)
    assert letters(table) == "ace"


def test_must_flip_tails() -> None:
    """NE-01, NE-05, R167: requirements are paid, then tails: nothing happens at all."""
    table = Table()
    table.active(0, "Boulderpup Bouldermaw", "F")
    hit = table.active(1, "Emberling Pyrelord", "RR")
    table.attack("Dust")
    table.end_turn()
    target = table.side(0).active
    assert target is not None
    table.attack("Blaze", coins="T")
    assert target.damage == 0
    assert energy_names(hit) == ["Fire Energy"]
    assert letters(table) == "acd"


def test_must_flip_heads_and_only_in_the_next_turn() -> None:
    """A41: heads, the attack goes on; in the turn after that no flip."""
    table = Table()
    table.active(0, "Boulderpup Bouldermaw", "F")
    table.active(1, "Tailwag", "L")
    table.attack("Dust")
    table.end_turn()
    target = table.side(0).active
    assert target is not None
    table.attack("Pilfer", coins="H")
    assert target.damage == 10
    table.end_turn()
    table.end_turn()
    table.attack("Pilfer")
    assert target.damage == 20


@pytest.mark.parametrize("way", ["bench", "evolve"])
def test_lasting_effects_end_on_the_bench_and_by_evolving(way: str) -> None:
    """A41, NE-03, R128, R151."""
    table = Table()
    table.active(0, "Boulderpup Bouldermaw", "F")
    hit = table.active(1, "Emberling", "RR")
    table.bench(1, "Gustwing")
    table.hand(1, "Swap", "Swap", "Pyrelord")
    table.attack("Dust")
    table.end_turn()
    if way == "bench":
        table.do("play Swap")
        table.do("play Swap")
    else:
        table.do("evolve your Emberling (Active) into Pyrelord")
    assert table.side(1).active is hit
    table.attack("Blaze")
    assert letters(table) == "acf"


def test_must_flip_comes_before_confusion() -> None:
    """R167, R168: tails on the first coin, so there is no second."""
    table = Table()
    table.active(0, "Boulderpup Bouldermaw", "F")
    hit = table.active(1, "Tailwag", "L", conditions=const.CONFUSED)
    table.attack("Dust")
    table.end_turn()
    table.attack("Pilfer", coins="T")
    assert hit.damage == 20  # weak to Fighting: 10 x 2 from Dust, nothing from confusion


@pytest.mark.parametrize(("edition", "coins"), [(CLASSIC, "T"), (BW, "HT")])
def test_coins_of_the_attack_come_before_confusion_in_bw_only(edition: Edition, coins: str) -> None:
    """A43: in bw the coin of the attack is flipped in step c; classic flips it in step f."""
    table = Table(edition)
    user = table.active(0, "Zapkin", "LL", conditions=const.CONFUSED)
    table.active(1, "Apery")
    table.attack("Recoil", coins=coins)
    assert user.damage == edition.confused_damage


def test_choice_of_an_attack() -> None:
    """A40, NE-27, R165: chosen in step b, forbidden in the opponent's next turn only."""
    table = Table()
    table.active(0, "Mindling", "P")
    table.active(1, "Boulderpup", "FF")
    table.attack("Hex", "Slam")
    assert letters(table) == "abff"
    table.end_turn()
    assert not table.can("attack with Slam")
    assert table.can("attack with Shove")
    table.end_turn()
    table.end_turn()
    assert table.can("attack with Slam")


def test_choice_with_one_attack_needs_no_question() -> None:
    """A40: a Defending Pokémon with one attack."""
    table = Table()
    table.active(0, "Mindling", "P")
    table.active(1, "Mimewall", "P")
    table.attack("Hex")
    table.end_turn()
    assert not table.can("attack with Hum")


def test_choice_of_a_benched_pokemon_when_there_is_none() -> None:
    """A42: nothing is chosen, nothing happens."""
    table = Table()
    table.active(0, "Gustwing", "F")
    target = table.active(1, "Apery")
    table.attack("Pelt")
    assert target.damage == 0


def test_damage_then_effects_then_knock_out() -> None:
    """A44, R169: the Knocked Out Pokémon's condition does not matter, one Prize is taken."""
    table = Table()
    table.active(0, "Mindling Mindlord", "P")
    target = table.active(1, "Tailwag", damage=40)
    table.bench(1, "Apery")
    table.attack("Daze", "Prize 2", coins="T")
    assert not target.in_play
    assert len(table.side(0).prizes) == 5


def test_attack_that_does_nothing_but_either_way() -> None:
    """Tails: no damage, but the attack is used up as long as the Pokémon stays in play (NE-21)."""
    table = Table()
    table.active(0, "Apery", "F")
    table.bench(0, "Gustwing")
    target = table.active(1, "Sporeling Sporelord")
    table.hand(0, "Swap", "Swap")
    table.attack("One Shot", coins="T")
    assert target.damage == 0
    table.end_turn()
    table.end_turn()
    assert not table.can("attack with One Shot")
    table.do("play Swap")
    table.do("play Swap")
    assert not table.can("attack with One Shot")
    assert table.can("attack with Ape")


def test_attack_that_fails_by_confusion_is_not_used_up() -> None:
    """NE-24: the attack was never carried out."""
    table = Table()
    table.active(0, "Apery", "F", conditions=const.CONFUSED)
    table.active(1, "Boulderpup")
    table.attack("One Shot", coins="T")
    table.end_turn()
    table.end_turn()
    assert table.can("attack with One Shot")


def test_copy_pays_no_requirement() -> None:
    """ME-01: the copied attack's requirement is not done, its damage is (40, no Weakness of the copier's own type)."""
    table = Table()
    user = table.active(0, "Apery", "W")
    target = table.active(1, "Emberling Pyrelord", "RR")
    table.attack("Ape")
    assert target.damage == 40
    assert energy_names(user) == ["Water Energy"]


def test_copy_counts_unused_energy_for_its_own_cost() -> None:
    """ME-03, ME-05: the one Water Energy pays for the copying attack; with two one is left."""
    for energy, damage in (("W", 10), ("WW", 20), ("GW", 20), ("GWWW", 30)):
        table = Table()
        table.active(0, "Apery", energy)
        target = table.active(1, "Dripling")
        table.attack("Ape", "Spray")
        assert target.damage == damage


def test_copy_cannot_choose_a_copying_attack() -> None:
    """ME-09: of Ape and One Shot only One Shot can be copied."""
    table = Table()
    table.active(0, "Apery", "F")
    target = table.active(1, "Apery")
    table.attack("Ape", coins="H")
    assert target.damage == 60


def test_copied_limit_holds_for_the_copier() -> None:
    """The copied text says that its user can't use the attack again: copied again it does nothing."""
    table = Table()
    table.active(0, "Apery", "F")
    target = table.active(1, "Apery")
    table.attack("Ape", coins="T")
    table.end_turn()
    table.end_turn()
    assert not table.can("attack with One Shot")  # the same attack of its own
    table.attack("Ape")
    assert target.damage == 0


def test_copy_fails_by_confusion() -> None:
    """ME-15."""
    table = Table()
    user = table.active(0, "Apery", "F", conditions=const.CONFUSED)
    target = table.active(1, "Boulderpup")
    table.attack("Ape", "Slam", coins="T")
    assert (user.damage, target.damage) == (20, 0)


def test_prevented_effects() -> None:
    """NE-07: all effects of attacks are prevented: damage, condition, discard; other Pokémon are hit as usual."""
    table = Table()
    safe = table.active(0, "Mindling", "PP")
    table.active(1, "Tailwag", "L")
    table.attack("Vanish", coins="H")
    table.end_turn()
    table.attack("Pilfer")
    assert safe.damage == 0
    assert len(safe.energy) == 2


@pytest.mark.parametrize("attack", ["Hum", "Spores", "Dust", "Wag", "Hex"])
def test_prevented_effects_without_damage(attack: str) -> None:
    """HT-03 in spirit: an attack that only has an effect is stopped as well."""
    users = {
        "Hum": ("Mimewall", "P"),
        "Spores": ("Sporeling", "G"),
        "Dust": ("Boulderpup Bouldermaw", "F"),
        "Wag": ("Tailwag", "F"),
        "Hex": ("Mindling", "P"),
    }
    table = Table()
    safe = table.active(0, "Mindling", "P")
    table.active(1, *users[attack])
    table.attack("Vanish", coins="H")
    table.end_turn()
    table.attack(attack, *(["Daze"] if attack == "Hex" else []))
    assert safe.conditions == 0
    assert [effect.kind for effect in safe.effects] == [const.LASTS_PREVENT_EFFECTS]


def test_prevented_effects_stop_a_switch() -> None:
    """AM-24: moving the protected Pokémon is an effect done to it."""
    table = Table()
    safe = table.active(0, "Mindling", "P")
    table.bench(0, "Tailwag")
    table.bench(0, "Apery")
    table.active(1, "Gustwing", "FF")
    table.attack("Vanish", coins="H")
    table.end_turn()
    table.attack("Beckon")
    assert table.side(0).active is safe


def test_prevention_lasts_for_one_turn() -> None:
    """In the turn after the opponent's next turn it is over."""
    table = Table()
    safe = table.active(0, "Mindling", "P")
    table.active(1, "Tailwag", "L")
    table.attack("Vanish", coins="H")
    table.end_turn()
    table.end_turn()
    table.end_turn()
    table.attack("Pilfer")
    assert safe.damage == 10


def test_cannot_attack() -> None:
    """NE-25: refused in the next turn, but another Pokémon may attack."""
    table = Table()
    table.active(0, "Tailwag", "F")
    table.active(1, "Boulderpup", "F")
    table.bench(1, "Boulderpup", "F")
    table.hand(1, "Swap")
    table.attack("Wag")
    table.end_turn()
    assert not table.can("attack with Shove")
    table.do("play Swap")
    assert table.can("attack with Shove")


def test_damage_got_through() -> None:
    """LH-01: with all damage prevented nothing is offered; with some the counter may be removed."""
    table = Table()
    user = table.active(0, "Sporeling", "GG", damage=10)
    shielded = table.active(1, "Tailwag")
    table.trainer(shielded, "Shield", 3)
    table.attack("Sip")
    assert (user.damage, shielded.damage) == (10, 0)
    table = Table()
    user = table.active(0, "Sporeling", "GG", damage=10)
    target = table.active(1, "Tailwag")
    table.attack("Sip", "yes")
    assert (user.damage, target.damage) == (0, 20)


@pytest.mark.parametrize(("coins", "damage"), [("HHH", 60), ("HTH", 40), ("TTT", 0)])
def test_damage_times_heads(coins: str, damage: int) -> None:
    """R176: 20 for each heads."""
    table = Table()
    table.active(0, "Zapkin", "L")
    target = table.active(1, "Sporeling Sporelord")
    table.attack("Sparks", coins=coins)
    assert target.damage == damage


@pytest.mark.parametrize(("energy", "damage"), [("W", 10), ("WW", 20), ("WWW", 30), ("WWWW", 30), ("WG", 10)])
def test_unused_energy(energy: str, damage: int) -> None:
    """AM-11: 10 more for each Water Energy beyond the cost, at most two."""
    table = Table()
    table.active(0, "Dripling", energy)
    target = table.active(1, "Sporeling Sporelord")
    table.attack("Spray")
    assert target.damage == damage


def test_switch_by_attack() -> None:
    """The opponent chooses with Gale, the attacker with Beckon."""
    table = Table()
    table.active(0, "Gustwing", "FF")
    first = table.active(1, "Apery")
    table.bench(1, "Tailwag")
    other = table.bench(1, "Zapkin")
    table.attack("Gale", "your Zapkin (Bench 2)")
    assert table.side(1).active is other
    assert first.damage == 10
    table = Table()
    table.active(0, "Gustwing", "FF")
    table.active(1, "Apery")
    table.bench(1, "Tailwag")
    other = table.bench(1, "Zapkin")
    table.attack("Beckon", "opponent's Zapkin (Bench 2)")
    assert table.side(1).active is other


def test_knocked_out_and_switched() -> None:
    """KO-13: the owner chooses once; the Knocked Out Pokémon gives a Prize."""
    table = Table()
    table.active(0, "Gustwing", "FF")
    first = table.active(1, "Apery", damage=60)
    other = table.bench(1, "Tailwag")
    table.bench(1, "Zapkin")
    table.attack("Gale", "your Tailwag (Bench 1)", "Prize 1")
    assert not first.in_play
    assert table.side(1).active is other
    assert len(table.side(0).prizes) == 5
