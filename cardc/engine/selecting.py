"""Groups of Pokémon and cards, and choosing among them. Nobody is asked where there is nothing to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardc.engine import const
from cardc.engine.decisions import ASK_NUMBER, ASK_POKEMON, NOTHING
from cardc.engine.state import Card, InPlay, Side, place_of, pokemon_at
from cardc.engine.zones import distinct

if TYPE_CHECKING:
    from cardc.engine.context import Context


def group(c: Context, owner: int, spot: int, type: int) -> list[InPlay]:
    """The Pokémon of a group, seen from the controller: yours first, Active before Bench."""
    found: list[InPlay] = []
    sides = c.state.sides
    if owner != const.OPPONENTS:
        _add_side(sides[c.player], spot, type, found)
    if owner != const.YOURS:
        _add_side(sides[1 - c.player], spot, type, found)
    return found


def _add_side(side: Side, spot: int, type: int, found: list[InPlay]) -> None:
    active = side.active
    if spot != const.BENCH and active is not None and (type == const.ANY_TYPE or type in active.data.types):
        found.append(active)
    if spot != const.ACTIVE:
        for pokemon in side.bench:
            if type == const.ANY_TYPE or type in pokemon.data.types:
                found.append(pokemon)


def pick(c: Context, candidates: list[InPlay], number: int, chooser: int) -> list[InPlay]:
    """``number`` different Pokémon out of ``candidates``, chosen one by one; all of them when there are no more."""
    if len(candidates) <= number:
        return candidates
    left = candidates.copy()
    picked: list[InPlay] = []
    for _ in range(number):
        pokemon = pick_one(c, left, chooser)
        picked.append(pokemon)
        left = [other for other in left if other is not pokemon]
    return picked


def pick_one(c: Context, candidates: list[InPlay], chooser: int) -> InPlay:
    """One Pokémon out of ``candidates`` (not empty), chosen by the player ``chooser``."""
    if len(candidates) == 1:
        return candidates[0]
    place = c.game.ask(chooser, ASK_POKEMON, [place_of(c.state, pokemon) for pokemon in candidates])
    pokemon = pokemon_at(c.state, place)
    assert pokemon is not None
    return pokemon


def pick_cards(c: Context, kind: int, cards: list[Card], number: int, may_stop: bool, chooser: int) -> list[Card]:
    """Cards chosen one by one by the player ``chooser``; with ``may_stop`` at least one and at most ``number``.

    Cards of the same printing are one option, and when all that are left are the same nobody is asked.
    """
    if number >= len(cards) and not may_stop:
        return cards
    left = cards.copy()
    picked: list[Card] = []
    while left and len(picked) < number:
        options = [card.number for card in distinct(left)]
        if may_stop and picked:
            options.append(NOTHING)
        answer = c.game.ask(chooser, kind, options)
        if answer == NOTHING:
            break
        picked.append(c.state.cards[answer])
        left = [card for card in left if card.number != answer]
    return picked


def amount(c: Context, number: int, up_to: bool, available: int) -> int:
    """How many of ``available`` things: ``number`` of them or ``ALL``, with ``up_to`` the controller says how many."""
    limit = available if number == const.ALL else min(number, available)
    if not up_to or limit <= 1:
        return limit
    return c.game.ask(c.player, ASK_NUMBER, list(range(1, limit + 1)))
