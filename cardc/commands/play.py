"""``cardc play``: two bots play a whole game, or a saved game is played again."""

from __future__ import annotations

import argparse
import errno
import json
import os
from pathlib import Path

from cardc.commands.deck import edition_of, judged
from cardc.commands.shared import FINDINGS, FINE, CommandError, load_clean, project, read_input
from cardc.engine import const, replay
from cardc.engine.board import draw_board
from cardc.engine.bots import AttackBot, RandomBot
from cardc.engine.carddata import CardPool
from cardc.engine.editions import EDITIONS
from cardc.engine.game import Game, IllegalAnswerError
from cardc.engine.json_state import SavedGameError
from cardc.engine.log import render
from cardc.engine.parameters import with_options
from cardc.engine.setup import new_state
from cardc.engine.turn import advance
from cardc.files import check_outputs, output_of_text, write_outputs
from cardc.scenario.cards import compile_cards


def _is_replay(text: str) -> bool:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and str(found.get("format", "")).startswith("cardc replay ")


_REPLAY = output_of_text("saved game", _is_replay)


def run(args: argparse.Namespace) -> int:
    """Play the game; the winner goes to stdout, with ``--log`` all that happens before, with ``--show`` the tables."""
    home = project()
    loaded = load_clean(home.cards)
    pool = CardPool(compile_cards(home.cards).cards)
    if args.replay:
        if args.decks or args.save_replay:
            raise CommandError("a replay has its own decks and is saved already")
        return _replay(args, pool)
    if len(args.decks) != 2:
        raise CommandError("two decks play, or --replay FILE")
    found = [judged(Path(deck), loaded) for deck in args.decks]
    ids = [list(each.resolved.ids) for each in found]
    decks = [[pool.get(id) for id in each] for each in ids]
    options = tuple(args.option)
    edition = with_options(EDITIONS[edition_of(found).value], *options)
    for name, deck in zip(args.decks, found, strict=True):
        if problems := deck.problems(edition):
            raise CommandError(f"{name}: {problems[0].message}", FINDINGS)
    if args.save_replay:
        check_outputs([Path(args.save_replay)], _REPLAY)
        if not Path(args.save_replay).parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), args.save_replay)
    seed = args.seed & (2**64 - 1)
    players = (f"{Path(args.decks[0]).stem} (random)", f"{Path(args.decks[1]).stem} (attacks)")
    bots = RandomBot(args.seed * 2 + 1), AttackBot(args.seed * 2 + 2)
    game = Game(new_state((decks[0], decks[1]), seed, edition), edition, *bots)
    if args.save_replay:
        saved = replay.record(game, (ids[0], ids[1]), seed, options)
        text = json.dumps(replay.replay_to_json(saved), indent=1)
        write_outputs({Path(args.save_replay): text + "\n"}, _REPLAY)
        game = replay.begin(saved, pool)
    _play(game, args, players)
    _print_end(game, players)
    return FINE


def _replay(args: argparse.Namespace, pool: CardPool) -> int:
    try:
        text = read_input(args.replay)
        saved = replay.replay_from_json(json.loads(text))
        game = replay.begin(saved, pool)
        players = ("player 1", "player 2")
        _play(game, args, players)
        _check_end(saved, game, players)
    except json.JSONDecodeError as error:
        raise CommandError(f"{args.replay} is no JSON: {error}", FINDINGS) from error
    except (SavedGameError, IllegalAnswerError) as error:
        raise CommandError(f"{args.replay}: {error}", FINDINGS) from error
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, brackets thousands deep
        raise CommandError(f"{args.replay} is no replay: {error}", FINDINGS) from error
    _print_end(game, players)
    print("the replay ends as it did")
    return FINE


def _check_end(saved: replay.Replay, game: Game, players: tuple[str, str]) -> None:
    """A game that ends otherwise than its replay says ends the command."""
    state = game.state
    found = (state.winner, const.WAY_NAMES[state.way], state.turn)
    if found != (saved.winner, saved.way, saved.turns):
        ends, wanted = _end(players, *found), _end(players, saved.winner, saved.way, saved.turns)
        raise SavedGameError(f"the game ends with “{ends}”, the replay says “{wanted}”")
    replay.check_end(saved, game)


def _play(game: Game, args: argparse.Namespace, players: tuple[str, str]) -> None:
    """Play to the end and print what was asked for on the way."""
    game.log = [] if args.log else None
    shown = 0
    while game.state.phase != const.PHASE_OVER:
        advance(game)
        if args.show and game.state.phase >= const.PHASE_TURN_END and shown != game.state.turn:
            shown = game.state.turn
            print("\n".join(draw_board(game.state, game.edition, players)), end="\n\n")
    if game.log is not None:
        print("\n".join(render(game.log, players)))


def _print_end(game: Game, players: tuple[str, str]) -> None:
    state = game.state
    print(_end(players, state.winner, const.WAY_NAMES[state.way], state.turn))
    left = [len(side.prizes) for side in state.sides]
    print(f"Prizes left: {players[0]} {left[0]}, {players[1]} {left[1]}")


def _end(players: tuple[str, str], winner: int, way: str, turn: int) -> str:
    """How a game ends, in words."""
    return f"{dict(enumerate(players)).get(winner, 'nobody')} wins in turn {turn}: {way}"
