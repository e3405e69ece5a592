"""Pokémon that change places, leave play by an effect, or lose an Evolution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardc.engine import const, history, knockout, moves, selecting, trace, zones
from cardc.engine.carddata import as_pokemon
from cardc.engine.decisions import ASK_STAGE
from cardc.engine.standing import refresh
from cardc.engine.state import Card, InPlay

if TYPE_CHECKING:
    from cardc.engine.context import Context


def switch(c: Context, player: int, chooser: int) -> None:
    """The Active Pokémon of a player changes places with a Benched one, picked by the player ``chooser``; no retreat."""
    side = c.state.sides[player]
    active = side.active
    if active is None or not side.bench or c.protected(active):
        return
    candidates = [benched for benched in side.bench if not c.protected(benched)]
    if not candidates:
        return
    benched = selecting.pick_one(c, candidates, chooser)
    if c.shielded(active) or c.shielded(benched):
        return
    zones.swap_active(c.game, player, benched, moves.SWITCHED, c.player)
    history.record(c, active, const.RESULT_SWITCH, 1 if chooser == player else 0)


def take_active_place(c: Context, pokemon: InPlay) -> None:
    """A Benched Pokémon changes places with its owner's Active Pokémon."""
    side = c.state.sides[pokemon.owner]
    if side.active is not pokemon and (side.active is None or not c.shielded(side.active)):
        zones.swap_active(c.game, pokemon.owner, pokemon, moves.SWITCHED, c.player)


# --- leaving play --------------------------------------------------------------------------------------


def leave_play(c: Context, pokemon: InPlay, to: int, everything: bool) -> None:
    """A Pokémon goes to its owner's hand or deck (shuffled in) with all cards attached to it; without ``everything`` only its
    lowest card goes and the others are discarded. It is no Knock Out.
    """
    state = c.state
    side = state.sides[pokemon.owner]
    name = pokemon.data.name
    place = zones.place_zone(state, pokemon)
    attached = [energy.card for energy in pokemon.energy] + [trainer.card for trainer in pokemon.trainers]
    zones.take_off(state, pokemon)
    lowest = pokemon.cards[0]
    for card in pokemon.cards:
        _send(c, card, place, to if everything or card is lowest else const.ZONE_DISCARD_PILE)
    for card in attached:
        _send(c, card, const.ZONE_ATTACHED, to if everything else const.ZONE_DISCARD_PILE)
    if to != const.ZONE_HAND:
        state.chance.shuffle(side.deck)
    if c.game.log is not None:
        c.game.note(pokemon.owner, "returns" if to == const.ZONE_HAND else "returns to deck", "", name, 0)
    if c.game.trace is not None:
        c.game.trace.append((trace.EFFECT, "", f"{name} leaves play", 0, 0, c.game.cause))
    if not c.attacks:
        knockout.check(c.game)


def _send(c: Context, card: Card, source: int, to: int) -> None:
    """A card of a Pokémon that has left its place goes to its owner's hand, deck or discard pile."""
    owner = c.state.sides[card.owner]
    if to == const.ZONE_DISCARD_PILE:
        owner.discard.append(card)
    elif to == const.ZONE_HAND:
        owner.hand.append(card)
    else:
        owner.deck.append(card)
    c.game.moved(card, source, to, moves.LEFT_PLAY, c.player)


def is_last(c: Context, pokemon: InPlay) -> bool:
    """Whether a Pokémon is the only one that its owner has in play."""
    return len(c.state.sides[pokemon.owner].pokemon()) == 1


def discard_doll(c: Context, pokemon: InPlay) -> None:
    """A player discards a Pokémon that is a Trainer card, in their own turn before the attack."""
    if c.game.log is not None:
        c.game.note(pokemon.owner, "discard doll", pokemon.data.name, "", 0)
    zones.leave_play(c.game, pokemon, moves.DISCARDED, pokemon.owner)
    knockout.check(c.game)


# --- devolving ---------------------------------------------------------------------------------------------


def stages(pokemon: InPlay) -> list[int]:
    """The stages of Evolution that a Pokémon has and can lose, lowest first."""
    found: list[int] = []
    for card in selecting.evolution_cards(pokemon):
        data = as_pokemon(card.data)
        if data is not None and data.stage not in found:
            found.append(data.stage)
    return found


def devolve(c: Context, pokemon: InPlay) -> None:
    """The Evolution cards of a stage that the controller chooses, and all higher ones, are discarded.

    Conditions and what attacks left on it end; the damage stays, so the lower HP may Knock it Out. It counts as having evolved this
    turn.
    """
    possible = stages(pokemon)
    if not possible:
        return
    stage = c.game.ask(c.player, ASK_STAGE, possible)
    kept: list[Card] = []
    place = zones.place_zone(c.state, pokemon)
    for card in pokemon.cards:
        data = as_pokemon(card.data)
        assert data is not None
        if card is pokemon.cards[0] or (data.stage < stage and len(kept) > 0):
            kept.append(card)
        else:
            zones.to_discard(c.game, card, place, moves.DEVOLVED, c.player)
            if c.game.log is not None:
                c.game.note(pokemon.owner, "discard", card.data.name, pokemon.data.name, 0)
    zones.end_effects(c.state, pokemon, True, True)
    zones.forget_attack(pokemon)
    pokemon.cards = tuple(kept)
    pokemon.top = kept[-1]
    pokemon.evolved_turn = c.state.turn
    pokemon.power_uses = 0
    refresh(c.state, pokemon)
    if c.game.trace is not None:
        what = f"devolves to {pokemon.data.name}"
        c.game.trace.append((trace.EFFECT, "", what, 0, 0, c.game.cause))
    if not c.attacks:
        knockout.check(c.game)
