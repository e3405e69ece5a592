"""The scenarios of a project, ready to be run again and again with one card replaced by a mutant of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from cardc.emit.module import Known, Module, module_source
from cardc.engine.carddata import CardData
from cardc.identity import set_in
from cardc.model.cards import Card, CardSet, PokemonCard, SetInfo
from cardc.model.terms import Stage
from cardc.mutate.mutants import Mutant
from cardc.scenario import model as m
from cardc.scenario.board import BoardError, build_board
from cardc.scenario.cards import CardSource, set_of
from cardc.scenario.names import Names
from cardc.scenario.run import run_scenario

_DOCSTRING = re.compile(r'^    """.*?"""\n', re.MULTILINE | re.DOTALL)
"""The docstring of a generated class: the card's sentence, which says nothing about what the class does."""


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario of a file, the set that it stands beside (if any), and the ids of the cards on its board."""

    scenario: m.Scenario
    file: str
    own: str | None
    cards: frozenset[str]


class Suite:
    """Scenarios that pass, and the cards that they run with."""

    def __init__(self, source: CardSource, sets: Iterable[CardSet]) -> None:
        self._cards = source.cards
        self._names: dict[str | None, Names] = {}
        self._cases: list[Case] = []
        self._by_card: dict[str, list[Case]] = {}
        self._originals: dict[str, str] = {}
        self._basic_of = _lines(sets)

    def add(self, file: Path, scenarios: Iterable[m.Scenario]) -> Iterator[m.Scenario]:
        """Take up the scenarios of a file that pass; yields those that fail with the cards as they are."""
        own = set_of(file.resolve().parent)
        names = self._names.setdefault(own, self._names_with(self._cards, own))
        for scenario in scenarios:
            if not run_scenario(scenario, names, str(file)).passed:
                yield scenario
                continue
            case = Case(scenario, str(file), own, _on_the_board(scenario, names, str(file)))
            self._cases.append(case)
            for card in case.cards:
                self._by_card.setdefault(card, []).append(case)

    def cases(self, card: str) -> list[Case]:
        """The scenarios with this card, by id, on their boards: no other can notice a change of it."""
        return self._by_card.get(card, [])

    def source_of(self, info: SetInfo, card: Card) -> str:
        """The code of a card, without the sentences in it.

        Raises:
            EmitError: the compiler does not take it.
        """
        return _DOCSTRING.sub("", module_source(Module(info, "", "", "one card", (card,)), Known(self._basic_of)))

    def notices(self, mutant: Mutant, source: str) -> Case | None:
        """The first scenario found that fails with the mutant, whose code is ``source``."""
        data = _made(source)
        cards = [data if card.id == data.id else card for card in self._cards]
        names: dict[str | None, Names] = {}
        for case in sorted(self.cases(mutant.id), key=lambda case: _distance(case.scenario, mutant)):
            if case.own not in names:
                names[case.own] = self._names_with(cards, case.own)
            if _fails(case, names[case.own]):
                return case
        return None

    def _names_with(self, cards: Iterable[CardData], own: str | None) -> Names:
        cards = tuple(cards)
        return Names(cards, [card for card in cards if own is not None and set_in(card.id) == own])


def _fails(case: Case, names: Names) -> bool:
    try:
        return not run_scenario(case.scenario, names, case.file).passed
    except Exception:  # a mutant may drive the engine into what no valid set of cards can: that is noticed too
        return True


def _made(source: str) -> CardData:
    """The data of the one card that a module holds."""
    space: dict[str, object] = {"__name__": "a_mutant"}
    exec(compile(source, "<mutant>", "exec"), space)
    cards = space["CARDS"]
    assert isinstance(cards, tuple)
    card = cards[0]
    assert isinstance(card, CardData)
    return card


def _distance(scenario: m.Scenario, mutant: Mutant) -> int:
    """How far a scenario is from what was changed: those that say that they cover it come first."""
    covered = {covers.text for covers in scenario.covers if covers.card in (mutant.card.name, mutant.id)}
    if mutant.part is not None and mutant.part in covered:
        return 0
    return 1 if covered else 2


def _on_the_board(scenario: m.Scenario, names: Names, file: str) -> frozenset[str]:
    try:
        state = build_board(scenario, names, file)
    except BoardError:
        return frozenset()
    return frozenset(card.data.id for card in state.cards)


def _lines(sets: Iterable[CardSet]) -> Mapping[str, str]:
    """From each Stage 1 Pokémon to the Pokémon it evolves from, by names."""
    return {
        card.name: card.evolves_from
        for card_set in sets
        for card in card_set.cards
        if isinstance(card, PokemonCard) and card.stage is Stage.STAGE_1 and card.evolves_from is not None
    }
