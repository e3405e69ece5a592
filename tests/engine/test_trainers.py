"""Trainer cards (R131 to R138) and what cannot be done (R233 to R235)."""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.carddata import TrainerData
from cardc.engine.editions import BW, CLASSIC, DP
from cardc.engine.effect import TrainerEffect
from tests.engine.table import Table, energy_names


def opened(table: Table) -> Table:
    """Two plain Active Pokémon."""
    table.active(0, "Boulderpup", "F")
    table.active(1, "Apery", "FR")
    return table


def test_played_then_discarded() -> None:
    """R131, R132: any number of them."""
    table = opened(Table())
    table.hand(0, "Draught", "Draught")
    table.do("play Draught")
    table.do("play Draught")
    assert len(table.side(0).hand) == 4
    assert table.names(0, "discard") == ["Draught", "Draught"]


def test_draws_as_many_as_there_are() -> None:
    """A57, TR-03, R233, R235: no loss."""
    table = opened(Table())
    table.hand(0, "Draught")
    table.deck_size(0, 1)
    table.do("play Draught")
    assert len(table.side(0).hand) == 1
    assert not table.game.over


def test_new_hand() -> None:
    """TR-01: the played card is not part of the hand that is discarded and drawn."""
    table = opened(Table())
    table.hand(0, "Fresh Start", "Salve")
    table.do("play Fresh Start")
    assert table.names(0, "hand") == ["Psychic Energy"] * 7
    assert table.names(0, "discard") == ["Salve", "Fresh Start"]


def test_requirement_of_a_trainer_card() -> None:
    """Two other cards must be there; they are chosen and discarded before the search."""
    table = opened(Table())
    table.hand(0, "Lookup", "Salve")
    assert not table.can("play Lookup")
    table.hand(0, "Swap", "Drag")
    table.do("play Lookup", "Salve", "Drag")
    assert table.names(0, "discard") == ["Salve", "Drag", "Lookup"]
    assert table.names(0, "hand") == ["Swap", "Psychic Energy"]


def test_removing_counters() -> None:
    """TR-15: up to 2, as many as there are; nothing to remove, not playable."""
    table = opened(Table())
    pokemon = table.side(0).active
    assert pokemon is not None
    table.hand(0, "Salve", "Salve", "Salve")
    assert not table.can("play Salve")
    pokemon.damage = 40
    table.do("play Salve", "1")
    assert pokemon.damage == 30
    table.do("play Salve", "2")
    assert pokemon.damage == 10
    table.do("play Salve")
    assert pokemon.damage == 0


def test_discarding_energy_of_the_opponent() -> None:
    """ER-01: one card, even if it gives two Energy."""
    table = Table()
    table.active(0, "Boulderpup")
    table.active(1, "Apery")
    target = table.bench(1, "Zapkin", "T")
    table.hand(0, "Strip")
    table.do("play Strip")
    assert energy_names(target) == []
    assert table.names(1, "discard") == ["Twin Energy"]


def test_choosing_which_energy() -> None:
    """The player of the Trainer card chooses."""
    table = opened(Table())
    target = table.side(1).active
    assert target is not None
    table.hand(0, "Strip")
    table.do("play Strip", "Fire Energy")
    assert energy_names(target) == ["Fighting Energy"]


def test_switching_with_a_trainer_card() -> None:
    """A45, SW-01: no cost, works for a Paralyzed Pokémon, is no retreat."""
    table = Table(BW)
    old = table.active(0, "Boulderpup", conditions=const.PARALYZED)
    new = table.bench(0, "Gustwing")
    table.active(1, "Apery")
    table.hand(0, "Swap")
    table.do("play Swap")
    assert table.side(0).active is new
    assert old.conditions == 0
    assert table.can("retreat")


def test_attached_until_the_end_of_the_turn() -> None:
    """PP-01, R137: discarded when the turn ends."""
    table = opened(Table())
    table.hand(0, "Booster")
    table.do("play Booster")
    holder = table.side(0).active
    assert holder is not None
    assert table.names(0, "discard") == []
    assert len(holder.trainers) == 1
    table.do("end the turn")
    table.end_turn()
    assert table.names(0, "discard") == ["Booster"]
    assert list(holder.trainers) == []


def test_attached_until_the_end_of_the_opponents_next_turn() -> None:
    """DF-03: works in the opponent's turn, discarded when that ends."""
    table = Table()
    holder = table.active(0, "Boulderpup")
    table.active(1, "Boulderpup", "F")
    table.hand(0, "Shield")
    table.do("play Shield")
    table.end_turn()
    table.attack("Shove")
    assert holder.damage == 0
    assert len(holder.trainers) == 1
    table.end_turn()
    assert table.names(0, "discard") == ["Shield"]
    table.end_turn()
    table.attack("Shove")
    assert holder.damage == 20


def test_attached_card_goes_to_the_bench_with_its_pokemon() -> None:
    """DF-09, R149: retreating does not discard it."""
    table = Table()
    holder = table.active(0, "Gustwing")
    table.bench(0, "Apery")
    table.active(1, "Apery")
    table.hand(0, "Shield")
    table.do("play Shield", "your Gustwing (Active)")
    table.do("retreat")
    assert len(holder.trainers) == 1


def test_no_trainer_cards_in_the_very_first_turn_of_dp() -> None:
    """A47, R116: only the starting player, only in dp."""
    for edition, turn, allowed in ((DP, 1, False), (DP, 2, True), (CLASSIC, 1, True), (BW, 1, True)):
        table = opened(Table(edition, turn=turn))
        table.hand(0, "Draught")
        assert table.can("play Draught") is allowed


def test_supporters_and_stadiums() -> None:
    """A48, R133, R134: one of each a turn in bw; classic has none."""

    class Nothing(TrainerEffect):
        name = "Nothing"

    supporter = TrainerData("x-1", "Helper", Nothing(), const.SUPPORTER)
    stadium = TrainerData("x-2", "Arena", Nothing(), const.STADIUM)
    table = opened(Table(BW))
    table.arrangement.hand(0, supporter, supporter, stadium, stadium)
    table.arrangement.done()
    table.do("play Helper")
    assert not table.can("play Helper")
    table.do("play Arena")
    assert not table.can("play Arena")
    table.end_turn()
    table.end_turn()
    assert table.can("play Helper")
    table = opened(Table(CLASSIC))
    table.arrangement.hand(0, supporter, stadium)
    table.arrangement.done()
    assert not table.can("play Helper")
    assert not table.can("play Arena")
