"""The codes that the rule books print in the place of Energy symbols are read like the symbols and the words (R091)."""

from __future__ import annotations

import pytest

from cardc.language import EnergyText, TextContext, TextKind, read, write
from cardc.model.cards import Text
from cardc.model.effects import DiscardEnergy
from cardc.model.parts import Exactly, Who
from cardc.model.terms import EnergyType

T = EnergyType
CODES = {
    "cs": {"_G": T.GRASS, "_F": T.FIRE, "_W": T.WATER, "_L": T.LIGHTNING, "_P": T.PSYCHIC, "_B": T.FIGHTING},
    "sv": {"og": T.GRASS, "or": T.FIRE, "ow": T.WATER, "ol": T.LIGHTNING, "op": T.PSYCHIC, "of": T.FIGHTING},
    "it": {"erba": T.GRASS, "fiamma": T.FIRE, "fuoco": T.FIRE, "acqua": T.WATER, "lampo": T.LIGHTNING}
    | {"psiche": T.PSYCHIC, "combattimento": T.FIGHTING},
}
WORDS = {
    "cs": ("typu Les", "typu Oheň", "typu Voda", "typu Blesk", "typu Psychika", "typu Boj"),
    "sv": ("Gräs", "Eld", "Vatten", "Blixt", "Psykisk kraft", "Kamp"),
    "it": ("Erba", "Fuoco", "Acqua", "Lampo", "Psiche", "Combattimento"),
}
"""What the phrasebooks write, from Grass to Fighting."""

COLORLESS = {"cs": "_N", "sv": "oc", "it": "incolore"}
CASES = [(lang, code, type_) for lang, codes in CODES.items() for code, type_ in codes.items()]
PROVIDES = TextContext("Aipom", TextKind.ENERGY)
ATTACK = TextContext("Aipom", TextKind.ATTACK)


@pytest.mark.parametrize(("lang", "code", "type_"), CASES)
def test_a_row_of_codes_is_a_row_of_symbols(lang: str, code: str, type_: EnergyType) -> None:
    """Given what an Energy card provides, when codes stand in the place of the symbols, then it is the same Energy."""
    between = "," if lang == "it" else " "
    text = write(lang, EnergyText((type_, type_, T.COLORLESS)), PROVIDES)
    symbol = {T.GRASS: "G", T.FIRE: "R", T.WATER: "W", T.LIGHTNING: "L", T.PSYCHIC: "P", T.FIGHTING: "F"}[type_]

    told = text.replace(f"[{symbol}][{symbol}][C]", between.join([code, code, COLORLESS[lang]]))

    assert told != text
    assert read(lang, told, PROVIDES).bodies == (EnergyText((type_, type_, T.COLORLESS)),)


@pytest.mark.parametrize(("lang", "code", "type_"), CASES)
def test_a_code_in_a_sentence_is_the_word_for_the_type(lang: str, code: str, type_: EnergyType) -> None:
    """Given an attack that discards Energy of a type, when the code stands in the place of the word, then it is that."""
    body = Text((), (DiscardEnergy(Exactly(2), type_, Who.SELF),))
    text = write(lang, body, ATTACK)

    told = text.replace(WORDS[lang][list(EnergyType).index(type_)], code)

    assert code in told.split()
    assert read(lang, told, ATTACK).bodies == (body,)
