"""The messages of a phrasebook as productions over words: one trie for each category and set of features.

A message becomes one or more *rules*: a row of words and slots for each way through its selections. What a rule
does not print but its branch implies (a number that is always 1, an enum member) it supplies itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from enum import StrEnum
from typing import Final

from cardc.language.locales import Locale
from cardc.language.pattern import Phrasebook
from cardc.language.phrase import Phrase, Value
from cardc.language.resolve import (
    Branch,
    BranchTest,
    FeatureKey,
    Fill,
    Inflect,
    NumberTest,
    Resolved,
    Resolver,
    category_of,
    enum_kind,
    enums,
    feature_key,
    kind_ids,
)
from cardc.language.schema import INCLUDES, KINDS, NAME, NUMBER, OPTIONAL, QUOTED, Kind, SlotType
from cardc.language.tokens import NUMBER_WORD, words_of
from cardc.records import dataclass

SAMPLE: Final = (*range(203), 1000, 1001)
"""Numbers that show every difference between plural categories and exact branches."""

Captures = tuple[Value, ...]
NumberTests = frozenset[NumberTest]


@dataclass(frozen=True, slots=True)
class SubItem:
    """A slot filled by a phrase or an enum member, both of a table."""

    index: int
    key: TableKey


@dataclass(frozen=True, slots=True)
class NumberItem:
    """A slot filled by a number."""

    index: int


@dataclass(frozen=True, slots=True)
class NameItem:
    """A slot filled by the card's own name."""

    index: int


@dataclass(frozen=True, slots=True)
class QuotedItem:
    """A slot filled by another name."""

    index: int


Item = str | SubItem | NumberItem | NameItem | QuotedItem
TableKey = tuple[str, FeatureKey, frozenset[str] | None]
"""A category (or the id of an enum), its features, and the kinds (or members) asked for; ``None``: all."""


@dataclass(slots=True)
class Rule:
    """One way to say a kind: its items and what is known of its slots' values. ``source`` names the message."""

    kind: Kind | None
    items: list[Item]
    tests: dict[int, list[BranchTest]]
    source: str


class Lossy(Exception):  # noqa: N818 - a finding about a message
    """A branch that neither prints nor implies what fills a slot."""

    def __init__(self, message: str, slot: str) -> None:
        super().__init__(f"{message} loses {slot}")
        self.message = message
        self.slot = slot


class Node:
    """A node of a trie: what may come next, and the rules that end here. ``slots``: more than words may come."""

    __slots__ = ("ends", "name", "numbers", "quoted", "slots", "sources", "subs", "words")

    def __init__(self) -> None:
        self.words: dict[str, Node] = {}
        self.subs: list[tuple[Table, Node]] = []
        self.numbers: list[tuple[Callable[[int], bool], NumberTests, Node]] = []
        self.name: Node | None = None
        self.quoted: Node | None = None
        self.slots = False
        self.ends: list[Callable[[Captures], Value | None]] = []
        self.sources: list[str] = []


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a phrase can begin with: which words, the card's own name, another name."""

    words: frozenset[str] = frozenset()
    name: bool = False
    quoted: bool = False


class Table:
    """All rules of a category for a set of features.

    ``first``, ``name_first`` and ``quoted_first`` say what a phrase of the category can begin with. A table is filled with
    its rules when its ``root`` is first asked for: a short text visits few tables.
    """

    __slots__ = ("_fill", "_root", "first", "key", "name_first", "quoted_first")

    def __init__(self, key: TableKey, fill: Callable[[Table], None]) -> None:
        self.key = key
        self._fill = fill
        self._root: Node | None = None
        self.begin_with(Beginning())

    @property
    def root(self) -> Node:
        """The node where every phrase of the table begins."""
        if self._root is None:
            self._root = Node()
            self._fill(self)
        return self._root

    @property
    def beginning(self) -> Beginning:
        """What a phrase of the table can begin with."""
        return Beginning(self.first, self.name_first, self.quoted_first)

    def begin_with(self, beginning: Beginning) -> None:
        """Set what a phrase of the table can begin with."""
        self.first: frozenset[str] = beginning.words
        self.name_first = beginning.name
        self.quoted_first = beginning.quoted

    @property
    def label(self) -> str:
        """The category with its features, for messages."""
        notes = [f"{name}: {value}" for name, value in self.key[1]]
        notes += [] if self.key[2] is None else sorted(self.key[2])
        return f"{self.key[0]} ({', '.join(notes)})" if notes else self.key[0]


