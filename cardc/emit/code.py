"""From a planned text to the bodies of hooks, as a small tree of lines, branches and loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardc.emit import phrases
from cardc.emit.phrases import TRUE, Place
from cardc.emit.steps import Hook, Path, Plan, blocks, choice_of, node_at
from cardc.model.effects import DamageEquals, DamageMinus, DamageTimes, EitherWay, Flip, FlipCoins, If, May, Statement
from cardc.model.parts import Choice, Each, Who

WIDTH = 120


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
    """``for pokemon in over: body``."""

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


def negated(test: str) -> str:
    """The opposite of a test."""
    return test.removeprefix("not ") if test.startswith("not ") else f"not {test}"


def lines(codes: Sequence[Code], depth: int = 0) -> list[str]:
    """The tree as indented lines."""
    pad = "    " * depth
    written: list[str] = []
    for code in codes:
        match code:
            case Line(text):
                written.append(pad + text)
            case Loop(over, body):
                written += [f"{pad}for pokemon in {over}:", *lines(body, depth + 1)]
            case Branch(test, then, otherwise):
                written += [f"{pad}if {test}:", *lines(then, depth + 1)]
                if otherwise:
                    written += [f"{pad}else:", *lines(otherwise, depth + 1)]
    return written


def hook_bodies(plan: Plan) -> dict[Hook, tuple[Code, ...]]:
    """The body of each hook that a text needs."""
    needed = sorted(set(plan.hooks.values()) | set(plan.homes.values()), key=list(Hook).index)
    return {hook: _body(plan, hook) for hook in needed}


def _body(plan: Plan, hook: Hook) -> tuple[Code, ...]:
    codes = _Hook(plan, hook).block((), plan.statements)
    if hook is Hook.BASE_DAMAGE:
        return _base_damage(plan, codes)
    if hook is Hook.DOES_NOTHING:
        return returning_any([_condition(code) for code in codes])
    return codes


class _Hook:
    """What one hook takes from a text: its own acts, and the coins, choices, questions and tests it fills."""

    def __init__(self, plan: Plan, hook: Hook) -> None:
        self.plan = plan
        self.hook = hook

    def block(self, path: Path, nodes: Sequence[Statement]) -> tuple[Code, ...]:
        return tuple(code for number, node in enumerate(nodes) for code in self._node((*path, number), node))

    def _node(self, path: Path, node: Statement) -> tuple[Code, ...]:
        match node:
            case Flip():
                return self._flip(path, node)
            case FlipCoins(number):
                count = "UNTIL_TAILS" if number is None else number
                return (Line(f"c.flip_coins({self.plan.slots[path]}, {count})"),) if self._fills(path) else ()
            case If():
                return self._branch(path, node, lambda: self._test(path, node))
            case May():
                return self._branch(path, node, lambda: f"c.may({self.plan.slots[path]})")
            case EitherWay(acts):
                return self.block((*path, "acts"), acts)
        return (*self._choice(path, node), *self._act(path, node))

    def _fills(self, path: Path) -> bool:
        return self.plan.homes.get(path) is self.hook

    def _flip(self, path: Path, node: Flip) -> tuple[Code, ...]:
        slot, fills = self.plan.slots[path], self._fills(path)
        branches = self._branch(path, node, lambda: f"c.flip({slot})" if fills else f"c.heads({slot})")
        return branches or ((Line(f"c.flip({slot})"),) if fills else ())

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

    def _choice(self, path: Path, node: Statement) -> tuple[Code, ...]:
        if choice_of(node) is None or not self._fills(path):
            return ()
        return (Line(phrases.choose(node, self._place(path))),)

    def _act(self, path: Path, node: Statement) -> tuple[Code, ...]:
        if self.plan.hooks[path] is not self.hook:
            return ()
        at = self._place(path)
        match getattr(node, "target", None):
            case Choice(number=1):
                return (Line(phrases.act(node, self._place(path, f"c.that({at.slot})"))),)
            case Choice():
                over = f"c.chosen({at.slot})"
            case Each(group):
                over = f"c.each({at.group(group)})"
            case Who() as who:
                return (Line(phrases.act(node, self._place(path, at.who(who)))),)
            case _:
                return (Line(phrases.act(node, at)),)
        return (Loop(over, (Line(phrases.act(node, self._place(path, "pokemon"))),)),)

    def _place(self, path: Path, target: str = "") -> Place:
        return Place(self.plan.means[path], self.plan.slots.get(path), target)


# --- the two hooks that compute something ----------------------------------------------------------


def _base_damage(plan: Plan, codes: tuple[Code, ...]) -> tuple[Code, ...]:
    """One expression when that will do, else a sum step by step. Plus and minus start from the printed number."""
    acts = [node_at(plan.statements, path) for path in plan.hooks]
    value = "0" if any(isinstance(act, DamageTimes | DamageEquals) for act in acts) else "self.base"
    while codes and isinstance(first := codes[0], Line) and first.text.startswith("damage "):
        value, codes = as_value(first.text, value), codes[1:]
    before: tuple[Code, ...] = ()
    if codes:
        body, last = summed(codes)
        before, value = (Line(f"damage = {value}"), *body), last
    subtracts = any(isinstance(act, DamageMinus) for act in acts)
    return (*before, Line(f"return max(0, {value})" if subtracts else f"return {value}"))


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
    return (*(_when(condition, Line(f"return {TRUE}")) for condition in first), *returning_all(last))


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
    if len(line) + 8 <= WIDTH:
        return (Line(line),)
    if len(operands) < 3 or max(map(len, operands)) + 16 > WIDTH:
        return None
    inside = f"    {joint.join(operands)}"
    if len(inside) + 8 <= WIDTH:
        return (Line("return ("), Line(inside), Line(")"))
    first, *rest = operands
    return (
        Line("return ("),
        Line(f"    {first}"),
        *(Line(f"    {joint.strip()} {operand}") for operand in rest),
        Line(")"),
    )


def _joined(condition: Condition, inside: bool) -> str:
    joined = " and ".join(condition)
    return f"({joined})" if inside and len(condition) > 1 else joined


def _when(condition: Condition, code: Code) -> Code:
    """The code under a condition, in one ``if`` where that fits on a line."""
    joined = " and ".join(condition)
    if len(f"        if {joined}:") <= WIDTH:
        return Branch(joined, (code,))
    for test in reversed(condition):
        code = Branch(test, (code,))
    return code
