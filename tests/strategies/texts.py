"""Random texts: what an attack, a power or a Trainer card does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import Enum
from typing import TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from cardc.check.editions import EDITIONS, EditionFacts
from cardc.model.cards import (
    Activated,
    OnlyIf,
    PowerBody,
    PowerText,
    Requirement,
    Static,
    Text,
    Whenever,
)
from cardc.model.effects import (
    Act,
    AttachEnergy,
    AttachThis,
    AttackDoesNothing,
    BecomeEnergy,
    Block,
    ChooseAttack,
    CopyAttack,
    DamageEquals,
    DamageMinus,
    DamagePlus,
    DamageTimes,
    DiscardEnergy,
    DiscardFromHand,
    DoDamage,
    Draw,
    EitherWay,
    EvolveSkippingStage,
    Flip,
    FlipCoins,
    If,
    Inflict,
    KnockOut,
    Lasting,
    May,
    MoveCounters,
    MoveEnergy,
    Poison,
    RemoveCounters,
    SearchDeck,
    Statement,
    Switch,
)
from cardc.model.parts import (
    All,
    Amount,
    CardFilter,
    Choice,
    Count,
    CountersOn,
    DamageGotThrough,
    Each,
    EnergyOn,
    Exactly,
    Group,
    HalfRemainingHP,
    HasBench,
    HasCondition,
    Heads,
    IsDamaged,
    Number,
    Per,
    PokemonIn,
    Quantity,
    Tails,
    Target,
    Test,
    UnusedEnergy,
    UpTo,
    Who,
)
from cardc.model.rules import (
    CannotAttack,
    CannotRetreat,
    CannotUse,
    EnergyCountsAs,
    LessDamage,
    MoreDamage,
    MustFlipToAttack,
    PreventDamage,
    PreventEffects,
    Rule,
)
from cardc.model.terms import (
    AttachedUntil,
    AttackRef,
    CardClass,
    Condition,
    Duration,
    Edition,
    EnergyType,
    Event,
    Owner,
    Player,
    Rounding,
    Sign,
    Spot,
    Usage,
)

T = TypeVar("T")


class Kind(Enum):
    """Whose text it is; it decides which words the text may use."""

    ATTACK = "attack"
    ACTIVATED = "activated power"
    WHENEVER = "reactive power"
    TRAINER = "trainer"


_WHO = {
    Kind.ATTACK: (Who.SELF, Who.DEFENDING),
    Kind.ACTIVATED: (Who.SELF,),
    Kind.WHENEVER: (Who.SELF, Who.ATTACKER),
    Kind.TRAINER: (),
}

@dataclass
class _Scope:
    """What a pronoun can mean at one place of a text; a block gets its own copy."""

    that: bool = False
    coins: bool = False
    attack: bool = False


@dataclass
class _Writer:
    """Draws the statements of one text from left to right, and remembers what pronouns mean."""

    draw: DrawFn
    kind: Kind
    facts: EditionFacts
    scope: _Scope = field(default_factory=_Scope)
    sign: Sign = Sign.NONE
    says_nothing_happens: bool = False

    # --- small parts ---

    def pick(self, options: Sequence[T]) -> T:
        return self.draw(st.sampled_from(options))

    def number(self, low: int, high: int) -> int:
        return self.draw(st.integers(low, high))

    def points(self) -> int:
        return 10 * self.number(1, 12)

    def chance(self) -> bool:
        return self.draw(st.booleans())

    def energy(self) -> EnergyType:
        return self.pick([t for t in EnergyType if t in self.facts.types])

    def any_type(self) -> EnergyType | None:
        return self.energy() if self.chance() else None

    def condition(self) -> Condition:
        return self.pick([c for c in Condition if c in self.facts.conditions])

    def all_who(self) -> list[Who]:
        return [*_WHO[self.kind], *([Who.THAT] if self.scope.that else [])]

    def who(self) -> Who:
        return self.pick(self.all_who())

    def group(self, spots: Sequence[Spot] = (Spot.IN_PLAY, Spot.BENCH)) -> Group:
        return Group(self.pick(list(Owner)), self.pick(spots), self.any_type())

    def choice(self, number: int | None = None) -> Choice:
        n = self.number(1, 3) if number is None else number
        shape = self.pick(["group", "active", "either"])
        if shape == "active" and self.kind is not Kind.ATTACK:
            owner = self.pick([Owner.YOURS, Owner.OPPONENTS])
            made = Choice(1, Group(owner, Spot.ACTIVE, self.any_type()))
        elif shape == "either":
            made = Choice(1, Group(Owner.EITHER, Spot.ACTIVE, self.any_type()), self.pick(list(Player)))
        else:
            made = Choice(n, self.group(), self.pick(list(Player)))
        self.scope.that = made.number == 1
        return made

    def each(self) -> Each:
        if self.chance():
            return Each(Group(Owner.EITHER, Spot.ACTIVE, self.any_type()))
        return Each(self.group())

    def target(self, but: Who | None = None) -> Target:
        someone = [w for w in self.all_who() if w is not but]
        shape = self.pick(["choice", "each", *(["who"] if someone else [])])
        if shape == "who":
            return self.pick(someone)
        return self.choice() if shape == "choice" else self.each()

    def quantity(self, *shapes: type[Exactly] | type[UpTo] | type[All]) -> Quantity:
        shape = self.pick(shapes)
        if shape is All:
            return All()
        return Exactly(self.number(1, 7)) if shape is Exactly else UpTo(self.number(2, 7))

    # --- amounts, tests, rules ---

    def count(self) -> Count:
        makers: list[Callable[[], Count]] = [lambda: PokemonIn(self.group())]
        if self.scope.coins:
            makers += [Heads, Tails] * 2
        if self.all_who():
            makers += [lambda: CountersOn(self.who()), lambda: EnergyOn(self.who(), self.any_type())]
        if self.kind is Kind.ATTACK:
            makers.append(lambda: UnusedEnergy(self.energy()))
        return self.pick(makers)()

    def per(self) -> Per:
        return Per(self.points(), self.count(), self.number(1, 5) if self.chance() else None)

    def amount(self) -> Amount:
        makers: list[Callable[[], Amount]] = [lambda: Number(self.points()), self.per]
        if self.all_who():
            makers.append(lambda: HalfRemainingHP(self.who(), self.pick(list(Rounding))))
        return self.pick(makers)()

    def test(self, got_through: bool = True) -> Test:
        makers: list[Callable[[], Test]] = [lambda: HasBench(self.pick(list(Player)))]
        if self.all_who():
            makers += [lambda: HasCondition(self.who(), self.condition()), lambda: IsDamaged(self.who())]
        if got_through and self.kind is Kind.ATTACK:
            makers.append(DamageGotThrough)
        return self.pick(makers)()

    def rule(self, subjects: Sequence[Who]) -> Rule:
        who = self.pick(subjects)
        makers: list[Callable[[], Rule]] = [
            lambda: PreventDamage(who, self.points() if self.chance() else None),
            lambda: PreventEffects(who),
            lambda: LessDamage(who, self.points()),
            lambda: CannotAttack(who),
            lambda: CannotRetreat(who),
            lambda: MustFlipToAttack(who),
            lambda: EnergyCountsAs(who, self.energy()),
        ]
        if self.kind is not Kind.ATTACK or who is Who.SELF:
            makers.append(lambda: MoreDamage(who, self.points()))
        if self.kind is Kind.ATTACK:
            refs = [r for r in AttackRef if (who is Who.SELF if r is AttackRef.THIS else self.scope.attack)]
            if refs:
                makers += [lambda: CannotUse(who, self.pick(refs))] * 2
        return self.pick(makers)()

    # --- acts ---

    def lasting(self) -> Act:
        durations = [d for d in Duration if d is not Duration.WHILE_IN_PLAY or Who.SELF in self.all_who()]
        duration = self.pick(durations)
        subjects = [Who.SELF] if duration is Duration.WHILE_IN_PLAY else self.all_who()
        return Lasting(duration, self.rule(subjects))

    def inflict(self) -> Act:
        who = self.who()
        condition = self.condition()
        return Poison(who, self.pick([10, 20])) if condition is Condition.POISONED else Inflict(condition, who)

    def do_damage(self) -> Act:
        known = self.scope.that
        target = self.target(but=Who.DEFENDING)
        after = self.scope.that
        # Beside a choice "that pokemon" would be the one chosen there, so the amount does without it.
        self.scope.that = known and not isinstance(target, Choice)
        amount = self.amount()
        self.scope.that = after
        return DoDamage(amount, target)

    def search_deck(self) -> Act:
        kind = self.pick(list(CardClass))
        narrow: EnergyType | None = None
        if kind is CardClass.BASIC_ENERGY and self.chance():
            narrow = self.pick([t for t in EnergyType if t in self.facts.basic_energy])
        elif kind in (CardClass.POKEMON, CardClass.BASIC_POKEMON, CardClass.ENERGY):
            narrow = self.any_type()
        return SearchDeck(self.quantity(Exactly, UpTo), CardFilter(kind, narrow))

    def choose_attack(self) -> Act:
        act = ChooseAttack(self.who())
        self.scope.attack = True
        return act

    def own_damage(self) -> Act:
        match self.sign:
            case Sign.PLUS:
                return DamagePlus(self.amount())
            case Sign.MINUS:
                return DamageMinus(self.amount())
            case Sign.TIMES:
                return DamageTimes(self.count())
            case _:
                return DamageEquals(self.amount())

    def act(self, own_damage: bool) -> Act:
        makers: list[Callable[[], Act]] = [
            self.do_damage,
            lambda: RemoveCounters(self.quantity(Exactly, UpTo, All), self.target()),
            lambda: MoveCounters(self.number(1, 4), self.group(), self.group(), self.chance()),
            lambda: DiscardEnergy(self.quantity(Exactly, All), self.any_type(), self.target()),
            lambda: AttachEnergy(self.number(1, 2), self.any_type(), self.group()),
            lambda: MoveEnergy(self.number(1, 2), self.any_type(), self.group(), self.group()),
            lambda: Draw(self.pick(list(Player)), self.number(1, 7)),
            lambda: DiscardFromHand(self.pick(list(Player)), self.quantity(Exactly, All)),
            self.search_deck,
            lambda: Switch(self.pick(list(Player)), self.pick(list(Player))),
        ]
        if self.all_who():
            # Lasting rules are many: they get a larger share.
            makers += [self.inflict, lambda: KnockOut(self.who()), self.lasting, self.lasting, self.lasting]
        if self.kind is Kind.ATTACK:
            makers += [self.choose_attack] * 2
            if self.scope.attack:
                makers += [CopyAttack] * 5
            if own_damage and self.sign is not Sign.NONE:
                makers.append(self.own_damage)
        else:
            makers.append(EvolveSkippingStage)
            if self.kind is not Kind.TRAINER:
                makers.append(lambda: BecomeEnergy(self.number(1, 3), self.group()))
        return self.pick(makers)()

    # --- frames ---

    def acts(self, own_damage: bool) -> tuple[Act, ...]:
        return tuple(self.act(own_damage) for _ in range(self.number(1, 2)))

    def may(self, own_damage: bool) -> May:
        return May(self.inside(lambda: self.acts(own_damage)))

    def inside(self, make: Callable[[], T]) -> T:
        """Draws a block: what is chosen in it is not known outside, and hides what was chosen before."""
        outer, self.scope = self.scope, replace(self.scope)
        made = make()
        self.scope = outer
        # A choice in the block is the latest of the text, yet not in reach: then no pronoun can be used.
        if _holds(made, Choice):
            self.scope.that = False
        if _holds(made, ChooseAttack):
            self.scope.attack = False
        return made

    def block(self, own_damage: bool, must: bool = False) -> Block:
        """A block that is not empty; with ``must`` it opens with the attack's own damage."""
        first: tuple[Act, ...] = (self.own_damage(),) if must else ()
        body = [*first, *(self.act(own_damage) for _ in range(self.number(0 if must else 1, 2)))]
        return (*body, self.may(own_damage)) if self.chance() and self.chance() else tuple(body)

    def side(self, own_damage: bool, fails: bool) -> Block:
        if fails:
            self.says_nothing_happens = True
            return (AttackDoesNothing(),)
        return self.inside(lambda: self.block(own_damage))

    def two_sides(self, own_damage: bool, must: bool) -> tuple[Block, Block]:
        can_fail = self.kind is Kind.ATTACK and own_damage
        shape = self.pick(["first", "second", "both"])
        one: Block = ()
        two: Block = ()
        if must:
            one = self.inside(lambda: self.block(own_damage, must=True))
            two = self.side(own_damage, can_fail and self.chance()) if shape == "both" else ()
            return one, two
        if shape != "second":
            one = self.side(own_damage, can_fail and self.chance())
        if shape != "first":
            two = self.side(own_damage, can_fail and self.chance())
        return one, two

    def flip(self, must: bool = False) -> Flip:
        return Flip(*self.two_sides(True, must))

    def if_(self, must: bool = False) -> If:
        test = self.test(got_through=not must)
        then, otherwise = self.two_sides(not isinstance(test, DamageGotThrough), must)
        return If(test, then, otherwise)

    def flip_coins(self) -> FlipCoins:
        self.scope.coins = True
        return FlipCoins(self.number(2, 5) if self.chance() else None)

    def statement(self) -> Statement:
        makers: list[Callable[[], Statement]] = [
            lambda: self.act(True),
            lambda: self.act(True),
            self.flip,
            self.if_,
            self.flip_coins,
            lambda: self.may(True),
        ]
        return self.pick(makers)()

    def statements(self, low: int, high: int) -> tuple[Statement, ...]:
        made: list[Statement] = []
        for _ in range(self.number(low, high)):
            made.append(self.statement())
            # Coins that are counted, as on most cards that flip several.
            if isinstance(made[-1], FlipCoins) and self.chance():
                target = self.target(but=Who.DEFENDING)
                count: Heads | Tails = Heads() if self.chance() else Tails()
                made.append(DoDamage(Per(self.points(), count), target))
            # An attack that was chosen is copied or forbidden.
            elif isinstance(made[-1], ChooseAttack) and self.chance():
                barred = CannotUse(self.who(), AttackRef.CHOSEN)
                follow: list[Act] = [
                    CopyAttack(),
                    Lasting(self.pick([d for d in Duration if d is not Duration.WHILE_IN_PLAY]), barred),
                ]
                made.append(self.pick(follow))
        return tuple(made)

    def attack_statements(self) -> tuple[Statement, ...]:
        """The effects of an attack with the printed sign ``self.sign``."""
        body = list(self.statements(0, 2))
        if self.sign is not Sign.NONE:
            makers: list[Callable[[], Statement]] = [
                self.own_damage,
                lambda: self.flip(must=True),
                lambda: self.if_(must=True),
            ]
            body.append(self.pick(makers)())
            body += self.statements(0, 1)
        if self.says_nothing_happens and self.chance():
            self.sign = Sign.NONE
            body.append(EitherWay(self.inside(lambda: self.acts(False))))
        return tuple(body)

    def attack_requirements(self) -> tuple[Requirement, ...]:
        makers: list[Callable[[], Requirement]] = [
            lambda: DiscardEnergy(self.quantity(Exactly, All), self.any_type(), Who.SELF),
            lambda: DiscardFromHand(Player.YOU, Exactly(self.number(1, 3))),
            lambda: OnlyIf(self.test(got_through=False)),
        ]
        return tuple(self.pick(makers)() for _ in range(self.pick([0, 0, 1, 2])))

    def trainer_requirements(self) -> tuple[Requirement, ...]:
        makers: list[Callable[[], Requirement]] = [
            lambda: DiscardFromHand(Player.YOU, Exactly(self.number(1, 3))),
            lambda: OnlyIf(HasBench(self.pick(list(Player)))),
        ]
        return tuple(self.pick(makers)() for _ in range(self.pick([0, 0, 1, 2])))

    def attach_this(self) -> AttachThis:
        target = self.choice(1)
        rules = tuple(self.rule([Who.HOLDER]) for _ in range(self.number(1, 2)))
        return AttachThis(target, self.pick(list(AttachedUntil)), rules)


