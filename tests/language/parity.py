"""What a text says in numbers: Energy symbols, types, damages and quantities; the same in all languages."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Final

from cardc.language import Body, TextContext, book_of, write
from cardc.language.pattern import Select, Variant, Words
from cardc.model.terms import EnergyType

LETTERS: Final = dict(
    zip(
        ("grass", "fire", "water", "lightning", "psychic", "fighting", "darkness", "metal", "colorless"),
        "GRWLPFDMC",
        strict=True,
    )
)
"""Branch of the message that words the types → symbol."""

NUMBER_WORDS: Final = {
    "en": {2: "two", 3: "three", 4: "four", 5: "five", 10: "ten"},
    "cs": {2: "dva|dvě|dvou|dvěma", 3: "tři|tří", 4: "čtyři|čtyř", 5: "pět|pěti", 10: "deset|desítku"},
    "it": {2: "(?<!dei )due", 3: "tre", 4: "quattro", 5: "cinque", 10: "dieci|decina"},
    "sv": {2: "två", 3: "tre", 4: "fyra", 5: "fem", 10: "tio|tiotal"},
    "ru": {2: "два|две|двух|двумя", 3: "три|трёх", 4: "четыре|четырёх", 5: "пять|пяти", 10: "десять|десятка"},
    "pt": {2: "(?<!dos )dois|(?<!das )duas", 3: "três", 4: "quatro", 5: "cinco", 10: "dez|dezena"},
}
"""Numbers in words; "of the two" is either, and no quantity. 1 is left out, in digits too: languages say it by an article, or
by the singular alone, and the lint sees to it that a branch without the number is for 1 and nothing else (L012)."""


@cache
def type_words(lang: str) -> re.Pattern[str]:
    """All that a language calls the types, longest first: one group for each symbol."""
    found: dict[str, set[str]] = {symbol: set() for symbol in LETTERS.values()}

    def collect(variant: Variant) -> None:
        for part in variant.pattern:
            if isinstance(part, Select):
                for inner in part.variants:
                    collect(inner)
            elif isinstance(part, Words) and variant.key in LETTERS:
                found[LETTERS[variant.key]].add(part.text.strip())

    for part in book_of(lang).messages["energy-type"].pattern:
        if isinstance(part, Select):
            for variant in part.variants:
                collect(variant)
    assert all(found.values()), f"{lang} has words for all {len(EnergyType)} types"
    groups = [
        f"(?P<{symbol}>" + "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)) + ")"
        for symbol, words in found.items()
    ]
    return re.compile(rf"(?<!\w)(?:{'|'.join(groups)})(?!\w)", re.IGNORECASE)


_QUOTED: Final = re.compile(r'["„“”«»][^"„“”«»]*["„“”«»]')
_NAME: Final = "Xyzzy"
"""A name that is no word of any language; the real one may hold numbers and words."""


def quantities(lang: str, body: Body, context: TextContext) -> Counter[str]:
    """The numbers, number words, types and Energy symbols of a text; names aside."""
    text = _QUOTED.sub(" ", write(lang, body, replace(context, name=_NAME)))
    found = Counter(re.findall(r"\d+", text))
    found.update(symbol.upper() for symbol in re.findall(r"\[(\w)\]", text))
    found.update(match.lastgroup or "" for match in type_words(lang).finditer(text))
    for number, words in NUMBER_WORDS[lang].items():
        found[str(number)] += len(re.findall(rf"\b(?:{words})\b", text, re.IGNORECASE))
    del found["1"]
    return +found
