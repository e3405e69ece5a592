"""Random texts: what an attack, a power or a Trainer card does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from cardc.check.editions import EDITIONS
from cardc.check.texts import SHUFFLES_HAND
from cardc.model.cards import Activated, OnlyIf, PowerBody, PowerText, Requirement, Static, Text, Unless
from cardc.model.effects import (
    Act,
    AttackDoesNothing,
    Block,
    ChooseAttack,
    CopyAttack,
    DiscardEnergy,
    DiscardFromHand,
    DoDamage,
    Draw,
    EitherWay,
    First,
    Flip,
    FlipCoins,
    FlipForEach,
    If,
    Lasting,
    May,
    PutCards,
    Reaction,
    Statement,
    Switch,
)
from cardc.model.parts import All, Choice, DamageGotThrough, Exactly, Heads, IsKnockedOut, Per, Tails, UpTo, Who
from cardc.model.rules import CannotUse
from cardc.model.terms import (
    AttackRef,
    Condition,
    Duration,
    Edition,
    Event,
    Owner,
    Player,
    Seat,
    Sign,
    TrainerKind,
    Usage,
    Zone,
)
from tests.strategies.acts import ActWriter
from tests.strategies.chooser import Chooser, Drawn
from tests.strategies.parts import Kind
from tests.strategies.rules import Carrier

T = TypeVar("T")


class TextWriter(ActWriter):
    """Adds frames and whole texts."""

    # --- frames ---

    def acts(self, own_damage: bool) -> tuple[Act, ...]:
        return tuple(self.act(own_damage) for _ in range(self.number(1, 2)))

    def may(self, own_damage: bool, alone: bool = False) -> May:
        if alone and self.seldom():
            return May(tuple(self._offer() for _ in range(self.number(1, 2))), Player.OPPONENT)
        return May(self.inside(lambda: self.acts(own_damage)))

    def _offer(self) -> Act:
        return Draw(Player.OPPONENT, self.quantity(Exactly, UpTo)) if self.chance() else SHUFFLES_HAND

    def first(self) -> First:
        """Something done before the damage, as the front of an attack."""
        act = Switch(Player.OPPONENT, self.pick(list(Player))) if self.chance() else self.discard_energy()
        if isinstance(act, Switch):
            self.point(False)
        return First((act,))

    def inside(self, make: Callable[[], T]) -> T:
        """Draws a block: what is chosen in it is not known outside, and hides what was chosen before."""
        outer, self.scope = self.scope, replace(self.scope)
        made = make()
        inner, self.scope = self.scope, outer
        if inner.choices > outer.choices:
            self.point(False)
        if inner.attacks > outer.attacks:
            outer.attack, outer.attack_of = False, None
        if inner.discards > outer.discards:
            outer.discarded = False
        outer.choices, outer.attacks, outer.discards = inner.choices, inner.attacks, inner.discards
        outer.switched |= inner.switched
        return made

    def block(self, own_damage: bool, must: bool = False) -> Block:
        """A block that is not empty; with ``must`` it opens with the attack's own damage."""
        first: tuple[Act, ...] = (self.own_damage(),) if must else ()
        body = [*first, *(self.act(own_damage) for _ in range(self.number(0 if must else 1, 2)))]
        return (*body, self.may(own_damage)) if self.chance() and self.chance() else tuple(body)

    def plain_flip(self, by: Player | None = None) -> Flip:
        return Flip(*self.two_sides(False, False), by or self.pick(list(Player)))

    def plain_if(self) -> If:
        test = self.test(after_damage=False)
        return If(test, self.inside(lambda: self.block(False)))

    def side(self, own_damage: bool, fails: bool) -> Block:
        if fails:
            self.says_nothing_happens = True
            return (AttackDoesNothing(),)
        return self.inside(lambda: self.block(own_damage))

    def two_sides(self, own_damage: bool, must: bool) -> tuple[Block, Block]:
        """Two blocks of which one is done; one of them may be empty."""
        can_fail = self.kind is Kind.ATTACK and own_damage
        shape = "first" if must and self.chance() else self.pick(["both"] if must else ["first", "second", "both"])
        before = self.scope.switched
        one: Block = ()
        two: Block = ()
        if must:
            one = self.inside(lambda: self.block(own_damage, must=True))
        elif shape != "second":
            one = self.side(own_damage, can_fail and self.chance())
        after, self.scope.switched = self.scope.switched, before
        if shape != "first":
            two = self.side(own_damage, can_fail and self.chance())
        self.scope.switched |= after
        return one, two

    def flip(self, must: bool = False) -> Flip:
        if not must and self.seldom():
            by = self.pick(list(Player))
            inner: list[Callable[[], Flip | If]] = [lambda: self.plain_flip(by), self.plain_if]
            block = (self.inside(self.pick(inner)),)
            return Flip(block, (), by) if self.chance() else Flip((), block, by)
        by = self.pick([Player.YOU, Player.YOU, Player.OPPONENT])
        return Flip(*self.two_sides(True, must), by)

    def if_(self, must: bool = False) -> If:
        test = self.test(after_damage=not must)
        if not must and self.seldom():
            block = (self.inside(self.plain_flip),)
            return If(test, block) if self.chance() else If(test, (), block)
        then, otherwise = self.two_sides(not isinstance(test, DamageGotThrough | IsKnockedOut), must)
        return If(test, then, otherwise)

    def flip_coins(self) -> FlipCoins:
        shape = self.pick(["number", "number", "tails", "count"])
        number = self.count() if shape == "count" else self.number(2, 5) if shape == "number" else None
        coins = FlipCoins(number, self.pick([Player.YOU, Player.YOU, Player.OPPONENT]))
        self.scope.coins = True
        return coins

    def flip_for_each(self) -> FlipForEach:
        group = self.group()
        shape = self.pick(["heads", "tails", "both"])
        self.scope.coins = False
        heads = () if shape == "tails" else self.inside(self._about_that)
        tails = () if shape == "heads" else self.inside(self._about_that)
        self.point(False)
        self.scope.coins = True
        return FlipForEach(group, heads, tails)

    def _about_that(self) -> Block:
        self.point(True)
        return self.block(False)

    # --- statements ---

    def statement(self) -> Statement:
        makers: list[Callable[[], Statement]] = [
            lambda: self.act(True),
            lambda: self.act(True),
            self.flip,
            self.if_,
            self.flip_coins,
            self.flip_for_each,
            lambda: self.may(True, alone=True),
        ]
        if self.kind is not Kind.ACTIVATED:
            makers.append(lambda: May((self.inside(lambda: self.plain_flip(Player.YOU)),)))
        return self.pick(makers)()

    def statements(self, low: int, high: int) -> tuple[Statement, ...]:
        made: list[Statement] = []
        for _ in range(self.number(low, high)):
            # What a power answers with may be one sentence: all its damage is alike.
            self.applies = self.applies if self.kind is Kind.WHENEVER else None
            made.append(self.statement())
            # Coins that are counted, as on most cards that flip several.
            if isinstance(made[-1], FlipCoins) and self.chance():
                target = self.target(but=Who.DEFENDING)
                count: Heads | Tails = Heads() if self.chance() else Tails()
                made.append(DoDamage(Per(self.points(), count), target))
            # An attack that was chosen is copied or forbidden.
            elif isinstance(made[-1], ChooseAttack) and self.chance():
                barred = CannotUse(made[-1].who, AttackRef.CHOSEN)
                times = [Duration.THIS_TURN, Duration.OPPONENTS_NEXT_TURN, Duration.YOUR_NEXT_TURN]
                made.append(CopyAttack() if self.chance() else Lasting(self.pick(times), barred))
        return tuple(made)

    def attack_statements(self) -> tuple[Statement, ...]:
        """The effects of an attack with the printed sign ``self.sign``."""
        body: list[Statement] = [self.first()] if self.seldom() else []
        self.scope.switched = False
        body += self.statements(0, 2)
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

    # --- requirements ---

    def requirements(self) -> tuple[Requirement, ...]:
        return tuple(self.requirement() for _ in range(self.pick([0, 0, 1, 2])))

    def requirement(self) -> Requirement:
        makers: list[Callable[[], Requirement]] = [
            lambda: DiscardEnergy(self.quantity(Exactly, All), self.any_type(), self._payer()),
            lambda: DiscardFromHand(Player.YOU, Exactly(self.number(1, 3))),
            self._put_back,
            lambda: OnlyIf(self.test(after_damage=False)),
            lambda: Unless(self.test(after_damage=False)),
        ]
        return self.pick(makers)()

    def _payer(self) -> Who | Choice:
        if self.kind is not Kind.TRAINER:
            return Who.SELF
        if self.chance():
            return Who.YOUR_ACTIVE
        choice = Choice(1, replace(self.group(), owner=Owner.YOURS))
        self.point(True)
        return choice

    def _put_back(self) -> PutCards:
        to = self.pick([Zone.DECK, Zone.TOP_OF_DECK])
        return PutCards(Player.YOU, Exactly(self.number(1, 3)), self.card_filter(), Zone.HAND, to)


