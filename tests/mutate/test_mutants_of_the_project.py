"""The project's own cards: a sample of their mutants is noticed, or listed with a reason."""

from __future__ import annotations

from pathlib import Path

from cardc.mutate.accepted import FILE, read_accepted
from cardc.mutate.run import Sample, mutate

CARDS = Path(__file__).parents[2] / "cards"
SETS = [CARDS / name for name in ("base1", "base2", "base3")]


def test_a_sample_of_mutants_of_the_first_three_sets_is_noticed() -> None:
    reasons, wrong = read_accepted(CARDS / FILE)
    assert wrong == []
    outcome = mutate(SETS, [CARDS], Sample(300, 20))
    assert outcome.diagnostics == ()
    assert len(outcome.verdicts) == 300
    assert [mutant.key for mutant in outcome.survivors if mutant.key not in reasons] == []
