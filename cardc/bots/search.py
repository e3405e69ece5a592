"""Determinized Monte-Carlo tree search (``docs/bots.md``).

Each simulation deals all hidden cards anew, then plays: own decisions of this turn by the upper confidence bound over a tree that all simulations
share, after the tree by rules of thumb, for four turns. What that position is worth goes back up the path. What the greedy bot thinks of an option
counts as much as a few simulations.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from cardc.bots.greedy import GreedyBot, highest
from cardc.bots.quick import QuickBot
from cardc.bots.worth import worth
from cardc.engine import actions, const, decisions, knockout
from cardc.engine.bots import Bot
from cardc.engine.decisions import Player, Question
from cardc.engine.editions import Edition
from cardc.engine.game import Game
from cardc.engine.hidden import deal_anew
from cardc.engine.turn import advance

_EXPLORE: Final = 0.4
_TRUST: Final = 6.0
"""For how many simulations counts what looking one action ahead says."""
_SCALE: Final = 120.0
"""How much a difference of worth counts as one in the upper confidence bound."""
_WIDEN: Final = 8
"""Below the first decision another option is tried only after so many simulations for each one there: trying all of them would make everything
that leaves choices look bad beside ending the turn."""
_WORST: Final = -60.0
_ACTIONS: Final = 60
"""Actions of one simulation."""
_TURNS: Final = 4
_CHECKED: Final = 16
"""Simulations between two looks at the clock."""


class Node:
    """What the simulations found after a row of own decisions; ``children`` by the number of the option."""

    __slots__ = ("bias", "children", "offered", "total", "visits")

    def __init__(self, bias: float = 0.0) -> None:
        self.bias: float = bias
        """How much worse than the best one the option looked before anything was simulated."""
        self.visits: int = 0
        self.offered: int = 0
        """How often it could have been chosen: with other cards dealt an option may be missing."""
        self.total: float = 0.0
        self.children: dict[int, Node] = {}


class _Imagined(Player):
    """The searching player in one simulation."""

    def __init__(self, bot: SearchBot, given: list[int], asked: Question | None, seed: int) -> None:
        self.bot: SearchBot = bot
        self.given: list[int] = given
        self.asked: Question | None = asked
        self.seed: int = seed
        self.position: int = 0
        self.fits: bool = True
        self.node: Node | None = bot.tree
        self.path: list[Node] = [bot.tree]
        self.turn: int = bot.turn

    def answer(self, question: Question) -> int:
        if self.position < len(self.given):
            self.position += 1
            index = self.given[self.position - 1]
            if index < len(question.options):
                return index
            self.fits = False
            return 0
        if self.asked is not None:
            if question.kind != self.asked.kind or question.options != self.asked.options:
                self.fits = False
            deal_anew(question._state, question.player, self.seed, question)
            self.asked = None
        node = self.node
        if node is None or question.kind == decisions.ASK_PRIZE or question._state.turn != self.turn:
            self.node = None
            return self.bot.answer_quickly(question)
        index, child, new = self._select(node, question)
        self.path.append(child)
        self.node = None if new else child
        return index

    def _select(self, node: Node, question: Question) -> tuple[int, Node, bool]:
        """The option with the highest upper confidence bound; the first time the one that the rules of thumb like."""
        options = question.options
        children = node.children
        if not children:
            index = self.bot.answer_quickly(question)
            child = children[options[index]] = Node()
            child.offered = 1
            return index, child, True
        usual = node.total / node.visits if node.visits else 0.0
        trust = self.bot.trust
        missing = 0
        untried = -1
        best = -1
        most = -1e18
        for i in range(len(options)):
            option = options[i]
            found = children.get(option)
            if found is None:
                missing += 1
                if self.bot.chance.below(missing) == 0:
                    untried = i
                continue
            found.offered += 1
            visits = found.visits + trust
            mean = (found.total + trust * (usual + found.bias)) / visits
            bound = mean + self.bot.explore * sqrt(log(found.offered + 1) / visits)
            if bound > most:
                most = bound
                best = i
        if untried >= 0 and (best < 0 or node.visits >= _WIDEN * len(children)):
            child = children[options[untried]] = Node()
            child.offered = 1
            return untried, child, True
        chosen = children[options[best]]
        return best, chosen, chosen.visits == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(GreedyBot):
    """Searches with ``simulations`` for each decision, or, when that is 0, for ``seconds``.

    With one option left that is worth trying nothing is searched. With a time the answers depend on the machine.
    """

    def __init__(self, seed: int, simulations: int = 200, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.simulations: int = simulations
        self.seconds: float = seconds
        self.tree: Node = Node()
        self.quick: QuickBot = QuickBot(seed ^ 0x5EED)
        self.explore: float = _EXPLORE
        self.trust: float = _TRUST
        self.turns: int = _TURNS
        self.searched: int = 0
        """Simulations of the last decision."""

    def copy(self) -> Bot:
        """A bot that will answer the same."""
        other = super().copy()
        assert isinstance(other, SearchBot)
        other.simulations = self.simulations
        other.seconds = self.seconds
        other.explore = self.explore
        other.trust = self.trust
        other.turns = self.turns
        other.quick.chance = self.quick.chance.copy()
        return other

    def answer_quickly(self, question: Question) -> int:
        """An answer by rules of thumb."""
        return self.quick.answer(question)

    def answer(self, question: Question) -> int:
        edition = question.edition
        if edition is None:
            return self.take(question, self.answer_quickly(question))
        if question.kind == decisions.ASK_ACTION:
            self.begin(question)
            return self.take(question, self._search(question, edition, None, self.merits_of_actions(question)))
        if self.knows(question):
            merits = self.merits_of_answers(question)
            if merits:
                return self.take(question, self._search(question, edition, question, merits))
        return self.take(question, self.answer_quickly(question))

    def _search(self, question: Question, edition: Edition, asked: Question | None, merits: list[float]) -> int:
        """The option with the highest mean after all simulations."""
        options = question.options
        tree = self.tree = Node()
        first = merits[highest(merits)]
        for i in range(len(options)):
            tree.children[options[i]] = Node(max(merits[i] - first, _WORST) / _SCALE)
        self.searched = 0
        end = perf_counter() + self.seconds
        while self.simulations == 0 or self.searched < self.simulations:
            if self.simulations == 0 and self.searched % _CHECKED == 0 and perf_counter() > end and self.searched:
                break
            if not self._simulate(question, edition, asked):
                return highest(merits)
            self.searched += 1
        usual = tree.total / tree.visits if tree.visits else 0.0
        means: list[float] = []
        for option in options:
            child = tree.children[option]
            means.append((child.total + self.trust * (usual + child.bias)) / (child.visits + self.trust))
        return highest(means)

    def _simulate(self, question: Question, edition: Edition, asked: Question | None) -> bool:
        root = self.root
        assert root is not None
        player = question.player
        state = root.copy()
        seed = self.chance.word()
        if asked is None:
            deal_anew(state, player, seed)
        me = _Imagined(self, self.answers if asked is not None else [], asked, seed)
        first: Player = me if player == 0 else self.quick
        second: Player = self.quick if player == 0 else me
        game = Game(state, edition, first, second)
        if asked is not None:
            actions.perform(game, self.action_taken)
            if state.stops_live and const.PHASE_SETUP < state.phase < const.PHASE_SUDDEN_DEATH:
                knockout.look_again(game)
            if not me.fits or me.asked is not None:
                return False
        last = state.turn + self.turns
        for _ in range(_ACTIONS):
            if state.phase >= const.PHASE_SUDDEN_DEATH or state.turn >= last:
                break
            advance(game)
        value = worth(state, player) / _SCALE
        for node in me.path:
            node.visits += 1
            node.total += value
        return True
