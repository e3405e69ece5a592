"""The source of chance: known words, fair enough, scriptable, saved in four words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardc.engine.chance import Chance, ScriptUsedUpError


def test_known_words() -> None:
    """sfc32 by its definition, worked out in plain integers: a=0, b=seed, c=0, counter=1, twelve rounds thrown away."""
    mask = 2**32 - 1
    a, b, c, counter = 0, 42, 0, 1
    words = []
    for _ in range(15):
        word = (a + b + counter) & mask
        counter += 1
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & mask, ((((c << 21) | (c >> 11)) & mask) + word) & mask
        words.append(word)
    chance = Chance(42)
    assert [chance.word() for _ in range(3)] == words[12:]


@given(st.integers(0, 2**64 - 1), st.integers(0, 20))
def test_words_bring_it_back(seed: int, used: int) -> None:
    """A source made from the words of another gives the same stream; so does a copy."""
    chance = Chance(seed)
    for _ in range(used):
        chance.word()
    again = Chance.from_words(chance.words())
    copy = chance.copy()
    stream = [chance.word() for _ in range(5)]
    assert [again.word() for _ in range(5)] == stream
    assert [copy.word() for _ in range(5)] == stream


@given(st.integers(0, 2**32), st.lists(st.integers(), max_size=60))
def test_shuffle_keeps_the_items(seed: int, items: list[int]) -> None:
    shuffled = items.copy()
    Chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_coins_are_fair() -> None:
    """10,000 coins: within five standard deviations (50 each) of 5,000."""
    chance = Chance(7)
    heads = sum(1 for _ in range(10_000) if chance.coin())
    assert 4750 < heads < 5250


@given(st.integers(0, 2**32), st.integers(1, 100))
def test_below(seed: int, bound: int) -> None:
    assert 0 <= Chance(seed).below(bound) < bound


def test_script() -> None:
    """Scripted coins come first; in strict mode nothing comes after them."""
    chance = Chance(1)
    chance.coins = [1, 0]
    chance.strict = True
    assert chance.coin()
    assert not chance.coin()
    with pytest.raises(ScriptUsedUpError):
        chance.coin()


def test_no_shuffles() -> None:
    chance = Chance(1)
    chance.shuffles = False
    items = [3, 1, 2]
    chance.shuffle(items)
    assert items == [3, 1, 2]


@pytest.mark.parametrize("words", [[1, 2, 3], [1, 2, 3, 2**32], [-1, 0, 0, 0]])
def test_bad_words(words: list[int]) -> None:
    with pytest.raises(ValueError, match="four words"):
        Chance.from_words(words)
