"""Kinds that no plan has: what older cards, or one edition, say in other words. A phrasebook may leave them out."""

from __future__ import annotations

from typing import Final

from cardc.language.phrase import (
    Moment,
    Rest,
    Source,
)
from cardc.language.schema_base import NAME, NUMBER, QUOTED, SPAN, Kind, kinds
from cardc.model.terms import (
    Condition,
    EnergyType,
    Event,
    Owner,
    Spot,
    Usage,
)

OLDER: Final[list[Kind]] = [
    *kinds(
        "group",
        named_at={"names": "name-list", "owner": Owner, "spot": Spot},
        plural_named_at={"names": "plural-names", "owner": Owner, "spot": Spot},
        group_which={"quality": "quality", "owner": Owner, "spot": Spot},
        group_not_typed={"type": EnergyType, "owner": Owner, "spot": Spot},
    ),
    *kinds(
        "name-list",
        names_two={"first": QUOTED, "last": QUOTED},
        names_three={"first": QUOTED, "second": QUOTED, "last": QUOTED},
        names_four={"first": QUOTED, "second": QUOTED, "third": QUOTED, "last": QUOTED},
    ),
    *kinds(
        "plural-names",
        names_one={"name": QUOTED},
    ),
    *kinds(
        "deed",
        discard_energy_equal={"target": "target", "count": "count"},
        strike_back={"who": "who", "points": NUMBER},
        strike_back_equal={"who": "who"},
        also_damages_self={"points": NUMBER, "name": NAME},
        for_each_damage={"count": "count", "source": Source, "points": NUMBER, "target": "victim"},
        for_each_counters={"count": "count", "number": NUMBER, "target": "target"},
        damage_some_of_them={"source": Source, "points": NUMBER, "number": NUMBER},
        they_choose_and_damage={"number": NUMBER, "source": Source, "points": NUMBER},
        power_stops={**SPAN},
        energy_from_another={"cards": "energy-cards", "group": "group", "to": "who"},
        inflict_two={"who": "sufferer", "first": Condition, "last": Condition},
        lasting_cannot_attack_or_retreat={**SPAN, "who": "subject"},
        must_flip_while_active={"who": "who"},
    ),
    *kinds(
        "doable",
        own_basic_to_deck={"who": "who"},
    ),
    *kinds(
        "rule",
        rule_player_pays_more={"owner": Owner, "more": NUMBER},
        rule_player_pays_less={"owner": Owner, "less": NUMBER, "part": QUOTED},
        rule_less_damage_of_type={"type": EnergyType, "points": NUMBER, "moment": Moment},
    ),
    *kinds(
        "statement",
        if_both={"test": "test", "other": "test", "then": "block"},
    ),
    *kinds(
        "test",
        self_damages={"who": "who"},
    ),
    *kinds(
        "power",
        activated_to_do={"usage": Usage, "payment": "payment", "act": "act"},
        reaction_may_choose={"event": Event, "who": "who", "choice": "choice"},
        reaction_offer={"event": Event, "who": "who", "offers": "offers"},
    ),
    *kinds(
        "other",
        knocked_out_by={"name": NAME},
    ),
    *kinds(
        "reminder",
        reminder_fewer_counters_it={},
        reminder_new_defending={},
        reminder_all_of_them={"number": NUMBER, "filter": "any-filter"},
        reminder_as_pokemon_evolves={"name": NAME},
    ),
    *kinds(
        "statement",
        unless_both={"test": "test", "other": "test", "then": "block"},
        may_when_using={"cards": "energy-cards", "target": "one", "test": "test", "then": "block"},
        may_discard_any_and={"act": "act"},
        act_then_coin={"act": "act", "coin": "coin"},
        was_no_longer={"who": "who", "condition": Condition},
        look_and_take={"top": NUMBER, "number": NUMBER, "rest": Rest},
    ),
    *kinds(
        "deed",
        recover_both={"who": "who", "other": "who", "conditions": "conditions"},
        draw_twice_as_many={},
        choose_and_heal={"choice": "choice", "counters": "counters"},
    ),
    *kinds(
        "requirement",
        pay_energy_three={"first": "energy-cards", "second": "energy-cards", "third": "energy-cards", "target": "one"},
    ),
    *kinds(
        "choice",
        any_of_both={"number": NUMBER},
        any_of_both_with={"number": NUMBER, "qualities": "qualities"},
    ),
    *kinds(
        "reminder",
        reminder_fewer_than_heads={},
        reminder_others_happen={},
    ),
    *kinds(
        "statement",
        more_damage_of_named={"part": QUOTED, "points": NUMBER},
        move_or_discard={"cards": "energy-cards", "source": "one", "target": "one"},
        if_choose_attack={"test": "test", **SPAN},
    ),
    *kinds(
        "deed",
        choose_and_move_energy={"cards": "energy-cards", "source": "who", "target": "choice"},
        damage_times_both={"base": NUMBER, "count": "count", "points": NUMBER, "other": "count", "name": NAME},
    ),
    *kinds(
        "requirement",
        none_in_hand={"filter": "any-filter"},
    ),
    *kinds(
        "power",
        reaction_while={"event": Event, "who": "who", "condition": Condition, "acts": "clauses"},
    ),
]

