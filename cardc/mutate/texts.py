"""Small changes of what a text does: for each part of a model the parts that may stand in its place."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from cardc.model.cards import OnlyIf, Static, Unless
from cardc.model.effects import (
    EitherWay,
    First,
    Flip,
    FlipCoins,
    FlipForEach,
    If,
    Inflict,
    InflictChosen,
    Look,
    May,
    MoveCounters,
    MoveEnergy,
    PlayAsPokemon,
    Poison,
    Recover,
)
from cardc.model.parts import (
    All,
    AnyNumber,
    AtLeast,
    AtMost,
    CardFilter,
    Choice,
    Each,
    Exactly,
    Group,
    Half,
    Heads,
    Just,
    Named,
    Number,
    Per,
    PerCount,
    PrintedHP,
    RemainingHP,
    Tails,
    UpTo,
)
from cardc.model.rules import (
    CheaperRetreat,
    DearerRetreat,
    ImmuneTo,
    LessDamage,
    MoreDamage,
    MoreDamageTo,
    NewBaseDamage,
    PreventDamage,
    PreventEffects,
)
from cardc.model.terms import CardClass, Condition, Seat
from cardc.mutate.tree import field_of, names_of, with_field
from cardc.mutate.words import others
from cardc.syntax.spans import Path

Variant = tuple[Path, object, str]
"""Where in the part the change is, what stands in the part's place, and the change in words."""

_IN_POINTS: Final = (
    *(Number, Per, Poison, MoreDamage, MoreDamageTo, LessDamage, NewBaseDamage, PreventDamage, PlayAsPokemon),
)
"""Nodes whose numbers are damage points or HP; all other numbers count things."""

_OPTIONAL: Final = frozenset({"type", "by", "whom", "cap", "at_most", "at_least", "condition"})
"""Fields that narrow what their node is about: without them it is about more."""

_BLOCKS: Final = frozenset({"heads", "tails", "then", "otherwise", "acts", "block", "effects", "requirements", "rules"})
"""Fields that hold sentences."""


def variants(node: object) -> Iterator[Variant]:
    """The parts that are tried in the place of ``node``, without those of the parts below it."""
    for other, what in _by_kind(node):
        yield (), other, what
    for name in names_of(node):
        value = field_of(node, name)
        if isinstance(node, Flip | FlipCoins) and name == "by":
            continue  # whose coin it is changes nothing in play
        if name in _BLOCKS and isinstance(value, tuple):
            for at, block, what in _blocks(value):
                yield (name, *at), with_field(node, name, block), what
        else:
            for other, what in _values(node, name, value):
                yield (name,), with_field(node, name, other), what


def _values(node: object, name: str, value: object) -> Iterator[tuple[object, str]]:
    """Other values for one field, when it is a word or a number."""
    if isinstance(value, StrEnum):
        for word in others(value):
            yield word, f"{value} → {word}"
    elif isinstance(value, bool):
        yield not value, f"{name}: {_yes(value)} → {_yes(not value)}"
    elif isinstance(value, int):
        step = 10 if isinstance(node, _IN_POINTS) and name != "cap" else 1
        for number in (value - step, value + step):
            if number >= step:
                yield number, f"{value} → {number}"
    if name in _OPTIONAL and value is not None:
        yield None, f"{name} {_short(value)} → any"


def _blocks(block: tuple[object, ...]) -> Iterator[Variant]:
    """Sentences left out, moved, or done without their frame."""
    for at, sentence in enumerate(block):
        yield (at,), (*block[:at], *block[at + 1 :]), "left out"
        for inner, what in _unframed(sentence):
            yield (at,), (*block[:at], *inner, *block[at + 1 :]), what
    for at in range(len(block) - 1):
        moved = (*block[:at], block[at + 1], block[at], *block[at + 2 :])
        yield (at,), moved, "done after the next"
    if len(block) > 1:
        yield (), (), "all left out"


def _unframed(sentence: object) -> Iterator[tuple[tuple[object, ...], str]]:
    match sentence:
        case May():
            yield sentence.block, "done without asking"
        case First():
            yield sentence.acts, "done after the damage"
        case EitherWay():
            yield sentence.acts, "only when the attack does something"
        case Flip():
            if sentence.heads:
                yield sentence.heads, "heads without a coin"
            if sentence.tails:
                yield sentence.tails, "tails without a coin"
        case If():
            if sentence.then:
                yield sentence.then, "done without a test"
            if sentence.otherwise:
                yield sentence.otherwise, "done without a test, as if it did not hold"
        case _:
            pass


