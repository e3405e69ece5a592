"""What is counted in a game, worked out by hand from short records of moves."""

from __future__ import annotations

from cardc.engine import const, moves
from cardc.engine.bots import RandomBot
from cardc.engine.carddata import CardData, EnergyData, PokemonData
from cardc.engine.editions import CLASSIC
from cardc.engine.game import Game
from cardc.engine.setup import new_state
from cardc.engine.tally import Tally, play_until
from cardc.simulate.counts import Counts
from cardc.simulate.plan import Seeds
from tests.simulate.worlds import small_job

PUP = PokemonData("t-1", "Pup", const.BASIC, (const.FIRE,), 50)
FIRE = EnergyData("t-2", "Fire Energy", (const.FIRE,))


def _game() -> Game:
    deck: list[CardData] = [PUP, PUP, FIRE]
    return Game(new_state((deck, deck), 1, CLASSIC), CLASSIC, RandomBot(1), RandomBot(2))


def test_a_card_is_drawn_played_and_attacks() -> None:
    """Player 1 draws both Pups, puts one down, shows the other in a mulligan and draws it again from the Prizes; the Energy comes
    from the deck straight onto the Pup, so it was neither drawn nor played. Two attacks; the player wins."""
    game = _game()
    deck, hand, active, prizes = const.ZONE_DECK, const.ZONE_HAND, const.ZONE_ACTIVE, const.ZONE_PRIZES
    game.moves = [
        (0, 0, deck, hand, moves.DRAWN, 0, ""),
        (0, 1, deck, hand, moves.DRAWN, 0, ""),
        (0, 1, hand, deck, moves.MULLIGAN, 0, ""),
        (0, 0, hand, active, moves.SET_UP, 0, ""),
        (1, 2, deck, const.ZONE_ATTACHED, moves.ATTACHED, 0, ""),
        (2, 1, prizes, hand, moves.PRIZE, 0, ""),
    ]
    game.state.winner = 0
    tally = Tally(game.state.cards)
    tally.add(game, [0, 0])
    assert tally.of(0) == {"t-1": [2, 1, 1, 1, 1, 1, 2, 1, 1], "t-2": [0] * 9}
    assert tally.of(1) == {"t-1": [0] * 9, "t-2": [0] * 9}


def test_the_loser_wins_nothing_with_what_it_drew() -> None:
    game = _game()
    game.moves = [(0, 5, const.ZONE_DECK, const.ZONE_HAND, moves.DRAWN, 1, "")]
    game.state.winner = 0
    tally = Tally(game.state.cards)
    tally.add(game, [])
    tally.add(game, [])
    assert tally.of(1)["t-2"] == [2, 2, 0, 0, 0, 0, 0, 0, 0]


def test_energy_that_goes_back_into_the_deck_was_not_played() -> None:
    game = _game()
    game.moves = [(3, 2, const.ZONE_HAND, const.ZONE_DECK, moves.PUT, 0, "")]
    tally = Tally(game.state.cards)
    tally.add(game, [])
    assert tally.of(0)["t-2"] == [0] * 9


def test_a_game_stops_after_the_most_actions() -> None:
    game = Game(new_state(([PUP] * 60, [PUP] * 60), 1, CLASSIC), CLASSIC, RandomBot(1), RandomBot(2))
    assert play_until(game, 3) == 3
    assert not game.over


def test_counts_add_up() -> None:
    one = Counts(
        2,
        [1, 0],
        1,
        0,
        0,
        30,
        {"prizes": [1, 0]},
        {10: 1, 20: 1},
        [1, 1],
        [1, 0],
        [{6: 1}, {2: 1}],
        [{"a": [1] * 9}, {}],
    )
    two = Counts(1, [0, 0], 0, 1, 1, 90, {}, {20: 1}, [0, 1], [0, 0], [{}, {}], [{"a": [2] * 9}, {"b": [1] * 9}])
    one.add(two)
    assert (one.games, one.wins, one.draws, one.stopped, one.actions) == (3, [1, 0], 1, 1, 120)
    assert one.turns == {10: 1, 20: 2}
    assert one.cards == [{"a": [3] * 9}, {"b": [1] * 9}]
    assert one.points(0) == 2  # a win, half for the draw, half for the game that was stopped
    assert one.points(1) == 1
    assert one.mean_turns == 50 / 3
    assert (one.turns_at(0.3), one.turns_at(0.5), one.turns_at(1)) == (10, 20, 20)


def test_seeds_follow_from_decks_bots_and_numbers_alone() -> None:
    (pairing,) = small_job().pairings
    assert Seeds(pairing, 1).of(7) == Seeds(pairing, 1).of(7)
    drawn = [Seeds(pairing, seed).of(game) for seed in (1, 2) for game in (0, 1)]
    assert len({word for words in drawn for word in words}) == 12
