"""Trainer cards that are played as Pokémon, and cards that leave play, devolve or change places by an effect."""

from __future__ import annotations

from cardc.engine.const import ASLEEP, POISONED
from cardc.engine.invariants import problems
from cardc.engine.setup import has_basic, may_start
from cardc.engine.state import Card
from tests.engine.others import ALL_BY_NAME
from tests.engine.table import Table, energy_names


def test_played_as_a_pokemon() -> None:
    """It goes to the Bench, can be given Energy, has no attack and can't retreat."""
    table = Table()
    table.active(0, "Apery", "F")
    table.active(1, "Apery")
    table.hand(0, "Rag Doll", "Fire Energy")
    table.do("play Rag Doll")
    assert [pokemon.data.name for pokemon in table.side(0).bench] == ["Rag Doll"]
    assert table.names(0, "hand") == ["Fire Energy"]
    table.do("attach Fire Energy to your Rag Doll (Bench 1)")
    assert problems(table.game) == []


def test_full_bench_has_no_room_for_it() -> None:
    table = Table()
    table.active(0, "Apery")
    table.active(1, "Apery")
    for _ in range(5):
        table.bench(0, "Apery")
    table.hand(0, "Rag Doll")
    assert not table.can("play Rag Doll")


def test_no_prize_for_it() -> None:
    """CD-01."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    table.active(1, "Rag_Doll")
    table.bench(1, "Apery")
    table.attack("Shove")
    assert table.names(1, "discard") == ["Rag Doll"]
    assert len(table.side(0).prizes) == 6
    assert table.side(1).active is not None


def test_last_pokemon_is_a_doll() -> None:
    """Its Knock Out gives no Prize, but its owner has no Pokémon left."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    table.active(1, "Rag_Doll")
    table.attack("Shove")
    assert (table.game.state.winner, len(table.side(0).prizes)) == (0, 6)


def test_no_condition_no_retreat_no_attack() -> None:
    """CD-03, CD-07."""
    table = Table()
    table.active(0, "Mimewall", "P")
    doll = table.active(1, "Rag_Doll", "T")
    table.bench(1, "Apery")
    table.attack("Hum")
    assert doll.conditions == 0
    table.end_turn()
    assert table.can("discard your Rag Doll (Active)")
    assert not table.can("retreat")
    assert not any(label.startswith("attack") for label in table.labels())


def test_its_player_discards_it() -> None:
    """CD-05: no Prize; the new Active Pokémon may attack."""
    table = Table()
    table.active(0, "Rag_Doll", "R")
    table.bench(0, "Boulderpup", "F")
    table.active(1, "Apery")
    table.do("discard your Rag Doll (Active)")
    assert table.names(0, "discard") == ["Rag Doll", "Fire Energy"]
    assert len(table.side(1).prizes) == 6
    table.attack("Shove")


def test_the_last_one_stays() -> None:
    """CD-06, decided: nobody gives up that way."""
    table = Table()
    table.active(0, "Rag_Doll")
    table.active(1, "Apery")
    assert table.labels() == ["end the turn"]


def test_discarding_is_no_power() -> None:
    """TG-13."""
    table = Table()
    table.active(0, "Apery")
    table.bench(0, "Rag_Doll")
    table.active(1, "Apery")
    table.bench(1, "Sporeling Smogger")
    assert table.can("discard your Rag Doll (Bench 1)")


def test_set_up() -> None:
    """CD-08, CD-09: it makes no legal hand, but may be put down when another card does."""
    doll = Card(0, ALL_BY_NAME["Rag Doll"], 0)
    energy = Card(1, ALL_BY_NAME["Fire Energy"], 0)
    pup = Card(2, ALL_BY_NAME["Boulderpup"], 0)
    assert not has_basic([doll, energy])
    assert has_basic([doll, pup])
    assert may_start(doll)
    assert not may_start(energy)