def _by_kind(node: object) -> Iterator[tuple[object, str]]:
    """Changes that mean something for one kind of node only."""
    match node:
        case Flip() | FlipForEach():
            yield with_field(with_field(node, "heads", node.tails), "tails", node.heads), "heads ↔ tails"
        case If():
            yield If(node.test, node.otherwise, node.then), "test negated"
        case OnlyIf():
            yield Unless(node.test), "only if → not if"
        case Unless():
            yield OnlyIf(node.test), "not if → only if"
        case MoveCounters() | MoveEnergy():
            yield with_field(with_field(node, "source", node.target), "target", node.source), "from ↔ to"
        case Look():
            yield from ((Look((*node.at[:i], *node.at[i + 1 :])), f"{at} left out") for i, at in enumerate(node.at))
        case ImmuneTo():
            for i, condition in enumerate(node.conditions):
                less = (*node.conditions[:i], *node.conditions[i + 1 :])
                yield ImmuneTo(node.who, less), f"{condition} left out"
        case PreventDamage():
            yield PreventEffects(node.to), "damage → all effects"
        case PreventEffects():
            yield PreventDamage(node.to), "all effects → damage"
        case CheaperRetreat(who=who, less=number):
            yield DearerRetreat(who, number), "less → more"
        case DearerRetreat(who=who, more=number):
            yield CheaperRetreat(who, number), "more → less"
        case InflictChosen():
            for condition in node.conditions:
                if condition is not Condition.POISONED:
                    yield Inflict(condition, node.who), f"chosen → {condition}"
        case Recover(target=target, conditions=conditions):
            for i, condition in enumerate(conditions):
                yield Recover(target, (*conditions[:i], *conditions[i + 1 :])), f"{condition} left out"
        case Static():
            for seat in (None, *Seat):
                if seat is not node.seat:
                    yield Static(node.rule, seat), f"always {_seat(node.seat)} → {_seat(seat)}"
        case _:
            yield from _amounts(node)


def _amounts(node: object) -> Iterator[tuple[object, str]]:
    """Other quantities, counts and measures."""
    match node:
        case Exactly(number=number):
            yield All(), f"{number} → all"
            yield UpTo(number + 1), f"{number} → up to {number + 1}"
        case UpTo(number=number):
            yield Exactly(number), f"up to {number} → {number}"
        case All():
            yield Exactly(1), "all → 1"
        case AnyNumber():
            yield All(), "any number → all"
            yield Exactly(1), "any number → 1"
        case Choice(group=group):
            yield Each(group), "chosen → each"
        case Each(group=group):
            yield Choice(1, group), "each → 1 chosen"
        case PerCount(number=number):
            yield Exactly(number), f"{number} for each → {number}"
        case AtLeast(count=count, number=number):
            yield Just(count, number), f"at least {number} → just {number}"
        case AtMost(count=count, number=number) | Just(count=count, number=number):
            yield AtLeast(count, number), f"{_bound(node)} {number} → at least {number}"
        case Group() | CardFilter():
            for i, trait in enumerate(node.traits):
                less = (*node.traits[:i], *node.traits[i + 1 :])
                yield with_field(node, "traits", less), f"{type(trait).__name__} left out"
            if isinstance(node, CardFilter):
                yield from _kinds(node)
        case Named(names=names):
            for i, called in enumerate(names):
                yield Named((*names[:i], *names[i + 1 :])), f"name {called} left out"
        case Heads():
            yield Tails(), "heads → tails"
        case Tails():
            yield Heads(), "tails → heads"
        case Half(of=measure):
            yield measure, "half → whole"
        case RemainingHP(who=who):
            yield PrintedHP(who), "hp left → hp"
        case PrintedHP(who=who):
            yield RemainingHP(who), "hp → hp left"
        case _:
            pass


def _kinds(wanted: CardFilter) -> Iterator[tuple[object, str]]:
    """Cards of another kind; of several kinds one left out."""
    for i, kind in enumerate(wanted.kinds):
        rest = (*wanted.kinds[:i], *wanted.kinds[i + 1 :])
        if rest:
            yield CardFilter(rest, wanted.traits), f"{kind} left out"
        for other in others(kind):
            yield (
                CardFilter((*wanted.kinds[:i], CardClass(other), *wanted.kinds[i + 1 :]), wanted.traits),
                f"{kind} → {other}",
            )


def _bound(node: object) -> str:
    return "at most" if isinstance(node, AtMost) else "just"


def _seat(seat: Seat | None) -> str:
    return "in play" if seat is None else f"while {seat}"


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _short(value: object) -> str:
    return str(value) if isinstance(value, str | int) else type(value).__name__
