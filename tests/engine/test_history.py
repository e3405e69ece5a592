"""What an attack did, done again; reactions to attacks; attacks that copy attacks."""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.carddata import PokemonData, TrainerData
from cardc.engine.const import CONFUSED, POISONED
from cardc.engine.context import Context
from cardc.engine.effect import PowerEffect, TrainerEffect
from tests.engine.table import Table


def hit_by(name: str, attack: str, *answers: str, energy: str = "FF", coins: str = "", user: str = "Echobird") -> Table:
    """B's attacker has just used an attack on A's Active Pokémon with two Fighting Energy; it is A's turn again."""
    table = Table(turn=4, player=1)
    table.active(0, user, "FF")
    table.active(1, name, energy)
    table.attack(attack, *answers, coins=coins)
    table.end_turn()
    return table


def test_damage_is_done_again() -> None:
    """MM-01: the number after Weakness and all else is the base damage."""
    table = hit_by("Boulderpup", "Slam")
    table.attack("Echo")
    target = table.side(1).active
    assert target is not None
    assert target.damage == 30


def test_what_raises_damage_counts_again() -> None:
    """MM-03."""
    table = hit_by("Boulderpup", "Slam")
    table.hand(0, "Booster")
    table.do("play Booster")
    table.attack("Echo")
    target = table.side(1).active
    assert target is not None
    assert target.damage == 40


def test_condition_alone_is_done_again() -> None:
    """MM-04, MM-01: Poison, no damage."""
    table = hit_by("Sporeling", "Spores", energy="G")
    table.attack("Echo")
    target = table.side(1).active
    assert target is not None
    assert (target.damage, target.conditions) == (0, POISONED)


def test_discarded_energy_is_chosen_anew() -> None:
    """MM-07: as many cards, which of them says the one who repeats."""
    table = hit_by("Tailwag", "Pilfer", energy="RWF", user="Echobird Echolord")
    table.attack("Echo", "Water Energy")
    assert table.names(1, "discard") == ["Water Energy"]
    target = table.side(1).active
    assert target is not None
    assert (target.damage, len(target.energy)) == (10, 2)


def test_lasting_effect_is_done_again() -> None:
    """A flip to attack, from the opponent's next turn on."""
    table = hit_by("Boulderpup Bouldermaw", "Dust")
    table.attack("Echo", coins="H")
    table.end_turn()
    target = table.side(1).active
    assert target is not None
    table.attack("Slam", coins="T")
    assert table.side(0).pokemon()[0].damage == 10


def test_switch_is_done_again() -> None:
    """Who chose the new Active Pokémon then, the owner, chooses again; the damage comes first."""
    table = Table(turn=4, player=1)
    table.active(0, "Echobird", "FF")
    table.bench(0, "Apery")
    hit = table.active(1, "Gustwing", "FF")
    table.bench(1, "Emberling")
    table.bench(1, "Dripling")
    table.attack("Gale")
    table.end_turn()
    table.hand(0, "Swap")
    table.do("play Swap")
    table.attack("Echo", "your Dripling (Bench 2)")
    active = table.side(1).active
    assert active is not None
    assert (hit.damage, active.data.name) == (10, "Dripling")


def test_not_attacked_nothing_happens() -> None:
    """MM-05."""
    table = Table()
    table.active(0, "Echobird", "F")
    target = table.active(1, "Boulderpup", "FF")
    table.attack("Echo")
    assert target.damage == 0


def test_two_turns_later_it_is_forgotten() -> None:
    table = hit_by("Boulderpup", "Shove")
    table.end_turn()
    table.end_turn()
    table.attack("Echo")
    target = table.side(1).active
    assert target is not None
    assert target.damage == 0


def test_evolved_pokemon_was_not_attacked() -> None:
    """MM-09."""
    table = hit_by("Boulderpup", "Slam")
    table.hand(0, "Echolord")
    table.do("evolve your Echobird (Active) into Echolord")
    table.attack("Echo")
    target = table.side(1).active
    assert target is not None
    assert target.damage == 0


def test_copying_the_repeating_attack() -> None:
    """The copying Pokémon repeats what was done to itself; no attack that copies may be chosen (ME-09)."""
    table = Table(turn=4, player=1)
    table.active(0, "Apery", "F")
    table.active(1, "Boulderpup", "F")
    table.attack("Shove")
    assert table.side(0).pokemon()[0].damage == 40
    table.end_turn()
    table.active(1, "Echobird", "F")
    table.attack("Ape", "Echo")
    target = table.side(1).active
    assert target is not None
    assert target.damage == 40


