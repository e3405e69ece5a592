"""Results as tables of text, and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardc.simulate.counts import Rows, add_rows
from cardc.simulate.intervals import Interval, paired, wilson
from cardc.simulate.plan import Pairing
from cardc.simulate.playing import Played

WAYS = {"prizes": "Prizes", "no pokemon": "no Pokémon left", "deck out": "deck empty"}
"""Ways to win, in words."""


@dataclass(frozen=True, slots=True)
class Result:
    """A pairing and what came out of all of its games."""

    pairing: Pairing
    played: Played


@dataclass(frozen=True, slots=True)
class Standing:
    """A deck played by a bot, over all its pairings."""

    name: str
    games: int
    rate: Interval
    cards: Rows


def percent(value: float) -> str:
    """A rate: ``46.2 %``."""
    return f"{100 * value:.1f} %"


def with_bounds(found: Interval) -> str:
    """A rate and its interval: ``46.2 % (39.4 to 53.1)``."""
    return f"{percent(found.value)} ({100 * found.low:.1f} to {100 * found.high:.1f})"


def change_with_bounds(found: Interval) -> str:
    """A change of a rate, in percentage points: ``+2.5 (+0.4 to +4.6)``."""
    return f"{100 * found.value:+.1f} ({100 * found.low:+.1f} to {100 * found.high:+.1f})"


def win_rate(result: Result, side: int = 0) -> Interval:
    """How often an entrant wins; games that nobody won count half."""
    return wilson(result.played.counts.points(side), result.played.counts.games)


def standings(results: Sequence[Result]) -> list[Standing]:
    """Every deck with its bot, over all its pairings, the best first. A deck against itself, by one bot, stands once."""
    found: dict[tuple[str, tuple[str, ...], str], tuple[int, float, Rows]] = {}
    several = len({entrant.bot for each in results for entrant in each.pairing.entrants}) > 1
    for result in results:
        counts = result.played.counts
        for side, entrant in enumerate(result.pairing.entrants):
            key = (f"{entrant.deck} ({entrant.bot})" if several else entrant.deck, entrant.ids, entrant.bot)
            games, points, rows = found.get(key, (0, 0.0, {}))
            add_rows(rows, counts.cards[side])
            found[key] = games + counts.games, points + counts.points(side), rows
    listed = [Standing(key[0], games, wilson(points, games), rows) for key, (games, points, rows) in found.items()]
    return sorted(listed, key=lambda each: (-each.rate.value, each.name))


def by_bot(results: Sequence[Result]) -> list[tuple[str, int, Interval]]:
    """Each bot over all games against other bots: its name, how many games, how often it wins; the best first."""
    found: dict[str, tuple[int, float]] = {}
    for result in results:
        counts = result.played.counts
        if result.pairing.first.bot == result.pairing.second.bot:
            continue
        for side, entrant in enumerate(result.pairing.entrants):
            games, points = found.get(entrant.bot, (0, 0.0))
            found[entrant.bot] = games + counts.games, points + counts.points(side)
    listed = [(name, games, wilson(points, games)) for name, (games, points) in found.items()]
    return sorted(listed, key=lambda each: (-each[2].value, each[0]))


def summary(results: Sequence[Result]) -> list[str]:
    """A line for each pairing, then what each deck reached over all when there are more than two, and each bot."""
    rows = [["", "games", "first wins", "turns (9 of 10)", "won by"]]
    for result in results:
        counts = result.played.counts
        rate = with_bounds(win_rate(result))
        turns = f"{counts.mean_turns:.1f} ({counts.turns_at(0.05)} to {counts.turns_at(0.95)})"
        rows.append([" – ".join(result.pairing.names), f"{counts.games:,}", rate, turns, _ways(result)])
    lines = aligned(rows)
    table = standings(results)
    if len(table) > 2:
        lines += [
            "",
            *aligned([["deck", "games", "wins"], *([s.name, f"{s.games:,}", with_bounds(s.rate)] for s in table)]),
        ]
    bots = by_bot(results)
    if len(bots) > 1:
        lines += [
            "",
            *aligned(
                [["bot", "games", "wins"], *([name, f"{games:,}", with_bounds(rate)] for name, games, rate in bots)]
            ),
        ]
    return lines


def _ways(result: Result) -> str:
    counts = result.played.counts
    told = [(sum(counts.ways.get(way, [0, 0])), name) for way, name in WAYS.items()]
    told += [(counts.draws, "draw"), (counts.stopped, "not ended")]
    return ", ".join(f"{percent(number / counts.games)} {name}" for number, name in told if number)


def changes(results: Sequence[Result]) -> list[str]:
    """A line for each pairing of a what-if: the win rate of its first deck before, after, and the change."""
    rows = [["", "games", "first wins", "with the change", "points of change", "games that end otherwise"]]
    for result in results:
        played = result.played
        if played.changed is None or played.pairs is None:
            continue
        after = wilson(played.changed.points(0), played.changed.games)
        other = sum(played.pairs) - sum(played.pairs[::4])
        rows.append(
            [
                " – ".join(result.pairing.names),
                f"{played.counts.games:,}",
                percent(win_rate(result).value),
                percent(after.value),
                change_with_bounds(paired(played.pairs)),
                f"{percent(other / played.counts.games)}",
            ]
        )
    return aligned(rows)


CARD_HEAD = ("card", "id", "drawn", "played", "attacks", "wins when drawn", "wins when played")


def card_rows(standing: Standing, names: dict[str, str]) -> list[list[str]]:
    """A row for each card of a deck, in the columns of :data:`CARD_HEAD`.

    Drawn: in how many of the games at least one copy; played and attacks: how often a game.
    """
    rows: list[tuple[float, list[str]]] = []
    for id, row in standing.cards.items():
        drawn, played = wilson(row[2], row[1]), wilson(row[5], row[4])
        rows.append(
            (
                drawn.value,
                [
                    names.get(id, id),
                    id,
                    percent(row[1] / standing.games),
                    f"{row[3] / standing.games:.2f}",
                    f"{row[6] / standing.games:.2f}" if row[6] else "",
                    with_bounds(drawn) if row[1] else "",
                    with_bounds(played) if row[4] else "",
                ],
            )
        )
    return [row for _, row in sorted(rows, key=lambda each: (-each[0], each[1][1]))]


def card_tables(results: Sequence[Result], names: dict[str, str]) -> list[str]:
    """For each deck what its cards did."""
    lines: list[str] = []
    for standing in standings(results):
        lines += ["", f"{standing.name}: {standing.games:,} games, wins {with_bounds(standing.rate)}"]
        lines += aligned([list(CARD_HEAD), *card_rows(standing, names)])
    return lines


def as_json(results: Sequence[Result]) -> list[dict[str, object]]:
    """The results as JSON data: rates with their intervals beside the counts."""
    found: list[dict[str, object]] = []
    for result in results:
        told: dict[str, object] = {"key": result.pairing.key, "pairing": result.pairing.to_json()}
        told["win_rate"] = _interval(win_rate(result))
        if result.played.pairs is not None:
            told["change"] = _interval(paired(result.played.pairs))
        found.append(told | result.played.to_json())
    return found


def _interval(found: Interval) -> list[float]:
    return [round(each, 6) for each in (found.value, found.low, found.high)]


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """A table of text, its columns as wide as they need to be."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
