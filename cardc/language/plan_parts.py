"""Model → phrases for the parts of a sentence: who, which, how many, how much, what must hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from cardc.language.phrase import SOURCES, Phrase, Source, TextContext, UnsayableError, WantedCards
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
    Quantity,
    RemainingHP,
    Tails,
    Target,
    Test,
    TypeOf,
    UnusedEnergy,
    UpTo,
    Who,
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
        if isinstance(group.type, EnergyType):
            plain = Phrase("group-typed", (group.owner, group.spot, group.type))
        else:
            plain = Phrase("group", (group.owner, group.spot))
        qualities: list[Phrase] = []
        if isinstance(group.type, TypeOf):
            qualities.append(Phrase("of-type-of", (self.who(group.type.who),)))
        if group.name is not None:
            qualities.append(Phrase("named", (group.name,)))
        if group.damaged:
            qualities.append(Phrase("damaged"))
        if not qualities:
            return plain
        said = qualities.pop()
        while qualities:
            said = Phrase("qualities-more", (qualities.pop(), said))
        return Phrase("group-with", (plain, said))

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
        match measure:
            case RemainingHP(who):
                return Phrase("remaining-hp", (self.who(who),))
            case PrintedHP(who):
                return Phrase("printed-hp", (self.who(who),))
            case DamageDone():
                return Phrase("damage-done")
        assert_never(measure)

    def count(self, count: Count) -> Phrase:
        """What is counted."""
        match count:
            case Heads():
                return Phrase("heads")
            case Tails():
                return Phrase("tails")
            case CountersOn(who):
                return Phrase("counters-on", (self.who(who),))
            case EnergyOn(who, type_):
                return _typed("energy-on", (self.who(who),), type_)
            case EnergyProvidedTo(who, type_):
                return _typed("energy-provided-to", (self.who(who),), type_)
            case Discarded():
                return Phrase("discarded")
            case UnusedEnergy(type_):
                return Phrase("unused-energy", (self.own, type_))
            case PokemonIn(counted):
                return Phrase("pokemon-in", (self.group(counted),))
        assert_never(count)

    def test(self, test: Test) -> Phrase:
        """What must hold."""
        match test:
            case DamageGotThrough():
                return Phrase("damage-got-through")
            case HasCondition(who, condition):
                return Phrase("has-condition", (self.who(who), condition))
            case AtLeast(CountersOn(who), 1):
                return Phrase("is-damaged", (self.who(who),))
            case AtLeast(EnergyOn(who, None), 1):
                return Phrase("has-energy", (self.who(who),))
            case AtLeast(PokemonIn(group), 1) if group in _BENCHES:
                return Phrase("has-bench", (_BENCHES[group],))
            case AtLeast(count, number):
                return Phrase("at-least", (self.count(count), number))
            case IsKnockedOut(who):
                return Phrase("is-knocked-out", (self.who(who),))
            case IsOfType(who, type_):
                return Phrase("is-of-type", (self.who(who), type_))
            case IsAt(who, seat):
                return Phrase("is-at", (self.who(who), seat))
            case CameThisTurn(who):
                return Phrase("came-this-turn", (self.who(who),))
        assert_never(test)


# --- parts that need no context ----------------------------------------------------------------------


def _typed(kind: str, args: tuple[Phrase | int, ...], type_: EnergyType | None) -> Phrase:
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
    assert_never(quantity)


def energy_cards(quantity: Quantity, type_: EnergyType | None) -> Phrase:
    """So many Energy cards."""
    match quantity:
        case Exactly(number):
            return _typed("energy-cards", (number,), type_)
        case UpTo(number):
            return _typed("energy-cards-up-to", (number,), type_)
        case All():
            return _typed("energy-cards-all", (), type_)
        case AnyNumber():
            return _typed("energy-cards-any", (), type_)
    assert_never(quantity)


def cards(quantity: Quantity, filter_: CardFilter) -> Phrase:
    """So many cards of a class."""
    like = Phrase("filter-any") if filter_ == CardFilter(CardClass.CARD) else cards_like(filter_)
    match quantity:
        case Exactly(number):
            return Phrase("cards", (number, like))
        case UpTo(number):
            return Phrase("cards-up-to", (number, like))
        case All():
            return Phrase("cards-all", (like,))
        case AnyNumber():
            raise UnsayableError("no phrase for any number of such cards")
    assert_never(quantity)


def cards_like(filter_: CardFilter) -> Phrase:
    """Cards of a class that has a name."""
    if filter_.kind is CardClass.CARD:
        raise UnsayableError("plain cards have no type and no name")
    args: tuple[str | Phrase, ...] = (WantedCards(filter_.kind.value),)
    kind = "filter"
    if filter_.type is not None:
        kind, args = "filter-typed", (*args, filter_.type)
    if filter_.names:
        kind, args = kind + "-named", (*args, names(filter_.names))
    return Phrase(kind, args)


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
