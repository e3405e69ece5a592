"""Laws of effects about others: what is kept is what a fresh look finds, in play, in a copy, and after saving."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from cardc.engine.bots import RandomBot
from cardc.engine.carddata import CardPool, reprint
from cardc.engine.editions import CLASSIC
from cardc.engine.game import Game
from cardc.engine.invariants import problems
from cardc.engine.json_state import state_from_json, state_to_json
from cardc.engine.log import render
from cardc.engine.setup import new_state
from cardc.engine.soak import soak
from cardc.engine.state import State
from cardc.engine.turn import advance
from cardc.engine.view import View
from tests.engine.cards import DECK_A, DECK_B
from tests.engine.others import DECK_C, DECK_D
from tests.engine.table import Table

POOL = CardPool(tuple(dict.fromkeys(DECK_C + DECK_D)))


def game_after(seed: int, steps: int) -> Game:
    game = Game(new_state((DECK_C, DECK_D), seed, CLASSIC), CLASSIC, RandomBot(seed), RandomBot(seed + 1))
    for _ in range(steps):
        if not game.over:
            advance(game)
    return game


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 400))
def test_kept_equals_fresh(seed: int, steps: int) -> None:
    """Computing again changes nothing, twice as little; in the position, its copy, and the one read from JSON."""
    game = game_after(seed, steps)
    assert problems(game) == []
    saved = json.dumps(state_to_json(game.state))
    for state in (game.state.copy(), state_from_json(json.loads(saved), POOL)):
        other = Game(state, CLASSIC, RandomBot(0), RandomBot(1))
        assert problems(other) == []
        assert json.dumps(state_to_json(state)) == saved
        assert worked_out(state) == worked_out(game.state)


def worked_out(state: State) -> list[tuple[str, tuple[int, ...], int, int, int, int]]:
    """What both positions must agree on for each Pokémon."""
    found = []
    for side in state.sides:
        for pokemon in side.pokemon():
            data = pokemon.data
            found.append(
                (data.name, pokemon.types, data.hp, pokemon.attack_card, pokemon.powers_ignored, pokemon.hooks)
            )
    return found


def test_games_with_such_cards() -> None:
    """Twice the same log, no illegal position, resumed sessions end the same way."""
    report = soak((DECK_C, DECK_D), CLASSIC, 6, sessions=1, saves=4)
    assert report.findings == []
    assert report.resumed == 4


def test_log_and_views_of_such_games() -> None:
    """Every line of the log has words; a view is JSON and shows what is in play, face up hands, and nothing hidden."""
    game = Game(new_state((DECK_C, DECK_D), 11, CLASSIC), CLASSIC, RandomBot(3), RandomBot(4))
    game.log = []
    while not game.over:
        advance(game)
        for player in (0, 1):
            view = View(game.state, player).to_json()
            opponent = view["opponent"]
            assert isinstance(opponent, dict)
            assert ("hand" in opponent) == (View(game.state, player).opponents_hand() is not None)
            json.dumps(view)
    assert len(render(game.log)) == len(game.log)


def test_other_games_never_look() -> None:
    """Without any card that speaks of others nothing of this is worked out."""
    assert not new_state((DECK_A, DECK_B), 1, CLASSIC).watch
    assert new_state((DECK_A, DECK_D), 1, CLASSIC).watch


def test_copy_of_a_position_is_independent() -> None:
    """Discarding the source of an effect in the copy leaves the original as it was."""
    table = Table()
    table.active(0, "Boulderpup")
    table.active(1, "Apery")
    table.bench(1, "Old_Amber Fossilwing")
    copy = table.game.state.copy()
    assert copy.standing[0].source is copy.sides[1].bench[0]
    assert table.game.state.standing[0].source is table.side(1).bench[0]


def test_reprints_are_the_same_card() -> None:
    """A reprint shares the effects: an attack forbidden on one printing is forbidden on the other."""
    for data in DECK_C[:1] + DECK_A[:1] + DECK_A[-1:]:
        copy = reprint(data, "again-1", "Other Spelling")
        assert (copy.id, copy.name, copy.kind) == ("again-1", "Other Spelling", data.kind)
    assert reprint(DECK_A[0], "again-2").name == DECK_A[0].name
