"""Phrases → acts, statements and requirements: for each kind, what it builds from what fills its slots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, cast

from cardc.language.interpret_parts import PARTS, RULES, Build, Contradiction, cap
from cardc.language.phrase import AttackEvent, EnergyText, Guard, Origin, Place, Rest
from cardc.language.reminders import could_apply
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
    EndTurn,
    Evolve,
    EvolveSkippingStage,
    First,
    Flip,
    FlipCoins,
    FlipForEach,
    If,
    Ignore,
    Inflict,
    InflictChosen,
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
    ShuffleDeck,
    Statement,
    Switch,
    TakeActivePlace,
    TakeFromTop,
)
from cardc.model.parts import (
    All,
    AnyNumber,
    AtLeast,
    CardFilter,
    CardsIn,
    Choice,
    Count,
    CountersOn,
    DamageDone,
    Discarded,
    Each,
    Exactly,
    Group,
    Half,
    HasCondition,
    NamePart,
    Number,
    OfType,
    Per,
    PerCount,
    PokemonIn,
    PrintedHP,
    Quantity,
    Target,
    Test,
    UpTo,
    Who,
)
from cardc.model.rules import CannotAttack, CannotRetreat, CannotUse, MoreDamage
from cardc.model.terms import (
    AttackRef,
    CardClass,
    Condition,
    Disregard,
    Duration,
    EnergyType,
    Event,
    LookAt,
    Owner,
    Player,
    Spot,
    Zone,
)

Payment = DiscardEnergy | DiscardFromHand | PutCards
EnergyCards = tuple[Quantity, CardFilter]

_COUNTER: Final = 10
"""The damage points that a damage counter stands for."""

NORMAL_POISON: Final = 10
_THAT_MANY: Final = PerCount(1, Discarded())

_PLAIN: Final = CardFilter((CardClass.CARD,))
_ENERGY: Final = CardFilter((CardClass.ENERGY,))


# --- joining ---------------------------------------------------------------------------------------


def block(*parts: object) -> Block:
    """Acts in a row. A part is an act, several, or ``None`` where a clause says nothing new."""
    found: list[Act | May | Flip | If] = []
    for part in parts:
        if isinstance(part, tuple):
            found += cast(Block, part)
        elif part is not None:
            found.append(cast("Act | May | Flip | If", part))
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


def _flip(by: Player, heads: object, tails: object) -> Flip:
    heads_block, tails_block = block(heads), block(tails)
    if not heads_block and not tails_block:
        raise Contradiction("the sentence says nothing new")
    return Flip(heads_block, tails_block, by)


def _inner_if(test: Test, then: object) -> If:
    return If(test, acts(then))


def _flip_twice(by: Player, heads: object, tails: object) -> Flip:
    """The second coin is flipped by who flipped the first."""
    coin = _flip(by, heads, tails)
    if any(isinstance(second, Flip) and second.by is not by for second in (*coin.heads, *coin.tails)):
        raise Contradiction("the second coin is flipped by another player")
    return coin


def _each(group: Group, heads: object, tails: object) -> Statement:
    return _frame(FlipForEach, (group,), block(heads), block(tails))


def _if(test: object, then: object, otherwise: object) -> Statement:
    return _frame(If, (test,), block(then), block(otherwise))


# --- acts --------------------------------------------------------------------------------------------


def inflict(target: Target, condition: Condition) -> Act:
    """A Special Condition; poison is an act of its own."""
    if isinstance(target, Choice) and target.number != 1:
        raise Contradiction("a condition comes over one Pokémon or over each of some")
    return Poison(target) if condition is Condition.POISONED else Inflict(condition, target)


def _inflict_chosen(who: Who, conditions: tuple[Condition, ...]) -> InflictChosen:
    if len(conditions) < 2:
        raise Contradiction("there is nothing to choose")
    return InflictChosen(conditions, who)


def _recover(target: Target, conditions: tuple[Condition, ...] = ()) -> Recover:
    if isinstance(target, Choice) and target.number != 1:
        raise Contradiction("one Pokémon recovers or each of some")
    return Recover(target, conditions)


_CLASSIC: Final = (Condition.ASLEEP, Condition.CONFUSED, Condition.PARALYZED, Condition.POISONED)


def _recover_all(target: Target, conditions: tuple[Condition, ...]) -> Recover:
    """Classic cards name all conditions."""
    return _recover(target, () if conditions == _CLASSIC else conditions)


def plain_energy(cards: EnergyCards) -> tuple[Quantity, EnergyType | None]:
    """Energy cards of any kind: how many, of what type."""
    quantity, wanted = cards
    if wanted.kinds != _ENERGY.kinds:
        raise Contradiction("only Energy cards of any kind are discarded this way")
    return quantity, next((trait.type for trait in wanted.traits if isinstance(trait, OfType)), None)  # type: ignore[return-value]  # an Energy card has a type, not that of a Pokémon


def _discard_energy(cards: EnergyCards, target: Target) -> DiscardEnergy:
    quantity, type_ = plain_energy(cards)
    return DiscardEnergy(quantity, type_, target)


def _attach(cards: EnergyCards, source: Origin, to: Who | Choice) -> AttachEnergy:
    return AttachEnergy(cards[0], cards[1], to, Zone(source.value))


def _take(top: int, cards: tuple[Quantity, CardFilter], rest: Rest) -> TakeFromTop:
    return TakeFromTop(top, cards[0], cards[1], Zone(rest.value))


_Countable = Draw | DiscardFromDeck | DiscardEnergy | RemoveCounters | AttachEnergy | SearchDeck


def _for_each(count: Count, act: _Countable) -> Act:
    """What is done once, so many times."""
    if not isinstance(act.quantity, Exactly):
        raise Contradiction("only a plain number of things is done for each")
    counted = PerCount(act.quantity.number, count)
    if counted == _THAT_MANY and isinstance(act, Draw | DiscardFromDeck):
        raise Contradiction("this is said as “that many”")
    return replace(act, quantity=counted)


def _strong(target: Target, points: int) -> Poison:
    if points == NORMAL_POISON:
        raise Contradiction("normal poison is not spelled out")
    if isinstance(target, Choice) and target.number != 1:
        raise Contradiction("a condition comes over one Pokémon or over each of some")
    return Poison(target, points)


def _chosen(group: Group) -> Choice:
    return Choice(1, group)


def _move_energy(cards: EnergyCards, source: Who | Choice, target: Who | Choice) -> MoveEnergy:
    return MoveEnergy(cards[0], cards[1], source, target)


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
    return (_discard_energy(cards, Each(group)), RemoveCounters(All(), Each(group)))


def _counters(points: int) -> int:
    """How many damage counters so many damage points are."""
    if points % _COUNTER or not points:
        raise Contradiction(f"{points} damage is no number of damage counters")
    return points // _COUNTER


def _removed(size: object) -> DamageDone | Half:
    """How much is removed: the damage done, or half of something."""
    if not isinstance(size, DamageDone | Half):
        raise Contradiction("so many damage counters are not removed")
    return size


def _any_number(cards: EnergyCards, target: Who | Choice, act: object) -> tuple[Act, ...]:
    """Any number may be none: "you may" and "if you do" say nothing more."""
    if not isinstance(cards[0], AnyNumber):
        raise Contradiction("only any number of cards may be none")
    return (_discard_energy(cards, target), *acts(act))


def _one_card(cards: EnergyCards) -> EnergyCards:
    """ "That Energy card" is one."""
    if cards[0] != Exactly(1):
        raise Contradiction("several cards were chosen")
    return cards


def _move_or_discard(cards: EnergyCards, source: Who | Choice, target: Who | Choice) -> Statement:
    """Energy goes to a Benched Pokémon; where there is none it is discarded."""
    bench = Group(Owner.YOURS, Spot.BENCH)
    if not isinstance(target, Choice) or target.group != bench:
        raise Contradiction("the Energy does not go to your Bench")
    _one_card(cards)
    return If(AtLeast(PokemonIn(bench)), (_move_energy(cards, source, target),), (_discard_energy(cards, source),))


def _choose_attack(test: Test, duration: Duration) -> Statement:
    """ "Its attacks" are those of the Pokémon that the test is about."""
    who = getattr(test, "who", None)
    if not isinstance(who, Who):
        raise Contradiction("no Pokémon was spoken of")
    return If(test, (ChooseAttack(who), Lasting(duration, CannotUse(who, AttackRef.CHOSEN))))


def _yours(choice: Choice) -> Choice:
    """What goes to your hand or deck is yours."""
    if choice.group.owner is not Owner.YOURS:
        raise Contradiction("the opponent's Pokémon do not go to your cards")
    return choice


def _theirs(choice: Choice) -> Choice:
    """What goes to his or her hand is the opponent's."""
    if choice.group.owner is not Owner.OPPONENTS:
        raise Contradiction("your Pokémon do not go to the opponent's cards")
    return choice


