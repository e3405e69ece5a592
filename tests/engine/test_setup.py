"""Setting up (R022 to R042). Shuffles leave the order, so every hand is known: a deck is drawn from its last card."""

from __future__ import annotations

import pytest

from cardc.engine import const
from cardc.engine.bots import ScriptedPlayer
from cardc.engine.carddata import CardData
from cardc.engine.decisions import ASK_EXTRA_CARDS, ASK_FIRST_BENCH, Player, Question
from cardc.engine.editions import BW, CLASSIC, DP, Edition
from cardc.engine.game import Game
from cardc.engine.setup import new_state, set_up
from cardc.engine.state import State
from cardc.engine.view import View
from tests.engine.cards import BY_NAME

POKEMON = BY_NAME["Apery"]
ENERGY = BY_NAME["Fire Energy"]
EVOLUTION = BY_NAME["Pyrelord"]


def deck(*top: CardData) -> list[CardData]:
    """60 cards, ``top`` first when drawn, the rest Energy with a Basic Pokémon at the very bottom."""
    rest = [POKEMON] + [ENERGY] * (59 - len(top))
    return rest + list(reversed(top))


def begin(
    first: list[CardData], second: list[CardData], script: list[str], edition: Edition = CLASSIC, coin: bool = True
) -> Game:
    state = new_state((first, second), 0, edition)
    state.chance.shuffles = False
    state.chance.coins = [1 if coin else 0]
    state.chance.strict = True
    player = ScriptedPlayer(script)
    game = Game(state, edition, player, player)
    game.log = []
    set_up(game)
    assert player.script == []
    return game


def test_usual_set_up() -> None:
    """R022, R024, R034 to R040: 7 cards, one Active, no Bench wanted, 6 Prizes, heads: player 0 begins."""
    game = begin(deck(POKEMON), deck(POKEMON), [])
    for side in game.state.sides:
        assert side.active is not None
        assert side.active.data is POKEMON
        assert len(side.hand) == 6
        assert len(side.prizes) == 6
        assert len(side.deck) == 47
        assert side.bench == []
    assert game.state.first_player == 0
    assert game.state.player == 0
    assert game.state.phase == const.PHASE_TURN_START
    assert not game.state.face_down


def test_tails_and_the_second_player_begins() -> None:
    """R038, R039."""
    game = begin(deck(POKEMON), deck(POKEMON), [], coin=False)
    assert (game.state.first_player, game.state.player) == (1, 1)


def test_prizes_are_the_top_cards_of_the_deck() -> None:
    """R036: after 7 cards of the hand come the 6 Prizes."""
    game = begin(deck(POKEMON, *[ENERGY] * 6, *[EVOLUTION] * 6), deck(POKEMON), [])
    assert [card.data for card in game.state.sides[0].prizes] == [EVOLUTION] * 6


def test_active_and_bench_are_chosen() -> None:
    """R034, R035: the player may stop at any time; equal cards are one option."""
    zapkin = BY_NAME["Zapkin"]
    game = begin(
        deck(POKEMON, zapkin, zapkin, EVOLUTION),
        deck(POKEMON, POKEMON),
        ["Zapkin", "Apery", "no more", "Apery"],
    )
    first, second = game.state.sides
    assert first.active is not None
    assert first.active.data is zapkin
    assert [pokemon.data for pokemon in first.bench] == [POKEMON]
    assert [pokemon.data for pokemon in second.bench] == [POKEMON]
    assert EVOLUTION in [card.data for card in first.hand]


def test_bench_of_five_at_most() -> None:
    """R035: with seven Basic Pokémon one stays in hand."""
    game = begin(deck(*[POKEMON] * 7), deck(POKEMON), ["Apery"] * 5)
    assert len(game.state.sides[0].bench) == 5
    assert len([card for card in game.state.sides[0].hand if card.data is POKEMON]) == 1


class _Refuser(Player):
    """Takes no extra cards, puts nothing on the Bench."""

    def answer(self, question: Question) -> int:
        return 0


