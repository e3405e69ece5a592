"""What can be said: every kind of phrase, its category and its slots. Each phrasebook has one message a kind.

A *slot* holds a number (``NUMBER``), the card's own name (``NAME``), a member of a closed enum (the enum class)
or a phrase of a category (its name). A category can include another one: whatever stands where a *target* may
stand can also be a *who*. The order of the slots is the order in which things are said, so that "it" can
mean what was last spoken of.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cardc.language.phrase import Guard, Source, TextKind, WantedCards
from cardc.model.terms import (
    AttachedUntil,
    Condition,
    Duration,
    EnergyType,
    Owner,
    Player,
    PowerKind,
    Rarity,
    Rounding,
    Spot,
    TrainerKind,
    Usage,
)

NUMBER: Final = "NUMBER"
NAME: Final = "NAME"
TEXT: Final = "TEXT"
"""Words of the card that no language changes (names, flavour text). Only the lines of a face have such slots;
they are written, not read."""

SlotType = str | type[StrEnum]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of phrase: its id (also the id of its message), its category, its slots by name."""

    id: str
    category: str
    slots: dict[str, SlotType]


def key_of(member: StrEnum) -> str:
    """The word that phrasebooks use for an enum member: its name, small, with hyphens."""
    return member.name.lower().replace("_", "-")


def enum_id(enum: type[StrEnum]) -> str:
    """The id of the message that words a closed enum: its class name, small, with hyphens."""
    return "".join("-" + c.lower() if c.isupper() else c for c in enum.__name__).lstrip("-")


def _kinds(category: str, **table: dict[str, SlotType]) -> list[Kind]:
    return [Kind(name.replace("_", "-"), category, slots) for name, slots in table.items()]


