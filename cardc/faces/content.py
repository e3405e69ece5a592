"""What stands on the face of a card in a language, part by part; no place and no picture yet."""

from __future__ import annotations

from cardc.language import NO_NAMES, Names, TextContext, TextKind, writer
from cardc.language.face import FaceWriter, damage
from cardc.language.phrase import EnergyText, RuledKind, played_hp
from cardc.model.cards import Attack, Card, EnergyCard, PokemonCard, Power, SetInfo, Species, Text, TrainerCard
from cardc.model.names import NameKind
from cardc.model.terms import EnergyType, Label, Rarity
from cardc.records import dataclass


@dataclass(frozen=True, slots=True)
class Block:
    """A power, an attack or a text: its heading (cost, label, title, damage) and its words; each may be empty."""

    text: str
    title: str = ""
    label: str = ""
    cost: tuple[EnergyType, ...] = ()
    damage: str = ""


@dataclass(frozen=True, slots=True)
class Value:
    """An entry of the bottom row: a label, the symbols behind it, and a number such as ``×2``."""

    label: str
    symbols: tuple[EnergyType, ...]
    amount: str = ""


@dataclass(frozen=True, slots=True)
class FaceContent:
    """A face, top to bottom. ``kind`` is the stage or the kind of card; ``hp`` is empty on cards without HP."""

    name: str
    kind: str
    hp: str
    types: tuple[EnergyType, ...]
    blocks: tuple[Block, ...]
    values: tuple[Value, ...]
    species: str
    flavour: str
    illustrator: str
    number: str
    rarity: Rarity | None
    labels: tuple[Label, ...] = ()
    family: str = "pokemon"
    """``pokemon``, ``trainer`` or ``energy``: which colours and which parts the template takes."""


def content_of(card: Card, info: SetInfo, lang: str, names: Names = NO_NAMES) -> FaceContent:
    """What stands on a card in a language. Raises :class:`cardc.language.UnsayableError` as :func:`write_card` does."""
    return _Reader(FaceWriter(writer(lang), info, names), info, names).card(card)


class _Reader:
    """Takes a face apart into what a picture places by itself; the words are those of ``cardc text``."""

    def __init__(self, face: FaceWriter, info: SetInfo, names: Names) -> None:
        self.face = face
        self.info = info
        self.names = names

    def card(self, card: Card) -> FaceContent:
        match card:
            case PokemonCard():
                return self.pokemon(card)
            case TrainerCard():
                return self.trainer(card)
            case EnergyCard():
                return self.energy(card)

    def pokemon(self, card: PokemonCard) -> FaceContent:
        stage, *_ = self.face.pokemon(card)
        blocks = [self.power(card, power) for power in card.powers]
        blocks += [self.attack(card, attack) for attack in card.attacks]
        if Label.EX in card.labels:
            blocks.append(Block(self.face.line("face-two-prizes")))
        values = [_value(self.face.weakness(weakness), (weakness.type,)) for weakness in card.weaknesses]
        values += [_value(self.face.resistance(resistance), (resistance.type,)) for resistance in card.resistances]
        retreat = (EnergyType.COLORLESS,) * card.retreat
        values.append(Value(_label(self.face.retreat(card.retreat or 1)), retreat, "" if retreat else "0"))
        level = [] if card.level is None else [self.face.line("face-level", card.level)]
        return self.face_of(
            card,
            kind=stage,
            hp=str(card.hp),
            types=card.types,
            blocks=tuple(blocks),
            values=tuple(values),
            species=" · ".join([*level, *self.face.species(card.species or Species())]),
            flavour=card.flavour or "",
            labels=card.labels,
        )

    def trainer(self, card: TrainerCard) -> FaceContent:
        hp = played_hp(card.text)
        told = self.face.text(card.text, TextContext(card.name, TextKind.TRAINER, None, self.info.edition, hp))
        if card.kind.value in list(RuledKind):
            told.append(self.face.line("face-trainer-rule", RuledKind(card.kind.value)))
        kind = self.face.line("face-trainer", card.kind)
        blocks = tuple(Block(text) for text in told)
        return self.face_of(card, kind=kind, hp="" if hp is None else str(hp), blocks=blocks, family="trainer")

    def energy(self, card: EnergyCard) -> FaceContent:
        kind = self.face.line("face-basic-energy" if card.basic else "face-special-energy")
        told: list[str] = []
        if not card.basic:
            context = TextContext(card.name, TextKind.ENERGY, None, self.info.edition)
            told = self.face.text(EnergyText(card.provides), context)
        blocks = tuple(Block(text) for text in told)
        return self.face_of(card, kind=kind, types=card.provides, blocks=blocks, family="energy")

    def face_of(
        self,
        card: Card,
        *,
        kind: str,
        hp: str = "",
        types: tuple[EnergyType, ...] = (),
        blocks: tuple[Block, ...] = (),
        values: tuple[Value, ...] = (),
        species: str = "",
        flavour: str = "",
        labels: tuple[Label, ...] = (),
        family: str = "pokemon",
    ) -> FaceContent:
        """A face with what stands on every card."""
        imprint = card.imprint
        number = imprint.number if self.info.size is None else f"{imprint.number}/{self.info.size}"
        illustrator = "" if imprint.illustrator is None else self.face.line("face-illustrator", imprint.illustrator)
        return FaceContent(
            self.names.printed(NameKind.CARD, card.name),
            kind,
            hp,
            types,
            blocks,
            values,
            species,
            flavour,
            illustrator,
            f"{self.info.name} {number}",
            imprint.rarity,
            labels,
            family,
        )

    def power(self, card: PokemonCard, power: Power) -> Block:
        text = self.face.text(power.text, TextContext(card.name, TextKind.POWER, None, self.info.edition))
        name = self.names.printed(NameKind.POWER, power.name)
        label = self.face.line("face-power", power.kind, name).removesuffix(name).rstrip(" :")
        return Block(" ".join(text), name, label)

    def attack(self, card: PokemonCard, attack: Attack) -> Block:
        context = TextContext(card.name, TextKind.ATTACK, attack.damage, self.info.edition)
        text = self.face.text(attack.text, context) if attack.text != Text() else []
        name = self.names.printed(NameKind.ATTACK, attack.name)
        return Block(" ".join(text), name, "", attack.cost, damage(attack.damage))


def _label(line: str) -> str:
    """What stands before the colon of a line such as "Weakness: Water ×2"."""
    return line.partition(":")[0]


def _value(line: str, symbols: tuple[EnergyType, ...]) -> Value:
    return Value(_label(line), symbols, line.rpartition(" ")[2])
