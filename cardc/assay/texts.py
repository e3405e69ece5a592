"""The printed texts of card data, each with what the card around it says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from cardc.interchange.cleaning import cleaned
from cardc.interchange.eras import edition_of, era_of
from cardc.interchange.fields import CardJsonError
from cardc.interchange.from_json import printed_bases, printed_damage_of
from cardc.interchange.vocabulary import TYPE_WORDS, trainer_kind
from cardc.language import TextContext, TextKind
from cardc.model.cards import PrintedDamage
from cardc.model.terms import Edition, EnergyType, TrainerKind

UNKNOWN_ERA = "unknown"


@dataclass(frozen=True, slots=True)
class PrintedText:
    """One text. ``where`` is ``attacks[0]``, ``abilities[0]`` or ``effect``; ``attacks`` are the names of its card's attacks."""

    where: str
    text: str
    context: TextContext
    attacks: tuple[str, ...] = ()
    trainer: TrainerKind = TrainerKind.TRAINER

    @property
    def number(self) -> int:
        """Which of the attacks or abilities it is, from 0."""
        return int(self.where[self.where.index("[") + 1 : -1]) if "[" in self.where else 0


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card with its texts in one language."""

    id: str
    name: str
    set: str
    era: str
    texts: tuple[PrintedText, ...]


def printed_cards(objects: Iterable[Mapping[str, object]], lang: str) -> list[PrintedCard]:
    """The cards among objects in our shape (:func:`cardc.interchange.to_json.card_to_json`).

    In a language other than English only cards with a text in it count; in English a card without any text is whole.
    A card of no known era is read by the rules of the bw edition, which know everything but old labels.
    """
    by_id = {str(data.get("id")): data for data in objects}
    found = [_card(id_, data, by_id, lang) for id_, data in by_id.items()]
    return [card for card in found if card.texts or lang == "en"]


def _card(id_: str, data: Mapping[str, object], by_id: Mapping[str, Mapping[str, object]], lang: str) -> PrintedCard:
    name = _in(data.get("name"), lang) or _in(data.get("name"), "en")
    texts = tuple(_texts(data, by_id.get(str(data.get("reprintOf"))), name, lang))
    return PrintedCard(id_, name, str(data.get("set", "")), era_of(data) or UNKNOWN_ERA, texts)


def _texts(
    data: Mapping[str, object], repeated: Mapping[str, object] | None, name: str, lang: str
) -> Iterator[PrintedText]:
    edition = edition_of(data) or Edition.BW
    names = tuple(
        _in(attack.get("name"), lang) or _in(attack.get("name"), "en") for attack in _objects(data, "attacks")
    )
    types, bases = _types(data), printed_bases(_objects(data, "attacks"), lang)
    for i, power in enumerate(_objects(data, "abilities")):
        if text := cleaned(_in(power.get("effect"), lang), lang):
            context = TextContext(name, TextKind.POWER, None, edition, None, types, bases)
            yield PrintedText(f"abilities[{i}]", text, context, names)
    for i, attack in enumerate(_objects(data, "attacks")):
        if text := cleaned(_in(attack.get("effect"), lang), lang):
            damage = _damage(attack, repeated)
            context = TextContext(name, TextKind.ATTACK, damage, edition, None, types, bases)
            yield PrintedText(f"attacks[{i}]", text, context, names)
    if text := cleaned(_in(data.get("effect"), lang), lang):
        kind = TextKind.TRAINER if data.get("category") == "Trainer" else TextKind.ENERGY
        hp = data.get("hp")
        context = TextContext(name, kind, None, edition, hp if isinstance(hp, int) else None)
        word = data.get("trainerType")
        trainer = trainer_kind(word if isinstance(word, str) else None, edition) or _plain_kind(edition)
        yield PrintedText("effect", text, context, (), trainer)


def _plain_kind(edition: Edition) -> TrainerKind:
    """On what a text is tried whose kind of Trainer card the edition does not have."""
    return TrainerKind.ITEM if edition is Edition.BW else TrainerKind.TRAINER


def _damage(attack: Mapping[str, object], repeated: Mapping[str, object] | None) -> PrintedDamage | None:
    """The printed damage; where the data have left it out, that of the card which this one repeats."""
    value = attack.get("damage")
    if value is None and repeated is not None:
        same = [other for other in _objects(repeated, "attacks") if other.get("name") == attack.get("name")]
        value = same[0].get("damage") if same else None
    try:
        return printed_damage_of(value, "damage")
    except CardJsonError:
        return None  # what no card prints says nothing; a text that repeats the number is then declined


def _types(data: Mapping[str, object]) -> tuple[EnergyType, ...]:
    types = data.get("types")
    return (
        tuple(TYPE_WORDS[t.lower()] for t in types if str(t).lower() in TYPE_WORDS) if isinstance(types, list) else ()
    )


def _in(value: object, lang: str) -> str:
    """A text, or the one of texts by language. A plain text is taken to be in the wanted language."""
    found = value.get(lang) if isinstance(value, Mapping) else value
    return found if isinstance(found, str) else ""


def _objects(data: Mapping[str, object], key: str) -> list[Mapping[str, object]]:
    value = data.get(key)
    return [item for item in value if isinstance(item, Mapping)] if isinstance(value, list) else []
