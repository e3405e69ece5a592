"""Groups of Pokémon and filters of cards as values: made once by the module that uses them, never changed."""

from __future__ import annotations

import re
from typing import Final

from cardc.engine import const


class Where:
    """The Pokémon of ``owner`` (seen from the controller) at ``spot``, narrowed by every quality that is given.

    ``spot`` may be ``ACTIVE`` too. ``type`` may be ``TYPE_OF_USER`` or ``TYPE_OF_DEFENDING``: any type that this Pokémon has now; ``types``:
    one of several; ``not_type``: has not this type. ``names``: called by one of them; ``part``: words of its name. ``damaged``: with damage
    counters; ``energy``, ``more_energy``: with an Energy card attached that provides it (``ANY_TYPE``: any); ``rank``: ``RANK_BASIC`` or
    ``RANK_EVOLVED``; ``power``: with a Pokémon Power; ``evolved``: with Evolution cards that can be taken off.
    """

    __slots__ = (
        "damaged",
        "energy",
        "evolved",
        "more_energy",
        "names",
        "not_type",
        "only_type",
        "owner",
        "part",
        "plain",
        "power",
        "rank",
        "spot",
        "type",
        "types",
    )

    def __init__(
        self,
        owner: int,
        spot: int,
        type: int = const.ANY_TYPE,
        names: tuple[str, ...] = (),
        damaged: bool = False,
        energy: int = const.NO_MATTER,
        evolved: bool = False,
        *,
        rank: int = const.ANY_RANK,
        not_type: int = const.ANY_TYPE,
        part: str = "",
        power: bool = False,
        more_energy: int = const.NO_MATTER,
        types: tuple[int, ...] = (),
    ) -> None:
        self.owner: Final = owner
        self.spot: Final = spot
        self.type: Final = type
        self.names: Final = names
        self.damaged: Final = damaged
        self.energy: Final = energy
        self.evolved: Final = evolved
        self.rank: Final = rank
        self.not_type: Final = not_type
        self.part: Final = part
        self.power: Final = power
        self.more_energy: Final = more_energy
        self.types: Final = types
        asks_energy = energy != const.NO_MATTER or more_energy != const.NO_MATTER
        asks_name = len(names) > 0 or part != ""
        more = damaged or evolved or power or rank >= 0 or not_type >= 0 or asks_energy or asks_name or len(types) > 0
        self.only_type: Final = type >= 0 and not more
        self.plain: Final = type == const.ANY_TYPE and not more

    @property
    def numbers(self) -> list[int]:
        """All but the names, for a lasting effect that keeps the group as text."""
        flags = (1 if self.damaged else 0) | (2 if self.evolved else 0) | (4 if self.power else 0)
        head = [self.owner, self.spot, self.type, self.energy, self.more_energy, self.rank, self.not_type, flags]
        return head + list(self.types)

    def fixed(self, types: tuple[int, ...]) -> Where:
        """The same group with one of ``types`` in the place of the type that a Pokémon has now."""
        return Where(
            self.owner,
            self.spot,
            const.ANY_TYPE,
            self.names,
            self.damaged,
            self.energy,
            self.evolved,
            rank=self.rank,
            not_type=self.not_type,
            part=self.part,
            power=self.power,
            more_energy=self.more_energy,
            types=types,
        )


_NUMBERS: Final = 8
_NUMBER: Final = re.compile(r"-?[0-9]{1,3}")
_told: Final[dict[str, Where]] = {}


def told(where: Where) -> str:
    """A group as text: a line of numbers, one with a part of a name, then a line for each name."""
    return "\n".join([" ".join([str(number) for number in where.numbers]), where.part, *where.names])


def where_of(text: str) -> Where:
    """The group that :func:`told` wrote; ``ValueError`` for any other text."""
    known = _told.get(text)
    if known is not None:
        return known
    lines = text.split("\n")
    words = lines[0].split(" ")
    numbers = [int(word) for word in words] if all(_NUMBER.fullmatch(word) for word in words) else []
    if len(numbers) < _NUMBERS or len(lines) < 2:
        raise ValueError(f"no group: {text!r}")
    flags = numbers[7]
    made = Where(
        numbers[0],
        numbers[1],
        numbers[2],
        tuple(lines[2:]),
        flags & 1 > 0,
        numbers[3],
        flags & 2 > 0,
        rank=numbers[5],
        not_type=numbers[6],
        part=lines[1],
        power=flags & 4 > 0,
        more_energy=numbers[4],
        types=tuple(numbers[_NUMBERS:]),
    )
    _told[text] = made
    return made


class Cards:
    """Cards of the class ``kind`` (``CARD … SPECIAL_ENERGY_CARD``) or one of ``kinds``, narrowed by every quality that is given.

    ``type``: has or provides it; ``names``: called by one of them; ``part``: words of the name; ``evolves_from``: a card that evolves from
    a Pokémon of this name, ``evolves_from_who`` (``FROM_…``) from the Pokémon in play that is meant.
    """

    __slots__ = ("evolves_from", "evolves_from_who", "kind", "kinds", "names", "part", "type")

    def __init__(
        self,
        kind: int,
        type: int = const.ANY_TYPE,
        names: tuple[str, ...] = (),
        *,
        kinds: tuple[int, ...] = (),
        part: str = "",
        evolves_from: str = "",
        evolves_from_who: int = const.FROM_ANY,
    ) -> None:
        self.kind: Final = kind
        self.kinds: Final = kinds
        self.type: Final = type
        self.names: Final = names
        self.part: Final = part
        self.evolves_from: Final = evolves_from
        self.evolves_from_who: Final = evolves_from_who

    @property
    def any_card(self) -> bool:
        """Whether every card will do, so that nothing need be shown."""
        return self.kind == const.CARD and not self.names and not self.part
