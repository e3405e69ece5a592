"""The bot that looks one action ahead: it tries each action with all its coins and answers, and takes the one that is worth most.

Nothing hidden is looked at: each action is tried in a position dealt anew. An action that ends no turn must gain something, and a turn
has a limited number of powers and Trainer cards, so a turn always ends.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cardc.bots.quick import QuickBot, energy_value
from cardc.bots.worth import worth
from cardc.engine import actions, const, decisions, knockout
from cardc.engine.bots import Bot
from cardc.engine.decisions import Question
from cardc.engine.game import Game
from cardc.engine.hidden import deal_anew
from cardc.engine.outcomes import CHANCE, BranchingChance, CutError, Walk
from cardc.engine.state import State

_PATHS: Final = 48
"""Paths of one action that are tried; what lies beyond counts as the mean of those."""
_CHANCES: Final = 8
_USES: Final = 24
"""Powers and Trainer cards in one turn."""
_LEAST_GAIN: Final = 0.75
_LEAST_GAIN_OF_USE: Final = 2.0
_NEVER: Final = -1e6
_DEALS: Final = 2
"""Positions dealt anew for each action."""


def highest(merits: list[float]) -> int:
    """The place of the highest, of equal ones the first."""
    best = 0
    for i in range(len(merits)):
        if merits[i] > merits[best]:
            best = i
    return best


@mypyc_attr(allow_interpreted_subclasses=True)
class Planning(QuickBot):
    """A bot that remembers where its running action began, so that it can try the answers to questions in the middle of it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.root: State | None = None
        self.answers: list[int] = []
        self.action_taken: int = 0
        self.turn: int = -1
        self.uses: int = 0

    def copy(self) -> Bot:
        """A bot that will answer the same."""
        other = super().copy()
        assert isinstance(other, Planning)
        other.root = self.root
        other.answers = self.answers.copy()
        other.action_taken = self.action_taken
        other.turn = self.turn
        other.uses = self.uses
        return other

    def begin(self, question: Question) -> None:
        """A new action of the own turn is to be chosen."""
        state = question._state
        if state.turn != self.turn:
            self.turn = state.turn
            self.uses = 0
        self.root = state.copy()
        self.answers = []

    def take(self, question: Question, index: int) -> int:
        """Keep in mind what is answered."""
        option = question.options[index]
        if question.kind == decisions.ASK_ACTION:
            self.action_taken = option
            if option >> 16 in (decisions.ACT_POWER, decisions.ACT_TRAINER):
                self.uses += 1
        else:
            self.answers.append(index)
        return index

    def knows(self, question: Question) -> bool:
        """Whether a question belongs to the running action of this bot."""
        root = self.root
        state = question._state
        return (
            root is not None
            and question.kind != decisions.ASK_PRIZE
            and question.player == state.player
            and root.player == state.player
            and root.turn == state.turn
            and root.sudden_deaths == state.sudden_deaths
            and state.phase == const.PHASE_MAIN
        )


class _Paths(decisions.Player):
    """Answers what was answered before, deals hidden cards anew there, then takes the branches of a walk."""

    def __init__(self, walk: Walk, given: list[int], player: int, asked: Question | None, seed: int) -> None:
        self.walk: Walk = walk
        self.given: list[int] = given
        self.position: int = 0
        self.player: int = player
        self.asked: Question | None = asked
        self.seed: int = seed
        self.fits: bool = True

    def answer(self, question: Question) -> int:
        if self.position < len(self.given):
            if question.player != self.player:  # what the other one answered is not known
                self.fits = False
                return 0
            self.position += 1
            index = self.given[self.position - 1]
            if index < len(question.options):
                return index
            self.fits = False
            return 0
        if question.kind == decisions.ASK_PRIZE:
            return 0
        if self.asked is not None:
            if question.kind != self.asked.kind or question.options != self.asked.options:
                self.fits = False
            deal_anew(question._state, self.player, self.seed, question)
            question._state.chance = BranchingChance(self.walk)
            self.asked = None
        return self.walk.take(question.player, len(question.options), None)


