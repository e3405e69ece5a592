"""Which cards are understood whole: by the rule of import, all texts read by the verdicts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from cardc.assay.texts import PrintedCard
from cardc.assay.verdicts import Row
from cardc.interchange.eras import edition_of
from cardc.interchange.fields import CardJsonError
from cardc.interchange.from_json import CardReading, card_from_json
from cardc.interchange.importing import imported_card
from cardc.model.terms import Edition

Reasons = Mapping[str, tuple[str, ...]]
"""Why cards are not whole, by id. A card that is not there is whole."""

TEXT = "a text is not read"


Readings = Mapping[str, CardReading | CardJsonError]
"""What import reads of each card, by id, or why it refuses the card."""


def readings(cards: Iterable[PrintedCard], objects: Iterable[Mapping[str, object]], lang: str) -> Readings:
    """What import reads of some printed cards; ``objects`` are those of the cards, in our shape."""
    by_id = {str(data.get("id")): data for data in objects}
    return {card.id: _reading(by_id[card.id], lang) for card in cards}


def _reading(data: Mapping[str, object], lang: str) -> CardReading | CardJsonError:
    try:
        reading = card_from_json(data, lang, edition_of(data) or Edition.BW)
        imported_card(reading, data)
    except CardJsonError as error:
        return error
    return reading


def reasons(found: Readings, rows: Sequence[Row]) -> Reasons:
    """Why cards are not whole: what import would leave out, keep as a comment or refuse, and texts that are not read."""
    blocked = {row.card.id for row in rows if not row.verdict.is_read}
    every = {id_: tuple(_reasons(reading, id_ in blocked)) for id_, reading in found.items()}
    return {id_: why for id_, why in every.items() if why}


def _reasons(reading: CardReading | CardJsonError, blocked: bool) -> Iterator[str]:
    if isinstance(reading, CardJsonError):
        yield from [TEXT] if blocked else []
        yield from reading.problems
        return
    yield from [TEXT] if blocked or reading.unread else []
    yield from (note.message for note in reading.notes)
