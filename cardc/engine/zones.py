"""Moving cards between zones: drawing, discarding, coming into play, leaving it."""

from __future__ import annotations

from cardc.engine import classes, const, moves
from cardc.engine.carddata import EnergyData, PokemonData
from cardc.engine.game import Game
from cardc.engine.groups import Cards
from cardc.engine.lasting import end_about
from cardc.engine.names import has_part, is_named
from cardc.engine.standing import refresh, renew, renew_features
from cardc.engine.state import AttachedEnergy, Card, InPlay, Side, State


def draw(game: Game, player: int, number: int) -> int:
    """Draw up to ``number`` cards, as many as there are (R233); returns how many."""
    side = game.state.sides[player]
    deck = side.deck
    drawn = 0
    if not game.edition.as_much_as_possible and len(deck) < number:
        return 0
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
    game.moved(card, source, const.ZONE_DISCARD_PILE, why, by)


def put_on_bench(game: Game, card: Card, source: int, why: str, by: int) -> InPlay:
    """Put a Basic Pokémon card (or what is played as one) that was taken out of ``source`` on its owner's Bench."""
    state = game.state
    pokemon = InPlay(card.owner, card, state.turn)
    pokemon.hooks |= state.standing_hooks
    state.sides[card.owner].bench.append(pokemon)
    game.moved(card, source, const.ZONE_BENCH, why, by)
    if state.watch:
        renew(state)
    return pokemon


def room_on_bench(game: Game, player: int) -> int:
    """How many more Pokémon a player's Bench can hold."""
    return game.edition.bench_max - len(game.state.sides[player].bench)


def end_effects(state: State, pokemon: InPlay, conditions: bool, effects: bool) -> None:
    """Conditions and lasting effects end, except those that hold while it stays in play (R127, R128, R150, R151)."""
    if conditions and pokemon.conditions:
        pokemon.conditions = 0
        pokemon.poison = 0
        pokemon.paralyzed_until = -1
        pokemon.energy_stale = True
    if effects:
        if pokemon.effects:
            pokemon.effects = tuple([effect for effect in pokemon.effects if effect.turn == const.TURN_ALWAYS])
            renew_features(pokemon)
        end_about(state, pokemon)


def forget_attack(pokemon: InPlay) -> None:
    """What the opponent's last attack did is no longer remembered: the Pokémon has become another one."""
    pokemon.hit_turn = -1
    pokemon.hit_damage = 0
    pokemon.hit_results = ()


def set_top(state: State, pokemon: InPlay, card: Card) -> None:
    """Put a Pokémon card on top of the pile of a Pokémon in play."""
    pokemon.cards += (card,)
    pokemon.top = card
    forget_attack(pokemon)
    refresh(state, pokemon)


def leave_play(game: Game, pokemon: InPlay, why: str, by: int) -> None:
    """Discard a Pokémon and all cards attached to it (R197), and take it off its place."""
    place = place_zone(game.state, pokemon)
    for card in pokemon.cards:
        to_discard(game, card, place, why, by)
    for energy in pokemon.energy:
        to_discard(game, energy.card, const.ZONE_ATTACHED, why, by)
    for trainer in pokemon.trainers:
        to_discard(game, trainer.card, const.ZONE_ATTACHED, why, by)
    take_off(game.state, pokemon)


def place_zone(state: State, pokemon: InPlay) -> int:
    """The zone in which a Pokémon stands."""
    return const.ZONE_ACTIVE if state.sides[pokemon.owner].active is pokemon else const.ZONE_BENCH


def take_off(state: State, pokemon: InPlay) -> None:
    """Take a Pokémon off its place; its cards have gone elsewhere."""
    pokemon.energy = ()
    pokemon.trainers = ()
    pokemon.effects = ()
    pokemon.in_play = False
    side = state.sides[pokemon.owner]
    if side.active is pokemon:
        side.active = None
    else:
        side.bench = [benched for benched in side.bench if benched is not pokemon]
    end_about(state, pokemon)
    if state.watch:
        renew(state)


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
                end_effects(game.state, old, game.edition.bench_clears_conditions, game.edition.bench_clears_effects)
                old.energy_stale = True
                for card in old.cards:
                    game.moved(card, const.ZONE_ACTIVE, const.ZONE_BENCH, why, by)
            side.active = benched
            benched.energy_stale = True  # a power may work on one place only
            for card in benched.cards:
                game.moved(card, const.ZONE_BENCH, const.ZONE_ACTIVE, why, by)
            if game.state.watch:
                renew(game.state)
            if game.log is not None:
                game.note(player, "switch" if old is not None else "new active", "", benched.data.name, 0)
            return


def put_stadium(game: Game, card: Card) -> None:
    """Put a Stadium that is being played into play; the old one goes to its owner's discard pile (R135)."""
    discard_stadium(game, card.owner)
    game.state.stadium = card
    game.moved(card, const.ZONE_PLAYING, const.ZONE_STADIUM, moves.PLAYED, card.owner)
    renew(game.state)


def discard_stadium(game: Game, by: int) -> None:
    """Discard the Stadium in play."""
    stadium = game.state.stadium
    if stadium is not None:
        game.state.stadium = None
        to_discard(game, stadium, const.ZONE_STADIUM, moves.DISCARDED, by)
        if game.log is not None:
            game.note(stadium.owner, "discard stadium", stadium.data.name, "", 0)
        renew(game.state)


def discard_energy(game: Game, pokemon: InPlay, energy: AttachedEnergy, by: int) -> None:
    """Discard one attached Energy card."""
    pokemon.energy = tuple([other for other in pokemon.energy if other is not energy])
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


def own_cards(side: Side) -> list[Card]:
    """The cards in all zones of a player and the Pokémon in play on that player's side, without what is attached to them."""
    found = side.deck + side.hand + side.prizes + side.discard
    for pokemon in side.pokemon():
        found += pokemon.cards
    return found


def attached_cards(side: Side) -> list[Card]:
    """The cards attached to a player's Pokémon; an effect may have attached one of the other player."""
    found: list[Card] = []
    for pokemon in side.pokemon():
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


def matches(card: Card, wanted: Cards, ignored: int = 0) -> bool:
    """Whether a card is of a card class, of the type, and has one of the names where they are given (R069, R070).

    ``ignored`` are the marks that are no part of a name (``State.name_ignore``).

    What it must evolve from is looked at by ``card_moves.fitting``.
    """
    if wanted.names and not is_named(card.data.name, wanted.names, ignored):
        return False
    if wanted.part and not has_part(card.data.name, wanted.part, ignored):
        return False
    if _of_kind(card, wanted.kind, wanted.type):
        return True
    return len(wanted.kinds) > 0 and any(_of_kind(card, kind, wanted.type) for kind in wanted.kinds)


def _of_kind(card: Card, kind: int, type: int) -> bool:
    data = card.data
    if kind == const.CARD:
        return True
    if isinstance(data, PokemonData):
        if type != const.ANY_TYPE and type not in data.types:
            return False
        if kind == const.POKEMON_CARD:
            return True
        if kind == const.BASIC_POKEMON_CARD:
            return classes.is_basic_card(data)
        return kind == const.EVOLUTION_CARD and classes.is_evolved(data)
    if isinstance(data, EnergyData):
        if kind == const.BASIC_ENERGY_CARD:
            return data.basic and (type == const.ANY_TYPE or type in data.provides)
        if kind == const.SPECIAL_ENERGY_CARD:
            return not data.basic
        return kind == const.ENERGY_CARD and (type == const.ANY_TYPE or type in data.provides)
    return kind == const.TRAINER_CARD
