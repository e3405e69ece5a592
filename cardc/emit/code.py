"""From a planned text to the bodies of hooks, as a small tree of lines, branches and loops."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from cardc.check.rules import subject_of
from cardc.emit import phrases, price
from cardc.emit.phrases import EACH, THAT, TRUE, EmitError, Place
from cardc.emit.steps import REQUIREMENTS, Hook, Node, Path, Plan, blocks, choice_of, parts_of, plan_in_order
from cardc.model.cards import OnlyIf, Unless
from cardc.model.effects import (
    AttackDoesNothing,
    DamageEquals,
    DamageMinus,
    DamageTimes,
    DiscardEnergy,
    DiscardFromDeck,
    Draw,
    EitherWay,
    First,
    Flip,
    FlipCoins,
    FlipForEach,
    If,
    Lasting,
    May,
    MoveCounters,
    MoveEnergy,
    Reaction,
    RepeatLastAttack,
    Statement,
)
from cardc.model.parts import Choice, Each, Group, PerCount, Who
from cardc.model.rules import PowersStop
from cardc.model.terms import Event, Player
from cardc.records import dataclass

WIDTH = 120

_INDENT = 8
"""How far the body of a method stands in."""

EVENT_HOOKS = {
    Event.DAMAGED_BY_ATTACK: Hook.DAMAGED_BY_ATTACK,
    Event.KNOCKED_OUT_BY_ATTACK: Hook.KNOCKED_OUT_BY_ATTACK,
    Event.PLAYED: Hook.PLAYED,
}


@dataclass(frozen=True, slots=True)
class Line:
    """One line of code."""

    text: str


@dataclass(frozen=True, slots=True)
class Branch:
    """``if test: then else: otherwise``; ``then`` is not empty. Make it with :func:`branch`."""

    test: str
    then: tuple[Code, ...]
    otherwise: tuple[Code, ...] = ()


@dataclass(frozen=True, slots=True)
class Loop:
    """``for name in over: body``."""

    name: str
    over: str
    body: tuple[Code, ...]


Code = Line | Branch | Loop


def branch(test: str, then: tuple[Code, ...], otherwise: tuple[Code, ...] = ()) -> Branch:
    """A branch; one that holds only another is written as one, one without a ``then`` is negated."""
    if not then:
        return branch(negated(test), otherwise)
    match then:
        case (Branch(inner, body, ()),) if not otherwise:
            return Branch(f"{test} and {inner}", body)
    return Branch(test, then, otherwise)


_COMPARED = {
    " > 0": " == 0",
    " >= ": " < ",
    " <= ": " > ",
    " == ": " != ",
    " != ": " == ",
    " > ": " <= ",
    " < ": " >= ",
}


def negated(test: str) -> str:
    """The opposite of a test."""
    operands = split_and(test)
    if len(operands) > 1:
        return f"not ({test})"
    if test.startswith("not "):
        return test.removeprefix("not ")
    for sign, opposite in _COMPARED.items():
        if sign in test:
            return test.replace(sign, opposite)
    return f"not {test}"


def split_and(test: str) -> list[str]:
    """The operands of a test that are joined by ``and``, those in parentheses left whole."""
    return _split(test, " and ")


def _split(text: str, joint: str) -> list[str]:
    """The parts of a text between joints that stand in no parentheses."""
    parts: list[str] = []
    for part in text.split(joint):
        if parts and parts[-1].count("(") != parts[-1].count(")"):
            parts[-1] += joint + part
        else:
            parts.append(part)
    return parts


def lines(codes: Sequence[Code], depth: int = 0) -> list[str]:
    """The tree as indented lines."""
    pad = "    " * depth
    left = WIDTH - _INDENT - len(pad)
    written: list[str] = []
    for code in codes:
        match code:
            case Line(text):
                written += (pad + line for line in _folded(text, left))
            case Loop(name, over, body):
                written += [*(pad + line for line in _folded(f"for {name} in {over}:", left)), *lines(body, depth + 1)]
            case Branch(test, then, otherwise):
                written += [*(pad + line for line in _if(test, left)), *lines(then, depth + 1)]
                if otherwise:
                    written += [f"{pad}else:", *lines(otherwise, depth + 1)]
    return written


def _if(test: str, left: int) -> tuple[str, ...]:
    """The head of an ``if``, on several lines when it is long."""
    operands = split_and(test)
    if len(f"if {test}:") <= left or len(operands) == 1:
        return _folded(f"if {test}:", left)
    if len(operands) == 2:
        # A formatter would break inside the first call.
        first, second = operands
        return (*_folded(f"fits = {first}", left), *_folded(f"if fits and {second}:", left))
    return ("if (", *_inside(" and ", operands, left), "):")


_CALL = re.compile(r"((?:return |if |for \w+ in |\w+ [-+]?= )?(?:fits and )?(?:not )?[\w.]+)\((.*)\)(:?)")
_FOR_EACH = re.compile(r"(c\.\w+\(.*\)) (for \w+ in c\.\w+\(.*\))")


def _folded(text: str, left: int) -> tuple[str, ...]:
    """A line with a call, on several lines when it is long: the arguments on one, or a line each; what is asked of each and the
    ``for`` on a line each.
    """
    call = _CALL.fullmatch(text)
    if len(text) <= left or call is None:
        return (text,)
    head, arguments, tail = call.groups()
    if len(arguments) + 4 <= left:
        return (f"{head}(", f"    {arguments}", f"){tail}")
    for_each = _FOR_EACH.fullmatch(arguments)
    if for_each is not None:
        return (f"{head}(", *(f"    {part}" for part in for_each.groups()), f"){tail}")
    return (f"{head}(", *(f"    {argument}," for argument in _split(arguments, ", ")), f"){tail}")


def _inside(joint: str, operands: Sequence[str], left: int) -> tuple[str, ...]:
    """Operands in parentheses: on one line, or a line each."""
    inside = f"    {joint.join(operands)}"
    if len(inside) <= left:
        return (inside,)
    first, *rest = operands
    return (f"    {first}", *(f"    {joint.strip()} {operand}" for operand in rest))


def hook_bodies(plan: Plan) -> dict[Hook, tuple[Code, ...]]:
    """The body of each hook that a text needs, with those of the reactions that it leaves behind."""
    needed = {*plan.hooks.values(), *plan.later.values(), *plan.homes.values()}
    bodies = {hook: _body(plan, hook) for hook in sorted(needed, key=list(Hook).index)}
    reactions = {part for part in parts_of(plan.statements) if isinstance(part, Reaction)}
    for reaction in reactions:
        hook = EVENT_HOOKS[reaction.event]
        if hook in bodies:
            raise EmitError("a text reacts to one event in one way")
        bodies |= hook_bodies(plan_in_order(reaction.effects, hook))
    return {hook: body for hook, body in bodies.items() if body}


def _body(plan: Plan, hook: Hook) -> tuple[Code, ...]:
    codes = _Hook(plan, hook).text()
    if hook is Hook.BASE_DAMAGE:
        return _base_damage(plan, codes)
    if hook is Hook.DOES_NOTHING:
        return _does_nothing(codes)
    return codes


_GOES_ON = (Hook.BASE_DAMAGE, Hook.DAMAGE, Hook.EFFECT)
"""Hooks that run only when the attack does something: a coin that could have ended it shows the other side."""


class _Hook:
    """What one hook takes from a text: its own acts, and the coins, choices, questions and tests it fills."""

    def __init__(self, plan: Plan, hook: Hook) -> None:
        self.plan = plan
        self.hook = hook

    def text(self) -> tuple[Code, ...]:
        paid = self.block((REQUIREMENTS,), self.plan.requirements)
        return (*paid, *self.block((), self.plan.statements))

    def block(self, path: Path, nodes: Sequence[Node]) -> tuple[Code, ...]:
        return tuple(code for number, node in enumerate(nodes) for code in self._node((*path, number), node))

    def _node(self, path: Path, node: Node) -> tuple[Code, ...]:
        match node:
            case Flip():
                return self._flip(path, node)
            case FlipCoins():
                return self._flip_coins(path, node)
            case FlipForEach():
                return self._flip_for_each(path, node)
            case If():
                return self._branch(path, node, lambda: self._test(path, node))
            case May():
                return self._branch(path, node, lambda: self._question(path, node))
            case EitherWay(acts) | First(acts):
                return self.block((*path, "acts"), acts)
            case OnlyIf() | Unless():
                return ()
        return (*self._choice(path, node), *self._act(path, node))

    def _fills(self, path: Path) -> bool:
        return self.plan.homes.get(path) is self.hook

    def _flip(self, path: Path, node: Flip) -> tuple[Code, ...]:
        slot, fills = self.plan.slots[path], self._fills(path)
        for name, other in (("heads", node.tails), ("tails", node.heads)):
            if self.hook in _GOES_ON and any(isinstance(act, AttackDoesNothing) for act in other):
                return self.block((*path, name), dict(blocks(node))[name])
        flip = f"c.flip({slot})" if node.by is Player.YOU else f"c.opponent_flips({slot})"
        branches = self._branch(path, node, lambda: flip if fills else f"c.heads({slot})")
        return branches or ((Line(flip),) if fills else ())

    def _question(self, path: Path, node: May) -> str:
        """Nobody is asked about what can't be begun; the other hooks of the text know what came of it."""
        slot, inner = self.plan.slots[path], (*path, "block", 0)
        offered = price.offered(node.block[0], self._place(inner)) if inner in self.plan.means else TRUE
        asks = "c.may" if node.by is Player.YOU else "c.opponent_may"
        if offered != TRUE and not self._fills(path):
            asks = "c.noted"
        in_a_loop = isinstance(self.plan.node(path[:1]), FlipForEach)
        question = f"{asks}_for({slot}, {THAT})" if in_a_loop else f"{asks}({slot})"
        return question if offered == TRUE or not self._fills(path) else f"{offered} and {question}"

    def _flip_coins(self, path: Path, node: FlipCoins) -> tuple[Code, ...]:
        if not self._fills(path):
            return ()
        number = node.number
        if number is None:
            count = "UNTIL_TAILS"
        else:
            count = str(number) if isinstance(number, int) else Place(self.plan.means[path]).say(number)
        flip = "c.flip_coins" if node.by is Player.YOU else "c.opponent_flips_coins"
        return (Line(f"{flip}({self.plan.slots[path]}, {count})"),)

    def _flip_for_each(self, path: Path, node: FlipForEach) -> tuple[Code, ...]:
        slot = self.plan.slots[path]
        flip = f"c.flip_each({slot}, {Place(self.plan.means[path]).group(node.group)})"
        parts = [(name, self.block((*path, name), block)) for name, block in blocks(node)]
        loops = [_loop(f"c.each_{name}({slot})", body) for name, body in parts if body]
        return (*((Line(flip),) if self._fills(path) else ()), *loops)

    def _test(self, path: Path, node: If) -> str:
        slot = self.plan.slots.get(path)
        if slot is not None and not self._fills(path):
            return f"c.noted({slot})"
        test = Place(self.plan.means[path]).say(node.test)
        return test if slot is None else f"c.note({slot}, {test})"

    def _branch(self, path: Path, node: Statement, test: Callable[[], str]) -> tuple[Code, ...]:
        parts = [self.block((*path, name), block) for name, block in blocks(node)]
        then, otherwise = (*parts, ())[:2]
        return (branch(test(), then, otherwise),) if then or otherwise else ()

    def _choice(self, path: Path, node: Node) -> tuple[Code, ...]:
        if choice_of(node) is None or not self._fills(path):
            return ()
        return (Line(phrases.choose(node, self._place(path))),)

    def _act(self, path: Path, node: Node) -> tuple[Code, ...]:
        if self.plan.hooks[path] is self.hook:
            return self._done(path, node, phrases.act)
        return self._done(path, node, phrases.later) if self.plan.later.get(path) is self.hook else ()

    def _done(self, path: Path, node: Node, write: Callable[[Node, Place], str]) -> tuple[Code, ...]:
        at = self._place(path)
        number = _number(node, at)
        match _done_to(node):
            case Choice(number=1):
                at = self._place(path, f"c.that({at.slot})")
            case Choice():
                return (*number, *self._done_to_each(path, node, f"c.chosen({at.slot})", write))
            case Each(group) | (Group() as group):
                return (*number, *self._done_to_each(path, node, f"c.each({at.group(group)})", write))
            case Who() as who:
                at = self._place(path, at.who(who))
        text = write(node, at)
        return (*number, Line(text)) if text else ()

    def _done_to_each(self, path: Path, node: Node, over: str, write: Callable[[Node, Place], str]) -> tuple[Code, ...]:
        if isinstance(node, DiscardEnergy):
            return (Line(phrases.phrase("acts", "discard_energy_from", node, over)),)
        return (Loop(EACH, over, (Line(write(node, self._place(path, EACH))),)),)

    def _place(self, path: Path, target: str = "") -> Place:
        return Place(self.plan.means[path], self.plan.slots.get(path), target)


