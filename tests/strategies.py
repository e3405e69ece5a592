"""Random canonical models of the whole kernel, for the laws.

Everything drawn here is well-formed by construction: docs/model.md ("Canonical form") says what that means, and
``cardc.check`` accepts all of it (tests/check/test_strategies.py). Nothing is drawn and thrown away.

- ``texts(Kind.ATTACK)``, ``texts(Kind.TRAINER)``, ``power_texts()``: what a card does
- ``attacks()``, ``cards()``, ``card_sets()``: with faces around it
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from cardc.check.editions import EDITIONS, EditionFacts
from cardc.model.cards import (
    Activated,
    Attack,
    Card,
    CardSet,
    EnergyCard,
    Imprint,
    OnlyIf,
    PokemonCard,
    Power,
    PowerBody,
    PowerText,
    PrintedDamage,
    Requirement,
    Resistance,
    SetInfo,
    Species,
    Static,
    Text,
    TrainerCard,
    Weakness,
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
    Rarity,
    Rounding,
    Sign,
    Spot,
    Stage,
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

_OWN_DAMAGE: dict[Sign, type[DamagePlus] | type[DamageMinus] | type[DamageTimes] | type[DamageEquals]] = {
    Sign.PLUS: DamagePlus,
    Sign.MINUS: DamageMinus,
    Sign.TIMES: DamageTimes,
    Sign.UNKNOWN: DamageEquals,
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
        shape = _OWN_DAMAGE[self.sign]
        return DamageTimes(self.count()) if shape is DamageTimes else shape(self.amount())  # type: ignore[arg-type]  # the others take amounts

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
        inner, self.scope = self.scope, outer
        # A choice in the block is the latest of the text, yet not in reach: then no pronoun can be used.
        if _choices(made) > 0:
            self.scope.that = False
        if _chosen_attacks(made) > 0:
            self.scope.attack = False
        del inner
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


def _choices(part: object) -> int:
    """How many Pokémon choices stand in a part of a text."""
    return _occurrences(part, Choice)


def _chosen_attacks(part: object) -> int:
    return _occurrences(part, ChooseAttack)


def _occurrences(part: object, kind: type) -> int:
    if isinstance(part, kind):
        return 1
    if isinstance(part, tuple):
        return sum(_occurrences(p, kind) for p in part)
    slots = getattr(type(part), "__slots__", ())
    return sum(_occurrences(getattr(part, name), kind) for name in slots) if not isinstance(part, str) else 0


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


# --- faces ----------------------------------------------------------------------------------------------

_NAME_CHARACTERS = "abcdefghij KLMNOPQ éÉčšžПиж’'.-!?&♂♀δ0123456789{}()[]#%$*/:;,@`´<>|~_="
_TEXT_CHARACTERS = _NAME_CHARACTERS + '"\\'


def _trimmed(text: str) -> str:
    return " ".join(text.split()) or "Aipom"


def names() -> SearchStrategy[str]:
    """Names of cards, attacks and powers: any characters that print, but ``"`` and ``\\``."""
    return st.text(_NAME_CHARACTERS, min_size=1, max_size=20).map(_trimmed)


def phrases() -> SearchStrategy[str]:
    """Flavour text, lengths and the like: also with quotes and backslashes."""
    return st.text(_TEXT_CHARACTERS, min_size=1, max_size=30).map(_trimmed)


def _sorted_types(types: Sequence[EnergyType]) -> tuple[EnergyType, ...]:
    order = list(EnergyType)
    return tuple(sorted(types, key=order.index))


def _types_of(edition: Edition) -> list[EnergyType]:
    return [t for t in EnergyType if t in EDITIONS[edition].types]


def _costs(edition: Edition, low: int = 0) -> SearchStrategy[tuple[EnergyType, ...]]:
    return st.lists(st.sampled_from(_types_of(edition)), min_size=low, max_size=4).map(_sorted_types)


@st.composite
def attacks(draw: DrawFn, edition: Edition = Edition.BW) -> Attack:
    """Attacks with every printed sign, with and without text."""
    shape = draw(st.sampled_from([None, *Sign]))
    damage = None
    if shape is not None:
        value = None if shape is Sign.UNKNOWN else 10 * draw(st.integers(1, 12))
        damage = PrintedDamage(value, shape)
    text = draw(attack_texts(edition, shape or Sign.NONE, bare=damage is None))
    return Attack(draw(names()), draw(_costs(edition)), damage, text)


@st.composite
def _imprints(draw: DrawFn, number: str) -> Imprint:
    return Imprint(
        number,
        draw(st.none() | st.sampled_from(Rarity)),
        draw(st.none() | names()),
        draw(st.booleans()),
        draw(st.none() | names()),
    )


@st.composite
def _species(draw: DrawFn) -> Species | None:
    parts = draw(st.tuples(st.none() | st.integers(1, 999), *[st.none() | phrases()] * 3))
    number, category, length, weight = parts
    assert number is None or isinstance(number, int)
    found = Species(number, *(None if p is None else str(p) for p in (category, length, weight)))
    return None if found == Species() else found


@st.composite
def _weaknesses(draw: DrawFn, edition: Edition) -> tuple[Weakness, ...]:
    types = draw(st.sets(st.sampled_from(_types_of(edition)), max_size=2))
    change = st.tuples(st.integers(2, 4), st.none()) | st.tuples(st.just(2), st.integers(1, 4).map(lambda n: 10 * n))
    return tuple(Weakness(t, *draw(change)) for t in EnergyType if t in types)


