"""Which part of a text runs in which step, as data for people and tools (``cardc explain``)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from cardc.emit.standing import POWER_HOOKS, TRAINER_HOOKS
from cardc.emit.steps import ORDER, Hook, Path, Plan, choice_of, node_at, plan_attack, plan_in_order
from cardc.model.cards import Activated, Attack, Power, Requirement, Static, Text, TrainerCard, Whenever
from cardc.model.effects import AttachThis, ChooseAttack, Flip, FlipCoins, If, May, Statement
from cardc.model.rules import Rule
from cardc.model.terms import Edition

_STEPS = {
    Hook.CAN_USE: "a",
    Hook.CHOOSE: "b",
    Hook.REQUIRE: "c",
    Hook.NEEDS_FLIP_TO_ATTACK: "d",
    Hook.FLIP: "f",
    Hook.DOES_NOTHING: "f",
    Hook.BASE_DAMAGE: "f, damage a",
    Hook.DAMAGE: "f, damage",
    Hook.EFFECT: "f, damage i",
    Hook.EITHER_WAY: "f",
    Hook.TRAINER_ON_ATTACKER: "f, damage e",
    Hook.TRAINER_ON_DEFENDER: "f, damage f",
    Hook.ATTACKER_DAMAGE: "f, damage g",
    Hook.DEFENDER_DAMAGE: "f, damage g",
    Hook.DAMAGED_BY_ATTACK: "f",
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
    act); a requirement's begins with ``"requirements"``, a rule's ends with ``"rules"`` and its number.
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
    return _in_order([*_requirements(attack.text), *_planned(plan_attack(attack.text.effects))])


def power_steps(power: Power) -> tuple[Placed, ...]:
    """The parts of a power's text, in the order in which they run."""
    match power.text.body:
        case Activated(_, effects):
            return tuple(_planned(plan_in_order(effects, Hook.USE)))
        case Whenever(_, acts):
            return tuple(_planned(plan_in_order(acts, Hook.DAMAGED_BY_ATTACK)))
        case Static(rule):
            return (Placed(("rules", 0), Part.RULE, rule, POWER_HOOKS[type(rule)]),)


def trainer_steps(card: TrainerCard) -> tuple[Placed, ...]:
    """The parts of a Trainer card's text, in the order in which they run; the rules of an attached card last."""
    placed = [*_requirements(card.text), *_planned(plan_in_order(card.text.effects, Hook.PLAY))]
    for number, node in enumerate(card.text.effects):
        if isinstance(node, AttachThis):
            placed += [
                Placed((number, "rules", place), Part.RULE, rule, TRAINER_HOOKS[type(rule)])
                for place, rule in enumerate(node.rules)
            ]
    return tuple(placed)


def _requirements(text: Text) -> Iterator[Placed]:
    for number, node in enumerate(text.requirements):
        yield Placed(("requirements", number), Part.REQUIREMENT, node, Hook.REQUIRE)


def _planned(plan: Plan) -> Iterator[Placed]:
    for path in plan.means:
        node = node_at(plan.statements, path)
        if path in plan.homes:
            yield Placed(path, _slot_part(node), node, plan.homes[path])
        elif isinstance(node, If):
            yield Placed(path, Part.TEST, node, _first_inside(plan, path))
        if path in plan.hooks and not isinstance(node, ChooseAttack):
            yield Placed(path, Part.ACT, node, plan.hooks[path])


def _slot_part(node: Statement) -> Part:
    match node:
        case Flip() | FlipCoins():
            return Part.COIN
        case May():
            return Part.QUESTION
        case If():
            return Part.TEST
    assert choice_of(node) is not None or isinstance(node, ChooseAttack)
    return Part.CHOICE


def _first_inside(plan: Plan, path: Path) -> Hook:
    return min((hook for inner, hook in plan.hooks.items() if inner[: len(path)] == path), key=ORDER.__getitem__)


def _in_order(placed: Sequence[Placed]) -> tuple[Placed, ...]:
    return tuple(sorted(placed, key=lambda part: ORDER[part.hook]))
