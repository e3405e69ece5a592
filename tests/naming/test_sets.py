"""Ids that can't collide, numbers that occur once, and one set alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardc.check import check_loaded
from cardc.cli import main
from cardc.prose import load
from tests.naming.project import basic, codes, energy, write

# --- numbers and ids ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("others", [["01"], ["001", "01"], ["0001"]])
def test_a_number_occurs_once_however_many_zeros_it_has(others: list[str], tmp_path: Path) -> None:
    cards = basic("First", "1") + "".join(basic(f"Wobb {i}", number) for i, number in enumerate(others))
    root = write(tmp_path, {"a": cards})
    found = check_loaded(load([root / "cards"]))
    assert codes(list(found)) == ["E303"] * len(others)
    assert all(each.message.startswith("“First” already has the number") for each in found)


@pytest.mark.parametrize(("one", "other"), [("H1", "h1"), ("H1", "H01"), ("10a", "010A")])
def test_a_number_with_letters_occurs_once(one: str, other: str, tmp_path: Path) -> None:
    root = write(tmp_path, {"a": basic("First", one) + basic("Second", other)})
    (found,) = check_loaded(load([root / "cards"]))
    assert found.code == "E303"
    assert one in found.message
    assert other in found.message


@pytest.mark.parametrize("numbers", [("1", "10"), ("H1", "1"), ("1", "1a")])
def test_other_numbers_are_fine(numbers: tuple[str, str], tmp_path: Path) -> None:
    root = write(tmp_path, {"a": basic("First", numbers[0]) + basic("Second", numbers[1])})
    assert check_loaded(load([root / "cards"])) == ()


def test_ids_of_two_sets_cannot_be_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set ``dp`` with the number ``p-1`` and set ``dp-p`` with the number ``1`` would both be ``dp-p-1``."""
    root = write(tmp_path, {"dp": basic("Wobb", "p-1"), "dp-p": basic("Other", "1")})
    assert codes(list(check_loaded(load([root / "cards"])))) == ["E114"]


def test_each_set_finds_its_own_cards_where_one_id_begins_with_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    again = 'card "Wobb" repeats dp-p-1 { number 7 }\ncard "Wobb" repeats dp-1 { number 8 }\n'
    root = write(tmp_path, {"dp": basic("Wobb", "1"), "dp-p": basic("Wobb", "1", type="fire"), "dp-q": again})
    monkeypatch.chdir(root)
    assert main(["check", "cards/dp-q"]) == 0
    assert main(["export", "cards/dp-q"]) == 0
    cards = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(card["id"], card["types"], card["reprintOf"]) for card in cards] == [
        ("dp-q-7", ["Fire"], "dp-p-1"),
        ("dp-q-8", ["Water"], "dp-1"),
    ]


