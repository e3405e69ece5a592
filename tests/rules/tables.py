"""What the tests of rules share: the editions as parameters, hands that are known, a table for each edition."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardc.engine import turn
from cardc.engine.bots import ScriptedPlayer
from cardc.engine.carddata import CardData
from cardc.engine.decisions import Player, Question
from cardc.engine.editions import BW, CLASSIC, DP, Edition
from cardc.engine.game import Game
from cardc.engine.setup import new_state, set_up
from cardc.engine.turn import advance
from tests.engine.cards import BY_NAME
from tests.engine.others import ALL_BY_NAME
from tests.engine.table import Table
from tests.rules.cards import CARDS

in_all = pytest.mark.parametrize("edition", [CLASSIC, DP, BW], ids=["classic", "dp", "bw"])
in_classic = pytest.mark.parametrize("edition", [CLASSIC], ids=["classic"])
in_dp = pytest.mark.parametrize("edition", [DP], ids=["dp"])
in_bw = pytest.mark.parametrize("edition", [BW], ids=["bw"])
in_later = pytest.mark.parametrize("edition", [DP, BW], ids=["dp", "bw"])
rule = pytest.mark.rule

for _card in CARDS:
    BY_NAME.setdefault(_card.name, _card)
    ALL_BY_NAME.setdefault(_card.name, _card)

POKEMON = BY_NAME["Apery"]
ENERGY = BY_NAME["Fire Energy"]


def plain(edition: Edition, *, turn: int = 3, player: int = 0, energy: str = "FC", bench: str = "Tailwag") -> Table:
    """Boulderpup (50 HP, Retreat Cost 1, Shove: 20) against Apery (70 HP); a Benched Pokémon each."""
    table = Table(edition, turn=turn, player=player)
    table.active(0, "Boulderpup", energy.replace("C", "G"))
    table.active(1, "Apery")
    if bench:
        table.bench(0, bench)
        table.bench(1, bench)
    return table


def deck_of(*top: CardData, size: int = 60) -> list[CardData]:
    """A deck: ``top`` first when drawn, the rest Energy, a Basic Pokémon at the very bottom."""
    rest = [POKEMON] + [ENERGY] * (size - 1 - len(top))
    return rest + list(reversed(top))


class Recorder(Player):
    """Remembers every question with what the asked player saw; answers the first option, or what ``prefer`` says."""

    def __init__(self, prefer: Callable[[Question], int] | None = None) -> None:
        self.prefer = prefer
        self.kinds: list[int] = []
        self.options: list[list[int]] = []
        self.views: list[dict[str, object]] = []

    def answer(self, question: Question) -> int:
        self.kinds.append(question.kind)
        self.options.append(list(question.options))
        self.views.append(dict(question.view.to_json()))
        return 0 if self.prefer is None else self.prefer(question)


def start(
    edition: Edition,
    first: list[CardData],
    second: list[CardData],
    players: tuple[Player, Player] | None = None,
    *,
    heads: bool = True,
    seed: int = 0,
    shuffles: bool = False,
) -> Game:
    """A game whose set-up is done; without shuffles the hands are known."""
    state = new_state((first, second), seed, edition)
    state.chance.shuffles = shuffles
    state.chance.coins = [1 if heads else 0] * (1 if edition.coin_flip_when >= 0 else 0)
    one, two = players or (ScriptedPlayer([]), ScriptedPlayer([]))
    game = Game(state, edition, one, two)
    game.log = []
    set_up(game)
    return game


def begin_turn(game: Game) -> None:
    """The next turn begins."""
    advance(game)


def pass_turn(table: Table, *answers: str, coins: str = "") -> None:
    """End the turn and begin the next one."""
    table.end_turn(*answers, coins=coins)


def next_turn(game: Game) -> None:
    """Go on to the next decision of a turn."""
    turn.advance(game)
