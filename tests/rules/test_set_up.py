"""Setting up (R022 to R042)."""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.bots import ScriptedPlayer
from cardc.engine.carddata import PokemonData
from cardc.engine.decisions import ASK_EXTRA_CARDS, ASK_FIRST_BENCH, ASK_YES_NO, Player, Question
from cardc.engine.editions import Edition
from cardc.engine.game import Game
from cardc.engine.setup import new_state, set_up
from cardc.engine.view import View
from tests.engine.cards import BY_NAME
from tests.rules.tables import ENERGY, POKEMON, Recorder, begin_turn, deck_of, in_all, in_bw, in_classic, rule, start

EVOLUTION = BY_NAME["Pyrelord"]
RESTORED = PokemonData("s-1", "Archen", const.RESTORED, (const.FIGHTING,), 70)
MIXED = [POKEMON] * 10 + [ENERGY] * 50


def log_of(game: Game, *what: str) -> list[tuple[int, str]]:
    return [(line[1], line[2]) for line in game.log or [] if line[2] in what]


class Taker(Recorder):
    """Takes so many extra cards for a mulligan; remembers what it was offered and how many Prizes lay there."""

    def __init__(self, wanted: int) -> None:
        super().__init__()
        self.wanted = wanted
        self.offered: list[tuple[list[int], int]] = []

    def answer(self, question: Question) -> int:
        if question.kind == ASK_EXTRA_CARDS:
            self.offered.append((list(question.options), question.view.prizes_left(question.player)))
            return min(self.wanted, len(question.options) - 1)
        return 0


def mulligans(edition: Edition, seed: int, *players: Player) -> tuple[Game, list[int]]:
    """A set-up with shuffles, and who had to draw anew, in order."""
    game = Game(new_state((MIXED, MIXED), seed, edition), edition, players[0], players[1])
    game.log = []
    set_up(game)
    return game, [player for player, _ in log_of(game, "mulligan")]


def seed_for(wanted: list[int], edition: Edition) -> int:
    """A seed with which just these players draw anew, in this order."""
    for seed in range(20_000):
        if mulligans(edition, seed, Taker(0), Taker(0))[1] == wanted:
            return seed
    raise AssertionError("no seed found")


@in_all
@rule("R022", "R024", "R034", "R036", "R038", "R040", "R041", "R056", "D05")
def test_the_usual_set_up(edition: Edition) -> None:
    """7 cards, an Active Pokémon, 6 Prizes; 47 cards are left in the deck."""
    game = start(edition, deck_of(POKEMON), deck_of(POKEMON))
    for side in game.state.sides:
        assert side.active is not None
        assert side.active.data is POKEMON
        assert (len(side.hand), len(side.prizes), len(side.deck), side.bench) == (6, 6, 47, [])
    assert not game.state.face_down


@in_all
@rule("R038", "R039", "D04")
def test_the_winner_of_the_flip_begins_and_is_not_asked(edition: Edition) -> None:
    for heads, first in ((True, 0), (False, 1)):
        players = (Recorder(), Recorder())
        game = start(edition, deck_of(POKEMON), deck_of(POKEMON), players, heads=heads)
        assert (game.state.first_player, game.state.player) == (first, first)
        assert ASK_YES_NO not in players[0].kinds + players[1].kinds


@in_all
@rule("R022", "R038", "D05")
def test_the_coin_is_flipped_after_the_hands(edition: Edition) -> None:
    game = start(edition, deck_of(POKEMON), deck_of(POKEMON))
    assert log_of(game, "draw", "flip heads") == [(0, "draw"), (1, "draw"), (0, "flip heads")]


@in_all
@rule("R025", "R036", "R037", "R057")
def test_prizes_are_the_top_cards_and_nobody_sees_them(edition: Edition) -> None:
    game = start(edition, deck_of(POKEMON, *[ENERGY] * 6, *[EVOLUTION] * 6), deck_of(POKEMON))
    assert [card.data for card in game.state.sides[0].prizes] == [EVOLUTION] * 6
    for player in (0, 1):
        view = View(game.state, player)
        assert repr(EVOLUTION.id) not in str(view.to_json())
        assert (view.prizes_left(0), view.deck_size(0)) == (6, 47)


@in_all
@rule("R035", "R063", "R107")
def test_a_bench_of_five_at_most(edition: Edition) -> None:
    players = (ScriptedPlayer(["Apery"] * 5), ScriptedPlayer([]))
    game = start(edition, deck_of(*[POKEMON] * 7), deck_of(POKEMON), players)
    assert len(game.state.sides[0].bench) == 5
    assert [card.data for card in game.state.sides[0].hand] == [POKEMON]


