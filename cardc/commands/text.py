"""``cardc text``: a card, or a whole set, as it reads in a language."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from cardc.commands.around import load_around
from cardc.commands.shared import FINDINGS, FINE, CommandError, Found, all_cards, find_card, language, project, tell
from cardc.diagnostics import has_errors
from cardc.language import write_card
from cardc.language.locales import LOCALES
from cardc.language.pattern import Phrasebook
from cardc.language.phrasebook import parse_phrasebook
from cardc.names import missing_names, missing_warning, names_of
from cardc.syntax import Loaded


def run(args: argparse.Namespace) -> int:
    """Print the face; between the cards of a set stands an empty line. ``--format html``: all languages side by side."""
    args.lang = language(args.lang)
    loaded, cards = _wanted(args.id)
    own = _own_book(args.lang, args.phrasebook)
    if args.format == "html":
        from cardc.proof import proof_sheet

        books = {} if own is None else {args.lang: own}
        print(proof_sheet(cards[0].info, [found.card for found in cards], names=cards[0].names, books=books))
    elif args.format == "po":
        from cardc.translation import texts_po

        print(texts_po(args.lang, cards[0].info, [found.card for found in cards], cards[0].names, own), end="")
    else:
        print("\n\n".join(_faces(cards, args.lang, own)))
        _tell_missing(cards, args.lang, loaded.sources)
    return FINE


def _wanted(id: str) -> tuple[Loaded, list[Found]]:
    """The cards that are meant. Errors in their set end the command; those in other sets do so when no card is found."""
    loaded, findings = load_around(project().cards)
    try:
        of_set = [found for found in all_cards(loaded) if found.info.id == id]
        cards = of_set or [find_card(loaded, id)]
    except CommandError:
        if has_errors(findings):
            tell(findings, loaded.sources)
        raise
    folders = [one.folder for one in loaded.sets if one.info.id == cards[0].info.id]
    here = [each for each in findings if any(Path(each.file).resolve().is_relative_to(folder) for folder in folders)]
    if has_errors(here):
        tell(here, loaded.sources)
        raise CommandError(status=FINDINGS)
    return loaded, cards


def _own_book(lang: str, folder: str | None) -> Phrasebook | None:
    """The phrasebook of a translator's folder; what it lacks is printed as ``‹id›``, what is wrong in it is told."""
    if folder is None:
        return None
    from cardc.commands.phrasebook import files_of
    from cardc.language.lint import GAPS, lint

    files = files_of(lang, folder)
    book, found = parse_phrasebook(lang, files)
    found += [finding for finding in lint(book, LOCALES[lang]) if finding.code not in GAPS]
    if found:
        tell(found, dict(files))
        raise CommandError(status=FINDINGS)
    return book


def _faces(cards: list[Found], lang: str, own: Phrasebook | None) -> list[str]:
    called = [names_of(lang, found.names) for found in cards]
    if own is None:
        faces = [write_card(lang, found.card, found.info, names) for found, names in zip(cards, called, strict=True)]
    else:
        from cardc.proof.faces import proofreader_of

        reader = proofreader_of(own)
        marked = [reader.face(found.card, found.info, names) for found, names in zip(cards, called, strict=True)]
        faces = [["".join(piece.text for piece in line) for line in face] for face in marked]
    return ["\n".join(face) for face in faces]


def _tell_missing(cards: list[Found], lang: str, sources: Mapping[str, str]) -> None:
    """A name that stays English because nobody said what it is in the language never passes in silence."""
    first = cards[0]
    missing = missing_names(names_of(lang, first.names), [found.card for found in cards], first.info)
    if missing:
        tell([missing_warning(first.info, lang, missing, first.source.file.filename, None)], sources)
