"""What is counted over games: numbers that can be added, so that any split of the games gives the same table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardc.engine.tally import COLUMNS

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
Rows = dict[str, list[int]]
"""For each card id the counts of :data:`cardc.engine.tally.COLUMNS`."""

_MOST = 2**53
"""The largest count: what any reader of JSON can hold."""

WON, DRAWN, LOST = 0, 1, 2
"""How a game ends for the first entrant of a pairing."""


class CountsError(ValueError):
    """Data that are no counts; the message says which field is wrong."""


@dataclass(slots=True)
class Counts:
    """Counts over games of one pairing. Pairs of numbers are those of its first and its second entrant.

    ``ways`` tells by which way each has won; ``turns`` how many games took how many turns; ``begun`` and ``won_beginning`` how often each took the
    first turn, and won then. ``prizes`` tells how often each had taken how many Prizes at the end; games that came to a Sudden Death
    are left out there. ``stopped`` are games that reached the most actions that a game may have: nobody wins them.
    """

    games: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    draws: int = 0
    stopped: int = 0
    sudden_deaths: int = 0
    actions: int = 0
    ways: dict[str, list[int]] = field(default_factory=dict)
    turns: dict[int, int] = field(default_factory=dict)
    begun: list[int] = field(default_factory=lambda: [0, 0])
    won_beginning: list[int] = field(default_factory=lambda: [0, 0])
    prizes: list[dict[int, int]] = field(default_factory=lambda: [{}, {}])
    cards: list[Rows] = field(default_factory=lambda: [{}, {}])

    def add(self, other: Counts) -> None:
        """Add the counts of other games of the same pairing."""
        self.games += other.games
        self.draws += other.draws
        self.stopped += other.stopped
        self.sudden_deaths += other.sudden_deaths
        self.actions += other.actions
        for side in (0, 1):
            self.wins[side] += other.wins[side]
            self.begun[side] += other.begun[side]
            self.won_beginning[side] += other.won_beginning[side]
            _add_numbers(self.prizes[side], other.prizes[side])
            add_rows(self.cards[side], other.cards[side])
        add_rows(self.ways, other.ways)
        _add_numbers(self.turns, other.turns)

    def points(self, side: int) -> float:
        """Wins of an entrant, games that nobody won counted half."""
        return self.wins[side] + (self.draws + self.stopped) / 2

    @property
    def mean_turns(self) -> float:
        """Turns of a game, both players' counted; 0 without games."""
        return sum(turns * games for turns, games in self.turns.items()) / self.games if self.games else 0.0

    def turns_at(self, share: float) -> int:
        """The number of turns within which a share (0 to 1) of the games was over; 0 without games."""
        left = share * self.games
        for turns in sorted(self.turns):
            left -= self.turns[turns]
            if left <= 0:
                return turns
        return max(self.turns, default=0)

    def to_json(self) -> dict[str, Json]:
        """All numbers as JSON data, in a fixed order."""
        return {
            "games": self.games,
            "wins": [*self.wins],
            "draws": self.draws,
            "stopped": self.stopped,
            "sudden_deaths": self.sudden_deaths,
            "actions": self.actions,
            "ways": {way: [*self.ways[way]] for way in sorted(self.ways)},
            "turns": _numbers_to_json(self.turns),
            "begun": [*self.begun],
            "won_beginning": [*self.won_beginning],
            "prizes": [_numbers_to_json(each) for each in self.prizes],
            "cards": [{id: [*rows[id]] for id in sorted(rows)} for rows in self.cards],
        }


def add_rows(rows: Rows, others: Mapping[str, list[int]]) -> None:
    """Add counts by name."""
    for name, numbers in others.items():
        known = rows.get(name)
        rows[name] = [*numbers] if known is None else [a + b for a, b in zip(known, numbers, strict=True)]


def _add_numbers(numbers: dict[int, int], others: Mapping[int, int]) -> None:
    for number, games in others.items():
        numbers[number] = numbers.get(number, 0) + games


def _numbers_to_json(numbers: Mapping[int, int]) -> dict[str, Json]:
    return {str(number): numbers[number] for number in sorted(numbers)}


def counts_from_json(data: object) -> Counts:
    """Read what :meth:`Counts.to_json` gives.

    Raises:
        CountsError: a field is missing or is no count, or the numbers contradict each other.
    """
    found = _object(data, "counts")
    counts = Counts(
        _number(found, "games"),
        _numbers(found.get("wins"), "wins", 2),
        _number(found, "draws"),
        _number(found, "stopped"),
        _number(found, "sudden_deaths"),
        _number(found, "actions"),
        _rows(found.get("ways"), "ways", 2),
        _histogram(found.get("turns"), "turns"),
        _numbers(found.get("begun"), "begun", 2),
        _numbers(found.get("won_beginning"), "won_beginning", 2),
        [_histogram(each, "prizes") for each in _two(found, "prizes")],
        [_rows(each, "cards", len(COLUMNS)) for each in _two(found, "cards")],
    )
    if sum(counts.wins) + counts.draws + counts.stopped != counts.games:
        raise CountsError("wins, draws and stopped games are not all games")
    if sum(counts.turns.values()) != counts.games:
        raise CountsError("turns: these are not all games")
    if sum(counts.begun) != counts.games or any(
        won > own for won, own in zip(counts.won_beginning, counts.begun, strict=True)
    ):
        raise CountsError("begun: these are not all games")
    if any(sum(numbers[side] for numbers in counts.ways.values()) != counts.wins[side] for side in (0, 1)):
        raise CountsError("ways: these are not all wins")
    if any(sum(taken.values()) > counts.games for taken in counts.prizes):
        raise CountsError("prizes: these are more than all games")
    for row in (row for rows in counts.cards for row in rows.values()):
        for copies, games, wins in (row[:3], row[3:6], row[6:]):
            if not wins <= games <= min(copies, counts.games):
                raise CountsError("cards: more wins than games, or more games than there are")
    return counts


def _object(data: object, name: str) -> dict[str, object]:
    if not isinstance(data, dict):
        raise CountsError(f"{name}: an object is expected")
    return data


def _two(data: dict[str, object], name: str) -> list[object]:
    value = data.get(name)
    if not isinstance(value, list) or len(value) != 2:
        raise CountsError(f"{name}: a list of two is expected")
    return value


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST


def _number(data: dict[str, object], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or not _is_count(value):
        raise CountsError(f"{name}: a number from 0 is expected")
    return value


def _numbers(value: object, name: str, length: int) -> list[int]:
    if not isinstance(value, list) or len(value) != length or not all(_is_count(each) for each in value):
        raise CountsError(f"{name}: {length} numbers from 0 are expected")
    return value


def _rows(value: object, name: str, length: int) -> Rows:
    return {key: _numbers(numbers, name, length) for key, numbers in _object(value, name).items()}


def _histogram(value: object, name: str) -> dict[int, int]:
    found: dict[int, int] = {}
    for key, games in _object(value, name).items():
        if (
            not (key.isascii() and key.isdecimal() and len(key) < 10)
            or not isinstance(games, int)
            or not _is_count(games)
        ):
            raise CountsError(f"{name}: numbers from 0 are expected")
        found[int(key)] = games
    return found
