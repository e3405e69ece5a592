"""Card files: text to model with places, and back."""

from cardc.syntax.formatter import (
    BrokenSourceError,
    format_card,
    format_cards,
    format_file,
    format_reprint,
    format_set,
    format_text,
    format_text_body,
)
from cardc.syntax.loader import Loaded, LoadedCard, LoadedSet, load, number_order
from cardc.syntax.parser import ParsedCard, ParsedFile, ParsedReprint, ParsedSet, parse_text
from cardc.syntax.spans import Path, Spans

__all__ = [
    "BrokenSourceError",
    "Loaded",
    "LoadedCard",
    "LoadedSet",
    "ParsedCard",
    "ParsedFile",
    "ParsedReprint",
    "ParsedSet",
    "Path",
    "Spans",
    "format_card",
    "format_cards",
    "format_file",
    "format_reprint",
    "format_set",
    "format_text",
    "format_text_body",
    "load",
    "number_order",
    "parse_text",
]
