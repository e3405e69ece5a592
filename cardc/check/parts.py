"""The canonical form of the parts of sentences: who, which, how many, how much, whether."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final, get_args

from cardc.check.editions import EDITIONS
from cardc.check.findings import Finding, Path
from cardc.check.naming import written_problem
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
    Named,
    NamePart,
    NotOfType,
    Number,
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
)
from cardc.model.terms import CardClass, Condition, Edition, EnergyType, Event, Sign, Zone
from cardc.records import dataclass


class Kind(StrEnum):
    """Whose text it is."""

    ATTACK = "an attack"
    POWER = "a power"
    REACTIVE = "a power that reacts"
    TRAINER = "a Trainer card"


_ACTIVE: Final = frozenset({Who.YOUR_ACTIVE, Who.OPPONENTS_ACTIVE})
WHO: Final = {
    Kind.ATTACK: frozenset({Who.SELF, Who.DEFENDING, Who.THAT}),
    Kind.POWER: frozenset({Who.SELF, Who.THAT}) | _ACTIVE,
    Kind.REACTIVE: frozenset({Who.SELF, Who.THAT, Who.ATTACKER}) | _ACTIVE,
    Kind.TRAINER: frozenset({Who.THAT}) | _ACTIVE,
}
"""The words for a Pokémon that each kind of text may use."""

NAMED_CLASSES: Final = (CardClass.POKEMON, CardClass.BASIC_POKEMON, CardClass.EVOLUTION)
"""Kinds of cards that names, and what they evolve from, narrow."""

TYPED_CLASSES: Final = (*NAMED_CLASSES, CardClass.ENERGY, CardClass.BASIC_ENERGY)
"""Kinds of cards that a type narrows."""

ENERGY_CLASSES: Final = (CardClass.ENERGY, CardClass.BASIC_ENERGY, CardClass.SPECIAL_ENERGY)
"""Kinds of cards that are attached as Energy."""

_INSIDE: Final[dict[CardClass, tuple[CardClass, ...]]] = {
    CardClass.CARD: tuple(CardClass),
    CardClass.POKEMON: (CardClass.BASIC_POKEMON, CardClass.EVOLUTION),
    CardClass.ENERGY: (CardClass.BASIC_ENERGY, CardClass.SPECIAL_ENERGY),
}
"""The kinds of cards that a kind holds: naming both says nothing more."""

MOST_POINTS: Final = 990
"""Most HP and damage that a card may print. The highest HP of a real card have three digits."""

MOST_THINGS: Final = 60
"""Most cards, coins or counters of which a text may speak: a deck has no more cards."""

_QUANTITIES: Final[dict[type, str]] = {
    Exactly: "a number",
    UpTo: "`up to` a number",
    All: "`all`",
    AnyNumber: "`any number of`",
    PerCount: "a number `for each`",
}


@dataclass(frozen=True, slots=True)
class Latest:
    """The latest thing a pronoun could mean: the path of its block, and whether it is just one."""

    block: Path
    single: bool = True

    def reaches(self, block: Path) -> bool:
        """What was spoken of is known in its own block from there on, and in the blocks inside."""
        return block[: len(self.block)] == self.block


class PartChecker:
    """Looks at parts in the order of the words, and remembers what pronouns mean. ``findings`` holds the result."""

    def __init__(self, kind: Kind, edition: Edition, sign: Sign = Sign.NONE) -> None:
        self.kind = kind
        self.edition = edition
        self.facts = EDITIONS[edition]
        self.sign = sign
        self.findings: list[Finding] = []
        self.choice: Latest | None = None
        self.attack: Latest | None = None
        self.attack_of: Who | None = None
        self.discarded: Latest | None = None
        self.reactions: set[Event] = set()
        self.event: Event | None = None
        self.coins = False
        self.switched = False

    def say(self, code: str, message: str, path: Path, suggestion: str | None = None) -> None:
        """Note a finding."""
        self.findings.append(Finding(code, message, path, suggestion))

    def reacts_to(self, event: Event) -> None:
        """The text is done when this happens."""
        self.event = event

    def _knows(self, who: Who) -> bool:
        return who in WHO[self.kind] and not (who is Who.ATTACKER and self.event is Event.PLAYED)

    def _no_meaning(self, words: str, at: Path) -> None:
        self.say("E214", f"`{words}` has no meaning in {self.kind}", at)

    # --- which Pokémon ------------------------------------------------------------------------------

    def _who(self, who: Who, at: Path, block: Path) -> None:
        if who is Who.THAT:
            if self.choice is None or not self.choice.reaches(block):
                self.say("E209", "`that pokemon` has no Pokémon chosen before it", at, "choose `1 of …` first")
            elif not self.choice.single:
                self.say("E209", "`that pokemon` would be several: more than 1 was chosen", at)
        if not self._knows(who):
            cure = self._other_word(who) or "known here: " + ", ".join(f"`{w}`" for w in Who if self._knows(w))
            self.say("E213", f"`{who}` has no meaning in {self.kind}", at, cure)
        elif who is Who.DEFENDING and self.switched:
            message = "`defender` could be the old or the new Active Pokémon after `switch opponent's active pokemon`"
            self.say("E229", message, at, "move the switch to the end")

    def _other_word(self, who: Who) -> str | None:
        if self.kind is Kind.ATTACK and who in _ACTIVE:
            return f"write `{Who.SELF if who is Who.YOUR_ACTIVE else Who.DEFENDING}`"
        if self.kind is not Kind.ATTACK and who is Who.DEFENDING:
            return f"write `{Who.OPPONENTS_ACTIVE}`"
        return None

    def _target(self, target: Target, at: Path, block: Path) -> None:
        match target:
            case Who():
                self._who(target, at, block)
            case Choice():
                self._choice(target, at, block)
            case Each():
                self._group(target.group, at)

    def _choice(self, choice: Choice, at: Path, block: Path) -> None:
        self._at_least(choice.number, 1, at, "Pokémon")
        self._group(choice.group, at)
        self._point(Latest(block, choice.number == 1))

    def _point(self, choice: Latest | None) -> None:
        """A Pokémon was chosen: ``choice`` says whether and where a sentence can point back to it."""
        self.choice = choice
        if self.attack_of is Who.THAT:
            self.attack_of = None

    def _place(self, place: Who | Choice, at: Path, block: Path) -> None:
        """One Pokémon that gives or takes; no sentence points back to one that is chosen here."""
        if isinstance(place, Who):
            self._who(place, at, block)
            return
        self._group(place.group, at)
        if place.number != 1:
            self.say("E202", f"1 Pokémon is meant here, not {place.number}", at, "write `1 of`")

    def _places(self, source: Who | Choice, target: Who | Choice, at: Path, block: Path) -> None:
        self._place(source, at, block)
        self._place(target, at, block)
        if source == target and isinstance(source, Who):
            self.say("E237", f"`{source}` can't give to itself", at, "name another Pokémon")
        if isinstance(source, Choice) or isinstance(target, Choice):
            if Who.THAT in (source, target):
                self.say("E209", "`that pokemon` can't be told from the Pokémon chosen here", at)
            self._point(None)

    def _group(self, group: Group, at: Path) -> None:
        self._in_declared_order(group.traits, get_args(Trait), at, "the qualities of a Pokémon")
        if any(isinstance(t, OfType) for t in group.traits) and any(isinstance(t, NotOfType) for t in group.traits):
            self.say("E207", "a Pokémon of a type needs no other type ruled out", at, "keep one of them")
        for trait in group.traits:
            self._trait(trait, at)

    def _in_declared_order(self, traits: tuple[object, ...], order: tuple[type, ...], at: Path, what: str) -> None:
        places = [order.index(type(trait)) for trait in traits]
        if places != sorted(set(places)):
            self.say("E232", f"{what} stand once each, in order", at)

    def _trait(self, trait: Trait | CardTrait, at: Path) -> None:
        match trait:
            case OfType(TypeOf(who)):
                if self.kind is not Kind.ATTACK:
                    self._no_meaning("of the type of", at)
                elif who not in (Who.SELF, Who.DEFENDING):
                    self.say("E213", f"`of the type of {who}` is not told", at, "write `self` or `defender`")
                else:
                    self._who(who, at, ())
            case OfType(EnergyType() as kind) | NotOfType(kind) | WithEnergy(kind):
                self._type(kind, at)
            case Named():
                self._names(trait.names, at)
            case NamePart():
                self._name(trait.part, at)
            case EvolvesFrom(Who() as who):
                self._who(who, at, ())
            case EvolvesFrom(str() as name):
                self._name(name, at)
            case _:
                pass

    def _names(self, names: tuple[str, ...], at: Path) -> None:
        for name in names:
            self._name(name, at)
        if not names or list(names) != sorted(set(names)):
            cure = "write " + " or ".join(f"“{name}”" for name in sorted(set(names)))
            self.say("E232", "the names stand once each, in order of the alphabet", at, cure if names else None)

    def _name(self, name: str, at: Path) -> None:
        problem = written_problem(name)
        if problem is not None:
            self.say("E101", f"the name of a Pokémon {problem[0]}", at, problem[1])

    # --- quantities and cards -----------------------------------------------------------------------

    def _quantity(self, quantity: Quantity, at: Path, block: Path, *allowed: type) -> None:
        match quantity:
            case Exactly():
                self._at_least(quantity.number, 1, at, "things")
            case UpTo() if quantity.number < 2:
                self.say("E202", "`up to` needs at least 2", at, "write `1`")
            case UpTo():
                self._at_least(quantity.number, 2, at, "things")
            case PerCount():
                self._at_least(quantity.number, 1, at, "things")
                self._count(quantity.count, at, block)
            case _:
                pass
        if not isinstance(quantity, allowed):
            words = [_QUANTITIES[a] for a in allowed]
            cure = f"write {', '.join(words[:-1])} or {words[-1]}"
            self.say("E208", f"{_QUANTITIES[type(quantity)]} can't stand here", at, cure)

    def _filter(self, wanted: CardFilter, at: Path) -> None:
        order = list(CardClass)
        if not wanted.kinds or list(wanted.kinds) != sorted(set(wanted.kinds), key=order.index):
            cure = "write `" + " or ".join(kind for kind in CardClass if kind in wanted.kinds) + "`"
            self.say("E232", "kinds of cards stand once each, in order", at, cure if wanted.kinds else None)
        for kind in wanted.kinds:
            if any(other in _INSIDE.get(kind, ()) for other in wanted.kinds if other is not kind):
                self.say("E207", f"a {kind} is more than the other kinds named", at, "keep one of them")
        if {CardClass.BASIC_POKEMON, CardClass.EVOLUTION} <= set(wanted.kinds):
            self.say("E207", "Basic Pokémon and Evolution cards are all Pokémon cards", at, "write `pokemon card`")
        self._in_declared_order(wanted.traits, get_args(CardTrait), at, "the qualities of a card")
        if len(wanted.kinds) > 1 and wanted.traits:
            self.say("E207", "cards of several kinds have no further quality", at, "name one kind")
        for trait in wanted.traits:
            self._card_trait(trait, wanted.kinds[0] if wanted.kinds else CardClass.CARD, at)

    def _card_trait(self, trait: CardTrait, kind: CardClass, at: Path) -> None:
        self._trait(trait, at)
        match trait:
            case OfType(TypeOf()):
                self.say("E207", "a card has a type of its own to look for", at, "name the type")
            case OfType(EnergyType.COLORLESS) if kind is CardClass.BASIC_ENERGY:
                self.say("E207", "there is no basic Colorless Energy", at, "remove the type or `basic`")
            case OfType() if kind not in TYPED_CLASSES:
                self.say("E207", f"a {kind} has no type to look for", at, "remove the type")
            case Named() if kind not in NAMED_CLASSES:
                self.say("E207", f"a {kind} is not looked for by name", at, "remove the name")
            case EvolvesFrom() if kind not in NAMED_CLASSES:
                cure = "write `pokemon card that evolves from …`"
                self.say("E207", f"a {kind} is not looked for by what it evolves from", at, cure)
            case _:
                pass

    # --- amounts and counts ---------------------------------------------------------------------------

    def _amount(self, amount: Amount, at: Path, block: Path) -> None:
        match amount:
            case Number():
                self._points(amount.value, at)
            case Per():
                self._points(amount.each, at)
                self._count(amount.count, at, block)
                if amount.cap is not None:
                    self._at_least(amount.cap, 1, at, "things counted")
            case RemainingHP() | PrintedHP():
                self._who(amount.who, at, block)
            case DamageDone():
                if self.kind is not Kind.ATTACK and self.event is not Event.DAMAGED_BY_ATTACK:
                    self._no_meaning("the damage done", at)
            case Half():
                self._amount(amount.of, at, block)

    def _count(self, count: Count, at: Path, block: Path) -> None:
        match count:
            case Heads() | Tails():
                if not self.coins:
                    side = "heads" if isinstance(count, Heads) else "tails"
                    self.say("E210", f"`{side}` has no coins before it", at, "write `flip 2 coins` first")
            case CountersOn():
                self._who(count.who, at, block)
            case EnergyOn() | EnergyProvidedTo():
                self._who(count.who, at, block)
                self._type(count.type, at)
            case Discarded():
                self._discarded(at, block)
            case UnusedEnergy():
                self._type(count.type, at)
                if self.kind is not Kind.ATTACK:
                    self._no_meaning("unused energy", at)
            case PokemonIn():
                self._group(count.group, at)
            case CardsIn():
                self._filter(count.filter, at)
                if count.zone not in (Zone.HAND, Zone.DISCARD_PILE):
                    self.say("E228", f"cards in the {count.zone} are not counted", at, "count those in hand")

    def _discarded(self, at: Path, block: Path) -> None:
        if self.discarded is None or not self.discarded.reaches(block):
            cure = "discard Energy or cards from hand first"
            self.say("E230", "nothing was discarded that could be counted here", at, cure)

    # --- tests --------------------------------------------------------------------------------------------

    def _test(self, test: Test, at: Path, block: Path) -> None:
        match test:
            case DamageGotThrough():
                if self.kind is not Kind.ATTACK:
                    self._no_meaning("damage got through", at)
            case HasCondition():
                self._who(test.who, at, block)
                if test.condition is not None:
                    self._condition(test.condition, at)
            case AtLeast() | AtMost() | Just():
                self._at_least(test.number, 1, at, "things")
                self._count(test.count, at, block)
            case IsKnockedOut():
                self._who(test.who, at, block)
                if self.kind is not Kind.ATTACK:
                    self._no_meaning("is knocked out", at)
            case Is():
                self._who(test.who, at, block)
                self._trait(test.trait, at)
                self._tested(test.who, test.trait, at)
            case IsAt():
                self._who(test.who, at, block)
                if self.kind is Kind.ATTACK or test.who not in (Who.SELF, Who.THAT):
                    self.say("E214", f"where `{test.who}` stands is known in {self.kind}", at)
            case CameThisTurn():
                self._who(test.who, at, block)

    def _tested(self, who: Who, trait: Trait, at: Path) -> None:
        """Some qualities are told in another way, so that each has one."""
        match trait:
            case Damaged():
                cure = f"write `any damage counter on {who}`"
            case WithEnergy():
                cure = f"write `any energy card on {who}`"
            case NotOfType():
                cure = f"write `unless {who} is {trait.type}`"
            case OfType(TypeOf()):
                cure = "name the type"
            case _:
                return
        self.say("E207", "this quality has a sentence of its own", at, cure)

    # --- numbers and words -------------------------------------------------------------------------------

    def _at_least(self, number: int, least: int, at: Path, things: str) -> None:
        if number < least:
            self.say("E202", f"{number} is too few: at least {least} {things}", at, f"write {least} or more")
        elif number > MOST_THINGS:
            cure = f"a deck has {MOST_THINGS} cards: {MOST_THINGS} is the most"
            self.say("E239", f"{number} is more than there can be", at, cure)

    def _points(self, points: int, at: Path) -> None:
        if points < 10 or points % 10:
            self.say("E203", f"damage is counted in tens, not {points}", at)
        elif points > MOST_POINTS:
            self.say("E239", f"{points} points are more than any Pokémon has", at, f"{MOST_POINTS} is the most")

    def _type(self, kind: EnergyType | None, at: Path) -> None:
        if kind is not None and kind not in self.facts.types:
            self.say("E310", f"the type {kind} is unknown in the {self.edition} edition", at)

    def _condition(self, condition: Condition, at: Path) -> None:
        if condition not in self.facts.conditions:
            self.say("E311", f"nobody is {condition} in the {self.edition} edition", at)

    def _conditions(self, conditions: tuple[Condition, ...], at: Path, what: str, between: str = ", ") -> None:
        """A list of conditions: those of the edition, once each, in order."""
        order = list(Condition)
        if list(conditions) != sorted(set(conditions), key=order.index):
            wanted = between.join(c for c in Condition if c in conditions)
            self.say("E225", f"{what} stand once each, in order", at, f"write `{wanted}`")
        for condition in conditions:
            self._condition(condition, at)


def everyone_in(amount: Amount) -> Iterator[Who]:
    """The Pokémon that an amount speaks of."""
    match amount:
        case Per(_, CountersOn() | EnergyOn() | EnergyProvidedTo() as count):
            yield count.who
        case RemainingHP() | PrintedHP():
            yield amount.who
        case Half():
            yield from everyone_in(amount.of)
        case _:
            pass


def speaks_of_damage_done(amount: Amount) -> bool:
    """Whether an amount is known only when the damage is done."""
    return isinstance(amount.of if isinstance(amount, Half) else amount, DamageDone)
