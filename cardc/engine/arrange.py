"""Setting up a position by hand, for scenarios and tests."""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.carddata import CardData
from cardc.engine.chance import Chance
from cardc.engine.editions import Edition
from cardc.engine.standing import refresh, renew
from cardc.engine.state import AttachedEnergy, AttachedTrainer, Card, InPlay, Side, State, printed_energy


class Arrangement:
    """A position in the making. Players are 0 and 1; piles are given from the bottom to the top.

    Unless told otherwise it is turn ``turn`` (from 3 on nobody is in their first turn), player 0's main phase, and
    every Pokémon has been in play since before it.
    """

    def __init__(self, edition: Edition, *, turn: int = 3, player: int = 0, seed: int = 0) -> None:
        self.edition: Edition = edition
        self.state: State = State((), Chance(seed), edition.prizes)
        self.state.play_by(edition)
        self.state.turn = turn
        self.state.player = player
        self.state.first_player = player if turn % 2 == 1 else 1 - player
        self.state.phase = const.PHASE_MAIN
        self.state.face_down = False
        self._cards: list[Card] = []

    def active(self, player: int, *pile: CardData, damage: int = 0) -> InPlay:
        """The Active Pokémon of a player: its cards, the lowest stage first."""
        pokemon = self._pokemon(player, pile, damage)
        self._side(player).active = pokemon
        return pokemon

    def benched(self, player: int, *pile: CardData, damage: int = 0) -> InPlay:
        """One more Benched Pokémon of a player."""
        pokemon = self._pokemon(player, pile, damage)
        self._side(player).bench.append(pokemon)
        return pokemon

    def energy(self, pokemon: InPlay, *cards: CardData) -> None:
        """Attach Energy cards."""
        for data in cards:
            card = self._card(pokemon.owner, data)
            pokemon.energy += (AttachedEnergy(card, printed_energy(card)),)
        pokemon.energy_stale = True

    def trainer(self, pokemon: InPlay, data: CardData, last_turn: int) -> None:
        """Attach a Trainer card until the end of ``last_turn`` (-1: as long as it is in play)."""
        pokemon.trainers += (AttachedTrainer(self._card(pokemon.owner, data), last_turn),)
        refresh(self.state, pokemon)

    def condition(self, pokemon: InPlay, condition: int, poison: int = 10) -> None:
        """Put a Pokémon into a condition; it may be on the Bench only by mistake, nothing checks it.

        Paralysis is as if it came from the last turn: it ends after the owner's running or next turn.
        """
        pokemon.conditions |= condition
        if condition == const.POISONED:
            pokemon.poison = poison
        if condition == const.PARALYZED:
            pokemon.paralyzed_until = self.state.turn + (0 if pokemon.owner == self.state.player else 1)
        pokemon.energy_stale = True

    def hand(self, player: int, *cards: CardData) -> list[Card]:
        """Add cards to a hand; returns them."""
        return self._add(player, self._side(player).hand, cards)

    def deck(self, player: int, *cards: CardData) -> list[Card]:
        """Put cards under a deck: the first card ever given is the top."""
        side = self._side(player)
        made = [self._card(player, data) for data in cards]
        side.deck[:0] = reversed(made)
        return made

    def discard(self, player: int, *cards: CardData) -> list[Card]:
        """Add cards to a discard pile; returns them."""
        return self._add(player, self._side(player).discard, cards)

    def prizes(self, player: int, *cards: CardData) -> list[Card]:
        """Add Prizes; returns them."""
        return self._add(player, self._side(player).prizes, cards)

    def stadium(self, player: int, data: CardData) -> None:
        """Put a Stadium card into play."""
        self.state.stadium = self._card(player, data)

    def coins(self, *heads: bool) -> None:
        """The next coins; after them a further flip is an error."""
        self.state.chance.coins = [1 if coin else 0 for coin in heads]
        self.state.chance.strict = True

    def done(self) -> State:
        """The position. Shuffles leave the order of a deck as it is."""
        self.state.set_cards(tuple(self._cards))
        renew(self.state)
        self.state.chance.shuffles = False
        return self.state

    def _side(self, player: int) -> Side:
        return self.state.sides[player]

    def _card(self, owner: int, data: CardData) -> Card:
        card = Card(len(self._cards), data, owner)
        self._cards.append(card)
        return card

    def _add(self, player: int, zone: list[Card], cards: tuple[CardData, ...]) -> list[Card]:
        made = [self._card(player, data) for data in cards]
        zone.extend(made)
        return made

    def _pokemon(self, player: int, pile: tuple[CardData, ...], damage: int) -> InPlay:
        cards = tuple([self._card(player, data) for data in pile])
        pokemon = InPlay(player, cards[0], self.state.turn - 2)
        pokemon.cards = cards
        pokemon.top = cards[-1]
        pokemon.damage = damage
        refresh(self.state, pokemon)
        return pokemon
