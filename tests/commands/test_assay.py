"""``cardc assay`` on card data of invented cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardc.assay import mutate as mutation
from cardc.cli import main
from cardc.language import Body, TextContext, read
from tests.assay.cards import ASLEEP, ITALIAN, OLD, JsonObject, pokemon

Out = pytest.CaptureFixture[str]


def data(folder: Path, *objects: JsonObject) -> str:
    """A file of JSON lines."""
    file = folder / "cards.jsonl"
    file.write_text("".join(f"{json.dumps(each)}\n" for each in objects))
    return str(file)


def test_json_alone_goes_to_stdout(tmp_path: Path, capsys: Out) -> None:
    assert main(["assay", data(tmp_path, pokemon(1, ASLEEP), pokemon(2, OLD)), "--json"]) == 0
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert list(found) == [
        "texts",
        "exact",
        "variant",
        "declined",
        "mismatch",
        "ambiguous",
        "cards",
        "cards_whole",
        "rows",
    ]
    assert (found["texts"], found["exact"], found["declined"], found["cards"], found["cards_whole"]) == (2, 1, 1, 2, 1)
    assert err == ""


def test_sets_and_eras_are_chosen(tmp_path: Path, capsys: Out) -> None:
    file = data(tmp_path, pokemon(1, ASLEEP), pokemon(2, ASLEEP, id="dp1-2", set="dp1", era="dp"))
    for more, ids in (
        (["--set", "dp1"], ["dp1-2"]),
        (["--era", "wotc"], ["base1-1"]),
        (["--era", "wotc", "--era", "dp"], ["base1-1", "dp1-2"]),
    ):
        assert main(["assay", file, "--json", *more]) == 0
        assert [row["id"] for row in json.loads(capsys.readouterr().out)["rows"]] == ids
    assert main(["assay", file, "--set", "dp2"]) == 2
    assert "no set dp2 with a text in this language is in the file; there are base1, dp1" in capsys.readouterr().err


def test_a_card_is_explained(tmp_path: Path, capsys: Out) -> None:
    file = data(tmp_path, pokemon(1, ASLEEP), pokemon(2, f"{ASLEEP} {OLD}"))
    assert main(["assay", file, "--explain", "base1-2"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "base1-2 Mossback, attacks[0]: declined"
    assert out[2].strip("^ ") == ""
    assert main(["assay", file, "--explain", "base1-9"]) == 2


def test_a_text_that_means_something_else_in_english_is_told(tmp_path: Path, capsys: Out) -> None:
    same = pokemon(1, attacks=[{"name": "Nap", "damage": 10, "effect": {"en": ASLEEP, "it": ITALIAN}}])
    tails = ASLEEP.replace("heads", "tails")
    other = pokemon(2, attacks=[{"name": "Nap", "damage": 10, "effect": {"en": tails, "it": ITALIAN}}])
    assert main(["assay", data(tmp_path, same, other), "--lang", "it"]) == 0
    out = capsys.readouterr().out
    assert "2 texts with English that is read: 2 read, 1 with the same meaning (50.0 %)" in out
    assert "another meaning: base1-2 attacks[0]" in out


def test_changed_texts_are_counted_and_survivors_fail(
    tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = data(tmp_path, pokemon(1, ASLEEP))
    assert main(["assay", file, "--mutate"]) == 0
    assert "changed texts" in capsys.readouterr().out

    class Deaf:
        def bodies(self, text: str, context: TextContext) -> tuple[Body, ...]:
            return read("en", ASLEEP, context).bodies

    monkeypatch.setattr(mutation, "reader", lambda lang: Deaf())
    assert main(["assay", file, "--mutate"]) == 1
    assert "base1-1 attacks[0]: read as before with “tails” for “heads” (coin)" in capsys.readouterr().err


CARD = """set base1 { name "Moss" edition classic }
card "Mossback" { number 1 basic grass hp 50 retreat 1 attack [G] "Pebbles" 10 { flip { %s: defender is now asleep } } }
"""


def test_card_files_that_say_otherwise_fail_unless_there_is_a_reason(tmp_path: Path, capsys: Out) -> None:
    file = data(tmp_path, pokemon(1, ASLEEP))
    card, ledger = tmp_path / "moss.card", tmp_path / "ledger"
    command = ["assay", file, "--against", str(card), "--ledger", str(ledger)]
    card.write_text(CARD % "heads")
    assert main(command) == 0
    assert "1 texts are in the card files too: 0 differ" in capsys.readouterr().out
    card.write_text(CARD % "tails")
    assert main(command) == 1
    assert "base1-1 attacks[0]: read as another model" in capsys.readouterr().err
    ledger.mkdir()
    (ledger / "differences.tsv").write_text("base1-1\tattacks[0]\tthe coin has another side\n")
    assert main(command) == 0
    assert "the coin has another side" in capsys.readouterr().out
    card.write_text(CARD % "heads")
    assert main(command) == 1
    assert "is not needed any more" in capsys.readouterr().err
    assert main(["assay", file, "--against", str(tmp_path / "none")]) == 2


def test_the_ledger_keeps_what_was_reached(tmp_path: Path, capsys: Out) -> None:
    ledger = ["--ledger", str(tmp_path / "ledger")]
    good, bad = pokemon(1, ASLEEP), pokemon(1, OLD)
    file = data(tmp_path, good)
    assert main(["assay", file, *ledger]) == 0
    assert "1 text not in the ledger (--update writes it to the ledger)" in capsys.readouterr().out
    assert not (tmp_path / "ledger").exists()
    assert main(["assay", file, *ledger, "--update"]) == 0
    kept = (tmp_path / "ledger" / "en.tsv").read_text()
    assert kept.splitlines()[1].split("\t")[::3] == ["base1-1", "exact"]
    hash = kept.splitlines()[1].split("\t")[2]
    (tmp_path / "ledger" / "en.tsv").write_text(kept.replace("base1-1", "base1-2").replace(hash, "0" * 12))
    (tmp_path / "ledger" / "en.tsv").write_text(kept)
    data(tmp_path, bad)
    assert main(["assay", file, *ledger]) == 0  # another text: judged by itself
    capsys.readouterr()
    data(tmp_path, good | {"name": "Pondback"}, pokemon(2, ASLEEP))
    assert main(["assay", file, *ledger]) == 0
    data(tmp_path, good | {"attacks": [{"name": "Nap", "damage": "lots", "effect": ASLEEP}]})
    assert main(["assay", file, *ledger]) == 0
    (tmp_path / "ledger" / "en.tsv").write_text("broken\n")
    assert main(["assay", file, *ledger]) == 1
    assert "en.tsv:1: a line is" in capsys.readouterr().err


def test_a_text_that_is_not_read_any_more_fails(tmp_path: Path, capsys: Out) -> None:
    """Given a ledger in which a text is read, when it is declined, then the run fails and names it."""
    ledger = tmp_path / "ledger"
    file = data(tmp_path, pokemon(1, OLD))
    assert main(["assay", file, "--ledger", str(ledger), "--update"]) == 0
    kept = ledger / "en.tsv"
    kept.write_text(kept.read_text().replace("declined", "exact"))
    capsys.readouterr()
    assert main(["assay", file, "--ledger", str(ledger)]) == 1
    assert capsys.readouterr().err == "worse than the ledger: base1-1 attacks[0]: exact → declined\n"


def test_update_needs_a_ledger(tmp_path: Path) -> None:
    assert main(["assay", data(tmp_path, pokemon(1, ASLEEP)), "--update"]) == 2


def test_broken_data_fails_and_the_rest_is_assayed(tmp_path: Path, capsys: Out) -> None:
    file = Path(data(tmp_path, pokemon(1, ASLEEP)))
    file.write_text(file.read_text() + "{\n")
    assert main(["assay", str(file)]) == 1
    out, err = capsys.readouterr()
    assert "1 texts: 1 exact" in out
    assert "P004" in err
