"""The verdict on each printed text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum

from cardc.assay.texts import PrintedCard, PrintedText
from cardc.assay.trial import Model, failures
from cardc.interchange.from_json import completed
from cardc.language import Body, Failure, Reading, TextKind, read, write
from cardc.language.tokens import tokenize
from cardc.model.cards import Text
from cardc.model.rules import NewBaseDamage


class Verdict(StrEnum):
    """``EXACT`` and ``VARIANT`` are read; ``MISMATCH`` and ``AMBIGUOUS`` are bugs of ours."""

    EXACT = "exact"
    VARIANT = "variant"
    DECLINED = "declined"
    MISMATCH = "mismatch"
    AMBIGUOUS = "ambiguous"

    @property
    def is_read(self) -> bool:
        """Whether the text is understood."""
        return self in (Verdict.EXACT, Verdict.VARIANT)


@dataclass(frozen=True, slots=True)
class Row:
    """One text with its verdict. ``ours`` is our text for its model; ``reason`` says why it is not read, and ``failure``
    where reading stopped."""

    card: PrintedCard
    printed: PrintedText
    verdict: Verdict
    body: Body | None = None
    ours: str | None = None
    reason: str | None = None
    failure: Failure | None = None


def assay(cards: Sequence[PrintedCard], lang: str) -> list[Row]:
    """The texts of some cards, in order, each with its verdict."""
    texts = [(card, text) for card in cards for text in card.texts]
    readings = [read(lang, text.text, text.context) for _, text in texts]
    models = [model_of(text, reading) for (_, text), reading in zip(texts, readings, strict=True)]
    unplayable = failures(model for model in models if model is not None)
    return [
        _row(card, text, lang, reading, None if model is None else unplayable.get(model))
        for (card, text), reading, model in zip(texts, readings, models, strict=True)
    ]


def model_of(text: PrintedText, reading: Reading) -> Model | None:
    """What is tried of a text with one reading; ``None`` when there are none or several."""
    if len(reading.bodies) != 1:
        return None
    (body,), context = reading.bodies, text.context
    damage = context.damage
    if context.kind is TextKind.ATTACK and isinstance(body, Text):
        damage = completed(damage, body)
    named = _names_an_attack(body)  # only then do the names of the card's attacks matter
    attacks = text.attacks if named else ()
    number = text.number if named and context.kind is TextKind.ATTACK else 0
    return Model(body, context.kind, context.edition, damage, attacks, number, text.trainer)


def _names_an_attack(part: object) -> bool:
    """Whether a rule in a part of a model is about an attack by its name."""
    if isinstance(part, NewBaseDamage):
        return True
    parts = (
        part if isinstance(part, tuple) else [getattr(part, f.name) for f in fields(part)] if is_dataclass(part) else ()
    )
    return any(map(_names_an_attack, parts))


def _row(card: PrintedCard, text: PrintedText, lang: str, reading: Reading, unplayable: str | None) -> Row:
    if not reading.bodies:
        assert reading.failure is not None
        return Row(card, text, Verdict.DECLINED, reason=str(reading.failure), failure=reading.failure)
    body = reading.bodies[0]
    if len(reading.bodies) > 1:
        return Row(card, text, Verdict.AMBIGUOUS, reason=f"the text can be read in {len(reading.bodies)} ways")
    if unplayable is not None:
        return Row(card, text, Verdict.DECLINED, body, reason=unplayable)
    try:
        ours = write(lang, body, text.context)
    except Exception as error:  # whatever it is: a text that we can't say is a bug, and no reason to stop measuring
        return Row(card, text, Verdict.MISMATCH, body, reason=f"our writer has no words for it: {error!r}")
    if read(lang, ours, text.context).bodies != (body,):
        return Row(card, text, Verdict.MISMATCH, body, ours, "our own text for it reads otherwise")
    return Row(card, text, Verdict.EXACT if same_words(ours, text.text) else Verdict.VARIANT, body, ours)


def same_words(one: str, other: str) -> bool:
    """Whether two texts coincide after normalisation: the same row of words and signs.

    Case, spacing and line breaks do not count, nor which sign stands for an apostrophe. All else does: sentences in
    parentheses too.
    """
    return tokenize(one).words == tokenize(other).words
