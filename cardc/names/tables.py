"""Name files → the names of one language, as the cards of a set see them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cardc.language.names import NameLayer, Names, Printed
from cardc.model.names import NameKind
from cardc.syntax.namefiles import NamesAround, SeenNames
from cardc.syntax.names import NameFile

ENGLISH: Final = "en"
"""The language of the names in card files; it needs no name file."""


@lru_cache(maxsize=64)
def names_of(lang: str, seen: SeenNames) -> Names:
    """The names of a language that a set sees.

    What the files of the set itself say goes before what those of others say, and of these the first. A name that no
    file has an entry for has none here, unless the set says of the rest of such names that they stay.
    """
    staying = frozenset(NameKind) if lang == ENGLISH else rest_of(lang, seen)
    return Names(_printed(lang, seen.own), staying=staying, behind=_around(lang, seen.around))


@lru_cache(maxsize=64)
def _around(lang: str, around: NamesAround) -> NameLayer:
    """What all sets of a project see together; made once for all of them."""
    return NameLayer(_printed(lang, around.files), around.known)


def _printed(lang: str, files: Iterable[NameFile]) -> Printed:
    """The entries of a language; of two about one name the first counts."""
    found: dict[NameKind, dict[str, tuple[str, ...]]] = {kind: {} for kind in NameKind}
    for file in of_language(lang, files):
        for entry in file.entries:
            found[entry.kind].setdefault(entry.name, entry.printed or (entry.name,))
    return found


def of_language(lang: str, files: Iterable[NameFile]) -> list[NameFile]:
    """Those of the files that are about a language."""
    return [file for file in files if lang in file.langs]


def rest_of(lang: str, seen: SeenNames) -> frozenset[NameKind]:
    """The kinds of names that stay as they are in a language where no entry says otherwise."""
    return frozenset(kind for file in of_language(lang, seen.own) for kind in file.rest)
