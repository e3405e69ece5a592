"""Groups of Pokémon and filters of cards as values: made once by the module that uses them, never changed."""

from __future__ import annotations

from typing import Final

from cardc.engine import const


class Where:
    """The Pokémon of ``owner`` (seen from the controller) at ``spot``, narrowed by every quality that is given.

    ``type`` may be ``TYPE_OF_USER`` or ``TYPE_OF_DEFENDING``: any type that this Pokémon has now. ``damaged``: with damage
    counters; ``energy``: with an Energy card attached that provides it (``ANY_TYPE``: any); ``evolved``: with Evolution cards.
    """

    __slots__ = ("damaged", "energy", "evolved", "name", "only_type", "owner", "plain", "spot", "type")

    def __init__(
        self,
        owner: int,
        spot: int,
        type: int = const.ANY_TYPE,
        name: str = "",
        damaged: bool = False,
        energy: int = const.NO_MATTER,
        evolved: bool = False,
    ) -> None:
        self.owner: Final = owner
        self.spot: Final = spot
        self.type: Final = type
        self.name: Final = name
        self.damaged: Final = damaged
        self.energy: Final = energy
        self.evolved: Final = evolved
        more = name != "" or damaged or energy != const.NO_MATTER or evolved
        self.only_type: Final = type >= 0 and not more
        self.plain: Final = type == const.ANY_TYPE and not more


class Cards:
    """Cards of the class ``kind`` (``CARD … BASIC_ENERGY_CARD``), narrowed by type and by ``names`` (any one of them)."""

    __slots__ = ("kind", "names", "type")

    def __init__(self, kind: int, type: int = const.ANY_TYPE, names: tuple[str, ...] = ()) -> None:
        self.kind: Final = kind
        self.type: Final = type
        self.names: Final = names
