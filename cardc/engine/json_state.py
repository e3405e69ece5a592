"""A game position as JSON data, and back.

Cards stand as numbers into the two deck lists, which hold card ids, so that a position can be read with any pool
that knows these ids. What can be worked out again (counted Energy, hooks) is not written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardc.engine import const
from cardc.engine.carddata import CardPool, as_pokemon
from cardc.engine.chance import Chance
from cardc.engine.groups import where_of
from cardc.engine.standing import own_hooks, renew, renew_features
from cardc.engine.state import AttachedEnergy, AttachedTrainer, Card, InPlay, Lasting, Result, Side, State, pokemon_data
from cardc.engine.view import JsonValue
from cardc.engine.zones import attached_cards, own_cards

_ABOUT_ATTACKERS: Final = (const.LASTS_LESS_DAMAGE, const.LASTS_LESS_DAMAGE_BEFORE)

FORMAT: Final = 2
"""Version of the format, raised when it changes."""

JsonObject = dict[str, JsonValue]


class SavedGameError(ValueError):
    """Data that is no saved game: what is wrong and where."""


# --- writing ------------------------------------------------------------------------------------------


def state_to_json(state: State) -> JsonObject:
    """All of a position, hidden information too."""
    cards: list[JsonValue] = [card.data.id for card in state.cards]
    owners: list[JsonValue] = [card.owner for card in state.cards]
    return {
        "cards": cards,
        "owners": owners,
        "chance": _chance_to_json(state.chance),
        "turn": state.turn,
        "player": state.player,
        "first_player": state.first_player,
        "phase": state.phase,
        "prizes_each": state.prizes_each,
        "powers_stop": state.powers_stop,
        "sudden_deaths": state.sudden_deaths,
        "winner": state.winner,
        "way": state.way,
        "face_down": state.face_down,
        "stadium": None if state.stadium is None else state.stadium.number,
        "sides": [_side_to_json(side) for side in state.sides],
    }


def _chance_to_json(chance: Chance) -> JsonObject:
    words: list[JsonValue] = list(chance.words())
    coins: list[JsonValue] = list(chance.coins)
    return {"words": words, "coins": coins, "strict": chance.strict, "shuffles": chance.shuffles}


def _numbers(cards: Sequence[Card]) -> JsonValue:
    return [card.number for card in cards]


def _side_to_json(side: Side) -> JsonValue:
    return {
        "deck": _numbers(side.deck),
        "hand": _numbers(side.hand),
        "prizes": _numbers(side.prizes),
        "discard": _numbers(side.discard),
        "active": None if side.active is None else _pokemon_to_json(side.active),
        "bench": [_pokemon_to_json(pokemon) for pokemon in side.bench],
        "attacks": side.attacks,
        "powers": side.powers,
        "energy_attached": side.energy_attached,
        "retreats": side.retreats,
        "retreat_failed": side.retreat_failed,
        "supporters": side.supporters,
        "stadiums": side.stadiums,
        "trainers": side.trainers,
        "effects": _effects_to_json(side.effects),
        "seen": _numbers(side.seen),
    }


def _effects_to_json(effects: tuple[Lasting, ...]) -> JsonValue:
    return [
        [effect.kind, effect.turn, effect.a, effect.b, effect.cause, effect.attack, effect.by_power]
        for effect in effects
    ]


def _pokemon_to_json(pokemon: InPlay) -> JsonValue:
    energy: list[JsonValue] = []
    for card in pokemon.energy:
        provides: list[JsonValue] = list(card.provides)
        energy.append([card.card.number, provides, card.turned_to, card.turned_turn, card.by_power])
    trainers: list[JsonValue] = [[trainer.card.number, trainer.last_turn] for trainer in pokemon.trainers]
    results: list[JsonValue] = [list(result) for result in pokemon.hit_results]
    return {
        "cards": _numbers(pokemon.cards),
        "energy": energy,
        "trainers": trainers,
        "effects": _effects_to_json(pokemon.effects),
        "hit_turn": pokemon.hit_turn,
        "hit_damage": pokemon.hit_damage,
        "hit_results": results,
        "damage": pokemon.damage,
        "conditions": pokemon.conditions,
        "poison": pokemon.poison,
        "paralyzed_until": pokemon.paralyzed_until,
        "entered_turn": pokemon.entered_turn,
        "evolved_turn": pokemon.evolved_turn,
        "power_uses": pokemon.power_uses,
        "power_turn": pokemon.power_turn,
        "knocked_out": pokemon.knocked_out,
    }


# --- reading ------------------------------------------------------------------------------------------


def state_from_json(data: JsonValue, pool: CardPool, name_ignore: int = 0) -> State:
    """The position that :func:`state_to_json` wrote; :class:`SavedGameError` says what is wrong.

    ``name_ignore`` are the marks that are no part of a name in the edition that is played.
    """
    found = as_object(data, "state")
    ids = _strings(found, "cards")
    owners = ints(found, "owners")
    if len(ids) != len(owners) or any(owner not in (0, 1) for owner in owners):
        raise SavedGameError("state.owners: one 0 or 1 for each card")
    for card_id in ids:
        if card_id not in pool:
            raise SavedGameError(f"state.cards: there is no card {card_id!r}")
    cards = tuple([Card(i, pool.get(ids[i]), owners[i]) for i in range(len(ids))])
    state = State(cards, _chance_from_json(as_object(_get(found, "chance"), "chance")), _int(found, "prizes_each"))
    state.powers_stop = _int(found, "powers_stop")
    state.name_ignore = name_ignore
    state.turn = _int(found, "turn")
    state.player = _within(found, "player", 0, 1)
    state.first_player = _within(found, "first_player", 0, 1)
    state.phase = _within(found, "phase", const.PHASE_SETUP, const.PHASE_OVER)
    state.sudden_deaths = _int(found, "sudden_deaths")
    state.winner = _within(found, "winner", const.NO_ONE, 1)
    state.way = _int(found, "way")
    state.face_down = _bool(found, "face_down")
    sides = _list(found, "sides")
    if len(sides) != 2:
        raise SavedGameError("state.sides: there are two players")
    state.sides = [_side_from_json(as_object(sides[player], "side"), player, cards) for player in (0, 1)]
    stadium = _get(found, "stadium")
    state.stadium = None if stadium is None else _card(_as_int(stadium, "stadium"), cards)
    numbers = [] if state.stadium is None else [state.stadium.number]
    for side in state.sides:
        numbers += [card.number for card in own_cards(side) + attached_cards(side)]
    if sorted(numbers) != list(range(len(cards))):
        raise SavedGameError("state.sides: each card lies in one place")
    in_play = state.sides[0].pokemon() + state.sides[1].pokemon()
    uses = [pokemon.power_uses for pokemon in in_play]
    renew(state)
    for i in range(len(in_play)):
        in_play[i].power_uses = uses[i]  # who becomes a copy starts with none; here it is a copy already
    return state


def _chance_from_json(data: JsonObject) -> Chance:
    try:
        chance = Chance.from_words(ints(data, "words"))
    except ValueError as error:
        raise SavedGameError(f"chance.words: {error}") from error
    chance.coins = ints(data, "coins")
    chance.strict = _bool(data, "strict")
    chance.shuffles = _bool(data, "shuffles")
    return chance


def _side_from_json(data: JsonObject, player: int, cards: tuple[Card, ...]) -> Side:
    side = Side(player)
    side.deck = _cards(data, "deck", cards)
    side.hand = _cards(data, "hand", cards)
    side.prizes = _cards(data, "prizes", cards)
    side.discard = _cards(data, "discard", cards)
    active = _get(data, "active")
    side.active = None if active is None else _pokemon_from_json(as_object(active, "active"), player, cards)
    side.bench = [_pokemon_from_json(as_object(item, "bench"), player, cards) for item in _list(data, "bench")]
    side.attacks = _int(data, "attacks")
    side.powers = _int(data, "powers")
    side.energy_attached = _int(data, "energy_attached")
    side.retreats = _int(data, "retreats")
    side.retreat_failed = _bool(data, "retreat_failed")
    side.supporters = _int(data, "supporters")
    side.stadiums = _int(data, "stadiums")
    side.trainers = _int(data, "trainers")
    side.effects = _effects_from_json(data, cards)
    side.seen = _cards(data, "seen", cards)
    return side


def _effects_from_json(data: JsonObject, cards: tuple[Card, ...]) -> tuple[Lasting, ...]:
    effects: list[Lasting] = []
    for item in _list(data, "effects"):
        if not isinstance(item, list) or len(item) != 7:
            raise SavedGameError("effects: rows of seven")
        kind, turn, a, b, cause = [_as_int(value, "effects") for value in item[:5]]
        attack, by_power = item[5:]
        if not isinstance(attack, str) or not isinstance(by_power, bool):
            raise SavedGameError("effects: rows end with a name and true or false")
        _card(cause, cards)
        if kind in (const.LASTS_CANNOT_USE, const.LASTS_REACTION):
            _card(a, cards)
        if kind == const.LASTS_POWERS_STOP or (attack and kind in _ABOUT_ATTACKERS):
            _group(attack)
        effects.append(Lasting(kind, turn, a, b, cause, attack, by_power))
    return tuple(effects)


def _group(text: str) -> None:
    """Raises :class:`SavedGameError` unless a text tells a group; on a Pokémon itself it is empty."""
    try:
        if text:
            where_of(text)
    except ValueError as error:
        raise SavedGameError(f"effects: {error}") from error


def _results_from_json(data: JsonObject) -> tuple[Result, ...]:
    results: list[Result] = []
    for item in _list(data, "hit_results"):
        if not isinstance(item, list) or len(item) != 6:
            raise SavedGameError("hit_results: rows of six")
        kind, a, b, c, d = [_as_int(value, "hit_results") for value in item[:5]]
        attack = item[5]
        if not isinstance(attack, str):
            raise SavedGameError("hit_results: rows end with a name")
        results.append((kind, a, b, c, d, attack))
    return tuple(results)


def _pokemon_from_json(data: JsonObject, owner: int, cards: tuple[Card, ...]) -> InPlay:
    pile = _cards(data, "cards", cards)
    if not pile or any(as_pokemon(card.data) is None for card in pile):
        raise SavedGameError("pokemon.cards: a pile of Pokémon cards")
    pokemon = InPlay(owner, pile[0], _int(data, "entered_turn"))
    pokemon.cards = tuple(pile)
    pokemon.top = pile[-1]
    pokemon.data = pokemon_data(pokemon.top)
    pokemon.attack_card = pokemon.top.number
    for item in _list(data, "energy"):
        pokemon.energy += (_energy_from_json(item, cards),)
    for item in _list(data, "trainers"):
        number, last_turn = _row(item, 2, "trainers")
        pokemon.trainers += (AttachedTrainer(_card(number, cards), last_turn),)
    pokemon.effects = _effects_from_json(data, cards)
    pokemon.hit_turn = _int(data, "hit_turn")
    pokemon.hit_damage = _int(data, "hit_damage")
    pokemon.hit_results = _results_from_json(data)
    pokemon.damage = _int(data, "damage")
    pokemon.conditions = _int(data, "conditions")
    pokemon.poison = _int(data, "poison")
    pokemon.paralyzed_until = _int(data, "paralyzed_until")
    pokemon.evolved_turn = _int(data, "evolved_turn")
    pokemon.power_uses = _int(data, "power_uses")
    pokemon.power_turn = _int(data, "power_turn")
    pokemon.knocked_out = _bool(data, "knocked_out")
    pokemon.energy_turned = any(energy.turned_to >= 0 for energy in pokemon.energy)
    renew_features(pokemon)
    pokemon.hooks = own_hooks(pokemon)
    pokemon.energy_stale = True
    return pokemon


def _energy_from_json(item: JsonValue, cards: tuple[Card, ...]) -> AttachedEnergy:
    if not isinstance(item, list) or len(item) != 5:
        raise SavedGameError("pokemon.energy: rows of five")
    number, provides, turned_to, turned_turn, by_power = item
    if not isinstance(provides, list) or not isinstance(by_power, bool):
        raise SavedGameError("pokemon.energy: what a card provides is a list, the last is true or false")
    types = tuple([_as_int(type, "provides") for type in provides])
    if any(not const.ANY_TYPE <= type < const.TYPES for type in types):
        raise SavedGameError("pokemon.energy: an unknown type")
    return AttachedEnergy(
        _card(_as_int(number, "energy"), cards),
        types,
        _as_int(turned_to, "energy"),
        _as_int(turned_turn, "energy"),
        by_power,
    )


# --- reading plain values ---------------------------------------------------------------------------------


def as_object(data: JsonValue, where: str) -> JsonObject:
    """``data`` when it is a JSON object."""
    if not isinstance(data, dict):
        raise SavedGameError(f"{where}: an object")
    return data


def _get(data: JsonObject, key: str) -> JsonValue:
    if key not in data:
        raise SavedGameError(f"{key}: missing")
    return data[key]


def _as_int(value: JsonValue, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise SavedGameError(f"{where}: a whole number")
    return value


def _int(data: JsonObject, key: str) -> int:
    return _as_int(_get(data, key), key)


def _within(data: JsonObject, key: str, least: int, most: int) -> int:
    value = _int(data, key)
    if not least <= value <= most:
        raise SavedGameError(f"{key}: from {least} to {most}")
    return value


def _bool(data: JsonObject, key: str) -> bool:
    value = _get(data, key)
    if not isinstance(value, bool):
        raise SavedGameError(f"{key}: true or false")
    return value


def _list(data: JsonObject, key: str) -> list[JsonValue]:
    value = _get(data, key)
    if not isinstance(value, list):
        raise SavedGameError(f"{key}: a list")
    return value


def ints(data: JsonObject, key: str) -> list[int]:
    """The list of whole numbers under ``key``."""
    return [_as_int(value, key) for value in _list(data, key)]


def _strings(data: JsonObject, key: str) -> list[str]:
    found: list[str] = []
    for value in _list(data, key):
        if not isinstance(value, str):
            raise SavedGameError(f"{key}: a list of strings")
        found.append(value)
    return found


def _row(item: JsonValue, length: int, where: str) -> list[int]:
    if not isinstance(item, list) or len(item) != length:
        raise SavedGameError(f"{where}: rows of {length} numbers")
    return [_as_int(value, where) for value in item]


def _card(number: int, cards: tuple[Card, ...]) -> Card:
    if not 0 <= number < len(cards):
        raise SavedGameError(f"there is no card number {number}")
    return cards[number]


def _cards(data: JsonObject, key: str, cards: tuple[Card, ...]) -> list[Card]:
    return [_card(number, cards) for number in ints(data, key)]
