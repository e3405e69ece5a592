"""The face of a card by itself: names, numbers, orders, and what its edition knows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from cardc.check.editions import EDITIONS
from cardc.check.findings import Finding, Path
from cardc.check.naming import is_device, written_problem
from cardc.check.parts import MOST_POINTS, Kind
from cardc.check.texts import TextChecker, kind_of
from cardc.model.cards import (
    Attack,
    Card,
    EnergyCard,
    Imprint,
    PokemonCard,
    Power,
    PrintedDamage,
    SetInfo,
    Species,
    Text,
    TrainerCard,
)
from cardc.model.effects import StayInPlay
from cardc.model.parts import EvolvesFrom
from cardc.model.rules import NewBaseDamage
from cardc.model.terms import Edition, EnergyType, Label, Sign, Stage, TrainerKind

MAX_TEXT: Final = 400
MOST_ENERGY: Final = 10
"""Most Energy of a cost; real cards have half of that."""

MOST_EFFECTS: Final = 20
"""Most attacks and powers of a card; real cards have three or four."""

_NUMBER: Final = re.compile(r"[A-Za-z0-9!?]{1,12}")
_SET_ID: Final = re.compile(r"[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*")
_ORDER: Final = list(EnergyType)

P = TypeVar("P")


class FaceChecker:
    """Looks at one card. ``findings`` holds the result."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.facts = EDITIONS[edition]
        self.findings: list[Finding] = []

    def say(self, code: str, message: str, path: Path, suggestion: str | None = None) -> None:
        """Note a finding."""
        self.findings.append(Finding(code, message, path, suggestion))

    def card(self, card: Card) -> None:
        """Everything about one card."""
        self.name(card.name, ("name",), "card")
        self._imprint(card.imprint)
        match card:
            case PokemonCard():
                self._pokemon(card)
            case TrainerCard():
                self._trainer(card)
            case EnergyCard():
                self._energy(card)

    # --- words ------------------------------------------------------------------------------------

    def name(self, name: str, path: Path, what: str) -> None:
        """A name: it prints, and nothing in it could be mistaken for more than a name."""
        problem = written_problem(name)
        if problem is not None:
            self.say("E101", f"the name of this {what} {problem[0]}", path, problem[1])

    def _phrase(self, text: str | None, path: Path, what: str) -> None:
        if text is None:
            return
        if not text or text != text.strip():
            self.say("E102", f"the {what} is empty or has spaces around it", path, "remove them")
        elif not text.isprintable():
            self.say("E102", f"the {what} holds a character that does not print", path, "remove it")
        elif len(text) > MAX_TEXT:
            self.say("E102", f"the {what} has {len(text)} characters; {MAX_TEXT} is the most", path)

    # --- numbers and types ------------------------------------------------------------------------

    def _tens(self, points: int, path: Path, what: str) -> None:
        if points < 10 or points % 10:
            self.say("E103", f"{what} is counted in tens, not {points}", path)
        elif points > MOST_POINTS:
            self.say("E117", f"{what} of {points} is more than any card has", path, f"{MOST_POINTS} is the most")

    def _not_many(self, number: int, path: Path, what: str, most: int = MOST_ENERGY) -> None:
        if number > most:
            self.say("E117", f"{number} {what} are more than any card has", path, f"{most} is the most")

    def _type(self, kind: EnergyType, path: Path) -> None:
        if kind not in self.facts.types:
            self.say("E310", f"the type {kind} is unknown in the {self.edition} edition", path)

    def _in_order(self, code: str, kinds: Iterable[EnergyType], path: Path, what: str, once: bool) -> None:
        found = list(kinds)
        wanted = sorted(set(found) if once else found, key=_ORDER.index)
        if found != wanted:
            words = ", ".join(wanted)
            self.say(code, f"{what} stand in the order of the types" + (", once each" if once else ""), path, words)

    # --- parts of the face ----------------------------------------------------------------------------

    def _imprint(self, imprint: Imprint) -> None:
        if not _NUMBER.fullmatch(imprint.number):
            message = f"`{imprint.number}` is no collector number"
            self.say(
                "E114",
                message,
                ("imprint", "number"),
                "use letters, digits, `!` and `?`",
            )
        self._phrase(imprint.illustrator, ("imprint", "illustrator"), "illustrator")
        self._phrase(imprint.set_mark, ("imprint", "set_mark"), "set mark")

    def _pokemon(self, card: PokemonCard) -> None:
        self._stage(card)
        order = list(Label)
        if list(card.labels) != sorted(set(card.labels), key=order.index):
            cure = " ".join(f"label {label}" for label in Label if label in card.labels)
            self.say("E116", "labels stand once each, in order", ("labels", 0), f"write `{cure}`")
        self._in_order("E104", card.types, ("types", 0), "the types of a Pokémon", once=True)
        if not card.types:
            self.say("E104", "a Pokémon has at least one type", ("types",))
        if len(card.types) > self.facts.most_types:
            most = self.facts.most_types
            message = f"a Pokémon of the {self.edition} edition has at most {most} type{'s' * (most > 1)}"
            cure = f"is a word missing: `weakness {card.types[most]}`, `resistance {card.types[most]}`?"
            self.say("E104", message, ("types", most), cure)
        for i, kind in enumerate(card.types):
            self._type(kind, ("types", i))
        self._tens(card.hp, ("hp",), "HP")
        self._phrase(card.level, ("level",), "level")
        self._species(card.species)
        self._phrase(card.flavour, ("flavour",), "flavour text")
        self._weak_and_resistant(card)
        if card.retreat < 0:
            self.say("E103", "a retreat cost is not negative", ("retreat",))
        self._not_many(card.retreat, ("retreat",), "Energy to retreat")
        self._not_many(len(card.powers) + len(card.attacks), ("name",), "attacks and powers", MOST_EFFECTS)
        if not card.attacks and not card.powers:
            self.say("E107", "the Pokémon has neither an attack nor a power", ("name",))
        self._told_apart("powers", [p.name for p in card.powers])
        self._told_apart("attacks", [a.name for a in card.attacks])
        for i, power in enumerate(card.powers):
            self._power(power, ("powers", i))
        for i, attack in enumerate(card.attacks):
            self._attack(attack, ("attacks", i))
        self._attacks_named(card)
        self._own_name(card)

    def _stage(self, card: PokemonCard) -> None:
        if (card.stage is Stage.BASIC) != (card.evolves_from is None):
            self.say("E109", "an Evolution, and only an Evolution, names what it evolves from", ("stage",))
        if card.stage not in self.facts.stages:
            known = ", ".join(f"`{stage}`" for stage in Stage if stage in self.facts.stages)
            message = f"there is no `{card.stage}` in the {self.edition} edition"
            self.say("E315", message, ("stage",), f"the {self.edition} edition knows {known}")
        if card.evolves_from is not None:
            self.name(card.evolves_from, ("stage",), "Pokémon")

    def _species(self, species: Species | None) -> None:
        if species is None:
            return
        if species == Species():
            self.say("E113", "the species says nothing", ("species",), "remove it")
        if species.number is not None and species.number < 1:
            self.say("E113", f"there is no species number {species.number}", ("species",))
        for what in ("category", "length", "weight"):
            text: str | None = getattr(species, what)
            self._phrase(text, ("species",), what)

    def _weak_and_resistant(self, card: PokemonCard) -> None:
        self._in_order("E106", (w.type for w in card.weaknesses), ("weaknesses", 0), "Weaknesses", once=True)
        self._in_order("E106", (r.type for r in card.resistances), ("resistances", 0), "Resistances", once=True)
        for i, weakness in enumerate(card.weaknesses):
            path: Path = ("weaknesses", i)
            self._type(weakness.type, path)
            if weakness.plus is not None:
                self._tens(weakness.plus, path, "Weakness")
            if weakness.times < 2 or (weakness.plus is not None and weakness.times != 2):
                self.say("E106", "a Weakness multiplies by 2 or more, or adds", path, "write `x2` or `+20`")
        for i, resistance in enumerate(card.resistances):
            self._type(resistance.type, ("resistances", i))
            self._tens(resistance.minus, ("resistances", i), "Resistance")

    def _told_apart(self, what: str, names: list[str]) -> None:
        seen: set[str] = set()
        for i, name in enumerate(names):
            if name in seen:
                self.say("E108", f"two {what} of this card are called “{name}”", (what, i), "rename one")
            seen.add(name)

    def _power(self, power: Power, path: Path) -> None:
        self.name(power.name, path, "power")
        if power.kind not in self.facts.powers:
            known = ", ".join(f"`{k}`" for k in sorted(self.facts.powers))
            message = f"a card of the {self.edition} edition has no `{power.kind}`"
            self.say("E312", message, path, f"the {self.edition} edition knows {known}")
        checker = TextChecker(kind_of(power.text), self.edition)
        checker.power(power.text, (*path, "text"))
        self.findings += checker.findings

    def _attack(self, attack: Attack, path: Path) -> None:
        self.name(attack.name, path, "attack")
        if len(attack.cost) > MOST_ENERGY:
            self._not_many(len(attack.cost), path, "Energy in a cost")
            return
        self._in_order("E105", attack.cost, path, "the Energy of a cost", once=False)
        for kind in attack.cost:
            self._type(kind, path)
        if attack.damage is not None:
            self._damage(attack.damage, path)
        elif attack.text == Text():
            self.say("E111", "the attack has neither damage nor a text", path)
        sign = Sign.NONE if attack.damage is None else attack.damage.sign
        checker = TextChecker(Kind.ATTACK, self.edition, sign)
        checker.text(attack.text, (*path, "text"))
        self.findings += checker.findings

    def _attacks_named(self, card: PokemonCard) -> None:
        """Rules about an attack by its name are about one of this card."""
        names = [attack.name for attack in card.attacks]
        for text, path in _texts_of(card):
            for rule, at in _parts_in(NewBaseDamage, text, path):
                if rule.attack not in names:
                    known = ", ".join(f"“{name}”" for name in names) or "none"
                    self.say("E227", f"no attack of this card is called “{rule.attack}”", at, f"its attacks: {known}")

    def _own_name(self, card: PokemonCard) -> None:
        """What evolves from this card is said with ``self``, never with the card's name."""
        for text, path in _texts_of(card):
            for trait, at in _parts_in(EvolvesFrom, text, path):
                if trait.who == card.name:
                    message = f"“{card.name}” is this card itself"
                    self.say("E238", message, at, "write `that evolves from self`")

    def _damage(self, damage: PrintedDamage, path: Path) -> None:
        if (damage.value is None) != (damage.sign is Sign.UNKNOWN):
            self.say("E110", "a printed damage is a number, or `?` alone", path)
        if damage.value is not None:
            self._tens(damage.value, path, "damage")

    def _trainer(self, card: TrainerCard) -> None:
        if card.kind not in self.facts.trainers:
            known = ", ".join(f"`{k}`" for k in sorted(self.facts.trainers))
            message = f"there is no `{card.kind}` in the {self.edition} edition"
            self.say("E313", message, ("text",), f"the {self.edition} edition knows {known}")
        if not card.text.effects:
            self.say("E226", "the Trainer card does nothing", ("text",), "say what it does")
        if card.kind is not TrainerKind.STADIUM and any(isinstance(e, StayInPlay) for e in card.text.effects):
            self.say("E236", "only a Stadium stays in play", ("text",), "write `stadium`, or another sentence")
        checker = TextChecker(Kind.TRAINER, self.edition)
        checker.text(card.text, ("text",))
        self.findings += checker.findings

    def _energy(self, card: EnergyCard) -> None:
        path: Path = ("provides",)
        self._in_order("E105", card.provides, path, "the Energy of a card", once=False)
        for kind in card.provides:
            self._type(kind, path)
        if not card.provides:
            self.say("E112", "the Energy card provides nothing", path, "write for example `[C C]`")
        elif card.basic and len(card.provides) != 1:
            self.say("E112", "a basic Energy card provides one Energy", path, "write `special energy`")
        elif card.basic and card.provides[0] not in self.facts.basic_energy:
            message = f"the {self.edition} edition has no basic {card.provides[0]} Energy"
            self.say("E314", message, path, "write `special energy`")


