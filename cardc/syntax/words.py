"""The terminals of the grammar in the words of the language, for messages and suggestions."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from typing import Final

from lark.lexer import PatternStr

from cardc.model.parts import Who
from cardc.model.terms import (
    AttachedUntil,
    AttackRef,
    Condition,
    Disregard,
    Duration,
    Edition,
    EnergyType,
    Event,
    Feature,
    Label,
    LookAt,
    Owner,
    PowerKind,
    Rank,
    Rarity,
    Rounding,
    TrainerKind,
    TypeSource,
    Usage,
)
from cardc.syntax.lalr import card_parser

_LISTS: Final[dict[str, tuple[str, ...]]] = {
    "TYPE": tuple(EnergyType),
    "CONDITION": tuple(c for c in Condition if c is not Condition.POISONED),
    "POISONED": (Condition.POISONED,),
    "EDITION": tuple(Edition),
    "RARITY": tuple(Rarity),
    "TRAINER": tuple(TrainerKind),
    "POWER": tuple(PowerKind),
    "FREE": ("free",),
    "USAGE": tuple(Usage),
    "EVENT": tuple(Event),
    "WHO": tuple(w for w in Who if w not in (Who.YOUR_ACTIVE, Who.OPPONENTS_ACTIVE)),
    "ACTIVE_POKEMON": (Who.YOUR_ACTIVE, Who.OPPONENTS_ACTIVE),
    "YOUR": (Owner.YOURS,),
    "OPPONENTS": (Owner.OPPONENTS,),
    "EITHERS": (Owner.EITHER,),
    "DAMAGED": ("damaged",),
    "RANK": tuple(Rank),
    "OTHER_TYPE": tuple(f"non-{kind}" for kind in EnergyType),
    "ACTIVE": ("active",),
    "BENCHED": ("benched",),
    "OF_THE_TYPE_OF": ("of the type of",),
    "CHOOSER": (", you choose", ", opponent chooses"),
    "SOURCE": ("hand", "discard pile"),
    "INTO_ZONE": ("into hand", "into deck"),
    "PLACE": ("on top of deck", "onto bench"),
    "HAND_OR_DECK": ("hand", "deck"),
    "STORE": ("hand", "discard pile", "deck"),
    "REST": ("into deck", "into discard pile"),
    "DISREGARD": tuple(Disregard),
    "EFFECTS_OR_DAMAGE": ("effects", "damage"),
    "LOOK_AT": tuple(LookAt),
    "FEATURE": tuple(Feature),
    "TYPE_SOURCE": tuple(TypeSource),
    "LABEL": tuple(Label),
    "DURATION": tuple(d for d in Duration if not d.startswith("until ")),
    "UNTIL_END": tuple(d for d in Duration if d.startswith("until ")),
    "UNTIL": tuple(AttachedUntil),
    "ATTACK_REF": tuple(AttackRef),
    "ROUNDING": tuple(Rounding),
    "CARDS": ("card", "cards"),
    "COUNTERS": ("counter", "counters"),
    "COINS": ("coins",),
}
"""The phrases of each terminal that is a closed list."""

_NAMES: Final = {
    "STRING": "text in quotes",
    "NUMBER": "a number",
    "COST": "a cost such as `[G C]`",
    "DAMAGE": "a printed damage such as `30` or `20x`",
    "TIMES": "a factor such as `x2`",
    "PLUS": "an addition such as `+20`",
    "MINUS": "a reduction such as `-30`",
    "ID": "a set id such as `base1`",
    "LANG": "a language such as `it`",
    "CARD_ID": "the id of a card such as `base1-58`",
    "TYPE": "an Energy type",
    "CONDITION": "a Special Condition",
    "WHO": "a Pokémon (`self`, `defender` …)",
}
"""Terminals that are named as a whole instead of being listed."""

_MAX_LISTED: Final = 7
_LIKE_SHORT: Final = 0.75
"""Words of up to 3 letters are alike by chance."""


@cache
def _literals() -> dict[str, str]:
    return {t.name: t.pattern.value for t in card_parser().lark.terminals if isinstance(t.pattern, PatternStr)}


def phrases(terminal: str) -> tuple[str, ...]:
    """The words an author can write for a terminal; empty for numbers, texts and costs."""
    literal = _literals().get(terminal)
    return (literal,) if literal is not None else _LISTS.get(terminal, ())


@cache
def all_words() -> frozenset[str]:
    """Every word of the language."""
    terminals = card_parser().lark.terminals
    return frozenset(w for t in terminals for p in phrases(t.name) for w in re.findall(r"[\w'-]+", p))


class Place(StrEnum):
    """Places that are named by what stands there rather than by all the words that may begin it."""

    TEXT = "a sentence such as `draw 2 cards` or `flip { … }`"
    SENTENCE = "a sentence such as `draw 2 cards`"
    FIELD = "a field of the card such as `hp 40`"
    SET_FIELD = "a field of the set such as `size 102`"
    RULE = "a rule such as `defender can't retreat`"


@cache
def starts(place: Place) -> frozenset[str]:
    """The terminals that can begin what stands in a place."""
    example = {
        Place.TEXT: 'card "" { attack [] "" { draw 1 card;',
        Place.SENTENCE: 'card "" { attack [] "" { may {',
        Place.FIELD: 'card "" {',
        Place.SET_FIELD: "set x {",
        Place.RULE: 'card "" { attack [] "" { during this turn:',
    }[place]
    return frozenset(accepted(example)) - {"RBRACE", "SEMICOLON"}


def accepted(beginning: str) -> set[str]:
    """The terminals that can follow ``beginning``, a correct beginning of a source."""
    interactive = card_parser().lark.parse_interactive(beginning)
    interactive.exhaust_lexer()
    return set(interactive.accepts())  # type: ignore[no-untyped-call]  # Lark leaves this method without types


def expectation(terminals: Iterable[str]) -> str:
    """What may stand in a place, as part of a sentence: "`card` or `cards`"."""
    left = set(terminals) - {"$END"}
    if "WHO" in left:
        left.discard("ACTIVE_POKEMON")
    parts: list[str] = []
    for place in Place:
        if starts(place) <= left:
            left -= starts(place)
            parts.append(str(place))
    parts += [_NAMES[t] for t in _NAMES if t in left]
    rest = sorted({p for t in left if t not in _NAMES for p in phrases(t)})
    if left & {"RBRACE"} and parts:
        rest = [r for r in rest if r not in {";", "}"}] + ["}"]
    parts += [f"`{word}`" for word in rest]
    if len(parts) > _MAX_LISTED:
        parts = [*parts[:_MAX_LISTED], "…"]
        return ", ".join(parts)
    return " or ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def nearest(text: str, candidates: Iterable[str], least: float = 0.65) -> str | None:
    """The candidate phrase most like the beginning of ``text`` (0 to 1), ``None`` when none is at least so like it."""
    cleaned = text.lower().replace("’", "'")
    words = cleaned.split()
    if not words:
        return None
    best, best_ratio, best_whole = None, 0.0, 0.0
    for candidate in sorted(set(candidates)):
        if not re.match(r"\w", candidate):
            continue
        ratio, whole = _likeness(cleaned, words, candidate), _ratio(cleaned[: len(candidate)], candidate)
        if (ratio, whole) > (best_ratio, best_whole):
            best, best_ratio, best_whole = candidate, ratio, whole
    return best if best_ratio >= (least if len(words[0]) > 3 else max(least, _LIKE_SHORT)) else None


def _likeness(text: str, words: list[str], candidate: str) -> float:
    """How like the candidate is to the first word, to as many words, or to as many letters (0 to 1)."""
    wanted = candidate.split()
    first = _ratio(words[0], wanted[0])
    as_many_words = _ratio(" ".join(words[: len(wanted)]), candidate) if first >= 0.6 else 0.0
    return max(first * 0.999, as_many_words, _ratio(text[: len(candidate)], candidate) * 0.998)


def _ratio(one: str, two: str) -> float:
    return difflib.SequenceMatcher(None, one, two).ratio()


SLIPS: Final = {
    "per": "write `for each`",
    "heal": "write `remove 1 damage counter from …`",
    "poison": "write `defender is now poisoned`",
    "sleep": "write `defender is now asleep`",
    "confuse": "write `defender is now confused`",
    "paralyze": "write `defender is now paralyzed`",
    "shuffle": "write `put … into deck`: such cards are shuffled in; or `shuffle your deck`",
    "return": "write `put … and all its cards into hand`",
    "reveal": "write `show hand` or `look at …`",
    "has": "write `if any …` or `if at least 2 …`",
    "have": "write `if any …` or `if at least 2 …`",
    "damaged": "write `any damage counter on …`",
    "deal": "write `10 damage to …`",
    "does": "write `10 damage to …`",
    "not": "write `unless …` instead of `if … not`",
    "cannot": "write `can't`",
    "then": "leave it out: sentences happen one after the other",
    "and": "begin a new sentence instead",
    "it": "name it: `self` or `that pokemon`; from the deck, write `attach 1 energy card from deck to …`",
    "evolve": "write `evolve self from deck`, or choose a Pokémon before and write `evolve that pokemon from hand`",
    "your": "write `your active pokemon`, `1 of your pokemon`, or `turn ends`",
    "before": "write `first { … }` at the beginning of the text",
    "a": "write `flip { … }` for one coin, and numbers for things: `1 card`",
    "another": "for a second coin write `flip { heads: flip { … } }`; for another Pokémon `1 of …`",
}
"""What people write who know the printed cards, and how the language says it."""

FIELD_SLIPS: Final = {
    "evolves": 'write `stage 1 from "…"`',
    "type": "write the type alone, such as `fire`",
    "energy": "write `basic energy [G]` or `special energy [C C]`",
    "pokemon": "leave it out: write stage, type and `hp`",
}
"""The same, where a field of the card stands."""
