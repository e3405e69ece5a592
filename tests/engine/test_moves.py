"""Every zone change is recorded: what moved, from where, to where, why and by whom."""

from __future__ import annotations

import pytest

from cardc.engine import const, moves
from cardc.engine.bots import AttackBot, RandomBot
from cardc.engine.carddata import CardData
from cardc.engine.editions import CLASSIC, DP
from cardc.engine.game import Game
from cardc.engine.setup import new_state
from cardc.engine.state import State
from cardc.engine.turn import advance
from tests.engine.cards import DECK_A, DECK_B
from tests.engine.others import ALL_BY_NAME as BY_NAME
from tests.engine.others import DECK_C, DECK_D
from tests.engine.table import Table


def zones(state: State) -> dict[int, int]:
    """Where each card is."""
    found: dict[int, int] = {}
    if state.stadium is not None:
        found[state.stadium.number] = const.ZONE_STADIUM
    for side in state.sides:
        for cards, zone in (
            (side.deck, const.ZONE_DECK),
            (side.hand, const.ZONE_HAND),
            (side.prizes, const.ZONE_PRIZES),
            (side.discard, const.ZONE_DISCARD_PILE),
        ):
            found.update({card.number: zone for card in cards})
        for pokemon in side.pokemon():
            place = const.ZONE_ACTIVE if pokemon is side.active else const.ZONE_BENCH
            found.update({card.number: place for card in pokemon.cards})
            found.update({energy.card.number: const.ZONE_ATTACHED for energy in pokemon.energy})
            found.update({trainer.card.number: const.ZONE_ATTACHED for trainer in pokemon.trainers})
    return found


@pytest.mark.parametrize("decks", [(DECK_A, DECK_B), (DECK_C, DECK_D)])
@pytest.mark.parametrize("seed", range(20))
def test_the_record_explains_every_position(seed: int, decks: tuple[list[CardData], list[CardData]]) -> None:
    """Law: following the moves from the full decks gives the zones of each position, and every move starts where its

    card is. Seed 0 also goes through a Sudden Death, in which all cards return.
    """
    game = Game(new_state(decks, seed, CLASSIC), CLASSIC, RandomBot(seed), AttackBot(seed))
    game.moves = []
    where = {card.number: const.ZONE_DECK for card in game.state.cards}
    done = 0
    steps = 0
    while not game.over:
        advance(game)
        steps += 1
        if seed == 0 and steps == 60:
            game.state.phase = const.PHASE_SUDDEN_DEATH
        for _, number, source, target, why, by, _ in game.moves[done:]:
            assert where[number] == source, (number, why)
            where[number] = target
            assert by in (0, 1)
        done = len(game.moves)
        assert where == zones(game.state)
    assert len(moves.render(game.moves, game.state.cards)) == done


def test_reasons() -> None:
    """A Knock Out and what follows it, in the order of R202."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    table.active(1, "Mindling", "P", damage=30)
    table.bench(1, "Apery")
    table.game.moves = []
    table.attack("Shove", "Prize 1")
    assert moves.render(table.game.moves, table.game.state.cards) == [
        "Mindling: Active place → discard pile, knocked out by player 1",
        "Psychic Energy: attached → discard pile, knocked out by player 1",
        "Fire Energy: Prizes → hand, prize taken by player 1",
        "Apery: Bench → Active place, new active by player 2",
    ]


def test_cause() -> None:
    """The card or attack that did it."""
    table = Table()
    table.active(0, "Emberling", "RR")
    table.active(1, "Sporeling Sporelord")
    table.hand(0, "Draught")
    table.game.moves = []
    table.do("play Draught")
    table.attack("Blaze")
    assert moves.render(table.game.moves, table.game.state.cards) == [
        "Draught: hand → being played, played by player 1 [Draught]",
        "Psychic Energy: deck → hand, drawn by player 1 [Draught]",
        "Psychic Energy: deck → hand, drawn by player 1 [Draught]",
        "Draught: being played → discard pile, played by player 1 [Draught]",
        "Fire Energy: attached → discard pile, discarded by player 1 [Blaze]",
    ]


def test_dolls_and_devolving() -> None:
    """A Trainer card that is played as a Pokémon; an Evolution card that is taken off."""
    table = Table()
    table.active(0, "Emberling Pyrelord")
    table.active(1, "Sporeling Sporelord")
    table.hand(0, "Rag Doll", "Unwind")
    table.game.moves = []
    table.do("play Rag Doll")
    table.do("play Unwind")
    table.do("discard your Rag Doll (Bench 1)")
    assert moves.render(table.game.moves, table.game.state.cards) == [
        "Rag Doll: hand → being played, played by player 1 [Rag Doll]",
        "Rag Doll: being played → Bench, played by player 1 [Rag Doll]",
        "Unwind: hand → being played, played by player 1 [Unwind]",
        "Pyrelord: Active place → discard pile, devolved by player 1 [Unwind]",
        "Unwind: being played → discard pile, played by player 1 [Unwind]",
        "Rag Doll: Bench → discard pile, discarded by player 1",
    ]


def test_leaving_play_and_coming_back() -> None:
    """Scoop takes the lowest card into hand and discards the others; Raise puts a Basic Pokémon card from the discard pile onto the Bench."""
    table = Table()
    table.active(0, "Emberling Pyrelord", "R")
    table.bench(0, "Apery")
    table.active(1, "Apery")
    table.hand(0, "Scoop", "Raise")
    table.arrangement.discard(0, BY_NAME["Sporeling"])
    table.arrangement.done()
    table.game.moves = []
    table.do("play Scoop", "your Pyrelord")
    table.do("play Raise")
    assert moves.render(table.game.moves, table.game.state.cards) == [
        "Scoop: hand → being played, played by player 1 [Scoop]",
        "Emberling: Active place → hand, left play by player 1 [Scoop]",
        "Pyrelord: Active place → discard pile, left play by player 1 [Scoop]",
        "Fire Energy: attached → discard pile, left play by player 1 [Scoop]",
        "Apery: Bench → Active place, new active by player 1",
        "Scoop: being played → discard pile, played by player 1 [Scoop]",
        "Raise: hand → being played, played by player 1 [Raise]",
        "Sporeling: discard pile → Bench, put there by player 1 [Raise]",
        "Raise: being played → discard pile, played by player 1 [Raise]",
    ]


def test_stadiums() -> None:
    """R135: a Stadium stays in play until another one comes."""
    table = Table(DP)
    table.active(0, "Apery")
    table.active(1, "Apery")
    table.hand(0, "Arena")
    table.hand(1, "Marsh")
    table.game.moves = []
    table.do("play Arena")
    table.end_turn()
    table.do("play Marsh")
    assert moves.render([move for move in table.game.moves if "draw" not in move[4]], table.game.state.cards) == [
        "Arena: hand → being played, played by player 1 [Arena]",
        "Arena: being played → Stadium in play, played by player 1 [Arena]",
        "Marsh: hand → being played, played by player 2 [Marsh]",
        "Arena: Stadium in play → discard pile, discarded by player 2 [Marsh]",
        "Marsh: being played → Stadium in play, played by player 2 [Marsh]",
    ]
