"""Which cards are understood whole: by the rule of import, all texts read by the verdicts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cardc.assay.texts import PrintedCard
from cardc.assay.verdicts import Row
from cardc.interchange.eras import edition_of
from cardc.interchange.fields import CardJsonError
from cardc.interchange.from_json import card_from_json
from cardc.interchange.importing import imported_card
from cardc.model.terms import Edition

Reasons = Mapping[str, tuple[str, ...]]
"""Why cards are not whole, by id. A card that is not there is whole."""

TEXT = "a text is not read"


def reasons(
    cards: Iterable[PrintedCard], rows: Sequence[Row], objects: Iterable[Mapping[str, object]], lang: str
) -> Reasons:
    """Why some printed cards are not whole: what import would leave out, keep as a comment or refuse, and texts that are
    not read. ``objects`` are those of the cards, in our shape."""
    by_id = {str(data.get("id")): data for data in objects}
    blocked = {row.card.id for row in rows if not row.verdict.is_read}
    found = {card.id: _reasons(by_id[card.id], lang, card.id in blocked) for card in cards}
    return {id_: why for id_, why in found.items() if why}


def _reasons(data: Mapping[str, object], lang: str, blocked: bool) -> tuple[str, ...]:
    try:
        reading = card_from_json(data, lang, edition_of(data) or Edition.BW)
        imported_card(reading, data)
    except CardJsonError as error:
        return (*([TEXT] if blocked else []), *error.problems)
    unread = blocked or bool(reading.unread)
    return (*([TEXT] if unread else []), *(note.message for note in reading.notes))
