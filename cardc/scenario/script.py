"""The scripted player: answers what the engine asks with what the scenario says, and nothing else.

Questions whose options all look alike (Prizes, which lie face down, and cards of one name in one place) are not
worth a line in a scenario: they answer themselves with the first option.
"""

from __future__ import annotations

import re

from cardc.diagnostics import Span
from cardc.engine import const
from cardc.engine.carddata import CardData
from cardc.engine.decisions import (
    ASK_ATTACHED_ENERGY,
    ASK_CONDITION,
    ASK_DECK_CARD,
    ASK_DISCARD_CARD,
    ASK_HAND_CARD,
    ASK_LOOK,
    ASK_NUMBER,
    ASK_ORDER,
    ASK_PRIZE,
    ASK_PRIZE_TO_SEE,
    ASK_SIDE,
    ASK_STAGE,
    ASK_TYPE,
    ASK_YES_NO,
    NOTHING,
    Option,
    Player,
    Question,
)
from cardc.engine.state import State
from cardc.model import terms
from cardc.model.terms import Condition, EnergyType
from cardc.scenario import model as m
from cardc.scenario.board import bit_of, number_of
from cardc.scenario.names import TYPE_NUMBERS, is_called
from cardc.scenario.table import NotFoundError, find_pokemon, is_card, player_word


