"""Playing Trainer cards (R131 to R138)."""

from __future__ import annotations

from cardc.engine import const, knockout, moves, trace
from cardc.engine.carddata import TrainerData
from cardc.engine.context import Context
from cardc.engine.game import Game
from cardc.engine.hooks import may_play_trainers
from cardc.engine.names import same_name
from cardc.engine.state import Card
from cardc.engine.zones import put_on_bench, remove_from_hand, room_on_bench, to_discard


def kinds_allowed(game: Game) -> int:
    """The kinds of Trainer card that may be played now, as a mask of ``1 << kind`` (R116, R132 to R134)."""
    state = game.state
    edition = game.edition
    side = state.sides[state.player]
    if not edition.starting_player_may_play_trainers and state.turn == 1:
        return 0
    if (state.trainers_stopped or side.effects) and not may_play_trainers(Context(game, state.player), state.player):
        return 0
    mask = 0
    if edition.trainers_max < 0 or side.trainers < edition.trainers_max:
        mask = 1 << const.TRAINER | 1 << const.ITEM | 1 << const.TOOL
    if side.supporters < edition.supporters_max:
        mask |= 1 << const.SUPPORTER
    if side.stadiums < edition.stadiums_max:
        mask |= 1 << const.STADIUM
    return mask


def playable(c: Context, card: Card, kinds: int) -> bool:
    """Whether a Trainer card can be played: its kind is one of the mask, its requirements can be met, it would do something."""
    data = card.data
    if not isinstance(data, TrainerData) or not kinds >> data.trainer_kind & 1:
        return False
    if data.pokemon is not None:
        return room_on_bench(c.game, card.owner) > 0
    if (
        data.trainer_kind == const.STADIUM
        and c.state.stadium is not None
        and same_name(c.state.stadium.data.name, data.name, c.state.name_ignore)
    ):
        return False
    if not data.hooks & const.HOOK_CAN_USE:
        return True
    c.card = card
    may = data.effect.can_play(c)
    c.card = None
    return may


def play(game: Game, card: Card) -> None:
    """Play a Trainer card from hand: its requirements, its effect, then the discard pile unless it is attached (R131)."""
    data = card.data
    if not isinstance(data, TrainerData):
        raise ValueError(f"{data.name} is no Trainer card")
    side = game.state.sides[card.owner]
    if data.trainer_kind == const.SUPPORTER:
        side.supporters += 1
    elif data.trainer_kind == const.STADIUM:
        side.stadiums += 1
    else:
        side.trainers += 1
    remove_from_hand(game.state, card)
    game.cause = data.name
    game.moved(card, const.ZONE_HAND, const.ZONE_PLAYING, moves.PLAYED, card.owner)
    if game.log is not None:
        game.note(card.owner, "play", data.name, "", 0)
    if game.trace is not None:
        game.trace.append((trace.TRAINER, "", f"Trainer card: {data.name}", 0, 0, data.name))
    c = Context(game, card.owner)
    c.card = card
    if data.pokemon is not None:
        put_on_bench(game, card, const.ZONE_PLAYING, moves.PLAYED, card.owner)
        c.attached = True
    if data.hooks & const.HOOK_REQUIRE:
        data.effect.require(c)
    data.effect.play(c)
    if not c.attached:
        to_discard(game, card, const.ZONE_PLAYING, moves.PLAYED, card.owner)
    knockout.check(game)
    game.cause = ""
