"""Callbacks for acts: one thing done."""

from __future__ import annotations

from cardc.model.effects import (
    AttachThis,
    BecomeEnergy,
    DiscardFromDeck,
    DoDamage,
    Lasting,
    PutCards,
    Reaction,
    RemoveCounters,
    StayInPlay,
    Switch,
)
from cardc.model.parts import (
    Amount,
    CardFilter,
    Choice,
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
    Duration,
    Owner,
    Player,
    Zone,
)
from cardc.records import dataclass
from cardc.syntax.build_parts import PartBuilder


@dataclass(frozen=True, slots=True)
class Applied:
    """The words "applying weakness and resistance"."""


class ActBuilder(PartBuilder):
    """One method for each act."""

    # --- damage, counters, conditions ---------------------------------------------------------------

    def applied(self) -> Applied:
        return Applied()

    def do_damage(self, points: int, target: Target, *rest: Per | Applied) -> DoDamage:
        per = next((part for part in rest if isinstance(part, Per)), None)
        amount = Number(points) if per is None else Per(points, per.count, per.cap)
        return DoDamage(amount, target, Applied() in rest)

    def do_measured_damage(self, target: Target, amount: Amount, applied: Applied | None = None) -> DoDamage:
        return DoDamage(amount, target, applied is not None)

    def remove_measured(self, target: Target, amount: Amount) -> RemoveCounters:
        if isinstance(amount, DamageDone | Half):
            return RemoveCounters(amount, target)
        cure = "write `the damage done` or `half …`"
        self.problem("E001", "counters are not removed for the HP of a Pokémon", self.kids[-1], cure)
        return RemoveCounters(DamageDone(), target)

    # --- Energy -----------------------------------------------------------------------------------------

    def become_energy(self, who: Who, number: int, to: Choice) -> BecomeEnergy:
        if who is not Who.SELF:
            self.problem("E001", f"only `self` can become Energy, not `{who}`", self.kids[0])
        return BecomeEnergy(number, to)

    # --- cards ------------------------------------------------------------------------------------------

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

    # --- places, cards in play, attacks ------------------------------------------------------------------

    def switch(self, who: Who, chooser: Player | None = None) -> Switch:
        player = Player.YOU if who is Who.YOUR_ACTIVE else Player.OPPONENT
        return Switch(player, player if chooser is None else chooser)

    # --- lasting --------------------------------------------------------------------------------------------

    def lasting(self, duration: Duration, rule: Rule | Reaction) -> Lasting:
        return Lasting(duration, rule)

    def attach_this(self, target: Who | Choice, until: AttachedUntil, *rules: Rule) -> AttachThis:
        return AttachThis(target, until, rules)

    def stay_in_play(self, *rules: Rule) -> StayInPlay:
        return StayInPlay(rules)


def _player(owner: Owner) -> Player:
    return Player.YOU if owner is Owner.YOURS else Player.OPPONENT
