"""Every noun that a number governs, in every language and case, with 0, 1, 2, 5, 11, 21, 22, 25 and 101: ``counted/*.txt``."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardc.language import LANGUAGES, book_of
from cardc.language.lint import counted_nouns
from cardc.language.locales import LOCALES

HERE = Path(__file__).parent / "counted"
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25, 101)


def rows(lang: str) -> dict[tuple[str, str], list[str]]:
    """Noun and case → the nine phrases."""
    found: dict[tuple[str, str], list[str]] = {}
    for line in (HERE / f"{lang}.txt").read_text(encoding="utf-8").splitlines():
        heading, _, phrases = line.partition(": ")
        noun, _, case = heading.partition(" ")
        found[noun, case] = phrases.split(", ")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_noun_has_the_form_that_each_number_governs(lang: str) -> None:
    terms, locale = book_of(lang).terms, LOCALES[lang]
    for (noun, case), phrases in rows(lang).items():
        keys = [f"{case}-{locale.plural(n)}" if case else locale.plural(n) for n in NUMBERS]
        forms = terms[noun].forms
        assert [f"{n} {forms[key]}" for n, key in zip(NUMBERS, keys, strict=True)] == phrases, noun


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_counted_noun_is_in_the_table(lang: str) -> None:
    """A new noun needs its line in ``counted/LANG.txt``."""
    assert rows(lang).keys() == counted_nouns(book_of(lang), LOCALES[lang])


def test_russian_numbers_govern_what_the_dictionary_says() -> None:
    """The accusative and nominative lines against a dictionary of the language, word by word."""
    analyzer = pytest.importorskip("pymorphy3").MorphAnalyzer()
    checked = 0
    for (noun, case), phrases in rows("ru").items():
        one = dict(zip(NUMBERS, phrases, strict=True))
        words = one[1].split()[1:]
        if case == "gen" or len(words) > 1 or noun in ("evolving", "multiplied"):
            continue
        parse = next(p for p in analyzer.parse(words[0]) if "NOUN" in p.tag and "sing" in p.tag)
        nominative = parse.inflect({"nomn", "sing"})
        for number in NUMBERS:
            if number % 10 == 1 and number != 11:
                continue
            assert one[number] == f"{number} {nominative.make_agree_with_number(number).word}"
            checked += 1
    assert checked >= 4 * 6