_LASTING: Final[dict[str, SlotType]] = {"who": "who", "duration": Duration}
_ALL: Final[list[Kind]] = [
    *_kinds(
        "who",
        self_named={"name": NAME},
        self_this={},
        defending={},
    ),
    *_kinds("other", attacker={}, that={}),
    *_kinds("subject", it={}),
    *_kinds(
        "group",
        group={"owner": Owner, "spot": Spot},
        group_typed={"owner": Owner, "spot": Spot, "type": EnergyType},
    ),
    *_kinds(
        "chosen",
        choice={"number": NUMBER, "group": "group"},
        choice_by_opponent={"number": NUMBER, "group": "group"},
        active={"player": Player},
        active_typed={"player": Player, "type": EnergyType},
        each={"group": "group"},
    ),
    *_kinds(
        "counters",
        counters={"number": NUMBER},
        counters_up_to={"number": NUMBER},
        counters_all={},
    ),
    *_kinds(
        "energy-cards",
        energy_cards={"number": NUMBER},
        energy_cards_typed={"number": NUMBER, "type": EnergyType},
        energy_cards_all={},
        energy_cards_all_typed={"type": EnergyType},
    ),
    *_kinds("filter", filter={"cards": WantedCards}, filter_typed={"cards": WantedCards, "type": EnergyType}),
    *_kinds(
        "count",
        heads={},
        tails={},
        counters_on={"who": "who"},
        energy_on={"who": "who"},
        energy_on_typed={"who": "who", "type": EnergyType},
        unused_energy={"who": "who", "type": EnergyType},
        pokemon_in={"group": "group"},
    ),
    *_kinds(
        "amount",
        points={"points": NUMBER},
        per={"points": NUMBER, "count": "count"},
        per_at_most={"points": NUMBER, "count": "count", "most": NUMBER},
        half_remaining_hp={"who": "who", "rounding": Rounding},
    ),
    *_kinds(
        "test",
        damage_got_through={},
        has_condition={"who": "who", "condition": Condition},
        is_damaged={"who": "who"},
        has_bench={"player": Player},
    ),
    *_kinds(
        "act",
        damage_plus={"base": NUMBER, "amount": "amount"},
        damage_minus={"base": NUMBER, "amount": "amount"},
        damage_times={"base": NUMBER, "count": "count"},
        damage_equals={"amount": "amount"},
        attack_does_nothing={},
        do_damage={"source": Source, "points": NUMBER, "target": "victim"},
        do_damage_per={"source": Source, "points": NUMBER, "target": "victim", "count": "count"},
        do_damage_per_at_most={
            "source": Source,
            "points": NUMBER,
            "target": "victim",
            "count": "count",
            "most": NUMBER,
        },
        do_damage_half={"source": Source, "target": "victim", "who": "who", "rounding": Rounding},
        damage_self={"who": "who", "points": NUMBER},
        damage_self_per={"who": "who", "points": NUMBER, "count": "count"},
        damage_self_per_at_most={"who": "who", "points": NUMBER, "count": "count", "most": NUMBER},
        damage_self_half={"who": "who", "of": "who", "rounding": Rounding},
        inflict={"who": "subject", "condition": Condition},
        poison_strong={"who": "subject", "points": NUMBER},
        remove_counters={"counters": "counters", "target": "target"},
        move_counters={"number": NUMBER, "source": "group", "target": "group", "guard": Guard},
        move_counters_within={"number": NUMBER, "group": "group", "guard": Guard},
        knock_out={"who": "who"},
        discard_energy={"cards": "energy-cards", "target": "target"},
        attach_energy={"cards": "energy-cards", "group": "group"},
        move_energy={"cards": "energy-cards", "source": "group", "target": "group"},
        move_energy_within={"cards": "energy-cards", "group": "group"},
        become_energy={"who": "who", "number": NUMBER, "group": "group"},
        draw={"player": Player, "number": NUMBER},
        discard_from_hand={"player": Player, "number": NUMBER},
        discard_hand={"player": Player},
        search_deck={"number": NUMBER},
        search_deck_up_to={"number": NUMBER},
        search_deck_for={"number": NUMBER, "filter": "filter"},
        search_deck_for_up_to={"number": NUMBER, "filter": "filter"},
        switch={"player": Player, "chooser": Player},
        switch_them={"chooser": Player},
        damage_them={"source": Source, "points": NUMBER},
        evolve_skipping_stage={},
        choose_attack={"who": "who"},
        copy_attack={},
        lasting_prevent_damage=_LASTING,
        lasting_prevent_damage_at_most={"who": "who", "points": NUMBER, "duration": Duration},
        lasting_prevent_effects=_LASTING,
        lasting_more_damage={"who": "who", "points": NUMBER, "duration": Duration},
        lasting_less_damage={"who": "who", "points": NUMBER, "duration": Duration},
        lasting_cannot_attack={"who": "subject", "duration": Duration},
        lasting_cannot_retreat={"who": "subject", "duration": Duration},
        lasting_cannot_use_this={"who": "subject", "duration": Duration},
        lasting_cannot_use_chosen={"who": "subject", "duration": Duration},
        lasting_must_flip_to_attack=_LASTING,
        lasting_energy_counts_as={"who": "who", "type": EnergyType, "duration": Duration},
    ),
    *_kinds(
        "clauses",
        and_two={"first": "act", "last": "act"},
        and_more={"first": "act", "more": "more"},
    ),
    *_kinds(
        "more",
        more_last={"first": "act", "last": "act"},
        more_more={"first": "act", "more": "more"},
    ),
    *_kinds(
        "block",
        block_may={"acts": "clauses"},
        block_and_may={"first": "clauses", "acts": "clauses"},
    ),
    *_kinds(
        "doable",
        say={"act": "act"},
        flip_heads={"heads": "block"},
        flip_tails={"tails": "block"},
        flip_both={"heads": "block", "tails": "block"},
        flip_coins={"number": NUMBER},
        flip_until_tails={},
    ),
    *_kinds(
        "statement",
        may={"acts": "clauses"},
        if_then={"test": "test", "then": "block"},
        if_not={"test": "test", "otherwise": "block"},
        if_else={"test": "test", "then": "block", "otherwise": "block"},
        either_way={"acts": "clauses"},
        say_then={"first": "act", "last": "act"},
    ),
    *_kinds(
        "payment",
        pay_energy={"cards": "energy-cards", "who": "who"},
        pay_from_hand={"number": NUMBER},
        pay_other_cards={"number": NUMBER},
    ),
    *_kinds(
        "requirement",
        in_order_to={"payment": "payment", "source": Source},
        only_if={"test": "test", "source": Source},
        pay_to_do={"payment": "payment", "act": "act"},
    ),
    *_kinds(
        "reminder",
        reminder_other_effects={},
        reminder_no_weakness_bench={},
        reminder_no_weakness={},
        reminder_own_attachment={},
        reminder_evolution_allowed={},
        reminder_becomes_energy={},
        reminder_damage_first={},
    ),
    *_kinds(
        "power",
        activated={"usage": Usage},
        activated_first={"usage": Usage, "first": "doable"},
        whenever_damaged={"who": "who", "acts": "clauses"},
        static_prevent_damage={"who": "who"},
        static_prevent_damage_at_most={"who": "who", "points": NUMBER},
        static_prevent_effects={"who": "who"},
        static_more_damage={"who": "who", "points": NUMBER},
        static_less_damage={"who": "who", "points": NUMBER},
        static_cannot_attack={"who": "who"},
        static_cannot_retreat={"who": "who"},
        static_must_flip_to_attack={"who": "who"},
        static_energy_counts_as={"who": "who", "type": EnergyType},
        stopped_use={"who": "who", "conditions": "conditions"},
        stopped_reaction={"who": "who", "conditions": "conditions"},
        stopped_rule={"who": "who", "conditions": "conditions"},
    ),
    *_kinds(
        "conditions",
        or_one={"first": Condition},
        or_two={"first": Condition, "last": Condition},
        or_more={"first": Condition, "more": "more-conditions"},
    ),
    *_kinds(
        "more-conditions",
        or_last={"first": Condition, "last": Condition},
        or_next={"first": Condition, "more": "more-conditions"},
    ),
    *_kinds(
        "attachment",
        attach_this={"name": NAME, "target": "target", "until": AttachedUntil},
        attached_prevent_damage={},
        attached_prevent_damage_at_most={"points": NUMBER},
        attached_prevent_effects={},
        attached_more_damage={"points": NUMBER},
        attached_less_damage={"points": NUMBER},
        attached_cannot_attack={},
        attached_cannot_retreat={},
        attached_must_flip_to_attack={},
        attached_energy_counts_as={"type": EnergyType},
    ),
    *_kinds("provision", provides={"symbols": "symbols"}),
    *_kinds(
        "symbols",
        symbols_more={"first": "symbol", "more": "symbols"},
    ),
    *_kinds("symbol", symbol={"type": EnergyType}),
    *_kinds(
        "line",
        face_basic={},
        face_stage_1={"before": TEXT},
        face_stage_2={"before": TEXT},
        face_types={"types": "types"},
        face_hp={"hp": NUMBER},
        face_level={"level": TEXT},
        face_species_number={"number": NUMBER},
        face_species_category={"category": TEXT},
        face_length={"length": TEXT},
        face_weight={"weight": TEXT},
        face_power={"kind": PowerKind, "name": TEXT},
        face_weakness_times={"type": EnergyType, "times": NUMBER},
        face_weakness_plus={"type": EnergyType, "points": NUMBER},
        face_resistance={"type": EnergyType, "points": NUMBER},
        face_retreat={"symbols": "symbols"},
        face_retreat_free={},
        face_trainer={"kind": TrainerKind},
        face_basic_energy={},
        face_special_energy={},
        face_energy_provided={"symbols": "symbols"},
        face_rarity={"rarity": Rarity},
        face_first_edition={},
        face_illustrator={"illustrator": TEXT},
    ),
    *_kinds("types", types_one={"type": EnergyType}, types_two={"first": EnergyType, "last": EnergyType}),
]

