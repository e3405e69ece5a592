"""A translator works with a folder and a tool: export, import, check, print, coverage."""

from __future__ import annotations

import json
from pathlib import Path

import polib
import pytest

from cardc.cli import main
from cardc.language.phrasebook import phrasebook_files
from tests.commands.test_commands import project

__all__ = ["project"]


def files(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def test_a_language_goes_out_as_files_and_po_and_comes_back_as_it_was(project: Path) -> None:
    assert main(["phrasebook", "export", "it", "--format", "ftl", "--out", "mine"]) == 0
    packaged = {name.rpartition("/")[2]: text for name, text in phrasebook_files("it")}
    assert files(project / "mine") == packaged
    assert main(["phrasebook", "export", "it", "mine", "--out", "it.po"]) == 0
    assert main(["phrasebook", "import", "it.po", "mine"]) == 0
    assert files(project / "mine") == packaged


def test_a_changed_wording_is_printed_with_the_folder(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["phrasebook", "export", "it", "--format", "ftl", "--out", "mine"]) == 0
    assert main(["phrasebook", "export", "it", "--out", "it.po"]) == 0
    file = polib.pofile("it.po", wrapwidth=0)
    (entry,) = [entry for entry in file if entry.msgctxt == "face-first-edition"]
    entry.msgstr = "Edizione numero uno"
    (entry,) = [entry for entry in file if entry.msgctxt == "face-hp"]
    entry.msgstr = "Punti: { $hp }"
    file.save("it.po")
    capsys.readouterr()
    assert main(["phrasebook", "import", "it.po", "mine"]) == 0
    assert capsys.readouterr().err == "it: 2 wordings changed, 0 added in mine\n"
    assert main(["text", "glow", "--lang", "it", "--phrasebook", "mine"]) == 0
    assert "\nPunti: 50\n" in capsys.readouterr().out


def test_an_unfinished_folder_prints_what_it_lacks_and_is_counted(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "new").mkdir()
    (project / "new" / "face.ftl").write_text("# doubtful\nface-hp = PV: { $hp }\n", encoding="utf-8")
    assert main(["text", "glow-1", "--lang", "it", "--phrasebook", "new"]) == 0
    out = capsys.readouterr().out
    assert "\nPV: " in out
    assert "‹face-basic›" in out
    assert main(["phrasebook", "coverage", "it", "--folder", "new", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    messages = row["messages"]
    assert (messages["settled"], messages["doubtful"]) == (0, 1)
    assert messages["missing"] == messages["needed"] - 1
    assert (row["cards"], row["printed"]) == (8, 0)


def test_coverage_is_a_table(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["phrasebook", "coverage", "en"]) == 0
    head, row = capsys.readouterr().out.splitlines()
    assert head.split() == [
        "messages",
        "proposed",
        "doubtful",
        "missing",
        "older",
        "forms",
        "missing",
        "names",
        "cards",
    ]
    assert (row.split()[0], row.split()[2:5], row.split()[-1]) == ("en", ["0", "0", "0"], "8/8")


def test_a_folder_is_checked_as_a_phrasebook(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "new").mkdir()
    (project / "new" / "face.ftl").write_text("face-hp = PV: { $hpp }\n", encoding="utf-8")
    assert main(["check", "--phrasebook", "it", "new"]) == 1
    err = capsys.readouterr().err
    assert "new/face.ftl:1:17: error L006" in err
    assert "there is no message `draw` in it" in err


def test_a_broken_po_file_changes_nothing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["phrasebook", "export", "sv", "--format", "ftl", "--out", "mine"]) == 0
    before = files(project / "mine")
    broken = (
        'msgctxt "face-hp"\nmsgid "HP: { $hp }"\nmsgstr "Kraft: { $hp"\n\nmsgctxt "face-lvel"\nmsgid "a"\nmsgstr "b"\n'
    )
    (project / "sv.po").write_text(broken, encoding="utf-8")
    assert main(["phrasebook", "import", "sv.po", "mine", "--lang", "sv"]) == 1
    err = capsys.readouterr().err
    assert "sv.po:3:" in err
    assert "sv.po:5:10: error L022: the phrasebook has no `face-lvel`" in err
    assert "did you mean `face-level`" in err
    assert files(project / "mine") == before


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["phrasebook", "export", "xx"], "there is no phrasebook for xx"),
        (["phrasebook", "export", "cs", "nowhere"], "there is no folder nowhere"),
        (["phrasebook", "export", "cs", "--format", "ftl"], "needs --out"),
        (["phrasebook", "import", "nothing.po", "mine"], "there is no file nothing.po"),
        (["phrasebook", "coverage", "--folder", "mine"], "name it"),
        (["check", "--phrasebook", "all", "cards"], "one folder"),
    ],
)
def test_wrong_usage(project: Path, args: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(args) == 2
    assert message in capsys.readouterr().err


def test_texts_go_to_reviewers_as_po(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "glow", "--lang", "cs", "--format", "po"]) == 0
    entries = {entry.msgctxt: entry for entry in polib.pofile(capsys.readouterr().out)}
    assert (entries["glow-1:2"].msgid, entries["glow-1:2"].msgstr) == ("Basic Pokémon", "Základní Pokémon")
