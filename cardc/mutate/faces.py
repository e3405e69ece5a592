"""Small changes of what stands on a card's face: numbers, types, costs, whole attacks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from cardc.model.cards import Attack, Card, EnergyCard, PokemonCard, PowerText, Static
from cardc.model.terms import Condition, EnergyType, Seat, Stage
from cardc.mutate.words import other_type
from cardc.syntax.spans import Path

FaceChange = tuple[Path, Card, str]
"""Where the changed part stands, the changed card, and the change in words."""

Part = TypeVar("Part")

_COLORLESS = EnergyType.COLORLESS
_TYPES = tuple(EnergyType)


def face_changes(card: Card, fixed_resistance: bool) -> Iterator[FaceChange]:
    """Every small change of a card's face. The changed cards need not be valid: the checker tells.

    ``fixed_resistance``: the edition sets what Resistance is worth, so the number is left alone.
    """
    if isinstance(card, PokemonCard):
        yield from _numbers(card)
        yield from _types(card)
        yield from _weaknesses(card)
        yield from _resistances(card, fixed_resistance)
        yield from _attacks(card)
        yield from _powers(card)
    elif isinstance(card, EnergyCard):
        for provides, what in _costs(card.provides):
            yield ("provides",), replace(card, provides=provides), what
        yield ("basic",), replace(card, basic=not card.basic), "basic ↔ special"


def _numbers(card: PokemonCard) -> Iterator[FaceChange]:
    for hp in (card.hp - 10, card.hp + 10):
        if hp > 0:
            yield ("hp",), replace(card, hp=hp), f"HP: {card.hp} → {hp}"
    for retreat in (card.retreat - 1, card.retreat + 1):
        if retreat >= 0:
            yield ("retreat",), replace(card, retreat=retreat), f"Retreat Cost: {card.retreat} → {retreat}"
    if card.stage is not Stage.BASIC:
        yield ("stage",), replace(card, stage=Stage.BASIC, evolves_from=None), f"{card.stage} → {Stage.BASIC}"
    for at, label in enumerate(card.labels):
        yield ("labels",), replace(card, labels=_without(card.labels, at)), f"{label} left out"


def _types(card: PokemonCard) -> Iterator[FaceChange]:
    for at, kind in enumerate(card.types):
        other = other_type(kind)
        yield ("types", at), replace(card, types=_instead(card.types, at, other)), f"type: {kind} → {other}"


def _weaknesses(card: PokemonCard) -> Iterator[FaceChange]:
    for at, weakness in enumerate(card.weaknesses):
        path = ("weaknesses", at)
        yield path, replace(card, weaknesses=_without(card.weaknesses, at)), "Weakness left out"
        other = replace(weakness, type=other_type(weakness.type))
        what = f"Weakness: {weakness.type} → {other.type}"
        yield path, replace(card, weaknesses=_instead(card.weaknesses, at, other)), what


def _resistances(card: PokemonCard, fixed: bool) -> Iterator[FaceChange]:
    for at, resistance in enumerate(card.resistances):
        path = ("resistances", at)
        yield path, replace(card, resistances=_without(card.resistances, at)), "Resistance left out"
        if not fixed:
            less = replace(resistance, minus=resistance.minus - 10)
            what = f"Resistance: {resistance.minus} → {less.minus}"
            yield path, replace(card, resistances=_instead(card.resistances, at, less)), what
        elsewhere = replace(resistance, type=other_type(resistance.type))
        what = f"Resistance: {resistance.type} → {elsewhere.type}"
        yield path, replace(card, resistances=_instead(card.resistances, at, elsewhere)), what


def _attacks(card: PokemonCard) -> Iterator[FaceChange]:
    for at, attack in enumerate(card.attacks):
        path = ("attacks", at)
        yield path, replace(card, attacks=_without(card.attacks, at)), f"attack {attack.name} left out"
        for part, other, what in _of_attack(attack):
            yield (*path, part), replace(card, attacks=_instead(card.attacks, at, other)), what


def _of_attack(attack: Attack) -> Iterator[tuple[str, Attack, str]]:
    for cost, what in _costs(attack.cost):
        yield "cost", replace(attack, cost=cost), f"cost: {what}"
    damage = attack.damage
    if damage is None or damage.value is None:
        return
    for value in (damage.value - 10, damage.value + 10):
        if value > 0:
            what = f"damage: {damage.value} → {value}"
            yield "damage", replace(attack, damage=replace(damage, value=value)), what


def _powers(card: PokemonCard) -> Iterator[FaceChange]:
    for at, power in enumerate(card.powers):
        path = ("powers", at)
        yield path, replace(card, powers=_without(card.powers, at)), f"power {power.name} left out"
        for text, what in _stops(power.text):
            other = replace(power, text=text)
            yield (*path, "text", "stopped_by"), replace(card, powers=_instead(card.powers, at, other)), what


def _stops(text: PowerText) -> Iterator[tuple[PowerText, str]]:
    """Other conditions that stop a power; none when it works on the Bench only, where no Pokémon has any (R213)."""
    if isinstance(text.body, Static) and text.body.seat is Seat.BENCHED:
        return
    for at, condition in enumerate(text.stopped_by):
        yield replace(text, stopped_by=_without(text.stopped_by, at)), f"works while {condition}"
    for condition in (Condition.ASLEEP, Condition.CONFUSED, Condition.PARALYZED, Condition.POISONED):
        if condition not in text.stopped_by:
            more = tuple(each for each in Condition if each in text.stopped_by or each is condition)
            yield replace(text, stopped_by=more), f"stopped while {condition}"


def _costs(cost: tuple[EnergyType, ...]) -> Iterator[tuple[tuple[EnergyType, ...], str]]:
    """Costs with one Energy less, one more, or one of another type."""
    for kind in dict.fromkeys(cost):
        rest = _without(cost, cost.index(kind))
        yield rest, f"one {kind} less"
        for other in dict.fromkeys((other_type(kind), _COLORLESS)):
            if other is not kind:
                yield _sorted((*rest, other)), f"{kind} → {other}"
    yield _sorted((*cost, _COLORLESS)), f"one {_COLORLESS} more"


def _sorted(cost: tuple[EnergyType, ...]) -> tuple[EnergyType, ...]:
    return tuple(sorted(cost, key=_TYPES.index))


def _without(parts: tuple[Part, ...], at: int) -> tuple[Part, ...]:
    return (*parts[:at], *parts[at + 1 :])


def _instead(parts: tuple[Part, ...], at: int, part: Part) -> tuple[Part, ...]:
    return (*parts[:at], part, *parts[at + 1 :])
