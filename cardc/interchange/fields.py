"""The fields of a JSON object, each asked for by name and kind. What is odd raises; what nobody asked for can be told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Final

from cardc.identity import spelled
from cardc.records import dataclass

ENGLISH: Final = "en"
"""The language whose names stand for those that are the same in another one."""


class CardJsonError(ValueError):
    """The object is no card; each of ``problems`` names a field and says what it should be."""

    def __init__(self, *problems: str) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Note:
    """Something that the data say and the model of the card does not hold: ``where`` in the data (``rules[0]``), the
    message for people, and a printed text that is kept as a comment of the card."""

    where: str
    message: str
    comment: str | None = None


@dataclass(slots=True)
class Fields:
    """An object while it is read. ``where`` is its place in the card (``attacks[0]``), empty for the card itself.

    A field that is there must say something: ``null``, an empty text and a value of another kind raise
    :class:`CardJsonError`, whether the field may be missing or not.
    """

    data: Mapping[str, object]
    where: str = ""
    taken: set[str] = field(default_factory=set)

    def label(self, key: str) -> str:
        """A field as a message calls it."""
        return f"{self.where}: {key}" if self.where else key

    def path(self, key: str) -> str:
        """The place of a field in the card."""
        return f"{self.where}.{key}" if self.where else key

    def has(self, key: str) -> bool:
        """Whether the field is there, with whatever value."""
        return key in self.data

    def value(self, key: str) -> object:
        """The value of a field; ``None`` only when it is missing."""
        self.taken.add(key)
        if key in self.data and self.data[key] is None:
            raise CardJsonError(f"{self.label(key)} is null; leave the field out, or say what is printed")
        return self.data.get(key)

    def required(self, key: str) -> object:
        """The value of a field that must be there."""
        if key not in self.data:
            raise CardJsonError(f"{self.label(key)} is missing")
        return self.value(key)

    def word(self, key: str) -> str | None:
        """A plain text, without spaces around it."""
        return None if (value := self.value(key)) is None else text_in(value, self.label(key))

    def name(self, key: str, lang: str) -> str | None:
        """A text, or one of texts by language: in the wanted language, else in English, where it is the same."""
        value = self.value(key)
        if isinstance(value, Mapping):
            _, value = _of_language(value, self.label(key), (lang, ENGLISH))
        return None if value is None else spelled(text_in(value, self.label(key)))

    def text(self, key: str, lang: str, others: tuple[str, ...]) -> tuple[str, str] | None:
        """A text with its language: the wanted one, or the first of ``others`` in which it is there. A plain text is taken
        to be in the wanted language."""
        value = self.value(key)
        if isinstance(value, Mapping):
            found, value = _of_language(value, self.label(key), (lang, *others))
            return found, text_in(value, self.label(key))
        return None if value is None else (lang, text_in(value, self.label(key)))

    def number(self, key: str) -> int:
        """A whole number from 0 that must be there."""
        value = self.required(key)
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise CardJsonError(f"{self.label(key)} must be a whole number")
        return value

    def yes(self, key: str) -> bool:
        """True or false; a field that is missing is false."""
        value = self.value(key)
        if value is not None and not isinstance(value, bool):
            raise CardJsonError(f"{self.label(key)} must be true or false")
        return bool(value)

    def items(self, key: str) -> list[object]:
        """A list; empty when the field is missing."""
        value = self.value(key)
        if value is not None and not isinstance(value, list):
            raise CardJsonError(f"{self.label(key)} must be a list")
        return value or []

    def words(self, key: str) -> list[str]:
        """A list of texts."""
        return [text_in(item, f"{self.label(key)}[{i}]") for i, item in enumerate(self.items(key))]

    def objects(self, key: str) -> list[Fields]:
        """A list of objects."""
        items = self.items(key)
        objects = [Fields(item, f"{self.path(key)}[{i}]") for i, item in enumerate(items) if isinstance(item, Mapping)]
        if len(objects) != len(items):
            raise CardJsonError(f"{self.label(key)} must be a list of objects")
        return objects

    def left(self, known: frozenset[str] = frozenset()) -> Iterator[Note]:
        """A note for each field that nobody took and that ``known`` does not hold."""
        for key in self.data:
            if key not in self.taken and key not in known:
                yield Note(self.path(key), f"{self.label(key)} has no place on this card and is left out")


def text_in(value: object, label: str) -> str:
    """A text that says something, without the spaces around it. Raises :class:`CardJsonError` that names ``label``."""
    if value is None:
        raise CardJsonError(f"{label} is null; leave the field out, or say what is printed")
    if not isinstance(value, str):
        raise CardJsonError(f"{label} must be a text, or texts by language")
    if not value.strip():
        raise CardJsonError(f"{label} is empty")
    return value.strip()


def _of_language(texts: Mapping[object, object], label: str, wanted: tuple[str, ...]) -> tuple[str, object]:
    """The first of some languages in which there is a text, and that text."""
    for lang in wanted:
        if lang in texts:
            return lang, texts[lang]
    there = ", ".join(map(str, texts))
    raise CardJsonError(f"{label} is there in {there} only, not in {wanted[0]}" if texts else f"{label} is empty")