class Tried:
    """What an action, or an answer, is worth: for each first branch when there is one."""

    def __init__(self) -> None:
        self.values: list[float] = []
        self.fits: bool = True


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Planning):
    """One action ahead, with the odds of its coins."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)  # its own: see tests/engine/test_compiled_classes.py

    def answer(self, question: Question) -> int:
        if question.kind == decisions.ASK_ACTION and question.edition is not None:
            self.begin(question)
            return self.take(question, self._choose_action(question))
        if question.edition is not None and self.knows(question):
            merits = self.merits_of_answers(question)
            if merits:
                return self.take(question, highest(merits))
        return self.take(question, super().answer(question))

    def _choose_action(self, question: Question) -> int:
        return highest(self.merits_of_actions(question))

    def merits_of_actions(self, question: Question) -> list[float]:
        """How good each action of the turn is. 0 is the best way to end the turn; what ends no turn and gains enough lies above."""
        state = question._state
        player = question.player
        options = question.options
        before = worth(state, player)
        merits: list[float] = []
        ends: list[bool] = []
        most = -1e18
        seed = self.chance.word()
        for option in options:
            kind = option >> 16
            last = kind == decisions.ACT_ATTACK or option == decisions.ACT_END_TURN
            use = kind == decisions.ACT_POWER or kind == decisions.ACT_TRAINER
            ends.append(last)
            if use and self.uses >= _USES:
                merits.append(_NEVER)
                continue
            value = self._value(question, option, seed, last)
            if last:
                merits.append(value)
                most = max(most, value)
                continue
            gain = value - before - (_LEAST_GAIN_OF_USE if use else _LEAST_GAIN)
            if kind == decisions.ACT_ENERGY:
                gain += 0.05 * energy_value(state, option)
            merits.append(gain if gain > 0.0 else gain - 0.1)
        return [merit - most if last else merit for merit, last in zip(merits, ends, strict=True)]

    def _value(self, question: Question, option: int, seed: int, ends: bool) -> float:
        root = self.root
        assert root is not None
        total = 0.0
        deals = 1 if ends or option >> 16 <= decisions.ACT_ENERGY else _DEALS
        for deal in range(deals):
            state = root.copy()
            deal_anew(state, question.player, seed + deal)
            total += self._expected(question, state, option)
        return total / deals

    def _expected(self, question: Question, state: State, option: int) -> float:
        """The worth of an action with all its coins, for the best answers of this player and the other one's."""
        tried = self._paths(question, state, option, [], None, 0)
        return tried.values[0]

    def merits_of_answers(self, question: Question) -> list[float]:
        """How good each answer in the middle of an action is; empty when the action can't be done again up to the question."""
        root = self.root
        assert root is not None
        seed = self.chance.word()
        tried = self._paths(question, root, self.action_taken, self.answers, question, seed)
        return tried.values if tried.fits and len(tried.values) == len(question.options) else []

    def _paths(
        self, question: Question, root: State, option: int, given: list[int], asked: Question | None, seed: int
    ) -> Tried:
        """Run the paths of an action, from the question that is asked or from its start.

        Returns the worth of each answer to that question, or of the whole action as the only one.
        """
        edition = question.edition
        assert edition is not None
        player = question.player
        walk = Walk(_CHANCES, False)
        tree = Tree()
        tried = Tried()
        wide = len(question.options) if asked is not None else 1
        for _ in range(_PATHS if wide < _PATHS // 2 else wide * 2):
            walk.start()
            state = root.copy()
            if asked is None:
                state.chance = BranchingChance(walk)
            answering = _Paths(walk, given, player, asked, seed)
            game = Game(state, edition, answering, answering)
            try:
                actions.perform(game, option)
                if state.stops_live and const.PHASE_SETUP < state.phase < const.PHASE_SUDDEN_DEATH:
                    knockout.look_again(game)
            except CutError:
                pass
            if not answering.fits or (asked is not None and answering.asked is not None):
                tried.fits = False
                return tried
            tree.add(walk, worth(state, player))
            if not self._skip_on(walk, asked is not None, tree):
                break
        tried.values = tree.values_of_first(wide) if asked is not None else [tree.value(player)]
        return tried

    def _skip_on(self, walk: Walk, answers: bool, tree: Tree) -> bool:
        """Turn to the next path. Of each answer to the question only so many paths are tried that every one gets its turn."""
        if answers and walk.position > 1 and tree.paths_of(walk.branches[0]) >= max(2, _PATHS // walk.arities[0]):
            walk.position = 1
        return walk.go_on()


class Tree:
    """The worth of the paths of a walk: chance counts as the mean, a player's choice as the best for that player."""

    def __init__(self) -> None:
        self.owners: list[list[int]] = []
        self.branches: list[list[int]] = []
        self.worths: list[float] = []

    def add(self, walk: Walk, value: float) -> None:
        """Add the path that was just run."""
        self.owners.append(walk.owners[: walk.position])
        self.branches.append(walk.branches[: walk.position])
        self.worths.append(value)

    def paths_of(self, branch: int) -> int:
        """How many paths begin with a branch; they came last."""
        number = 0
        for branches in reversed(self.branches):
            if branches[0] != branch:
                break
            number += 1
        return number

    def value(self, player: int) -> float:
        """The worth to ``player`` of all paths."""
        return self._fold(0, len(self.worths), 0, player)

    def values_of_first(self, number: int) -> list[float]:
        """The worth of each branch of the first node, which is a choice of the player; one never tried is worth nothing good."""
        values = [-1e18] * number
        start = 0
        while start < len(self.worths):
            end = self._end(start, len(self.worths), 0)
            values[self.branches[start][0]] = self._fold(start, end, 1, self.owners[start][0])
            start = end
        return values

    def _end(self, start: int, stop: int, depth: int) -> int:
        """Where the paths end that share a branch with the first one."""
        end = start + 1
        while end < stop and self.branches[end][depth] == self.branches[start][depth]:
            end += 1
        return end

    def _fold(self, start: int, stop: int, depth: int, player: int) -> float:
        if depth >= len(self.branches[start]):
            return self.worths[start]
        owner = self.owners[start][depth]
        total = 0.0
        number = 0
        best = 0.0
        while start < stop:
            end = self._end(start, stop, depth)
            value = self._fold(start, end, depth + 1, player)
            better = value > best if owner == player else value < best
            if number == 0 or better:
                best = value
            total += value
            number += 1
            start = end
        return total / number if owner == CHANCE else best
