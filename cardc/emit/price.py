"""What must be there for acts that are done all or not at all: requirements, and what a player may do."""

from __future__ import annotations

from cardc.emit import phrases
from cardc.emit.names import constant
from cardc.emit.phrases import TRUE, Place, phrase
from cardc.model.effects import Act, DiscardEnergy, DiscardFromHand, Flip, If, May, PutCards
from cardc.model.parts import All, AnyNumber, Exactly, PerCount, Quantity, UpTo, Who
from cardc.model.terms import Player


def offered(first: Act | May | Flip | If, at: Place) -> str:
    """The test whether somebody is asked at all who may do something: whether its first act can be done in full.

    What follows that act depends on it ("You may … If you do, …"), and a question about nothing is none.
    """
    match first:
        case May() | Flip() | If():
            return TRUE
        case DiscardEnergy(quantity, type, Who() as who) if who is not Who.THAT and least(quantity):
            return f"c.can_discard_energy({least(quantity)}, {constant(type)}, {at.who(who)})"
        case DiscardFromHand(Player.YOU, quantity):
            return f"c.can_discard_from_hand({least(quantity)})"
        case PutCards(quantity=quantity):
            return phrase("acts", "can_PutCards", first, at, least(quantity))
    return phrases.can(first, at)


def least(quantity: Quantity) -> int:
    """How many there must be at least."""
    match quantity:
        case Exactly(number):
            return number
        case UpTo():
            return 1
        case All() | AnyNumber() | PerCount():
            return 0
