"""What effects in play say about other Pokémon: worked out when something changes, kept until the next change.

The layers, each from the ones before it: which powers others switch off (cards and lasting effects, then powers that ignore all others, then
powers that stop some); which Pokémon are treated as another card (and the powers
that brings); types, Weakness and Resistance; the list of all working effects that speak of others; the hooks of each
Pokémon. A game in which no card could do any of this (``state.watch``) never comes here.
"""

from __future__ import annotations

from typing import Final

from cardc.engine import const, editions
from cardc.engine.carddata import PokemonData, TrainerData
from cardc.engine.groups import Where, where_of
from cardc.engine.qualities import stands_in
from cardc.engine.state import AttachedEnergy, InPlay, Lasting, Standing, State, pokemon_data


class StandingRulesError(Exception):
    """Powers that switch each other off without end: no reading of them is stable."""


# --- features that effects change ------------------------------------------------------------------------


def renew_features(pokemon: InPlay) -> None:
    """Work out type, Weakness and Resistance of a Pokémon from its data and what effects changed; the last change counts."""
    pokemon.types = pokemon.data.types
    pokemon.weakness = -1
    pokemon.resistance = -1
    for effect in pokemon.effects:
        if effect.kind == const.LASTS_TYPE:
            pokemon.types = (effect.a,)
        elif effect.kind == const.LASTS_WEAKNESS:
            pokemon.weakness = effect.a
        elif effect.kind == const.LASTS_RESISTANCE:
            pokemon.resistance = effect.a


def refresh(state: State, pokemon: InPlay) -> None:
    """After a card was put on or taken off a Pokémon: what it is, its features, its hooks."""
    if not pokemon.copying:  # a copy stays what it is, until a look at the table says otherwise
        pokemon.data = pokemon_data(pokemon.top)
        pokemon.attack_card = pokemon.top.number
    renew_features(pokemon)
    pokemon.hooks = own_hooks(pokemon) | state.standing_hooks
    pokemon.energy_stale = True
    if state.watch:
        renew(state)


def own_hooks(pokemon: InPlay) -> int:
    """The hooks that the powers and attached Trainer cards of a Pokémon define."""
    hooks = pokemon.data.hooks
    for attached in pokemon.trainers:
        data = attached.card.data
        if isinstance(data, TrainerData):
            hooks |= data.hooks
    return hooks


# --- powers ------------------------------------------------------------------------------------------------


def power_works(state: State, pokemon: InPlay, index: int) -> bool:
    """Whether a power is on: no condition stops it (R158), nothing switches it off, its Pokémon stands where it must."""
    power = pokemon.data.powers[index]
    if power.stopped_by & pokemon.conditions and _stops(state.powers_stop, power.usage):
        return False
    if pokemon.powers_ignored >> index & 1:
        return False
    if power.seat == const.ANYWHERE:
        return True
    return (state.sides[pokemon.owner].active is pokemon) == (power.seat == const.ACTIVE)


def _stops(which: int, usage: int) -> bool:
    """Whether conditions stop a power that says so (R158): in later editions only one that is used, or none."""
    return which == editions.ALL_THAT_SAY_SO or (which == editions.ACTIVATED_THAT_SAY_SO and usage != const.USAGE_NONE)


# --- everything --------------------------------------------------------------------------------------------


def renew(state: State) -> None:
    """Work everything out again. Doing it twice changes nothing; :class:`StandingRulesError` when it has no end.

    Nothing is done while no card in play speaks of others and none did the last time: a Pokémon that changes is brought up to date by itself.
    """
    if not state.watch:
        return
    speaks = _anything_speaks(state)
    if not speaks and not state.spoken:
        return
    state.spoken = speaks
    in_play = state.sides[0].pokemon() + state.sides[1].pokemon()
    before = [pokemon.data for pokemon in in_play]
    while _switch_powers(state, in_play):
        pass  # what a power had changed has ended with it, and others may have rested on that
    for pokemon, data in zip(in_play, before, strict=True):
        if pokemon.data is not data:
            pokemon.power_uses = 0
    _list(state, in_play)
    hooks = state.standing_hooks
    for pokemon in in_play:
        pokemon.hooks = (own_hooks(pokemon) if pokemon.trainers else pokemon.data.hooks) | hooks
        pokemon.energy_stale = True


