"""The parts of a text: who and which, quantities, counts, amounts, tests; and what pronouns mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cardc.check.editions import EDITIONS
from cardc.check.findings import Finding, Path
from cardc.model.parts import (
    All,
    Amount,
    CardFilter,
    Choice,
    Count,
    CountersOn,
    DamageGotThrough,
    Each,
    EnergyOn,
    Exactly,
    Group,
    HalfRemainingHP,
    HasBench,
    HasCondition,
    Heads,
    IsDamaged,
    Number,
    Per,
    PokemonIn,
    Quantity,
    Tails,
    Target,
    Test,
    UnusedEnergy,
    UpTo,
    Who,
)
from cardc.model.terms import (
    CardClass,
    Condition,
    Edition,
    EnergyType,
    Owner,
    Player,
    Sign,
    Spot,
)


class Kind(StrEnum):
    """Whose text it is."""

    ATTACK = "an attack"
    POWER = "a power"
    REACTIVE = "a power that reacts"
    TRAINER = "a Trainer card"


_WHO: Final = {
    Kind.ATTACK: frozenset({Who.SELF, Who.DEFENDING, Who.THAT}),
    Kind.POWER: frozenset({Who.SELF, Who.THAT}),
    Kind.REACTIVE: frozenset({Who.SELF, Who.THAT, Who.ATTACKER}),
    Kind.TRAINER: frozenset({Who.THAT}),
}
_TYPED_CLASSES: Final = (CardClass.POKEMON, CardClass.BASIC_POKEMON, CardClass.ENERGY, CardClass.BASIC_ENERGY)


@dataclass(frozen=True, slots=True)
class Latest:
    """The latest thing a pronoun could mean: the path of its block, and whether it is just one."""

    block: Path
    single: bool = True


class PartChecker:
    """Checks parts where they stand. ``path`` arguments lead to the act, ``block`` to the list of acts around it."""

    def __init__(self, kind: Kind, edition: Edition, sign: Sign = Sign.NONE) -> None:
        self.kind = kind
        self.edition = edition
        self.facts = EDITIONS[edition]
        self.sign = sign
        self.findings: list[Finding] = []
        self.choice: Latest | None = None
        self.coins = False
        self.attack: Latest | None = None
        self.fails = False
        self.signs: set[Sign] = set()

    def say(self, code: str, message: str, path: Path, suggestion: str | None = None) -> None:
        """Note a finding."""
        self.findings.append(Finding(code, message, path, suggestion))

    def _who(self, who: Who, at: Path, block: Path) -> None:
        if who is Who.THAT:
            if self.choice is None or not _reaches(self.choice, block):
                self.say("E209", "`that pokemon` has no Pokémon chosen before it", at, "choose `1 of …` first")
            elif not self.choice.single:
                self.say("E209", "`that pokemon` would be several: more than 1 was chosen", at)
        if who not in _WHO[self.kind]:
            known = ", ".join(f"`{w}`" for w in Who if w in _WHO[self.kind])
            self.say("E213", f"`{who}` has no meaning in {self.kind}", at, f"known here: {known}")

    def _that_attack(self, at: Path, block: Path) -> None:
        if self.attack is None or not _reaches(self.attack, block):
            self.say("E211", "`that attack` has no attack chosen before it", at, "write `choose an attack of …` first")

    def _target(self, target: Target, at: Path, block: Path) -> None:
        match target:
            case Who():
                self._who(target, at, block)
            case Choice():
                self._choice(target, at, block)
            case Each():
                self._group(target.group, at)
                if target.group.spot is Spot.ACTIVE and target.group.owner is not Owner.EITHER:
                    cure = f"write `{target.group.owner} active pokemon`"
                    self.say("E205", "one player has one Active Pokémon", at, cure)

    def _choice(self, choice: Choice, at: Path, block: Path) -> None:
        self._at_least(choice.number, 1, at, "Pokémon")
        self._group(choice.group, at)
        if choice.group.spot is Spot.ACTIVE:
            one_side = choice.group.owner is not Owner.EITHER
            if choice.number > 1:
                cure = f"write `{choice.group.owner} active pokemon`" if one_side else "write `1 of` or `each of`"
                self.say("E205", f"there are not {choice.number} Active Pokémon to choose", at, cure)
            if one_side and choice.chooser is not Player.YOU:
                self.say("E205", "nobody chooses when there is one Active Pokémon", at, "remove `opponent chooses`")
        self.choice = Latest(block, choice.number == 1)

    def _group(self, group: Group, at: Path) -> None:
        self._type(group.type, at)
        if self.kind is Kind.ATTACK and group.spot is Spot.ACTIVE and group.owner is not Owner.EITHER:
            word = Who.SELF if group.owner is Owner.YOURS else Who.DEFENDING
            self.say("E212", f"in an attack, `{group.owner} active pokemon` is `{word}`", at, f"write `{word}`")

    def _places(self, at: Path, *groups: Group) -> None:
        for group in groups:
            self._type(group.type, at)
            if group.spot is Spot.ACTIVE:
                cure = "leave out `active` or write `benched`"
                self.say("E212", "here Pokémon in play or on a Bench are meant, not Active ones", at, cure)

    def _amount(self, amount: Amount, at: Path, block: Path) -> None:
        match amount:
            case Number():
                self._points(amount.value, at)
            case Per():
                self._points(amount.each, at)
                self._count(amount.count, at, block)
                if amount.cap is not None:
                    self._at_least(amount.cap, 1, at, "things counted")
            case HalfRemainingHP():
                self._who(amount.who, at, block)

    def _count(self, count: Count, at: Path, block: Path) -> None:
        match count:
            case Heads() | Tails():
                if not self.coins:
                    side = "heads" if isinstance(count, Heads) else "tails"
                    self.say("E210", f"`{side}` has no coins before it", at, "write `flip 2 coins` first")
            case CountersOn():
                self._who(count.who, at, block)
            case EnergyOn():
                self._who(count.who, at, block)
                self._type(count.type, at)
            case UnusedEnergy():
                self._type(count.type, at)
                if self.kind is not Kind.ATTACK:
                    self.say("E214", f"`unused energy` has no meaning in {self.kind}", at)
            case PokemonIn():
                self._type(count.group.type, at)
                if count.group.spot is Spot.ACTIVE:
                    self.say("E212", "Active Pokémon are not counted", at, "count `benched pokemon` or `pokemon`")

    def _test(self, test: Test, at: Path, block: Path) -> None:
        match test:
            case DamageGotThrough():
                if self.kind is not Kind.ATTACK:
                    self.say("E214", f"`damage got through` has no meaning in {self.kind}", at)
            case HasCondition():
                self._who(test.who, at, block)
                self._condition(test.condition, at)
            case IsDamaged():
                self._who(test.who, at, block)
            case HasBench():
                pass

    def _filter(self, wanted: CardFilter, at: Path) -> None:
        self._type(wanted.type, at)
        if wanted.type is None:
            return
        if wanted.kind not in _TYPED_CLASSES:
            self.say("E207", f"a {wanted.kind} has no type to look for", at, "remove the type")
        elif wanted.kind is CardClass.BASIC_ENERGY and wanted.type is EnergyType.COLORLESS:
            self.say("E207", "there is no basic Colorless Energy", at, "remove the type or `basic`")

    def _quantity(self, quantity: Quantity, at: Path) -> None:
        match quantity:
            case Exactly():
                self._at_least(quantity.number, 1, at, "things")
            case UpTo():
                if quantity.number < 2:
                    self.say("E202", "`up to` needs at least 2", at, "write `1`")
            case All():
                pass

    def _only_quantity(self, quantity: Quantity, at: Path, *allowed: type) -> None:
        self._quantity(quantity, at)
        if not isinstance(quantity, allowed):
            shown = {Exactly: "a number", UpTo: "`up to` a number", All: "`all`"}
            words = " or ".join(shown[a] for a in allowed)
            self.say("E208", f"{shown[type(quantity)]} can't stand here", at, f"write {words}")

    def _at_least(self, number: int, least: int, at: Path, things: str) -> None:
        if number < least:
            self.say("E202", f"{number} {things} are too few: at least {least}", at)

    def _points(self, points: int, at: Path) -> None:
        if points < 10 or points % 10:
            self.say("E203", f"damage is counted in tens, not {points}", at)

    def _type(self, kind: EnergyType | None, at: Path) -> None:
        if kind is not None and kind not in self.facts.types:
            self.say("E310", f"the type {kind} is unknown in the {self.edition} edition", at)

    def _condition(self, condition: Condition, at: Path) -> None:
        if condition not in self.facts.conditions:
            self.say("E311", f"nobody is {condition} in the {self.edition} edition", at)


def _reaches(latest: Latest, block: Path) -> bool:
    """What was chosen is known in its own block from there on, and in the blocks inside."""
    return block[: len(latest.block)] == latest.block
