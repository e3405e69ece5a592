"""What a player may see: made lazily, hidden information simply is not there."""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.state import Card, InPlay, State

JsonValue = None | bool | int | str | list["JsonValue"] | dict[str, "JsonValue"]


class View:
    """The game as ``player`` sees it (R037, R057, R058, R067).

    Own hand, the opponent's when it is face up, what the player has looked at this turn, all Pokémon in play once they are revealed, both discard piles; of decks, Prizes and the opponent's hand
    only the number of cards.
    """

    __slots__ = ("_state", "player")

    def __init__(self, state: State, player: int) -> None:
        self._state = state
        self.player: int = player

    @property
    def turn(self) -> int:
        return self._state.turn

    @property
    def whose_turn(self) -> int:
        return self._state.player

    def hand(self) -> list[Card]:
        """Your own hand (a copy)."""
        return self._state.sides[self.player].hand.copy()

    def opponents_hand(self) -> list[Card] | None:
        """The opponent's hand when it is face up, else ``None``."""
        opponent = 1 - self.player
        side = self._state.sides[opponent]
        open_now = self._state.hands_open >> opponent & 1 == 1
        for effect in side.effects:
            if effect.kind == const.LASTS_HAND_FACE_UP and (effect.turn < 0 or effect.turn == self._state.turn):
                open_now = True
        return side.hand.copy() if open_now else None

    def seen(self) -> list[Card]:
        """The cards that you have looked at, or been shown, last in this turn."""
        return self._state.sides[self.player].seen.copy()

    def stadium(self) -> Card | None:
        """The Stadium in play."""
        return self._state.stadium

    def hand_size(self, player: int) -> int:
        return len(self._state.sides[player].hand)

    def deck_size(self, player: int) -> int:
        return len(self._state.sides[player].deck)

    def prizes_left(self, player: int) -> int:
        return len(self._state.sides[player].prizes)

    def discard(self, player: int) -> list[Card]:
        """A discard pile, oldest card first (a copy)."""
        return self._state.sides[player].discard.copy()

    def pokemon(self, player: int) -> list[InPlay]:
        """Copies of a player's Pokémon, Active first; none of the opponent's before they are revealed (R040)."""
        if self._state.face_down and player != self.player:
            return []
        return [pokemon.copy() for pokemon in self._state.sides[player].pokemon()]

    def to_json(self) -> dict[str, JsonValue]:
        """All of it as JSON data; cards by id."""
        sides: list[JsonValue] = []
        for player in (self.player, 1 - self.player):
            side: dict[str, JsonValue] = {
                "hand_size": self.hand_size(player),
                "deck_size": self.deck_size(player),
                "prizes_left": self.prizes_left(player),
                "discard": [card.data.id for card in self.discard(player)],
                "pokemon": [_pokemon_json(pokemon) for pokemon in self.pokemon(player)],
            }
            hand = self.hand() if player == self.player else self.opponents_hand()
            if hand is not None:
                side["hand"] = [card.data.id for card in hand]
            if player == self.player:
                side["seen"] = [card.data.id for card in self.seen()]
            sides.append(side)
        stadium = self.stadium()
        return {
            "turn": self.turn,
            "your_turn": self.whose_turn == self.player,
            "stadium": None if stadium is None else stadium.data.id,
            "you": sides[0],
            "opponent": sides[1],
        }


def _pokemon_json(pokemon: InPlay) -> JsonValue:
    types: list[JsonValue] = list(pokemon.types)
    conditions: list[JsonValue] = [
        name for bit, name in zip(const.CONDITIONS, const.CONDITION_NAMES, strict=True) if pokemon.conditions & bit
    ]
    return {
        "card": pokemon.top.data.id,
        "name": pokemon.data.name,
        "hp": pokemon.data.hp,
        "types": types,
        "damage": pokemon.damage,
        "conditions": conditions,
        "energy": [energy.card.data.id for energy in pokemon.energy],
        "trainers": [trainer.card.data.id for trainer in pokemon.trainers],
    }
