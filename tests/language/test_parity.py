"""A text has the same numbers and the same Energy types in every language."""

from __future__ import annotations

import re
from collections import Counter

from hypothesis import given

from cardc.language import Body, TextContext, write
from tests.language.bodies import bodies
from tests.language.test_laws import LAW

TYPES = {
    "en": {
        r"\bGrass\b": "G",
        r"\bFire\b": "R",
        r"\bWater\b": "W",
        r"\bLightning\b": "L",
        r"\bPsychic\b": "P",
        r"\bFighting\b": "F",
        r"\bDarkness\b": "D",
        r"\bMetal\b": "M",
        r"\bColorless\b": "C",
    },
    "cs": {
        r"\btypu Les\b": "G",
        r"\btypu Oheň\b": "R",
        r"\btypu Voda\b": "W",
        r"\btypu Blesk\b": "L",
        r"\btypu Psychika\b": "P",
        r"\btypu Boj\b": "F",
        r"\btypu Temnota\b": "D",
        r"\btypu Kov\b": "M",
        r"\bbezbarvého typu\b": "C",
    },
    "ru": {
        r"\bтравян\w+\b": "G",
        r"\bогненн\w+\b": "R",
        r"\bводн\w+\b": "W",
        r"\bэлектрическ\w+\b": "L",
        r"\bпсихическ\w+\b": "P",
        r"\bбоев\w+\b": "F",
        r"\bтёмн\w+\b": "D",
        r"\bметаллическ\w+\b": "M",
        r"\bбесцветн\w+\b": "C",
    },
}


def numbers_and_types(lang: str, body: Body, context: TextContext) -> Counter[str]:
    """The numbers, type words and Energy symbols of a text; the card's own name aside.

    One of a thing is a numeral in one language, an article or the bare noun in another, so that 1 is not counted.
    """
    text = write(lang, body, context).replace(context.name, "")
    found = Counter(re.findall(r"\d+", text))
    del found["1"]
    found.update(symbol.upper() for symbol in re.findall(r"\[(\w)\]", text))
    for pattern, symbol in TYPES[lang].items():
        found[symbol] += len(re.findall(pattern, text))
    return +found


@LAW
@given(bodies())
def test_numbers_and_energy_are_the_same_in_both_languages(drawn: tuple[Body, TextContext]) -> None:
    body, context = drawn
    assert numbers_and_types("en", body, context) == numbers_and_types("cs", body, context)
