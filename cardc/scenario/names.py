"""Cards by the names that scenarios use: an id, a name in the scenario's own set, a name in any set.

Two kinds of card are always there, so that an author's set can be tested alone: a basic Energy card of every type
(a set's own ones come first) and the Bystander, a Basic Pokémon that does nothing.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

from cardc.engine import const
from cardc.engine.carddata import CardData, EnergyData, PokemonData, as_pokemon
from cardc.engine.names import same_name
from cardc.identity import id_key, name_key
from cardc.model.terms import EnergyType

BYSTANDER: Final = PokemonData("stock-bystander", "Bystander", const.BASIC, (const.COLORLESS,), 120)
"""Stands where a scenario names no Active Pokémon: Colorless, 120 HP, no attack, no Weakness, free retreat."""

TYPE_NUMBERS: Final = {type: number for number, type in enumerate(EnergyType)}

_STOCK: Final[tuple[CardData, ...]] = (
    BYSTANDER,
    *(
        EnergyData(f"stock-{type.value}", f"{type.value.capitalize()} Energy", (TYPE_NUMBERS[type],))
        for type in EnergyType
    ),
)


class Names:
    """The cards that a scenario can speak of; ``own`` are those of its own set."""

    def __init__(self, cards: Iterable[CardData], own: Iterable[CardData] = ()) -> None:
        self._cards = [*own, *cards, *_STOCK]
        self._by_id: dict[str, CardData] = {}
        self._by_name: dict[str, CardData] = {}
        self._by_key: dict[str, CardData] = {}
        for card in self._cards:
            for id in (card.id, id_key(card.id)):
                self._by_id.setdefault(id, card)
            self._by_name.setdefault(card.name, card)
            self._by_key.setdefault(name_key(card.name), card)
        self._texts = {text for card in self._cards for text in self.texts_of(card)}

    def find(self, name: str) -> CardData | None:
        """The card with this id or this name or, failing that, with a name that people could type so."""
        found = self._by_id.get(name) or self._by_name.get(name)
        return found or self._by_key.get(name_key(name)) or self._by_id.get(id_key(name))

    def closest(self, name: str) -> str | None:
        """The known name that looks most like ``name``."""
        close = difflib.get_close_matches(name_key(name), list(self._by_key), n=1, cutoff=0.6)
        return self._by_key[close[0]].name if close else None

    def texts_of(self, card: CardData) -> list[str]:
        """The names of the attacks and powers of a card."""
        if not isinstance(card, PokemonData):
            return []
        return [power.name for power in card.powers] + [attack.name for attack in card.attacks]

    def knows_text(self, name: str) -> bool:
        """Whether some card has an attack or power of this name."""
        return name in self._texts

    def closest_text(self, name: str, card: CardData | None = None) -> str | None:
        """A question with the attack or power (of ``card``) that looks most like ``name``."""
        texts = sorted(self._texts) if card is None else self.texts_of(card)
        close = difflib.get_close_matches(name, texts, n=1, cutoff=0.6)
        return f'did you mean "{close[0]}"?' if close else None

    def basic_energy(self, type: EnergyType) -> EnergyData:
        """The basic Energy card of a type."""
        number = TYPE_NUMBERS[type]
        return next(
            card for card in self._cards if isinstance(card, EnergyData) and card.basic and card.provides == (number,)
        )

    def stages_below(self, card: CardData, ignored: int = 0) -> list[CardData]:
        """The cards below an Evolution card as it usually comes into play, from the top, as far as they are known.

        ``ignored`` are the marks that are no part of a name (R237, R239, R241).
        """
        below: list[CardData] = []
        pokemon = as_pokemon(card)
        while pokemon is not None and pokemon.evolves_from and len(below) <= const.STAGE_2:
            earlier = self._under(pokemon.evolves_from, ignored)
            pokemon = None if earlier is None else as_pokemon(earlier)
            if earlier is not None and pokemon is not None:
                below.append(earlier)
        return below

    def _under(self, name: str, ignored: int) -> CardData | None:
        found = self.find(name)
        if found is not None or not ignored:
            return found
        return next((card for card in self._cards if same_name(card.name, name, ignored)), None)


def is_called(card: CardData, name: str) -> bool:
    """Whether ``name`` is the id or the name of ``card``."""
    return (
        card.id == name or card.name == name or name_key(card.name) == name_key(name) or id_key(card.id) == id_key(name)
    )
