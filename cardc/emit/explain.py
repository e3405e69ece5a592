"""Which part of a text runs in which step, as data for people and tools (``cardc explain``)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum

from cardc.emit.code import EVENT_HOOKS
from cardc.emit.standing import hook_of
from cardc.emit.steps import (
    ORDER,
    REQUIREMENTS,
    Hook,
    Node,
    Path,
    Plan,
    choice_of,
    plan_attack,
    plan_in_order,
)
from cardc.model.cards import Activated, Attack, OnlyIf, Power, PowerBody, Requirement, Static, TrainerCard, Unless
from cardc.model.effects import (
    AttachThis,
    ChooseAttack,
    Flip,
    FlipCoins,
    FlipForEach,
    If,
    Lasting,
    May,
    Reaction,
    Statement,
    StayInPlay,
)
from cardc.model.rules import Rule
from cardc.model.terms import Edition
from cardc.records import dataclass

_STEPS = {
    Hook.CAN_USE: "a",
    Hook.CHOOSE: "b",
    Hook.REQUIRE: "c",
    Hook.NEEDS_FLIP_TO_ATTACK: "d",
    Hook.FLIP: "f",
    Hook.DOES_NOTHING: "f",
    Hook.FIRST: "f",
    Hook.BASE_DAMAGE: "f, damage a",
    Hook.DAMAGE: "f, damage",
    Hook.EFFECT: "f, damage i",
    Hook.EITHER_WAY: "f",
    Hook.TRAINER_ON_ATTACKER: "f, damage e",
    Hook.TRAINER_ON_DEFENDER: "f, damage f",
    Hook.ATTACKER_DAMAGE: "f, damage g",
    Hook.DEFENDER_DAMAGE: "f, damage g",
    Hook.MORE_DAMAGE_TO: "f, damage g",
    Hook.DEFENDER_DAMAGE_BEFORE: "f, damage c",
    Hook.NEW_BASE_DAMAGE: "f, damage a",
    Hook.FLIPS_TO_PREVENT: "f",
    Hook.DAMAGED_BY_ATTACK: "f",
    Hook.KNOCKED_OUT_BY_ATTACK: "f",
}


class Part(StrEnum):
    """What a step does with a node."""

    REQUIREMENT = "requirement"
    COIN = "coin"
    CHOICE = "choice"
    QUESTION = "question"
    TEST = "test"
    ACT = "act"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class Placed:
    """One part of a text and the hook in which it runs.

    ``path`` leads to ``node`` in the text's statements (``(0, "tails", 1)``: in the first statement, on tails, the second
    act); a requirement's begins with ``"requirements"``, a rule's ends with ``"rules"`` and its number, an act of a
    lasting reaction stands below ``"rule"``.
    """

    path: Path
    part: Part
    node: Statement | Requirement | Rule
    hook: Hook


def step_of(hook: Hook, edition: Edition) -> str:
    """The step of the attack (R164 to R169), and of the damage calculation (R176 to R185), that calls a hook; "" outside attacks."""
    if hook is Hook.FLIP and edition is Edition.BW:
        return "c"
    return _STEPS.get(hook, "")


def attack_steps(attack: Attack) -> tuple[Placed, ...]:
    """The parts of an attack's text, in the order in which they run."""
    plan = plan_attack(attack.text.effects, attack.text.requirements)
    return _in_order([*_planned(plan), *_left_behind(plan)])


def power_steps(power: Power) -> tuple[Placed, ...]:
    """The parts of a power's text, in the order in which they run."""
    match power.text.body:
        case Activated(_, text):
            return _in(_POWER, _planned(plan_in_order(text.effects, Hook.USE, text.requirements)))
        case Reaction(event, effects):
            return tuple(_planned(plan_in_order(effects, EVENT_HOOKS[event])))
        case Static(rule):
            return (Placed(("rules", 0), Part.RULE, rule, hook_of(rule)),)


def trainer_steps(card: TrainerCard) -> tuple[Placed, ...]:
    """The parts of a Trainer card's text, in the order in which they run; the rules of a card that stays in play last."""
    placed = list(_in(_TRAINER, _planned(plan_in_order(card.text.effects, Hook.PLAY, card.text.requirements))))
    for number, node in enumerate(card.text.effects):
        if isinstance(node, AttachThis | StayInPlay):
            placed += [
                Placed((number, "rules", place), Part.RULE, rule, hook_of(rule))
                for place, rule in enumerate(node.rules)
            ]
    return tuple(placed)


_POWER = {Hook.CAN_USE: Hook.USABLE, Hook.REQUIRE: Hook.USE}
_TRAINER = {Hook.CAN_USE: Hook.CAN_PLAY}


def path_in_card(text: Path, body: PowerBody | None, placed: Placed) -> Path:
    """The path of a part from the card: ``text`` leads to the attack or power (empty: a Trainer card), ``body`` is what a
    power does."""
    inner = list(placed.path)
    if "rule" in inner:  # what a lasting reaction does
        inner.insert(inner.index("rule") + 1, "effects")
    if text[:1] != ("powers",):
        return (*text, "text", *([] if inner[0] == "requirements" else ["effects"]), *inner)
    match body:
        case Activated():
            within: Path = ("text",) if inner[0] == "requirements" else ("text", "effects")
            return (*text, "text", "body", *within, *inner)
        case Static():
            return (*text, "text", "body", "rule")
    return (*text, "text", "body", "effects", *inner)


def _in(hooks: dict[Hook, Hook], placed: Iterator[Placed]) -> tuple[Placed, ...]:
    """The same parts, in the hooks that this kind of class has for what is required."""
    return tuple(replace(part, hook=hooks.get(part.hook, part.hook)) for part in placed)


def _planned(plan: Plan) -> Iterator[Placed]:
    for path in plan.means:
        node = plan.node(path)
        part = _slot_part(node)
        if part is not None and path in plan.homes:
            yield Placed(path, part, node, plan.homes[path])
        elif isinstance(node, If):
            yield Placed(path, Part.TEST, node, _first_inside(plan, path))
        if path[0] == REQUIREMENTS:
            tested = isinstance(node, OnlyIf | Unless)
            yield Placed(path, Part.REQUIREMENT, node, Hook.CAN_USE if tested else Hook.REQUIRE)
        elif path in plan.hooks and not isinstance(node, ChooseAttack):
            hooks = (plan.hooks[path], plan.later[path]) if path in plan.later else (plan.hooks[path],)
            yield from (Placed(path, Part.ACT, node, hook) for hook in hooks)


def _left_behind(plan: Plan) -> Iterator[Placed]:
    """What the reactions that a text leaves behind will do."""
    for path in plan.hooks:
        node = plan.node(path)
        if isinstance(node, Lasting) and isinstance(node.rule, Reaction):
            for part in _planned(plan_in_order(node.rule.effects, EVENT_HOOKS[node.rule.event])):
                yield replace(part, path=(*path, "rule", *part.path))


def _slot_part(node: Node) -> Part | None:
    match node:
        case Flip() | FlipCoins() | FlipForEach():
            return Part.COIN
        case May():
            return Part.QUESTION
        case If():
            return Part.TEST
        case ChooseAttack():
            return Part.CHOICE
    return None if choice_of(node) is None else Part.CHOICE


def _first_inside(plan: Plan, path: Path) -> Hook:
    return min(plan.inside(path), key=ORDER.__getitem__)


def _in_order(placed: Sequence[Placed]) -> tuple[Placed, ...]:
    return tuple(sorted(placed, key=lambda part: ORDER[part.hook]))