def test_copying_attack_is_no_option() -> None:
    table = Table()
    table.active(0, "Apery", "F")
    table.active(1, "Echobird")
    table.attack("Ape", "Nudge")
    labels = [question.labels() for question in table.answers.asked if question.kind == 10]
    assert labels == [["Echo", "Nudge"]]


# --- reactions --------------------------------------------------------------------------------------------------


def pact(energy: str = "FF") -> Table:
    """A's Pactling has used Pact; it is B's turn with a Boulderpup; both have a Bench."""
    table = Table()
    table.active(0, "Pactling", "P")
    table.bench(0, "Apery")
    table.active(1, "Boulderpup", energy)
    table.bench(1, "Apery")
    table.attack("Pact")
    table.end_turn()
    return table


def test_both_fall() -> None:
    """DB-01: each player takes a Prize."""
    table = pact()
    table.attack("Slam", "Prize 1", "Prize 1")
    assert table.names(0, "discard") == ["Pactling", "Psychic Energy"]
    assert "Boulderpup" in table.names(1, "discard")
    assert [len(table.side(player).prizes) for player in (0, 1)] == [5, 5]


def test_more_ways_to_win() -> None:
    """DB-03: last Prizes on both sides, but only B has no Pokémon left."""
    table = pact()
    table.prizes(0, 1)
    table.prizes(1, 1)
    table.side(1).bench = []
    table.attack("Slam")
    assert table.game.state.winner == 0


def test_pact_ends_on_the_bench() -> None:
    """DB-05."""
    table = pact()
    table.hand(1, "Drag", "Drag")
    table.do("play Drag")
    table.do("play Drag")
    table.attack("Slam", "Prize 1")
    assert len(table.side(0).prizes) == 6
    assert len(table.side(1).prizes) == 5


def test_failed_attack_knocks_nobody_out() -> None:
    """DB-07."""
    table = pact()
    attacker = table.side(1).active
    assert attacker is not None
    table.dress(attacker, "", CONFUSED)
    table.attack("Slam", coins="T")
    assert attacker.damage == 20
    assert table.side(0).pokemon()[0].damage == 0


def test_reaction_to_damage_lasts_one_turn() -> None:
    table = Table()
    table.active(0, "Pactling", "P", damage=0)
    attacker = table.active(1, "Apery", "F")
    table.active(1, "Towbird", "F")
    attacker = table.side(1).pokemon()[0]
    table.attack("Bristle")
    table.end_turn()
    table.attack("Nudge")
    assert attacker.damage == 20
    table.end_turn()
    table.end_turn()
    table.attack("Nudge")
    assert attacker.damage == 20


def test_effect_kinds_are_kept_apart() -> None:
    table = pact()
    kinds = [effect.kind for effect in table.side(0).pokemon()[0].effects]
    assert kinds == [const.LASTS_REACTION]


class Ward(PowerEffect):
    """Once a turn: during the opponent's next turn, whenever this Pokémon is damaged, 10 damage to the attacker."""

    name = "Ward"
    usage = const.USAGE_ONCE

    def use(self, c: Context) -> None:
        c.react_when(c.user, const.OPPONENTS_NEXT_TURN, const.EVENT_DAMAGED)

    def damaged_by_attack(self, c: Context) -> None:
        c.do_damage(10, c.attacker)


class Trap(TrainerEffect):
    """During the opponent's next turn, whenever your Active Pokémon is damaged, 30 damage to the attacker."""

    name = "Trap"

    def play(self, c: Context) -> None:
        c.react_when(c.your_active, const.OPPONENTS_NEXT_TURN, const.EVENT_DAMAGED)

    def damaged_by_attack(self, c: Context) -> None:
        c.do_damage(30, c.attacker)


def test_reactions_that_powers_and_trainer_cards_leave() -> None:
    """What they leave happens in the turn it lasts, and not after it."""
    table = Table()
    warded = PokemonData("x-1", "Warded", const.BASIC, (const.COLORLESS,), 60, powers=(Ward(),))
    table.arrangement.active(0, warded)
    attacker = table.active(1, "Towbird", "F")
    table.arrangement.hand(0, TrainerData("x-2", "Trap", Trap()))
    table.arrangement.done()
    table.do("play Trap")
    table.do("use Ward of your Warded (Active)")
    table.end_turn()
    table.attack("Nudge")
    assert attacker.damage == 10 + 30
    table.end_turn()
    table.end_turn()
    table.attack("Nudge")
    assert attacker.damage == 10 + 30