@dataclass(slots=True)
class Grammar:
    """The compiled productions of one phrasebook."""

    book: Phrasebook
    locale: Locale
    tables: dict[TableKey, Table] = field(default_factory=dict)
    empty: list[str] = field(default_factory=list)
    """Kinds of which a message can come out empty."""
    beginnings: Mapping[TableKey, Beginning] = field(default_factory=dict)
    """What the phrases of each table begin with, where it is known from an earlier run. With it, nothing is filled before
    a text needs it."""

    def root(self, category: str) -> Table:
        """The table of a category, ready for reading."""
        table = self.table((category, feature_key(self.locale, category, {}), None))
        if table.key not in self.beginnings:
            self.complete()
        return table

    def complete(self) -> None:
        """Fill every table that can be reached from those asked for so far, and find out what their phrases begin with."""
        filled = 0
        while filled < len(self.tables):
            waiting = list(self.tables.values())[filled:]
            filled = len(self.tables)
            for table in waiting:
                assert table.root is not None  # asking for it fills the table, and may add others
        _find_first_words(list(self.tables.values()))

    def table(self, key: TableKey) -> Table:
        """The table of a category and its features."""
        table = self.tables.get(key)
        if table is None:
            table = self.tables[key] = Table(key, self.fill)
            table.begin_with(self.beginnings.get(key, table.beginning))
        return table

    def fill(self, table: Table) -> None:
        """Put all rules of a table into it."""
        for rule in rules_of(self.book, self.locale, table.key):
            self.insert(table, rule)

    def insert(self, table: Table, rule: Rule) -> None:
        """Add a rule to the trie of its table."""
        if not rule.items and rule.kind is not None:
            self.empty.append(rule.kind.id)
        node = table.root
        merged = {i: _all_number_tests(tests) for i, tests in rule.tests.items()}
        seen: set[int] = set()
        for item in rule.items:
            before = node
            match item:
                case str():
                    node = node.words.setdefault(item, Node())
                case NameItem():
                    node.name = node.name or Node()
                    node = node.name
                case QuotedItem():
                    node.quoted = node.quoted or Node()
                    node = node.quoted
                case NumberItem(index):
                    tests = merged.get(index, frozenset()) if index not in seen else frozenset()
                    node = self.number_edge(node, tests)
                case SubItem(_, key):
                    node = _sub_edge(node, self.table(key))
            if not isinstance(item, str):
                before.slots = True
                seen.add(item.index)
        node.ends.append(_ending(rule))
        node.sources.append(rule.source)

    def number_edge(self, node: Node, tests: NumberTests) -> Node:
        """The node behind a number that passes ``tests``."""
        for _, other, target in node.numbers:
            if other == tests:
                return target
        plural = self.locale.plural
        target = Node()
        node.numbers.append((lambda n: all(test.matches(n, plural) for test in tests), tests, target))
        return target


def rules_of(book: Phrasebook, locale: Locale, key: TableKey) -> Iterator[Rule]:
    """All rules of a category: of its own kinds, and one for each category that it includes.

    Raises :class:`Lossy`.
    """
    category, features, only = key
    resolver = Resolver(book, locale)
    for kind in _own_kinds(category):
        if kind.id in OPTIONAL and kind.id not in book.messages:
            continue
        wordings = [("", resolver.message(kind, features))]
        wordings += [(f".alt{i}", w) for i, w in enumerate(resolver.alternatives(kind, features), 1)]
        seen: list[tuple[list[Item], dict[int, list[BranchTest]]]] = []
        for suffix, wording in wordings:
            for items, tests in expand(wording, kind):
                if not _possible(tests, locale):
                    continue
                rule = Rule(kind, items, tests, kind.id + suffix)
                _supply(rule, locale)
                _narrow(rule)
                # An older wording often coincides with today's for some features.
                if _is_asked_for(rule, only) and not (suffix and (rule.items, rule.tests) in seen):
                    seen.append((rule.items, rule.tests))
                    yield rule
    for included in INCLUDES.get(category, ()):
        part = None if only is None else only & kind_ids(included)
        if part is None or part:
            sub = SubItem(0, (included, feature_key(locale, included, dict(features)), part))
            yield Rule(None, [sub], {}, included)


