"""What effects do with attached cards: Energy discarded, attached, moved, turned; cards that become attached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardc.engine import card_moves, const, energy, hooks, moves, selecting, trace
from cardc.engine.carddata import EnergyData
from cardc.engine.decisions import ASK_ATTACHED_ENERGY, ASK_DECK_CARD, ASK_DISCARD_CARD, ASK_HAND_CARD, ASK_TYPE
from cardc.engine.groups import Cards
from cardc.engine.lasting import over
from cardc.engine.standing import refresh
from cardc.engine.state import AttachedEnergy, AttachedTrainer, Card, InPlay, State, printed_energy
from cardc.engine.zones import discard_energy, remove_from_hand

if TYPE_CHECKING:
    from cardc.engine.context import Context


# --- Energy cards on a Pokémon ----------------------------------------------------------------------


def attached(c: Context, pokemon: InPlay, type: int) -> list[AttachedEnergy]:
    """The Energy cards on a Pokémon that provide ``type`` now (``ANY_TYPE``: all of them)."""
    if type == const.ANY_TYPE:
        return list(pokemon.energy)
    counts_as = hooks.counts_as(c, pokemon)
    return [card for card in pokemon.energy if energy.has_type(energy.provides_now(c.state, card, counts_as), type)]


def pick_energy(c: Context, cards: list[AttachedEnergy], chooser: int) -> AttachedEnergy:
    """One of several attached cards, chosen by a player; equal cards are one option."""
    options: list[int] = []
    first: list[AttachedEnergy] = []
    for card in cards:
        for other in first:
            if _alike(c, card, other):
                break
        else:
            first.append(card)
            options.append(card.card.number)
    number = c.game.ask(chooser, ASK_ATTACHED_ENERGY, options)
    for card in first:
        if card.card.number == number:
            return card
    raise AssertionError("the answer is one of the options")


def pick_energies(c: Context, cards: list[AttachedEnergy], number: int) -> list[AttachedEnergy]:
    """``number`` of several attached cards, chosen one by one by the controller; all of them when there are no more."""
    if number >= len(cards):
        return cards
    left = cards
    picked: list[AttachedEnergy] = []
    for _ in range(number):
        card = pick_energy(c, left, c.player)
        picked.append(card)
        left = [other for other in left if other is not card]
    return picked


def _alike(c: Context, one: AttachedEnergy, other: AttachedEnergy) -> bool:
    return one.card.data is other.card.data and energy.provides_now(
        c.state, one, const.ANY_TYPE
    ) == energy.provides_now(c.state, other, const.ANY_TYPE)


def discard(c: Context, least: int, most: int, type: int, pokemon: InPlay) -> list[Card]:
    """Discard Energy cards of a type from a Pokémon, chosen by the controller unless all of them go; returns them."""
    cards = attached(c, pokemon, type)
    picked = pick_energies(c, cards, selecting.amount(c, least, most, len(cards)))
    for card in picked:
        discard_energy(c.game, pokemon, card, c.player)
    return [card.card for card in picked]


def provided(c: Context, pokemon: InPlay, type: int) -> int:
    """How much Energy of a type (``ANY_TYPE``: in all) the cards attached to a Pokémon provide now."""
    counts_as = hooks.counts_as(c, pokemon)
    number = 0
    for card in pokemon.energy:
        for given in energy.provides_now(c.state, card, counts_as):
            if type in (const.ANY_TYPE, given) or given == const.ANY_TYPE:
                number += 1
    return number


# --- attaching from hand, moving -----------------------------------------------------------------------


def energy_in(c: Context, wanted: Cards, source: int) -> list[Card]:
    """The Energy cards of a kind that the controller has in hand, in the discard pile or in the deck."""
    if source == const.ZONE_DECK:
        return card_moves.fitting(c, c.state.sides[c.player].deck, wanted)
    return card_moves.candidates(c, c.player, wanted, source)


def receivers(c: Context, candidates: list[InPlay], source: int) -> list[InPlay]:
    """The Pokémon to which Energy from a zone can be attached: from a hand not to one that can't receive any."""
    if source != const.ZONE_HAND:
        return candidates
    return [pokemon for pokemon in candidates if not hooks.cannot_receive_energy(c, pokemon)]


