"""Model → phrases for the parts of a sentence: who, which, how many, how much, what must hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, assert_never

from cardc.language.phrase import (
    SOURCES,
    EnergyKind,
    Origin,
    Phrase,
    Source,
    TextContext,
    UnsayableError,
    Value,
    WantedCards,
)
from cardc.language.regular import Regular, regular
from cardc.language.schema_base import SlotType
from cardc.model.parts import (
    All,
    Amount,
    AnyNumber,
    AtLeast,
    CardFilter,
    CardsIn,
    CardTrait,
    Choice,
    Count,
    CountersOn,
    Damaged,
    DamageDone,
    Each,
    EnergyOn,
    EnergyProvidedTo,
    EvolvesFrom,
    Exactly,
    Group,
    Half,
    HasCondition,
    Is,
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
from cardc.model.rules import Subject
from cardc.model.terms import CardClass, Condition, Edition, EnergyType, Owner, Player, Spot

_WHO: Final = {
    Who.DEFENDING: Phrase("defending"),
    Who.ATTACKER: Phrase("attacker"),
    Who.THAT: Phrase("that"),
    Who.YOUR_ACTIVE: Phrase("your-active"),
    Who.OPPONENTS_ACTIVE: Phrase("opponents-active"),
}
_BENCHES: Final = {Group(Owner.YOURS, Spot.BENCH): Player.YOU, Group(Owner.OPPONENTS, Spot.BENCH): Player.OPPONENT}


class PartPlanner:
    """Plans the parts of one text. ``subject`` is the Pokémon that the clause before spoke of, when "it" may mean it;
    ``attached`` is true among the rules of a Trainer card that is attached to "that Pokémon".
    """

    __slots__ = ("attached", "context", "own", "subject")

    def __init__(self, context: TextContext) -> None:
        self.context = context
        self.own = Phrase("self-this") if context.edition is Edition.BW else Phrase("self-named", (context.name,))
        self.subject: Who | None = None
        self.attached = False

    # --- who and which -------------------------------------------------------------------------------

    def source(self) -> Source:
        """What the text speaks of as "this …"."""
        source = SOURCES.get(self.context.kind)
        if source is None:
            raise UnsayableError(f"{self.context.kind} texts do nothing")
        return source

    def who(self, who: Who) -> Phrase:
        """One Pokémon."""
        if who is Who.SELF:
            return self.own
        if who is Who.HOLDER and self.attached:
            return _WHO[Who.THAT]
        phrase = _WHO.get(who)
        if phrase is None:
            raise UnsayableError(f"{who!r} is spoken of only by an attached card")
        return phrase

    def one(self, target: Who | Choice) -> Phrase:
        """One Pokémon, chosen or not."""
        return self.who(target) if isinstance(target, Who) else self.choice(target)

    def bearer(self, subject: Subject) -> Phrase:
        """Whom a rule is about."""
        return self.who(subject) if isinstance(subject, Who) else Phrase("each", (self.group(subject),))

    def choice(self, choice: Choice) -> Phrase:
        """Pokémon that are chosen."""
        kind = "choice" if choice.chooser is Player.YOU else "choice-by-opponent"
        return Phrase(kind, (choice.number, self.group(choice.group)))

    def target(self, target: Target) -> Phrase:
        """One or more Pokémon."""
        match target:
            case Choice():
                return self.choice(target)
            case Each(every):
                return Phrase("each", (self.group(every),))
            case Who():
                return self.who(target)
        assert_never(target)

    def group(self, group: Group) -> Phrase:
        """The Pokémon of a group: where, of what type; then the qualities that are said after the noun."""
        plain = Phrase("group", (group.owner, group.spot))
        behind: list[Trait] = []
        for trait in group.traits:
            if isinstance(trait, OfType) and isinstance(trait.type, EnergyType):
                plain = Phrase("group-typed", (group.owner, group.spot, trait.type))
            else:
                behind.append(trait)
        if not behind:
            return plain
        said, *before = [self.quality(trait) for trait in sorted(behind, key=_place_of, reverse=True)]
        for quality in before:
            said = Phrase("qualities-more", (quality, said))
        return Phrase("group-with", (plain, said))

    def quality(self, trait: Trait) -> Phrase:
        """What is said of Pokémon behind the noun."""
        match trait:
            case OfType(TypeOf(who)):
                return Phrase("of-type-of", (self.who(who),))
            case OfRank(rank):
                return Phrase("of-rank", (rank,))
            case NotOfType(type_):
                return Phrase("not-of-type", (type_,))
            case Named(called):
                return Phrase("named", (names(called),))
            case NamePart(part):
                return Phrase("name-part", (part,))
            case Damaged():
                return Phrase("damaged")
            case WithEnergy(type_):
                return _typed("with-energy", (), type_)
        return self.derived(trait)

    # --- how much --------------------------------------------------------------------------------------

    def amount(self, amount: Amount) -> Phrase:
        """An amount of damage."""
        match amount:
            case Number(points):
                return Phrase("points", (points,))
            case Per(each, count, None):
                return Phrase("per", (each, self.count(count)))
            case Per(each, count, cap) if cap is not None:
                return Phrase("per-at-most", (each, self.count(count), each * cap))
            case RemainingHP() | PrintedHP() | DamageDone() | Half():
                return Phrase("equal-to", (self.size(amount),))
        raise UnsayableError(f"no phrase for {amount!r}")

    def size(self, size: Measure | Half) -> Phrase:
        """A measure, or half of it."""
        if isinstance(size, Half):
            return Phrase("half", (self.measure(size.of), size.rounding))
        return Phrase("whole", (self.measure(size),))

    def measure(self, measure: Measure) -> Phrase:
        """A number of damage points that a Pokémon or the attack has."""
        return self.derived(measure)

    # --- what is a node ------------------------------------------------------------------------------

    def derived(self, node: object) -> Phrase:
        """The phrase of a node whose kind follows from its row. Raises :class:`UnsayableError` for another."""
        one = regular().get(type(node))
        if one is None:
            raise UnsayableError(f"no phrase for {node!r}")
        return Phrase(one.id, self.filled(one, node))

    def filled(self, one: Regular, node: object) -> tuple[Value, ...]:
        """What fills the slots of a node's phrase."""
        return tuple(self._slot(slot, getattr(node, one.fields[name])) for name, slot in one.slots.items())

    def _slot(self, slot: SlotType, value: Any) -> Value:  # a row's field holds what its slot stands for
        match slot:
            case "who":
                return self.who(value)
            case "target":
                return self.target(value)
            case "one":
                return self.one(value)
            case "choice":
                return self.choice(value)
            case "group":
                return self.group(value)
            case "bearer":
                return self.bearer(value)
            case "amount":
                return self.amount(value)
            case "count":
                return self.count(value)
            case "conditions":
                return conditions(value)
        filler: Value = value
        return filler

    def count(self, count: Count) -> Phrase:
        """What is counted."""
        match count:
            case EnergyOn(who, type_):
                return _typed("energy-on", (self.who(who),), type_)
            case EnergyProvidedTo(who, type_):
                return _typed("energy-provided-to", (self.who(who),), type_)
            case UnusedEnergy(type_):
                return Phrase("unused-energy", (self.own, type_))
            case PokemonIn(counted):
                return Phrase("pokemon-in", (self.group(counted),))
            case CardsIn(player, zone, wanted):
                return Phrase("cards-in", (self.cards_like(wanted), player, Origin(zone.value)))
        return self.derived(count)

    def test(self, test: Test) -> Phrase:
        """What must hold."""
        match test:
            case HasCondition(who, None):
                return Phrase("is-affected", (self.who(who),))
            case HasCondition(who, condition) if condition is not None:
                return Phrase("has-condition", (self.who(who), condition))
            case AtLeast(CountersOn(who), 1):
                return Phrase("is-damaged", (self.who(who),))
            case AtLeast(EnergyOn(who, None), 1):
                return Phrase("has-energy", (self.who(who),))
            case AtLeast(PokemonIn(group), 1) if group in _BENCHES:
                return Phrase("has-bench", (_BENCHES[group],))
            case AtLeast(count, number):
                return Phrase("at-least", (self.count(count), number))
            case Is(who, trait):
                return self.told(who, trait)
        return self.derived(test)

    def told(self, who: Who, trait: Trait) -> Phrase:
        """A quality that a Pokémon must have."""
        match trait:
            case OfType(EnergyType() as type_):
                return Phrase("is-of-type", (self.who(who), type_))
            case OfRank(rank):
                return Phrase("is-of-rank", (self.who(who), rank))
            case Named(called):
                return Phrase("is-named", (self.who(who), names(called)))
            case NamePart(part):
                return Phrase("has-name-part", (self.who(who), part))
            case WithPower():
                return Phrase("has-power", (self.who(who),))
        raise UnsayableError(f"no test for {trait!r}")

    # --- which cards -------------------------------------------------------------------------------------

    def cards(self, quantity: Quantity, filter_: CardFilter) -> Phrase:
        """So many cards of a class."""
        like = self.cards_like(filter_)
        match quantity:
            case Exactly(number):
                return Phrase("cards", (number, like))
            case UpTo(number):
                return Phrase("cards-up-to", (number, like))
            case All():
                return Phrase("cards-all", (like,))
            case AnyNumber():
                return Phrase("cards-any", (like,))
            case PerCount():
                raise UnsayableError("cards for each of a count have a sentence of their own")
        assert_never(quantity)

    def cards_like(self, filter_: CardFilter) -> Phrase:
        """Cards of a class, with what narrows it."""
        own = next((trait.type for trait in filter_.traits if isinstance(trait, OfType)), None)
        said = _kinds(filter_.kinds, own if isinstance(own, EnergyType) else None)
        behind = [self.card_trait(trait) for trait in filter_.traits if not isinstance(trait, OfType)]
        if not behind:
            return said
        traits = behind.pop()
        while behind:
            traits = Phrase("card-traits-more", (behind.pop(), traits))
        return Phrase("filter-with", (said, traits))

    def card_trait(self, trait: CardTrait) -> Phrase:
        """What is said of cards behind the noun."""
        match trait:
            case Named(called):
                return Phrase("card-named", (names(called),))
            case NamePart(part):
                return Phrase("card-name-part", (part,))
            case EvolvesFrom(Who() as who):
                return Phrase("evolves-from", (self.who(who),))
            case EvolvesFrom(str() as name):
                return Phrase("evolves-from-named", (name,))
        raise UnsayableError(f"no phrase for {trait!r} behind the noun")


