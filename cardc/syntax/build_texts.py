"""Callbacks for texts: requirements, sentences and the frames around acts."""

from __future__ import annotations

from typing import Final

from cardc.model.cards import Activated, OnlyIf, Requirement, Static, Text, Unless
from cardc.model.effects import Act, Block, EitherWay, First, Flip, FlipCoins, FlipForEach, If, May, Reaction, Statement
from cardc.model.parts import Count, Group, Test
from cardc.model.rules import Rule
from cardc.model.terms import Event, Player, Seat, Usage
from cardc.records import dataclass
from cardc.syntax.build_acts import ActBuilder
from cardc.syntax.builder import Kid, Node
from cardc.syntax.prose import Prose

_QUOTING: Final = ("LANG", "STRING")


@dataclass(frozen=True, slots=True)
class Branch:
    """One side of a coin, before both are joined."""

    heads: bool
    block: Block


@dataclass(frozen=True, slots=True)
class Required:
    """The ``require`` block of a text."""

    requirements: tuple[Requirement, ...]


class TextBuilder(ActBuilder):
    """Methods for whole texts; :class:`cardc.syntax.faces.CardBuilder` adds those for faces."""

    def text(self, *parts: Required | Statement) -> Text:
        requirements: tuple[Requirement, ...] = ()
        if parts and isinstance(parts[0], Required):
            requirements = parts[0].requirements
        return Text(requirements, tuple(p for p in parts if not isinstance(p, Required)))

    def prose(self, lang: str, text: str) -> Prose:
        lang_at, text_at = (
            (kid.start_pos or 0, kid.end_pos or 0) for kid in self.kids if getattr(kid, "type", None) in _QUOTING
        )
        return Prose(lang, text, lang_at, text_at)

    def require(self, *requirements: Requirement) -> Required:
        self._keep_place(requirements)
        return Required(requirements)

    def only_if(self, test: Test) -> OnlyIf:
        return OnlyIf(test)

    def not_if(self, test: Test) -> Unless:
        return Unless(test)

    def activated(self, usage: Usage, text: Text) -> Activated:
        return Activated(usage, text)

    def reaction(self, event: Event, *effects: Statement) -> Reaction:
        return Reaction(event, effects)

    def static(self, *parts: Seat | Rule) -> Static:
        rule = parts[-1]
        assert not isinstance(rule, Seat)
        return Static(rule, parts[0] if isinstance(parts[0], Seat) else None)

    # --- frames ---------------------------------------------------------------------------------

    def may(self, block: Block) -> May:
        return May(block)

    def opponent_may(self, block: Block) -> May:
        return May(block, Player.OPPONENT)

    def heads_branch(self, *block: Act | May | Flip | If) -> Branch:
        return self._branch(True, block)

    def tails_branch(self, *block: Act | May | Flip | If) -> Branch:
        return self._branch(False, block)

    def _branch(self, heads: bool, acts: Block) -> Branch:
        # No bracket closes a branch: it ends with its last act. A semicolon behind that says nothing.
        acts_at = [kid for kid in self.kids if isinstance(kid, Node)]
        self._keep_place(acts, acts_at[-1] if acts_at else None)
        return Branch(heads, acts)

    def _keep_place(self, parts: tuple[object, ...], end: Kid | None = None) -> None:
        """Keeps where ``parts``, which the model holds, stand: the rule that is being built, up to ``end``."""
        first, last = self.kids[0].start_pos, (end or self.kids[-1]).end_pos
        if parts and first is not None and last is not None:
            self.nodes[id(parts)] = (first, last)

    def flip(self, *branches: Branch) -> Flip:
        return Flip(*_sides(branches))

    def opponent_flip(self, *branches: Branch) -> Flip:
        return Flip(*_sides(branches), Player.OPPONENT)

    def coins(self, number: int | Count | None = None) -> int | Count | None:
        return number

    def flip_coins(self, number: int | Count | None) -> FlipCoins:
        return FlipCoins(number)

    def opponent_flip_coins(self, number: int | Count | None) -> FlipCoins:
        return FlipCoins(number, Player.OPPONENT)

    def flip_for_each(self, group: Group, *branches: Branch) -> FlipForEach:
        return FlipForEach(group, *_sides(branches))

    def block(self, *statements: Act | May | Flip | If) -> Block:
        return statements

    def if_(self, test: Test, then: Block, otherwise: Block = ()) -> If:
        return If(test, then, otherwise)

    def unless(self, test: Test, otherwise: Block) -> If:
        return If(test, (), otherwise)

    def either_way(self, *acts: Act) -> EitherWay:
        return EitherWay(acts)

    def first(self, *acts: Act) -> First:
        return First(acts)


def _sides(branches: tuple[Branch, ...]) -> tuple[Block, Block]:
    heads = next((b.block for b in branches if b.heads), ())
    tails = next((b.block for b in branches if not b.heads), ())
    return heads, tails
