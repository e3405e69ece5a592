"""Cards among each other: numbers, names, and what evolves from what."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from dataclasses import field
from itertools import chain

from cardc.check.editions import EDITIONS
from cardc.check.findings import Finding
from cardc.diagnostics import Severity
from cardc.identity import ALL_MARKS, number_key, rule_name
from cardc.model.cards import Card, CardSet, PokemonCard, TrainerCard, card_id, content
from cardc.model.terms import Edition, Stage
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

    def stages_of(self, name: str, ignored: int) -> frozenset[Stage]:
        """The stages of the Pokémon of a name, as the rules count names (R241); ``ignored`` marks are no part of it."""
        found = self.stages.get(name, frozenset())
        if found or not ignored:
            return found
        wanted = rule_name(name, ignored)
        same = (stages for other, stages in self.stages.items() if rule_name(other, ignored) == wanted)
        return frozenset(chain.from_iterable(same))


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


def evolution_findings(card: Card, known: Known, edition: Edition) -> list[Finding]:
    """Whether a Pokémon evolves from one that is known, of the stage before (R072)."""
    if not isinstance(card, PokemonCard) or card.evolves_from is None or card.stage is Stage.BASIC:
        return []
    before = card.evolves_from
    wanted = _BEFORE[card.stage]
    stages = known.stages_of(before, EDITIONS[edition].name_ignore)
    if stages:
        if stages & set(wanted):
            return []
        found = " or ".join(sorted(stages))
        right = " or ".join(wanted[:1] if card.stage is Stage.STAGE_1 else wanted) or "a Trainer card"
        return [Finding("E308", f"“{before}” is {found}; {card.stage} evolves from {right}", ("stage",))]
    if before in known.trainers and card.stage is not Stage.LEVEL_X:
        return []
    near = _near(card, before, wanted, known)
    if near is not None:
        return [Finding("E306", f"unknown Pokémon “{before}”", ("stage",), f"did you mean “{near}”?")]
    cure = "write that card, in any set of this project, or correct the name"
    return [Finding("E307", f"unknown Pokémon “{before}”", ("stage",), cure, Severity.WARNING)]


def _near(card: PokemonCard, before: str, wanted: Collection[Stage], known: Known) -> str | None:
    """The card that may be meant: one that can stand under this one, not itself, alike but for owner, form and level."""
    possible = (name for name, stages in known.stages.items() if stages & set(wanted))
    names = known.trainers if card.stage is Stage.RESTORED else possible
    cores: dict[str, str] = {}
    for name in sorted(names):
        if name != card.name:
            cores.setdefault(rule_name(name, ALL_MARKS), name)
    near = difflib.get_close_matches(rule_name(before, ALL_MARKS), cores, 1, 0.7)
    return cores[near[0]] if near else None


def twin_findings(card_set: CardSet, content: Callable[[Card], Hashable] = content) -> list[tuple[int, Finding]]:
    """Cards with the number of an earlier card, or the same as an earlier one, by position in the set.

    Two different cards of one name are nothing to tell. ``content`` is what makes two cards the same.
    """
    numbers: dict[str, tuple[str, str]] = {}
    named: dict[str, list[Card]] = {}
    found: list[tuple[int, Finding]] = []
    for position, card in enumerate(card_set.cards):
        number, name = card.imprint.number, card.name
        first = numbers.get(number_key(number))
        if first is not None:
            also = "" if first[1] == number else f", written {first[1]}"
            message = f"“{first[0]}” already has the number {number}{also}"
            found.append((position, Finding("E303", message, ("imprint", "number"), "give it a number of its own")))
        others = named.setdefault(name, [])
        same = next((other for other in others if content(other) == content(card)), None)
        if same is not None:
            message = f"number {same.imprint.number} of this set is the same card “{name}”"
            cure = f"write `repeats {card_id(card_set.info, same)}` instead of telling it again"
            found.append((position, Finding("E304", message, ("name",), cure, Severity.WARNING)))
        numbers.setdefault(number_key(number), (name, number))
        others.append(card)
    return found
