"""Powers and Stadiums that speak of others, and the order in which they switch each other on and off."""

from __future__ import annotations

import pytest

from cardc.engine import const, standing
from cardc.engine.const import ASLEEP, COLORLESS, FIGHTING, FIRE, GRASS, PSYCHIC
from cardc.engine.decisions import ASK_ACTION, Question
from cardc.engine.editions import DP
from cardc.engine.invariants import problems
from cardc.engine.view import View
from tests.engine.table import Table


def test_nobody_evolves() -> None:
    """AE-01, AE-03: from the Bench, for both players, and a card that skips a stage neither."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    table.active(1, "Apery")
    table.bench(1, "Old_Amber Fossilwing")
    table.hand(0, "Bouldermaw", "Boulderlord", "Leap")
    assert not any(label.startswith("evolve") for label in table.labels())
    assert not table.can("play Leap")


def test_that_power_stops_with_its_condition() -> None:
    table = Table()
    table.active(0, "Boulderpup", "F")
    keeper = table.active(1, "Old_Amber Fossilwing")
    table.hand(0, "Bouldermaw")
    assert not table.can("evolve your Boulderpup (Active) into Bouldermaw")
    table.dress(keeper, "", ASLEEP)
    assert table.can("evolve your Boulderpup (Active) into Bouldermaw")


def test_all_other_powers_are_ignored() -> None:
    """TG-01, TG-09: from the Bench; activated and standing powers of both players."""
    table = Table()
    table.active(0, "Sporeling Sporelord", "GG")
    table.bench(0, "Sporeling")
    table.bench(1, "Sporeling Smogger")
    wall = table.active(1, "Mimewall")
    assert not any(label.startswith("use") for label in table.labels())
    table.dress(table.active(0, "Boulderpup"), "FF", 0)
    table.attack("Slam")
    assert wall.damage == 30


def test_two_of_them_and_one_asleep() -> None:
    """TG-05: the awake one is enough."""
    table = Table()
    table.active(0, "Sporeling Sporelord", "GG")
    table.bench(0, "Sporeling")
    table.dress(table.active(1, "Sporeling Smogger"), "", ASLEEP)
    table.bench(1, "Sporeling Smogger")
    assert not any(label.startswith("use") for label in table.labels())


def test_asleep_it_ignores_nothing() -> None:
    table = Table()
    table.active(0, "Sporeling Sporelord", "GG")
    table.bench(0, "Sporeling")
    table.dress(table.active(1, "Sporeling Smogger"), "", ASLEEP)
    assert table.can("use Graft of your Sporelord (Active)")


def test_powers_that_ignore_each_other_are_an_error() -> None:
    """No reading of two such powers is stable."""
    table = Table()
    table.active(0, "Sporeling Smogger")
    with pytest.raises(standing.StandingRulesError, match="Dull Smog, Hush"):
        table.active(1, "Hushling")


def test_evolving_into_it_under_the_lock() -> None:
    """TG-03: its power is not there before it is in play."""
    table = Table()
    table.active(0, "Sporeling")
    table.active(1, "Apery")
    table.bench(1, "Old_Amber Fossilwing")
    table.hand(0, "Smogger")
    assert not table.can("evolve your Sporeling (Active) into Smogger")


def test_each_benched_one_makes_retreat_cheaper() -> None:
    """RA-01, RA-03: two on the Bench take off 2; ignored they take off nothing; the opponent's count for the opponent."""
    table = Table()
    active = table.active(0, "Mindling Mindlord", "P")
    table.bench(0, "Towbird")
    table.active(1, "Apery")
    table.bench(1, "Towbird")
    assert not table.can("retreat")
    table.bench(0, "Towbird")
    assert table.can("retreat")
    table.bench(1, "Sporeling Smogger")
    assert not table.can("retreat")
    del table.side(1).bench[1]
    standing.renew(table.game.state)
    table.do("retreat", "your Towbird (Bench 1)")
    assert active.energy == ()


