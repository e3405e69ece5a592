"""What the interpreter must know of a kind besides what it builds: which kinds point back, what they take for granted."""

from __future__ import annotations

from typing import Final

from cardc.language.phrase import Source
from cardc.language.schema import KINDS
from cardc.model.cards import Activated, Static
from cardc.model.effects import DiscardEnergy, DiscardFromHand, Ignore, Reaction
from cardc.model.parts import Who
from cardc.model.terms import Disregard

AGENTS: Final = frozenset(
    {
        "inflict",
        "inflict-after-damage",
        "inflict-chosen",
        "poison-strong",
        "lasting-cannot-attack",
        "lasting-cannot-attack-whom",
        "lasting-cannot-retreat",
        "lasting-cannot-use-this",
        "lasting-cannot-use-chosen",
        "poison-counters",
    }
)
"""Acts whose subject a following "it" takes up (:meth:`cardc.language.plan_rules.RulePlanner.agent`)."""

OPTIONS: Final = frozenset(
    {
        "may",
        "block-may",
        "block-and-may",
        "activated-first",
        "activated-if",
        "may-flip",
        "reaction-may",
        "reaction-may-flip",
    }
)
"""Phrases with "you may": in what follows it, "it" is not used."""

OWN: Final = frozenset(
    {
        "become-energy",
        "become-energy-for-opponent",
        "damage-self",
        "damage-self-equal",
        "damage-self-per",
        "damage-self-per-at-most",
        "holds-at",
        "knock-out-and-become",
        "lasting-reaction",
        "lasting-reactions",
        "reaction",
        "reaction-flip",
        "reaction-may",
        "reaction-may-flip",
        "reaction-then",
        "repeat-last-attack",
        "return-own",
        "own-basic-to-deck",
        "reaction-may-choose",
        "reaction-offer",
        "reaction-while",
        "self-damages",
        "self-does-damage",
        "strike-back",
        "strike-back-equal",
        "stopped-copy",
        "stopped-reaction",
        "stopped-rule",
        "stopped-use",
        "stopped-use-when-new",
        "switch-self",
        "works-even-if",
        "unused-energy",
    }
)
REQUIREMENTS: Final = frozenset(
    {
        "in-order-to",
        "no-bench",
        "not-if",
        "only-if",
        "none-in-hand",
        "pay-energy-three",
        "pay-or-nothing",
        "pay-to-do",
        "trade-for",
        "trade-with-deck",
        "use-only-if",
    }
)
NO_STATEMENTS: Final = frozenset({"power", "standing", "attachment", "provision"})
"""Categories of sentences that are a text's frame: they stand first, or all of them are the text."""

BOUGHT: Final = frozenset({"pay-to-do", "trade-for", "trade-with-deck"})
SAID_LAST: Final = frozenset({"not-undamaged", "no-bench", "only-if", "not-if", "use-only-if", "pay-or-nothing"})
"""Requirements that older texts say at their end."""
TAKES_CHOICE: Final = frozenset(
    {
        "attach-energy",
        "attach-energy-from-deck",
        "choose-and-discard-energy",
        "discard-energy",
        "do-damage",
        "do-damage-equal",
        "do-damage-per",
        "do-damage-per-at-most",
        "do-some-damage",
        "self-does-damage",
        "discard-energy-equal",
        "for-each-counters",
        "for-each-damage",
        "heal",
        "heal-all",
        "heal-damage-done",
        "remove-counters-times",
        "inflict",
        "knock-out",
        "poison-strong",
        "put-counters",
        "put-counters-equal",
        "put-counters-per",
        "put-counters-per-at-most",
        "recover",
        "recover-from",
        "recover-named",
        "remove-counters",
        "remove-counters-equal",
        "return-to-deck",
        "return-to-hand",
    }
)
"""What is done to Pokémon that a sentence before has chosen."""
THEM: Final = frozenset(
    {
        "attach-them",
        "damage-some-of-them",
        "power-stops",
        "they-choose-and-damage",
        "damage-them",
        "discard-them",
        "remove-them",
        "switch-own-them",
        "switch-them",
    }
)
"""Acts on "1 of them": of the Benched Pokémon or Energy cards that the sentence has just spoken of."""

