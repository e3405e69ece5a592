"""All that an action can lead to: it is done again and again, each time with other coins and other answers.

The engine itself runs, with a :class:`~cardc.engine.chance.Chance` that takes the next branch instead of a random one, so nothing of the rules
is said twice. A run is a path of nodes: the choices of a player, or chance, whose branches are all alike likely.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from cardc.engine import actions, const, knockout
from cardc.engine.chance import Chance
from cardc.engine.decisions import ASK_PRIZE, Player, Question
from cardc.engine.editions import Edition
from cardc.engine.game import Game
from cardc.engine.state import Card, State

CHANCE: Final = -1
"""The owner of a node that is no player's choice."""

ARRANGEMENTS: Final = 24
"""A shuffle with more different results than these is not told apart: the order stays as it is."""

T = TypeVar("T")


class CutError(Exception):
    """Ends a run whose path has become too long."""


class Walk:
    """The path of a run, and the next one: the last node that has branches left takes the next of them.

    ``owners`` are players or :data:`CHANCE`; ``branches`` the branch taken at each node, ``arities`` of how many; ``questions`` what a
    player was asked, in words with the options, when ``words`` is on.
    """

    def __init__(self, most_chances: int, words: bool) -> None:
        self.most_chances: int = most_chances
        self.words: bool = words
        self.owners: list[int] = []
        self.branches: list[int] = []
        self.arities: list[int] = []
        self.questions: list[tuple[str, tuple[str, ...]]] = []
        self.position: int = 0
        self.chances: int = 0
        self.shuffled: bool = False
        """Whether the order of a deck was left as it is although there are too many."""

    def take(self, owner: int, arity: int, question: Question | None) -> int:
        """The branch of the next node; the first one where no earlier run has been.

        Raises:
            CutError: more nodes of chance than allowed.
        """
        position = self.position
        if owner == CHANCE:
            self.chances += 1
            if self.chances > self.most_chances:
                raise CutError
        self.position = position + 1
        if position < len(self.branches):
            return self.branches[position]
        self.owners.append(owner)
        self.arities.append(arity)
        self.branches.append(0)
        if self.words:
            self.questions.append(("", ()) if question is None else (question.text, tuple(question.labels())))
        return 0

    def start(self) -> None:
        """Begin a run."""
        self.position = 0
        self.chances = 0

    def go_on(self) -> bool:
        """Turn to the next path; False when there is none. Nodes after the last one that a run reached are forgotten."""
        length = self.position
        while length > 0 and self.branches[length - 1] + 1 >= self.arities[length - 1]:
            length -= 1
        del self.owners[length:]
        del self.arities[length:]
        del self.branches[length:]
        if self.words:
            del self.questions[length:]
        if length == 0:
            return False
        self.branches[length - 1] += 1
        return True

    def likelihood(self) -> float:
        """The probability of the chance nodes of the path, as a float."""
        found = 1.0
        for i in range(self.position):
            if self.owners[i] == CHANCE:
                found /= self.arities[i]
        return found


@mypyc_attr(acyclic=True)
class BranchingChance(Chance):
    """Coins, picks and small shuffles from a :class:`Walk`."""

    __slots__ = ("walk",)

    def __init__(self, walk: Walk) -> None:
        super().__init__(0, 0)
        self.walk: Walk = walk

    def coin(self) -> bool:
        return self.walk.take(CHANCE, 2, None) == 1

    def below(self, bound: int) -> int:
        return 0 if bound == 1 else self.walk.take(CHANCE, bound, None)

    def shuffle(self, items: list[T]) -> None:
        """Take one of the different orders, when they are few; cards of one printing are alike."""
        kinds: list[object] = []
        rest: list[int] = []
        for item in items:
            kind: object = item.data if isinstance(item, Card) else item
            if kind in kinds:
                rest.append(kinds.index(kind))
            else:
                kinds.append(kind)
                rest.append(len(kinds) - 1)
        number = _arrangements(rest, len(kinds))
        if number == 1:
            return
        if number > ARRANGEMENTS:
            self.walk.shuffled = True
            return
        order = _arrangement(rest, self.walk.take(CHANCE, number, None))
        left: list[T] = items.copy()
        places = rest.copy()
        for i in range(len(order)):
            at = places.index(order[i])
            places[at] = -1
            items[i] = left[at]


def _arrangements(kinds: list[int], number: int) -> int:
    """How many different orders there are; counting ends beyond :data:`ARRANGEMENTS`."""
    found = 1
    placed = 0
    for kind in range(number):
        for copies in range(1, kinds.count(kind) + 1):
            placed += 1
            found = found * placed // copies
            if found > ARRANGEMENTS * 1000:
                return found
    return found


def _arrangement(kinds: list[int], index: int) -> list[int]:
    """The ``index``-th of the different orders of these kinds, in the order of a dictionary."""
    left = sorted(kinds)
    order: list[int] = []
    while left:
        for kind in sorted(set(left)):
            without = left.copy()
            without.remove(kind)
            number = _orders(without)
            if index < number:
                order.append(kind)
                left = without
                break
            index -= number
    return order


def _orders(kinds: list[int]) -> int:
    found = 1
    placed = 0
    for kind in set(kinds):
        for copies in range(1, kinds.count(kind) + 1):
            placed += 1
            found = found * placed // copies
    return found


class _Everything(Player):
    """Both players: their answers are nodes. Prizes lie face down, so which of them is taken makes no difference that is known."""

    def __init__(self, walk: Walk) -> None:
        self.walk: Walk = walk

    def answer(self, question: Question) -> int:
        if question.kind == ASK_PRIZE:
            return 0
        return self.walk.take(question.player, len(question.options), question)


class Explorer:
    """Runs one action from a position with every path, in order. ``cut`` tells whether the last run was ended before the action was done."""

    def __init__(
        self, state: State, edition: Edition, action: int, most_chances: int = 20, words: bool = False
    ) -> None:
        self._state: State = state
        self._edition: Edition = edition
        self._action: int = action
        self.walk: Walk = Walk(most_chances, words)
        self._more: bool = True
        self.cut: bool = False

    def next(self) -> Game | None:
        """The game after the next path, ``None`` when all were run. Its path stands in ``walk`` until :meth:`done` is called."""
        if not self._more:
            return None
        walk = self.walk
        walk.start()
        state = self._state.copy()
        state.chance = BranchingChance(walk)
        player = _Everything(walk)
        game = Game(state, self._edition, player, player)
        self.cut = False
        try:
            actions.perform(game, self._action)
            if state.stops_live and const.PHASE_SETUP < state.phase < const.PHASE_SUDDEN_DEATH:
                knockout.look_again(game)
        except CutError:
            self.cut = True
        return game

    def done(self) -> None:
        """Turn to the next path."""
        self._more = self.walk.go_on()

    def probability(self) -> Fraction:
        """The exact probability of the chance nodes of the path that was just run."""
        walk = self.walk
        denominator = 1
        for i in range(walk.position):
            if walk.owners[i] == CHANCE:
                denominator *= walk.arities[i]
        return Fraction(1, denominator)
