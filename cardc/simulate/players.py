"""The bots that play, by name."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from cardc.engine.bots import AttackBot, Bot, RandomBot
from cardc.engine.carddata import CardData
from cardc.engine.decisions import Player

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "attacks": AttackBot}


class BotError(ValueError):
    """There is no such bot; the message says which ones there are."""


def make_bot(name: str, seed: int, *, deck: list[CardData] | None = None) -> Player:
    """A bot by name, or of a class of your own: ``package.module:Class``, made with the seed.

    Raises:
        BotError: there is none of this name.
    """
    if name in BOTS:
        return BOTS[name](seed)
    module, colon, wanted = name.partition(":")
    if not colon:
        raise BotError(f"there is no bot {name}; there are {', '.join(BOTS)}, and package.module:Class")
    try:
        made = getattr(import_module(module), wanted)(seed)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise BotError(f"{name} can't be used: {error}") from error
    if not isinstance(made, Player):
        raise BotError(f"{name} is no cardc.engine.decisions.Player")
    return made
