"""Phrases → parts of the model and rules: for each kind, what it builds from what fills its slots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, cast, get_args

from cardc.language.phrase import EnergyKind, Moment, Origin, Prevented, Side, WantedCards
from cardc.language.regular import builders
from cardc.model.effects import Lasting
from cardc.model.parts import (
    All,
    AnyNumber,
    AtLeast,
    CardFilter,
    CardsIn,
    CardTrait,
    Choice,
    CountersOn,
    Damaged,
    DamageDone,
    DamageGotThrough,
    Discarded,
    Each,
    EnergyOn,
    EnergyProvidedTo,
    EvolvesFrom,
    Exactly,
    Group,
    Half,
    HasCondition,
    Heads,
    Is,
    Just,
    Named,
    NamePart,
    NotOfType,
    Number,
    OfRank,
    OfType,
    Per,
    PokemonIn,
    PrintedHP,
    RemainingHP,
    Tails,
    Trait,
    TypeOf,
    UnusedEnergy,
    UpTo,
    Who,
    WithEnergy,
    WithPower,
)
from cardc.model.rows import Family
from cardc.model.rules import (
    CannotAttack,
    CannotEvolve,
    CannotRetreat,
    CannotUse,
    CheaperRetreat,
    CopyOf,
    DearerRetreat,
    FlipToPrevent,
    IgnorePowers,
    LessDamage,
    MustFlipToAttack,
    NewBaseDamage,
    PowersStop,
    PreventDamage,
    Rule,
)
from cardc.model.terms import AttackRef, CardClass, Duration, EnergyType, Owner, Player, Spot, Zone

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


def _group_with(group: Group, qualities: Sequence[Trait]) -> Group:
    """A group narrowed by qualities, each said once."""
    order = get_args(Trait)
    traits = sorted((*group.traits, *qualities), key=lambda trait: order.index(type(trait)))
    kinds = [type(trait) for trait in traits]
    if len(set(kinds)) < len(kinds):
        raise Contradiction("what the Pokémon have in common is said twice")
    if OfType in kinds and NotOfType in kinds:
        raise Contradiction("the Pokémon have a type and have it not")
    return replace(group, traits=tuple(traits))


def _filter_with(like: CardFilter, traits: Sequence[CardTrait]) -> CardFilter:
    """Cards narrowed by what is said behind the noun, each thing once."""
    if len(like.kinds) > 1:
        raise Contradiction("cards of several kinds have nothing else in common")
    order = get_args(CardTrait)
    found = sorted((*like.traits, *traits), key=lambda trait: order.index(type(trait)))
    if len({type(trait) for trait in found}) < len(found):
        raise Contradiction("what the cards have in common is said twice")
    return CardFilter(like.kinds, tuple(found))


_ALL_POKEMON: Final = (CardClass.BASIC_POKEMON, CardClass.EVOLUTION)
"""Together all Pokémon cards, as they were called when each was one of the two."""


def _any_of(kinds: Sequence[WantedCards]) -> CardFilter:
    order = list(CardClass)
    found = sorted((CardClass(kind.value) for kind in kinds), key=order.index)
    if len(set(found)) < len(found):
        raise Contradiction("a kind of cards is named twice")
    if found[:2] == list(_ALL_POKEMON):
        found[:2] = [CardClass.POKEMON]
    return CardFilter(tuple(found))


def _energy(kind: EnergyKind, type_: EnergyType | None = None) -> CardFilter:
    return CardFilter((CardClass(kind.value),), () if type_ is None else (OfType(type_),))


def _counted_side(side: Side) -> Heads | Tails:
    return Heads() if side is Side.HEADS else Tails()


def _half(measure: RemainingHP | PrintedHP | DamageDone, rounding: object) -> Half:
    return Half(measure, rounding)  # type: ignore[arg-type]  # the slot is a Rounding


def _names(first: str, more: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted({first, *more}))


_SAME_IN_PLURAL: Final = ("Gyarados", "Ariados", "Kabutops", "Zapdos")
"""Names that end like a plural."""


def _singular(plural: str) -> str:
    """The name of one of several: "2 Aipoms" are called Aipom."""
    if plural.endswith(_SAME_IN_PLURAL):
        return plural
    if not plural.endswith("s"):
        raise Contradiction("several Pokémon are meant")
    return plural[:-1]


def sorted_names(names: Iterable[str]) -> tuple[str, ...]:
    """Names as a model has them; a row of words about Pokémon is no name."""
    found = tuple(sorted(set(names)))
    if any("Pokémon" in name.split() for name in found):
        raise Contradiction("this is no name of a Pokémon")
    return found


_BENCH: Final = {
    Player.YOU: Group(Owner.YOURS, Spot.BENCH),
    Player.OPPONENT: Group(Owner.OPPONENTS, Spot.BENCH),
}

PARTS: Final[dict[str, Build]] = {
    **builders(Family.COUNT, Family.MEASURE, Family.TEST, Family.TRAIT),
    # who, which
    "self-this": lambda: Who.SELF,
    "defending": lambda: Who.DEFENDING,
    "attacker": lambda: Who.ATTACKER,
    "your-active": lambda: Who.YOUR_ACTIVE,
    "opponents-active": lambda: Who.OPPONENTS_ACTIVE,
    "group": Group,
    "group-typed": lambda owner, spot, type_: Group(owner, spot, (OfType(type_),)),
    "group-with": _group_with,
    "named-you-have": lambda name: Group(Owner.YOURS, Spot.IN_PLAY, (Named((name,)),)),
    "named-at": lambda names, owner, spot: Group(owner, spot, (Named(sorted_names(names)),)),
    "plural-named-at": lambda names, owner, spot: Group(owner, spot, (Named(sorted_names(map(_singular, names))),)),
    "group-which": lambda quality, owner, spot: _group_with(Group(owner, spot), quality),
    "group-not-typed": lambda type_, owner, spot: Group(owner, spot, (NotOfType(type_),)),
    "names-one": lambda name: (name,),
    "names-two": lambda first, last: (first, last),
    "names-three": lambda *names: names,
    "names-four": lambda *names: names,
    "knocked-out-by": lambda name: Who.ATTACKER,
    "of-type-of": lambda who: (OfType(TypeOf(who)),),
    "of-rank": lambda rank: (OfRank(rank),),
    "not-of-type": lambda type_: (NotOfType(type_),),
    "named": lambda names: (Named(names),),
    "name-part": lambda part: (NamePart(part),),
    "damaged": lambda: (Damaged(),),
    "with-energy": lambda: (WithEnergy(),),
    "with-energy-typed": lambda type_: (WithEnergy(type_),),
    "qualities-more": lambda first, more: (*first, *more),
    "choice": Choice,
    "choice-by-opponent": lambda number, group: Choice(number, group, Player.OPPONENT),
    "your-own": lambda: Choice(1, Group(Owner.YOURS, Spot.IN_PLAY)),
    "any-of-both": lambda number: Choice(number, Group(Owner.EITHER, Spot.IN_PLAY)),
    "any-of-both-with": lambda number, qualities: Choice(
        number, _group_with(Group(Owner.EITHER, Spot.IN_PLAY), qualities)
    ),
    "one-benched": lambda owner: Choice(1, Group(owner, Spot.BENCH)),
    "each": Each,
    "each-benched-and-own": lambda quality: Each(_group_with(Group(Owner.EITHER, Spot.BENCH), quality)),
    # quantities and cards
    "counters": Exactly,
    "counters-up-to": UpTo,
    "counters-all": All,
    "energy-cards": lambda number, kind: (Exactly(number), _energy(kind)),
    "energy-cards-typed": lambda number, kind, type_: (Exactly(number), _energy(kind, type_)),
    "energy-cards-up-to": lambda number, kind: (UpTo(number), _energy(kind)),
    "energy-cards-up-to-typed": lambda number, kind, type_: (UpTo(number), _energy(kind, type_)),
    "energy-cards-all": lambda kind: (All(), _energy(kind)),
    "energy-cards-all-typed": lambda kind, type_: (All(), _energy(kind, type_)),
    "energy-cards-any": lambda: (AnyNumber(), _energy(EnergyKind.ENERGY)),
    "energy-cards-any-typed": lambda type_: (AnyNumber(), _energy(EnergyKind.ENERGY, type_)),
    "filter-any": lambda: CardFilter((CardClass.CARD,)),
    "filter": lambda wanted: CardFilter((CardClass(wanted.value),)),
    "filter-typed": lambda wanted, type_: CardFilter((CardClass(wanted.value),), (OfType(type_),)),
    "filter-two": lambda *kinds: _any_of(kinds),
    "filter-three": lambda *kinds: _any_of(kinds),
    "filter-with": lambda like, traits: _filter_with(like, traits),
    "card-named": lambda names: (Named(names),),
    "card-name-part": lambda part: (NamePart(part),),
    "evolves-from": lambda who: (EvolvesFrom(who),),
    "evolves-from-named": lambda name: (EvolvesFrom(name),),
    "card-traits-more": lambda first, more: (*first, *more),
    "name": lambda name: (name,),
    "names-or": _names,
    "cards": lambda number, filter_: (Exactly(number), filter_),
    "cards-up-to": lambda number, filter_: (UpTo(number), filter_),
    "cards-all": lambda filter_: (All(), filter_),
    "cards-any": lambda filter_: (AnyNumber(), filter_),
    # counts, amounts, tests
    "energy-on": EnergyOn,
    "energy-on-typed": EnergyOn,
    "energy-provided-to": EnergyProvidedTo,
    "energy-provided-to-typed": EnergyProvidedTo,
    "discarded-energy-typed": lambda type_: Discarded(),
    "unused-energy": lambda who, type_: UnusedEnergy(type_),
    "pokemon-in": PokemonIn,
    "cards-in": lambda filter_, player, zone: CardsIn(player, Zone(cast(Origin, zone).value), filter_),
    "whole": lambda measure: measure,
    "half": _half,
    "points": Number,
    "per": Per,
    "per-at-most": lambda each, count, most: Per(each, count, cap(each, most)),
    "per-counted-at-most": _counted,
    "equal-to": lambda size: size,
    "has-condition": HasCondition,
    "is-affected": lambda who: HasCondition(who, None),
    "is-damaged": lambda who: AtLeast(CountersOn(who)),
    "has-energy": lambda who: AtLeast(EnergyOn(who)),
    "there-are-cards": lambda filter_, player, zone: AtLeast(CardsIn(player, Zone(cast(Origin, zone).value), filter_)),
    "attack-damages": DamageGotThrough,
    "self-damages": lambda who: DamageGotThrough(),
    "has-bench": lambda player: AtLeast(PokemonIn(_BENCH[player])),
    "at-least": AtLeast,
    "coins-both": lambda side: AtLeast(_counted_side(side), 2),
    "coins-some": lambda side: AtLeast(_counted_side(side), 1),
    "coins-all": lambda number, side: AtLeast(_counted_side(side), number),
    "coins-at-least": lambda number, side: AtLeast(_counted_side(side), number),
    "coins-just": lambda number, side: Just(_counted_side(side), number),
    "is-of-type": lambda who, type_: Is(who, OfType(type_)),
    "is-of-rank": lambda who, rank: Is(who, OfRank(rank)),
    "is-named": lambda who, names: Is(who, Named(names)),
    "has-name-part": lambda who, part: Is(who, NamePart(part)),
    "has-power": lambda who: Is(who, WithPower()),
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
    "flip-to-prevent": lambda by, what, to: FlipToPrevent(to, what is Prevented.DAMAGE, by),
    "less-damage": lambda to, points, moment: LessDamage(to, points, None, moment is Moment.BEFORE),
    "less-damage-by": lambda by, to, points, moment: LessDamage(to, points, by, moment is Moment.BEFORE),
    "less-damage-from": lambda by, to, points, moment: LessDamage(to, points, by, moment is Moment.BEFORE),
    "cannot-attack": CannotAttack,
    "cannot-attack-whom": CannotAttack,
    "cannot-retreat": CannotRetreat,
}


def _subjects(args: Sequence[object]) -> list[object]:
    """Each of a group is the group itself, where a rule is about it."""
    return [arg.group if isinstance(arg, Each) else arg for arg in args]


def _retreating(owner: Owner) -> Who | Group:
    """Who retreats is Active; both players' Active Pokémon are no one Pokémon."""
    actives = {Owner.YOURS: Who.YOUR_ACTIVE, Owner.OPPONENTS: Who.OPPONENTS_ACTIVE}
    return actives.get(owner) or Group(owner, Spot.IN_PLAY)


