"""The one source of chance: coins, shuffles, picks. Its whole state is four words and, for tests, a script.

The generator is sfc32 ("small fast counter"), written with explicit masks so that it gives the same stream
compiled and not.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

_MASK: Final = 0xFFFFFFFF

T = TypeVar("T")


class ScriptUsedUpError(LookupError):
    """A game in strict mode asked for a coin that its script does not hold."""


@mypyc_attr(acyclic=True)
class Chance:
    """Seeded chance, or scripted: ``coins`` (1 heads, 0 tails) are used up first.

    With ``strict`` a coin beyond the script raises :class:`ScriptUsedUpError`; with ``shuffles`` off every shuffle
    leaves the order as it is. Tests and scenarios inject these; nothing is patched. The first ``rounds`` words are thrown away.
    """

    __slots__ = ("_a", "_b", "_c", "_counter", "coins", "shuffles", "strict")

    def __init__(self, seed: int, rounds: int = 12) -> None:
        self._a: i64 = 0
        self._b: i64 = seed & _MASK
        self._c: i64 = (seed >> 32) & _MASK
        self._counter: i64 = 1
        self.coins: list[int] = []
        self.strict: bool = False
        self.shuffles: bool = True
        for _ in range(rounds):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        b = self._b
        c = self._c
        t = (self._a + b + self._counter) & _MASK
        self._counter = (self._counter + 1) & _MASK
        self._a = b ^ b >> 9
        self._b = c * 9 & _MASK
        self._c = (c << 21 | c >> 11) + t & _MASK
        return t

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1 (``bound`` at least 1, at most 2**31)."""
        most: i64 = bound
        return self.word() * most >> 32

    def coin(self) -> bool:
        """One coin flip; True is heads (R005)."""
        if self.coins:
            return self.coins.pop(0) == 1
        if self.strict:
            raise ScriptUsedUpError("the script of coin flips is used up")
        return self.word() >= 0x80000000

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher and Yates), each place with one of those up to it.

        The generator is written out once more: shuffles draw most of the words of a game.
        """
        if not self.shuffles:
            return
        a = self._a
        b = self._b
        c = self._c
        counter = self._counter
        i: i64
        for i in range(len(items) - 1, 0, -1):
            t = (a + b + counter) & _MASK
            counter += 1
            a = b ^ b >> 9
            b = c * 9 & _MASK
            c = (c << 21 | c >> 11) + t & _MASK
            j = t * (i + 1) >> 32
            item = items[i]
            items[i] = items[j]
            items[j] = item
        self._a = a
        self._b = b
        self._c = c
        self._counter = counter & _MASK

    def copy(self) -> Chance:
        """An independent source that gives the same stream."""
        other = Chance(0, 0)
        other._a = self._a
        other._b = self._b
        other._c = self._c
        other._counter = self._counter
        other.coins = self.coins.copy()
        other.strict = self.strict
        other.shuffles = self.shuffles
        return other

    def words(self) -> list[int]:
        """The four words of state, for JSON."""
        return [self._a, self._b, self._c, self._counter]

    @staticmethod
    def from_words(words: list[int]) -> Chance:
        """The source whose :meth:`words` these are; ``ValueError`` unless they are four 32-bit words."""
        if len(words) != 4 or any(not 0 <= word <= _MASK for word in words):
            raise ValueError("the state of chance is four words of 32 bits")
        chance = Chance(0, 0)
        chance._a, chance._b, chance._c, chance._counter = words
        return chance
