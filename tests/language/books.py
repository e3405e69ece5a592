"""Phrasebooks for tests: the packaged ones, and ones with some of their messages replaced."""

from __future__ import annotations

from cardc.diagnostics import Diagnostic
from cardc.language.ambiguity import check_ambiguity
from cardc.language.lint import lint
from cardc.language.locales import LOCALES
from cardc.language.pattern import Phrasebook
from cardc.language.phrasebook import parse_phrasebook, phrasebook_files


def packaged(lang: str) -> Phrasebook:
    """The phrasebook of a language, read anew."""
    book, found = parse_phrasebook(lang, phrasebook_files(lang))
    assert found == []
    return book


def patched(lang: str, file: str, text: str) -> tuple[Phrasebook, list[Diagnostic]]:
    """A packaged phrasebook in which the entries of ``text`` take the place of those with the same id."""
    book = packaged(lang)
    patch, found = parse_phrasebook(lang, [(file, text)])
    book.messages.update(patch.messages)
    book.terms.update(patch.terms)
    book.optional += patch.optional
    book.sources.update(patch.sources)
    return book, found


def findings(lang: str, file: str, text: str) -> list[Diagnostic]:
    """Everything that is wrong with a patched phrasebook; ambiguity is looked for when nothing else is."""
    book, found = patched(lang, file, text)
    found += lint(book, LOCALES[lang])
    return found or check_ambiguity(book, LOCALES[lang])
