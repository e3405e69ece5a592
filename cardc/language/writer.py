"""Phrases → prose. Each message is compiled once, for each set of features that it is asked for, to a plain function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import cast

from cardc.language.idioms import idiomatic
from cardc.language.locales import Locale
from cardc.language.names import NO_NAMES, Names
from cardc.language.pattern import Phrasebook
from cardc.language.phrase import Body, Phrase, TextContext, Value
from cardc.language.plan import plan
from cardc.language.resolve import (
    Branch,
    FeatureKey,
    Fill,
    Inflect,
    NumberTest,
    Resolved,
    Resolver,
    enum_kind,
    feature_key,
)
from cardc.language.schema import IDIOMS, KINDS, NAME, NUMBER, QUOTED, READ_ONLY, TEXT, members

Args = Sequence[Value]
Render = Callable[[Args], str]


class Writer:
    """Writes phrases in one language. The phrasebook is expected to be free of errors (:mod:`cardc.language.lint`)."""

    def __init__(self, book: Phrasebook, locale: Locale) -> None:
        self._resolver = Resolver(book, locale)
        self._locale = locale
        self.idioms = IDIOMS & book.messages.keys() - locale.only_read
        """The idioms that the phrasebook has, and does not only read."""
        self._tables: dict[tuple[str, FeatureKey], dict[str, Render]] = {}
        self._words: dict[tuple[type[StrEnum], FeatureKey], dict[str, str]] = {}
        self._sentences: dict[str, Render] = {}

    def text(self, body: Body, context: TextContext, names: Names = NO_NAMES) -> str:
        """The text of a body; empty for an empty one. Raises :class:`UnsayableError` for a body that is not canonical."""
        return self.write(names.said(idiomatic(plan(body, context), context, self.idioms)))

    def write(self, sentences: Sequence[Phrase]) -> str:
        """The sentences as one text; each begins with a capital letter."""
        texts: list[str] = []
        renders = self._sentences
        for kind, args in sentences:
            render = renders.get(kind)
            if render is None:
                category = KINDS[kind].category
                render = renders[kind] = self._table(category, feature_key(self._locale, category, {}))[kind]
            text = render(args)
            texts.append(text[:1].upper() + text[1:])
        return " ".join(texts)

    def phrase(self, phrase: Phrase, **features: str) -> str:
        """One phrase by itself, with features (those of its category that are not given have their defaults)."""
        category = KINDS[phrase.kind].category
        return self._table(category, feature_key(self._locale, category, features))[phrase.kind](phrase.args)

    def word(self, member: StrEnum) -> str:
        """The wording of a member of a closed enum."""
        return self._enum(type(member), ())[member]

    # --- compiling ---------------------------------------------------------------------------------

    def _table(self, category: str, features: FeatureKey) -> dict[str, Render]:
        """Render functions by kind, for all kinds that may stand for the category."""
        table = self._tables.get((category, features))
        if table is None:
            table = self._tables[category, features] = {}
            for kind in members(category):
                if kind.id in READ_ONLY or (kind.id in IDIOMS and kind.id not in self.idioms):
                    continue
                own = feature_key(self._locale, kind.category, dict(features))
                table[kind.id] = self._compile(self._resolver.message(kind, own))
        return table

    def _enum(self, enum: type[StrEnum], features: FeatureKey) -> dict[str, str]:
        """The words for an enum's members."""
        words = self._words.get((enum, features))
        if words is None:
            render = self._compile(self._resolver.message(enum_kind(enum), features))
            words = self._words[enum, features] = {member: render((member,)) for member in enum}
        return words

    def _compile(self, resolved: Resolved) -> Render:
        """One function for a row of parts."""
        parts: list[str | Render] = []
        sound = self._locale.before_name
        for part in resolved:
            words = parts[-1] if parts else None
            if sound and isinstance(words, str) and isinstance(part, Fill) and part.type == NAME:
                parts[-1] = _named(words, part.index, sound)
            else:
                parts.append(part if isinstance(part, str) else self._part(part))
        return _row(parts)

    def _part(self, part: Fill | Inflect | Branch) -> Render:
        match part:
            case Fill(index, type_, features):
                return self._fill(index, type_, features)
            case Inflect(index, forms):
                return _inflect(index, dict(forms), self._locale.plural)
            case Branch(index, arms):
                return self._branch(index, arms[0][0], part)

    def _fill(self, index: int, type_: str | type[StrEnum], features: FeatureKey) -> Render:
        if type_ == NUMBER:
            return lambda args: str(args[index])
        if type_ in (NAME, TEXT):
            return lambda args: cast(str, args[index])
        if type_ == QUOTED:
            before, after = self._locale.quotes
            return lambda args: f"{before}{args[index]}{after}"
        if not isinstance(type_, str):
            words = self._enum(type_, features)
            return lambda args: words[cast(str, args[index])]
        table = self._table(type_, features)

        def phrase(args: Args) -> str:
            kind, inner = cast(Phrase, args[index])
            return table[kind](inner)

        return phrase

    def _branch(self, index: int, test: NumberTest | frozenset[str], branch: Branch) -> Render:
        arms = [(test, self._compile(resolved)) for test, resolved in branch.arms]
        if isinstance(test, NumberTest):
            return _number_branch(index, cast("list[tuple[NumberTest, Render]]", arms), self._locale)
        by_key = {key: render for keys, render in arms for key in cast("frozenset[str]", keys)}

        def choose(args: Args) -> str:
            value = args[index]
            return by_key[value.kind if isinstance(value, Phrase) else cast(str, value)](args)

        return choose


def _named(words: str, index: int, sound: Callable[[str, str], str]) -> Render:
    """The card's name with the words before it, whose sound depends on it."""

    def render(args: Args) -> str:
        name = cast(str, args[index])
        return sound(words, name) + name

    return render


def _inflect(index: int, forms: dict[str, str], plural: Callable[[int], str]) -> Render:
    return lambda args: forms[plural(cast(int, args[index]))]


def _number_branch(index: int, arms: list[tuple[NumberTest, Render]], locale: Locale) -> Render:
    exact = {number: render for test, render in arms if test.only is not None for number in test.only}
    by_category = {category: render for test, render in arms for category in test.categories}
    plural = locale.plural

    def choose(args: Args) -> str:
        number = cast(int, args[index])
        render = exact.get(number) or by_category[plural(number)]
        return render(args)

    return choose


def _row(parts: list[str | Render]) -> Render:
    """A function that joins words and rendered parts; one and two parts, the most frequent, need no list."""
    words, renders = [""], list[Render]()
    for part in parts:
        if isinstance(part, str):
            words[-1] += part
        else:
            renders.append(part)
            words.append("")
    if not renders:
        text = words[0]
        return lambda args: text
    first, before, after = renders[0], words[0], words[1]
    if len(renders) == 1:
        return first if not before and not after else lambda args: before + first(args) + after
    if len(renders) == 2:
        last, end = renders[1], words[2]
        return lambda args: before + first(args) + after + last(args) + end
    rest = list(zip(renders, words[1:], strict=True))

    def join(args: Args) -> str:
        pieces = [before]
        for render, word in rest:
            pieces.append(render(args))
            pieces.append(word)
        return "".join(pieces)

    return join