def _own_kinds(category: str) -> list[Kind]:
    """The kinds of a category itself; of an enum, its wording."""
    enum = enums().get(category)
    return [enum_kind(enum)] if enum is not None else [k for k in KINDS.values() if k.category == category]


def _is_asked_for(rule: Rule, only: frozenset[str] | None) -> bool:
    """False when a caller wants other kinds, or other members."""
    assert rule.kind is not None
    if only is None:
        return True
    return rule.kind.id in only if rule.kind.id in KINDS else bool(_wanted_keys(rule)[0] & only)


def _narrow(rule: Rule) -> None:
    """Ask sub-phrases only for what the branches leave."""
    wanted = _wanted_keys(rule)
    for at, item in enumerate(rule.items):
        if isinstance(item, SubItem) and item.index in wanted:
            category, features, _ = item.key
            rule.items[at] = SubItem(item.index, (category, features, wanted[item.index]))


def expand(resolved: Resolved, kind: Kind) -> list[tuple[list[Item], dict[int, list[BranchTest]]]]:
    """Every way through the branches of a message."""
    ways: list[tuple[list[Item], dict[int, list[BranchTest]]]] = [([], {})]
    for part in resolved:
        match part:
            case str():
                for items, _ in ways:
                    items += words_of(part)
            case Fill(index, type_, features):
                for items, _ in ways:
                    items.append(_item(index, type_, features))
            case Inflect(index, forms):
                by_form: dict[str, set[str]] = {}
                for plural, form in forms:
                    by_form.setdefault(form, set()).add(plural)
                arms: list[tuple[BranchTest, Resolved]] = [
                    (NumberTest(None, frozenset(plurals), frozenset()), (form,)) for form, plurals in by_form.items()
                ]
                ways = _fork(ways, index, arms, kind)
            case Branch(index, branch_arms):
                ways = _fork(ways, index, branch_arms, kind)
    return ways


def _fork(
    ways: list[tuple[list[Item], dict[int, list[BranchTest]]]],
    index: int,
    arms: Sequence[tuple[BranchTest, Resolved]],
    kind: Kind,
) -> list[tuple[list[Item], dict[int, list[BranchTest]]]]:
    forked: list[tuple[list[Item], dict[int, list[BranchTest]]]] = []
    for test, pattern in arms:
        for more_items, more_tests in expand(pattern, kind):
            for items, tests in ways:
                merged = {i: [*tests.get(i, []), *more_tests.get(i, [])] for i in {*tests, *more_tests}}
                merged[index] = [*merged.get(index, []), test]
                forked.append((items + more_items, merged))
    return forked


def _item(index: int, type_: SlotType, features: FeatureKey) -> Item:
    if type_ == NUMBER:
        return NumberItem(index)
    if type_ == NAME:
        return NameItem(index)
    if type_ == QUOTED:
        return QuotedItem(index)
    return SubItem(index, (category_of(type_), features, None))


def _all_number_tests(tests: list[BranchTest]) -> NumberTests:
    return frozenset(test for test in tests if isinstance(test, NumberTest))


def _possible(tests: dict[int, list[BranchTest]], locale: Locale) -> bool:
    """False for a way whose branches exclude each other."""
    return all(_allowed(several, locale) for several in tests.values())


def _allowed(tests: list[BranchTest], locale: Locale) -> frozenset[object]:
    """The values that pass all tests; of the numbers, those of the sample."""
    allowed: frozenset[object] | None = None
    for test in tests:
        if isinstance(test, NumberTest):
            passing = frozenset[object](n for n in SAMPLE if test.matches(n, locale.plural))
        else:
            passing = frozenset[object](test)
        allowed = passing if allowed is None else allowed & passing
    return allowed if allowed is not None else frozenset()