def _texts_of(card: PokemonCard) -> list[tuple[object, Path]]:
    """The texts of a Pokémon's attacks and powers, each with its path."""
    texts: list[tuple[object, Path]] = [(a.text, ("attacks", i, "text")) for i, a in enumerate(card.attacks)]
    return texts + [(p.text, ("powers", i, "text")) for i, p in enumerate(card.powers)]


def _parts_in(wanted: type[P], part: object, path: Path) -> Iterator[tuple[P, Path]]:
    """The parts of one class in a part of a text, each with its path."""
    if isinstance(part, wanted):
        yield part, path
    elif isinstance(part, tuple):
        for i, inner in enumerate(part):
            yield from _parts_in(wanted, inner, (*path, i))
    elif not isinstance(part, str):
        for name in getattr(type(part), "__slots__", ()):
            yield from _parts_in(wanted, getattr(part, name), (*path, name))


def set_findings(info: SetInfo) -> list[Finding]:
    """What is wrong with the declaration of a set."""
    checker = FaceChecker(info.edition)
    checker.name(info.name, ("name",), "set")
    if info.series is not None:
        checker.name(info.series, ("series",), "series")
    if not _SET_ID.fullmatch(info.id):
        message = f"`{info.id}` is no set id"
        checker.say("E115", message, (), "use small letters and digits, such as `base1`")
    elif is_device(info.id):
        message = f"`{info.id}` is no set id: Windows has no files and folders of that name"
        checker.say("E115", message, (), "give it another id, such as `base1`")
    if info.size is not None and info.size < 1:
        checker.say("E115", "a set has at least 1 card", ("size",))
    return checker.findings
