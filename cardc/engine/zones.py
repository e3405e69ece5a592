"""Moving cards between zones: drawing, discarding, coming into play, leaving it."""

from __future__ import annotations

from cardc.engine import const, moves
from cardc.engine.carddata import EnergyData, PokemonData, TrainerData
from cardc.engine.game import Game
from cardc.engine.state import AttachedEnergy, Card, InPlay, Side, State


def draw(game: Game, player: int, number: int) -> int:
    """Draw up to ``number`` cards, as many as there are (R233); returns how many."""
    side = game.state.sides[player]
    deck = side.deck
    drawn = 0
    while drawn < number and deck:
        card = deck.pop()
        side.hand.append(card)
        game.moved(card, const.ZONE_DECK, const.ZONE_HAND, moves.DRAWN, player)
        drawn += 1
    if game.log is not None:
        game.note(player, "draw", "", "", drawn)
    return drawn


def to_discard(game: Game, card: Card, source: int, why: str, by: int) -> None:
    """Put a card that was taken out of ``source`` on its owner's discard pile (R066)."""
    game.state.sides[card.owner].discard.append(card)
    game.moved(card, source, const.ZONE_DISCARD, why, by)


def put_on_bench(game: Game, card: Card, why: str) -> None:
    """Put a Basic Pokémon card from hand on its owner's Bench."""
    remove_from_hand(game.state, card)
    game.state.sides[card.owner].bench.append(InPlay(card.owner, card, game.state.turn))
    game.moved(card, const.ZONE_HAND, const.ZONE_BENCH, why, card.owner)


def refresh_hooks(pokemon: InPlay) -> None:
    """Find again which hooks the powers and attached Trainer cards of a Pokémon define."""
    hooks = pokemon.data.hooks
    for attached in pokemon.trainers:
        data = attached.card.data
        if isinstance(data, TrainerData):
            hooks |= data.hooks
    pokemon.hooks = hooks
    pokemon.energy_stale = True


def set_top(pokemon: InPlay, card: Card) -> None:
    """Put a Pokémon card on top of the pile of a Pokémon in play."""
    data = card.data
    assert isinstance(data, PokemonData)
    pokemon.cards.append(card)
    pokemon.top = card
    pokemon.data = data
    refresh_hooks(pokemon)


def end_effects(pokemon: InPlay) -> None:
    """Conditions and lasting effects end, except those that hold while it stays in play (R127, R128, R150, R151)."""
    if pokemon.conditions:
        pokemon.conditions = 0
        pokemon.poison = 0
        pokemon.paralyzed_until = -1
        pokemon.energy_stale = True
    if pokemon.effects:
        pokemon.effects = [effect for effect in pokemon.effects if effect.turn < 0]


def leave_play(game: Game, pokemon: InPlay, why: str, by: int) -> None:
    """Discard a Pokémon and all cards attached to it (R197), and take it off its place."""
    side = game.state.sides[pokemon.owner]
    place = const.ZONE_ACTIVE if side.active is pokemon else const.ZONE_BENCH
    for card in pokemon.cards:
        to_discard(game, card, place, why, by)
    for energy in pokemon.energy:
        to_discard(game, energy.card, const.ZONE_ATTACHED, why, by)
    for trainer in pokemon.trainers:
        to_discard(game, trainer.card, const.ZONE_ATTACHED, why, by)
    pokemon.energy = []
    pokemon.trainers = []
    pokemon.effects = []
    pokemon.in_play = False
    if side.active is pokemon:
        side.active = None
    else:
        side.bench = [benched for benched in side.bench if benched is not pokemon]


def swap_active(game: Game, player: int, benched: InPlay, why: str, by: int) -> None:
    """The Active Pokémon, if there is one, and a Benched one change places (R149 to R151)."""
    side = game.state.sides[player]
    old = side.active
    bench = side.bench
    for i in range(len(bench)):
        if bench[i] is benched:
            if old is None:
                del bench[i]
            else:
                bench[i] = old
                end_effects(old)
                for card in old.cards:
                    game.moved(card, const.ZONE_ACTIVE, const.ZONE_BENCH, why, by)
            side.active = benched
            for card in benched.cards:
                game.moved(card, const.ZONE_BENCH, const.ZONE_ACTIVE, why, by)
            if game.log is not None:
                game.note(player, "switch" if old is not None else "new active", "", benched.data.name, 0)
            return


def discard_energy(game: Game, pokemon: InPlay, energy: AttachedEnergy, by: int) -> None:
    """Discard one attached Energy card."""
    pokemon.energy = [other for other in pokemon.energy if other is not energy]
    pokemon.energy_stale = True
    to_discard(game, energy.card, const.ZONE_ATTACHED, moves.DISCARDED, by)
    if game.log is not None:
        game.note(pokemon.owner, "discard", energy.card.data.name, pokemon.data.name, 0)


def remove_from_hand(state: State, card: Card) -> None:
    """Take a card out of its owner's hand."""
    hand = state.sides[card.owner].hand
    for i in range(len(hand)):
        if hand[i] is card:
            del hand[i]
            return
    raise ValueError(f"{card.data.name} is not in the hand of its owner")


def deck_cards(state: State, player: int) -> list[Card]:
    """Every card that belongs to a player, in deck order of the game's start."""
    return [card for card in state.cards if card.owner == player]


def cards_of(side: Side) -> list[Card]:
    """The cards in all zones of a player and in play on that player's side, one after the other."""
    found = side.deck + side.hand + side.prizes + side.discard
    for pokemon in side.pokemon():
        found += pokemon.cards
        found += [energy.card for energy in pokemon.energy]
        found += [trainer.card for trainer in pokemon.trainers]
    return found


def distinct(cards: list[Card]) -> list[Card]:
    """One card for each card data, in order: cards of one printing are the same choice."""
    if len(cards) < 2:
        return cards
    found: list[Card] = []
    for card in cards:
        data = card.data
        for other in found:
            if other.data is data:
                break
        else:
            found.append(card)
    return found


def matches(card: Card, card_class: int, type: int) -> bool:
    """Whether a card is of a card class and, where a type is given, of that type (R069, R070)."""
    data = card.data
    if card_class == const.CARD:
        return True
    if isinstance(data, PokemonData):
        if type != const.ANY_TYPE and type not in data.types:
            return False
        if card_class == const.POKEMON_CARD:
            return True
        if card_class == const.BASIC_POKEMON_CARD:
            return data.stage == const.BASIC
        return card_class == const.EVOLUTION_CARD and data.stage != const.BASIC
    if data.kind == const.KIND_TRAINER:
        return card_class == const.TRAINER_CARD
    return energy_matches(card, card_class == const.BASIC_ENERGY_CARD, type) and card_class in (
        const.ENERGY_CARD,
        const.BASIC_ENERGY_CARD,
    )


def energy_matches(card: Card, basic: bool, type: int) -> bool:
    """Whether a card is an Energy card (with ``basic`` a basic one) that provides ``type`` (``ANY_TYPE``: any)."""
    data = card.data
    if not isinstance(data, EnergyData) or (basic and not data.basic):
        return False
    return type == const.ANY_TYPE or type in data.provides
