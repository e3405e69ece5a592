"""What a translator's files look like stays: line ends, a byte order mark, blanks and tabs; only translations change."""

from __future__ import annotations

import random
import re
from pathlib import Path

import polib
import pytest

from cardc.cli import main
from cardc.language import LANGUAGES
from cardc.language.locales import code_of
from cardc.language.phrasebook import parse_phrasebook, phrasebook_files, plain
from cardc.translation import merge, write_po
from cardc.translation.lines import edited
from tests.translation.test_po import ACTS, NOUNS, changed, exported

Files = list[tuple[str, str]]

SMALL = [("it/acts.ftl", ACTS.replace(" rito (no book has it)", " KO")), ("it/nouns.ftl", NOUNS)]


def windows(text: str, chance: random.Random) -> str:
    return text.replace("\n", "\r\n")


def mixed(text: str, chance: random.Random) -> str:
    return "".join(chance.choice(["\n", "\r\n"]) if letter == "\n" else letter for letter in text)


def marked(text: str, chance: random.Random) -> str:
    return "\ufeff" + windows(text, chance)


def unended(text: str, chance: random.Random) -> str:
    return text.rstrip("\n")


def blank(text: str, chance: random.Random) -> str:
    """Blanks at the ends of lines, and more empty lines between entries."""
    lines = text.replace("\n\n", "\n \n\n\n").split("\n")
    return "\n".join(line + chance.choice(["", "  "]) if line.strip() else line for line in lines)


def blank_windows(text: str, chance: random.Random) -> str:
    return windows(blank(text, chance), chance)


def without_blanks(text: str) -> str:
    return re.sub(r" +(?=\r?\n)", "", text)


LAYOUTS = [windows, mixed, marked, unended, blank, blank_windows]


def laid_out(files: Files, layout: object, seed: str) -> Files:
    chance = random.Random(seed)
    assert callable(layout)
    return [(name, layout(text, chance)) for name, text in files]


@pytest.mark.parametrize(
    ("lang", "layout"),
    [(lang, LAYOUTS[number]) for number, lang in enumerate(LANGUAGES)] + [("sv", mixed), ("en", marked)],
)
def test_an_untouched_file_changes_no_byte(lang: str, layout: object) -> None:
    files = laid_out(phrasebook_files(lang), layout, lang)

    merged = merge(lang, "x.po", write_po(lang, [(name, plain(text)) for name, text in files]), files)

    assert (merged.diagnostics, merged.files, merged.changed, merged.added) == ([], {}, 0, 0)


@pytest.mark.parametrize("layout", [mixed, marked, blank_windows], ids=lambda layout: layout.__name__)
def test_a_change_and_its_way_back_restore_every_byte(layout: object) -> None:
    files = laid_out(phrasebook_files("sv"), layout, "sv")
    before = write_po("sv", [(name, plain(text)) for name, text in files])
    po = polib.pofile(before, wrapwidth=0)
    touched = [entry for entry in po if entry.msgstr and "\n" not in entry.msgstr and "[" not in entry.msgctxt][::4]
    for entry in touched:
        entry.msgstr = "ny " + entry.msgstr

    there = merge("sv", "x.po", str(po), files)
    after = [(name, there.files.get(name, text)) for name, text in files]
    back = merge("sv", "x.po", before, after)

    assert there.diagnostics == back.diagnostics == []
    assert there.changed == back.changed == len(touched) > 40
    restored = [(name, back.files.get(name, text)) for name, text in after]
    # Blanks behind a wording go when it is translated: it has none.
    assert [(name, without_blanks(text)) for name, text in restored] == [
        (name, without_blanks(text)) for name, text in files
    ]
    lines = [
        (old, new)
        for (_, a), (_, b) in zip(files, after, strict=True)
        for old, new in zip(a.split("\n"), b.split("\n"), strict=True)
    ]
    assert sum(old != new for old, new in lines) == len(touched)


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_new_words_get_the_line_ends_of_their_file(end: str) -> None:
    files = [(name, text.replace("\n", end)) for name, text in SMALL]
    po = changed(
        write_po("it", SMALL),
        knock_out="{ $mood ->\n    [option] mandare\n   *[plain] manda\n} KO { $who }",
        draw="pesca { $number }",
    )

    merged = merge("it", "x.po", po, files)

    assert (merged.diagnostics, merged.changed, merged.added) == ([], 1, 1)
    text = merged.files["it/acts.ftl"]
    assert text.count("\n") == text.count(end)
    assert (
        f"knock-out = {{ $mood ->{end}    [option] mandare{end}   *[plain] manda{end}}} KO {{ $who }}{end}    .alt1"
        in text
    )


