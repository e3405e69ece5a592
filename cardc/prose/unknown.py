"""Names in prose that nobody has: read as they stand, they would silently mean no card at all."""

from __future__ import annotations

import difflib
from collections.abc import Iterator

from cardc.diagnostics import Diagnostic, Severity
from cardc.language import LANGUAGES, Names, UnsayableError
from cardc.language.names import names_in
from cardc.language.plan import plan
from cardc.model.names import NameKind
from cardc.names import names_of
from cardc.prose.read import context_of, span_in
from cardc.syntax import Loaded, LoadedCard, LoadedSet
from cardc.syntax.prose import Prose, texts_of
from cardc.syntax.spans import Path


def unknown_names(loaded: Loaded) -> list[Diagnostic]:
    """P008, a warning: a text that is told as prose speaks of a card or an attack of which nothing is known."""
    return [
        finding
        for one in loaded.sets
        for source in one.sources
        for path, prose in source.parsed.prose.items()
        if prose.lang in LANGUAGES
        for finding in _unknown(one, source, path, prose)
    ]


def _unknown(one: LoadedSet, source: LoadedCard, path: Path, prose: Prose) -> Iterator[Diagnostic]:
    card = source.parsed.card
    names = names_of(prose.lang, one.names)
    try:
        sentences = plan(texts_of(card)[path], context_of(card, path, one.info.edition, prose.hp))
    except UnsayableError:
        return  # not canonical: other findings tell why
    for kind, name in dict.fromkeys(names_in(sentences)):
        if not names.knows(kind, name):
            yield _warning(prose, kind, name, names, source)


def _warning(prose: Prose, kind: NameKind, name: str, names: Names, source: LoadedCard) -> Diagnostic:
    start = max(0, prose.text.casefold().find(name.casefold()))
    close = difflib.get_close_matches(name, names.all_forms(kind), n=1)
    cure = f"did you mean “{close[0]}”?" if close else "if it stands in another folder, name that folder too"
    message = f"in `{prose.lang}` no {kind} is known to be called “{name}”"
    place = span_in(prose, start, name, source.file)
    return Diagnostic("P008", message, source.file.filename, place, cure, Severity.WARNING)
