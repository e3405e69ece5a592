"""The parts of a model as phrases of the card language: the inverse of the callbacks in ``build_parts``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from cardc.model.parts import (
    All,
    Amount,
    AnyNumber,
    CardFilter,
    CardsIn,
    CardTrait,
    Choice,
    Count,
    Damaged,
    Discarded,
    Each,
    Exactly,
    Group,
    Half,
    Is,
    NotOfType,
    Number,
    OfRank,
    OfType,
    Per,
    PerCount,
    PokemonIn,
    Quantity,
    Target,
    Test,
    Trait,
    TypeOf,
    UpTo,
    Who,
)
from cardc.model.rows import ROWS
from cardc.model.rules import Subject
from cardc.model.terms import Duration, EnergyType, Owner, Player, Spot, Zone
from cardc.syntax.rows import NOUNS, ForEach, Option, Part, Said, Slot, Word, default_of, sentences_of
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
        case _:
            return said(part)


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
        case PokemonIn():
            return f"of {group(part.group)}" if before_of else group(part.group)
        case CardsIn():
            whose = "" if part.player is Player.YOU else "opponent's"
            return join(card_filter(part.filter, number), "in", whose, part.zone)
        case _:
            return said(part, number)


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
        case Half():
            return f"half {amount(part.of)}, rounded {part.rounding}"
        case _:
            return said(part)


# --- tests -----------------------------------------------------------------------------------------------------


def test(part: Test) -> str:
    """``defender is asleep``."""
    if not isinstance(part, Is):
        return said(part)
    known = sentences_of(type(part.trait)) if type(part.trait) in ROWS else ()
    told = next((each for each in known if not each.sentence.own), None)
    return f"{part.who} is {trait(part.trait)}" if told is None else f"{part.who} has {written(told, part.trait)}"


# --- rows ------------------------------------------------------------------------------------------------------


def said(node: object, number: int | None = None) -> str:
    """A node in the sentence of its row; ``number`` governs the nouns until another number is said.

    Raises ``ValueError`` for a node that no sentence of its row can say.
    """
    for sentence in sentences_of(type(node)):
        if sentence.fits(node):
            return written(sentence, node, number)
    raise ValueError(f"no sentence says {node!r}")


def written(sentence: Said, node: object, number: int | None = None) -> str:
    """The words of one sentence."""
    state = _State(number)
    words = [word for part in sentence.parts for word in _words(part, node, state)]
    return join(*words).replace(" ,", ",")


class _State:
    """What the words of a sentence so far mean for those that follow."""

    __slots__ = ("chosen", "number")

    def __init__(self, number: int | None) -> None:
        self.number = number
        """The number that governs the next noun."""
        self.chosen = False
        """Whether a Pokémon was chosen, of which "another" is not one."""


def _words(part: Part, node: object, state: _State) -> Iterator[str]:
    match part:
        case Word(text):
            yield many(1, text.removesuffix("s")) if text in NOUNS and state.number == 1 else text
        case Slot(field, symbol, joint):
            value = getattr(node, field)
            if joint:
                yield joint.join(_SYMBOLS.get(symbol, _plain)(one, state) for one in value)
            elif value is not None:
                yield _SYMBOLS.get(symbol, _plain)(value, state)
        case ForEach(field):
            yield for_each_of(getattr(node, field))
        case Option(field, parts):
            if getattr(node, field) != default_of(type(node), field):
                for inner in parts:
                    yield from _words(inner, node, state)


def _plain(value: object, state: _State) -> str:
    return str(value)


def _number(value: int, state: _State) -> str:
    state.number = value
    return str(value)


def _quantity(value: Quantity, state: _State) -> str:
    words, state.number = quantity(value)
    return words


def _chosen(value: Target, state: _State) -> str:
    state.chosen = isinstance(value, Choice)
    return target(value)


def _other(value: Who | Choice, state: _State) -> str:
    if state.chosen and isinstance(value, Choice) and value.number == 1:
        return f"another of {group(value.group)}{_chooser(value.chooser)}"
    return target(value)


PLACES: Final = {
    Zone.HAND: "into hand",
    Zone.DECK: "into deck",
    Zone.TOP_OF_DECK: "on top of deck",
    Zone.BENCH: "onto bench",
    Zone.DISCARD_PILE: "into discard pile",
}


def _into(value: Zone, state: _State) -> str:
    return PLACES[value]


_SYMBOLS: Final[dict[str, Callable[[Any, _State], str]]] = {  # each is given what its symbol stands for
    "target": _chosen,
    "one": _chosen,
    "other": _other,
    "choice": _chosen,
    "subject": lambda value, _: subject(value),
    "group": lambda value, _: group(value),
    "amount": lambda value, _: amount(value),
    "measure": lambda value, _: amount(value),
    "measured": lambda value, _: amount(value),
    "counted": lambda value, _: count(value, 2),
    "each_counted": lambda value, state: count(value, state.number or 1, before_of=True),
    "test": lambda value, _: test(value),
    "quantity": _quantity,
    "stated": _quantity,
    "NUMBER": _number,
    "filter": lambda value, state: card_filter(value, state.number or 2),
    "STRING": lambda value, _: quote(value),
    "_who_or_name": lambda value, _: str(value) if isinstance(value, Who) else quote(value),
    "_whose": lambda value, _: str(whose(value)),
    "_place": _into,
    "INTO_ZONE": _into,
    "REST": _into,
    "EFFECTS_OR_DAMAGE": lambda value, _: "damage" if value else "effects",
}
"""How the values of symbols are written; the others are words of a closed list."""


def whose(player: Player) -> Owner:
    """``your`` or ``opponent's``."""
    return Owner.YOURS if player is Player.YOU else Owner.OPPONENTS
