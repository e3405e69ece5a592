"""Model → JSON object, one card each: numbers, names, and the texts in every language that has a phrasebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from cardc.interchange.vocabulary import LABELS, POWER_KINDS, SIGNS, STAGES, TRAINER_KINDS, TYPES
from cardc.language import LANGUAGES, NO_NAMES, Body, EnergyText, Names, TextContext, TextKind, played_hp, write
from cardc.model.cards import (
    Attack,
    Card,
    EnergyCard,
    PokemonCard,
    Power,
    PrintedDamage,
    SetInfo,
    Species,
    TrainerCard,
    Weakness,
    card_id,
)
from cardc.model.names import NameKind
from cardc.model.terms import TrainerKind

JsonObject = dict[str, object]
ENGLISH: Final = "en"


@dataclass(frozen=True, slots=True)
class _Told:
    """In which languages a card is told, and by which names."""

    languages: Sequence[str]
    names: Mapping[str, Names]

    def name(self, kind: NameKind, name: str) -> dict[str, str]:
        """The name in English, and in the languages that have another one."""
        found = {lang: self.of(lang).printed(kind, name) for lang in self.languages}
        return {ENGLISH: name} | {lang: other for lang, other in found.items() if other != name}

    def text(self, body: Body, context: TextContext) -> dict[str, str]:
        """The text in each language; nothing for an empty one."""
        texts = {lang: write(lang, body, context, self.of(lang)) for lang in self.languages}
        return {lang: text for lang, text in texts.items() if text}

    def of(self, lang: str) -> Names:
        """The names of a language."""
        return self.names.get(lang, NO_NAMES)


def card_to_json(
    info: SetInfo,
    card: Card,
    languages: Sequence[str] = LANGUAGES,
    reprint_of: str | None = None,
    names: Mapping[str, Names] | None = None,
) -> JsonObject:
    """The card as data. Lists of types are in alphabetical order; damage is text, as printed (``30×``).

    A reprint is the whole card under its own imprint; ``reprint_of`` is the id of the card that it repeats. ``names``
    are the names by language; one that is the same as in English stands there once.
    """
    told = _Told(languages, names or {})
    found: JsonObject = {
        "id": card_id(info, card),
        "set": info.id,
        "setName": info.name,
        "setSize": info.size,
        "series": info.series,
        "edition": info.edition.value,
        "localId": card.imprint.number,
        "reprintOf": reprint_of,
        "name": told.name(NameKind.CARD, card.name),
        "rarity": card.imprint.rarity.value if card.imprint.rarity else None,
        "illustrator": card.imprint.illustrator,
        "firstEdition": card.imprint.first_edition or None,
        "setMark": card.imprint.set_mark,
    }
    match card:
        case PokemonCard():
            found |= _pokemon(card, info, told)
        case TrainerCard():
            kind = None if card.kind is TrainerKind.TRAINER else TRAINER_KINDS[card.kind]
            hp = played_hp(card.text)
            context = TextContext(card.name, TextKind.TRAINER, None, info.edition, hp)
            found |= {
                "category": "Trainer",
                "hp": hp,
                "trainerType": kind,
                "effect": told.text(card.text, context),
            }
        case EnergyCard():
            found |= _energy(card, info, told)
    return {key: value for key, value in found.items() if value not in (None, {}, [])}


def _pokemon(card: PokemonCard, info: SetInfo, told: _Told) -> JsonObject:
    species = card.species
    return {
        "category": "Pokemon",
        "hp": card.hp,
        "types": _types(card.types),
        "stage": STAGES[card.stage],
        "labels": [LABELS[label] for label in card.labels],
        "evolveFrom": told.name(NameKind.CARD, card.evolves_from) if card.evolves_from else None,
        "level": card.level,
        "dexId": [species.number] if species and species.number is not None else None,
        "species": _species_line(species) if species else None,
        "flavour": {ENGLISH: card.flavour} if card.flavour else None,
        "abilities": [_power(power, card, info, told) for power in card.powers],
        "attacks": [_attack(attack, card, info, told) for attack in card.attacks],
        "weaknesses": [_weakness(weakness) for weakness in card.weaknesses],
        "resistances": [{"type": TYPES[each.type], "value": f"-{each.minus}"} for each in card.resistances],
        "retreat": card.retreat,
    }


def _species_line(species: Species) -> JsonObject:
    """The species line without its number."""
    words = {"category": species.category, "length": species.length, "weight": species.weight}
    return {key: value for key, value in words.items() if value is not None}


def _power(power: Power, card: PokemonCard, info: SetInfo, told: _Told) -> JsonObject:
    context = TextContext(card.name, TextKind.POWER, None, info.edition)
    return {
        "type": POWER_KINDS[power.kind],
        "name": told.name(NameKind.POWER, power.name),
        "effect": told.text(power.text, context),
    }


def _attack(attack: Attack, card: PokemonCard, info: SetInfo, told: _Told) -> JsonObject:
    context = TextContext(card.name, TextKind.ATTACK, attack.damage, info.edition)
    found: JsonObject = {"cost": _types(attack.cost), "name": told.name(NameKind.ATTACK, attack.name)}
    if texts := told.text(attack.text, context):
        found["effect"] = texts
    if attack.damage is not None:
        found["damage"] = printed_damage(attack.damage)
    return found


def printed_damage(damage: PrintedDamage) -> str:
    """The number and the sign as printed."""
    return f"{'' if damage.value is None else damage.value}{SIGNS[damage.sign]}"


def _energy(card: EnergyCard, info: SetInfo, told: _Told) -> JsonObject:
    if card.basic:
        return {"category": "Energy", "energyType": "Normal", "provides": _types(card.provides)}
    context = TextContext(card.name, TextKind.ENERGY, None, info.edition)
    return {
        "category": "Energy",
        "energyType": "Special",
        "provides": _types(card.provides),
        "effect": told.text(EnergyText(card.provides), context),
    }


def _weakness(weakness: Weakness) -> JsonObject:
    value = f"×{weakness.times}" if weakness.plus is None else f"+{weakness.plus}"
    return {"type": TYPES[weakness.type], "value": value}


def _types(types: Sequence[object]) -> list[str]:
    return sorted(str(type).capitalize() for type in types)
