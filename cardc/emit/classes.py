"""From an attack, a power or a Trainer card to one class: its attributes and the hooks it needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from cardc.emit import worth
from cardc.emit.code import (
    EVENT_HOOKS,
    Code,
    Condition,
    guards,
    hook_bodies,
    lines,
    negated,
    returning_all,
    returning_any,
    split_and,
)
from cardc.emit.names import constant, literal, plain
from cardc.emit.phrases import Place, phrase
from cardc.emit.price import least
from cardc.emit.standing import Standing, standing
from cardc.emit.steps import REQUIREMENTS, Hook, Plan, parts_of, plan_attack, plan_in_order
from cardc.model.cards import (
    Activated,
    Attack,
    OnlyIf,
    Power,
    PowerText,
    Static,
    Text,
    TrainerCard,
    Unless,
)
from cardc.model.effects import (
    AttachThis,
    CopyAttack,
    DiscardEnergy,
    DiscardFromHand,
    Lasting,
    PutCards,
    Reaction,
    RepeatLastAttack,
    SearchDeck,
    StayInPlay,
)
from cardc.model.parts import CardFilter, Who
from cardc.model.rules import PowersStop
from cardc.model.terms import CardClass, EnergyType, Player, Zone
from cardc.model.terms import Condition as SpecialCondition
from cardc.records import dataclass
from cardc.syntax.formatter import format_text_body

_RETURNS = {
    Hook.CAN_USE: "bool",
    Hook.DOES_NOTHING: "bool",
    Hook.BASE_DAMAGE: "int",
    Hook.USABLE: "bool",
    Hook.CAN_PLAY: "bool",
}

_ASKED = {
    Hook.ATTACKER_DAMAGE: "who: InPlay, damage: int) -> int",
    Hook.DEFENDER_DAMAGE: "who: InPlay, damage: int) -> int",
    Hook.TRAINER_ON_ATTACKER: "damage: int) -> int",
    Hook.TRAINER_ON_DEFENDER: "damage: int) -> int",
    Hook.PREVENTS_EFFECTS: "who: InPlay) -> bool",
    Hook.MORE_DAMAGE_TO: "who: InPlay) -> int",
    Hook.DEFENDER_DAMAGE_BEFORE: "who: InPlay, damage: int) -> int",
    Hook.FLIPS_TO_PREVENT: "who: InPlay) -> int",
    Hook.PREVENTS_ATTACK: "who: InPlay) -> bool",
    Hook.PREVENTS_RETREAT: "who: InPlay) -> bool",
    Hook.PREVENTS_EVOLVING: "who: InPlay) -> bool",
    Hook.NEEDS_FLIP_TO_ATTACK: "who: InPlay) -> bool",
    Hook.ENERGY_COUNTS_AS: "who: InPlay) -> int",
    Hook.NEW_BASE_DAMAGE: "who: InPlay, attack: str) -> int",
    Hook.IMMUNE_TO: "who: InPlay) -> int",
    Hook.CHEAPER_RETREAT: "who: InPlay) -> int",
    Hook.DEARER_RETREAT: "who: InPlay) -> int",
    Hook.PREVENTS_ENERGY: "who: InPlay) -> bool",
}
"""The hooks of standing rules: what they are asked about besides the context, and their answer."""

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
    plan = plan_attack(attack.text.effects, attack.text.requirements)
    bodies = hook_bodies(plan)
    needed = (*_needed(plan), *_room_for(plan))
    if needed:
        bodies[Hook.CAN_USE] = returning_all(needed)
    fields = [f"name = {literal(attack.name)}"]
    if attack.cost:
        fields.append(f"cost = {energy(attack.cost)}")
    if attack.damage is not None and attack.damage.value:
        fields.append(f"base = {attack.damage.value}")
    if attack.damage is not None or _does(plan, RepeatLastAttack):
        fields.append("does_damage = True")
    if _does(plan, CopyAttack):
        fields.append("copies = True")
    fields += _watches(attack.text)
    printed = "" if attack.damage is None else f", {attack.damage.value or ''}{attack.damage.sign.value}"
    doc = _doc(f"{card_name} ({card_id}), attack: {attack.name}{printed}.", attack.text)
    return EffectClass((card_name, attack.name), "AttackEffect", doc, tuple(fields), _methods(bodies))


def power_class(card_name: str, card_id: str, power: Power) -> EffectClass:
    """The class of a power."""
    fields = [f"name = {literal(power.name)}"]
    if power.text.stopped_by:
        fields.append(f"stopped_by = {mask(power.text.stopped_by)}")
    match power.text.body:
        case Activated(usage, text):
            fields.append(f"usage = {constant(usage)}")
            fields += _watches(text)
            bodies = _used(plan_in_order(text.effects, Hook.USE, text.requirements))
        case Reaction(event, effects):
            fields += _watches(effects)
            bodies = hook_bodies(plan_in_order(effects, EVENT_HOOKS[event]))
        case Static(rule, seat):
            fields += [] if seat is None else [f"seat = {constant(seat)}"]
            stands = standing([rule])
            fields += stands.fields
            bodies = stands.bodies
    doc = _doc(f"{card_name} ({card_id}), power: {power.name}.", power.text)
    return EffectClass((card_name, power.name), "PowerEffect", doc, tuple(fields), _methods(bodies))


def trainer_class(card: TrainerCard, card_id: str) -> EffectClass:
    """The class of a Trainer card."""
    plan = plan_in_order(card.text.effects, Hook.PLAY, card.text.requirements)
    stands = _trainer_rules(card)
    bodies = _when_worthwhile(plan, Hook.CAN_PLAY) | hook_bodies(plan) | stands.bodies
    fields = (f"name = {literal(card.name)}", *_watches(card.text), *stands.fields)
    doc = _doc(f"{card.name} ({card_id}).", card.text)
    return EffectClass((card.name,), "TrainerEffect", doc, fields, _methods(bodies))


def _trainer_rules(card: TrainerCard) -> Standing:
    """The rules that hold while the card is attached to a Pokémon or stays in play."""
    carried = [node for node in card.text.effects if isinstance(node, AttachThis | StayInPlay)]
    stands = standing([rule for node in carried for rule in node.rules])
    always_wide = any(isinstance(node, StayInPlay) for node in carried) and "wide = True" not in stands.fields
    return Standing(("wide = True", *stands.fields), stands.bodies) if always_wide else stands


def _watches(text: object) -> list[str]:
    """The attribute of a text that may leave behind that powers stop."""
    stops = any(isinstance(part, Lasting) and isinstance(part.rule, PowersStop) for part in parts_of(text))
    return ["watches = True"] if stops else []


def _used(plan: Plan) -> Bodies:
    """The hooks of an activated power: whether it can be used, and its use, which begins with what is paid."""
    bodies = _when_worthwhile(plan, Hook.USABLE) | hook_bodies(plan)
    paid = bodies.pop(Hook.REQUIRE, ())
    return bodies | {Hook.USE: (*paid, *bodies.get(Hook.USE, ()))}


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


def _does(plan: Plan, kind: type[CopyAttack | RepeatLastAttack]) -> bool:
    return any(isinstance(plan.node(path), kind) for path in plan.hooks)


def _when_worthwhile(plan: Plan, hook: Hook) -> Bodies:
    """The hook that asks whether to offer a use; none when the answer is always yes."""
    needed = _needed(plan)
    found = worth.conditions(plan)
    if found == ((),):
        return {hook: returning_all(needed)} if needed else {}
    if len(found) == 1:
        return {hook: returning_all((*needed, *found[0]))}
    return {hook: (*guards(needed), *returning_any(found))}


# --- requirements (attack step c, R166) --------------------------------------------------------------


def _needed(plan: Plan) -> Condition:
    """What must be true for all requirements to be met together. All that there is can always be discarded."""
    tests: list[str] = []
    energies: dict[tuple[Who, EnergyType | None], int] = {}
    cards, fitting = [], []
    for number, node in enumerate(plan.requirements):
        at = Place(plan.means[REQUIREMENTS, number])
        match node:
            case OnlyIf(test):
                tests += split_and(at.say(test))
            case Unless(test):
                tests.append(negated(at.say(test)))
            case DiscardEnergy(quantity, type, Who() as who):
                energies[who, type] = energies.get((who, type), 0) + least(quantity)
            case DiscardEnergy():
                tests.append(phrase("acts", "can_DiscardEnergy", node, at))
            case DiscardFromHand(_, quantity):
                cards.append(least(quantity))
            case PutCards(_, quantity, filter):
                cards.append(least(quantity))
                fitting += _fitting(node, filter, at)
    for who, type, number in _together(energies):
        tests.append(f"c.can_discard_energy({number}, {constant(type)}, {Place().who(who)})")
    all_of_a_kind = len(cards) == len(fitting) == 1
    in_hand = [] if all_of_a_kind or not sum(cards) else [f"c.can_discard_from_hand({sum(cards)})"]
    return (*tests, *fitting, *in_hand)


def _room_for(plan: Plan) -> Condition:
    """An attack that always puts Pokémon onto a Bench can be used only when there is room."""
    players = []
    for node in plan.statements:
        match node:
            case SearchDeck(to=Zone.BENCH):
                players.append(Player.YOU)
            case PutCards(player=player, to=Zone.BENCH):
                players.append(player)
    return tuple(f"c.has_room({constant(player)})" for player in dict.fromkeys(players))


def _fitting(node: PutCards, filter: CardFilter, at: Place) -> list[str]:
    """A test that there are cards of the kind that is asked for; any card will do when none is."""
    if filter == CardFilter((CardClass.CARD,)) or not least(node.quantity):
        return []
    return [phrase("acts", "can_PutCards", node, at, least(node.quantity))]


def _together(energies: dict[tuple[Who, EnergyType | None], int]) -> list[tuple[Who, EnergyType | None, int]]:
    """The Energy cards that each Pokémon must have; "any card" is asked for beside those of a type."""
    asked = []
    for (who, type), number in energies.items():
        total = sum(each for (other, _), each in energies.items() if other is who)
        asked.append((who, type, total if type is None else number))
    return [(who, type, number) for who, type, number in asked if number]


# --- methods -----------------------------------------------------------------------------------------


def _methods(bodies: Bodies) -> tuple[Method, ...]:
    ordered = sorted(bodies.items(), key=lambda item: list(Hook).index(item[0]))
    return tuple(Method(_signature(hook), tuple(lines(body))) for hook, body in ordered)


def _signature(hook: Hook) -> str:
    if hook in _ASKED:
        return f"{hook.value}(self, c: Context, {_ASKED[hook]}"
    return f"{hook.value}(self, c: Context) -> {_RETURNS.get(hook, 'None')}"
