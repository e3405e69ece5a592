"""``cardc face`` from the command line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cardc.cli import main

AUTHOR_SET = Path(__file__).parent.parent / "author_set"


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the author's set, in which the command is called."""
    shutil.copytree(AUTHOR_SET, tmp_path / "set")
    monkeypatch.chdir(tmp_path / "set")
    return tmp_path / "set"


def test_one_card_goes_to_stdout(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["face", "glow-1"]) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("<svg ")
    assert "Emberling" in printed.out
    assert printed.err == ""


def test_a_set_goes_into_a_folder(project: Path) -> None:
    (project / "artwork").mkdir()
    (project / "artwork" / "glow-2.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    assert main(["face", "glow", "--lang", "cs", "--art", "artwork", "--out", "pictures"]) == 0
    files = sorted(file.name for file in (project / "pictures").iterdir())
    assert files[:2] == ["glow-1-cs.svg", "glow-2-cs.svg"]
    assert "<image" in (project / "pictures" / "glow-2-cs.svg").read_text(encoding="utf-8")
    assert "<image" not in (project / "pictures" / "glow-1-cs.svg").read_text(encoding="utf-8")


def test_a_text_that_does_not_fit_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = project / "cards" / "glow.card"
    text = file.read_text(encoding="utf-8")
    wordy = "search deck for 1 basic energy card; " * 40
    file.write_text(text.replace("draw 3 cards", wordy), encoding="utf-8")
    assert main(["face", "glow-5", "--out", "one.svg"]) == 0
    told = capsys.readouterr().err
    assert "cards/glow.card:34:6: warning V001: the text of “Long Letter” does not fit on its face in `en`" in told
    assert (project / "one.svg").is_file()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["glow-1", "--lang", "xx"], "there is no phrasebook for xx"),
        (["glow-1", "--style", "nothing.css"], "nothing.css can't be read"),
        (["glow-1", "--style", "cardc.toml"], "neither a style sheet (.css) nor a template"),
        (["glow-1", "--art", "nothing.png"], "there is no picture nothing.png"),
        (["glow", "--art", "cardc.toml"], "is one picture for"),
        (["glow-1", "--art", "cardc.toml"], "is no picture"),
    ],
)
def test_wrong_usage_is_told(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["face", *arguments]) == 2
    assert told in capsys.readouterr().err
