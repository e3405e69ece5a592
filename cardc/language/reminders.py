"""Sentences in parentheses that follow a statement and remind the reader of a rule. They follow from the model:
the plan adds them, the reader takes them or leaves them.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardc.language.phrase import Phrase
from cardc.model.effects import (
    Act,
    AttachEnergy,
    BecomeEnergy,
    DoDamage,
    EitherWay,
    EvolveSkippingStage,
    Flip,
    FlipCoins,
    If,
    Lasting,
    May,
    Statement,
)
from cardc.model.parts import Choice, Each, Group, Who
from cardc.model.rules import PreventDamage, Rule
from cardc.model.terms import Spot


def acts_of(statement: Statement) -> list[Act]:
    """All acts of a statement, in order."""
    match statement:
        case Flip(heads, tails):
            blocks: Sequence[Act | May] = heads + tails
        case If(_, then, otherwise):
            blocks = then + otherwise
        case May(acts) | EitherWay(acts):
            blocks = acts
        case FlipCoins():
            return []
        case _:
            return [statement]
    found: list[Act] = []
    for act in blocks:
        found += act.acts if isinstance(act, May) else (act,)
    return found


def reminders(acts: Sequence[Act]) -> list[Phrase]:
    """The sentences in parentheses that a statement with these acts is followed by."""
    found: list[Phrase] = []
    for act in acts:
        for reminder in reminders_of(act):
            if reminder not in found:
                found.append(reminder)
    return found


def reminders_of(act: Act) -> list[Phrase]:
    """What is worth remembering about one act."""
    match act:
        case Lasting(_, rule):
            return reminders_of_rule(rule)
        case DoDamage(_, Who.SELF):
            return []
        case DoDamage(_, Choice(_, Group(_, Spot.BENCH))) | DoDamage(_, Each(Group(_, Spot.BENCH))):
            return [Phrase("reminder-no-weakness-bench")]
        case DoDamage():
            return [Phrase("reminder-no-weakness")]
        case AttachEnergy():
            return [Phrase("reminder-own-attachment")]
        case EvolveSkippingStage():
            return [Phrase("reminder-evolution-allowed")]
        case BecomeEnergy():
            return [Phrase("reminder-becomes-energy")]
    return []


def reminders_of_rule(rule: Rule) -> list[Phrase]:
    """What is worth remembering about a rule."""
    return [Phrase("reminder-other-effects")] if isinstance(rule, PreventDamage) else []
