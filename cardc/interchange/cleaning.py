"""Printed texts as card data write them, without what no card shows: markup, glued words, English words for icons."""

from __future__ import annotations

import re
from typing import Final

from cardc.interchange.vocabulary import ENGLISH_TYPES
from cardc.model.terms import EnergyType

_TAG: Final = re.compile(r"</?[A-Za-z][^<>\n]{0,80}>")
_SIGNS: Final = str.maketrans("‘’“”\u00a0", "''\"\" ")
_TYPE: Final = "|".join(ENGLISH_TYPES)
_GLUED: Final = re.compile(rf"\b(?:{'|'.join(word.capitalize() for word in ENGLISH_TYPES)}){{2,}}\b")
_ANY_GLUED: Final = re.compile(rf"\b(?:{_TYPE}){{2,}}\b", re.IGNORECASE)
_ICON: Final = re.compile(rf"\b(?:{_TYPE})\b(?! +(?!(?:{_TYPE})\b)(?-i:[A-ZÀ-Ý]))", re.IGNORECASE)
"""An English word for a type, with no other word with a capital letter behind it: that would be a name."""

_BEFORE: Final = re.compile(r"(\w+) +\Z")
_FAR: Final = 40
_NOUN: Final = re.compile(rf"(?:energi\w*|pok[eé]mon|base|b[aá]sic\w*|tipo|{_TYPE})\Z", re.IGNORECASE)

_ITALIAN: Final = {
    EnergyType.GRASS: "erba",
    EnergyType.FIRE: "fuoco",
    EnergyType.WATER: "acqua",
    EnergyType.LIGHTNING: "lampo",
    EnergyType.PSYCHIC: "psico",
    EnergyType.FIGHTING: "lotta",
    EnergyType.DARKNESS: "oscurità",
    EnergyType.METAL: "metallo",
    EnergyType.COLORLESS: "incolore",
}
_PORTUGUESE: Final = {
    EnergyType.GRASS: "planta",
    EnergyType.FIRE: "fogo",
    EnergyType.WATER: "água",
    EnergyType.LIGHTNING: "raios",
    EnergyType.PSYCHIC: "psíquico",
    EnergyType.FIGHTING: "luta",
    EnergyType.DARKNESS: "escuridão",
    EnergyType.METAL: "metal",
    EnergyType.COLORLESS: "incolor",
}
_PLAIN_ADJECTIVES: Final = (EnergyType.PSYCHIC, EnergyType.METAL, EnergyType.COLORLESS)
"""Types that Portuguese puts behind a noun without «de»."""


def cleaned(text: str, lang: str) -> str:
    """The text without markup, with straight quotation marks, with spaces between words for types that stand glued
    together, and with the language's own words where the data have English ones for Energy icons."""
    plain = _TAG.sub("", text).translate(_SIGNS).strip()
    pattern = _GLUED if lang == "en" else _ANY_GLUED
    plain = pattern.sub(lambda found: " ".join(re.findall(_TYPE, found[0], re.IGNORECASE)), plain)
    if lang not in ("it", "pt"):
        return plain
    return _ICON.sub(lambda found: _translated(found, lang), plain)


def _translated(found: re.Match[str], lang: str) -> str:
    """The word for an icon, in small letters: rows of words with capital ones are read as names. A word with a capital letter is an icon only behind a noun that has a type, behind another icon,
    or behind a small word; else it may be part of a name."""
    word = found[0]
    words = _BEFORE.search(found.string[max(0, found.start() - _FAR) : found.start()])
    before = words[1] if words else ""
    if word[0].isupper() and (not before or (before[0].isupper() and not _NOUN.match(before))):
        return word
    type = EnergyType(word.lower())
    return _ITALIAN[type] if lang == "it" else _portuguese(type, before)


def _portuguese(type: EnergyType, before: str) -> str:
    noun = before.lower()
    if type in _PLAIN_ADJECTIVES or not re.fullmatch(r"energias?|pokémon|básic[oa]s?", noun):
        ending = {"energia": "a", "energias": "as"}.get(noun)
        return f"psíquic{ending}" if type is EnergyType.PSYCHIC and ending else _PORTUGUESE[type]
    return f"de {_PORTUGUESE[type]}"
