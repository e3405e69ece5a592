"""The PettingZoo environment: PettingZoo's own API test, masks, rewards, truncation."""

from __future__ import annotations

import warnings

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'cardc[rl]'")

import numpy as np
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]  # it has no types

from cardc.rl.env import PLAYERS, CardGameEnv
from tests.engine import cards


def _env(most_steps: int = 5_000) -> CardGameEnv:
    return CardGameEnv((cards.DECK_A, cards.DECK_B), most_steps=most_steps, render_mode="ansi")


def test_api() -> None:
    """PettingZoo's own test, many cycles of it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(_env(), num_cycles=300, verbose_progress=False)


def test_seeds() -> None:
    """The same seed gives the same game."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(_env, num_cycles=50)


def _play(env: CardGameEnv, seed: int) -> dict[str, float]:
    """A game with random legal answers; the sum of all rewards of each player."""
    env.reset(seed=seed)
    total = dict.fromkeys(PLAYERS, 0.0)
    random = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        if ended or cut:
            env.step(None)  # type: ignore[arg-type]  # PettingZoo's way to leave the game
            continue
        assert observation is not None
        legal = np.flatnonzero(observation["action_mask"])
        assert len(legal) > 1  # nobody is asked where there is nothing to choose
        assert env.observation_space(agent).contains(observation)
        other = PLAYERS[1 - PLAYERS.index(agent)]
        assert not env.observe(other)["action_mask"].any()
        env.step(int(random.choice(legal)))
    return total


def test_a_game_has_one_winner() -> None:
    for seed in range(5):
        total = _play(_env(), seed)
        assert sorted(total.values()) == [-1.0, 1.0]


def test_masked_answers_are_refused() -> None:
    env = _env()
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="no legal answer"):
        env.step(int(np.flatnonzero(mask == 0)[0]))


def test_long_games_are_truncated() -> None:
    env = _env(most_steps=7)
    assert _play(env, 2) == {"player_0": 0.0, "player_1": 0.0}


def test_the_opponents_hand_is_not_observed() -> None:
    """Given two games that differ only in what a player can't see; then the observations are the same."""
    from cardc.engine.library import determinize

    env = _env()
    env.reset(seed=3)
    random = np.random.default_rng(1)
    checked = 0
    for _ in range(150):
        session = env._game()
        if session.question is None:
            break
        if not session.given() and not session.game.state.face_down:
            for player in (0, 1):
                assert (env._seen(session, player)[1:] == env._seen(determinize(session, player, 9), player)[1:]).all()
            checked += 1
        env.step(int(random.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    assert checked > 20
