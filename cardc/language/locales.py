"""What a language's grammar needs: plural categories, cases, genders, and the features that phrases inherit.

A *feature* comes down from the sentence around a phrase: its case, whether a clause follows "you may". Each category
declares the features its messages may ask for and their values; the first value is the default. A phrase
hands a feature on to its parts unless ``AS`` says otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Final

from cardc.language.schema import IDIOMS
from cardc.records import dataclass

Features = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Locale:
    """The grammar of one language, as far as phrasebooks use it.

    ``plural`` maps a whole number to one of ``plurals`` (CLDR categories of whole numbers).
    ``features``: category (or id of a closed enum) → feature → values.
    ``before_name``: the words before a card's name and the name → the words as they sound there. Reading takes the other
    sound as an ``.alt`` of the message.
    ``numerals``: words of print for numbers, read wherever a number may stand and never written.
    ``only_read``: idioms (:data:`cardc.language.schema.IDIOMS`) of print that we read and do not write.
    ``spellings``: older or wrong spellings of print, with today's; they are read, never written.
    ``same_forms``: gender, and two cells of a noun table that are the same in it (an animate noun has one form for
    the accusative and the genitive). A language that names none is not checked.
    ``quotes``: the marks before and after the name of another card or of an attack. Every mark is read in every language.
    """

    code: str
    plurals: tuple[str, ...]
    plural: Callable[[int], str]
    cases: tuple[str, ...]
    genders: tuple[str, ...]
    features: Mapping[str, Features]
    same_forms: tuple[tuple[str, str, str], ...] = ()
    spellings: Mapping[str, str] = field(default_factory=dict)
    only_read: frozenset[str] = frozenset()
    numerals: Mapping[str, int] = field(default_factory=dict)
    before_name: Callable[[str, str], str] | None = None
    quotes: tuple[str, str] = ('"', '"')

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


def zero_one_other(number: int) -> str:
    """Brazilian Portuguese: 0 and 1; the rest."""
    return "one" if number <= 1 else "other"


def one_few_other(number: int) -> str:
    """Czech: 1; 2 to 4; the rest, 0 included."""
    if number == 1:
        return "one"
    return "few" if 2 <= number <= 4 else "other"


def one_few_many(number: int) -> str:
    """Russian: 1, 21, 101 but not 11; 2 to 4, 22 but not 12; the rest, 0 included."""
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14 else "many"


# "joined": "yes" behind a clause that says what a Pokémon "is now".
_EN_CLAUSE: Final[Features] = {"mood": ("plain", "option"), "place": ("inner", "main"), "joined": ("no", "yes")}
# "all" (your Pokémon can't …) where "each of your Pokémon" is no English: under a negation, before "attacks".
_EN_QUANTOR: Final[Features] = {"quantor": ("each", "all")}
_EN_GROUP: Final[Features] = {"scope": ("some", "each", "another", "counted", "all")}
# The noun before what is said behind it: a Basic Pokémon named …, an Evolution card named …; "full" is read only.
_EN_FILTER: Final[Features] = {"plural": ("one", "other"), "article": ("no", "yes"), "noun": ("card", "bare", "full")}
EN: Final = Locale(
    code="en",
    plurals=("one", "other"),
    plural=one_other,
    cases=(),
    genders=(),
    features={
        "act": _EN_CLAUSE,
        "deed": _EN_CLAUSE,
        "countable": _EN_CLAUSE,
        "deeds": _EN_CLAUSE,
        "clauses": _EN_CLAUSE,
        "more": _EN_CLAUSE,
        "doable": {"mood": ("plain", "option")},
        "coin": {"mood": ("plain", "option")},
        "amount": {"as": ("plain", "more", "less"), "place": ("inner", "main")},
        "count": {"counted": ("each", "number")},
        "each": _EN_QUANTOR,
        "bearer": _EN_QUANTOR,
        "actor": _EN_QUANTOR,
        "group": _EN_GROUP,
        "plain-group": _EN_GROUP,
        "quality": _EN_GROUP,
        "qualities": _EN_GROUP,
        "filter": _EN_FILTER,
        "kind-filter": _EN_FILTER,
        "noun-filter": _EN_FILTER,
        "plain-filter": _EN_FILTER,
        "any-filter": _EN_FILTER,
        "putting": _EN_CLAUSE,
        "test": {"polarity": ("if", "unless")},
    },
    spellings={
        ". Then, ": ". ",
        ".) Then, ": ".) ",
        "PoKémon": "Pokémon",
        " a Energy": " an Energy",
        "Pokémon has already has any": "Pokémon that has any",
        ", reveal it,": ", show it to your opponent,",
        ", reveal them,": ", show them to your opponent,",
        "during you turn": "during your turn",
        "counters that that": "counters than that",
        "equal of half": "equal to half",
        "second coins is": "second coin is",
        "times then number": "times the number",
        "If heads the": "If heads, the",
        "If tails the": "If tails, the",
        " cannot ": " can't ",
        "1 Lightning Energy cards": "1 Lightning Energy card",
        "GrassGrass": "Grass Grass",
        "ColorlessColorless": "Colorless Colorless",
    },
)

_CASES: Final = ("nom", "gen", "dat", "acc", "loc", "ins")
# "to" is the preposition k (ke) with the dative, "from" z (ze) with the genitive: their sound depends on what follows.
_CS_CASE: Final[Features] = {"case": (*_CASES, "to", "from")}
# "joined": "yes" where the clause before has the same subject.
_CS_CLAUSE: Final[Features] = {"mood": ("plain", "option"), "place": ("inner", "main"), "joined": ("no", "yes")}
# "own" (svůj) where you are the subject of the clause.
_CS_WHOSE: Final[Features] = {"whose": ("your", "own")}
_CS_WHICH: Final[Features] = {**_CS_CASE, **_CS_WHOSE}
# "none" (žádný) where the verb is negated, "any" (kterýkoli) under a word that denies, "all" (schopnosti všech …).
_CS_EACH: Final[Features] = {**_CS_WHICH, "quantor": ("each", "none", "any", "all")}
# "negation": the last of a list is joined by ani, else by nebo. "rid": zbavit spánku a otravy; "make": uspat nebo otrávit.
_CS_CONDITIONS: Final[Features] = {"under": ("plain", "negation", "rid", "make")}
_CS_GROUP: Final[Features] = {**_CS_WHOSE, "scope": ("some", "each", "another", "counted")}
_CS_PLURAL: Final[Features] = {"plural": ("one", "few", "other")}
# "bare": an adjective whose noun follows (trenérskou nebo energetickou kartu).
_CS_WANTED: Final[Features] = {**_CS_PLURAL, "noun": ("card", "bare")}
CS: Final = Locale(
    code="cs",
    plurals=("one", "few", "other"),
    plural=one_few_other,
    cases=_CASES,
    genders=("masculine animate", "masculine", "feminine", "neuter"),
    features={
        "act": _CS_CLAUSE,
        "deed": _CS_CLAUSE,
        # "opened": something opens the clause, and "si" stands before the verb (za každého orla si vezmi kartu).
        "countable": {**_CS_CLAUSE, "opened": ("no", "yes")},
        "deeds": _CS_CLAUSE,
        "putting": _CS_CLAUSE,
        "clauses": _CS_CLAUSE,
        "more": _CS_CLAUSE,
        "doable": {"mood": ("plain", "option")},
        "coin": {"mood": ("plain", "option")},
        "amount": {"as": ("plain", "more", "less"), "place": ("inner", "main")},
        "count": {"counted": ("each", "number", "many")},
        "other": _CS_WHICH,
        "who": _CS_WHICH,
        "pronoun": _CS_CASE,
        "subject": _CS_WHICH,
        "sufferer": _CS_WHICH,
        "actor": _CS_EACH,
        "bearer": _CS_EACH,
        "each": _CS_EACH,
        "choice": _CS_WHICH,
        "one": _CS_WHICH,
        "target": _CS_WHICH,
        "victim": _CS_WHICH,
        "group": _CS_GROUP,
        "plain-group": _CS_GROUP,
        "filter": _CS_PLURAL,
        "kind-filter": _CS_PLURAL,
        "noun-filter": _CS_PLURAL,
        "plain-filter": _CS_PLURAL,
        "any-filter": _CS_PLURAL,
        "card-trait": _CS_PLURAL,
        "card-traits": _CS_PLURAL,
        "wanted-cards": _CS_WANTED,
        "names": {"under": ("plain", "negation")},
        "origin": {"case": ("gen", "loc")},
        "duration": _CS_WHOSE,
        "energy-cards": {"joined": ("no", "yes")},
        "condition": _CS_CONDITIONS,
        "conditions": _CS_CONDITIONS,
        "few-conditions": _CS_CONDITIONS,
        "more-conditions": _CS_CONDITIONS,
        "source": {"case": ("nom", "ins")},
        "energy-type": {"case": ("gen", "nom")},
        "test": {"polarity": ("if", "unless")},
    },
    same_forms=(
        ("masculine animate", "acc-one", "gen-one"),
        ("masculine", "acc-one", "nom-one"),
        ("masculine", "acc-few", "nom-few"),
        ("neuter", "acc-one", "nom-one"),
        ("feminine", "acc-few", "nom-few"),
    ),
    quotes=("„", "“"),
)

# "from" is the preposition с (со) with the genitive, whose sound depends on what follows; "none" is the subject of
# a negated verb (ни один where else is каждый).
_RU_CASE: Final[Features] = {"case": (*_CASES, "from", "none")}
_RU_MOOD: Final[Features] = {"mood": ("plain", "option")}
# "yes" where the clause before has the same subject, which is then not repeated.
_RU_ACT: Final[Features] = {**_RU_MOOD, "place": ("inner", "main"), "joined": ("no", "yes")}
# "own" (свой) where you are the subject of the clause.
_RU_WHO: Final[Features] = {**_RU_CASE, "whose": ("your", "own")}
# "all": способности всех Покемонов, not of each.
_RU_EACH: Final[Features] = {**_RU_WHO, "quantor": ("each", "all")}
_RU_GROUP: Final[Features] = {"whose": ("your", "own"), "scope": ("some", "each", "another", "counted")}
_RU_CARDS: Final[Features] = {"plural": ("one", "few", "many"), "case": ("acc", "gen")}
# The condition is a predicate (спит), what somebody becomes (спящим), is freed of (от сна) or is made (усыпить).
_RU_CONDITION: Final[Features] = {"as": ("short", "ins", "gen", "make")}
RU: Final = Locale(
    code="ru",
    plurals=("one", "few", "many"),
    plural=one_few_many,
    cases=_CASES,
    genders=("masculine", "feminine", "neuter"),
    same_forms=tuple(
        (gender, cell, "gen-many") for gender in ("masculine", "feminine", "neuter") for cell in ("acc-many", "gen-few")
    ),
    features={
        "act": _RU_ACT,
        "deed": _RU_ACT,
        "countable": _RU_ACT,
        "deeds": {**_RU_MOOD, "joined": ("no", "yes")},
        "putting": _RU_MOOD,
        "clauses": _RU_MOOD,
        "more": _RU_MOOD,
        "doable": _RU_MOOD,
        "coin": _RU_MOOD,
        "amount": {"as": ("plain", "more", "less"), "place": ("inner", "main")},
        "count": {"counted": ("each", "number", "many")},
        "other": _RU_WHO,
        "who": _RU_WHO,
        "pronoun": {"case": (*_CASES, "from")},
        "subject": _RU_WHO,
        "sufferer": _RU_WHO,
        "bearer": _RU_EACH,
        "actor": _RU_WHO,
        "one": _RU_WHO,
        "target": _RU_WHO,
        "victim": _RU_WHO,
        "choice": _RU_WHO,
        "each": _RU_EACH,
        "group": _RU_GROUP,
        "plain-group": _RU_GROUP,
        "filter": _RU_CARDS,
        "kind-filter": _RU_CARDS,
        "noun-filter": _RU_CARDS,
        "plain-filter": _RU_CARDS,
        "any-filter": _RU_CARDS,
        "card-trait": _RU_CARDS,
        "card-traits": _RU_CARDS,
        "wanted-cards": {"plural": ("one", "few", "many")},
        # "negation": не зовут ни «X», ни «Y»; "list": the names behind the first of them.
        "names": {"under": ("plain", "negation", "list")},
        "origin": {"case": ("gen", "loc")},
        "duration": {"whose": ("your", "own")},
        "conditions": _RU_CONDITION,
        "few-conditions": _RU_CONDITION,
        "more-conditions": _RU_CONDITION,
        "condition": _RU_CONDITION,
        "source": {"case": ("nom", "ins")},
        "energy-type": {"agree": ("energy", "nom", "gen", "plural")},
        "test": {"polarity": ("if", "unless")},
    },
    quotes=("«", "»"),
)


def euphonic_d(words: str, name: str) -> str:
    """Italian: *a* is *ad* before the same vowel (a Bulbasaur, ad Abra)."""
    return f"{words[:-1]}d " if f" {words}".endswith(" a ") and name[:1] in "aAàÀáÁâÂäÄ" else words


# The preposition before a noun phrase, joined with its article: di (del), a (al), da (dal), su (sul).
_IT_CASE: Final[Features] = {"case": ("nom", "di", "a", "da", "su")}
_IT_CLAUSE: Final[Features] = {"mood": ("plain", "option"), "place": ("inner", "main")}
# "every": after ogni (older cards).
_IT_SCOPE: Final[Features] = {"scope": ("some", "another", "every")}
# "short": un Pokémon Base, without the word carta (older cards).
_IT_PLURAL: Final[Features] = {"plural": ("one", "other"), "short": ("no", "yes")}
IT: Final = Locale(
    code="it",
    plurals=("one", "other"),
    before_name=euphonic_d,
    plural=one_other,
    cases=(),
    genders=("masculine", "feminine"),
    features={
        **dict.fromkeys(("act", "deed", "countable", "deeds", "putting", "clauses", "more"), _IT_CLAUSE),
        "doable": {"mood": ("plain", "option")},
        "coin": {"mood": ("plain", "option")},
        "amount": {"as": ("plain", "more", "less"), "place": ("inner", "main")},
        "count": {"counted": ("each", "number", "al")},
        "cards": {"short": ("no", "yes")},
        "measure": {"case": ("a", "di")},
        **dict.fromkeys(("who", "other", "subject", "sufferer", "one", "choice", "victim"), _IT_CASE),
        # "yes" under a negation, where each (ciascuno) is none (nessuno); "any" is uno qualsiasi; "all": i Poteri dei tuoi Pokémon.
        **{
            category: {**_IT_CASE, "negated": ("no", "yes", "any", "all")}
            for category in ("each", "bearer", "actor", "target")
        },
        "group": _IT_SCOPE,
        "plain-group": _IT_SCOPE,
        "filter": _IT_PLURAL,
        "kind-filter": _IT_PLURAL,
        "noun-filter": _IT_PLURAL,
        "plain-filter": _IT_PLURAL,
        "any-filter": _IT_PLURAL,
        "card-trait": _IT_PLURAL,
        "card-traits": _IT_PLURAL,
        "energy-cards": {"joined": ("no", "yes")},
        "test": {"polarity": ("if", "unless")},
    },
    spellings={
        "preveni ": "previeni ",
        "Pokémonon": "Pokémon",
        "PoKémon": "Pokémon",
        "Indipendetemente": "Indipendentemente",
        "K.O. ": "KO ",
        "K.O.)": "KO)",
        "K.O.": "KO.",
        "dopo avere ": "dopo aver ",
        "per potere ": "per poter ",
        "ad eccezione": "a eccezione",
        "ad esclusione": "a esclusione",
        "ed assegnarla": "e assegnarla",
        ", più altri": " più altri",
        "rimischia le carte del tuo mazzo": "rimischia il tuo mazzo",
        "rimischia le carte del mazzo": "rimischia il tuo mazzo",
        "carte Energie": "carte Energia",
        "Pokémon base": "Pokémon Base",
    },
    # it/older.ftl
    only_read=IDIOMS,
    numerals={"due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sei": 6, "sette": 7, "otto": 8, "nove": 9, "dieci": 10},
)

# "inverted": the verb before the subject, after a clause or an adverbial that opens the sentence.
_SV_CLAUSE: Final[Features] = {"mood": ("plain", "inverted", "option"), "place": ("inner", "main")}
# "none" (ingen av dina Pokémon kan …) and "any" (inte … någon av dina Pokémon) under a negation; "all": attacker från dina.
_SV_QUANTOR: Final[Features] = {"quantor": ("each", "none", "any", "all")}
_SV_GROUP: Final[Features] = {"scope": ("some", "another", "counted")}
# "verb" (är förvirrad), "inf" (bli förvirrad), "bare" (förvirrad), "noun" (förvirring).
_SV_CONDITION: Final[Features] = {"form": ("verb", "inf", "bare", "noun")}
_SV_WHOSE: Final[Features] = {"whose": ("your", "opponents", "own")}
SV: Final = Locale(
    code="sv",
    plurals=("one", "other"),
    plural=one_other,
    cases=(),
    genders=("common", "neuter"),
    features={
        "act": _SV_CLAUSE,
        "deed": _SV_CLAUSE,
        "countable": _SV_CLAUSE,
        "deeds": _SV_CLAUSE,
        "putting": _SV_CLAUSE,
        "clauses": _SV_CLAUSE,
        "more": _SV_CLAUSE,
        "block": {"mood": ("plain", "inverted")},
        "doable": {"mood": ("plain", "option")},
        "coin": {"mood": ("plain", "inverted", "option")},
        "rule": {"mood": ("plain", "inverted")},
        "amount": {"as": ("plain", "more", "less"), "place": ("inner", "main")},
        "count": {"counted": ("each", "number")},
        "each": _SV_QUANTOR,
        "bearer": _SV_QUANTOR,
        "actor": _SV_QUANTOR,
        "group": _SV_GROUP,
        "plain-group": _SV_GROUP,
        "energy-cards": {"joined": ("no", "yes")},
        "condition": _SV_CONDITION,
        "conditions": _SV_CONDITION,
        "few-conditions": _SV_CONDITION,
        "more-conditions": _SV_CONDITION,
        "origin": _SV_WHOSE,
        "place": _SV_WHOSE,
        "duration": {"whose": ("your", "own")},
        "test": {"polarity": ("if", "unless")},
    },
)

# The preposition before a noun phrase, joined with its article or demonstrative: de (do, deste), a (ao), em (no, neste).
_PT_CASE: Final[Features] = {"case": ("nom", "de", "a", "em")}
_PT_CLAUSE: Final[Features] = {"mood": ("plain", "option"), "place": ("inner", "main")}
_PT_SCOPE: Final[Features] = {"scope": ("some", "another")}
_PT_PLURAL: Final[Features] = {"plural": ("one", "other")}
PT: Final = Locale(
    code="pt",
    plurals=("one", "other"),
    plural=zero_one_other,
    cases=(),
    genders=("masculine", "feminine"),
    features={
        **dict.fromkeys(("act", "deed", "countable", "deeds", "putting", "clauses", "more"), _PT_CLAUSE),
        "doable": {"mood": ("plain", "option")},
        "coin": {"mood": ("plain", "option")},
        "amount": {"as": ("plain", "more", "less"), "place": ("inner", "main")},
        "count": {"counted": ("each", "number", "ao")},
        "measure": {"case": ("a", "de")},
        **dict.fromkeys(("who", "other", "subject", "sufferer", "one", "choice", "victim"), _PT_CASE),
        # "yes" under a negation, where each (cada um) is none (nenhum); "any" is qualquer um; "all": os Poderes dos seus Pokémon.
        **{
            category: {**_PT_CASE, "negated": ("no", "yes", "any", "all")}
            for category in ("each", "bearer", "actor", "target")
        },
        "group": _PT_SCOPE,
        "plain-group": _PT_SCOPE,
        "filter": _PT_PLURAL,
        "kind-filter": _PT_PLURAL,
        "noun-filter": _PT_PLURAL,
        "plain-filter": _PT_PLURAL,
        "any-filter": _PT_PLURAL,
        "card-trait": _PT_PLURAL,
        "card-traits": _PT_PLURAL,
        "wanted-cards": _PT_PLURAL,
        "energy-cards": {"joined": ("no", "yes")},
        # What a type stands after: nothing, a masculine noun (Pokémon), a feminine one (Energia), and their plurals.
        "energy-type": {"after": ("nothing", "masculine", "masculine-plural", "feminine", "feminine-plural")},
        "test": {"polarity": ("if", "unless")},
    },
    numerals={
        "dois": 2,
        "duas": 2,
        "três": 3,
        "quatro": 4,
        "cinco": 5,
        "seis": 6,
        "sete": 7,
        "oito": 8,
        "nove": 9,
        "dez": 10,
    },
)

LOCALES: Final = {"en": EN, "cs": CS, "it": IT, "sv": SV, "ru": RU, "pt": PT}
"""The languages there are, by code."""


def code_of(tag: str) -> str:
    """The code of the language that a tag names, as people and tools write it: ``pt_BR``, ``cs-CZ`` and ``PT`` are
    ``pt``, ``cs`` and ``pt``. A tag of no language of ours comes back as it is.
    """
    first = re.split("[-_.@]", tag.strip(), maxsplit=1)[0].lower()
    return first if first in LOCALES else tag