IDIOMS: Final = frozenset(
    {
        "choose-and-discard-energy",
        "choose-and-return-basic",
        "damage-them",
        "discard-them",
        "each-benched-and-own",
        "flip-both-apart",
        "hand-then-draws",
        "inflict-after-damage",
        "inflict-both",
        "named-you-have",
        "pay-to-do",
        "reminder-as-pokemon-lacks-named",
        "reminder-bench-full",
        "reminder-bench-full-named",
        "reminder-damage-first",
        "reminder-discard-attached",
        "reminder-fewer-counters",
        "reminder-no-longer",
        "rule-no-evolution",
        "say-then",
        "switch-defending",
        "switch-self",
        "switch-them",
        "take-active-place-it",
    }
)
"""What is said in other words where a phrasebook has them (:mod:`cardc.language.idioms`). A phrasebook may leave them out."""

READ_ONLY: Final = frozenset(kind.id for kind in OLDER) | frozenset(
    {
        "discarded-energy-typed",
        "do-some-damage",
        "self-does-damage",
        "choose-and-damage",
        "block-choose-and-damage",
        "poison-counters",
        "remove-counters-times",
        "remove-them",
        "attach-them",
        "switch-own-them",
        "own-to-deck",
        "own-to-hand",
        "opponent-shuffles-active",
        "choose-and-return-theirs",
        "lasting-cannot-use-this-again",
        "flip-heads-cannot-attack",
        "flip-heads-cannot-retreat",
        "lasting-all-powers-stop",
        "flip-both-tails-if",
        "if-you-do",
        "may-then-they-may",
        "if-then-if",
        "there-are-cards",
        "attack-damages",
        "reminder-benched-or-evolved",
        "reminder-fewer-cards",
        "reminder-after-resistance",
        "works-even-if",
        "both-put",
        "choose-and-copy",
        "choose-and-devolve",
        "choose-and-return-to-deck",
        "heal-then-discard",
        "knock-out-and-become",
        "lasting-new-base-damage-instead",
        "may-any-number",
        "may-change",
        "no-bench",
        "not-undamaged",
        "one-benched",
        "choose-pokemon",
        "choose-and-flip",
        "choose-them",
        "choose-them-and-flip",
        "each-of-them",
        "pay-or-nothing",
        "use-only-if",
        "any-condition",
        "coins-all",
        "coins-at-least",
        "coins-both",
        "coins-just",
        "coins-some",
        "per-counted-at-most",
        "put-counters-half-own-hp",
        "reminder-damage-first-even",
        "reminder-fewer-pokemon",
        "reminder-type-stays",
        "return-own",
        "rule-ignore-powers-named",
        "stopped-copy",
        "stopped-use-when-new",
        "trade-for",
        "trade-with-deck",
        "your-own",
    }
)
"""Kinds that no plan has: older cards said so what is said in other words today. A phrasebook may leave them out."""

OPTIONAL: Final = IDIOMS | READ_ONLY
