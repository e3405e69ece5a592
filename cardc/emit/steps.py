"""Which step does what: the compiler's decision in which hook each part of a text runs.

An author writes what happens in the order of the text; the rules say when (R164 to R169, R175 to R185). This pass gives every
act its hook, every coin, choice, question and split test its slot, and every slot the hook that fills it. The plan is
data: :mod:`cardc.emit.explain` lists it for people, :mod:`cardc.emit.code` writes the hooks from it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from cardc.model.effects import (
    Act,
    AttackDoesNothing,
    Block,
    ChooseAttack,
    CopyAttack,
    DamageEquals,
    DamageMinus,
    DamagePlus,
    DamageTimes,
    DoDamage,
    EitherWay,
    Flip,
    FlipCoins,
    If,
    Lasting,
    May,
    Statement,
)
from cardc.model.parts import (
    Amount,
    Choice,
    Count,
    CountersOn,
    DamageGotThrough,
    EnergyOn,
    HalfRemainingHP,
    Heads,
    Per,
    Tails,
    Who,
)
from cardc.model.rules import CannotUse
from cardc.model.terms import AttackRef

Path = tuple[int | str, ...]
"""Where a node stands in a text: statement number, branch name, act number (``(0, "tails", 1)``)."""


class Hook(StrEnum):
    """A method of a generated class. Members of one kind of class stand in the order in which the engine calls them."""

    CAN_USE = "can_use"
    USABLE = "usable"
    CAN_PLAY = "can_play"
    CHOOSE = "choose"
    REQUIRE = "require"
    FLIP = "flip"
    DOES_NOTHING = "does_nothing"
    BASE_DAMAGE = "base_damage"
    DAMAGE = "damage"
    EFFECT = "effect"
    EITHER_WAY = "either_way"
    # powers
    USE = "use"
    DAMAGED_BY_ATTACK = "damaged_by_attack"
    ATTACKER_DAMAGE = "attacker_damage"
    DEFENDER_DAMAGE = "defender_damage"
    # Trainer cards
    PLAY = "play"
    TRAINER_ON_ATTACKER = "trainer_on_attacker"
    TRAINER_ON_DEFENDER = "trainer_on_defender"
    # what holds while a power or an attached Trainer card is in play
    PREVENTS_EFFECTS = "prevents_effects"
    PREVENTS_ATTACK = "prevents_attack"
    PREVENTS_RETREAT = "prevents_retreat"
    NEEDS_FLIP_TO_ATTACK = "needs_flip_to_attack"
    ENERGY_COUNTS_AS = "energy_counts_as"


ORDER = {hook: number for number, hook in enumerate(Hook)}

_ATTACK_HOOKS: dict[type[Act], Hook] = {
    AttackDoesNothing: Hook.DOES_NOTHING,
    DamagePlus: Hook.BASE_DAMAGE,
    DamageMinus: Hook.BASE_DAMAGE,
    DamageTimes: Hook.BASE_DAMAGE,
    DamageEquals: Hook.BASE_DAMAGE,
    DoDamage: Hook.DAMAGE,
}
"""Acts of an attack that do not simply run in ``effect``."""


@dataclass(frozen=True, slots=True)
class Antecedents:
    """The slots that "that Pokémon", "heads" and "that attack" mean at one place of a text; ``None``: nothing."""

    that: int | None = None
    coins: int | None = None
    attack: int | None = None


@dataclass(slots=True)
class Plan:
    """The decisions about one text. Keys are paths; a ``Choice`` has the path of the act that it belongs to."""

    statements: tuple[Statement, ...]
    hooks: dict[Path, Hook] = field(default_factory=dict)
    """The hook of each act."""
    slots: dict[Path, int] = field(default_factory=dict)
    """The slot of each coin, choice, question and test."""
    homes: dict[Path, Hook] = field(default_factory=dict)
    """The hook that fills each slot."""
    split: set[Path] = field(default_factory=set)
    """Tests whose result several hooks need: it is kept in their slot."""
    means: dict[Path, Antecedents] = field(default_factory=dict)
    """What pronouns mean in each act and in the test of each frame."""


def plan_attack(statements: tuple[Statement, ...]) -> Plan:
    """Place the effects of an attack."""
    return _Planner(statements, None).plan


def plan_in_order(statements: tuple[Statement, ...], hook: Hook) -> Plan:
    """Place effects that all run in one hook, in the order of the text: a power's or a Trainer card's."""
    return _Planner(statements, hook).plan


def blocks(statement: Statement) -> tuple[tuple[str, Block], ...]:
    """The named blocks of a frame, in the order of the text; none for an act or ``FlipCoins``."""
    match statement:
        case Flip(heads, tails):
            return (("heads", heads), ("tails", tails))
        case If(_, then, otherwise):
            return (("then", then), ("otherwise", otherwise))
        case May(acts) | EitherWay(acts):
            return (("acts", acts),)
    return ()


def choice_of(act: Statement) -> Choice | None:
    """The choice of Pokémon that an act makes."""
    target = getattr(act, "target", None)
    return target if isinstance(target, Choice) else None


def holds_slot(node: Statement) -> bool:
    """Whether a node itself needs a slot: a coin, a question, or a choice."""
    return isinstance(node, Flip | FlipCoins | May | ChooseAttack) or choice_of(node) is not None


class _Planner:
    """Three walks over a text: hooks of acts, slots and pronouns, homes of slots."""

    def __init__(self, statements: tuple[Statement, ...], only: Hook | None) -> None:
        self.plan = Plan(statements)
        self.only = only
        for number, statement in enumerate(statements):
            self._place(statement, (number,), top=True)
        self._number((), statements, Antecedents())
        self._settle(statements)

    # --- hooks of acts ---

    def _place(self, node: Statement, path: Path, top: bool, either_way: bool = False) -> None:
        for name, block in blocks(node):
            for number, inner in enumerate(block):
                self._place(inner, (*path, name, number), False, either_way or isinstance(node, EitherWay))
        if not isinstance(node, Flip | FlipCoins | If | May | EitherWay):
            self.plan.hooks[path] = self._act_hook(node, top, either_way)

    def _act_hook(self, act: Act, top: bool, either_way: bool) -> Hook:
        if self.only is not None:
            return self.only
        if either_way:
            return Hook.EITHER_WAY
        if top and isinstance(act, ChooseAttack):
            return Hook.CHOOSE
        return _ATTACK_HOOKS.get(type(act), Hook.EFFECT)

    # --- slots and pronouns ---

    def _number(self, path: Path, nodes: Block | tuple[Statement, ...], known: Antecedents) -> None:
        for number, node in enumerate(nodes):
            here = (*path, number)
            self.plan.means[here] = known
            if holds_slot(node) or (isinstance(node, If) and self._is_split(here)):
                known = self._give_slot(node, here, known)
            for name, block in blocks(node):
                self._number((*here, name), block, known)

    def _give_slot(self, node: Statement, path: Path, known: Antecedents) -> Antecedents:
        slot = len(self.plan.slots)
        self.plan.slots[path] = slot
        match node:
            case FlipCoins():
                return Antecedents(known.that, slot, known.attack)
            case ChooseAttack():
                return Antecedents(known.that, known.coins, slot)
            case If():
                self.plan.split.add(path)
            case _ if choice_of(node) is not None:
                return Antecedents(slot, known.coins, known.attack)
        return known

    def _is_split(self, path: Path) -> bool:
        return len(set(self._inside(path))) > 1

    def _inside(self, path: Path) -> list[Hook]:
        """The hooks of the acts in a frame, or of the act itself."""
        return [hook for inner, hook in self.plan.hooks.items() if inner[: len(path)] == path]

    # --- homes of slots ---

    def _settle(self, statements: tuple[Statement, ...]) -> None:
        for path in reversed(list(self.plan.slots)):
            node = node_at(statements, path)
            self.plan.homes[path] = self._home(node, path)

    def _home(self, node: Statement, path: Path) -> Hook:
        plan = self.plan
        if self.only is not None:
            return self.only
        if len(path) == 1 and (choice_of(node) is not None or isinstance(node, ChooseAttack)):
            return Hook.CHOOSE
        if isinstance(node, Flip | FlipCoins) and not self._waits_for_damage(path):
            return Hook.FLIP
        inside = self._inside(path)
        inside += [home for inner, home in plan.homes.items() if inner[: len(path)] == path]
        slot = plan.slots[path]
        users = [hook for inner, hook in plan.hooks.items() if slot in self._uses(inner)]
        return min([*inside, *users], key=ORDER.__getitem__, default=Hook.EFFECT)

    def _waits_for_damage(self, path: Path) -> bool:
        """A coin after a sentence about the damage that got through is flipped when that is known.

        Whether the attack does anything at all must be known first of all.
        """
        if Hook.DOES_NOTHING in self._inside(path):
            return False
        before = self.plan.statements[: int(path[0])]
        return any(isinstance(node, If) and isinstance(node.test, DamageGotThrough) for node in before)

    def _uses(self, path: Path) -> set[int]:
        means, act = self.plan.means[path], node_at(self.plan.statements, path)
        used = set()
        if means.that is not None and Who.THAT in _pronouns(act):
            used.add(means.that)
        if means.coins is not None and _counts_coins(act):
            used.add(means.coins)
        if means.attack is not None and _means_attack(act):
            used.add(means.attack)
        return used


def node_at(statements: tuple[Statement, ...], path: Path) -> Statement:
    """The statement at a path. Raises ``KeyError`` for a path that leads nowhere."""
    node: Statement = statements[int(path[0])]
    for name, number in zip(path[1::2], path[2::2], strict=True):
        node = dict(blocks(node))[str(name)][int(number)]
    return node


def _pronouns(node: Statement) -> set[Who]:
    """The words for Pokémon that an act speaks of, in itself and in its amount."""
    found = {value for value in (getattr(node, "who", None), getattr(node, "target", None)) if isinstance(value, Who)}
    amount = _amount(node)
    counted = amount.count if isinstance(amount, Per) else amount
    if isinstance(counted, CountersOn | EnergyOn | HalfRemainingHP):
        found.add(counted.who)
    if isinstance(node, Lasting):
        rule = node.rule
        found |= {v for v in (getattr(rule, name, None) for name in ("to", "by", "who")) if isinstance(v, Who)}
    return found


def _amount(node: Statement) -> Amount | Count | None:
    if isinstance(node, DamageTimes):
        return node.count
    if isinstance(node, DamagePlus | DamageMinus | DamageEquals | DoDamage):
        return node.amount
    return None


def _counts_coins(node: Statement) -> bool:
    amount = _amount(node)
    return isinstance(amount.count if isinstance(amount, Per) else amount, Heads | Tails)


def _means_attack(node: Statement) -> bool:
    if isinstance(node, CopyAttack):
        return True
    return isinstance(node, Lasting) and isinstance(node.rule, CannotUse) and node.rule.attack is AttackRef.CHOSEN
