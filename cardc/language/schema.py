"""What can be said: every kind of phrase, its category and its slots. Each phrasebook has one message a kind.

A *slot* holds a number (``NUMBER``), the card's own name (``NAME``), a member of a closed enum (the enum class)
or a phrase of a category (its name). A category can include another one: whatever stands where a *target* may
stand can also be a *who*. The order of the slots is the order in which things are said, so that "it" can
mean what was last spoken of.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from cardc.language.phrase import (
    AttackEvent,
    EnergyKind,
    Guard,
    Moment,
    Origin,
    Place,
    Prevented,
    Rest,
    RuledKind,
    Side,
    Source,
    TextKind,
    WantedCards,
)
from cardc.model.terms import (
    AttachedUntil,
    Condition,
    Duration,
    EnergyType,
    Event,
    Feature,
    Label,
    LookAt,
    Owner,
    Player,
    PowerKind,
    Rank,
    Rarity,
    Rounding,
    Seat,
    Spot,
    TrainerKind,
    TypeSource,
    Usage,
)
from cardc.records import dataclass

NUMBER: Final = "NUMBER"
NAME: Final = "NAME"
QUOTED: Final = "QUOTED"
"""The name of another card or of an attack, in quotation marks."""

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


_SPAN: Final[dict[str, SlotType]] = {"duration": Duration}


def _rules(prefix: str, span: dict[str, SlotType], who: str) -> dict[str, dict[str, SlotType]]:
    """The rules as clauses: with a duration, or as long as something is in play."""
    rules: dict[str, dict[str, SlotType]] = {
        "prevent_damage": {"to": "bearer"},
        "prevent_damage_at_most": {"to": "bearer", "points": NUMBER},
        "prevent_damage_at_least": {"to": "bearer", "points": NUMBER},
        "prevent_effects": {"to": "bearer"},
        "flip_to_prevent": {"by": Player, "what": Prevented, "to": "bearer"},
        "more_damage": {"by": "bearer", "points": NUMBER},
        "more_damage_to": {"to": "bearer", "points": NUMBER},
        "less_damage": {"to": "bearer", "points": NUMBER, "moment": Moment},
        "less_damage_by": {"by": "who", "to": "bearer", "points": NUMBER, "moment": Moment},
        "less_damage_from": {"by": "group", "to": "bearer", "points": NUMBER, "moment": Moment},
        "halve_damage": {"to": "bearer", "rounding": Rounding},
        "cannot_attack": {"who": who},
        "cannot_attack_whom": {"who": who, "whom": "who"},
        "cannot_retreat": {"who": who},
        "must_flip_to_attack": {"who": "who"},
        "energy_counts_as": {"who": "who", "type": EnergyType},
        "new_base_damage": {"who": "who", "attack": QUOTED, "points": NUMBER},
        "immune_to": {"who": "bearer", "conditions": "conditions"},
        "cheaper_retreat": {"who": "bearer", "less": NUMBER},
        "dearer_retreat": {"who": "bearer", "more": NUMBER},
        "cannot_receive_energy": {"who": "bearer"},
        "powers_stop": {"of": "bearer"},
        "cannot_evolve": {"who": "bearer"},
        "cannot_play_trainers": {"player": Player},
        "hand_face_up": {"player": Player},
    }
    return {prefix + name: {**slots, **span} for name, slots in rules.items()}


_ALL: Final[list[Kind]] = [
    # --- which Pokémon
    *_kinds("who", self_named={"name": NAME}, self_this={}, defending={}),
    *_kinds("other", attacker={}, that={}, your_active={}, opponents_active={}),
    *_kinds("pronoun", it={}),
    *_kinds(
        "plain-group",
        group={"owner": Owner, "spot": Spot},
        group_typed={"owner": Owner, "spot": Spot, "type": EnergyType},
    ),
    *_kinds(
        "group",
        group_with={"group": "plain-group", "qualities": "qualities"},
        named_you_have={"name": QUOTED},
    ),
    *_kinds(
        "quality",
        of_type_of={"who": "who"},
        of_rank={"rank": Rank},
        not_of_type={"type": EnergyType},
        named={"names": "names"},
        name_part={"part": QUOTED},
        damaged={},
        with_energy={},
        with_energy_typed={"type": EnergyType},
        with_power={},
    ),
    *_kinds("qualities", qualities_more={"first": "quality", "more": "qualities"}),
    *_kinds(
        "choice",
        choice={"number": NUMBER, "group": "group"},
        choice_by_opponent={"number": NUMBER, "group": "group"},
        your_own={},
        one_benched={"owner": Owner},
    ),
    *_kinds("each", each_of_them={}, each={"group": "group"}, each_benched_and_own={"quality": "quality"}),
    # --- how many, how much, which cards
    *_kinds(
        "counters",
        counters={"number": NUMBER},
        counters_up_to={"number": NUMBER},
        counters_all={},
    ),
    *_kinds(
        "energy-cards",
        energy_cards={"number": NUMBER, "cards": EnergyKind},
        energy_cards_typed={"number": NUMBER, "cards": EnergyKind, "type": EnergyType},
        energy_cards_up_to={"number": NUMBER, "cards": EnergyKind},
        energy_cards_up_to_typed={"number": NUMBER, "cards": EnergyKind, "type": EnergyType},
        energy_cards_all={"cards": EnergyKind},
        energy_cards_all_typed={"cards": EnergyKind, "type": EnergyType},
        energy_cards_any={},
        energy_cards_any_typed={"type": EnergyType},
    ),
    *_kinds(
        "kind-filter",
        filter={"cards": WantedCards},
        filter_typed={"cards": WantedCards, "type": EnergyType},
        filter_two={"first": WantedCards, "last": WantedCards},
    ),
    *_kinds(
        "filter",
        filter_three={"first": WantedCards, "middle": WantedCards, "last": WantedCards},
        filter_with={"filter": "noun-filter", "traits": "card-traits"},
    ),
    *_kinds(
        "card-trait",
        card_named={"names": "names"},
        card_name_part={"part": QUOTED},
        evolves_from={"who": "who"},
        evolves_from_named={"name": QUOTED},
    ),
    *_kinds("card-traits", card_traits_more={"first": "card-trait", "more": "card-traits"}),
    *_kinds("plain-filter", filter_any={}),
    *_kinds("names", name={"name": QUOTED}, names_or={"first": QUOTED, "more": "names"}),
    *_kinds(
        "cards",
        cards={"number": NUMBER, "filter": "any-filter"},
        cards_up_to={"number": NUMBER, "filter": "any-filter"},
        cards_all={"filter": "any-filter"},
        cards_any={"filter": "any-filter"},
    ),
    *_kinds(
        "count",
        heads={},
        tails={},
        counters_on={"who": "who"},
        energy_on={"who": "who"},
        energy_on_typed={"who": "who", "type": EnergyType},
        energy_provided_to={"who": "who"},
        energy_provided_to_typed={"who": "who", "type": EnergyType},
        discarded={},
        unused_energy={"who": "who", "type": EnergyType},
        pokemon_in={"group": "group"},
        cards_in={"filter": "any-filter", "player": Player, "zone": Origin},
    ),
    *_kinds("measure", remaining_hp={"who": "who"}, printed_hp={"who": "who"}, damage_done={}),
    *_kinds("size", whole={"measure": "measure"}, half={"measure": "measure", "rounding": Rounding}),
    *_kinds(
        "amount",
        points={"points": NUMBER},
        per={"points": NUMBER, "count": "count"},
        per_at_most={"points": NUMBER, "count": "count", "most": NUMBER},
        per_counted_at_most={"points": NUMBER, "count": "count", "type": EnergyType, "most": NUMBER},
        equal_to={"size": "size"},
    ),
    *_kinds(
        "test",
        damage_got_through={},
        has_condition={"who": "who", "condition": Condition},
        is_affected={"who": "who"},
        is_damaged={"who": "who"},
        has_energy={"who": "who"},
        has_bench={"player": Player},
        at_least={"count": "count", "number": NUMBER},
        at_most={"count": "count", "number": NUMBER},
        just={"count": "count", "number": NUMBER},
        coins_both={"side": Side},
        coins_some={"side": Side},
        coins_all={"number": NUMBER, "side": Side},
        coins_at_least={"number": NUMBER, "side": Side},
        coins_just={"number": NUMBER, "side": Side},
        is_knocked_out={"who": "who"},
        is_of_type={"who": "who", "type": EnergyType},
        is_of_rank={"who": "who", "rank": Rank},
        is_named={"who": "who", "names": "names"},
        has_name_part={"who": "who", "part": QUOTED},
        has_power={"who": "who"},
        is_at={"who": "who", "seat": Seat},
        came_this_turn={"who": "who"},
    ),
    # --- what is done
    *_kinds(
        "deed",
        damage_plus={"base": NUMBER, "amount": "amount"},
        damage_minus={"base": NUMBER, "amount": "amount"},
        damage_times={"base": NUMBER, "count": "count"},
        damage_equals={"amount": "amount"},
        attack_does_nothing={},
        ignore_weakness_resistance={},
        ignore_resistance={},
        ignore_everything={},
        repeat_last_attack={"who": "who"},
        do_damage={"source": Source, "points": NUMBER, "target": "victim"},
        do_damage_per={"source": Source, "points": NUMBER, "target": "victim", "count": "count"},
        do_damage_per_at_most={
            "source": Source,
            "points": NUMBER,
            "target": "victim",
            "count": "count",
            "most": NUMBER,
        },
        do_damage_equal={"source": Source, "target": "victim", "size": "size"},
        damage_self={"who": "who", "points": NUMBER},
        damage_self_per={"who": "who", "points": NUMBER, "count": "count"},
        damage_self_per_at_most={"who": "who", "points": NUMBER, "count": "count", "most": NUMBER},
        damage_self_equal={"who": "who", "size": "size"},
        inflict={"who": "sufferer", "condition": Condition},
        inflict_chosen={"who": "subject", "conditions": "conditions"},
        inflict_after_damage={"who": "subject", "condition": Condition},
        inflict_both={"who": "who", "other": "who", "condition": Condition},
        poison_strong={"who": "sufferer", "points": NUMBER},
        recover={"who": "target"},
        recover_named={"who": "target"},
        recover_from={"who": "target", "conditions": "few-conditions"},
        remove_counters_equal={"target": "target", "size": "size"},
        put_counters={"number": NUMBER, "target": "target"},
        put_counters_per={"number": NUMBER, "target": "target", "count": "count"},
        put_counters_per_at_most={"number": NUMBER, "target": "target", "count": "count", "most": NUMBER},
        put_counters_equal={"target": "target", "size": "size"},
        put_counters_half_own_hp={"who": "who", "rounding": Rounding},
        move_counters={"number": NUMBER, "source": "one", "target": "one", "guard": Guard},
        move_counters_within={"number": NUMBER, "group": "group", "guard": Guard},
        knock_out={"who": "target"},
        choose_and_discard_energy={"target": "choice", "cards": "energy-cards"},
        move_energy={"cards": "energy-cards", "source": "one", "target": "one"},
        move_energy_within={"cards": "energy-cards", "group": "group"},
        become_energy={"who": "who", "number": NUMBER, "group": "group"},
        become_energy_for_opponent={"who": "who", "number": NUMBER, "group": "group"},
        draw_up_to={"player": Player, "number": NUMBER},
        draw_as_many={"player": Player},
        discard_from_hand={"player": Player, "number": NUMBER},
        discard_from_hand_up_to={"player": Player, "number": NUMBER},
        discard_from_hand_any={"player": Player},
        discard_hand={"player": Player},
        discard_from_deck_as_many={"player": Player},
        show_hand={"player": Player},
        look={"what": LookAt},
        look_at_two={"first": LookAt, "last": LookAt},
        look_at_three={"first": LookAt, "middle": LookAt, "last": LookAt},
        rearrange={"number": NUMBER, "deck": Owner},
        rearrange_all={"number": NUMBER, "deck": Owner},
        take_from_top={"top": NUMBER, "cards": "cards", "rest": Rest},
        shuffle_deck={"player": Player},
        search_deck_up_to={"number": NUMBER},
        search_deck_for_up_to={"number": NUMBER, "filter": "filter"},
        search_deck_for_any={"filter": "filter"},
        search_deck_onto_bench_up_to={"number": NUMBER, "filter": "filter"},
        search_deck_onto_bench_any={"filter": "filter"},
        search_deck_for_top_up_to={"number": NUMBER, "filter": "any-filter"},
        search_deck_for_top_any={"filter": "filter"},
        switch={"player": Player, "chooser": Player},
        switch_defending={"chooser": Player},
        switch_them={"chooser": Player},
        switch_self={"who": "who"},
        take_active_place_it={},
        discard_them={"number": NUMBER},
        damage_them={"source": Source, "points": NUMBER},
        take_active_place={"who": "who"},
        return_to_hand={"target": "target"},
        return_to_deck={"target": "target"},
        return_basic_to_hand={"target": "target"},
        return_basic_to_deck={"target": "target"},
        choose_and_return_basic={"target": "choice"},
        choose_and_return_to_deck={"target": "choice"},
        devolve={"target": "target"},
        choose_and_devolve={"target": "choice"},
        change_feature={"who": "who", "feature": Feature, "source": TypeSource},
        evolve_skipping_stage={},
        evolve_from_hand={"who": "who"},
        evolve_from_deck={"who": "who"},
        end_turn={},
        choose_attack={"who": "who"},
        copy_attack={},
        choose_and_copy={"who": "who", "attack": QUOTED},
        lasting_new_base_damage_instead={**_SPAN, "who": "who", "attack": QUOTED, "points": NUMBER, "before": NUMBER},
        lasting_cannot_use_this={"who": "subject", **_SPAN},
        lasting_cannot_use_chosen={"who": "subject", **_SPAN},
        **_rules("lasting_", _SPAN, "actor"),
    ),
    # --- what is done so many times
    *_kinds(
        "countable",
        remove_counters={"counters": "counters", "target": "target"},
        discard_energy={"cards": "energy-cards", "target": "target"},
        attach_energy={"cards": "energy-cards", "source": Origin, "to": "one"},
        attach_energy_from_deck={"cards": "energy-cards", "to": "one"},
        draw={"player": Player, "number": NUMBER},
        discard_from_deck={"player": Player, "number": NUMBER},
        search_deck={"number": NUMBER},
        search_deck_for={"number": NUMBER, "filter": "filter"},
        search_deck_onto_bench={"number": NUMBER, "filter": "filter"},
        search_deck_for_top={"number": NUMBER, "filter": "any-filter"},
    ),
    *_kinds("deed", for_each={"count": "count", "act": "countable"}),
    *_kinds(
        "act",
        lasting_reaction={"event": AttackEvent, "who": "who", "duration": Duration, "act": "deed"},
        lasting_reactions={"event": AttackEvent, "who": "who", "duration": Duration, "acts": "deeds"},
    ),
    *_kinds(
        "deeds",
        deeds_two={"first": "deed", "last": "deed"},
        deeds_more={"first": "deed", "more": "deeds"},
    ),
    *_kinds(
        "putting",
        put_cards={"cards": "cards", "player": Player, "source": Origin, "to": Place},
        opponent_puts={"cards": "cards", "player": Player, "source": Origin, "to": Place},
        put_hand={"player": Player, "to": Place},
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
    # --- sentences
    *_kinds(
        "doable",
        say={"act": "act"},
        flip_coins={"by": Player, "number": NUMBER},
        flip_coins_for={"by": Player, "count": "count"},
        flip_until_tails={"by": Player},
        flip_heads_if={"by": Player, "test": "test", "heads": "block"},
        flip_tails_if={"by": Player, "test": "test", "tails": "block"},
        flip_heads_flip={"by": Player, "second": "second-coin"},
        flip_tails_flip={"by": Player, "second": "second-coin"},
        flip_each_heads={"group": "group", "heads": "block"},
        flip_each_tails={"group": "group", "tails": "block"},
        flip_each_both={"group": "group", "heads": "block", "tails": "block"},
        return_own={"who": "who"},
        knock_out_and_become={"who": "who", "group": "group", "number": NUMBER},
    ),
    *_kinds(
        "coin",
        flip_heads={"by": Player, "heads": "block"},
        flip_tails={"by": Player, "tails": "block"},
        flip_both={"by": Player, "heads": "block", "tails": "block"},
        flip_both_apart={"by": Player, "heads": "block", "tails": "block"},
    ),
    *_kinds(
        "second-coin",
        second_heads={"by": Player, "heads": "block"},
        second_tails={"by": Player, "tails": "block"},
        second_both={"by": Player, "heads": "block", "tails": "block"},
    ),
    *_kinds("offer", offer_draw={"number": NUMBER}, offer_draw_up_to={"number": NUMBER}, offer_shuffle_hand={}),
    *_kinds("offers", offer_two={"first": "offer", "last": "offer"}),
    *_kinds(
        "statement",
        may={"acts": "clauses"},
        may_flip={"coin": "coin"},
        opponent_may={"offers": "offers"},
        first={"acts": "clauses"},
        if_flip={"test": "test", "coin": "coin"},
        unless_flip={"test": "test", "coin": "coin"},
        apply_weakness={},
        choose_pokemon={"choice": "choice"},
        choose_and_flip={"choice": "choice", "coin": "coin"},
        choose_them={"test": "test", "number": NUMBER},
        choose_them_and_flip={"test": "test", "number": NUMBER, "coin": "coin"},
        if_then={"test": "test", "then": "block"},
        if_not={"test": "test", "otherwise": "block"},
        if_else={"test": "test", "then": "block", "otherwise": "block"},
        either_way={"acts": "clauses"},
        say_then={"first": "act", "last": "act"},
        may_change={"who": "who", "feature": Feature},
        hand_then_draws={"to": Place, "number": NUMBER},
        heal_then_discard={"group": "group", "cards": "energy-cards"},
        both_put={"filter": "filter"},
        may_any_number={"cards": "energy-cards", "target": "one", "act": "act"},
    ),
    *_kinds(
        "payment",
        pay_energy={"cards": "energy-cards", "target": "one"},
        pay_from_hand={"number": NUMBER},
        pay_other_cards={"number": NUMBER},
        pay_put={"put": "putting"},
    ),
    *_kinds(
        "requirement",
        in_order_to={"payment": "payment", "source": Source},
        only_if={"test": "test", "source": Source},
        not_if={"test": "test", "source": Source},
        pay_to_do={"payment": "payment", "act": "act"},
        trade_for={"number": NUMBER, "cards": "cards"},
        trade_with_deck={"given": "filter", "wanted": "filter"},
        not_undamaged={"who": "who"},
        no_bench={"player": Player, "source": Source},
        pay_or_nothing={"payment": "payment"},
        use_only_if={"test": "test", "source": Source},
    ),
    *_kinds(
        "reminder",
        reminder_other_effects={},
        reminder_after_weakness={},
        reminder_no_weakness_bench={},
        reminder_no_weakness={},
        reminder_own_attachment={},
        reminder_evolution_allowed={},
        reminder_becomes_energy={},
        reminder_fewer_counters={"who": "who"},
        reminder_fewer_pokemon={"number": NUMBER},
        reminder_devolved={},
        reminder_either_benched={},
        reminder_as_pokemon={"name": NAME},
        reminder_as_pokemon_lacks={"name": NAME},
        reminder_as_pokemon_lacks_named={"name": NAME},
        reminder_as_pokemon_knocked_out={"name": NAME},
        reminder_as_pokemon_discard={"name": NAME},
        reminder_damage_first={},
        reminder_bench_full={"source": Source},
        reminder_bench_full_named={"name": NAME, "player": Player},
        reminder_damage_first_even={"who": "who"},
        reminder_discard_attached={},
        reminder_no_longer={"first": Condition, "second": Condition, "third": Condition, "last": Condition},
        reminder_type_stays={"who": "who", "of": "who", "type": EnergyType},
    ),
    # --- what holds as long as a card is in play or attached
    *_kinds(
        "rule",
        **_rules("rule_", {}, "bearer"),
        rule_ignore_powers={},
        rule_no_evolution={},
        rule_ignore_powers_named={"power": QUOTED},
        rule_copy_of={"who": "who", "of": "who"},
    ),
    *_kinds("standing", holds={"rule": "rule"}),
    *_kinds(
        "power",
        activated={"usage": Usage},
        activated_first={"usage": Usage, "first": "doable"},
        activated_if={"usage": Usage, "test": "test", "first": "doable"},
        reaction={"event": Event, "who": "who", "acts": "clauses"},
        reaction_flip={"event": Event, "who": "who", "coin": "coin"},
        reaction_may={"event": Event, "who": "who", "acts": "clauses"},
        reaction_may_flip={"event": Event, "who": "who", "coin": "coin"},
        reaction_then={"event": Event, "who": "who"},
        holds_at={"who": "who", "seat": Seat, "rule": "rule"},
        stopped_use={"who": "who", "conditions": "conditions"},
        stopped_use_when_new={"new": "who", "who": "who", "conditions": "conditions"},
        stopped_reaction={"who": "who", "conditions": "conditions"},
        stopped_rule={"who": "who", "conditions": "conditions"},
        stopped_copy={"who": "who", "conditions": "conditions"},
    ),
    *_kinds("few-conditions", or_one={"first": Condition}, or_two={"first": Condition, "last": Condition}),
    *_kinds(
        "conditions",
        or_more={"first": Condition, "more": "more-conditions"},
        any_condition={},
    ),
    *_kinds(
        "more-conditions",
        or_last={"first": Condition, "last": Condition},
        or_next={"first": Condition, "more": "more-conditions"},
    ),
    *_kinds(
        "attachment",
        attach_this={"name": NAME, "target": "one", "until": AttachedUntil},
        stay_in_play={},
        play_as_pokemon={"name": NAME, "hp": NUMBER},
        play_as_pokemon_of_printed_hp={"name": NAME},
    ),
    *_kinds("provision", provides={"symbols": "symbols"}),
    *_kinds(
        "symbols",
        symbols_more={"first": "symbol", "more": "symbols"},
    ),
    *_kinds("symbol", symbol={"type": EnergyType}),
    # --- the lines of a face
    *_kinds(
        "line",
        face_basic={},
        face_stage_1={"before": TEXT},
        face_stage_2={"before": TEXT},
        face_level_x={"before": TEXT},
        face_restored={"before": TEXT},
        face_label={"label": Label},
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
        face_trainer_rule={"kind": RuledKind},
        face_basic_energy={},
        face_special_energy={},
        face_energy_provided={"symbols": "symbols"},
        face_rarity={"rarity": Rarity},
        face_first_edition={},
        face_illustrator={"illustrator": TEXT},
        face_two_prizes={},
    ),
    *_kinds("types", types_one={"type": EnergyType}, types_two={"first": EnergyType, "last": EnergyType}),
]

KINDS: Final[dict[str, Kind]] = {kind.id: kind for kind in _ALL}

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

READ_ONLY: Final = frozenset(
    {
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

INCLUDES: Final[dict[str, tuple[str, ...]]] = {
    "who": ("other",),
    "subject": ("pronoun", "who"),
    "bearer": ("each", "who"),
    "actor": ("pronoun", "bearer"),
    "one": ("choice", "who"),
    "target": ("choice", "each", "who"),
    "victim": ("choice", "each", "other"),
    "group": ("plain-group",),
    "qualities": ("quality",),
    "filter": ("kind-filter",),
    "noun-filter": ("plain-filter", "kind-filter"),
    "card-traits": ("card-trait",),
    "conditions": ("few-conditions",),
    "any-filter": ("plain-filter", "filter"),
    "sufferer": ("pronoun", "target"),
    "offers": ("offer",),
    "deed": ("countable", "putting"),
    "act": ("deed",),
    "clauses": ("act",),
    "block": ("clauses",),
    "doable": ("coin",),
    "statement": ("doable",),
    "symbols": ("symbol",),
    "attack-text": ("requirement", "statement", "reminder"),
    "power-text": ("power", "standing", "requirement", "statement", "reminder"),
    "trainer-text": ("requirement", "attachment", "standing", "statement", "reminder"),
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