def test_blanks_behind_a_wording_of_the_phrasebook_are_no_change() -> None:
    files = [("it/acts.ftl", "show-hand = mostra la mano  \ndraw =\n    pesca  \n    { $number }\n")]

    for words in ("mostra la mano", "mostra la mano  ", " mostra la mano   "):
        assert merge("it", "x.po", changed(write_po("it", files), show_hand=words), files).files == {}


@pytest.mark.parametrize("words", [" mostra la mano", "mostra la mano  ", "\nmostra la mano\n", "mostra la mano\r\n"])
def test_blanks_at_the_ends_of_a_translation_are_no_change(words: str) -> None:
    merged = merge("it", "x.po", changed(write_po("it", SMALL), show_hand=words), SMALL)

    assert (merged.files, merged.changed) == ({}, 0)


@pytest.mark.parametrize(
    "words", ["mostra\tla mano", "mostra  la   mano", "mostra\t\tla \t mano", "mostra\u00a0la mano"]
)
def test_blanks_and_tabs_inside_a_wording_stay_as_they_are(words: str) -> None:
    merged = merge("it", "x.po", changed(write_po("it", SMALL), show_hand=words), SMALL)
    files = [(name, merged.files.get(name, text)) for name, text in SMALL]

    assert f"show-hand = {words}\n" in files[0][1]
    assert merge("it", "x.po", write_po("it", files), files).files == {}


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("one\ntwo\n", "one\nTWO\nmore\n"),
        ("one\r\ntwo\r\n", "one\r\nTWO\r\nmore\r\n"),
        ("\ufeffone\r\ntwo\r\n", "\ufeffone\r\nTWO\r\nmore\r\n"),
        ("one\rtwo\r", "one\rTWO\nmore\r"),
        ("one\r\ntwo\n", "one\r\nTWO\nmore\n"),
    ],
)
def test_an_edit_counts_in_plain_lines(text: str, result: str) -> None:
    assert plain(text) == "one\ntwo\n"
    assert edited(text, [(4, 7, "TWO\nmore")]) == result


# --- never anything but Fluent -------------------------------------------------------------------------------------

PIECES = ["mostra", " ", "\n", "\t", "{", "}", "{ $who }", "{ $who ->", "[one]", "*[other]", ".alt1 = ", "-card", '"', "#", "=", "\\", "\r\n", "    ", "la mano", "{ -coin }", '{ "x" }', "é★", "*", "["]  # fmt: skip
CONTEXTS = ["show-hand", "draw", "draw.alt1", "draw.alt2", "knock-out.alt1", "knock-out", "-card[one]", "-card[other]", "-card.gender", "-coin", "-coin[one]", "-coin.gender", "-coin[a b]", "-co in", "-9", "face-hp", "show-hand[x]"]  # fmt: skip


@pytest.mark.parametrize("seed", range(30))
def test_what_is_written_is_fluent_and_says_what_was_given(seed: int) -> None:
    chance = random.Random(seed)
    for files in (SMALL, []):
        po = polib.POFile(wrapwidth=0)
        for context in chance.sample(CONTEXTS, chance.randint(1, 4)):
            words = "".join(chance.choices(PIECES, k=chance.randint(1, 4)))
            po.append(polib.POEntry(msgctxt=context, msgid="x", msgstr=words))

        merged = merge("it", "x.po", str(po), files)

        after = dict(files) | merged.files
        assert parse_phrasebook("it", sorted(after.items()))[1] == []
        if merged.files:
            again = merge("it", "x.po", str(po), sorted(after.items()))
            assert (again.files, again.changed, again.added) == ({}, 0, 0)


