"""What is measured. Names and units are fixed: figures of different days can be compared by them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bench.measure import Figure, measure
from bench.pool import CARDS, Decks, all_cards, random_decks, two_decks
from bench.startup import starting
from cardc.check import check_card
from cardc.emit.module import package_sources
from cardc.engine.actions import perform
from cardc.engine.bots import RandomBot
from cardc.engine.carddata import PokemonData
from cardc.engine.chance import Chance
from cardc.engine.const import PHASE_MAIN
from cardc.engine.decisions import ACT_ATTACK, action
from cardc.engine.editions import EDITIONS
from cardc.engine.game import Game
from cardc.engine.replay import Recorder
from cardc.engine.setup import new_state
from cardc.engine.turn import advance, play
from cardc.language import LANGUAGES, Body, TextContext, TextKind, read, write
from cardc.model.cards import CardSet, PokemonCard, Text, TrainerCard
from cardc.prose import load
from cardc.scenario.duel import set_board
from cardc.syntax import parse_text

GAMES: Final = 40
ATTACKS: Final = 100
MID_GAME_TURN: Final = 8


def compiling() -> list[Figure]:
    """Cards a second through parsing, checking and emitting, each apart."""
    loaded = load([CARDS])
    sets = loaded.card_sets
    cards = [(card, card_set.info.edition) for card_set in sets for card in card_set.cards]
    sources = [(file.source, file.filename) for file in loaded.files]
    number = len(cards)
    return [
        measure("parse", "cards", number, lambda: [parse_text(*source) for source in sources]),
        measure("check", "cards", number, lambda: [check_card(card, edition) for card, edition in cards]),
        measure("emit", "cards", number, lambda: package_sources(sets)),
    ]


def texts() -> list[Figure]:
    """Texts a second, written and read, in each language."""
    bodies = [pair for card_set in load([CARDS]).card_sets for pair in _bodies(card_set)]
    figures: list[Figure] = []
    for lang in LANGUAGES:
        written = list(dict.fromkeys((write(lang, body, context), context) for body, context in bodies))
        figures.append(measure(f"write {lang}", "texts", len(bodies), _writing(lang, bodies)))
        figures.append(measure(f"read {lang}", "texts", len(written), _reading(lang, written)))
    return figures


def _writing(lang: str, bodies: list[tuple[Body, TextContext]]) -> Callable[[], object]:
    return lambda: [write(lang, body, context) for body, context in bodies]


def _reading(lang: str, written: list[tuple[str, TextContext]]) -> Callable[[], object]:
    return lambda: [read(lang, text, context) for text, context in written]


def _bodies(card_set: CardSet) -> list[tuple[Body, TextContext]]:
    found: list[tuple[Body, TextContext]] = []
    edition = card_set.info.edition
    for card in card_set.cards:
        if isinstance(card, PokemonCard):
            for power in card.powers:
                found.append((power.text, TextContext(card.name, TextKind.POWER, None, edition)))
            for attack in card.attacks:
                if attack.text != Text():
                    found.append((attack.text, TextContext(card.name, TextKind.ATTACK, attack.damage, edition)))
        elif isinstance(card, TrainerCard):
            found.append((card.text, TextContext(card.name, TextKind.TRAINER, None, edition)))
    return found


def playing() -> list[Figure]:
    """Random play without log or trace, one attack on a set board, and copying a position."""
    two = two_decks()
    middle = _game(two, 3)
    while middle.state.turn < MID_GAME_TURN:
        advance(middle)
    return [
        *_random_play("random play", [two] * GAMES),
        *_random_play("random play, pool", random_decks(GAMES)),
        _attacks(),
        measure("copy of a position", "copies", 1, middle.state.copy),
    ]


def _game(decks: Decks, seed: int) -> Game:
    edition = EDITIONS["classic"]
    return Game(new_state(decks, seed, edition), edition, RandomBot(seed), RandomBot(seed + 1000))


def _random_play(name: str, deals: list[Decks]) -> list[Figure]:
    """Turns and decisions a second of one game with each pair of decks."""

    def games() -> int:
        turns = 0
        for seed, decks in enumerate(deals):
            game = _game(decks, seed)
            play(game)
            turns += game.state.turn
        return turns

    turns = games()
    asked = 0
    for seed, decks in enumerate(deals):
        decisions: list[int] = []
        game = _game(decks, seed)
        game.players = [Recorder(player, decisions) for player in game.players]
        play(game)
        asked += len(decisions)
    measured = measure(name, "turns", turns, games)
    return [measured, measured.times(f"{name}, decisions", "decisions", asked / turns)]


def _attacks() -> Figure:
    """Thunder Jolt of a Pikachu on a Machop, heads and tails as they come; after each attack both are unharmed again."""
    cards = all_cards()
    user, target = cards["base1-58"], cards["base1-52"]
    assert isinstance(user, PokemonData)
    assert isinstance(target, PokemonData)
    edition = EDITIONS["classic"]
    board = set_board(user, 1, target, edition, Chance(1))
    bot = RandomBot(1)
    game = Game(board, edition, bot, bot)
    code = action(ACT_ATTACK, 1, 0)
    pokemon = [each for side in board.sides for each in side.pokemon()]

    def attack() -> None:
        for _ in range(ATTACKS):
            perform(game, code)
            for each in pokemon:
                each.damage = 0
            board.sides[0].attacks = 0
            board.phase = PHASE_MAIN

    return measure("attack on a set board", "attacks", ATTACKS, attack)


PLAYING: Final[tuple[Callable[[], list[Figure]], ...]] = (playing,)
SUITES: Final[tuple[Callable[[], list[Figure]], ...]] = (compiling, starting, texts, *PLAYING)
