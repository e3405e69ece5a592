"""``make soak``: seeded games between the two decks; exit status 1 when anything is wrong in one of them."""

from __future__ import annotations

import argparse
import sys

from bench.pool import two_decks
from cardc.engine.editions import EDITIONS
from cardc.engine.soak import soak

SESSIONS = 100
SAVES = 10


def main() -> int:
    """Run; print what was played and every finding."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="how many games (default: 2000)")
    parser.add_argument("--first-seed", type=int, default=1, help="seed of the first game (default: 1)")
    args = parser.parse_args()
    sessions = min(SESSIONS, args.games)
    report = soak(
        two_decks(), EDITIONS["classic"], args.games, first_seed=args.first_seed, sessions=sessions, saves=SAVES
    )
    print(f"{report.games} games, each twice: {report.turns} turns, {report.attacks} attacks")
    print(f"{report.resumed} times saved as JSON and resumed, in {sessions} games")
    for way, number in sorted(report.ways.items()):
        print(f"won by {way}: {number}")
    print(f"Sudden Deaths: {report.sudden_deaths}")
    for finding in report.findings:
        print(finding, file=sys.stderr)
    print(f"{len(report.findings)} findings")
    return 1 if report.findings else 0


if __name__ == "__main__":
    sys.exit(main())
