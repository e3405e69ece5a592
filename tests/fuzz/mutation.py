"""Small and large damage to a text, the same for a seed on every machine."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

MOST_BYTES = 40_000
"""Longest input that is made; larger ones stand in ``tests/commands/test_hostile.py``."""

_PIECES: tuple[str, ...] = (
    *'"{}[]():;,.=#$\\/<>|&*+-?!\n\r\t ',
    *(
        "\x00",
        "\x1b[2J",
        "\x0b",
        "\x0c",
        "\x7f",
        "\x85",
        "\xa0",
        "\u2028",
        "\u202e",
        "\u3000",
        "\ufeff",
        "\ud7ff",
        "é",
        "Ж",
        "🂡",
    ),
    *(
        "//",
        "\\u{41}",
        "\\",
        '""',
        "{{",
        "}}",
        "0",
        "-1",
        "1e999",
        "NaN",
        "null",
        "true",
        "[]",
        "{}",
        "1" * 30,
        "9" * 5000,
    ),
    *(
        "card",
        "set",
        "scenario",
        "given",
        "then",
        "and",
        "flip { heads: ",
        "may { ",
        "attack",
        "number",
        "retreat 999",
        "hp 9990",
    ),
    *("names it", "unchanged", "rest", "{ $a ->", "*[other]", "msgid", 'msgstr ""', "cards = ", "package = "),
    *("stage 0", "Prizes 7", "../x", "/dev/null", "Draw a card. "),
)
_BYTES: tuple[bytes, ...] = (b"\xff", b"\xc3", b"\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xef\xbb\xbf")


def mutated(chance: random.Random, seeds: Sequence[bytes]) -> bytes:
    """One of the seeds with one to six changes."""
    data = chance.choice(seeds)
    for _ in range(chance.choice((1, 1, 1, 2, 3, 6))):
        data = chance.choice(_CHANGES)(chance, data, seeds)[:MOST_BYTES]
    return data


def _range(chance: random.Random, data: bytes, most: int) -> tuple[int, int]:
    start = chance.randint(0, len(data))
    return start, min(len(data), start + chance.randint(0, most))


def _cut(chance: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    start, end = _range(chance, data, chance.choice((1, 4, 40, 400)))
    return data[:start] + data[end:]


def _insert(chance: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    at = chance.randint(0, len(data))
    return data[:at] + chance.choice(_PIECES).encode() + data[at:]


def _break(chance: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    at = chance.randint(0, len(data))
    return data[:at] + chance.choice(_BYTES) + data[at + chance.randint(0, 1) :]


def _flip(chance: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    if not data:
        return data
    at = chance.randrange(len(data))
    return data[:at] + bytes((chance.randrange(32, 127),)) + data[at + 1 :]


def _repeat(chance: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    start, end = _range(chance, data, 12)
    return data[:end] + data[start:end] * chance.choice((1, 2, 30, 30, 400)) + data[end:]


def _number(chance: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    digits = [at for at, byte in enumerate(data) if 48 <= byte <= 57]
    if not digits:
        return data
    at = chance.choice(digits)
    return data[:at] + chance.choice((b"0", b"-1", b"7", b"61", b"999", b"99999", b"1" * 20, b"4.5")) + data[at + 1 :]


def _splice(chance: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    other = chance.choice(seeds)
    start, end = _range(chance, other, 300)
    at = chance.randint(0, len(data))
    return data[:at] + other[start:end] + data[at:]


def _swap_words(chance: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    words = data.split(b" ")
    one, other = chance.randrange(len(words)), chance.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return b" ".join(words)


_Change = Callable[[random.Random, bytes, Sequence[bytes]], bytes]
_CHANGES: tuple[_Change, ...] = (_cut, _insert, _insert, _break, _flip, _repeat, _number, _splice, _swap_words)
