"""Calls that follow from rows: the function that a row names, with the fields of the node as arguments."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING

from cardc.emit.groups import cards_name
from cardc.emit.names import constant, literal
from cardc.model.parts import All, AnyNumber, CardFilter, Choice, Each, Exactly, Group, PerCount, UpTo, Who
from cardc.model.rows import ROWS, types_of

if TYPE_CHECKING:
    from cardc.emit.phrases import Place


def call(function: str, node: object, at: Place) -> str:
    """``c.knock_out(c.defending)``; a function of a plug-in is given the context first."""
    arguments = [_argument(field, getattr(node, field), at) for field in types_of(type(node))]
    module, _, name = function.rpartition(".")
    return f"{name}({', '.join(['c', *arguments])})" if module else f"c.{name}({', '.join(arguments)})"


def functions() -> Iterator[tuple[str, str]]:
    """The functions of plug-ins that generated code calls: module and name."""
    for row in ROWS.values():
        for function in (row.calls, row.can):
            module, _, name = function.rpartition(".")
            if module:
                yield module, name


def _argument(field: str, value: object, at: Place) -> str:
    """A field as an argument. Truth values and numbers are named where the position says nothing."""
    from cardc.emit.phrases import quantity

    match value:
        case bool():
            return f"{field}={value}"
        case None:
            return f"{field}=None"
        case int():
            return str(value)
        case Who() if field != "target":
            return at.who(value)
        case Who() | Choice() | Each():
            return at.target if at.target else at.some(value)
        case Enum():
            return constant(value)
        case str():
            return literal(value)
        case Exactly() | UpTo() | All() | AnyNumber() | PerCount():
            return quantity(value)
        case CardFilter():
            return cards_name(value)
        case Group():
            return at.group(value)
        case tuple():
            return " | ".join(constant(one) for one in value)
        case _:
            return at.say(value)  # type: ignore[arg-type]  # what is left of the types of fields: amounts and counts
