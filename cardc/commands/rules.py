"""``cardc rules``: which tests prove each rule of the books."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cardc.commands.shared import FINDINGS, FINE, CommandError, project
from cardc.rules.catalogue import CatalogueError, read_catalogue

if TYPE_CHECKING:
    from cardc.rules.trace import Traced

CATALOGUE = Path("docs/rules.md")
_KINDS = {"R": "rules", "D": "readings", "A": "cases"}


def run(args: argparse.Namespace) -> int:
    """Print every rule with its tests; exit status 1 when a rule that can be tested is not, or a test can't be read."""
    root = project().root
    if not (root / CATALOGUE).is_file():
        raise CommandError(f"there is no {CATALOGUE}: this is a command for cardc's own project")
    try:
        from cardc.rules.collect import collect_scenarios, collect_tests
        from cardc.rules.trace import Status, trace
    except ModuleNotFoundError as error:
        if error.name != "pytest":
            raise
        raise CommandError("pytest, which finds the tests, is not installed: pip install pytest") from error
    try:
        entries = read_catalogue(root / CATALOGUE)
    except CatalogueError as error:
        raise CommandError(str(error)) from error
    tests, scenarios = collect_tests([root / "tests"]), collect_scenarios([root / "tests" / "rules", *project().cards])
    traced, unknown = trace(entries, (*tests.proofs, *scenarios.proofs))
    errors = [*tests.errors, *scenarios.errors, *[f"{rule}: no such rule" for rule in unknown]]
    for line in errors:
        print(line, file=sys.stderr)
    if args.json:
        print(json.dumps([_json(each) for each in traced], ensure_ascii=False, indent=1))
    else:
        _print(traced, args.missing)
    open_rules = any(each.status is Status.UNTESTED for each in traced)
    return FINDINGS if errors or open_rules else FINE


def _json(each: Traced) -> dict[str, object]:
    tests = dict.fromkeys(test for found in each.tests.values() for test in found)
    return {"rule": each.entry.id, "books": list(each.tests), "status": each.status.value, "tests": list(tests)}


def _print(traced: list[Traced], only_missing: bool) -> None:
    from cardc.rules.trace import Status

    for each in traced:
        if only_missing and each.status is not Status.UNTESTED:
            continue
        print(f"{each.entry.id} {each.status.value}: {each.entry.text}")
        if each.entry.advice:
            print(f"  {each.entry.advice}")
            continue
        for claim, tests in each.tests.items():
            if tests and not only_missing:
                print(f"  {claim}: {', '.join(tests)}")
            elif not tests:
                print(f"  {claim}: no test")
    for letter, kind in _KINDS.items():
        mine = [each for each in traced if each.entry.id.startswith(letter)]
        numbers = ", ".join(f"{sum(1 for each in mine if each.status is status)} {status.value}" for status in Status)
        print(f"{len(mine)} {kind}: {numbers}")
