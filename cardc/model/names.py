"""What has a name of its own on a card."""

from enum import StrEnum


class NameKind(StrEnum):
    """The kinds of names. A value is the word that name files use for it."""

    CARD = "card"
    ATTACK = "attack"
    POWER = "power"
