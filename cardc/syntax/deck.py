"""Deck lists: a line for each card, ``4 Pikachu`` or ``4 Pikachu [base1-58]``; ``#`` starts a comment.

``edition dp`` names the rules to play by; without it they are those of the sets the cards are from.

The id in brackets is needed only where several cards bear the name; printings of one card, told apart by the edge alone,
are no several cards. A deck is legal when it keeps R010 to R015.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from cardc.diagnostics import Diagnostic, Span
from cardc.model.cards import Card, CardSet, EnergyCard, Imprint, PokemonCard, card_id
from cardc.model.terms import Edition, EnergyType, Stage
from cardc.reading import read_text
from cardc.records import dataclass

SUFFIX: Final = ".deck"
SIZE: Final = 60
COPIES: Final = 4

_NO_IMPRINT: Final = Imprint("")

_LINE: Final = re.compile(r"(?P<count>[0-9]+)\s+(?P<name>[^\[\]#]*[^\[\]#\s])\s*(?:\[\s*(?P<id>[^\[\]#\s]+)\s*\])?")
_EDITION: Final = re.compile(rf"edition\s+(?P<edition>{'|'.join(Edition)})")


@dataclass(frozen=True, slots=True)
class DeckLine:
    """``count`` copies of a card; ``id`` is ``None`` where the name alone stands."""

    count: int
    name: str
    id: str | None
    span: Span


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck list as written, in order. What could not be read stands in ``diagnostics`` and is missing from ``lines``."""

    filename: str
    lines: tuple[DeckLine, ...]
    diagnostics: tuple[Diagnostic, ...]
    edition: Edition | None = None


@dataclass(frozen=True, slots=True)
class ResolvedDeck:
    """The ids of a deck's cards, one for each copy, in the order of the list; empty when there are ``diagnostics``."""

    ids: tuple[str, ...]
    diagnostics: tuple[Diagnostic, ...]


def read_deck(path: Path) -> Deck:
    """Read a deck file; one that can't be read becomes a diagnostic."""
    text = read_text(path)
    return Deck(str(path), (), (text,)) if isinstance(text, Diagnostic) else parse_deck(text, str(path))


def parse_deck(source: str, filename: str = "<text>") -> Deck:
    """The lines of a deck list."""
    lines: list[DeckLine] = []
    found: list[Diagnostic] = []
    edition: Edition | None = None
    for number, row in enumerate(source.split("\n"), 1):
        text = row.split("#", 1)[0].strip()
        if not text:
            continue
        start = row.index(text) + 1
        span = Span(number, start, number, start + len(text))
        named = _EDITION.fullmatch(text)
        if named is not None:
            edition = Edition(named["edition"])
            continue
        match = _LINE.fullmatch(text)
        if match is None or int(match["count"][:4]) == 0:
            cure = "write how many and which card: `4 Pikachu`, or `4 Pikachu [base1-58]`"
            found.append(Diagnostic("E401", "this line of the deck can't be read", filename, span, cure))
        else:
            lines.append(DeckLine(int(match["count"][:4]), match["name"], match["id"], span))
    return Deck(filename, tuple(lines), tuple(found), edition)


def resolve_deck(deck: Deck, sets: Iterable[CardSet], *, legal: bool = True) -> ResolvedDeck:
    """Find the cards of a deck among ``sets`` and, unless ``legal`` is false, check that the deck is legal."""
    known = _Known(sets)
    found = list(deck.diagnostics)
    chosen: list[tuple[DeckLine, str, Card]] = []
    for line in deck.lines:
        hit = known.find(line, deck.filename)
        if isinstance(hit, Diagnostic):
            found.append(hit)
        else:
            chosen.append((line, *hit))
    if not found and legal:
        found += _illegal(chosen, deck.filename)
    if found:
        return ResolvedDeck((), tuple(found))
    return ResolvedDeck(tuple(id for line, id, _ in chosen for _ in range(line.count)), ())


def different(ids: Iterable[str], cards: Mapping[str, Card]) -> list[str]:
    """The ids without those of further printings: cards that an earlier one equals in all but its imprint."""
    first: dict[Card, str] = {}
    for id in ids:
        first.setdefault(replace(cards[id], imprint=_NO_IMPRINT), id)
    return list(first.values())


class _Known:
    """The cards that a deck may name."""

    def __init__(self, sets: Iterable[CardSet]) -> None:
        self.by_id: dict[str, Card] = {card_id(each.info, card): card for each in sets for card in each.cards}
        self.by_name: dict[str, list[str]] = {}
        for id, card in self.by_id.items():
            self.by_name.setdefault(card.name, []).append(id)

    def find(self, line: DeckLine, filename: str) -> tuple[str, Card] | Diagnostic:
        if line.id is not None:
            return self._by_id(line, line.id, filename)
        ids = different(self.by_name.get(line.name, []), self.by_id)
        if len(ids) == 1:
            return ids[0], self.by_id[ids[0]]
        if not ids:
            cure = _energy_to_write(line.name) or self._meant(line.name)
            return Diagnostic("E402", f"no card is called “{line.name}”", filename, line.span, cure)
        cure = f"say which one: `{line.count} {line.name} [{ids[0]}]`"
        return Diagnostic("E403", f"{len(ids)} cards are called “{line.name}”", filename, line.span, cure)

    def _by_id(self, line: DeckLine, id: str, filename: str) -> tuple[str, Card] | Diagnostic:
        card = self.by_id.get(id)
        if card is None:
            return Diagnostic("E402", f"no card has the id {id}", filename, line.span, self._meant(line.name))
        if card.name != line.name:
            cure = f"write `{line.count} {card.name} [{id}]`, or the other card's id"
            return Diagnostic("E404", f"{id} is “{card.name}”, not “{line.name}”", filename, line.span, cure)
        return id, card

    def _meant(self, name: str) -> str | None:
        close = get_close_matches(name, sorted(self.by_name), n=1)
        return f"did you mean “{close[0]}”?" if close else None


def _energy_to_write(name: str) -> str | None:
    """A deck, unlike a scenario, has only the cards of the project: basic Energy too must be one of them."""
    type, _, energy = name.partition(" ")
    if energy != "Energy" or type.lower() not in set(EnergyType) - {EnergyType.COLORLESS}:
        return None
    return f'basic Energy is a card of your own too: `card "{name}" {{ … basic energy […] }}`'


def _illegal(chosen: Sequence[tuple[DeckLine, str, Card]], filename: str) -> list[Diagnostic]:
    """What the rules for decks forbid: size (R010), copies of one name (R011 to R014), no Basic Pokémon (R015)."""
    found: list[Diagnostic] = []
    size = sum(line.count for line, _, _ in chosen)
    if size != SIZE:
        found.append(Diagnostic("E405", f"a deck has {SIZE} cards, this one has {size}", filename))
    copies: Counter[str] = Counter()
    for line, _, card in chosen:
        before = copies[card.name]
        copies[card.name] += line.count
        limited = not (isinstance(card, EnergyCard) and card.basic)
        if limited and copies[card.name] > COPIES >= before:
            message = f"a deck may hold {COPIES} cards called “{card.name}”"
            found.append(Diagnostic("E406", message, filename, line.span, "only basic Energy cards have no limit"))
    if not any(isinstance(card, PokemonCard) and card.stage is Stage.BASIC for _, _, card in chosen):
        found.append(Diagnostic("E407", "a deck needs a Basic Pokémon to begin with", filename))
    return found
