"""The attack procedure (R159 to R174), Energy for it (R096 to R102)."""

from __future__ import annotations

import pytest

from cardc.engine import const
from cardc.engine.editions import Edition
from cardc.engine.trace import ATTACK
from tests.engine.table import Table, energy_names
from tests.rules.tables import in_all, in_bw, in_classic, in_dp, pass_turn, plain, rule

C = const.CONFUSED


def happened(table: Table) -> list[str]:
    """What the attack did, step by step."""
    return [line[2] for line in table.game.trace or [] if line[0] == ATTACK]


@in_all
@rule("R061", "R062", "R159")
def test_the_active_pokemon_attacks_the_opponents_active_pokemon(edition: Edition) -> None:
    """Benched Pokémon offer no attack; the damage goes to the Defending Pokémon."""
    table = plain(edition)
    table.bench(0, "Emberling", "RR")
    assert [label for label in table.labels() if label.startswith("attack")] == [
        "attack with Shove",
        "attack with Slam",
    ]
    table.attack("Shove")
    other = table.side(1)
    assert other.active is not None
    assert (other.active.damage, other.bench[0].damage) == (40, 0)


@in_all
@rule("R160", "R164")
def test_it_is_announced_by_name(edition: Edition) -> None:
    table = plain(edition)
    table.attack("Shove")
    assert happened(table)[0] == "attack: Shove"
    assert ("attack", "Shove") in [(line[2], line[3]) for line in table.game.log or []]


@in_all
@rule("R073", "R096-R099", "R164", "A13")
@pytest.mark.parametrize(
    ("energy", "usable"),
    [("RRG", True), ("RRR", True), ("RWW", False), ("RR", False), ("RRT", True), ("RT", False), ("", False)],
)
def test_two_fire_and_one_colorless(edition: Edition, energy: str, usable: bool) -> None:
    table = plain(edition)
    table.active(0, "Spender", energy)
    assert table.can("attack with Costly") is usable


@in_all
@rule("R097", "R099", "A14")
@pytest.mark.parametrize(("energy", "usable"), [("PPRR", True), ("PPT", True), ("PRRR", False), ("PPP", False)])
def test_two_psychic_and_two_colorless(edition: Edition, energy: str, usable: bool) -> None:
    table = plain(edition)
    table.active(0, "Spender", energy)
    assert table.can("attack with Mental") is usable


@in_all
@rule("R100", "A13")
def test_attacking_spends_no_energy(edition: Edition) -> None:
    table = plain(edition)
    table.active(0, "Spender", "RRG")
    table.attack("Costly")
    user = table.side(0).active
    assert user is not None
    assert len(energy_names(user)) == 3


@in_all
@rule("R101", "D43", "A15")
def test_an_attack_without_cost_needs_no_energy(edition: Edition) -> None:
    table = plain(edition)
    table.active(0, "Freebie")
    table.attack("Free Hit")
    target = table.side(1).active
    assert target is not None
    assert target.damage == 10


@in_all
@rule("R102")
def test_a_double_energy_card_pays_two(edition: Edition) -> None:
    """One card, two Energy; both are Colorless."""
    table = plain(edition)
    table.active(0, "Gustwing", "T")
    assert table.can("attack with Gale")
    table.active(0, "Boulderpup", "T")
    assert not table.can("attack with Slam")


@in_all
@rule("R114", "R161")
def test_only_one_of_its_attacks(edition: Edition) -> None:
    table = plain(edition)
    table.attack("Slam")
    target = table.side(1).active
    assert target is not None
    assert target.damage == 60
    assert table.game.state.phase == const.PHASE_TURN_END


@in_all
@rule("R166", "R162", "R171", "A17")
def test_what_it_costs_is_paid_first(edition: Edition) -> None:
    """Blaze: without a Fire Energy card to discard it can't be used."""
    table = plain(edition)
    table.active(0, "Emberling", "RG")
    table.attack("Blaze")
    user = table.side(0).active
    assert user is not None
    assert energy_names(user) == ["Grass Energy"]
    table = plain(edition)
    table.active(0, "Emberling", "GG")
    assert not table.can("attack with Blaze")


@in_all
@rule("R168", "D20", "A17")
def test_the_cost_is_lost_when_confusion_makes_it_fail(edition: Edition) -> None:
    """Step c before step e: the Fire Energy is gone, the opponent unhurt."""
    table = plain(edition)
    user = table.active(0, "Emberling", "RG", conditions=C)
    target = table.side(1).active
    assert target is not None
    table.attack("Blaze", coins="T")
    assert (energy_names(user), target.damage) == (["Grass Energy"], 0)
    assert user.damage == (20 if edition.name == "classic" else 30)


@in_all
@rule("R165", "A40")
def test_choices_come_before_the_check_for_confused(edition: Edition) -> None:
    """Hex: an attack of the Defending Pokémon is chosen, then the coin fails it."""
    table = plain(edition)
    table.active(0, "Mindling Mindlord", "P")
    table.active(0, "Mindling", "P", conditions=C)
    table.active(1, "Boulderpup", "F")
    table.attack("Hex", "Shove", *(["Prize 1"] if edition.name == "classic" else []), coins="T")
    assert "choices" in happened(table)


@in_all
@rule("A40", "R165")
def test_the_only_attack_needs_no_choice(edition: Edition) -> None:
    """Emberling's opponent has one attack: it is chosen without a question and can't be used."""
    table = plain(edition)
    table.active(0, "Mindling", "P")
    table.active(1, "Boulderpup", "F")
    table.attack("Hex", "Shove")
    pass_turn(table)
    assert not table.can("attack with Shove")
    pass_turn(table)
    pass_turn(table)
    assert table.can("attack with Shove")


