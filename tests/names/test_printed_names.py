"""The Italian and Portuguese names of the project's cards are the printed ones. Measured where a corpus is at hand."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cardc.model.names import NameKind
from cardc.names import check_names
from cardc.prose import load
from cardc.syntax.names import Entry, read_names

ROOT = Path(__file__).parents[2]
CORPUS = Path(os.environ.get("CARDC_CORPUS", ROOT.parent / "shared" / "corpus" / "cards.jsonl"))
FILES = sorted(path for lang in ("it", "pt") for path in (ROOT / "cards").glob(f"base*/{lang}.names"))
FIELDS = {NameKind.ATTACK: "attacks", NameKind.POWER: "abilities"}
SPELLED = {"Imposter Professor Oak": "Impostor Professor Oak"}
"""A later set spells the English name of the card otherwise."""

Key = tuple[str, NameKind, str]


def plain(name: str) -> str:
    """The letters of a name: printings differ in spaces, hyphens, apostrophes and capitals."""
    return "".join(c for c in name.casefold() if c.isalnum() or c in "♀♂")


@cache
def printed() -> dict[Key, dict[str, set[str]]]:
    """Language, kind and English name → the names printed in each set."""
    found: dict[Key, dict[str, set[str]]] = {}
    for line in CORPUS.read_text(encoding="utf-8").splitlines():
        card = json.loads(line)
        named = [
            (NameKind.CARD, card),
            *((kind, part) for kind, field in FIELDS.items() for part in card.get(field, [])),
        ]
        for kind, part in named:
            for lang in ("it", "pt"):
                if form := part["name"].get(lang):
                    sets = found.setdefault((lang, kind, plain(part["name"]["en"])), {})
                    sets.setdefault(card["set"], set()).add(plain(form))
    return found


def entries(path: Path) -> Iterator[tuple[Entry, dict[str, set[str]]]]:
    """The entries of a file with the names that are printed."""
    for entry in read_names(path).entries:
        yield entry, printed().get((path.stem, entry.kind, plain(SPELLED.get(entry.name, entry.name))), {})


@pytest.mark.skipif(not CORPUS.exists(), reason="no corpus of printed cards")
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_names_are_printed_ones(path: Path) -> None:
    """What is written is what the set prints, else what another one does; what stays is printed so, or nowhere."""
    wrong = []
    for entry, sets in entries(path):
        forms = [plain(form) for form in entry.printed] or [plain(entry.name)]
        own = sets.get(path.parent.name)
        every = set().union(*sets.values())
        if forms[0] not in (own or every or {plain(entry.name)}) or not set(forms) <= (every or set(forms)):
            wrong.append((entry.kind, entry.name, entry.printed))
    assert wrong == []


def test_no_card_of_the_project_lacks_a_name_in_a_language() -> None:
    loaded = load([ROOT / "cards"])

    assert check_names(loaded) == []
    assert {lang for one in loaded.sets for file in one.names.own for lang in file.langs} == {
        "cs",
        "it",
        "pt",
        "ru",
        "sv",
    }
