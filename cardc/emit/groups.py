"""Groups of Pokémon and kinds of cards as constants of a module: what they are called, and what makes them.

The name follows from what is named, so the templates write it without knowing the module; the module then defines the
constants that its classes name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardc.emit.names import check_number, constant, literal, spelled
from cardc.emit.steps import parts_of
from cardc.model.parts import CardFilter, Group, TypeOf, Who
from cardc.model.terms import CardClass, EnergyType, Owner, Spot
from cardc.records import dataclass

_LONGEST = 70
_OWNERS = {Owner.YOURS: "YOUR", Owner.OPPONENTS: "OPPONENTS", Owner.EITHER: "EITHER_PLAYERS"}
_LIKE = {Who.SELF: "USER", Who.DEFENDING: "DEFENDING"}

NO_MATTER = "NO_MATTER"
"""No Energy is asked for."""


class UnnamedError(Exception):
    """A group that no constant can stand for."""


@dataclass(frozen=True, slots=True)
class Where:
    """A group, narrowed to the Pokémon that an act can do something to.

    ``energy`` is the constant of a type of which they must have an Energy card (``ANY_TYPE``: any card).
    """

    group: Group
    damaged: bool = False
    evolved: bool = False
    energy: str = NO_MATTER

    @property
    def name(self) -> str:
        """The name of its constant: ``YOUR_DAMAGED_BENCHED_POKEMON``. Different groups have different names."""
        group = self.group
        words = [_OWNERS[group.owner]]
        if self.damaged or group.damaged:
            words.append("DAMAGED")
        if self.evolved:
            words.append("EVOLVED")
        if group.spot is Spot.BENCH:
            words.append("BENCHED")
        if isinstance(group.type, EnergyType):
            words.append(group.type.name)
        words.append("POKEMON")
        if group.name is not None:
            words += ["NAMED", spelled(group.name)]
        if isinstance(group.type, TypeOf):
            words += ["LIKE", _like(group.type)]
        if self.energy != NO_MATTER:
            words += ["WITH", *([] if self.energy == constant(None) else [self.energy]), "ENERGY"]
        return "_".join(words)

    @property
    def made(self) -> str:
        """What makes it."""
        group = self.group
        parts = [constant(group.owner), constant(group.spot)]
        if isinstance(group.type, TypeOf):
            parts.append(f"type=TYPE_OF_{_like(group.type)}")
        elif group.type is not None:
            parts.append(f"type={constant(group.type)}")
        if group.name is not None:
            parts.append(f"name={literal(group.name)}")
        parts += ["damaged=True"] if self.damaged or group.damaged else []
        parts += [f"energy={self.energy}"] if self.energy != NO_MATTER else []
        parts += ["evolved=True"] if self.evolved else []
        return f"Where({', '.join(parts)})"


def _like(type: TypeOf) -> str:
    if type.who not in _LIKE:
        raise UnnamedError(f"a group can't have the type of {type.who.value}")
    return _LIKE[type.who]


def cards_name(cards: CardFilter) -> str:
    """The name of the constant for a kind of cards: ``BASIC_POKEMON_CARDS_NAMED_PIKACHU``."""
    if cards.kind is CardClass.CARD:
        return "ANY_CARD"
    kind = f"{constant(cards.kind)}S"
    start = kind if cards.type is None else f"{cards.type.name}_{kind}"
    if not cards.names:
        return start
    name = f"{start}_NAMED_{'_OR_'.join(map(spelled, cards.names))}"
    if len(name) <= _LONGEST:
        return name
    return f"{start}_NAMED_{spelled(cards.names[0])}_AND_SO_ON_{check_number(repr(cards.names))}"


def cards_made(cards: CardFilter) -> str:
    """What makes it."""
    parts = [constant(cards.kind)]
    if cards.type is not None:
        parts.append(f"type={constant(cards.type)}")
    if cards.names:
        names = ", ".join(map(literal, cards.names))
        parts.append(f"names=({names},)" if len(cards.names) == 1 else f"names=({names})")
    return f"Cards({', '.join(parts)})"


def constants(nodes: Iterable[object]) -> dict[str, str]:
    """Every constant that the classes of some cards may name, and what makes it, by name."""
    found: dict[str, str] = {}
    for node in nodes:
        for part in parts_of(node):
            if isinstance(part, CardFilter):
                found[cards_name(part)] = cards_made(part)
            elif isinstance(part, Group):
                found |= {where.name: where.made for where in _narrowed(part)}
    return dict(sorted(found.items()))


def _narrowed(group: Group) -> Iterator[Where]:
    yield Where(group)
    yield Where(group, damaged=True)
    yield Where(group, evolved=True)
    for type in (None, *EnergyType):
        yield Where(group, energy=constant(type))
