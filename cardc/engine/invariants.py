"""What is true of every position between two actions. Checked by tests and soak runs, never during normal play."""

from __future__ import annotations

from cardc.engine import const, hooks
from cardc.engine.context import Context
from cardc.engine.game import Game
from cardc.engine.standing import renew
from cardc.engine.state import InPlay, Side, State, place_of, pokemon_data
from cardc.engine.zones import attached_cards, own_cards


def problems(game: Game) -> list[str]:
    """Everything that is wrong with the position, in words; empty for a sound one."""
    state = game.state
    found: list[str] = []
    numbers = [] if state.stadium is None else [state.stadium.number]
    for side in state.sides:
        found += _side_problems(game, side)
        numbers += [card.number for card in own_cards(side) + attached_cards(side)]
    if sorted(numbers) != list(range(len(state.cards))):
        found.append(
            f"{len(numbers)} cards in all zones, {len(set(numbers))} different, {len(state.cards)} in the game"
        )
    if not state.timed and any(_may_end(side) for side in state.sides):
        found.append("something may end with a turn and is not watched")
    return found + _standing_problems(game)


def _may_end(side: Side) -> bool:
    """Whether something of a player may end with a turn."""
    return len(side.effects) > 0 or any(
        pokemon.effects or pokemon.trainers or pokemon.energy_turned for pokemon in side.pokemon()
    )


def _standing_problems(game: Game) -> list[str]:
    """What is kept about effects on others equals what a fresh look finds, and a second look finds the same."""
    if not game.state.watch:
        return []
    found: list[str] = []
    fresh = game.state.copy()
    for text in ("what effects say about others is out of date", "a second look at standing effects changes them"):
        before = _worked_out(fresh)
        renew(fresh)
        if before != _worked_out(fresh):
            found.append(text)
    return found


def _worked_out(state: State) -> list[object]:
    """All that ``standing.renew`` works out, in a form that can be compared."""
    found: list[object] = [
        state.spoken,
        state.stops_live,
        state.standing_hooks,
        state.trainers_stopped,
        state.hands_open,
    ]
    for standing in state.standing:
        place = -1 if standing.source is None else place_of(state, standing.source)
        found.append((standing.effect.name, standing.hooks, standing.owner, place))
    for side in state.sides:
        for pokemon in side.pokemon():
            found.append((pokemon.data, pokemon.attack_card, pokemon.copying, pokemon.powers_ignored, pokemon.hooks))
            found.append((pokemon.types, pokemon.weakness, pokemon.resistance, len(pokemon.effects)))
    return found


def _owner_problems(side: Side) -> list[str]:
    """Cards that lie with the player who does not own them (R066); only an effect attaches one to the other player's Pokémon."""
    return [f"{card.data.name} lies with the wrong player" for card in own_cards(side) if card.owner != side.player]


def _side_problems(game: Game, side: Side) -> list[str]:
    state = game.state
    found = _owner_problems(side)
    who = f"player {side.player}"
    if state.phase in (const.PHASE_TURN_START, const.PHASE_MAIN, const.PHASE_TURN_END) and side.active is None:
        found.append(f"{who} has no Active Pokémon")
    if len(side.bench) > game.edition.bench_max:
        found.append(f"{who} has {len(side.bench)} Benched Pokémon")
    if len(side.prizes) > state.prizes_each:
        found.append(f"{who} has {len(side.prizes)} Prizes")
    if state.phase < const.PHASE_SUDDEN_DEATH and state.turn > 0 and not side.prizes:
        found.append(f"{who} has taken all Prizes and the game goes on")
    for pokemon in side.pokemon():
        found += [f"{who}, {pokemon.data.name}: {problem}" for problem in _pokemon_problems(game, side, pokemon)]
    return found


def _pokemon_problems(game: Game, side: Side, pokemon: InPlay) -> list[str]:
    found: list[str] = []
    if pokemon.damage % 10 or pokemon.damage < 0:
        found.append(f"{pokemon.damage} damage")
    if pokemon.damage >= pokemon.data.hp and game.state.phase < const.PHASE_SUDDEN_DEATH:
        found.append(f"{pokemon.damage} damage at {pokemon.data.hp} HP and still in play")
    exclusive = pokemon.conditions & game.edition.exclusive_conditions
    if exclusive & (exclusive - 1):
        found.append("two conditions that exclude each other")
    if pokemon.conditions & pokemon.data.immune and not pokemon.copying:
        found.append("a condition that it can't be in")
    if pokemon.conditions & ~game.edition.conditions:
        found.append("a condition that the edition lacks")
    if pokemon is not side.active and pokemon.conditions:
        found.append("a condition on the Bench")
    if not pokemon.in_play or pokemon.knocked_out:
        found.append("no longer in play")
    if not pokemon.copying and (pokemon.data is not pokemon_data(pokemon.top) or pokemon.top is not pokemon.cards[-1]):
        found.append("treated as another card")
    if not pokemon.energy_stale and _counted(pokemon) != _counted_anew(game, pokemon):
        found.append("the counted Energy is out of date")
    return found


def _counted(pokemon: InPlay) -> list[int]:
    return [*pokemon.energy_by_type, pokemon.energy_total]


def _counted_anew(game: Game, pokemon: InPlay) -> list[int]:
    # In its place: a copy would stand nowhere, and a power may work on one place only.
    pokemon.energy_stale = True
    hooks.renew_energy(Context(game, pokemon.owner), pokemon)
    return _counted(pokemon)
