"""Random acts."""

from __future__ import annotations

from collections.abc import Callable

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
    EvolveSkippingStage,
    IgnoreWeaknessResistance,
    Inflict,
    KnockOut,
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
    ShowHand,
    StayInPlay,
    Switch,
    TakeActivePlace,
)
from cardc.model.parts import All, Amount, AnyNumber, Choice, DamageDone, Discarded, Exactly, Half, Target, UpTo, Who
from cardc.model.terms import (
    AttachedUntil,
    CardClass,
    Condition,
    Duration,
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

_RECOVERING = (Who.SELF, Who.DEFENDING, Who.YOUR_ACTIVE, Who.OPPONENTS_ACTIVE)

Makers = list[Callable[[], Act]]


class ActWriter(RuleWriter):
    """Adds acts."""

    def act(self, own_damage: bool) -> Act:
        """An act; with ``own_damage`` also one on which the attack's own damage depends."""
        makers = [*self._counter_acts(), *self._energy_acts(), *self._card_acts(), *self._play_acts()]
        # Lasting rules are many: they get a larger share.
        makers += [self.lasting] * 6
        if self.kind is Kind.ATTACK:
            makers += self._attack_acts(own_damage)
        else:
            makers.append(EvolveSkippingStage)
        if self.kind in (Kind.ACTIVATED, Kind.WHENEVER):
            makers.append(self.become_energy)
        return self.pick(makers)()

    def plain_act(self) -> Act:
        """An act that does not last, for a reaction that does."""
        makers = [*self._counter_acts(), *self._energy_acts(), *self._card_acts(), *self._play_acts()]
        return self.pick(makers)()

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
            makers.append(IgnoreWeaknessResistance)
            if not self.scope.switched:
                makers.append(RepeatLastAttack)
            if self.sign is not Sign.NONE:
                makers.append(self.own_damage)
        return makers

    def _counter_acts(self) -> Makers:
        makers: Makers = [
            self.do_damage,
            lambda: RemoveCounters(self.quantity(Exactly, UpTo, All), self.target()),
            self.put_counters,
            lambda: MoveCounters(self.number(1, 4), *self.places(), self.chance()),
        ]
        if self.all_who():
            makers += [self.inflict, self.inflict, lambda: KnockOut(self.who()), self.remove_measured]
        recovering = [w for w in self.all_who() if w in _RECOVERING]
        if recovering:
            makers.append(lambda: Recover(self.pick(recovering)))
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
        return DoDamage(*self.measured(self.amount, Who.DEFENDING if self.kind is Kind.ATTACK else None))

    def put_counters(self) -> Act:
        return PutCounters(*self.measured(self.amount))

    def remove_measured(self) -> Act:
        whole = self.kind is Kind.ATTACK and self.chance()
        amount, target = self.measured(DamageDone if whole else self.half)
        assert isinstance(amount, DamageDone | Half)
        return RemoveCounters(amount, target)

    def inflict(self) -> Act:
        who = self.who()
        condition = self.condition()
        return Poison(who, self.pick([10, 20])) if condition is Condition.POISONED else Inflict(condition, who)

    # --- Energy ---

    def _energy_acts(self) -> Makers:
        return [
            self.discard_energy,
            self.discard_energy,
            lambda: AttachEnergy(self.number(1, 2), self.any_type(), self.receiver()),
            lambda: MoveEnergy(self.number(1, 2), self.any_type(), *self.places()),
        ]

    def discard_energy(self) -> Act:
        if Who.SELF in self.all_who() and self.seldom():
            act = DiscardEnergy(AnyNumber(), self.any_type(), Who.SELF)
        else:
            act = DiscardEnergy(self.quantity(Exactly, UpTo, All), self.any_type(), self.target())
        self.discard()
        return act

    def become_energy(self) -> Act:
        to = Choice(1, self.group(), self.pick(list(Player)))
        self.point(False)
        return BecomeEnergy(self.number(1, 3), to)

    # --- cards ---

    def _card_acts(self) -> Makers:
        makers: Makers = [
            lambda: Draw(self.pick(list(Player)), self.number(1, 7)),
            self.discard_from_hand,
            lambda: DiscardFromDeck(self.pick(list(Player)), self.number(1, 3)),
            self.put_cards,
            self.put_cards,
            lambda: ShowHand(self.pick(list(Player))),
            self.look,
            lambda: Rearrange(self.number(2, 5), self.pick(list(Owner))),
            self.search_deck,
        ]
        if self.scope.discarded:
            makers += [lambda: DiscardFromDeck(self.pick(list(Player)), Discarded())] * 2
        return makers

    def discard_from_hand(self) -> Act:
        act = DiscardFromHand(self.pick(list(Player)), self.quantity(Exactly, All, AnyNumber))
        self.discard()
        return act

    def search_deck(self) -> Act:
        quantity = self.quantity(Exactly, UpTo)
        if self.seldom():
            wanted = self.card_filter(CardClass.BASIC_POKEMON)
            self.point(quantity == Exactly(1))
            return SearchDeck(quantity, wanted, Zone.BENCH)
        return SearchDeck(quantity, self.card_filter())

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
            lambda: LeavePlay(self.target(), self.pick([Zone.HAND, Zone.DECK]), self.chance()),
            lambda: Devolve(self.target()),
        ]
        if self.all_who():
            makers.append(self.change_feature)
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
        if self.kind is Kind.ATTACK and len(self.reactions) < len(Event) and self.seldom():
            return Lasting(self.pick(list(Duration)), self.lasting_reaction())
        durations = [d for d in Duration if d is not Duration.WHILE_IN_PLAY or self.kind is not Kind.TRAINER]
        duration = self.pick(durations)
        carrier = Carrier.STAY if duration is Duration.WHILE_IN_PLAY else Carrier.DURATION
        return Lasting(duration, self.rule(carrier))

    def lasting_reaction(self) -> Reaction:
        """What happens later is a text of its own: it knows nothing of the sentences before it."""
        later = ActWriter(self.choose, Kind.WHENEVER, self.facts, attack_names=self.attack_names)
        event = self.pick([event for event in Event if event not in self.reactions])
        self.reactions.add(event)
        return Reaction(event, tuple(later.plain_act() for _ in range(self.number(1, 2))))

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
