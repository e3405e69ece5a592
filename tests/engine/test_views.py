"""What a player may see (R037, R057, R058, R067)."""

from __future__ import annotations

import json

from cardc.engine.decisions import ASK_ACTION, Question
from cardc.engine.view import View
from tests.engine.table import Table


def test_hidden_information_is_absent() -> None:
    """The opponent's hand, both decks and all Prizes are only numbers; own hand and discard piles are open."""
    table = Table()
    table.active(0, "Boulderpup", "F", damage=10)
    table.active(1, "Zapkin", "L")
    table.hand(0, "Draught")
    table.hand(1, "Lookup", "Salve")
    table.arrangement.discard(1)
    view = View(table.game.state, 0)
    assert [card.data.name for card in view.hand()] == ["Draught"]
    assert view.hand_size(1) == 2
    assert (view.deck_size(0), view.deck_size(1)) == (10, 10)
    assert (view.prizes_left(0), view.prizes_left(1)) == (6, 6)
    text = json.dumps(view.to_json())
    assert "t-30" in text  # own Draught
    for hidden in ("t-32", "t-33", "t-54"):  # the opponent's hand, the decks
        assert hidden not in text
    data = view.to_json()
    assert data["your_turn"] is True
    opponent = data["opponent"]
    assert isinstance(opponent, dict)
    assert "hand" not in opponent


def test_a_view_is_a_copy() -> None:
    """Changing what one sees changes nothing."""
    table = Table()
    pokemon = table.active(0, "Boulderpup")
    table.active(1, "Zapkin")
    View(table.game.state, 1).pokemon(0)[0].damage = 30
    View(table.game.state, 0).hand().clear()
    assert pokemon.damage == 0


def test_question_gives_the_view_of_the_player_asked() -> None:
    table = Table()
    table.active(0, "Boulderpup")
    table.active(1, "Zapkin")
    assert Question(table.game.state, 1, ASK_ACTION, [0], "").view.player == 1
