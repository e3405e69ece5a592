"""``cardc mutate``: small changes of the cards that no scenario notices."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from cardc.commands.shared import FINDINGS, FINE, CommandError, given_paths, only_cards, shown, tell
from cardc.diagnostics import Diagnostic, has_errors
from cardc.mutate.accepted import FILE, read_accepted, stale
from cardc.mutate.report import SHOWN, as_json, finding, rest, summary
from cardc.mutate.run import Outcome, Sample, mutate
from cardc.project import ProjectError, find_project
from cardc.reading import shown_text


def run(args: argparse.Namespace) -> int:
    """Try them; exit status 1 when one lives that is not listed, or when the list or a scenario is wrong."""
    if args.sample is not None and args.sample < 1:
        raise CommandError("--sample takes a number from 1")
    paths = given_paths(args.paths)
    only_cards(paths)
    folders = _folders(paths) if args.paths else paths
    if args.sample is not None and args.sample < 1:
        raise CommandError("a sample holds at least 1")
    sample = None if args.sample is None else Sample(args.sample, args.seed)
    lists = [Path(args.accepted)] if args.accepted else [folder / FILE for folder in folders]
    if args.accepted and not lists[0].is_file():
        raise CommandError(f"there is no file {args.accepted}")
    reasons: dict[str, str] = {}
    found: list[Diagnostic] = []
    for file in lists:
        listed, wrong = read_accepted(file)
        found += wrong
        reasons |= listed
    outcome = mutate(paths, folders, sample)
    found += outcome.diagnostics
    if has_errors(outcome.diagnostics) and not outcome.cards:
        tell(found, outcome.texts)
        return FINDINGS
    if not outcome.cards:
        where = ", ".join(map(str, paths))
        print(f"no card stands in {where} that does not repeat another; nothing is tried", file=sys.stderr)
    for file in lists:
        found += _no_survivors(file, outcome, sample)
    news = [mutant for mutant in outcome.survivors if mutant.key not in reasons]
    shown_ones = news if args.all else news[:SHOWN]
    found += [finding(mutant) for mutant in shown_ones]
    accepted = sum(mutant.key in reasons for mutant in outcome.survivors)
    texts = outcome.texts | {str(file): shown_text(file) for file in lists if file.is_file()}
    tell(found, texts)
    sys.stderr.write(rest(news[len(shown_ones) :]))
    if args.json:
        print(json.dumps(as_json(outcome, reasons), ensure_ascii=False, indent=2))
    else:
        sys.stdout.write(summary(outcome, accepted))
    return FINDINGS if has_errors(found) else FINE


def _folders(paths: list[Path]) -> list[Path]:
    """The card folders of the projects around some paths."""
    try:
        found = [find_project(path if path.is_dir() else path.parent).cards for path in paths]
    except ProjectError as error:
        raise CommandError(str(error)) from error
    return list(dict.fromkeys(shown(folder) for folders in found for folder in folders))


def _no_survivors(file: Path, outcome: Outcome, sample: Sample | None) -> list[Diagnostic]:
    """Entries of a list about the cards that were tried which name no survivor. A sample says nothing about that."""
    if sample is not None or not file.is_file():
        return []
    listed, _ = read_accepted(file)
    living = {mutant.key for mutant in outcome.survivors}
    tried = {verdict.mutant.key for verdict in outcome.verdicts}
    about = {key for key in listed if key.split(" ", 1)[0] in outcome.cards}
    return stale(
        file,
        {
            key: "a scenario notices this mutant now" if key in tried else "there is no such mutant"
            for key in listed
            if key in about - living
        },
    )
