"""Callbacks for acts: one thing done."""

from __future__ import annotations

from cardc.model.effects import (
    AttachEnergy,
    AttachThis,
    AttackDoesNothing,
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
    EndTurn,
    Evolve,
    EvolveSkippingStage,
    Ignore,
    Inflict,
    InflictChosen,
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
    ShuffleDeck,
    StayInPlay,
    Switch,
    TakeActivePlace,
    TakeFromTop,
)
from cardc.model.parts import (
    Amount,
    CardFilter,
    Choice,
    Count,
    DamageDone,
    Discarded,
    Exactly,
    Half,
    Number,
    Per,
    PerCount,
    Quantity,
    Target,
    Who,
)
from cardc.model.rules import Rule
from cardc.model.terms import (
    AttachedUntil,
    Condition,
    Disregard,
    Duration,
    EnergyType,
    Feature,
    LookAt,
    Owner,
    Player,
    TypeSource,
    Zone,
)
from cardc.records import dataclass
from cardc.syntax.build_rules import RuleBuilder
from cardc.syntax.builder import type_in


@dataclass(frozen=True, slots=True)
class EvenToKnockOut:
    """The words "even to knock out"."""


@dataclass(frozen=True, slots=True)
class Applied:
    """The words "applying weakness and resistance"."""


