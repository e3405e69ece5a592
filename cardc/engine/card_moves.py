"""What effects do with cards in hand, deck and discard pile: discarding, searching, putting them from zone to zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardc.engine import classes, const, moves, selecting
from cardc.engine.carddata import PokemonData
from cardc.engine.decisions import ASK_DECK_CARD, ASK_DISCARD_CARD, ASK_HAND_CARD
from cardc.engine.groups import Cards
from cardc.engine.names import evolves_from
from cardc.engine.state import Card, InPlay
from cardc.engine.zones import matches, put_on_bench, remove_from_hand, room_on_bench, to_discard

if TYPE_CHECKING:
    from cardc.engine.context import Context


def hand_besides(c: Context, player: int) -> list[Card]:
    """A player's hand without the card that is being played."""
    hand = c.state.sides[player].hand
    if c.card is None:
        return hand
    return [card for card in hand if card is not c.card]


def discard_from_hand(c: Context, player: int, least: int, most: int) -> list[Card]:
    """A player discards cards of their own choice; returns them."""
    gone = selecting.pick_cards(c, ASK_HAND_CARD, hand_besides(c, player), least, most, player).copy()
    for card in gone:
        remove_from_hand(c.state, card)
        to_discard(c.game, card, const.ZONE_HAND, moves.DISCARDED, player)
        if c.game.log is not None:
            c.game.note(player, "discard hand", card.data.name, "", 0)
    return gone


def discard_from_deck(c: Context, player: int, number: int) -> None:
    """A player discards the top cards of their deck, as many as there are (R233)."""
    deck = c.state.sides[player].deck
    for _ in range(min(number, len(deck))):
        card = deck.pop()
        to_discard(c.game, card, const.ZONE_DECK, moves.DISCARDED, player)
        if c.game.log is not None:
            c.game.note(player, "discard deck", card.data.name, "", 0)


def shuffle_deck(c: Context, player: int) -> None:
    """Shuffle a player's deck."""
    c.state.chance.shuffle(c.state.sides[player].deck)
    if c.game.log is not None:
        c.game.note(player, "shuffles", "", "", 0)


def fitting(c: Context, cards: list[Card], wanted: Cards) -> list[Card]:
    """The cards of a kind; what they must evolve from goes by the rules of names (R119, R241)."""
    found = [card for card in cards if matches(card, wanted, c.state.name_ignore)]
    name = wanted.evolves_from
    if wanted.evolves_from_who != const.FROM_ANY:
        who = _evolving(c, wanted.evolves_from_who)
        if who is None:
            return []
        name = who.data.name
    if not name:
        return found
    return [card for card in found if _evolves(c, card, name)]


def _evolves(c: Context, card: Card, name: str) -> bool:
    data = card.data
    if not isinstance(data, PokemonData) or not classes.is_evolution_card(data):
        return False
    return evolves_from(data.evolves_from, name, c.game.edition)


def _evolving(c: Context, who: int) -> InPlay | None:
    if who == const.FROM_USER:
        return c.user
    if who == const.FROM_DEFENDING:
        return c.defending
    if who == const.FROM_ATTACKER:
        return c.attacker
    return c.your_active if who == const.FROM_YOUR_ACTIVE else c.opponents_active


def cards_in(c: Context, player: int, zone: int, wanted: Cards) -> int:
    """How many cards of a kind a player has in hand (besides the card being played) or in the discard pile."""
    cards = hand_besides(c, player) if zone == const.ZONE_HAND else c.state.sides[player].discard
    return len(fitting(c, cards, wanted))


def search_deck(c: Context, least: int, most: int, wanted: Cards, to: int) -> list[InPlay]:
    """Search the controller's deck for cards, take them into hand or put them onto the Bench, shuffle the deck (R233); to
    go on top they wait until it is shuffled, and the card picked last lies on top.

    The cards are shown to the opponent, so the log names them, unless any card would do. Returns the Pokémon put onto the Bench.
    """
    side = c.state.sides[c.player]
    found = fitting(c, side.deck, wanted)
    if to == const.ZONE_BENCH:
        least, most = _limited(least, most, len(found), room_on_bench(c.game, c.player))
    taken = selecting.pick_cards(c, ASK_DECK_CARD, found, least, most, c.player).copy()
    benched: list[InPlay] = []
    for card in taken:
        side.deck = [other for other in side.deck if other is not card]
        if to == const.ZONE_BENCH:
            benched.append(put_on_bench(c.game, card, const.ZONE_DECK, moves.SEARCHED, c.player))
        elif to == const.ZONE_HAND:
            side.hand.append(card)
            c.game.moved(card, const.ZONE_DECK, const.ZONE_HAND, moves.SEARCHED, c.player)
        if c.game.log is not None and not wanted.any_card:
            c.game.note(c.player, _FOUND[to], card.data.name, "", 0)
    if c.game.log is not None:
        c.game.note(c.player, "searches", "", "", len(taken))
    c.state.chance.shuffle(side.deck)
    if to == const.ZONE_TOP_OF_DECK:
        side.deck.extend(taken)
        for card in taken:
            c.game.moved(card, const.ZONE_DECK, const.ZONE_DECK, moves.SEARCHED, c.player)
    return benched