_QUESTIONS: Final = {
    const.ZONE_HAND: ASK_HAND_CARD,
    const.ZONE_DISCARD_PILE: ASK_DISCARD_CARD,
    const.ZONE_DECK: ASK_DECK_CARD,
}


def attach_from(c: Context, least: int, most: int, wanted: Cards, candidates: list[InPlay], source: int) -> None:
    """Attach Energy cards from hand, discard pile or deck to one Pokémon, all chosen by the controller. A deck that was searched
    is shuffled, whatever was found.
    """
    able = receivers(c, candidates, source)
    if able:
        found = energy_in(c, wanted, source)
        cards = selecting.pick_cards(c, _QUESTIONS[source], found, least, most, c.player).copy()
        if cards:
            receiver = selecting.pick_one(c, able, c.player)
            for card in cards:
                _take(c, card, source)
                attach(c, receiver, AttachedEnergy(card, printed_energy(card)), source)
    if source == const.ZONE_DECK:
        c.state.chance.shuffle(c.state.sides[c.player].deck)


def _take(c: Context, card: Card, source: int) -> None:
    """Take a card out of its owner's hand, discard pile or deck."""
    side = c.state.sides[card.owner]
    if source == const.ZONE_HAND:
        remove_from_hand(c.state, card)
    elif source == const.ZONE_DECK:
        side.deck = [other for other in side.deck if other is not card]
    else:
        side.discard = [other for other in side.discard if other is not card]


def attach(c: Context, pokemon: InPlay, card: AttachedEnergy, source: int) -> None:
    """Put a card that was taken out of the zone ``source`` on a Pokémon as Energy."""
    pokemon.energy += (card,)
    pokemon.energy_stale = True
    c.game.moved(card.card, source, const.ZONE_ATTACHED, moves.ATTACHED, c.player)
    if c.game.log is not None:
        c.game.note(pokemon.owner, "energy", card.card.data.name, pokemon.data.name, 0)


def attached_of(c: Context, pokemon: InPlay, wanted: Cards) -> list[AttachedEnergy]:
    """The cards on a Pokémon that are Energy cards of a kind and provide its type now. A card that became Energy is no basic one."""
    found = attached(c, pokemon, wanted.type)
    if wanted.kind == const.ENERGY_CARD:
        return found
    return [card for card in found if _is_basic(card.card) == (wanted.kind == const.BASIC_ENERGY_CARD)]


def _is_basic(card: Card) -> bool:
    data = card.data
    return isinstance(data, EnergyData) and data.basic


def energy_givers(c: Context, wanted: Cards, candidates: list[InPlay], receivers: list[InPlay]) -> list[InPlay]:
    """The candidates with an Energy card of a kind that another Pokémon of ``receivers`` could take."""
    return [
        giver
        for giver in candidates
        if giver.energy and any(receiver is not giver for receiver in receivers) and attached_of(c, giver, wanted)
    ]


def move(c: Context, least: int, most: int, wanted: Cards, candidates: list[InPlay], receivers: list[InPlay]) -> None:
    """Move Energy cards from one Pokémon of the first group to a different one of the second.

    Energy that was turned into another type by an effect on its Pokémon is itself again on the new one.
    """
    possible = energy_givers(c, wanted, candidates, receivers)
    if not possible:
        return
    giver = selecting.pick_one(c, possible, c.player)
    receiver = selecting.pick_one(c, [other for other in receivers if other is not giver], c.player)
    cards = attached_of(c, giver, wanted)
    for card in pick_energies(c, cards, selecting.amount(c, least, most, len(cards))):
        giver.energy = tuple([other for other in giver.energy if other is not card])
        giver.energy_stale = True
        receiver.energy += (AttachedEnergy(card.card, card.provides),)
        receiver.energy_stale = True
        c.game.moved(card.card, const.ZONE_ATTACHED, const.ZONE_ATTACHED, moves.MOVED, c.player)
        if c.game.log is not None:
            c.game.note(c.player, "energy moves", card.card.data.name, receiver.data.name, 0)


