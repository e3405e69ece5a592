"""Random acts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from functools import partial
from typing import cast, get_args

from cardc.check.acts import EXCLUDED
from cardc.check.parts import Kind as TextKind
from cardc.model.asked import could_apply
from cardc.model.effects import (
    Act,
    AttachEnergy,
    AttachThis,
    BecomeEnergy,
    ChangeFeature,
    ChooseAttack,
    CopyAttack,
    DamageEquals,
    DamageMinus,
    DamagePlus,
    DamageTimes,
    Devolve,
    DiscardEnergy,
    DiscardFromDeck,
    DiscardFromHand,
    DoDamage,
    Draw,
    Evolve,
    Ignore,
    Inflict,
    InflictChosen,
    Lasting,
    LeavePlay,
    Look,
    MoveCounters,
    MoveEnergy,
    PlayAsPokemon,
    Poison,
    PutCards,
    PutCounters,
    Reaction,
    Rearrange,
    Recover,
    RemoveCounters,
    RepeatLastAttack,
    SearchDeck,
    StayInPlay,
    Switch,
    TakeActivePlace,
    TakeFromTop,
)
from cardc.model.parts import (
    All,
    Amount,
    AnyNumber,
    Choice,
    Count,
    DamageDone,
    Discarded,
    Exactly,
    Group,
    Half,
    PerCount,
    Quantity,
    Target,
    UpTo,
    Who,
)
from cardc.model.rows import ROWS, Family, types_of
from cardc.model.terms import (
    AttachedUntil,
    CardClass,
    Condition,
    Disregard,
    Duration,
    EnergyType,
    Event,
    Feature,
    LookAt,
    Owner,
    Player,
    Sign,
    TypeSource,
    Zone,
)
from tests.strategies.parts import Kind
from tests.strategies.rules import Carrier, RuleWriter

_LASTING_EVENTS = (Event.DAMAGED_BY_ATTACK, Event.KNOCKED_OUT_BY_ATTACK)

_CARRIERS = {Duration.WHILE_IN_PLAY: Carrier.STAY, Duration.WHILE_ACTIVE: Carrier.WHILE_ACTIVE}
Makers = list[Callable[[], Act]]


class ActWriter(RuleWriter):
    """Adds acts."""

    applies: bool | None = None
    """Whether Weakness and Resistance are applied to the damage of this statement."""

    def act(self, own_damage: bool) -> Act:
        """An act; with ``own_damage`` also one on which the attack's own damage depends."""
        makers = [*self._counter_acts(), *self._energy_acts(), *self._card_acts(), *self._play_acts()]
        # Lasting rules are many: they get a larger share.
        makers += [self.lasting] * 6
        if self.kind is Kind.ATTACK:
            makers += self._attack_acts(own_damage)
        if self.kind in (Kind.ACTIVATED, Kind.WHENEVER):
            makers.append(self.become_energy)
        return self.pick([*makers, *self._regular_acts()])()

    def _regular_acts(self) -> Makers:
        """Acts whose rows say all about them."""
        barred = EXCLUDED[TextKind.ATTACK if self.kind is Kind.ATTACK else TextKind.TRAINER]
        rows = [row for row in ROWS.values() if row.family is Family.ACT and row.phrase and row.calls]
        return [partial(self.by_fields, row.node) for row in rows if row.node not in barred]

    def by_fields(self, node: Callable[..., Act]) -> Act:
        """An act that the types of its fields say all about."""
        drawn = {field: self.field(kinds) for field, kinds in types_of(cast(type, node)).items()}
        return node(**drawn)

    def field(self, kinds: tuple[type, ...]) -> object:
        """Something that a field of these classes can hold."""
        makers: list[tuple[object, Callable[[], object]]] = [
            (Target, self.target),
            (Who | Choice, self.place),
            (Who, self.who),
            (Amount, self.amount),
            (Count, self.count),
            (int, lambda: self.number(1, 4)),
            (bool, self.chance),
            (Group, self.group),
            (EnergyType, self.energy),
            (Condition, self.condition),
        ]
        for kind, make in makers:
            if set(get_args(kind) or (kind,)) == set(kinds):
                return make()
        assert len(kinds) == 1, f"write out how {kinds} are drawn"
        assert issubclass(kinds[0], Enum), f"write out how {kinds} are drawn"
        return self.pick(list(kinds[0]))

    def plain_act(self) -> Act:
        """An act that does not last, for a reaction that does."""
        makers = [*self._counter_acts(), *self._energy_acts(), *self._card_acts(), *self._play_acts()]
        return self.pick([*makers, *self._regular_acts()])()

    # --- damage, counters, conditions ---

    def own_damage(self) -> Act:
        match self.sign:
            case Sign.PLUS:
                return DamagePlus(self.amount(done=False))
            case Sign.MINUS:
                return DamageMinus(self.amount(done=False))
            case Sign.TIMES:
                return DamageTimes(self.count())
            case _:
                return DamageEquals(self.amount(done=False))

    def _attack_acts(self, own_damage: bool) -> Makers:
        makers: Makers = [self.choose_attack] * 2
        if self.scope.attack:
            makers += [CopyAttack] * 5
        if own_damage:
            makers.append(lambda: Ignore(self.pick(list(Disregard))))
            if not self.scope.switched:
                makers.append(RepeatLastAttack)
            if self.sign is not Sign.NONE:
                makers.append(self.own_damage)
        return makers

    def _counter_acts(self) -> Makers:
        makers: Makers = [
            self.do_damage,
            lambda: RemoveCounters(self.quantity(Exactly, UpTo, All, PerCount), self.target()),
            self.put_counters,
            lambda: MoveCounters(self.number(1, 4), *self.places(), self.chance()),
        ]
        if self.all_who():
            makers += [lambda: InflictChosen(self.some_conditions(2), self.who()), self.remove_measured]
        makers += [
            self.inflict,
            self.inflict,
            lambda: Recover(self.lone_target(), self.some_conditions(1, 2) if self.chance() else ()),
        ]
        return makers

    def measured(self, amount: Callable[[], Amount], but: Who | None = None) -> tuple[Amount, Target]:
        """An amount and whom it is for."""
        known = self.scope.that
        target = self.target(but)
        after = self.scope.that
        # Beside a choice "that pokemon" would be the one chosen there, so the amount does without it.
        self.scope.that = known and not isinstance(target, Choice)
        made = amount()
        self.scope.that = after
        return made, target

    def do_damage(self) -> Act:
        amount, target = self.measured(self.amount, Who.DEFENDING if self.kind is Kind.ATTACK else None)
        self.applies = self.applies if self.applies is not None else self.chance()
        return DoDamage(amount, target, self.applies and could_apply(target))

    def put_counters(self) -> Act:
        return PutCounters(*self.measured(self.amount))

    def remove_measured(self) -> Act:
        whole = self.kind is Kind.ATTACK and self.chance()
        amount, target = self.measured(DamageDone if whole else self.half)
        assert isinstance(amount, DamageDone | Half)
        return RemoveCounters(amount, target)

    def inflict(self) -> Act:
        target = self.lone_target()
        condition = self.condition()
        if condition is Condition.POISONED:
            return Poison(target, self.pick([10, 10, 20, 30, 40]))
        return Inflict(condition, target)

    def lone_target(self) -> Target:
        """One Pokémon, or each of some."""
        target = self.target()
        if isinstance(target, Choice) and target.number != 1:
            self.point(True)
            return replace(target, number=1)
        return target

    def some_conditions(self, least: int, most: int | None = None) -> tuple[Condition, ...]:
        known = sorted(self.facts.conditions)
        drawn = self.choose.some(known, least, len(known) if most is None else most)
        return tuple(c for c in Condition if c in drawn)

    # --- Energy ---

    def _energy_acts(self) -> Makers:
        return [
            self.discard_energy,
            self.discard_energy,
            self.attach_energy,
            lambda: MoveEnergy(self.quantity(Exactly, UpTo, All), self.energy_filter(), *self.places()),
        ]

    def discard_energy(self) -> Act:
        if Who.SELF in self.all_who() and self.seldom():
            act = DiscardEnergy(AnyNumber(), self.any_type(), Who.SELF)
        else:
            act = DiscardEnergy(self.quantity(Exactly, UpTo, All, PerCount), self.any_type(), self.target())
        self.discard()
        return act

    def attach_energy(self) -> Act:
        quantity, wanted = self.quantity(Exactly, UpTo, PerCount), self.energy_filter()
        to = self.receiver()
        return AttachEnergy(quantity, wanted, to, self.pick([Zone.HAND, Zone.DISCARD_PILE, Zone.DECK]))

    def become_energy(self) -> Act:
        to = Choice(1, self.group(), self.pick(list(Player)))
        self.point(False)
        return BecomeEnergy(self.number(1, 3), to)

    # --- cards ---

    def _card_acts(self) -> Makers:
        makers: Makers = [
            lambda: Draw(self.pick(list(Player)), self.quantity(Exactly, UpTo, PerCount)),
            self.discard_from_hand,
            lambda: DiscardFromDeck(self.pick(list(Player)), self.quantity(Exactly, PerCount)),
            self.put_cards,
            self.put_cards,
            self.look,
            self.rearrange,
            self.take_from_top,
            self.search_deck,
        ]
        if self.scope.discarded:
            makers += [lambda: DiscardFromDeck(self.pick(list(Player)), PerCount(1, Discarded()))] * 2
        return makers

    def discard_from_hand(self) -> Act:
        act = DiscardFromHand(self.pick(list(Player)), self.quantity(Exactly, All, AnyNumber))
        self.discard()
        return act

    def search_deck(self) -> Act:
        quantity = self.quantity(Exactly, UpTo, AnyNumber, PerCount)
        if self.seldom():
            wanted = self.card_filter(CardClass.BASIC_POKEMON)
            self.point(quantity == Exactly(1))
            return SearchDeck(quantity, wanted, Zone.BENCH)
        wanted = self.card_filter(CardClass.TRAINER if isinstance(quantity, AnyNumber) else None)
        return SearchDeck(quantity, wanted, self.pick([Zone.HAND, Zone.HAND, Zone.TOP_OF_DECK]))

    def rearrange(self) -> Act:
        number, deck = self.number(2, 5), self.pick(list(Owner))
        return Rearrange(Exactly(number) if self.chance() else UpTo(number), deck)

    def take_from_top(self) -> Act:
        number = self.number(3, 7)
        taken = self.number(2, number - 1)
        options: list[Quantity] = [Exactly(1), Exactly(taken), UpTo(taken)]
        quantity = self.pick(options)
        return TakeFromTop(number, quantity, self.card_filter(), self.pick([Zone.DECK, Zone.DISCARD_PILE]))

    def put_cards(self) -> Act:
        player = self.pick(list(Player))
        shape = self.pick(["hand", "discard pile", "bench"])
        if shape == "bench":
            quantity = self.quantity(Exactly, UpTo)
            act = PutCards(
                player,
                quantity,
                self.card_filter(CardClass.BASIC_POKEMON),
                Zone.DISCARD_PILE,
                Zone.BENCH,
                Player.YOU if player is Player.YOU else self.pick(list(Player)),
            )
            self.point(quantity == Exactly(1))
            return act
        quantity = self.quantity(Exactly, UpTo, All)
        source = Zone(shape)
        to = self.pick([z for z in (Zone.HAND, Zone.DECK, Zone.TOP_OF_DECK) if z is not source])
        if isinstance(quantity, All) or player is Player.YOU:
            chooser = Player.YOU
        else:
            chooser = Player.OPPONENT if source is Zone.HAND else self.pick(list(Player))
        return PutCards(player, quantity, self.card_filter(), source, to, chooser)

    def look(self) -> Act:
        if self.seldom():
            return Look((LookAt.HAND,))
        several = [at for at in LookAt if at is not LookAt.HAND]
        drawn = self.choose.some(several, 1, len(several))
        return Look(tuple(at for at in LookAt if at in drawn))

    # --- places, cards in play, attacks ---

    def _play_acts(self) -> Makers:
        makers: Makers = [
            self.switch,
            lambda: Devolve(self.target()),
            lambda: LeavePlay(self.target(), self.pick([Zone.HAND, Zone.DECK]), self.chance()),
        ]
        if self.all_who():
            makers.append(self.change_feature)
        evolving = [w for w in self.all_who() if w in (Who.SELF, Who.THAT)]
        if evolving:
            makers.append(lambda: Evolve(self.pick(evolving), self.pick([Zone.HAND, Zone.DECK])))
        movers = [Who.THAT] if self.scope.that else []
        if self.kind in (Kind.ACTIVATED, Kind.WHENEVER):
            movers.append(Who.SELF)
        if movers:
            makers += [lambda: self.take_active_place(movers)] * 2
        return makers

    def switch(self) -> Act:
        act = Switch(self.pick(list(Player)), self.pick(list(Player)))
        self.point(False)
        self.scope.switched |= act.player is Player.OPPONENT
        return act

    def take_active_place(self, movers: list[Who]) -> Act:
        act = TakeActivePlace(self.pick(movers))
        self.scope.switched |= act.who is Who.THAT
        return act

    def change_feature(self) -> Act:
        feature = self.pick(list(Feature))
        source = self.pick(list(TypeSource)) if feature is Feature.TYPE else TypeSource.ANY
        return ChangeFeature(feature, self.who(), source)

    def choose_attack(self) -> Act:
        act = ChooseAttack(self.who())
        self.scope.attack, self.scope.attack_of = True, act.who
        self.scope.attacks += 1
        return act

    # --- lasting ---

    def lasting(self) -> Act:
        if self.kind is Kind.ATTACK and len(self.reactions) < len(_LASTING_EVENTS) and self.seldom():
            return Lasting(self.pick(list(Duration)), self.lasting_reaction())
        durations = [d for d in Duration if d not in _CARRIERS or self.kind is not Kind.TRAINER]
        duration = self.pick(durations)
        return Lasting(duration, self.rule(_CARRIERS.get(duration, Carrier.DURATION)))

    def lasting_reaction(self) -> Reaction:
        """What happens later is a text of its own: it points back to nothing before it."""
        later = ActWriter(self.choose, Kind.WHENEVER, self.facts, attack_names=self.attack_names)
        event = self.pick([event for event in _LASTING_EVENTS if event not in self.reactions])
        self.reactions.add(event)
        later.event = event
        # One sentence says whether Weakness and Resistance are applied, to what is done now and later (E224).
        later.applies = self.applies
        effects = tuple(later.plain_act() for _ in range(self.number(1, 2)))
        self.applies = later.applies
        return Reaction(event, effects)

    def whole_text(self, stays: bool) -> Act:
        """An act that is all a Trainer card says; with ``stays`` it may stay in play."""
        self.scope.that = False
        shape = self.pick(["attach", "attach", "pokemon", *(["stay", "stay"] if stays else [])])
        if shape == "pokemon":
            return PlayAsPokemon(self.points())
        carrier = Carrier.IN_PLAY if shape == "stay" else Carrier.ATTACHED
        rules = tuple(self.rule(carrier) for _ in range(self.number(1, 2)))
        if shape == "stay":
            return StayInPlay(rules)
        return AttachThis(self.place(), self.pick(list(AttachedUntil)), rules)
