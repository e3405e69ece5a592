"""Which rule is proven where: the catalogue joined with the proofs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from cardc.rules.catalogue import Entry

if TYPE_CHECKING:  # it needs pytest, which may not be there
    from cardc.rules.collect import Proof


class Status(StrEnum):
    """How a rule stands."""

    TESTED = "tested"
    ADVICE = "advice"
    UNTESTED = "untested"


@dataclass(frozen=True, slots=True)
class Traced:
    """A rule with the tests that prove it, for each book (or edition) that claims it."""

    entry: Entry
    tests: dict[str, tuple[str, ...]]

    @property
    def status(self) -> Status:
        """Tested only when every claim has a test."""
        if self.entry.advice:
            return Status.ADVICE
        return Status.TESTED if all(self.tests.values()) else Status.UNTESTED

    @property
    def missing(self) -> tuple[str, ...]:
        """The books or editions whose claim no test proves."""
        return () if self.entry.advice else tuple(claim for claim, tests in self.tests.items() if not tests)


def trace(entries: Iterable[Entry], proofs: Iterable[Proof]) -> tuple[list[Traced], list[str]]:
    """Every entry with its tests, and the marks that name no entry of the catalogue's kinds."""
    by_rule: dict[str, list[Proof]] = {}
    for proof in proofs:
        by_rule.setdefault(proof.rule, []).append(proof)
    traced: list[Traced] = []
    known: set[str] = set()
    for entry in entries:
        known.add(entry.id)
        found = by_rule.get(entry.id, [])
        traced.append(
            Traced(
                entry,
                {
                    claim: tuple(dict.fromkeys(proof.test for proof in found if edition in proof.editions))
                    for claim, edition in entry.claims
                },
            )
        )
    unknown = sorted(rule for rule in by_rule if rule not in known and _numbered(rule))
    return traced, unknown


def _numbered(rule: str) -> bool:
    """Whether a mark looks like a number of the catalogue; others name cases of another list (``PP-01``)."""
    return rule[:1] in "RDA" and rule[1:].isdigit()