def _switch_powers(state: State, in_play: list[InPlay]) -> bool:
    """Find out which powers are switched off and who is a copy; whether something that a power had changed has ended with it."""
    for pokemon in in_play:
        pokemon.powers_ignored = 0
        if pokemon.copying:
            pokemon.copying = False
            pokemon.data = pokemon_data(pokemon.top)
            pokemon.attack_card = pokemon.top.number
            renew_features(pokemon)
    state.stops_live = False
    _stop_by_cards(state, in_play)
    names = _names_that_ignore(state, in_play)
    _ignore(in_play, names)
    _stop_by_powers(state, in_play, False)
    copied = False
    for side in state.sides:
        opposite = state.sides[1 - side.player].active
        if side.active is not None and opposite is not None and side.active.data.wide:
            _copy(state, side.active, opposite, names)
            copied = copied or side.active.copying
    everything = len(names) > 0
    if copied:
        everything = _ignore_by_copies(state, in_play, names) or everything
        _stop_by_powers(state, in_play, True)
    off = _cards_without_powers(in_play)
    if not off:
        return False
    ended = False
    for pokemon in in_play:
        if _end_what_powers_did(pokemon, everything, off):
            ended = True
    return ended


def _anything_speaks(state: State) -> bool:
    """Whether some card in play says something about others, working or not."""
    if state.stadium is not None and state.stadium.data.wide:
        return True
    for side in state.sides:
        active = side.active
        if active is not None and _speaks(active):
            return True
        for pokemon in side.bench:
            if _speaks(pokemon):
                return True
    return _stop_for_a_while(state.sides[0].effects) or _stop_for_a_while(state.sides[1].effects)


def stops_for_a_while(state: State) -> bool:
    """Whether a lasting effect stops powers, now or in a turn to come, so that a turn which begins or ends may change what works."""
    for side in state.sides:
        if _stop_for_a_while(side.effects):
            return True
        for pokemon in side.pokemon():
            if _stop_for_a_while(pokemon.effects):
                return True
    return False


def _stop_for_a_while(effects: tuple[Lasting, ...]) -> bool:
    return len(effects) > 0 and any(effect.kind == const.LASTS_POWERS_STOP for effect in effects)


def _speaks(pokemon: InPlay) -> bool:
    """Whether a Pokémon, what is attached to it or what an attack left on it says something about powers or others."""
    return (
        pokemon.data.wide
        or (len(pokemon.trainers) > 0 and _trainer_speaks(pokemon))
        or _stop_for_a_while(pokemon.effects)
    )


def _trainer_speaks(pokemon: InPlay) -> bool:
    return any(attached.card.data.wide for attached in pokemon.trainers)


def _names_that_ignore(state: State, in_play: list[InPlay]) -> list[str]:
    """The names of the working powers that switch the others off, as the printed cards have them."""
    sources = _sources(state, in_play)
    names: list[str] = sources
    for _ in range(len(sources) + 2):
        standing = [name for name in sources if not any(other != name for other in names)]
        if standing == names:
            return names
        names = standing
    raise StandingRulesError(f"these powers switch each other off: {', '.join(sources)}")


def _sources(state: State, in_play: list[InPlay]) -> list[str]:
    """The names of the powers that would switch others off, apart from what others do to them."""
    names: list[str] = []
    for pokemon in in_play:
        if pokemon.data.stops:
            powers = pokemon.data.powers
            for i in range(len(powers)):
                if powers[i].ignores_powers and power_works(state, pokemon, i) and powers[i].name not in names:
                    names.append(powers[i].name)
    return names


def _ignore(in_play: list[InPlay], names: list[str]) -> None:
    """Turn off every power but those whose name alone is among ``names``."""
    if not names:
        return
    for pokemon in in_play:
        powers = pokemon.data.powers
        for i in range(len(powers)):
            if any(name != powers[i].name for name in names):
                pokemon.powers_ignored |= 1 << i


