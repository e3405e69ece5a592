"""Whatever the reading grammar accepts is read, checked, written and compiled without an exception, and has one meaning."""

from __future__ import annotations

import random
import re
import sys
from functools import cache

import pytest

from cardc.assay.trial import Model, failures
from cardc.language import LANGUAGES, TextKind, read, reader, write
from cardc.language.grammar import Grammar
from cardc.language.interpret_kinds import BUILT_APART
from cardc.language.lint import is_built, lint
from cardc.language.locales import LOCALES
from cardc.language.phrase import TextContext
from cardc.language.schema import KINDS
from cardc.model.cards import Text
from cardc.model.effects import DoDamage
from cardc.model.parts import Each, Group, Number
from cardc.model.terms import Edition, Owner, Spot
from tests.language.books import packaged
from tests.language.drawn import NAME, Drawer, context_of

TEXTS = 1500
CODE = re.compile(r"E\d\d\d: ")
"""What the check of a card says; anything else is a fault of ours."""

BENCHED = "Benched Pokémon"


@cache
def drawer(lang: str) -> Drawer:
    return Drawer(Grammar(packaged(lang), LOCALES[lang]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_drawn_texts_have_one_meaning_at_most_and_never_raise(lang: str) -> None:
    """Given random texts that the grammar accepts, when they are read, they mean one thing or are declined; what can be played
    is written and reads back.
    """
    chance = random.Random(20)
    models: dict[Model, TextContext] = {}
    for _ in range(TEXTS):
        context = context_of(chance)
        text = drawer(lang).text(chance, context.kind)
        bodies = reader(lang).bodies(text, context)
        assert len(bodies) < 2, text
        models |= {Model(body, context.kind, context.edition, context.damage, ("Pebbles",)): context for body in bodies}
    assert len(models) > TEXTS / 20
    unsound = failures(models)
    assert not [reason for reason in unsound.values() if not CODE.match(reason)]
    sound = {model: context for model, context in models.items() if model not in unsound}
    assert len(sound) > TEXTS / 100
    for model, context in sound.items():
        assert read(lang, write(lang, model.body, context), context).bodies == (model.body,)


def test_each_of_them_are_those_that_the_test_has_spoken_of() -> None:
    context = TextContext(NAME, TextKind.ATTACK, edition=Edition.DP)
    text = (
        "If your opponent has any Benched Pokémon, this attack does 10 damage to each of them."
        f" (Don't apply Weakness and Resistance for {BENCHED}.)"
    )
    all_of_them = Each(Group(Owner.OPPONENTS, Spot.BENCH))
    assert read("en", text, context).bodies == (Text((), (DoDamage(Number(10), all_of_them),)),)


def test_each_of_them_without_a_word_on_whom_is_declined() -> None:
    context = TextContext(NAME, TextKind.ATTACK, edition=Edition.DP)
    assert read("en", "This attack does 10 damage to each of them.", context).bodies == ()


@pytest.mark.parametrize(
    "sentence",
    [
        "Mossback's attacks do 10 more damage to the Defending Pokémon (after applying Weakness and Resistance).",
        "Once during your turn (before your attack), you may use this power.",
    ],
)
def test_the_frame_of_a_power_is_no_statement_in_another(sentence: str) -> None:
    context = TextContext(NAME, TextKind.POWER)
    power = f"Once during your turn (before your attack), you may draw {'a card'}."
    assert read("en", power, context).bodies
    assert read("en", f"{power} {sentence}", context).bodies == ()


def test_a_kind_without_a_builder_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a kind that the interpreter forgets, then the check of the phrasebook names its message."""
    assert all(map(is_built, KINDS.values()))
    monkeypatch.setattr(sys.modules["cardc.language.lint"], "BUILT_APART", BUILT_APART - {"each-of-them"})
    found = lint(packaged("en"), LOCALES["en"])
    assert [(each.code, "`each-of-them`" in each.message) for each in found] == [("L027", True)]
