"""The repository's own package: fresh, complete and importable."""

from __future__ import annotations

from pathlib import Path

import pytest

import generated
from cardc.emit.build import BuildResult, build
from cardc.model.cards import card_id
from cardc.prose import load
from cardc.syntax.deck import SUFFIX, read_deck, resolve_deck

ROOT = Path(__file__).parents[2]
LOADED = load([ROOT / "cards"])


def test_the_card_files_have_no_errors() -> None:
    assert LOADED.diagnostics == ()


def test_the_generated_package_is_fresh() -> None:
    assert build(LOADED.card_sets, ROOT / "generated", check=True) == BuildResult((), (), ())


def test_every_card_is_in_the_index_and_loads_under_its_name() -> None:
    names = {card_id(each.info, card): card.name for each in LOADED.card_sets for card in each.cards}
    assert {id: generated.load(id).name for id in generated.INDEX} == names


def test_an_unknown_id_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        generated.load("base1-0")


@pytest.mark.parametrize("path", sorted((ROOT / "cards" / "decks").glob(f"*{SUFFIX}")), ids=lambda path: path.stem)
def test_a_deck_of_the_repository_is_legal(path: Path) -> None:
    resolved = resolve_deck(read_deck(path), LOADED.card_sets)
    assert resolved.diagnostics == ()
    assert len(resolved.ids) == 60


def test_the_cards_of_the_decks_are_in_the_package() -> None:
    decks = [resolve_deck(read_deck(path), LOADED.card_sets) for path in (ROOT / "cards" / "decks").glob(f"*{SUFFIX}")]
    assert {id for deck in decks for id in deck.ids} <= set(generated.INDEX)
