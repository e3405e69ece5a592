"""What a message says, after parsing: a small closed tree, the declared subset of Fluent.

Everything else that Fluent can say is refused by :mod:`cardc.language.phrasebook`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum

from cardc.diagnostics import Span
from cardc.records import dataclass


@dataclass(frozen=True, slots=True)
class Words:
    """Literal text."""

    text: str


@dataclass(frozen=True, slots=True)
class Put:
    """A slot: ``{ $slot }``, or ``{ AS($slot, case: "acc") }`` with features for what fills it."""

    slot: str
    features: Mapping[str, str]
    span: Span


@dataclass(frozen=True, slots=True)
class NounFor:
    """``{ NOUN("card", $number, case: "acc") }``: the form of a noun that a number governs, without the number.

    ``number`` is a number slot, a feature whose values are plural categories, or the number itself in digits.
    ``case`` is a case, a feature (``$case``) that holds it, or ``None`` for the phrase's own ``case``.
    """

    noun: str
    number: str
    case: str | None
    span: Span


@dataclass(frozen=True, slots=True)
class Term:
    """``{ -card(form: "acc-few") }``: one form of a noun; ``form`` is ``None`` for a term that has no forms."""

    id: str
    form: str | None
    span: Span


@dataclass(frozen=True, slots=True)
class Variant:
    """One branch of a selection."""

    key: str
    pattern: Pattern
    span: Span


@dataclass(frozen=True, slots=True)
class Select:
    """``{ $on -> … }``: by a slot or a feature. ``default`` is the index of the branch with the star."""

    on: str
    variants: tuple[Variant, ...]
    default: int
    span: Span


Part = Words | Put | NounFor | Term | Select
Pattern = tuple[Part, ...]


class MarkKind(StrEnum):
    """Why a reviewer should look at a wording. No phrasebook marks anything ``MISSING``: what is not there is."""

    MISSING = "missing"
    PROPOSED = "proposed"
    DOUBTFUL = "doubtful"


@dataclass(frozen=True, slots=True)
class Mark:
    """A comment like ``# proposed: word, other word (why)`` above an entry. Without ``words`` the whole entry is meant."""

    kind: MarkKind
    words: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Message:
    """The wording of one kind of phrase, and older wordings that are read but never written."""

    id: str
    pattern: Pattern
    alternatives: Mapping[str, Pattern]
    file: str
    span: Span
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class TermEntry:
    """A noun with its forms by key, or a fixed expression (``forms`` has the one key ``""``)."""

    id: str
    forms: Mapping[str, str]
    spans: Mapping[str, Span]
    gender: str | None
    file: str
    span: Span
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Listed:
    """A message id in a comment like ``# optional: one-id, other-id``: the phrasebook has it though it need not."""

    id: str
    file: str
    span: Span


@dataclass(slots=True)
class Phrasebook:
    """All messages and terms of one language, with the sources they came from (for diagnostics)."""

    language: str
    messages: dict[str, Message] = field(default_factory=dict)
    terms: dict[str, TermEntry] = field(default_factory=dict)
    optional: list[Listed] = field(default_factory=list)
    sources: dict[str, str] = field(default_factory=dict)
