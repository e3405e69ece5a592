"""Where random choices come from: hypothesis, which shrinks what fails, or a plain seeded generator, which is quick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from cardc.identity import spelled

T = TypeVar("T")

NAME_CHARACTERS = "abcdefghij KLMNOPQ éÉčšžПиж’'.-!?&♂♀δ0123456789{}()[]#%$*/:;,@`´<>|~_="
"""Characters of names, among them all that could be mistaken for more."""


def trimmed(text: str) -> str:
    """The text with one space between words; never empty."""
    return " ".join(text.split()) or "Aipom"


def names() -> SearchStrategy[str]:
    """Names of cards, attacks and powers, as they are spelled in the model: any characters that print, but ``"`` and ``\\``."""
    return st.text(NAME_CHARACTERS, min_size=1, max_size=20).map(lambda text: trimmed(spelled(text)))


class Chooser(Protocol):
    """Answers the questions that a random text is made of."""

    def pick(self, options: Sequence[T]) -> T:
        """One of them."""

    def number(self, low: int, high: int) -> int:
        """A number from ``low`` to ``high``, both included."""

    def name(self) -> str:
        """A name of a card, an attack or a power."""

    def some(self, options: Sequence[T], least: int, most: int) -> set[T]:
        """Some of them, from ``least`` to ``most``."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Choices of hypothesis."""

    draw: DrawFn

    def pick(self, options: Sequence[T]) -> T:
        return self.draw(st.sampled_from(options))

    def number(self, low: int, high: int) -> int:
        return self.draw(st.integers(low, high))

    def name(self) -> str:
        return self.draw(names())

    def some(self, options: Sequence[T], least: int, most: int) -> set[T]:
        return self.draw(st.sets(st.sampled_from(options), min_size=least, max_size=most))


@dataclass(frozen=True, slots=True)
class Seeded:
    """Choices of a generator: the same seed makes the same texts."""

    random: Random

    def pick(self, options: Sequence[T]) -> T:
        return options[int(self.random.random() * len(options))]

    def number(self, low: int, high: int) -> int:
        return low + int(self.random.random() * (high - low + 1))

    def name(self) -> str:
        return trimmed(spelled("".join(self.pick(NAME_CHARACTERS) for _ in range(self.number(1, 20)))))

    def some(self, options: Sequence[T], least: int, most: int) -> set[T]:
        return set(self.random.sample(options, self.number(least, min(most, len(options)))))