KINDS: Final[dict[str, Kind]] = {kind.id: kind for kind in _ALL}

READ_ONLY: Final = frozenset({"say-then", "pay-to-do", "switch-them", "damage-them", "reminder-damage-first"})
"""Kinds that no plan has: older cards said so what is two sentences today. A phrasebook may leave them out."""

INCLUDES: Final[dict[str, tuple[str, ...]]] = {
    "who": ("other",),
    "subject": ("who",),
    "target": ("chosen", "who"),
    "victim": ("chosen", "other"),
    "clauses": ("act",),
    "block": ("clauses",),
    "statement": ("doable",),
    "symbols": ("symbol",),
    "attack-text": ("requirement", "statement", "reminder"),
    "power-text": ("power", "statement", "reminder"),
    "trainer-text": ("requirement", "attachment", "statement", "reminder"),
    "energy-text": ("provision",),
}
"""Category → the categories whose phrases may also stand in its place."""


def members(category: str) -> list[Kind]:
    """The kinds that may stand where ``category`` is asked for, included categories last."""
    found = [kind for kind in _ALL if kind.category == category]
    for included in INCLUDES.get(category, ()):
        found += members(included)
    return found


ROOTS: Final[dict[TextKind, str]] = {
    TextKind.ATTACK: "attack-text",
    TextKind.POWER: "power-text",
    TextKind.TRAINER: "trainer-text",
    TextKind.ENERGY: "energy-text",
}
"""The category of the sentences of a text."""