# --- parts that need no context ----------------------------------------------------------------------


_BEHIND: Final = (OfType, OfRank, NotOfType, Named, NamePart, Damaged, WithEnergy, WithPower)
"""The order of qualities behind the noun."""


def _place_of(trait: Trait) -> int:
    return _BEHIND.index(type(trait))


def _typed(kind: str, args: tuple[Value, ...], type_: EnergyType | None) -> Phrase:
    return Phrase(kind, args) if type_ is None else Phrase(kind + "-typed", (*args, type_))


def counters(quantity: Quantity) -> Phrase:
    """So many damage counters."""
    match quantity:
        case Exactly(number):
            return Phrase("counters", (number,))
        case UpTo(number):
            return Phrase("counters-up-to", (number,))
        case All():
            return Phrase("counters-all")
        case AnyNumber():
            raise UnsayableError("no phrase for any number of damage counters")
        case PerCount():
            raise UnsayableError("counters for each of a count have a sentence of their own")
    assert_never(quantity)


def energy_cards(quantity: Quantity, type_: EnergyType | None, kind: EnergyKind = EnergyKind.ENERGY) -> Phrase:
    """So many Energy cards."""
    match quantity:
        case Exactly(number):
            return _typed("energy-cards", (number, kind), type_)
        case UpTo(number):
            return _typed("energy-cards-up-to", (number, kind), type_)
        case All():
            return _typed("energy-cards-all", (kind,), type_)
        case AnyNumber() if kind is EnergyKind.ENERGY:
            return _typed("energy-cards-any", (), type_)
    raise UnsayableError(f"no phrase for {quantity!r} of {kind}")


