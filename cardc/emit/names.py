"""Names and literals of generated code. Text of a card file reaches code only through :func:`literal`.

Identifiers are made of the ASCII letters and digits of a name; comments and docstrings through :func:`plain`.
"""

from __future__ import annotations

import keyword
import re
import unicodedata
import zlib
from collections.abc import Iterable
from enum import Enum

from cardc.model.terms import CardClass, Event, Feature, LookAt, Rank, Seat, TypeSource, Usage, Zone

_WORDS = {"♂": " Male ", "♀": " Female ", "δ": " Delta ", "★": " Star ", "☆": " Star ", "◇": " Prism "}
_APOSTROPHES = str.maketrans("", "", "'’‘`")
_LONGEST = 60
_SHORT = 30


def literal(text: str) -> str:
    """A Python string literal for ``text``, in the quotes that a formatter would choose."""
    quote = "'" if text.count('"') > text.count("'") else '"'
    return quote + "".join(_escaped(character, quote) for character in text) + quote


def _escaped(character: str, quote: str) -> str:
    if character in (quote, "\\"):
        return "\\" + character
    if character.isprintable():
        return character
    return repr(character)[1:-1]


def plain(text: str) -> str:
    """``text`` for a docstring: one line, without quotes, backslashes and characters that do not print."""
    shown = "".join(character if character.isprintable() else " " for character in text)
    return " ".join(shown.replace('"', "'").replace("\\", "/").split())


def class_name(*names: str) -> str:
    """A class name from names of a card file: ``class_name("Nidoran ♂", "Horn Hazard")`` is ``NidoranMaleHornHazard``."""
    words = [word for name in names for word in _ascii_words(name)]
    joined = "".join(word[0].upper() + word[1:] for word in words)[:_LONGEST]
    if not joined:
        return "Unnamed"
    return joined if joined[0].isalpha() else f"No{joined}"


def module_name(name: str) -> str:
    """A module name from a set's id: lower case, digits and underscores."""
    joined = "_".join(word.lower() for word in _ascii_words(name))[:_LONGEST]
    if not joined or not joined[0].isalpha() or keyword.iskeyword(joined):
        joined = f"set_{joined}".rstrip("_")
    return joined


def data_name(name: str) -> str:
    """The name of a card's data: ``data_name("Nidoran ♂")`` is ``NIDORAN_MALE``."""
    joined = "_".join(_ascii_words(name)).upper()[:_LONGEST].rstrip("_")
    if not joined:
        return "UNNAMED"
    return joined if joined[0].isalpha() else f"NO_{joined}"


def spelled(name: str) -> str:
    """A card's name in capitals; one that loses something by that is told from its like by a number."""
    words = _ascii_words(name)
    if " ".join(word.capitalize() for word in words) == name and len(name) <= _SHORT:
        return "_".join(words).upper()
    return f"{data_name(name)[:_SHORT].rstrip('_')}_{check_number(name)}"


def check_number(text: str) -> str:
    """Eight letters and digits that differ for different texts."""
    return f"{zlib.crc32(text.encode('utf-8', 'surrogatepass')):08X}"


def _ascii_words(name: str) -> list[str]:
    spelled = "".join(_WORDS.get(character, character) for character in name).translate(_APOSTROPHES)
    decomposed = unicodedata.normalize("NFKD", spelled)
    ascii_only = "".join(character for character in decomposed if not unicodedata.combining(character))
    return re.findall(r"[A-Za-z0-9]+", ascii_only)


class Namer:
    """Gives out names; a name that is taken gets a number: ``Tackle``, ``Tackle2``."""

    def __init__(self, reserved: Iterable[str] = ()) -> None:
        self._taken = set(reserved) | set(keyword.kwlist)

    def give(self, wanted: str) -> str:
        """``wanted``, or with the first free number behind it."""
        name, number = wanted, 1
        while name in self._taken:
            number += 1
            name = f"{wanted}{number}"
        self._taken.add(name)
        return name


_PREFIXES: dict[type[Enum], str] = {
    Usage: "USAGE_",
    Zone: "ZONE_",
    Feature: "FEATURE_",
    TypeSource: "SOURCE_",
    LookAt: "LOOK_",
    Rank: "RANK_",
}
_EVENTS = {
    Event.DAMAGED_BY_ATTACK: "EVENT_DAMAGED",
    Event.KNOCKED_OUT_BY_ATTACK: "EVENT_KNOCKED_OUT",
    Event.PLAYED: "EVENT_PLAYED",
}


def constant(value: Enum | None) -> str:
    """The engine's constant for a term of the model; no type is every type."""
    match value:
        case None:
            return "ANY_TYPE"
        case Event():
            return _EVENTS[value]
        case Seat.BENCHED:
            return "BENCH"
        case CardClass():
            return value.value.upper().replace(" ", "_")
    return _PREFIXES.get(type(value), "") + value.name
