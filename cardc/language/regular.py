"""Kinds of phrases that are nodes of the model: their slots follow from the fields (:mod:`cardc.model.rows`).

Such a kind bears the name of its node, its slots those of the fields; both ways between phrase and node follow. What a
phrasebook adds is the message.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import cache
from typing import Final, get_args

from cardc.language.schema_base import NUMBER, QUOTED, SPAN, Kind, SlotType
from cardc.model import effects
from cardc.model.parts import Amount, Choice, Count, Each, Group, Target, Who
from cardc.model.rows import ROWS, Family, Row, snake, types_of
from cardc.model.rules import Subject
from cardc.model.terms import Condition
from cardc.records import dataclass

CATEGORIES: Final = {
    Family.ACT: "deed",
    Family.COUNT: "count",
    Family.TEST: "test",
    Family.TRAIT: "quality",
    Family.MEASURE: "measure",
}
"""The category of the phrases of a family. Rules have two: with a duration, and as long as something is in play."""

_SLOTS: Final[dict[frozenset[object], SlotType]] = {
    frozenset(get_args(kind) or (kind,)): slot
    for kind, slot in (
        (Who, "who"),
        (Target, "target"),
        (Who | Choice, "one"),
        (Choice, "choice"),
        (Group, "group"),
        (Subject, "bearer"),
        (Amount, "amount"),
        (Count, "count"),
        (int, NUMBER),
        (str, QUOTED),
    )
}

assert effects  # importing the model declares all rows


@dataclass(frozen=True, slots=True)
class Regular:
    """A kind that is a node: the field of each slot, in the order in which they are said."""

    row: Row
    id: str
    fields: dict[str, str]
    slots: dict[str, SlotType]

    def node(self, *args: object) -> object:
        """The node of a phrase, from what fills the slots; of a trait a row of one."""
        held = (arg.group if isinstance(arg, Each) and self.row.family is Family.RULE else arg for arg in args)
        made: object = self.row.node(**dict(zip(self.fields.values(), held, strict=True)))
        return (made,) if self.row.family is Family.TRAIT else made


@cache
def regular() -> dict[type, Regular]:
    """Every node that is a kind of phrase, in the order of declaration.

    Raises ``TypeError`` for a field that no slot can hold: its row must say ``phrase=False``.
    """
    return {row.node: _regular(row) for row in ROWS.values() if row.phrase}


def _regular(row: Row) -> Regular:
    types = types_of(row.node)
    fields = dict(row.slots) if row.slots is not None else {name.replace("_", ""): name for name in types}
    slots = {slot: _slot(row, field, types[field]) for slot, field in fields.items()}
    return Regular(row, snake(row.node.__name__).replace("_", "-"), fields, slots)


def _slot(row: Row, field: str, kinds: tuple[type, ...]) -> SlotType:
    if kinds == (Condition,) and row.node.__annotations__[field].startswith("tuple"):
        return "conditions"
    found = _SLOTS.get(frozenset(kinds))
    if found is not None:
        return found
    if len(kinds) == 1 and issubclass(kinds[0], StrEnum):
        return kinds[0]
    raise TypeError(f"{row.node.__name__}.{field} fills no slot: say phrase=False in its row, and plan it by hand")


def regular_kinds() -> list[Kind]:
    """The kinds of phrases that follow from rows."""
    found: list[Kind] = []
    for one in regular().values():
        if one.row.family is Family.RULE:
            found.append(Kind(f"lasting-{one.id}", "deed", {**one.slots, **SPAN}))
            found.append(Kind(f"rule-{one.id}", "rule", one.slots))
        else:
            found.append(Kind(one.id, CATEGORIES[one.row.family], one.slots))
    return found


def builders(*families: Family) -> dict[str, Callable[..., object]]:
    """What each kind of these families builds from what fills its slots."""
    return {one.id: one.node for one in regular().values() if one.row.family in families}
