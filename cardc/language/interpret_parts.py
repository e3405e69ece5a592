"""Phrases → parts of the model and rules: for each kind, what it builds from what fills its slots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, cast

from cardc.model.effects import Lasting
from cardc.model.parts import (
    All,
    AnyNumber,
    AtLeast,
    CameThisTurn,
    CardFilter,
    Choice,
    CountersOn,
    DamageDone,
    DamageGotThrough,
    Discarded,
    Each,
    EnergyOn,
    EnergyProvidedTo,
    Exactly,
    Group,
    Half,
    HasCondition,
    Heads,
    IsAt,
    IsKnockedOut,
    IsOfType,
    Number,
    Per,
    PokemonIn,
    PrintedHP,
    RemainingHP,
    Tails,
    TypeOf,
    UnusedEnergy,
    UpTo,
    Who,
)
from cardc.model.rules import (
    CannotAttack,
    CannotEvolve,
    CannotPlayTrainers,
    CannotRetreat,
    CannotUse,
    CheaperRetreat,
    CopyOf,
    EnergyCountsAs,
    FlipToPrevent,
    HalveDamage,
    HandFaceUp,
    IgnorePowers,
    ImmuneTo,
    LessDamage,
    MoreDamage,
    MustFlipToAttack,
    NewBaseDamage,
    PreventDamage,
    PreventEffects,
    Rule,
)
from cardc.model.terms import AttackRef, CardClass, Duration, Owner, Player, Spot

Build = Callable[..., object]


class Contradiction(Exception):  # noqa: N818 - it is a finding about a text, no failure of the program
    """The text does not fit its context; the message says how."""


def cap(each: int, most: int) -> int:
    """The cap of a count from the number that it may come to at most."""
    if not each or most % each:
        raise Contradiction(f"at most {most} is no multiple of {each}")
    return most // each


def _counted(each: int, count: object, type_: object, most: int) -> Per:
    """ "Extra Energy after the 2nd doesn't count": of the Energy that is counted."""
    if not isinstance(count, UnusedEnergy) or count.type is not type_:
        raise Contradiction("the extra Energy is not the Energy that is counted")
    return Per(each, count, most)


def _group_with(group: Group, qualities: Sequence[dict[str, object]]) -> Group:
    """A group narrowed by qualities, each said once and in order: type, name, damage."""
    order = ["type", "name", "damaged"]
    found = [key for quality in qualities for key in quality]
    if found != [key for key in order if key in found]:
        raise Contradiction("what the Pokémon have in common is said twice or in another order")
    if group.type is not None and "type" in found:
        raise Contradiction("the Pokémon have two types")
    changes = {key: value for quality in qualities for key, value in quality.items()}
    return replace(group, **changes)  # type: ignore[arg-type]  # the values fit: each quality builds its own


def _half(measure: RemainingHP | PrintedHP | DamageDone, rounding: object) -> Half:
    return Half(measure, rounding)  # type: ignore[arg-type]  # the slot is a Rounding


def _names(first: str, more: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted({first, *more}))


_BENCH: Final = {
    Player.YOU: Group(Owner.YOURS, Spot.BENCH),
    Player.OPPONENT: Group(Owner.OPPONENTS, Spot.BENCH),
}

PARTS: Final[dict[str, Build]] = {
    # who, which
    "self-this": lambda: Who.SELF,
    "defending": lambda: Who.DEFENDING,
    "attacker": lambda: Who.ATTACKER,
    "your-active": lambda: Who.YOUR_ACTIVE,
    "opponents-active": lambda: Who.OPPONENTS_ACTIVE,
    "group": Group,
    "group-typed": Group,
    "group-with": _group_with,
    "named-you-have": lambda name: Group(Owner.YOURS, Spot.IN_PLAY, name=name),
    "of-type-of": lambda who: ({"type": TypeOf(who)},),
    "named": lambda name: ({"name": name},),
    "damaged": lambda: ({"damaged": True},),
    "qualities-more": lambda first, more: (*first, *more),
    "choice": Choice,
    "choice-by-opponent": lambda number, group: Choice(number, group, Player.OPPONENT),
    "your-own": lambda: Choice(1, Group(Owner.YOURS, Spot.IN_PLAY)),
    "one-benched": lambda owner: Choice(1, Group(owner, Spot.BENCH)),
    "each": Each,
    "each-benched-and-own": lambda quality: Each(_group_with(Group(Owner.EITHER, Spot.BENCH), quality)),
    # quantities and cards
    "counters": Exactly,
    "counters-up-to": UpTo,
    "counters-all": All,
    "energy-cards": lambda number: (Exactly(number), None),
    "energy-cards-typed": lambda number, type_: (Exactly(number), type_),
    "energy-cards-up-to": lambda number: (UpTo(number), None),
    "energy-cards-up-to-typed": lambda number, type_: (UpTo(number), type_),
    "energy-cards-all": lambda: (All(), None),
    "energy-cards-all-typed": lambda type_: (All(), type_),
    "energy-cards-any": lambda: (AnyNumber(), None),
    "energy-cards-any-typed": lambda type_: (AnyNumber(), type_),
    "filter-any": lambda: CardFilter(CardClass.CARD),
    "filter": lambda wanted: CardFilter(CardClass(wanted.value)),
    "filter-typed": lambda wanted, type_: CardFilter(CardClass(wanted.value), type_),
    "filter-named": lambda wanted, names: CardFilter(CardClass(wanted.value), None, names),
    "filter-typed-named": lambda wanted, type_, names: CardFilter(CardClass(wanted.value), type_, names),
    "name": lambda name: (name,),
    "names-or": _names,
    "cards": lambda number, filter_: (Exactly(number), filter_),
    "cards-up-to": lambda number, filter_: (UpTo(number), filter_),
    "cards-all": lambda filter_: (All(), filter_),
    # counts, amounts, tests
    "heads": Heads,
    "tails": Tails,
    "counters-on": CountersOn,
    "energy-on": EnergyOn,
    "energy-on-typed": EnergyOn,
    "energy-provided-to": EnergyProvidedTo,
    "energy-provided-to-typed": EnergyProvidedTo,
    "discarded": Discarded,
    "unused-energy": lambda who, type_: UnusedEnergy(type_),
    "pokemon-in": PokemonIn,
    "remaining-hp": RemainingHP,
    "printed-hp": PrintedHP,
    "damage-done": DamageDone,
    "whole": lambda measure: measure,
    "half": _half,
    "points": Number,
    "per": Per,
    "per-at-most": lambda each, count, most: Per(each, count, cap(each, most)),
    "per-counted-at-most": _counted,
    "equal-to": lambda size: size,
    "damage-got-through": DamageGotThrough,
    "has-condition": HasCondition,
    "is-damaged": lambda who: AtLeast(CountersOn(who)),
    "has-energy": lambda who: AtLeast(EnergyOn(who)),
    "has-bench": lambda player: AtLeast(PokemonIn(_BENCH[player])),
    "at-least": AtLeast,
    "is-knocked-out": IsKnockedOut,
    "is-of-type": IsOfType,
    "is-at": IsAt,
    "came-this-turn": CameThisTurn,
    "or-one": lambda first: (first,),
    "or-two": lambda first, last: (first, last),
    "or-last": lambda first, last: (first, last),
    "or-more": lambda first, more: (first, *more),
    "or-next": lambda first, more: (first, *more),
}

_RULES: Final[dict[str, Build]] = {
    "prevent-damage": PreventDamage,
    "prevent-damage-at-most": PreventDamage,
    "prevent-damage-at-least": lambda to, points: PreventDamage(to, None, points),
    "prevent-effects": PreventEffects,
    "flip-to-prevent": FlipToPrevent,
    "more-damage": MoreDamage,
    "less-damage": LessDamage,
    "less-damage-by": lambda by, to, points: LessDamage(to, points, by),
    "halve-damage": HalveDamage,
    "cannot-attack": CannotAttack,
    "cannot-attack-whom": CannotAttack,
    "cannot-retreat": CannotRetreat,
    "must-flip-to-attack": MustFlipToAttack,
    "energy-counts-as": EnergyCountsAs,
    "new-base-damage": NewBaseDamage,
    "immune-to": ImmuneTo,
    "cheaper-retreat": CheaperRetreat,
    "cannot-evolve": CannotEvolve,
    "cannot-play-trainers": CannotPlayTrainers,
    "hand-face-up": HandFaceUp,
}


def _subjects(args: Sequence[object]) -> list[object]:
    """Each of a group is the group itself, where a rule is about it."""
    return [arg.group if isinstance(arg, Each) else arg for arg in args]


def _standing(rule: Build) -> Build:
    return lambda *args: rule(*_subjects(args))


def _lasting(rule: Build) -> Build:
    return lambda *args: Lasting(cast(Duration, args[-1]), cast(Rule, rule(*_subjects(args[:-1]))))


RULES: Final[dict[str, Build]] = {
    **{"lasting-" + name: _lasting(rule) for name, rule in _RULES.items()},
    **{"rule-" + name: _standing(rule) for name, rule in _RULES.items()},
    "lasting-cannot-use-this": _lasting(lambda who: CannotUse(who, AttackRef.THIS)),
    "lasting-cannot-use-chosen": _lasting(lambda who: CannotUse(who, AttackRef.CHOSEN)),
    "rule-ignore-powers": IgnorePowers,
    # The text names the power that goes on; a text knows the name of its card, not that of the power it stands in.
    "rule-ignore-powers-named": lambda power: IgnorePowers(),
    "rule-copy-of": CopyOf,
    "rule-no-evolution": lambda: CannotEvolve(Group(Owner.EITHER, Spot.IN_PLAY)),
    # What the damage was before stands on the card, beside the other attack.
    "lasting-new-base-damage-instead": lambda duration, who, attack, points, before: Lasting(
        duration, NewBaseDamage(who, attack, points)
    ),
}
