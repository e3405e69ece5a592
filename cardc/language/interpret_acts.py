"""Phrases → acts, statements and requirements: for each kind, what it builds from what fills its slots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from cardc.language.interpret_parts import PARTS, RULES, Build, Contradiction, cap
from cardc.language.phrase import EnergyText, Guard, Origin, Place
from cardc.model.cards import OnlyIf, Unless
from cardc.model.effects import (
    Act,
    AttachEnergy,
    AttackDoesNothing,
    BecomeEnergy,
    Block,
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
    EitherWay,
    EvolveSkippingStage,
    Flip,
    FlipCoins,
    FlipForEach,
    If,
    IgnoreWeaknessResistance,
    Inflict,
    KnockOut,
    Lasting,
    LeavePlay,
    Look,
    May,
    MoveCounters,
    MoveEnergy,
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
    Statement,
    Switch,
    TakeActivePlace,
)
from cardc.model.parts import (
    All,
    AnyNumber,
    AtLeast,
    CardFilter,
    Choice,
    CountersOn,
    Discarded,
    Each,
    Exactly,
    Group,
    Half,
    Number,
    Per,
    PrintedHP,
    Quantity,
    UpTo,
    Who,
)
from cardc.model.terms import CardClass, Condition, EnergyType, LookAt, Owner, Player, Spot, Zone

Payment = DiscardEnergy | DiscardFromHand | PutCards
EnergyCards = tuple[Quantity, EnergyType | None]

_COUNTER: Final = 10
"""The damage points that a damage counter stands for."""

_PLAIN: Final = CardFilter(CardClass.CARD)


# --- joining ---------------------------------------------------------------------------------------


def block(*parts: object) -> Block:
    """Acts in a row. A part is an act, several, or ``None`` where a clause says nothing new."""
    found: list[Act | May] = []
    for part in parts:
        if isinstance(part, tuple):
            found += cast(Block, part)
        elif part is not None:
            found.append(cast("Act | May", part))
    return tuple(found)


def acts(*parts: object) -> tuple[Act, ...]:
    """Acts in a row, at least one."""
    found = block(*parts)
    if not found:
        raise Contradiction("the sentence says nothing new")
    return cast("tuple[Act, ...]", found)


def _frame(frame: Callable[..., Statement], before: tuple[object, ...], *branches: Block) -> Statement:
    if not any(branches):
        raise Contradiction("the sentence says nothing new")
    return frame(*before, *branches)


def _flip(heads: object, tails: object) -> Statement:
    return _frame(Flip, (), block(heads), block(tails))


def _each(group: Group, heads: object, tails: object) -> Statement:
    return _frame(FlipForEach, (group,), block(heads), block(tails))


def _if(test: object, then: object, otherwise: object) -> Statement:
    return _frame(If, (test,), block(then), block(otherwise))


# --- acts --------------------------------------------------------------------------------------------


def inflict(who: Who, condition: Condition) -> Act:
    """A Special Condition; poison is an act of its own."""
    return Poison(who) if condition is Condition.POISONED else Inflict(condition, who)


def _strong(who: Who, points: int) -> Poison:
    if points == Poison(who).damage:
        raise Contradiction("normal poison is not spelled out")
    return Poison(who, points)


def _number(quantity: Quantity) -> int:
    if not isinstance(quantity, Exactly):
        raise Contradiction("a plain number of Energy cards is needed here")
    return quantity.number


def _chosen(group: Group) -> Choice:
    return Choice(1, group)


def _move_energy(cards: EnergyCards, source: Who | Choice, target: Who | Choice) -> MoveEnergy:
    return MoveEnergy(_number(cards[0]), cards[1], source, target)


def _put(cards: tuple[Quantity, CardFilter], player: Player, source: Origin, to: Place, chooser: Player) -> PutCards:
    """All cards of a zone are the same, whoever picks them."""
    quantity, filter_ = cards
    by = Player.YOU if isinstance(quantity, All) else chooser
    return PutCards(player, quantity, filter_, Zone(source.value), Zone(to.value), by)


def _put_by_you(cards: tuple[Quantity, CardFilter], player: Player, source: Origin, to: Place) -> PutCards:
    return _put(cards, player, source, to, Player.YOU)


def _put_by_opponent(cards: tuple[Quantity, CardFilter], player: Player, source: Origin, to: Place) -> PutCards:
    return _put(cards, player, source, to, Player.OPPONENT)


def _put_hand(player: Player, to: Place) -> PutCards:
    return PutCards(player, All(), _PLAIN, Zone.HAND, Zone(to.value))


def _look(*at: LookAt) -> Look:
    if list(at) != [one for one in LookAt if one in at]:
        raise Contradiction("what may be looked at is named twice or in another order")
    return Look(at)


def _trade(number: int, cards: tuple[Quantity, CardFilter]) -> tuple[Payment, Act]:
    quantity, filter_ = cards
    return (
        DiscardFromHand(Player.YOU, Exactly(number)),
        PutCards(Player.YOU, quantity, filter_, Zone.DISCARD_PILE, Zone.HAND),
    )


def _trade_with_deck(given: CardFilter, wanted: CardFilter) -> tuple[Payment, Act]:
    return (
        PutCards(Player.YOU, Exactly(1), given, Zone.HAND, Zone.DECK),
        SearchDeck(Exactly(1), wanted),
    )


def _both_put(filter_: CardFilter) -> tuple[Act, ...]:
    players = (Player.YOU, Player.OPPONENT)
    shown = tuple(ShowHand(player) for player in players)
    return (*shown, *(PutCards(player, All(), filter_, Zone.HAND, Zone.DECK) for player in players))


def _heal_then_discard(group: Group, cards: EnergyCards) -> tuple[Act, ...]:
    """ "… those Pokémon" are the ones that were damaged before: the Energy goes first, while they still are."""
    return (DiscardEnergy(cards[0], cards[1], Each(group)), RemoveCounters(All(), Each(group)))


def _any_number(cards: EnergyCards, target: Who | Choice, act: object) -> tuple[Act, ...]:
    """Any number may be none: "you may" and "if you do" say nothing more."""
    if not isinstance(cards[0], AnyNumber):
        raise Contradiction("only any number of cards may be none")
    return (DiscardEnergy(cards[0], cards[1], target), *acts(act))


def _yours(choice: Choice) -> Choice:
    """What goes to your hand or deck is yours."""
    if choice.group.owner is not Owner.YOURS:
        raise Contradiction("the opponent's Pokémon do not go to your cards")
    return choice


ACTS: Final[dict[str, Build]] = {
    "damage-plus": lambda base, amount: DamagePlus(amount),
    "damage-minus": lambda base, amount: DamageMinus(amount),
    "damage-times": lambda base, count: DamageTimes(count),
    "damage-equals": DamageEquals,
    "attack-does-nothing": AttackDoesNothing,
    "ignore-weakness-resistance": IgnoreWeaknessResistance,
    "repeat-last-attack": lambda who: RepeatLastAttack(),
    "do-damage": lambda source, points, target: DoDamage(Number(points), target),
    "do-damage-per": lambda source, each, target, count: DoDamage(Per(each, count), target),
    "do-damage-per-at-most": lambda source, each, target, count, most: DoDamage(
        Per(each, count, cap(each, most)), target
    ),
    "do-damage-equal": lambda source, target, size: DoDamage(size, target),
    "damage-self": lambda who, points: DoDamage(Number(points), who),
    "damage-self-per": lambda who, each, count: DoDamage(Per(each, count), who),
    "damage-self-per-at-most": lambda who, each, count, most: DoDamage(Per(each, count, cap(each, most)), who),
    "damage-self-equal": lambda who, size: DoDamage(size, who),
    "inflict": inflict,
    "inflict-after-damage": inflict,
    "inflict-both": lambda who, other, condition: (inflict(who, condition), inflict(other, condition)),
    "poison-strong": _strong,
    "recover": Recover,
    "recover-named": Recover,
    "remove-counters": RemoveCounters,
    "remove-counters-equal": lambda target, size: RemoveCounters(size, target),
    "put-counters": lambda number, target: PutCounters(Number(number * _COUNTER), target),
    "put-counters-per": lambda number, target, count: PutCounters(Per(number * _COUNTER, count), target),
    "put-counters-per-at-most": lambda number, target, count, most: PutCounters(
        Per(number * _COUNTER, count, cap(number, most)), target
    ),
    "put-counters-half-own-hp": lambda who, rounding: PutCounters(Half(PrintedHP(who), rounding), who),
    "put-counters-equal": lambda target, size: PutCounters(size, target),
    "move-counters": lambda number, source, target, guard: MoveCounters(
        number, source, target, guard is Guard.EVEN_TO_KNOCK_OUT
    ),
    "move-counters-within": lambda number, group, guard: MoveCounters(
        number, _chosen(group), _chosen(group), guard is Guard.EVEN_TO_KNOCK_OUT
    ),
    "knock-out": KnockOut,
    "discard-energy": lambda cards, target: DiscardEnergy(cards[0], cards[1], target),
    "choose-and-discard-energy": lambda target, cards: DiscardEnergy(cards[0], cards[1], target),
    "attach-energy": lambda cards, to: AttachEnergy(_number(cards[0]), cards[1], to),
    "move-energy": _move_energy,
    "move-energy-within": lambda cards, group: _move_energy(cards, _chosen(group), _chosen(group)),
    "become-energy": lambda who, number, group: BecomeEnergy(number, _chosen(group)),
    "become-energy-for-opponent": lambda who, number, group: BecomeEnergy(number, Choice(1, group, Player.OPPONENT)),
    "draw": Draw,
    "discard-from-hand": lambda player, number: DiscardFromHand(player, Exactly(number)),
    "discard-from-hand-up-to": lambda player, number: DiscardFromHand(player, UpTo(number)),
    "discard-from-hand-any": lambda player: DiscardFromHand(player, AnyNumber()),
    "discard-hand": lambda player: DiscardFromHand(player, All()),
    "discard-from-deck": DiscardFromDeck,
    "discard-from-deck-as-many": lambda player: DiscardFromDeck(player, Discarded()),
    "put-cards": _put_by_you,
    "opponent-puts": _put_by_opponent,
    "put-hand": _put_hand,
    "show-hand": ShowHand,
    "look": _look,
    "look-at-two": _look,
    "look-at-three": _look,
    "rearrange": Rearrange,
    "search-deck": lambda number: SearchDeck(Exactly(number), _PLAIN),
    "search-deck-up-to": lambda number: SearchDeck(UpTo(number), _PLAIN),
    "search-deck-for": lambda number, filter_: SearchDeck(Exactly(number), filter_),
    "search-deck-for-up-to": lambda number, filter_: SearchDeck(UpTo(number), filter_),
    "search-deck-onto-bench": lambda number, filter_: SearchDeck(Exactly(number), filter_, Zone.BENCH),
    "search-deck-onto-bench-up-to": lambda number, filter_: SearchDeck(UpTo(number), filter_, Zone.BENCH),
    "switch": Switch,
    "switch-them": lambda chooser: Switch(Player.OPPONENT, chooser),
    "switch-defending": lambda chooser: Switch(Player.OPPONENT, chooser),
    "switch-self": lambda who: Switch(Player.YOU, Player.YOU),
    "damage-them": lambda source, points: DoDamage(Number(points), _chosen(Group(Owner.OPPONENTS, Spot.BENCH))),
    "take-active-place": TakeActivePlace,
    "take-active-place-it": lambda: TakeActivePlace(Who.SELF),
    "return-to-hand": lambda target: LeavePlay(target, Zone.HAND, True),
    "return-to-deck": lambda target: LeavePlay(target, Zone.DECK, True),
    "return-basic-to-hand": lambda target: LeavePlay(target, Zone.HAND, False),
    "return-basic-to-deck": lambda target: LeavePlay(target, Zone.DECK, False),
    "return-own": lambda who: LeavePlay(who, Zone.HAND, False),
    "choose-and-return-basic": lambda target: LeavePlay(_yours(target), Zone.HAND, False),
    "choose-and-return-to-deck": lambda target: LeavePlay(_yours(target), Zone.DECK, True),
    "devolve": Devolve,
    "choose-and-devolve": Devolve,
    "knock-out-and-become": lambda who, group, number: (KnockOut(who), BecomeEnergy(number, _chosen(group))),
    "change-feature": lambda who, feature, source: ChangeFeature(feature, who, source),
    "evolve-skipping-stage": EvolveSkippingStage,
    "choose-attack": ChooseAttack,
    "copy-attack": CopyAttack,
    # The text calls its own attack by its name, which a text does not know.
    "choose-and-copy": lambda who, attack: (ChooseAttack(who), CopyAttack()),
    "lasting-reaction": lambda event, who, duration, act: Lasting(duration, Reaction(event, acts(act))),
    "lasting-reactions": lambda event, who, duration, said: Lasting(duration, Reaction(event, acts(said))),
    # joined
    "deeds-two": acts,
    "deeds-more": acts,
    "and-two": acts,
    "more-last": acts,
    "and-more": acts,
    "more-more": acts,
}

STATEMENTS: Final[dict[str, Build]] = {
    "flip-coins": FlipCoins,
    "flip-coins-for": FlipCoins,
    "flip-until-tails": lambda: FlipCoins(None),
    "say": acts,
    "say-then": acts,
    "flip-heads": lambda heads: _flip(heads, ()),
    "flip-tails": lambda tails: _flip((), tails),
    "flip-both": _flip,
    "flip-both-apart": _flip,
    "flip-each-heads": lambda group, heads: _each(group, heads, ()),
    "flip-each-tails": lambda group, tails: _each(group, (), tails),
    "flip-each-both": _each,
    "if-then": lambda test, then: _if(test, then, ()),
    "if-not": lambda test, otherwise: _if(test, (), otherwise),
    "if-else": _if,
    "either-way": lambda said: EitherWay(acts(said)),
    "may-change": lambda who, feature: May((ChangeFeature(feature, who),)),
    "hand-then-draws": lambda to, number: (_put_hand(Player.OPPONENT, to), Draw(Player.OPPONENT, number)),
    "heal-then-discard": _heal_then_discard,
    "both-put": _both_put,
    "may-any-number": _any_number,
    "switch-on-heads": lambda chooser: Flip((Switch(Player.OPPONENT, chooser),), ()),
    # requirements
    "pay-energy": lambda cards, target: DiscardEnergy(cards[0], cards[1], target),
    "pay-from-hand": lambda number: DiscardFromHand(Player.YOU, Exactly(number)),
    "pay-other-cards": lambda number: DiscardFromHand(Player.YOU, Exactly(number)),
    "pay-put": lambda put: put,
    "in-order-to": lambda payment, source: payment,
    "only-if": lambda test, source: OnlyIf(test),
    "not-if": lambda test, source: Unless(test),
    "pay-to-do": lambda payment, act: (payment, *acts(act)),
    "trade-for": _trade,
    "trade-with-deck": _trade_with_deck,
    "not-undamaged": lambda who: OnlyIf(AtLeast(CountersOn(who))),
    # powers, Energy, what stays
    "reaction": lambda event, who, said: Reaction(event, acts(said)),
    "holds": lambda rule: rule,
    "stopped-use": lambda who, conditions: conditions,
    "stopped-use-when-new": lambda new, who, conditions: conditions,
    "stopped-reaction": lambda who, conditions: conditions,
    "stopped-rule": lambda who, conditions: conditions,
    "stopped-copy": lambda who, conditions: conditions,
    "symbol": lambda type_: (type_,),
    "symbols-more": lambda first, more: first + more,
    "provides": EnergyText,
}

BUILD: Final[dict[str, Build]] = {**PARTS, **RULES, **ACTS, **STATEMENTS}