def test_active_it_pulls_nobody() -> None:
    """Its power holds on the Bench only."""
    table = Table()
    table.active(0, "Towbird")
    thick = table.bench(0, "Boulderpup", "")
    table.active(1, "Apery")
    table.do("retreat")
    assert table.side(0).active is thick
    assert table.can("retreat")


def test_hand_face_up() -> None:
    """The opponent of the power's owner plays with the hand face up; it ends with a condition."""
    table = Table()
    glarer = table.active(0, "Glarer")
    table.active(1, "Apery")
    table.hand(0, "Swap")
    table.hand(1, "Draught", "Leap")
    hand = View(table.game.state, 0).opponents_hand()
    assert hand is not None
    assert [card.data.name for card in hand] == ["Draught", "Leap"]
    assert View(table.game.state, 1).opponents_hand() is None
    table.dress(glarer, "", ASLEEP)
    assert View(table.game.state, 0).opponents_hand() is None


def test_immunity() -> None:
    """It can't become Asleep; already Asleep nothing protects it from Poison."""
    table = Table()
    table.active(0, "Mimewall", "P")
    target = table.active(1, "Thickhide")
    table.attack("Hum")
    assert target.conditions == 0
    table = Table()
    table.active(0, "Sporeling", "G")
    target = table.active(1, "Thickhide", conditions=ASLEEP)
    table.attack("Spores")
    assert target.conditions == ASLEEP | const.POISONED


def test_stadium_holds_for_both_and_is_replaced() -> None:
    """R135: one in play; the other one goes to its owner's discard pile; a second of the name can't be played."""
    table = Table(DP)
    table.active(0, "Gustwing")
    table.bench(0, "Apery")
    table.active(1, "Gustwing")
    table.bench(1, "Apery")
    table.hand(0, "Marsh", "Marsh")
    table.hand(1, "Arena")
    table.do("play Marsh")
    assert not table.can("retreat")
    assert table.names(0, "discard") == []
    assert problems(table.game) == []
    table.end_turn()
    assert not table.can("retreat")
    assert not table.can("play Marsh")
    table.do("play Arena")
    assert table.can("retreat")
    assert table.names(0, "discard") == ["Marsh"]
    assert View(table.game.state, 0).stadium() is not None


def test_stadium_that_raises_damage() -> None:
    table = Table(DP)
    table.active(0, "Emberling", "R")
    target = table.active(1, "Thickhide")
    table.hand(0, "Arena")
    table.do("play Arena")
    table.attack("Nudge")
    assert target.damage == 20


# --- being treated as another card ---------------------------------------------------------------------------


def test_copied_face() -> None:
    """DI-01: HP, type, Weakness, no Resistance, retreat, attacks; the name too."""
    table = Table()
    putty = table.active(0, "Putty", "FF")
    table.active(1, "Boulderpup")
    assert (putty.data.hp, putty.types, putty.data.retreat) == (50, (FIGHTING,), 1)
    assert [weakness.type for weakness in putty.data.weaknesses] == [GRASS]
    assert putty.data.resistances == ()
    assert putty.data.name == "Boulderpup"
    assert [attack.name for attack in putty.data.attacks] == ["Shove", "Slam"]


def test_copy_with_energy_of_every_type() -> None:
    """DI-03: a double Energy is two of any type."""
    table = Table()
    table.active(0, "Putty", "T")
    target = table.active(1, "Emberling")
    table.bench(1, "Apery")
    table.attack("Blaze", "Prize 1")
    assert not target.in_play
    assert table.names(0, "discard") == ["Twin Energy"]


def test_copy_is_off_with_a_condition() -> None:
    """DI-05."""
    table = Table()
    putty = table.active(0, "Putty", conditions=ASLEEP)
    table.active(1, "Bouldermaw")
    assert (putty.data.hp, putty.types) == (50, (COLORLESS,))
    assert putty.data.attacks == ()
    assert [resistance.type for resistance in putty.data.resistances] == [PSYCHIC]


