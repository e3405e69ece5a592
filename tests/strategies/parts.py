"""Random parts of texts: who, which, how many, how much, whether; and what pronouns mean at a place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeVar

from cardc.check.editions import EditionFacts
from cardc.check.parts import ENERGY_CLASSES, NAMED_CLASSES, TYPED_CLASSES
from cardc.model.parts import (
    All,
    Amount,
    AnyNumber,
    AtLeast,
    AtMost,
    CameThisTurn,
    CardFilter,
    CardsIn,
    CardTrait,
    Choice,
    Count,
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
    IsAt,
    IsKnockedOut,
    Just,
    Measure,
    Named,
    NamePart,
    NotOfType,
    Number,
    OfRank,
    OfType,
    Per,
    PerCount,
    PokemonIn,
    PrintedHP,
    Quantity,
    RemainingHP,
    Tails,
    Target,
    Test,
    Trait,
    TypeOf,
    UnusedEnergy,
    UpTo,
    Who,
    WithEnergy,
    WithPower,
)
from cardc.model.terms import (
    CardClass,
    Condition,
    EnergyType,
    Event,
    Owner,
    Player,
    Rank,
    Rounding,
    Seat,
    Sign,
    Spot,
    Zone,
)
from tests.strategies.chooser import Chooser

T = TypeVar("T")


class Kind(Enum):
    """Whose text it is; it decides which words the text may use."""

    ATTACK = "attack"
    ACTIVATED = "activated power"
    WHENEVER = "reactive power"
    TRAINER = "trainer"


_ACTIVE = (Who.YOUR_ACTIVE, Who.OPPONENTS_ACTIVE)
_WHO = {
    Kind.ATTACK: (Who.SELF, Who.DEFENDING),
    Kind.ACTIVATED: (Who.SELF, *_ACTIVE),
    Kind.WHENEVER: (Who.SELF, Who.ATTACKER, *_ACTIVE),
    Kind.TRAINER: _ACTIVE,
}


_SEVERAL = (
    (CardClass.POKEMON, CardClass.TRAINER),
    (CardClass.POKEMON, CardClass.BASIC_ENERGY),
    (CardClass.EVOLUTION, CardClass.TRAINER),
    (CardClass.TRAINER, CardClass.ENERGY),
    (CardClass.BASIC_POKEMON, CardClass.TRAINER, CardClass.SPECIAL_ENERGY),
)
"""Kinds of cards that stand together; none is part of another."""


@dataclass
class Scope:
    """What a pronoun can mean at one place of a text; a block gets its own copy."""

    that: bool = False
    coins: bool = False
    attack: bool = False
    attack_of: Who | None = None
    discarded: bool = False
    switched: bool = False
    """The opponent's Active Pokémon has changed: nobody could tell which one ``DEFENDING`` is."""
    choices: int = 0
    attacks: int = 0
    discards: int = 0


