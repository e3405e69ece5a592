"""Cards as data: to JSON objects with their texts in every language, and back from such objects and those of others."""

from cardc.interchange.from_json import CardJsonError, Unread, card_from_json
from cardc.interchange.to_json import JsonObject, card_to_json

__all__ = ["CardJsonError", "JsonObject", "Unread", "card_from_json", "card_to_json"]