def _loop(over: str, body: tuple[Code, ...]) -> Loop:
    """A loop over Pokémon for which a coin was flipped."""
    said = any(re.search(rf"(?<!\.)\b{THAT}\b", line) for line in lines(body))
    return Loop(THAT if said else "_", over, body)


def _number(node: Node, at: Place) -> tuple[Code, ...]:
    """How many things an act is about, when they are counted: worked out once, before the act."""
    quantity = getattr(node, "quantity", None)
    if not isinstance(quantity, PerCount) or isinstance(node, Draw | DiscardFromDeck):
        return ()
    return (Line(f"{phrases.NUMBER} = {at.number(quantity)}"),)


def _done_to(node: Node) -> Choice | Each | Group | Who | None:
    """To whom an act is done, one after the other; for a rule that lasts, the group that it is about."""
    if isinstance(node, Lasting):
        # Whose powers stop is looked at again as long as it lasts.
        subject = None if isinstance(node.rule, Reaction | PowersStop) else subject_of(node.rule)
        return subject if isinstance(subject, Group) else None
    if isinstance(node, MoveCounters | MoveEnergy):
        return None
    target = getattr(node, "target", None)
    assert target is None or isinstance(target, Choice | Each | Who)
    return target


# --- the two hooks that compute something ----------------------------------------------------------


