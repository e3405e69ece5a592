"""Model → JSON object, one card each: numbers, names, and the texts in every language that has a phrasebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardc.interchange.vocabulary import LABELS, POWER_KINDS, SIGNS, STAGES, TRAINER_KINDS, TYPES
from cardc.language import LANGUAGES, Body, EnergyText, TextContext, TextKind, played_hp, write
from cardc.model.cards import (
    Attack,
    Card,
    EnergyCard,
    PokemonCard,
    Power,
    PrintedDamage,
    SetInfo,
    TrainerCard,
    Weakness,
    card_id,
)
from cardc.model.terms import TrainerKind

JsonObject = dict[str, object]
ENGLISH: Final = "en"


def card_to_json(
    info: SetInfo, card: Card, languages: Sequence[str] = LANGUAGES, reprint_of: str | None = None
) -> JsonObject:
    """The card as data. Lists of types are in alphabetical order; damage is text, as printed (``30×``).

    A reprint is the whole card under its own imprint; ``reprint_of`` is the id of the card that it repeats.
    """
    found: JsonObject = {
        "id": card_id(info, card),
        "set": info.id,
        "setName": info.name,
        "series": info.series,
        "edition": info.edition.value,
        "localId": card.imprint.number,
        "reprintOf": reprint_of,
        "name": {ENGLISH: card.name},
        "rarity": card.imprint.rarity.value if card.imprint.rarity else None,
        "illustrator": card.imprint.illustrator,
    }
    match card:
        case PokemonCard():
            found |= _pokemon(card, info, languages)
        case TrainerCard():
            kind = None if card.kind is TrainerKind.TRAINER else TRAINER_KINDS[card.kind]
            hp = played_hp(card.text)
            context = TextContext(card.name, TextKind.TRAINER, None, info.edition, hp)
            found |= {
                "category": "Trainer",
                "hp": hp,
                "trainerType": kind,
                "effect": _texts(card.text, context, languages),
            }
        case EnergyCard():
            found |= _energy(card, info, languages)
    return {key: value for key, value in found.items() if value not in (None, {}, [])}


def _pokemon(card: PokemonCard, info: SetInfo, languages: Sequence[str]) -> JsonObject:
    species = card.species
    return {
        "category": "Pokemon",
        "hp": card.hp,
        "types": _types(card.types),
        "stage": STAGES[card.stage],
        "labels": [LABELS[label] for label in card.labels],
        "evolveFrom": {ENGLISH: card.evolves_from} if card.evolves_from else None,
        "level": card.level,
        "dexId": [species.number] if species and species.number is not None else None,
        "flavour": {ENGLISH: card.flavour} if card.flavour else None,
        "abilities": [_power(power, card, info, languages) for power in card.powers],
        "attacks": [_attack(attack, card, info, languages) for attack in card.attacks],
        "weaknesses": [_weakness(weakness) for weakness in card.weaknesses],
        "resistances": [{"type": TYPES[each.type], "value": f"-{each.minus}"} for each in card.resistances],
        "retreat": card.retreat,
    }


def _power(power: Power, card: PokemonCard, info: SetInfo, languages: Sequence[str]) -> JsonObject:
    context = TextContext(card.name, TextKind.POWER, None, info.edition)
    return {
        "type": POWER_KINDS[power.kind],
        "name": {ENGLISH: power.name},
        "effect": _texts(power.text, context, languages),
    }


def _attack(attack: Attack, card: PokemonCard, info: SetInfo, languages: Sequence[str]) -> JsonObject:
    context = TextContext(card.name, TextKind.ATTACK, attack.damage, info.edition)
    found: JsonObject = {"cost": _types(attack.cost), "name": {ENGLISH: attack.name}}
    if texts := _texts(attack.text, context, languages):
        found["effect"] = texts
    if attack.damage is not None:
        found["damage"] = printed_damage(attack.damage)
    return found


def printed_damage(damage: PrintedDamage) -> str:
    """The number and the sign as printed."""
    return f"{'' if damage.value is None else damage.value}{SIGNS[damage.sign]}"


def _energy(card: EnergyCard, info: SetInfo, languages: Sequence[str]) -> JsonObject:
    if card.basic:
        return {"category": "Energy", "energyType": "Normal"}
    context = TextContext(card.name, TextKind.ENERGY, None, info.edition)
    return {
        "category": "Energy",
        "energyType": "Special",
        "effect": _texts(EnergyText(card.provides), context, languages),
    }


def _weakness(weakness: Weakness) -> JsonObject:
    value = f"×{weakness.times}" if weakness.plus is None else f"+{weakness.plus}"
    return {"type": TYPES[weakness.type], "value": value}


def _types(types: Sequence[object]) -> list[str]:
    return sorted(str(type).capitalize() for type in types)


def _texts(body: Body, context: TextContext, languages: Sequence[str]) -> dict[str, str]:
    texts = {lang: write(lang, body, context) for lang in languages}
    return {lang: text for lang, text in texts.items() if text}
