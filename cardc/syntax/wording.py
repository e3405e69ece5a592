"""One model part as one phrase of the card language: the inverse of the callbacks in ``builder``."""

from __future__ import annotations

from cardc.model.cards import OnlyIf, Requirement
from cardc.model.effects import (
    AttachEnergy,
    AttackDoesNothing,
    BecomeEnergy,
    ChooseAttack,
    CopyAttack,
    DamageEquals,
    DamageMinus,
    DamagePlus,
    DamageTimes,
    DiscardEnergy,
    DiscardFromHand,
    DoDamage,
    Draw,
    EvolveSkippingStage,
    FlipCoins,
    Inflict,
    KnockOut,
    Lasting,
    MoveCounters,
    MoveEnergy,
    Poison,
    RemoveCounters,
    SearchDeck,
    Switch,
)
from cardc.model.parts import (
    Amount,
    CardFilter,
    Choice,
    Count,
    CountersOn,
    DamageGotThrough,
    Each,
    EnergyOn,
    Exactly,
    Group,
    HalfRemainingHP,
    HasBench,
    HasCondition,
    Heads,
    IsDamaged,
    Number,
    Per,
    PokemonIn,
    Quantity,
    Tails,
    Target,
    Test,
    UnusedEnergy,
    UpTo,
    Who,
)
from cardc.model.rules import (
    CannotAttack,
    CannotRetreat,
    CannotUse,
    EnergyCountsAs,
    LessDamage,
    MoreDamage,
    MustFlipToAttack,
    PreventDamage,
    PreventEffects,
    Rule,
)
from cardc.model.terms import EnergyType, Owner, Player, Spot

LineAct = (
    DamagePlus
    | DamageMinus
    | DamageTimes
    | DamageEquals
    | AttackDoesNothing
    | DoDamage
    | Inflict
    | Poison
    | RemoveCounters
    | MoveCounters
    | KnockOut
    | DiscardEnergy
    | AttachEnergy
    | MoveEnergy
    | BecomeEnergy
    | Draw
    | DiscardFromHand
    | SearchDeck
    | Switch
    | EvolveSkippingStage
    | ChooseAttack
    | CopyAttack
    | Lasting
)
"""Acts that are one phrase, without a block."""


def _join(*words: str) -> str:
    return " ".join(word for word in words if word)


def _kind(type_: EnergyType | None) -> str:
    return "" if type_ is None else str(type_)


def _many(number: int, noun: str) -> str:
    return noun if number == 1 else f"{noun}s"


# --- which Pokémon -----------------------------------------------------------------------------------


def group(part: Group) -> str:
    """``your benched grass pokemon``."""
    spot = "" if part.spot is Spot.IN_PLAY else str(part.spot)
    return _join(part.owner, spot, _kind(part.type), "pokemon")


def target(part: Target) -> str:
    """``self``, ``1 of your pokemon``, ``each of …``, ``your active pokemon``."""
    match part:
        case Who():
            return str(part)
        case Each():
            return f"each of {group(part.group)}"
        case Choice():
            chooser = "" if part.chooser is Player.YOU else ", opponent chooses"
            one_active = part.number == 1 and part.group.spot is Spot.ACTIVE and part.group.owner is not Owner.EITHER
            return group(part.group) + chooser if one_active else f"{part.number} of {group(part.group)}{chooser}"


def quantity(part: Quantity) -> tuple[str, int]:
    """The words, and the number that governs the noun behind them."""
    match part:
        case Exactly():
            return str(part.number), part.number
        case UpTo():
            return f"up to {part.number}", part.number
        case _:
            return "all", 2


def card_filter(part: CardFilter, number: int) -> str:
    """``basic fire energy cards``."""
    kind = str(part.kind)
    if part.type is not None:
        basic = "basic " if kind.startswith("basic ") else ""
        kind = f"{basic}{part.type} {kind.removeprefix('basic ')}"
    return _many(number, kind)


# --- amounts and tests -------------------------------------------------------------------------------------


def _count(part: Count, number: int) -> str:
    match part:
        case Heads():
            return "heads"
        case Tails():
            return "tails"
        case CountersOn():
            return f"damage {_many(number, 'counter')} on {part.who}"
        case EnergyOn():
            return _join(_kind(part.type), "energy", _many(number, "card"), "on", part.who)
        case UnusedEnergy():
            return f"unused {part.type} energy"
        case PokemonIn():
            return f"of {group(part.group)}" if number == 1 else group(part.group)


def _for_each(part: Per) -> str:
    cap = "" if part.cap is None else f", at most {part.cap}"
    return f"for each {_count(part.count, 1)}{cap}"


def amount(part: Amount) -> str:
    """``10``, ``10 for each heads``, ``half the remaining hp of self, rounded up``."""
    match part:
        case Number():
            return str(part.value)
        case Per():
            return f"{part.each} {_for_each(part)}"
        case HalfRemainingHP():
            return f"half the remaining hp of {part.who}, rounded {part.rounding}"


def test(part: Test) -> str:
    """``defender is asleep``."""
    match part:
        case DamageGotThrough():
            return "damage got through"
        case HasCondition():
            return f"{part.who} is {part.condition}"
        case IsDamaged():
            return f"{part.who} is damaged"
        case HasBench():
            return "you have benched pokemon" if part.player is Player.YOU else "opponent has benched pokemon"


