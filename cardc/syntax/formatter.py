"""Card files in canonical layout: ``parse(format(m)) == m``, and formatting twice changes nothing more."""

from __future__ import annotations

from collections.abc import Sequence

from cardc.diagnostics import Diagnostic
from cardc.model.cards import Card, PowerText, Reprint, SetInfo, Text
from cardc.syntax.comments import Placed, attach, comments_of, place
from cardc.syntax.layout import Block, Gap, Item, lay_out
from cardc.syntax.parser import ParsedCard, ParsedFile, ParsedPart, ParsedReprint, parse_text
from cardc.syntax.printer import card_block, power_items, reprint_block, set_block, text_items
from cardc.syntax.prose import NO_PROSE, Proses


class BrokenSourceError(ValueError):
    """The source has errors, so it can't be formatted; they stand in ``diagnostics``."""

    def __init__(self, diagnostics: Sequence[Diagnostic]) -> None:
        super().__init__(f"{len(diagnostics)} error(s) in the source")
        self.diagnostics = tuple(diagnostics)


def format_card(card: Card, proses: Proses = NO_PROSE) -> str:
    """The declaration of a card, with the texts that are told as prose, ending in a line break."""
    return _text([card_block(card, proses)])


def format_reprint(reprint: Reprint) -> str:
    """The declaration of a card that repeats another one, ending in a line break."""
    return _text([reprint_block(reprint)])


def format_set(info: SetInfo) -> str:
    """The declaration of a set, ending in a line break."""
    return _text([set_block(info)])


def format_cards(cards: Sequence[Card], info: SetInfo | None = None) -> str:
    """A whole file: the set when given, then the cards."""
    blocks = [card_block(card) for card in cards]
    return _text(blocks if info is None else [set_block(info), *blocks])


def format_text_body(text: Text | PowerText) -> str:
    """The sentences of one text, as they stand between the brackets of its attack, Trainer card or power."""
    items = text_items(text, ()) if isinstance(text, Text) else power_items(text, ())
    return "".join(f"{line}\n" for line in lay_out(items))


def format_file(parsed: ParsedFile) -> str:
    """The file in canonical layout, with its comments. Raises :class:`BrokenSourceError` when the file has errors."""
    if parsed.diagnostics:
        raise BrokenSourceError(parsed.diagnostics)
    placed: list[Placed] = []
    for part in parsed.parts:
        block = _block(part)
        inner = place(block, part.spans.offsets)
        placed.append(Placed(block, [part.spans.whole], inner.locate))
    last = attach(comments_of(parsed.source), placed, parsed.source)
    text = _text([p.item for p in placed if isinstance(p.item, Block)])
    if last:
        text += ("\n" if text else "") + "".join(f"{comment}\n" for comment in last)
    return text


def format_text(source: str, filename: str = "<text>") -> str:
    """The source of a card file in canonical layout. Raises :class:`BrokenSourceError` when it has errors."""
    return format_file(parse_text(source, filename))


def _block(part: ParsedPart) -> Block:
    match part:
        case ParsedCard():
            return card_block(part.card, part.prose)
        case ParsedReprint():
            return reprint_block(part.reprint)
        case _:
            return set_block(part.info)


def _text(blocks: Sequence[Block]) -> str:
    items: list[Item] = []
    last: Block | None = None
    for block in blocks:
        # Cards that repeat others stand line by line, like a list.
        if last is not None and (last.tall or block.tall or block.comments.before):
            items.append(Gap())
        items.append(block)
        last = block
    return "".join(f"{line}\n" for line in lay_out(items))
