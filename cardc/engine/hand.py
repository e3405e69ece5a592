"""What a hand holds, by kind: one card of each printing, kept from one list of legal actions to the next."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardc.engine import const
from cardc.engine.carddata import PokemonData
from cardc.engine.editions import Edition
from cardc.engine.names import rule_name
from cardc.engine.state import Card


@mypyc_attr(acyclic=True)
class Hand:
    """The cards of one player's hand, ``listed``, by what can be done with them: encoded actions, for an Energy or Evolution card at the
    place of the Active Pokémon (a higher place is a higher number).

    ``evolutions`` are kept by the name of the Pokémon that they go on. Cards that only effects can use are in no group.
    """

    __slots__ = ("_repeated", "_seen", "benches", "energies", "evolutions", "listed", "trainers")

    def __init__(self) -> None:
        self.listed: list[Card] = []
        self.benches: list[int] = []
        self.energies: list[int] = []
        self.trainers: list[int] = []
        self.evolutions: dict[str, list[int]] = {}
        self._seen: int = 0
        self._repeated: int = 0

    def renew(self, hand: list[Card], edition: Edition) -> None:
        """Bring it up to date with a hand; mostly a card was drawn since the last time."""
        listed = self.listed
        if hand == listed:
            return
        known = len(listed)
        if len(hand) <= known or hand[:known] != listed:
            self._forget()
            known = 0
        for card in hand[known:] if known else hand:
            self._add(card, edition)
        self.listed = hand.copy()

    def played(self, card: Card, edition: Edition) -> None:
        """A card leaves the hand: take it out, unless another of its printing has to take its place."""
        if card not in self.listed:
            return
        if self._repeated & card.bit:
            self._forget()
            return
        self.listed.remove(card)
        self._seen &= ~card.bit
        use = card.data.use
        if use == const.ACT_ENERGY:
            self.energies.remove(use << 16 | card.number << 8 | card.owner << 3)
        elif use == const.ACT_TRAINER:
            self.trainers.remove(use << 16 | card.number << 8)
        elif use == const.ACT_BENCH:
            self.benches.remove(use << 16 | card.number << 8)
        elif use == const.ACT_EVOLVE:
            self.evolutions[_goes_on(card, edition)].remove(use << 16 | card.number << 8 | card.owner << 3)

    def _forget(self) -> None:
        self.listed = []
        self.benches = []
        self.energies = []
        self.trainers = []
        self.evolutions = {}
        self._seen = 0
        self._repeated = 0

    def _add(self, card: Card, edition: Edition) -> None:
        if self._seen & card.bit:
            self._repeated |= card.bit
            return
        self._seen |= card.bit
        use = card.data.use
        if use == const.ACT_ENERGY:
            self.energies.append(use << 16 | card.number << 8 | card.owner << 3)
        elif use == const.ACT_TRAINER:
            self.trainers.append(use << 16 | card.number << 8)
        elif use == const.ACT_BENCH:
            self.benches.append(use << 16 | card.number << 8)
        elif use == const.ACT_EVOLVE:
            action = use << 16 | card.number << 8 | card.owner << 3
            self.evolutions.setdefault(_goes_on(card, edition), []).append(action)


def _goes_on(card: Card, edition: Edition) -> str:
    """The name of the Pokémon that an Evolution card, or a LV.X card, goes on (R119, R130, R241)."""
    data = card.data
    return rule_name(data.evolves_from, edition) if isinstance(data, PokemonData) else ""