@pytest.mark.parametrize("id", ["a-007", "a-7", "A-7"])
def test_an_id_is_found_with_and_without_zeros(
    id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root = write(tmp_path, {"a": basic("Wobb", "007"), "b": 'card "Wobb" repeats a-7 { number 1 }\n'})
    monkeypatch.chdir(root)
    assert main(["check"]) == 0
    assert main(["text", id]) == 0
    assert capsys.readouterr().out.startswith("Wobb")


@pytest.mark.parametrize("id", ["con", "nul", "aux", "prn", "com1", "lpt9", "con.1"])
def test_a_set_is_not_called_like_a_device(id: str, tmp_path: Path) -> None:
    root = write(tmp_path, {"a": basic("Wobb")})
    (root / "cards" / "a" / "set.card").write_text(f'set {id} {{ name "A"  edition classic }}\n')
    assert codes(list(check_loaded(load([root / "cards"])))) == ["E115"]


@pytest.mark.parametrize("id", ["cons", "null1", "com", "com10", "a.con"])
def test_a_set_may_be_called_nearly_like_a_device(id: str, tmp_path: Path) -> None:
    root = write(tmp_path, {"a": basic("Wobb")})
    (root / "cards" / "a" / "set.card").write_text(f'set {id} {{ name "A"  edition classic }}\n')
    assert check_loaded(load([root / "cards"])) == ()


# --- a word that was lost -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "found"), [("classic", ["E104"]), ("dp", []), ("bw", [])])
def test_two_types_are_one_too_many_in_classic(edition: str, found: list[str], tmp_path: Path) -> None:
    root = write(tmp_path, {"a": basic("Wobb", type="fire hp 50 water").replace(" hp 50 retreat", " retreat")}, edition)
    told = check_loaded(load([root / "cards"]))
    assert codes(list(told)) == found
    assert all(each.suggestion == "is a word missing: `weakness water`, `resistance water`?" for each in told)


# --- what evolves from what -------------------------------------------------------------------------------------


@pytest.mark.rule("R241")
@pytest.mark.parametrize("before", ["Wobb", "Wobb δ", "Wobb LV. 9"])
@pytest.mark.parametrize(("edition", "known"), [("classic", False), ("dp", True), ("bw", True)])
def test_a_card_evolves_from_each_card_of_the_name(before: str, edition: str, known: bool, tmp_path: Path) -> None:
    cards = basic("Wobb LV. 43") + basic("Wobbler", "2", stage=f'stage 1 from "{before}"')
    found = check_loaded(load([write(tmp_path, {"a": cards}, edition) / "cards"]))
    assert codes(list(found)) == ([] if known else ["E306"])


@pytest.mark.parametrize(
    ("name", "before", "cure"),
    [
        ("Marl's Zapkin", "Marl's Eevill", None),
        ("Magnetta", "Magnette", None),
        ("Wobbler", "Marl's Wubb", "did you mean “Wobb”?"),
        ("Wobbler", "Wubb", "did you mean “Wobb”?"),
    ],
)
def test_the_card_itself_and_its_owner_are_no_suggestion(
    name: str, before: str, cure: str | None, tmp_path: Path
) -> None:
    cards = basic("Wobb") + basic("Marl's Jolty", "3") + basic(name, "2", stage=f'stage 1 from "{before}"')
    (found,) = check_loaded(load([write(tmp_path, {"a": cards}) / "cards"]))
    assert (found.code, found.suggestion if cure else None) == ("E306" if cure else "E307", cure)


# --- one set alone ------------------------------------------------------------------------------------------------


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Set ``two`` evolves from cards of set ``one``; set ``bad`` is full of mistakes."""
    root = write(
        tmp_path,
        {
            "one": basic("Wobb") + energy("9"),
            "two": basic("Wobbler", "1", stage='stage 1 from "Wobb"')
            + basic("Wobbest", "2", stage='stage 2 from "Wobbler"'),
            "bad": basic("Alone", "1", stage='stage 1 from "Nowhere"') + basic("Alone Too", "1"),
        },
    )
    monkeypatch.chdir(root)
    return root


def test_check_of_one_set_knows_the_others_and_says_nothing_about_them(
    two: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "cards/two"]) == 0
    assert capsys.readouterr().err == "2 cards, 0 decks: 0 errors\n"
    assert main(["check", "cards/two/cards.card"]) == 0
    assert capsys.readouterr().err == "2 cards, 0 decks: 0 errors\n"
    assert main(["check", "cards/bad"]) == 1
    assert "2 cards, 0 decks: 1 error\n" in capsys.readouterr().err


@pytest.mark.parametrize("path", ["cards/two", "cards/two/cards.card", "./cards/two", "cards/two/../two"])
def test_export_of_one_set_prints_that_set(path: str, two: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", path]) == 0
    out, err = capsys.readouterr()
    assert [json.loads(line)["id"] for line in out.splitlines()] == ["two-1", "two-2"]
    assert err == ""


def test_one_set_is_checked_from_inside_its_folder(
    two: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(two / "cards" / "two")
    assert main(["check", "."]) == 0
    assert capsys.readouterr().err == "2 cards, 0 decks: 0 errors\n"


def test_scenarios_of_one_set_play_with_the_cards_of_the_others(two: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Mistakes in other sets cost those sets; nothing is said about them."""
    scenario = 'scenario "evolves" { given your active is "Wobb" and your hand is "Wobbler"\n'
    scenario += 'when you evolve "Wobb" into "Wobbler" then your active is "Wobbler" }\n'
    (two / "cards" / "two" / "s.scenario").write_text(scenario)
    assert main(["test", "cards/two"]) == 0
    assert capsys.readouterr() == ("1 scenario passed, 0 failed\n", "")
    assert main(["test"]) == 1
    assert "error E303" in capsys.readouterr().err


@pytest.mark.parametrize(("wanted", "first"), [("two", "Wobbler"), ("two-2", "Wobbest"), ("Wobbest", "Wobbest")])
def test_text_of_one_set_says_nothing_about_the_others(
    wanted: str, first: str, two: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["text", wanted]) == 0
    out, err = capsys.readouterr()
    assert out.startswith(first)
    assert err == ""
    assert main(["text", "bad"]) == 1
    assert "error E303" in capsys.readouterr().err
    assert main(["text", "Nobody"]) == 1
    assert "error E303" in capsys.readouterr().err


def test_a_set_outside_of_a_project_is_read_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "w.card").write_text(f'set a {{ name "A"  edition classic }}\n{basic("Wobb")}')
    monkeypatch.chdir(tmp_path)
    assert main(["check", "w.card"]) == 0
    assert capsys.readouterr().err == "1 card, 0 decks: 0 errors\n"
