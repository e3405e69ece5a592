"""The random models are canonical: the checker has nothing to say about them; and they reach the whole kernel."""

from __future__ import annotations

import dataclasses
from enum import StrEnum

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from cardc.check import Kind, check_card, check_power_text, check_set, check_text
from cardc.model import cards, effects, parts, rules, terms
from cardc.model.cards import Card, CardSet, PowerText, Text
from cardc.model.terms import Edition
from tests import strategies


@settings(max_examples=150, deadline=None)
@given(strategies.texts(strategies.Kind.ATTACK))
def test_random_attack_texts_are_canonical(text: Text) -> None:
    assert check_text(text, Kind.ATTACK, Edition.BW) == ()


@settings(max_examples=100, deadline=None)
@given(strategies.texts(strategies.Kind.TRAINER, Edition.CLASSIC))
def test_random_trainer_texts_are_canonical(text: Text) -> None:
    assert check_text(text, Kind.TRAINER, Edition.CLASSIC) == ()


@settings(max_examples=100, deadline=None)
@given(strategies.power_texts(Edition.DP))
def test_random_powers_are_canonical(text: PowerText) -> None:
    assert check_power_text(text, Edition.DP) == ()


@settings(max_examples=100, deadline=None)
@given(strategies.cards(Edition.CLASSIC))
def test_random_cards_are_canonical(card: Card) -> None:
    assert check_card(card, Edition.CLASSIC) == ()


@settings(max_examples=60, deadline=None)
@given(strategies.card_sets())
def test_random_sets_are_canonical(card_set: CardSet) -> None:
    assert check_set(card_set) == ()


def _node_types() -> set[type]:
    modules = (cards, effects, parts, rules)
    return {
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and dataclasses.is_dataclass(value) and value.__module__ == module.__name__
    }


def _members() -> set[object]:
    return {
        member
        for value in [*vars(terms).values(), parts.Who]
        if isinstance(value, type) and issubclass(value, StrEnum) and value is not StrEnum
        for member in value
    }


def _walk(part: object, nodes: set[type], members: set[object]) -> None:
    if isinstance(part, StrEnum):
        members.add(part)
    elif isinstance(part, tuple):
        for inner in part:
            _walk(inner, nodes, members)
    elif dataclasses.is_dataclass(part) and not isinstance(part, type):
        nodes.add(type(part))
        for field in dataclasses.fields(part):
            _walk(getattr(part, field.name), nodes, members)


def test_the_strategies_reach_every_node_and_every_word_of_the_model() -> None:
    nodes: set[type] = set()
    members: set[object] = set()
    frugal = settings(
        max_examples=40,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    some: st.SearchStrategy[object] = (
        strategies.cards() | strategies.trainer_cards(Edition.DP) | strategies.attacks() | strategies.power_texts()
    )
    some |= strategies.pokemon_cards(Edition.DP) | strategies.reprints()
    several = st.lists(some, min_size=6, max_size=6)

    # Rounds with seeds of their own: the test is repeatable, and stops as soon as everything was seen.
    for round_ in range(20):

        @frugal
        @seed(round_)
        @given(strategies.card_sets(max_size=1), several)
        def collect(card_set: CardSet, more: list[object]) -> None:
            _walk(card_set, nodes, members)
            _walk(tuple(more), nodes, members)

        collect()
        if nodes >= _node_types() and members >= _members():
            break

    assert _node_types() - nodes == set()
    assert {repr(m) for m in _members() - members} == set()
