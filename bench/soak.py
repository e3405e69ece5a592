"""``make soak``: seeded games of every edition; exit status 1 when anything is wrong in one of them."""

from __future__ import annotations

import argparse
import sys

from bench.pool import decks_of_editions
from cardc.engine.editions import EDITIONS
from cardc.engine.soak import Report, soak

SESSIONS = 100
SAVES = 10


def main() -> int:
    """Run; print what was played and every finding."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="how many games, shared among editions (default: 2000)")
    parser.add_argument("--first-seed", type=int, default=1, help="seed of the first game (default: 1)")
    args = parser.parse_args()
    pairs = decks_of_editions()
    bad = 0
    for number, (name, decks) in enumerate(pairs):
        games = args.games // len(pairs) + (1 if number < args.games % len(pairs) else 0)
        sessions = min(SESSIONS, games)
        report = soak(decks, EDITIONS[name], games, first_seed=args.first_seed, sessions=sessions, saves=SAVES)
        _print(name, report, sessions)
        bad += len(report.findings)
    print(f"{bad} findings")
    return 1 if bad else 0


def _print(edition: str, report: Report, sessions: int) -> None:
    print(f"{edition}: {report.games} games, each replayed: {report.turns} turns, {report.attacks} attacks")
    print(f"  {report.resumed} times saved as JSON and resumed, in {sessions} games")
    ways = ", ".join(f"{number} by {way}" for way, number in sorted(report.ways.items()))
    print(f"  won: {ways}; Sudden Deaths: {report.sudden_deaths}")
    print(f"  digest of decisions and logs: {report.digest}")
    for finding in report.findings:
        print(f"{edition}: {finding}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
