"""``cardc test``: the scenarios beside the cards."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from cardc.commands.shared import FINDINGS, FINE, CommandError, given_paths, project, tell
from cardc.project import ProjectError
from cardc.prose import load
from cardc.scenario.annotate import write_annotated
from cardc.scenario.collect import run_paths
from cardc.scenario.coverage import Recorder
from cardc.scenario.report import as_json, coverage, report


def run(args: argparse.Namespace) -> int:
    """Run them; exit status 1 when one fails or can't be read. What no scenario has run is told and is no failure."""
    paths = given_paths(args.paths)
    recorder = Recorder() if args.coverage or args.annotate else None
    try:
        outcome = run_paths(paths, recorder=recorder)
    except ProjectError as error:
        raise CommandError(str(error)) from error
    if args.json:
        print(json.dumps(as_json(outcome, recorder), ensure_ascii=False, indent=2))
    else:
        tell(outcome.diagnostics, outcome.texts)
        sys.stdout.write(report(outcome))
        if recorder and args.coverage:
            sys.stdout.write(coverage(recorder))
    if recorder and args.annotate:
        _annotate(recorder, args.annotate)
    return FINE if outcome.fine else FINDINGS


def _annotate(recorder: Recorder, folder: str) -> None:
    """Write the project's card files into a folder, with what has run in the margin."""
    try:
        write_annotated(load(project().cards), recorder.effects(), Path(folder))
    except OSError as error:
        raise CommandError(f"can't write into {folder}: {error}") from error
