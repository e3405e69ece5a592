"""Cards as data: to JSON objects with their texts in every language, and back from such objects and those of others."""

from cardc.interchange.fields import CardJsonError, Note
from cardc.interchange.from_json import CardReading, Unread, card_from_json
from cardc.interchange.to_json import JsonObject, card_to_json

__all__ = ["CardJsonError", "CardReading", "JsonObject", "Note", "Unread", "card_from_json", "card_to_json"]
