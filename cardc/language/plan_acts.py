"""Model → phrases for acts: one clause each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from cardc.language.phrase import AttackEvent, Guard, Origin, Phrase, Place, Rest, UnsayableError
from cardc.language.plan_parts import conditions, counters, energy_cards, energy_like
from cardc.language.plan_rules import RulePlanner
from cardc.model.effects import (
    Act,
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
    All,
    Amount,
    AnyNumber,
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
    UpTo,
    Who,
)
from cardc.model.terms import CardClass, Condition, Disregard, Duration, Edition, Event, Player, Zone

NORMAL_POISON: Final = 10
POINTS_A_COUNTER: Final = 10
"""A damage counter stands for this many damage points."""

_PLAIN: Final = CardFilter((CardClass.CARD,))
_THAT_MANY: Final = PerCount(1, Discarded())
_Countable = Draw | DiscardFromDeck | DiscardEnergy | RemoveCounters | AttachEnergy | SearchDeck
_IGNORED: Final = {
    Disregard.WEAKNESS_AND_RESISTANCE: "ignore-weakness-resistance",
    Disregard.RESISTANCE: "ignore-resistance",
    Disregard.EVERYTHING: "ignore-everything",
}
_SEARCHES: Final = {
    Zone.HAND: "search-deck-for",
    Zone.BENCH: "search-deck-onto-bench",
    Zone.TOP_OF_DECK: "search-deck-for-top",
}
_SENTENCES: Final = (AttachThis, StayInPlay, PlayAsPokemon)
"""Acts that are a sentence of their own, never a clause."""


class ActPlanner(RulePlanner):
    """Plans acts."""

    __slots__ = ()

    def clauses(self, acts: Sequence[Act], *, optional: bool = False) -> Phrase:
        """ "A", "A and B", "A, B, and C"."""
        return self.joined([self.act(act, optional) for act in acts])

    def joined(self, phrases: Sequence[Phrase]) -> Phrase:
        """Clauses as one. Raises :class:`UnsayableError` when there is none."""
        if not phrases:
            raise UnsayableError("a part that does nothing can't be said")
        if len(phrases) < 3:
            return phrases[0] if len(phrases) == 1 else Phrase("and-two", (phrases[0], phrases[1]))
        more = Phrase("more-last", (phrases[-2], phrases[-1]))
        for phrase in phrases[-3:0:-1]:
            more = Phrase("more-more", (phrase, more))
        return Phrase("and-more", (phrases[0], more))

    def act(self, act: Act, optional: bool = False) -> Phrase:
        """One act as one clause."""
        before, self.subject = (None, None) if optional else (self.subject, None)
        match act:
            case Inflict(condition, target):
                return Phrase("inflict", (self.sufferer(target, before, optional), condition))
            case InflictChosen(several, who):
                return Phrase("inflict-chosen", (self.agent(who, before, optional), conditions(several)))
            case Poison(target, damage):
                agent = self.sufferer(target, before, optional)
                if damage == NORMAL_POISON:
                    return Phrase("inflict", (agent, Condition.POISONED))
                return Phrase("poison-strong", (agent, damage))
            case Lasting(duration, Reaction(event, effects)):
                return self.lasting_reaction(event, effects, duration)
            case Lasting(duration, rule) if not isinstance(rule, Reaction):
                return self.lasting(rule, duration, before, optional)
            case Lasting():
                raise UnsayableError(f"no clause for {act!r}")
            case _ if isinstance(act, _SENTENCES):
                raise UnsayableError(f"{type(act).__name__} is a sentence of its own")
        if isinstance(act, _Countable) and isinstance(act.quantity, PerCount) and not _that_many(act):
            return self.for_each(act, act.quantity)
        return (
            self.damage_act(act)
            or self.counter_act(act)
            or self.energy_act(act)
            or self.card_act(act)
            or self.place_act(act)
            or _unsayable(act)
        )

    def sufferer(self, target: Target, before: Who | None, optional: bool) -> Phrase:
        """Whom a condition comes over."""
        return self.agent(target, before, optional) if isinstance(target, Who) else self.target(target)

    def for_each(self, act: _Countable, counted: PerCount) -> Phrase:
        """What is done so many times."""
        count = self.count(counted.count)
        once = replace(act, quantity=Exactly(counted.number))
        return Phrase("for-each", (count, self.act(once)))

    def lasting_reaction(self, event: Event, effects: Sequence[object], duration: Duration) -> Phrase:
        """What an attack leaves to be done later."""
        acts = [effect for effect in effects if isinstance(effect, Act)]
        later = any(isinstance(act, Lasting) and isinstance(act.rule, Reaction) for act in acts)
        if later or len(acts) != len(effects):
            raise UnsayableError("what is done later is acts, and nothing later still")
        phrases = [self.act(act) for act in acts]
        self.subject = None
        awaited = AttackEvent(event.value)
        if len(acts) == 1:
            return Phrase("lasting-reaction", (awaited, self.own, duration, phrases[0]))
        said = Phrase("deeds-two", tuple(phrases[-2:]))
        for phrase in phrases[-3::-1]:
            said = Phrase("deeds-more", (phrase, said))
        return Phrase("lasting-reactions", (awaited, self.own, duration, said))

    # --- damage ----------------------------------------------------------------------------------------

    def damage_act(self, act: Act) -> Phrase | None:
        """The attack's own damage, and damage beside it."""
        match act:
            case DamagePlus(amount):
                return Phrase("damage-plus", (self.base(), self.amount(amount)))
            case DamageMinus(amount):
                return Phrase("damage-minus", (self.base(), self.amount(amount)))
            case DamageTimes(count):
                return Phrase("damage-times", (self.base(), self.count(count)))
            case DamageEquals(amount):
                return Phrase("damage-equals", (self.amount(amount),))
            case AttackDoesNothing():
                return Phrase("attack-does-nothing")
            case Ignore(what):
                return Phrase(_IGNORED[what])
            case RepeatLastAttack():
                return Phrase("repeat-last-attack", (self.own,))
            case DoDamage(amount, target):
                return self.do_damage(amount, target)
        return None

    def base(self) -> int:
        """The number printed beside the attack's name, which the sentence repeats."""
        damage = self.context.damage
        if damage is None or damage.value is None:
            raise UnsayableError("the sentence repeats the printed damage, but none is printed")
        return damage.value

    def do_damage(self, amount: Amount, target: Target) -> Phrase:
        """Damage beside the attack's own, or by a power or a Trainer card."""
        if target is Who.SELF:
            return self.damage_self(amount)
        if target is Who.DEFENDING:
            raise UnsayableError("damage to the Defending Pokémon is the attack's own")
        source, to = self.source(), self.target(target)
        match amount:
            case Number(points):
                return Phrase("do-damage", (source, points, to))
            case Per(each, count, None):
                return Phrase("do-damage-per", (source, each, to, self.count(count)))
            case Per(each, count, cap) if cap is not None:
                return Phrase("do-damage-per-at-most", (source, each, to, self.count(count), each * cap))
            case Per():
                raise UnsayableError(f"no clause for {amount!r}")
        return Phrase("do-damage-equal", (source, to, self.size(amount)))

    def damage_self(self, amount: Amount) -> Phrase:
        """Damage that the Pokémon does to itself."""
        match amount:
            case Number(points):
                return Phrase("damage-self", (self.own, points))
            case Per(each, count, None):
                return Phrase("damage-self-per", (self.own, each, self.count(count)))
            case Per(each, count, cap) if cap is not None:
                return Phrase("damage-self-per-at-most", (self.own, each, self.count(count), each * cap))
            case Per():
                raise UnsayableError(f"no clause for {amount!r}")
        return Phrase("damage-self-equal", (self.own, self.size(amount)))

    # --- counters and conditions -----------------------------------------------------------------------

    def counter_act(self, act: Act) -> Phrase | None:
        """What is done with damage counters and Special Conditions."""
        match act:
            case Recover(target, ()):
                kind = "recover-named" if self.context.edition is Edition.CLASSIC else "recover"
                return Phrase(kind, (self.target(target),))
            case Recover(target, some):
                return Phrase("recover-from", (self.target(target), conditions(some)))
            case RemoveCounters(DamageDone() | Half() as size, target):
                return Phrase("remove-counters-equal", (self.target(target), self.size(size)))
            case RemoveCounters(quantity, target) if not isinstance(quantity, DamageDone | Half):
                return Phrase("remove-counters", (counters(quantity), self.target(target)))
            case PutCounters(amount, target):
                return self.put_counters(amount, target)
            case MoveCounters(number, source, target, may_knock_out):
                guard = Guard.EVEN_TO_KNOCK_OUT if may_knock_out else Guard.SURVIVES
                if isinstance(source, Choice) and _within(source, target):
                    return Phrase("move-counters-within", (number, self.group(source.group), guard))
                return Phrase("move-counters", (number, self.one(source), self.one(target), guard))
            case KnockOut(target):
                return Phrase("knock-out", (self.target(target),))
        return None

    def put_counters(self, amount: Amount, target: Target) -> Phrase:
        """Damage counters that are put on Pokémon; the sentence counts counters, the model damage points."""
        on = self.target(target)
        match amount:
            case Number(points):
                return Phrase("put-counters", (points // POINTS_A_COUNTER, on))
            case Per(each, count, None):
                return Phrase("put-counters-per", (each // POINTS_A_COUNTER, on, self.count(count)))
            case Per(each, count, cap) if cap is not None:
                number = each // POINTS_A_COUNTER
                return Phrase("put-counters-per-at-most", (number, on, self.count(count), number * cap))
            case Per():
                raise UnsayableError(f"no clause for {amount!r}")
        return Phrase("put-counters-equal", (on, self.size(amount)))

    # --- Energy ------------------------------------------------------------------------------------------

    def energy_act(self, act: Act) -> Phrase | None:
        """What is done with Energy cards."""
        match act:
            case DiscardEnergy(quantity, type_, target):
                return Phrase("discard-energy", (energy_cards(quantity, type_), self.target(target)))
            case AttachEnergy(quantity, wanted, to, Zone.DECK):
                return Phrase("attach-energy-from-deck", (energy_like(quantity, wanted), self.one(to)))
            case AttachEnergy(quantity, wanted, to, source):
                attached = energy_like(quantity, wanted)
                return Phrase("attach-energy", (attached, Origin(source.value), self.one(to)))
            case MoveEnergy(quantity, wanted, source, target):
                moved = energy_like(quantity, wanted)
                if isinstance(source, Choice) and _within(source, target):
                    return Phrase("move-energy-within", (moved, self.group(source.group)))
                return Phrase("move-energy", (moved, self.one(source), self.one(target)))
            case BecomeEnergy(number, Choice(1, group, chooser)):
                kind = "become-energy" if chooser is Player.YOU else "become-energy-for-opponent"
                return Phrase(kind, (self.own, number, self.group(group)))
        return None

    # --- cards -------------------------------------------------------------------------------------------

    def card_act(self, act: Act) -> Phrase | None:
        """What is done with cards in hands, decks and discard piles."""
        match act:
            case Draw(player, Exactly(number)):
                return Phrase("draw", (player, number))
            case Draw(player, UpTo(number)):
                return Phrase("draw-up-to", (player, number))
            case Draw(player, PerCount(1, Discarded())):
                return Phrase("draw-as-many", (player,))
            case DiscardFromHand(player, quantity):
                return discard_from_hand(player, quantity)
            case DiscardFromDeck(player, PerCount(1, Discarded())):
                return Phrase("discard-from-deck-as-many", (player,))
            case DiscardFromDeck(player, Exactly(number)):
                return Phrase("discard-from-deck", (player, number))
            case PutCards():
                return self.put_cards(act)
            case ShowHand(player):
                return Phrase("show-hand", (player,))
            case Look(at):
                return Phrase({1: "look", 2: "look-at-two", 3: "look-at-three"}[len(at)], tuple(at))
            case Rearrange(Exactly(number), deck):
                return Phrase("rearrange-all", (number, deck))
            case Rearrange(UpTo(number), deck):
                return Phrase("rearrange", (number, deck))
            case TakeFromTop(number, quantity, wanted, rest):
                return Phrase("take-from-top", (number, self.cards(quantity, wanted), Rest(rest.value)))
            case ShuffleDeck(player):
                return Phrase("shuffle-deck", (player,))
            case SearchDeck(quantity, filter_, to):
                return self.search_deck(quantity, filter_, to)
        return None

    def put_cards(self, act: PutCards) -> Phrase:
        """Cards that go from one zone to another. A whole hand is put by its player, whoever speaks of it."""
        if act.source not in (Zone.HAND, Zone.DISCARD_PILE):
            raise UnsayableError(f"cards are not put from {act.source}")
        source, to = Origin(act.source.value), Place(act.to.value)
        everything = isinstance(act.quantity, All)
        if everything and source is Origin.HAND and act.filter == _PLAIN:
            return Phrase("put-hand", (act.player, to))
        hidden = everything and source is Origin.HAND and act.player is Player.OPPONENT
        kind = "opponent-puts" if hidden or act.chooser is Player.OPPONENT else "put-cards"
        return Phrase(kind, (self.cards(act.quantity, act.filter), act.player, source, to))

    def search_deck(self, quantity: Quantity, filter_: CardFilter, to: Zone) -> Phrase:
        """Cards that are looked for in the deck."""
        kind: str = _SEARCHES[to]
        wanted: tuple[Phrase, ...] = (self.cards_like(filter_),)
        if filter_ == _PLAIN and to is Zone.HAND:
            kind, wanted = "search-deck", ()
        match quantity:
            case Exactly(number):
                return Phrase(kind, (number, *wanted))
            case UpTo(number):
                return Phrase(kind + "-up-to", (number, *wanted))
            case AnyNumber() if wanted:
                return Phrase(kind + "-any", wanted)
        raise UnsayableError(f"no clause for a search of {quantity!r}")

    # --- places and attacks --------------------------------------------------------------------------------

    def place_act(self, act: Act) -> Phrase | None:
        """What is done with Pokémon in play, and with attacks."""
        match act:
            case Switch(player, chooser):
                return Phrase("switch", (player, chooser))
            case TakeActivePlace(who):
                return Phrase("take-active-place", (self.who(who),))
            case LeavePlay(target, to, everything):
                what, place = "return" if everything else "return-basic", "hand" if to is Zone.HAND else "deck"
                return Phrase(f"{what}-to-{place}", (self.target(target),))
            case Devolve(target):
                return Phrase("devolve", (self.target(target),))
            case ChangeFeature(feature, who, source):
                return Phrase("change-feature", (self.who(who), feature, source))
            case EvolveSkippingStage():
                return Phrase("evolve-skipping-stage")
            case Evolve(who, source):
                return Phrase("evolve-from-deck" if source is Zone.DECK else "evolve-from-hand", (self.who(who),))
            case EndTurn():
                return Phrase("end-turn")
            case ChooseAttack(who):
                return Phrase("choose-attack", (self.who(who),))
            case CopyAttack():
                return Phrase("copy-attack")
        return None


def _that_many(act: _Countable) -> bool:
    """True for what has a sentence of its own with "that many"."""
    return act.quantity == _THAT_MANY and isinstance(act, Draw | DiscardFromDeck)


def _unsayable(act: Act) -> Phrase:
    raise UnsayableError(f"no clause for {act!r}")


def _within(source: Choice, target: Who | Choice) -> bool:
    """True for "… to another"."""
    return source == target and source.number == 1 and source.chooser is Player.YOU


def discard_from_hand(player: Player, quantity: Quantity) -> Phrase:
    """Cards that a player discards from hand."""
    match quantity:
        case Exactly(number):
            return Phrase("discard-from-hand", (player, number))
        case UpTo(number):
            return Phrase("discard-from-hand-up-to", (player, number))
        case AnyNumber():
            return Phrase("discard-from-hand-any", (player,))
        case All():
            return Phrase("discard-hand", (player,))
        case PerCount():
            raise UnsayableError("no clause for cards from a hand for each of a count")
    assert_never(quantity)
