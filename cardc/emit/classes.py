"""From an attack, a power or a Trainer card to one class: its attributes and the hooks it needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cardc.emit import worth
from cardc.emit.code import Code, Condition, Line, guards, hook_bodies, lines, returning_all, returning_any
from cardc.emit.names import constant, literal, plain
from cardc.emit.phrases import EmitError, Place, act
from cardc.emit.standing import DAMAGE_HOOKS, POWER_HOOKS, TRAINER_HOOKS, standing_hooks
from cardc.emit.steps import Hook, Plan, node_at, plan_attack, plan_in_order
from cardc.model.cards import (
    Activated,
    Attack,
    OnlyIf,
    Power,
    PowerText,
    Requirement,
    Static,
    Text,
    TrainerCard,
    Whenever,
)
from cardc.model.effects import AttachThis, CopyAttack, DiscardEnergy, DiscardFromHand, Statement
from cardc.model.parts import Exactly, UpTo, Who
from cardc.model.terms import Condition as SpecialCondition
from cardc.model.terms import EnergyType
from cardc.syntax.formatter import format_text_body

_RETURNS = {
    Hook.CAN_USE: "bool",
    Hook.DOES_NOTHING: "bool",
    Hook.BASE_DAMAGE: "int",
    Hook.USABLE: "bool",
    Hook.CAN_PLAY: "bool",
    Hook.PREVENTS_EFFECTS: "bool",
    Hook.PREVENTS_ATTACK: "bool",
    Hook.PREVENTS_RETREAT: "bool",
    Hook.NEEDS_FLIP_TO_ATTACK: "bool",
    Hook.ENERGY_COUNTS_AS: "int",
}

Bodies = dict[Hook, tuple[Code, ...]]


@dataclass(frozen=True, slots=True)
class EffectClass:
    """The source of one class, in the pieces that ``class.j2`` puts together. Its name is given later, in its module.

    ``names`` are what it is named after, ``doc`` is the inside of its docstring.
    """

    names: tuple[str, ...]
    base: str
    doc: str
    fields: tuple[str, ...]
    methods: tuple[Method, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Method:
    """One hook: its signature without ``def``, and its lines."""

    signature: str
    lines: tuple[str, ...]


def attack_class(card_name: str, card_id: str, attack: Attack) -> EffectClass:
    """The class of an attack."""
    bodies = hook_bodies(plan_attack(attack.text.effects))
    _require(bodies, attack.text.requirements, Hook.CAN_USE)
    fields = [f"name = {literal(attack.name)}"]
    if attack.cost:
        fields.append(f"cost: tuple[int, ...] = {energy(attack.cost)}")
    if attack.damage is not None:
        if attack.damage.value:
            fields.append(f"base = {attack.damage.value}")
        fields.append("does_damage = True")
    if _copies(attack.text.effects):
        fields.append("copies = True")
    printed = "" if attack.damage is None else f", {attack.damage.value or ''}{attack.damage.sign.value}"
    doc = _doc(f"{card_name} ({card_id}), attack: {attack.name}{printed}.", attack.text)
    return EffectClass((card_name, attack.name), "AttackEffect", doc, tuple(fields), _methods(bodies))


def power_class(card_name: str, card_id: str, power: Power) -> EffectClass:
    """The class of a power."""
    fields = [f"name = {literal(power.name)}"]
    if power.text.stopped_by:
        fields.append(f"stopped_by = {mask(power.text.stopped_by)}")
    match power.text.body:
        case Activated(usage, effects):
            fields.append(f"usage = {constant(usage)}")
            plan = plan_in_order(effects, Hook.USE)
            bodies = _when_worthwhile(plan, Hook.USABLE, ()) | hook_bodies(plan)
        case Whenever(_, acts):
            bodies = hook_bodies(plan_in_order(acts, Hook.DAMAGED_BY_ATTACK))
        case Static(rule):
            bodies = standing_hooks([rule], POWER_HOOKS)
    doc = _doc(f"{card_name} ({card_id}), power: {power.name}.", power.text)
    return EffectClass((card_name, power.name), "PowerEffect", doc, tuple(fields), _methods(bodies))


def trainer_class(card: TrainerCard, card_id: str) -> EffectClass:
    """The class of a Trainer card."""
    plan = plan_in_order(card.text.effects, Hook.PLAY)
    needed = _needed(card.text.requirements)
    bodies = _when_worthwhile(plan, Hook.CAN_PLAY, needed)
    _require(bodies, card.text.requirements, None)
    bodies |= hook_bodies(plan)
    rules = [rule for node in card.text.effects if isinstance(node, AttachThis) for rule in node.rules]
    bodies |= standing_hooks(rules, TRAINER_HOOKS)
    doc = _doc(f"{card.name} ({card_id}).", card.text)
    return EffectClass((card.name,), "TrainerEffect", doc, (f"name = {literal(card.name)}",), _methods(bodies))


def _doc(title: str, text: Text | PowerText) -> str:
    """The docstring of a class: what it is, then its text in the words of the card file."""
    sentences = format_text_body(text).splitlines()
    if not sentences:
        return plain(title)
    shown = "".join(f"    {_indent(line)}{plain(line)}\n" for line in sentences)
    return f"{plain(title)}\n\n{shown}    "


def _indent(line: str) -> str:
    return " " * (len(line) - len(line.lstrip(" ")))


def energy(types: Sequence[EnergyType]) -> str:
    """A tuple of Energy types."""
    names = ", ".join(constant(each) for each in types)
    return f"({names},)" if len(types) == 1 else f"({names})"


def mask(conditions: Sequence[SpecialCondition]) -> str:
    """A bit mask of Special Conditions."""
    return " | ".join(constant(condition) for condition in conditions)


def _copies(statements: Sequence[Statement]) -> bool:
    plan = plan_attack(tuple(statements))
    return any(isinstance(node_at(plan.statements, path), CopyAttack) for path in plan.hooks)


def _when_worthwhile(plan: Plan, hook: Hook, needed: Condition) -> Bodies:
    """The hook that asks whether to offer a use; none when the answer is always yes."""
    found = worth.conditions(plan)
    if found == ((),):
        return {hook: returning_all(needed)} if needed else {}
    if len(found) == 1:
        return {hook: returning_all((*needed, *found[0]))}
    return {hook: (*guards(needed), *returning_any(found))}


# --- requirements (attack step c, R166) --------------------------------------------------------------


def _require(bodies: Bodies, requirements: Sequence[Requirement], test_hook: Hook | None) -> None:
    needed = _needed(requirements)
    if needed and test_hook is not None:
        bodies[test_hook] = returning_all(needed)
    payments = [Line(act(node, _at_self(node))) for node in requirements if not isinstance(node, OnlyIf)]
    if payments:
        bodies[Hook.REQUIRE] = tuple(payments)


def _at_self(node: DiscardEnergy | DiscardFromHand) -> Place:
    return Place(target=Place().who(_payer(node)) if isinstance(node, DiscardEnergy) else "")


def _payer(node: DiscardEnergy) -> Who:
    if not isinstance(node.target, Who):
        raise EmitError("a requirement discards Energy from one Pokémon that needs no choice")
    return node.target


def _needed(requirements: Sequence[Requirement]) -> Condition:
    """What must be true for all requirements to be met together. All that there is can always be discarded."""
    tests: list[str] = []
    cards = 0
    energies: dict[EnergyType | None, int] = {}
    for node in requirements:
        match node:
            case OnlyIf(test):
                tests.append(Place().say(test))
            case DiscardEnergy(Exactly(number) | UpTo(number), type):
                energies[type] = energies.get(type, 0) + number
            case DiscardFromHand(_, Exactly(number) | UpTo(number)):
                cards += number
    if None in energies:
        energies[None] = sum(energies.values())
    tests += [f"c.can_discard_energy({number}, {constant(type)}, c.user)" for type, number in energies.items()]
    return (*tests, *([f"c.can_discard_from_hand({cards})"] if cards else []))


# --- methods -----------------------------------------------------------------------------------------


def _methods(bodies: Bodies) -> tuple[Method, ...]:
    ordered = sorted(bodies.items(), key=lambda item: list(Hook).index(item[0]))
    return tuple(Method(_signature(hook), tuple(lines(body))) for hook, body in ordered)


def _signature(hook: Hook) -> str:
    if hook in DAMAGE_HOOKS:
        return f"{hook.value}(self, c: Context, damage: int) -> int"
    return f"{hook.value}(self, c: Context) -> {_RETURNS.get(hook, 'None')}"
