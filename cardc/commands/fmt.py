"""``cardc fmt``: card files and name files in their canonical layout."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cardc.commands.shared import FINDINGS, FINE, given_paths, language, only_cards, shown, tell
from cardc.diagnostics import Diagnostic, has_errors
from cardc.files import replace_text, with_line_ends_of
from cardc.listing import Listing, list_files
from cardc.project import NAMES_SUFFIX, SUFFIX
from cardc.syntax import ParsedFile, format_file
from cardc.syntax.loader import read_file
from cardc.syntax.names import NameFile, format_names, read_names

_DSL = "dsl"
"""The name of the card language for ``--to``."""


def run(args: argparse.Namespace) -> int:
    """Format the files in place; files with errors stay as they are. ``--check`` writes nothing.

    ``--to`` tells the texts of all cards in another form; a text for which that fails stays as it is.
    """
    changed: list[Path] = []
    findings: list[Diagnostic] = []
    sources: dict[str, str] = {}
    given = given_paths(args.paths)
    only_cards(given)
    paths = _files(given, findings)
    cards = [path for path in paths if path.suffix != NAMES_SUFFIX]
    converted = _converted(cards, args.to, findings, sources) if args.to else {}
    for path in paths:
        parsed = converted[str(path)] if str(path) in converted else _parsed(path)
        if parsed.diagnostics:
            findings += [one for one in parsed.diagnostics if one not in findings]  # ``--to`` has told of all
            sources[parsed.filename] = parsed.source
            continue
        text = format_names(parsed) if isinstance(parsed, NameFile) else format_file(parsed)
        text = with_line_ends_of(text, parsed.source)
        if text.encode() != path.read_bytes():
            changed.append(path)
            if not args.check:
                replace_text(path, text, follow=True)
    for path in changed:
        print(f"{'would format' if args.check else 'formatted'} {shown(path)}", file=sys.stderr)
    tell(findings, sources)
    return FINDINGS if has_errors(findings) or (args.check and changed) else FINE


def _converted(
    paths: list[Path], to: str, findings: list[Diagnostic], sources: dict[str, str]
) -> dict[str, ParsedFile]:
    """The files with their texts in another form, by file name; ``findings`` take what can't be read or told."""
    from cardc.prose import load
    from cardc.prose.convert import convert

    to = language(to, _DSL)
    loaded = load(paths)
    found = convert(loaded, None if to == _DSL else to)
    findings += [*loaded.diagnostics, *found.diagnostics]
    sources |= loaded.sources
    return {file.filename: file for file in found.files}


def _parsed(path: Path) -> ParsedFile | NameFile:
    return read_names(path) if path.suffix == NAMES_SUFFIX else read_file(path)


def _files(paths: list[Path], findings: list[Diagnostic]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        listings = (
            [list_files(path, suffix) for suffix in (SUFFIX, NAMES_SUFFIX)] if path.is_dir() else [Listing([path])]
        )
        files = [file for listing in listings for file in listing.files]
        told = list(dict.fromkeys(finding for listing in listings for finding in listing.findings))
        findings += told
        if not files and not told:
            findings.append(Diagnostic("E018", f"no *{SUFFIX} file stands in this folder", str(path)))
        found += files
    return found
