"""What texts call a Pokémon by its name, in play: the rules of names of the edition hold in every word (R236 to R241).

Each edition has a folder under ``play`` with the same cards. The scenarios are written here, as each case is told for all of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cardc.scenario.cards import CardSource, compile_cards
from cardc.scenario.parse import parse
from cardc.scenario.run import run_scenario

CARDS = Path(__file__).parent / "play"
EDITIONS = ("classic", "dp", "bw")

SAME = ("Wobb δ", "Wobb LV. 43", "Wobb δ LV. 9", "Wobb LV. 9 δ")
"""One name with ``Wobb`` where level and δ are no part of a name (R237, R239): in dp and bw."""
OTHER = ("Marl's Wobb", "Wobb ★")
"""Other names everywhere: an owner and a star are part of it (R238, R240)."""


@pytest.fixture(scope="module", params=EDITIONS)
def source(request: pytest.FixtureRequest) -> tuple[str, CardSource]:
    found = compile_cards([CARDS / request.param])
    assert found.diagnostics == ()
    return request.param, found


def failures(source: tuple[str, CardSource], text: str) -> list[str]:
    """What does not hold in a scenario of an edition."""
    edition, cards = source
    whole = f'scenario "it" {{ given edition {edition} and your active is "Caller" {text} }}'
    (scenario,), problems = parse(whole, "it.scenario")
    assert problems == []
    return [failure.message for failure in run_scenario(scenario, cards.names_for(CARDS / edition), "it").failures]


def is_called_wobb(name: str, source: tuple[str, CardSource]) -> bool:
    return name == "Wobb" or (name in SAME and source[0] != "classic")


@pytest.mark.rule("R236", "R237", "R238", "R239", "R240")
@pytest.mark.parametrize("name", ["Wobb", *SAME, *OTHER])
class TestEachWord:
    """A word that names ``Wobb`` means a card by the rules of the edition."""

    def test_a_test(self, name: str, source: tuple[str, CardSource]) -> None:
        damage = 20 if is_called_wobb(name, source) else 10
        text = f"""and opponent's active is "{name}" when you attack with "Ask" then opponent's active has {damage} damage"""
        assert failures(source, text) == []

    def test_a_group(self, name: str, source: tuple[str, CardSource]) -> None:
        damage = "10 damage" if is_called_wobb(name, source) else "no damage"
        text = f"""and opponent's bench is "{name}" when you attack with "Each" then opponent's bench 1 has {damage}"""
        assert failures(source, text) == []

    def test_a_number(self, name: str, source: tuple[str, CardSource]) -> None:
        damage = "10 damage" if is_called_wobb(name, source) else "no damage"
        text = f"""and your bench is "{name}" when you attack with "Count" then opponent's active has {damage}"""
        assert failures(source, text) == []

    def test_a_search(self, name: str, source: tuple[str, CardSource]) -> None:
        then = f'your hand is "{name}"' if is_called_wobb(name, source) else "your hand is empty"
        text = f"""and your deck is "{name}", 1 fire energy when you attack with "Find" then {then}"""
        assert failures(source, text) == []

    def test_an_evolution(self, name: str, source: tuple[str, CardSource]) -> None:
        """A card that evolves from ``Wobb LV. 43`` goes on all that have its name (R241)."""
        fits = name == "Wobb LV. 43" or (source[0] != "classic" and is_called_wobb(name, source))
        can = "can" if fits else "can't"
        text = f"""and your bench is "{name}" and your hand is "Wobbler" then you {can} evolve your bench 1 into "Wobbler" """
        assert failures(source, text) == []


@pytest.mark.rule("R239")
@pytest.mark.parametrize("name", ["Wobb", *SAME, *OTHER])
def test_words_of_a_name_are_there_with_and_without_marks(name: str, source: tuple[str, CardSource]) -> None:
    text = f"""and opponent's active is "{name}" when you attack with "Ask Part" then opponent's active has 20 damage"""
    assert failures(source, text) == []
