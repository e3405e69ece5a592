"""``make soak-pool``: games with random legal decks from the whole pool, by players that prefer unusual actions.

Prints how often each attack, power and Trainer card was used; exit status 1 when a game goes wrong or one of them never was.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from bench.curious import CuriousBot, Used, usable
from bench.pool import CARDS, pool_cards
from bench.random_decks import Drawer
from cardc.engine import const
from cardc.engine.carddata import CardData
from cardc.engine.chance import Chance
from cardc.engine.editions import EDITIONS
from cardc.engine.game import Game
from cardc.engine.invariants import problems
from cardc.engine.setup import new_state
from cardc.engine.turn import advance
from cardc.scenario.cards import compile_cards

Findings = list[str]


def main() -> int:
    """Run and report."""
    parser = argparse.ArgumentParser(prog="python -m bench.pool_soak", description=__doc__)
    parser.add_argument("--games", type=int, default=20000, help="how many games (default: 20000)")
    parser.add_argument("--first-seed", type=int, default=1, help="seed of the first game (default: 1)")
    parser.add_argument("--counts", action="store_true", help="print how often each was used")
    parser.add_argument("--all-used", action="store_true", help="fail when an attack, power or Trainer was never used")
    args = parser.parse_args()
    cards = pool_cards(compile_cards([CARDS]).cards)
    used: Counter[Used] = Counter()
    findings: Findings = []
    ways: Counter[str] = Counter()
    turns = 0
    drawer = Drawer(cards)
    for seed in range(args.first_seed, args.first_seed + args.games):
        game = play_checked(drawer, seed, used, findings)
        ways[const.WAY_NAMES[game.state.way]] += 1
        turns += game.state.turn
    wanted = everything(cards)
    never = [use for use in wanted if not used[use]]
    print(f"{args.games} games, {turns} turns; won: {', '.join(f'{n} by {way}' for way, n in sorted(ways.items()))}")
    print(f"{len(wanted) - len(never)} of {len(wanted)} attacks, powers and Trainer cards used")
    if args.counts:
        for use in sorted(wanted, key=lambda one: used[one]):
            print(f"{used[use]:>8}  {' '.join(use).rstrip()}")
    for use in never:
        print(f"never used: {' '.join(use).rstrip()}", file=sys.stderr)
    for finding in findings:
        print(finding, file=sys.stderr)
    print(f"{len(findings)} findings")
    return 1 if findings or (args.all_used and never) else 0


def play_checked(drawer: Drawer, seed: int, used: Counter[Used], findings: Findings) -> Game:
    """One game between two random decks; whatever is wrong in it goes to ``findings``."""
    chance = Chance(seed)
    decks = (drawer.deck(chance), drawer.deck(chance))
    edition = EDITIONS["classic"]
    first, second = CuriousBot(seed * 2 + 1, used), CuriousBot(seed * 2 + 2, used)
    game = Game(new_state(decks, seed, edition), edition, first, second)
    while not game.over:
        try:
            advance(game)
        except Exception as error:  # a soak run reports whatever happens and goes on with the next game
            findings.append(f"seed {seed}, turn {game.state.turn}: {type(error).__name__}: {error}")
            break
        findings += [f"seed {seed}, turn {game.state.turn}: {problem}" for problem in problems(game)]
    return game


def everything(cards: list[CardData]) -> list[Used]:
    """All that can be used, of every card; printings of one card count once."""
    return list(dict.fromkeys(use for card in cards for use in usable(card)))


if __name__ == "__main__":
    sys.exit(main())
