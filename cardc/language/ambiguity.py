"""Decides, for all texts at once, whether some text has two derivations.

The compiled rules are followed in lockstep: two derivations part at some place of a table (a category with its
features), read the same words from there on, and meet again. Inside a table nothing needs to be known of its
callers; only when one derivation leaves the table while the other stays inside are all callers tried. Each
table is searched once, so the search is finite and small, and no text is ever generated.

Left out: the own name of a card is taken to be no other phrase of the language (a card called "the Defending
Pokémon" is ambiguous by itself), and comparisons of what one message says twice.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import field
from enum import StrEnum
from typing import Final

from cardc.collector import without_collector
from cardc.diagnostics import Diagnostic
from cardc.language.grammar import SAMPLE, Grammar, Node, NumberTests, Table
from cardc.language.locales import Locale
from cardc.language.pattern import Phrasebook
from cardc.language.phrase import Phrase, Value
from cardc.language.reader import derivations
from cardc.language.schema import ROOTS, enum_id
from cardc.records import dataclass

AMBIGUOUS: Final = "L017"

NAME_SYMBOL: Final = "‹name›"
"""Stands for the card's own name."""

QUOTED_SYMBOL: Final = '"another name"'
"""Stands for any other name."""

Symbol = str | NumberTests
Config = tuple[Node, "Config | None"]
"""Where a derivation stands: a node, and where it goes on when the node's table ends. ``None`` below: the callers."""

Side = Config | None
"""One derivation; ``None`` when it has left the table."""

State = tuple[Table, Side, Side]

Entered = tuple[tuple["Table", Side], ...]
"""The tables that a derivation enters with a step, outermost first; each with where it stands behind that table."""

Step = tuple[Symbol, Config, Entered]
"""The next word of a derivation, where it leads, and what it enters."""


@dataclass(slots=True)
class Steps:
    """What can follow, by what is read: words, and digits and tests of numbers, which can be alike without being equal.

    ``ends`` is in how many ways the table can end here.
    """

    words: dict[str, list[Step]] = field(default_factory=dict)
    numbers: dict[Symbol, list[Step]] = field(default_factory=dict)
    ends: int = 0

    def __bool__(self) -> bool:
        return bool(self.words or self.numbers)

    def add(self, step: Step) -> None:
        """One more step."""
        symbol = step[0]
        if isinstance(symbol, str) and not symbol.isdigit():
            self.words.setdefault(symbol, []).append(step)
        else:
            self.numbers.setdefault(symbol, []).append(step)

    def entering(self, table: Table, behind: Side) -> Steps:
        """The same steps, which also enter a table that is left to ``behind``."""
        entered = (table, behind)
        return Steps(
            {word: [(s, at, (entered, *more)) for s, at, more in steps] for word, steps in self.words.items()},
            {symbol: [(s, at, (entered, *more)) for s, at, more in steps] for symbol, steps in self.numbers.items()},
        )


@dataclass(frozen=True, slots=True)
class Ambiguity:
    """Two derivations of the same words, as phrases of ``table``; ``sources`` are the messages that they end in."""

    table: str
    words: tuple[str, ...]
    sources: tuple[str, str]

    def __str__(self) -> str:
        first, second = self.sources
        return f"`{first}` and `{second}` both say: {' '.join(self.words)}"


def ambiguities(grammar: Grammar, limit: int = 20) -> list[Ambiguity]:
    """The ambiguities of a grammar, one for each place where derivations part; at most ``limit`` of them."""
    # The search holds a million small records to its end: looking through them for rings takes as long as it does.
    with without_collector():
        return list(_take(_Search(grammar).run(), limit))


def check_ambiguity(book: Phrasebook, locale: Locale) -> list[Diagnostic]:
    """Ambiguities of a phrasebook as diagnostics, at the first of the two messages."""
    found = []
    for ambiguity in ambiguities(Grammar(book, locale)):
        message = book.messages.get(ambiguity.sources[0].split(".")[0])
        file, span = (message.file, message.span) if message else (f"{book.language}/", None)
        found.append(Diagnostic(AMBIGUOUS, str(ambiguity), file, span))
    return found