# --- rules and acts ---------------------------------------------------------------------------------------


def rule(part: Rule) -> str:
    """``prevent all damage to self``."""
    match part:
        case PreventDamage(to, None):
            return f"prevent all damage to {to}"
        case PreventDamage():
            return f"prevent damage to {part.to} of {part.at_most} or less"
        case PreventEffects():
            return f"prevent all effects to {part.to}"
        case MoreDamage():
            return f"damage by {part.by} plus {part.points}"
        case LessDamage():
            return f"damage to {part.to} minus {part.points}"
        case CannotAttack():
            return f"{part.who} can't attack"
        case CannotRetreat():
            return f"{part.who} can't retreat"
        case CannotUse():
            return f"{part.who} can't use {part.attack}"
        case MustFlipToAttack():
            return f"{part.who} must flip to attack"
        case EnergyCountsAs():
            return f"energy on {part.who} counts as {part.type}"


def _do_damage(act: DoDamage) -> str:
    match act.amount:
        case Number():
            return f"{act.amount.value} damage to {target(act.target)}"
        case Per():
            return f"{act.amount.each} damage to {target(act.target)} {_for_each(act.amount)}"
        case HalfRemainingHP():
            return f"damage to {target(act.target)} equals {amount(act.amount)}"


def _energy_cards(number: int, kind: EnergyType | None) -> str:
    return _join(_kind(kind), "energy", _many(number, "card"))


def _discard_from_hand(act: DiscardFromHand) -> str:
    words, number = quantity(act.quantity)
    verb = "discard" if act.player is Player.YOU else "opponent discards"
    return f"{verb} {words} {_many(number, 'card')} from hand"


def _discard_energy(act: DiscardEnergy) -> str:
    words, number = quantity(act.quantity)
    return f"discard {words} {_energy_cards(number, act.type)} from {target(act.target)}"


def _switch(act: Switch) -> str:
    owner = Owner.YOURS if act.player is Player.YOU else Owner.OPPONENTS
    chooser = "" if act.chooser is act.player else ", you choose" if act.chooser is Player.YOU else ", opponent chooses"
    return f"switch {owner} active pokemon{chooser}"


def _moved(act: MoveCounters | MoveEnergy) -> str:
    return f"from 1 of {group(act.source)} to another of {group(act.target)}"


def act(part: LineAct) -> str:
    """An act as one sentence."""
    match part:
        case DamagePlus():
            return f"damage plus {amount(part.amount)}"
        case DamageMinus():
            return f"damage minus {amount(part.amount)}"
        case DamageTimes():
            return f"damage times number of {_count(part.count, 2)}"
        case DamageEquals():
            return f"damage equals {amount(part.amount)}"
        case AttackDoesNothing():
            return "attack does nothing"
        case DoDamage():
            return _do_damage(part)
        case Inflict():
            return f"{part.who} is now {part.condition}"
        case Poison():
            return f"{part.who} is now poisoned" + ("" if part.damage == 10 else f" for {part.damage}")
        case KnockOut():
            return f"knock out {part.who}"
        case Lasting():
            return f"during {part.duration}: {rule(part.rule)}"
        case ChooseAttack():
            return f"choose an attack of {part.who}"
        case CopyAttack():
            return "copy that attack"
        case _:
            return _card_act(part)


def _card_act(
    part: RemoveCounters
    | MoveCounters
    | DiscardEnergy
    | AttachEnergy
    | MoveEnergy
    | BecomeEnergy
    | Draw
    | DiscardFromHand
    | SearchDeck
    | Switch
    | EvolveSkippingStage,
) -> str:
    match part:
        case RemoveCounters():
            words, number = quantity(part.quantity)
            return f"remove {words} damage {_many(number, 'counter')} from {target(part.target)}"
        case MoveCounters():
            even = ", even to knock out" if part.may_knock_out else ""
            return f"move {part.number} damage {_many(part.number, 'counter')} {_moved(part)}{even}"
        case DiscardEnergy():
            return _discard_energy(part)
        case AttachEnergy():
            return f"attach {part.number} {_energy_cards(part.number, part.type)} from hand to 1 of {group(part.to)}"
        case MoveEnergy():
            return f"move {part.number} {_energy_cards(part.number, part.type)} {_moved(part)}"
        case BecomeEnergy():
            return f"self becomes {part.number} energy of a chosen type on 1 of {group(part.to)}"
        case Draw():
            verb = "draw" if part.player is Player.YOU else "opponent draws"
            return f"{verb} {part.number} {_many(part.number, 'card')}"
        case DiscardFromHand():
            return _discard_from_hand(part)
        case SearchDeck():
            words, number = quantity(part.quantity)
            return f"search deck for {words} {card_filter(part.filter, number)}"
        case Switch():
            return _switch(part)
        case EvolveSkippingStage():
            return "evolve skipping a stage"


def flip_coins(part: FlipCoins) -> str:
    """``flip 2 coins`` or ``flip until tails``."""
    return "flip until tails" if part.number is None else f"flip {part.number} {_many(part.number, 'coin')}"


def requirement(part: Requirement) -> str:
    """A sentence of a ``require`` block."""
    match part:
        case OnlyIf():
            return f"only if {test(part.test)}"
        case DiscardEnergy():
            return _discard_energy(part)
        case DiscardFromHand():
            return _discard_from_hand(part)
