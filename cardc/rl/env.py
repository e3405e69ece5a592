"""A PettingZoo AEC environment: two players, one answer a step, with a mask of the legal ones.

The action space is that of :class:`~cardc.engine.numbering.Numbering`; the observation is what the rules let the player see
(:class:`~cardc.engine.view.View`) as whole numbers, card kinds by their place among the cards of both decks. The reward is 1 for the winner and -1 for the loser
when the game ends, else 0. A game that has had ``most_steps`` steps is truncated.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it has no types

from cardc.engine import const
from cardc.engine.board import draw_board
from cardc.engine.carddata import CardData
from cardc.engine.editions import CLASSIC, Edition
from cardc.engine.library import new_game
from cardc.engine.numbering import Numbering
from cardc.engine.session import Session
from cardc.engine.state import Card, InPlay
from cardc.engine.view import View

PLAYERS: Final = ("player_0", "player_1")
MOST_STEPS: Final = 5_000
_BENCH: Final = 5
_POKEMON: Final = 7 + const.TYPES + 1
"""Numbers told of a Pokémon: kind, damage, HP, conditions, Trainer cards, stage cards, entered this turn, Energy of each type and of any."""
_PLAIN: Final = 12


class CardGameEnv(AECEnv):  # type: ignore[misc]  # AECEnv has no types
    """Two decks against each other. ``reset(seed=…)`` begins a game; without a seed the next one of a row that ``seed`` began.

    Args:
        decks: the decks of both players; of at most 60 cards each.
        edition: the rules.
        most_steps: answers of both players together, after which a game is truncated.
        render_mode: ``"ansi"``: :meth:`render` returns the table as text; ``"human"``: it prints it.
    """

    metadata = {"name": "cardc_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False}  # noqa: RUF012 (PettingZoo's way)

    def __init__(
        self,
        decks: tuple[Sequence[CardData], Sequence[CardData]],
        edition: Edition = CLASSIC,
        *,
        most_steps: int = MOST_STEPS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = list(PLAYERS)
        self.agents: list[str] = []
        self._decks = decks
        self._edition = edition
        self._most_steps = most_steps
        self._seed = 0
        self._steps = 0
        kinds = list(dict.fromkeys([*decks[0], *decks[1]]))
        self._kind = {data: place + 1 for place, data in enumerate(kinds)}
        self.numbering = Numbering(max(len(decks[0]), len(decks[1]), 1))
        length = _PLAIN + 2 * (1 + _BENCH) * _POKEMON + 3 * len(kinds) + len(kinds)
        self._spaces = {
            player: spaces.Dict(
                {
                    "observation": spaces.Box(-1, 1_000, (length,), np.int16),
                    "action_mask": spaces.Box(0, 1, (self.numbering.size,), np.int8),
                }
            )
            for player in PLAYERS
        }
        self._actions = {player: spaces.Discrete(self.numbering.size) for player in PLAYERS}
        self._session: Session | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:  # Any: PettingZoo's own type
        """What a player observes: ``observation`` and ``action_mask``."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:  # Any: PettingZoo's own type
        """A number for every answer."""
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> None:  # Any: PettingZoo's own type
        """Begin a new game."""
        self._seed = self._seed + 1 if seed is None else seed
        self.agents = list(PLAYERS)
        self.rewards = dict.fromkeys(PLAYERS, 0.0)
        self._cumulative_rewards = dict.fromkeys(PLAYERS, 0.0)
        self.terminations = dict.fromkeys(PLAYERS, False)
        self.truncations = dict.fromkeys(PLAYERS, False)
        self.infos: dict[str, dict[str, object]] = {player: {} for player in PLAYERS}
        self._steps = 0
        first, second = self._decks
        self._session = new_game(first, second, self._seed & (2**64 - 1), self._edition)
        self._next()

    def step(self, action: int) -> None:
        """Answer the question of ``agent_selection``.

        Raises:
            ValueError: the number is masked out.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        session = self._game()
        question = session.question
        assert question is not None
        session.answer(self.numbering.index(question, int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        self._clear_rewards()
        self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What a player sees now; the mask is empty for the one who is not asked."""
        session = self._game()
        mask = np.zeros(self.numbering.size, np.int8)
        question = session.question
        over = self.terminations.get(agent, False) or self.truncations.get(agent, False)
        if question is not None and not over and PLAYERS[question.player] == agent:
            mask[self.numbering.numbers(question)] = 1
        return {"observation": self._seen(session, PLAYERS.index(agent)), "action_mask": mask}

    def render(self) -> str | None:
        """The table as text."""
        if self.render_mode is None:
            return None
        state = self._game().game.state
        text = "\n".join(draw_board(state, self._edition, PLAYERS))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _game(self) -> Session:
        assert self._session is not None, "reset() begins a game"
        return self._session

    def _next(self) -> None:
        """Whose answer comes next, or how the game has ended."""
        session = self._game()
        question = session.question
        if question is not None:
            self.agent_selection = PLAYERS[question.player]
            if self._steps >= self._most_steps:
                self.truncations = dict.fromkeys(PLAYERS, True)
            return
        winner = session.game.state.winner
        for player, name in enumerate(PLAYERS):
            self.terminations[name] = True
            self.rewards[name] = 0.0 if winner == const.NO_ONE else 1.0 if winner == player else -1.0

    # --- what is observed ------------------------------------------------------------------------------------------

    def _seen(self, session: Session, player: int) -> np.ndarray:
        view = View(session.game.state, player)
        question = session.question
        asked = question is not None and question.player == player
        kind = question.kind if asked and question is not None else -1
        stadium = view.stadium()
        numbers = [
            kind,
            view.turn,
            int(view.whose_turn == player),
            *(view.hand_size(who) for who in (player, 1 - player)),
            *(view.deck_size(who) for who in (player, 1 - player)),
            *(view.prizes_left(who) for who in (player, 1 - player)),
            0 if stadium is None else self._kind[stadium.data],
            int(view.opponents_hand() is not None),
            len(view.seen()),
        ]
        numbers += [0] * (_PLAIN - len(numbers))
        for who in (player, 1 - player):
            numbers += self._side(view, who)
        numbers += self._counts(view.hand())
        numbers += self._counts(view.opponents_hand() or view.seen())
        numbers += self._counts(view.discard(player))
        numbers += self._counts(view.discard(1 - player))
        return np.clip(np.array(numbers, np.int32), -1, 1_000).astype(np.int16)

    def _side(self, view: View, who: int) -> list[int]:
        found: list[int] = []
        pokemon = view.pokemon(who)
        for one in pokemon[: 1 + _BENCH]:
            found += self._pokemon(view, one)
        return found + [0] * ((1 + _BENCH) * _POKEMON - len(found))

    def _pokemon(self, view: View, pokemon: InPlay) -> list[int]:
        energy = [0] * (const.TYPES + 1)
        for attached in pokemon.energy:
            for type in attached.provides:
                energy[type] += 1  # any type, -1, is the last place
        return [
            self._kind[pokemon.top.data],
            pokemon.damage,
            pokemon.data.hp,
            pokemon.conditions,
            len(pokemon.trainers),
            len(pokemon.cards),
            int(pokemon.entered_turn == view.turn),
            *energy,
        ]

    def _counts(self, cards: Sequence[Card]) -> list[int]:
        """How many cards of each kind."""
        found = [0] * len(self._kind)
        for card in cards:
            found[self._kind[card.data] - 1] += 1
        return found