def attack_text(
    choose: Chooser,
    edition: Edition = Edition.BW,
    sign: Sign = Sign.NONE,
    bare: bool = False,
    attack_names: Sequence[str] | None = None,
) -> Text:
    """A text of an attack whose printed damage carries ``sign``; ``bare`` (no damage is printed): never empty.

    ``attack_names`` are those of the card around it.
    """
    writer = TextWriter(choose, Kind.ATTACK, EDITIONS[edition], sign=sign, attack_names=attack_names)
    requirements = writer.requirements()
    effects = writer.attack_statements()
    if bare and not effects:
        effects = (writer.act(False),)
    return Text(requirements, effects)


def trainer_text(choose: Chooser, edition: Edition = Edition.BW, kind: TrainerKind = TrainerKind.STADIUM) -> Text:
    """A text of a Trainer card of a kind: only a Stadium stays in play."""
    writer = TextWriter(choose, Kind.TRAINER, EDITIONS[edition])
    requirements = writer.requirements()
    whole = writer.number(0, 3) == 0
    stays = kind is TrainerKind.STADIUM
    return Text(requirements, (writer.whole_text(stays),) if whole else writer.statements(1, 3))


def power_text(choose: Chooser, edition: Edition = Edition.BW, attack_names: Sequence[str] | None = None) -> PowerText:
    """What a power does and what stops it."""
    facts = EDITIONS[edition]
    shape = choose.pick(["activated", "whenever", "static"])
    kind = Kind.WHENEVER if shape == "whenever" else Kind.ACTIVATED
    writer = TextWriter(choose, kind, facts, attack_names=attack_names)
    body: PowerBody
    if shape == "activated":
        usage = writer.pick(list(Usage))
        requirements = writer.requirements()
        body = Activated(usage, Text(requirements, writer.statements(1, 3)))
    elif shape == "whenever":
        writer.event = writer.pick(list(Event))
        body = Reaction(writer.event, writer.statements(1, 2))
    else:
        body = Static(writer.rule(Carrier.ALWAYS), writer.pick([None, *Seat]))
    conditions = [c for c in Condition if c in facts.conditions]
    stops = choose.some(conditions, 0, len(conditions))
    return PowerText(body, tuple(c for c in conditions if c in stops))


# --- the same for hypothesis ---------------------------------------------------------------------------------


@st.composite
def attack_texts(
    draw: DrawFn,
    edition: Edition = Edition.BW,
    sign: Sign = Sign.NONE,
    bare: bool = False,
    attack_names: Sequence[str] | None = None,
) -> Text:
    """Texts of an attack; see :func:`attack_text`."""
    return attack_text(Drawn(draw), edition, sign, bare, attack_names)


@st.composite
def trainer_texts(draw: DrawFn, edition: Edition = Edition.BW, kind: TrainerKind = TrainerKind.STADIUM) -> Text:
    """Texts of Trainer cards; see :func:`trainer_text`."""
    return trainer_text(Drawn(draw), edition, kind)


@st.composite
def power_texts(draw: DrawFn, edition: Edition = Edition.BW, attack_names: Sequence[str] | None = None) -> PowerText:
    """Texts of powers; see :func:`power_text`."""
    return power_text(Drawn(draw), edition, attack_names)


def texts(kind: Kind, edition: Edition = Edition.BW) -> SearchStrategy[Text]:
    """Texts of a kind that has a ``Text``: an attack without a sign, or a Trainer card."""
    return attack_texts(edition) if kind is Kind.ATTACK else trainer_texts(edition)