def test_copied_power_works() -> None:
    """DI-07: damage of 30 or more (10, and 10 for each card attached to the attacker) is prevented."""
    table = Table()
    table.active(0, "Twoface", "P")
    table.trainer(table.side(0).pokemon()[0], "Booster", 3)
    putty = table.active(1, "Putty", damage=20)
    table.attack("Pilfer")
    assert putty.damage == 40
    table = Table()
    attacker = table.active(0, "Twoface", "P")
    for _ in range(2):
        table.trainer(attacker, "Booster", 3)
    putty = table.active(1, "Putty", damage=20)
    table.attack("Pilfer")
    assert putty.damage == 20


def test_copy_of_a_copy_is_itself() -> None:
    table = Table()
    one = table.active(0, "Putty")
    other = table.active(1, "Putty")
    assert (one.data.hp, other.data.hp) == (50, 50)
    assert one.data.attacks == ()


def test_copy_cannot_evolve() -> None:
    """DI-09."""
    table = Table()
    table.active(0, "Putty")
    table.active(1, "Boulderpup")
    table.hand(0, "Bouldermaw")
    assert not any(label.startswith("evolve") for label in table.labels())


def test_smaller_card_opposite_knocks_it_out() -> None:
    """DI-15: the HP drop at once."""
    table = Table()
    putty = table.active(1, "Putty", damage=40)
    table.bench(1, "Apery")
    table.active(0, "Boulderpup Bouldermaw", "F")
    table.bench(0, "Mimewall")
    table.hand(0, "Swap")
    table.do("play Swap", "Prize 1")
    assert not putty.in_play
    assert len(table.side(0).prizes) == 5


def test_powers_ignored_knock_it_out() -> None:
    """TG-07: evolving into the power that ignores others makes it plain, and it falls."""
    table = Table(player=1)
    putty = table.active(0, "Putty", damage=50)
    table.bench(0, "Apery")
    table.active(1, "Boulderpup Bouldermaw")
    table.bench(1, "Sporeling")
    table.hand(1, "Smogger")
    assert putty.data.hp == 80
    table.do("evolve your Sporeling (Bench 1) into Smogger", "Prize 1")
    assert not putty.in_play
    assert len(table.side(1).prizes) == 5


def test_waking_up_knocks_it_out() -> None:
    """Asleep it is plain with 50 HP; awake it has the 40 of the card opposite."""
    table = Table()
    putty = table.active(0, "Putty", damage=40, conditions=ASLEEP)
    table.bench(0, "Apery")
    table.active(1, "Mimewall")
    table.end_turn("Prize 1", coins="H")
    assert not putty.in_play


def test_copy_of_the_power_that_ignores_others() -> None:
    """The copied power ignores all but the copying power it rests on, also while the real one sleeps."""
    table = Table()
    putty = table.active(0, "Putty")
    wall = table.bench(0, "Mimewall")
    table.active(1, "Sporeling Smogger", conditions=ASLEEP)
    assert putty.data.name == "Smogger"
    assert wall.powers_ignored == 1
    assert problems(table.game) == []


def test_copy_falls_with_the_prizes_of_what_it_is() -> None:
    """DI-13: opposite a Trainer card played as a Pokémon it has 10 HP, can't retreat, and its Knock Out gives no Prize."""
    table = Table()
    putty = table.active(1, "Putty")
    table.bench(1, "Apery")
    table.active(0, "Rag_Doll")
    assert (putty.data.hp, putty.data.attacks, putty.data.doll) == (10, (), True)


def test_changed_type_is_not_copied_and_hooks_are_sound() -> None:
    """The copy is of the card; what effects changed about it stays with it."""
    table = Table()
    tinter = table.active(0, "Tinter")
    putty = table.active(1, "Putty")
    table.bench(1, "Emberling")
    table.bench(1, "Mimewall")
    table.do("use Tint of your Tinter (Active)", "Fire")
    assert tinter.types == (FIRE,)
    assert putty.types == (GRASS,)
    assert problems(table.game) == []


def test_attack_question_names_copied_attacks() -> None:
    """The label of a copied attack is found through the card that bears it."""
    table = Table()
    table.active(0, "Putty", "FF")
    table.active(1, "Boulderpup")
    labels = Question(table.game.state, 0, ASK_ACTION, [7 << 16, 7 << 16 | 256], "").labels()
    assert labels == ["attack with Shove", "attack with Slam"]
