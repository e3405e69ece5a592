"""The first sets as they are printed, where a corpus of printed cards is at hand; ``CARDC_CORPUS`` names it."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from cardc.assay.differences import differences, read_reasons, same_but_for_names
from cardc.assay.mutate import mutate
from cardc.assay.texts import printed_cards
from cardc.assay.verdicts import Row, assay
from cardc.interchange.objects import card_objects
from cardc.interchange.shapes import in_our_shape
from cardc.model.cards import card_id
from cardc.prose import load

ROOT: Final = Path(__file__).resolve().parents[2]
CORPUS: Final = Path(os.environ.get("CARDC_CORPUS", ROOT.parent / "shared" / "corpus" / "cards.jsonl"))
SETS: Final = ("base1", "base2", "base3", "base4")
ITALIAN: Final = 0.8
"""The share of Italian texts that must mean what the English ones mean."""

pytestmark = pytest.mark.skipif(not CORPUS.is_file(), reason="no corpus of printed cards at hand")


@cache
def rows(lang: str) -> list[Row]:
    """The texts of the first sets, with their verdicts."""
    lines = [
        line for line in CORPUS.read_text(encoding="utf-8").splitlines() if any(f'"{id_}"' in line for id_ in SETS)
    ]
    objects, _ = card_objects("\n".join(lines), "corpus")
    data = [found for each in objects if (found := in_our_shape(each.data)) is not None and found["set"] in SETS]
    return assay(printed_cards(data, lang), lang)


def test_every_text_of_the_first_sets_is_read() -> None:
    assert len(rows("en")) > 400
    assert [f"{row.card.id} {row.printed.where}: {row.reason}" for row in rows("en") if not row.verdict.is_read] == []


@pytest.mark.parametrize("lang", ["en", "it"])
def test_no_changed_text_is_read_as_before(lang: str) -> None:
    found = mutate(rows(lang), lang)
    assert [(each.row.card.id, each.mutant.before, each.mutant.after) for each in found.survivors] == []
    assert found.tried > 500


def test_what_is_read_is_what_the_card_files_say() -> None:
    """Given the cards of the project, then they differ from print only where a reason stands in the ledger."""
    loaded = load([ROOT / "cards"])
    cards = {card_id(one.info, card): card for one in loaded.sets for card in one.card_set.cards}
    compared, found = differences(rows("en"), cards)
    assert compared > 400
    assert {each.place for each in found} == read_reasons(ROOT / "ledger" / "differences.tsv").keys()


def test_italian_means_what_english_means() -> None:
    english = {(row.card.id, row.printed.where): row.body for row in rows("en")}
    italian = [row for row in rows("it") if row.verdict.is_read]
    other = [row for row in italian if not same_but_for_names(row.body, english.get((row.card.id, row.printed.where)))]
    assert [(row.card.id, row.printed.where) for row in other] == []
    assert len(italian) >= ITALIAN * len(rows("it"))
