"""A table for tests: a position in a few words, actions by their label, coins and answers by script."""

from __future__ import annotations

from cardc.engine import actions, const, turn
from cardc.engine.arrange import Arrangement
from cardc.engine.bots import ScriptedPlayer
from cardc.engine.carddata import CardData
from cardc.engine.decisions import ASK_ACTION, Question
from cardc.engine.editions import CLASSIC, Edition
from cardc.engine.game import Game
from cardc.engine.state import InPlay, Side
from cardc.engine.trace import DAMAGE
from tests.engine.others import ALL_BY_NAME as BY_NAME

ENERGY = {
    "G": "Grass Energy",
    "R": "Fire Energy",
    "W": "Water Energy",
    "L": "Lightning Energy",
    "P": "Psychic Energy",
    "F": "Fighting Energy",
    "T": "Twin Energy",
}


class Table:
    """Player 0 ("A") moves first unless ``player`` says otherwise; ``turn`` 3 is nobody's first turn."""

    def __init__(self, edition: Edition = CLASSIC, *, turn: int = 3, player: int = 0) -> None:
        self.arrangement = Arrangement(edition, turn=turn, player=player)
        self.answers = ScriptedPlayer()
        self.game = Game(self.arrangement.state, edition, self.answers, self.answers)
        self.game.trace = []
        self.game.log = []
        for owner in (0, 1):
            self.arrangement.prizes(owner, *[BY_NAME["Fire Energy"]] * 6)
            self.arrangement.deck(owner, *[BY_NAME["Psychic Energy"]] * 10)
        self.arrangement.coins()
        self.arrangement.done()

    # --- given ------------------------------------------------------------------------------------------

    def active(self, player: int, pile: str, energy: str = "", damage: int = 0, conditions: int = 0) -> InPlay:
        """The Active Pokémon; ``pile`` names its cards from the bottom: "Emberling Pyrelord"."""
        return self.dress(self.arrangement.active(player, *self._cards(pile), damage=damage), energy, conditions)

    def bench(self, player: int, pile: str, energy: str = "", damage: int = 0) -> InPlay:
        return self.dress(self.arrangement.benched(player, *self._cards(pile), damage=damage), energy, 0)

    def hand(self, player: int, *names: str) -> None:
        self.arrangement.hand(player, *[BY_NAME[name] for name in names])
        self.arrangement.done()

    def trainer(self, pokemon: InPlay, name: str, last_turn: int) -> None:
        self.arrangement.trainer(pokemon, BY_NAME[name], last_turn)
        self.arrangement.done()

    def prizes(self, player: int, number: int) -> None:
        """Leave ``number`` Prizes; the rest goes to the bottom of the deck."""
        side = self.side(player)
        side.deck[:0] = side.prizes[number:]
        del side.prizes[number:]

    def deck_size(self, player: int, number: int) -> None:
        """Leave ``number`` cards in the deck; the rest goes to the discard pile."""
        side = self.side(player)
        side.discard += side.deck[number:]
        del side.deck[number:]

    def _cards(self, pile: str) -> list[CardData]:
        return [BY_NAME[name.replace("_", " ")] for name in pile.split()]

    def dress(self, pokemon: InPlay, energy: str, conditions: int) -> InPlay:
        """Attach Energy, put into conditions."""
        self.arrangement.energy(pokemon, *[BY_NAME[ENERGY[letter]] for letter in energy])
        for condition in const.CONDITIONS:
            if conditions & condition:
                self.arrangement.condition(pokemon, condition)
        self.arrangement.done()
        return pokemon

    # --- when -------------------------------------------------------------------------------------------

    def coins(self, text: str) -> None:
        """The next coins, "HTH"; one more flip than that is an error."""
        self.game.state.chance.coins = [1 if letter == "H" else 0 for letter in text]

    def labels(self) -> list[str]:
        """What the player of the turn may do."""
        return self._question().labels()

    def can(self, label: str) -> bool:
        return label in self.labels()

    def do(self, label: str, *answers: str, coins: str = "") -> None:
        """Do the action with this label, answering its questions; all answers and coins must be used up."""
        question = self._question()
        labels = question.labels()
        assert label in labels, f"{label!r} is not legal now: {labels}"
        self.answers.script = list(answers)
        self.coins(coins)
        self.game.trace = []
        actions.perform(self.game, question.options[labels.index(label)])
        assert self.answers.script == [], f"nobody asked for {self.answers.script}"
        assert self.game.state.chance.coins == [], "not all coins were flipped"

    def attack(self, name: str, *answers: str, coins: str = "") -> None:
        self.do(f"attack with {name}", *answers, coins=coins)

    def end_turn(self, *answers: str, coins: str = "") -> None:
        """End the turn unless an attack has, settle what is between turns, and let the next player draw."""
        if self.game.state.phase == const.PHASE_MAIN:
            self.do("end the turn")
        self.answers.script = list(answers)
        self.coins(coins)
        while self.game.state.phase in (const.PHASE_TURN_END, const.PHASE_TURN_START):
            turn.advance(self.game)
        assert self.answers.script == [], f"nobody asked for {self.answers.script}"
        assert self.game.state.chance.coins == [], "not all coins were flipped"

    def _question(self) -> Question:
        state = self.game.state
        assert state.phase == const.PHASE_MAIN, f"phase {state.phase}"
        return Question(state, state.player, ASK_ACTION, actions.legal_actions(self.game), "")

    # --- then -------------------------------------------------------------------------------------------

    def side(self, player: int) -> Side:
        return self.game.state.sides[player]

    def steps(self) -> list[tuple[str, int, int]]:
        """The damage calculation of the last action: letter, number before, number after; only real changes."""
        trace = self.game.trace or []
        return [(line[1], line[3], line[4]) for line in trace if line[0] == DAMAGE and line[3] != line[4]]

    def names(self, player: int, zone: str) -> list[str]:
        """The names of the cards in "hand", "discard", "deck", "prizes"."""
        side = self.side(player)
        cards = {"hand": side.hand, "discard": side.discard, "deck": side.deck, "prizes": side.prizes}[zone]
        return [card.data.name for card in cards]


def energy_names(pokemon: InPlay) -> list[str]:
    """The Energy cards on a Pokémon."""
    return [energy.card.data.name for energy in pokemon.energy]
