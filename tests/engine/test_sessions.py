"""Sessions, saved games, copies: a game goes on the same from every decision."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardc.engine import const
from cardc.engine.bots import RandomBot
from cardc.engine.decisions import ASK_ACTION
from cardc.engine.editions import BW, CLASSIC, DP, Edition
from cardc.engine.game import Game, IllegalAnswerError
from cardc.engine.invariants import problems
from cardc.engine.json_state import SavedGameError, state_from_json, state_to_json
from cardc.engine.session import Session
from cardc.engine.setup import new_state
from cardc.engine.soak import soak
from cardc.engine.state import Lasting
from cardc.engine.turn import advance
from tests.engine.cards import DECK_A, DECK_B, POOL, deck

DECKS = (DECK_A, DECK_B)


def session_after(seed: int, decisions: int) -> Session:
    """A session between two random bots after so many answers (or at its end)."""
    session = Session(new_state(DECKS, seed, CLASSIC), CLASSIC, log=True)
    bots = (RandomBot(seed + 1), RandomBot(seed + 2))
    for _ in range(decisions):
        if session.question is None:
            break
        session.answer(bots[session.question.player].answer(session.question))
    return session


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 1000), st.integers(0, 150))
def test_saved_and_resumed(seed: int, decisions: int) -> None:
    """The resumed session asks the same question, and the rest of the game is the same."""
    session = session_after(seed, decisions)
    text = json.dumps(session.to_json())
    resumed = Session.from_json(json.loads(text), POOL, log=True)
    if session.question is None:
        assert resumed.question is None
        return
    assert resumed.question is not None
    assert resumed.question.labels() == session.question.labels()
    assert resumed.question.player == session.question.player
    assert json.dumps(resumed.to_json()) == text
    session.play(RandomBot(5), RandomBot(6))
    resumed.play(RandomBot(5), RandomBot(6))
    assert state_to_json(resumed.game.state) == state_to_json(session.game.state)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 1000), st.integers(0, 400))
def test_state_through_json_and_copy(seed: int, steps: int) -> None:
    """JSON out and in, and a copy, are the same position; playing the copy leaves the original alone."""
    game = Game(new_state(DECKS, seed, CLASSIC), CLASSIC, RandomBot(1), RandomBot(2))
    for _ in range(steps):
        advance(game)
    written = state_to_json(game.state)
    read = state_from_json(json.loads(json.dumps(written)), POOL)
    assert state_to_json(read) == written
    copy = game.state.copy()
    assert state_to_json(copy) == written
    other = Game(copy, CLASSIC, RandomBot(3), RandomBot(4))
    for _ in range(20):
        advance(other)
    assert state_to_json(game.state) == written
    assert problems(Game(read, CLASSIC, RandomBot(1), RandomBot(2))) == []


def test_a_suspended_action_runs_again_with_its_answers() -> None:
    """In the middle of the set-up: the position is the untouched beginning, the answers are kept."""
    basics = deck("30 Apery\n30 Zapkin")
    session = Session(new_state((basics, basics), 3, CLASSIC), CLASSIC)
    session.answer(0)
    session.answer(1)
    saved = session.to_json()
    state = saved["state"]
    assert isinstance(state, dict)
    assert state["phase"] == const.PHASE_SETUP
    assert state["turn"] == 0
    answers = saved["answers"]
    assert isinstance(answers, list)
    assert answers == [0, 1]


def test_log_and_trace_hold_no_line_twice() -> None:
    """Actions run again, their lines do not stay."""
    session = Session(new_state(DECKS, 9, CLASSIC), CLASSIC, log=True, trace=True)
    session.play(RandomBot(1), RandomBot(2))
    game = Game(new_state(DECKS, 9, CLASSIC), CLASSIC, RandomBot(1), RandomBot(2))
    game.log = []
    game.trace = []
    while not game.over:
        advance(game)
    assert session.game.log == game.log
    assert session.game.trace == game.trace


def test_copy_of_a_session() -> None:
    """The copy asks the same and leaves the original alone."""
    session = session_after(8, 30)
    assert session.question is not None
    before = json.dumps(session.to_json())
    copy = session.copy()
    assert json.dumps(copy.to_json()) == before
    copy.play(RandomBot(1), RandomBot(2))
    assert copy.game.over
    assert json.dumps(session.to_json()) == before
    assert session.question.labels()


def test_illegal_answer() -> None:
    """An answer that is no option is refused and changes nothing."""
    session = session_after(3, 0)
    question = session.question
    assert question is not None
    before = json.dumps(session.to_json())
    for index in (-1, len(question.options)):
        with pytest.raises(IllegalAnswerError):
            session.answer(index)
    assert json.dumps(session.to_json()) == before


def test_answer_after_the_end() -> None:
    session = session_after(3, 100_000)
    assert session.question is None
    assert session.game.over
    with pytest.raises(IllegalAnswerError):
        session.answer(0)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["format"], 99, "format"),
        (["edition"], "other", "edition"),
        (["answers"], [99], "answers"),
        (["answers"], None, "answers"),
        (["answers"], [True], "answers"),
        (["state", "cards", 0], "no-such-card", "no card"),
        (["state", "chance", "words"], [1], "four words"),
        (["state", "turn"], "three", "turn"),
        (["state", "sides"], [], "sides"),
        (["state", "sides", 0, "hand"], [999], "999"),
        (["state", "sides", 1, "bench"], 5, "bench"),
        (["state", "face_down"], 0, "face_down"),
        (["state", "phase"], 77, "phase"),
        (["state", "player"], 2, "player"),
        (["state", "sides", 0, "prizes"], [], "one place"),
    ],
)
def test_broken_saves(path: list[str | int], value: object, message: str) -> None:
    """What is wrong is said, never a traceback of another kind."""
    saved = json.loads(json.dumps(session_after(3, 60).to_json()))
    part = saved
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    with pytest.raises(SavedGameError, match=message):
        Session.from_json(saved, POOL)


def test_missing_parts() -> None:
    saved = json.loads(json.dumps(session_after(3, 60).to_json()))
    for key in list(saved["state"]):
        broken = json.loads(json.dumps(saved))
        del broken["state"][key]
        with pytest.raises(SavedGameError, match=key):
            Session.from_json(broken, POOL)


def test_question_at_every_moment_belongs_to_someone() -> None:
    """The questions of a whole game: legal player, at least two options, every label is words."""
    session = session_after(11, 0)
    bots = (RandomBot(1), RandomBot(2))
    kinds = set()
    while session.question is not None:
        question = session.question
        kinds.add(question.kind)
        assert question.player in (0, 1)
        assert len(question.options) >= 2
        assert all(question.labels())
        session.answer(bots[question.player].answer(question))
    assert ASK_ACTION in kinds


def test_sudden_death_is_played_to_its_end() -> None:
    """R053 to R055: whatever the position before, the new game has one Prize each and one winner."""
    for seed in range(5):
        game = Game(new_state(DECKS, seed, CLASSIC), CLASSIC, RandomBot(1), RandomBot(2))
        game.state.phase = const.PHASE_SUDDEN_DEATH
        while not game.over:
            advance(game)
            assert problems(game) == []
        assert game.state.prizes_each == 1
        assert game.state.sudden_deaths >= 1
        assert game.state.winner in (0, 1)


def test_broken_positions_are_noticed() -> None:
    """The invariants find what they are for."""
    game = Game(new_state(DECKS, 4, CLASSIC), CLASSIC, RandomBot(1), RandomBot(2))
    for _ in range(20):
        advance(game)
    assert problems(game) == []
    side = game.state.sides[0]
    active = side.active
    assert active is not None
    active.damage = 5
    assert any("5 damage" in problem for problem in problems(game))
    active.damage = 1000
    assert any("still in play" in problem for problem in problems(game))
    active.damage = 0
    active.conditions = const.ASLEEP | const.PARALYZED
    assert any("exclude" in problem for problem in problems(game))
    active.conditions = 0
    active.effects = (Lasting(const.LASTS_CANNOT_RETREAT, game.state.turn, 0, 0, active.top.number),)
    game.state.timed = False
    assert problems(game) == ["something may end with a turn and is not watched"]
    active.effects = ()
    card = side.deck.pop()
    assert any("119 cards" in problem for problem in problems(game))
    game.state.sides[1].deck.append(card)
    assert any("wrong player" in problem for problem in problems(game))
    side.active = None
    assert any("no Active" in problem for problem in problems(game))


def test_soak() -> None:
    """Seeded games without a finding; all three ways to win occur; resumed games end the same."""
    report = soak(DECKS, CLASSIC, 60, sessions=3, saves=5)
    assert report.findings == []
    assert report.games == 60
    assert report.resumed == 15
    assert set(report.ways) == {"prizes", "no pokemon", "deck out"}


@pytest.mark.parametrize("edition", [DP, BW])
def test_soak_in_the_later_editions(edition: Edition) -> None:
    """The same engine runs their pipelines."""
    report = soak(DECKS, edition, 20, sessions=1, saves=5)
    assert report.findings == []
    assert report.games == 20
