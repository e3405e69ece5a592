"""Card data: what is printed on a card, immutable and shared by all games of a process."""

from __future__ import annotations

from typing import Final

from cardc.engine import const
from cardc.engine.effect import (
    AttackEffect,
    PowerEffect,
    TrainerEffect,
    attack_hooks,
    power_hooks,
    trainer_hooks,
)


def cost_needs(cost: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """A cost without its Colorless part, as (type, number) pairs."""
    return tuple([(type, cost.count(type)) for type in sorted(set(cost)) if type != const.COLORLESS])


class Weakness:
    """Weakness to ``type``: damage is multiplied by ``times``, or ``plus`` points are added when above 0 (R188, R189)."""

    __slots__ = ("plus", "times", "type")

    def __init__(self, type: int, times: int = 2, plus: int = 0) -> None:
        self.type: Final = type
        self.times: Final = times
        self.plus: Final = plus


class Resistance:
    """Resistance to ``type``: ``minus`` damage points are taken off (R188)."""

    __slots__ = ("minus", "type")

    def __init__(self, type: int, minus: int = 30) -> None:
        self.type: Final = type
        self.minus: Final = minus


class CardData:
    """What every card has; ``kind`` is one of the ``KIND_…`` constants, ``id`` names the printing."""

    __slots__ = ("id", "kind", "name")

    def __init__(self, id: str, name: str, kind: int) -> None:
        self.id: Final = id
        self.name: Final = name
        self.kind: Final = kind


class PokemonData(CardData):
    """A Pokémon card. ``evolves_from`` is "" for a Basic Pokémon; ``hp`` in damage points; ``retreat`` in Energy.

    ``basic`` is the name of the Basic Pokémon at the bottom of a Stage 2 card's line, "" when the card set does
    not tell; effects that skip a stage look at it.
    """

    __slots__ = (
        "attack_hooks",
        "attack_needs",
        "attack_totals",
        "attacks",
        "basic",
        "evolves_from",
        "hooks",
        "hp",
        "level",
        "power_hooks",
        "powers",
        "resistances",
        "retreat",
        "stage",
        "types",
        "weaknesses",
    )

    def __init__(
        self,
        id: str,
        name: str,
        stage: int,
        types: tuple[int, ...],
        hp: int,
        evolves_from: str = "",
        basic: str = "",
        retreat: int = 0,
        weaknesses: tuple[Weakness, ...] = (),
        resistances: tuple[Resistance, ...] = (),
        attacks: tuple[AttackEffect, ...] = (),
        powers: tuple[PowerEffect, ...] = (),
        level: str = "",
    ) -> None:
        super().__init__(id, name, const.KIND_POKEMON)
        self.stage: Final = stage
        self.types: Final = types
        self.hp: Final = hp
        self.evolves_from: Final = evolves_from
        self.basic: Final = basic
        self.retreat: Final = retreat
        self.weaknesses: Final = weaknesses
        self.resistances: Final = resistances
        self.attacks: Final = attacks
        self.powers: Final = powers
        self.level: Final = level
        self.attack_hooks: Final = tuple([attack_hooks(attack) for attack in attacks])
        self.attack_needs: Final = tuple([cost_needs(attack.cost) for attack in attacks])
        self.attack_totals: Final = tuple([len(attack.cost) for attack in attacks])
        self.power_hooks: Final = tuple([power_hooks(power) for power in powers])
        hooks = 0
        for mask in self.power_hooks:
            hooks |= mask
        self.hooks: Final = hooks


class TrainerData(CardData):
    """A Trainer card; ``trainer_kind`` is one of ``TRAINER … TOOL``."""

    __slots__ = ("effect", "hooks", "trainer_kind")

    def __init__(self, id: str, name: str, effect: TrainerEffect, trainer_kind: int = const.TRAINER) -> None:
        super().__init__(id, name, const.KIND_TRAINER)
        self.effect: Final = effect
        self.trainer_kind: Final = trainer_kind
        self.hooks: Final = trainer_hooks(effect)


class EnergyData(CardData):
    """An Energy card; ``provides`` lists one type for each Energy, ``ANY_TYPE`` for Energy of every type."""

    __slots__ = ("basic", "provides")

    def __init__(self, id: str, name: str, provides: tuple[int, ...], basic: bool = True) -> None:
        super().__init__(id, name, const.KIND_ENERGY)
        self.provides: Final = provides
        self.basic: Final = basic


class CardPool:
    """The card data a program knows, by id. The caller fills it; the engine itself knows no card."""

    __slots__ = ("_by_id",)

    def __init__(self, cards: tuple[CardData, ...] = ()) -> None:
        self._by_id: dict[str, CardData] = {}
        self.add(cards)

    def add(self, cards: tuple[CardData, ...]) -> None:
        """Add cards; ``ValueError`` when an id is taken by other data."""
        for card in cards:
            known = self._by_id.get(card.id)
            if known is not None and known is not card:
                raise ValueError(f"two cards have the id {card.id!r}: {known.name!r} and {card.name!r}")
            self._by_id[card.id] = card

    def get(self, card_id: str) -> CardData:
        """The card with this id; ``KeyError`` with the id when there is none."""
        return self._by_id[card_id]

    def ids(self) -> list[str]:
        """All ids, in the order in which the cards were added."""
        return list(self._by_id)

    def __contains__(self, card_id: str) -> bool:
        return card_id in self._by_id

    def __len__(self) -> int:
        return len(self._by_id)
