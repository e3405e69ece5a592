"""Bots by name: what they are, that they play fair and alike, that their turns end."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.pool import random_decks, two_decks
from cardc.bots import BOT_NAMES, BotError, make_bot
from cardc.engine import CLASSIC, AttackBot, Game, RandomBot, new_state, play_out
from cardc.engine.bots import Bot
from cardc.engine.carddata import CardData
from cardc.engine.decisions import ASK_ACTION, Question
from cardc.engine.hidden import determinize_state
from cardc.engine.invariants import problems
from cardc.engine.library import new_game
from cardc.engine.replay import record
from cardc.engine.turn import advance
from tests.engine import cards

DECKS: tuple[list[CardData], list[CardData]] = (cards.DECK_A, cards.DECK_B)
QUICK = ("random", "attacks", "greedy", "search:1")


class Last(RandomBot):
    """A bot of an author: takes the last option."""

    def __init__(self, seed: int, budget: float | None = None) -> None:
        super().__init__(seed)
        self.budget = budget

    def answer(self, question: Question) -> int:
        return len(question.options) - 1


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = []
    for _ in range(2):
        game = Game(new_state(DECKS, 5, CLASSIC), CLASSIC, make_bot(name, 1), make_bot("attacks", 2))
        games.append(record(game, ([], []), 5))
    assert games[0] == games[1]


def test_all_names_make_bots() -> None:
    for name in BOT_NAMES:
        assert isinstance(make_bot(name, 1), Bot)


def test_an_authors_bot() -> None:
    bot = make_bot("tests.bots.test_bots:Last", 1, budget=0.5)
    assert isinstance(bot, Last)
    assert bot.budget == 0.5


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("greddy", "there is no bot 'greddy'; there are random, attacks, greedy, search"),
        ("search:0", "the number of simulations stands behind the colon"),
        ("search:many", "the number of simulations stands behind the colon"),
        ("no.such.module:X", "can't be imported"),
        ("tests.bots.test_bots:Nobody", "the module has no Nobody"),
        ("tests.bots.test_bots:Path", "is no class derived from"),
    ],
)
def test_what_is_no_bot(name: str, message: str) -> None:
    assert Path is not None
    with pytest.raises(BotError, match=message):
        make_bot(name, 1)
    with pytest.raises(BotError, match="more than 0"):
        make_bot("search", 1, budget=0)


def test_a_time_is_a_budget() -> None:
    """The search ends, and has simulated something."""
    bot = make_bot("search", 1, budget=0.002)
    session = new_game(*DECKS, 3)
    while session.question is not None and session.question.kind != ASK_ACTION:
        session.answer(0)
    assert session.question is not None
    assert 0 <= bot.answer(session.question) < len(session.question.options)
    assert getattr(bot, "searched") > 0  # noqa: B009


@pytest.mark.parametrize("name", ["greedy", "search:12"])
def test_bots_look_at_nothing_hidden(name: str) -> None:
    """Given positions that differ only in what the player can't see and in coming coins; then the bot answers the same."""
    bots = AttackBot(1), AttackBot(2)
    checked = 0
    session = new_game(*two_decks(), 11)
    while session.question is not None and checked < 4:
        question = session.question
        if question.kind == ASK_ACTION and session.game.state.turn % 3 == 1:
            answers = set()
            for seed in range(3):
                state = (
                    session.checkpoint().copy()
                    if seed == 0
                    else determinize_state(session.checkpoint(), question.player, seed)
                )
                asked = Question(state, question.player, question.kind, list(question.options), "", CLASSIC)
                answers.add(make_bot(name, 7).answer(asked))
            assert len(answers) == 1
            checked += 1
        session.answer(bots[question.player].answer(question))
    assert checked == 4


def test_games_of_the_whole_pool_stay_sound() -> None:
    """Greedy bots with random decks of all cards: every position is legal, every game ends by itself."""
    for seed, decks in enumerate(random_decks(3)):
        game = Game(new_state(decks, seed, CLASSIC), CLASSIC, make_bot("greedy", seed), make_bot("attacks", seed + 9))
        number = 0
        while not game.over:
            advance(game)
            assert problems(game) == []
            number += 1
            assert number < 3_000


def test_greedy_beats_attacks() -> None:
    """In both seats; docs/bots.md says how often."""
    decks = DECKS
    won = 0
    for seed in range(1):
        for seat in (0, 1):
            players = [make_bot("greedy", seed), make_bot("attacks", seed + 50)]
            if seat:
                players.reverse()
            won += play_out(Game(new_state(decks, seed, CLASSIC), CLASSIC, *players)).winner == seat
    assert won == 2


def test_the_page_runs() -> None:
    """docs/bots.md: a bot of one's own; a whole game in the environment."""
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'cardc[rl]'")
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    namespace: dict[str, object] = {"__name__": "example", "deck": cards.DECK_A}
    for block in text.split("```python\n")[1:]:
        exec(compile(block.split("```")[0], "bots.md", "exec"), namespace)
    assert namespace["ended"] is True
