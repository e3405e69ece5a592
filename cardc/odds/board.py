"""The boards on which odds are worked out: a plain one, or the one that a scenario lays out."""

from __future__ import annotations

from pathlib import Path

from cardc.diagnostics import Diagnostic
from cardc.engine.carddata import PokemonData
from cardc.engine.chance import Chance
from cardc.engine.editions import EDITIONS, Edition
from cardc.engine.state import State
from cardc.scenario import duel
from cardc.scenario.board import BoardError, build_board, edition_of
from cardc.scenario.names import Names
from cardc.scenario.parse import parse_file


class NoBoardError(ValueError):
    """A scenario file lays out no board for the card; ``diagnostics`` say more when there are any."""

    def __init__(self, message: str, diagnostics: list[Diagnostic] | None = None) -> None:
        super().__init__(message)
        self.diagnostics = diagnostics or []


def set_board(user: PokemonData, index: int, defending: PokemonData, edition: Edition) -> State:
    """The plain board: ``user`` with just the Energy that attack ``index`` needs against ``defending``.

    Each player has two Bystanders on the Bench, two Energy cards in hand, ten in the deck and six Prizes. It is the middle of a game.
    """
    return duel.set_board(user, index, defending, edition, Chance(duel.SEED))


def scenario_board(file: Path, names: Names, user: PokemonData, name: str | None = None) -> tuple[State, Edition]:
    """The board of the first scenario of a file (or the one called ``name``) in which ``user`` is your Active Pokémon and it is your turn.

    Raises:
        NoBoardError: the file can't be read as scenarios, or no scenario fits.
    """
    scenarios, findings = parse_file(file)
    if findings:
        raise NoBoardError(f"{file} can't be read", findings)
    for scenario in scenarios:
        if name is not None and scenario.name != name:
            continue
        try:
            state = build_board(scenario, names, str(file))
        except BoardError as error:
            if name is not None:
                raise NoBoardError(f"{file}: the board of “{name}” can't be laid out", error.diagnostics) from error
            continue
        active = state.sides[0].active
        if state.player == 0 and active is not None and active.data.id == user.id:
            return state, EDITIONS[edition_of(scenario).value]
    which = "no scenario" if name is None else f"no scenario called “{name}”"
    raise NoBoardError(f"{file}: {which} has {user.name} [{user.id}] as your Active Pokémon in your turn")