_FOUND = ("takes", "", "to top", "", "bench")


def take_from_top(c: Context, number: int, least: int, most: int, wanted: Cards, rest: int) -> None:
    """The controller looks at the top cards of the deck and takes some into hand; the others are shuffled into the deck or
    discarded. What is taken is shown unless any card would do.
    """
    side = c.state.sides[c.player]
    seen = side.deck[-number:][::-1]
    if not seen:
        return
    side.seen = seen.copy()
    del side.deck[-number:]
    taken = selecting.pick_cards(c, ASK_DECK_CARD, fitting(c, seen, wanted), least, most, c.player).copy()
    for card in seen:
        if any(card is other for other in taken):
            side.hand.append(card)
            c.game.moved(card, const.ZONE_DECK, const.ZONE_HAND, moves.PUT, c.player)
            if c.game.log is not None:
                c.game.note(c.player, "takes", "a card" if wanted.any_card else card.data.name, "", 0)
        elif rest == const.ZONE_DISCARD_PILE:
            to_discard(c.game, card, const.ZONE_DECK, moves.DISCARDED, c.player)
            if c.game.log is not None:
                c.game.note(c.player, "discard deck", card.data.name, "", 0)
        else:
            side.deck.append(card)
    if rest == const.ZONE_DECK:
        c.state.chance.shuffle(side.deck)


def _limited(least: int, most: int, available: int, room: int) -> tuple[int, int]:
    """A quantity of ``available`` cards cut down to the room there is."""
    limit = min(room, available if most == const.ALL else most)
    return (limit if least == const.ALL else min(least, limit), limit)


def candidates(c: Context, player: int, wanted: Cards, source: int) -> list[Card]:
    """The cards of a player that :func:`put_cards` may take: none that this text itself has just discarded."""
    if source == const.ZONE_HAND:
        return fitting(c, hand_besides(c, player), wanted)
    pile = fitting(c, c.state.sides[player].discard, wanted)
    return [card for card in pile if not any(card is gone for gone in c.spent)]


def put_cards(
    c: Context, player: int, quantity: tuple[int, int], wanted: Cards, source: int, to: int, chooser: int
) -> list[InPlay]:
    """Cards of a player go from hand or discard pile to another zone, picked by the player ``chooser``.

    Into the deck they are shuffled; on top of it the card picked last lies on top; onto the Bench go as many as there is room for. Cards
    of a kind that go from a hand are shown. Returns the Pokémon put onto the Bench.
    """
    least, most = quantity
    found = candidates(c, player, wanted, source)
    if to == const.ZONE_BENCH:
        least, most = _limited(least, most, len(found), room_on_bench(c.game, player))
    kind = ASK_HAND_CARD if source == const.ZONE_HAND else ASK_DISCARD_CARD
    taken = selecting.pick_cards(c, kind, found, least, most, chooser).copy()
    side = c.state.sides[player]
    benched: list[InPlay] = []
    for card in taken:
        if source == const.ZONE_HAND:
            remove_from_hand(c.state, card)
        else:
            side.discard = [other for other in side.discard if other is not card]
        _put(c, card, source, to, benched)
        if c.game.log is not None:
            shown = source == const.ZONE_DISCARD_PILE or to == const.ZONE_BENCH or not wanted.any_card
            c.game.note(player, _MOVES[to], card.data.name if shown else "a card", _SOURCES[source], 0)
    if to == const.ZONE_DECK and taken:
        c.state.chance.shuffle(side.deck)
    return benched


def _put(c: Context, card: Card, source: int, to: int, benched: list[InPlay]) -> None:
    """A card that was taken out of ``source`` goes to another zone of its owner; who comes onto the Bench joins ``benched``."""
    side = c.state.sides[card.owner]
    if to == const.ZONE_BENCH:
        benched.append(put_on_bench(c.game, card, source, moves.PUT, c.player))
    elif to == const.ZONE_DISCARD_PILE:
        to_discard(c.game, card, source, moves.DISCARDED, c.player)
    else:
        (side.hand if to == const.ZONE_HAND else side.deck).append(card)
        c.game.moved(card, source, const.ZONE_HAND if to == const.ZONE_HAND else const.ZONE_DECK, moves.PUT, c.player)


_MOVES = ("to hand", "to deck", "to top", "to discard", "bench")
_SOURCES = ("hand", "", "", "discard pile", "")


def can_put(c: Context, player: int, number: int, wanted: Cards, source: int, to: int) -> bool:
    """Whether there are so many cards to put (``ALL``: any), and room for one where they go onto the Bench."""
    if to == const.ZONE_BENCH and room_on_bench(c.game, player) < 1:
        return False
    side = c.state.sides[player]
    missing = max(1, number)
    for card in side.hand if source == const.ZONE_HAND else side.discard:
        if matches(card, wanted, c.state.name_ignore) and (
            card is not c.card if source == const.ZONE_HAND else card not in c.spent
        ):
            missing -= 1
            if missing == 0:
                return True
    return False