def _ignore_by_copies(state: State, in_play: list[InPlay], names: list[str]) -> bool:
    """What powers switch off that a Pokémon has only as a copy: all others but the copying power, on which they rest."""
    more: list[str] = []
    for name in _sources(state, in_play):
        if name not in names:
            more.append(name)
    if not more:
        return False
    for pokemon in in_play:
        powers = pokemon.data.powers
        for i in range(len(powers)):
            if not powers[i].copies_defending and any(name != powers[i].name for name in more):
                pokemon.powers_ignored |= 1 << i
    return True


# --- powers that stop ------------------------------------------------------------------------------------


def _stop_by_cards(state: State, in_play: list[InPlay]) -> None:
    """Turn off the powers that lasting effects, attached Trainer cards and the Stadium stop, whatever these powers say."""
    for pokemon in in_play:
        for effect in pokemon.effects:
            if effect.kind == const.LASTS_POWERS_STOP and (effect.turn == state.turn or effect.turn < 0):
                _switch_off(pokemon, False, False)
        for attached in pokemon.trainers:
            trainer = attached.card.data
            if isinstance(trainer, TrainerData) and trainer.wide:
                if trainer.effect.stops_own_powers:
                    _switch_off(pokemon, False, False)
                _stop(state, in_play, attached.card.owner, trainer.effect.stops_powers, False, False)
    for side in state.sides:
        for effect in side.effects:
            if (
                effect.kind == const.LASTS_POWERS_STOP
                and effect.attack
                and (effect.turn == state.turn or effect.turn < 0)
            ):
                _stop(state, in_play, side.player, (where_of(effect.attack),), False, False)
    if state.stadium is not None:
        stadium = state.stadium.data
        if isinstance(stadium, TrainerData):
            _stop(state, in_play, state.stadium.owner, stadium.effect.stops_powers, False, False)


def _stop_by_powers(state: State, in_play: list[InPlay], copied: bool) -> None:
    """Turn off what working powers stop; with ``copied`` those that a Pokémon has as a copy. No such power stops another of
    them, so that the order does not matter, and a copied one stops no copying power, on which it rests.
    """
    for pokemon in in_play:
        if pokemon.data.stops and pokemon.copying == copied:
            powers = pokemon.data.powers
            for i in range(len(powers)):
                power = powers[i]
                if (power.stops_powers or power.stops_own_powers) and power_works(state, pokemon, i):
                    if power.stops_own_powers:
                        _switch_off(pokemon, True, copied)
                    _stop(state, in_play, pokemon.owner, power.stops_powers, True, copied)


def _stop(
    state: State, in_play: list[InPlay], player: int, groups: tuple[Where, ...], stopping: bool, copying: bool
) -> None:
    for where in groups:
        if where.damaged or where.energy != const.NO_MATTER or where.more_energy != const.NO_MATTER:
            state.stops_live = True
        for pokemon in in_play:
            if pokemon.data.powers and stands_in(state, player, pokemon, where):
                _switch_off(pokemon, stopping, copying)


def _switch_off(pokemon: InPlay, stopping: bool, copying: bool) -> None:
    """Turn off the powers of a Pokémon; not those that stop others with ``stopping``, nor those that copy with ``copying``."""
    powers = pokemon.data.powers
    for i in range(len(powers)):
        spared = stopping and (len(powers[i].stops_powers) > 0 or powers[i].stops_own_powers)
        if not spared and not (copying and powers[i].copies_defending):
            pokemon.powers_ignored |= 1 << i


def _cards_without_powers(in_play: list[InPlay]) -> list[int]:
    """The numbers of the cards of all Pokémon of which a power is switched off."""
    found: list[int] = []
    for pokemon in in_play:
        if pokemon.powers_ignored:
            found += [card.number for card in pokemon.cards]
    return found


