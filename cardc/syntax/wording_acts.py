"""Acts and requirements as phrases of the card language: those that no row says; the inverse of ``build_acts``."""

from __future__ import annotations

from cardc.model.cards import OnlyIf, Requirement, Unless
from cardc.model.effects import Act, BecomeEnergy, DiscardFromDeck, DoDamage, FlipCoins, PutCards, Switch
from cardc.model.parts import Number, Per
from cardc.model.terms import Player
from cardc.syntax.wording import (
    PLACES,
    amount,
    card_filter,
    count,
    for_each,
    for_each_of,
    join,
    many,
    quantity,
    said,
    target,
    test,
    whose,
)


def act(part: Act) -> str:
    """An act as one sentence. Raises ``ValueError`` for an act with a block (``Lasting``, ``AttachThis``, …)."""
    match part:
        case DoDamage():
            return _do_damage(part)
        case BecomeEnergy():
            return f"self becomes {part.number} energy of a chosen type on {target(part.to)}"
        case DiscardFromDeck():
            return _discard_from_deck(part)
        case PutCards():
            return _put_cards(part)
        case Switch():
            return _switch(part)
        case _:
            return said(part)


def _do_damage(part: DoDamage) -> str:
    applied = "applying weakness and resistance" if part.applied else ""
    match part.amount:
        case Number():
            return join(f"{part.amount.value} damage to {target(part.target)}", applied)
        case Per():
            return join(f"{part.amount.each} damage to {target(part.target)}", for_each(part.amount), applied)
        case _:
            return join(f"damage to {target(part.target)} equals {amount(part.amount)}", applied)


def _discard_from_deck(part: DiscardFromDeck) -> str:
    deck = f"{whose(part.player)} deck"
    words, number = quantity(part.quantity)
    if words == "that many":
        return f"discard that many cards from the top of {deck}"
    cards = "card" if number == 1 else f"{number} cards"
    return join(f"discard the top {cards} of {deck}", for_each_of(part.quantity))


def _put_cards(part: PutCards) -> str:
    words, number = quantity(part.quantity)
    whose = "" if part.player is Player.YOU else "opponent's "
    chooser = "" if part.chooser is Player.YOU else ", opponent chooses"
    cards = card_filter(part.filter, number)
    return f"put {words} {cards} from {whose}{part.source} {PLACES[part.to]}{chooser}"


def _switch(part: Switch) -> str:
    chooser = (
        "" if part.chooser is part.player else ", you choose" if part.chooser is Player.YOU else ", opponent chooses"
    )
    return f"switch {whose(part.player)} active pokemon{chooser}"


# --- sentences that are no acts ----------------------------------------------------------------------------


def flip_coins(part: FlipCoins) -> str:
    """``flip 2 coins``, ``flip as many coins as energy on self`` or ``flip until tails``."""
    flip = "flip" if part.by is Player.YOU else "opponent flips"
    if part.number is None:
        return f"{flip} until tails"
    if isinstance(part.number, int):
        return f"{flip} {part.number} {many(part.number, 'coin')}"
    return f"{flip} as many coins as {count(part.number, 2)}"


def requirement(part: Requirement) -> str:
    """A sentence of a ``require`` block."""
    match part:
        case OnlyIf():
            return f"only if {test(part.test)}"
        case Unless():
            return f"not if {test(part.test)}"
        case _:
            return act(part)
