"""Ten ambiguities are planted in each language, made of its own wordings; the check finds every one and names both messages.

They are planted at once, so that one search is enough: at places that do not hide each other.

The fixtures in ``ambiguous/`` show single ones in full, with a text that has both readings.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from cardc.language import LANGUAGES
from cardc.language.ambiguity import ambiguities
from cardc.language.grammar import Grammar
from cardc.language.locales import LOCALES
from cardc.language.pattern import NounFor, Part, Pattern, Phrasebook, Put, Select, Words
from tests.language.books import packaged


def renamed(pattern: Pattern, old: str, new: str) -> Pattern:
    """A pattern with another name for a slot."""
    parts: list[Part] = []
    for part in pattern:
        if isinstance(part, Put) and part.slot == old:
            part = replace(part, slot=new)
        elif isinstance(part, Select):
            variants = tuple(replace(v, pattern=renamed(v.pattern, old, new)) for v in part.variants)
            part = replace(part, on=new if part.on == old else part.on, variants=variants)
        parts.append(part)
    return tuple(parts)


def fixed(pattern: Pattern, slot: str, key: str) -> Pattern:
    """A pattern for one value of a slot by which it selects."""
    parts: list[Part] = []
    for part in pattern:
        if isinstance(part, Select) and part.on == slot:
            chosen = [v for v in part.variants if v.key == key] or [part.variants[part.default]]
            parts += fixed(chosen[0].pattern, slot, key)
        elif isinstance(part, Select):
            variants = tuple(replace(v, pattern=fixed(v.pattern, slot, key)) for v in part.variants)
            parts.append(replace(part, variants=variants))
        else:
            parts.append(part)
    return tuple(parts)


def spelled(pattern: Pattern, slot: str, number: int, lang: str) -> Pattern:
    """A pattern with a number written into it."""
    parts: list[Part] = []
    for part in fixed(pattern, slot, LOCALES[lang].plural(number)):
        if isinstance(part, Put) and part.slot == slot:
            part = Words(str(number))
        elif isinstance(part, NounFor) and part.number == slot:
            part = replace(part, number=str(number))
        parts.append(part)
    return tuple(parts)


def filled(pattern: Pattern, slot: str, filling: Pattern) -> Pattern:
    """A pattern with another one in the place of a slot."""
    parts: list[Part] = []
    for part in pattern:
        if isinstance(part, Select):
            variants = tuple(replace(v, pattern=filled(v.pattern, slot, filling)) for v in part.variants)
            part = replace(part, variants=variants)
        parts += filling if isinstance(part, Put) and part.slot == slot else (part,)
    return tuple(parts)


Plant = Callable[[Phrasebook, str], Pattern]


def like(other: str) -> Plant:
    """Says the same as another message of the same slots."""
    return lambda book, _: book.messages[other].pattern


def joined(book: Phrasebook, _: str) -> Pattern:
    """A wording with a conjunction: it is two clauses as well."""
    first = fixed(book.messages["discard-hand"].pattern, "player", "you")
    both = fixed(fixed(book.messages["and-two"].pattern, "first", "discard-hand"), "last", "knock-out")
    return filled(filled(both, "first", first), "last", book.messages["knock-out"].pattern)


def two_sentences(book: Phrasebook, _: str) -> Pattern:
    """A wording with a full stop: it is two sentences as well."""
    first = fixed(book.messages["show-hand"].pattern, "player", "you")
    return (*first, Words(". "), *book.messages["remove-counters"].pattern)


PLANTS: list[tuple[str, str, Plant]] = [
    ("lasting-hand-face-up", "lasting-cannot-play-trainers", like("lasting-cannot-play-trainers")),
    ("is-damaged", "has-energy", like("has-energy")),
    ("heads", "tails", like("tails")),
    ("remaining-hp", "printed-hp", like("printed-hp")),
    ("rule-cannot-evolve", "rule-cannot-retreat", like("rule-cannot-retreat")),
    ("flip-heads", "flip-tails", lambda book, _: renamed(book.messages["flip-tails"].pattern, "tails", "heads")),
    ("counters-all", "counters", lambda book, lang: spelled(book.messages["counters"].pattern, "number", 7, lang)),
    ("knock-out", "and-two", joined),
    ("remove-counters", "say", two_sentences),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ten_planted_ambiguities_are_found(lang: str) -> None:
    book = packaged(lang)
    planted = {id_: plant(book, lang) for id_, _, plant in PLANTS}
    for id_, pattern in planted.items():
        message = book.messages[id_]
        book.messages[id_] = replace(message, alternatives={**message.alternatives, "alt99": pattern})
    rounding = book.messages["rounding"]
    book.messages["rounding"] = replace(rounding, pattern=one_word(rounding.pattern))
    found = ambiguities(Grammar(book, LOCALES[lang]), limit=10_000)
    named = {frozenset(source.split(".")[0] for source in one.sources) for one in found}
    # A full stop in a wording parts whole sentences: both readings begin with the message that ends one.
    wanted = [{"rounding"}, *({other} if other == "say" else {id_, other} for id_, other, _ in PLANTS)]
    missed = [pair for pair in wanted if not any(pair <= found for found in named)]
    assert missed == [], sorted(map(sorted, named))


def one_word(pattern: Pattern) -> Pattern:
    """A closed list of which all members are called like the first."""
    parts: list[Part] = []
    for part in pattern:
        if isinstance(part, Select):
            first = one_word(part.variants[0].pattern)
            part = replace(part, variants=tuple(replace(v, pattern=first) for v in part.variants))
        parts.append(part)
    return tuple(parts)
