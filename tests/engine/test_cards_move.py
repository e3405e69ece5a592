"""Cards put from zone to zone, looked at, put in order; what only one player knows."""

from __future__ import annotations

from cardc.engine.const import ALL, ANY_TYPE
from cardc.engine.context import Context
from cardc.engine.invariants import problems
from cardc.engine.view import View
from tests.engine.table import Table


def start(*hand: str) -> Table:
    table = Table()
    table.active(0, "Throbber", "W")
    table.active(1, "Apery")
    table.hand(0, *hand)
    return table


def test_card_traded_away_is_not_offered() -> None:
    """TR-05, ER-05: the card must be there before the cost is paid."""
    table = start("Finder", "Swap", "Draught")
    assert not table.can("play Finder")
    table.arrangement.discard(0, *[card.data for card in table.side(0).hand[2:]])
    table.arrangement.done()
    table.do("play Finder")
    assert table.names(0, "hand") == ["Draught"]
    assert table.names(0, "discard") == ["Swap", "Draught", "Finder"]


def test_from_the_discard_pile_to_the_bench() -> None:
    """40 HP: half is 20."""
    table = start("Raise")
    table.side(0).discard = []
    assert not table.can("play Raise")
    table.hand(0, "Emberling")
    card = table.side(0).hand.pop()
    table.side(0).discard.append(card)
    table.do("play Raise")
    raised = table.side(0).bench[0]
    assert (raised.data.name, raised.damage) == ("Emberling", 20)
    for _ in range(4):
        table.bench(0, "Apery")
    table.hand(0, "Raise", "Emberling")
    table.side(0).discard.append(table.side(0).hand.pop())
    assert not table.can("play Raise")


def test_on_top_of_the_deck() -> None:
    table = start("Restack", "Swap")
    table.side(0).discard.append(table.side(0).hand.pop())
    table.do("play Restack")
    assert table.side(0).deck[-1].data.name == "Swap"
    assert problems(table.game) == []


def test_any_number_and_that_many() -> None:
    """ME-07: two Fire Energy cards discarded, two cards from the opponent's deck; none is possible too (ME-06)."""
    table = Table()
    user = table.active(0, "Medley", "RRRW")
    table.active(1, "Apery")
    table.attack("Brushfire", "2")
    assert len(user.energy) == 2
    assert len(table.names(1, "discard")) == 2
    table = Table()
    table.active(0, "Medley", "R")
    table.active(1, "Apery")
    table.attack("Brushfire", "0")
    assert table.names(1, "discard") == []


def test_all_energy_goes_without_a_question() -> None:
    """Two of two kinds, all of them: there is nothing to choose."""
    table = Table()
    user = table.active(0, "Medley", "RW")
    table.active(1, "Apery")
    Context(table.game, 0).discard_energy(ALL, ALL, ANY_TYPE, user)
    assert table.answers.asked == []
    assert table.names(0, "discard") == ["Fire Energy", "Water Energy"]


def test_search_to_the_bench() -> None:
    """Any of the names; not with a full Bench."""
    table = Table()
    table.active(0, "Caller", "G")
    table.active(1, "Apery")
    table.arrangement.deck(0, *[card.data for card in start("Zapkin", "Emberling", "Dripling").side(0).hand])
    table.arrangement.done()
    table.attack("Call", "Emberling")
    assert [pokemon.data.name for pokemon in table.side(0).bench] == ["Emberling"]
    for _ in range(4):
        table.bench(0, "Apery")
    table.end_turn()
    table.end_turn()
    assert not table.can("attack with Call")


def test_order_of_a_deck() -> None:
    """The first card chosen lies on top; only the player who looked knows them, until the turn ends."""
    table = start()
    cards = [card.data for card in start("Swap", "Drag", "Leap").side(0).hand]
    made = table.arrangement.hand(1, *cards)
    table.arrangement.done()
    side = table.side(1)
    side.hand = []
    side.deck += list(reversed(made))
    table.attack("Foresee", "opponent's deck", "3", "Leap", "Swap")
    assert [card.data.name for card in reversed(side.deck[-3:])] == ["Leap", "Swap", "Drag"]
    assert [card.data.name for card in View(table.game.state, 0).seen()] == ["Swap", "Drag", "Leap"]
    assert View(table.game.state, 1).seen() == []
    assert all("Leap" not in line for line in table.game.log or [])
    table.end_turn()
    assert View(table.game.state, 0).seen() == []


def test_looking_at_a_prize_or_a_deck() -> None:
    """The look itself is open, what is seen is not."""
    table = Table()
    table.active(0, "Spymonk")
    table.active(1, "Apery")
    table.do("use Spy of your Spymonk (Active)", "a Prize", "opponent's Prize 2")
    assert View(table.game.state, 0).seen() == [table.side(1).prizes[1]]
    assert View(table.game.state, 1).seen() == []
    table = Table()
    table.active(0, "Spymonk")
    table.active(1, "Apery")
    table.hand(1, "Swap")
    table.do("use Spy of your Spymonk (Active)", "a random card")
    assert [card.data.name for card in View(table.game.state, 0).seen()] == ["Swap"]
    table = Table()
    table.active(0, "Spymonk")
    table.active(1, "Apery")
    table.do("use Spy of your Spymonk (Active)", "the top card", "your deck")
    assert View(table.game.state, 0).seen() == [table.side(0).deck[-1]]
