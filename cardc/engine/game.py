"""A game at the table: the state, the rules it is played by, the players, and who listens."""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.decisions import Player, Question
from cardc.engine.editions import Edition
from cardc.engine.hand import Hand
from cardc.engine.log import LogLine
from cardc.engine.moves import Move
from cardc.engine.state import Card, InPlay, State
from cardc.engine.trace import TraceLine


class IllegalAnswerError(ValueError):
    """A player answered with something that is no option of the question."""


class Game:
    """One game. ``trace``, ``log`` and ``moves`` are ``None`` unless somebody listens; ``cause`` names what is being done now.

    ``hands`` are both hands as legal actions were last listed from them.
    """

    __slots__ = ("cause", "edition", "hands", "log", "moves", "players", "state", "trace")

    def __init__(self, state: State, edition: Edition, first: Player, second: Player) -> None:
        self.state: State = state
        self.edition: Edition = edition
        self.players: list[Player] = [first, second]
        self.trace: list[TraceLine] | None = None
        self.log: list[LogLine] | None = None
        self.moves: list[Move] | None = None
        self.cause: str = ""
        self.hands: tuple[Hand, Hand] = (Hand(), Hand())

    def ask(self, player: int, kind: int, options: list[int]) -> int:
        """Let a player choose one of ``options`` and return it; a single option needs no question.

        When the game has just been decided nobody is asked any more.
        """
        if len(options) == 1 or self.state.phase >= const.PHASE_SUDDEN_DEATH:
            return options[0]
        index = self.players[player].answer(Question(self.state, player, kind, options, self.cause, self.edition))
        if not 0 <= index < len(options):
            raise IllegalAnswerError(f"option {index} of {len(options)}")
        return options[index]

    def flip(self, player: int) -> bool:
        """One coin flip by a player; True is heads."""
        heads = self.state.chance.coin()
        if self.log is not None:
            self.note(player, "flip heads" if heads else "flip tails", "", "", 1 if heads else 0)
        return heads

    def note(self, player: int, what: str, card: str, target: str, number: int) -> None:
        """Add a line to the log; callers look first whether there is one."""
        if self.log is not None:
            self.log.append((self.state.turn, player, what, card, target, number))

    def moved(self, card: Card, source: int, target: int, why: str, by: int) -> None:
        """A card went from one zone to another; every zone change passes here."""
        if self.moves is not None:
            self.moves.append((self.state.turn, card.number, source, target, why, by, self.cause))

    def active(self, player: int) -> InPlay | None:
        """A player's Active Pokémon."""
        return self.state.sides[player].active

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.state.phase == const.PHASE_OVER

    def win(self, player: int, way: int) -> None:
        """``player`` wins the game by one of the ``WON_BY_…`` ways."""
        state = self.state
        state.winner = player
        state.way = way
        state.phase = const.PHASE_OVER
        if self.log is not None:
            self.note(player, "win", const.WAY_NAMES[way], "", way)
