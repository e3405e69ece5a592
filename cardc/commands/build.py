"""``cardc build``: card files to a package of Python classes."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cardc.collector import without_collector
from cardc.commands.shared import (
    FINDINGS,
    FINE,
    CommandError,
    count,
    given_paths,
    project,
    shown,
    tell,
)
from cardc.incremental.memory import Memory, recall
from cardc.incremental.snapshot import card_contents, package_contents
from cardc.listing import list_files
from cardc.project import NAMES_SUFFIX, SUFFIX, package_problem


def run(args: argparse.Namespace) -> int:
    """Write the package, or with ``--check`` tell what in it is stale."""
    paths = given_paths(args.paths)
    for path in paths:
        if path.is_file():
            raise CommandError(f"{path} is one file; a package is built from folders, so that no card is lost from it")
    home = project()
    name = args.package or home.package
    problem = package_problem(name)
    if problem is not None:
        raise CommandError(problem)
    out = Path(args.out) if args.out else home.root
    folder = out.joinpath(*name.split("."))
    # A build is over soon: looking for garbage costs a tenth of its time.
    with without_collector():
        return _run(args.check, paths, folder)


def _run(check: bool, paths: list[Path], folder: Path) -> int:
    memory = recall(paths, folder)
    # What could not be listed is an error that no memory holds.
    listed = not any(list_files(path, suffix).findings for path in paths for suffix in (SUFFIX, NAMES_SUFFIX))
    if memory is not None and listed:
        contents = card_contents(paths)
        if memory.is_of(contents, package_contents(folder)):
            tell(memory.findings, {file: data.decode("utf-8-sig") for file, data in contents.items()})
            print(f"{count(memory.cards, 'card')}: {shown(folder.resolve())} is fresh", file=sys.stderr)
            return FINE
    return _build(check, paths, folder, memory)


def _build(check: bool, paths: list[Path], folder: Path, memory: Memory | None) -> int:
    from cardc.emit.build import BuildError
    from cardc.incremental.build import build_package

    try:
        built = build_package(paths, folder, check, memory)
    except BuildError as error:
        raise CommandError(str(error), FINDINGS) from error
    tell(built.findings, built.sources)
    result = built.result
    if result is None:
        return FINDINGS
    would = "would be " if check else ""
    for what, names in (("changed", result.stale), ("added", result.missing), ("removed", result.extra)):
        for file in names:
            print(f"{would}{what}: {shown(folder.resolve()) / file}", file=sys.stderr)
    state = "fresh" if result.fresh else "stale" if check else "written"
    print(f"{count(built.cards, 'card')}: {shown(folder.resolve())} is {state}", file=sys.stderr)
    return FINDINGS if check and not result.fresh else FINE
