"""``python -m tests.fuzz``: the long run. Exit status 1 when an input was read as it should not be."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.fuzz.doors import DOORS
from tests.fuzz.kills import kill_builds
from tests.fuzz.run import Result, run_door, seed_of_now, write_failures


def main() -> int:
    """Run what the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000, help="all doors together (default: 1,000,000)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="all doors together (default: no limit)")
    parser.add_argument("--kills", type=int, default=0, help="builds that are killed, besides")
    parser.add_argument("--seed", type=int, help="repeats a run (default: another one each time)")
    parser.add_argument("--door", action="append", choices=list(DOORS), help="only this one; may be repeated")
    args = parser.parse_args()
    seed = seed_of_now() if args.seed is None else args.seed
    wanted = args.door or list(DOORS)
    print(f"seed {seed}", flush=True)
    results: list[Result] = []
    for door in wanted:
        found = run_door(door, seed, args.seconds / len(wanted), args.inputs // len(wanted))
        results.append(found)
        numbers = f"{found.inputs:9,} inputs {found.seconds:8.1f} s {found.kilobytes / 1000:6.0f} MB"
        print(f"{door:10} {numbers}  {len(found.failures)} failures", flush=True)
        for problem, _ in found.failures:
            print(f"    {problem.splitlines()[0]}", flush=True)
    files = write_failures(results, Path("build") / "fuzz")
    if files:
        print(f"the inputs stand in {files[0].parent}")
    wrong = kill_builds(args.kills, seed) if args.kills else []
    if args.kills:
        print(f"{args.kills} builds killed, {len(wrong)} failures")
        print("".join(f"    {line}\n" for line in wrong), end="")
    print(f"{sum(each.inputs for each in results):,} inputs, {len(files)} failures")
    return 1 if files or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