def test_parts_of_a_new_entry_that_can_not_stand_alone_are_left_out_and_told() -> None:
    po = "".join(
        f'msgctxt "{context}"\nmsgid "x"\nmsgstr "{words}"\n\n'
        for context, words in [("draw.alt1", "pesca"), ("-coin.gender", "feminine"), ("face-hp", "PS: { $hp }")]
    )

    merged = merge("it", "x.po", po, [])

    assert merged.files == {"it/face.ftl": "face-hp = PS: { $hp }\n"}
    assert (merged.changed, merged.added) == (0, 1)
    left_out = [(d.code, str(d.severity), d.location) for d in merged.diagnostics if d.code == "L026"]
    assert left_out == [("L026", "warning", "x.po:3:9"), ("L026", "warning", "x.po:7:9")]


# --- the command ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tag", ["pt", "pt_BR", "pt-BR", "PT", "pt_PT@latin", "pt.UTF-8", " pt "])
def test_a_language_may_have_a_country(tag: str) -> None:
    assert code_of(tag) == "pt"


@pytest.mark.parametrize("tag", ["zz", "zz_BR", "", "ptx", "port", "_pt", "cz"])
def test_a_tag_of_no_language_stays_as_it_is(tag: str) -> None:
    assert code_of(tag) == tag


def test_commands_take_a_language_with_a_country(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["phrasebook", "export", "pt_BR", "--format", "ftl", "--out", "mine"]) == 0
    Path("x.po").write_text(exported("pt").replace('"Language: pt\\n"', '"Language: pt-BR\\n"'), encoding="utf-8")
    before = {file.name: file.read_bytes() for file in Path("mine").iterdir()}

    assert main(["phrasebook", "import", "x.po", "mine"]) == 0
    assert main(["phrasebook", "import", "x.po", "mine", "--lang", "pt_PT"]) == 0

    assert {file.name: file.read_bytes() for file in Path("mine").iterdir()} == before


@pytest.mark.parametrize(
    ("header", "arguments", "status", "told"),
    [
        (
            "Language: zz",
            [],
            1,
            "x.po:3:12: error L024: there is no phrasebook for zz; there are en, cs, it, sv, ru, pt",
        ),
        ("Language: xx_BR", [], 1, "x.po:3:12: error L024: there is no phrasebook for xx_BR;"),
        ("Language: ", [], 1, "the file does not say its language; give --lang"),
        ("Plural-Forms: x", [], 1, "the file does not say its language; give --lang"),
        ("Language: pt", ["--lang", "zz"], 2, "there is no phrasebook for zz;"),
    ],
)
@pytest.mark.parametrize("folder", ["new", "there"])
def test_an_unknown_language_is_told_and_nothing_is_written(
    header: str,
    arguments: list[str],
    status: int,
    told: str,
    folder: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there").mkdir()
    Path("x.po").write_text(f'msgid ""\nmsgstr ""\n"{header}\\n"\n\nmsgctxt "face-hp"\nmsgid "a"\nmsgstr "b"\n')

    assert main(["phrasebook", "import", "x.po", folder, *arguments]) == status
    assert told in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["there", "x.po"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["phrasebook", "import", "x.po", "mine", "--lang", "it"],
        ["phrasebook", "export", "it", "mine"],
        ["phrasebook", "export", "it", "mine", "--format", "ftl", "--out", "out"],
        ["phrasebook", "coverage", "it", "--folder", "mine"],
        ["check", "--phrasebook", "it", "mine"],
    ],
)
def test_a_fluent_file_that_is_not_utf8_is_a_finding(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine").mkdir()
    Path("mine/face.ftl").write_bytes(b"face-hp = PV: { $hp }\n# caf\xe9\n")
    Path("x.po").write_text('msgctxt "face-hp"\nmsgid "a"\nmsgstr "b"\n')

    assert main(arguments) == 1
    assert "mine/face.ftl: error L025: line 2 is not UTF-8 (byte 0xE9)" in capsys.readouterr().err
    assert not Path("out").exists()


def test_findings_in_the_phrasebook_that_comes_out_are_exit_status_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("x.po").write_text('msgctxt "face-hp"\nmsgid "HP: { $hp }"\nmsgstr "PV: { $hp }"\n')

    assert main(["phrasebook", "import", "x.po", "new", "--lang", "it"]) == 1

    assert Path("new/face.ftl").read_text() == "face-hp = PV: { $hp }\n"
    assert "`cardc check --phrasebook it new` tells them" in capsys.readouterr().err
