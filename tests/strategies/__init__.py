"""Random canonical models of the whole kernel, for the laws.

Everything drawn here is well-formed by construction: docs/model.md ("Canonical form") says what that means, and
``cardc.check`` accepts all of it (tests/check/test_strategies.py). Nothing is drawn and thrown away.

- ``texts(Kind.ATTACK)``, ``texts(Kind.TRAINER)``, ``power_texts()``: what a card does
- ``attacks()``, ``cards()``, ``card_sets()``: with faces around it
"""

from tests.strategies.chooser import names
from tests.strategies.faces import (
    attacks,
    card_sets,
    cards,
    energy_cards,
    phrases,
    pokemon_cards,
    reprints,
    trainer_cards,
)
from tests.strategies.parts import Kind
from tests.strategies.texts import attack_texts, power_texts, texts, trainer_texts

__all__ = [
    "Kind",
    "attack_texts",
    "attacks",
    "card_sets",
    "cards",
    "energy_cards",
    "names",
    "phrases",
    "pokemon_cards",
    "power_texts",
    "reprints",
    "texts",
    "trainer_cards",
    "trainer_texts",
]