@st.composite
def _resistances(draw: DrawFn, edition: Edition) -> tuple[Resistance, ...]:
    types = draw(st.sets(st.sampled_from(_types_of(edition)), max_size=2))
    return tuple(Resistance(t, 10 * draw(st.integers(1, 4))) for t in EnergyType if t in types)


def _distinct(parts: Sequence[T], name: Callable[[T], str], rename: Callable[[T, str], T]) -> tuple[T, ...]:
    seen: set[str] = set()
    result = []
    for part in parts:
        own = name(part)
        while own in seen:
            own += "x"
        seen.add(own)
        result.append(part if own == name(part) else rename(part, own))
    return tuple(result)


@st.composite
def pokemon_cards(
    draw: DrawFn,
    edition: Edition = Edition.BW,
    name: str | None = None,
    number: str = "1",
    evolves: tuple[Stage, str | None] | None = None,
) -> PokemonCard:
    """Pokémon cards; ``evolves`` fixes stage and earlier stage."""
    stage, before = evolves or draw(
        st.just((Stage.BASIC, None)) | st.tuples(st.sampled_from([Stage.STAGE_1, Stage.STAGE_2]), names())
    )
    kinds = list(EDITIONS[edition].powers)
    power = st.builds(Power, st.sampled_from(sorted(kinds)), names(), power_texts(edition))
    powers = draw(st.lists(power, max_size=1))
    drawn = draw(st.lists(attacks(edition), min_size=0 if powers else 1, max_size=2))
    types = draw(st.sets(st.sampled_from(_types_of(edition)), min_size=1, max_size=2))
    return PokemonCard(
        name=name or draw(names()),
        imprint=draw(_imprints(number)),
        stage=stage,
        evolves_from=before,
        types=tuple(t for t in EnergyType if t in types),
        hp=10 * draw(st.integers(3, 20)),
        level=draw(st.none() | st.integers(1, 100).map(str) | names()),
        species=draw(_species()),
        flavour=draw(st.none() | phrases()),
        powers=tuple(powers),
        attacks=_distinct(drawn, lambda a: a.name, lambda a, n: replace(a, name=n)),
        weaknesses=draw(_weaknesses(edition)),
        resistances=draw(_resistances(edition)),
        retreat=draw(st.integers(0, 4)),
    )


@st.composite
def trainer_cards(
    draw: DrawFn, edition: Edition = Edition.BW, name: str | None = None, number: str = "1"
) -> TrainerCard:
    """Trainer cards of all kinds that the edition has."""
    kind = draw(st.sampled_from(sorted(EDITIONS[edition].trainers)))
    return TrainerCard(name or draw(names()), draw(_imprints(number)), kind, draw(trainer_texts(edition)))


@st.composite
def energy_cards(draw: DrawFn, edition: Edition = Edition.BW, name: str | None = None, number: str = "1") -> EnergyCard:
    """Basic and special Energy cards."""
    basic = draw(st.booleans())
    if basic:
        kinds = [t for t in EnergyType if t in EDITIONS[edition].basic_energy]
        provides: tuple[EnergyType, ...] = (draw(st.sampled_from(kinds)),)
    else:
        provides = draw(_costs(edition, low=1))
    return EnergyCard(name or draw(names()), draw(_imprints(number)), provides, basic)


def cards(edition: Edition = Edition.BW) -> SearchStrategy[Card]:
    """Cards of all kinds, each well-formed by itself."""
    return pokemon_cards(edition) | trainer_cards(edition) | energy_cards(edition)


def _numbers(count: int) -> SearchStrategy[list[str]]:
    """Distinct collector numbers in printing order: plain ones, then ones with letters."""
    plain = st.lists(st.integers(1, 120), min_size=count, max_size=count, unique=True)
    letters = st.integers(0, min(2, count))
    return st.tuples(plain, letters).map(
        lambda drawn: (
            [str(n) for n in sorted(drawn[0][: count - drawn[1]])]
            + sorted(f"H{n:03}" for n in drawn[0][count - drawn[1] :])
        )
    )


@st.composite
def card_sets(draw: DrawFn, max_size: int = 5) -> CardSet:
    """Sets whose cards fit together: distinct numbers in order, Evolutions of Pokémon in the same set."""
    edition = draw(st.sampled_from(Edition))
    count = draw(st.integers(1, max_size))
    numbers = draw(_numbers(count))
    line: list[tuple[Stage, str | None]] = [(Stage.BASIC, None)]
    made: list[Card] = []
    for number in numbers:
        shape = draw(st.sampled_from(["pokemon", "pokemon", "trainer", "energy"]))
        # Every name is its own: the number keeps them apart.
        name = f"{draw(names())[:12].strip() or 'Aipom'} {number}"
        if shape == "trainer":
            made.append(draw(trainer_cards(edition, name, number)))
        elif shape == "energy":
            made.append(draw(energy_cards(edition, name, number)))
        else:
            stage, before = draw(st.sampled_from(line))
            made.append(draw(pokemon_cards(edition, name, number, (stage, before))))
            if stage is not Stage.STAGE_2:
                line.append((Stage.STAGE_1 if stage is Stage.BASIC else Stage.STAGE_2, name))
    info = SetInfo(
        draw(st.from_regex(r"[a-z]{1,5}[0-9]{0,2}", fullmatch=True)),
        draw(names()),
        edition,
        draw(st.none() | names()),
        draw(st.none() | st.integers(count, 300)),
    )
    return CardSet(info, tuple(made))
