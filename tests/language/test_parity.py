"""A text has the same numbers, Energy types and Energy symbols in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardc.language import LANGUAGES, Body, TextContext, TextKind, played_hp
from cardc.language.phrase import EnergyText
from cardc.model.cards import Card, EnergyCard, PokemonCard, PrintedDamage, SetInfo, Text, TrainerCard
from cardc.model.effects import DamageTimes, DiscardEnergy, FlipCoins
from cardc.model.parts import Exactly, Heads, Who
from cardc.model.terms import EnergyType, Sign
from cardc.prose import load
from tests.language.bodies import seeded_bodies
from tests.language.parity import quantities

CARDS = Path(__file__).parent.parent.parent / "cards"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def bodies_of(card: Card, info: SetInfo) -> Iterator[tuple[Body, TextContext]]:
    """All texts of a card."""
    edition = info.edition
    match card:
        case PokemonCard():
            for power in card.powers:
                yield power.text, TextContext(card.name, TextKind.POWER, None, edition)
            for attack in card.attacks:
                yield attack.text, TextContext(card.name, TextKind.ATTACK, attack.damage, edition)
        case TrainerCard():
            yield card.text, TextContext(card.name, TextKind.TRAINER, None, edition, played_hp(card.text))
        case EnergyCard() if not card.basic:
            yield EnergyText(card.provides), TextContext(card.name, TextKind.ENERGY, None, edition)


def test_every_card_says_the_same_in_numbers() -> None:
    texts = {
        pair: None for one in load([CARDS]).sets for card in one.card_set.cards for pair in bodies_of(card, one.info)
    }
    assert len(texts) > 300
    for body, context in texts:
        english = quantities("en", body, context)
        for lang in OTHERS:
            assert quantities(lang, body, context) == english, (lang, context.name)


@pytest.mark.parametrize("lang", OTHERS)
def test_random_texts_say_the_same_in_numbers(lang: str) -> None:
    for body, context in seeded_bodies(f"parity {lang}", 150):
        assert quantities(lang, body, context) == quantities("en", body, context)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_counted(lang: str) -> None:
    """7 coins, base damage 30, 2 Fire Energy cards: a text in which each number can be told from the others."""
    text = Text(
        (DiscardEnergy(Exactly(2), EnergyType.FIRE, Who.SELF),),
        (FlipCoins(7), DamageTimes(Heads())),
    )
    context = TextContext("Emberling 12", TextKind.ATTACK, PrintedDamage(30, Sign.TIMES))
    assert quantities(lang, text, context) == Counter({"2": 1, "R": 1, "7": 1, "30": 1})
