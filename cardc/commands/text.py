"""``cardc text``: a card, or a whole set, as it reads in a language."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from cardc.commands.shared import FINE, CommandError, Found, all_cards, find_card, load_clean, project, tell
from cardc.language import LANGUAGES, write_card
from cardc.names import missing_names, missing_warning, names_of


def run(args: argparse.Namespace) -> int:
    """Print the face; between the cards of a set stands an empty line. ``--format html``: all languages side by side."""
    if args.lang not in LANGUAGES:
        raise CommandError(f"there is no phrasebook for {args.lang}; there are {', '.join(LANGUAGES)}")
    loaded = load_clean(project().cards)
    of_set = [found for found in all_cards(loaded) if found.info.id == args.id]
    cards = of_set or [find_card(loaded, args.id)]
    if args.format == "html":
        from cardc.proof import proof_sheet

        print(proof_sheet(cards[0].info, [found.card for found in cards], names=cards[0].names))
    else:
        print("\n\n".join(_face(found, args.lang) for found in cards))
        _tell_missing(cards, args.lang, loaded.sources)
    return FINE


def _face(found: Found, lang: str) -> str:
    return "\n".join(write_card(lang, found.card, found.info, names_of(lang, found.names)))


def _tell_missing(cards: list[Found], lang: str, sources: Mapping[str, str]) -> None:
    """A name that stays English because nobody said what it is in the language never passes in silence."""
    first = cards[0]
    missing = missing_names(names_of(lang, first.names), [found.card for found in cards], first.info)
    if missing:
        tell([missing_warning(first.info, lang, missing, first.source.file.filename, None)], sources)
