"""The engine for programs: a game that is asked and answered, copied, imagined by a player, rolled out, saved (docs/library.md).

A :class:`~cardc.engine.session.Session` is the game; these functions are what else a program wants of it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from cardc.engine import const
from cardc.engine.carddata import CardData, CardPool
from cardc.engine.decisions import ASK_ACTION, Player, Question
from cardc.engine.editions import CLASSIC, Edition
from cardc.engine.game import Game, IllegalAnswerError
from cardc.engine.hidden import HiddenInformationError, determinize_state
from cardc.engine.json_state import SavedGameError
from cardc.engine.outcomes import Explorer
from cardc.engine.session import Session
from cardc.engine.setup import new_state
from cardc.engine.state import State
from cardc.engine.turn import advance
from cardc.engine.view import View

MOST_ACTIONS: Final = 20_000
"""Actions of one game, when nothing else is said: many times as many as the longest games between bots have."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended. ``winner`` is 0, 1 or -1 (a draw, or the cap); ``way`` how, in words.

    ``capped``: it was ended after ``actions`` because no more were allowed; nobody has won then.
    """

    winner: int
    way: str
    turns: int
    actions: int
    capped: bool


@dataclass(frozen=True, slots=True)
class Branch:
    """One way in which an action can go: the probability of its coins, the branch at each node of chance and each question, the position.

    ``cut``: a row of coins was longer than the longest that is followed, and the position is unfinished.
    """

    probability: Fraction
    branches: tuple[int, ...]
    state: State
    cut: bool


def new_game(
    first: Sequence[CardData],
    second: Sequence[CardData],
    seed: int,
    edition: Edition = CLASSIC,
    *,
    log: bool = False,
) -> Session:
    """A new game at its first question.

    Args:
        first, second: the decks of players 0 and 1; nobody checks here that they are legal (``deck_problems`` does).
        seed: 0 to 2**64 - 1; decides all coins and shuffles.
        edition: the rules.
        log: whether ``session.game.log`` is kept.

    Raises:
        ValueError: a deck holds no Basic Pokémon.
    """
    return Session(new_state((list(first), list(second)), seed, edition), edition, log=log)


def legal_options(session: Session) -> list[str]:
    """The options of the question that is asked now, in words; empty when the game is over."""
    return [] if session.question is None else session.question.labels()


def view_of(session: Session, player: int) -> View:
    """What a player may see of the game now."""
    return View(session.game.state, player)


def determinize(session: Session, player: int, seed: int) -> Session:
    """An independent game as ``player`` may imagine it: hidden cards dealt anew, coins and shuffles from ``seed``.

    It depends only on what the player knows, so playing it on shows nothing of the coins, draws and hidden cards of the real game.

    Raises:
        HiddenInformationError: a question in the middle of an action is asked (in the set-up, while an effect is done): the cards that
            the action has shown so far are not told by the position. :func:`rollout` can go on from there.
    """
    if session.given():
        raise HiddenInformationError("a question in the middle of an action is asked; rollout() goes on from there")
    state = determinize_state(session.checkpoint(), player, seed)
    return Session(state, session.game.edition)


class _Continuing(Player):
    """Gives the answers that were given already, then asks the player: nothing is run twice."""

    def __init__(self, given: list[int], then: tuple[Player, Player]) -> None:
        self.given = given
        self.position = 0
        self.then = then

    def answer(self, question: Question) -> int:
        if self.position < len(self.given):
            self.position += 1
            return self.given[self.position - 1]
        return self.then[question.player].answer(question)


def rollout(session: Session, first: Player, second: Player, *, most_actions: int = MOST_ACTIONS) -> Ending:
    """Play a copy of the game to its end with players who answer at once; the session stays where it is.

    The running action is begun once more with the answers so far; from there on nothing is done twice.
    """
    player = _Continuing(session.given(), (first, second))
    return play_out(Game(session.checkpoint().copy(), session.game.edition, player, player), most_actions=most_actions)


def play_out(game: Game, *, most_actions: int = MOST_ACTIONS) -> Ending:
    """Play a game of players who answer at once to its end, or until the cap."""
    state = game.state
    number = 0
    while state.phase != const.PHASE_OVER and number < most_actions:
        advance(game)
        number += 1
    if state.phase != const.PHASE_OVER:
        return Ending(const.NO_ONE, f"ended after {number} actions", state.turn, number, True)
    return Ending(state.winner, const.WAY_NAMES[state.way], state.turn, number, False)


def chance_branches(session: Session, option: int, *, most_flips: int = 12) -> list[Branch]:
    """All ways in which coins and picks can fall when an action is taken: the chance nodes of a search.

    Questions that it asks are branches too: ``branches`` holds the branch of each node in turn, and the probability is that of the coins
    alone. A shuffle with many results keeps the order as it is.

    Raises:
        IllegalAnswerError: the turn's action is not what is asked, or there is no such option.
    """
    question = session.question
    if question is None or question.kind != ASK_ACTION or not 0 <= option < len(question.options):
        raise IllegalAnswerError(f"option {option}: chance branches belong to an action of the turn")
    explorer = Explorer(session.checkpoint(), session.game.edition, question.options[option], most_flips)
    found: list[Branch] = []
    while (game := explorer.next()) is not None:
        walk = explorer.walk
        branches = tuple(walk.branches[: walk.position])
        found.append(Branch(explorer.probability(), branches, game.state, explorer.cut))
        explorer.done()
    return found


def save(session: Session) -> str:
    """The suspended game as JSON text."""
    return json.dumps(session.to_json())


def resume(text: str, pool: CardPool) -> Session:
    """The game that :func:`save` wrote.

    Raises:
        SavedGameError: the text is no saved game, or a card is not in the pool.
    """
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise SavedGameError(f"no JSON: {error}") from error
    return Session.from_json(data, pool)
