"""``python -m bench.memory``: what a running game holds, and whether a process grows with the games it has played."""

from __future__ import annotations

import argparse
import resource
import sys
import tracemalloc

from bench.pool import Decks, two_decks
from cardc.engine.bots import RandomBot
from cardc.engine.editions import EDITIONS
from cardc.engine.game import Game
from cardc.engine.setup import new_state
from cardc.engine.turn import advance, play

HELD = 100
MID_GAME_TURN = 8


def main() -> int:
    """Print the bytes of a running game and the growth from the first tenth of the games to the last."""
    parser = argparse.ArgumentParser(prog="python -m bench.memory", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="how many games (default: 10000)")
    games = parser.parse_args().games
    decks = two_decks()
    print(f"a running game: {_bytes_of_a_game(decks):,} bytes (cards' data and classes are shared by all games)")
    first = 0
    for seed in range(games):
        play(_game(decks, seed))
        if seed + 1 == max(1, games // 10):
            first = _peak()
    print(f"peak of the process: {first:,} KiB after {games // 10:,} games, {_peak():,} KiB after {games:,}")
    return 0


def _game(decks: Decks, seed: int) -> Game:
    edition = EDITIONS["classic"]
    return Game(new_state(decks, seed, edition), edition, RandomBot(seed), RandomBot(seed + 1))


def _bytes_of_a_game(decks: Decks) -> int:
    """The mean of some games in the middle."""
    _middle(decks, 0)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    held = [_middle(decks, seed) for seed in range(HELD)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(held)


def _middle(decks: Decks, seed: int) -> Game:
    game = _game(decks, seed)
    while game.state.turn < MID_GAME_TURN and not game.over:
        advance(game)
    return game


def _peak() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


if __name__ == "__main__":
    sys.exit(main())
