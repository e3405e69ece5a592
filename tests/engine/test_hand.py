"""A hand by kind: what is kept between two lists of legal actions is what a fresh look finds; the order of the actions."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from cardc.engine.editions import CLASSIC, DP, Edition
from cardc.engine.hand import Hand
from cardc.engine.state import Card
from tests.engine.table import Table

NAMES = ("Emberling", "Pyrelord", "Boulderpup", "Bouldermaw", "Fire Energy", "Twin Energy", "Salve", "Rag Doll")


def kinds(hand: Hand) -> tuple[object, ...]:
    """All that a hand by kind says; empty entries of names say nothing."""
    evolutions = {name: cards for name, cards in hand.evolutions.items() if cards}
    return hand.benches, hand.energies, hand.trainers, evolutions


def cards(edition: Edition = CLASSIC) -> list[Card]:
    """Three of each card, numbered as in a game."""
    table = Table(edition)
    table.hand(1, *(NAMES * 3))
    return table.side(1).hand


@settings(max_examples=40, deadline=None)
@given(st.lists(st.lists(st.integers(-6, 23), max_size=3), max_size=12), st.sampled_from([CLASSIC, DP]))
def test_kept_equals_fresh(steps: list[list[int]], edition: Edition) -> None:
    """Whatever goes into a hand (a number) and out of it (a place, below 0), sorting it again finds the same."""
    pile = cards(edition)
    kept = Hand()
    hand: list[Card] = []
    for step in steps:
        for number in step:
            if number >= 0 and pile[number] not in hand:
                hand.append(pile[number])
            elif -len(hand) <= number < 0:
                del hand[number]
        kept.renew(hand, edition)
        fresh = Hand()
        fresh.renew(hand, edition)
        assert kinds(kept) == kinds(fresh)
        assert kept.listed == hand


def test_cards_of_one_printing_are_one_entry() -> None:
    """Two equal cards: the first stands for both; when it is played the other takes its place, behind what lies before it."""
    table = Table()
    table.hand(0, "Swap", "Salve", "Swap")
    made = table.side(0).hand
    hand = Hand()
    hand.renew(made, CLASSIC)
    assert [action >> 8 & 255 for action in hand.trainers] == [made[0].number, made[1].number]
    hand.renew(made[1:], CLASSIC)
    assert [action >> 8 & 255 for action in hand.trainers] == [made[1].number, made[2].number]


def test_actions_come_by_kind() -> None:
    """End of the turn, Bench, evolving, Energy, Trainer cards, retreating, attacks, however the hand lies."""
    table = Table()
    table.active(0, "Emberling", energy="RR")
    table.bench(0, "Boulderpup")
    table.active(1, "Emberling")
    table.hand(0, "Swap", "Fire Energy", "Pyrelord", "Zapkin")
    verbs = [label.split()[0] for label in table.labels()]
    assert list(dict.fromkeys(verbs)) == ["end", "put", "evolve", "attach", "play", "retreat", "attack"]
    assert verbs.count("attach") == 2
    assert verbs[3:5] == ["attach", "attach"]
