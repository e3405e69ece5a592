"""Cards that repeat others: what becomes of them, where the other card is looked for, and what can be wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardc.check import check_loaded
from cardc.diagnostics import Severity
from cardc.model.cards import Imprint, PokemonCard
from cardc.model.terms import Rarity
from cardc.syntax import Loaded, load

DAMP = 'set damp1 { name "Damp" edition classic }\n'
FISH = 'card "Fish" { number 1 rarity rare basic water hp 40 attack [W] "Drip" 10 }\n'
CRAB = 'card "Crab" { number 2 basic water hp 50 attack [W] "Nip" 20 }\n'
AGAIN = 'set again1 { name "Again" edition classic }\n'


def _write(folder: Path, **sets: str) -> None:
    for name, text in sets.items():
        file = folder / name / "all.card"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def _told(loaded: Loaded) -> list[tuple[str, str | None]]:
    return [(d.code, d.suggestion) for d in check_loaded(loaded)]


def test_a_reprint_is_the_other_card_under_its_own_imprint(tmp_path: Path) -> None:
    _write(tmp_path, damp=DAMP + FISH, again=AGAIN + 'card "Fish" repeats damp1-1 { number 7 rarity common }')

    loaded = load([tmp_path])

    assert _told(loaded) == []
    fish, again = loaded.sets[1].card_set.cards[0], loaded.sets[0].card_set.cards[0]
    assert isinstance(fish, PokemonCard)
    assert isinstance(again, PokemonCard)
    assert again.imprint == Imprint("7", Rarity.COMMON)
    assert (again.name, again.hp, again.attacks) == ("Fish", 40, fish.attacks)
    assert loaded.repeats == {"again1-7": "damp1-1"}


def test_reprints_stand_among_the_other_cards_in_order_of_number(tmp_path: Path) -> None:
    own = 'card "Newt" { number 10 basic water hp 30 attack [W] "Drip" 10 }\n'
    repeated = 'card "Fish" repeats damp1-1 { number 9 }\ncard "Crab" repeats damp1-2 { number 11 }'
    _write(tmp_path, damp=DAMP + FISH + CRAB, again=AGAIN + own + repeated)

    again = load([tmp_path]).sets[0]

    assert [card.name for card in again.card_set.cards] == ["Fish", "Newt", "Crab"]
    assert [source.repeats for source in again.sources] == ["damp1-1", None, "damp1-2"]


def test_a_reprint_of_a_reprint_leads_to_the_card_that_is_told_in_full(tmp_path: Path) -> None:
    _write(
        tmp_path,
        damp=DAMP + FISH,
        again=AGAIN + 'card "Fish" repeats damp1-1 { number 7 }',
        third='set third1 { name "Third" edition classic }\ncard "Fish" repeats again1-7 { number 3 }',
    )

    assert load([tmp_path]).repeats == {"again1-7": "damp1-1", "third1-3": "damp1-1"}


def test_a_set_alone_finds_the_card_in_a_folder_beside_it(tmp_path: Path) -> None:
    _write(tmp_path, damp=DAMP + FISH, again=AGAIN + 'card "Fish" repeats damp1-1 { number 7 }')

    loaded = load([tmp_path / "again"])

    assert _told(loaded) == []
    assert [one.info.id for one in loaded.sets] == ["again1"]
    assert [card.name for card in loaded.card_sets[0].cards] == ["Fish"]


def test_a_set_alone_finds_the_card_anywhere_in_the_card_folders_of_its_project(tmp_path: Path) -> None:
    (tmp_path / "cardc.toml").write_text('cards = ["mine", "theirs"]\n')
    _write(tmp_path / "theirs" / "old", damp=DAMP + FISH)
    _write(tmp_path / "mine", again=AGAIN + 'card "Fish" repeats damp1-1 { number 7 }')

    loaded = load([tmp_path / "mine" / "again" / "all.card"])

    assert _told(loaded) == []
    assert loaded.repeats == {"again1-7": "damp1-1"}


def test_a_file_alone_finds_the_card_in_another_file_of_its_set(tmp_path: Path) -> None:
    _write(tmp_path, damp=DAMP + FISH)
    (tmp_path / "damp" / "more.card").write_text('card "Fish" repeats damp1-1 { number 21 }')
    (tmp_path / "damp" / "set.card").write_text(DAMP)
    (tmp_path / "damp" / "all.card").write_text(FISH)

    loaded = load([tmp_path / "damp" / "more.card"])

    assert _told(loaded) == []
    assert loaded.repeats == {"damp1-21": "damp1-1"}


@pytest.mark.parametrize(
    ("reprint", "found"),
    [
        ('card "Fish" repeats damp1-9 { number 7 }', [("E316", "did you mean `damp1-1`?")]),
        (
            'card "Eel" repeats wet1-1 { number 7 }',
            [("E316", "look at the id, and whether its set stands in this project")],
        ),
        ('card "Crab" repeats damp1-1 { number 7 }', [("E318", "write the same name, or the id of another card")]),
        ('card "Fish" repeats again1-7 { number 7 }', [("E317", "one of these cards has to be told in full")]),
        (
            'card "Fish" repeats again1-8 { number 7 }\ncard "Fish" repeats again1-7 { number 8 }',
            [("E317", "one of these cards has to be told in full")] * 2,
        ),
        ('card "Fish" repeats damp1-1 { number "7/9" }', [("E114", "use letters, digits, `!` and `?`")]),
    ],
)
def test_what_is_wrong_with_a_reprint_is_told(
    tmp_path: Path, reprint: str, found: list[tuple[str, str | None]]
) -> None:
    _write(tmp_path, damp=DAMP + FISH, again=AGAIN + reprint)

    assert _told(load([tmp_path])) == found


def test_a_name_that_is_spelt_a_little_otherwise_is_a_warning(tmp_path: Path) -> None:
    _write(
        tmp_path,
        damp=DAMP + FISH.replace("Fish", "Kind Fisher"),
        again=AGAIN + 'card "Kind Fischer" repeats damp1-1 { number 7 }',
    )

    assert [(d.code, d.severity) for d in check_loaded(load([tmp_path]))] == [("E318", Severity.WARNING)]


def test_mistakes_of_the_other_card_are_told_once(tmp_path: Path) -> None:
    wrong = FISH.replace('"Drip" 10', '"Drip" 15')
    _write(tmp_path, damp=DAMP + wrong, again=AGAIN + 'card "Fish" repeats damp1-1 { number 7 }')

    assert [(d.code, Path(d.file).parent.name) for d in check_loaded(load([tmp_path]))] == [("E103", "damp")]


def test_what_the_edition_of_the_reprint_does_not_know_is_told(tmp_path: Path) -> None:
    metal = FISH.replace("basic water", "basic metal")
    _write(
        tmp_path,
        damp=DAMP.replace("classic", "bw") + metal,
        again=AGAIN + 'card "Fish" repeats damp1-1 { number 7 }',
    )

    assert [(d.code, Path(d.file).parent.name) for d in check_loaded(load([tmp_path]))] == [("E310", "again")]


def test_a_reprint_states_nothing_but_its_imprint(tmp_path: Path) -> None:
    _write(tmp_path, damp=DAMP + FISH, again=AGAIN + 'card "Fish" repeats damp1-1 { number 7  hp 50 }')

    assert [d.message for d in load([tmp_path]).diagnostics] == ["a card that repeats another has no `hp`"]


def test_a_folder_that_is_called_like_a_card_file_is_no_trouble(tmp_path: Path) -> None:
    _write(tmp_path, damp=DAMP + FISH, again=AGAIN + 'card "Fish" repeats damp1-1 { number 7 }')
    (tmp_path / "damp" / "odd.card").mkdir()

    assert load([tmp_path / "again"]).repeats == {"again1-7": "damp1-1"}