@in_bw
@rule("R165", "A42")
@pytest.mark.parametrize("benched", [True, False])
def test_a_benched_pokemon_is_chosen_in_step_b(edition: Edition, benched: bool) -> None:
    """Pelt: 20 to it; with an empty Bench nothing is chosen and nothing happens."""
    table = plain(edition, bench="Tailwag" if benched else "")
    table.active(0, "Gustwing", "G")
    table.attack("Pelt")
    if benched:
        assert table.side(1).bench[0].damage == 20
    target = table.side(1).active
    assert target is not None
    assert target.damage == 0


@in_all
@rule("R167", "A41", "D31")
@pytest.mark.parametrize(("coin", "damage"), [("T", 0), ("H", 20)])
def test_an_effect_that_may_cancel_the_attack(edition: Edition, coin: str, damage: int) -> None:
    """Dust: the Defending Pokémon's owner flips in the next turn; on tails nothing at all happens."""
    table = plain(edition)
    user = table.active(0, "Boulderpup Bouldermaw", "F")
    table.active(1, "Boulderpup", "F")
    table.attack("Dust")
    pass_turn(table)
    table.attack("Shove", coins=coin)
    assert user.damage == damage


@in_all
@rule("R167", "A41")
def test_that_effect_ends_with_the_turn_the_bench_and_evolving(edition: Edition) -> None:
    for way in ("turn", "evolve", "bench"):
        table = plain(edition)
        table.active(0, "Boulderpup Bouldermaw", "F")
        table.active(1, "Boulderpup", "FF")
        table.hand(1, "Bouldermaw", "Swap", "Swap")
        table.attack("Dust")
        pass_turn(table)
        if way == "turn":
            pass_turn(table)
            pass_turn(table)
        elif way == "evolve":
            table.do("evolve your Boulderpup (Active) into Bouldermaw")
        else:
            table.do("play Swap")
            table.do("play Swap")
        table.attack("Slam")


@in_all
@rule("R167", "R168", "A41")
def test_it_comes_before_the_check_for_confused(edition: Edition) -> None:
    """Tails for the effect: no second coin."""
    table = plain(edition)
    table.active(0, "Boulderpup Bouldermaw", "F")
    target = table.active(1, "Boulderpup", "F")
    table.attack("Dust")
    target.conditions = C
    pass_turn(table)
    table.attack("Shove", coins="T")
    assert target.damage == 10


@in_all
@rule("R166", "R168", "D31", "A43")
def test_when_the_coin_of_the_text_is_flipped(edition: Edition) -> None:
    """Confused and tails. bw flips the attack's own coin first; classic and dp do not come to it."""
    table = plain(edition)
    user = table.active(0, "Tosser", "G", conditions=C)
    table.attack("Toss", coins="HT" if edition.name == "bw" else "T")
    target = table.side(1).active
    assert target is not None
    assert (user.damage, target.damage) == (20 if edition.name == "classic" else 30, 0)


@in_all
@rule("R169", "R172", "R173", "R162", "R185", "D31", "A44")
def test_damage_then_effects_then_knock_outs(edition: Edition) -> None:
    """30 and Paralyzed on 30 HP: the condition is put on the Pokémon, then it is Knocked Out, one Prize."""
    table = plain(edition)
    table.active(0, "Stunner", "F")
    table.active(1, "Mindling", damage=10)
    table.attack("Stun", "Prize 1")
    lines = [line[2] for line in table.game.trace or []]
    order = [
        lines.index(line) for line in ("damage on Mindling", "Mindling is now Paralyzed", "Mindling is Knocked Out")
    ]
    assert order == sorted(order)
    assert len(table.side(0).prizes) == 5


@in_bw
@rule("R170")
def test_what_comes_before_the_damage_counts_for_it(edition: Edition) -> None:
    """Sparks: the coins of step c make the damage of step f."""
    table = plain(edition)
    table.active(0, "Zapkin", "L")
    table.attack("Sparks", coins="HHT")
    target = table.side(1).active
    assert target is not None
    assert target.damage == 40


@in_dp
@rule("R171", "R172")
def test_the_order_of_pt(edition: Edition) -> None:
    """Energy, costs, effects on the attacker, Weakness, counters, Knock Out, Prize."""
    table = plain(edition)
    user = table.active(0, "Emberling", "RR")
    table.trainer(user, "Booster", 3)
    table.active(1, "Sporeling")
    table.attack("Blaze", "Prize 1")
    lines = [line[2] for line in table.game.trace or []]
    order = ["attack: Blaze", "requirements", "base damage", "Trainer card", "Weakness", "damage on Sporeling"]
    places = [lines.index(line) for line in (*order, "Sporeling is Knocked Out")]
    assert places == sorted(places)


@in_bw
@rule("R173", "R174")
def test_an_attack_may_damage_both(edition: Edition) -> None:
    table = plain(edition)
    user = table.active(0, "Tosser", "G")
    table.attack("Both")
    target = table.side(1).active
    assert target is not None
    assert (user.damage, target.damage) == (10, 10)


@in_all
@rule("R185")
def test_an_effect_happens_also_without_damage(edition: Edition) -> None:
    """From people who play: Nil does 0 and draws a card nevertheless."""
    table = plain(edition)
    table.active(0, "Tosser", "G")
    table.attack("Nil")
    assert len(table.side(0).hand) == 1


@in_classic
@rule("R177", "R178", "A26")
def test_nothing_raises_no_damage(edition: Edition) -> None:
    table = plain(edition)
    user = table.active(0, "Tosser", "G")
    table.trainer(user, "Booster", 3)
    table.attack("Nil")
    target = table.side(1).active
    assert target is not None
    assert target.damage == 0
