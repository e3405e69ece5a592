"""Replays: played again a game ends as it did; anything else is told."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cardc.engine.bots import AttackBot, RandomBot
from cardc.engine.carddata import CardData
from cardc.engine.editions import EDITIONS
from cardc.engine.game import Game
from cardc.engine.json_state import SavedGameError, state_to_json
from cardc.engine.parameters import edition_named
from cardc.engine.replay import Replay, play_again, record, replay_from_json, replay_to_json
from cardc.engine.session import Session
from cardc.engine.setup import new_state
from tests.engine.cards import DECK_A, DECK_B, POOL


def recorded(edition: str, seed: int, *options: str) -> tuple[Replay, Game]:
    rules = edition_named(edition, *options)
    game = Game(new_state((DECK_A, DECK_B), seed, rules), rules, RandomBot(seed), AttackBot(seed + 1))
    return record(game, (_ids(DECK_A), _ids(DECK_B)), seed, options), game


def _ids(deck: list[CardData]) -> list[str]:
    return [card.id for card in deck]


@pytest.mark.parametrize("edition", sorted(EDITIONS))
@pytest.mark.parametrize("seed", [1, 2, 2**64 - 1])
def test_a_replay_ends_in_the_same_position(edition: str, seed: int) -> None:
    """Through JSON text and back."""
    saved, game = recorded(edition, seed)
    again = play_again(replay_from_json(json.loads(json.dumps(replay_to_json(saved)))), POOL)
    assert state_to_json(again.state) == state_to_json(game.state)


def test_optional_readings_are_kept() -> None:
    saved, game = recorded("dp", 3, "any_number_of_retreats")
    again = play_again(replay_from_json(replay_to_json(saved)), POOL)
    assert again.edition.retreats_max == -1
    assert state_to_json(again.state) == state_to_json(game.state)


def test_what_does_not_fit_is_told() -> None:
    """Other ends, missing and added decisions, unknown cards, decks that are not legal."""
    saved, _ = recorded("classic", 1)
    other = ("t-1",) * 60
    for broken, message in (
        (replace(saved, turns=saved.turns + 1), "the game ends with"),
        (replace(saved, winner=1 - saved.winner), "the game ends with"),
        (replace(saved, decisions=saved.decisions[:-1]), "they end where"),
        (replace(saved, decisions=(*saved.decisions, 0)), "the game is over after"),
        (replace(saved, decisions=(99, *saved.decisions[1:])), "options"),
        (replace(saved, decks=(("none",), saved.decks[1])), "there is no card 'none'"),
        (replace(saved, decks=(other, saved.decks[1])), "at most 4"),
        (replace(saved, edition="gx"), "unknown"),
    ):
        with pytest.raises(SavedGameError, match=message):
            play_again(broken, POOL)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", "cardc replay 0"),
        ("decks", [[]]),
        ("seed", 5),
        ("seed", "-1"),
        ("decisions", ["a"]),
        ("options", ["nothing"]),
        ("result", []),
        ("edition", None),
    ],
)
def test_broken_files_are_told(key: str, value: object) -> None:
    data = json.loads(json.dumps(replay_to_json(recorded("classic", 1)[0])))
    data[key] = value
    with pytest.raises(SavedGameError, match="replay"):
        replay_from_json(data)


def test_sessions_keep_optional_readings() -> None:
    """Saved and resumed, the game goes on by the same rules."""
    rules = edition_named("classic", "one_retreat_a_turn")
    session = Session(new_state((DECK_A, DECK_B), 5, rules), rules)
    again = Session.from_json(json.loads(json.dumps(session.to_json())), POOL)
    assert again.game.edition == rules
    data = json.loads(json.dumps(session.to_json()))
    data["options"] = ["nothing"]
    with pytest.raises(SavedGameError, match="options"):
        Session.from_json(data, POOL)


def test_an_edition_of_ones_own_can_not_be_saved() -> None:
    rules = replace(EDITIONS["classic"], bench_max=3)
    with pytest.raises(ValueError, match="differs in more"):
        Session(new_state((DECK_A, DECK_B), 5, rules), rules).to_json()
