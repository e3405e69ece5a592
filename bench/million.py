"""``make million``: a million games with random legal decks of all cards of the tree, by four kinds of players; a tenth of them checked after each action.

It goes on where an earlier run stopped (``build/million.json``). Exit status 1 when a game went wrong: an error, a position that
breaks an invariant, a game without an end. Run it in ``build/fast`` for the compiled engine.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from bench.pool import CARDS, all_cards
from bench.random_decks import Drawer
from cardc.engine import const
from cardc.engine.bots import AttackBot, Bot, RandomBot
from cardc.engine.build import describe
from cardc.engine.carddata import CardData, EnergyData
from cardc.engine.chance import Chance
from cardc.engine.decks import deck_problems
from cardc.engine.editions import EDITIONS, Edition
from cardc.engine.game import Game
from cardc.engine.invariants import problems
from cardc.engine.setup import new_state
from cardc.engine.tally import play_until
from cardc.engine.turn import advance
from cardc.files import replace_text
from cardc.prose import load

BLOCK = 1000
"""Games that one process plays before it tells what came out."""
CHECKED_OF = 10
"""One game of so many is checked after each action."""
MOST_ACTIONS = 20_000
SHARES = (("classic", 8), ("dp", 9), ("bw", 10))
"""Up to which tenth the games of each edition go."""

_drawers: dict[str, Drawer] = {}


def main() -> int:
    """Play what is missing; print what was played, how fast, and every finding."""
    parser = argparse.ArgumentParser(prog="python -m bench.million", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000, help="how many games (default: 1000000)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument(
        "--kept", type=Path, default=Path("build/million.json"), help="where the state of the run is kept"
    )
    args = parser.parse_args()
    totals: Counter[str] = Counter()
    findings: list[str] = []
    done: set[int] = set()
    if args.kept.is_file():
        kept = json.loads(args.kept.read_text(encoding="utf-8"))
        if kept["engine"] != describe():
            sys.exit(f"{args.kept} is of another engine: {kept['engine']}")
        totals, findings, done = Counter(kept["totals"]), kept["findings"], set(kept["done"])
    blocks = [block for block in range(-(-args.games // BLOCK)) if block not in done]
    begun = time.perf_counter()
    earlier = totals["milliseconds"]
    for block, found, wrong in _played(blocks, args.jobs):
        done.add(block)
        peak = max(totals.pop("peak KiB", 0), found.pop("peak KiB"))
        totals.update(found)
        totals["peak KiB"] = peak
        totals["milliseconds"] = earlier + round(1000 * (time.perf_counter() - begun))
        findings += wrong
        state = {"engine": describe(), "totals": totals, "findings": findings, "done": sorted(done)}
        replace_text(args.kept, json.dumps(state))
    _print(totals, findings, args.jobs)
    return 1 if findings else 0


def _played(blocks: list[int], jobs: int) -> Iterator[tuple[int, Counter[str], list[str]]]:
    if jobs == 1:
        yield from map(play_block, blocks)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(play_block, blocks)


def play_block(block: int) -> tuple[int, Counter[str], list[str]]:
    """The games of one block: what was played, and what went wrong."""
    counts: Counter[str] = Counter()
    findings: list[str] = []
    begun = time.process_time()
    for seed in range(block * BLOCK + 1, (block + 1) * BLOCK + 1):
        edition = next(name for name, tenth in SHARES if seed % 10 < tenth)
        counts["games"] += 1
        counts[f"{edition} games"] += 1
        try:
            _play(seed, edition, counts, findings)
        except Exception as error:  # a long run reports whatever happens and goes on with the next game
            findings.append(f"{edition}, seed {seed}: {type(error).__name__}: {error}")
    counts["processor milliseconds"] = round(1000 * (time.process_time() - begun))
    counts["peak KiB"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return block, counts, findings


def _play(seed: int, name: str, counts: Counter[str], findings: list[str]) -> None:
    """One game; every tenth seed of each edition is checked, as the seed's higher digits tell."""
    chance = Chance(seed)
    drawer = _drawer(name)
    edition = EDITIONS[name]
    decks = (_legal(drawer, chance, edition), _legal(drawer, chance, edition))
    game = Game(new_state(decks, seed, edition), edition, _bot(seed, 0), _bot(seed, 1))
    checked = seed // 10 % CHECKED_OF == 0
    if checked:
        counts["checked games"] += 1
        findings += [f"{name}, seed {seed}: {problem}" for deck in decks for problem in deck_problems(deck, edition)]
    actions = 0 if checked else play_until(game, MOST_ACTIONS)
    while checked and not game.over and actions < MOST_ACTIONS:
        advance(game)
        actions += 1
        findings += [f"{name}, seed {seed}, turn {game.state.turn}: {problem}" for problem in problems(game)]
    counts["turns"] += game.state.turn
    counts["actions"] += actions
    if game.over:
        counts[f"won by {const.WAY_NAMES[game.state.way]}"] += 1
    else:
        findings.append(f"{name}, seed {seed}: no end after {MOST_ACTIONS} actions")


def _legal(drawer: Drawer, chance: Chance, edition: Edition) -> list[CardData]:
    """A deck that the edition allows: a drawer knows nothing of names that count as one in later editions."""
    while True:
        deck = drawer.deck(chance)
        if edition.name == "classic" or not deck_problems(deck, edition):
            return deck


def _bot(seed: int, seat: int) -> Bot:
    """All four pairs of the two bots come up in turn."""
    kind = AttackBot if seed // 100 >> seat & 1 else RandomBot
    return kind(seed * 2 + seat)


def _drawer(edition: str) -> Drawer:
    """Draws decks of the cards of an edition's sets; basic Energy, which is the same in all, from any."""
    if not _drawers:
        cards = all_cards()
        sets = {each.info.id: each.info.edition.value for each in load([CARDS]).card_sets}
        for name, _ in SHARES:
            own = [card for card in cards.values() if sets[card.id.rpartition("-")[0]] == name]
            basic = [card for card in cards.values() if isinstance(card, EnergyData) and card.basic]
            drawn = [card for card in dict.fromkeys([*own, *basic]) if not _foreign(card, EDITIONS[name])]
            _drawers[name] = Drawer(drawn)
    return _drawers[edition]


def _foreign(card: CardData, edition: Edition) -> bool:
    """Whether a card can't stand in a deck of an edition at all: more than its size is wrong with a deck of it alone."""
    return any("(R088)" in problem for problem in deck_problems([card], edition))


def _print(totals: Counter[str], findings: list[str], jobs: int) -> None:
    seconds = totals["milliseconds"] / 1000
    games = totals["games"]
    editions = ", ".join(f"{totals[f'{name} games']:,} {name}" for name, _ in SHARES)
    ways = ", ".join(f"{number:,} {key}" for key, number in sorted(totals.items()) if key.startswith("won by"))
    print(
        f"{describe()}, {jobs} jobs on {os.cpu_count()} processors: {games:,} games ({editions}), {totals['turns']:,} turns"
    )
    print(f"{ways}; checked after each action: {totals['checked games']:,} games")
    print(
        f"{seconds:,.0f} s, {games / max(seconds, 0.001):,.0f} games/s; peak of a process {totals['peak KiB'] / 1024:.0f} MiB"
    )
    for finding in findings:
        print(finding, file=sys.stderr)
    print(f"{len(findings)} findings")


if __name__ == "__main__":
    sys.exit(main())