def energy_like(quantity: Quantity, wanted: CardFilter) -> Phrase:
    """So many Energy cards of a kind."""
    own = next((trait.type for trait in wanted.traits if isinstance(trait, OfType)), None)
    if len(wanted.kinds) != 1 or wanted.kinds[0].value not in set(EnergyKind) or isinstance(own, TypeOf):
        raise UnsayableError(f"no phrase for {wanted!r} as Energy")
    return energy_cards(quantity, own, EnergyKind(wanted.kinds[0].value))


def _kinds(kinds: Sequence[CardClass], type_: EnergyType | None) -> Phrase:
    """Cards of one kind, or of any one of several."""
    if tuple(kinds) == (CardClass.CARD,):
        return Phrase("filter-any")
    wanted = tuple(WantedCards(kind.value) for kind in kinds)
    if len(wanted) > 1:
        return Phrase("filter-two" if len(wanted) == 2 else "filter-three", wanted)
    return _typed("filter", wanted, type_)


def names(names: Sequence[str]) -> Phrase:
    """ "A", "A or B"."""
    said = Phrase("name", (names[-1],))
    for name in reversed(names[:-1]):
        said = Phrase("names-or", (name, said))
    return said


def conditions(conditions: Sequence[Condition]) -> Phrase:
    """ "Asleep", "Asleep or Confused", "Asleep, Confused, or Paralyzed"."""
    if len(conditions) < 3:
        return Phrase("or-one" if len(conditions) == 1 else "or-two", tuple(conditions))
    more = Phrase("or-last", tuple(conditions[-2:]))
    for condition in reversed(conditions[1:-2]):
        more = Phrase("or-next", (condition, more))
    return Phrase("or-more", (conditions[0], more))


def symbols(types: Sequence[EnergyType]) -> Phrase:
    """A row of Energy symbols. Raises :class:`UnsayableError` for none."""
    if not types:
        raise UnsayableError("there is no Energy to name")
    row = Phrase("symbol", (types[-1],))
    for type_ in reversed(types[:-1]):
        row = Phrase("symbols-more", (Phrase("symbol", (type_,)), row))
    return row
