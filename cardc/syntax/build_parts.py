"""Callbacks for the parts of sentences: who, which, how many, how much, whether."""

from __future__ import annotations

from cardc.model.parts import (
    All,
    Amount,
    AnyNumber,
    AtLeast,
    CameThisTurn,
    CardFilter,
    Choice,
    Count,
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
    Measure,
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
from cardc.model.terms import CardClass, Condition, EnergyType, Owner, Player, Rounding, Seat, Spot
from cardc.records import dataclass
from cardc.syntax.builder import Builder, Damaged, type_in


@dataclass(frozen=True, slots=True)
class Named:
    """The words "named …" behind a group."""

    name: str


@dataclass(frozen=True, slots=True)
class Names:
    """The words "named … or …" behind a kind of card."""

    names: tuple[str, ...]


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

    def group(self, owner: Owner, *rest: Damaged | Seat | EnergyType | Named | TypeOf) -> Group:
        spot, damaged, name = Spot.IN_PLAY, False, None
        kind: EnergyType | TypeOf | None = None
        for part in rest:
            if isinstance(part, Seat):
                spot = Spot.BENCH
            elif isinstance(part, Damaged):
                damaged = True
            elif isinstance(part, Named):
                name = part.name
            elif isinstance(part, TypeOf) and kind is not None:
                self.problem("E001", "a type is named already", self.kids[-1], "keep one of them")
            else:
                kind = part
        return Group(owner, spot, kind, name, damaged)

    def named(self, name: str) -> Named:
        return Named(name)

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

    def names(self, *names: str) -> Names:
        return Names(names)

    def any_card(self) -> CardFilter:
        return CardFilter(CardClass.CARD)

    def pokemon_card(self, *rest: EnergyType | Names) -> CardFilter:
        return _filter(CardClass.POKEMON, rest)

    def basic_pokemon_card(self, *rest: EnergyType | Names) -> CardFilter:
        return _filter(CardClass.BASIC_POKEMON, rest)

    def evolution_card(self, *rest: EnergyType | Names) -> CardFilter:
        return _filter(CardClass.EVOLUTION, rest)

    def trainer_card(self) -> CardFilter:
        return CardFilter(CardClass.TRAINER)

    def energy_card(self, kind: EnergyType | None = None) -> CardFilter:
        return CardFilter(CardClass.ENERGY, kind)

    def basic_energy_card(self, kind: EnergyType | None = None) -> CardFilter:
        return CardFilter(CardClass.BASIC_ENERGY, kind)

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

    # --- tests ------------------------------------------------------------------------------------------

    def damage_got_through(self) -> DamageGotThrough:
        return DamageGotThrough()

    def any(self, count: Count) -> AtLeast:
        return AtLeast(count)

    def at_least(self, number: int, count: Count) -> AtLeast:
        return AtLeast(count, number)

    def has_condition(self, who: Who, condition: Condition) -> HasCondition:
        return HasCondition(who, condition)

    def is_of_type(self, who: Who, kind: EnergyType) -> IsOfType:
        return IsOfType(who, kind)

    def is_at(self, who: Who, seat: Seat) -> IsAt:
        return IsAt(who, seat)

    def is_knocked_out(self, who: Who) -> IsKnockedOut:
        return IsKnockedOut(who)

    def came_this_turn(self, who: Who) -> CameThisTurn:
        return CameThisTurn(who)


def _filter(kind: CardClass, parts: tuple[EnergyType | Names, ...]) -> CardFilter:
    names = next((p.names for p in parts if isinstance(p, Names)), ())
    return CardFilter(kind, type_in(parts), names)