def _take(found: Iterator[Ambiguity], limit: int) -> Iterator[Ambiguity]:
    for _, one in zip(range(limit), found, strict=False):
        yield one


class _Search:
    """The search over one grammar."""

    def __init__(self, grammar: Grammar) -> None:
        self.plural = grammar.locale.plural
        self.tables: list[Table] = []
        self.callers: dict[Table, list[tuple[Table, Node]]] = {}
        self.known: dict[Config, Steps] = {}
        self.clean: set[State] = set()
        self.words_of_both: dict[tuple[Symbol, Symbol], str | None] = {}
        self.known_exits: dict[Table, dict[Config, tuple[str, ...]] | None] = {}
        self.paths: dict[Table, dict[Node, tuple[str, ...]]] = {}
        self.shortest: dict[Table, tuple[str, ...]] = {}
        self.owner: dict[Node, str] = {}
        for category in ROOTS.values():
            self.tables.append(_repeated(grammar.root(category), category))
        self.tables += grammar.tables.values()
        self.prepare()

    def prepare(self) -> None:
        """Callers of each table, and short examples of words that lead to each node."""
        for table in self.tables:
            for node in _nodes(table):
                for sub, target in node.subs:
                    self.callers.setdefault(sub, []).append((table, target))
        changed = True
        while changed:
            changed = False
            for table in self.tables:
                paths = self.find_paths(table)
                ends = [words for node, words in paths.items() if node.ends]
                best = min(ends, key=len, default=None)
                if best is not None and best != self.shortest.get(table):
                    self.shortest[table] = best
                    changed = True
                self.paths[table] = paths

    def find_paths(self, table: Table) -> dict[Node, tuple[str, ...]]:
        """Example words from the root of a table to each of its nodes."""
        paths: dict[Node, tuple[str, ...]] = {table.root: ()}
        queue = deque([table.root])
        while queue:
            node = queue.popleft()
            so_far = paths[node]
            steps: list[tuple[Node, tuple[str, ...]]] = [(n, (w,)) for w, n in node.words.items()]
            steps += [(n, (self.example(tests),)) for _, tests, n in node.numbers]
            steps += [(target, self.shortest[sub]) for sub, target in node.subs if sub in self.shortest]
            if node.name is not None:
                steps.append((node.name, (NAME_SYMBOL,)))
            if node.quoted is not None:
                steps.append((node.quoted, (QUOTED_SYMBOL,)))
            for target, words in steps:
                if target not in paths:
                    paths[target] = so_far + words
                    queue.append(target)
        return paths

    def run(self) -> Iterator[Ambiguity]:
        """All ambiguities, table by table."""
        for table in self.tables:
            for node in list(self.paths[table]):
                if len(node.ends) > 1:
                    yield Ambiguity(table.label, self.paths[table][node], (node.sources[0], node.sources[1]))
                found = self.search(table, node)
                if found is not None:
                    yield found

    # --- one place where derivations part ----------------------------------------------------------

    def search(self, table: Table, node: Node) -> Ambiguity | None:
        """Follow all pairs of derivations that part at a node of a table.

        What was followed from another node, and never met, is not followed again: it is ``clean``.
        """
        came: dict[State, tuple[State | None, tuple[str, ...]]] = {}
        queue: deque[State] = deque()

        def add(state: State, before: State | None, words: tuple[str, ...]) -> None:
            if state not in came and state not in self.clean:
                came[state] = (before, words)
                queue.append(state)

        prefix = self.paths[table][node]
        for first, second, words in self.partings(node):
            add((table, first, second), None, prefix + words)
        while queue:
            state = queue.popleft()
            inside, first, second = state
            if first == second:
                return self.report(state, came, node)
            if first is None or second is None:
                for caller, target in self.callers.get(inside, ()):
                    above = self.above(caller, target)
                    if above is not None:
                        add((caller, _resume(first, target), _resume(second, target)), state, ())
                continue
            for words, following in self.both(first, second):
                add((inside, *following), state, words)
        self.clean.update(came)
        return None

    def exits(self, table: Table) -> dict[Config, tuple[str, ...]] | None:
        """Where one derivation can still be inside a table when another one of the same words has left it.

        With this, two derivations that enter a table together need not be followed through it for each pair of
        places that they come from. Each exit has example words. ``None``: unknown, the table has to be followed.
        """
        if table not in self.known_exits:
            self.known_exits[table] = None
            self.known_exits[table] = self.find_exits(table)
        return self.known_exits[table]

    def find_exits(self, table: Table) -> dict[Config, tuple[str, ...]] | None:
        """Follows all derivations that part inside a table until one of them leaves it."""
        stack: list[tuple[Side, Side, tuple[str, ...]]] = []
        for node, prefix in self.paths[table].items():
            stack += [(first, second, prefix + words) for first, second, words in self.partings(node)]
            for sub, target in node.subs:
                behind = _below(target, None)
                if sub is table and behind is None:
                    continue  # What the inner one leaves open is left open by the outer one: no other exits.
                inner = self.exits(sub)
                if inner is None:
                    return None
                stack += [(behind, _attached(side, behind), prefix + words) for side, words in inner.items()]
        found: dict[Config, tuple[str, ...]] = {}
        seen: set[tuple[Side, Side]] = set()
        while stack:
            first, second, words = stack.pop()
            if first == second or (first, second) in seen:
                continue
            seen.add((first, second))
            if first is not None and second is not None:
                stack += [(*following, words + step) for step, following in self.both(first, second)]
            elif first is not None:
                found.setdefault(first, words)
            elif second is not None:
                found.setdefault(second, words)
        return found

    def above(self, caller: Table, target: Node) -> tuple[str, ...] | None:
        """Example words that lead to a node, when there are any."""
        return self.paths[caller].get(target)

    def partings(self, node: Node) -> Iterator[tuple[Side, Side, tuple[str, ...]]]:
        """Pairs of derivations that leave a node by different edges and read the same first word."""
        # Words and names are different by themselves; they are held only against numbers and tables.
        words = Steps()
        for word, n in node.words.items():
            words.add((word, (n, None), ()))
        if node.name is not None:
            words.add((NAME_SYMBOL, (node.name, None), ()))
        if node.quoted is not None:
            words.add((QUOTED_SYMBOL, (node.quoted, None), ()))
        edges = [words] if words else []
        edges += [Steps(numbers={tests: [(tests, (n, None), ())]}) for _, tests, n in node.numbers]
        if len(edges) + len(node.subs) > 1:
            edges += [self.entering(sub, _below(target, None)) for sub, target in node.subs]
            for index, one in enumerate(edges):
                for other in edges[index + 1 :]:
                    for example, (first, second) in self.pairs(one, other):
                        yield first, second, example
        if node.ends and (edges or node.subs):
            yield None, (_going_on(node), None), ()

    def both(self, first: Config, second: Config) -> Iterator[tuple[tuple[str, ...], tuple[Side, Side]]]:
        """One step of both sides: a common word, or the end of the table for one of them or both."""
        one, other = self.steps(first), self.steps(second)
        if one.ends and other.ends:
            yield (), (None, None)
        if one.ends and other:
            yield (), (None, second)
        if other.ends and one:
            yield (), (first, None)
        yield from self.pairs(one, other)

    def pairs(self, one: Steps, other: Steps) -> Iterator[tuple[tuple[str, ...], tuple[Side, Side]]]:
        """Where two derivations stand after the same word, or after a table that both enter and leave together."""
        alike = [(word, one.words[word], other.words[word]) for word in sorted(one.words.keys() & other.words.keys())]
        for symbol, steps in one.numbers.items():
            for second, second_steps in other.numbers.items():
                word = self.common(symbol, second)
                if word is not None:
                    alike.append((word, steps, second_steps))
        passed: set[tuple[Table, Side, Side]] = set()
        for word, steps, second_steps in alike:
            for step in steps:
                for second_step in second_steps:
                    both_in = self.together(step, second_step)
                    if both_in is None:
                        yield (word,), (step[1], second_step[1])
                    elif both_in not in passed:
                        passed.add(both_in)
                        yield from self.through(*both_in)

    def together(self, step: Step, other: Step) -> tuple[Table, Side, Side] | None:
        """The outermost table of known exits that both steps enter, and where each derivation goes on behind it."""
        for table, behind in step[2]:
            for second_table, second_behind in other[2]:
                if table is second_table and self.exits(table) is not None:
                    return table, behind, second_behind
        return None

    def through(self, table: Table, first: Side, second: Side) -> Iterator[tuple[tuple[str, ...], tuple[Side, Side]]]:
        """Where two derivations stand after a table: both behind it, or one of them still inside."""
        sides: list[tuple[tuple[str, ...], Side, Side]] = [(self.shortest[table], first, second)]
        for side, words in (self.exits(table) or {}).items():
            sides += [(words, first, _attached(side, second)), (words, _attached(side, first), second)]
        for words, one, other in sides:
            yield words, (one, other)
            going_on = other if one is None else one if other is None else None
            if going_on is not None and self.steps(going_on).ends:
                yield words, (None, None)

    def steps(self, config: Config) -> Steps:
        """The symbols that can follow, each with where it leads."""
        found = self.known.get(config)
        if found is not None:
            return found
        steps = Steps()
        stack: list[tuple[Config, Entered]] = [(config, ())]
        while stack:
            (node, rest), entered = stack.pop()
            for word, n in node.words.items():
                steps.add((word, (n, rest), entered))
            for _, tests, n in node.numbers:
                steps.add((tests, (n, rest), entered))
            if node.name is not None:
                steps.add((NAME_SYMBOL, (node.name, rest), entered))
            if node.quoted is not None:
                steps.add((QUOTED_SYMBOL, (node.quoted, rest), entered))
            for sub, target in node.subs:
                behind = _below(target, rest)
                stack.append(((sub.root, behind), (*entered, (sub, behind))))
            if node.ends and rest is None:
                steps.ends += 1
            elif node.ends and rest is not None:
                stack.append((rest, entered))
        self.known[config] = steps
        return steps

    def entering(self, table: Table, behind: Side) -> Steps:
        """The steps into a table, behind which a derivation goes on at ``behind``."""
        return self.steps((table.root, behind)).entering(table, behind)

    def common(self, one: Symbol, other: Symbol) -> str | None:
        """A word that both symbols stand for."""
        if (one, other) not in self.words_of_both:
            self.words_of_both[one, other] = self.find_common(one, other)
        return self.words_of_both[one, other]

    def find_common(self, one: Symbol, other: Symbol) -> str | None:
        """The same, looked for among the sample of numbers."""
        if isinstance(one, str) and isinstance(other, str):
            return one if one == other else None
        if isinstance(one, str):
            one, other = other, one
        if isinstance(other, str):
            return other if other.isdigit() and self.fits(one, int(other)) else None
        return next((str(n) for n in SAMPLE if self.fits(one, n) and self.fits(other, n)), None)

    def fits(self, tests: Symbol, number: int) -> bool:
        """True when a number passes all tests."""
        return not isinstance(tests, str) and all(test.matches(number, self.plural) for test in tests)

    def example(self, tests: NumberTests) -> str:
        """A number that passes the tests."""
        return next((str(n) for n in (*range(2, 9), *SAMPLE) if self.fits(tests, n)), "0")

    # --- telling ------------------------------------------------------------------------------------

    def report(self, state: State, came: dict[State, tuple[State | None, tuple[str, ...]]], node: Node) -> Ambiguity:
        """The words of an ambiguity, from the start of the table in which it shows."""
        words: tuple[str, ...] = ()
        at: State | None = state
        sides: list[State] = []
        while at is not None:
            sides.append(at)
            before, step = came[at]
            words = step + words
            at = before
        found = derivations(state[0], " ".join(words), NAME_SYMBOL)
        named = next((_difference(found[0], other) for other in found[1:] if other != found[0]), None)
        return Ambiguity(state[0].label, words, named or (_source(sides, 1, node), _source(sides, 2, node)))


