"""Long runs of seeded games between bots, looking for an exception, an illegal position, or two games that differ.

Each game is played again from its decisions and must leave the same log. Some games are also played as sessions: saved as JSON at random
decisions and resumed, they must end the same way.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field

from cardc.engine import const
from cardc.engine.bots import AttackBot, Bot, RandomBot
from cardc.engine.carddata import CardData, CardPool
from cardc.engine.chance import Chance
from cardc.engine.editions import Edition
from cardc.engine.game import Game
from cardc.engine.invariants import problems
from cardc.engine.json_state import state_to_json
from cardc.engine.log import LogLine
from cardc.engine.replay import Reader, Recorder
from cardc.engine.session import Session
from cardc.engine.setup import new_state
from cardc.engine.turn import advance

Decks = tuple[list[CardData], list[CardData]]


@dataclass(slots=True)
class Report:
    """What a soak run found. ``ways`` counts games by way of winning; ``findings`` is empty when all is well."""

    games: int = 0
    turns: int = 0
    attacks: int = 0
    resumed: int = 0
    sudden_deaths: int = 0
    ways: dict[str, int] = field(default_factory=dict)
    findings: list[str] = field(default_factory=list)
    _digest: hashlib._Hash = field(default_factory=hashlib.sha256)

    def tell(self, decisions: list[int], log: list[LogLine]) -> None:
        """Add the decisions and the log of a game to the digest."""
        self._digest.update(json.dumps([decisions, log]).encode())

    @property
    def digest(self) -> str:
        """Hexadecimal digits that two runs share only when all their games have the same decisions and logs."""
        return self._digest.hexdigest()[:16]


def soak(
    decks: Decks, edition: Edition, games: int, *, first_seed: int = 1, sessions: int = 0, saves: int = 10
) -> Report:
    """Play ``games`` games with seeds from ``first_seed``; the first ``sessions`` of them also saved ``saves`` times."""
    report = Report()
    for seed in range(first_seed, first_seed + games):
        decisions: list[int] = []
        log = _play_checked(decks, edition, seed, decisions, report)
        report.tell(decisions, log)
        if log != _play_again(decks, edition, seed, tuple(decisions)):
            report.findings.append(f"seed {seed}: the replay has another log")
        if seed - first_seed < sessions:
            _play_saved(decks, edition, seed, saves, log, report)
    return report


def _bots(seed: int) -> tuple[Bot, Bot]:
    """Two bots; who prefers to attack changes from game to game."""
    if seed % 2:
        return AttackBot(seed * 2 + 1), RandomBot(seed * 2 + 2)
    return RandomBot(seed * 2 + 1), AttackBot(seed * 2 + 2)


def _new_game(decks: Decks, edition: Edition, seed: int) -> Game:
    first, second = _bots(seed)
    game = Game(new_state(decks, seed, edition), edition, first, second)
    game.log = []
    return game


def _play_again(decks: Decks, edition: Edition, seed: int, decisions: tuple[int, ...]) -> list[LogLine]:
    """The same game from its recorded decisions; a decision that does not fit ends it."""
    reader = Reader(decisions)
    game = Game(new_state(decks, seed, edition), edition, reader, reader)
    game.log = []
    while not game.over:
        advance(game)
    return game.log or []


def _play_checked(decks: Decks, edition: Edition, seed: int, decisions: list[int], report: Report) -> list[LogLine]:
    game = _new_game(decks, edition, seed)
    game.players = [Recorder(player, decisions) for player in game.players]
    while not game.over:
        advance(game)
        for problem in problems(game):
            report.findings.append(f"seed {seed}, turn {game.state.turn}: {problem}")
    log = game.log or []
    report.games += 1
    report.turns += game.state.turn
    report.attacks += sum(1 for line in log if line[2] == "attack")
    report.sudden_deaths += game.state.sudden_deaths
    way = const.WAY_NAMES[game.state.way]
    report.ways[way] = report.ways.get(way, 0) + 1
    _check_prizes(seed, game, log, report)
    return log


def _check_prizes(seed: int, game: Game, log: list[LogLine], report: Report) -> None:
    """Since the last set-up each player took one Prize for each Knock Out, as long as there were any (R198)."""
    taken = [0, 0]
    fallen = [0, 0]
    for _, player, what, _, _, number in log:
        if what == "sudden death":
            taken = [0, 0]
            fallen = [0, 0]
        elif what == "prize":
            taken[player] += 1
        elif what == "knock out":
            fallen[1 - player] += number
    each = game.state.prizes_each
    for player in (0, 1):
        left = len(game.state.sides[player].prizes)
        if taken[player] != min(fallen[player], each) or left != each - taken[player]:
            report.findings.append(f"seed {seed}: {fallen[player]} Knock Outs, {taken[player]} Prizes, {left} left")


def _play_saved(decks: Decks, edition: Edition, seed: int, saves: int, log: list[LogLine], report: Report) -> None:
    """Play the game as a session; at random decisions save it, resume it elsewhere and play that to the end."""
    pool = CardPool(tuple(dict.fromkeys(decks[0] + decks[1])))
    bots = _bots(seed)
    session = Session(new_state(decks, seed, edition), edition, log=True)
    decisions = _count_decisions(decks, edition, seed)
    chance = Chance(seed)
    moments: set[int] = set()
    while len(moments) < min(saves, decisions):
        moments.add(chance.below(decisions))
    number = 0
    while session.question is not None:
        if number in moments:
            text = json.dumps(session.to_json())
            before = (session.game.log or [])[: session.checkpoint_log_length()]
            resumed = Session.from_json(json.loads(text), pool, log=True)
            resumed.play(bots[0].copy(), bots[1].copy())
            report.resumed += 1
            if before + (resumed.game.log or []) != log:
                report.findings.append(f"seed {seed}, decision {number}: the resumed game has another log")
        session.answer(bots[session.question.player].answer(session.question))
        number += 1
    if session.game.log != log:
        report.findings.append(f"seed {seed}: the session has another log than the game")
    plain = _new_game(decks, edition, seed)
    while not plain.over:
        advance(plain)
    if state_to_json(plain.state) != state_to_json(session.game.state):
        report.findings.append(f"seed {seed}: the session ends in another position")


def _count_decisions(decks: Decks, edition: Edition, seed: int) -> int:
    """How many questions the game asks."""
    first, second = _bots(seed)
    session = Session(new_state(decks, seed, edition), edition)
    number = 0
    while session.question is not None:
        session.answer((first, second)[session.question.player].answer(session.question))
        number += 1
    return number
