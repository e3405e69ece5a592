"""The forms of Russian words in the phrasebook against a dictionary of the language (pymorphy3; skipped without it)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Final, Protocol

import pytest

from cardc.language import writer
from cardc.language.pattern import Select, TermEntry, Words
from cardc.language.phrase import Phrase
from tests.language.books import packaged


class Parse(Protocol):
    """One reading of a word form: its dictionary form, and its grammemes as a container of names."""

    normal_form: str
    tag: Container[str]


class Analyzer(Protocol):
    """The part of pymorphy3 that is needed."""

    def parse(self, word: str) -> Sequence[Parse]: ...


MORPH: Final[Analyzer] = pytest.importorskip("pymorphy3").MorphAnalyzer()
BOOK: Final = packaged("ru")

CASES: Final = {"nom": "nomn", "gen": "gent", "dat": "datv", "acc": "accs", "loc": "loct", "ins": "ablt"}
GENDERS: Final = {"masculine": "masc", "feminine": "femn", "neuter": "neut"}
LIKE: Final = ("каунтер", "принтер")
"""A word of the rulebook that the dictionary lacks, and one that is declined like it."""

SHORT: Final = ({"PRTS", "masc", "sing"}, {"VERB", "pres", "3per", "sing"})
"""A condition as a predicate: a short participle (отравлен), or a verb (спит)."""


def governed(form: str, gender: str) -> tuple[set[str], ...]:
    """What a word of a noun table can be in the form ``form``; all our counted nouns are inanimate.

    In the nominative and accusative 2, 3 and 4 govern the genitive singular of nouns, and of adjectives the nominative
    plural with a feminine noun, else the genitive plural; 5 and more govern the genitive plural. In other cases the
    noun stands in the case of the numeral.
    """
    case, _, plural = form.partition("-")
    match case, plural:
        case "acc" | "nom", "few":
            plural_case = "nomn" if gender == "feminine" else "gent"
            return {"NOUN", "gent", "sing"}, {"ADJF", plural_case, "plur"}, {"PRTF", plural_case, "plur"}
        case "acc" | "nom", "many":
            return ({"gent", "plur"},)
        case _, "one":
            return ({CASES[case], "sing"},)
    return ({CASES[case], "plur"},)


def readings(word: str, wanted: Iterable[set[str]]) -> list[Parse]:
    """The readings of a word that are one of the wanted."""
    return [
        parse
        for parse in MORPH.parse(word.replace(*LIKE))
        for one in wanted
        if all(grammeme in parse.tag for grammeme in one)
    ]


def columns(entry: TermEntry) -> list[dict[str, str]]:
    """The forms of each word of a term."""
    words = {form: text.split() for form, text in entry.forms.items()}
    assert len({len(row) for row in words.values()}) == 1, "all forms have the same words"
    return [dict(zip(words, column, strict=True)) for column in zip(*words.values(), strict=True)]


@pytest.mark.parametrize("id_", sorted(BOOK.terms))
def test_the_forms_of_a_noun_are_those_of_one_word_in_the_right_case(id_: str) -> None:
    entry = BOOK.terms[id_]
    assert entry.gender is not None
    for column in columns(entry):
        if len(set(column.values())) == 1 and len(column) > 1:
            complement = next(iter(column.values()))
            assert readings(complement, [{"gent", "sing"}]), f"{complement}: a complement stands in the genitive"
            continue
        lemmas: set[str] | None = None
        for form, word in column.items():
            found = readings(word, governed(form, entry.gender))
            assert found, f"-{id_} [{form}]: {word}"
            names = {parse.normal_form for parse in found}
            lemmas = names if lemmas is None else lemmas & names
        assert lemmas, f"-{id_}: the forms {sorted(set(column.values()))} are not of one word"


@pytest.mark.parametrize("id_", sorted(BOOK.terms))
def test_the_gender_of_a_noun_is_that_of_the_dictionary(id_: str) -> None:
    entry = BOOK.terms[id_]
    assert entry.gender is not None
    gender = GENDERS[entry.gender]
    singular = next(form for form in ("acc-one", "nom-one") if form in entry.forms)
    varying = [column for column in columns(entry) if len(set(column.values())) > 1]
    for column in varying:
        assert readings(column[singular], [{gender, CASES[singular[:3]], "sing"}]), column[singular]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("kind", ["self-this", "defending", "attacker", "that", "your-active"])
def test_a_pokemon_in_a_case(kind: str, case: str) -> None:
    words = writer("ru").phrase(Phrase(kind), case=case).split()
    for word in words:
        assert readings(word, [{CASES[case], "sing", "masc"}]), word


@pytest.mark.parametrize("kind", ["self-this", "defending", "attacker", "that", "your-active"])
def test_a_pokemon_after_the_preposition_is_in_the_genitive(kind: str) -> None:
    preposition, *words = writer("ru").phrase(Phrase(kind), case="from").split()
    assert preposition == "с"
    for word in words:
        assert readings(word, [{"gent", "sing", "masc"}]), word


def wordings(message: str, feature: str) -> dict[str, list[str]]:
    """The words of a closed list by the value of a feature."""
    (outer,) = BOOK.messages[message].pattern
    assert isinstance(outer, Select)
    assert outer.on == feature
    found: dict[str, list[str]] = {}
    for variant in outer.variants:
        (inner,) = variant.pattern
        assert isinstance(inner, Select)
        texts = [part.text for member in inner.variants for part in member.pattern if isinstance(part, Words)]
        assert len(texts) == len(inner.variants)
        found[variant.key] = texts
    return found


@pytest.mark.parametrize(
    ("agree", "wanted"),
    [
        ("energy", {"ADJF", "gent", "sing", "femn"}),
        ("nom", {"ADJF", "nomn", "sing", "masc"}),
        ("gen", {"ADJF", "gent", "sing", "masc"}),
        ("plural", {"ADJF", "gent", "plur"}),
    ],
)
def test_energy_types_agree(agree: str, wanted: set[str]) -> None:
    words = wordings("energy-type", "agree")[agree]
    assert len(words) == 9
    for word in words:
        assert readings(word, [wanted]), word


def test_energy_types_are_the_same_words_in_all_forms() -> None:
    rows = zip(*wordings("energy-type", "agree").values(), strict=True)
    for row in rows:
        lemmas = [{parse.normal_form for parse in MORPH.parse(word)} for word in row]
        assert set.intersection(*lemmas), row


def test_conditions_as_predicates_in_other_cases_and_as_what_is_done() -> None:
    found = wordings("condition", "as")
    for word in found["gen"]:
        assert readings(word, [{"NOUN", "gent", "sing"}]), word
    for word in found["make"]:
        assert readings(word, [{"INFN", "perf", "tran"}]), word
    for word in found["ins"]:
        assert readings(word, [{"ablt", "sing", "masc"}]), word
    for word in found["short"]:
        assert readings(word, SHORT), word