def _holds(part: object, kind: type) -> bool:
    """True when a node of that kind stands somewhere in a part of a text."""
    if isinstance(part, kind):
        return True
    if isinstance(part, tuple):
        return any(_holds(p, kind) for p in part)
    return is_dataclass(part) and any(_holds(getattr(part, f.name), kind) for f in fields(part))


# --- texts --------------------------------------------------------------------------------------------


@st.composite
def _attack_texts(draw: DrawFn, edition: Edition, sign: Sign, bare: bool) -> Text:
    writer = _Writer(draw, Kind.ATTACK, EDITIONS[edition], sign=sign)
    requirements = writer.attack_requirements()
    effects = writer.attack_statements()
    if bare and not effects:
        effects = (writer.act(False),)
    return Text(requirements, effects)


@st.composite
def _trainer_texts(draw: DrawFn, edition: Edition) -> Text:
    writer = _Writer(draw, Kind.TRAINER, EDITIONS[edition])
    requirements = writer.trainer_requirements()
    effects = (writer.attach_this(),) if writer.number(0, 3) == 0 else writer.statements(1, 3)
    return Text(requirements, effects)


def attack_texts(edition: Edition = Edition.BW, sign: Sign = Sign.NONE, bare: bool = False) -> SearchStrategy[Text]:
    """Texts of an attack whose printed damage carries ``sign``; ``bare`` (no damage is printed): never empty."""
    return _attack_texts(edition, sign, bare)


