"""``cardc play``: two bots play a whole game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cardc.commands.shared import FINDINGS, FINE, CommandError, load_clean, project, tell
from cardc.engine import const
from cardc.engine.bots import AttackBot, RandomBot
from cardc.engine.carddata import CardData
from cardc.engine.editions import EDITIONS
from cardc.engine.game import Game
from cardc.engine.log import render
from cardc.engine.setup import new_state
from cardc.engine.turn import play
from cardc.model.terms import Edition
from cardc.scenario.cards import compile_cards
from cardc.syntax import Loaded
from cardc.syntax.deck import read_deck, resolve_deck


def run(args: argparse.Namespace) -> int:
    """Play the game; the winner goes to stdout, with ``--log`` all that happens before."""
    home = project()
    loaded = load_clean(home.cards)
    cards = {card.id: card for card in compile_cards(home.cards).cards}
    names = [Path(deck).stem for deck in args.decks]
    decks = [_deck(Path(deck), loaded, cards) for deck in args.decks]
    edition = _edition(loaded, decks)
    state = new_state((decks[0], decks[1]), args.seed & (2**64 - 1), EDITIONS[edition.value])
    game = Game(state, EDITIONS[edition.value], RandomBot(args.seed * 2 + 1), AttackBot(args.seed * 2 + 2))
    game.log = [] if args.log else None
    play(game)
    players = (f"{names[0]} (random)", f"{names[1]} (attacks)")
    if game.log is not None:
        print("\n".join(render(game.log, players)))
    left = [len(side.prizes) for side in game.state.sides]
    print(f"{players[game.state.winner]} wins in turn {game.state.turn}: {const.WAY_NAMES[game.state.way]}")
    print(f"Prizes left: {players[0]} {left[0]}, {players[1]} {left[1]}")
    return FINE


def _deck(path: Path, loaded: Loaded, cards: dict[str, CardData]) -> list[CardData]:
    if not path.is_file():
        raise CommandError(f"there is no deck {path}")
    found = resolve_deck(read_deck(path), loaded.card_sets)
    if found.diagnostics:
        tell(found.diagnostics, {str(path): path.read_text(encoding="utf-8-sig", errors="replace")})
        raise CommandError(status=FINDINGS)
    return [cards[card] for card in found.ids]


def _edition(loaded: Loaded, decks: list[list[CardData]]) -> Edition:
    """The edition of the sets that the decks are from; the latest when they differ."""
    used = {card.id.rpartition("-")[0] for deck in decks for card in deck}
    editions = [each.info.edition for each in loaded.sets if each.info.id in used]
    if len(set(editions)) > 1:
        print("cards of several editions meet; the latest edition's rules are played", file=sys.stderr)
    return max(editions, key=list(Edition).index)
