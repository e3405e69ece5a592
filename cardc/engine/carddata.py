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
    speaks_of_others,
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


def _switches_off(power: PowerEffect) -> bool:
    return power.ignores_powers or power.stops_own_powers or len(power.stops_powers) > 0


class CardData:
    """What every card has; ``kind`` is one of the ``KIND_…`` constants, ``id`` names the printing; ``hooks`` is the mask of the hooks that its powers
    or its text define; ``wide``: it says something about others.

    ``use`` is the action that its player may do with it from hand (``ACT_…``), ``NO_ACTION`` when only effects can.
    """

    __slots__ = ("hooks", "id", "kind", "name", "use", "wide")

    def __init__(self, id: str, name: str, kind: int, use: int) -> None:
        self.id: Final = id
        self.name: Final = name
        self.kind: Final = kind
        self.use: Final = use
        self.hooks: int = 0
        self.wide: bool = False


class PokemonData(CardData):
    """A Pokémon card. ``evolves_from`` is "" for a Basic Pokémon; ``hp`` in damage points; ``retreat`` in Energy.

    ``basic`` is the name of the Basic Pokémon at the bottom of a Stage 2 card's line, "" when the card set does
    not tell; effects that skip a stage look at it. ``prizes`` is how many Prizes its Knock Out gives (R198, R244). ``doll`` marks
    what a Trainer card is that is played as a Pokémon: it can't retreat, may be discarded by its player, gives no Prize.
    ``immune`` is the mask of conditions it can't be in. ``wide`` tells that some power says something about others, or that an attack leaves something
    that stops powers; ``stops`` that some power switches powers off. ``acts``: in play it is an action of its player, by a power that is used or as a doll; ``free_attacks`` is the mask of attacks
    without cost.
    """

    __slots__ = (
        "acts",
        "attack_hooks",
        "attack_needs",
        "attack_totals",
        "attacks",
        "basic",
        "doll",
        "evolves_from",
        "free_attacks",
        "hp",
        "immune",
        "level",
        "power_hooks",
        "powers",
        "prizes",
        "resistances",
        "retreat",
        "stage",
        "stops",
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
        prizes: int = 1,
        doll: bool = False,
        immune: int = 0,
    ) -> None:
        use = const.ACT_BENCH
        if stage != const.BASIC:
            use = const.ACT_EVOLVE if evolves_from and stage != const.RESTORED else const.NO_ACTION
        super().__init__(id, name, const.KIND_POKEMON, use)
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
        self.prizes: Final = prizes
        self.doll: Final = doll
        self.immune: Final = immune
        self.attack_hooks: Final = tuple([attack_hooks(attack) for attack in attacks])
        self.attack_needs: Final = tuple([cost_needs(attack.cost) for attack in attacks])
        self.attack_totals: Final = tuple([len(attack.cost) for attack in attacks])
        self.free_attacks: Final = sum([1 << i for i in range(len(attacks)) if not attacks[i].cost])
        self.power_hooks: Final = tuple([power_hooks(power) for power in powers])
        for mask in self.power_hooks:
            self.hooks |= mask
        for attack in attacks:
            if attack.watches:
                self.wide = True
        self.acts: Final = doll or any(power.usage != const.USAGE_NONE for power in powers)
        self.stops: Final = any(_switches_off(power) for power in powers)
        for power in powers:
            if speaks_of_others(power) or power.ignores_powers or power.copies_defending:
                self.wide = True


class TrainerData(CardData):
    """A Trainer card; ``trainer_kind`` is one of ``TRAINER … TOOL``.

    With ``hp`` it is played as a Basic Pokémon: ``pokemon`` is what it is in play, else ``None``.
    """

    __slots__ = ("effect", "hp", "pokemon", "trainer_kind")

    def __init__(
        self, id: str, name: str, effect: TrainerEffect, trainer_kind: int = const.TRAINER, hp: int = 0
    ) -> None:
        super().__init__(id, name, const.KIND_TRAINER, const.ACT_TRAINER)
        self.effect: Final = effect
        self.trainer_kind: Final = trainer_kind
        self.hooks = trainer_hooks(effect)
        self.wide = speaks_of_others(effect)
        self.hp: Final = hp
        pokemon: PokemonData | None = None
        if hp > 0:
            pokemon = PokemonData(id, name, const.BASIC, (), hp, prizes=0, doll=True, immune=const.ALL_CONDITIONS)
        self.pokemon: Final[PokemonData | None] = pokemon


class EnergyData(CardData):
    """An Energy card; ``provides`` lists one type for each Energy, ``ANY_TYPE`` for Energy of every type."""

    __slots__ = ("basic", "provides")

    def __init__(self, id: str, name: str, provides: tuple[int, ...], basic: bool = True) -> None:
        super().__init__(id, name, const.KIND_ENERGY, const.ACT_ENERGY)
        self.provides: Final = provides
        self.basic: Final = basic


def reprint(data: CardData, id: str, name: str = "") -> CardData:
    """The same card under another id; it shares the effect objects, so that both are the same card to every effect.

    ``name`` is given when the name is printed differently.
    """
    name = name or data.name
    if isinstance(data, PokemonData):
        return PokemonData(
            id,
            name,
            data.stage,
            data.types,
            data.hp,
            data.evolves_from,
            data.basic,
            data.retreat,
            data.weaknesses,
            data.resistances,
            data.attacks,
            data.powers,
            data.level,
            data.prizes,
            data.doll,
            data.immune,
        )
    if isinstance(data, TrainerData):
        return TrainerData(id, name, data.effect, data.trainer_kind, data.hp)
    if isinstance(data, EnergyData):
        return EnergyData(id, name, data.provides, data.basic)
    raise TypeError(f"{data.name} is no kind of card")


def as_pokemon(data: CardData) -> PokemonData | None:
    """What a card is when it is in play as a Pokémon; ``None`` when it never is."""
    if isinstance(data, PokemonData):
        return data
    return data.pokemon if isinstance(data, TrainerData) else None


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
