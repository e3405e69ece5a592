"""The whole face of a card as lines of one language: labels around its names, numbers and texts."""

from __future__ import annotations

from collections.abc import Sequence

from cardc.language.names import NO_NAMES, Names
from cardc.language.phrase import Body, EnergyText, Phrase, RuledKind, TextContext, TextKind, played_hp
from cardc.language.plan_parts import symbols
from cardc.language.writer import Writer
from cardc.model.cards import (
    Attack,
    Card,
    EnergyCard,
    Imprint,
    PokemonCard,
    Power,
    PrintedDamage,
    Resistance,
    SetInfo,
    Species,
    Text,
    TrainerCard,
    Weakness,
)
from cardc.model.names import NameKind
from cardc.model.terms import EnergyType, Label, Sign, Stage

_STAGES = {
    Stage.BASIC: "face-basic",
    Stage.STAGE_1: "face-stage-1",
    Stage.STAGE_2: "face-stage-2",
    Stage.LEVEL_X: "face-level-x",
    Stage.RESTORED: "face-restored",
}
_SIGNS = {Sign.NONE: "", Sign.PLUS: "+", Sign.MINUS: "−", Sign.TIMES: "×", Sign.UNKNOWN: "?"}


class FaceWriter:
    """Writes the cards of one set in one language."""

    def __init__(self, writer: Writer, info: SetInfo, names: Names = NO_NAMES) -> None:
        self.writer = writer
        self.info = info
        self.names = names

    def card(self, card: Card) -> list[str]:
        """The lines of a card, top to bottom; an empty text has no line."""
        match card:
            case PokemonCard():
                lines = self.pokemon(card)
            case TrainerCard():
                lines = self.trainer(card)
            case EnergyCard():
                lines = self.energy(card)
        return [self.names.printed(NameKind.CARD, card.name), *lines, *self.imprint(card.imprint)]

    def line(self, kind: str, *args: str | int | Phrase) -> str:
        """One line by its kind."""
        return self.writer.phrase(Phrase(kind, args))

    def text(self, body: Body, context: TextContext) -> list[str]:
        """A text as one line."""
        text = self.writer.text(body, context, self.names)
        return [text] if text else []

    # --- kinds of cards ------------------------------------------------------------------------------

    def pokemon(self, card: PokemonCard) -> list[str]:
        """A Pokémon card below its name."""
        stage = _STAGES[card.stage]
        before = card.evolves_from
        lines = [self.line(stage, *([] if before is None else [self.names.printed(NameKind.CARD, before)]))]
        lines += [self.line("face-label", label) for label in card.labels]
        lines += [self.types(card.types), self.line("face-hp", card.hp)]
        if card.level is not None:
            lines.append(self.line("face-level", card.level))
        lines += self.species(card.species or Species())
        for power in card.powers:
            lines += self.power(card.name, power)
        for attack in card.attacks:
            lines += self.attack(card.name, attack)
        lines += [self.weakness(weakness) for weakness in card.weaknesses]
        lines += [self.resistance(resistance) for resistance in card.resistances]
        lines.append(self.retreat(card.retreat))
        if Label.EX in card.labels:
            lines.append(self.line("face-two-prizes"))
        return [*lines, card.flavour] if card.flavour is not None else lines

    def trainer(self, card: TrainerCard) -> list[str]:
        """A Trainer card below its name; one that is played as a Pokémon has HP, some kinds have a rule of their own."""
        hp = played_hp(card.text)
        lines = [self.line("face-trainer", card.kind)]
        lines += [self.line("face-hp", hp)] if hp is not None else []
        lines += self.text(card.text, TextContext(card.name, TextKind.TRAINER, None, self.info.edition, hp))
        if card.kind.value in list(RuledKind):
            lines.append(self.line("face-trainer-rule", RuledKind(card.kind.value)))
        return lines

    def energy(self, card: EnergyCard) -> list[str]:
        """An Energy card below its name. A basic one has no text."""
        if card.basic:
            return [self.line("face-basic-energy"), self.line("face-energy-provided", symbols(card.provides))]
        context = TextContext(card.name, TextKind.ENERGY, None, self.info.edition)
        return [self.line("face-special-energy"), *self.text(EnergyText(card.provides), context)]

    # --- parts of a face --------------------------------------------------------------------------------

    def types(self, types: Sequence[EnergyType]) -> str:
        """The Pokémon's types: one or two."""
        return self.line("face-types", Phrase("types-one" if len(types) == 1 else "types-two", tuple(types)))

    def species(self, species: Species) -> list[str]:
        """Species data, as far as printed."""
        parts = [
            ("face-species-number", species.number),
            ("face-species-category", species.category),
            ("face-length", species.length),
            ("face-weight", species.weight),
        ]
        return [self.line(kind, value) for kind, value in parts if value is not None]

    def power(self, name: str, power: Power) -> list[str]:
        """A power: its label and name, its text."""
        context = TextContext(name, TextKind.POWER, None, self.info.edition)
        return [
            self.line("face-power", power.kind, self.names.printed(NameKind.POWER, power.name)),
            *self.text(power.text, context),
        ]

    def attack(self, name: str, attack: Attack) -> list[str]:
        """An attack: cost, name and damage; its text."""
        cost = self.writer.phrase(symbols(attack.cost)) if attack.cost else ""
        called = self.names.printed(NameKind.ATTACK, attack.name)
        heading = " ".join(part for part in (cost, called, damage(attack.damage)) if part)
        context = TextContext(name, TextKind.ATTACK, attack.damage, self.info.edition)
        return [heading, *(self.text(attack.text, context) if attack.text != Text() else [])]

    def weakness(self, weakness: Weakness) -> str:
        """Weakness by a factor, or by points."""
        if weakness.plus is not None:
            return self.line("face-weakness-plus", weakness.type, weakness.plus)
        return self.line("face-weakness-times", weakness.type, weakness.times)

    def resistance(self, resistance: Resistance) -> str:
        """Resistance by points."""
        return self.line("face-resistance", resistance.type, resistance.minus)

    def retreat(self, cost: int) -> str:
        """The Retreat Cost."""
        if not cost:
            return self.line("face-retreat-free")
        return self.line("face-retreat", symbols([EnergyType.COLORLESS] * cost))

    def imprint(self, imprint: Imprint) -> list[str]:
        """What stands around the edge."""
        number = imprint.number if self.info.size is None else f"{imprint.number}/{self.info.size}"
        lines = [f"{self.info.name} {number}"]
        if imprint.rarity is not None:
            lines.append(self.line("face-rarity", imprint.rarity))
        if imprint.first_edition:
            lines.append(self.line("face-first-edition"))
        if imprint.illustrator is not None:
            lines.append(self.line("face-illustrator", imprint.illustrator))
        return lines


def damage(damage: PrintedDamage | None) -> str:
    """The damage beside an attack's name, as printed: ``30``, ``30+``, ``20×``, ``50−``, ``?``."""
    if damage is None:
        return ""
    return f"{'' if damage.value is None else damage.value}{_SIGNS[damage.sign]}"
