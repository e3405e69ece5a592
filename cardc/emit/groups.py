"""Groups of Pokémon and kinds of cards as constants of a module: what they are called, and what makes them.

The name follows from what is named, so the templates write it without knowing the module; the module then defines the
constants that its classes name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardc.emit.names import check_number, constant, literal, spelled
from cardc.emit.steps import parts_of
from cardc.model.parts import (
    CardFilter,
    CardTrait,
    Damaged,
    EvolvesFrom,
    Group,
    Is,
    Named,
    NamePart,
    NotOfType,
    OfRank,
    OfType,
    Trait,
    TypeOf,
    Who,
    WithEnergy,
    WithPower,
)
from cardc.model.rules import PowersStop
from cardc.model.terms import CardClass, EnergyType, Owner, Spot
from cardc.records import dataclass

_LONGEST = 70
_KEPT = 50
_OWNERS = {Owner.YOURS: "YOUR", Owner.OPPONENTS: "OPPONENTS", Owner.EITHER: "EITHER_PLAYERS"}
_LIKE = {Who.SELF: "USER", Who.DEFENDING: "DEFENDING"}
_FROM = {
    Who.SELF: "USER",
    Who.DEFENDING: "DEFENDING",
    Who.ATTACKER: "ATTACKER",
    Who.YOUR_ACTIVE: "YOUR_ACTIVE",
    Who.OPPONENTS_ACTIVE: "OPPONENTS_ACTIVE",
}
_ACTIVE = {Who.YOUR_ACTIVE: Owner.YOURS, Who.OPPONENTS_ACTIVE: Owner.OPPONENTS}
_JOINTS = frozenset({"NAMED", "OR", "WITH", "IN", "NAME", "LIKE", "FROM", "AND", "POKEMON"})
"""Words between names in a constant; a name that holds one is told from the like by a number."""

NO_MATTER = "NO_MATTER"
"""No Energy is asked for."""


class UnnamedError(Exception):
    """A group that no constant can stand for."""


@dataclass(frozen=True, slots=True)
class Where:
    """A group, narrowed to the Pokémon that an act can do something to.

    ``energy`` is the constant of a type of which they must have an Energy card (``ANY_TYPE``: any card); ``active``: the Active
    Pokémon alone, which the model has other words for.
    """

    group: Group
    damaged: bool = False
    evolved: bool = False
    energy: str = NO_MATTER
    active: bool = False

    @property
    def name(self) -> str:
        """The name of its constant: ``YOUR_DAMAGED_BENCHED_POKEMON``. Different groups have different names."""
        words = [_OWNERS[self.group.owner]]
        words += ["DAMAGED"] if self._is_damaged else []
        words += [trait.rank.name for trait in self.group.traits if isinstance(trait, OfRank)]
        words += ["DEVOLVABLE"] if self.evolved else []
        words += ["ACTIVE"] if self.active else ["BENCHED"] if self.group.spot is Spot.BENCH else []
        words += [word for trait in self.group.traits for word in _before_noun(trait)]
        words.append("POKEMON")
        words += [word for trait in self.group.traits for word in _after_noun(trait)]
        if self._energies:
            kinds = ["ANY" if energy == constant(None) else energy for energy in self._energies]
            words += ["WITH", *([] if kinds == ["ANY"] else ["_AND_".join(kinds)]), "ENERGY"]
        if WithPower() in self.group.traits:
            words += ["WITH", "A", "POWER"]
        return _shortened("_".join(words))

    @property
    def made(self) -> str:
        """What makes it."""
        parts = [constant(self.group.owner), "ACTIVE" if self.active else constant(self.group.spot)]
        for trait in self.group.traits:
            parts += _asked(trait)
        parts += ["damaged=True"] if self._is_damaged else []
        parts += [f"{field}={energy}" for field, energy in zip(("energy", "more_energy"), self._energies, strict=False)]
        parts += ["evolved=True"] if self.evolved else []
        return f"Where({', '.join(parts)})"

    @property
    def _is_damaged(self) -> bool:
        return self.damaged or Damaged() in self.group.traits

    @property
    def _energies(self) -> list[str]:
        """The constants of the Energy that is asked for, each once."""
        asked = [constant(trait.type) for trait in self.group.traits if isinstance(trait, WithEnergy)]
        return asked if self.energy in (NO_MATTER, *asked) else [*asked, self.energy]


def _before_noun(trait: Trait) -> list[str]:
    match trait:
        case OfType(EnergyType() as kind):
            return [kind.name]
        case NotOfType(kind):
            return ["NON", kind.name]
    return []


def _after_noun(trait: Trait) -> list[str]:
    match trait:
        case Named(names):
            return ["NAMED", _list_of(names)]
        case NamePart(part):
            return ["WITH", _called(part), "IN", "NAME"]
        case OfType(TypeOf() as like):
            return ["LIKE", _like(like)]
    return []


def _asked(trait: Trait) -> list[str]:
    """The arguments that ask for a quality; damage and Energy are put together from other places too."""
    match trait:
        case OfType(TypeOf() as like):
            return [f"type=TYPE_OF_{_like(like)}"]
        case OfType(EnergyType() as kind):
            return [f"type={constant(kind)}"]
        case NotOfType(kind):
            return [f"not_type={constant(kind)}"]
        case OfRank(rank):
            return [f"rank={constant(rank)}"]
        case Named(names):
            return [f"names={_tuple_of(names)}"]
        case NamePart(part):
            return [f"part={literal(part)}"]
        case WithPower():
            return ["power=True"]
    return []


def _like(type: TypeOf) -> str:
    if type.who not in _LIKE:
        raise UnnamedError(f"a group can't have the type of {type.who.value}")
    return _LIKE[type.who]


def _called(name: str) -> str:
    """A name in capitals that no joint can be read in."""
    capitals = spelled(name)
    return f"{capitals}_{check_number(name)}" if _JOINTS & set(capitals.split("_")) else capitals


def _list_of(names: tuple[str, ...]) -> str:
    return "_OR_".join(map(_called, names))


def _shortened(name: str) -> str:
    """A name that fits into a line; one that was too long is told from the like by a number."""
    return name if len(name) <= _LONGEST else f"{name[:_KEPT].rstrip('_')}_AND_SO_ON_{check_number(name)}"


def _tuple_of(names: tuple[str, ...]) -> str:
    listed = ", ".join(map(literal, names))
    return f"({listed},)" if len(names) == 1 else f"({listed})"


def cards_name(cards: CardFilter) -> str:
    """The name of the constant for a kind of cards: ``BASIC_POKEMON_CARDS_NAMED_PIKACHU``."""
    start = "_OR_".join("ANY_CARD" if kind is CardClass.CARD else f"{constant(kind)}S" for kind in cards.kinds)
    before = [word for trait in cards.traits for word in _card_before(trait)]
    after = [word for trait in cards.traits for word in _card_after(trait)]
    return _shortened("_".join([*before, start, *after]))


def _card_before(trait: CardTrait) -> list[str]:
    return [trait.type.name] if isinstance(trait, OfType) and isinstance(trait.type, EnergyType) else []


def _card_after(trait: CardTrait) -> list[str]:
    match trait:
        case Named(names):
            return ["NAMED", _list_of(names)]
        case NamePart(part):
            return ["WITH", _called(part), "IN", "NAME"]
        case EvolvesFrom(Who() as who):
            return ["FROM", _from(who)]
        case EvolvesFrom(str() as name):
            return ["FROM", "NAMED", _called(name)]
    return []


def _from(who: Who) -> str:
    if who not in _FROM:
        raise UnnamedError(f"a kind of cards can't evolve from {who.value}")
    return _FROM[who]


def cards_made(cards: CardFilter) -> str:
    """What makes it."""
    first, *more = (constant(kind) for kind in cards.kinds)
    parts = [first]
    for trait in cards.traits:
        match trait:
            case OfType(EnergyType() as kind):
                parts.append(f"type={constant(kind)}")
            case Named(names):
                parts.append(f"names={_tuple_of(names)}")
            case NamePart(part):
                parts.append(f"part={literal(part)}")
            case EvolvesFrom(Who() as who):
                parts.append(f"evolves_from_who=FROM_{_from(who)}")
            case EvolvesFrom(str() as name):
                parts.append(f"evolves_from={literal(name)}")
            case OfType(TypeOf()):
                raise UnnamedError("a card has a type of its own to look for")
    if more:
        parts.append(f"kinds=({', '.join(more)}{',' if len(more) == 1 else ''})")
    return f"Cards({', '.join(parts)})"


def having(trait: Trait) -> Where:
    """All Pokémon in play with a quality, to ask whether one of them has it."""
    return Where(Group(Owner.EITHER, Spot.IN_PLAY, (trait,)))


def stopped(subject: Who | Group) -> Where | None:
    """The group whose powers stop, as a constant; ``None`` for the Pokémon that carries the rule."""
    if isinstance(subject, Group):
        return Where(subject)
    return Where(Group(_ACTIVE[subject], Spot.IN_PLAY), active=True) if subject in _ACTIVE else None


def constants(nodes: Iterable[object]) -> dict[str, str]:
    """Every constant that the classes of some cards may name, and what makes it, by name."""
    found: dict[str, str] = {}
    for node in nodes:
        for part in parts_of(node):
            match part:
                case CardFilter():
                    found[cards_name(part)] = cards_made(part)
                case Group():
                    found |= {where.name: where.made for where in _narrowed(part)}
                case Is(_, trait):
                    found[having(trait).name] = having(trait).made
                case PowersStop(of) if (where := stopped(of)) is not None:
                    found[where.name] = where.made
    return dict(sorted(found.items()))


def _narrowed(group: Group) -> Iterator[Where]:
    yield Where(group)
    yield Where(group, damaged=True)
    yield Where(group, evolved=True)
    for type in (None, *EnergyType):
        yield Where(group, energy=constant(type))
