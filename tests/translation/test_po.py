"""A phrasebook goes to a translation tool and comes back: nothing is lost, and what was changed lands at its place."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import polib
import pytest

from cardc.diagnostics import Span, render
from cardc.language import LANGUAGES
from cardc.language.pattern import Message, Part, Pattern, Phrasebook, Select, TermEntry, Words
from cardc.language.phrasebook import parse_phrasebook, phrasebook_files
from cardc.translation import merge, write_po

ACTS = """### Acts.

# proposed: rito (no book has it)
knock-out = { $mood ->
    [option] mettere
   *[plain] metti
} KO { $who }
    .alt1 = { $mood ->
        [option] fare un rito
       *[plain] fai un rito
    } a { $who }
# A remark.
show-hand = mostra la mano
"""
NOUNS = """-card = { $form ->
   *[one] carta
    # proposed
    [other] carte
}
    .gender = feminine
"""
FILES = [("it/acts.ftl", ACTS.replace("# proposed: rito (no book has it)", "# proposed: KO (a remark)"))]


@cache
def exported(lang: str) -> str:
    return write_po(lang, phrasebook_files(lang))


def changed(text: str, **translations: str) -> str:
    """A ``po`` file with other translations; ``fuzzy`` marks stay. ``_`` in a keyword is a hyphen."""
    file = polib.pofile(text, wrapwidth=0)
    for context, translation in translations.items():
        (entry,) = [entry for entry in file if entry.msgctxt == context.replace("_", "-")]
        entry.msgstr = translation
    return str(file) + "\n"


def plain(book: Phrasebook) -> tuple[dict[str, Message], dict[str, TermEntry]]:
    """A phrasebook without its places and marks."""
    nowhere = Span(1, 1, 1, 1)

    def bare(pattern: Pattern) -> Pattern:
        parts: list[Part] = []
        for part in pattern:
            if isinstance(part, Select):
                variants = tuple(replace(v, pattern=bare(v.pattern), span=nowhere) for v in part.variants)
                part = replace(part, variants=variants, span=nowhere)
            elif not isinstance(part, Words):
                part = replace(part, span=nowhere)
            parts.append(part)
        return tuple(parts)

    messages = {
        m.id: Message(m.id, bare(m.pattern), {key: bare(alt) for key, alt in m.alternatives.items()}, "", nowhere)
        for m in book.messages.values()
    }
    terms = {t.id: TermEntry(t.id, t.forms, {}, t.gender, "", nowhere) for t in book.terms.values()}
    return messages, terms


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_untouched_file_changes_nothing(lang: str) -> None:
    merged = merge(lang, "x.po", exported(lang), phrasebook_files(lang))
    assert merged.diagnostics == []
    assert (merged.files, merged.changed, merged.added) == ({}, 0, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_file_alone_makes_the_whole_phrasebook(lang: str) -> None:
    """Selections, older wordings, nouns with all forms: a translator can begin with an empty folder."""
    merged = merge(lang, "x.po", exported(lang), [])
    assert merged.diagnostics == []
    again, found = parse_phrasebook(lang, sorted(merged.files.items()))
    assert found == []
    original, _ = parse_phrasebook(lang, phrasebook_files(lang))
    assert plain(again) == plain(original)


def test_an_entry_shows_english_what_it_is_where_it_stands_and_whether_it_is_marked() -> None:
    entries = {entry.msgctxt: entry for entry in polib.pofile(write_po("it", FILES))}
    entry = entries["knock-out"]
    assert entry.msgid == "Knock Out { $who }"
    assert entry.msgstr == "{ $mood ->\n    [option] mettere\n   *[plain] metti\n} KO { $who }"
    assert entry.comment == "category deed; says $who\nproposed: KO (a remark)"
    assert (entry.occurrences, entry.flags) == ([("it/acts.ftl", "4")], ["fuzzy"])
    older = entries["knock-out.alt1"]
    assert older.msgstr == "{ $mood ->\n    [option] fare un rito\n   *[plain] fai un rito\n} a { $who }"
    assert older.flags == []
    assert entries["draw"].msgstr == ""


def test_a_changed_wording_lands_at_its_place_and_all_else_stays() -> None:
    file = changed(write_po("it", FILES), show_hand="fai vedere la mano")
    merged = merge("it", "x.po", file, FILES)
    assert merged.files == {"it/acts.ftl": FILES[0][1].replace("mostra la mano", "fai vedere la mano")}
    assert (merged.changed, merged.added) == (1, 0)


def test_a_changed_older_wording_keeps_its_indentation() -> None:
    new = "{ $mood ->\n    [option] fare\n   *[plain] fai\n} KO { $who }"
    merged = merge("it", "x.po", changed(write_po("it", FILES), **{"knock_out.alt1": new}), FILES)
    text = merged.files["it/acts.ftl"]
    assert "    .alt1 = { $mood ->\n        [option] fare\n       *[plain] fai\n    } KO { $who }\n# A remark." in text


def test_a_changed_form_of_a_noun_and_a_new_one() -> None:
    files = [("it/nouns.ftl", NOUNS.replace("    # proposed\n", "").replace("    [other] carte\n", ""))]
    po = (
        'msgctxt "-card[one]"\nmsgid "card"\nmsgstr "cartina"\n\n'
        'msgctxt "-card[other]"\nmsgid "cards"\nmsgstr "cartine"\n\n'
        'msgctxt "draw"\nmsgid ""\n"x"\nmsgstr "pesca { NOUN(\\"card\\", $number) }"\n'
    )
    asking = [*files, ("it/acts.ftl", 'draw = { NOUN("card", $number) }\n')]
    merged = merge("it", "x.po", po, asking)
    assert merged.files["it/nouns.ftl"].startswith("-card = { $form ->\n   *[one] cartina\n    [other] cartine\n}\n")
    assert merged.files["it/acts.ftl"] == 'draw = pesca { NOUN("card", $number) }\n'


def test_a_new_message_stands_behind_the_one_that_english_has_before_it() -> None:
    files = [("it/face.ftl", "face-basic = Pokémon Base\nface-hp = PV: { $hp }\n")]
    merged = merge("it", "x.po", changed(write_po("it", files), face_stage_1="Fase 1 da { $before }"), files)
    assert merged.files == {
        "it/face.ftl": "face-basic = Pokémon Base\nface-stage-1 = Fase 1 da { $before }\nface-hp = PV: { $hp }\n"
    }
    assert (merged.changed, merged.added) == (0, 1)


def test_fuzzy_becomes_a_mark_and_a_mark_goes_when_it_is_no_longer_fuzzy() -> None:
    file = polib.pofile(write_po("it", FILES), wrapwidth=0)
    for entry in file:
        if entry.msgctxt == "knock-out":
            entry.flags.remove("fuzzy")
        if entry.msgctxt == "show-hand":
            entry.flags.append("fuzzy")
            entry.tcomment = "or: scopri"
    merged = merge("it", "x.po", str(file), FILES)
    text = merged.files["it/acts.ftl"]
    assert text.startswith("### Acts.\n\nknock-out = {")
    assert text.endswith("# A remark.\n# or: scopri\n# doubtful\nshow-hand = mostra la mano\n")


# --- what is wrong is told at its place ---------------------------------------------------------------------------


def findings(po: str) -> list[tuple[str, str, str]]:
    merged = merge("it", "x.po", po, FILES)
    assert merged.files == {}
    return [(d.code, d.location, d.message) for d in merged.diagnostics]


def test_a_wording_that_is_no_fluent_is_found_in_the_po_file() -> None:
    po = 'msgctxt "show-hand"\nmsgid "show"\nmsgstr ""\n"{ $player ->\\n"\n"    [you] tu\\n"\n"} la \\"mano\\" { NUN(1) }"\n'
    merged = merge("it", "x.po", po, FILES)
    (found,) = [d for d in merged.diagnostics if d.code == "L001"]
    assert found.file == "x.po"
    assert found.span is not None
    assert 4 <= found.span.line <= 6


def test_the_caret_is_under_the_letter_that_is_meant() -> None:
    po = 'msgctxt "show-hand"\nmsgid "show"\nmsgstr "la \\"mano\\" { NUN($player) }"\n'
    (found,) = [d for d in merge("it", "x.po", po, FILES).diagnostics if d.code == "L002"]
    assert render(found, po).split("\n")[2:4] == [
        '3 | msgstr "la \\"mano\\" { NUN($player) }"',
        "  |                       ^",
    ]


def test_a_context_that_is_of_no_message_names_the_nearest() -> None:
    po = 'msgctxt "show-hnd"\nmsgid "show"\nmsgstr "mostra"\n'
    (found,) = merge("it", "x.po", po, FILES).diagnostics
    assert (found.code, found.location, found.suggestion) == ("L022", "x.po:1:10", "did you mean `show-hand`")


def test_an_entry_without_a_context_and_one_that_is_there_twice() -> None:
    po = 'msgid "a"\nmsgstr "b"\n\n' + 2 * 'msgctxt "show-hand"\nmsgid "show"\nmsgstr "mostra"\n\n'
    assert ("L022", "x.po:1:1") in [found[:2] for found in findings(po)]
    twice = 'msgctxt "show-hand"\nmsgid "{0}"\nmsgstr "mostra"\n\n'
    assert ("L003", "x.po:5:10") in [
        f[:2] for f in findings(twice.format("a") + twice.format("b") + 'msgid "z"\nmsgstr ""\n')
    ]


def test_a_wording_that_goes_on_behind_its_end() -> None:
    po = 'msgctxt "show-hand"\nmsgid "show"\nmsgstr "mostra\\nknock-out = niente"\n'
    assert [f[0] for f in findings(po)] == ["L023", "L001"]


def test_a_file_that_is_no_po_file() -> None:
    assert findings('msgctxt "a"\nmessage "b"\n')[0][:2] == ("L021", "x.po:2:1")


def test_english_that_has_changed_is_a_warning_and_no_obstacle() -> None:
    po = 'msgctxt "show-hand"\nmsgid "old words"\nmsgstr "scopri la mano"\n'
    merged = merge("it", "x.po", po, FILES)
    assert [(str(d.severity), d.code) for d in merged.diagnostics] == [("warning", "L023")]
    assert merged.changed == 1


def test_an_obsolete_entry_is_left_alone() -> None:
    assert findings('#~ msgctxt "gone"\n#~ msgid "a"\n#~ msgstr "b"\n') == []
