"""Callbacks for the parts of sentences: who, which, how many, how much, whether."""

from __future__ import annotations

from typing import Final, get_args

from cardc.identity import spelled
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
    Trait,
    TypeOf,
    UnusedEnergy,
    UpTo,
    Who,
    WithEnergy,
    WithPower,
)
from cardc.model.terms import CardClass, Condition, EnergyType, Owner, Player, Rounding, Seat, Spot, Zone
from cardc.records import dataclass
from cardc.syntax.builder import Builder, type_in

_TRAITS: Final = get_args(Trait)
"""The classes of qualities, in the order in which they stand in the model."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of card with its type, before the qualities behind it."""

    kind: CardClass
    type: EnergyType | None = None


class PartBuilder(Builder):
    """One method for each part of a sentence."""

    # --- which Pokémon ----------------------------------------------------------------------------

    def who(self, who: Who) -> Who:
        return who

    def choice(self, number: int, group: Group, chooser: Player = Player.YOU) -> Choice:
        return Choice(number, group, chooser)

    def another(self, group: Group, chooser: Player = Player.YOU) -> Choice:
        return Choice(1, group, chooser)

    def each(self, group: Group) -> Each:
        return Each(group)

    def chooser(self, player: Player) -> Player:
        return player

    def group(self, owner: Owner, *rest: Seat | EnergyType | TypeOf | Trait) -> Group:
        spot = Spot.BENCH if Seat.BENCHED in rest else Spot.IN_PLAY
        traits: dict[type, Trait] = {}
        for part in rest:
            if isinstance(part, Seat):
                continue
            trait = OfType(part) if isinstance(part, EnergyType | TypeOf) else part
            if type(trait) in traits:
                self.problem("E001", f"{_CALLED[type(trait)]} is said already", self.kids[-1], "keep one of them")
            traits[type(trait)] = trait
        return Group(owner, spot, tuple(sorted(traits.values(), key=lambda t: _TRAITS.index(type(t)))))

    def named(self, *names: str) -> Named:
        return Named(tuple(map(spelled, names)))

    def name_part(self, part: str) -> NamePart:
        return NamePart(spelled(part))

    def evolves_from(self, who: Who | str) -> EvolvesFrom:
        return EvolvesFrom(who if isinstance(who, Who) else spelled(who))

    def with_energy(self, kind: EnergyType | None = None) -> WithEnergy:
        return WithEnergy(kind)

    def with_power(self) -> WithPower:
        return WithPower()

    def type_of(self, who: Who) -> TypeOf:
        return TypeOf(who)

    # --- quantities and cards -----------------------------------------------------------------------

    def exactly(self, number: int) -> Exactly:
        return Exactly(number)

    def up_to(self, number: int) -> UpTo:
        return UpTo(number)

    def all(self) -> All:
        return All()

    def any_number(self) -> AnyNumber:
        return AnyNumber()

    def that_many(self) -> PerCount:
        return PerCount(1, Discarded())

    def filter(self, kind: Kind, *traits: Named | NamePart | EvolvesFrom) -> CardFilter:
        order = get_args(CardTrait)
        own: tuple[CardTrait, ...] = () if kind.type is None else (OfType(kind.type),)
        return CardFilter((kind.kind,), tuple(sorted((*own, *traits), key=lambda t: order.index(type(t)))))

    def filter_any(self, *kinds: Kind) -> CardFilter:
        if any(kind.type is not None for kind in kinds):
            self.problem("E001", "a type can't stand where cards of several kinds do", self.kids[0], "remove the type")
        return CardFilter(tuple(kind.kind for kind in kinds))

    def any_card(self) -> Kind:
        return Kind(CardClass.CARD)

    def pokemon_card(self, kind: EnergyType | None = None) -> Kind:
        return Kind(CardClass.POKEMON, kind)

    def basic_pokemon_card(self, kind: EnergyType | None = None) -> Kind:
        return Kind(CardClass.BASIC_POKEMON, kind)

    def evolution_card(self, kind: EnergyType | None = None) -> Kind:
        return Kind(CardClass.EVOLUTION, kind)

    def trainer_card(self) -> Kind:
        return Kind(CardClass.TRAINER)

    def energy_card(self, kind: EnergyType | None = None) -> Kind:
        return Kind(CardClass.ENERGY, kind)

    def basic_energy_card(self, kind: EnergyType | None = None) -> Kind:
        return Kind(CardClass.BASIC_ENERGY, kind)

    def special_energy_card(self) -> Kind:
        return Kind(CardClass.SPECIAL_ENERGY)

    def times(self, quantity: Quantity, per: Per | None) -> Quantity:
        """The quantity with the "for each …" behind it, when there is one."""
        if per is None:
            return quantity
        if not isinstance(quantity, Exactly) or per.cap is not None:
            cure = "write a number in front and no `at most`"
            self.problem("E001", "only a plain number stands before `for each`", self.kids[-1], cure)
            return quantity
        return PerCount(quantity.number, per.count)

    # --- counts and amounts ---------------------------------------------------------------------------

    def points(self, points: int, per: Per | None = None) -> Amount:
        return Number(points) if per is None else Per(points, per.count, per.cap)

    def for_each(self, count: Count, cap: int | None = None) -> Per:
        # The points stand before these words: the rule around puts them in.
        return Per(0, count, cap)

    def at_most(self, number: int) -> int:
        return number

    def half(self, of: Measure, rounding: Rounding) -> Half:
        return Half(of, rounding)

    def damage_done(self) -> DamageDone:
        return DamageDone()

    def remaining_hp(self, who: Who) -> RemainingHP:
        return RemainingHP(who)

    def printed_hp(self, who: Who) -> PrintedHP:
        return PrintedHP(who)

    def heads(self) -> Heads:
        return Heads()

    def tails(self) -> Tails:
        return Tails()

    def counters_on(self, who: Who) -> CountersOn:
        return CountersOn(who)

    def energy_on(self, *parts: EnergyType | Who) -> EnergyOn:
        who = parts[-1]
        assert isinstance(who, Who)
        return EnergyOn(who, type_in(parts))

    def energy_provided_to(self, *parts: EnergyType | Who) -> EnergyProvidedTo:
        who = parts[-1]
        assert isinstance(who, Who)
        return EnergyProvidedTo(who, type_in(parts))

    def unused_energy(self, kind: EnergyType) -> UnusedEnergy:
        return UnusedEnergy(kind)

    def discarded(self) -> Discarded:
        return Discarded()

    def pokemon_in(self, group: Group) -> PokemonIn:
        return PokemonIn(group)

    def cards_in(self, wanted: CardFilter, *rest: Owner | Zone) -> CardsIn:
        zone = rest[-1]
        assert isinstance(zone, Zone)
        return CardsIn(Player.YOU if len(rest) == 1 else Player.OPPONENT, zone, wanted)

    # --- tests ------------------------------------------------------------------------------------------

    def damage_got_through(self) -> DamageGotThrough:
        return DamageGotThrough()

    def any(self, count: Count) -> AtLeast:
        return AtLeast(count)

    def at_least(self, number: int, count: Count) -> AtLeast:
        return AtLeast(count, number)

    def has_condition(self, who: Who, condition: Condition) -> HasCondition:
        return HasCondition(who, condition)

    def at_most_of(self, number: int, count: Count) -> AtMost:
        return AtMost(count, number)

    def just(self, number: int, count: Count) -> Just:
        return Just(count, number)

    def is_affected(self, who: Who) -> HasCondition:
        return HasCondition(who, None)

    def is_(self, who: Who, trait: EnergyType | Trait) -> Is:
        return Is(who, OfType(trait) if isinstance(trait, EnergyType) else trait)

    def is_at(self, who: Who, seat: Seat) -> IsAt:
        return IsAt(who, seat)

    def is_knocked_out(self, who: Who) -> IsKnockedOut:
        return IsKnockedOut(who)

    def came_this_turn(self, who: Who) -> CameThisTurn:
        return CameThisTurn(who)


_CALLED: Final[dict[type, str]] = {
    Damaged: "`damaged`",
    OfRank: "the stage",
    OfType: "a type",
    NotOfType: "a type",
    Named: "a name",
    NamePart: "a part of the name",
    WithEnergy: "its Energy",
    WithPower: "its power",
}
