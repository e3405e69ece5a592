"""Rules that a card prints beside its texts. Those that its face already says are known; all others are text nobody read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from cardc.interchange.vocabulary import ENGLISH_TYPES, plain
from cardc.model.cards import PokemonCard
from cardc.model.terms import EnergyType, Label, Stage

_PRIZES: Final = re.compile(
    r"(?:pokemon-ex rule: )?when (?:a |this )?pokemon-ex (?:has been|is) knocked out, .{4,10} opponent takes 2 prize cards"
)
_TYPES: Final = re.compile(
    rf"this pokemon is both (?P<one>{'|'.join(ENGLISH_TYPES)}) ?(?:and )?(?P<two>{'|'.join(ENGLISH_TYPES)}) type"
)
_LEVEL_UP: Final = re.compile(
    r"put this card onto your active (?P<before>.+?)\. (?P<name>.+) can use any attack, (?:poke-power, or poke-body|ability) from its previous level"
)
_RESTORED: Final = re.compile(r"put this card onto your bench only with the effect of (?P<before>.+)")


def is_on_the_face(rule: str, card: PokemonCard) -> bool:
    """Whether the face of the card already says what a printed rule says: two Prizes (R244) and one copy of a Star by the
    label, two types by the types, levelling up and restoring by the stage."""
    text = " ".join(plain(rule).split()).rstrip(".")
    if _PRIZES.fullmatch(text):
        return Label.EX in card.labels
    if found := _TYPES.fullmatch(text):
        return {EnergyType(found["one"]), EnergyType(found["two"])} == set(card.types)
    if found := _LEVEL_UP.fullmatch(text):
        return card.stage is Stage.LEVEL_X and _same(found, card, "before")
    if found := _RESTORED.fullmatch(text):
        return card.stage is Stage.RESTORED and _same(found, card, "before")
    return False


def _same(found: Mapping[str, str] | re.Match[str], card: PokemonCard, group: str) -> bool:
    return card.evolves_from is not None and found[group] == plain(card.evolves_from)


# --- the rule of a kind of Trainer card --------------------------------------------------------------------------------

_SENTENCE: Final = re.compile(r"[^.!?()]*(?:\([^()]*\)[^.!?()]*)*[.!?]*\s*")
_OF_ITS_KIND: Final = tuple(
    re.compile(pattern)
    for pattern in (
        r"you (?:may|can) (?:only )?play (?:as many|any number of|only (?:one|1)|one|1) (?:\w+ )?(?:items?|supporters?|stadiums?|trainers?)(?: cards?)?(?: as you like)?"
        r" (?:during your turn|each turn|per turn)(?: \(?before your attack\)?| \(once a turn\))?",
        r"when you play this card, put it next to your active pokemon",
        r"when your turn ends, discard this card",
        r"(?:this card|it) stays in play when you play it",
        r"(?:discard|put) this card if another stadium (?:card )?comes into play",
        r"if another card with the same name is in play, you can't play this card",
        r"attach (?:this card|a pokemon tool) to (?:1|one) of your pokemon that doesn't (?:already )?have a pokemon tool(?: card)? attached to it(?: already)?",
        r"\(?if that pokemon is knocked out, discard this card\)?",
    )
)


def without_rule_of_its_kind(rule: str) -> str:
    """A printed rule of a Trainer card without the sentences that every card of its kind has."""
    kept = [sentence for sentence in _SENTENCE.findall(rule) if sentence.strip() and not _is_of_its_kind(sentence)]
    return "".join(kept).strip()


def _is_of_its_kind(sentence: str) -> bool:
    text = " ".join(plain(sentence).split()).strip(" .")
    return any(pattern.fullmatch(text) for pattern in _OF_ITS_KIND)