def _end_what_powers_did(pokemon: InPlay, everything: bool, off: list[int]) -> bool:
    """What a power changed for longer ends while that power is switched off, with ``everything`` all that powers changed; whether
    there was any of it.
    """
    ended = False
    if pokemon.effects and any(effect.by_power and (everything or effect.cause in off) for effect in pokemon.effects):
        pokemon.effects = tuple(
            [effect for effect in pokemon.effects if not (effect.by_power and (everything or effect.cause in off))]
        )
        renew_features(pokemon)
        ended = True
    if pokemon.energy_turned and (everything or pokemon.powers_ignored):
        for energy in pokemon.energy:
            if energy.by_power:
                ended = True
        pokemon.energy = tuple(
            [AttachedEnergy(energy.card, energy.provides) if energy.by_power else energy for energy in pokemon.energy]
        )
    return ended


def _list(state: State, in_play: list[InPlay]) -> None:
    """List the working effects that speak of others: yours and theirs in order of place, the Stadium last."""
    found: list[Standing] = []
    stopped = 0
    opened = 0
    for pokemon in in_play:
        data = pokemon.data
        if data.wide:
            for i in range(len(data.powers)):
                power = data.powers[i]
                if power_works(state, pokemon, i):
                    stopped |= _players(power.stops_trainers, pokemon.owner)
                    opened |= _players(power.opens_hand, pokemon.owner)
                    if power.wide:
                        found.append(Standing(power, data.power_hooks[i], pokemon.owner, pokemon))
        for attached in pokemon.trainers:
            trainer = attached.card.data
            if isinstance(trainer, TrainerData) and trainer.effect.wide:
                found.append(Standing(trainer.effect, trainer.hooks, attached.card.owner, pokemon))
    if state.stadium is not None:
        stadium = state.stadium.data
        if isinstance(stadium, TrainerData):
            stopped |= _players(stadium.effect.stops_trainers, state.stadium.owner)
            opened |= _players(stadium.effect.opens_hand, state.stadium.owner)
            if stadium.effect.wide:
                found.append(Standing(stadium.effect, stadium.hooks, state.stadium.owner, None))
    state.standing = found
    state.standing_hooks = 0
    for standing in found:
        state.standing_hooks |= standing.hooks
    state.trainers_stopped = stopped
    state.hands_open = opened


def _players(mask: int, owner: int) -> int:
    """A mask of ``1 << YOU`` and ``1 << OPPONENT``, seen from ``owner``, as a mask of player numbers."""
    if owner == 0 or mask == 0:
        return mask
    return (mask & 1) << 1 | mask >> 1


# --- being treated as another card ---------------------------------------------------------------------------

_COPIES: Final[dict[tuple[PokemonData, PokemonData], PokemonData]] = {}
"""Card data are immutable, so one blend of two of them serves all games."""


def _copy(state: State, pokemon: InPlay, opposite: InPlay, names: list[str]) -> None:
    """Treat a Pokémon with a working copying power as the card that lies opposite."""
    own = pokemon.data
    for i in range(len(own.powers)):
        if own.powers[i].copies_defending and power_works(state, pokemon, i):
            pokemon.data = blend(own, pokemon_data(opposite.top))
            pokemon.attack_card = opposite.top.number
            pokemon.copying = True
            pokemon.powers_ignored = 0
            renew_features(pokemon)
            _ignore([pokemon], names)
            return


def blend(own: PokemonData, other: PokemonData) -> PokemonData:
    """``own`` treated as ``other``: all of the other's face, and the copying power besides the other's powers."""
    known = _COPIES.get((own, other))
    if known is not None:
        return known
    copying = [power for power in own.powers if power.copies_defending]
    copied = [power for power in other.powers if not power.copies_defending]
    made = PokemonData(
        own.id,
        other.name,
        other.stage,
        other.types,
        other.hp,
        other.evolves_from,
        other.basic,
        other.retreat,
        other.weaknesses,
        other.resistances,
        other.attacks,
        tuple(copying + copied),
        other.level,
        other.prizes,
        other.doll,
        other.immune,
    )
    _COPIES[(own, other)] = made
    return made
