"""A set board for one attack: the attacker with just the Energy it needs against one Pokémon."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardc.engine import actions, const
from cardc.engine.carddata import CardData, EnergyData, PokemonData
from cardc.engine.chance import Chance
from cardc.engine.decisions import ACT_ATTACK, Player, Question, action
from cardc.engine.editions import Edition
from cardc.engine.game import Game
from cardc.engine.outcomes import GivenCoins
from cardc.engine.state import AttachedEnergy, Card, InPlay, Side, State
from cardc.engine.trace import TraceLine
from cardc.scenario.names import BYSTANDER

SEED = 1
BENCHED = 2
CARDS_IN_DECK = 10
PRIZES = 6
POINTS_PER_COUNTER = 10
TURN = 5  # in the middle of a game: nothing of the first turns applies
_AT_SETUP = 0


class NotUsableError(Exception):
    """The attack can't be used on the set board; the message says why."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an attack did. ``damage`` is what the Defending Pokémon took, in points; counters are counted singly."""

    damage: int
    attacker_counters: int
    defender_counters: int
    attacker_conditions: tuple[str, ...]
    defender_conditions: tuple[str, ...]
    trace: list[TraceLine]
    answers: list[tuple[str, str, bool]]
    """Question, answer, and whether the answer was given."""
    coins_left: int
    coins_missing: int
    words_left: list[str]


@dataclass(slots=True)
class _Chooser(Player):
    """Answers what is asked with the given words in order, then with the first option."""

    words: list[str]
    asked: list[tuple[str, str, bool]] = field(default_factory=list)

    def answer(self, question: Question) -> int:
        labels = question.labels()
        given = bool(self.words)
        index = self._find(self.words.pop(0), labels, question) if given else 0
        self.asked.append((question.text, labels[index], given))
        return index

    def _find(self, word: str, labels: list[str], question: Question) -> int:
        if word.isdecimal() and len(word) < 4 and 1 <= int(word) <= len(labels):
            return int(word) - 1
        fitting = [index for index, label in enumerate(labels) if word.casefold() in label.casefold()]
        if not fitting:
            raise NotUsableError(f"“{word}” is no answer to “{question.text}”; options: {', '.join(labels)}")
        return fitting[0]


def duel(
    user: PokemonData, index: int, defending: PokemonData, edition: Edition, coins: list[int], words: list[str]
) -> Outcome:
    """Run attack ``index`` of ``user`` against ``defending``.

    Raises:
        NotUsableError: its requirements can't be met on this board, or an answer fits no option.
    """
    chance = GivenCoins(SEED, coins)
    state = set_board(user, index, defending, edition, chance)
    attacker, defender = state.sides[0].active, state.sides[1].active
    assert attacker is not None
    assert defender is not None
    chooser = _Chooser(words)
    game = Game(state, edition, chooser, chooser)
    game.trace = []
    code = action(ACT_ATTACK, index, 0)
    if code not in actions.legal_actions(game):
        raise NotUsableError(f"{user.attacks[index].name} can't be used here: what it requires can't be met")
    actions.perform(game, code)
    trace = game.trace
    return Outcome(
        defender.damage,
        attacker.damage // POINTS_PER_COUNTER,
        defender.damage // POINTS_PER_COUNTER,
        _conditions(attacker),
        _conditions(defender),
        trace,
        chooser.asked,
        len(chance.coins),
        chance.missing,
        chooser.words,
    )


def set_board(user: PokemonData, index: int, defending: PokemonData, edition: Edition, chance: Chance) -> State:
    """The board on which ``user`` is about to use attack ``index`` against ``defending``, in the middle of a game."""
    board = _Board(edition)
    board.side(const.YOU, user, user.attacks[index].cost)
    board.side(const.OPPONENT, defending, ())
    return board.state(chance)


def _conditions(pokemon: InPlay) -> tuple[str, ...]:
    return tuple(name for bit, name in enumerate(const.CONDITION_NAMES) if pokemon.conditions >> bit & 1)


class _Board:
    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self._cards: list[Card] = []
        self._sides: list[Side] = []

    def state(self, chance: Chance) -> State:
        state = State(tuple(self._cards), chance, PRIZES)
        state.sides = self._sides
        state.turn = TURN
        state.player = const.YOU
        state.phase = const.PHASE_MAIN
        state.face_down = False
        return state

    def side(self, owner: int, active: PokemonData, cost: tuple[int, ...]) -> None:
        side = Side(owner)
        pokemon = InPlay(owner, self._card(owner, active), _AT_SETUP)
        side.active = pokemon
        for type in cost:
            energy = EnergyData(f"stock-{type}", f"{const.TYPE_NAMES[type].capitalize()} Energy", (type,))
            pokemon.energy += (AttachedEnergy(self._card(owner, energy), energy.provides),)
        pokemon.energy_stale = True
        side.bench = [InPlay(owner, self._card(owner, BYSTANDER), _AT_SETUP) for _ in range(BENCHED)]
        filler = EnergyData("stock-filler", "Colorless Energy", (const.COLORLESS,))
        side.hand = [self._card(owner, filler) for _ in range(BENCHED)]
        side.deck = [self._card(owner, filler) for _ in range(CARDS_IN_DECK)]
        side.prizes = [self._card(owner, filler) for _ in range(PRIZES)]
        self._sides.append(side)

    def _card(self, owner: int, data: CardData) -> Card:
        card = Card(len(self._cards), data, owner)
        self._cards.append(card)
        return card