def _difference(one: Value, other: Value, kind: str = "") -> tuple[str, str] | None:
    """The messages in which two readings of the same words differ; ``kind`` is where they stand."""
    if isinstance(one, Phrase) and isinstance(other, Phrase):
        if one.kind != other.kind:
            return (one.kind, other.kind)
        pairs = zip(one.args, other.args, strict=True)
        return next((_difference(a, b, one.kind) for a, b in pairs if a != b), None)
    if isinstance(one, StrEnum):
        return (enum_id(type(one)), enum_id(type(one)))
    return (kind, kind)


def _source(sides: list[State], which: int, start: Node) -> str:
    """The message that one side was in: that of the last node with only one possible message."""
    for state in sides:
        side = state[1] if which == 1 else state[2]
        while side is not None:
            names = _sources_below(side[0])
            if len(names) == 1:
                return names.pop()
            side = side[1]
    return ", ".join(sorted(_sources_below(start))[:3])


def _sources_below(node: Node) -> set[str]:
    """The messages that can still end from a node on, without its sub-phrases."""
    found: set[str] = set()
    stack, seen = [node], {node}
    while stack:
        at = stack.pop()
        found.update(at.sources)
        for target in _targets(at):
            if target not in seen:
                seen.add(target)
                stack.append(target)
    return found


