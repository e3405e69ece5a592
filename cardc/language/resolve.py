"""A message for given features: what is left are words, slots and choices that depend on the slots' values.

Writer and reader are both made from resolved messages; so they cannot disagree about what a message says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache

from cardc.language.locales import Locale
from cardc.language.pattern import NounFor, Pattern, Phrasebook, Put, Select, Term, Words
from cardc.language.schema import KINDS, NAME, NUMBER, Kind, SlotType, enum_id, key_of, members
from cardc.records import dataclass

FeatureKey = tuple[tuple[str, str], ...]
"""Features with their values, in alphabetical order."""


@dataclass(frozen=True, slots=True)
class NumberTest:
    """Which numbers a branch is for: just ``only``, or those of ``categories`` other than ``without``."""

    only: frozenset[int] | None
    categories: frozenset[str]
    without: frozenset[int]

    def matches(self, number: int, plural: Callable[[int], str]) -> bool:
        """True when the branch is for ``number``."""
        if self.only is not None:
            return number in self.only
        return plural(number) in self.categories and number not in self.without


BranchTest = NumberTest | frozenset[str]
"""For a number; for an enum its members; for a phrase its kinds."""


@dataclass(frozen=True, slots=True)
class Fill:
    """What fills a slot, with the features it gets."""

    index: int
    type: SlotType
    features: FeatureKey


@dataclass(frozen=True, slots=True)
class Inflect:
    """A noun in the form that the number in a slot governs."""

    index: int
    forms: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Branch:
    """A choice by the value of a slot; exactly one arm fits each value."""

    index: int
    arms: tuple[tuple[BranchTest, Resolved], ...]


Resolved = tuple["str | Fill | Inflect | Branch", ...]


def category_of(type_: SlotType) -> str:
    """The name under which a slot type declares features: its category, or the id of its enum."""
    return type_ if isinstance(type_, str) else enum_id(type_)


def feature_key(locale: Locale, category: str, given: Mapping[str, str]) -> FeatureKey:
    """The features of a category: ``given`` ones, else the defaults."""
    declared = locale.features_of(category)
    return tuple((name, given.get(name, values[0])) for name, values in sorted(declared.items()))


@cache
def kind_ids(category: str) -> frozenset[str]:
    """The ids of the kinds that may stand for a category."""
    return frozenset(kind.id for kind in members(category))


def branch_keys(type_: SlotType) -> dict[str, str]:
    """The keys by which a selection can ask for a slot's value: key → enum member or kind id. Not for numbers."""
    if isinstance(type_, str):
        return {kind: kind for kind in sorted(kind_ids(type_))}
    return {key_of(member): member for member in type_}


def enum_kind(enum: type[StrEnum]) -> Kind:
    """The message that words a closed enum is a kind with one slot, ``$value``."""
    return Kind(enum_id(enum), enum_id(enum), {"value": enum})


def kind_of(message: str) -> Kind:
    """The kind of a message id: a kind of the schema, or the wording of an enum."""
    return KINDS[message] if message in KINDS else enum_kind(enums()[message])


@cache
def enums() -> dict[str, type[StrEnum]]:
    """The closed enums that slots hold, by id."""
    return {
        enum_id(type_): type_ for kind in KINDS.values() for type_ in kind.slots.values() if not isinstance(type_, str)
    }


