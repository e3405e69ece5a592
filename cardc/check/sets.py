"""Cards among each other: numbers, names, and what evolves from what."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import field

from cardc.check.findings import Finding
from cardc.diagnostics import Severity
from cardc.model.cards import Card, CardSet, PokemonCard, TrainerCard, card_id, content
from cardc.model.terms import Stage
from cardc.records import dataclass

_BEFORE = {
    Stage.STAGE_1: (Stage.BASIC, Stage.RESTORED),
    Stage.STAGE_2: (Stage.STAGE_1,),
    Stage.LEVEL_X: (Stage.BASIC, Stage.STAGE_1, Stage.STAGE_2),
    Stage.RESTORED: (),
}
"""What can stand under a Pokémon of each stage; a Restored one comes from a Trainer card."""


@dataclass(frozen=True, slots=True)
class Known:
    """The names that cards can refer to: Pokémon with the stages they are printed in, and Trainer cards."""

    stages: Mapping[str, frozenset[Stage]] = field(default_factory=dict)
    trainers: frozenset[str] = frozenset()


def known_in(cards: Iterable[Card]) -> Known:
    """The names of some cards."""
    stages: dict[str, set[Stage]] = {}
    trainers: set[str] = set()
    for card in cards:
        if isinstance(card, PokemonCard):
            stages.setdefault(card.name, set()).add(card.stage)
        elif isinstance(card, TrainerCard):
            trainers.add(card.name)
    return Known({name: frozenset(found) for name, found in stages.items()}, frozenset(trainers))


def evolution_findings(card: Card, known: Known) -> list[Finding]:
    """Whether a Pokémon evolves from one that is known, of the stage before (R072)."""
    if not isinstance(card, PokemonCard) or card.evolves_from is None or card.stage is Stage.BASIC:
        return []
    before = card.evolves_from
    wanted = _BEFORE[card.stage]
    stages = known.stages.get(before)
    if stages is not None:
        if stages & set(wanted):
            return []
        found = " or ".join(sorted(stages))
        right = " or ".join(wanted[:1] if card.stage is Stage.STAGE_1 else wanted) or "a Trainer card"
        return [Finding("E308", f"“{before}” is {found}; {card.stage} evolves from {right}", ("stage",))]
    if before in known.trainers and card.stage is not Stage.LEVEL_X:
        return []
    near = difflib.get_close_matches(before, known.trainers if card.stage is Stage.RESTORED else known.stages, 1, 0.7)
    if near:
        return [Finding("E306", f"unknown Pokémon “{before}”", ("stage",), f"did you mean “{near[0]}”?")]
    cure = "if it stands in another folder, name that folder too"
    return [Finding("E307", f"unknown Pokémon “{before}”", ("stage",), cure, Severity.WARNING)]


def twin_findings(card_set: CardSet, content: Callable[[Card], Hashable] = content) -> list[tuple[int, Finding]]:
    """Cards with the number of an earlier card, or the same as an earlier one, by position in the set.

    Two different cards of one name are nothing to tell. ``content`` is what makes two cards the same.
    """
    numbers: dict[str, str] = {}
    named: dict[str, list[Card]] = {}
    found: list[tuple[int, Finding]] = []
    for position, card in enumerate(card_set.cards):
        number, name = card.imprint.number, card.name
        if number in numbers:
            message = f"“{numbers[number]}” already has the number {number}"
            found.append((position, Finding("E303", message, ("imprint", "number"), "give it a number of its own")))
        others = named.setdefault(name, [])
        same = next((other for other in others if content(other) == content(card)), None)
        if same is not None:
            message = f"number {same.imprint.number} of this set is the same card “{name}”"
            cure = f"write `repeats {card_id(card_set.info, same)}` instead of telling it again"
            found.append((position, Finding("E304", message, ("name",), cure, Severity.WARNING)))
        numbers.setdefault(number, name)
        others.append(card)
    return found
