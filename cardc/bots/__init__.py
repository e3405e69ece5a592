"""Bots by name: players that answer at once, from chance alone to a tree search (docs/bots.md).

====================  ===================================================================================
``random``            every option alike
``attacks``           builds up, then attacks with the highest printed damage
``greedy``            looks one action ahead, with the odds of its coins
``search``            determinized Monte-Carlo tree search; ``search:200`` are 200 simulations for each decision
``package.module:X``  a bot of your own: a class that is a :class:`~cardc.engine.decisions.Player`
====================  ===================================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

from cardc.engine.bots import AttackBot, RandomBot
from cardc.engine.decisions import Player

if TYPE_CHECKING:
    from cardc.engine.carddata import CardData

BOT_NAMES: Final = ("random", "attacks", "greedy", "search")
"""The names of the bots that come with the program."""

__all__ = ["BOT_NAMES", "BotError", "make_bot"]

SIMULATIONS: Final = 200
"""For each decision of ``search`` when nothing else is said."""


class BotError(ValueError):
    """There is no such bot, or the class that is named can't be used; the message says why."""


def make_bot(
    name: str, seed: int, *, deck: Sequence[CardData] | None = None, budget: int | float | None = None
) -> Player:
    """The bot that is called ``name``, with a chance of its own from ``seed``.

    Args:
        name: one of :data:`BOT_NAMES`, ``search:N``, or ``package.module:ClassName``. The author's class is called with the seed; one
            whose ``__init__`` takes ``deck`` or ``budget`` gets these too.
        seed: from 0 to 2**64 - 1. The same seed and questions give the same answers, unless the budget is a time.
        deck: the deck that the bot plays, for bots that want to know it.
        budget: for ``search``: an ``int`` is a number of simulations for each decision, a ``float`` a time in seconds.

    Raises:
        BotError: there is no such bot, the class can't be imported or made, or the budget is not positive.
    """
    if budget is not None and budget <= 0:
        raise BotError(f"the budget of a bot is more than 0, not {budget}")
    if name == "random":
        return RandomBot(seed)
    if name == "attacks":
        return AttackBot(seed)
    if name == "greedy":
        from cardc.bots.greedy import GreedyBot

        return GreedyBot(seed)
    kind, colon, rest = name.partition(":")
    if kind == "search":
        return _search(seed, rest if colon else "", budget)
    if colon:
        return _own(kind, rest, seed, deck, budget)
    raise BotError(f"there is no bot {name!r}; there are {', '.join(BOT_NAMES)}, search:N and package.module:ClassName")


def _search(seed: int, number: str, budget: int | float | None) -> Player:
    from cardc.bots.search import SearchBot

    if number:
        if not number.isdecimal() or not 1 <= int(number[:9]) <= 10_000_000:
            raise BotError(f"search:{number}: the number of simulations stands behind the colon, as in search:200")
        return SearchBot(seed, int(number[:9]))
    if isinstance(budget, float):
        return SearchBot(seed, 0, budget)
    return SearchBot(seed, SIMULATIONS if budget is None else budget)


def _own(module: str, name: str, seed: int, deck: Sequence[CardData] | None, budget: int | float | None) -> Player:
    """The author's bot."""
    from inspect import signature

    try:
        found = getattr(import_module(module), name)
    except (ImportError, ValueError) as error:
        raise BotError(f"{module}:{name}: the module can't be imported: {error}") from error
    except AttributeError as error:
        raise BotError(f"{module}:{name}: the module has no {name}") from error
    if not (isinstance(found, type) and issubclass(found, Player)):
        raise BotError(f"{module}:{name} is no class derived from cardc.engine.decisions.Player")
    offered = {"deck": deck, "budget": budget}
    try:
        wanted = set(signature(found).parameters)
    except (TypeError, ValueError):  # a compiled class without a signature
        wanted = set()
    given = {key: value for key, value in offered.items() if key in wanted}
    maker: Callable[..., Player] = found
    try:
        return maker(seed, **given)
    except TypeError as error:
        raise BotError(f"{module}:{name} can't be made from a seed: {error}") from error
