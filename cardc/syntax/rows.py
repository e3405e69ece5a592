"""The sentences of rows (:mod:`cardc.model.rows`): what the grammar, the callbacks and the printer make of a pattern."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields
from functools import cache
from typing import Final, get_args

from cardc.model.parts import (
    Amount,
    CardFilter,
    Choice,
    Count,
    DamageDone,
    Group,
    Half,
    Measure,
    PrintedHP,
    Quantity,
    RemainingHP,
    Target,
    Test,
    Who,
)
from cardc.model.rows import ROWS, Family, Row, Sentence, types_of
from cardc.model.rules import Subject
from cardc.model.terms import (
    AttackRef,
    Condition,
    Disregard,
    EnergyType,
    Feature,
    LookAt,
    Owner,
    Player,
    Rounding,
    Seat,
    TypeSource,
)
from cardc.project import ProjectError
from cardc.records import dataclass

NOUNS: Final = {"cards": "CARDS", "counters": "COUNTERS", "coins": "COINS"}
"""Words that agree with the number before them, and their terminals."""

TERMINALS: Final = {**NOUNS, "poisoned": "POISONED"}
"""Words of patterns that are terminals of their own in the grammar."""

_ALTERNATIVES: Final = {"_who_or_name": "(_who | STRING)"}
"""Symbols that the grammar has no name for."""

_DEFAULTS: Final[dict[frozenset[object], str]] = {
    frozenset(get_args(kind) or (kind,)): symbol
    for kind, symbol in (
        (Target, "target"),
        (Who, "_who"),
        (Who | Choice, "one"),
        (Choice, "choice"),
        (Group, "group"),
        (Subject, "subject"),
        (Amount, "amount"),
        (Measure, "measure"),
        (Count, "counted"),
        (Test, "test"),
        (Quantity, "quantity"),
        (CardFilter, "filter"),
        (Condition, "CONDITION"),
        (EnergyType, "TYPE"),
        (Disregard, "DISREGARD"),
        (Feature, "FEATURE"),
        (TypeSource, "TYPE_SOURCE"),
        (LookAt, "LOOK_AT"),
        (Owner, "_owner"),
        (Rounding, "ROUNDING"),
        (AttackRef, "ATTACK_REF"),
        (Seat, "_seat"),
        (int, "NUMBER"),
        (str, "STRING"),
    )
}
"""The symbol of the grammar that stands for a field of a type."""

_SAYS: Final[dict[str, tuple[object, ...]]] = {
    "quantity": get_args(Quantity),
    "measured": (RemainingHP, PrintedHP, DamageDone, Half),
}
"""Symbols that stand for some of the values of a field only."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the language, or a comma."""

    text: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A field; with ``joint`` the members of a tuple, at least ``least`` of them."""

    field: str
    symbol: str
    joint: str = ""
    least: int = 1


@dataclass(frozen=True, slots=True)
class ForEach:
    """The "for each …" of a quantity."""

    field: str


@dataclass(frozen=True, slots=True)
class Option:
    """Words that stand there unless ``field`` has its default."""

    field: str
    parts: tuple[Word | Slot, ...]
    flag: bool


Part = Word | Slot | ForEach | Option

_PART: Final = re.compile(
    r"\[(?P<flag>\w+): (?P<words>[^\]]*)\]"
    r"|\[(?P<option>[^\]]*)\]"
    r"|\{(?P<field>\w+)(?P<each>\.each)?(?::(?P<symbol>\w+))?(?:(?P<least>[*+])(?P<joint>[^}]*))?\}"
    r"|(?P<comma>,)"
    r"|(?P<word>[^\s,\[\]{}]+)"
    r"|\s+"
)


class PatternError(ProjectError):
    """The pattern of a row can't be used; the message names the node and says why."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence of a row, taken apart."""

    row: Row
    sentence: Sentence
    name: str
    parts: tuple[Part, ...]

    def slots(self) -> Iterator[Slot]:
        """All slots, those of options too."""
        for part in self.parts:
            if isinstance(part, Slot):
                yield part
            elif isinstance(part, Option):
                yield from (inner for inner in part.parts if isinstance(inner, Slot))

    def fits(self, node: object) -> bool:
        """Whether this sentence can say ``node``."""
        if any(getattr(node, field) != value for field, value in self.sentence.fixed.items()):
            return False
        for part in self.parts:
            if isinstance(part, Slot):
                value = getattr(node, part.field)
                if value is None or (part.symbol in _SAYS and type(value) not in _SAYS[part.symbol]):
                    return False
        return True


_KNOWN: Final[dict[type, tuple[Said, ...]]] = {}


def sentences_of(node: type) -> tuple[Said, ...]:
    """The sentences of a node's row, in order. Raises :class:`PatternError` for a pattern that can't be used."""
    known = _KNOWN.get(node)
    if known is None:
        row = ROWS[node]
        known = _KNOWN[node] = tuple(
            Said(row, sentence, name, tuple(_parts(row, sentence.pattern)))
            for name, sentence in zip(row.names(), row.sentences, strict=True)
        )
    return known