def test_evolves_into_what_names_it() -> None:
    """CD-13: not in the turn it came; the Evolution card is a Pokémon like any other."""
    table = Table()
    table.active(0, "Apery")
    table.bench(0, "Old_Amber")
    table.active(1, "Apery")
    table.hand(0, "Fossilwing", "Old Amber")
    table.do("play Old Amber")
    labels = table.labels()
    assert "evolve your Old Amber (Bench 1) into Fossilwing" in labels
    assert "evolve your Old Amber (Bench 2) into Fossilwing" not in labels
    table.do("evolve your Old Amber (Bench 1) into Fossilwing")
    wing = table.side(0).bench[0]
    assert (wing.data.hp, wing.data.doll, wing.data.prizes) == (60, False, 1)


def test_skipping_a_stage_on_it() -> None:
    table = Table()
    table.active(0, "Apery")
    amber = table.bench(0, "Old_Amber")
    table.active(1, "Apery")
    table.hand(0, "Leap", "Leapmaw")
    table.do("play Leap")
    assert amber.data.name == "Leapmaw"


def test_trainer_card_everywhere_else() -> None:
    """CD-11: in a hand it is a Trainer card."""
    table = Table()
    table.active(0, "Apery")
    table.active(1, "Apery")
    table.hand(0, "Maiden", "Rag Doll", "Fire Energy")
    table.hand(1, "Swap", "Apery")
    table.do("play Maiden")
    assert table.names(0, "hand") == ["Fire Energy"]
    assert table.names(1, "hand") == ["Apery"]
    assert "Rag Doll" in table.names(0, "deck")
    assert "Swap" in table.names(1, "deck")
    assert [card.data.name for card in table.side(0).seen] == ["Swap", "Apery"]


# --- leaving play ---------------------------------------------------------------------------------------------


def test_only_the_lowest_card_returns() -> None:
    """SU-01: the others are discarded, the Bench steps in, no Prize."""
    table = Table()
    table.active(0, "Emberling Pyrelord", "T", damage=40, conditions=ASLEEP)
    table.bench(0, "Apery")
    table.active(1, "Apery")
    table.hand(0, "Scoop")
    table.do("play Scoop", "your Pyrelord (Active)")
    assert table.names(0, "hand") == ["Emberling"]
    assert table.names(0, "discard") == ["Pyrelord", "Twin Energy", "Scoop"]
    assert len(table.side(1).prizes) == 6
    assert table.side(0).pokemon()[0].data.name == "Apery"


def test_only_pokemon_cannot_be_taken() -> None:
    """SU-02, CO-03, decided: refused."""
    table = Table()
    table.active(0, "Fleer")
    table.active(1, "Apery")
    table.hand(0, "Scoop")
    assert not table.can("play Scoop")
    assert not table.can("use Flee of your Fleer (Active)")


def test_doll_returns() -> None:
    """CD-15."""
    table = Table()
    table.active(0, "Rag_Doll", "W")
    table.bench(0, "Apery")
    table.active(1, "Apery")
    table.hand(0, "Scoop")
    table.do("play Scoop", "your Rag Doll (Active)")
    assert table.names(0, "hand") == ["Rag Doll"]
    assert table.names(0, "discard") == ["Water Energy", "Scoop"]


def test_fleeing_pokemon() -> None:
    """CO-01: what is attached is discarded; replayed it is fresh and can't flee in that turn."""
    table = Table()
    table.active(0, "Fleer", "W", damage=20)
    table.bench(0, "Apery")
    table.active(1, "Apery")
    table.do("use Flee of your Fleer (Active)")
    assert table.names(0, "discard") == ["Water Energy"]
    table.do("put Fleer on the Bench")
    assert table.side(0).bench[0].damage == 0
    assert not table.can("use Flee of your Fleer (Bench 1)")


def test_everything_goes_into_the_deck() -> None:
    """MF-01."""
    table = Table()
    table.active(0, "Apery")
    table.bench(0, "Emberling Pyrelord", "RR", damage=80)
    table.active(1, "Apery")
    table.hand(0, "Hermit")
    table.do("play Hermit")
    assert table.names(0, "deck").count("Pyrelord") == 1
    assert table.names(0, "deck").count("Fire Energy") == 2
    assert table.side(0).bench == []
    assert table.names(0, "discard") == ["Hermit"]


