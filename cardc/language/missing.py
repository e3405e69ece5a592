"""What a phrasebook lacks, counted: messages that it needs, forms of nouns that its messages ask for."""

from __future__ import annotations

from cardc.language.lint import asked_forms, needed_kinds
from cardc.language.locales import Locale
from cardc.language.pattern import Phrasebook
from cardc.language.schema import OPTIONAL


def missing_messages(book: Phrasebook) -> list[str]:
    """The ids of messages that a phrasebook needs and does not have."""
    return sorted(needed_kinds(book).keys() - book.messages.keys() - OPTIONAL)


def needed_forms(book: Phrasebook, locale: Locale) -> set[tuple[str, str]]:
    """Term and form, for all that the messages ask for. A term without forms has the form ``""``."""
    return asked_forms(book, locale)


def missing_forms(book: Phrasebook, locale: Locale) -> set[tuple[str, str]]:
    """Those of the needed forms that are not there."""
    have = {(term.id, form) for term in book.terms.values() for form in term.forms}
    return needed_forms(book, locale) - have
