"""Acts and requirements as phrases of the card language: the inverse of the callbacks in ``build_acts``."""

from __future__ import annotations

from cardc.model.cards import OnlyIf, Requirement, Unless
from cardc.model.effects import (
    AttachEnergy,
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
    FlipCoins,
    Ignore,
    Inflict,
    InflictChosen,
    KnockOut,
    LeavePlay,
    Look,
    MoveCounters,
    MoveEnergy,
    PlayAsPokemon,
    Poison,
    PutCards,
    PutCounters,
    Rearrange,
    Recover,
    RemoveCounters,
    RepeatLastAttack,
    SearchDeck,
    ShowHand,
    ShuffleDeck,
    Switch,
    TakeActivePlace,
    TakeFromTop,
)
from cardc.model.parts import CardFilter, DamageDone, Half, Number, Per, Quantity
from cardc.model.terms import Owner, Player, Zone
from cardc.syntax.wording import (
    amount,
    card_filter,
    count,
    energy_cards,
    for_each,
    for_each_of,
    join,
    many,
    moved,
    quantity,
    target,
    test,
)

_DamageAct = (
    DamagePlus
    | DamageMinus
    | DamageTimes
    | DamageEquals
    | AttackDoesNothing
    | Ignore
    | RepeatLastAttack
    | DoDamage
    | Inflict
    | InflictChosen
    | Poison
    | Recover
    | RemoveCounters
    | PutCounters
    | MoveCounters
    | KnockOut
)
_CardAct = (
    DiscardEnergy
    | AttachEnergy
    | MoveEnergy
    | BecomeEnergy
    | Draw
    | DiscardFromHand
    | DiscardFromDeck
    | PutCards
    | ShowHand
    | Look
    | Rearrange
    | TakeFromTop
    | ShuffleDeck
    | SearchDeck
)
_PlayAct = (
    Switch
    | TakeActivePlace
    | LeavePlay
    | Devolve
    | ChangeFeature
    | EvolveSkippingStage
    | Evolve
    | EndTurn
    | ChooseAttack
    | CopyAttack
    | PlayAsPokemon
)

LineAct = _DamageAct | _CardAct | _PlayAct
"""Acts that are one phrase, without a block."""

_PLACES = {
    Zone.HAND: "into hand",
    Zone.DECK: "into deck",
    Zone.TOP_OF_DECK: "on top of deck",
    Zone.BENCH: "onto bench",
    Zone.DISCARD_PILE: "into discard pile",
}


def act(part: LineAct) -> str:
    """An act as one sentence."""
    if isinstance(part, _DamageAct):
        return _damage_act(part)
    if isinstance(part, _CardAct):
        return _card_act(part)
    return _play_act(part)


# --- damage, counters, conditions ------------------------------------------------------------------------


def _damage_act(part: _DamageAct) -> str:
    match part:
        case DamagePlus():
            return f"damage plus {amount(part.amount)}"
        case DamageMinus():
            return f"damage minus {amount(part.amount)}"
        case DamageTimes():
            return f"damage times number of {count(part.count, 2)}"
        case DamageEquals():
            return f"damage equals {amount(part.amount)}"
        case AttackDoesNothing():
            return "attack does nothing"
        case Ignore():
            return f"ignore {part.what}"
        case RepeatLastAttack():
            return "repeat the last attack on self"
        case DoDamage():
            return _do_damage(part)
        case Inflict():
            return f"{target(part.target)} is now {part.condition}"
        case InflictChosen():
            return f"{part.who} is now {' or '.join(part.conditions)}"
        case Poison():
            return f"{target(part.target)} is now poisoned" + ("" if part.damage == 10 else f" for {part.damage}")
        case Recover():
            which = f" from {', '.join(part.conditions)}" if part.conditions else ""
            return f"{target(part.target)} recovers{which}"
        case RemoveCounters():
            return _remove_counters(part)
        case PutCounters():
            return f"put damage counters on {target(part.target)} for {amount(part.amount)}"
        case MoveCounters():
            even = ", even to knock out" if part.may_knock_out else ""
            counters = f"damage {many(part.number, 'counter')}"
            return f"move {part.number} {counters} {moved(part.source, part.target)}{even}"
        case KnockOut():
            return f"knock out {target(part.target)}"


def _do_damage(part: DoDamage) -> str:
    applied = "applying weakness and resistance" if part.applied else ""
    match part.amount:
        case Number():
            return join(f"{part.amount.value} damage to {target(part.target)}", applied)
        case Per():
            return join(f"{part.amount.each} damage to {target(part.target)}", for_each(part.amount), applied)
        case _:
            return join(f"damage to {target(part.target)} equals {amount(part.amount)}", applied)


def _remove_counters(part: RemoveCounters) -> str:
    if isinstance(part.quantity, DamageDone | Half):
        return f"remove damage counters from {target(part.target)} for {amount(part.quantity)}"
    words, number = quantity(part.quantity)
    each = for_each_of(part.quantity)
    return join(f"remove {words} damage {many(number, 'counter')} from {target(part.target)}", each)


