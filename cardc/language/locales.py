"""What a language's grammar needs: plural categories, cases, genders, and the features that phrases inherit.

A *feature* comes down from the sentence around a phrase: its case, whether a clause follows "you may". Each category
declares the features its messages may ask for and their values; the first value is the default. A phrase
hands a feature on to its parts unless ``AS`` says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

Features = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Locale:
    """The grammar of one language, as far as phrasebooks use it.

    ``plural`` maps a whole number to one of ``plurals`` (CLDR categories of whole numbers).
    ``features``: category (or id of a closed enum) → feature → values.
    """

    code: str
    plurals: tuple[str, ...]
    plural: Callable[[int], str]
    cases: tuple[str, ...]
    genders: tuple[str, ...]
    features: Mapping[str, Features]

    def features_of(self, category: str) -> Features:
        """The features that messages of a category may ask for."""
        return self.features.get(category, {})

    def forms(self) -> tuple[str, ...]:
        """The keys of a noun table: case × plural category, or the plural category alone in a language without cases."""
        if not self.cases:
            return self.plurals
        return tuple(f"{case}-{plural}" for case in self.cases for plural in self.plurals)


def one_other(number: int) -> str:
    """English, Italian, Swedish."""
    return "one" if number == 1 else "other"


def one_few_other(number: int) -> str:
    """Czech: 1; 2 to 4; the rest, 0 included."""
    if number == 1:
        return "one"
    return "few" if 2 <= number <= 4 else "other"


_EN_CLAUSE: Final[Features] = {"mood": ("plain", "option"), "place": ("inner", "main")}
EN: Final = Locale(
    code="en",
    plurals=("one", "other"),
    plural=one_other,
    cases=(),
    genders=(),
    features={
        "act": _EN_CLAUSE,
        "deed": _EN_CLAUSE,
        "deeds": _EN_CLAUSE,
        "clauses": _EN_CLAUSE,
        "more": _EN_CLAUSE,
        "doable": {"mood": ("plain", "option")},
        "amount": {"as": ("plain", "more", "less"), "place": ("inner", "main")},
        "count": {"counted": ("each", "number")},
        "group": {"scope": ("some", "each", "another", "counted")},
        "plain-group": {"scope": ("some", "each", "another", "counted")},
        "filter": {"plural": ("one", "other")},
        "plain-filter": {"plural": ("one", "other")},
        "any-filter": {"plural": ("one", "other")},
        "putting": _EN_CLAUSE,
        "test": {"polarity": ("if", "unless")},
    },
)

_CASES: Final = ("nom", "gen", "dat", "acc", "loc", "ins")
# "to" is the preposition k (ke) with the dative, "from" z (ze) with the genitive: their sound depends on what follows.
_CS_CASE: Final[Features] = {"case": (*_CASES, "to", "from")}
_CS_CLAUSE: Final[Features] = {"mood": ("plain", "option"), "place": ("inner", "main")}
# "own" (svůj) where you are the subject of the clause.
_CS_WHOSE: Final[Features] = {"whose": ("your", "own")}
_CS_WHICH: Final[Features] = {**_CS_CASE, **_CS_WHOSE}
_CS_GROUP: Final[Features] = {**_CS_WHOSE, "scope": ("some", "each", "another", "counted")}
_CS_PLURAL: Final[Features] = {"plural": ("one", "few", "other")}
CS: Final = Locale(
    code="cs",
    plurals=("one", "few", "other"),
    plural=one_few_other,
    cases=_CASES,
    genders=("masculine animate", "masculine", "feminine", "neuter"),
    features={
        "act": _CS_CLAUSE,
        "deed": _CS_CLAUSE,
        "deeds": _CS_CLAUSE,
        "putting": _CS_CLAUSE,
        "clauses": _CS_CLAUSE,
        "more": _CS_CLAUSE,
        "doable": {"mood": ("plain", "option")},
        "amount": {"as": ("plain", "more", "less"), "place": ("inner", "main")},
        "count": {"counted": ("each", "number")},
        "other": _CS_WHICH,
        "who": _CS_WHICH,
        "pronoun": _CS_CASE,
        "subject": _CS_CASE,
        "actor": _CS_WHICH,
        "bearer": _CS_WHICH,
        "each": _CS_WHICH,
        "choice": _CS_WHICH,
        "one": _CS_WHICH,
        "target": _CS_WHICH,
        "victim": _CS_WHICH,
        "group": _CS_GROUP,
        "plain-group": _CS_GROUP,
        "filter": _CS_PLURAL,
        "plain-filter": _CS_PLURAL,
        "any-filter": _CS_PLURAL,
        "energy-cards": {"joined": ("no", "yes")},
        "source": {"case": ("nom", "ins")},
        "energy-type": {"case": ("gen", "nom")},
        "test": {"polarity": ("if", "unless")},
    },
)

LOCALES: Final = {"en": EN, "cs": CS}
"""The languages there are, by code."""
