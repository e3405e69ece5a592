"""Evolving (R119 to R130)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardc.engine import classes, const, editions, hooks, moves, selecting
from cardc.engine.carddata import PokemonData
from cardc.engine.decisions import ASK_DECK_CARD, ASK_HAND_CARD
from cardc.engine.game import Game
from cardc.engine.knockout import check, is_beaten
from cardc.engine.names import evolves_from, same_name
from cardc.engine.standing import power_works
from cardc.engine.state import Card, InPlay, State
from cardc.engine.zones import discard_energy, distinct, end_effects, place_zone, remove_from_hand, set_top

if TYPE_CHECKING:
    from cardc.engine.context import Context


def may_evolve_now(game: Game) -> bool:
    """Whether the player of the turn may evolve at all: not in their first turn (R123)."""
    return game.state.turn > 2 or game.edition.may_evolve_in_first_turn


def ready(game: Game, pokemon: InPlay) -> bool:
    """Whether a Pokémon was in play at the beginning of the turn and has not evolved in it (R121, R122).

    Which Evolution card fits it is a matter of names (R119, R130, R241; :class:`cardc.engine.hand.Hand`).
    """
    turn = game.state.turn
    edition = game.edition
    if edition.evolve_needs_time and pokemon.entered_turn >= turn:
        return False
    return pokemon.evolved_turn < turn or not edition.evolve_once_a_turn


def may_evolve(c: Context, pokemon: InPlay) -> bool:
    """Whether a Pokémon is ready to evolve and nothing forbids it."""
    if not ready(c.game, pokemon):
        return False
    if not pokemon.effects and not pokemon.copying and not pokemon.hooks & const.HOOK_PREVENTS_EVOLVING:
        return True
    return not hooks.cannot_evolve(c, pokemon)


def fits(game: Game, card: PokemonData, pokemon: InPlay) -> bool:
    """Whether a card is an Evolution card, or a LV.X card, for a Pokémon of this name (R119, R130, R241)."""
    return card.evolves_from != "" and evolves_from(card.evolves_from, pokemon.data.name, game.edition)


def evolve(c: Context, pokemon: InPlay, card: Card) -> None:
    """Put an Evolution card from hand on a Pokémon: attached cards and damage stay, all else ends (R125 to R128). Then what waits for
    it to be played is done.
    """
    remove_from_hand(c.state, card)
    _put_on(c, pokemon, card, const.ZONE_HAND)
    played(c, pokemon)


def _put_on(c: Context, pokemon: InPlay, card: Card, source: int) -> None:
    """Put an Evolution card that was taken out of a zone on a Pokémon."""
    game = c.game
    if game.log is not None:
        game.note(pokemon.owner, "evolve", card.data.name, pokemon.data.name, 0)
    edition = game.edition
    end_effects(game.state, pokemon, edition.evolve_clears_conditions, edition.evolve_clears_effects)
    if not edition.evolve_keeps & editions.KEEPS_CARDS:
        for energy in pokemon.energy:
            discard_energy(game, pokemon, energy, pokemon.owner)
    if not edition.evolve_keeps & editions.KEEPS_DAMAGE:
        pokemon.damage = 0
    set_top(game.state, pokemon, card)
    game.moved(card, source, place_zone(game.state, pokemon), moves.EVOLVED, pokemon.owner)
    pokemon.evolved_turn = game.state.turn
    pokemon.power_uses = 0
    if (game.state.spoken or is_beaten(edition, pokemon)) and not c.attacks:
        check(game)


def played(c: Context, pokemon: InPlay) -> None:
    """A Pokémon was put down from hand: do what its powers say about that."""
    data = pokemon.data
    if not data.hooks & const.HOOK_PLAYED or not pokemon.in_play or c.game.over:
        return
    game = c.game
    cause = game.cause
    for i in range(len(data.powers)):
        if data.power_hooks[i] & const.HOOK_PLAYED and power_works(c.state, pokemon, i):
            other = c.about(pokemon)
            other.power = i
            game.cause = data.powers[i].name
            data.powers[i].played(other)
            if not c.attacks:
                check(game)
    game.cause = cause


# --- by an effect -----------------------------------------------------------------------------------------


def may_be_evolved(c: Context, pokemon: InPlay) -> bool:
    """Whether a Pokémon is the controller's and nothing forbids that it evolves; how long it is in play does not matter."""
    return pokemon.in_play and pokemon.owner == c.player and not hooks.cannot_evolve(c, pokemon)


def evolutions(c: Context, pokemon: InPlay, source: int) -> list[Card]:
    """The cards in the controller's hand or deck that a Pokémon may evolve into."""
    side = c.state.sides[c.player]
    found: list[Card] = []
    for card in side.hand if source == const.ZONE_HAND else side.deck:
        data = card.data
        if isinstance(data, PokemonData) and classes.is_evolution_card(data) and fits(c.game, data, pokemon):
            found.append(card)
    return found


def evolve_from(c: Context, pokemon: InPlay, source: int) -> None:
    """A Pokémon evolves into a card from the controller's hand, or from the deck, which is shuffled then."""
    if not may_be_evolved(c, pokemon):
        return
    found = evolutions(c, pokemon, source)
    kind = ASK_HAND_CARD if source == const.ZONE_HAND else ASK_DECK_CARD
    side = c.state.sides[c.player]
    for card in selecting.pick_cards(c, kind, found, 1, 1, c.player).copy():
        if source == const.ZONE_HAND:
            evolve(c, pokemon, card)
        else:
            side.deck = [other for other in side.deck if other is not card]
            _put_on(c, pokemon, card, source)
    if source == const.ZONE_DECK:
        c.state.chance.shuffle(side.deck)


# --- skipping a stage ---------------------------------------------------------------------------------


def basic_of(state: State, data: PokemonData) -> str:
    """The name of the Basic Pokémon of a Stage 2 card's line, "" when unknown.

    The card says it, else a Stage 1 card of the same line among the cards of the game does.
    """
    if data.basic:
        return data.basic
    for card in state.cards:
        middle = card.data
        if (
            isinstance(middle, PokemonData)
            and middle.evolves_from
            and same_name(middle.name, data.evolves_from, state.name_ignore)
        ):
            return middle.evolves_from
    return ""


def skipping_targets(c: Context, card: Card) -> list[InPlay]:
    """The Basic Pokémon of yours that a Stage 2 card in your hand may skip a stage on."""
    data = card.data
    if not isinstance(data, PokemonData) or data.stage != const.STAGE_2:
        return []
    name = basic_of(c.state, data)
    return [
        pokemon
        for pokemon in c.state.sides[c.player].pokemon()
        if classes.has_rank(pokemon.data, const.RANK_BASIC)
        and same_name(pokemon.data.name, name, c.state.name_ignore)
        and may_evolve(c, pokemon)
    ]


def skipping_cards(c: Context) -> list[Card]:
    """The Stage 2 cards in your hand that may be put on a Basic Pokémon now."""
    if not may_evolve_now(c.game):
        return []
    hand = distinct(c.state.sides[c.player].hand)
    return [card for card in hand if skipping_targets(c, card)]


def evolve_skipping_stage(c: Context) -> None:
    """Put a Stage 2 card from hand on the Basic Pokémon of its line, as if evolving it."""
    cards = skipping_cards(c)
    if not cards:
        return
    card = selecting.pick_cards(c, ASK_HAND_CARD, cards, 1, 1, c.player)[0]
    evolve(c, selecting.pick_one(c, skipping_targets(c, card), c.player), card)
