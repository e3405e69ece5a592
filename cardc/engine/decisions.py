"""Decisions: one question at a time, with its legal options as plain numbers, and who answers it.

What an option number means depends on the kind of the question: an encoded action, a place in play (see
``state.place_of``), the number of a card, a position among the Prizes, a type, an amount, yes or no. ``option``
and ``label`` say it in words; nothing of that is made unless somebody asks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cardc.engine import const
from cardc.engine.carddata import as_pokemon
from cardc.engine.const import ACT_ATTACK as ACT_ATTACK
from cardc.engine.const import ACT_BENCH as ACT_BENCH
from cardc.engine.const import ACT_DISCARD as ACT_DISCARD
from cardc.engine.const import ACT_END_TURN as ACT_END_TURN
from cardc.engine.const import ACT_ENERGY as ACT_ENERGY
from cardc.engine.const import ACT_EVOLVE as ACT_EVOLVE
from cardc.engine.const import ACT_POWER as ACT_POWER
from cardc.engine.const import ACT_RETREAT as ACT_RETREAT
from cardc.engine.const import ACT_TRAINER as ACT_TRAINER
from cardc.engine.editions import Edition
from cardc.engine.effect import AttackEffect, PowerEffect
from cardc.engine.state import Card, InPlay, State, pokemon_at
from cardc.engine.view import View

# kinds of question
ASK_ACTION: Final = 0
ASK_EXTRA_CARDS: Final = 1
ASK_FIRST_ACTIVE: Final = 2
ASK_FIRST_BENCH: Final = 3
ASK_NEW_ACTIVE: Final = 4
ASK_PRIZE: Final = 5
ASK_POKEMON: Final = 6
ASK_ATTACHED_ENERGY: Final = 7
ASK_HAND_CARD: Final = 8
ASK_DECK_CARD: Final = 9
ASK_ATTACK: Final = 10
ASK_TYPE: Final = 11
ASK_NUMBER: Final = 12
ASK_YES_NO: Final = 13
ASK_DISCARD_CARD: Final = 14
ASK_LOOK: Final = 15
ASK_SIDE: Final = 16
ASK_PRIZE_TO_SEE: Final = 17
ASK_ORDER: Final = 18
ASK_STAGE: Final = 19
ASK_CONDITION: Final = 20
QUESTION_NAMES: Final = (
    "action",
    "extra cards",
    "first active",
    "first bench",
    "new active",
    "prize",
    "pokemon",
    "attached energy",
    "hand card",
    "deck card",
    "attack",
    "type",
    "number",
    "yes or no",
    "discard pile card",
    "look",
    "deck",
    "prize to look at",
    "order",
    "stage",
    "condition",
)
QUESTION_TEXTS: Final = (
    "What do you do?",
    "How many extra cards do you draw for the opponent's mulligan?",
    "Which Basic Pokémon starts as your Active Pokémon?",
    "Which Basic Pokémon do you put on your Bench?",
    "Which Pokémon becomes the Active Pokémon?",
    "Which Prize do you take?",
    "Which Pokémon?",
    "Which attached Energy card?",
    "Which card from your hand?",
    "Which card from your deck?",
    "Which attack?",
    "Which type?",
    "How many?",
    "Do you want to?",
    "Which card from the discard pile?",
    "What do you look at?",
    "Whose deck?",
    "Which Prize do you look at?",
    "Which card comes next, from the top?",
    "Which stage?",
    "Which condition?",
)

ACTION_NAMES: Final = ("end turn", "bench", "evolve", "energy", "trainer", "power", "retreat", "attack", "discard")

_CARD_QUESTIONS: Final = (
    ASK_FIRST_ACTIVE,
    ASK_FIRST_BENCH,
    ASK_ATTACHED_ENERGY,
    ASK_HAND_CARD,
    ASK_DECK_CARD,
    ASK_DISCARD_CARD,
    ASK_ORDER,
)

NOTHING: Final = -1
"""The option "no more" of questions that may be answered with less than all."""


def action(kind: int, a: int, b: int) -> int:
    """Encode an action of a turn."""
    return (kind << 16) | (a << 8) | b


class Option:
    """One option in the open: which fields are filled depends on the question.

    ``action`` is one of the ``ACT_…`` numbers (-1 outside :data:`ASK_ACTION`); ``number`` holds amounts, types, yes (1)
    and no (0), and is -1 for "no more".
    """

    __slots__ = ("action", "attack", "card", "number", "pokemon", "power")

    def __init__(self) -> None:
        self.action: int = -1
        self.card: Card | None = None
        self.pokemon: InPlay | None = None
        self.attack: AttackEffect | None = None
        self.power: PowerEffect | None = None
        self.number: int = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """A question to ``player``: ``kind`` is an ``ASK_…`` number, ``options`` are the legal answers, never empty.

    ``cause`` is the name of the card or attack that asks, "" when the rules do. ``edition`` are the rules of the game, ``None`` when
    the question was not asked by one.
    """

    __slots__ = ("_options", "_shown", "_state", "cause", "edition", "kind", "player")

    def __init__(
        self, state: State, player: int, kind: int, options: list[int], cause: str, edition: Edition | None = None
    ) -> None:
        self._state: State = state
        self.player: int = player
        self.kind: int = kind
        self._options: list[int] = options
        self._shown: tuple[int, ...] | None = None
        self.cause: str = cause
        self.edition: Edition | None = edition

    @property
    def options(self) -> tuple[int, ...]:
        """The legal answers. Nobody can change them: the engine goes by a list of its own."""
        shown = self._shown
        if shown is None:
            shown = tuple(self._options)
            self._shown = shown
        return shown

    @property
    def count(self) -> int:
        """How many options there are."""
        return len(self._options)

    @property
    def text(self) -> str:
        """The question for people."""
        text = QUESTION_TEXTS[self.kind]
        return f"{self.cause}: {text}" if self.cause else text

    @property
    def view(self) -> View:
        """What the asked player may see of the game."""
        return View(self._state, self.player)

    def option(self, index: int) -> Option:
        """The meaning of an option."""
        value = self._options[index]
        option = Option()
        kind = self.kind
        if kind == ASK_ACTION:
            self._fill_action(option, value)
        elif value == NOTHING:
            option.number = NOTHING
        elif kind in _CARD_QUESTIONS:
            option.card = self._state.cards[value]
        elif kind in (ASK_NEW_ACTIVE, ASK_POKEMON):
            option.pokemon = pokemon_at(self._state, value)
        elif kind == ASK_ATTACK:
            card = self._state.cards[value >> 8]
            option.card = card
            data = as_pokemon(card.data)
            if data is not None:
                option.attack = data.attacks[value & 255]
        else:
            option.number = value
        return option

    def _fill_action(self, option: Option, value: int) -> None:
        kind = value >> 16
        a = (value >> 8) & 255
        option.action = kind
        if kind in (ACT_BENCH, ACT_EVOLVE, ACT_ENERGY, ACT_TRAINER):
            option.card = self._state.cards[a]
        if kind in (ACT_EVOLVE, ACT_ENERGY, ACT_POWER, ACT_DISCARD):
            option.pokemon = pokemon_at(self._state, value & 255)
        if kind == ACT_POWER and option.pokemon is not None:
            option.power = option.pokemon.data.powers[a]
        if kind == ACT_ATTACK:
            option.pokemon = self._state.sides[self.player].active
            if option.pokemon is not None:
                option.attack = option.pokemon.data.attacks[a]

    def label(self, index: int) -> str:
        """An option in words."""
        if self.kind == ASK_ACTION:
            return self._action_label(self.option(index))
        value = self._options[index]
        if value == NOTHING:
            return "no more"
        if self.kind == ASK_YES_NO:
            return "yes" if value else "no"
        if self.kind == ASK_CONDITION:
            return const.CONDITION_NAMES[const.CONDITIONS.index(value)]
        if self.kind == ASK_TYPE:
            return const.TYPE_NAMES[value]
        if self.kind == ASK_PRIZE:
            return f"Prize {value + 1}"
        if self.kind in (ASK_LOOK, ASK_SIDE, ASK_PRIZE_TO_SEE, ASK_STAGE):
            return self._looking_label(value)
        option = self.option(index)
        if option.pokemon is not None:
            return pokemon_label(self._state, option.pokemon, self.player)
        if option.attack is not None:
            return option.attack.name
        return str(value) if option.card is None else option.card.data.name

    def _looking_label(self, value: int) -> str:
        if self.kind == ASK_LOOK:
            return const.LOOK_NAMES[value]
        if self.kind == ASK_STAGE:
            return const.STAGE_NAMES[value]
        if self.kind == ASK_SIDE:
            return "your deck" if value == self.player else "opponent's deck"
        owner = "your" if value >> 3 == self.player else "opponent's"
        return f"{owner} Prize {(value & 7) + 1}"

    def _action_label(self, option: Option) -> str:
        if option.action == ACT_END_TURN:
            return "end the turn"
        if option.action == ACT_RETREAT:
            return "retreat"
        if option.attack is not None:
            return f"attack with {option.attack.name}"
        where = "" if option.pokemon is None else pokemon_label(self._state, option.pokemon, self.player)
        if option.power is not None:
            return f"use {option.power.name} of {where}"
        name = "" if option.card is None else option.card.data.name
        if option.action == ACT_DISCARD:
            return f"discard {where}"
        if option.action == ACT_BENCH:
            return f"put {name} on the Bench"
        if option.action == ACT_TRAINER:
            return f"play {name}"
        verb = "evolve" if option.action == ACT_EVOLVE else "attach"
        return f"evolve {where} into {name}" if verb == "evolve" else f"attach {name} to {where}"

    def labels(self) -> list[str]:
        """All options in words."""
        return [self.label(i) for i in range(len(self._options))]


def pokemon_label(state: State, pokemon: InPlay, player: int) -> str:
    """A Pokémon in words, seen by ``player``: "your Name (Active)", "opponent's Name (Bench 2)"."""
    owner = "your" if pokemon.owner == player else "opponent's"
    side = state.sides[pokemon.owner]
    if side.active is pokemon:
        spot = "Active"
    else:
        spot = next((f"Bench {i + 1}" for i, benched in enumerate(side.bench) if benched is pokemon), "gone")
    return f"{owner} {pokemon.data.name} ({spot})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Somebody who answers questions at once. Subclasses must depend on the question and their own state only."""

    def answer(self, question: Question) -> int:
        """The index of the chosen option in ``question.options``."""
        raise NotImplementedError
