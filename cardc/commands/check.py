"""``cardc check``: what is wrong in card files, name files and deck lists."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from cardc.commands.around import load_around
from cardc.commands.shared import (
    FINDINGS,
    FINE,
    CommandError,
    all_cards,
    count,
    given_paths,
    language,
    only_cards,
    project,
    tell,
)
from cardc.diagnostics import Diagnostic, has_errors
from cardc.listing import Listing, list_files
from cardc.model.cards import CardSet
from cardc.names import check_names
from cardc.prose import load
from cardc.prose.unknown import unknown_names
from cardc.reading import shown_text
from cardc.syntax.deck import SUFFIX, read_deck


def run(args: argparse.Namespace) -> int:
    """Check the files; exit status 1 when there is an error."""
    if args.phrasebook:
        return _check_phrasebooks(args.phrasebook, args.paths)
    paths = given_paths(args.paths)
    only_cards(paths, but=SUFFIX)
    decks, unlisted = _decks(paths)
    cards = [path for path in paths if path.suffix != SUFFIX]
    loaded, findings = load_around(cards, check_names, unknown_names)
    findings = [*findings, *unlisted]
    if decks:
        # A deck may name any card of the project, not only those that are checked now.
        known = loaded if not args.paths else load([*cards, *project().cards])
        findings += _deck_findings(decks, known.card_sets)
    if args.format == "text":
        tell(findings, loaded.sources | {str(deck): _text(deck) for deck in decks})
    else:
        from cardc.reports import ReportFormat, report

        print(report(findings, ReportFormat(args.format)), end="")
    errors = sum(finding.severity == "error" for finding in findings)
    numbers = (count(len(all_cards(loaded)), "card"), count(len(decks), "deck"), count(errors, "error"))
    print("{}, {}: {}".format(*numbers), file=sys.stderr)
    return FINDINGS if has_errors(findings) else FINE


def _check_phrasebooks(wanted: str, folders: list[str]) -> int:
    """Check one phrasebook, or all: missing, unused and ambiguous messages, lacking forms. ``folders``: a translator's."""
    from cardc.language import LANGUAGES, check_files
    from cardc.language.phrasebook import UnreadableFileError, phrasebook_files

    wanted = language(wanted, "all")
    if folders and (wanted == "all" or len(folders) > 1 or not Path(folders[0]).is_dir()):
        raise CommandError("one folder of Fluent files can be checked as the phrasebook of one language")
    bad = 0
    for lang in LANGUAGES if wanted == "all" else [wanted]:
        try:
            files = phrasebook_files(lang, Path(folders[0]) if folders else None)
            findings = check_files(lang, files)
        except UnreadableFileError as error:
            files, findings = [], list(error.diagnostics)
        tell(findings, dict(files))
        print(f"{lang}: {count(len(findings), 'finding')}", file=sys.stderr)
        bad += len(findings)
    return FINDINGS if bad else FINE


def _decks(paths: Iterable[Path]) -> tuple[list[Path], list[Diagnostic]]:
    """The decks under some paths, and what there has the name of a deck and is none. (Of folders the loader has told.)"""
    listings = [list_files(path, SUFFIX) for path in paths if path.is_dir()]
    listings += [Listing([path]) for path in paths if path.suffix == SUFFIX and not path.is_dir()]
    findings = (finding for listing in listings for finding in listing.findings)
    return [file for each in listings for file in each.files], [one for one in findings if one.file.endswith(SUFFIX)]


def _deck_findings(decks: Iterable[Path], sets: tuple[CardSet, ...]) -> list[Diagnostic]:
    from cardc.legality import judge

    return [finding for deck in decks for finding in judge(read_deck(deck), sets).diagnostics]


def _text(path: Path) -> str:
    return shown_text(path)
