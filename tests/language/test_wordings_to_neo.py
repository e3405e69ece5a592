"""Wordings of the cards up to Neo that are declined; what is read stands in ``sentences/``."""

from __future__ import annotations

import pytest

from cardc.language import TextContext, TextKind, read
from cardc.model.cards import PrintedDamage
from cardc.model.terms import Sign

NAME = "Mossback"
ATTACK = TextContext(NAME, TextKind.ATTACK, PrintedDamage(30, Sign.PLUS))
POWER = TextContext(NAME, TextKind.POWER)
TRAINER = TextContext("Berry Basket", TextKind.TRAINER)

DECLINED: list[tuple[str, TextContext, str]] = [
    ("Draw 4 cards. If you do, discard a card from your hand.", ATTACK, "nothing was said that you may do"),
    (
        "Choose 2 of your opponent's Pokémon and this attack does 90 damage to it.",
        ATTACK,
        "several Pokémon were chosen",
    ),
    ("Shuffle 1 of your opponent's Pokémon and all cards attached to it into your deck.", TRAINER, "do not go to your"),
    ("Draw 4 cards. (Benching or evolving Mossback ends this effect.)", ATTACK, "reminds of nothing"),
    (
        "Remove 3 damage counters from Mossback. (If you have fewer cards in your deck than that, discard all of them.)",
        ATTACK,
        "reminds of nothing",
    ),
    (
        "You may discard any number of Metal Energy cards attached to Mossback when you use this attack. If you do, this "
        "attack does 30 damage plus 40 more damage for each Grass Energy card you discarded in this way.",
        ATTACK,
        "no Energy of this type",
    ),
    (
        "When you play Mossback from your hand, this power does 40 damage to the Pokémon that Knocked Out Mossback.",
        POWER,
        "Knocked Out",
    ),
    ("If Mossback is Asleep, remove 3 of them from it.", ATTACK, "nothing to stand for"),
    (
        "As often as you like during your turn (before your attack), you may draw 3 cards. You can't use this power unless "
        "Mossback is Asleep.",
        POWER,
        "wrong place",
    ),
    ("Does 30 damage plus 20 more damage for each of the Muk and Grimer on your Bench.", ATTACK, "several Pokémon"),
    (
        "Take 2 Metal Energy cards attached to Mossback and attach it to 1 of your Benched Pokémon. If you have no "
        "Benched Pokémon, discard that Energy card.",
        ATTACK,
        "several cards",
    ),
]


@pytest.mark.parametrize(("text", "context", "reason"), DECLINED, ids=range(len(DECLINED)))
def test_what_does_not_fit_is_declined(text: str, context: TextContext, reason: str) -> None:
    reading = read("en", text, context)
    assert reading.bodies == ()
    assert reason in str(reading.failure)
