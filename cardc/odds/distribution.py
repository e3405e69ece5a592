"""Distributions of what an attack does, with exact probabilities."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from fractions import Fraction


@dataclass(frozen=True, slots=True, order=True)
class Outcome:
    """What one attack did. Damage in points that were put on, negative when more were taken off; conditions are new ones.

    "Bench" are all other Pokémon of a player; ``knock_outs`` counts those of the opponent, the Defending Pokémon among them. Cards
    discarded are all that went to a discard pile except those of Pokémon that were Knocked Out.
    """

    damage: int = 0
    """To the Defending Pokémon."""
    knocked_out: bool = False
    """The Defending Pokémon."""
    conditions: tuple[str, ...] = ()
    """Of the Defending Pokémon."""
    bench_damage: int = 0
    """To the opponent's other Pokémon, together."""
    knock_outs: int = 0
    discarded_by_opponent: int = 0
    """Cards of the opponent."""
    own_damage: int = 0
    """To the attacking Pokémon."""
    own_knocked_out: bool = False
    own_conditions: tuple[str, ...] = ()
    own_bench_damage: int = 0
    discarded: int = 0
    """Cards of the attacking player."""


QUANTITIES = tuple(field.name for field in fields(Outcome))
"""The names of what is told about an outcome."""

Value = int | bool | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Distribution:
    """Outcomes with their probabilities, which are above 0 and sum to 1 less what is not told (:attr:`remainder`)."""

    table: tuple[tuple[Outcome, Fraction], ...]

    @staticmethod
    def of(weights: dict[Outcome, Fraction]) -> Distribution:
        """A distribution in the order of its outcomes."""
        return Distribution(tuple(sorted((outcome, weight) for outcome, weight in weights.items() if weight)))

    @property
    def remainder(self) -> Fraction:
        """The probability of all that was not followed to its end: rows of heads longer than the longest."""
        return 1 - sum((probability for _, probability in self.table), Fraction(0))

    def of_quantity(self, name: str) -> dict[Value, Fraction]:
        """The distribution of one of :data:`QUANTITIES`: value to probability, lowest first."""
        found: dict[Value, Fraction] = {}
        for outcome, probability in self.table:
            value: Value = getattr(outcome, name)
            found[value] = found.get(value, Fraction(0)) + probability
        return dict(sorted(found.items(), key=lambda entry: entry[0]))

    def mean(self, name: str) -> Fraction:
        """The mean of a quantity that is a number; what is not told counts as 0."""
        return sum((int(getattr(outcome, name)) * weight for outcome, weight in self.table), Fraction(0))

    def chance_of(self, name: str, word: str | None = None) -> Fraction:
        """The probability that a quantity is true, or that ``word`` (a condition) is in it."""
        return sum((weight for outcome, weight in self.table if _holds(getattr(outcome, name), word)), Fraction(0))

    def told(self) -> Iterator[str]:
        """The quantities that are ever other than nothing; ``damage`` and ``knocked_out`` always, Knock Outs when others fall too."""
        for name in QUANTITIES:
            if name == "knock_outs" and all(outcome.knock_outs == outcome.knocked_out for outcome, _ in self.table):
                continue
            if name in ("damage", "knocked_out") or any(getattr(outcome, name) for outcome, _ in self.table):
                yield name


def _holds(value: Value, word: str | None) -> bool:
    return bool(value) if word is None else isinstance(value, tuple) and word in value


def mixed(parts: list[tuple[Fraction, Distribution]]) -> Distribution:
    """One of several distributions, each with its probability."""
    found: dict[Outcome, Fraction] = {}
    for weight, part in parts:
        for outcome, probability in part.table:
            found[outcome] = found.get(outcome, Fraction(0)) + weight * probability
    return Distribution.of(found)
