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
from cardc.engine.carddata import CardData, EnergyData, PokemonData, TrainerData
from cardc.engine.context import Context
from cardc.engine.game import Game
from cardc.engine.state import AttachedEnergy, Card, InPlay, Side, pokemon_at
from cardc.engine.zones import put_on_bench, remove_from_hand


def legal_actions(game: Game) -> list[int]:
    """All legal actions of the player whose turn it is, encoded (``decisions.action``); ending the turn comes first."""
    state = game.state
    side = state.sides[state.player]
    active = side.active
    edition = game.edition
    found: list[int] = [decisions.ACT_END_TURN]
    c = _probe(game)
    in_play = side.pokemon()
    _add_hand(c, side, in_play, found)
    place = state.player * 8
    for pokemon in in_play:
        data = pokemon.data
        if data.powers and (edition.powers_on_bench or pokemon is active):
            for index in range(len(data.powers)):
                if powers.usable(c, pokemon, index):
                    found.append(decisions.action(decisions.ACT_POWER, index, place))
        if data.doll and len(in_play) > 1:
            found.append(decisions.action(decisions.ACT_DISCARD, 0, place))
        place += 1
    if active is None:
        return found
    if active.energy_stale:
        hooks.renew_energy(c, active)
    if retreat.may_retreat(c, active):
        found.append(decisions.ACT_RETREAT << 16)
    if may_attack_now(game, side) and attack.may_attack(c, active):
        before = len(found)
        for index in range(len(active.data.attacks)):
            if attack.usable(c, active, index):
                found.append(decisions.action(decisions.ACT_ATTACK, index, 0))
        if not edition.attack_optional and len(found) > before:
            del found[0]
    return found


def may_attack_now(game: Game, side: Side) -> bool:
    """Whether the player of the turn may still attack in it (R113, R114, R117)."""
    edition = game.edition
    if game.state.turn <= 2 and not edition.may_attack_in_first_turn:
        return False
    return side.attacks < edition.attacks_max and not (edition.powers_block_attack and side.powers)


def _probe(game: Game) -> Context:
    """The context in which the turn's player is asked what is possible; nothing is ever kept in it."""
    c = game.probe
    if c is None:
        c = Context(game, game.state.player)
        game.probe = c
    c.state = game.state
    c.player = game.state.player
    c.user = None
    return c


def _add_hand(c: Context, side: Side, in_play: list[InPlay], found: list[int]) -> None:
    """Add what can be done with the cards in hand."""
    game = c.game
    may_bench = len(side.bench) < game.edition.bench_max
    may_evolve = evolving.may_evolve_now(game)
    marks = game.edition.name_ignore != 0
    may_attach = side.energy_attached < game.edition.energy_attachments
    kinds = -1
    first_place = side.player * 8
    seen: list[CardData] = []
    for card in side.hand:
        data = card.data
        if data in seen:
            continue
        seen.append(data)
        if isinstance(data, EnergyData):
            if may_attach:
                first = decisions.action(decisions.ACT_ENERGY, card.number, first_place)
                if not _asks_about_energy(in_play):
                    found.extend(range(first, first + len(in_play)))
                else:
                    receivers = attachments.receivers(c, in_play, const.ZONE_HAND)
                    found.extend([first + i for i in range(len(in_play)) if in_play[i] in receivers])
        elif isinstance(data, PokemonData):
            if data.stage == const.BASIC:
                if may_bench:
                    found.append(decisions.action(decisions.ACT_BENCH, card.number, 0))
            elif may_evolve and data.stage != const.RESTORED:
                place = first_place
                for pokemon in in_play:
                    fits = pokemon.data.name == data.evolves_from or (marks and evolving.fits(game, data, pokemon))
                    if fits and evolving.may_evolve(c, pokemon):
                        found.append(decisions.action(decisions.ACT_EVOLVE, card.number, place))
                    place += 1
        elif isinstance(data, TrainerData):
            if kinds < 0:
                kinds = trainers.kinds_allowed(game)
            if kinds >> data.trainer_kind & 1 and trainers.playable(c, card, data):
                found.append(decisions.action(decisions.ACT_TRAINER, card.number, 0))


def _asks_about_energy(in_play: list[InPlay]) -> bool:
    """Whether some Pokémon might be unable to receive Energy."""
    return any(pokemon.effects or pokemon.hooks & const.HOOK_PREVENTS_ENERGY for pokemon in in_play)


def perform(game: Game, action: int) -> None:
    """Do one legal action. An attack or ending the turn moves the game to the end of the turn (R113)."""
    state = game.state
    kind = action >> 16
    a = (action >> 8) & 255
    if kind == decisions.ACT_BENCH:
        _bench(game, state.cards[a])
    elif kind == decisions.ACT_ENERGY:
        _attach(game, state.cards[a], action & 255)
    elif kind == decisions.ACT_TRAINER:
        trainers.play(game, state.cards[a])
    elif kind == decisions.ACT_EVOLVE:
        pokemon = pokemon_at(state, action & 255)
        if pokemon is not None:
            evolving.evolve(Context(game, state.player), pokemon, state.cards[a])
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
    else:
        side = state.sides[state.player]
        if kind == decisions.ACT_ATTACK:
            attack.attack(game, a)
            side.attacks += 1
        done = kind == decisions.ACT_END_TURN or side.attacks >= game.edition.attacks_max
        if state.phase == const.PHASE_MAIN and done:
            state.phase = const.PHASE_TURN_END


def _bench(game: Game, card: Card) -> None:
    """Put a Basic Pokémon on the Bench (R107)."""
    remove_from_hand(game.state, card)
    pokemon = put_on_bench(game, card, const.ZONE_HAND, moves.BENCHED, card.owner)
    if game.log is not None:
        game.note(card.owner, "bench", card.data.name, "", 0)
    if game.state.watch:
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
    pokemon.energy.append(AttachedEnergy(card, data.provides))
    pokemon.energy_stale = True
    game.moved(card, const.ZONE_HAND, const.ZONE_ATTACHED, moves.ATTACHED, card.owner)
    if game.log is not None:
        game.note(card.owner, "energy", data.name, pokemon.data.name, 0)
