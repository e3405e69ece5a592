"""What others may hand to cardc, by kind of fault: every door tells what is wrong, and none loses what an author wrote."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardc.cli import main
from cardc.emit.swap import UNFINISHED, settle
from cardc.files import is_left_behind
from cardc.listing import list_files
from cardc.output import visible
from cardc.reading import MOST_BYTES, number
from cardc.scenario.parse import parse
from tests.commands.test_commands import project
from tests.fuzz import doors
from tests.fuzz.run import run_door

__all__ = ["project"]

Out = pytest.CaptureFixture[str]
DECK = "cards/decks/glow.deck"


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


# --- A: nothing that an author wrote is written over; what can't be looked at is told --------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ["test", "--annotate", "cards"],
        ["play", DECK, DECK, "--save-replay", DECK],
        ["play", DECK, DECK, "--save-replay", "cards/glow.card"],
        ["phrasebook", "export", "sv", "--out", "cards/it.names"],
        ["phrasebook", "export", "sv", "--out", "cardc.toml"],
        ["face", "glow-1", "--out", "cards/glow.card"],
    ],
    ids=lambda words: " ".join(words[:1] + words[-1:]),
)
def test_an_output_path_over_a_source_is_refused(project: Path, arguments: list[str], capsys: Out) -> None:
    before = contents(project)
    assert main(arguments) == 2
    assert "is there already and is no" in capsys.readouterr().err
    assert contents(project) == before


@pytest.mark.parametrize(
    "arguments",
    [
        ["test", "--annotate", "out"],
        ["play", DECK, DECK, "--save-replay", "game.json"],
        ["phrasebook", "export", "sv", "--out", "sv.po"],
        ["phrasebook", "export", "sv", "--format", "ftl", "--out", "out"],
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_an_earlier_output_is_written_again(project: Path, arguments: list[str]) -> None:
    assert main(arguments) == 0
    once = contents(project)
    assert main(arguments) == 0
    assert contents(project) == once


def test_an_export_is_not_written_over_what_a_translator_has_changed(project: Path, capsys: Out) -> None:
    assert main(["phrasebook", "export", "sv", "--format", "ftl", "--out", "mine"]) == 0
    assert main(["phrasebook", "export", "sv", "--out", "sv.po"]) == 0
    file = project / "mine" / "nouns.ftl"
    file.write_text("# mine\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    po = project / "sv.po"
    po.write_text(po.read_text(encoding="utf-8").replace('msgstr "', 'msgstr "min ', 5), encoding="utf-8")
    before = contents(project)
    assert main(["phrasebook", "export", "sv", "--format", "ftl", "--out", "mine"]) == 2
    assert main(["phrasebook", "export", "sv", "--out", "sv.po"]) == 2
    assert contents(project) == before
    assert capsys.readouterr().err.count("is no copy of this phrasebook") == 2


@pytest.mark.parametrize("name", ["lost", "lost.card", "lost.names", "lost.deck"])
def test_a_link_that_leads_nowhere_is_an_error(project: Path, name: str, capsys: Out) -> None:
    (project / "cards" / name).symlink_to("nowhere")
    assert main(["check"]) == 1
    assert f"cards/{name}: error E017: this link leads nowhere" in capsys.readouterr().err


def test_a_build_that_can_not_see_a_folder_removes_nothing(project: Path, capsys: Out) -> None:
    (project / "cards").rename(project / "elsewhere")
    (project / "cards").mkdir()
    (project / "cards" / "glow").symlink_to(project / "elsewhere")
    assert main(["build"]) == 0  # a link to a folder counts as the folder
    before = contents(project / "glow_cards")
    assert "glow_cards/glow/fire.py" in {os.path.relpath(name, project) for name in before}
    (project / "elsewhere").rename(project / "gone")
    assert main(["build"]) == 1
    assert "cards/glow: error E017" in capsys.readouterr().err
    assert contents(project / "glow_cards") == before


@pytest.mark.skipif(os.geteuid() == 0, reason="root may enter every folder")
def test_a_folder_without_permission_is_an_error(project: Path, capsys: Out) -> None:
    (project / "cards" / "shut").mkdir(mode=0)
    assert main(["check"]) == 1
    assert "cards/shut: error E017: the folder can't be read" in capsys.readouterr().err


def test_a_link_to_a_folder_above_is_followed_once(project: Path) -> None:
    (project / "cards" / "again").symlink_to(project / "cards")
    names = [path.name for path in list_files(project / "cards", ".card").files]
    assert sorted(names) == ["glow.card", "set.card", "tizzone.card"]
    assert main(["check"]) == 0


@pytest.mark.parametrize("suffix", ["card", "names", "deck", "scenario"])
def test_a_pipe_is_told_and_never_read(project: Path, suffix: str, capsys: Out) -> None:
    os.mkfifo(project / "cards" / f"x.{suffix}")
    assert main(["test" if suffix == "scenario" else "check"]) == 1
    assert "this is no file but a pipe" in capsys.readouterr().err


def test_a_pipe_in_the_package_is_told(project: Path, capsys: Out) -> None:
    assert main(["build"]) == 0
    (project / "glow_cards" / "glow" / "fire.py").unlink()
    os.mkfifo(project / "glow_cards" / "glow" / "fire.py")
    assert main(["build"]) == 1
    assert "fire.py is no file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("cards = []", "cards names no folder"),
        ('cards = [""]', "cards names a folder that can't be one"),
        ('cards = "a\\u0000b"', "cards names a folder that can't be one"),
        ("cards = " + "[" * 900, "nested too deeply"),
        ("cards = " + "9" * 5000, "cardc.toml: "),
        ('package = "class"', "class is a word of Python"),
        ('package = "a.None"', "None is a word of Python"),
        ('package = "typing"', "would stand in front of"),
        ('package = "cardc"', "would stand in front of"),
    ],
    ids=lambda text: text[:20],
)
def test_a_project_file_that_can_not_be_meant(project: Path, line: str, told: str, capsys: Out) -> None:
    (project / "cardc.toml").write_text(line)
    assert main(["check"]) == 2
    assert told in capsys.readouterr().err


def test_builds_that_are_killed_leave_a_package_that_can_be_imported() -> None:
    arguments = ["--door", "toml", "--inputs", "0", "--kills", "5", "--seed", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "tests.fuzz", *arguments], capture_output=True, text=True, cwd=doors.ROOT
    )
    assert "5 builds killed, 0 failures" in done.stdout
    assert done.returncode == 0


def test_what_killed_builds_left_is_swept_and_a_package_put_aside_comes_back(tmp_path: Path) -> None:
    dead = 2**22 + 1  # no system gives a process so high a number
    (tmp_path / f".pack.{dead}.new").mkdir()
    (tmp_path / f".pack.{dead}.old").mkdir()
    (tmp_path / f".pack.{dead}.old" / "kept.py").write_text("")
    (tmp_path / f".pack.{os.getpid()}.new").mkdir()
    settle(tmp_path / "pack")
    assert [path.name for path in sorted(tmp_path.iterdir())] == [f".pack.{os.getpid()}.new", "pack"]
    assert (tmp_path / "pack" / "kept.py").is_file()
    assert is_left_behind(Path(f".x.py.{dead}.tmp"))
    assert not is_left_behind(Path(f".x.py.{os.getpid()}.tmp"))
    assert not is_left_behind(Path(".notes.tmp"))


def test_what_an_author_keeps_in_the_package_stays_when_it_is_swapped(project: Path) -> None:
    assert main(["build"]) == 0
    (project / "glow_cards" / "py.typed").write_text("")
    (project / "glow_cards" / "tools").mkdir()
    (project / "glow_cards" / "tools" / "mine.py").write_text("MINE = 1\n")
    card = project / "cards" / "glow.card"
    card.write_text(card.read_text().replace('"Emberling"', '"Cinderpup"'))
    assert main(["build"]) == 0
    assert (project / "glow_cards" / "tools" / "mine.py").read_text() == "MINE = 1\n"
    assert (project / "glow_cards" / "py.typed").is_file()
    assert "Cinderpup" in (project / "glow_cards" / "glow" / "fire.py").read_text()
    assert not [path for path in project.iterdir() if path.name.startswith(".glow_cards")]


def test_where_folders_can_not_be_renamed_the_index_says_that_it_is_unfinished(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[bytes] = []
    index = project / "glow_cards" / "__init__.py"

    def refuse(real: Path, staged: Path) -> bool:
        return False

    def note(path: Path, text: str) -> None:
        written.append(index.read_bytes() if index.exists() else b"")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    monkeypatch.setattr("cardc.emit.swap._swap", refuse)
    monkeypatch.setattr("cardc.emit.swap.replace_text", note)
    assert main(["build"]) == 0
    assert set(written[-3:]) == {UNFINISHED.encode()}
    monkeypatch.undo()
    assert main(["build", "--check"]) == 0


# --- B: one reader of texts and numbers -------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["x.card", "x.names", "x.deck", "x.scenario"])
@pytest.mark.parametrize("data", [b"\xff\xfea\x00", b"caf\xe9", b"\xed\xa0\x80"], ids=["UTF-16", "latin", "surrogate"])
def test_a_file_that_is_not_utf_8_is_told(project: Path, name: str, data: bytes, capsys: Out) -> None:
    (project / "cards" / name).write_bytes(data)
    assert main(["test" if name.endswith("scenario") else "check"]) == 1
    assert "not UTF-8" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "file"),
    [
        (["check", "--phrasebook", "sv", "book"], "book/a.ftl"),
        (["mutate", "--sample", "1", "--accepted", "list"], "list"),
        (["assay", "cards.jsonl", "--ledger", "book"], "book/en.tsv"),
        (["import", "cards.jsonl", "--lang", "en", "--out", "out"], "cards.jsonl"),
        (["play", "--replay", "game.json"], "game.json"),
        (["phrasebook", "import", "sv.po", "new", "--lang", "sv"], "sv.po"),
        (["read", "--lang", "en", "x.txt"], "x.txt"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_other_texts_that_are_not_utf_8_are_told(project: Path, arguments: list[str], file: str, capsys: Out) -> None:
    assert main(["export"]) == 0
    (project / "cards.jsonl").write_text(capsys.readouterr().out, encoding="utf-8")
    (project / file).parent.mkdir(exist_ok=True)
    (project / file).write_bytes(b"caf\xe9 {}")
    assert main(arguments) in (1, 2)
    assert "UTF-8" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["glow.card", "it.names", "decks/glow.deck", "glow.scenario"])
def test_a_byte_order_mark_does_no_harm(project: Path, name: str) -> None:
    file = project / "cards" / name
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    toml = project / "cardc.toml"
    toml.write_bytes(b"\xef\xbb\xbf" + toml.read_bytes())
    assert main(["check"]) == 0
    assert main(["test"]) == 0


@pytest.mark.parametrize("blank", ["\xa0", "\u3000", "\v", "\x1c", "\u2028"])
def test_a_blank_that_is_none_in_a_scenario_is_told_where_it_stands(blank: str) -> None:
    _, found = parse(f'scenario "x" {{\n  given{blank} your active is "Emberling" }}', "x")
    assert [(each.code, each.span and (each.span.line, each.span.column)) for each in found] == [("T101", (2, 8))]


@pytest.mark.parametrize(
    "sentence",
    [
        'given your active is "Emberling" ({} damage)',
        "then opponent's active has {} damage",
        "given your deck has {} cards",
        'when you attack with "Spark"\n  you choose {}',
    ],
)
def test_a_number_of_thousands_of_digits_in_a_scenario(sentence: str) -> None:
    _, found = parse('scenario "x" { ' + sentence.format("9" * 5000) + " }", "x")
    assert "T117" in {each.code for each in found} or "T101" in {each.code for each in found}


@pytest.mark.parametrize("answer", ["stage 0", "stage 3", "your prize 0", "opponent's prize 7"])
def test_a_stage_or_a_prize_that_is_none(answer: str) -> None:
    _, found = parse(f'scenario "x" {{ when you attack with "Spark"\n you choose {answer}\n then you win }}', "x")
    assert "T118" in {each.code for each in found}


@pytest.mark.parametrize(
    ("digits", "value"),
    [("7", 7), ("0041", 41), ("999999", 999999), ("1000000", None), ("9" * 5000, None), ("²", None)],
)
def test_numbers_are_bounded(digits: str, value: int | None) -> None:
    assert number(digits) == value


def test_a_file_of_too_many_bytes_is_not_read(project: Path, capsys: Out) -> None:
    with (project / "cards" / "huge.card").open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    assert main(["check"]) == 1
    assert "huge.card: error E019" in capsys.readouterr().err


def test_a_language_that_is_not_there_for_a_new_folder(project: Path, capsys: Out) -> None:
    (project / "x.po").write_text('msgid ""\nmsgstr ""\n"Language: zz\\n"\n')
    assert main(["phrasebook", "import", "x.po", "new", "--lang", "zz"]) == 2
    assert main(["phrasebook", "import", "x.po", "new"]) in (1, 2)
    assert not (project / "new").exists()


def test_rules_without_pytest(project: Path, capsys: Out) -> None:
    (project / "docs").mkdir()
    (project / "docs" / "rules.md").write_text("")
    code = "import sys; sys.modules['pytest'] = None; from cardc.cli import main; sys.exit(main(['rules']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=project)
    assert done.returncode == 2
    assert done.stderr.startswith("cardc rules: pytest")
    assert len(done.stderr.splitlines()) == 1


# --- C and D: depth, size, time -----------------------------------------------------------------------------------


def card(body: str, head: str = "hp 50") -> str:
    return f'card "Deep" {{ number 99 basic fire {head} attack [R] "A" 10 {{ {body} }} }}\n'


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (card("flip { heads: " * 330 + "draw 1 card" + " }" * 330), "E020"),
        (card("may { " * 500 + "draw 1 card" + " }" * 500), "E020"),
        (card("if no coins { " * 30), "E020"),
        (card("draw 1 card\n" * 1000), "E240"),
        (card("draw 61 cards"), "E239"),
        (card("1000 damage to self"), "E239"),
        (card("flip 100 coins { 10 damage for each heads }"), "E"),
        (card("draw 1 card", "hp 9990"), "E117"),
        (card("draw 1 card", "hp 50 retreat 999"), "E117"),
        (card("draw 1 card", "hp 50 weakness water +1000"), "E"),
        (card("draw 1 card").replace("[R]", f"[{'C' * 3000}]"), "E117"),
        (card("draw 1 card", "hp 99999"), "E009"),
        (card('text en "' + "Draw a card. " * 1000 + '"'), "P001"),
    ],
    ids=range(13),
)
def test_depth_and_size_have_limits(project: Path, text: str, code: str, capsys: Out) -> None:
    (project / "cards" / "deep.card").write_text(text)
    assert main(["check"]) == 1
    assert f"error {code}" in capsys.readouterr().err


def test_the_deepest_text_that_is_allowed_can_be_printed_and_built(project: Path) -> None:
    body = "flip { heads: " * 9 + "draw 60 cards" + " }" * 9
    (project / "cards" / "deep.card").write_text(card(body, "hp 990 retreat 10"))
    status = main(["check"])
    if status == 0:
        assert main(["text", "glow-99", "--lang", "cs"]) == 0
        assert main(["build"]) == 0
    assert status in (0, 1)


def test_brackets_in_a_phrasebook_have_a_limit(project: Path, capsys: Out) -> None:
    (project / "book").mkdir()
    (project / "book" / "a.ftl").write_text("a = " + "{ " * 400)
    assert main(["check", "--phrasebook", "sv", "book"]) == 1
    assert "book/a.ftl:1:45: error L001: brackets are nested more than 20 deep" in capsys.readouterr().err


@pytest.mark.parametrize(("error", "told"), [(RecursionError(), "nested too deeply"), (MemoryError(), "memory")])
def test_the_last_net(project: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, told: str, capsys: Out) -> None:
    def fail(*_: object) -> int:
        raise error

    monkeypatch.setattr("cardc.commands.check.run", fail)
    assert main(["check"]) == 1
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("x.card", 'card "x" { number 9 attack [C] "' + "a" * 1_000_000),
        ("x.card", 'card "' + "\\" * 300_000),
        ("x.scenario", 'scenario "x" { given your active is "' + "a" * 1_000_000),
        ("x.scenario", "scenario " * 30_000),
        ("x.scenario", 'scenario "x" { ' + "then " * 30_000),
        ("x.names", 'names it\ncard "' + "a" * 1_000_000),
        ("x.deck", '4 "' + "a" * 1_000_000),
    ],
    ids=range(7),
)
def test_long_lines_are_read_and_told(project: Path, name: str, text: str, capsys: Out) -> None:
    (project / "cards" / name).write_text(text)
    assert main(["test" if name.endswith("scenario") else "check"]) == 1
    assert f"cards/{name}:" in capsys.readouterr().err


# --- F: platforms and packages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments", [["export"], ["text", "glow-1", "--lang", "cs"], ["phrasebook", "export", "cs"]], ids=lambda w: w[0]
)
def test_output_is_utf_8_in_every_locale(project: Path, arguments: list[str]) -> None:
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-m", "cardc", *arguments], capture_output=True, cwd=project, env=os.environ | plain
    )
    assert done.returncode == 0
    assert "Pokémon" in done.stdout.decode("utf-8")


def test_a_package_whose_line_ends_a_checkout_has_changed_is_fresh(project: Path, capsys: Out) -> None:
    assert main(["build"]) == 0
    for file in (project / "glow_cards").rglob("*.py"):
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert main(["build", "--check"]) == 0
    assert main(["build"]) == 0


def test_the_wheel_holds_cardc_only() -> None:
    import tomllib

    data = tomllib.loads((doors.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert data["tool"]["setuptools"]["packages"]["find"]["include"] == ["cardc*"]


# --- G: the terminal ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[2J", "\\u001b[2J"),
        ("a\tb\nc", "a\tb\nc"),
        ("\x9b31m", "\\u009b31m"),
        ("\u202egnp.exe", "\\u202egnp.exe"),
        ("line\u2028two", "line\\u2028two"),
        ("Pokémon ♀", "Pokémon ♀"),
    ],
)
def test_what_steers_a_terminal_is_written_as_its_code(text: str, shown: str) -> None:
    assert visible(text) == shown


@pytest.mark.parametrize("place", ["scenario", "file", "toml", "replay", "argument"])
def test_no_escape_sequence_reaches_the_terminal(project: Path, place: str, capsys: Out) -> None:
    match place:
        case "scenario":
            (project / "cards" / "x.scenario").write_text('scenario "\x1b[2J" { then you win }\n')
            main(["test"])
        case "file":
            (project / "cards" / "\x1b[2J.card").write_text("card")
            main(["check"])
        case "toml":
            (project / "cardc.toml").write_text('"\x9b2J" = 1')
            main(["check"])
        case "replay":
            (project / "x.json").write_text('{"format": "\\u001b[2J"}')
            main(["play", "--replay", "x.json"])
        case "argument":
            main(["text", "\x1b[2J"])
    out, err = capsys.readouterr()
    assert out + err
    assert not [each for each in out + err if not each.isprintable() and each != "\n"]


def test_lines_are_counted_by_line_feeds_alone(project: Path) -> None:
    file = project / "cards" / "tizzone.card"
    text = file.read_text(encoding="utf-8")
    file.write_text("// one\u2028two\x0cthree\n" + text, encoding="utf-8")
    assert main(["test", "--annotate", "out"]) == 0
    listing = (project / "out" / "tizzone.card").read_text(encoding="utf-8").split("\n")
    assert listing[0] == "  | // one\u2028two\x0cthree"


def test_a_closed_output_is_no_error(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["text", "glow-1"]) == 0


# --- the fuzzers themselves -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("door", ["deck", "names", "toml"])
def test_a_few_damaged_inputs_at_the_quick_doors(door: str) -> None:
    result = run_door(door, seed=18, seconds=20, inputs=150)
    assert result.inputs == 150
    assert result.failures == []


def test_a_door_that_raises_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.fuzz.run import attempt

    def fall(data: bytes) -> None:
        io.BytesIO(data).readinto(None)  # type: ignore[arg-type]  # a fault on purpose

    found = attempt(doors.Door(lambda: [b""], fall), b"x")
    assert found is not None
    assert found.startswith("TypeError at ")