def _own(target: Target) -> Target:
    """What goes to your hand or deck is yours."""
    group = target.group if isinstance(target, Choice | Each) else None
    if target not in (Who.SELF, Who.YOUR_ACTIVE) and (group is None or group.owner is not Owner.YOURS):
        raise Contradiction("the opponent's Pokémon do not go to your cards")
    return target


def single(choice: Choice) -> Choice:
    """ "That Pokémon" is one."""
    if choice.number != 1:
        raise Contradiction("several Pokémon were chosen")
    return choice


def apply_weakness(statements: Sequence[Statement]) -> list[Statement]:
    """ "Apply Weakness and Resistance": to all damage of a sentence that it could mean."""
    applied = [cast(Statement, _apply(statement)) for statement in statements]
    if applied == list(statements):
        raise Contradiction("no damage was spoken of that Weakness and Resistance could be applied to")
    return applied


def _apply(part: object) -> object:
    match part:
        case DoDamage(amount, target):
            return DoDamage(amount, target, could_apply(target))
        case tuple():
            return tuple(_apply(one) for one in part)
        case Flip() | FlipForEach():
            return replace(part, heads=cast(Block, _apply(part.heads)), tails=cast(Block, _apply(part.tails)))
        case If():
            return replace(part, then=cast(Block, _apply(part.then)), otherwise=cast(Block, _apply(part.otherwise)))
        case May():
            return replace(part, block=cast(Block, _apply(part.block)))
        case EitherWay() | First():
            return replace(part, acts=cast("tuple[Act, ...]", _apply(part.acts)))
        case Lasting(duration, Reaction(event, effects)):
            return Lasting(duration, Reaction(event, cast("tuple[Statement, ...]", _apply(effects))))
    return part


