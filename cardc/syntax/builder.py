"""Makes model nodes while the parser runs: one method per name in ``grammar/card.lark``.

The parser hands each callback the children of its rule, keywords included. The callbacks here see only what carries
meaning: tokens already turned into model values, and the values of inner rules. The places are kept on the side.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from lark import Token

from cardc.model.cards import Activated, OnlyIf, Requirement, SetInfo, Static, Text, Whenever
from cardc.model.effects import (
    Act,
    AttachEnergy,
    AttachThis,
    AttackDoesNothing,
    BecomeEnergy,
    Block,
    ChooseAttack,
    CopyAttack,
    DamageEquals,
    DamageMinus,
    DamagePlus,
    DamageTimes,
    DiscardEnergy,
    DiscardFromHand,
    DoDamage,
    Draw,
    EitherWay,
    EvolveSkippingStage,
    Flip,
    FlipCoins,
    If,
    Inflict,
    KnockOut,
    Lasting,
    May,
    MoveCounters,
    MoveEnergy,
    Poison,
    RemoveCounters,
    SearchDeck,
    Statement,
    Switch,
)
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
from cardc.model.rules import (
    CannotAttack,
    CannotRetreat,
    CannotUse,
    EnergyCountsAs,
    LessDamage,
    MoreDamage,
    MustFlipToAttack,
    PreventDamage,
    PreventEffects,
    Rule,
)
from cardc.model.terms import (
    AttachedUntil,
    AttackRef,
    CardClass,
    Condition,
    Duration,
    Edition,
    EnergyType,
    Event,
    Owner,
    Player,
    PowerKind,
    Rarity,
    Rounding,
    Spot,
    TrainerKind,
    Usage,
)
from cardc.syntax.problems import Problem
from cardc.syntax.strings import unquote

MAX_DIGITS: Final = 6
"""Longest number of the language: larger ones are no game numbers and cost time to convert."""

LETTERS: Final = dict(zip("GRWLPFDMC", EnergyType, strict=True))
"""The Energy letters of a cost."""


class Node:
    """The value of a rule and its place; the places have the names they have in a ``Token``."""

    __slots__ = ("end_pos", "start_pos", "value")

    def __init__(self, value: object, start_pos: int, end_pos: int) -> None:
        self.value = value
        self.start_pos = start_pos
        self.end_pos = end_pos


Kid = Node | Token


@dataclass(frozen=True, slots=True)
class Branch:
    """One side of a coin, before both are joined in a ``Flip``."""

    heads: bool
    block: Block


@dataclass(frozen=True, slots=True)
class Required:
    """The ``require`` block of a text."""

    requirements: tuple[Requirement, ...]


@dataclass(frozen=True, slots=True)
class Length:
    """The length of a species."""

    value: str


@dataclass(frozen=True, slots=True)
class Weight:
    """The weight of a species."""

    value: str


@dataclass(frozen=True, slots=True)
class EvenToKnockOut:
    """The words "even to knock out"."""


def _words(token: Token) -> str:
    return " ".join(token.split())


class TextBuilder:
    """Callbacks for texts and their parts; :class:`cardc.syntax.faces.CardBuilder` adds those for faces.

    One instance serves one parser; ``begin`` starts a new source. Not for use by two threads at once.
    """

    kids: list[Kid]
    problems: list[Problem]
    nodes: dict[int, tuple[int, int]]

    def __init__(self) -> None:
        self.begin()
        self._converters: dict[str, Callable[[Token], object]] = {
            "STRING": self._string,
            "NUMBER": self._number,
            "TYPE": EnergyType,
            "WHO": lambda t: Who(_words(t)),
            "OWNER": lambda t: Owner(_words(t)),
            "ACTIVE": Spot,
            "BENCHED": Spot,
            "CONDITION": Condition,
            "POISONED": Condition,
            "EDITION": Edition,
            "RARITY": lambda t: Rarity(_words(t)),
            "TRAINER": TrainerKind,
            "POWER": PowerKind,
            "USAGE": lambda t: Usage(_words(t)),
            "EVENT": lambda t: Event(_words(t)),
            "CHOOSER": lambda t: Player(t.split()[0]),
            "DURATION": lambda t: Duration(_words(t)),
            "UNTIL": lambda t: AttachedUntil(_words(t)),
            "ATTACK_REF": lambda t: AttackRef(_words(t)),
            "ROUNDING": Rounding,
            "COST": _cost,
            "DAMAGE": str,
            "TIMES": str,
            "PLUS": str,
            "MINUS": str,
            "FREE": lambda _: 0,
            "ID": str,
        }

    def begin(self) -> None:
        """Forget the last source."""
        self.kids = []
        self.problems = []
        self.nodes = {}

    def callback(self, name: str) -> Callable[[list[Kid]], Node]:
        """What the parser calls for the rule ``name``: converts the children, calls the method, keeps the place."""
        method: Callable[..., object] = getattr(self, METHODS.get(name, name))
        converters = self._converters

        def make(children: list[Kid]) -> Node:
            values = []
            for child in children:
                if type(child) is Node:
                    values.append(child.value)
                else:
                    assert isinstance(child, Token)
                    convert = converters.get(child.type)
                    if convert is not None:
                        values.append(convert(child))
            self.kids = children
            value = method(*values)
            start, end = children[0].start_pos, children[-1].end_pos
            assert start is not None
            assert end is not None
            # Words of a list and numbers are shared objects: they have no place of their own.
            if value and not isinstance(value, str | int):
                self.nodes[id(value)] = (start, end)
            return Node(value, start, end)

        return make

    def problem(self, code: str, message: str, place: Kid, suggestion: str | None = None) -> None:
        """Note something the grammar lets pass."""
        assert place.start_pos is not None
        assert place.end_pos is not None
        self.problems.append(Problem(code, message, place.start_pos, place.end_pos, suggestion))

    def _string(self, token: Token) -> str:
        text, bad = unquote(token)
        if bad is not None:
            message = f"`{bad}` means nothing inside quotes"
            self.problem("E010", message, token, 'write `\\\\` for a backslash, `\\"` for a quote')
        return text

    def _number(self, token: Token) -> int:
        if len(token) > MAX_DIGITS:
            self.problem("E009", f"a number has at most {MAX_DIGITS} digits", token)
            return 1
        return int(token)

    # --- texts --------------------------------------------------------------------------------

    def text(self, *parts: Required | Statement) -> Text:
        requirements: tuple[Requirement, ...] = ()
        if parts and isinstance(parts[0], Required):
            requirements = parts[0].requirements
        return Text(requirements, tuple(p for p in parts if not isinstance(p, Required)))

    def require(self, *requirements: Requirement) -> Required:
        return Required(requirements)

    def only_if(self, test: Test) -> OnlyIf:
        return OnlyIf(test)

    def activated(self, usage: Usage, *effects: Statement) -> Activated:
        return Activated(usage, effects)

    def whenever(self, event: Event, *acts: Act) -> Whenever:
        return Whenever(event, acts)

    def static(self, rule: Rule) -> Static:
        return Static(rule)

    # --- frames ---------------------------------------------------------------------------------

    def may(self, *acts: Act) -> May:
        return May(acts)

    def heads_branch(self, *acts: Act | May) -> Branch:
        return self._branch(True, acts)

    def tails_branch(self, *acts: Act | May) -> Branch:
        return self._branch(False, acts)

    def _branch(self, heads: bool, acts: Block) -> Branch:
        start, end = self.kids[0].start_pos, self.kids[-1].end_pos
        if acts and start is not None and end is not None:
            self.nodes[id(acts)] = (start, end)
        return Branch(heads, acts)

    def flip(self, *branches: Branch) -> Flip:
        heads = next((b.block for b in branches if b.heads), ())
        tails = next((b.block for b in branches if not b.heads), ())
        return Flip(heads, tails)

    def flip_coins(self, number: int | None = None) -> FlipCoins:
        return FlipCoins(number)

    def block(self, *acts: Act | May) -> Block:
        return acts

    def if_(self, test: Test, then: Block, otherwise: Block = ()) -> If:
        return If(test, then, otherwise)

    def unless(self, test: Test, otherwise: Block) -> If:
        return If(test, (), otherwise)

    def either_way(self, *acts: Act) -> EitherWay:
        return EitherWay(acts)

    # --- acts -------------------------------------------------------------------------------------

    def damage_plus(self, amount: Amount) -> DamagePlus:
        return DamagePlus(amount)

    def damage_minus(self, amount: Amount) -> DamageMinus:
        return DamageMinus(amount)

    def damage_times(self, count: Count) -> DamageTimes:
        return DamageTimes(count)

    def damage_equals(self, amount: Amount) -> DamageEquals:
        return DamageEquals(amount)

    def attack_does_nothing(self) -> AttackDoesNothing:
        return AttackDoesNothing()

    def do_damage(self, points: int, target: Target, per: Per | None = None) -> DoDamage:
        return DoDamage(Number(points) if per is None else Per(points, per.count, per.cap), target)

    def do_half_damage(self, target: Target, half: HalfRemainingHP) -> DoDamage:
        return DoDamage(half, target)

    def inflict(self, who: Who, condition: Condition) -> Inflict:
        return Inflict(condition, who)

    def poison(self, who: Who, _poisoned: Condition, damage: int = 10) -> Poison:
        return Poison(who, damage)

    def remove_counters(self, quantity: Quantity, target: Target) -> RemoveCounters:
        return RemoveCounters(quantity, target)

    def move_counters(
        self, number: int, source: Group, target: Group, even: EvenToKnockOut | None = None
    ) -> MoveCounters:
        return MoveCounters(number, source, target, even is not None)

    def knock_out(self, who: Who) -> KnockOut:
        return KnockOut(who)

    def discard_energy(self, quantity: Quantity, *rest: EnergyType | Target) -> DiscardEnergy:
        target = rest[-1]
        assert not isinstance(target, EnergyType)
        return DiscardEnergy(quantity, _type_in(rest), target)

    def attach_energy(self, number: int, *rest: EnergyType | Group) -> AttachEnergy:
        to = rest[-1]
        assert isinstance(to, Group)
        return AttachEnergy(number, _type_in(rest), to)

    def move_energy(self, number: int, *rest: EnergyType | Group) -> MoveEnergy:
        source, target = rest[-2:]
        assert isinstance(source, Group)
        assert isinstance(target, Group)
        return MoveEnergy(number, _type_in(rest), source, target)

    def become_energy(self, who: Who, number: int, to: Group) -> BecomeEnergy:
        if who is not Who.SELF:
            self.problem("E001", f"only `self` can become Energy, not `{who}`", self.kids[0])
        return BecomeEnergy(number, to)

    def draw(self, number: int) -> Draw:
        return Draw(Player.YOU, number)

    def opponent_draws(self, number: int) -> Draw:
        return Draw(Player.OPPONENT, number)

    def discard_from_hand(self, quantity: Quantity) -> DiscardFromHand:
        return DiscardFromHand(Player.YOU, quantity)

    def opponent_discards(self, quantity: Quantity) -> DiscardFromHand:
        return DiscardFromHand(Player.OPPONENT, quantity)

    def search_deck(self, quantity: Quantity, wanted: CardFilter) -> SearchDeck:
        return SearchDeck(quantity, wanted)

    def switch(self, owner: Owner, _active: Spot, chooser: Player | None = None) -> Switch:
        if owner is Owner.EITHER:
            message = "one player's Active Pokémon is switched at a time"
            self.problem("E001", message, self.kids[1], "write `your` or `opponent's`")
        player = Player.YOU if owner is Owner.YOURS else Player.OPPONENT
        return Switch(player, player if chooser is None else chooser)

    def evolve_skipping_stage(self) -> EvolveSkippingStage:
        return EvolveSkippingStage()

    def choose_attack(self, who: Who) -> ChooseAttack:
        return ChooseAttack(who)

    def copy_attack(self) -> CopyAttack:
        return CopyAttack()

    def lasting(self, duration: Duration, rule: Rule) -> Lasting:
        return Lasting(duration, rule)

    def attach_this(self, target: Choice, until: AttachedUntil, *rules: Rule) -> AttachThis:
        return AttachThis(target, until, rules)

    def even_to_knock_out(self) -> EvenToKnockOut:
        return EvenToKnockOut()

    # --- rules --------------------------------------------------------------------------------------

    def prevent_damage(self, to: Who, at_most: int | None = None) -> PreventDamage:
        return PreventDamage(to, at_most)

    def prevent_effects(self, to: Who) -> PreventEffects:
        return PreventEffects(to)

    def more_damage(self, by: Who, points: int) -> MoreDamage:
        return MoreDamage(by, points)

    def less_damage(self, to: Who, points: int) -> LessDamage:
        return LessDamage(to, points)

    def cannot_attack(self, who: Who) -> CannotAttack:
        return CannotAttack(who)

    def cannot_retreat(self, who: Who) -> CannotRetreat:
        return CannotRetreat(who)

    def cannot_use(self, who: Who, attack: AttackRef) -> CannotUse:
        return CannotUse(who, attack)

    def must_flip_to_attack(self, who: Who) -> MustFlipToAttack:
        return MustFlipToAttack(who)

    def energy_counts_as(self, who: Who, kind: EnergyType) -> EnergyCountsAs:
        return EnergyCountsAs(who, kind)

    # --- parts ---------------------------------------------------------------------------------------

    def who(self, who: Who) -> Who:
        return who

    def choice(self, number: int, group: Group, chooser: Player = Player.YOU) -> Choice:
        return Choice(number, group, chooser)

    def each(self, group: Group) -> Each:
        return Each(group)

    def active_choice(self, owner: Owner, *rest: Spot | EnergyType | Player) -> Choice:
        chooser = next((r for r in rest if isinstance(r, Player)), Player.YOU)
        return Choice(1, Group(owner, Spot.ACTIVE, _type_in(rest)), chooser)

    def one_of(self, number: int, group: Group) -> Group:
        if number != 1:
            self.problem("E001", f"only 1 Pokémon can be meant here, not {number}", self.kids[0], "write `1 of`")
        return group

    def chooser(self, player: Player) -> Player:
        return player

    def group(self, owner: Owner, *rest: Spot | EnergyType) -> Group:
        spot = next((r for r in rest if isinstance(r, Spot)), Spot.IN_PLAY)
        return Group(owner, spot, _type_in(rest))

    def exactly(self, number: int) -> Exactly:
        return Exactly(number)

    def up_to(self, number: int) -> UpTo:
        return UpTo(number)

    def all(self) -> All:
        return All()

    def amount(self, points: int, per: Per | None = None) -> Amount:
        return Number(points) if per is None else Per(points, per.count, per.cap)

    def half(self, who: Who, rounding: Rounding) -> HalfRemainingHP:
        return HalfRemainingHP(who, rounding)

    def for_each(self, count: Count, cap: int | None = None) -> Per:
        # The points stand before these words: the rule around puts them in.
        return Per(0, count, cap)

    def at_most(self, number: int) -> int:
        return number

    def heads(self) -> Heads:
        return Heads()

    def tails(self) -> Tails:
        return Tails()

    def counters_on(self, who: Who) -> CountersOn:
        return CountersOn(who)

    def energy_on(self, *parts: EnergyType | Who) -> EnergyOn:
        who = parts[-1]
        assert isinstance(who, Who)
        return EnergyOn(who, _type_in(parts))

    def unused_energy(self, kind: EnergyType) -> UnusedEnergy:
        return UnusedEnergy(kind)

    def pokemon_in(self, group: Group) -> PokemonIn:
        return PokemonIn(group)

    def any_card(self) -> CardFilter:
        return CardFilter(CardClass.CARD)

    def pokemon_card(self, kind: EnergyType | None = None) -> CardFilter:
        return CardFilter(CardClass.POKEMON, kind)

    def basic_pokemon_card(self, kind: EnergyType | None = None) -> CardFilter:
        return CardFilter(CardClass.BASIC_POKEMON, kind)

    def evolution_card(self) -> CardFilter:
        return CardFilter(CardClass.EVOLUTION)

    def trainer_card(self) -> CardFilter:
        return CardFilter(CardClass.TRAINER)

    def energy_card(self, kind: EnergyType | None = None) -> CardFilter:
        return CardFilter(CardClass.ENERGY, kind)

    def basic_energy_card(self, kind: EnergyType | None = None) -> CardFilter:
        return CardFilter(CardClass.BASIC_ENERGY, kind)

    def damage_got_through(self) -> DamageGotThrough:
        return DamageGotThrough()

    def has_condition(self, who: Who, condition: Condition) -> HasCondition:
        return HasCondition(who, condition)

    def is_damaged(self, who: Who) -> IsDamaged:
        return IsDamaged(who)

    def you_have_bench(self, _benched: Spot) -> HasBench:
        return HasBench(Player.YOU)

    def opponent_has_bench(self, _benched: Spot) -> HasBench:
        return HasBench(Player.OPPONENT)


METHODS: Final = {"if": "if_", "set": "set_"}
"""Rules whose name is a word of Python."""


def _type_in(parts: tuple[object, ...]) -> EnergyType | None:
    return next((p for p in parts if isinstance(p, EnergyType)), None)


def _cost(token: Token) -> tuple[EnergyType, ...]:
    return tuple(LETTERS[letter] for letter in re.findall("[A-Z]", token))


__all__ = ["LETTERS", "Branch", "Kid", "Node", "SetInfo", "TextBuilder"]