class ActBuilder(RuleBuilder):
    """One method for each act."""

    # --- damage, counters, conditions ---------------------------------------------------------------

    def damage_plus(self, amount: Amount) -> DamagePlus:
        return DamagePlus(amount)

    def damage_minus(self, amount: Amount) -> DamageMinus:
        return DamageMinus(amount)

    def damage_times(self, count: Count) -> DamageTimes:
        return DamageTimes(count)

    def damage_equals(self, amount: Amount) -> DamageEquals:
        return DamageEquals(amount)

    def attack_does_nothing(self) -> AttackDoesNothing:
        return AttackDoesNothing()

    def ignore(self, what: Disregard) -> Ignore:
        return Ignore(what)

    def repeat_last_attack(self) -> RepeatLastAttack:
        return RepeatLastAttack()

    def applied(self) -> Applied:
        return Applied()

    def do_damage(self, points: int, target: Target, *rest: Per | Applied) -> DoDamage:
        per = next((part for part in rest if isinstance(part, Per)), None)
        amount = Number(points) if per is None else Per(points, per.count, per.cap)
        return DoDamage(amount, target, Applied() in rest)

    def do_measured_damage(self, target: Target, amount: Amount, applied: Applied | None = None) -> DoDamage:
        return DoDamage(amount, target, applied is not None)

    def inflict(self, target: Target, condition: Condition) -> Inflict:
        return Inflict(condition, target)

    def inflict_chosen(self, target: Target, *conditions: Condition) -> InflictChosen:
        if not isinstance(target, Who):
            cure = "write for example `defender`"
            self.problem("E001", "one condition of several is for one Pokémon", self.kids[0], cure)
            target = Who.DEFENDING
        return InflictChosen(conditions, target)

    def poison(self, target: Target, _poisoned: Condition, damage: int = 10) -> Poison:
        return Poison(target, damage)

    def recover(self, target: Target, *conditions: Condition) -> Recover:
        return Recover(target, conditions)

    def remove_counters(self, quantity: Quantity, target: Target, per: Per | None = None) -> RemoveCounters:
        return RemoveCounters(self.times(quantity, per), target)

    def remove_measured(self, target: Target, amount: Amount) -> RemoveCounters:
        if isinstance(amount, DamageDone | Half):
            return RemoveCounters(amount, target)
        cure = "write `the damage done` or `half …`"
        self.problem("E001", "counters are not removed for the HP of a Pokémon", self.kids[-1], cure)
        return RemoveCounters(DamageDone(), target)

    def put_counters(self, target: Target, amount: Amount) -> PutCounters:
        return PutCounters(amount, target)

    def move_counters(
        self, number: int, source: Who | Choice, target: Who | Choice, even: EvenToKnockOut | None = None
    ) -> MoveCounters:
        return MoveCounters(number, source, target, even is not None)

    def even_to_knock_out(self) -> EvenToKnockOut:
        return EvenToKnockOut()

    def knock_out(self, target: Target) -> KnockOut:
        return KnockOut(target)

    # --- Energy -----------------------------------------------------------------------------------------

    def discard_energy(self, quantity: Quantity, *rest: EnergyType | Target | Per) -> DiscardEnergy:
        per = rest[-1] if isinstance(rest[-1], Per) else None
        target = rest[-1] if per is None else rest[-2]
        assert not isinstance(target, EnergyType | Per)
        return DiscardEnergy(self.times(quantity, per), type_in(rest), target)

    def attach_energy(
        self, quantity: Quantity, wanted: CardFilter, source: Zone, to: Who | Choice, per: Per | None = None
    ) -> AttachEnergy:
        return AttachEnergy(self.times(quantity, per), wanted, to, source)

    def move_energy(
        self, quantity: Quantity, wanted: CardFilter, source: Who | Choice, target: Who | Choice
    ) -> MoveEnergy:
        return MoveEnergy(quantity, wanted, source, target)

    def become_energy(self, who: Who, number: int, to: Choice) -> BecomeEnergy:
        if who is not Who.SELF:
            self.problem("E001", f"only `self` can become Energy, not `{who}`", self.kids[0])
        return BecomeEnergy(number, to)

    # --- cards ------------------------------------------------------------------------------------------

    def draw(self, quantity: Quantity, per: Per | None = None) -> Draw:
        return Draw(Player.YOU, self.times(quantity, per))

    def opponent_draws(self, quantity: Quantity, per: Per | None = None) -> Draw:
        return Draw(Player.OPPONENT, self.times(quantity, per))

    def discard_from_hand(self, quantity: Quantity) -> DiscardFromHand:
        return DiscardFromHand(Player.YOU, quantity)

    def opponent_discards(self, quantity: Quantity) -> DiscardFromHand:
        return DiscardFromHand(Player.OPPONENT, quantity)

    def discard_from_deck(self, *parts: int | Owner | Per) -> DiscardFromDeck:
        owner = next(part for part in parts if isinstance(part, Owner))
        number = parts[0] if isinstance(parts[0], int) else 1
        per = parts[-1] if isinstance(parts[-1], Per) else None
        return DiscardFromDeck(_player(owner), self.times(Exactly(number), per))

    def discard_that_many(self, owner: Owner) -> DiscardFromDeck:
        return DiscardFromDeck(_player(owner), PerCount(1, Discarded()))

    def put_cards(self, quantity: Quantity, wanted: CardFilter, *rest: Owner | Zone | Player) -> PutCards:
        source, to = (r for r in rest if isinstance(r, Zone))
        player = Player.OPPONENT if isinstance(rest[0], Owner) else Player.YOU
        chooser = next((r for r in rest if isinstance(r, Player)), Player.YOU)
        return PutCards(player, quantity, wanted, source, to, chooser)

    def show_hand(self) -> ShowHand:
        return ShowHand(Player.YOU)

    def opponent_shows_hand(self) -> ShowHand:
        return ShowHand(Player.OPPONENT)

    def look(self, *at: LookAt) -> Look:
        return Look(at)

    def rearrange(self, quantity: Quantity, deck: Owner) -> Rearrange:
        return Rearrange(quantity, deck)

    def take_from_top(self, quantity: Quantity, wanted: CardFilter, number: int, rest: Zone) -> TakeFromTop:
        return TakeFromTop(number, quantity, wanted, rest)

    def shuffle_deck(self, owner: Owner) -> ShuffleDeck:
        return ShuffleDeck(_player(owner))

    def search_deck(self, quantity: Quantity, wanted: CardFilter, *rest: Zone | Per) -> SearchDeck:
        to = next((part for part in rest if isinstance(part, Zone)), Zone.HAND)
        per = next((part for part in rest if isinstance(part, Per)), None)
        return SearchDeck(self.times(quantity, per), wanted, to)

    # --- places, cards in play, attacks ------------------------------------------------------------------

    def switch(self, who: Who, chooser: Player | None = None) -> Switch:
        player = Player.YOU if who is Who.YOUR_ACTIVE else Player.OPPONENT
        return Switch(player, player if chooser is None else chooser)

    def take_active_place(self, who: Who) -> TakeActivePlace:
        return TakeActivePlace(who)

    def leave_play(self, target: Target, to: Zone) -> LeavePlay:
        return LeavePlay(target, to, everything=True)

    def leave_play_alone(self, target: Target, to: Zone) -> LeavePlay:
        return LeavePlay(target, to, everything=False)

    def devolve(self, target: Target) -> Devolve:
        return Devolve(target)

    def change_feature(self, feature: Feature, who: Who, source: TypeSource) -> ChangeFeature:
        return ChangeFeature(feature, who, source)

    def evolve_skipping_stage(self) -> EvolveSkippingStage:
        return EvolveSkippingStage()

    def evolve(self, who: Who, source: Zone) -> Evolve:
        return Evolve(who, source)

    def end_turn(self) -> EndTurn:
        return EndTurn()

    def choose_attack(self, who: Who) -> ChooseAttack:
        return ChooseAttack(who)

    def copy_attack(self) -> CopyAttack:
        return CopyAttack()

    # --- lasting --------------------------------------------------------------------------------------------

    def lasting(self, duration: Duration, rule: Rule | Reaction) -> Lasting:
        return Lasting(duration, rule)

    def attach_this(self, target: Who | Choice, until: AttachedUntil, *rules: Rule) -> AttachThis:
        return AttachThis(target, until, rules)

    def stay_in_play(self, *rules: Rule) -> StayInPlay:
        return StayInPlay(rules)

    def play_as_pokemon(self, hp: int) -> PlayAsPokemon:
        return PlayAsPokemon(hp)


def _player(owner: Owner) -> Player:
    return Player.YOU if owner is Owner.YOURS else Player.OPPONENT