def test_evolution_cards_are_no_basic_pokemon() -> None:
    """R026 to R028, R042: a deck of Evolution cards and one Basic Pokémon; mulligans until that one is in hand."""
    cards = [POKEMON] + [EVOLUTION] * 59
    game = Game(new_state((cards, deck(*[POKEMON] * 20)), 5, CLASSIC), CLASSIC, _Refuser(), _Refuser())
    game.log = []
    set_up(game)
    assert [line for line in game.log if line[1] == 0 and line[2] == "mulligan"] != []
    active = game.state.sides[0].active
    assert active is not None
    assert active.data is POKEMON
    assert game.state.sides[0].bench == []


def _mulligan_seed(failed: set[int]) -> int:
    """A seed with which just these players have no Basic Pokémon in the first hand, and all have one in the second."""
    for seed in range(10_000):
        state = _decks(seed)
        game = Game(state, CLASSIC, _Refuser(), _Refuser())
        game.log = []
        set_up(game)
        found = [line[1] for line in game.log if line[2] == "mulligan"]
        if found == sorted(failed):
            return seed
    raise AssertionError("no seed found")


def _decks(seed: int, edition: Edition = CLASSIC) -> State:
    cards = [POKEMON] * 10 + [ENERGY] * 50
    return new_state((cards, cards), seed, edition)


@pytest.mark.parametrize(("edition", "most"), [(CLASSIC, 2), (BW, 1), (DP, 1)])
def test_extra_cards_for_the_opponents_mulligan(edition: Edition, most: int) -> None:
    """A55, R029, R030: optional, 0 to 2 in classic, 0 or 1 in the others."""
    seed = _mulligan_seed({0})
    for wanted in range(most + 1):
        player = _Taker(wanted)
        game = Game(_decks(seed, edition), edition, _Taker(0), player)
        set_up(game)
        assert player.offered == list(range(most + 1))
        side = game.state.sides[1]
        in_play = len(side.pokemon())
        assert len(side.hand) + in_play == 7 + wanted
        assert len(side.prizes) == 6


class _Taker(Player):
    """Takes so many extra cards, puts nothing on the Bench; remembers what was offered and how many cards were seen."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.offered: list[int] = []
        self.prizes_then = -1

    def answer(self, question: Question) -> int:
        if question.kind == ASK_EXTRA_CARDS:
            self.offered = list(question.options)
            self.prizes_then = question.view.prizes_left(question.player)
            return self.wanted
        return 0


def test_extra_cards_come_at_once_in_classic_and_after_the_prizes_in_dp() -> None:
    """R031."""
    seed = _mulligan_seed({0})
    for edition, prizes in ((CLASSIC, 0), (BW, 0), (DP, 6)):
        player = _Taker(1)
        set_up(Game(_decks(seed, edition), edition, _Taker(0), player))
        assert player.prizes_then == prizes


def test_both_without_basic_pokemon() -> None:
    """A56, R032: both draw again, nobody is offered extra cards."""
    seed = _mulligan_seed({0, 1})
    players = (_Taker(1), _Taker(1))
    game = Game(_decks(seed), CLASSIC, *players)
    set_up(game)
    assert [player.offered for player in players] == [[], []]
    assert all(len(side.hand) + len(side.pokemon()) == 7 for side in game.state.sides)


def test_opponents_pokemon_are_hidden_until_they_are_revealed() -> None:
    """R034, R040: the second player does not see what the first has put down."""
    seen: list[int] = []

    class Looker(_Refuser):
        def answer(self, question: Question) -> int:
            if question.kind == ASK_FIRST_BENCH:
                view: View = question.view
                seen.append(len(view.pokemon(0)))
            return 0

    game = begin(deck(POKEMON), deck(POKEMON, POKEMON), ["no more"])
    assert len(View(game.state, 1).pokemon(0)) == 1
    state = new_state((deck(POKEMON), deck(POKEMON, POKEMON)), 0, CLASSIC)
    state.chance.shuffles = False
    set_up(Game(state, CLASSIC, Looker(), Looker()))
    assert seen == [0]


def test_a_deck_without_basic_pokemon_is_refused() -> None:
    """R015: the opening hands would never end."""
    with pytest.raises(ValueError, match="R015"):
        set_up(Game(new_state(([ENERGY] * 60, deck(POKEMON)), 0, CLASSIC), CLASSIC, _Refuser(), _Refuser()))