TESTED_COINS: Final = {"flip-heads-if": "flip-heads", "flip-tails-if": "flip-tails"}
TESTED: Final = frozenset({"if-then", "if-flip", "unless-flip", "flip-both-tails-if", *TESTED_COINS})
"""Sentences with a test and what is done then, which may be done to 1 of "them"."""

COINS_ARE: Final = frozenset({"coins-all", "coins-at-least", "coins-both", "coins-just", "coins-some"})
CHOOSING: Final = frozenset({"choose-pokemon", "choose-and-flip", "choose-them", "choose-them-and-flip"})
POINTS_BACK: Final = frozenset({"that", "each-of-them"})
UNAPPLIED: Final = (Ignore(Disregard.WEAKNESS_AND_RESISTANCE),)
"""What "for this attack" says of damage that is the attack's only one: it is so anyway (R191)."""

CHOICES: Final = frozenset(
    {"any-of-both", "any-of-both-with", "choice", "choice-by-opponent", "one-benched", "your-own"}
)
STOPPED: Final[dict[str, type | tuple[type, ...]]] = {
    "stopped-use": (Activated, Static, Reaction),
    "stopped-use-when-new": Activated,
    "stopped-reaction": Reaction,
    "stopped-rule": Static,
    "stopped-copy": Static,
    "works-even-if": (Activated, Static, Reaction),
}
BASED: Final = frozenset({"damage-plus", "damage-minus", "damage-times", "damage-times-both"})
ONLY_IN_ATTACKS: Final = frozenset(
    {
        *BASED,
        "attack-does-nothing",
        "damage-more",
        "damage-more-per",
        "heal-damage-done",
        "choose-and-copy",
        "choose-attack",
        "damage-equals",
        "attack-damages",
        "if-choose-attack",
        "also-damages-self",
        "must-flip-while-active",
        "self-damages",
        "flip-heads-cannot-attack",
        "flip-heads-cannot-retreat",
        "damage-got-through",
        "lasting-cannot-use-this-again",
        "first",
        "ignore-everything",
        "ignore-resistance",
        "ignore-weakness-resistance",
        "is-knocked-out",
        "lasting-cannot-use-this",
        "repeat-last-attack",
        "switch-defending",
        "unused-energy",
    }
)
COINS: Final = frozenset({"heads", "tails"})
FLIPS: Final = frozenset(kind for kind in KINDS if kind.startswith(("flip-coins", "flip-each", "flip-until")))
THAT_ATTACK: Final = frozenset({"copy-attack", "lasting-cannot-use-chosen"})
THAT_MANY: Final = frozenset(
    {"draw-twice-as-many", "discarded", "discarded-energy-typed", "discard-from-deck-as-many", "draw-as-many"}
)
DISCARDS: Final = (DiscardEnergy, DiscardFromHand)
IS_ACT: Final = {kind.id: kind.category in ("act", "deed", "countable", "putting") for kind in KINDS.values()}
SOURCE_AT: Final = {k.id: list(k.slots.values()).index(Source) for k in KINDS.values() if Source in k.slots.values()}
CHECKED: Final = frozenset(
    {
        "attacker",
        "damage-done",
        "evolves-from-named",
        "knocked-out-by",
        "lasting-new-base-damage-instead",
        "pay-energy",
        *ONLY_IN_ATTACKS,
        *SOURCE_AT,
        *OWN,
        *COINS,
        *THAT_ATTACK,
        *THAT_MANY,
    }
)
BUILT_APART: Final = frozenset(
    {
        "activated",
        "activated-first",
        "activated-if",
        "activated-to-do",
        "any-condition",
        "apply-weakness",
        "attach-them",
        "attach-this",
        "block-and-may",
        "block-may",
        "damage-some-of-them",
        "discard-them",
        "each-of-them",
        "holds-at",
        "if-both",
        "if-then-if",
        "it",
        "may",
        "play-as-pokemon",
        "play-as-pokemon-of-printed-hp",
        "power-stops",
        "reaction-may-choose",
        "reaction-then",
        "remove-them",
        "self-named",
        "stay-in-play",
        "that",
        "they-choose-and-damage",
        "unless-both",
        *CHOOSING,
    }
)
"""Kinds that the interpreter builds by a method of its own; all others stand in its tables."""

IN_ATTACK: Final = {"your-active": Who.SELF, "opponents-active": Who.DEFENDING}
"""The Active Pokémon as an attack calls them, but for what it leaves to be done later."""