def trainer_texts(edition: Edition = Edition.BW) -> SearchStrategy[Text]:
    """Texts of Trainer cards."""
    return _trainer_texts(edition)


def texts(kind: Kind, edition: Edition = Edition.BW) -> SearchStrategy[Text]:
    """Texts of a kind that has a ``Text``: an attack without a sign, or a Trainer card."""
    return attack_texts(edition) if kind is Kind.ATTACK else trainer_texts(edition)


@st.composite
def power_texts(draw: DrawFn, edition: Edition = Edition.BW) -> PowerText:
    """What a power does and what stops it."""
    facts = EDITIONS[edition]
    shape = draw(st.sampled_from(["activated", "whenever", "static"]))
    body: PowerBody
    if shape == "activated":
        writer = _Writer(draw, Kind.ACTIVATED, facts)
        body = Activated(writer.pick(list(Usage)), writer.statements(1, 3))
    elif shape == "whenever":
        writer = _Writer(draw, Kind.WHENEVER, facts)
        body = Whenever(writer.pick(list(Event)), writer.acts(False))
    else:
        writer = _Writer(draw, Kind.ACTIVATED, facts)
        body = Static(writer.rule([Who.SELF]))
    stops = draw(st.sets(st.sampled_from([c for c in Condition if c in facts.conditions])))
    return PowerText(body, tuple(c for c in Condition if c in stops))
