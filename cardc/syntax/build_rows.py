"""Callbacks that follow from rows: a grammar alternative without a method of its own makes the node of its row."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from lark import Token

from cardc.identity import spelled
from cardc.model.parts import Exactly, Per, PerCount, Quantity, Who
from cardc.model.rows import Sentence
from cardc.model.terms import Owner, Player
from cardc.syntax.builder import Builder, Node
from cardc.syntax.rows import (
    ForEach,
    Option,
    Said,
    default_of,
    flags,
    in_order,
    maker,
    names,
    player,
    sentences_of,
)

N = TypeVar("N")


class RowBuilder(Builder):
    """Adds what rows say to the callbacks that are written out."""

    def row_callback(self, name: str) -> Callable[..., object]:
        """What makes the node of the row that gives the alternative ``name``; worked out when it is first needed."""
        made: Callable[..., object] | None = None

        def make(*values: object) -> object:
            nonlocal made
            if made is None:
                node, number = names()[name]
                said = sentences_of(node)[number]
                made = _spelled(said, maker(said) or self._by_type(said))
            return made(*values)

        return make

    def sentence(self, name: str) -> Sentence | None:
        """The sentence of a row that gives the alternative ``name``."""
        if name not in names():
            return None
        node, number = names()[name]
        return sentences_of(node)[number].sentence

    def times(self, quantity: Quantity, per: Per | None) -> Quantity:
        """The quantity with the "for each …" behind it, when there is one."""
        if per is None:
            return quantity
        if not isinstance(quantity, Exactly) or per.cap is not None:
            cure = "write a number in front and no `at most`"
            self.problem("E001", "only a plain number stands before `for each`", self.kids[-1], cure)
            return quantity
        return PerCount(quantity.number, per.count)

    def _by_type(self, said: Said) -> Callable[..., object]:
        """A maker that gives each value to the next field that can hold it: some slots may be missing."""
        node, order, words = said.row.node, list(in_order(said)), flags(said)
        counted = next((part.field for part in said.parts if isinstance(part, ForEach)), None)
        lists = [field for field, _, several in order if several]
        left_out = {part.field: default_of(node, part.field) for part in said.parts if isinstance(part, Option)}
        start: dict[str, object] = {**left_out, **said.sentence.fixed}

        def make(*values: object) -> object:
            found = start.copy()
            members: dict[str, list[object]] = {field: [] for field in lists}
            at = 0
            for value in values:
                if isinstance(value, Per) and counted is not None:
                    quantity = found[counted]
                    assert isinstance(quantity, Quantity)
                    found[counted] = self.times(quantity, value)
                    continue
                at, held = self._held(value, order, at)
                field, _, several = order[at]
                if several:
                    members[field].append(held)
                else:
                    found[field] = held
                    at += 1
            found |= {field: tuple(held) for field, held in members.items() if held}
            found |= {field: True for field, word in words.items() if self._stands(word)}
            return node(**found)

        return make

    def _held(self, value: object, order: list[tuple[str, tuple[type, ...], bool]], at: int) -> tuple[int, object]:
        """Which field from ``at`` on holds the value, and as what."""
        for position in range(at, len(order)):
            kinds = order[position][1]
            if isinstance(value, kinds):
                return position, value
            if isinstance(value, Owner) and Player in kinds:
                return position, player(value)
        place = next(kid for kid in self.kids if isinstance(kid, Node) and kid.value is value)
        self.problem("E001", "this is said of one Pokémon, not of several", place, "write for example `self`")
        return at, Who.SELF

    def _stands(self, word: str) -> bool:
        return any(isinstance(kid, Token) and kid == word for kid in self.kids)


def _spelled(said: Said, made: Callable[..., object]) -> Callable[..., object]:
    """A maker that is given names as they are spelled in the model, where the sentence holds names."""
    if not any(slot.symbol in ("STRING", "_who_or_name") for slot in said.slots()):
        return made
    return lambda *values: made(*(spelled(value) if type(value) is str else value for value in values))