class Resolver:
    """Resolves the messages of one phrasebook. The phrasebook is expected to be free of errors."""

    def __init__(self, book: Phrasebook, locale: Locale) -> None:
        self.book = book
        self.locale = locale

    def message(self, kind: Kind, features: FeatureKey) -> Resolved:
        """The canonical wording."""
        return self.pattern(self.book.messages[kind.id].pattern, kind, features)

    def alternatives(self, kind: Kind, features: FeatureKey) -> list[Resolved]:
        """The wordings that are only read."""
        return [self.pattern(p, kind, features) for p in self.book.messages[kind.id].alternatives.values()]

    def pattern(self, pattern: Pattern, kind: Kind, features: FeatureKey) -> Resolved:
        """A pattern for given features."""
        have = dict(features)
        names = list(kind.slots)
        parts: list[str | Fill | Inflect | Branch] = []
        for part in pattern:
            match part:
                case Words(text):
                    parts.append(text)
                case Term(id_, form, _):
                    parts.append(self.book.terms[id_].forms[form or ""])
                case Put(slot, given, _):
                    type_ = kind.slots[slot]
                    key = feature_key(self.locale, category_of(type_), {**have, **given})
                    parts.append(Fill(names.index(slot), type_, key))
                case NounFor(noun, number, case, _):
                    feature = "case" if case is None else case[1:]
                    one_case = have.get(feature) if case is None or case.startswith("$") else case
                    if number in kind.slots:
                        forms = [(p, self.form(noun, one_case, p)) for p in self.locale.plurals]
                        parts.append(Inflect(names.index(number), tuple(forms)))
                    else:
                        plural = self.locale.plural(int(number)) if number.isdigit() else have[number]
                        parts.append(self.form(noun, one_case, plural))
                case Select(on, variants, _, _) if on in kind.slots:
                    arms = branch_tests(part, kind.slots[on], self.locale)
                    resolved = tuple(
                        (test, self.pattern(v.pattern, kind, features)) for test, v in zip(arms, variants, strict=True)
                    )
                    parts.append(Branch(names.index(on), resolved))
                case Select(on, variants, default, _):
                    chosen = [v for v in variants if v.key == have[on]] or [variants[default]]
                    parts += self.pattern(chosen[0].pattern, kind, features)
        return tuple(merge_words(parts))

    def form(self, noun: str, case: str | None, plural: str) -> str:
        """One form of a noun."""
        return self.book.terms[noun].forms[f"{case}-{plural}" if self.locale.cases else plural]


def merge_words(parts: list[str | Fill | Inflect | Branch]) -> list[str | Fill | Inflect | Branch]:
    """Neighbouring words as one part; empty words dropped."""
    merged: list[str | Fill | Inflect | Branch] = []
    for part in parts:
        last = merged[-1] if merged else None
        if isinstance(part, str) and isinstance(last, str):
            merged[-1] = last + part
        elif part != "":
            merged.append(part)
    return merged


def branch_tests(select: Select, type_: SlotType, locale: Locale) -> list[BranchTest]:
    """What each branch of a selection by a slot is for, in the order of the branches."""
    if type_ == NUMBER:
        return _number_tests(select, locale)
    keys = branch_keys(type_)
    listed = {keys[v.key] for v in select.variants if v.key in keys}
    tests: list[BranchTest] = []
    for index, variant in enumerate(select.variants):
        own = {keys[variant.key]} if variant.key in keys else set()
        rest = set(keys.values()) - listed if index == select.default else set()
        tests.append(frozenset(own | rest))
    return tests


def _number_tests(select: Select, locale: Locale) -> list[BranchTest]:
    exact = frozenset(int(v.key) for v in select.variants if v.key.isdigit())
    listed = {v.key for v in select.variants if not v.key.isdigit()}
    tests: list[BranchTest] = []
    for index, variant in enumerate(select.variants):
        if variant.key.isdigit():
            tests.append(NumberTest(frozenset({int(variant.key)}), frozenset(), frozenset()))
            continue
        categories = {variant.key} | (set(locale.plurals) - listed if index == select.default else set())
        tests.append(NumberTest(None, frozenset(categories), exact))
    return tests


__all__ = [
    "NAME",
    "Branch",
    "BranchTest",
    "FeatureKey",
    "Fill",
    "Inflect",
    "NumberTest",
    "Resolved",
    "Resolver",
    "branch_keys",
    "branch_tests",
    "category_of",
    "enum_kind",
    "enums",
    "feature_key",
    "kind_ids",
    "kind_of",
]