def _supply(rule: Rule, locale: Locale) -> None:
    """Replace the tests of slots that are not printed by the one value they leave. Raises :class:`Lossy`."""
    if rule.kind is None:
        return
    printed = {item.index for item in rule.items if not isinstance(item, str)}
    for index, (slot, type_) in enumerate(rule.kind.slots.items()):
        if index in printed:
            continue
        values = _allowed(rule.tests.get(index, []), locale)
        if len(values) != 1:
            raise Lossy(rule.kind.id, slot)
        (value,) = values
        if isinstance(type_, str) and type_ not in (NUMBER, NAME, QUOTED) and KINDS[str(value)].slots:
            raise Lossy(rule.kind.id, slot)
        exact = (
            frozenset({str(value)})
            if not isinstance(value, int)
            else NumberTest(frozenset({value}), frozenset(), frozenset())
        )
        rule.tests[index] = [exact]


def _sub_edge(node: Node, table: Table) -> Node:
    for other, target in node.subs:
        if other is table:
            return target
    target = Node()
    node.subs.append((table, target))
    return target


# --- endings: from what was captured to a phrase ---------------------------------------------------------


def _ending(rule: Rule) -> Callable[[Captures], Value | None]:
    """Builds the phrase of a rule from the values of its items; ``None`` when they do not fit together."""
    if rule.kind is None:
        return lambda captures: captures[0]
    order = [item.index for item in rule.items if not isinstance(item, str)]
    slots = list(rule.kind.slots.values())
    constants = {index: _constant(rule, index, slots[index]) for index in range(len(slots)) if index not in order}
    kind = rule.kind.id
    if kind not in KINDS:
        member = constants[0]
        return lambda captures: member
    if order == list(range(len(slots))):
        return lambda captures: Phrase(kind, captures)
    return _careful_ending(kind, order, constants, len(slots))


def _careful_ending(
    kind: str, order: list[int], constants: dict[int, Value], size: int
) -> Callable[[Captures], Value | None]:
    """An ending that reorders captures, supplies values, and compares what is said twice."""
    first = {index: order.index(index) for index in set(order)}
    repeated = [(at, first[index]) for at, index in enumerate(order) if at != first[index]]
    sources = [(first.get(index, -1), constants.get(index, "")) for index in range(size)]

    def end(captures: Captures) -> Value | None:
        for again, at in repeated:
            if captures[again] != captures[at]:
                return None
        return Phrase(kind, tuple([constant if at < 0 else captures[at] for at, constant in sources]))

    return end


def _wanted_keys(rule: Rule) -> dict[int, frozenset[str]]:
    """The enum members or kinds that printed slots are restricted to."""
    wanted: dict[int, frozenset[str]] = {}
    for index, tests in rule.tests.items():
        sets = [test for test in tests if not isinstance(test, NumberTest)]
        if sets:
            wanted[index] = frozenset.intersection(*sets)
    return wanted


def _constant(rule: Rule, index: int, type_: SlotType) -> Value:
    """The value of a slot that is implied."""
    (test,) = rule.tests[index]
    if isinstance(test, NumberTest):
        assert test.only is not None
        (number,) = test.only
        return number
    (key,) = test
    if isinstance(type_, type) and issubclass(type_, StrEnum):
        return type_(key)
    return Phrase(key)


# --- first words ---------------------------------------------------------------------------------------------


def _find_first_words(tables: list[Table]) -> None:
    """Compute ``first``, ``name_first`` and ``quoted_first`` of all tables, to a fixed point."""
    changed = True
    while changed:
        changed = False
        for table in tables:
            root = table.root
            numbers = {NUMBER_WORD} if root.numbers else set[str]()
            first = frozenset(root.words).union(numbers, *(sub.first for sub, _ in root.subs))
            named = root.name is not None or any(sub.name_first for sub, _ in root.subs)
            quoted = root.quoted is not None or any(sub.quoted_first for sub, _ in root.subs)
            if (first, named, quoted) != (table.first, table.name_first, table.quoted_first):
                table.first, table.name_first, table.quoted_first = first, named, quoted
                changed = True
