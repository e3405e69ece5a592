"""The parts of a model as phrases of the card language: the inverse of the callbacks in ``build_parts``."""

from __future__ import annotations

from cardc.model.parts import (
    All,
    Amount,
    AnyNumber,
    AtLeast,
    AtMost,
    CameThisTurn,
    CardFilter,
    CardsIn,
    CardTrait,
    Choice,
    Count,
    CountersOn,
    Damaged,
    DamageDone,
    DamageGotThrough,
    Discarded,
    Each,
    EnergyOn,
    EnergyProvidedTo,
    EvolvesFrom,
    Exactly,
    Group,
    Half,
    HasCondition,
    Heads,
    Is,
    IsAt,
    IsKnockedOut,
    Just,
    Named,
    NamePart,
    NotOfType,
    Number,
    OfRank,
    OfType,
    Per,
    PerCount,
    PokemonIn,
    PrintedHP,
    Quantity,
    RemainingHP,
    Tails,
    Target,
    Test,
    Trait,
    TypeOf,
    UnusedEnergy,
    UpTo,
    Who,
    WithEnergy,
    WithPower,
)
from cardc.model.rules import Subject
from cardc.model.terms import Duration, EnergyType, Player, Spot
from cardc.syntax.strings import quote


def join(*words: str) -> str:
    """The words that are there, with one space between them."""
    return " ".join(word for word in words if word)


def kind(type_: EnergyType | None) -> str:
    """The word of a type, nothing for none."""
    return "" if type_ is None else str(type_)


def many(number: int, noun: str) -> str:
    """The noun in the number that it needs."""
    return noun if number == 1 else f"{noun}s"


# --- which Pokémon -----------------------------------------------------------------------------------


def group(part: Group) -> str:
    """``your damaged benched grass pokemon``, ``opponent's pokemon named "X" of the type of defender``."""
    spot = "" if part.spot is Spot.IN_PLAY else str(part.spot)
    damaged = join(*(trait(t) for t in part.traits if isinstance(t, Damaged)))
    before = join(*(trait(t) for t in part.traits if _before_noun(t) and not isinstance(t, Damaged)))
    after = join(*(trait(t) for t in part.traits if not _before_noun(t)))
    return join(part.owner, damaged, spot, before, "pokemon", after)


def _before_noun(part: Trait) -> bool:
    return isinstance(part, Damaged | OfRank | NotOfType) or (
        isinstance(part, OfType) and not isinstance(part.type, TypeOf)
    )


def trait(part: Trait | CardTrait) -> str:
    """A quality: ``damaged``, ``non-fire``, ``named "A" or "B"``, ``with any fire energy``."""
    match part:
        case Damaged():
            return "damaged"
        case OfRank():
            return str(part.rank)
        case OfType(TypeOf(who)):
            return f"of the type of {who}"
        case OfType():
            return str(part.type)
        case NotOfType():
            return f"non-{part.type}"
        case Named():
            return f"named {' or '.join(map(quote, part.names))}"
        case NamePart():
            return f"with {quote(part.part)} in its name"
        case EvolvesFrom():
            return f"that evolves from {part.who if isinstance(part.who, Who) else quote(part.who)}"
        case WithEnergy():
            return join("with any", kind(part.type), "energy")
        case WithPower():
            return "with a power"


def during(part: Duration) -> str:
    """``during this turn``, ``until the end of your next turn``: what stands before a lasting rule."""
    return str(part) if part.startswith("until ") else f"during {part}"


def _chooser(player: Player) -> str:
    return "" if player is Player.YOU else ", opponent chooses"


def target(part: Target) -> str:
    """``self``, ``1 of your pokemon``, ``each of …``."""
    match part:
        case Who():
            return str(part)
        case Each():
            return f"each of {group(part.group)}"
        case Choice():
            return f"{part.number} of {group(part.group)}{_chooser(part.chooser)}"


def moved(source: Who | Choice, receiver: Who | Choice) -> str:
    """``from 1 of your pokemon to another of your pokemon``."""
    if isinstance(source, Choice) and isinstance(receiver, Choice) and receiver.number == 1:
        to = f"another of {group(receiver.group)}{_chooser(receiver.chooser)}"
    else:
        to = target(receiver)
    return f"from {target(source)} to {to}"


def subject(part: Subject) -> str:
    """Whom a rule is about."""
    return group(part) if isinstance(part, Group) else str(part)


