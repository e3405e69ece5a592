"""The mutable state of a game: plain classes, copied by hand. Cards and card data are shared between copies.

Units: ``damage`` is in damage points (a damage counter is 10 of them, R186). Turns are counted from 1; turn numbers
alternate between the players, so "the opponent's next turn" is the next number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cardc.engine import const
from cardc.engine.carddata import CardData, EnergyData, PokemonData, as_pokemon
from cardc.engine.chance import Chance
from cardc.engine.editions import Edition
from cardc.engine.effect import StandingEffect


@mypyc_attr(acyclic=True)
class Card:
    """One physical card of the game; ``number`` counts through both decks.

    ``bit`` is a mask of one bit, which the cards of one player share when they are of the same printing (:meth:`State.set_cards`).
    """

    __slots__ = ("bit", "data", "number", "owner")

    def __init__(self, number: int, data: CardData, owner: int) -> None:
        self.number: Final = number
        self.data: Final = data
        self.owner: Final = owner
        self.bit: int = 0


@mypyc_attr(acyclic=True)
class AttachedEnergy:
    """A card attached as Energy; never changed, so that copies of a position share it. ``provides`` is what it gives by itself; with ``turned_to`` (-1: nothing) all of it
    counts as that type instead in turn ``turned_turn`` (or a ``TURN_…``, -1: as long as it is attached there); ``by_power``: a power did that.
    """

    __slots__ = ("by_power", "card", "provides", "turned_to", "turned_turn")

    def __init__(
        self,
        card: Card,
        provides: tuple[int, ...],
        turned_to: int = -1,
        turned_turn: int = -1,
        by_power: bool = False,
    ) -> None:
        self.card: Final = card
        self.provides: Final = provides
        self.turned_to: Final = turned_to
        self.turned_turn: Final = turned_turn
        self.by_power: Final = by_power


@mypyc_attr(acyclic=True)
class AttachedTrainer:
    """A Trainer card on a Pokémon, never changed; discarded at the end of ``last_turn`` (-1: only when it leaves play)."""

    __slots__ = ("card", "last_turn")

    def __init__(self, card: Card, last_turn: int) -> None:
        self.card: Final = card
        self.last_turn: Final = last_turn


@mypyc_attr(acyclic=True)
class Lasting:
    """A lasting effect as data, never changed: a ``LASTS_…`` kind, its numbers, when it holds.

    ``turn`` is the only turn that it holds in, or a ``TURN_…``: it holds from now on. ``a`` holds points, a type, a
    mask of conditions or of coins, an amount of Energy, the highest damage that is prevented (-1: any), for ``LASTS_CANNOT_USE`` and
    ``LASTS_REACTION`` the number of the card that bears the text. ``b`` holds the lowest damage that is prevented (-1: any), the
    ``uid`` of the other Pokémon that it is about (-1: any), the place of an attack on its card, for a reaction
    ``reaction_place``, 1 for rounding up. ``attack`` is the name of an attack, or a group as text (``groups.told``): the attackers, whose
    powers stop. ``cause``: number of the card that made it;
    ``by_power``: a power of it.
    """

    __slots__ = ("a", "attack", "b", "by_power", "cause", "kind", "turn")

    def __init__(
        self, kind: int, turn: int, a: int, b: int, cause: int, attack: str = "", by_power: bool = False
    ) -> None:
        self.kind: Final = kind
        self.turn: Final = turn
        self.a: Final = a
        self.b: Final = b
        self.cause: Final = cause
        self.attack: Final = attack
        self.by_power: Final = by_power


_NO_ENERGY: Final[tuple[int, ...]] = (0,) * (const.TYPES + 1)

Result = tuple[int, int, int, int, int, str]
"""One thing that an attack did to a Pokémon besides damage: a ``RESULT_…`` kind, four numbers, the name of an attack."""


@mypyc_attr(acyclic=True)
class InPlay:
    """A Pokémon in play with everything attached to it. What it holds stands in tuples, which copies of a position share.

    ``cards`` is the pile of cards, the visible one last (``top``). ``hit_turn``, ``hit_damage`` and ``hit_results`` are what the last
    attack of the opponent did to it: in which turn, damage in points, all else.

    Worked out from the rest and kept until something changes: ``data`` is what it is treated as, the data of ``top`` unless it
    is ``copying`` another card; ``attack_card`` is the number of the card that bears its attacks; ``types``, ``weakness`` and ``resistance`` (-1: as
    printed) with what effects changed; ``powers_ignored`` the mask of its powers that others switch off; ``hooks`` the mask of hooks of its
    powers, attached Trainer cards and what others say about it. ``energy_by_type``, ``energy_total`` and ``payable``, the mask of the
    attacks whose cost the Energy pays, are renewed when ``energy_stale``; ``energy_turned`` tells that some Energy counts as another type, now or in a turn to come.
    """

    __slots__ = (
        "attack_card",
        "cards",
        "conditions",
        "copying",
        "damage",
        "data",
        "effects",
        "energy",
        "energy_by_type",
        "energy_stale",
        "energy_total",
        "energy_turned",
        "entered_turn",
        "evolved_turn",
        "hit_damage",
        "hit_results",
        "hit_turn",
        "hooks",
        "in_play",
        "knocked_out",
        "owner",
        "paralyzed_until",
        "payable",
        "poison",
        "power_turn",
        "power_uses",
        "powers_ignored",
        "resistance",
        "top",
        "trainers",
        "types",
        "weakness",
    )

    def __init__(self, owner: int, card: Card, turn: int) -> None:
        data = pokemon_data(card)
        self.owner: int = owner
        self.cards: tuple[Card, ...] = (card,)
        self.top: Card = card
        self.data: PokemonData = data
        self.energy: tuple[AttachedEnergy, ...] = ()
        self.trainers: tuple[AttachedTrainer, ...] = ()
        self.effects: tuple[Lasting, ...] = ()
        self.damage: int = 0
        self.conditions: int = 0
        self.poison: int = 0
        self.paralyzed_until: int = -1
        self.entered_turn: int = turn
        self.evolved_turn: int = -1
        self.power_uses: int = 0
        self.power_turn: int = -1
        self.hooks: int = data.hooks
        self.energy_by_type: tuple[int, ...] = _NO_ENERGY
        self.energy_total: int = 0
        self.energy_stale: bool = False
        self.energy_turned: bool = False
        self.payable: int = data.free_attacks
        self.knocked_out: bool = False
        self.in_play: bool = True
        self.hit_turn: int = -1
        self.hit_damage: int = 0
        self.hit_results: tuple[Result, ...] = ()
        self.attack_card: int = card.number
        self.copying: bool = False
        self.powers_ignored: int = 0
        self.types: tuple[int, ...] = data.types
        self.weakness: int = -1
        self.resistance: int = -1

    @property
    def uid(self) -> int:
        """A number that no other Pokémon in play has: that of its lowest card."""
        return self.cards[0].number

    def remaining_hp(self) -> int:
        """HP left in points, never below 0."""
        left = self.data.hp - self.damage
        return left if left > 0 else 0

    def has(self, condition: int) -> bool:
        """Whether it is in this condition."""
        return self.conditions & condition != 0

    def copy(self) -> InPlay:
        """A copy that shares cards and data only."""
        other = InPlay(self.owner, self.top, self.entered_turn)
        other.cards = self.cards
        other.data = self.data
        other.energy = self.energy
        other.trainers = self.trainers
        other.effects = self.effects
        other.damage = self.damage
        other.conditions = self.conditions
        other.poison = self.poison
        other.paralyzed_until = self.paralyzed_until
        other.evolved_turn = self.evolved_turn
        other.power_uses = self.power_uses
        other.power_turn = self.power_turn
        other.hooks = self.hooks
        other.energy_by_type = self.energy_by_type
        other.energy_total = self.energy_total
        other.energy_stale = self.energy_stale
        other.energy_turned = self.energy_turned
        other.payable = self.payable
        other.knocked_out = self.knocked_out
        other.in_play = self.in_play
        other.hit_turn = self.hit_turn
        other.hit_damage = self.hit_damage
        other.hit_results = self.hit_results
        other.attack_card = self.attack_card
        other.copying = self.copying
        other.powers_ignored = self.powers_ignored
        other.types = self.types
        other.weakness = self.weakness
        other.resistance = self.resistance
        return other


@mypyc_attr(acyclic=True)
class Standing:
    """An effect in play that says something about others: the hooks it defines, whose it is, the Pokémon it stands on
    (``None``: a Stadium).
    """

    __slots__ = ("effect", "hooks", "owner", "source")

    def __init__(self, effect: StandingEffect, hooks: int, owner: int, source: InPlay | None) -> None:
        self.effect: Final = effect
        self.hooks: Final = hooks
        self.owner: Final = owner
        self.source: Final = source


@mypyc_attr(acyclic=True)
class Side:
    """One player's half of the table and what that player did this turn.

    The top of the deck is the end of the list, so that drawing is cheap. ``effects`` are lasting effects on the player; ``seen`` is
    what the player has looked at this turn and nobody else knows.
    """

    __slots__ = (
        "active",
        "attacks",
        "bench",
        "deck",
        "discard",
        "effects",
        "energy_attached",
        "hand",
        "player",
        "powers",
        "prizes",
        "retreat_failed",
        "retreats",
        "seen",
        "stadiums",
        "supporters",
        "trainers",
    )

    def __init__(self, player: int) -> None:
        self.player: int = player
        self.deck: list[Card] = []
        self.hand: list[Card] = []
        self.prizes: list[Card] = []
        self.discard: list[Card] = []
        self.active: InPlay | None = None
        self.bench: list[InPlay] = []
        self.attacks: int = 0
        self.powers: int = 0
        self.energy_attached: int = 0
        self.retreats: int = 0
        self.retreat_failed: bool = False
        self.supporters: int = 0
        self.stadiums: int = 0
        self.trainers: int = 0
        self.effects: tuple[Lasting, ...] = ()
        self.seen: list[Card] = []

    def end_turn(self) -> None:
        """Forget what this player did in the turn that ends."""
        self.attacks = 0
        self.powers = 0
        self.energy_attached = 0
        self.retreats = 0
        self.retreat_failed = False
        self.supporters = 0
        self.stadiums = 0
        self.trainers = 0

    def pokemon(self) -> list[InPlay]:
        """All Pokémon in play, the Active first (a new list)."""
        if self.active is None:
            return self.bench.copy()
        return [self.active, *self.bench]

    def copy(self) -> Side:
        other = Side(self.player)
        other.deck = self.deck.copy()
        other.hand = self.hand.copy()
        other.prizes = self.prizes.copy()
        other.discard = self.discard.copy()
        other.active = None if self.active is None else self.active.copy()
        other.bench = [pokemon.copy() for pokemon in self.bench]
        other.attacks = self.attacks
        other.powers = self.powers
        other.energy_attached = self.energy_attached
        other.retreats = self.retreats
        other.retreat_failed = self.retreat_failed
        other.supporters = self.supporters
        other.stadiums = self.stadiums
        other.effects = self.effects
        other.seen = self.seen.copy()
        other.trainers = self.trainers
        return other


@mypyc_attr(acyclic=True)
class State:
    """Everything that a game remembers between two actions.

    ``player`` is whose turn it is, ``first_player`` who won the coin flip; ``phase`` the action that comes next;
    ``winner`` is -1 while nobody has won, ``way`` then one of ``WON_BY_…``. ``prizes_each`` is 6, in a Sudden
    Death 1 (R053); ``sudden_deaths`` counts those. ``face_down`` is true until the Pokémon of the set-up are
    revealed (R040). ``stadium`` is the Stadium card in play (R135);
    ``powers_stop`` which powers their conditions switch off (``Edition.powers_blocked_by_conditions``), ``name_ignore`` which
    marks are no part of a name (``Edition.name_ignore``). ``timed`` is true when something that
    ends with a turn may be in play (lasting effects, attached Trainer cards, turned Energy), ``hooks`` is the mask of all hooks
    that cards of the game define, ``acts`` whether one of them acts in play (``PokemonData.acts``).

    Worked out from the rest (``standing.py``): ``spoken`` tells whether some card in play spoke of others at the last look, ``standing`` are
    the effects that do and ``standing_hooks`` the mask of all their hooks; ``trainers_stopped`` and ``hands_open`` are masks of players;
    ``stops_live``: the powers of a group stop that is told by damage or Energy, so it is looked at again after each action. ``watch`` tells whether any card of the game could
    have such an effect; without it nothing of this is ever looked at.
    """

    __slots__ = (
        "acts",
        "cards",
        "chance",
        "face_down",
        "first_player",
        "hands_open",
        "hooks",
        "name_ignore",
        "phase",
        "player",
        "powers_stop",
        "prizes_each",
        "sides",
        "spoken",
        "stadium",
        "standing",
        "standing_hooks",
        "stops_live",
        "sudden_deaths",
        "timed",
        "trainers_stopped",
        "turn",
        "watch",
        "way",
        "winner",
    )

    def __init__(self, cards: tuple[Card, ...], chance: Chance, prizes_each: int) -> None:
        self.cards: tuple[Card, ...] = ()
        self.watch: bool = False
        self.hooks: int = 0
        self.acts: bool = False
        self.timed: bool = True
        self.set_cards(cards)
        self.chance: Chance = chance
        self.sides: list[Side] = [Side(0), Side(1)]
        self.turn: int = 0
        self.player: int = 0
        self.first_player: int = 0
        self.phase: int = const.PHASE_SETUP
        self.prizes_each: int = prizes_each
        self.sudden_deaths: int = 0
        self.winner: int = const.NO_ONE
        self.way: int = 0
        self.face_down: bool = True
        self.stadium: Card | None = None
        self.powers_stop: int = 0
        self.name_ignore: int = 0
        self.spoken: bool = False
        self.standing: list[Standing] = []
        self.standing_hooks: int = 0
        self.trainers_stopped: int = 0
        self.hands_open: int = 0
        self.stops_live: bool = False

    def play_by(self, edition: Edition) -> None:
        """Note the parameters that are asked where only the position is at hand."""
        self.powers_stop = edition.powers_blocked_by_conditions
        self.name_ignore = edition.name_ignore

    def set_cards(self, cards: tuple[Card, ...]) -> None:
        """Say which cards the game is played with; printings are numbered, for each player, as they come."""
        self.cards = cards
        self.watch = False
        self.hooks = 0
        self.acts = False
        bits: tuple[dict[CardData, int], dict[CardData, int]] = ({}, {})
        for card in cards:
            known = bits[card.owner]
            bit = known.get(card.data, 0)
            if bit == 0:
                bit = known[card.data] = 1 << len(known)
                self.hooks |= card.data.hooks
                pokemon = as_pokemon(card.data)
                if pokemon is not None and pokemon.acts:
                    self.acts = True
                if card.data.wide:
                    self.watch = True
            card.bit = bit

    def copy(self) -> State:
        """An independent game position; cards and card data are shared."""
        other = State((), self.chance.copy(), self.prizes_each)
        other.cards = self.cards
        other.watch = self.watch
        other.hooks = self.hooks
        other.acts = self.acts
        other.timed = self.timed
        other.stadium = self.stadium
        other.powers_stop = self.powers_stop
        other.name_ignore = self.name_ignore
        other.sides = [self.sides[0].copy(), self.sides[1].copy()]
        other.turn = self.turn
        other.player = self.player
        other.first_player = self.first_player
        other.phase = self.phase
        other.sudden_deaths = self.sudden_deaths
        other.winner = self.winner
        other.way = self.way
        other.face_down = self.face_down
        if self.watch:
            other.spoken = self.spoken
            other.standing_hooks = self.standing_hooks
            other.trainers_stopped = self.trainers_stopped
            other.hands_open = self.hands_open
            other.stops_live = self.stops_live
            for standing in self.standing:
                source = None if standing.source is None else pokemon_at(other, place_of(self, standing.source))
                other.standing.append(Standing(standing.effect, standing.hooks, standing.owner, source))
        return other


def pokemon_data(card: Card) -> PokemonData:
    """What a card is as a Pokémon in play; ``ValueError`` when it never is one."""
    data = as_pokemon(card.data)
    if data is None:
        raise ValueError(f"{card.data.name} is no Pokémon card")
    return data


def printed_energy(card: Card) -> tuple[int, ...]:
    """What an Energy card provides by itself; nothing for any other card."""
    data = card.data
    return data.provides if isinstance(data, EnergyData) else ()


def place_of(state: State, pokemon: InPlay) -> int:
    """Where a Pokémon stands: 8 for each player, plus 0 for the Active place or 1 to 5 on the Bench; -1 when gone."""
    side = state.sides[pokemon.owner]
    if side.active is pokemon:
        return pokemon.owner * 8
    i = 1
    for benched in side.bench:
        if benched is pokemon:
            return pokemon.owner * 8 + i
        i += 1
    return -1


def pokemon_at(state: State, place: int) -> InPlay | None:
    """The Pokémon at a place (see :func:`place_of`), or ``None``."""
    side = state.sides[place >> 3]
    index = place & 7
    if index == 0:
        return side.active
    return side.bench[index - 1] if index <= len(side.bench) else None