def _targets(node: Node) -> list[Node]:
    targets = [*node.words.values(), *(n for _, _, n in node.numbers), *(n for _, n in node.subs)]
    return targets + [after for after in (node.name, node.quoted) if after is not None]


def _nodes(table: Table) -> list[Node]:
    """All nodes of a table's own trie."""
    found, stack = {table.root}, [table.root]
    while stack:
        for target in _targets(stack.pop()):
            if target not in found:
                found.add(target)
                stack.append(target)
    return list(found)


def _below(target: Node, rest: Config | None) -> Config | None:
    """What comes after a sub-phrase; a node that can only end is skipped, which keeps recursion finite."""
    only_ends = not (target.words or target.subs or target.numbers or target.name or target.quoted)
    return rest if only_ends and len(target.ends) == 1 else (target, rest)


def _going_on(node: Node) -> Node:
    """The same node for a derivation that does not end there."""
    copy = Node()
    copy.words, copy.subs, copy.numbers = node.words, node.subs, node.numbers
    copy.name, copy.quoted = node.name, node.quoted
    return copy


def _attached(config: Config, behind: Side) -> Config:
    """A derivation inside a table, as it stands when the table was entered from somewhere and goes on there."""
    node, rest = config
    return (node, behind if rest is None else _attached(rest, behind))


def _resume(side: Side, target: Node) -> Config | None:
    """A side after its table was called: what had left it stands behind the call."""
    if side is None:
        return (target, None)
    node, rest = side
    return (node, _below(target, None) if rest is None else _resume(rest, target))


def _repeated(table: Table, category: str) -> Table:
    """A text: any number of sentences."""
    text = Table((f"text of {category}", (), None), lambda empty: None)
    text.root.subs.append((table, text.root))
    text.root.ends.append(lambda captures: None)
    text.root.sources.append(category)
    return text
