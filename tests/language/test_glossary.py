"""What we print is what the rulebooks say, or is marked as proposed. Measured against a glossary of the books, else skipped.

A concept is known by its English: where an English message says it, the same message of another language must too.
"""

from __future__ import annotations

import csv
import os
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from cardc.language import LANGUAGES, book_of
from cardc.language.pattern import Message, NounFor, Pattern, Phrasebook, Select, Term, Words

ROOT: Final = Path(__file__).parent.parent.parent
BOOKS: Final = Path(os.environ.get("CARDC_RULEBOOK", ROOT.parent / "shared" / "rulebook"))
GLOSSARY: Final = BOOKS / "glossary.tsv"

ORDINARY: Final = {
    *("apply", "at_least", "cannot", "card_name", "each_time", "instead", "keep", "lose", "may", "must"),
    *("no_more_than", "put_back", "subtract", "take_damage", "up_to", "win", "do_nothing", "your_turn"),
    *("if_heads", "if_tails", "evolution_pokemon", "trainer_person", "stage_2", "basic_energy", "pay"),
}
"""Entries of the glossary that are no terms: ordinary words, which a sentence may say in another way; and what is another
entry with something before it (if heads, stage 2) or is never meant by its English word (an Evolution is a card here)."""

ALSO: Final = {
    "poison": ("poisoned", "poison_verb"),
    "knock_out_verb": ("knocked_out",),
    "benched_pokemon": ("bench",),
    "evolution_card": ("evolve_verb",),
    "stage_1": ("stage",),
}
"""What a sentence may say instead of a concept: the same word as a verb, or what the concept is made of."""

pytestmark = pytest.mark.skipif(not GLOSSARY.exists(), reason="there is no glossary here")


def table(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def variants(cell: str) -> list[str]:
    """``a / b (remark)`` is a and b."""
    return [part for part in (one.strip(" .…") for one in re.sub(r"\([^)]*\)", "", cell).split("/")) if part]


@cache
def attested(lang: str) -> dict[str, list[str]]:
    """Concept → what the books of a language call it, with forms derived from these; empty where they have no word."""
    rows = {row["concept_id"]: row for row in table(GLOSSARY)}
    rows = {id_: row for id_, row in rows.items() if not id_.startswith("h_") and id_ not in ORDINARY}
    found = {concept: variants(row[lang]) for concept, row in rows.items()}
    for row in table(BOOKS / "glossary_forms.tsv"):
        if row["lang"] == lang and found.get(row["concept_id"]):
            found[row["concept_id"]].append(row["form"])
    return found


@cache
def concepts() -> list[tuple[re.Pattern[str], str]]:
    """How English says a concept; longer ones first, so that "Energy card" is no Energy."""
    english = [(name, concept) for concept, names in attested("en").items() for name in names if len(name) > 1]
    english.sort(key=lambda pair: -len(pair[0]))
    return [
        (re.compile(rf"\b{re.escape(name)}(?:s|es|d|ed|ing)?\b", re.IGNORECASE), concept) for name, concept in english
    ]


def texts(book: Phrasebook, pattern: Pattern) -> Iterator[str]:
    """The words that a message writes, its terms' too; branches apart."""
    for part in pattern:
        match part:
            case Words(text):
                yield text
            case Term(id_, form):
                yield book.terms[id_].forms[form or ""]
            case NounFor(noun):
                yield " | ".join(book.terms[noun].forms.values())
            case Select():
                for variant in part.variants:
                    yield from (" | ", *texts(book, variant.pattern))
                yield " | "


def said(book: Phrasebook, message: Message) -> str:
    return re.sub(r"\s+", " ", "".join(texts(book, message.pattern)))


def is_marked(book: Phrasebook, message: Message) -> bool:
    """True when the message, or a term that it uses, is marked."""

    def terms(pattern: Pattern) -> Iterator[str]:
        for part in pattern:
            match part:
                case Term(id_) | NounFor(id_):
                    yield id_
                case Select():
                    for variant in part.variants:
                        yield from terms(variant.pattern)

    return bool(message.marks) or any(book.terms[term].marks for term in terms(message.pattern))


@cache
def sayings() -> dict[str, list[str]]:
    """Concept → the messages in which English says it."""
    book = book_of("en")
    found: dict[str, list[str]] = {}
    for message in book.messages.values():
        text = said(book, message)
        for pattern, concept in concepts():
            text, times = pattern.subn(" # ", text)
            if times:
                found.setdefault(concept, []).append(message.id)
    return found


def words(text: str) -> list[str]:
    """The words of a text; accents and Portuguese pronouns at the end of a verb make no difference."""
    plain = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
    return re.findall(r"[^\W\d_]+", re.sub(r"-l[ao]s?\b", "", plain))


def one_word(first: str, second: str) -> bool:
    """True for two forms of a word: they differ in at most three letters at the end."""
    same = next(
        (at for at, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second))
    )
    return first == second or same >= max(3, max(len(first), len(second)) - 3)


def has(text: list[str], form: str) -> bool:
    """True when a text has a form, inflected or not."""
    wanted = words(form)
    starts = range(len(text) - len(wanted) + 1) if wanted else ()
    return any(all(map(one_word, text[at:], wanted)) for at in starts)


def violations(lang: str) -> list[str]:
    """Concepts that no message says as the books do; messages that say what no book does and are not marked."""
    book, known = book_of(lang), attested(lang)
    found = []
    for concept, ids in sayings().items():
        messages = [book.messages[id_] for id_ in ids if id_ in book.messages]
        forms = [form for one in (concept, *ALSO.get(concept, ())) for form in known[one]]
        bad = [m for m in messages if not is_marked(book, m) and not says_one(words(said(book, m)), forms)]
        if not known[concept]:
            found += [f"{concept}: no book has it, {m.id} is not marked" for m in bad]
        elif messages and bad == messages:
            found.append(f"{concept}: no message says {' / '.join(forms[:4])}: {', '.join(ids)}")
    return found


def says_one(text: list[str], forms: list[str]) -> bool:
    """True when a text has one of the forms, or the first word of a whole sentence of the book."""
    return any(has(text, form) or (len(words(form)) > 2 and has(text, words(form)[0])) for form in forms)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_what_we_print_is_attested_or_marked(lang: str) -> None:
    assert violations(lang) == []


def test_the_glossary_is_looked_up() -> None:
    """Enough concepts are found that the test above means something, and a wrong word is seen."""
    assert len(sayings()) > 60
    assert {"damage_counter", "discard_pile", "defending_pokemon", "heads"} <= sayings().keys()
    assert has(words("přesuň 2 žetony zranění"), "žeton zranění")
    assert not has(words("přesuň 2 kostky zranění"), "žeton zranění")
