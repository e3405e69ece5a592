"""What a kind of phrase is, and the types of its slots (:mod:`cardc.language.schema` lists the kinds)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from cardc.model.terms import Duration
from cardc.records import dataclass

NUMBER: Final = "NUMBER"
NAME: Final = "NAME"
QUOTED: Final = "QUOTED"
"""The name of another card or of an attack, in quotation marks."""

TEXT: Final = "TEXT"
"""Words of the card that no language changes (names, flavour text). Only the lines of a face have such slots;
they are written, not read."""

SlotType = str | type[StrEnum]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of phrase: its id (also the id of its message), its category, its slots by name."""

    id: str
    category: str
    slots: dict[str, SlotType]


def key_of(member: StrEnum) -> str:
    """The word that phrasebooks use for an enum member: its name, small, with hyphens."""
    return member.name.lower().replace("_", "-")


def enum_id(enum: type[StrEnum]) -> str:
    """The id of the message that words a closed enum: its class name, small, with hyphens."""
    return "".join("-" + c.lower() if c.isupper() else c for c in enum.__name__).lstrip("-")


def kinds(category: str, **table: dict[str, SlotType]) -> list[Kind]:
    """Kinds of a category: their ids (with underscores) and slots."""
    return [Kind(name.replace("_", "-"), category, slots) for name, slots in table.items()]


SPAN: Final[dict[str, SlotType]] = {"duration": Duration}
