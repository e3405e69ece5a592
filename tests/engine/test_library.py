"""The engine as a library: docs/library.md runs, and what it promises holds."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

import cardc.engine
from cardc.engine import (
    AttackBot,
    HiddenInformationError,
    Numbering,
    Question,
    RandomBot,
    Session,
    chance_branches,
    determinize,
    new_game,
    rollout,
    view_of,
)
from cardc.engine.carddata import CardData
from cardc.engine.decisions import ACT_ATTACK, ASK_ACTION
from cardc.engine.json_state import state_to_json
from tests.engine import cards

GUIDE = Path(__file__).parents[2] / "docs" / "library.md"
COINS = cards.deck("""
4 Zapkin
56 Lightning Energy
""")
"""Zapkin attacks with three coins."""

DECKS: tuple[list[CardData], list[CardData]] = (cards.DECK_A, cards.DECK_B)


def test_examples(capsys: pytest.CaptureFixture[str]) -> None:
    """All blocks run one after the other; the bots finish their games."""
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 9
    namespace: dict[str, object] = {"__name__": "example"}
    for block in blocks:
        exec(compile(block, str(GUIDE), "exec"), namespace)
    printed = capsys.readouterr().out
    assert "of 10 won by player 1" in printed


def test_every_public_name_is_there() -> None:
    for name in cardc.engine.__all__:
        assert getattr(cardc.engine, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        cardc.engine.nothing  # noqa: B018


def _in_turn(turn: int, seed: int = 5) -> Session:
    """A game at the first question of a turn."""
    session = new_game(*DECKS, seed)
    bots = RandomBot(1), RandomBot(2)
    while session.game.state.turn < turn or session.given():
        assert session.question is not None
        session.answer(bots[session.question.player].answer(session.question))
    return session


def test_determinize_depends_on_what_is_known_only() -> None:
    """Given two games that differ in hidden cards and coming coins alone; when dealt anew; then they are the same game."""
    session = _in_turn(3)
    for player in (0, 1):
        other = determinize(session, player, 99)
        assert view_of(other, player).to_json() == view_of(session, player).to_json()
        again = determinize(other, player, 4)
        assert state_to_json(again.checkpoint()) == state_to_json(determinize(session, player, 4).checkpoint())


def test_determinize_deals_anew() -> None:
    """Other seeds, other hands: of 30 deals more than one differs in what the opponent holds, and all cards are there."""
    session = _in_turn(3)
    hands: set[tuple[int, ...]] = set()
    for seed in range(30):
        state = determinize(session, 0, seed).checkpoint()
        assert state.sides[0].hand == session.checkpoint().sides[0].hand
        hands.add(tuple(sorted(card.number for card in state.sides[1].hand)))
        for player, side in enumerate(state.sides):
            before = session.checkpoint().sides[player]
            zones = side.hand + side.deck + side.prizes
            assert Counter(zones) == Counter(before.hand + before.deck + before.prizes)
    assert len(hands) > 10


def test_determinize_has_other_coins() -> None:
    session = _in_turn(3)
    words = {determinize(session, 0, seed).checkpoint().chance.word() for seed in range(5)}
    assert len(words) == 5
    assert session.checkpoint().copy().chance.word() not in words


def test_no_deal_in_the_set_up() -> None:
    session = new_game(*DECKS, 5)
    assert session.question is not None
    with pytest.raises(HiddenInformationError):
        determinize(session, 0, 1)


def test_rollout_plays_as_the_session_does() -> None:
    """From any question, also in the middle of an action, the same players end the game alike; the session stays where it is."""
    for seed in range(4):
        session = new_game(*DECKS, seed)
        number = 0
        while session.question is not None and number < 60:
            if number % 7 == 0:
                asked = session.question
                ending = rollout(session, RandomBot(8), AttackBot(9))
                other = session.copy()
                other.play(RandomBot(8), AttackBot(9))
                state = other.game.state
                assert (ending.winner, ending.turns) == (state.winner, state.turn)
                assert session.question is asked
            session.answer(len(session.question.options) - 1)
            number += 1


class _Stubborn(RandomBot):
    """Ends its turn at once, so that nobody wins before the decks are empty."""

    def answer(self, question: Question) -> int:
        return 0 if question.kind == ASK_ACTION else super().answer(question)


def test_the_cap_is_told() -> None:
    session = _in_turn(1)
    ending = rollout(session, _Stubborn(1), _Stubborn(2), most_actions=10)
    assert ending.capped
    assert (ending.winner, ending.actions) == (-1, 10)
    whole = rollout(session, _Stubborn(1), _Stubborn(2))
    assert not whole.capped


def test_coins_are_chance_nodes() -> None:
    """An attack with three coins has eight branches of one eighth each; ending the turn has one of 1."""
    session = new_game(COINS, COINS, 3)
    bots = AttackBot(1), AttackBot(2)
    while session.question is not None:
        question = session.question
        if question.kind == ASK_ACTION:
            attacks = [i for i, option in enumerate(question.options) if option >> 16 == ACT_ATTACK]
            if attacks:
                shares = [branch.probability for branch in chance_branches(session, attacks[0])]
                assert shares == [Fraction(1, 8)] * 8
                assert [branch.probability for branch in chance_branches(session, 0)] == [Fraction(1)]
                return
        session.answer(bots[question.player].answer(question))
    pytest.fail("nobody could attack")


def test_numbers_are_stable_and_different() -> None:
    """In whole games every option of a question has its own number below the size, and the number leads back."""
    numbering = Numbering(60)
    for seed in range(3):
        session = new_game(*DECKS, seed)
        bot = RandomBot(seed)
        while session.question is not None:
            numbers = numbering.numbers(session.question)
            assert len(set(numbers)) == len(numbers)
            assert all(0 <= number < numbering.size for number in numbers)
            mask = numbering.mask(session.question)
            assert [number for number, legal in enumerate(mask) if legal] == sorted(numbers)
            index = bot.answer(session.question)
            assert numbering.index(session.question, numbers[index]) == index
            session.answer(index)
        with pytest.raises(ValueError, match="does not fit"):
            Numbering(2)._action(60 << 8 | 1 << 16, 0)
