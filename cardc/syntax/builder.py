"""The machinery that makes model nodes while the parser runs: one method per name in ``grammar/card.lark``.

The parser hands each callback the children of its rule, keywords included. The methods see only what carries
meaning: tokens already turned into model values, and the values of inner rules. The places are kept on the side.

The methods stand in ``build_parts``, ``build_rules``, ``build_acts``, ``build_texts`` and ``faces``, each on top of the
one before.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from lark import Token

from cardc.identity import spelled
from cardc.model.parts import Damaged, NotOfType, OfRank, Who
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
    Player,
    PowerKind,
    Rank,
    Rarity,
    Rounding,
    Seat,
    TrainerKind,
    TypeSource,
    Usage,
    Zone,
)
from cardc.syntax.comments import without_comments
from cardc.syntax.problems import Problem
from cardc.syntax.prose import Prose
from cardc.syntax.strings import unquote

MAX_DIGITS: Final = 4
"""Longest number of the language: larger ones are no game numbers and cost time to convert."""

LETTERS: Final = dict(zip("GRWLPFDMC", EnergyType, strict=True))
"""The Energy letters of a cost."""

METHODS: Final = {"if": "if_", "set": "set_"}
"""Rules whose name is a word of Python."""

_PLACES: Final = {
    "into hand": Zone.HAND,
    "into deck": Zone.DECK,
    "on top of deck": Zone.TOP_OF_DECK,
    "onto bench": Zone.BENCH,
}
_RESTS: Final = {"into deck": Zone.DECK, "into discard pile": Zone.DISCARD_PILE}


class Node:
    """The value of a rule and its place; the places have the names they have in a ``Token``."""

    __slots__ = ("end_pos", "start_pos", "value")

    def __init__(self, value: object, start_pos: int, end_pos: int) -> None:
        self.value = value
        self.start_pos = start_pos
        self.end_pos = end_pos


Kid = Node | Token


def _words(token: Token) -> str:
    return " ".join(without_comments(token).split())


def _cost(token: Token) -> tuple[EnergyType, ...]:
    return tuple(LETTERS[letter] for letter in re.findall("[A-Z]", without_comments(token)))


class Builder:
    """One instance serves one parser; ``begin`` starts a new source. Not for use by two threads at once."""

    kids: list[Kid]
    problems: list[Problem]
    nodes: dict[int, tuple[int, int]]
    proses: dict[int, Prose]
    """Prose by the identity of the text that stands in the model for it."""

    def __init__(self) -> None:
        self.begin()
        self._converters: dict[str, Callable[[Token], object]] = {
            "STRING": self._string,
            "NUMBER": self._number,
            "TYPE": EnergyType,
            "WHO": lambda t: Who(_words(t)),
            "ACTIVE_POKEMON": lambda t: Who(_words(t)),
            "YOUR": Owner,
            "OPPONENTS": Owner,
            "EITHERS": lambda t: Owner(_words(t)),
            "DAMAGED": lambda _: Damaged(),
            "RANK": lambda t: OfRank(Rank(t)),
            "OTHER_TYPE": lambda t: NotOfType(EnergyType(t.removeprefix("non-"))),
            "ACTIVE": Seat,
            "BENCHED": Seat,
            "CONDITION": Condition,
            "POISONED": Condition,
            "EDITION": Edition,
            "RARITY": lambda t: Rarity(_words(t)),
            "LABEL": Label,
            "TRAINER": TrainerKind,
            "POWER": PowerKind,
            "USAGE": lambda t: Usage(_words(t)),
            "EVENT": lambda t: Event(_words(t)),
            "CHOOSER": lambda t: Player(_words(t).strip(", ").split()[0]),
            "DURATION": lambda t: Duration(_words(t)),
            "UNTIL": lambda t: AttachedUntil(_words(t)),
            "ATTACK_REF": lambda t: AttackRef(_words(t)),
            "ROUNDING": Rounding,
            "UNTIL_END": lambda t: Duration(_words(t)),
            "DISREGARD": lambda t: Disregard(_words(t)),
            "EFFECTS_OR_DAMAGE": lambda t: t == "damage",
            "SOURCE": lambda t: Zone(_words(t)),
            "STORE": lambda t: Zone(_words(t)),
            "REST": lambda t: _RESTS[_words(t)],
            "INTO_ZONE": lambda t: _PLACES[_words(t)],
            "PLACE": lambda t: _PLACES[_words(t)],
            "HAND_OR_DECK": Zone,
            "LOOK_AT": lambda t: LookAt(_words(t)),
            "FEATURE": Feature,
            "TYPE_SOURCE": lambda t: TypeSource(_words(t)),
            "COST": _cost,
            "DAMAGE": str,
            "TIMES": str,
            "PLUS": str,
            "MINUS": str,
            "FREE": lambda _: 0,
            "ID": str,
            "CARD_ID": str,
            "LANG": str,
        }

    def begin(self) -> None:
        """Forget the last source."""
        self.kids = []
        self.problems = []
        self.nodes = {}
        self.proses = {}

    def callback(self, name: str) -> Callable[[list[Kid]], Node]:
        """What the parser calls for the rule ``name``: converts the children, calls the method, keeps the place."""
        method: Callable[..., object] = getattr(self, METHODS.get(name, name))
        converters = self._converters

        def make(children: list[Kid]) -> Node:
            values = []
            for child in children:
                if type(child) is Node:
                    values.append(child.value)
                else:
                    assert isinstance(child, Token)
                    convert = converters.get(child.type)
                    if convert is not None:
                        values.append(convert(child))
            self.kids = children
            value = method(*values)
            start, end = children[0].start_pos, children[-1].end_pos
            assert start is not None
            assert end is not None
            # Words of a list and numbers are shared objects: they have no place of their own.
            if value and not isinstance(value, str | int):
                self.nodes[id(value)] = (start, end)
            return Node(value, start, end)

        return make

    def problem(self, code: str, message: str, place: Kid, suggestion: str | None = None) -> None:
        """Note something the grammar lets pass."""
        assert place.start_pos is not None
        assert place.end_pos is not None
        self.problems.append(Problem(code, message, place.start_pos, place.end_pos, suggestion))

    def _string(self, token: Token) -> str:
        text, bad = unquote(token)
        if bad is not None:
            message = f"`{bad}` means nothing inside quotes"
            self.problem("E010", message, token, 'write `\\\\` for a backslash, `\\"` for a quote')
        return text

    def _name(self, token: Token) -> str:
        return spelled(self._string(token))

    def _number(self, token: Token) -> int:
        if len(token) > MAX_DIGITS:
            self.problem("E009", f"a number has at most {MAX_DIGITS} digits", token)
            return 1
        return int(token)


def type_in(parts: tuple[object, ...]) -> EnergyType | None:
    """The Energy type among some parts."""
    return next((p for p in parts if isinstance(p, EnergyType)), None)
