"""``cardc build``: card files to a package of Python classes."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cardc.commands import freshness
from cardc.commands.shared import FINDINGS, FINE, CommandError, count, given_paths, load_clean, project, shown


def run(args: argparse.Namespace) -> int:
    """Write the package, or with ``--check`` tell what in it is stale."""
    paths = given_paths(args.paths)
    for path in paths:
        if path.is_file():
            raise CommandError(f"{path} is one file; a package is built from folders, so that no card is lost from it")
    home = project()
    name = args.package or home.package
    if not all(part.isidentifier() for part in name.split(".")):
        raise CommandError(f"{name} is no name of a Python package")
    out = Path(args.out) if args.out else home.root
    folder = out.joinpath(*name.split("."))
    cards = freshness.remembered(folder, freshness.digest(paths, folder))
    if cards is not None:
        print(f"{cards} cards: {shown(folder.resolve())} is fresh", file=sys.stderr)
        return FINE
    return _build(args, paths, folder)


def _build(args: argparse.Namespace, paths: list[Path], folder: Path) -> int:
    from cardc.emit.build import BuildError, build

    loaded = load_clean(paths)
    try:
        result = build(loaded.card_sets, folder, check=args.check)
    except BuildError as error:
        raise CommandError(str(error), FINDINGS) from error
    would = "would be " if args.check else ""
    for what, names in (("changed", result.stale), ("added", result.missing), ("removed", result.extra)):
        for file in names:
            print(f"{would}{what}: {shown(folder.resolve()) / file}", file=sys.stderr)
    cards = sum(len(each.cards) for each in loaded.card_sets)
    state = "fresh" if result.fresh else "stale" if args.check else "written"
    print(f"{count(cards, 'card')}: {shown(folder.resolve())} is {state}", file=sys.stderr)
    if result.fresh or not args.check:
        freshness.remember(folder, freshness.digest(paths, folder), cards)
    return FINDINGS if args.check and not result.fresh else FINE
