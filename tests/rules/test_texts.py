"""What the texts of cards say of types and of the coin in every language (R005, R091, D45)."""

from __future__ import annotations

import pytest

from cardc.engine.editions import Edition
from cardc.language import LANGUAGES, TextContext, TextKind, read, write
from cardc.model import terms
from cardc.model.cards import Text
from cardc.model.effects import DiscardEnergy, Flip, Inflict
from cardc.model.parts import Exactly, Who
from cardc.model.terms import Condition, EnergyType
from tests.rules.tables import in_all, rule


def context(edition: Edition) -> TextContext:
    return TextContext("Sputter", TextKind.ATTACK, edition=terms.Edition(edition.name))


@in_all
@rule("D45", "R088")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_type_is_read_as_what_was_written(edition: Edition, lang: str) -> None:
    """Each type has a word of its own, and no language takes one for another."""
    types = [type for number, type in enumerate(EnergyType) if number in edition.energy_types]
    texts: dict[str, EnergyType] = {}
    for type in types:
        if type is EnergyType.COLORLESS:
            continue  # no Energy card is looked for by it
        body = Text(effects=(DiscardEnergy(Exactly(1), type, Who.SELF),))
        text = write(lang, body, context(edition))
        assert read(lang, text, context(edition)).body == body
        assert text not in texts
        texts[text] = type
    assert len(texts) == len(edition.energy_types) - 1


@in_all
@rule("R005")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_heads_and_tails_are_not_mistaken(edition: Edition, lang: str) -> None:
    """The same effect on heads and on tails is said differently and read back rightly."""
    acts = (Inflict(Condition.ASLEEP, Who.DEFENDING),)
    heads = Text(effects=(Flip(acts, ()),))
    tails = Text(effects=(Flip((), acts),))
    texts = [write(lang, body, context(edition)) for body in (heads, tails)]
    assert texts[0] != texts[1]
    assert [read(lang, text, context(edition)).body for text in texts] == [heads, tails]
