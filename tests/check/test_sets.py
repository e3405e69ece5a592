"""Cards among each other: which set they belong to, numbers, names, Evolutions; and how folders are read."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardc.check import check_loaded
from cardc.diagnostics import Diagnostic, Severity
from cardc.model.cards import card_id
from cardc.syntax import load, number_order

SET = 'set damp1 { name "Damp" edition classic }\n'


def _card(name: str, number: int | str, stage: str = "basic") -> str:
    label = number if isinstance(number, int) else f'"{number}"'
    return f'card "{name}" {{ number {label} {stage} water hp 40 attack [W] "Drip" 10 }}\n'


def _write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _check(*paths: Path) -> list[tuple[str, str]]:
    return [(d.code, Path(d.file).name) for d in check_loaded(load(paths))]


def test_the_cards_of_a_folder_belong_to_its_set_in_order_of_number(tmp_path: Path) -> None:
    _write(tmp_path, {"set.card": SET, "a.card": _card("Ten", 10) + _card("Two", 2), "b.card": _card("Holo", "H1")})

    loaded = load([tmp_path])

    assert loaded.diagnostics == ()
    assert [card_id(loaded.sets[0].info, c) for c in loaded.card_sets[0].cards] == ["damp1-2", "damp1-10", "damp1-H1"]
    assert [s.parsed.card.name for s in loaded.sets[0].sources] == ["Two", "Ten", "Holo"]


def test_cards_in_a_folder_below_belong_to_the_nearest_set(tmp_path: Path) -> None:
    other = SET.replace("damp1", "dry1")
    files = {"set.card": SET, "fish/a.card": _card("Fish", 1), "dry/set.card": other, "dry/b.card": _card("Stone", 1)}
    _write(tmp_path, files)

    loaded = load([tmp_path])

    assert {s.info.id: [c.name for c in s.card_set.cards] for s in loaded.sets} == {
        "damp1": ["Fish"],
        "dry1": ["Stone"],
    }


def test_a_file_alone_finds_the_set_above_it(tmp_path: Path) -> None:
    _write(tmp_path, {"set.card": SET, "fish/a.card": _card("Fish", 1), "b.card": _card("Crab", 2)})

    loaded = load([tmp_path / "fish" / "a.card"])

    assert [c.name for c in loaded.card_sets[0].cards] == ["Fish"]
    assert loaded.sets[0].info.id == "damp1"


def test_the_set_may_stand_in_the_file_of_its_cards(tmp_path: Path) -> None:
    _write(tmp_path, {"all.card": SET + _card("Fish", 1)})

    assert [c.name for c in load([tmp_path]).card_sets[0].cards] == ["Fish"]


def test_a_card_without_a_set_is_told(tmp_path: Path) -> None:
    _write(tmp_path, {"a.card": _card("Fish", 1)})

    assert _check(tmp_path) == [("E301", "a.card")]


def test_two_sets_in_one_folder_are_told(tmp_path: Path) -> None:
    _write(tmp_path, {"a.card": SET + _card("Fish", 1), "b.card": SET.replace("damp1", "damp2")})

    assert _check(tmp_path) == [("E302", "b.card")]


def test_one_set_id_in_two_folders_is_told(tmp_path: Path) -> None:
    _write(tmp_path, {"a/set.card": SET, "b/set.card": SET})

    assert _check(tmp_path) == [("E305", "set.card")]


def test_a_number_given_twice_is_an_error_and_a_card_told_twice_a_warning(tmp_path: Path) -> None:
    _write(tmp_path, {"set.card": SET, "a.card": _card("Fish", 1) + _card("Crab", 1) + _card("Fish", 2)})

    found = check_loaded(load([tmp_path]))

    assert [(d.code, d.severity) for d in found] == [("E303", Severity.ERROR), ("E304", Severity.WARNING)]
    assert [d.span.line for d in found if d.span] == [2, 3]
    assert found[1].suggestion == "write `repeats damp1-1` instead of telling it again"


def test_two_different_cards_of_one_name_are_fine_in_a_set(tmp_path: Path) -> None:
    stronger = _card("Fish", 2).replace("hp 40", "hp 50")
    _write(tmp_path, {"set.card": SET, "a.card": _card("Fish", 1) + stronger + _card("Fish", 3, "level 9 basic")})

    assert _check(tmp_path) == []


def _evolution(tmp_path: Path, stage: str) -> list[Diagnostic]:
    line = _card("Tadlet", 1) + _card("Frogling", 2, 'stage 1 from "Tadlet"')
    fossil = 'card "Old Egg" { number 3 trainer { draw 1 card } }\n'
    _write(tmp_path, {"set.card": SET, "line.card": line + fossil, "new.card": _card("Newt", 4, stage)})
    return list(check_loaded(load([tmp_path])))


@pytest.mark.parametrize("stage", ['stage 1 from "Tadlet"', 'stage 2 from "Frogling"', 'stage 1 from "Old Egg"'])
def test_an_evolution_of_a_known_pokemon_or_trainer_is_fine(stage: str, tmp_path: Path) -> None:
    assert _evolution(tmp_path, stage) == []


@pytest.mark.parametrize(
    ("stage", "code", "severity", "help_"),
    [
        ('stage 1 from "Tadlett"', "E306", Severity.ERROR, "did you mean “Tadlet”?"),
        (
            'stage 1 from "Gyrados"',
            "E307",
            Severity.WARNING,
            "write that card, in any set of this project, or correct the name",
        ),
        ('stage 2 from "Tadlet"', "E308", Severity.ERROR, None),
        ('stage 1 from "Frogling"', "E308", Severity.ERROR, None),
    ],
)
def test_an_evolution_of_the_wrong_pokemon_is_told(
    stage: str, code: str, severity: Severity, help_: str | None, tmp_path: Path
) -> None:
    found = _evolution(tmp_path, stage)

    assert [(d.code, d.severity, d.suggestion) for d in found] == [(code, severity, help_)]


def test_a_file_alone_knows_the_pokemon_of_its_folder(tmp_path: Path) -> None:
    _evolution(tmp_path, 'stage 1 from "Tadlet"')

    assert _check(tmp_path / "new.card") == []


def test_unknown_types_and_words_of_a_set_are_told_at_the_set(tmp_path: Path) -> None:
    _write(tmp_path, {"set.card": 'set damp1 { name " Damp" edition classic size 0 }'})

    assert _check(tmp_path) == [("E101", "set.card"), ("E115", "set.card")]


# --- files -----------------------------------------------------------------------------------------------


def test_a_path_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert _check(tmp_path / "none.card") == [("E017", "none.card")]


def test_a_folder_without_card_files_is_told(tmp_path: Path) -> None:
    assert [code for code, _ in _check(tmp_path)] == ["E018"]


def test_a_byte_order_mark_is_only_white_space(tmp_path: Path) -> None:
    path = tmp_path / "all.card"
    path.write_bytes(b"\xef\xbb\xbf" + (SET + _card("Fish", 1)).encode())

    assert _check(path) == []


def test_a_file_in_utf_16_is_told(tmp_path: Path) -> None:
    path = tmp_path / "all.card"
    path.write_bytes((SET + _card("Fish", 1)).encode("utf-16"))

    assert [(d.code, d.message) for d in load([path]).diagnostics] == [("E006", "the file is UTF-16, not UTF-8")]


def test_windows_line_ends_are_fine(tmp_path: Path) -> None:
    path = tmp_path / "all.card"
    path.write_bytes((SET + _card("Fish", 1)).replace("\n", "\r\n").encode())

    assert _check(path) == []


def test_a_file_named_twice_is_read_once(tmp_path: Path) -> None:
    _write(tmp_path, {"set.card": SET, "a.card": _card("Fish", 1)})

    assert len(load([tmp_path, tmp_path / "a.card"]).files) == 2


def test_numbers_sort_as_people_count() -> None:
    assert sorted(["10", "9", "H2", "1", "H1"], key=number_order) == ["1", "9", "10", "H1", "H2"]
