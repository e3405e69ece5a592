"""``cardc simulate``: bots play decks against each other, many times; who wins, how, and which cards matter."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cardc.bots import BotError, make_bot
from cardc.commands.deck import edition_of, judged
from cardc.commands.shared import FINDINGS, FINE, CommandError, count, load_clean, project, tell
from cardc.diagnostics import has_errors
from cardc.engine.build import COMPILED
from cardc.engine.editions import EDITIONS
from cardc.engine.parameters import with_options
from cardc.files import check_outputs, output_of_text, write_outputs
from cardc.model.cards import card_id
from cardc.project import Project
from cardc.simulate.counts import Counts
from cardc.simulate.plan import GAMES, MOST_GAMES, pair
from cardc.simulate.playing import Job, Played
from cardc.simulate.prepare import make_job, ship
from cardc.simulate.results import Results, ResultsError
from cardc.simulate.run import Here, Told, Wanted
from cardc.simulate.run import run as play_all
from cardc.simulate.shipment import compiled_here
from cardc.simulate.show import Result, as_json, card_tables, changes, summary
from cardc.simulate.whatif import Changed, WhatIfError, change
from cardc.simulate.workers import Workers, WorkersError
from cardc.syntax import Loaded

GAMES_UNTIL = 100_000
"""The most games of a pairing when ``--until`` decides."""

_BIGGEST_SEED = 2**64 - 1
_MOST_JOBS = 1024
_PAGE = output_of_text(
    "report of a simulation", lambda text: text.startswith("<!doctype html>") and "<title>Simulation" in text
)


def run(args: argparse.Namespace) -> int:
    """Play what is missing and print the tables; the results go to ``--out``, a page to ``--report``."""
    _check_numbers(args)
    try:
        results = Results(Path(args.out) if args.out else None)
        if results.cut:
            print(f"{args.out}: {results.cut} bytes of an unfinished line were removed", file=sys.stderr)
        if not args.decks:
            return _show(args, results, _all_of(args, results), _names(load_clean(project().cards)))
        home = project()
        loaded = load_clean(home.cards)
        job = _job(args, home, loaded)
        _tell_engine(job, args)
        _play(args, job, results)
        results.refresh()
        found = [Result(pairing, results.of(pairing).played or Played(Counts())) for pairing in job.pairings]
        _tell_foreign(args, job, results)
        return _show(args, results, found, _names(loaded))
    except (ResultsError, WorkersError) as error:
        raise CommandError(str(error), FINDINGS) from error


def _check_numbers(args: argparse.Namespace) -> None:
    if args.games is not None and not 1 <= args.games <= MOST_GAMES:
        raise CommandError(f"--games takes a number from 1 to {MOST_GAMES:,}")
    if args.jobs is not None and not 1 <= args.jobs <= _MOST_JOBS:
        raise CommandError(f"--jobs takes a number from 1 to {_MOST_JOBS}")
    if args.chunk < 1:
        raise CommandError("--chunk takes a number from 1")
    if args.most_actions < 1:
        raise CommandError("--most-actions takes a number from 1")
    if not 0 <= args.seed <= _BIGGEST_SEED:
        raise CommandError("--seed takes a number from 0 to 2**64 - 1")
    if args.until is not None and not 0 < args.until < 1:
        raise CommandError("--until takes a number between 0 and 1: 0.01 is one percentage point to each side")
    if not args.decks and not args.out:
        raise CommandError("decks play, or --out FILE shows what others have played")
    if not args.decks and (args.what_if or args.cluster):
        raise CommandError("--what-if and --cluster need decks that play")
    if args.report:
        check_outputs([Path(args.report)], _PAGE)
    if args.jobs is not None and args.cluster:
        raise CommandError("--jobs are processes of this machine; with --cluster its workers play")


# --- what is played ----------------------------------------------------------------------------------------


def _job(args: argparse.Namespace, home: Project, loaded: Loaded) -> Job:
    """All that is to be played; decks that are not legal and bots that do not exist end the command."""
    found = [judged(Path(deck), loaded) for deck in args.decks]
    ids = [tuple(each.resolved.ids) for each in found]
    edition = with_options(EDITIONS[edition_of(found).value], *args.option)
    for name, deck in zip(args.decks, found, strict=True):
        if problems := deck.problems(edition):
            raise CommandError(f"{name}: {problems[0].message}", FINDINGS)
    bots = [name.strip() for name in args.bots.split(",")]
    if len(set(bots)) != len(bots):
        raise CommandError("--bots names each bot once")
    for name in bots:
        try:
            make_bot(name, 1)
        except BotError as error:
            raise CommandError(str(error)) from error
    pairs = pair(list(zip(_deck_names(args.decks), ids, strict=True)), bots)
    changed = _changed(args, home, loaded)
    if changed is not None:
        without = [each for each in pairs if not changed.ids & {*each[0].ids, *each[1].ids}]
        pairs = [each for each in pairs if each not in without]
        if not pairs:
            raise CommandError(f"{args.what_if}: none of the decks holds “{changed.name}”", FINDINGS)
        if without:
            print(f"{count(len(without), 'pairing')} without “{changed.name}” left out", file=sys.stderr)
    return make_job(
        pairs,
        edition.name,
        lambda wanted: ship(loaded, home.package, wanted),
        seed=args.seed,
        options=args.option,
        most_actions=args.most_actions,
        ship_changed=None if changed is None else lambda wanted: ship(changed.loaded, home.package, wanted),
    )


def _deck_names(files: list[str]) -> list[str]:
    """What decks are called: the names of their files, with more of the path, then a number, where these are equal."""
    paths = [Path(file) for file in files]
    names = [path.stem for path in paths]
    if len(set(names)) < len(names):
        names = [str(path.with_suffix("")) for path in paths]
    return [
        name if names.index(name) == at else f"{name} {names[: at + 1].count(name)}" for at, name in enumerate(names)
    ]


def _changed(args: argparse.Namespace, home: Project, loaded: Loaded) -> Changed | None:
    """The cards with the one of ``--what-if``; what is wrong in it ends the command."""
    if args.what_if is None:
        return None
    from cardc.check import check_loaded

    file = Path(args.what_if)
    if not file.is_file():
        raise CommandError(f"there is no card file {file}")
    try:
        changed = change(home.cards, loaded, file)
    except WhatIfError as error:
        if error.source is not None:
            tell(error.diagnostics, dict([error.source]))
        raise CommandError(str(error), FINDINGS) from error
    findings = list(check_loaded(changed.loaded))
    if has_errors(findings):
        tell(changed.told(findings), changed.sources)
        raise CommandError(status=FINDINGS)
    return changed


# --- playing -----------------------------------------------------------------------------------------------


def _play(args: argparse.Namespace, job: Job, results: Results) -> None:
    games = args.games or (GAMES if args.until is None else GAMES_UNTIL)
    wanted = Wanted(games, args.chunk, args.until)
    try:
        with _progress(job, games) as told:
            play_all(job, wanted, _workers(args, job, wanted), results, told)
    except KeyboardInterrupt:
        if args.out:
            print(f"stopped; the same command goes on where {args.out} ends", file=sys.stderr)
        raise


def _workers(args: argparse.Namespace, job: Job, wanted: Wanted) -> Workers:
    """A cluster, this process, or as many others as are asked for and have something to do."""
    if args.cluster:
        from cardc.simulate.cluster import Cluster

        return Cluster(job, args.cluster)
    chunks = len(job.pairings) * -(-wanted.games // wanted.chunk)
    jobs = min(args.jobs or os.cpu_count() or 1, chunks)
    if jobs == 1:
        return Here(job)
    from cardc.simulate.local import Processes

    return Processes(job, jobs)


@contextmanager
def _progress(job: Job, games: int) -> Iterator[Told | None]:
    """A bar for each pairing on a terminal; nothing elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bars:
        all_games = bars.add_task("games", total=games * len(job.pairings))
        yield lambda _, done: bars.advance(all_games, done)


