"""Verdicts as text and as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from cardc.diagnostics import Diagnostic, Severity
from cardc.mutate.mutants import Mutant
from cardc.mutate.run import Outcome

SHOWN = 20
"""So many survivors are told one by one, unless all are asked for."""


def finding(mutant: Mutant) -> Diagnostic:
    """A survivor, told at the place of its change; what to write into the list stands below."""
    where = f"{mutant.card.name}, {mutant.part}" if mutant.part else mutant.card.name
    return Diagnostic("M101", f"no scenario notices, {where}: {mutant.change}", mutant.file, mutant.span, mutant.key)


def warning(diagnostic: Diagnostic) -> Diagnostic:
    """The same finding as a warning."""
    return Diagnostic(
        diagnostic.code,
        diagnostic.message,
        diagnostic.file,
        diagnostic.span,
        diagnostic.suggestion,
        Severity.WARNING,
    )


def rest(mutants: Sequence[Mutant]) -> str:
    """A few lines about survivors that are not told one by one: how many there are of each card; empty for none."""
    if not mutants:
        return ""
    cards = Counter(f"{mutant.card.name} ({mutant.id})" for mutant in mutants)
    listed = [f"  {number:>4}  {card}\n" for card, number in cards.most_common(SHOWN)]
    more = len(cards) - len(listed)
    listed += [f"        and {more} more cards\n"] if more > 0 else []
    return f"and {len(mutants)} more that no scenario notices; `--all` tells each:\n{''.join(listed)}"


def summary(outcome: Outcome, accepted: int) -> str:
    """One line: how many mutants there are, how many were noticed, how many live."""
    tried = len(outcome.verdicts)
    living = len(outcome.survivors)
    noticed = tried - living
    share = f" ({100 * noticed / tried:.1f} %)" if tried else ""
    listed = f", {accepted} of them listed with a reason" if accepted else ""
    return (
        f"{tried} mutants of {len(outcome.cards)} cards: {noticed} noticed{share}, {living} not{listed}; "
        f"{outcome.equivalent} more compile to the same code\n"
    )


def as_json(outcome: Outcome, reasons: Mapping[str, str]) -> dict[str, object]:
    """The outcome as JSON data. ``reasons`` are those of accepted mutants, by key."""
    living = outcome.survivors
    return {
        "mutants": len(outcome.verdicts),
        "noticed": len(outcome.verdicts) - len(living),
        "equivalent": outcome.equivalent,
        "cards": len(outcome.cards),
        "survivors": [_survivor(mutant, reasons.get(mutant.key)) for mutant in living],
    }


def _survivor(mutant: Mutant, reason: str | None) -> dict[str, object]:
    return {
        "key": mutant.key,
        "file": mutant.file,
        "line": mutant.span.line,
        "column": mutant.span.column,
        "card": mutant.id,
        "name": mutant.card.name,
        "part": mutant.part,
        "change": mutant.change,
        "accepted": reason,
    }