def _base_damage(plan: Plan, codes: tuple[Code, ...]) -> tuple[Code, ...]:
    """One expression when that will do, else a sum step by step. Plus and minus start from the printed number."""
    acts = [plan.node(path) for path in plan.hooks]
    own = any(isinstance(act, DamageTimes | DamageEquals | RepeatLastAttack) for act in acts)
    value = "0" if own else "c.base"
    before: list[Code] = []
    while codes and not _changes_damage(codes[0]):
        before.append(codes[0])
        codes = codes[1:]
    while codes and isinstance(first := codes[0], Line) and first.text.startswith("damage "):
        value, codes = as_value(first.text, value), codes[1:]
    if codes:
        body, last = summed(codes)
        before += [Line(f"damage = {value}"), *body]
        value = last
    subtracts = any(isinstance(act, DamageMinus) for act in acts)
    return (*before, Line(f"return max(0, {value})" if subtracts else f"return {value}"))


def _changes_damage(code: Code) -> bool:
    return any(line.lstrip().startswith("damage ") for line in lines((code,)))


def summed(codes: tuple[Code, ...]) -> tuple[tuple[Code, ...], str]:
    """Changes of ``damage``, and the value to return after them: a last plain change needs no line of its own."""
    match codes:
        case (*first, Line(text)) if text.startswith("damage "):
            return tuple(first), as_value(text, "damage")
    return codes, "damage"


