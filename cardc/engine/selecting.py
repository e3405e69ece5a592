"""Groups of Pokémon and cards, and choosing among them. Nobody is asked where there is nothing to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardc.engine import const
from cardc.engine.decisions import ASK_NUMBER, ASK_POKEMON, NOTHING
from cardc.engine.groups import Where
from cardc.engine.groups import told as told_group
from cardc.engine.qualities import looks_like
from cardc.engine.state import Card, InPlay, Side, place_of, pokemon_at
from cardc.engine.zones import distinct

if TYPE_CHECKING:
    from cardc.engine.context import Context


def group(c: Context, where: Where) -> list[InPlay]:
    """The Pokémon of a group, seen from the controller: yours first, Active before Bench."""
    sides = c.state.sides
    found: list[InPlay] = []
    if where.owner != const.OPPONENTS:
        found = _at(sides[c.player], where.spot)
    if where.owner != const.YOURS:
        found = found + _at(sides[1 - c.player], where.spot)
    if where.plain:
        return found
    if where.only_type:
        return [pokemon for pokemon in found if where.type in pokemon.types]
    return [pokemon for pokemon in found if _has_qualities(c, pokemon, where)]


def holds_any(c: Context, where: Where) -> bool:
    """Whether a group holds any Pokémon; no list is made."""
    sides = c.state.sides
    if where.owner != const.OPPONENTS and _side_holds_any(c, sides[c.player], where):
        return True
    return where.owner != const.YOURS and _side_holds_any(c, sides[1 - c.player], where)


def _side_holds_any(c: Context, side: Side, where: Where) -> bool:
    active = side.active
    if active is not None and where.spot != const.BENCH and (where.plain or _has_qualities(c, active, where)):
        return True
    if where.plain:
        return len(side.bench) > 0
    return any(_has_qualities(c, pokemon, where) for pokemon in side.bench)


def _at(side: Side, spot: int) -> list[InPlay]:
    if spot == const.ACTIVE:
        return [] if side.active is None else [side.active]
    return side.bench.copy() if spot == const.BENCH else side.pokemon()


def belongs(c: Context, pokemon: InPlay, where: Where) -> bool:
    """Whether a Pokémon in play is in a group."""
    return belongs_for(c, c.player, pokemon, where)


def belongs_for(c: Context, player: int, pokemon: InPlay, where: Where) -> bool:
    """Whether a Pokémon in play is in a group as ``player`` speaks of it."""
    yours = pokemon.owner == player
    if (where.owner == const.OPPONENTS and yours) or (where.owner == const.YOURS and not yours):
        return False
    if where.spot != const.IN_PLAY and (c.state.sides[pokemon.owner].active is pokemon) != (where.spot == const.ACTIVE):
        return False
    return where.plain or _has_qualities(c, pokemon, where)


def _has_qualities(c: Context, pokemon: InPlay, where: Where) -> bool:
    if not looks_like(pokemon, where, c.state.name_ignore):
        return False
    if where.type != const.ANY_TYPE and not _of_type(c, pokemon, where.type):
        return False
    return _has_energy(c, pokemon, where.energy) and _has_energy(c, pokemon, where.more_energy)


def _has_energy(c: Context, pokemon: InPlay, type: int) -> bool:
    """Whether a Pokémon has an Energy card of a type (``ANY_TYPE``: any, ``NO_MATTER``: none is asked for)."""
    if type == const.NO_MATTER:
        return True
    return len(pokemon.energy) > 0 and (type < 0 or len(c.energy_on(pokemon, type)) > 0)


def _of_type(c: Context, pokemon: InPlay, type: int) -> bool:
    """Whether a Pokémon has a type; for a type that another Pokémon has, any of its types."""
    if type >= 0:
        return type in pokemon.types
    other = c.user if type == const.TYPE_OF_USER else c.defending
    return other is not None and any(own in other.types for own in pokemon.types)


def told(c: Context, where: Where) -> str:
    """A group as text for a lasting effect; a type that a Pokémon has now stays the one it is now."""
    if where.type in (const.TYPE_OF_USER, const.TYPE_OF_DEFENDING):
        other = c.user if where.type == const.TYPE_OF_USER else c.defending
        where = where.fixed((const.ANY_TYPE,) if other is None else other.types)
    return told_group(where)


def evolution_cards(pokemon: InPlay) -> tuple[Card, ...]:
    """The Evolution cards in the pile of a Pokémon, lowest first."""
    return pokemon.cards[1:]


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


def pick_cards(c: Context, kind: int, cards: list[Card], least: int, most: int, chooser: int) -> list[Card]:
    """Between ``least`` and ``most`` cards (``ALL``: every one), chosen one by one by the player ``chooser``.

    Cards of the same printing are one option, and when all that are left are the same and must be taken nobody is asked.
    """
    limit = len(cards) if most == const.ALL else min(most, len(cards))
    if least == const.ALL or least >= len(cards):
        return cards
    left = cards.copy()
    picked: list[Card] = []
    while left and len(picked) < limit:
        options = [card.number for card in distinct(left)]
        if len(picked) >= least:
            options.append(NOTHING)
        answer = c.game.ask(chooser, kind, options)
        if answer == NOTHING:
            break
        picked.append(c.state.cards[answer])
        left = [card for card in left if card.number != answer]
    return picked


def amount(c: Context, least: int, most: int, available: int) -> int:
    """How many of ``available`` things: between ``least`` and ``most`` (``ALL``: every one), the controller says how many.

    With fewer there it is all of them (R233).
    """
    limit = available if most == const.ALL else min(most, available)
    if least == most or least >= limit or least == const.ALL:
        return limit
    return c.game.ask(c.player, ASK_NUMBER, list(range(least, limit + 1)))