@in_all
@rule("R035")
def test_the_bench_is_optional(edition: Edition) -> None:
    players = (ScriptedPlayer(["no more"]), ScriptedPlayer([]))
    game = start(edition, deck_of(*[POKEMON] * 3), deck_of(POKEMON), players)
    assert game.state.sides[0].bench == []


@in_all
@rule("R026", "R042", "R246", "A50")
def test_only_basic_pokemon_are_put_down(edition: Edition) -> None:
    """Neither Evolution cards nor Restored Pokémon are offered, although five of each are in hand."""
    for other in (EVOLUTION, RESTORED):
        game = start(edition, deck_of(POKEMON, *[other] * 6), deck_of(POKEMON))
        side = game.state.sides[0]
        assert side.active is not None
        assert side.active.data is POKEMON
        assert side.bench == []


@in_bw
@rule("A50", "R246")
def test_a_hand_of_restored_pokemon_is_a_mulligan(edition: Edition) -> None:
    decks = ([POKEMON] * 3 + [RESTORED] * 57, [POKEMON] * 60)
    game = Game(new_state(decks, 3, edition), edition, Recorder(), Recorder())
    game.log = []
    set_up(game)
    assert (0, "mulligan") in log_of(game, "mulligan")
    active = game.state.sides[0].active
    assert active is not None
    assert active.data is POKEMON


@in_all
@rule("R027", "R028", "A55")
def test_a_hand_without_basic_pokemon_is_shown_and_drawn_anew(edition: Edition) -> None:
    """Three times if need be; each time seven cards are shown and the hand has seven again."""
    seed = seed_for([0, 0, 0], edition)
    game, _ = mulligans(edition, seed, Taker(0), Taker(0))
    assert log_of(game, "shows") == [(0, "shows")] * 21
    side = game.state.sides[0]
    assert len(side.hand) + len(side.pokemon()) == 7


@in_all
@rule("R029", "R030", "D01", "A55")
def test_extra_cards_for_the_opponents_mulligan(edition: Edition) -> None:
    """Optional: 0 to 2 in classic, 0 or 1 in dp and bw, for each mulligan."""
    most = {"classic": 2, "dp": 1, "bw": 1}[edition.name]
    seed = seed_for([0, 0], edition)
    for wanted in range(most + 1):
        taker = Taker(wanted)
        game, _ = mulligans(edition, seed, Taker(0), taker)
        assert [offered for offered, _ in taker.offered] == [list(range(most + 1))] * 2
        side = game.state.sides[1]
        assert len(side.hand) + len(side.pokemon()) == 7 + 2 * wanted


@in_all
@rule("R031", "D02", "A55")
def test_when_extra_cards_are_drawn(edition: Edition) -> None:
    """pt: with the Prizes laid out. Else at once."""
    taker = Taker(1)
    mulligans(edition, seed_for([0], edition), Taker(0), taker)
    assert [prizes for _, prizes in taker.offered] == [6 if edition.name == "dp" else 0]


@in_all
@rule("R032", "D03", "A56")
def test_both_without_basic_pokemon_get_no_extra_cards(edition: Edition) -> None:
    takers = (Taker(2), Taker(2))
    mulligans(edition, seed_for([0, 1], edition), *takers)
    assert [taker.offered for taker in takers] == [[], []]


@in_classic
@rule("R033")
def test_then_the_one_without_mulligans_alone(edition: Edition) -> None:
    """First both, then player 0 alone: player 1 is asked once."""
    takers = (Taker(0), Taker(1))
    mulligans(edition, seed_for([0, 1, 0], edition), *takers)
    assert [len(taker.offered) for taker in takers] == [0, 1]


@in_all
@rule("R034", "R040", "R058", "D44")
def test_nobody_sees_the_others_pokemon_before_the_reveal(edition: Edition) -> None:
    seen: list[int] = []

    def look(question: Question) -> int:
        if question.kind == ASK_FIRST_BENCH:
            seen.append(len(question.view.pokemon(0)))
        return 0

    game = start(edition, deck_of(POKEMON), deck_of(POKEMON, POKEMON), (Recorder(), Recorder(look)))
    assert seen == [0]
    assert len(View(game.state, 1).pokemon(0)) == 1


@in_all
@rule("R105", "D06")
def test_the_starting_player_draws_in_the_first_turn(edition: Edition) -> None:
    game = start(edition, deck_of(POKEMON), deck_of(POKEMON))
    begin_turn(game)
    assert (len(game.state.sides[0].hand), len(game.state.sides[0].deck)) == (7, 46)


@in_bw
@rule("R023")
def test_the_handshake_is_only_a_courtesy(edition: Edition) -> None:
    """The value is kept, nothing waits for it."""
    assert edition.handshake
    assert start(edition, deck_of(POKEMON), deck_of(POKEMON)).state.phase == const.PHASE_TURN_START
