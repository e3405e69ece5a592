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
_ICON: Final = re.compile(rf"(?:(?P<before>\w+)(?P<space> +))?\b(?P<type>{_TYPE})\b(?! +[A-ZÀ-Ý])", re.IGNORECASE)
_NOUN: Final = re.compile(r"(?:energi\w*|pok[eé]mon|base|b[aá]sic\w*|tipo)\Z", re.IGNORECASE)

_ITALIAN: Final = {
    EnergyType.GRASS: "Erba",
    EnergyType.FIRE: "Fuoco",
    EnergyType.WATER: "Acqua",
    EnergyType.LIGHTNING: "Lampo",
    EnergyType.PSYCHIC: "Psico",
    EnergyType.FIGHTING: "Lotta",
    EnergyType.DARKNESS: "Oscurità",
    EnergyType.METAL: "Metallo",
    EnergyType.COLORLESS: "Incolore",
}
_PORTUGUESE: Final = {
    EnergyType.GRASS: "Planta",
    EnergyType.FIRE: "Fogo",
    EnergyType.WATER: "Água",
    EnergyType.LIGHTNING: "Raios",
    EnergyType.PSYCHIC: "Psíquico",
    EnergyType.FIGHTING: "Luta",
    EnergyType.DARKNESS: "Escuridão",
    EnergyType.METAL: "Metal",
    EnergyType.COLORLESS: "Incolor",
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
    """The word for an icon behind the word before it. A word with a capital letter is an icon only behind a noun that has a
    type, or behind a small word; else it may be part of a name."""
    before, word = found["before"] or "", found["type"]
    if not before and word[0].isupper():
        return found[0]
    if word[0].isupper() and before[:1].isupper() and not _NOUN.match(before):
        return found[0]
    type = EnergyType(word.lower())
    return f"{before}{found['space'] or ''}{_ITALIAN[type] if lang == 'it' else _portuguese(type, before)}"


def _portuguese(type: EnergyType, before: str) -> str:
    noun = before.lower()
    if type in _PLAIN_ADJECTIVES or not re.fullmatch(r"energias?|pokémon|básic[oa]s?", noun):
        ending = {"energia": "a", "energias": "as"}.get(noun)
        return f"Psíquic{ending}" if type is EnergyType.PSYCHIC and ending else _PORTUGUESE[type]
    return f"de {_PORTUGUESE[type]}"
