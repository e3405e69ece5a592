"""What import does with card data: a file ``outcomes/KIND/NAME.json`` and its ``NAME.expected`` add a test.

A line of the expected outcome is a word and what it is about:

=============  ======================================================================================================
``options …``  options of ``cardc import`` (``--lang en`` when none names a language)
``exit N``     the exit status of import
``says …``     a part of what it prints
``writes …``   a part of the card files
``never …``    no part of the card files
``nothing``    no file is written
``check N``    the exit status of ``cardc check`` for what is written (0 when import ends with 0)
=============  ======================================================================================================
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cardc.cli import main

FOLDER = Path(__file__).parent / "outcomes"
CASES = sorted(FOLDER.glob("*/*.json"))


def expectations(file: Path) -> list[tuple[str, str]]:
    """The words of an expected outcome with what they are about."""
    lines = file.with_suffix(".expected").read_text(encoding="utf-8").splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines if line)]


def written(folder: Path) -> str:
    """All card files that were written."""
    return "".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.card")))


def test_there_are_cases() -> None:
    assert len(CASES) > 100
    assert {file.with_suffix(".expected") for file in CASES} == set(FOLDER.glob("*/*.expected"))


@pytest.mark.parametrize("file", CASES, ids=[f"{file.parent.name}/{file.stem}" for file in CASES])
def test_import(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = expectations(file)
    options = [option for word, rest in wanted if word == "options" for option in rest.split()]
    out = tmp_path / "out"
    lang = [] if "--lang" in options else ["--lang", "en"]
    status = main(["import", str(file), *lang, *options, "--out", str(out)])
    captured = capsys.readouterr()
    said, sources = captured.out + captured.err, written(out)
    checked = main(["check", str(out)]) if sources else None
    errors = capsys.readouterr().err
    assert any(word == "exit" for word, _ in wanted)
    if status == 0:
        assert checked == 0, errors
    for word, rest in wanted:
        match word:
            case "options":
                pass
            case "exit":
                assert status == int(rest), said
            case "says":
                assert rest in said
            case "writes":
                assert rest in sources
            case "never":
                assert rest not in sources
            case "nothing":
                assert not out.exists()
            case "check":
                assert checked == int(rest), errors
            case _:
                pytest.fail(f"{word} is no word of an expected outcome")