def _later(event: AttackEvent, duration: Duration, said: object) -> Lasting:
    return Lasting(duration, Reaction(Event(event.value), acts(said)))


_OF: Final = {Player.YOU: Owner.YOURS, Player.OPPONENT: Owner.OPPONENTS}

_STOPPING: Final = (Condition.ASLEEP, Condition.CONFUSED, Condition.PARALYZED)


def _works_even(who: Who, conditions: tuple[Condition, ...]) -> tuple[Condition, ...]:
    """ "Works even if …": of the conditions that stop other powers, or of any; then none stops it."""
    if conditions[:3] != _STOPPING or conditions[3:] not in ((), tuple(c for c in Condition if c in conditions)[3:]):
        raise Contradiction("other conditions stop powers than those that this sentence names")
    return ()


ACTS: Final[dict[str, Build]] = {
    "damage-plus": lambda base, amount: DamagePlus(amount),
    "damage-more": lambda points: DamagePlus(Number(points)),
    "damage-more-per": lambda points, count: DamagePlus(Per(points, count)),
    "damage-minus": lambda base, amount: DamageMinus(amount),
    "damage-times": lambda base, count: DamageTimes(count),
    "damage-times-both": lambda base, count, points, other, name: (
        DamageTimes(count),
        DoDamage(Per(points, other), Who.SELF),
    ),
    "damage-equals": DamageEquals,
    "attack-does-nothing": AttackDoesNothing,
    "ignore-weakness-resistance": lambda: Ignore(Disregard.WEAKNESS_AND_RESISTANCE),
    "ignore-resistance": lambda: Ignore(Disregard.RESISTANCE),
    "ignore-everything": lambda: Ignore(Disregard.EVERYTHING),
    "repeat-last-attack": lambda who: RepeatLastAttack(),
    "do-damage": lambda source, points, target: DoDamage(Number(points), target),
    "do-damage-per": lambda source, each, target, count: DoDamage(Per(each, count), target),
    "do-damage-per-at-most": lambda source, each, target, count, most: DoDamage(
        Per(each, count, cap(each, most)), target
    ),
    "do-damage-equal": lambda source, target, size: DoDamage(size, target),
    "do-some-damage": lambda points, target: DoDamage(Number(points), target),
    "self-does-damage": lambda who, points, target: DoDamage(Number(points), target),
    "choose-and-damage": lambda choice, source, points: DoDamage(Number(points), single(choice)),
    "strike-back": lambda who, points: DoDamage(Number(points), Who.ATTACKER),
    "strike-back-equal": lambda who: DoDamage(DamageDone(), Who.ATTACKER),
    "also-damages-self": lambda points, name: DoDamage(Number(points), Who.SELF),
    "for-each-damage": lambda count, source, points, target: DoDamage(Per(points, count), target),
    "block-choose-and-damage": lambda choice, source, points: DoDamage(Number(points), single(choice)),
    "damage-self": lambda who, points: DoDamage(Number(points), who),
    "damage-self-per": lambda who, each, count: DoDamage(Per(each, count), who),
    "damage-self-per-at-most": lambda who, each, count, most: DoDamage(Per(each, count, cap(each, most)), who),
    "damage-self-equal": lambda who, size: DoDamage(size, who),
    "inflict": inflict,
    "inflict-chosen": _inflict_chosen,
    "inflict-two": lambda who, first, last: (inflict(who, first), inflict(who, last)),
    "inflict-after-damage": inflict,
    "inflict-both": lambda who, other, condition: (inflict(who, condition), inflict(other, condition)),
    "poison-strong": _strong,
    "poison-counters": lambda who, number: _strong(who, number * _COUNTER),
    "recover": _recover,
    "recover-named": _recover,
    "recover-from": _recover,
    "recover-both": lambda who, other, conditions: (_recover_all(who, conditions), _recover_all(other, conditions)),
    "for-each": _for_each,
    "remove-counters": RemoveCounters,
    "remove-counters-times": lambda number, count, target: RemoveCounters(PerCount(number, count), target),
    "heal": lambda points, target: RemoveCounters(Exactly(_counters(points)), target),
    "heal-all": lambda target: RemoveCounters(All(), target),
    "heal-damage-done": lambda target: RemoveCounters(DamageDone(), target),
    "remove-counters-equal": lambda target, size: RemoveCounters(_removed(size), target),
    "put-counters": lambda number, target: PutCounters(Number(number * _COUNTER), target),
    "put-counters-per": lambda number, target, count: PutCounters(Per(number * _COUNTER, count), target),
    "put-counters-per-at-most": lambda number, target, count, most: PutCounters(
        Per(number * _COUNTER, count, cap(number, most)), target
    ),
    "for-each-counters": lambda count, number, target: PutCounters(Per(number * _COUNTER, count), target),
    "put-counters-half-own-hp": lambda who, rounding: PutCounters(Half(PrintedHP(who), rounding), who),
    "put-counters-equal": lambda target, size: PutCounters(size, target),
    "move-counters": lambda number, source, target, guard: MoveCounters(
        number, source, target, guard is Guard.EVEN_TO_KNOCK_OUT
    ),
    "move-counters-within": lambda number, group, guard: MoveCounters(
        number, _chosen(group), _chosen(group), guard is Guard.EVEN_TO_KNOCK_OUT
    ),
    "knock-out": KnockOut,
    "discard-energy": _discard_energy,
    "discard-energy-equal": lambda target, count: DiscardEnergy(PerCount(1, count), None, target),
    "choose-and-move-energy": lambda cards, source, target: _move_energy(_one_card(cards), source, single(target)),
    "choose-and-discard-energy": lambda target, cards: _discard_energy(cards, target),
    "attach-energy": _attach,
    "attach-energy-from-deck": lambda cards, to: AttachEnergy(cards[0], cards[1], to, Zone.DECK),
    "move-energy": _move_energy,
    "move-energy-within": lambda cards, group: _move_energy(cards, _chosen(group), _chosen(group)),
    "energy-from-another": lambda cards, group, to: _move_energy(cards, _chosen(group), to),
    "become-energy": lambda who, number, group: BecomeEnergy(number, _chosen(group)),
    "become-energy-for-opponent": lambda who, number, group: BecomeEnergy(number, Choice(1, group, Player.OPPONENT)),
    "draw": lambda player, number: Draw(player, Exactly(number)),
    "draw-up-to": lambda player, number: Draw(player, UpTo(number)),
    "draw-twice-as-many": lambda: Draw(Player.YOU, PerCount(2, Discarded())),
    "draw-as-many": lambda player: Draw(player, _THAT_MANY),
    "discard-from-hand": lambda player, number: DiscardFromHand(player, Exactly(number)),
    "discard-from-hand-up-to": lambda player, number: DiscardFromHand(player, UpTo(number)),
    "discard-from-hand-any": lambda player: DiscardFromHand(player, AnyNumber()),
    "discard-hand": lambda player: DiscardFromHand(player, All()),
    "discard-from-deck": lambda player, number: DiscardFromDeck(player, Exactly(number)),
    "discard-from-deck-as-many": lambda player: DiscardFromDeck(player, _THAT_MANY),
    "put-cards": _put_by_you,
    "put-from-pile": lambda cards, to: _put_by_you(cards, Player.YOU, Origin.DISCARD_PILE, to),
    "opponent-puts": _put_by_opponent,
    "put-hand": _put_hand,
    "show-hand": ShowHand,
    "look": _look,
    "look-at-two": _look,
    "look-at-three": _look,
    "rearrange": lambda number, deck: Rearrange(UpTo(number), deck),
    "rearrange-all": lambda number, deck: Rearrange(Exactly(number), deck),
    "take-from-top": _take,
    "shuffle-deck": ShuffleDeck,
    "search-deck-for-any": lambda filter_: SearchDeck(AnyNumber(), filter_),
    "search-deck-onto-bench-any": lambda filter_: SearchDeck(AnyNumber(), filter_, Zone.BENCH),
    "search-deck-for-top": lambda number, filter_: SearchDeck(Exactly(number), filter_, Zone.TOP_OF_DECK),
    "search-deck-for-top-up-to": lambda number, filter_: SearchDeck(UpTo(number), filter_, Zone.TOP_OF_DECK),
    "search-deck-for-top-any": lambda filter_: SearchDeck(AnyNumber(), filter_, Zone.TOP_OF_DECK),
    "search-deck": lambda number: SearchDeck(Exactly(number), _PLAIN),
    "search-deck-up-to": lambda number: SearchDeck(UpTo(number), _PLAIN),
    "search-deck-for": lambda number, filter_: SearchDeck(Exactly(number), filter_),
    "search-deck-for-up-to": lambda number, filter_: SearchDeck(UpTo(number), filter_),
    "search-deck-onto-bench": lambda number, filter_: SearchDeck(Exactly(number), filter_, Zone.BENCH),
    "search-deck-onto-bench-up-to": lambda number, filter_: SearchDeck(UpTo(number), filter_, Zone.BENCH),
    "switch": Switch,
    "switch-them": lambda chooser: Switch(Player.OPPONENT, chooser),
    "switch-defending": lambda chooser: Switch(Player.OPPONENT, chooser),
    "switch-own-them": lambda chooser: Switch(Player.YOU, chooser),
    "switch-self": lambda who: Switch(Player.YOU, Player.YOU),
    "damage-them": lambda source, points: DoDamage(Number(points), _chosen(Group(Owner.OPPONENTS, Spot.BENCH))),
    "take-active-place": TakeActivePlace,
    "take-active-place-it": lambda: TakeActivePlace(Who.SELF),
    "return-to-hand": lambda target: LeavePlay(target, Zone.HAND, True),
    "return-to-deck": lambda target: LeavePlay(target, Zone.DECK, True),
    "return-basic-to-hand": lambda target: LeavePlay(target, Zone.HAND, False),
    "return-basic-to-deck": lambda target: LeavePlay(target, Zone.DECK, False),
    "own-to-deck": lambda target: LeavePlay(_own(target), Zone.DECK, True),
    "own-to-hand": lambda target: LeavePlay(_own(target), Zone.HAND, True),
    "opponent-shuffles-active": lambda: LeavePlay(Who.OPPONENTS_ACTIVE, Zone.DECK, True),
    "choose-and-heal": lambda choice, counters: RemoveCounters(counters, single(choice)),
    "choose-and-return-theirs": lambda target: LeavePlay(_theirs(single(target)), Zone.HAND, True),
    "own-basic-to-deck": lambda who: LeavePlay(who, Zone.DECK, False),
    "return-own": lambda who: LeavePlay(who, Zone.HAND, False),
    "choose-and-return-basic": lambda target: LeavePlay(_yours(target), Zone.HAND, False),
    "choose-and-return-to-deck": lambda target: LeavePlay(_yours(target), Zone.DECK, True),
    "devolve": Devolve,
    "choose-and-devolve": Devolve,
    "knock-out-and-become": lambda who, group, number: (KnockOut(who), BecomeEnergy(number, _chosen(group))),
    "change-feature": lambda who, feature, source: ChangeFeature(feature, who, source),
    "evolve-skipping-stage": EvolveSkippingStage,
    "evolve-from-hand": lambda who: Evolve(who, Zone.HAND),
    "evolve-from-deck": lambda who: Evolve(who, Zone.DECK),
    "end-turn": EndTurn,
    "choose-attack": ChooseAttack,
    "copy-attack": CopyAttack,
    # The text calls its own attack by its name, which a text does not know.
    "choose-and-copy": lambda who, attack: (ChooseAttack(who), CopyAttack()),
    "lasting-reaction": lambda event, who, duration, act: _later(event, duration, act),
    "lasting-reactions": lambda event, who, duration, said: _later(event, duration, said),
    # joined
    "deeds-two": acts,
    "deeds-more": acts,
    "and-two": acts,
    "more-last": acts,
    "and-more": acts,
    "more-more": acts,
}

