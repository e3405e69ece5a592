"""From paths to verdicts: the mutants of some cards, and which of them the scenarios of the project notice."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cardc.check import check_loaded
from cardc.diagnostics import Diagnostic, has_errors
from cardc.emit.phrases import EmitError
from cardc.model.cards import SetInfo, card_id
from cardc.mutate.mutants import Mutant, mutants_of
from cardc.mutate.suite import Case, Suite
from cardc.prose import load
from cardc.reading import shown_text
from cardc.scenario.cards import compile_cards
from cardc.scenario.collect import scenario_files
from cardc.scenario.parse import parse_file
from cardc.syntax import Loaded, LoadedCard


@dataclass(frozen=True, slots=True)
class Verdict:
    """A mutant and the scenario that noticed it, or ``None``: it lives."""

    mutant: Mutant
    noticed_by: Case | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came out. ``equivalent`` mutants compile to the very code of their card, or of another mutant of it."""

    verdicts: tuple[Verdict, ...]
    equivalent: int
    cards: frozenset[str]
    diagnostics: tuple[Diagnostic, ...]
    texts: dict[str, str]

    @property
    def survivors(self) -> list[Mutant]:
        """The mutants that no scenario notices, in order of file and place."""
        living = [verdict.mutant for verdict in self.verdicts if verdict.noticed_by is None]
        return sorted(living, key=lambda mutant: (mutant.file, mutant.span, mutant.key))


@dataclass(frozen=True, slots=True)
class Sample:
    """So many mutants, drawn by a seed, instead of all."""

    number: int
    seed: int


def mutate(paths: Sequence[Path], folders: Sequence[Path], sample: Sample | None = None) -> Outcome:
    """Try the mutants of the cards at ``paths``, which stand in ``folders``, on the scenarios in these folders.

    Cards that repeat others have no mutants of their own. With errors in the cards nothing is tried; scenarios that
    fail as it is are told and left out.
    """
    loaded = load(folders)
    texts = dict(loaded.sources)
    findings = check_loaded(loaded)
    if has_errors(findings):
        return Outcome((), 0, frozenset(), findings, texts)
    suite = Suite(compile_cards(folders), loaded.card_sets)
    told = list(_fill(suite, folders, texts))
    chosen = list(_chosen(loaded, paths))
    mutants, equivalent = _distinct(chosen, suite)
    if sample is not None and sample.number < len(mutants):
        mutants = random.Random(sample.seed).sample(mutants, sample.number)
    verdicts = tuple(Verdict(mutant, suite.notices(mutant, source)) for mutant, source in mutants)
    cards = frozenset(card_id(info, source.parsed.card) for info, source in chosen)
    return Outcome(verdicts, equivalent, cards, tuple(told), texts)


def _fill(suite: Suite, folders: Iterable[Path], texts: dict[str, str]) -> Iterator[Diagnostic]:
    """Give a suite the scenarios in some folders; what is wrong with them."""
    for folder in folders:
        for file in scenario_files(folder):
            scenarios, errors = parse_file(file)
            texts[str(file)] = shown_text(file)
            yield from errors
            for failing in suite.add(file, scenarios):
                message = f"the scenario “{failing.name}” fails as it is, so it is left out"
                yield Diagnostic("M102", message, str(file), failing.span)


def _chosen(loaded: Loaded, paths: Sequence[Path]) -> Iterator[tuple[SetInfo, LoadedCard]]:
    """The cards of the files and folders at ``paths`` that are told in full, with their sets."""
    wanted = {path.resolve() for path in paths}
    for one in loaded.sets:
        for source in one.sources:
            file = Path(source.file.filename).resolve()
            if source.repeats is None and not wanted.isdisjoint((file, *file.parents)):
                yield one.info, source


def _distinct(chosen: Iterable[tuple[SetInfo, LoadedCard]], suite: Suite) -> tuple[list[tuple[Mutant, str]], int]:
    """The mutants whose code is not that of their card or of an earlier mutant, with it; how many others there are."""
    distinct: list[tuple[Mutant, str]] = []
    equivalent = 0
    for info, source in chosen:
        codes = {suite.source_of(info, source.parsed.card)}
        for mutant in mutants_of(info, source):
            try:
                code = suite.source_of(info, mutant.card)
            except EmitError:
                continue  # no valid card after all: the compiler refuses it
            if code in codes:
                equivalent += 1
            else:
                codes.add(code)
                distinct.append((mutant, code))
    return distinct, equivalent
