"""What a hand holds, by kind: one card of each printing, kept from one list of legal actions to the next."""

from __future__ import annotations

from cardc.engine import const, decisions
from cardc.engine.carddata import EnergyData, PokemonData, TrainerData
from cardc.engine.editions import Edition
from cardc.engine.names import rule_name
from cardc.engine.state import Card


class Hand:
    """The cards of one player's hand, ``listed``, by what can be done with them: encoded actions, for an Energy or Evolution card at the
    place of the Active Pokémon (a higher place is a higher number).

    ``evolutions`` are kept by the name of the Pokémon that they go on; ``idle`` cards can only be used by effects.
    """

    __slots__ = ("_repeated", "_seen", "benches", "energies", "evolutions", "idle", "listed", "trainers")

    def __init__(self) -> None:
        self.listed: list[Card] = []
        self.benches: list[int] = []
        self.energies: list[int] = []
        self.trainers: list[int] = []
        self.idle: list[int] = []
        self.evolutions: dict[str, list[int]] = {}
        self._seen: int = 0
        self._repeated: int = 0

    def renew(self, hand: list[Card], edition: Edition) -> None:
        """Bring it up to date with a hand; mostly a card was drawn or played since the last time."""
        listed = self.listed
        if hand == listed:
            return
        known = len(listed)
        if len(hand) > known and hand[:known] == listed:
            for card in hand[known:]:
                self._add(card, edition)
        elif len(hand) + 1 != known or not self._without_one(hand, edition):
            self._forget()
            for card in hand:
                self._add(card, edition)
        self.listed = hand.copy()

    def _forget(self) -> None:
        self.benches.clear()
        self.energies.clear()
        self.trainers.clear()
        self.idle.clear()
        self.evolutions.clear()
        self._seen = 0
        self._repeated = 0

    def _without_one(self, hand: list[Card], edition: Edition) -> bool:
        """Take out the one card that ``hand`` lacks; False when more has changed, or another of its printing takes its place."""
        listed = self.listed
        i = 0
        while i < len(hand) and hand[i] is listed[i]:
            i += 1
        card = listed[i]
        if self._repeated & card.bit or hand[i:] != listed[i + 1 :]:
            return False
        self._seen &= ~card.bit
        group, action = self._of(card, edition)
        group.remove(action)
        return True

    def _add(self, card: Card, edition: Edition) -> None:
        if self._seen & card.bit:
            self._repeated |= card.bit
        else:
            self._seen |= card.bit
            group, action = self._of(card, edition)
            group.append(action)

    def _of(self, card: Card, edition: Edition) -> tuple[list[int], int]:
        """The group that a card belongs to, and its action in it."""
        data = card.data
        number = card.number << 8
        if isinstance(data, EnergyData):
            return self.energies, decisions.ACT_ENERGY << 16 | number | card.owner << 3
        if isinstance(data, TrainerData):
            return self.trainers, decisions.ACT_TRAINER << 16 | number
        if isinstance(data, PokemonData):
            if data.stage == const.BASIC:
                return self.benches, decisions.ACT_BENCH << 16 | number
            if data.evolves_from and data.stage != const.RESTORED:
                group = self.evolutions.setdefault(rule_name(data.evolves_from, edition), [])
                return group, decisions.ACT_EVOLVE << 16 | number | card.owner << 3
        return self.idle, number
