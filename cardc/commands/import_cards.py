"""``cardc import``: card data to card files."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardc.commands.shared import FINDINGS, FINE, CommandError, count, language, read_input, tell
from cardc.diagnostics import Diagnostic
from cardc.files import replace_text
from cardc.interchange.importing import Choices, ImportedSet, import_cards
from cardc.interchange.objects import card_objects
from cardc.model.terms import Edition


def run(args: argparse.Namespace) -> int:
    """Write the card files, each in one step; exit status 1 when a card or a text was not understood."""
    args.lang = language(args.lang)
    source = read_input(args.file)
    objects, findings = card_objects(source, args.file)
    edition = Edition(args.edition) if args.edition else None
    sets, problems = import_cards(objects, args.file, Choices(args.lang, args.set, edition))
    findings += problems
    out = Path(args.out)
    files = {out / each.info.id / name: text for each in sets for name, text in each.files().items()}
    _refuse_overwriting(files)
    for path, text in files.items():
        replace_text(path, text)
    for each in sets:
        print(_summary(each, out))
    tell(findings, {args.file: source})
    if not sets and not findings:
        findings.append(Diagnostic("P003", "there is no card in the file", args.file))
        tell(findings, {})
    return FINDINGS if findings or any(each.unread for each in sets) else FINE


def _refuse_overwriting(files: dict[Path, str]) -> None:
    there = [str(path) for path in files if path.exists()]
    if there:
        more = f" and {len(there) - 1} more" if len(there) > 1 else ""
        raise CommandError(f"{there[0]}{more} is there already; choose another folder, or remove it", FINDINGS)


def _summary(each: ImportedSet, out: Path) -> str:
    cards = f"{each.info.id}: {count(len(each.cards), 'card')}, {each.whole} understood whole"
    folder = out / each.info.id
    if not each.unread:
        return f"{cards}; {folder}"
    return f"{cards}; {count(each.unread, 'text')} not understood: see `cardc check {folder}`"
