"""Changed texts that are read as if nothing had changed: bugs of the reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from cardc.assay.swaps import Mutant, mutants
from cardc.assay.verdicts import Row
from cardc.language import Body, TextContext, reader


@dataclass(frozen=True, slots=True)
class Survivor:
    """A changed text that still reads to the same model."""

    row: Row
    mutant: Mutant


@dataclass(slots=True)
class Mutation:
    """The result: how many changed texts were declined, by kind of change; how many were read as another model, and the survivors."""

    declined: Counter[str] = field(default_factory=Counter)
    different: Counter[str] = field(default_factory=Counter)
    survivors: list[Survivor] = field(default_factory=list)

    @property
    def tried(self) -> int:
        """How many changed texts there were."""
        return self.declined.total() + self.different.total() + len(self.survivors)


def mutate(rows: Iterable[Row], lang: str) -> Mutation:
    """Change every text that is read, each way there is; a text that several cards share is changed once."""
    result = Mutation()
    seen = set()
    for row in rows:
        text, context = row.printed.text, row.printed.context
        if row.body is None or not row.verdict.is_read or (text, context) in seen:
            continue
        seen.add((text, context))
        for mutant, bodies in changed(text, context, lang):
            if not bodies:
                result.declined[mutant.what] += 1
            elif row.body in bodies:
                result.survivors.append(Survivor(row, mutant))
            else:
                result.different[mutant.what] += 1
    return result


def changed(text: str, context: TextContext, lang: str) -> Iterator[tuple[Mutant, list[Body]]]:
    """The changed texts of a text, and what each of them means."""
    its_reader = reader(lang)
    for mutant in mutants(text, context.name, lang):
        yield mutant, its_reader.bodies(mutant.text, context)
