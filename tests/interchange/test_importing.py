"""Card data become card files; what is not understood stands in them at its place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardc.cli import main
from cardc.prose import load
from cardc.syntax import format_text
from tests.interchange.test_shapes import POKEMONTCG, TCGDEX, JsonObject

DEFENDER = "The Defending Pokémon"
BURNED = f"{DEFENDER} is now Burned."
UNKNOWN = "Draw 2 cards. Then, the pond grows."

TRAINER: JsonObject = {
    "id": "dp9-8",
    "set": "dp9",
    "localId": "8",
    "name": {"en": "Basket"},
    "category": "Trainer",
    "effect": {"en": "Draw 2 cards."},
}
ENERGY: JsonObject = TRAINER | {
    "id": "dp9-9",
    "localId": "9",
    "category": "Energy",
    "name": "Fire Energy",
}
del ENERGY["effect"]

EXPECTED = {
    "set.card": 'set dp9 {\n  name "Moss"\n  edition dp\n  size 12\n}\n',
    "pokemon.card": """card "Mossback" {
  number 7  rarity rare  illustrator "A. Painter"
  stage 1 from "Peatling"  grass  hp 90  level 23
  species 902
  weakness fire +20  resistance water  retreat 2
  flavour "It sleeps for years."

  poke-body "Bog" { always { opponent's active pokemon can't retreat } }
  attack [G C] "Pebbles" 20 { draw 2 cards }
  attack [] "Nap" 10
}
""",
    "trainers.card": 'card "Basket" {\n  number 8\n  trainer { draw 2 cards }\n}\n',
    "energy.card": 'card "Fire Energy" {\n  number 9\n  basic energy [R]\n}\n',
}


def write(folder: Path, *objects: object) -> Path:
    """A file of JSON lines."""
    file = folder / "cards.jsonl"
    file.write_text("".join(f"{json.dumps(each)}\n" for each in objects))
    return file


def bring(folder: Path, *objects: object, more: tuple[str, ...] = ()) -> int:
    """Import into ``folder/out``; the exit status."""
    return main(["import", str(write(folder, *objects)), "--lang", "en", "--out", str(folder / "out"), *more])


def test_a_set_becomes_a_folder_of_card_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bring(tmp_path, TCGDEX, TRAINER, ENERGY) == 0
    written = {file.name: file.read_text() for file in (tmp_path / "out" / "dp9").iterdir()}
    assert written == EXPECTED
    assert all(format_text(source) == source for source in written.values())
    assert capsys.readouterr().out == f"dp9: 3 cards, 3 understood whole; {tmp_path / 'out' / 'dp9'}\n"


def test_the_order_is_that_of_the_numbers(tmp_path: Path) -> None:
    numbers = ("10", "9", "2")
    assert bring(tmp_path, *(TRAINER | {"id": f"dp9-{n}", "localId": n, "name": f"Basket {n}"} for n in numbers)) == 0
    source = (tmp_path / "out" / "dp9" / "trainers.card").read_text()
    assert [line for line in source.splitlines() if line.startswith("card")] == [
        f'card "Basket {n}" {{' for n in ("2", "9", "10")
    ]


@pytest.mark.parametrize(
    ("card", "where"),
    [
        (TCGDEX | {"attacks": [{"cost": [], "name": "Nap", "damage": 10, "effect": UNKNOWN}]}, "pokemon.card"),
        (TCGDEX | {"abilities": [{"type": "Poké-BODY", "name": "Bog", "effect": UNKNOWN}]}, "pokemon.card"),
        (TRAINER | {"effect": {"en": UNKNOWN}}, "trainers.card"),
    ],
)
def test_a_text_that_is_not_understood_is_found_by_check_at_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], card: JsonObject, where: str
) -> None:
    assert bring(tmp_path, card) == 1
    assert "1 text not understood" in capsys.readouterr().out
    source = (tmp_path / "out" / "dp9" / where).read_text()
    assert f'text en "{UNKNOWN}"' in source
    assert main(["check", str(tmp_path / "out")]) == 1
    shown = capsys.readouterr().err
    assert f"{where}:" in shown
    line, caret = next(
        (line, caret)
        for line, caret in zip(shown.splitlines(), shown.splitlines()[1:], strict=False)
        if UNKNOWN in line
    )
    assert line[caret.index("^") :].startswith("pond grows")


def test_an_energy_card_that_is_not_understood_provides_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    card = ENERGY | {"name": "Pond Energy", "energyType": "Special", "effect": "The pond\ngrows."}
    assert bring(tmp_path, card) == 1
    assert (tmp_path / "out" / "dp9" / "energy.card").read_text() == (
        "// not understood: The pond\n// not understood: grows.\n"
        'card "Pond Energy" {\n  number 9\n  special energy []\n}\n'
    )
    assert main(["check", str(tmp_path / "out")]) == 1
    assert "E112" in capsys.readouterr().err


def test_a_text_that_can_not_stand_on_its_card_stays_prose(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    card = TCGDEX | {"abilities": [], "attacks": [{"cost": [], "name": "Nap", "damage": 10, "effect": BURNED}]}
    assert bring(tmp_path, card, more=("--edition", "classic", "--set", "moss1")) == 1
    assert f'text en "{BURNED}"' in (tmp_path / "out" / "moss1" / "pokemon.card").read_text()
    assert main(["check", str(tmp_path / "out")]) == 1
    assert "E311" in capsys.readouterr().err


def test_every_problem_of_every_card_is_told_and_the_rest_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = [
        POKEMONTCG | {"id": "dp9-1", "number": "1", "types": ["Moss"], "hp": "many"},
        POKEMONTCG | {"id": "dp9-2", "number": "2", "attacks": [{"name": "Nap", "damage": "lots", "cost": ["Mud"]}]},
        {key: value for key, value in POKEMONTCG.items() if key not in ("set", "id")},
        {"name": "Stone"},
        POKEMONTCG | {"subtypes": ["Baby"]},
    ]
    assert (
        bring(tmp_path, *odd, TRAINER, TRAINER | {"name": "Twin"}, TRAINER | {"localId": "9", "rarity": "Shiny"}) == 1
    )
    out, err = capsys.readouterr()
    assert out.startswith("dp9: 2 cards, 1 understood whole")
    for place, words in (
        (1, "types 'Moss' is unknown"),
        (1, "hp must be a whole number"),
        (2, "damage 'lots' must look like"),
        (3, "the set is missing; say it: --set ID"),
        (4, "this is no card"),
        (5, "stage 'Baby' is unknown"),
        (7, "there is a card with the number 8 in dp9 before"),
        (8, "the rarity 'Shiny' is unknown and left out"),
    ):
        assert any(f"cards.jsonl:{place}:1: " in line and words in line for line in err.splitlines()), words
    assert len(load([tmp_path / "out"]).sets[0].card_set.cards) == 2


def test_a_set_of_no_known_era_needs_an_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    card = TRAINER | {"set": "moss9", "trainerType": "Item"}
    assert bring(tmp_path, card) == 1
    assert "nothing tells the edition of moss9; say it: --edition" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
    assert bring(tmp_path, card, more=("--edition", "bw")) == 0
    assert "item { draw 2 cards }" in (tmp_path / "out" / "moss9" / "trainers.card").read_text()


def test_an_id_that_is_no_set_id_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    card = TRAINER | {"set": "2013bw", "trainerType": "Item"}
    assert bring(tmp_path, card) == 1
    assert "`2013bw` is no set id" in capsys.readouterr().err
    assert bring(tmp_path, card, more=("--set", "mc13")) == 0


def test_files_that_are_there_stay_as_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bring(tmp_path, TRAINER) == 0
    file = tmp_path / "out" / "dp9" / "trainers.card"
    file.write_text("// mine\n")
    assert bring(tmp_path, TRAINER) == 1
    assert "is there already" in capsys.readouterr().err
    assert file.read_text() == "// mine\n"


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"\xff\xfe", "is not UTF-8"), (b"", "there is no card in the file"), (b"moss", "this is no JSON")],
)
def test_a_file_without_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, words: str) -> None:
    file = tmp_path / "cards.jsonl"
    file.write_bytes(content)
    assert main(["import", str(file), "--lang", "en", "--out", str(tmp_path / "out")]) == 1
    assert words in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_wrong_usage(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(tmp_path / "none"), "--lang", "en", "--out", str(tmp_path)]) == 2
    assert main(["import", str(write(tmp_path)), "--lang", "xx", "--out", str(tmp_path)]) == 2
    assert "there is no phrasebook for xx" in capsys.readouterr().err