# --- cards -------------------------------------------------------------------------------------------------


def _card_act(part: _CardAct) -> str:
    match part:
        case DiscardEnergy():
            words, number = quantity(part.quantity)
            cards = energy_cards(number, part.type)
            return join(f"discard {words} {cards} from {target(part.target)}", for_each_of(part.quantity))
        case AttachEnergy():
            cards = f"{_cards(part.quantity, part.filter)} from {part.source}"
            return join(f"attach {cards} to {target(part.to)}", for_each_of(part.quantity))
        case MoveEnergy():
            return f"move {_cards(part.quantity, part.filter)} {moved(part.source, part.target)}"
        case BecomeEnergy():
            return f"self becomes {part.number} energy of a chosen type on {target(part.to)}"
        case Draw():
            words, number = quantity(part.quantity)
            cards = f"{words} {many(number, 'card')}"
            return join(_verb(part.player, "draw"), cards, for_each_of(part.quantity))
        case DiscardFromHand():
            words, number = quantity(part.quantity)
            return f"{_verb(part.player, 'discard')} {words} {many(number, 'card')} from hand"
        case DiscardFromDeck():
            return _discard_from_deck(part)
        case PutCards():
            return _put_cards(part)
        case ShowHand():
            return f"{_verb(part.player, 'show')} hand"
        case Look():
            return f"look at {' or '.join(part.at)}"
        case Rearrange():
            words, number = quantity(part.quantity)
            return f"rearrange {words} {many(number, 'card')} from the top of {part.deck} deck"
        case TakeFromTop():
            cards = _cards(part.quantity, part.filter)
            return f"take {cards} from the top {part.number} of deck, the rest {_PLACES[part.rest]}"
        case ShuffleDeck():
            return f"shuffle {_whose(part.player)} deck"
        case SearchDeck():
            to = "" if part.to is Zone.HAND else _PLACES[part.to]
            cards = _cards(part.quantity, part.filter)
            return join(f"search deck for {cards}", to, for_each_of(part.quantity))


def _cards(many_: Quantity, wanted: CardFilter) -> str:
    words, number = quantity(many_)
    return f"{words} {card_filter(wanted, number)}"


def _verb(player: Player, verb: str) -> str:
    return verb if player is Player.YOU else f"opponent {verb}s"


def _whose(player: Player) -> Owner:
    return Owner.YOURS if player is Player.YOU else Owner.OPPONENTS


def _discard_from_deck(part: DiscardFromDeck) -> str:
    deck = f"{_whose(part.player)} deck"
    words, number = quantity(part.quantity)
    if words == "that many":
        return f"discard that many cards from the top of {deck}"
    cards = "card" if number == 1 else f"{number} cards"
    return join(f"discard the top {cards} of {deck}", for_each_of(part.quantity))


def _put_cards(part: PutCards) -> str:
    words, number = quantity(part.quantity)
    whose = "" if part.player is Player.YOU else "opponent's "
    chooser = "" if part.chooser is Player.YOU else ", opponent chooses"
    cards = card_filter(part.filter, number)
    return f"put {words} {cards} from {whose}{part.source} {_PLACES[part.to]}{chooser}"


# --- places, cards in play, attacks ------------------------------------------------------------------------


def _play_act(part: _PlayAct) -> str:
    match part:
        case Switch():
            return _switch(part)
        case TakeActivePlace():
            return f"{part.who} takes the active place"
        case LeavePlay():
            if part.everything:
                return f"put {target(part.target)} and all its cards into {part.to}"
            return f"put the basic pokemon of {target(part.target)} into {part.to}"
        case Devolve():
            return f"devolve {target(part.target)}"
        case ChangeFeature():
            return f"change the {part.feature} of {part.who} to {part.source}"
        case EvolveSkippingStage():
            return "evolve skipping a stage"
        case Evolve():
            return f"evolve {part.who} from {part.source}"
        case EndTurn():
            return "turn ends"
        case ChooseAttack():
            return f"choose an attack of {part.who}"
        case CopyAttack():
            return "copy that attack"
        case PlayAsPokemon():
            return f"play as pokemon with {part.hp} hp"


def _switch(part: Switch) -> str:
    chooser = (
        "" if part.chooser is part.player else ", you choose" if part.chooser is Player.YOU else ", opponent chooses"
    )
    return f"switch {_whose(part.player)} active pokemon{chooser}"


# --- sentences that are no acts ----------------------------------------------------------------------------


def flip_coins(part: FlipCoins) -> str:
    """``flip 2 coins``, ``flip as many coins as energy on self`` or ``flip until tails``."""
    flip = _verb(part.by, "flip")
    if part.number is None:
        return f"{flip} until tails"
    if isinstance(part.number, int):
        return f"{flip} {part.number} {many(part.number, 'coin')}"
    return f"{flip} as many coins as {count(part.number, 2)}"


def requirement(part: Requirement) -> str:
    """A sentence of a ``require`` block."""
    match part:
        case OnlyIf():
            return f"only if {test(part.test)}"
        case Unless():
            return f"not if {test(part.test)}"
        case _:
            return _card_act(part)
