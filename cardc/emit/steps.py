"""Which step does what: the compiler's decision in which hook each part of a text runs.

An author writes what happens in the order of the text; the rules say when (R164 to R169, R175 to R185). This pass gives every
act its hook, every coin, choice, question and split test its slot, and every slot the hook that fills it. The plan is
data: :mod:`cardc.emit.explain` lists it for people, :mod:`cardc.emit.code` writes the hooks from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field, fields, is_dataclass, replace
from enum import StrEnum

from cardc.model.asked import brings_one
from cardc.model.cards import OnlyIf, Requirement, Unless
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
    DiscardEnergy,
    DiscardFromHand,
    DoDamage,
    EitherWay,
    First,
    Flip,
    FlipCoins,
    FlipForEach,
    If,
    Ignore,
    May,
    MoveCounters,
    MoveEnergy,
    PutCards,
    RepeatLastAttack,
    SearchDeck,
    Statement,
)
from cardc.model.parts import Choice, DamageGotThrough, Discarded, Heads, IsKnockedOut, Tails, Who
from cardc.model.rows import ROWS
from cardc.model.terms import AttackRef
from cardc.records import dataclass

Path = tuple[int | str, ...]
"""Where a node stands in a text: statement number, branch name, act number (``(0, "tails", 1)``); a requirement stands
at ``("requirements", number)``."""

Node = Statement | Requirement

REQUIREMENTS = "requirements"


class Hook(StrEnum):
    """A method of a generated class. Members of one kind of class stand in the order in which the engine calls them."""

    CAN_USE = "can_use"
    USABLE = "usable"
    CAN_PLAY = "can_play"
    CHOOSE = "choose"
    REQUIRE = "require"
    FLIP = "flip"
    DOES_NOTHING = "does_nothing"
    FIRST = "first"
    BASE_DAMAGE = "base_damage"
    DAMAGE = "damage"
    EFFECT = "effect"
    EITHER_WAY = "either_way"
    # powers, and what an attack left behind
    USE = "use"
    DAMAGED_BY_ATTACK = "damaged_by_attack"
    KNOCKED_OUT_BY_ATTACK = "knocked_out_by_attack"
    PLAYED = "played"
    # Trainer cards
    PLAY = "play"
    TRAINER_ON_ATTACKER = "trainer_on_attacker"
    TRAINER_ON_DEFENDER = "trainer_on_defender"
    # what holds while a power, an attached Trainer card or a Stadium is in play
    ATTACKER_DAMAGE = "attacker_damage"
    DEFENDER_DAMAGE = "defender_damage"
    MORE_DAMAGE_TO = "more_damage_to"
    DEFENDER_DAMAGE_BEFORE = "defender_damage_before"
    PREVENTS_EFFECTS = "prevents_effects"
    FLIPS_TO_PREVENT = "flips_to_prevent"
    PREVENTS_ATTACK = "prevents_attack"
    PREVENTS_RETREAT = "prevents_retreat"
    PREVENTS_EVOLVING = "prevents_evolving"
    NEEDS_FLIP_TO_ATTACK = "needs_flip_to_attack"
    ENERGY_COUNTS_AS = "energy_counts_as"
    NEW_BASE_DAMAGE = "new_base_damage"
    IMMUNE_TO = "immune_to"
    CHEAPER_RETREAT = "cheaper_retreat"
    DEARER_RETREAT = "dearer_retreat"
    PREVENTS_ENERGY = "prevents_energy"
    STOPS_TRAINERS = "stops_trainers"
    OPENS_HAND = "opens_hand"
    IGNORES_POWERS = "ignores_powers"
    COPIES_DEFENDING = "copies_defending"
    STOPS_POWERS = "stops_powers"


ORDER = {hook: number for number, hook in enumerate(Hook)}

_ATTACK_HOOKS: dict[type[Act], Hook] = {
    AttackDoesNothing: Hook.DOES_NOTHING,
    DamagePlus: Hook.BASE_DAMAGE,
    DamageMinus: Hook.BASE_DAMAGE,
    DamageTimes: Hook.BASE_DAMAGE,
    DamageEquals: Hook.BASE_DAMAGE,
    Ignore: Hook.BASE_DAMAGE,
    RepeatLastAttack: Hook.BASE_DAMAGE,
    DoDamage: Hook.DAMAGE,
}
"""Acts of an attack that do not simply run in ``effect``."""

_LATER: dict[type[Act], Hook] = {RepeatLastAttack: Hook.EFFECT}
"""Acts of an attack that go on in a second hook."""

LOOP = -1
"""As a slot: "that Pokémon" is the one whose turn it is in a loop, not one that was chosen."""


@dataclass(frozen=True, slots=True)
class Antecedents:
    """The slots that "that Pokémon", "heads" and "that attack" mean at one place of a text; ``None``: nothing.

    ``discard`` is the path of the discard that "that many" counts.
    """

    that: int | None = None
    coins: int | None = None
    attack: int | None = None
    discard: Path | None = None


@dataclass(slots=True)
class Plan:
    """The decisions about one text. Keys are paths; a ``Choice`` has the path of the act that it belongs to."""

    statements: tuple[Statement, ...]
    requirements: tuple[Requirement, ...] = ()
    hooks: dict[Path, Hook] = field(default_factory=dict)
    """The hook of each act, and of each requirement that is paid."""
    later: dict[Path, Hook] = field(default_factory=dict)
    """The second hook of an act that has two."""
    slots: dict[Path, int] = field(default_factory=dict)
    """The slot of each coin, choice, question and test."""
    homes: dict[Path, Hook] = field(default_factory=dict)
    """The hook that fills each slot."""
    split: set[Path] = field(default_factory=set)
    """Tests whose result several hooks need: it is kept in their slot."""
    means: dict[Path, Antecedents] = field(default_factory=dict)
    """What pronouns mean in each act and in the test of each frame."""

    def node(self, path: Path) -> Node:
        """The statement or requirement at a path. Raises ``KeyError`` for a path that leads nowhere."""
        if path[0] == REQUIREMENTS:
            return self.requirements[int(path[1])]
        return node_at(self.statements, path)

    def inside(self, path: Path) -> list[Hook]:
        """The hooks of the acts in a frame, or of the act itself."""
        both = (*self.hooks.items(), *self.later.items())
        return [hook for inner, hook in both if inner[: len(path)] == path]


def plan_attack(statements: tuple[Statement, ...], requirements: tuple[Requirement, ...] = ()) -> Plan:
    """Place the effects of an attack, and what must be paid for it."""
    return _Planner(statements, requirements, None).plan


def plan_in_order(statements: tuple[Statement, ...], hook: Hook, requirements: tuple[Requirement, ...] = ()) -> Plan:
    """Place effects that all run in one hook, in the order of the text: a power's or a Trainer card's."""
    return _Planner(statements, requirements, hook).plan


def blocks(statement: Node) -> tuple[tuple[str, Block], ...]:
    """The named blocks of a frame, in the order of the text; none for an act or ``FlipCoins``."""
    match statement:
        case Flip(heads, tails) | FlipForEach(_, heads, tails):
            return (("heads", heads), ("tails", tails))
        case If(_, then, otherwise):
            return (("then", then), ("otherwise", otherwise))
        case May(block):
            return (("block", block),)
        case EitherWay(acts) | First(acts):
            return (("acts", acts),)
    return ()


def choice_of(act: Node) -> Choice | None:
    """The choice of Pokémon that an act makes before it is done.

    Moving has two choices that depend on each other: the act itself makes them.
    """
    if isinstance(act, MoveCounters | MoveEnergy):
        return None
    target = getattr(act, "target", None)
    return target if isinstance(target, Choice) else None


def holds_slot(node: Node) -> bool:
    """Whether a node itself needs a slot: a coin, a question, a choice, cards that are picked."""
    slotted = isinstance(node, Flip | FlipCoins | FlipForEach | May | ChooseAttack | PutCards | SearchDeck)
    return slotted or choice_of(node) is not None


class _Planner:
    """Walks over a text: hooks of acts, slots and pronouns, homes of slots."""

    def __init__(
        self, statements: tuple[Statement, ...], requirements: tuple[Requirement, ...], only: Hook | None
    ) -> None:
        self.plan = Plan(statements, requirements)
        self.only = only
        self.begins = any(isinstance(statement, First) for statement in statements)
        for number, requirement in enumerate(requirements):
            if not isinstance(requirement, OnlyIf | Unless):
                self.plan.hooks[REQUIREMENTS, number] = Hook.REQUIRE
        for number, statement in enumerate(statements):
            self._place(statement, (number,), top=True)
        self._keep_together()
        self._number_all()
        if only is None and self._bring_forward():
            self._number_all()
        for path in reversed(list(self.plan.slots)):
            self.plan.homes[path] = self._home(self.plan.node(path), path)

    # --- hooks of acts ---

    def _place(self, node: Statement, path: Path, top: bool, inside: Hook | None = None) -> None:
        within = {EitherWay: Hook.EITHER_WAY, First: Hook.FIRST}.get(type(node), inside)
        for name, block in blocks(node):
            for number, inner in enumerate(block):
                self._place(inner, (*path, name, number), False, within)
        if not isinstance(node, Flip | FlipCoins | FlipForEach | If | May | EitherWay | First):
            hook = self.plan.hooks[path] = self._act_hook(node, top, inside)
            if hook is _ATTACK_HOOKS.get(type(node)) and type(node) in _LATER:
                self.plan.later[path] = _LATER[type(node)]

    def _act_hook(self, act: Act, top: bool, inside: Hook | None) -> Hook:
        if self.only is not None:
            return self.only
        if inside is not None:
            return inside
        if top and isinstance(act, ChooseAttack) and not self.begins:
            return Hook.CHOOSE
        row = ROWS.get(type(act))
        late = Hook.DAMAGE if row is not None and row.before else Hook.EFFECT
        return _ATTACK_HOOKS.get(type(act), late)

    def _keep_together(self) -> None:
        """What is chosen for each Pokémon of a loop is used at once: such a branch runs in one hook, its first."""
        for number, node in enumerate(self.plan.statements):
            for name, _ in blocks(node) if isinstance(node, FlipForEach) else ():
                inside = [path for path in self.plan.hooks if path[:2] == (number, name)]
                if any(choice_of(self.plan.node(path)) is not None for path in inside):
                    first = min((self.plan.hooks[path] for path in inside), key=ORDER.__getitem__)
                    self.plan.hooks |= dict.fromkeys(inside, first)

    def _bring_forward(self) -> bool:
        """An act whose result an earlier hook needs is done there: what is discarded and counted, who is put into play."""
        plan = self.plan
        moved = False
        for path in reversed(list(plan.means)):
            node, hook = plan.node(path), plan.hooks.get(path)
            if hook is None or not (brings_one(node) or isinstance(node, DiscardEnergy | DiscardFromHand)):
                continue
            needed = min([hook, *self._users(path)], key=ORDER.__getitem__)
            if needed is not hook:
                plan.hooks[path] = needed
                moved = True
        return moved

    def _users(self, path: Path) -> list[Hook]:
        """The hooks of all that points back to an act."""
        slot = self.plan.slots.get(path)
        return [self._when(user) for user in self.plan.means if self._points_at(user, path, slot)]

    def _points_at(self, user: Path, path: Path, slot: int | None) -> bool:
        if slot is not None and slot in self._uses(user):
            return True
        return self.plan.means[user].discard == path and Discarded() in self._said(user)

    def _when(self, path: Path) -> Hook:
        """The first hook in which a node is looked at."""
        if path in self.plan.homes:
            return self.plan.homes[path]
        if path in self.plan.hooks:
            return self.plan.hooks[path]
        node = self.plan.node(path)
        if isinstance(node, Flip | FlipCoins | FlipForEach):
            return self._coin_hook(path)
        return min(self.plan.inside(path), key=ORDER.__getitem__, default=Hook.REQUIRE)

    # --- slots and pronouns ---

    def _number_all(self) -> None:
        self.plan.slots, self.plan.means, self.plan.split = {}, {}, set()
        known = self._number((REQUIREMENTS,), self.plan.requirements, Antecedents())
        self._number((), self.plan.statements, known)

    def _number(self, path: Path, nodes: Sequence[Node], known: Antecedents) -> Antecedents:
        for number, node in enumerate(nodes):
            here = (*path, number)
            self.plan.means[here] = known
            if holds_slot(node) or (isinstance(node, If) and self._is_split(here)):
                known = self._give_slot(node, here, known)
            if isinstance(node, DiscardEnergy | DiscardFromHand):
                known = replace(known, discard=here)
            within = replace(known, that=LOOP) if isinstance(node, FlipForEach) else known
            for name, block in blocks(node):
                inside = self._number((*here, name), block, within)
                # What is done first is known in all that follows.
                known = inside if isinstance(node, First) else known
        return known

    def _give_slot(self, node: Node, path: Path, known: Antecedents) -> Antecedents:
        slot = len(self.plan.slots)
        self.plan.slots[path] = slot
        match node:
            case FlipCoins() | FlipForEach():
                return replace(known, coins=slot)
            case ChooseAttack():
                return replace(known, attack=slot)
            case If():
                self.plan.split.add(path)
            case _ if choice_of(node) is not None or brings_one(node):
                return replace(known, that=slot)
        return known

    def _is_split(self, path: Path) -> bool:
        """Whether several hooks need the result of a test: the acts under it, or a coin that is flipped before them."""
        coins = (self._coin_hook(inner) for inner in self._coins_inside(path))
        return len({*self.plan.inside(path), *coins}) > 1

    def _coins_inside(self, path: Path) -> Iterator[Path]:
        for name, block in blocks(self.plan.node(path)):
            for number, inner in enumerate(block):
                if isinstance(inner, Flip):
                    yield (*path, name, number)
                yield from self._coins_inside((*path, name, number))

    # --- homes of slots ---

    def _home(self, node: Node, path: Path) -> Hook:
        plan = self.plan
        if path[0] == REQUIREMENTS or isinstance(node, PutCards | SearchDeck):
            return plan.hooks[path]
        if self.only is not None:
            return self.only
        is_choice = choice_of(node) is not None or isinstance(node, ChooseAttack)
        if len(path) == 1 and is_choice and not self.begins:
            return Hook.CHOOSE
        if isinstance(node, Flip | FlipCoins | FlipForEach) and not self._waits_for_damage(path):
            return self._early_coin(path)
        inside = plan.inside(path)
        inside += [home for inner, home in plan.homes.items() if inner[: len(path)] == path]
        slot = plan.slots[path]
        users = [self._when(user) for user in plan.means if slot in self._uses(user)]
        return min([*inside, *users], key=ORDER.__getitem__, default=Hook.EFFECT)

    def _coin_hook(self, path: Path) -> Hook:
        if self.only is not None:
            return self.only
        if not self._waits_for_damage(path):
            return self._early_coin(path)
        return min(self.plan.inside(path), key=ORDER.__getitem__, default=Hook.EFFECT)

    def _early_coin(self, path: Path) -> Hook:
        """A coin is flipped with all others at the start; after what the attack does first, unless all hangs on it."""
        return Hook.FIRST if self.begins and Hook.DOES_NOTHING not in self.plan.inside(path) else Hook.FLIP

    def _waits_for_damage(self, path: Path) -> bool:
        """A coin after a sentence about the damage that got through is flipped when that is known.

        Whether the attack does anything at all must be known first of all.
        """
        if Hook.DOES_NOTHING in self.plan.inside(path):
            return False
        before = self.plan.statements[: int(path[0])]
        around = (self.plan.node(path[:end]) for end in range(1, len(path), 2))
        tests = (node.test for node in (*before, *around) if isinstance(node, If))
        return any(isinstance(test, DamageGotThrough | IsKnockedOut) for test in tests)

    def _said(self, path: Path) -> set[object]:
        """The words in an act, or in the test, the number or the group of a frame; without names."""
        said: object = self.plan.node(path)
        match said:
            case If(test):
                said = test
            case FlipForEach(group):
                said = group
            case Flip() | May() | EitherWay() | First():
                said = ()
        return {part for part in parts_of(said) if type(part) is not str}

    def _uses(self, path: Path) -> set[int]:
        means, said = self.plan.means[path], self._said(path)
        used = set()
        if means.that is not None and Who.THAT in said:
            used.add(means.that)
        if means.coins is not None and (Heads() in said or Tails() in said):
            used.add(means.coins)
        if means.attack is not None and (CopyAttack() in said or AttackRef.CHOSEN in said):
            used.add(means.attack)
        return used


def node_at(statements: tuple[Statement, ...], path: Path) -> Statement:
    """The statement at a path. Raises ``KeyError`` for a path that leads nowhere."""
    node: Statement = statements[int(path[0])]
    for name, number in zip(path[1::2], path[2::2], strict=True):
        node = dict(blocks(node))[str(name)][int(number)]
    return node


def parts_of(node: object) -> Iterator[object]:
    """A node of the model and all that it is made of, however deep."""
    yield node
    if isinstance(node, tuple):
        for each in node:
            yield from parts_of(each)
    elif is_dataclass(node):
        for part in fields(node):
            yield from parts_of(getattr(node, part.name))
