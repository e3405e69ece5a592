"""Whether a power's use, or playing a Trainer card, would change anything: the tests that ``usable`` and ``can_play`` make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardc.emit import phrases
from cardc.emit.code import Condition, negated
from cardc.emit.phrases import TRUE, Place
from cardc.emit.steps import Path, Plan, blocks, choice_of
from cardc.model.asked import brings_one
from cardc.model.effects import (
    Devolve,
    DiscardEnergy,
    DoDamage,
    Draw,
    EndTurn,
    FlipCoins,
    FlipForEach,
    If,
    Inflict,
    InflictChosen,
    KnockOut,
    LeavePlay,
    Poison,
    PutCards,
    PutCounters,
    Recover,
    RemoveCounters,
    SearchDeck,
    Statement,
)
from cardc.model.parts import AtLeast, Discarded, Each, Group, Heads, PerCount, Tails, Who
from cardc.model.terms import Player, Zone


def conditions(plan: Plan) -> tuple[Condition, ...]:
    """Conditions of which one must hold; ``()`` stands for one that always does.

    One act that changes something is enough (R233). Harm to the card's own Pokémon is the price, not the purpose: it
    counts only when there is nothing else; so does the end of the turn. Both sides of a coin count.
    """
    for skip_price in (True, False):
        found = _Worth(plan, skip_price).block((), plan.statements)
        if found:
            return ((),) if () in found else tuple(dict.fromkeys(found))
    return ((),)


def _is_price(node: Statement) -> bool:
    if isinstance(node, InflictChosen):
        return node.who is Who.SELF
    harm = isinstance(node, DoDamage | PutCounters | KnockOut | Inflict | Poison) and node.target is Who.SELF
    return harm or isinstance(node, EndTurn)


_ON_TARGETS = (DoDamage, RemoveCounters, PutCounters, DiscardEnergy, LeavePlay, Devolve, Recover)


class _Worth:
    """One walk over a text; remembers for each choice under which condition there is a Pokémon to choose."""

    def __init__(self, plan: Plan, skip_price: bool) -> None:
        self.plan = plan
        self.skip_price = skip_price
        self.fits: dict[int, str] = {}
        self.each: Group | None = None
        """The group of the loop around."""

    def block(self, path: Path, nodes: Sequence[Statement]) -> list[Condition]:
        return [found for number, node in enumerate(nodes) for found in self._node((*path, number), node)]

    def _node(self, path: Path, node: Statement) -> list[Condition]:
        if isinstance(node, FlipForEach):
            return self._for_each(path, node)
        parts = [self.block((*path, name), block) for name, block in blocks(node)]
        if isinstance(node, If) and getattr(node.test, "who", None) is not Who.THAT:
            return self._tested(path, node, *parts)
        if parts or isinstance(node, FlipCoins) or (self.skip_price and _is_price(node)):
            return [found for part in parts for found in part]
        if self._has_filled_deck(node):
            return [()]
        can = phrases.can(self._for_any(node), self._place(path))
        if choice_of(node) is not None or brings_one(node):
            self.fits[self.plan.slots[path]] = can
        counted = self._counted(path, node)
        return [(*counted, *(() if can == TRUE else (can,)))]

    def _counted(self, path: Path, node: Statement) -> Condition:
        """That there is something of which an act does as many things; coins and discards are not known yet."""
        quantity = getattr(node, "quantity", None)
        if not isinstance(quantity, PerCount) or isinstance(quantity.count, Heads | Tails | Discarded):
            return ()
        return (self._place(path).say(AtLeast(quantity.count)),)

    def _has_filled_deck(self, node: Statement) -> bool:
        """Whether an act takes cards from a deck into which a requirement has put some before, so that it can't be empty."""
        if not isinstance(node, Draw | SearchDeck):
            return False
        player = node.player if isinstance(node, Draw) else Player.YOU
        paid = (each for each in self.plan.requirements if isinstance(each, PutCards))
        return any(each.player is player and each.to in (Zone.DECK, Zone.TOP_OF_DECK) for each in paid)

    def _for_each(self, path: Path, node: FlipForEach) -> list[Condition]:
        """What the coins bring, when there is a Pokémon to flip for."""
        there_is_one = self._any_in(node.group)
        self.each = node.group
        found = [each for name, block in blocks(node) for each in self.block((*path, name), block)]
        self.each = None
        return found if there_is_one == TRUE else [(there_is_one, *each) for each in found]

    def _for_any(self, node: Statement) -> Statement:
        """An act on "that Pokémon" of a loop, as one on any of them."""
        if self.each is not None and isinstance(node, _ON_TARGETS) and node.target is Who.THAT:
            return replace(node, target=Each(self.each))
        return node

    def _any_in(self, group: Group) -> str:
        return Place().exists(Each(group))

    def _tested(self, path: Path, node: If, then: list[Condition], otherwise: list[Condition]) -> list[Condition]:
        if () in then and () in otherwise:
            return [()]
        test = Place(self.plan.means[path]).say(node.test)
        return [(test, *found) for found in then] + [(negated(test), *found) for found in otherwise]

    def _place(self, path: Path) -> Place:
        means = self.plan.means[path]
        fits = TRUE if means.that is None else self.fits.get(means.that, TRUE)
        return Place(means, self.plan.slots.get(path), that_fits=fits)
