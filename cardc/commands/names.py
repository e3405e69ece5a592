"""``cardc names``: a name file to fill in, with a line for each name that a set lacks in a language."""

from __future__ import annotations

import argparse
import difflib

from cardc.commands.shared import FINDINGS, FINE, CommandError, load_clean, project
from cardc.language import LANGUAGES
from cardc.language.locales import code_of
from cardc.names import missing_names, names_of
from cardc.names.tables import ENGLISH
from cardc.syntax import LoadedSet


def run(args: argparse.Namespace) -> int:
    """Print the file; nothing when no name is missing."""
    others = [lang for lang in LANGUAGES if lang != ENGLISH]
    args.lang = code_of(args.lang)
    if args.lang not in others:
        raise CommandError(f"there are no name files for {args.lang}; there are for {', '.join(others)}")
    one = _set(args.set)
    missing = missing_names(names_of(args.lang, one.names), one.card_set.cards, one.info)
    if missing:
        print(f"names {args.lang}\n")
        print("\n".join(f'{kind} "{name}" = ""' for kind, name in missing))
    return FINE


def _set(wanted: str) -> LoadedSet:
    sets = {one.info.id: one for one in load_clean(project().cards).sets}
    if wanted not in sets:
        close = difflib.get_close_matches(wanted, list(sets), n=1)
        raise CommandError(f"no set has the id {wanted}" + (f"; did you mean {close[0]}?" if close else ""), FINDINGS)
    return sets[wanted]
