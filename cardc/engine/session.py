"""A game that can stop at every decision, be saved there, and go on later.

A suspended game is the position at the start of the running action plus the answers given since. Going on runs
the action again with these answers; asking without an answer unwinds the action. Only a session takes copies: a game
between bots pays nothing for it.
"""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.carddata import CardPool
from cardc.engine.chance import ScriptUsedUpError
from cardc.engine.decisions import Player, Question
from cardc.engine.editions import EDITIONS, Edition
from cardc.engine.game import Game, IllegalAnswerError
from cardc.engine.json_state import FORMAT, JsonObject, SavedGameError, as_object, ints, state_from_json, state_to_json
from cardc.engine.parameters import OPTIONS, edition_named, options_of
from cardc.engine.setup import SetUpError
from cardc.engine.soundness import unsound
from cardc.engine.state import State
from cardc.engine.turn import Patience, advance
from cardc.engine.view import JsonValue


class AnswerNeededError(Exception):
    """Unwinds an action that asked without an answer; never leaves a :class:`Session`."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.text)
        self.question = question


class _Answers(Player):
    """Both players of a session: gives the answers so far, then unwinds."""

    def __init__(self) -> None:
        self.given: list[int] = []
        self.position: int = 0

    def answer(self, question: Question) -> int:
        if self.position == len(self.given):
            raise AnswerNeededError(question)
        self.position += 1
        return self.given[self.position - 1]


class Session:
    """A suspendable game. ``question`` is what is asked now, ``None`` when the game is over.

    ``log`` and ``trace`` of the game hold no line twice, although actions run again.
    """

    def __init__(
        self,
        state: State,
        edition: Edition,
        answers: list[int] | None = None,
        *,
        log: bool = False,
        trace: bool = False,
    ) -> None:
        self._answers = _Answers()
        self._answers.given = [] if answers is None else answers.copy()
        self.game: Game = Game(state, edition, self._answers, self._answers)
        if log:
            self.game.log = []
        if trace:
            self.game.trace = []
        self.question: Question | None = None
        self._checkpoint: State = state.copy()
        self._log_length: int = 0
        self._trace_length: int = 0
        self._moves_length: int = 0
        self._run()

    def answer(self, index: object) -> None:
        """Answer the question with the number of one of its options, from 0, and play on to the next question.

        :class:`IllegalAnswerError` when there is no such option or no question, and for anything but a whole number:
        ``True`` and ``0.0`` are none, though Python takes them for 1 and 0.
        """
        question = self.question
        if isinstance(index, bool) or not isinstance(index, int):
            raise IllegalAnswerError(f"an answer is the number of an option, not {index!r}")
        if question is None:
            raise IllegalAnswerError(f"option {index}, and nothing is asked: the game is over")
        if not 0 <= index < question.count:
            raise IllegalAnswerError(f"option {index} of {question.count}")
        self._answers.given.append(index)
        self._rewind()
        self._run()

    def play(self, first: Player, second: Player) -> None:
        """Play to the end with players who answer at once; :class:`EndlessGameError` when they never come to one."""
        players = (first, second)
        patience = Patience()
        while self.question is not None:
            patience.look(self.game.state)
            self.answer(players[self.question.player].answer(self.question))

    def copy(self) -> Session:
        """An independent session at the same question; it starts without log and trace."""
        return Session(self._checkpoint.copy(), self.game.edition, self._answers.given)

    def given(self) -> list[int]:
        """The answers since the running action began (a copy); empty when its first question is asked."""
        return self._answers.given.copy()

    def checkpoint(self) -> State:
        """The position in which the running action began; it must not be changed."""
        return self._checkpoint

    def checkpoint_log_length(self) -> int:
        """How many lines the log had at the start of the running action."""
        return self._log_length

    def to_json(self) -> JsonObject:
        """The suspended game: edition, the position at the start of the action, the answers since."""
        answers: list[JsonValue] = list(self._answers.given)
        options: list[JsonValue] = list(options_of(self.game.edition))
        return {
            "format": FORMAT,
            "edition": self.game.edition.name,
            "options": options,
            "state": state_to_json(self._checkpoint),
            "answers": answers,
        }

    @staticmethod
    def from_json(data: JsonValue, pool: CardPool, *, log: bool = False, trace: bool = False) -> Session:
        """The session that :meth:`to_json` wrote; :class:`SavedGameError` says what is wrong.

        A position that the rules do not know, such as 15 damage or a winner while the game goes on, is wrong too.
        """
        found = as_object(data, "saved game")
        if found.get("format") != FORMAT:
            raise SavedGameError(f"format: this version reads format {FORMAT}")
        edition = _edition(found)
        answers = ints(found, "answers")
        state = state_from_json(found.get("state"), pool, edition.name_ignore)
        wrong = unsound(Game(state, edition, _Answers(), _Answers()))
        if wrong:
            raise SavedGameError(f"state: {wrong}")
        try:
            session = Session(state, edition, answers, log=log, trace=trace)
        except IllegalAnswerError as error:
            raise SavedGameError(f"answers: {error}") from error
        except (SetUpError, ScriptUsedUpError) as stopped:  # mypyc gives a name one type in all of a function
            raise SavedGameError(f"state: {stopped}") from stopped
        if session._answers.given != answers:
            raise SavedGameError("answers: more than the running action asks for")
        return session

    def _run(self) -> None:
        """Do actions until one needs an answer or the game is over."""
        game = self.game
        while game.state.phase != const.PHASE_OVER:
            self._answers.position = 0
            try:
                advance(game)
            except AnswerNeededError as stop:
                self.question = stop.question
                game.cause = ""
                return
            self._answers.given = []
            self._checkpoint = game.state.copy()
            self._log_length = 0 if game.log is None else len(game.log)
            self._trace_length = 0 if game.trace is None else len(game.trace)
            self._moves_length = 0 if game.moves is None else len(game.moves)
        self.question = None

    def _rewind(self) -> None:
        """Go back to the start of the running action."""
        game = self.game
        game.state = self._checkpoint.copy()
        if game.log is not None:
            del game.log[self._log_length :]
        if game.trace is not None:
            del game.trace[self._trace_length :]
        if game.moves is not None:
            del game.moves[self._moves_length :]


def _edition(data: JsonObject) -> Edition:
    """The edition of a saved game with its optional readings."""
    name = data.get("edition")
    options = data.get("options")
    if not isinstance(name, str) or name not in EDITIONS:
        raise SavedGameError("edition: unknown")
    if not isinstance(options, list):
        raise SavedGameError("options: a list")
    known = [option for option in options if isinstance(option, str) and option in OPTIONS]
    if len(known) != len(options):
        raise SavedGameError("options: unknown")
    return edition_named(name, *known)
