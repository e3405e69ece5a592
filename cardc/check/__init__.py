"""The meaning of cards: canonical form, editions, and how cards fit together. Findings carry stable codes.

``docs/diagnostics.md`` explains each code.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable
from itertools import chain

from cardc.check.faces import FaceChecker, set_findings
from cardc.check.findings import Finding
from cardc.check.parts import Kind
from cardc.check.sets import Known, evolution_findings, known_in, twin_findings
from cardc.check.texts import TextChecker, kind_of
from cardc.diagnostics import Diagnostic, Span
from cardc.model.cards import Card, CardSet, PowerText, Text, card_id, content
from cardc.model.terms import Edition, Sign
from cardc.syntax.loader import Loaded, LoadedSet, neighbours

__all__ = [
    "Finding",
    "Kind",
    "check_card",
    "check_loaded",
    "check_power_text",
    "check_set",
    "check_text",
    "local_findings",
    "mutual_findings",
]


def check_text(text: Text, kind: Kind, edition: Edition, sign: Sign = Sign.NONE) -> tuple[Finding, ...]:
    """Findings about the text of an attack (with its printed sign) or a Trainer card."""
    checker = TextChecker(kind, edition, sign)
    checker.text(text, ())
    return tuple(checker.findings)


def check_power_text(text: PowerText, edition: Edition) -> tuple[Finding, ...]:
    """Findings about the text of a power."""
    checker = TextChecker(kind_of(text), edition)
    checker.power(text, ())
    return tuple(checker.findings)


def check_card(card: Card, edition: Edition) -> tuple[Finding, ...]:
    """Findings about one card by itself."""
    checker = FaceChecker(edition)
    checker.card(card)
    return tuple(checker.findings)


def check_set(card_set: CardSet, others: Iterable[Card] = ()) -> tuple[Finding, ...]:
    """Findings about a set, its cards and how they fit together; the paths begin with ``"cards", position``.

    ``others`` are cards of other sets that these may evolve from.
    """
    known = known_in(chain(card_set.cards, others))
    found = set_findings(card_set.info)
    for position, card in enumerate(card_set.cards):
        own = [*check_card(card, card_set.info.edition), *evolution_findings(card, known, card_set.info.edition)]
        found += [_under(position, finding) for finding in own]
    found += [_under(position, finding) for position, finding in twin_findings(card_set)]
    return tuple(found)


def _under(position: int, finding: Finding) -> Finding:
    path = ("cards", position, *finding.path)
    return Finding(finding.code, finding.message, path, finding.suggestion, finding.severity)


def check_loaded(loaded: Loaded) -> tuple[Diagnostic, ...]:
    """Everything there is to say about some paths: what the reader found, then the meaning of the cards, by place."""
    found = [*loaded.diagnostics, *chain.from_iterable(local_findings(loaded).values()), *mutual_findings(loaded)]
    return tuple(sorted(found, key=lambda d: d.sort_key))


def local_findings(loaded: Loaded, settled: Container[str] = ()) -> dict[str, list[Diagnostic]]:
    """What follows from each card and the edition of its set alone, by the card's id; ``settled`` ids are passed over."""
    found: dict[str, list[Diagnostic]] = {}
    for one in loaded.sets:
        for position, source in enumerate(one.sources):
            card = source.parsed.card
            id = card_id(one.info, card)
            if id not in settled:
                whole = source.repeats is None
                findings = [each for each in check_card(card, one.info.edition) if whole or _of_reprint(each)]
                found.setdefault(id, []).extend(_about_card(one, position, each) for each in findings)
    return found


def mutual_findings(loaded: Loaded, content: Callable[[Card], Hashable] = content) -> list[Diagnostic]:
    """What follows from the sets and from how cards stand to each other: their numbers, names and what they evolve from.

    Of each card only that much is looked at, and its ``content``.
    """
    known = known_in(card for card_set in loaded.card_sets for card in card_set.cards)
    found = _twin_sets(loaded.sets)
    for loaded_set in loaded.sets:
        found += [_about_set(loaded_set, finding) for finding in set_findings(loaded_set.info)]
        found += _lineage_of(loaded_set, known, loaded)
        for position, finding in twin_findings(loaded_set.card_set, content):
            if finding.code != "E304" or loaded_set.sources[position].repeats is None:
                found.append(_about_card(loaded_set, position, finding))
    return found


def _lineage_of(loaded_set: LoadedSet, known: Known, loaded: Loaded) -> list[Diagnostic]:
    found: list[Diagnostic] = []
    looked_around = False
    for position, card in enumerate(loaded_set.card_set.cards):
        if loaded_set.sources[position].repeats is not None:
            continue
        lineage = evolution_findings(card, known, loaded_set.info.edition)
        if lineage and not looked_around:
            # Only some files of the set may have been named: the rest of its folder is looked at before complaining.
            looked_around = True
            known = _join(known, known_in(neighbours(loaded_set, loaded.files)))
            lineage = evolution_findings(card, known, loaded_set.info.edition)
        found += [_about_card(loaded_set, position, finding) for finding in lineage]
    return found


def _of_reprint(finding: Finding) -> bool:
    """Whether a finding is about the reprint itself: its imprint, and what its edition does not know."""
    return finding.path[:1] == ("imprint",) or finding.code.startswith("E3")


def _join(one: Known, two: Known) -> Known:
    stages = {
        name: one.stages.get(name, frozenset()) | two.stages.get(name, frozenset())
        for name in [*one.stages, *two.stages]
    }
    return Known(stages, one.trainers | two.trainers)


def _twin_sets(sets: Iterable[LoadedSet]) -> list[Diagnostic]:
    seen: dict[str, LoadedSet] = {}
    found: list[Diagnostic] = []
    for one in sets:
        first = seen.setdefault(one.info.id, one)
        if first is not one:
            message = f"the set id `{one.info.id}` is already taken by {first.file.filename}"
            span = one.file.index.span(*one.declared.id_at)
            found.append(Diagnostic("E305", message, one.file.filename, span, "give it an id of its own"))
    return found


def _about_set(one: LoadedSet, finding: Finding) -> Diagnostic:
    span = one.declared.spans.nearest(finding.path)
    return _diagnostic(finding, one.file.filename, span)


def _about_card(one: LoadedSet, position: int, finding: Finding) -> Diagnostic:
    source = one.sources[position]
    spans = source.parsed.spans
    return _diagnostic(finding, source.file.filename, spans.nearest(finding.path or ("name",)))


def _diagnostic(finding: Finding, file: str, span: Span) -> Diagnostic:
    return Diagnostic(finding.code, finding.message, file, span, finding.suggestion, finding.severity)
