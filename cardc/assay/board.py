"""A board in the middle of a game, on which one card is tried by two players who like to use it."""

from __future__ import annotations

from cardc.engine import const, decisions
from cardc.engine.bots import Bot
from cardc.engine.carddata import CardData, EnergyData, PokemonData
from cardc.engine.chance import Chance
from cardc.engine.decisions import Question
from cardc.engine.editions import EDITIONS
from cardc.engine.game import Game
from cardc.engine.invariants import problems
from cardc.engine.standing import renew
from cardc.engine.state import AttachedEnergy, Card, InPlay, Side, State
from cardc.engine.turn import advance
from cardc.model.cards import Attack, Imprint, PokemonCard, PrintedDamage
from cardc.model.terms import Edition, EnergyType, Stage
from cardc.scenario.names import BYSTANDER

Striker = PokemonCard(
    "Striker",
    Imprint("S"),
    Stage.BASIC,
    None,
    (EnergyType.WATER,),
    120,
    attacks=(Attack("Strike", (EnergyType.COLORLESS,), PrintedDamage(40)),),
    retreat=1,
)
"""The opponent's Pokémon: it has an attack, so that what waits for one is tried too."""

_EVOLVED = PokemonData(
    "assay-elder", "Elder", const.STAGE_1, (const.COLORLESS,), 80, evolves_from=BYSTANDER.name, basic=BYSTANDER.name
)
_TYPES = tuple(range(const.COLORLESS))
_ACTIONS = 14
"""A few turns."""

_SEEDS = (1, 2)
_TURN = 5
_BEFORE = 2
_PRIZES = 6
_HURT = 20


class _Eager(Bot):
    """Uses attacks, powers and Trainer cards when it can, three times of four."""

    def answer(self, question: Question) -> int:
        number = len(question.options)
        if question.kind == decisions.ASK_ACTION and self.chance.below(4):
            wanted = [i for i, option in enumerate(question.options) if option >> 16 in _USES]
            if wanted:
                return wanted[self.chance.below(len(wanted))]
        return self.chance.below(number)


_USES = (decisions.ACT_ATTACK, decisions.ACT_POWER, decisions.ACT_TRAINER)


def play_from_the_middle(card: CardData, striker: CardData, edition: Edition) -> str | None:
    """What goes wrong when the card is used in some turns of a game; ``None`` when nothing does."""
    rules = EDITIONS[edition.value]
    for seed in _SEEDS:
        game = Game(_state(card, striker, seed), rules, _Eager(seed), _Eager(seed + 1))
        for _ in range(_ACTIONS):
            try:
                advance(game)
            except Exception as error:  # whatever it is: an effect that stops a game is not read
                return f"{type(error).__name__}: {error}"
            if game.over:
                break
        wrong = problems(game)
        if wrong:
            return wrong[0]
    return None


def _state(card: CardData, striker: CardData, seed: int) -> State:
    builder = _Builder()
    sides = [builder.side(const.YOU, card, card), builder.side(const.OPPONENT, striker, card)]
    state = State(tuple(builder.cards), Chance(seed), _PRIZES)
    state.sides = sides
    state.turn = _TURN
    state.player = const.YOU
    state.phase = const.PHASE_MAIN
    state.face_down = False
    if state.watch:
        renew(state)
    return state


class _Builder:
    """Deals the cards of both sides."""

    def __init__(self) -> None:
        self.cards: list[Card] = []

    def side(self, owner: int, active: CardData, tried: CardData) -> Side:
        side = Side(owner)
        first = active if isinstance(active, PokemonData) else BYSTANDER
        side.active = self._in_play(owner, first)
        side.bench = [self._in_play(owner, BYSTANDER) for _ in range(2)]
        if isinstance(active, PokemonData):
            side.bench.append(self._in_play(owner, active))
        side.hand = [self.card(owner, data) for data in (tried, tried, _EVOLVED, BYSTANDER, *map(_energy, _TYPES[:3]))]
        stock = [tried, BYSTANDER, *map(_energy, _TYPES)]
        side.deck = [self.card(owner, data) for data in [*stock, *stock]]
        side.discard = [self.card(owner, data) for data in stock]
        side.prizes = [self.card(owner, BYSTANDER) for _ in range(_PRIZES)]
        return side

    def _in_play(self, owner: int, data: CardData) -> InPlay:
        pokemon = InPlay(owner, self.card(owner, data), _BEFORE)
        for type in _TYPES:
            energy = _energy(type)
            pokemon.energy += (AttachedEnergy(self.card(owner, energy), energy.provides),)
        pokemon.energy_stale = True
        pokemon.damage = _HURT
        return pokemon

    def card(self, owner: int, data: CardData) -> Card:
        card = Card(len(self.cards), data, owner)
        self.cards.append(card)
        return card


def _energy(type: int) -> EnergyData:
    return EnergyData(f"assay-{type}", f"{const.TYPE_NAMES[type].capitalize()} Energy", (type,))
