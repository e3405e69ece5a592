"""Outlines: cards of which only that is known what other cards, and the division into modules, depend on."""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Iterable
from dataclasses import replace

from cardc.diagnostics import Diagnostic
from cardc.incremental.memory import CardRow, ImprintRow, Offsets
from cardc.model.cards import (
    Card,
    EnergyCard,
    Imprint,
    PokemonCard,
    Reprint,
    Text,
    TrainerCard,
    content,
)
from cardc.model.terms import EnergyType, Rarity, Stage, TrainerKind
from cardc.records import dataclass
from cardc.syntax.loader import LoadedCard
from cardc.syntax.parser import ParsedCard, ParsedFile, ParsedReprint
from cardc.syntax.spans import LineIndex, Path, Spans

_IMPRINT = ("number", "rarity", "illustrator", "first_edition", "set_mark")

_PLACES: tuple[Path, ...] = (("name",), ("stage",), ("of",), ("imprint",), *(("imprint", field) for field in _IMPRINT))
"""The parts that a finding about a reprint or about several cards can point to; :class:`CardRow` keeps their places."""

_NOWHERE: Offsets = (-1, -1)


@dataclass(frozen=True, slots=True)
class PokemonOutline(PokemonCard):
    """A Pokémon by name, number, stage, what it evolves from and first type; ``digest`` stands for its content."""

    digest: str = ""


@dataclass(frozen=True, slots=True)
class TrainerOutline(TrainerCard):
    """A Trainer card by name and number; ``digest`` stands for its content."""

    digest: str = ""


@dataclass(frozen=True, slots=True)
class EnergyOutline(EnergyCard):
    """An Energy card by name and number; ``digest`` stands for its content."""

    digest: str = ""


Outline = PokemonOutline | TrainerOutline | EnergyOutline


class Digests:
    """The content of cards as short texts; two cards with the same name and digest are one card."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Card, str]] = {}

    def __call__(self, card: Card) -> Hashable:
        """What :func:`cardc.model.cards.content` gives, for outlines too."""
        return card.name, self.of(card)

    def of(self, card: Card) -> str:
        """The digest of all that a card is in play, but for its name."""
        if isinstance(card, Outline):
            return card.digest
        if id(card) not in self._known:
            told = repr(replace(content(card), name=""))
            self._known[id(card)] = card, hashlib.sha256(told.encode("utf-8", "surrogatepass")).hexdigest()
        return self._known[id(card)][1]


def row_of(id: str, source: LoadedCard, digests: Digests, findings: Iterable[Diagnostic]) -> CardRow:
    """What to remember of a card that was read, with the findings about it by itself."""
    card = source.parsed.card
    spans = source.parsed.spans
    places = (spans.whole, *(spans.offsets(path) or _NOWHERE for path in _PLACES))
    of = "" if source.repeats is None else named_by(source)
    face: tuple[str, str | None, str] = ("", None, "")
    if isinstance(card, PokemonCard):
        face = card.stage.value, card.evolves_from, card.types[0].value
    return CardRow(
        id, _kind(card), card.name, imprint_row(card.imprint), *face, of, digests.of(card), places, tuple(findings)
    )


def imprint_row(imprint: Imprint) -> ImprintRow:
    """An imprint as it is remembered."""
    rarity = None if imprint.rarity is None else imprint.rarity.value
    return imprint.number, rarity, imprint.illustrator, imprint.first_edition, imprint.set_mark


def _imprint(row: CardRow) -> Imprint:
    number, rarity, illustrator, first_edition, set_mark = row.imprint
    return Imprint(number, None if rarity is None else Rarity(rarity), illustrator, first_edition, set_mark)


def _kind(card: Card) -> str:
    match card:
        case PokemonCard():
            return "pokemon"
        case TrainerCard():
            return "trainer"
        case EnergyCard():
            return "energy"


def named_by(source: LoadedCard) -> str:
    """The id behind "repeats", which may be that of another reprint."""
    return next(r.reprint.of for r in source.file.reprints if r.spans.whole == source.parsed.spans.whole)


def outlined(rows: Iterable[CardRow], source: str, filename: str) -> ParsedFile:
    """A file without errors, whose text is ``source``, with outlines of its cards; its reprints are whole."""
    index = LineIndex(source)
    return ParsedFile(filename, source, tuple(_part(row, index) for row in rows), (), index)


def _part(row: CardRow, index: LineIndex) -> ParsedCard | ParsedReprint:
    fields = {path: at for path, at in zip(_PLACES, row.places[1:], strict=True) if at != _NOWHERE}
    card = Reprint(row.name, _imprint(row), row.of) if row.of else _outline(row)
    spans = Spans(card, fields, {}, row.places[0], 0, index)
    name_at = fields.get(("name",), row.places[0])
    return ParsedReprint(card, spans, name_at) if isinstance(card, Reprint) else ParsedCard(card, spans, name_at)


def _outline(row: CardRow) -> Outline:
    imprint = _imprint(row)
    match row.kind:
        case "pokemon":
            types = (EnergyType(row.type),)
            return PokemonOutline(row.name, imprint, Stage(row.stage), row.evolves_from, types, hp=0, digest=row.digest)
        case "trainer":
            return TrainerOutline(row.name, imprint, TrainerKind.TRAINER, Text(), row.digest)
        case _:
            return EnergyOutline(row.name, imprint, (), basic=False, digest=row.digest)