def _standing(rule: Build) -> Build:
    return lambda *args: rule(*_subjects(args))


def _lasting(rule: Build) -> Build:
    return lambda *args: Lasting(cast(Duration, args[-1]), cast(Rule, rule(*_subjects(args[:-1]))))


RULES: Final[dict[str, Build]] = {
    **{"lasting-" + name: _lasting(rule) for name, rule in {**_RULES, **builders(Family.RULE)}.items()},
    **{"rule-" + name: _standing(rule) for name, rule in {**_RULES, **builders(Family.RULE)}.items()},
    "lasting-cannot-use-this": _lasting(lambda who: CannotUse(who, AttackRef.THIS)),
    "lasting-cannot-attack-or-retreat": lambda duration, who: (
        Lasting(duration, CannotAttack(who)),
        Lasting(duration, CannotRetreat(who)),
    ),
    "must-flip-while-active": lambda who: Lasting(Duration.WHILE_ACTIVE, MustFlipToAttack(who)),
    "rule-player-pays-more": lambda owner, more: DearerRetreat(_retreating(owner), more),
    "rule-player-pays-less": lambda owner, less, part: CheaperRetreat(
        Group(owner, Spot.IN_PLAY, (NamePart(part),)), less
    ),
    "rule-less-damage-of-type": lambda type_, points, moment: LessDamage(
        Group(Owner.EITHER, Spot.IN_PLAY),
        points,
        Group(Owner.EITHER, Spot.IN_PLAY, (OfType(type_),)),
        moment is Moment.BEFORE,
    ),
    "lasting-cannot-use-this-again": lambda duration: Lasting(duration, CannotUse(Who.SELF, AttackRef.THIS)),
    "lasting-all-powers-stop": lambda duration: Lasting(duration, PowersStop(Group(Owner.EITHER, Spot.IN_PLAY))),
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
