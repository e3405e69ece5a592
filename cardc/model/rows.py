"""A verb is one row: what is declared above the node of an act, a rule, a count, a test or a trait.

The row says how authors write the node in the card language. From it follow the alternative in ``grammar/card.lark``, the
callback that makes the node, the printer that writes it back (:mod:`cardc.syntax.rows`), and the defaults of the rooms
below. This module only keeps what was declared; nothing is worked out when it is imported.

A *pattern* is a sentence with slots:

* ``{field}`` holds a field of the node; its type says which part of the grammar stands there. ``{field:SYMBOL}`` names
  another one.
* ``{field* or }`` holds the members of a tuple with " or " between them, at least one; ``{field+ or }`` at least two.
* ``{field.each}`` holds the "for each …" of a quantity.
* ``[words {field}]`` stands there unless the field has its default; ``[field: words]`` when the field is true.
* ``cards``, ``counters`` and ``coins`` agree with the number before them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Final, TypedDict, TypeVar, Unpack, get_args, get_origin, get_type_hints

from cardc.records import dataclass

C = TypeVar("C")


class Family(StrEnum):
    """What a node is; each family is a rule of the grammar."""

    ACT = "act"
    RULE = "rule"
    COUNT = "count"
    MEASURE = "measure"
    TEST = "test"
    TRAIT = "trait"


@dataclass(frozen=True, slots=True)
class Sentence:
    """One way to write a node: a pattern, and the fields whose value the words say without a slot.

    ``name`` is the name of the alternative in the grammar (``""``: that of the node). ``own`` makes it a rule of its own,
    which the template of the grammar names where it may stand.
    """

    pattern: str
    fixed: dict[str, object]
    name: str = ""
    own: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """The declaration of one node."""

    node: type
    family: Family
    sentences: tuple[Sentence, ...]
    phrase: bool = True
    """Whether its kind of phrase is the node: a slot a field. Otherwise ``cardc/language`` says what it becomes."""
    slots: Mapping[str, str] | None = None
    """The slots of that phrase and their fields, in the order in which they are said; ``None``: the fields."""
    calls: str = ""
    """The method of the engine's context that does it, or ``module:function``; ``""``: a template says it."""
    can: str = ""
    """Its twin that says whether it would change anything; ``""``: whether there is a Pokémon to do it to."""
    before: bool = False
    """Whether an attack does it with the damage, not after it."""

    def names(self) -> list[str]:
        """The names of its alternatives in the grammar, in the order of its sentences."""
        first = snake(self.node.__name__)
        return [each.name or (f"{first}_{n}" if n > 1 else first) for n, each in enumerate(self.sentences, 1)]


ROWS: Final[dict[type, Row]] = {}
"""Every row, by its node, in the order of declaration."""


def say(pattern: str, *, name: str = "", own: bool = False, **fixed: object) -> Sentence:
    """A sentence of a row; ``fixed`` are the fields that its words decide."""
    return Sentence(pattern, fixed, name, own)


class _More(TypedDict, total=False):
    phrase: bool
    slots: Mapping[str, str]
    calls: str
    can: str
    before: bool


def row(family: Family, *sentences: Sentence | str, **more: Unpack[_More]) -> Callable[[type[C]], type[C]]:
    """Declare the row of the dataclass below; ``more`` are the fields of :class:`Row`."""

    def declare(node: type[C]) -> type[C]:
        said = tuple(say(each) if isinstance(each, str) else each for each in sentences)
        ROWS[node] = Row(node, family, said, **more)
        return node

    return declare


def act(*sentences: Sentence | str, **more: Unpack[_More]) -> Callable[[type[C]], type[C]]:
    """The row of an act."""
    return row(Family.ACT, *sentences, **more)


def rule(*sentences: Sentence | str, **more: Unpack[_More]) -> Callable[[type[C]], type[C]]:
    """The row of a rule."""
    return row(Family.RULE, *sentences, **more)


def count(*sentences: Sentence | str, **more: Unpack[_More]) -> Callable[[type[C]], type[C]]:
    """The row of a count."""
    return row(Family.COUNT, *sentences, **more)


def measure(*sentences: Sentence | str, **more: Unpack[_More]) -> Callable[[type[C]], type[C]]:
    """The row of a measure."""
    return row(Family.MEASURE, *sentences, **more)


def test(*sentences: Sentence | str, **more: Unpack[_More]) -> Callable[[type[C]], type[C]]:
    """The row of a test."""
    return row(Family.TEST, *sentences, **more)


def trait(*sentences: Sentence | str, **more: Unpack[_More]) -> Callable[[type[C]], type[C]]:
    """The row of a trait."""
    return row(Family.TRAIT, *sentences, **more)


def snake(name: str) -> str:
    """``MoveEnergy`` as ``move_energy``, ``PrintedHP`` as ``printed_hp``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


_TYPES: Final[dict[type, dict[str, tuple[type, ...]]]] = {}


def types_of(node: type) -> dict[str, tuple[type, ...]]:
    """The classes of what each field of a node may hold; of a tuple, the classes of its members."""
    known = _TYPES.get(node)
    if known is None:
        known = _TYPES[node] = {name: tuple(_classes(hint)) for name, hint in get_type_hints(node).items()}
    return known


def _classes(hint: object) -> Iterator[type]:
    if get_origin(hint) is tuple:
        hint = get_args(hint)[0]
    for one in get_args(hint) or (hint,):
        if one is not type(None):
            assert isinstance(one, type)
            yield one
