"""The numbers and names on the cards, against a corpus of printed cards when one is at hand.

The corpus is a file of JSON lines in the shape of ``cardc export``. ``CARDC_CORPUS`` names it; otherwise it is looked for
in a folder beside the repository. Texts are not compared here: what a card does is the scenarios' business.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from cardc.interchange import card_to_json
from cardc.prose import load

ROOT: Final = Path(__file__).resolve().parents[2]
CORPUS: Final = Path(os.environ.get("CARDC_CORPUS", ROOT.parent / "shared" / "corpus" / "cards.jsonl"))

SIZES: Final = {"base1": 102, "base2": 64, "base3": 62, "base4": 130}
"""Printings of each set."""

TEXTS: Final = frozenset({"effect", "flavour"})
OURS_ALONE: Final = frozenset({"edition", "rarity", "illustrator", "setSize", "provides"})
CORPUS_ALONE: Final = frozenset({"era", "subtypes", "reprintOf", "overridden", "it", "pt"})
NOT_PRINTED: Final = frozenset({"trainerType"})
"""Of the classic sets no Trainer card has a kind; the corpus gives some of them the kind of later printings."""

UNCOMPARED: Final = TEXTS | OURS_ALONE | CORPUS_ALONE | NOT_PRINTED

Fact = tuple[str, str]
"""Card id and path of the value, as ``attacks.1.damage``."""

MISSING: Final = "the corpus has left the damage out; the card it reprints has it"
MISREAD: Final = "the corpus has another number than the print, which agrees with the card it reprints"

EXCEPTIONS: Final[dict[Fact, tuple[object, object, str]]] = {
    ("base4-11", "attacks.1.damage"): ("20", "40", MISREAD),
    ("base4-21", "attacks.1.damage"): ("40", None, MISSING),
    ("base4-31", "attacks.0.damage"): ("10", None, MISSING),
    ("base4-40", "attacks.0.damage"): ("30", None, MISSING),
    ("base4-43", "attacks.1.damage"): ("50", None, MISSING),
    ("base4-44", "attacks.1.damage"): ("20", "30", MISREAD),
    ("base4-47", "attacks.1.damage"): ("20", None, MISSING),
    ("base4-58", "attacks.1.damage"): ("?", None, MISSING),
    ("base4-64", "attacks.0.damage"): ("10", None, MISSING),
    ("base4-83", "attacks.0.damage"): ("30", None, MISSING),
    ("base4-96", "attacks.1.damage"): ("20", "30", MISREAD),
}
"""Where we are right and the corpus is not: our value, its value, and why."""

needs_corpus = pytest.mark.skipif(not CORPUS.is_file(), reason="no corpus of printed cards at hand")


def facts(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """The values of a card's JSON with their paths; names in English only."""
    match value:
        case dict():
            for key, inner in value.items():
                if key not in UNCOMPARED:
                    yield from facts(inner, f"{path}.{key}" if path else str(key))
        case list():
            for index, inner in enumerate(value):
                yield from facts(inner, f"{path}.{index}")
        case str():
            yield path, spelled(value)
        case _:
            yield path, value


def spelled(name: str) -> str:
    """One space stands before ♀ and ♂; the corpus writes it both ways."""
    for sign in "♀♂":
        name = name.replace(f" {sign}", sign)
    return name


@cache
def ours(set_id: str) -> dict[str, dict[str, object]]:
    """Our cards of a set by id, each as facts."""
    loaded = load([ROOT / "cards" / name for name in SIZES])
    found = {each.info.id: each.card_set for each in loaded.sets}[set_id]
    objects = [card_to_json(found.info, card, languages=()) for card in found.cards]
    return {str(each["id"]): dict(facts(each)) for each in objects}


@cache
def printed() -> dict[str, dict[str, object]]:
    """The cards of the corpus by id, each as facts."""
    cards: dict[str, dict[str, object]] = {}
    for line in CORPUS.read_text(encoding="utf-8").splitlines():
        card: dict[str, object] = json.loads(line)
        if card["set"] in SIZES:
            cards[str(card["id"])] = dict(facts(card))
    return cards


def differences(set_id: str) -> dict[Fact, tuple[object, object]]:
    """Our value and the corpus's wherever they differ on a card that both have."""
    found: dict[Fact, tuple[object, object]] = {}
    corpus = printed()
    for card, mine in ours(set_id).items():
        theirs = corpus.get(card, {})
        for path in sorted(mine.keys() | theirs.keys()):
            if mine.get(path) != theirs.get(path):
                found[card, path] = (mine.get(path), theirs.get(path))
    return found


@pytest.mark.parametrize(("set_id", "size"), SIZES.items())
def test_each_set_is_whole(set_id: str, size: int) -> None:
    """Given a set, then it has each collector number from 1 to its size once."""
    assert list(ours(set_id)) == [f"{set_id}-{number}" for number in range(1, size + 1)]


@needs_corpus
@pytest.mark.parametrize("set_id", SIZES)
def test_numbers_and_names_are_those_of_print(set_id: str) -> None:
    """Given a corpus, then each number and name of each card is the corpus's, or an exception with a reason.

    An exception that the corpus no longer needs is a difference too.
    """
    expected = {
        fact: (mine, theirs) for fact, (mine, theirs, _) in EXCEPTIONS.items() if fact[0].startswith(f"{set_id}-")
    }
    assert differences(set_id) == expected


@needs_corpus
def test_the_corpus_has_each_of_our_cards() -> None:
    """Given a corpus, then it knows the same cards as we do."""
    assert {card for set_id in SIZES for card in ours(set_id)} == set(printed())
