"""Wordings of the cards up to Neo, in sentences of our own: the model that each is read to, and where they are declined.

``wordings/<lang>.tsv`` holds one sentence a line: edition, head, sentence and model, with tabs between. The head is that of the
card language (``attack 30+``, ``power unless asleep``, ``trainer``); the card is called Mossback. A line that is dropped in is a
test. A bar in a sentence means nothing: it parts words that no card of the project may quote.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cardc.language import Body, TextContext, TextKind, read
from cardc.model.cards import PokemonCard, PrintedDamage, TrainerCard
from cardc.model.terms import Edition, Sign
from cardc.syntax import parse_text

NAME = "Mossback"
FACE = "number 1 basic grass hp 50 retreat 1"
LINES = [
    (file.stem, number, line)
    for file in sorted((Path(__file__).parent / "wordings").glob("*.tsv"))
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
    if line and not line.startswith("#")
]


def meaning(edition: Edition, head: str, model: str) -> tuple[Body, TextContext]:
    """What a model in the card language means on the card, and what the card around it says."""
    part = {
        "attack": f'{FACE} attack [G] "Own"{head.removeprefix("attack")} {{ {model} }}',
        "power": f'{FACE} power "Own"{head.removeprefix("power")} {{ {model} }} attack [G] "Other" 20',
        "trainer": f"number 1 trainer {{ {model} }}",
    }[head.split()[0]]
    parsed = parse_text(f'card "{NAME}" {{ {part} }}', "sentence")
    assert parsed.diagnostics == (), f"{head} {{ {model} }}: {parsed.diagnostics}"
    card = parsed.cards[0].card
    match card:
        case PokemonCard(powers=(power,)):
            return power.text, TextContext(NAME, TextKind.POWER, None, edition)
        case PokemonCard(attacks=(attack,)):
            return attack.text, TextContext(NAME, TextKind.ATTACK, attack.damage, edition)
        case TrainerCard(text=text):
            return text, TextContext(NAME, TextKind.TRAINER, None, edition)
    raise AssertionError(head)


@pytest.mark.parametrize(("lang", "number", "line"), LINES, ids=[f"{lang}-{number}" for lang, number, _ in LINES])
def test_a_sentence_means_what_stands_beside_it(lang: str, number: int, line: str) -> None:
    edition, head, text, model = line.split("\t")
    body, context = meaning(Edition(edition), head, model)
    assert read(lang, text.replace("|", ""), context).bodies == (body,), number


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