def _tell_engine(job: Job, args: argparse.Namespace) -> None:
    """Say which engine plays, and how to get the fast one."""
    if args.cluster:
        return
    if not COMPILED:
        text = "the pure Python engine plays; compiled it is about nine times as fast: `make fast` (README, “Faster”)"
    elif compiled_here(job.cards):
        text = "the compiled engine plays, with compiled cards"
    else:
        text = (
            "the compiled engine plays; the cards are not those that were compiled with it, so they run as plain Python"
        )
    print(text, file=sys.stderr)


def _tell_foreign(args: argparse.Namespace, job: Job, results: Results) -> None:
    """Say what in the file does not count here."""
    others = results.pairings.keys() - {pairing.key for pairing in job.pairings}
    if others:
        text = "of other decks, bots, rules, cards or engines: kept, not counted here"
        print(f"{args.out}: {count(len(others), 'pairing')} {text}", file=sys.stderr)


# --- what is shown -----------------------------------------------------------------------------------------


def _all_of(args: argparse.Namespace, results: Results) -> list[Result]:
    found = [Result(pairing, played) for pairing in results.pairings.values() if (played := results.of(pairing).played)]
    if not found:
        raise CommandError(f"{args.out} holds no games", FINDINGS)
    return found


def _show(args: argparse.Namespace, results: Results, found: list[Result], names: dict[str, str]) -> int:
    if args.report:
        from cardc.simulate.report import report

        write_outputs({Path(args.report): report(found, names)}, _PAGE)
    if args.json:
        print(json.dumps(as_json(found), ensure_ascii=False, indent=1))
    else:
        lines = summary(found)
        if any(each.played.pairs is not None for each in found):
            lines += ["", *changes(found)]
        if args.cards:
            lines += card_tables(found, names)
        print("\n".join(lines))
    stopped = sum(each.played.counts.stopped for each in found)
    if stopped:
        text = "stopped after so many actions as --most-actions allows; nobody wins these"
        print(f"{count(stopped, 'game')} {text}", file=sys.stderr)
    return FINE


def _names(loaded: Loaded) -> dict[str, str]:
    return {card_id(each.info, card): card.name for each in loaded.card_sets for card in each.cards}