def as_value(line: str, start: str) -> str:
    """The value one assignment to ``damage`` gives when ``start`` stood there before: for ``damage += 10``, ``start + 10``."""
    name, operator, value = line.split(" ", 2)
    assert name == "damage", line
    return value if operator == "=" or (operator == "+=" and start == "0") else f"{start} {operator[0]} {value}"


# --- tests that a hook returns ---------------------------------------------------------------------

Condition = tuple[str, ...]
"""Expressions that must all be true."""


def _does_nothing(codes: tuple[Code, ...]) -> tuple[Code, ...]:
    """Whether an attack does nothing: what must be done before that is known, then the tests."""
    before = max((number for number, code in enumerate(codes, 1) if not isinstance(code, Branch)), default=0)
    tests = returning_any([_condition(code) for code in codes[before:]]) if codes[before:] else (Line("return False"),)
    return (*codes[:before], *tests)


def _condition(code: Code) -> Condition:
    """When "this attack does nothing" is reached; always when it stands in both branches."""
    assert isinstance(code, Branch), code
    return () if code.otherwise else (code.test,)


def returning_any(conditions: Sequence[Condition]) -> tuple[Code, ...]:
    """Return whether at least one condition holds; ``()`` as a condition always holds."""
    kept = list(dict.fromkeys(conditions))
    if () in kept:
        return (Line(f"return {TRUE}"),)
    short = _on_one_line(" or ", [_joined(condition, len(kept) > 1) for condition in kept])
    if short is not None:
        return short
    *first, last = kept
    early = (Branch(" and ".join(condition), (Line(f"return {TRUE}"),)) for condition in first)
    return (*early, *returning_all(last))


def returning_all(condition: Condition) -> tuple[Code, ...]:
    """Return whether every expression is true."""
    kept = list(dict.fromkeys(condition))
    short = _on_one_line(" and ", kept or [TRUE])
    if short is not None:
        return short
    *first, last = kept
    return (*guards(first), Line(f"return {last}"))


def guards(condition: Sequence[str]) -> tuple[Code, ...]:
    """Return False unless every expression is true."""
    return tuple(Branch(negated(test), (Line("return False"),)) for test in condition)


def _on_one_line(joint: str, operands: Sequence[str]) -> tuple[Code, ...] | None:
    """One ``return``, in parentheses on several lines when it is long; ``None`` where a formatter would break inside a call."""
    line = f"return {joint.join(operands)}"
    if len(line) + _INDENT <= WIDTH:
        return (Line(line),)
    if len(operands) < 3 or max(map(len, operands)) + 16 > WIDTH:
        return None
    return (Line("return ("), *map(Line, _inside(joint, operands, WIDTH - _INDENT)), Line(")"))


def _joined(condition: Condition, inside: bool) -> str:
    joined = " and ".join(condition)
    return f"({joined})" if inside and len(condition) > 1 else joined