class ScriptError(Exception):
    """The script and the engine's questions do not fit; ``span`` is the line of the script, ``None`` for the action."""

    def __init__(self, code: str, message: str, span: Span | None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.span = span


class Answers:
    """The answers to the questions of one action, used up in order; both players read from it."""

    def __init__(self, questions: tuple[m.Choose | m.Offered, ...], state: State) -> None:
        self._left = list(questions)
        self._state = state

    @property
    def unused(self) -> m.Choose | m.Offered | None:
        """The first answer that no question asked for."""
        return self._left[0] if self._left else None

    def answer(self, question: Question) -> int:
        """The index of the option that the scenario chooses.

        Raises:
            ScriptError: there is no answer left, or it is no option, or it is somebody else's.
        """
        if _all_alike(question):
            return 0
        choice = self._next_choice(question)
        self._check_player(choice, question)
        matching = self._matching(choice.answer, question)
        if not matching:
            message = f"this is no option of “{question.text}”; options: {listed(question)}"
            raise ScriptError("T303", message, choice.span)
        if not self._same(matching, question):
            labels = ", ".join(_label(question, index) for index in matching)
            raise ScriptError("T304", f"this can mean several options: {labels}", choice.span)
        return matching[0]

    def _next_choice(self, question: Question) -> m.Choose:
        """The next answer; what the script says about the offer is checked on the way."""
        while self._left:
            entry = self._left.pop(0)
            if isinstance(entry, m.Choose):
                return entry
            self._check_offer(entry, question)
        asked = f"{_asked(question)} asked “{question.text}” and the scenario has no answer"
        raise ScriptError("T302", f"{asked}; options: {listed(question)}", None)

    def _check_offer(self, offer: m.Offered, question: Question) -> None:
        self._check_player(offer, question)
        for answer in offer.answers:
            found = bool(self._matching(answer, question))
            if found != offer.offered:
                what = "not offered" if offer.offered else "offered"
                raise ScriptError("T305", f"it is {what}; options: {listed(question)}", answer.span)

    def _check_player(self, entry: m.Choose | m.Offered, question: Question) -> None:
        if number_of(entry.player) != question.player:
            message = f"{_asked(question)} asked, not {player_word(entry.player)}: “{question.text}”"
            raise ScriptError("T306", message, entry.span)

    def _matching(self, answer: m.Answer, question: Question) -> list[int]:
        options = [question.option(index) for index in range(len(question.options))]
        return [index for index, option in enumerate(options) if self._fits(answer.value, option, question.kind)]

    def _fits(self, value: m.AnswerValue, option: Option, kind: int) -> bool:
        if isinstance(value, m.Reply):
            return _is_reply(value, option, kind)
        if isinstance(value, m.Sight | m.OfDeck | m.OfPrize | m.OfStage):
            return _is_sight(value, option, kind)
        if isinstance(value, int):
            return kind == ASK_NUMBER and option.number == value
        if isinstance(value, Condition):
            return kind == ASK_CONDITION and option.number == bit_of(value)
        if isinstance(value, EnergyType):
            if kind == ASK_TYPE:
                return option.number == TYPE_NUMBERS[value]
            return option.card is not None and is_card(option.card.data, m.BasicEnergy(value, 1, _NOWHERE))
        if option.pokemon is not None:
            return self._is_meant(value, option)
        if not isinstance(value, m.ByName):
            return False
        if option.attack is not None:
            return option.attack.name == value.name
        return option.card is not None and is_called(option.card.data, value.name)

    def _is_meant(self, who: m.Who, option: Option) -> bool:
        pokemon = option.pokemon
        assert pokemon is not None
        match who:
            case m.ByName(name=name):
                return is_called(pokemon.data, name)
            case m.ByOwner(player=player, name=name):
                return pokemon.owner == number_of(player) and is_called(pokemon.data, name)
            case m.ByActive() | m.ByBench():
                try:
                    return find_pokemon(self._state, who) is pokemon
                except NotFoundError:
                    return False

    def _same(self, matching: list[int], question: Question) -> bool:
        """Whether it does not matter which of the matching options is taken: cards of one kind, not Pokémon."""
        return len(matching) == 1 or all(question.option(index).pokemon is None for index in matching)


class ScriptedPlayer(Player):
    """One of the two players of a scenario. ``answers`` is replaced for each action."""

    def __init__(self) -> None:
        self.answers: Answers | None = None

    def answer(self, question: Question) -> int:
        """The index of the scripted option; :class:`ScriptError` when the script does not fit."""
        assert self.answers is not None, "nothing is asked between actions"
        return self.answers.answer(question)


_NOWHERE = Span(0, 0, 0, 0)


def _is_reply(value: m.Reply, option: Option, kind: int) -> bool:
    if value is m.Reply.NOTHING:
        return kind != ASK_YES_NO and option.number == NOTHING
    return kind == ASK_YES_NO and option.number == (1 if value is m.Reply.YES else 0)


def _is_sight(value: m.Sight | m.OfDeck | m.OfPrize | m.OfStage, option: Option, kind: int) -> bool:
    """Whether an option is what a player may look at, or the stage, that is meant."""
    match value:
        case m.Sight():
            return kind == ASK_LOOK and option.number == _SIGHTS[value]
        case m.OfDeck(player=player):
            return kind == ASK_SIDE and option.number == number_of(player)
        case m.OfPrize(player=player, number=number):
            within = kind == ASK_PRIZE_TO_SEE and 1 <= number <= 6
            return within and option.number == number_of(player) * 8 + number - 1
        case m.OfStage(number=number):
            return kind == ASK_STAGE and option.number == {1: const.STAGE_1, 2: const.STAGE_2}.get(number)


_SIGHTS = {
    m.Sight.DECK: const.LOOK_TOP_OF_A_DECK,
    m.Sight.HAND: const.LOOK_CARD_IN_HAND,
    m.Sight.PRIZES: const.LOOK_A_PRIZE,
}


def _all_alike(question: Question) -> bool:
    if question.kind == ASK_PRIZE:
        return True
    if question.kind not in (ASK_HAND_CARD, ASK_DECK_CARD, ASK_DISCARD_CARD, ASK_ATTACHED_ENERGY, ASK_ORDER):
        return False
    kinds: set[CardData | None] = set()
    for index in range(len(question.options)):
        card = question.option(index).card
        kinds.add(None if card is None else card.data)
    return len(kinds) == 1


def _asked(question: Question) -> str:
    you = question.player == number_of(terms.Player.YOU)
    return "you are" if you else "the opponent is"


def listed(question: Question) -> str:
    """The options in words, each once, as the scenario would say them: "you" are always the same player."""
    labels = dict.fromkeys(_label(question, index) for index in range(len(question.options)))
    return ", ".join(labels)


def _label(question: Question, index: int) -> str:
    label = question.label(index)
    if question.player == number_of(terms.Player.YOU):
        return label
    return re.sub(r"\b(your|opponent's)\b", lambda word: "your" if word[1] != "your" else "opponent's", label)
