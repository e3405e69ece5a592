"""Questions about nodes that several rooms ask."""

from __future__ import annotations

from cardc.model.effects import PutCards, SearchDeck
from cardc.model.parts import Choice, Each, Exactly, Target, Who
from cardc.model.terms import Spot, Zone


def could_apply(target: Target) -> bool:
    """Whether Weakness and Resistance could be applied to damage done to ``target`` beside the attack's own (R191)."""
    if isinstance(target, Choice | Each):
        return target.group.spot is Spot.IN_PLAY
    return target is not Who.SELF


def brings_one(node: object) -> bool:
    """Whether an act puts exactly one Pokémon onto the Bench: "that Pokémon" from then on."""
    return isinstance(node, PutCards | SearchDeck) and node.to is Zone.BENCH and node.quantity == Exactly(1)
