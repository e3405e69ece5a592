"""Moving cards between zones: drawing, discarding, coming into play, leaving it."""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.carddata import EnergyData, PokemonData, TrainerData
from cardc.engine.game import Game
from cardc.engine.state import AttachedEnergy, Card, InPlay, State


def draw(game: Game, player: int, number: int) -> int:
    """Draw up to ``number`` cards, as many as there are (R233); returns how many."""
    side = game.state.sides[player]
    deck = side.deck
    drawn = 0
    if not game.edition.as_much_as_possible and len(deck) < number:
        return 0
    while drawn < number and deck:
        side.hand.append(deck.pop())
        drawn += 1
    if game.log is not None:
        game.note(player, "draw", "", "", drawn)
    return drawn


def to_discard(state: State, card: Card) -> None:
    """Put a card on its owner's discard pile (R066)."""
    state.sides[card.owner].discard.append(card)


def put_into_play(state: State, card: Card) -> InPlay:
    """Put a Basic Pokémon card on its owner's Bench, or into the empty Active place during set-up."""
    return InPlay(card.owner, card, state.turn)


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


def end_effects(pokemon: InPlay, conditions: bool, effects: bool) -> None:
    """Conditions and lasting effects end, except those that hold while it stays in play (R127, R128, R150, R151)."""
    if conditions and pokemon.conditions:
        pokemon.conditions = 0
        pokemon.poison = 0
        pokemon.paralyzed_until = -1
        pokemon.energy_stale = True
    if effects and pokemon.effects:
        pokemon.effects = [effect for effect in pokemon.effects if effect.turn < 0]


def leave_play(state: State, pokemon: InPlay) -> None:
    """Discard a Pokémon and all cards attached to it (R197), and take it off its place."""
    for card in pokemon.cards:
        state.sides[card.owner].discard.append(card)
    for energy in pokemon.energy:
        state.sides[energy.card.owner].discard.append(energy.card)
    for trainer in pokemon.trainers:
        state.sides[trainer.card.owner].discard.append(trainer.card)
    pokemon.energy = []
    pokemon.trainers = []
    pokemon.effects = []
    pokemon.in_play = False
    side = state.sides[pokemon.owner]
    if side.active is pokemon:
        side.active = None
    else:
        side.bench = [benched for benched in side.bench if benched is not pokemon]


def swap_active(game: Game, player: int, benched: InPlay) -> None:
    """The Active Pokémon and a Benched one change places (R149 to R151)."""
    side = game.state.sides[player]
    old = side.active
    bench = side.bench
    for i in range(len(bench)):
        if bench[i] is benched:
            if old is None:
                del bench[i]
            else:
                bench[i] = old
                end_effects(old, game.edition.bench_clears_conditions, game.edition.bench_clears_effects)
            side.active = benched
            if game.log is not None:
                game.note(player, "switch" if old is not None else "new active", "", benched.data.name, 0)
            return


def discard_energy(game: Game, pokemon: InPlay, energy: AttachedEnergy) -> None:
    """Discard one attached Energy card."""
    pokemon.energy = [other for other in pokemon.energy if other is not energy]
    pokemon.energy_stale = True
    to_discard(game.state, energy.card)
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
