"""Results as one HTML page with plots: stands alone, no script, nothing to fetch. The plots are drawn here, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from jinja2 import Environment, PackageLoader, StrictUndefined

from cardc import __version__
from cardc.simulate.counts import Counts
from cardc.simulate.intervals import Interval, paired, wilson
from cardc.simulate.show import WAYS, Result, Standing, change_with_bounds, percent, standings, win_rate, with_bounds

BARS = 40
"""Bars of a histogram at most."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A field of the matrix: how often the deck of the row wins against that of the column; ``hue`` is -1 (never) to 1 (always)."""

    text: str
    bounds: str
    hue: float


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of a histogram: place and height as shares of the picture, what it stands for."""

    x: float
    width: float
    height: float
    label: str


@dataclass(frozen=True, slots=True)
class Line:
    """A rate with its interval, for a plot of dots and whiskers; all as shares of the width."""

    label: str
    at: float
    low: float
    high: float
    text: str


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card of a deck: counts for each game, the win rate when drawn, and where its interval lies on a line from 0 to 1."""

    name: str
    id: str
    drawn: str
    played: str
    attacks: str
    rate: Line | None


@dataclass(frozen=True, slots=True)
class DeckPart:
    """A deck: what it reached, and its cards."""

    name: str
    games: int
    rate: str
    at: float
    cards: tuple[CardRow, ...]


@dataclass(frozen=True, slots=True)
class PairingPart:
    """A pairing: its numbers and the histogram of its lengths."""

    name: str
    games: int
    rate: str
    beginning: str
    turns: str
    ways: tuple[tuple[str, int, int], ...]
    prizes: tuple[tuple[int, int, int], ...]
    first: str
    second: str
    bars: tuple[Bar, ...]
    longest: int
    change: Line | None


def report(results: Sequence[Result], names: Mapping[str, str]) -> str:
    """The page for some results; ``names`` are those of the cards, by id."""
    environment = Environment(
        loader=PackageLoader("cardc.simulate"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    table = standings(results)
    return environment.get_template("report.html.j2").render(
        version=__version__,
        games=sum(each.played.counts.games for each in results),
        editions=sorted({each.pairing.edition for each in results}),
        bots=sorted({entrant.bot for each in results for entrant in each.pairing.entrants}),
        decks=[each.name for each in table],
        matrix=matrix(results, table),
        parts=[_pairing(each) for each in results],
        tables=[_deck(each, names) for each in table],
    )


def matrix(results: Sequence[Result], table: Sequence[Standing]) -> list[list[Cell | None]]:
    """How often the deck of each row wins against that of each column; ``None`` where they have not met."""
    several = len({entrant.bot for each in results for entrant in each.pairing.entrants}) > 1
    points: dict[tuple[str, str], tuple[float, int]] = {}
    for result in results:
        called = [f"{each.deck} ({each.bot})" if several else each.deck for each in result.pairing.entrants]
        for side in (0, 1):
            key = called[side], called[1 - side]
            before, games = points.get(key, (0.0, 0))
            points[key] = before + result.played.counts.points(side), games + result.played.counts.games
            if called[0] == called[1]:
                break
    return [
        [_cell(*points[row.name, col.name]) if (row.name, col.name) in points else None for col in table]
        for row in table
    ]


def _cell(points: float, games: int) -> Cell:
    found = wilson(points, games)
    return Cell(
        percent(found.value), f"{100 * found.low:.1f} to {100 * found.high:.1f} %, {games:,} games", 2 * found.value - 1
    )


def _pairing(result: Result) -> PairingPart:
    counts = result.played.counts
    first, second = result.pairing.names
    ways = [(name, counts.ways.get(way, [0, 0])) for way, name in WAYS.items()]
    begun = sum(counts.begun)
    bars, longest = histogram(counts)
    return PairingPart(
        f"{first} – {second}",
        counts.games,
        with_bounds(win_rate(result)),
        percent(sum(counts.won_beginning) / begun) if begun else "",
        f"{counts.mean_turns:.1f}, nine of ten games {counts.turns_at(0.05)} to {counts.turns_at(0.95)}",
        tuple((name, numbers[0], numbers[1]) for name, numbers in ways),
        tuple((taken, counts.prizes[0].get(taken, 0), counts.prizes[1].get(taken, 0)) for taken in _taken(counts)),
        first,
        second,
        tuple(bars),
        longest,
        _change(result),
    )


def _taken(counts: Counts) -> list[int]:
    return sorted(counts.prizes[0].keys() | counts.prizes[1].keys())


def histogram(counts: Counts) -> tuple[list[Bar], int]:
    """The lengths of games, at most :data:`BARS` bars of the same number of turns each, and the most turns."""
    if not counts.turns:
        return [], 0
    longest = max(counts.turns)
    step = max(1, ceil((longest + 1) / BARS))
    sums: dict[int, int] = {}
    for turns, games in counts.turns.items():
        sums[turns // step] = sums.get(turns // step, 0) + games
    number = longest // step + 1
    most = max(sums.values())
    bars = [
        Bar(at / number, 1 / number, games / most, f"{_turns(at * step, step)}: {games:,} games")
        for at, games in sorted(sums.items())
    ]
    return bars, longest


def _turns(first: int, step: int) -> str:
    return f"{first} turns" if step == 1 else f"{first} to {first + step - 1} turns"


def _change(result: Result) -> Line | None:
    """The change of a what-if on a line from -50 to +50 points, wider where it needs more."""
    if result.played.pairs is None:
        return None
    found = paired(result.played.pairs)
    reach = max(0.1, abs(found.low), abs(found.high))
    at, low, high = ((each / reach + 1) / 2 for each in (found.value, found.low, found.high))
    return Line(result.pairing.first.deck, at, low, high, f"{change_with_bounds(found)} percentage points")


def _deck(standing: Standing, names: Mapping[str, str]) -> DeckPart:
    rows: list[tuple[float, CardRow]] = []
    for id, row in standing.cards.items():
        drawn = wilson(row[2], row[1])
        rows.append(
            (
                -drawn.value,
                CardRow(
                    names.get(id, id),
                    id,
                    percent(row[1] / standing.games),
                    f"{row[3] / standing.games:.2f}",
                    f"{row[6] / standing.games:.2f}" if row[6] else "",
                    _line(names.get(id, id), drawn) if row[1] else None,
                ),
            )
        )
    ordered = sorted(rows, key=lambda each: (each[0], each[1].id))
    return DeckPart(
        standing.name, standing.games, with_bounds(standing.rate), standing.rate.value, tuple(r for _, r in ordered)
    )


def _line(label: str, found: Interval) -> Line:
    return Line(label, found.value, found.low, found.high, with_bounds(found))
