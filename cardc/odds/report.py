"""Odds as a table for people and as JSON."""

from __future__ import annotations

from fractions import Fraction

from cardc.odds.distribution import Distribution, Value
from cardc.odds.exact import Odds

TITLES = {
    "damage": "damage",
    "knocked_out": "Knock Out",
    "conditions": "conditions",
    "bench_damage": "damage to their Bench",
    "knock_outs": "Knock Outs",
    "discarded_by_opponent": "their cards discarded",
    "own_damage": "damage to itself",
    "own_knocked_out": "Knocks itself Out",
    "own_conditions": "own conditions",
    "own_bench_damage": "damage to your Bench",
    "discarded": "your cards discarded",
}
_ROWS = 24
"""Values of one quantity that are listed."""


def table(odds: Odds) -> list[str]:
    """All that is told of an attack, as lines."""
    lines = distribution_lines(odds.best)
    if odds.choices:
        lines.append("for each choice")
        for choice in odds.choices:
            answers = ", ".join(label for _, label in choice.answers)
            lines.append(f"  {answers}: {_in_short(choice.distribution)}")
        lines.append("(the table above: the best of them)")
    elif odds.later_choices:
        lines.append("choices after a coin are made for the best")
    return lines + [f"note: {note}" for note in notes(odds)]


def notes(odds: Odds) -> list[str]:
    """What is not exact."""
    found: list[str] = []
    left = odds.best.remainder
    if left and odds.whole:
        found.append(f"longer rows of coins are left out: they have a probability of {left} (about {float(left):.1g})")
    if not odds.whole:
        found.append(f"there are more than {odds.paths} ways; what is told has a probability of {percent(1 - left)}")
    if odds.order_kept:
        found.append("a deck is shuffled: its order afterwards is not told apart")
    return found


def distribution_lines(distribution: Distribution) -> list[str]:
    """Each quantity that is ever other than nothing, with its values."""
    lines: list[str] = []
    for name in distribution.told():
        values = distribution.of_quantity(name)
        if name in ("knocked_out", "own_knocked_out"):
            lines.append(f"{TITLES[name]:<24} {_share(distribution.chance_of(name))}")
            continue
        mean = "" if name.endswith("conditions") else f"mean {number(distribution.mean(name))}"
        lines.append(f"{TITLES[name]:<24} {mean}".rstrip())
        shown = list(values.items())
        for value, probability in shown[:_ROWS]:
            lines.append(f"  {_word(value):<22} {_share(probability)}")
        if len(shown) > _ROWS:
            rest = sum((probability for _, probability in shown[_ROWS:]), Fraction(0))
            lines.append(f"  {'others':<22} {_share(rest)}")
    return lines


def _in_short(distribution: Distribution) -> str:
    parts: list[str] = []
    for name in distribution.told():
        if name in ("knocked_out", "own_knocked_out"):
            chance = distribution.chance_of(name)
            if chance:
                parts.append(f"{TITLES[name]} {percent(chance)}")
        elif name.endswith("conditions"):
            parts += [f"{_word(value)} {percent(p)}" for value, p in distribution.of_quantity(name).items() if value]
        else:
            parts.append(f"{TITLES[name]} {number(distribution.mean(name))}")
    return ", ".join(parts)


def _word(value: Value) -> str:
    if isinstance(value, tuple):
        return " and ".join(value) or "none"
    return str(int(value))


def _share(probability: Fraction) -> str:
    if probability in (0, 1) or probability.denominator > 10_000:
        return percent(probability)
    return f"{percent(probability)}  ({probability})"


def percent(probability: Fraction) -> str:
    """A probability for people: two places, as many as it needs when it is small."""
    value = 100 * float(probability)
    if value == 0 or value == int(value):
        return f"{int(value)} %"
    if value < 0.01:
        return f"{value:.2g} %"
    return f"{value:.2f} %"


def number(value: Fraction) -> str:
    """A mean for people."""
    return str(value.numerator) if value.denominator == 1 else f"{float(value):.2f}"


# --- JSON ----------------------------------------------------------------------------------------------------


def as_json(odds: Odds) -> dict[str, object]:
    """Odds as JSON data; probabilities as fractions in text and as numbers."""
    return {
        "best": distribution_json(odds.best),
        "choices": [
            {
                "answers": [{"question": question, "answer": answer} for question, answer in choice.answers],
                **distribution_json(choice.distribution),
            }
            for choice in odds.choices
        ],
        "remainder": _exact(odds.best.remainder),
        "paths": odds.paths,
        "whole": odds.whole,
        "later_choices": odds.later_choices,
        "notes": notes(odds),
    }


def distribution_json(distribution: Distribution) -> dict[str, object]:
    """A distribution: for each quantity its values, and its mean."""
    found: dict[str, object] = {}
    for name in distribution.told():
        values = [
            {"value": list(value) if isinstance(value, tuple) else value, **_exact(probability)}
            for value, probability in distribution.of_quantity(name).items()
        ]
        entry: dict[str, object] = {"values": values}
        if not name.endswith("conditions"):
            entry["mean"] = float(distribution.mean(name))
        found[name] = entry
    return found


def _exact(probability: Fraction) -> dict[str, object]:
    return {"probability": float(probability), "fraction": str(probability)}