# --- quantities and cards ----------------------------------------------------------------------------------


def quantity(part: Quantity) -> tuple[str, int]:
    """The words, and the number that governs the noun behind them."""
    match part:
        case Exactly():
            return str(part.number), part.number
        case UpTo():
            return f"up to {part.number}", part.number
        case All():
            return "all", 2
        case AnyNumber():
            return "any number of", 2
        case PerCount(1, Discarded()):
            return "that many", 2
        case PerCount():
            return str(part.number), part.number


def for_each_of(part: Quantity) -> str:
    """``for each heads`` behind what is done so many times, nothing for a plain quantity."""
    if not isinstance(part, PerCount) or part == PerCount(1, Discarded()):
        return ""
    return f"for each {count(part.count, 1, before_of=True)}"


def card_filter(part: CardFilter, number: int) -> str:
    """``basic fire energy cards``, ``basic pokemon card named "A" or "B"``, ``pokemon cards or trainer cards``."""
    nouns = [str(one) for one in part.kinds]
    after = []
    for quality in part.traits:
        if isinstance(quality, OfType):
            noun = nouns[0]
            basic = "basic " if noun.startswith("basic ") else ""
            nouns[0] = f"{basic}{trait(quality)} {noun.removeprefix('basic ')}"
        else:
            after.append(trait(quality))
    return join(" or ".join(many(number, noun) for noun in nouns), *after)


def energy_cards(number: int, type_: EnergyType | None) -> str:
    """``fire energy cards``."""
    return join(kind(type_), "energy", many(number, "card"))


# --- counts and amounts --------------------------------------------------------------------------------------


def count(part: Count, number: int, before_of: bool = False) -> str:
    """What is counted, as a noun in its number; ``before_of`` when a group needs "of" in front."""
    match part:
        case Heads():
            return "heads"
        case Tails():
            return "tails"
        case CountersOn():
            return f"damage {many(number, 'counter')} on {part.who}"
        case EnergyOn():
            return f"{energy_cards(number, part.type)} on {part.who}"
        case EnergyProvidedTo():
            return join(kind(part.type), "energy on", part.who)
        case Discarded():
            return f"discarded {many(number, 'card')}"
        case UnusedEnergy():
            return f"unused {part.type} energy"
        case PokemonIn():
            return f"of {group(part.group)}" if before_of else group(part.group)
        case CardsIn():
            whose = "" if part.player is Player.YOU else "opponent's"
            return join(card_filter(part.filter, number), "in", whose, part.zone)


def for_each(part: Per) -> str:
    """``for each heads, at most 2``."""
    cap = "" if part.cap is None else f", at most {part.cap}"
    return f"for each {count(part.count, 1, before_of=True)}{cap}"


def amount(part: Amount) -> str:
    """``10``, ``10 for each heads``, ``half the remaining hp of self, rounded up``."""
    match part:
        case Number():
            return str(part.value)
        case Per():
            return f"{part.each} {for_each(part)}"
        case DamageDone():
            return "the damage done"
        case RemainingHP():
            return f"the remaining hp of {part.who}"
        case PrintedHP():
            return f"the hp of {part.who}"
        case Half():
            return f"half {amount(part.of)}, rounded {part.rounding}"


# --- tests -----------------------------------------------------------------------------------------------------


def test(part: Test) -> str:
    """``defender is asleep``."""
    match part:
        case DamageGotThrough():
            return "damage got through"
        case HasCondition():
            return f"{part.who} is {part.condition or 'affected'}"
        case AtLeast(_, 1):
            return f"any {count(part.count, 1, before_of=True)}"
        case AtLeast():
            return f"at least {part.number} {count(part.count, part.number, before_of=True)}"
        case AtMost():
            return f"at most {part.number} {count(part.count, part.number, before_of=True)}"
        case Just():
            return f"just {part.number} {count(part.count, part.number, before_of=True)}"
        case IsKnockedOut():
            return f"{part.who} is knocked out"
        case Is(who, NamePart(name)):
            return f"{who} has {quote(name)} in its name"
        case Is(who, WithPower()):
            return f"{who} has a power"
        case Is():
            return f"{part.who} is {trait(part.trait)}"
        case IsAt():
            return f"{part.who} is {part.seat}"
        case CameThisTurn():
            return f"{part.who} came into play this turn"
