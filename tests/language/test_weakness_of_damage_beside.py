"""Whether Weakness and Resistance are applied to damage that an attack does beside its own, as a text tells it."""

from __future__ import annotations

import pytest

from cardc.language import TextContext, TextKind, read, write
from cardc.model.cards import Text
from cardc.model.effects import DoDamage
from cardc.model.terms import Edition
from tests.language.historic import meaning

BENCHED = "Benched Pokémon"
DAMAGE = f"This attack does {20} damage to 1 of your opponent's Pokémon."
BENCH = f"This attack does {20} damage to 1 of your opponent's {BENCHED}."
MIXED = (
    "This attack does 20 damage to each of your opponent's Pokémon and 20 damage to 1 of your Benched Pokémon."
    f" (Don't apply Weakness and Resistance for {BENCHED}.)"
)


def told(text: str) -> list[bool]:
    """For each damage of a text whether they are applied; empty when the text is declined."""
    context = TextContext("Mossback", TextKind.ATTACK, edition=Edition.DP)
    bodies = read("en", text, context).bodies
    assert len(bodies) < 2
    return [
        act.applied for body in bodies if isinstance(body, Text) for act in body.effects if isinstance(act, DoDamage)
    ]


@pytest.mark.parametrize(
    ("text", "applied"),
    [
        (f"{DAMAGE} (Don't apply Weakness and Resistance for {BENCHED}.)", [True]),
        (f"{DAMAGE} Apply Weakness and Resistance.", [True]),
        (f"{DAMAGE} (Don't apply Weakness and Resistance.)", [False]),
        (f"{DAMAGE} Don't apply Weakness and Resistance for this attack.", [False]),
        (f"{BENCH} (Don't apply Weakness and Resistance for {BENCHED}.)", [False]),
        (f"{BENCH} (Don't apply Weakness and Resistance.)", [False]),
        (BENCH, [False]),
    ],
)
def test_a_text_tells_it_of_an_active_pokemon(text: str, applied: list[bool]) -> None:
    assert told(text) == applied


def test_a_text_that_does_not_tell_it_is_declined() -> None:
    assert told(DAMAGE) == []


@pytest.mark.parametrize("lang", ["en", "cs", "it", "sv", "ru", "pt"])
@pytest.mark.parametrize("applied", [" applying weakness and resistance", ""])
def test_both_are_written_and_read_back(lang: str, applied: str) -> None:
    body, context = meaning(Edition.DP, "attack", f"20 damage to each of opponent's pokemon{applied}", "Mossback")
    text = write(lang, body, context)
    assert read(lang, text, context).bodies == (body,)


@pytest.mark.parametrize("lang", ["en", "cs", "it", "sv", "ru", "pt"])
def test_bench_and_all_in_one_sentence_are_told_apart(lang: str) -> None:
    """Not for Benched Pokémon would mean: for the Active one. Where it is for nobody, only that is said."""
    model = "flip { heads: 10 damage to each of your benched pokemon; 10 damage to each of your pokemon }"
    body, context = meaning(Edition.DP, "attack", model, "Mossback")
    assert read(lang, write(lang, body, context), context).bodies == (body,)