def turn_energy(c: Context, pokemon: InPlay, type: int, turn: int, by_power: bool) -> None:
    """All Energy attached to a Pokémon now provides ``type`` in ``turn`` (as of a lasting effect); later cards do not."""
    pokemon.energy = tuple([AttachedEnergy(card.card, card.provides, type, turn, by_power) for card in pokemon.energy])
    pokemon.energy_turned = True
    pokemon.energy_stale = True
    c.state.timed = True
    if c.game.trace is not None:
        what = f"Energy on {pokemon.data.name} counts as {const.TYPE_NAMES[type]}"
        c.game.trace.append((trace.EFFECT, "", what, 0, 0, c.game.cause))


def end_turned(pokemon: InPlay, turn: int) -> None:
    """After ``turn``: Energy turned for it is itself again; what was turned for the next turn begins."""
    pokemon.energy_turned = False
    left: list[AttachedEnergy] = []
    for card in pokemon.energy:
        if card.turned_to >= 0 and over(card.turned_turn, turn):
            left.append(AttachedEnergy(card.card, card.provides))
        else:
            left.append(card)
            if card.turned_to >= 0:
                pokemon.energy_turned = True
    pokemon.energy = tuple(left)
    pokemon.energy_stale = True


def can_turn_energy(c: Context, pokemon: InPlay, type: int) -> bool:
    """Whether some Energy on a Pokémon provides another type than ``type`` now."""
    counts_as = hooks.counts_as(c, pokemon)
    for card in pokemon.energy:
        for provided in energy.provides_now(c.state, card, counts_as):
            if provided != type:
                return True
    return False


# --- cards that become attached ----------------------------------------------------------------------------


def become_energy(c: Context, number: int, candidates: list[InPlay]) -> None:
    """The user's card, which has left play, becomes an Energy card on another Pokémon; it gives one chosen type.

    It is a Pokémon card again in every other zone, because only its place among the attached cards says otherwise.
    """
    user = c.user
    others = [pokemon for pokemon in candidates if pokemon is not user]
    if user is None or not others or c.game.over:
        return
    discard_pile = c.state.sides[user.top.owner].discard
    if not any(card is user.top for card in discard_pile):
        return
    receiver = selecting.pick_one(c, others, c.player)
    type = c.game.ask(c.player, ASK_TYPE, list(range(const.COLORLESS)))
    c.state.sides[user.top.owner].discard = [card for card in discard_pile if card is not user.top]
    attach(c, receiver, AttachedEnergy(user.top, (type,) * number), const.ZONE_DISCARD_PILE)


def attach_trainer(c: Context, pokemon: InPlay, card: Card, last_turn: int) -> None:
    """Attach a Trainer card to a Pokémon until the end of ``last_turn`` (-1: as long as it is in play)."""
    pokemon.trainers += (AttachedTrainer(card, last_turn),)
    c.state.timed = True
    refresh(c.state, pokemon)
    c.game.moved(card, const.ZONE_PLAYING, const.ZONE_ATTACHED, moves.ATTACHED, c.player)


def expire_trainers(state: State, turn: int, pokemon: InPlay) -> list[Card]:
    """Take the Trainer cards off whose last turn is over; returns them."""
    gone: list[Card] = []
    for trainer in pokemon.trainers:
        if 0 <= trainer.last_turn <= turn:
            gone.append(trainer.card)
    if gone:
        pokemon.trainers = tuple([kept for kept in pokemon.trainers if not 0 <= kept.last_turn <= turn])
        refresh(state, pokemon)
    return gone
