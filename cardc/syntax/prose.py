"""Texts that a card file gives as prose. This layer keeps them beside the model; it knows no language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from cardc.model.cards import Activated, Card, PokemonCard, PowerText, Text, TrainerCard
from cardc.model.terms import Usage
from cardc.records import dataclass
from cardc.syntax.spans import Offsets, Path
from cardc.syntax.strings import quote


@dataclass(frozen=True, slots=True)
class Prose:
    """A text as it is printed in a language, and where the words stand that name the language and quote the text.

    ``hp`` is what is printed on a Trainer card that is played as a Pokémon: no sentence of its text says it.
    """

    lang: str
    text: str
    lang_at: Offsets = (0, 0)
    text_at: Offsets = (0, 0)
    hp: int | None = None

    def moved(self, by: int) -> Prose:
        """The same ``by`` characters further on."""
        (a, b), (c, d) = self.lang_at, self.text_at
        return replace(self, lang_at=(a + by, b + by), text_at=(c + by, d + by))

    def __str__(self) -> str:
        return f"text {self.lang} {quote(self.text)}"


Proses = Mapping[Path, Prose]
"""The prose of a card, by the path of the text that it gives. The model holds an unread text at that path."""

NO_PROSE: Final[Proses] = {}


def unread_text() -> Text:
    """What stands in the model for an attack's or a Trainer's text that is not read yet."""
    return Text()


def unread_power() -> PowerText:
    """What stands in the model for a power's text that is not read yet."""
    return PowerText(Activated(Usage.ONCE, Text()))


def texts_of(card: Card) -> dict[Path, Text | PowerText]:
    """The texts that a card can give as prose, by path, in order of the face."""
    match card:
        case PokemonCard():
            powers: dict[Path, Text | PowerText] = {("powers", i, "text"): p.text for i, p in enumerate(card.powers)}
            return powers | {("attacks", i, "text"): a.text for i, a in enumerate(card.attacks)}
        case TrainerCard():
            return {("text",): card.text}
        case _:
            return {}
