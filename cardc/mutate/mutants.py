"""All mutants of a card: valid cards with one small change, each with the place of the change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardc.check import check_card
from cardc.diagnostics import Severity, Span
from cardc.engine.editions import EDITIONS
from cardc.model.cards import Card, PokemonCard, SetInfo, TrainerCard, card_id
from cardc.mutate.faces import face_changes
from cardc.mutate.texts import variants
from cardc.mutate.tree import changed, is_well_typed, walk
from cardc.syntax.loader import LoadedCard
from cardc.syntax.spans import Path


@dataclass(frozen=True, slots=True)
class Mutant:
    """A card with one small change. ``path`` leads to the changed part, ``change`` says in words what changed."""

    info: SetInfo
    card: Card
    path: Path
    change: str
    file: str
    span: Span

    @property
    def id(self) -> str:
        """The id of the card."""
        return card_id(self.info, self.card)

    @property
    def key(self) -> str:
        """Stands for this mutant in the list of accepted ones: card, place in the card, change."""
        return f"{self.id} {'.'.join(map(str, self.path))}: {self.change}"

    @property
    def part(self) -> str | None:
        """The name of the attack or power that was changed, ``None`` for the rest of the card."""
        if (
            isinstance(self.card, PokemonCard)
            and len(self.path) > 2
            and isinstance(self.path[1], int)
            and self.path[0] in ("attacks", "powers")
        ):
            names = {
                "attacks": [attack.name for attack in self.card.attacks],
                "powers": [power.name for power in self.card.powers],
            }
            return names[str(self.path[0])][self.path[1]]
        return None


def mutants_of(info: SetInfo, source: LoadedCard) -> Iterator[Mutant]:
    """The mutants of a card, in reading order of its model, without invalid ones and without doubles."""
    card = source.parsed.card
    seen: set[Card] = {card}
    fixed = EDITIONS[info.edition.value].resistance_minus > 0
    for path, other, change in _changes(card, fixed):
        if other in seen or not _is_valid(other, info):
            continue
        seen.add(other)
        yield Mutant(info, other, path, change, source.file.filename, source.parsed.spans.nearest(path))


def _changes(card: Card, fixed: bool) -> Iterator[tuple[Path, Card, str]]:
    """Every change with its place; ``fixed``: the edition sets what Resistance is worth, whatever a card says."""
    yield from face_changes(card, fixed)
    for root, text in _texts(card):
        for path, node in walk(text, root):
            for at, part, change in variants(node):
                yield (*path, *at), changed(card, path, part), change


def _texts(card: Card) -> Iterator[tuple[Path, object]]:
    """The texts of a card with their paths."""
    if isinstance(card, TrainerCard):
        yield ("text",), card.text
    elif isinstance(card, PokemonCard):
        for at, power in enumerate(card.powers):
            yield ("powers", at, "text", "body"), power.text.body
        for at, attack in enumerate(card.attacks):
            yield ("attacks", at, "text"), attack.text


def _is_valid(card: Card, info: SetInfo) -> bool:
    """Whether the checker has nothing against the card: else it would never get as far as a scenario."""
    return is_well_typed(card) and all(
        finding.severity is not Severity.ERROR for finding in check_card(card, info.edition)
    )