@dataclass
class PartWriter:
    """Draws the parts of one text from left to right, and remembers what pronouns mean."""

    choose: Chooser
    kind: Kind
    facts: EditionFacts
    scope: Scope = field(default_factory=Scope)
    sign: Sign = Sign.NONE
    attack_names: Sequence[str] | None = None
    """The attacks of the card around the text; ``None``: no card is known, any name will do."""
    says_nothing_happens: bool = False
    event: Event | None = None
    """What the text reacts to."""
    reactions: set[Event] = field(default_factory=set)
    """The events that the text leaves a reaction to, each one at most."""

    # --- small parts ---

    def pick(self, options: Sequence[T]) -> T:
        return self.choose.pick(options)

    def number(self, low: int, high: int) -> int:
        return self.choose.number(low, high)

    def points(self) -> int:
        return 10 * self.number(1, 12)

    def chance(self) -> bool:
        return self.choose.number(0, 1) == 1

    def seldom(self) -> bool:
        return self.number(0, 5) == 5

    def energy(self) -> EnergyType:
        return self.pick([t for t in EnergyType if t in self.facts.types])

    def any_type(self) -> EnergyType | None:
        return self.energy() if self.chance() else None

    def condition(self) -> Condition:
        return self.pick([c for c in Condition if c in self.facts.conditions])

    # --- pronouns ---

    def point(self, that: bool) -> None:
        """A Pokémon was chosen: ``that`` says whether a sentence can point back to it."""
        self.scope.that = that
        self.scope.choices += 1
        if self.scope.attack_of is Who.THAT:
            self.scope.attack_of = None

    def discard(self) -> None:
        """Cards were discarded that can be counted."""
        self.scope.discarded = True
        self.scope.discards += 1

    def all_who(self) -> list[Who]:
        known = [w for w in _WHO[self.kind] if w is not Who.DEFENDING or not self.scope.switched]
        if self.event is Event.PLAYED:
            known.remove(Who.ATTACKER)
        return [*known, *([Who.THAT] if self.scope.that else [])]

    def who(self) -> Who:
        return self.pick(self.all_who())

    # --- which Pokémon ---

    def group(self) -> Group:
        owner, spot = self.pick(list(Owner)), self.pick(list(Spot))
        traits: list[Trait] = [Damaged()] if self.seldom() else []
        if self.seldom():
            traits.append(OfRank(self.pick(list(Rank))))
        shape = self.pick(["none", "none", "type", "type", "no type", "like"])
        if shape == "type":
            traits.append(OfType(self.energy()))
        elif shape == "no type":
            traits.append(NotOfType(self.energy()))
        elif shape == "like" and self.kind is Kind.ATTACK:
            traits.append(OfType(TypeOf(self.pick([w for w in self.all_who() if w is not Who.THAT]))))
        if self.seldom():
            traits.append(self._named())
        if self.seldom():
            traits.append(NamePart(self.choose.name()))
        if self.seldom():
            traits.append(WithEnergy(self.any_type()))
        if self.seldom():
            traits.append(WithPower())
        return Group(owner, spot, tuple(traits))

    def _named(self) -> Named:
        return Named(tuple(sorted({self.choose.name() for _ in range(self.number(1, 3))})))

    def choice(self, number: int | None = None) -> Choice:
        n = self.number(1, 3) if number is None else number
        made = Choice(n, self.group(), self.pick(list(Player)))
        self.point(n == 1)
        return made

    def target(self, but: Who | None = None) -> Target:
        someone = [w for w in self.all_who() if w is not but]
        shape = self.pick(["choice", "each", *(["who"] if someone else [])])
        if shape == "who":
            return self.pick(someone)
        return self.choice() if shape == "choice" else Each(self.group())

    def place(self) -> Who | Choice:
        """One Pokémon that gives or takes; no sentence points back to one that is chosen here."""
        if self.chance():
            return self.who()
        return Choice(1, self.group(), self.pick(list(Player)))

    def receiver(self) -> Who | Choice:
        place = self.place()
        if isinstance(place, Choice):
            self.point(False)
        return place

    def places(self) -> tuple[Who | Choice, Who | Choice]:
        """Giver and receiver, never one and the same."""
        source, target = self.place(), self.place()
        if Who.THAT in (source, target) or (source == target and isinstance(target, Who)):
            other = source if target is Who.THAT else target
            if not isinstance(other, Who) or other is Who.THAT or source == target:
                source, target = (Choice(1, self.group(), self.pick(list(Player))) for _ in range(2))
        if isinstance(source, Choice) or isinstance(target, Choice):
            self.point(False)
        return source, target

    def _told(self) -> Trait:
        """A quality that a test asks for."""
        makers: list[Callable[[], Trait]] = [
            lambda: OfRank(self.pick(list(Rank))),
            self._named,
            lambda: NamePart(self.choose.name()),
            WithPower,
        ]
        return self.pick(makers)()

    # --- how many, which cards ---

    def quantity(self, *shapes: type) -> Quantity:
        shape = self.pick(shapes)
        if shape is Exactly:
            return Exactly(self.number(1, 7))
        if shape is UpTo:
            return UpTo(self.number(2, 7))
        if shape is PerCount:
            return PerCount(self.number(1, 4), self.count())
        return All() if shape is All else AnyNumber()

    def card_filter(self, kind: CardClass | None = None) -> CardFilter:
        if kind is None and self.seldom():
            return CardFilter(self.pick(_SEVERAL))
        kind = kind or self.pick(list(CardClass))
        traits: list[CardTrait] = []
        if kind is CardClass.BASIC_ENERGY and self.chance():
            traits.append(OfType(self.pick([t for t in EnergyType if t in self.facts.basic_energy])))
        elif kind in TYPED_CLASSES and kind is not CardClass.BASIC_ENERGY and self.chance():
            traits.append(OfType(self.energy()))
        if kind in NAMED_CLASSES and self.seldom():
            traits.append(self._named())
        if self.seldom():
            traits.append(NamePart(self.choose.name()))
        if kind in NAMED_CLASSES and self.seldom():
            # No card of these is called so: what evolves from the card itself is said with `self`.
            who = [w for w in self.all_who() if w is not Who.THAT]
            traits.append(EvolvesFrom(self.pick(who) if who and self.chance() else f"{self.choose.name()} Egg"))
        return CardFilter((kind,), tuple(traits))

    def energy_filter(self) -> CardFilter:
        wanted = self.card_filter(self.pick(ENERGY_CLASSES))
        return CardFilter(wanted.kinds, tuple(t for t in wanted.traits if isinstance(t, OfType)))

    # --- counts and amounts ---

    def count(self) -> Count:
        makers: list[Callable[[], Count]] = [
            lambda: PokemonIn(self.group()),
            lambda: CardsIn(self.pick(list(Player)), self.pick([Zone.HAND, Zone.DISCARD_PILE]), self.card_filter()),
        ]
        if self.scope.coins:
            makers += [Heads, Tails] * 2
        if self.scope.discarded:
            makers += [Discarded] * 2
        if self.all_who():
            makers += [
                lambda: CountersOn(self.who()),
                lambda: EnergyOn(self.who(), self.any_type()),
                lambda: EnergyProvidedTo(self.who(), self.any_type()),
            ]
        if self.kind is Kind.ATTACK:
            makers.append(lambda: UnusedEnergy(self.energy()))
        return self.pick(makers)()

    def per(self) -> Per:
        return Per(self.points(), self.count(), self.number(1, 5) if self.chance() else None)

    def measure(self, done: bool = True) -> Measure:
        makers: list[Callable[[], Measure]] = [lambda: RemainingHP(self.who()), lambda: PrintedHP(self.who())]
        if done and (self.kind is Kind.ATTACK or self.event is Event.DAMAGED_BY_ATTACK):
            makers.append(DamageDone)
        return self.pick(makers)()

    def half(self, done: bool = True) -> Half:
        return Half(self.measure(done), self.pick(list(Rounding)))

    def amount(self, done: bool = True) -> Amount:
        """An amount; without ``done`` it is known before the damage is done."""
        makers: list[Callable[[], Amount]] = [lambda: Number(self.points()), self.per]
        if self.all_who():
            makers += [lambda: self.measure(done), lambda: self.half(done)]
        return self.pick(makers)()

    # --- whether ---

    def test(self, after_damage: bool = True) -> Test:
        """A test; without ``after_damage`` it can be made before the damage is done."""
        makers: list[Callable[[], Test]] = [
            lambda: AtLeast(self.count(), self.number(1, 3)),
            lambda: AtMost(self.count(), self.number(1, 3)),
            lambda: Just(self.count(), self.number(1, 3)),
        ]
        if self.all_who():
            makers += [
                lambda: HasCondition(self.who(), self.condition() if self.chance() else None),
                lambda: Is(self.who(), OfType(self.energy())),
                lambda: Is(self.who(), self._told()),
                lambda: CameThisTurn(self.who()),
            ]
            if after_damage and self.kind is Kind.ATTACK:
                makers.append(lambda: IsKnockedOut(self.who()))
        standing = [w for w in self.all_who() if w in (Who.SELF, Who.THAT)]
        if standing and self.kind is not Kind.ATTACK:
            makers.append(lambda: IsAt(self.pick(standing), self.pick(list(Seat))))
        if after_damage and self.kind is Kind.ATTACK:
            makers.append(DamageGotThrough)
        return self.pick(makers)()
