"""Retreating (R139 to R151)."""

from __future__ import annotations

from typing import Final

from cardc.engine import attachments, const, editions, hooks, knockout, moves, trace
from cardc.engine.context import Context
from cardc.engine.decisions import ASK_NEW_ACTIVE
from cardc.engine.energy import provides_now
from cardc.engine.game import Game
from cardc.engine.state import InPlay
from cardc.engine.zones import discard_energy, swap_active

_CHANGES_COST: Final = const.HOOK_CHEAPER_RETREAT | const.HOOK_DEARER_RETREAT


def may_retreat(c: Context, active: InPlay) -> bool:
    """Whether the Active Pokémon of the turn's player may try to retreat and can pay for it (R140, R145, R146)."""
    game = c.game
    edition = game.edition
    side = game.state.sides[active.owner]
    if not side.bench or side.retreat_failed or active.conditions & edition.retreat_blocked_by:
        return False
    if 0 <= edition.retreats_max <= side.retreats:
        return False
    return _can_pay(c, active) and not hooks.cannot_retreat(c, active)


def retreat(game: Game) -> None:
    """Pay, flip when Confused, then change places with a Benched Pokémon of the player's choice."""
    player = game.state.player
    side = game.state.sides[player]
    active = side.active
    if active is None:
        return
    c = Context(game, player)
    _pay(c, active)
    if active.conditions & const.CONFUSED and game.edition.retreat_confused_flip and not game.flip(player):
        side.retreat_failed = True
        _tell(game, "retreat fails", active)
        return
    side.retreats += 1
    _tell(game, "retreat", active)
    place = game.ask(player, ASK_NEW_ACTIVE, [player * 8 + i + 1 for i in range(len(side.bench))])
    swap_active(game, player, side.bench[(place & 7) - 1], moves.RETREATED, player)
    if game.state.spoken:
        knockout.check(game)


def _can_pay(c: Context, active: InPlay) -> bool:
    """Whether the attached Energy is enough, in an optional reading whether there is a card for each symbol (R140, R141)."""
    cost = active.data.retreat
    if active.effects or active.hooks & _CHANGES_COST:
        cost = hooks.retreat_cost(c, active)
    if c.game.edition.retreat_payment == editions.CARD_FOR_EACH_SYMBOL:
        return len(active.energy) >= cost
    return active.energy_total >= cost


def _pay(c: Context, active: InPlay) -> None:
    """Discard Energy cards one at a time until the cost is paid or overpaid, then no more (R142, R143)."""
    paid = 0
    by_card = c.game.edition.retreat_payment == editions.CARD_FOR_EACH_SYMBOL
    cost = hooks.retreat_cost(c, active)
    while paid < cost and active.energy:
        card = attachments.pick_energy(c, list(active.energy), c.player)
        paid += 1 if by_card else len(provides_now(c.state, card, const.ANY_TYPE))
        discard_energy(c.game, active, card, c.player)


def _tell(game: Game, what: str, active: InPlay) -> None:
    if game.log is not None:
        game.note(active.owner, what, "", active.data.name, 0)
    if game.trace is not None:
        game.trace.append((trace.EFFECT, "", f"{active.data.name}: {what}", 0, 0, ""))
