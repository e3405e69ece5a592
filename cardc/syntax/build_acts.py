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
from cardc.model.parts import (
    Amount,
    CardFilter,
    Choice,
    Count,
    DamageDone,
    Discarded,
    Half,
    Number,
    Per,
    Quantity,
    Target,
    Who,
)
from cardc.model.rules import Rule
from cardc.model.terms import (
    AttachedUntil,
    Condition,
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

    def ignore_weakness_resistance(self) -> IgnoreWeaknessResistance:
        return IgnoreWeaknessResistance()

    def repeat_last_attack(self) -> RepeatLastAttack:
        return RepeatLastAttack()

    def do_damage(self, points: int, target: Target, per: Per | None = None) -> DoDamage:
        return DoDamage(Number(points) if per is None else Per(points, per.count, per.cap), target)

    def do_measured_damage(self, target: Target, amount: Amount) -> DoDamage:
        return DoDamage(amount, target)

    def inflict(self, who: Who, condition: Condition) -> Inflict:
        return Inflict(condition, who)

    def poison(self, who: Who, _poisoned: Condition, damage: int = 10) -> Poison:
        return Poison(who, damage)

    def recover(self, who: Who) -> Recover:
        return Recover(who)

    def remove_counters(self, quantity: Quantity, target: Target) -> RemoveCounters:
        return RemoveCounters(quantity, target)

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

    def knock_out(self, who: Who) -> KnockOut:
        return KnockOut(who)

    # --- Energy -----------------------------------------------------------------------------------------

    def discard_energy(self, quantity: Quantity, *rest: EnergyType | Target) -> DiscardEnergy:
        target = rest[-1]
        assert not isinstance(target, EnergyType)
        return DiscardEnergy(quantity, type_in(rest), target)

    def attach_energy(self, number: int, *rest: EnergyType | Who | Choice) -> AttachEnergy:
        to = rest[-1]
        assert isinstance(to, Who | Choice)
        return AttachEnergy(number, type_in(rest), to)

    def move_energy(self, number: int, *rest: EnergyType | Who | Choice) -> MoveEnergy:
        source, target = rest[-2:]
        assert isinstance(source, Who | Choice)
        assert isinstance(target, Who | Choice)
        return MoveEnergy(number, type_in(rest), source, target)

    def become_energy(self, who: Who, number: int, to: Choice) -> BecomeEnergy:
        if who is not Who.SELF:
            self.problem("E001", f"only `self` can become Energy, not `{who}`", self.kids[0])
        return BecomeEnergy(number, to)

    # --- cards ------------------------------------------------------------------------------------------

    def draw(self, number: int) -> Draw:
        return Draw(Player.YOU, number)

    def opponent_draws(self, number: int) -> Draw:
        return Draw(Player.OPPONENT, number)

    def discard_from_hand(self, quantity: Quantity) -> DiscardFromHand:
        return DiscardFromHand(Player.YOU, quantity)

    def opponent_discards(self, quantity: Quantity) -> DiscardFromHand:
        return DiscardFromHand(Player.OPPONENT, quantity)

    def discard_from_deck(self, *parts: int | Owner) -> DiscardFromDeck:
        owner = parts[-1]
        assert isinstance(owner, Owner)
        number = parts[0] if isinstance(parts[0], int) else 1
        return DiscardFromDeck(_player(owner), number)

    def discard_that_many(self, owner: Owner) -> DiscardFromDeck:
        return DiscardFromDeck(_player(owner), Discarded())

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

    def rearrange(self, number: int, deck: Owner) -> Rearrange:
        return Rearrange(number, deck)

    def search_deck(self, quantity: Quantity, wanted: CardFilter) -> SearchDeck:
        return SearchDeck(quantity, wanted)

    def search_deck_for_bench(self, quantity: Quantity, wanted: CardFilter) -> SearchDeck:
        return SearchDeck(quantity, wanted, Zone.BENCH)

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