def test_attack_returns_the_defending_pokemon() -> None:
    """Unless it is Knocked Out: then it is discarded and gives a Prize."""
    table = Table()
    table.active(0, "Echobird Echolord", "F")
    table.active(1, "Apery", "FF", damage=30)
    table.bench(1, "Emberling")
    table.attack("Twister")
    assert table.names(1, "hand") == ["Apery", "Fighting Energy", "Fighting Energy"]
    table = Table()
    table.active(0, "Echobird Echolord", "F")
    table.active(1, "Apery", damage=40)
    table.bench(1, "Emberling")
    table.attack("Twister", "Prize 1")
    assert table.names(1, "hand") == []
    assert table.names(1, "discard") == ["Apery"]


def test_last_pokemon_returned_loses() -> None:
    table = Table()
    table.active(0, "Echobird Echolord", "F")
    table.active(1, "Apery")
    table.attack("Twister")
    assert table.game.state.winner == 0


# --- devolving ----------------------------------------------------------------------------------------------


def test_devolving_by_a_stage() -> None:
    """The named stage and all above go; damage and Energy stay; conditions end; it can't evolve again this turn (DV-03)."""
    table = Table()
    lord = table.active(0, "Boulderpup Bouldermaw Boulderlord", "F", damage=20, conditions=POISONED)
    table.active(1, "Apery")
    table.hand(0, "Unwind", "Boulderlord")
    table.do("play Unwind", "Stage 2")
    assert lord.data.name == "Bouldermaw"
    assert (lord.damage, lord.conditions, energy_names(lord)) == (20, 0, ["Fighting Energy"])
    assert table.names(0, "discard") == ["Boulderlord", "Unwind"]
    assert not any(label.startswith("evolve") for label in table.labels())


def test_devolving_to_less_hp_knocks_out() -> None:
    """DV-01."""
    table = Table()
    lord = table.active(0, "Boulderpup Bouldermaw Boulderlord", "F", damage=60)
    table.bench(0, "Apery")
    table.active(1, "Apery")
    table.hand(0, "Unwind")
    table.do("play Unwind", "Stage 1", "Prize 1")
    assert not lord.in_play
    assert len(table.side(1).prizes) == 5


def test_devolving_after_a_skipped_stage() -> None:
    """BR-05: only one Evolution card, so nobody is asked."""
    table = Table()
    lord = table.active(0, "Boulderpup Boulderlord", damage=30)
    table.active(1, "Apery")
    table.hand(0, "Unwind")
    table.do("play Unwind")
    assert (lord.data.name, lord.damage) == ("Boulderpup", 30)


def test_nothing_to_devolve() -> None:
    """DI-11: a copy of an evolved card has no Evolution card."""
    table = Table()
    table.active(0, "Putty")
    table.active(1, "Boulderpup Bouldermaw")
    table.hand(0, "Unwind")
    assert not table.can("play Unwind")


def test_fossil_line_devolves_to_the_doll() -> None:
    table = Table()
    wing = table.active(0, "Old_Amber Fossilwing")
    table.active(1, "Apery")
    table.hand(0, "Unwind")
    table.do("play Unwind")
    assert (wing.data.name, wing.data.doll) == ("Old Amber", True)


def test_taking_the_active_place() -> None:
    """SI-01: no Energy is paid, the conditions of the other one end."""
    table = Table()
    old = table.active(0, "Apery", "F", conditions=ASLEEP | POISONED)
    barger = table.bench(0, "Barger")
    table.active(1, "Apery")
    table.do("use Barge of your Barger (Bench 1)")
    assert table.side(0).active is barger
    assert (old.conditions, len(old.energy)) == (0, 1)
    assert not table.can("use Barge of your Barger (Active)")
