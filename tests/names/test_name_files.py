"""Name files: read, laid out, refused with the place and a cure. Dropping a file into ``broken`` adds a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardc.check import check_loaded
from cardc.diagnostics import Diagnostic, render_all
from cardc.model.names import NameKind
from cardc.names import check_names
from cardc.prose import load
from cardc.syntax.names import Entry, Header, NameFile, Rest, format_names, parse_names
from tests.names.sets import put_set

BROKEN = sorted((Path(__file__).parent / "broken").glob("*.names"))
EXPECTED = re.compile(r"^// expect (N\d\d\d) (\d+:\d+) (.*)$", re.MULTILINE)


def told(folder: Path) -> tuple[list[Diagnostic], dict[str, str]]:
    """Everything that is wrong with a folder, and the texts."""
    loaded = load([folder])
    return [*check_loaded(loaded), *check_names(loaded)], loaded.sources


def said(file: NameFile) -> list[Header | Entry | Rest]:
    return [row.said for row in file.rows if row.said is not None]


def meaning(file: NameFile) -> list[object]:
    """What a file says, without places."""
    found: list[object] = []
    for one in said(file):
        match one:
            case Header(langs):
                found.append(langs)
            case Entry(kind, name, printed):
                found.append((kind, name, printed or (name,)))
            case Rest(kinds):
                found.append(kinds)
    return found


# --- what is wrong ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", BROKEN, ids=lambda p: p.stem)
def test_what_is_wrong_is_told_where_it_stands(path: Path, tmp_path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    folder = put_set(tmp_path / "gale", **{path.stem: text})

    found, sources = told(folder)

    # A broken file leaves names out; that is told once, by a warning, and only ``left-out`` is about it.
    wanted = {(code, place) for code, place, _ in EXPECTED.findall(text)}
    got = {(d.code, f"{d.span.line}:{d.span.column}" if d.span else "") for d in found}
    assert got - {one for one in got if one[0] == "N008" and "N008" not in text} == wanted
    rendered = render_all(found, sources)
    for _, _, words in EXPECTED.findall(text):
        assert words in rendered


def test_a_name_file_belongs_to_a_set(tmp_path: Path) -> None:
    folder = put_set(tmp_path / "cards" / "gale")
    (tmp_path / "cards" / "it.names").write_text("names it\nrest unchanged\n", encoding="utf-8")

    found, _ = told(tmp_path / "cards")

    assert [(d.code, Path(d.file).name) for d in found] == [("N009", "it.names")]
    assert told(folder)[0] == []


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    folder = put_set(tmp_path / "gale")
    (folder / "it.names").write_bytes(b"names it\nrest \xff unchanged\n")

    assert [d.code for d in told(folder)[0]] == ["E006"]


def test_after_twenty_errors_the_rest_is_not_looked_at() -> None:
    file = parse_names("names it\n" + "nonsense\n" * 50, "it.names")

    assert [d.code for d in file.diagnostics] == ["N001"] * 20 + ["E013"]


def test_only_languages_with_a_name_file_lack_names(tmp_path: Path) -> None:
    """Given a set with Swedish names, when it is checked, then nothing is said of Italian ones."""
    folder = put_set(tmp_path / "gale", sv="names sv\nrest of cards unchanged\nrest of powers unchanged\n")

    (warning,) = told(folder)[0]

    assert (warning.code, warning.severity) == ("N008", "warning")
    assert warning.message == (
        "4 names have no entry in `sv` and will stand there in English: "
        "attack “Call Home”, attack “Gnaw”, attack “Swell”, attack “Puff”"
    )


def test_a_set_sees_the_names_of_the_others(tmp_path: Path) -> None:
    """Given two sets of one project with the same cards, when one has the names, then the other lacks none."""
    (tmp_path / "cardc.toml").write_text('cards = "."\n', encoding="utf-8")
    put_set(tmp_path / "a", it='names it\nrest unchanged\ncard "Mossling" = "Muschietto"\n')
    other = put_set(tmp_path / "b", it='names it\nrest of attacks unchanged\npower "Old Roots" = "Vecchie radici"\n')
    (other / "set.card").write_text('set gale2 { name "Gale 2"  edition classic }\n', encoding="utf-8")

    (warning,) = told(other)[0]

    assert warning.message.endswith("card “Mr. Tuft”, card “Mossling Elder”, card “O'Dell's Lamp”")


# --- layout -------------------------------------------------------------------------------------------------------


def test_the_layout_is_one_entry_a_line_with_its_comments() -> None:
    source = (
        '\n\n// top\n  names   it ,  pt   // both\n\n\n\ncard    "Gnaw"="Rosicchio"   or "Morso"// two\n'
        'card "Puff" = "Puff"\nrest  of   powers unchanged\n\n// end\n\n'
    )

    assert format_names(parse_names(source, "it.names")) == (
        '// top\nnames it, pt  // both\n\ncard "Gnaw" = "Rosicchio" or "Morso"  // two\n'
        'card "Puff" unchanged\nrest of powers unchanged\n\n// end\n'
    )


NAMES = st.text(st.characters(exclude_characters='"\\', exclude_categories=["Cs", "Cc", "Zl", "Zp", "Zs"]), min_size=1)
LINES = st.one_of(
    st.builds(
        lambda kind, name, forms: f'{kind} "{name}" = ' + " or ".join(f'"{form}"' for form in forms),
        st.sampled_from(NameKind),
        NAMES,
        st.lists(NAMES, min_size=1, max_size=3),
    ),
    st.builds(lambda kind, name: f'{kind} "{name}" unchanged', st.sampled_from(NameKind), NAMES),
    st.sampled_from(["", "// note", "rest unchanged", "rest of cards unchanged", "  "]),
)


@settings(max_examples=100, deadline=None)
@given(st.lists(LINES, max_size=8))
def test_layout_changes_no_meaning_and_a_second_time_nothing(lines: list[str]) -> None:
    file = parse_names("\n".join(["names it", *lines]), "it.names")

    text = format_names(file)
    again = parse_names(text, "it.names")

    assert file.diagnostics == again.diagnostics == ()
    assert meaning(again) == meaning(file)
    assert format_names(again) == text


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    file = parse_names(text, "it.names")

    assert file.diagnostics or file.langs or not text.strip()