STATEMENTS: Final[dict[str, Build]] = {
    "flip-coins": lambda by, number: FlipCoins(number, by),
    "flip-coins-for": lambda by, count: FlipCoins(count, by),
    "flip-until-tails": lambda by: FlipCoins(None, by),
    "say": acts,
    "say-then": acts,
    "flip-heads": lambda by, heads: _flip(by, heads, ()),
    "flip-tails": lambda by, tails: _flip(by, (), tails),
    "flip-both": _flip,
    "flip-both-apart": _flip,
    "flip-heads-if": lambda by, test, heads: Flip((_inner_if(test, heads),), (), by),
    "flip-tails-if": lambda by, test, tails: Flip((), (_inner_if(test, tails),), by),
    "flip-heads-cannot-attack": lambda by, who: _flip(by, Lasting(Duration.WHILE_ACTIVE, CannotAttack(who)), ()),
    "flip-heads-cannot-retreat": lambda by, who: _flip(by, Lasting(Duration.WHILE_ACTIVE, CannotRetreat(who)), ()),
    "flip-both-tails-if": lambda by, heads, test, tails: _flip(by, heads, _inner_if(test, tails)),
    "flip-heads-flip": lambda by, second: _flip_twice(by, second, ()),
    "flip-tails-flip": lambda by, second: _flip_twice(by, (), second),
    "second-heads": lambda by, heads: _flip(by, heads, ()),
    "second-tails": lambda by, tails: _flip(by, (), tails),
    "second-both": _flip,
    "may-flip": lambda coin: May((coin,)),
    "opponent-may": lambda offers: May(acts(offers), Player.OPPONENT),
    "may-then-they-may": lambda said, offers: (May(acts(said)), May(acts(offers), Player.OPPONENT)),
    "if-you-do": acts,
    "more-damage-of-named": lambda part, points: Lasting(
        Duration.THIS_TURN, MoreDamage(Group(Owner.YOURS, Spot.IN_PLAY, (NamePart(part),)), points)
    ),
    "move-or-discard": _move_or_discard,
    "if-choose-attack": _choose_attack,
    "none-in-hand": lambda filter_: Unless(AtLeast(CardsIn(Player.YOU, Zone.HAND, filter_))),
    "may-when-using": lambda cards, target, then: May((_discard_energy(cards, target), *acts(then))),
    "may-discard-any-and": lambda act: (DiscardFromHand(Player.YOU, AnyNumber()), *acts(act)),
    "act-then-coin": lambda act, coin: (*acts(act), coin),
    "was-no-longer": lambda who, condition: Recover(who, (condition,)),
    "look-and-take": lambda top, number, rest: _take(top, (Exactly(number), _PLAIN), rest),
    "offer-draw": lambda number: Draw(Player.OPPONENT, Exactly(number)),
    "offer-draw-up-to": lambda number: Draw(Player.OPPONENT, UpTo(number)),
    "offer-shuffle-hand": lambda: _put_hand(Player.OPPONENT, Place.DECK),
    "offer-two": acts,
    "first": lambda said: First(acts(said)),
    "if-flip": lambda test, coin: If(test, (coin,)),
    "unless-flip": lambda test, coin: If(test, (), (coin,)),
    "flip-each-heads": lambda group, heads: _each(group, heads, ()),
    "flip-each-tails": lambda group, tails: _each(group, (), tails),
    "flip-each-both": _each,
    "if-then": lambda test, then: _if(test, then, ()),
    "if-not": lambda test, otherwise: _if(test, (), otherwise),
    "if-else": _if,
    "either-way": lambda said: EitherWay(acts(said)),
    "may-change": lambda who, feature: May((ChangeFeature(feature, who),)),
    "hand-then-draws": lambda to, number: (_put_hand(Player.OPPONENT, to), Draw(Player.OPPONENT, Exactly(number))),
    "heal-then-discard": _heal_then_discard,
    "both-put": _both_put,
    "may-any-number": _any_number,
    # requirements
    "pay-energy": _discard_energy,
    "pay-energy-three": lambda first, second, third, target: tuple(
        _discard_energy(cards, target) for cards in (first, second, third)
    ),
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
    "no-bench": lambda player, source: OnlyIf(AtLeast(PokemonIn(Group(_OF[player], Spot.BENCH)))),
    "pay-or-nothing": lambda payment: payment,
    "use-only-if": lambda test, source: OnlyIf(test),
    # powers, Energy, what stays
    "reaction": lambda event, who, said: Reaction(event, acts(said)),
    "reaction-flip": lambda event, who, coin: Reaction(event, (coin,)),
    "reaction-while": lambda event, who, condition, said: Reaction(
        event, (If(HasCondition(who, condition), acts(said)),)
    ),
    "reaction-offer": lambda event, who, offers: Reaction(event, (May(acts(offers), Player.OPPONENT),)),
    "reaction-may": lambda event, who, said: Reaction(event, (May(acts(said)),)),
    "reaction-may-flip": lambda event, who, coin: Reaction(event, (May((coin,)),)),
    "holds": lambda rule: rule,
    "stopped-use": lambda who, conditions: conditions,
    "stopped-use-when-new": lambda new, who, conditions: conditions,
    "stopped-reaction": lambda who, conditions: conditions,
    "stopped-rule": lambda who, conditions: conditions,
    "stopped-copy": lambda who, conditions: conditions,
    "works-even-if": _works_even,
    "symbol": lambda type_: (type_,),
    "symbols-more": lambda first, more: first + more,
    "provides": EnergyText,
}

BUILD: Final[dict[str, Build]] = {**PARTS, **RULES, **ACTS, **STATEMENTS}
