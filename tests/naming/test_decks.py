"""Deck lists: what a line can say, which card it means, and that every command judges alike (R010 to R015, R237, R239)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cardc.cli import main
from cardc.model.terms import Edition
from cardc.syntax.deck import MAX_PROBLEMS, deck_line, parse_deck
from tests.naming.project import basic, energy, judged, write

REST = "\n56 Water Energy"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    names = ["Unown [D]", "#1 Fan", "Wobb [x] Too", "Wobb", "[E]", "4 Leaf"]
    cards = "".join(basic(name, str(number)) for number, name in enumerate(names, 1))
    root = write(tmp_path, {"a": cards + energy("9")})
    monkeypatch.chdir(root)
    return root


@pytest.mark.parametrize(
    "line",
    [
        "4 Unown [D]",
        "4 Unown [D] [a-1]",
        '4 "Unown [D]"',
        '4 "Unown [D]" [a-1]  # with a comment',
        '4 "#1 Fan"',
        '4 "#1 Fan"   [a-2] # with a comment',
        '4 "Wobb [x] Too"',
        "4 Wobb [x] Too",
        '4 "Wobb"',
        "4 Wobb [a-4]",
        "4 Wobb [ a-04 ]",
        "0004 Wobb",
        '4 "[E]"',
        "4 4 Leaf",
    ],
)
def test_each_card_can_be_said(line: str, home: Path) -> None:
    assert judged(home, line + REST) == ()


@pytest.mark.parametrize(
    ("line", "code", "cure"),
    [
        ("4x Wobb", "E401", "write `4 Wobb`"),
        ("4 x Wobb", "E402", "did you mean “Wobb”?"),
        ("x4 Wobb", "E401", "write `4 Wobb`"),
        ("Wobb 4", "E401", "the number stands first: `4 Wobb`"),
        ("Wobb x4", "E401", "the number stands first: `4 Wobb`"),
        ("Wobb", "E401", "say how many: `4 Wobb`"),
        ("0 Wobb", "E408", "say how many, or remove the line"),
        ("000 Wobb", "E408", "say how many, or remove the line"),
        ("61 Wobb", "E408", "say how many"),
        ("9999 Wobb", "E408", "say how many"),
        ("00041 Wobb", "E405", None),
        ("9" * 200 + " Wobb", "E408", "say how many"),
        ("4 #1 Fan", "E401", '`#` begins a comment; put a name that holds it in quotes: `4 "#…"`'),
        ('4 "Wobb', "E401", 'the name is not closed: write `"` behind it'),
        ("4 “Wobb”", "E401", 'write straight quotes, as in `4 "#1 Fan"`, or none'),
        ("edition bv", "E409", f"there are {', '.join(Edition)}"),
        ("edition", "E409", f"there are {', '.join(Edition)}"),
        ("4 Wobb [a-4", "E401", None),
        ("4 " + "W" * 1000, "E401", None),
    ],
)
def test_each_mistake_has_its_code_and_its_cure(line: str, code: str, cure: str | None, home: Path) -> None:
    (first, *_) = judged(home, line + REST)
    assert first.code == code
    if cure is not None:
        assert first.suggestion == cure


def test_a_count_is_never_cut() -> None:
    """``00041`` is forty-one."""
    (line,) = parse_deck("00041 Wobb").lines
    assert line.count == 41


@pytest.mark.parametrize(
    "text",
    [
        "9999 Wobb\n" * 9000,
        "60 Wobb\n" * 20000,
        "4 Nobody\n" * 9000,
        "Wobb\n" * 9000,
        "4 " + " ".join("W" * 20000),
        "4 Wobb" + " " * 50000 + "x",
        '"' * 200001,
    ],
)
def test_a_list_out_of_all_bounds_is_refused_and_not_counted_out(text: str, home: Path) -> None:
    assert 1 <= len(judged(home, text)) <= MAX_PROBLEMS + 1


def test_all_cards_of_a_name_are_told_those_of_the_decks_edition_first(tmp_path: Path) -> None:
    root = write(tmp_path, {"a": basic("Wobb") + energy("9"), "b": basic("Wobb", type="fire")})
    later = root / "cards" / "b" / "set.card"
    later.write_text('set b { name "B"  edition bw }\n')
    both = ["`4 Wobb [a-1]`", "`4 Wobb [b-1]`"]
    (found,) = judged(root, "4 Wobb" + REST)
    assert found.message == "2 cards are called “Wobb”"
    assert found.suggestion == f"say which one: {both[0]}, {both[1]}"
    (found,) = judged(root, "edition bw\n4 Wobb" + REST)
    assert found.suggestion == f"say which one: {both[1]}, {both[0]}"


@pytest.mark.parametrize(
    ("name", "written"),
    [("Wobb", "4 Wobb"), ("#1 Fan", '4 "#1 Fan"'), ("Unown [D]", '4 "Unown [D]"'), ("Q!?", "4 Q!?")],
)
def test_a_line_is_written_with_quotes_where_it_needs_them(name: str, written: str) -> None:
    assert deck_line(4, name) == written
    assert deck_line(4, name, "a-1") == f"{written} [a-1]"


# --- one function judges --------------------------------------------------------------------------------

FOUR = ("Wobb", "Wobb δ", "Wobb LV. 43")


@pytest.mark.parametrize("edition", ["classic", "dp", "bw"])
@pytest.mark.parametrize(
    ("deck", "code"),
    [
        ("4 Wobb\n4 Wobb δ\n52 Water Energy", "E406"),
        ("4 Wobb\n1 Wobb LV. 43\n55 Water Energy", "E406"),
        ("2 Wobb\n2 Wobb δ\n56 Water Energy", None),
        ("4 Wobb\n4 Marl's Wobb\n52 Water Energy", None),
        ("5 Marl's Wobb\n55 Water Energy", "always E406"),
        ("4 Wobb\n55 Water Energy", "always E405"),
        ("60 Water Energy", "always E407"),
        ("4 Rusty\n56 Water Energy", "classic E410"),
    ],
)
def test_check_and_deck_check_agree(
    deck: str,
    code: str | None,
    edition: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Levels and δ count in classic, where no book speaks of them; Metal is unknown there."""
    cards = "".join(basic(name, str(n)) for n, name in enumerate((*FOUR, "Marl's Wobb"), 1))
    root = write(tmp_path, {"a": cards + energy("9")}, edition)
    other = root / "cards" / "b"
    other.mkdir()
    (other / "set.card").write_text('set b { name "B"  edition bw }\n')
    (other / "cards.card").write_text(basic("Rusty", type="metal"))
    (root / "cards" / "my.deck").write_text(f"edition {edition}\n{deck}\n")
    monkeypatch.chdir(root)
    wanted = code is not None and (code.startswith("always") or (edition == "classic") == code.startswith("classic"))

    assert main(["check"]) == int(wanted)
    told = capsys.readouterr().err
    assert main(["deck", "check", "cards/my.deck"]) == int(wanted)
    assert capsys.readouterr().out.splitlines()[-1].endswith(f"{'not legal' if wanted else 'legal'} in {edition}")
    assert (wanted and code is not None and code.split()[-1] in told) or (not wanted and "error E" not in told)


# --- which decks are looked at ------------------------------------------------------------------------------


def test_decks_are_found_as_cards_are_hidden_folders_and_folders_called_so_are_none(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "cards" / ".old").mkdir()
    (home / "cards" / ".old" / "x.deck").write_text("nonsense")
    (home / "cards" / ".x.deck").write_text("nonsense")
    (home / "cards" / "folder.deck").mkdir()
    assert main(["check"]) == 0
    assert "0 decks: 0 errors" in capsys.readouterr().err


def test_a_deck_that_cannot_be_read_hides_nothing_else(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "cards" / "a.deck").write_bytes(b"4 Pok\xe9\n")
    (home / "cards" / "b.deck").symlink_to("nowhere")
    (home / "cards" / "c.deck").write_text("4 Nobody\n56 Water Energy\n")
    (home / "cards" / "d.deck").write_text("59 Water Energy\n1 Wobb\n")
    shutil.copy(home / "cards" / "d.deck", home / "cards" / "e.deck")
    assert main(["check"]) == 1
    told = capsys.readouterr().err
    assert "cards/a.deck: error E006" in told
    assert "cards/c.deck:1:1: error E402" in told
    assert "cards/d.deck" not in told
