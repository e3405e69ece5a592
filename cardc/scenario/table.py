"""Looking at a state in the words of a scenario: which Pokémon is meant, what lies where, what can be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cardc.engine import const
from cardc.engine.carddata import CardData, EnergyData
from cardc.engine.decisions import (
    ACT_ATTACK,
    ACT_BENCH,
    ACT_DISCARD,
    ACT_ENERGY,
    ACT_EVOLVE,
    ACT_POWER,
    ACT_RETREAT,
    ACT_TRAINER,
    Option,
)
from cardc.engine.state import Card, InPlay, Side, State
from cardc.model.terms import Player
from cardc.scenario import model as m
from cardc.scenario.board import number_of
from cardc.scenario.names import TYPE_NUMBERS, is_called


class NotFoundError(Exception):
    """A scenario points at a Pokémon that is not there, or at several at once; the message says so."""


def owner_word(number: int) -> str:
    """``your`` or ``opponent's``, for the engine's number of a player."""
    return "your" if number == const.YOU else "opponent's"


def player_word(player: Player) -> str:
    """``you`` or ``the opponent``."""
    return "you" if player is Player.YOU else "the opponent"


def find_pokemon(state: State, who: m.Who) -> InPlay:
    """The Pokémon that is meant.

    Raises:
        NotFoundError: there is none, or more than one.
    """
    match who:
        case m.ByActive(player=player):
            active = state.sides[number_of(player)].active
            if active is None:
                raise NotFoundError(f"{player_word(player)} has no Active Pokémon")
            return active
        case m.ByBench(player=player, number=number):
            bench = state.sides[number_of(player)].bench
            if not 1 <= number <= len(bench):
                raise NotFoundError(f"{owner_word(number_of(player))} Bench holds {len(bench)} Pokémon")
            return bench[number - 1]
        case m.ByOwner(player=player, name=name):
            owner = number_of(player)
            return _only(state, [state.sides[owner]], name, f"none of {owner_word(owner)} Pokémon")
        case m.ByName(name=name):
            return _only(state, state.sides, name, "no Pokémon")


def _only(state: State, sides: Iterable[Side], name: str, none: str) -> InPlay:
    found = [pokemon for side in sides for pokemon in side.pokemon() if is_called(pokemon.data, name)]
    if len(found) == 1:
        return found[0]
    if not found:
        raise NotFoundError(f'{none} in play is called "{name}"')
    spots = ", ".join(place_words(state, pokemon) for pokemon in found)
    raise NotFoundError(f'{len(found)} Pokémon are called "{name}": {spots}')


def place_words(state: State, pokemon: InPlay) -> str:
    """Where a Pokémon stands, as a scenario says it: ``your bench 2``."""
    side = state.sides[pokemon.owner]
    owner = owner_word(pokemon.owner)
    if side.active is pokemon:
        return f"{owner} active"
    spot = next((number for number, benched in enumerate(side.bench, 1) if benched is pokemon), None)
    return f"{owner} {pokemon.data.name}, out of play" if spot is None else f"{owner} bench {spot}"


def zone_cards(state: State, player: Player, zone: m.Zone) -> list[Card]:
    """The cards of a zone."""
    side = state.sides[number_of(player)]
    match zone:
        case m.Zone.HAND:
            return side.hand
        case m.Zone.DECK:
            return side.deck
        case m.Zone.DISCARD:
            return side.discard
        case m.Zone.PRIZES:
            return side.prizes


def attached_cards(pokemon: InPlay) -> list[Card]:
    """All cards attached to a Pokémon, without those it evolved from."""
    return [energy.card for energy in pokemon.energy] + [trainer.card for trainer in pokemon.trainers]


def is_card(data: CardData, card: m.Cards) -> bool:
    """Whether ``card`` means a card with this data."""
    if isinstance(card, m.NamedCard):
        return is_called(data, card.name)
    return isinstance(data, EnergyData) and data.basic and data.provides == (TYPE_NUMBERS[card.type],)


def are_cards(cards: list[Card], wanted: tuple[m.Cards, ...]) -> bool:
    """Whether these are just the wanted cards, in any order."""
    left = list(cards)
    for want in wanted:
        for _ in range(want.number):
            found = next((card for card in left if is_card(card.data, want)), None)
            if found is None:
                return False
            left.remove(found)
    return not left


def are_names(cards: list[CardData], names: tuple[str, ...]) -> bool:
    """Whether the cards bear just these names, in any order."""
    left = list(cards)
    for name in names:
        found = next((card for card in left if is_called(card, name)), None)
        if found is None:
            return False
        left.remove(found)
    return not left


def card_words(cards: Iterable[Card]) -> str:
    """Cards in words: ``2 "Potion", "Bill"``; ``nothing`` for none."""
    counts = Counter(card.data.name for card in cards)
    return (
        ", ".join(f'{number} "{name}"' if number > 1 else f'"{name}"' for name, number in counts.items()) or "nothing"
    )


def does(state: State, option: Option, deed: m.Deed) -> bool:
    """Whether an action that the engine offers is this deed.

    Raises:
        NotFoundError: the deed points at a Pokémon that can't be told.
    """
    match deed:
        case m.Attack(name=name):
            return option.action == ACT_ATTACK and (
                name is None or (option.attack is not None and option.attack.name == name)
            )
        case m.Play(name=name):
            return option.action == ACT_TRAINER and _card_is(option, name)
        case m.PutOnBench(name=name):
            return option.action == ACT_BENCH and _card_is(option, name)
        case m.Evolve(who=who, name=name):
            target = find_pokemon(state, _of(state, who))
            return option.action == ACT_EVOLVE and option.pokemon is target and _card_is(option, name)
        case m.Attach(card=card, who=who):
            target = find_pokemon(state, _of(state, who))
            fits = option.card is not None and is_card(option.card.data, card)
            return option.action == ACT_ENERGY and option.pokemon is target and fits
        case m.Retreat():
            return option.action == ACT_RETREAT
        case m.UsePower(name=name, who=user):
            named = option.power is not None and option.power.name == name
            where = user is None or option.pokemon is find_pokemon(state, _of(state, user))
            return option.action == ACT_POWER and named and where
        case m.Discard(who=who):
            return option.action == ACT_DISCARD and option.pokemon is find_pokemon(state, _of(state, who))


def _of(state: State, who: m.Who) -> m.Who:
    """A Pokémon meant by its name alone is the acting player's own."""
    if not isinstance(who, m.ByName):
        return who
    return m.ByOwner(Player.YOU if state.player == const.YOU else Player.OPPONENT, who.name, who.span)


def _card_is(option: Option, name: str) -> bool:
    return option.card is not None and is_called(option.card.data, name)
