"""What is kept of a phrasebook between runs is the same as what is worked out anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardc.language import LANGUAGES, TextContext, TextKind
from cardc.language.kept import packaged_book, packaged_grammar
from cardc.language.locales import LOCALES
from cardc.language.phrasebook import parse_phrasebook, phrasebook_files
from cardc.language.reader import Reader
from cardc.model.cards import Text
from cardc.model.effects import Draw
from cardc.model.parts import Exactly
from cardc.model.terms import Edition, Player

CONTEXT = TextContext("Sagebud", TextKind.ATTACK, None, Edition.CLASSIC)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of its own, empty at first."""
    monkeypatch.setenv("CARDC_CACHE", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_kept_phrasebook_equals_the_parsed_one(folder: Path, lang: str) -> None:
    """Given an empty cache, when a phrasebook is asked for twice, then the second one comes from the cache and is equal."""
    parsed, found = parse_phrasebook(lang, phrasebook_files(lang))
    assert found == []

    assert packaged_book(lang, LOCALES[lang]) == parsed
    assert (folder / "phrasebooks" / lang).is_file()
    assert packaged_book(lang, LOCALES[lang]) == parsed


def test_known_beginnings_leave_most_tables_empty_and_read_the_same(folder: Path) -> None:
    """Given the first words of all tables, when one short sentence is read, then few tables are filled, and it means what
    it means to a reader that filled them all."""
    book = packaged_book("en", LOCALES["en"])
    whole, lazy = packaged_grammar(book, LOCALES["en"]), packaged_grammar(book, LOCALES["en"])
    readers = Reader(whole), Reader(lazy)

    bodies = [reader.read("Draw 2 cards.", CONTEXT).body for reader in readers]

    assert bodies == [Text(effects=(Draw(Player.YOU, Exactly(2)),))] * 2
    assert len(lazy.tables) < len(whole.tables)


@pytest.mark.parametrize(
    "content",
    [b"", b"null", b'"en"', b"[]", b'["en",[],[],[["id","file"]]]', b'["en",[[1,2]],[],[]]', b'["en",{},[],[]]'],
    ids=["empty", "null", "text", "no parts", "short span", "short message", "object"],
)
def test_an_entry_of_another_shape_is_made_anew(folder: Path, content: bytes) -> None:
    """Given an entry with the right key and checksum and a wrong shape, when the phrasebook is asked for, then it is parsed."""
    parsed = packaged_book("sv", LOCALES["sv"])
    entry = folder / "phrasebooks" / "sv"
    _, key, _ = entry.read_bytes().split(b"\n", 2)
    rewrite(entry, key, content)

    assert packaged_book("sv", LOCALES["sv"]) == parsed
    assert json.loads(entry.read_bytes().split(b"\n", 2)[2])[0] == "sv"


def rewrite(entry: Path, key: bytes, content: bytes) -> None:
    """Put other content into an entry, with a checksum that is right."""
    from cardc import cache

    cache.write("phrasebooks", entry.name, key.decode(), content)
