"""A game on a hand-set board, for running generated code: every Pokémon has Energy of all types, damage and company."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from cardc.emit.module import package_sources
from cardc.engine import const, turn
from cardc.engine.actions import legal_actions, perform
from cardc.engine.bots import RandomBot
from cardc.engine.carddata import CardData, EnergyData, PokemonData, TrainerData
from cardc.engine.chance import Chance
from cardc.engine.editions import EDITIONS
from cardc.engine.game import Game
from cardc.engine.standing import renew
from cardc.engine.state import AttachedEnergy, Card, InPlay, State
from cardc.model.cards import CardSet
from cardc.scenario.memory import run_package

ENERGY = tuple(EnergyData(f"e-{type}", f"Energy {type}", (type,)) for type in range(const.TYPES))
EXTRA = PokemonData("extra", "Extra", const.BASIC, (const.GRASS,), 60)


def compiled(sets: Sequence[CardSet]) -> list[CardData]:
    """The card data of sets, compiled and run without touching the disk."""
    return [card for module in run_package(package_sources(sets)).values() for card in module.CARDS]


class Table:
    """Lays cards out and counts them, so that every card of the state has its number."""

    def __init__(self) -> None:
        self.cards: list[Card] = []

    def card(self, data: CardData, owner: int) -> Card:
        card = Card(len(self.cards), data, owner)
        self.cards.append(card)
        return card

    def pokemon(self, data: PokemonData, owner: int) -> InPlay:
        """A Pokémon that has been in play for long, with two Energy cards of each type and all but 10 of its HP."""
        pokemon = InPlay(owner, self.card(data, owner), 0)
        pokemon.energy = tuple(AttachedEnergy(self.card(energy, owner), energy.provides) for energy in ENERGY * 2)
        pokemon.energy_stale = True
        pokemon.damage = min(30, data.hp - 10)
        return pokemon


def board(
    hand: Iterable[CardData], mine: Sequence[PokemonData], theirs: Sequence[PokemonData], edition: str, seed: int
) -> Game:
    """You are to act, with these Pokémon (the first is Active) and these cards in hand beside some Energy."""
    table = Table()
    state = State((), Chance(seed), 6)
    for side, pokemon in zip(state.sides, (mine, theirs), strict=True):
        side.active, *side.bench = [table.pokemon(data, side.player) for data in pokemon]
        side.deck = [table.card(data, side.player) for data in (*ENERGY, EXTRA, EXTRA)]
        side.prizes = [table.card(EXTRA, side.player) for _ in range(6)]
        side.hand = [table.card(data, side.player) for data in (*ENERGY[:3], *(hand if side.player == 0 else ()))]
    state.set_cards(tuple(table.cards))
    state.turn, state.phase, state.face_down = 5, const.PHASE_MAIN, False
    renew(state)
    return Game(state, EDITIONS[edition], RandomBot(seed), RandomBot(seed + 1))


def do(game: Game, action: int) -> Game:
    """Do one action in a copy of the game, then go on until the opponent may act or the game is over."""
    seed = random.Random(action).randrange(1000)
    after = Game(game.state.copy(), game.edition, RandomBot(seed), RandomBot(seed + 1))
    after.trace, after.log = [], []
    perform(after, action)
    while after.state.phase not in (const.PHASE_MAIN, const.PHASE_OVER, const.PHASE_SUDDEN_DEATH):
        turn.advance(after)
    if after.state.phase == const.PHASE_MAIN:
        legal_actions(after)
    return after


def everywhere(state: State) -> list[int]:
    """The numbers of all cards in all zones, sorted; each card of the game stands there once."""
    found: list[Card] = [] if state.stadium is None else [state.stadium]
    for side in state.sides:
        found += [*side.deck, *side.hand, *side.prizes, *side.discard]
        for pokemon in side.pokemon():
            found += [
                *pokemon.cards,
                *(each.card for each in pokemon.energy),
                *(each.card for each in pokemon.trainers),
            ]
    return sorted(card.number for card in found)


def split(cards: Iterable[CardData]) -> tuple[list[PokemonData], list[CardData]]:
    """Pokémon, and the Trainer and Energy cards."""
    listed = list(cards)
    others: list[CardData] = [card for card in listed if isinstance(card, TrainerData | EnergyData)]
    return [card for card in listed if isinstance(card, PokemonData)], others
