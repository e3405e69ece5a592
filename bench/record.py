"""``python -m bench.record FILE``: plays seeded games and writes what happened in each, so that two builds can be compared.

One line a game, as JSON: its replay (the same object that ``cardc play --save-replay`` writes), digests of its log, its trace and its
moves of cards, and the position in which it ended. Same cards, same engine, same file: `cmp` tells.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from bench.curious import CuriousBot, Used
from bench.pool import Decks, all_cards, decks_of_editions, pool_cards
from bench.random_decks import Drawer
from cardc.engine.bots import AttackBot, Bot, RandomBot
from cardc.engine.chance import Chance
from cardc.engine.editions import EDITIONS
from cardc.engine.game import Game
from cardc.engine.json_state import state_to_json
from cardc.engine.replay import record, replay_to_json
from cardc.engine.setup import new_state
from cardc.files import replace_text

Draw = Callable[[int], tuple[str, Decks]]
"""The edition and the decks of the game with a seed."""


def main() -> int:
    """Play the games and write the file; prints how many games and turns there are and a digest of all."""
    parser = argparse.ArgumentParser(prog="python -m bench.record", description=__doc__)
    parser.add_argument("file", type=Path, help="where to write")
    parser.add_argument("--games", type=int, default=2000, help="how many games (default: 2000)")
    args = parser.parse_args()
    draw = _draws()
    used: Counter[Used] = Counter()
    lines: list[str] = []
    turns = 0
    for seed in range(args.games):
        line, played = _line(seed, draw, used)
        lines.append(line)
        turns += played
    text = "".join(f"{line}\n" for line in lines)
    replace_text(args.file, text)
    print(f"{args.games} games, {turns} turns, digest {hashlib.sha256(text.encode()).hexdigest()[:16]}")
    return 0


def _draws() -> Draw:
    """Every second game has random decks of the whole pool, the others the decks of the editions in turn."""
    fixed = decks_of_editions()
    drawer = Drawer(pool_cards(all_cards().values()))

    def draw(seed: int) -> tuple[str, Decks]:
        if seed % 2:
            chance = Chance(seed)
            return "classic", (drawer.deck(chance), drawer.deck(chance))
        return fixed[seed // 2 % len(fixed)]

    return draw


def _bots(seed: int, used: Counter[Used]) -> tuple[Bot, Bot]:
    """Two players by chance, one that attacks, or two that prefer what is used least."""
    if seed % 3 == 0:
        return RandomBot(seed), RandomBot(seed + 1)
    if seed % 3 == 1:
        return AttackBot(seed), RandomBot(seed + 1)
    return CuriousBot(seed, used), CuriousBot(seed + 1, used)


def _line(seed: int, draw: Draw, used: Counter[Used]) -> tuple[str, int]:
    name, decks = draw(seed)
    edition = EDITIONS[name]
    game = Game(new_state(decks, seed, edition), edition, *_bots(seed, used))
    game.log, game.trace, game.moves = [], [], []
    ids = ([card.id for card in decks[0]], [card.id for card in decks[1]])
    saved = record(game, ids, seed)
    told = [_digest(part) for part in (game.log, game.trace, game.moves, state_to_json(game.state))]
    return json.dumps([replay_to_json(saved), *told], ensure_ascii=False), saved.turns


def _digest(part: object) -> str:
    return hashlib.sha256(json.dumps(part).encode()).hexdigest()[:16]


if __name__ == "__main__":
    sys.exit(main())
