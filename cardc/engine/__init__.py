"""The fixed rules of the game. The engine knows no card: generated classes tell it what a card does.

Programs import what they need from here (docs/library.md shows it at work); each name is loaded when it is first used:

>>> from cardc.engine import CLASSIC, determinize, new_game, rollout

Where what stands (docs/engine.md):

=================  =====================================================================================
``carddata``       ``PokemonData``, ``TrainerData``, ``EnergyData``, ``CardPool``: what is printed on cards
``effect``         base classes of generated effect classes; ``context``: what they are given
``const``          the numbers both speak in
``editions``       ``CLASSIC``, ``DP``, ``BW``, ``EDITIONS``: the rules as values
``decks``          ``deck_problems``: whether a deck is legal
``setup``          ``new_state``: a game before its set-up; ``arrange``: a position made by hand
``game``, ``turn``  ``Game``, ``advance`` (one action), ``play`` (to the end)
``actions``        ``legal_actions`` and ``perform`` of the player whose turn it is
``decisions``      ``Question``, ``Player``; ``bots``: two bots and a scripted player
``session``        ``Session``: a game that stops at every decision and can be saved as JSON
``view``           what a player may see; ``json_state``: a whole position as JSON
``trace``, ``log``  what happened in which step; what happened in the game; ``moves``: every zone change
``build``          whether this engine is compiled
``library``        the functions for programs; ``numbering``: a number for every answer; ``hidden``: dealing unseen cards anew
``outcomes``       all that an action can lead to
``soak``           many seeded games with checks; ``invariants``: what is true of every position
=================  =====================================================================================
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cardc.engine.actions import legal_actions as legal_actions
    from cardc.engine.actions import perform as perform
    from cardc.engine.bots import AttackBot as AttackBot
    from cardc.engine.bots import Bot as Bot
    from cardc.engine.bots import RandomBot as RandomBot
    from cardc.engine.carddata import CardData as CardData
    from cardc.engine.carddata import CardPool as CardPool
    from cardc.engine.carddata import EnergyData as EnergyData
    from cardc.engine.carddata import PokemonData as PokemonData
    from cardc.engine.carddata import TrainerData as TrainerData
    from cardc.engine.decisions import Option as Option
    from cardc.engine.decisions import Player as Player
    from cardc.engine.decisions import Question as Question
    from cardc.engine.decks import deck_problems as deck_problems
    from cardc.engine.editions import BW as BW
    from cardc.engine.editions import CLASSIC as CLASSIC
    from cardc.engine.editions import DP as DP
    from cardc.engine.editions import EDITIONS as EDITIONS
    from cardc.engine.editions import Edition as Edition
    from cardc.engine.game import Game as Game
    from cardc.engine.game import IllegalAnswerError as IllegalAnswerError
    from cardc.engine.hidden import HiddenInformationError as HiddenInformationError
    from cardc.engine.json_state import SavedGameError as SavedGameError
    from cardc.engine.library import MOST_ACTIONS as MOST_ACTIONS
    from cardc.engine.library import Branch as Branch
    from cardc.engine.library import Ending as Ending
    from cardc.engine.library import chance_branches as chance_branches
    from cardc.engine.library import determinize as determinize
    from cardc.engine.library import legal_options as legal_options
    from cardc.engine.library import new_game as new_game
    from cardc.engine.library import play_out as play_out
    from cardc.engine.library import resume as resume
    from cardc.engine.library import rollout as rollout
    from cardc.engine.library import save as save
    from cardc.engine.library import view_of as view_of
    from cardc.engine.numbering import Numbering as Numbering
    from cardc.engine.session import Session as Session
    from cardc.engine.setup import new_state as new_state
    from cardc.engine.state import State as State
    from cardc.engine.turn import advance as advance
    from cardc.engine.view import View as View

_HOMES: Final = {
    "Branch": "library",
    "Ending": "library",
    "MOST_ACTIONS": "library",
    "chance_branches": "library",
    "determinize": "library",
    "legal_options": "library",
    "new_game": "library",
    "play_out": "library",
    "resume": "library",
    "rollout": "library",
    "save": "library",
    "view_of": "library",
    "Session": "session",
    "Game": "game",
    "IllegalAnswerError": "game",
    "Option": "decisions",
    "Player": "decisions",
    "Question": "decisions",
    "AttackBot": "bots",
    "Bot": "bots",
    "RandomBot": "bots",
    "View": "view",
    "Numbering": "numbering",
    "HiddenInformationError": "hidden",
    "SavedGameError": "json_state",
    "CardData": "carddata",
    "CardPool": "carddata",
    "EnergyData": "carddata",
    "PokemonData": "carddata",
    "TrainerData": "carddata",
    "deck_problems": "decks",
    "BW": "editions",
    "CLASSIC": "editions",
    "DP": "editions",
    "EDITIONS": "editions",
    "Edition": "editions",
    "State": "state",
    "advance": "turn",
    "new_state": "setup",
    "legal_actions": "actions",
    "perform": "actions",
}

__all__ = [
    "BW",
    "CLASSIC",
    "DP",
    "EDITIONS",
    "MOST_ACTIONS",
    "AttackBot",
    "Bot",
    "Branch",
    "CardData",
    "CardPool",
    "Edition",
    "Ending",
    "EnergyData",
    "Game",
    "HiddenInformationError",
    "IllegalAnswerError",
    "Numbering",
    "Option",
    "Player",
    "PokemonData",
    "Question",
    "RandomBot",
    "SavedGameError",
    "Session",
    "State",
    "TrainerData",
    "View",
    "advance",
    "chance_branches",
    "deck_problems",
    "determinize",
    "legal_actions",
    "legal_options",
    "new_game",
    "new_state",
    "perform",
    "play_out",
    "resume",
    "rollout",
    "save",
    "view_of",
]


def __getattr__(name: str) -> object:
    """A public name from the module that it stands in: commands that need one of them do not load all."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
