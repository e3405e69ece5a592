"""Replays: a whole game as its edition, decks, seed and decisions. Played again it must end as it did.

What is asked on the way, and the last position, go into a digest: a decision that was changed is noticed even when the
game ends the same way. A decision is the place of the chosen option among those that were asked; questions with one option are not asked.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Final

from cardc.engine import const
from cardc.engine.carddata import CardPool
from cardc.engine.decisions import Player, Question
from cardc.engine.decks import deck_problems
from cardc.engine.editions import Edition
from cardc.engine.game import Game, IllegalAnswerError
from cardc.engine.json_state import JsonObject, SavedGameError, as_object, state_to_json
from cardc.engine.parameters import OPTIONS, edition_named
from cardc.engine.setup import new_state
from cardc.engine.state import State
from cardc.engine.turn import play
from cardc.engine.view import JsonValue

FORMAT: Final = "cardc replay 1"


@dataclass(frozen=True, slots=True)
class Replay:
    """One finished game. ``options`` are optional readings of the edition; ``winner`` is a player or -1, ``way`` how, in words."""

    edition: str
    options: tuple[str, ...]
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    seed: int
    decisions: tuple[int, ...]
    winner: int
    way: str
    turns: int
    digest: str = ""
    """What was asked, answered and left on the table, as hexadecimal digits; "" in replays of older versions."""


class Course:
    """Follows the course of a game: the digest of all questions with their options, of the answers and of the last position."""

    def __init__(self) -> None:
        self._digest: hashlib._Hash = hashlib.sha256()

    def note(self, question: Question, index: int) -> None:
        """Add a question and its answer."""
        told = f"{question.player} {question.kind} {question.options} {index} {question.cause}\n"
        self._digest.update(told.encode("utf-8", "surrogatepass"))

    def end(self, state: State) -> str:
        """The digest of the whole game, which ends in this position."""
        whole = self._digest.copy()
        whole.update(json.dumps(state_to_json(state)).encode())
        return whole.hexdigest()[:32]


class Recorder(Player):
    """A player that another one answers for; all answers go into one list."""

    def __init__(self, player: Player, decisions: list[int], course: Course | None = None) -> None:
        self.player: Player = player
        self.decisions: list[int] = decisions
        self.course: Course | None = course

    def answer(self, question: Question) -> int:
        index = self.player.answer(question)
        if isinstance(index, bool) or not isinstance(index, int):
            raise IllegalAnswerError(f"an answer is the number of an option, not {index!r}")
        self.decisions.append(index)
        if self.course is not None:
            self.course.note(question, index)
        return index


class Reader(Player):
    """Gives the recorded answers in order."""

    def __init__(self, decisions: tuple[int, ...]) -> None:
        self.decisions = decisions
        self.position = 0
        self.course = Course()

    def answer(self, question: Question) -> int:
        if self.position == len(self.decisions):
            raise SavedGameError(f"replay.decisions: they end where {question.text!r} is asked")
        self.position += 1
        index = self.decisions[self.position - 1]
        if not 0 <= index < question.count:
            raise SavedGameError(f"replay.decisions: number {self.position} is {index} of {question.count} options")
        self.course.note(question, index)
        return index


def record(game: Game, decks: tuple[list[str], list[str]], seed: int, options: tuple[str, ...] = ()) -> Replay:
    """Play a new game to its end and keep what is needed to play it again."""
    decisions: list[int] = []
    course = Course()
    game.players = [Recorder(player, decisions, course) for player in game.players]
    play(game)
    state = game.state
    return Replay(
        game.edition.name,
        options,
        (tuple(decks[0]), tuple(decks[1])),
        seed,
        tuple(decisions),
        state.winner,
        const.WAY_NAMES[state.way],
        state.turn,
        course.end(state),
    )


def begin(replay: Replay, pool: CardPool) -> Game:
    """The game of a replay before its set-up.

    Raises:
        SavedGameError: a card is unknown, or a deck is not legal in the edition.
    """
    edition = edition_of(replay)
    for number, ids in enumerate(replay.decks, 1):
        unknown = [id for id in ids if id not in pool]
        if unknown:
            raise SavedGameError(f"replay.decks: there is no card {unknown[0]!r}")
        problems = deck_problems([pool.get(id) for id in ids], edition)
        if problems:
            raise SavedGameError(f"replay.decks: deck {number}: {problems[0]}")
    first, second = ([pool.get(id) for id in ids] for ids in replay.decks)
    reader = Reader(replay.decisions)
    return Game(new_state((first, second), replay.seed, edition), edition, reader, reader)


def check_end(replay: Replay, game: Game) -> None:
    """Compare how the game has gone, and ended, with how it did.

    Raises:
        SavedGameError: it went or ended another way, or decisions are left over.
    """
    state = game.state
    reader = game.players[0]
    if isinstance(reader, Reader) and reader.position != len(replay.decisions):
        raise SavedGameError(f"replay.decisions: the game is over after {reader.position} of {len(replay.decisions)}")
    found = (state.winner, const.WAY_NAMES[state.way], state.turn)
    if found != (replay.winner, replay.way, replay.turns):
        raise SavedGameError(f"replay: the game ends with {found}, not {(replay.winner, replay.way, replay.turns)}")
    if replay.digest and isinstance(reader, Reader) and reader.course.end(state) != replay.digest:
        raise SavedGameError("replay.digest: the game ends the same way, but it goes another way than it did")


def play_again(replay: Replay, pool: CardPool) -> Game:
    """Play a replay to its end and check that it is the same end; :class:`SavedGameError` otherwise."""
    game = begin(replay, pool)
    game.log = []
    try:
        play(game)
    except IllegalAnswerError as error:
        raise SavedGameError(f"replay.decisions: {error}") from error
    check_end(replay, game)
    return game


def edition_of(replay: Replay) -> Edition:
    """The edition of a replay with its optional readings; :class:`SavedGameError` for an unknown one."""
    try:
        return edition_named(replay.edition, *replay.options)
    except KeyError as error:
        raise SavedGameError(f"replay.edition: unknown: {error}") from error


# --- JSON -----------------------------------------------------------------------------------------------


def replay_to_json(replay: Replay) -> JsonObject:
    """All of a replay as JSON data."""
    return {
        "format": FORMAT,
        "edition": replay.edition,
        "options": list(replay.options),
        "decks": [list(deck) for deck in replay.decks],
        "seed": str(replay.seed),
        "decisions": list(replay.decisions),
        "result": {"winner": replay.winner, "way": replay.way, "turns": replay.turns},
        "digest": replay.digest,
    }


def replay_from_json(data: JsonValue) -> Replay:
    """Read what :func:`replay_to_json` wrote; :class:`SavedGameError` says what is wrong and where."""
    found = as_object(data, "replay")
    if found.get("format") != FORMAT:
        raise SavedGameError(f"replay.format: {FORMAT!r} expected")
    decks = _list(found, "decks")
    if len(decks) != 2:
        raise SavedGameError("replay.decks: two decks")
    result = as_object(found.get("result"), "replay.result")
    options = _strings(_list(found, "options"), "options")
    if not set(options) <= set(OPTIONS):
        raise SavedGameError("replay.options: unknown")
    return Replay(
        _string(found, "edition"),
        options,
        (_strings(decks[0], "decks"), _strings(decks[1], "decks")),
        _seed(found),
        tuple(_number(item, "decisions") for item in _list(found, "decisions")),
        _number(result.get("winner"), "result.winner"),
        _string(result, "way"),
        _number(result.get("turns"), "result.turns"),
        _string(found, "digest") if "digest" in found else "",
    )


def _seed(data: JsonObject) -> int:
    text = _string(data, "seed")
    if not text.isdecimal() or int(text) >= 2**64:
        raise SavedGameError("replay.seed: a number from 0 to 2**64 - 1, in quotes")
    return int(text)


def _list(data: JsonObject, key: str) -> list[JsonValue]:
    value = data.get(key)
    if not isinstance(value, list):
        raise SavedGameError(f"replay.{key}: a list")
    return value


def _strings(value: JsonValue, where: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise SavedGameError(f"replay.{where}: a list of texts")
    found: list[str] = []
    for item in value:
        if not isinstance(item, str):
            raise SavedGameError(f"replay.{where}: a list of texts")
        found.append(item)
    return tuple(found)


def _string(data: JsonObject, key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise SavedGameError(f"replay.{key}: a text")
    return value


def _number(value: JsonValue, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise SavedGameError(f"replay.{where}: a number")
    return value
