"""The actions of a turn: which are legal now (R106 to R114), and doing one of them.

Legal actions are listed without trying them. Cards of the same printing in hand make one option.
"""

from __future__ import annotations

from cardc.engine import (
    attachments,
    attack,
    const,
    decisions,
    evolving,
    hooks,
    knockout,
    moves,
    places,
    powers,
    retreat,
    trainers,
)
from cardc.engine.carddata import EnergyData
from cardc.engine.context import Context
from cardc.engine.game import Game
from cardc.engine.names import rule_name
from cardc.engine.state import AttachedEnergy, Card, InPlay, Side, pokemon_at
from cardc.engine.zones import put_on_bench, remove_from_hand


def legal_actions(game: Game) -> list[int]:
    """All legal actions of the player whose turn it is, encoded (``decisions.action``).

    They come by kind: ending the turn, the Bench, evolving, Energy, Trainer cards, powers, retreating, attacks; of one kind in the order of
    the hand or of the places.
    """
    state = game.state
    side = state.sides[state.player]
    active = side.active
    found: list[int] = [decisions.ACT_END_TURN]
    c = Context(game, state.player)  # nothing is ever kept in it
    in_play = side.pokemon()
    if side.hand:
        _add_hand(c, side, in_play, found)
    if state.acts:
        _add_powers(c, side, in_play, found)
    if active is None:
        return found
    if active.energy_stale:
        hooks.renew_energy(c, active)
    if side.bench and retreat.may_retreat(c, active):
        found.append(decisions.ACT_RETREAT << 16)
    if active.payable and may_attack_now(game, side) and attack.may_attack(c, active):
        before = len(found)
        for index in range(len(active.data.attacks)):
            if active.payable >> index & 1 and attack.usable(c, active, index):
                found.append(decisions.ACT_ATTACK << 16 | index << 8)
        if not game.edition.attack_optional and len(found) > before:
            del found[0]
    return found


def may_attack_now(game: Game, side: Side) -> bool:
    """Whether the player of the turn may still attack in it (R113, R114, R117)."""
    edition = game.edition
    if game.state.turn <= 2 and not edition.may_attack_in_first_turn:
        return False
    return side.attacks < edition.attacks_max and not (edition.powers_block_attack and side.powers)


def _add_hand(c: Context, side: Side, in_play: list[InPlay], found: list[int]) -> None:
    """Add what can be done with the cards in hand."""
    game = c.game
    edition = game.edition
    hand = game.hands[side.player]
    hand.renew(side.hand, edition)
    if hand.benches and len(side.bench) < edition.bench_max:
        found += hand.benches
    if hand.evolutions and evolving.may_evolve_now(game):
        evolutions = hand.evolutions
        as_printed = edition.name_ignore == 0
        for place, pokemon in enumerate(in_play):
            name = pokemon.data.name if as_printed else rule_name(pokemon.data.name, edition)
            if name in evolutions and evolving.may_evolve(c, pokemon):
                for first in evolutions[name]:
                    found.append(first + place)
    if hand.energies and side.energy_attached < edition.energy_attachments:
        if not _asks_about_energy(in_play):
            for first in hand.energies:
                found.extend(range(first, first + len(in_play)))
        else:
            receivers = attachments.receivers(c, in_play, const.ZONE_HAND)
            for first in hand.energies:
                found.extend([first + i for i in range(len(in_play)) if in_play[i] in receivers])
    if hand.trainers:
        kinds = trainers.kinds_allowed(game)
        if kinds:
            for action in hand.trainers:
                card = game.state.cards[action >> 8 & 255]
                if trainers.playable(c, card, kinds):
                    found.append(action)


def _add_powers(c: Context, side: Side, in_play: list[InPlay], found: list[int]) -> None:
    """Add the powers that can be used, and taking a doll off the table."""
    place = side.player << 3
    for pokemon in in_play:
        data = pokemon.data
        if data.acts:
            if c.game.edition.powers_on_bench or pokemon is side.active:
                for index in range(len(data.powers)):
                    if powers.usable(c, pokemon, index):
                        found.append(decisions.ACT_POWER << 16 | index << 8 | place)
            if data.doll and side.bench:
                found.append(decisions.ACT_DISCARD << 16 | place)
        place += 1


def _asks_about_energy(in_play: list[InPlay]) -> bool:
    """Whether some Pokémon might be unable to receive Energy."""
    return any(pokemon.effects or pokemon.hooks & const.HOOK_PREVENTS_ENERGY for pokemon in in_play)


def perform(game: Game, action: int) -> None:
    """Do one legal action. An attack or ending the turn moves the game to the end of the turn (R113)."""
    state = game.state
    if action == decisions.ACT_END_TURN:
        if state.phase == const.PHASE_MAIN:
            state.phase = const.PHASE_TURN_END
        return
    kind = action >> 16
    a = action >> 8 & 255
    if kind <= decisions.ACT_TRAINER:
        card = state.cards[a]
        game.hands[state.player].played(card, game.edition)
        if kind == decisions.ACT_ENERGY:
            _attach(game, card, action & 255)
        elif kind == decisions.ACT_TRAINER:
            trainers.play(game, card)
        elif kind == decisions.ACT_BENCH:
            _bench(game, card)
        else:
            pokemon = pokemon_at(state, action & 255)
            if pokemon is not None:
                evolving.evolve(Context(game, state.player), pokemon, card)
    elif kind == decisions.ACT_POWER:
        pokemon = pokemon_at(state, action & 255)
        if pokemon is not None:
            powers.use(game, pokemon, a)
            state.sides[state.player].powers += 1
    elif kind == decisions.ACT_DISCARD:
        pokemon = pokemon_at(state, action & 255)
        if pokemon is not None:
            places.discard_doll(Context(game, state.player), pokemon)
    elif kind == decisions.ACT_RETREAT:
        retreat.retreat(game)
    elif kind == decisions.ACT_ATTACK:
        side = state.sides[state.player]
        attack.attack(game, a)
        side.attacks += 1
        if state.phase == const.PHASE_MAIN and side.attacks >= game.edition.attacks_max:
            state.phase = const.PHASE_TURN_END


def _bench(game: Game, card: Card) -> None:
    """Put a Basic Pokémon on the Bench (R107)."""
    remove_from_hand(game.state, card)
    pokemon = put_on_bench(game, card, const.ZONE_HAND, moves.BENCHED, card.owner)
    if game.log is not None:
        game.note(card.owner, "bench", card.data.name, "", 0)
    if game.state.spoken:
        knockout.check(game)
    if pokemon.hooks & const.HOOK_PLAYED:
        evolving.played(Context(game, card.owner), pokemon)


def _attach(game: Game, card: Card, place: int) -> None:
    """The Energy attachment of the turn (R092, R109)."""
    pokemon = pokemon_at(game.state, place)
    data = card.data
    if pokemon is None or not isinstance(data, EnergyData):
        return
    remove_from_hand(game.state, card)
    side = game.state.sides[card.owner]
    side.energy_attached += 1
    pokemon.energy += (AttachedEnergy(card, data.provides),)
    pokemon.energy_stale = True
    game.moved(card, const.ZONE_HAND, const.ZONE_ATTACHED, moves.ATTACHED, card.owner)
    if game.log is not None:
        game.note(card.owner, "energy", data.name, pokemon.data.name, 0)
