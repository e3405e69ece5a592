"""Texts that the reading grammar of a language accepts, drawn at random: all that can be read, not only what we write."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from cardc.language.grammar import Grammar, Node, Table
from cardc.language.phrase import TextContext, TextKind
from cardc.language.schema import ROOTS
from cardc.model.cards import PrintedDamage
from cardc.model.terms import Edition, EnergyType, Sign

NAME: Final = "Mossback"
_OTHERS: Final = ('"Fernling"', '"Pebbles"', '"Sootling"')
_NUMBERS: Final = (1, 2, 3, 10, 20, 30, 40)
_DAMAGES: Final = (None, *(PrintedDamage(30, sign) for sign in (Sign.NONE, Sign.PLUS, Sign.MINUS, Sign.TIMES)))
_FAR: Final = 10_000
"""More words than any shortest phrase has."""


class Drawer:
    """Draws texts of one language."""

    def __init__(self, grammar: Grammar) -> None:
        self.roots = {kind: grammar.root(category) for kind, category in ROOTS.items()}
        self.shortest: dict[Node, int] = {}
        self.tables = dict.fromkeys(grammar.tables.values(), _FAR)
        self._measure()

    def _measure(self) -> None:
        """The number of words of the shortest phrase behind each node, to a fixed point."""
        nodes = [node for table in self.tables for node in _nodes(table.root)]
        self.shortest = dict.fromkeys(nodes, _FAR)
        changed = True
        while changed:
            changed = False
            for node in reversed(nodes):
                least = min([0 if node.ends else _FAR, *(cost for cost, _, _ in self.steps(node))])
                if least < self.shortest[node]:
                    self.shortest[node], changed = least, True
            for table in self.tables:
                self.tables[table] = self.shortest[table.root]

    def steps(self, node: Node) -> list[tuple[int, object, Node]]:
        """What can come next: the words that it takes at least, what it is, and the node behind it."""
        found: list[tuple[int, object, Node]] = [(1, word, after) for word, after in node.words.items()]
        found += [(self.tables[table], table, after) for table, after in node.subs]
        found += [(1, fits, after) for fits, _, after in node.numbers]
        found += [(1, NAME, after) for after in (node.name,) if after is not None]
        found += [(1, _OTHERS, after) for after in (node.quoted,) if after is not None]
        return [(cost + self.shortest[after], what, after) for cost, what, after in found]

    def text(self, chance: random.Random, kind: TextKind) -> str:
        """One to three sentences."""
        return " ".join(
            " ".join(self.words(chance, self.roots[kind], chance.choice((5, 15, 40))))
            for _ in range(chance.choice((1, 1, 1, 2, 3)))
        )

    def words(self, chance: random.Random, table: Table, room: int) -> Iterator[str]:
        """The words of a phrase; with ``room`` used up it takes the shortest way."""
        node = table.root
        while True:
            steps = [step for step in self.steps(node) if step[0] < _FAR]
            if room <= 0:
                steps = sorted(steps, key=lambda step: step[0])[:1] if not node.ends else []
            if node.ends and (not steps or chance.random() < 1 / (len(steps) + 1)):
                return
            _, what, node = chance.choice(steps)
            for word in self.said(chance, what, room):
                room -= 1
                yield word

    def said(self, chance: random.Random, what: object, room: int) -> Iterator[str]:
        """The words of one step."""
        if isinstance(what, Table):
            yield from self.words(chance, what, room)
        elif isinstance(what, str):
            yield what
        elif what is _OTHERS:
            yield chance.choice(_OTHERS)
        else:
            assert callable(what)
            fitting = [number for number in (*_NUMBERS, *range(100)) if what(number)]
            yield str(chance.choice(fitting[:8]))


def _nodes(root: Node) -> Iterator[Node]:
    """A node and all behind it in its own table."""
    yield root
    behind = [*root.words.values(), *(node for _, node in root.subs), *(node for _, _, node in root.numbers)]
    for node in (*behind, root.name, root.quoted):
        if node is not None:
            yield from _nodes(node)


def context_of(chance: random.Random) -> TextContext:
    """A card around a text."""
    kind = chance.choice((TextKind.ATTACK, TextKind.ATTACK, TextKind.POWER, TextKind.TRAINER))
    damage = chance.choice(_DAMAGES) if kind is TextKind.ATTACK else None
    edition = chance.choice(list(Edition))
    return TextContext(NAME, kind, damage, edition, None, (EnergyType.GRASS,), (("Pebbles", 20),))
