"""The currency between model and prose: phrases, the kind of text they stand in, and what prose can say."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NamedTuple

from cardc.model.cards import Attack, PowerText, PrintedDamage, Text
from cardc.model.effects import PlayAsPokemon
from cardc.model.terms import CardClass, Edition, EnergyType, Event, TrainerKind, Zone
from cardc.records import dataclass


class TextKind(StrEnum):
    """What kind of text a sentence stands in; sentences about themselves ("this attack", "this card") name it."""

    ATTACK = "attack"
    POWER = "power"
    TRAINER = "trainer"
    ENERGY = "energy"


class Source(StrEnum):
    """What a sentence speaks of as "this …"."""

    ATTACK = "attack"
    POWER = "power"
    CARD = "card"


SOURCES: Final = {TextKind.ATTACK: Source.ATTACK, TextKind.POWER: Source.POWER, TextKind.TRAINER: Source.CARD}
"""What a text of each kind is the text of. (An Energy card's text does nothing.)"""


class WantedCards(StrEnum):
    """Cards that are named by what they are: every :class:`CardClass` but plain cards."""

    POKEMON = CardClass.POKEMON.value
    BASIC_POKEMON = CardClass.BASIC_POKEMON.value
    EVOLUTION = CardClass.EVOLUTION.value
    TRAINER = CardClass.TRAINER.value
    ENERGY = CardClass.ENERGY.value
    BASIC_ENERGY = CardClass.BASIC_ENERGY.value
    SPECIAL_ENERGY = CardClass.SPECIAL_ENERGY.value


class EnergyKind(StrEnum):
    """Kinds of Energy cards."""

    ENERGY = CardClass.ENERGY.value
    BASIC_ENERGY = CardClass.BASIC_ENERGY.value
    SPECIAL_ENERGY = CardClass.SPECIAL_ENERGY.value


class AttackEvent(StrEnum):
    """What an attack does that a later sentence waits for."""

    DAMAGED_BY_ATTACK = Event.DAMAGED_BY_ATTACK.value
    KNOCKED_OUT_BY_ATTACK = Event.KNOCKED_OUT_BY_ATTACK.value


class Prevented(StrEnum):
    """What a coin may prevent."""

    EFFECTS = "effects"
    DAMAGE = "damage"


class Moment(StrEnum):
    """When damage is changed: after or before Weakness and Resistance."""

    AFTER = "after"
    BEFORE = "before"


class Origin(StrEnum):
    """Where cards are put from."""

    HAND = Zone.HAND.value
    DISCARD_PILE = Zone.DISCARD_PILE.value


class Place(StrEnum):
    """Where cards are put to."""

    HAND = Zone.HAND.value
    DECK = Zone.DECK.value
    TOP_OF_DECK = Zone.TOP_OF_DECK.value
    BENCH = Zone.BENCH.value


class Side(StrEnum):
    """A side of a coin."""

    HEADS = "heads"
    TAILS = "tails"


class Rest(StrEnum):
    """Where the cards go that were looked at and not taken."""

    DECK = Zone.DECK.value
    DISCARD_PILE = Zone.DISCARD_PILE.value


class RuledKind(StrEnum):
    """Kinds of Trainer cards that have a rule of their own printed on them."""

    SUPPORTER = TrainerKind.SUPPORTER.value
    STADIUM = TrainerKind.STADIUM.value
    TOOL = TrainerKind.TOOL.value


class Guard(StrEnum):
    """Whether moved damage counters may Knock Out the receiver."""

    SURVIVES = "survives"
    EVEN_TO_KNOCK_OUT = "even to knock out"


@dataclass(frozen=True, slots=True)
class TextContext:
    """What a text's surroundings on the card say, and the text therefore need not.

    ``name``: the card's own name, which its sentences use for it. ``damage``: the number printed beside the
    attack's name; sentences repeat it. ``edition``: how the card speaks of itself (by name, or as "this Pokémon").
    ``hp``: the HP printed on a Trainer card that is played as a Pokémon. ``types`` and ``bases``: the card's types, and
    the printed damages of its attacks by their names; old sentences repeat them, and empty ones are not compared. Reading
    needs the same context as writing: a text that names another card or another number is declined.
    """

    name: str
    kind: TextKind
    damage: PrintedDamage | None = None
    edition: Edition = Edition.CLASSIC
    hp: int | None = None
    types: tuple[EnergyType, ...] = ()
    bases: tuple[tuple[str, int], ...] = ()


def played_hp(text: Text) -> int | None:
    """The HP that is printed on a Trainer card with this text; only one that is played as a Pokémon has any."""
    return next((act.hp for act in text.effects if isinstance(act, PlayAsPokemon)), None)


def bases_of(attacks: Iterable[Attack]) -> tuple[tuple[str, int], ...]:
    """The printed damages of some attacks by their names."""
    return tuple((a.name, a.damage.value) for a in attacks if a.damage is not None and a.damage.value is not None)


@dataclass(frozen=True, slots=True)
class EnergyText:
    """The text of an Energy card that is not basic: the Energy it provides, in canonical order."""

    provides: tuple[EnergyType, ...]


Body = Text | PowerText | EnergyText


class Phrase(NamedTuple):
    """One node of a sentence plan: the kind of thing said (see :mod:`cardc.language.schema`) and its slots in order."""

    kind: str
    args: tuple[Value, ...] = ()


Value = int | str | Phrase
"""What fills a slot: a number, a member of a closed enum or the card's name, or a phrase."""


class UnsayableError(ValueError):
    """A model that no sentence exists for; a canonical model (docs/model.md) never raises it."""
