"""Searching the card language, and what a mistyped command is answered."""

from __future__ import annotations

import pytest

from cardc.cli import main


@pytest.mark.parametrize(
    ("words", "pattern"),
    [
        (["draw"], "draw ‹quantity› card/cards"),
        (["knock", "out"], "knock out ‹target›"),
        (["Retreat"], "retreat ‹number›"),
        (["search", "deck"], "search deck for ‹quantity› ‹filter›"),
    ],
)
def test_a_word_finds_its_sentences(words: list[str], pattern: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", *words]) == 0
    assert pattern in [line.split("  ")[0] for line in capsys.readouterr().out.splitlines()]


def test_without_words_all_sentences_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words"]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 100


def test_a_word_of_no_sentence_gets_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "discrad"]) == 1
    assert "did you mean discard?" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chek"], "there is no chek; did you mean check?"),
        (["check", "--format", "sarf"], "there is no sarf; did you mean sarif?"),
        (["new", "glow1", "--edition", "neo"], "there is no neo; there are classic, dp, bw"),
    ],
)
def test_a_mistyped_command_or_value_gets_a_suggestion(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert told in capsys.readouterr().err
