"""Bodies of hooks that compute an answer."""

from __future__ import annotations

from cardc.emit.code import Line, branch, hook_bodies, lines
from cardc.emit.steps import Hook, plan_attack
from cardc.model.effects import AttackDoesNothing, DiscardFromHand, If, Statement
from cardc.model.parts import All, AtLeast, Discarded
from cardc.model.terms import Player


def does_nothing(*statements: Statement) -> list[str]:
    return lines(hook_bodies(plan_attack(statements))[Hook.DOES_NOTHING])


def test_what_decides_whether_the_attack_does_nothing_is_done_first() -> None:
    """The number of discarded cards is known only when they are discarded."""
    few = If(AtLeast(Discarded(), 3), (), (AttackDoesNothing(),))
    assert does_nothing(DiscardFromHand(Player.YOU, All()), few) == [
        "c.discard_from_hand(YOU, ALL, ALL)",
        "return c.discarded() < 3",
    ]


def test_several_tests() -> None:
    few = If(AtLeast(Discarded(), 3), (), (AttackDoesNothing(),))
    many = If(AtLeast(Discarded(), 5), (AttackDoesNothing(),))
    assert does_nothing(DiscardFromHand(Player.YOU, All()), few, many) == [
        "c.discard_from_hand(YOU, ALL, ALL)",
        "return c.discarded() < 3 or c.discarded() >= 5",
    ]


def test_what_is_asked_of_each_of_a_group_with_a_long_name() -> None:
    """A single argument takes no comma after it when it holds a ``for``."""
    group = "YOUR_" + "X" * 66
    asked = f"any(c.has_condition(who, CONFUSED | PARALYZED) for who in c.each({group}))"
    folded = [
        "    c.has_condition(who, CONFUSED | PARALYZED)",
        f"    for who in c.each({group})",
    ]
    assert lines((Line(f"return {asked}"),)) == ["return any(", *folded, ")"]
    assert lines((branch(f"not {asked}", (Line("return False"),)),)) == [
        "if not any(",
        *folded,
        "):",
        "    return False",
    ]