def _parts(row: Row, pattern: str) -> Iterator[Part]:
    at = 0
    while at < len(pattern):
        found = _PART.match(pattern, at)
        if found is None:
            raise PatternError(f"{row.node.__name__}: the pattern can't be read from `{pattern[at:]}` on")
        at = found.end()
        if found["flag"]:
            yield Option(found["flag"], tuple(p for p in _parts(row, found["words"]) if isinstance(p, Word)), True)
        elif found["option"]:
            inner = tuple(p for p in _parts(row, found["option"]) if isinstance(p, Word | Slot))
            slot = next((p for p in inner if isinstance(p, Slot)), None)
            if slot is None:
                raise PatternError(f"{row.node.__name__}: `{found[0]}` names no field")
            yield Option(slot.field, inner, False)
        elif found["each"]:
            yield ForEach(found["field"])
        elif found["field"]:
            symbol = found["symbol"] or _symbol(row, found["field"])
            yield Slot(found["field"], symbol, found["joint"] or "", 2 if found["least"] == "+" else 1)
        elif found["comma"] or found["word"]:
            yield Word(found[0])


def _symbol(row: Row, field: str) -> str:
    kinds = types_of(row.node).get(field)
    if kinds is None:
        raise PatternError(f"{row.node.__name__} has no field `{field}`")
    symbol = _DEFAULTS.get(frozenset(kinds))
    if symbol is None:
        raise PatternError(f"{row.node.__name__}.{field}: write which symbol of the grammar stands here")
    return symbol


# --- the grammar ---------------------------------------------------------------------------------------------


def alternative(said: Said) -> str:
    """The right side of the sentence's alternative in the grammar."""
    return " ".join(map(_in_grammar, said.parts))


def _in_grammar(part: Part) -> str:
    match part:
        case Word():
            return TERMINALS.get(part.text) or f'"{part.text}"'
        case Slot(_, symbol, ""):
            return _ALTERNATIVES.get(symbol, symbol)
        case Slot(_, symbol, joint, least):
            return f'{symbol} ("{joint.strip()}" {symbol}){"+" if least == 2 else "*"}'
        case ForEach():
            return "for_each?"
        case Option(_, (one,)):
            return f"{_in_grammar(one)}?"
        case Option(_, parts):
            return f"({' '.join(map(_in_grammar, parts))})?"


def alternatives(family: Family, own: bool = False) -> list[Said]:
    """The sentences of all rows of a family; with ``own`` those that are rules of their own."""
    rows = [row for row in ROWS.values() if row.family is family]
    return [said for row in rows for said in sentences_of(row.node) if said.sentence.own is own]


@cache
def names() -> dict[str, tuple[type, int]]:
    """The names that rows give to alternatives of the grammar: the node, and which of its sentences."""
    return {name: (node, number) for node, row in ROWS.items() for number, name in enumerate(row.names())}


# --- the callbacks -------------------------------------------------------------------------------------------

Narrow = Callable[[int], None]
"""Reports that one Pokémon was meant where the child at a position names several."""


def maker(said: Said) -> Callable[..., object] | None:
    """What makes the node from the values of the slots alone; ``None`` when the sentence needs more than their order."""
    node = said.row.node
    if not all(isinstance(part, Word) or (isinstance(part, Slot) and not part.joint) for part in said.parts):
        return None
    kinds = types_of(node)
    slots = list(said.slots())
    if any(slot.symbol in ("_whose", "measured") or _too_wide(slot, kinds[slot.field]) for slot in slots):
        return None
    order = [slot.field for slot in slots]
    if not said.sentence.fixed and order == [each.name for each in fields(node)[: len(order)]]:
        return node
    fixed = said.sentence.fixed
    return lambda *values: node(**fixed, **dict(zip(order, values, strict=True)))


def _too_wide(slot: Slot, kinds: tuple[type, ...]) -> bool:
    """Whether the symbol also stands for groups, where the field holds one Pokémon."""
    return slot.symbol in ("target", "subject") and Group not in kinds and Choice not in kinds


def in_order(said: Said) -> Iterator[tuple[str, tuple[type, ...], bool]]:
    """The fields in the order of the sentence, the classes of their values, and whether they hold several."""
    kinds = types_of(said.row.node)
    for slot in said.slots():
        yield slot.field, kinds[slot.field], bool(slot.joint)


def flags(said: Said) -> dict[str, str]:
    """The fields that are true when some words stand there, and the first of these words."""
    options = [part for part in said.parts if isinstance(part, Option) and part.flag]
    return {
        option.field: next(w.text for w in option.parts if isinstance(w, Word) and w.text != ",") for option in options
    }


def default_of(node: type, field: str) -> object:
    """The default of a field; ``None`` without one."""
    return next((each.default for each in fields(node) if each.name == field and each.default is not MISSING), None)


def player(owner: Owner) -> Player:
    """The player whose word (`your`, `opponent's`) was said."""
    return Player.YOU if owner is Owner.YOURS else Player.OPPONENT
