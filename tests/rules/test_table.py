"""The zones and how the table looks (R002 to R006, R056 to R067, R216 to R224)."""

from __future__ import annotations

import pytest

from cardc.engine import board, const
from cardc.engine.chance import Chance
from cardc.engine.editions import Edition
from cardc.engine.view import View
from tests.engine.table import Table
from tests.rules.tables import in_all, in_bw, in_classic, pass_turn, plain, rule


def drawn(table: Table, seen_by: int = -1) -> str:
    return "\n".join(board.draw_board(table.game.state, table.game.edition, ("Ann", "Bob"), seen_by))


@in_all
@rule("R002", "R005")
def test_a_coin_has_two_equal_sides(edition: Edition) -> None:
    """Of 1,000 flips with one seed between 450 and 550 are heads; the log names the side."""
    chance = Chance(7)
    heads = sum(1 for _ in range(1000) if chance.coin())
    assert 450 < heads < 550
    table = plain(edition)
    table.active(0, "Boulderpup", "F", conditions=const.ASLEEP)
    pass_turn(table, coins="T")
    assert "flip tails" in [line[2] for line in table.game.log or []]


@in_all
@rule("R004", "R226")
def test_the_marker_of_a_poisoned_pokemon_is_no_counter(edition: Edition) -> None:
    table = plain(edition)
    table.active(1, "Boulderpup", damage=20, conditions=const.POISONED)
    assert "^ Boulderpup 30/50 HP oo (P)\n" in drawn(table)


@in_all
@rule("R216", "R219", "R224")
@pytest.mark.parametrize(
    ("condition", "sign"), [(const.ASLEEP, "<"), (const.CONFUSED, "v"), (const.PARALYZED, ">"), (0, "^")]
)
def test_the_position_of_the_card_shows_the_condition(edition: Edition, condition: int, sign: str) -> None:
    table = plain(edition)
    table.active(1, "Boulderpup", conditions=condition)
    assert f"Active  {sign} Boulderpup 50/50 HP" in drawn(table)


@in_all
@rule("R186", "R087")
def test_damage_is_shown_in_counters(edition: Edition) -> None:
    """40 damage are four counters."""
    table = plain(edition)
    table.active(1, "Apery", damage=40)
    assert "Apery 30/70 HP oooo\n" in drawn(table)


@in_all
@rule("R060", "R063", "R067", "R059")
def test_the_whole_table(edition: Edition) -> None:
    table = plain(edition, energy="FT")
    table.prizes(0, 2)
    table.arrangement.discard(1, table.side(1).deck[0].data)
    table.arrangement.done()
    assert drawn(table).splitlines() == [
        "turn 3, Ann plays",
        "Bob: 6 Prizes, deck 10, hand 0",
        "  Active  ^ Apery 70/70 HP",
        "  Bench 1 ^ Tailwag 50/50 HP",
        "  discard pile (top first): Psychic Energy",
        "-" * 40,
        "Ann: 2 Prizes, deck 14, hand 0",
        "  Active  ^ Boulderpup 50/50 HP [Fighting Energy, Twin Energy]",
        "  Bench 1 ^ Tailwag 50/50 HP",
        "  discard pile (top first): -",
    ]


@in_all
@rule("R057", "R058", "R067", "D44")
def test_what_a_player_sees(edition: Edition) -> None:
    """Numbers of all zones and both discard piles; the own hand; no deck, no Prizes, not the other hand."""
    table = plain(edition)
    table.hand(0, "Gustwing")
    table.hand(1, "Zapkin")
    table.arrangement.discard(1, table.side(1).deck[0].data)
    table.arrangement.done()
    view = View(table.game.state, 0)
    assert ([card.data.name for card in view.hand()], view.hand_size(1), view.deck_size(1)) == (["Gustwing"], 1, 10)
    assert [card.data.name for card in view.discard(1)] == ["Psychic Energy"]
    zapkin = table.side(1).hand[0].data.id
    assert repr(zapkin) not in str(view.to_json())
    assert "hand 1 (Gustwing)" in drawn(table, seen_by=0)
    assert "Zapkin" not in drawn(table, seen_by=0)


@in_all
@rule("R064")
def test_what_is_in_play(edition: Edition) -> None:
    """The Active Pokémon and the Bench; a Pokémon in the hand is not."""
    table = plain(edition)
    table.hand(0, "Gustwing")
    assert [pokemon.data.name for pokemon in table.side(0).pokemon()] == ["Boulderpup", "Tailwag"]


@in_all
@rule("R065")
def test_cards_in_play_work_turn_after_turn(edition: Edition) -> None:
    """The same attack with the same Energy in two turns; from the hand neither works."""
    table = Table(edition)
    table.active(0, "Tapper", "G")
    hit = table.active(1, "Dripling Torrentor")
    table.hand(0, "Flamette", "Fire Energy")
    for damage in (20, 40):
        assert not table.can("attack with Nudge")
        table.attack("Tap")
        assert hit.damage == damage
        pass_turn(table)
        pass_turn(table)


@in_all
@rule("R066")
def test_everyone_has_their_own_discard_pile(edition: Edition) -> None:
    """An Energy card that the opponent's attack discards goes to its owner's pile."""
    table = plain(edition)
    table.active(0, "Tailwag", "F")
    table.active(1, "Apery", "R")
    table.attack("Pilfer")
    assert (table.names(0, "discard"), table.names(1, "discard")) == ([], ["Fire Energy"])


@in_bw
@rule("R057")
def test_the_number_of_cards_in_a_deck_is_public(edition: Edition) -> None:
    table = plain(edition)
    assert [View(table.game.state, player).deck_size(0) for player in (0, 1)] == [10, 10]


@in_classic
@rule("R067")
def test_anyone_may_look_through_a_discard_pile(edition: Edition) -> None:
    table = plain(edition)
    table.arrangement.discard(0, *[card.data for card in table.side(1).deck[:2]])
    table.arrangement.done()
    assert [len(View(table.game.state, player).discard(0)) for player in (0, 1)] == [2, 2]
