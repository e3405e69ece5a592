"""``given`` → a state of the engine. What a scenario does not mention has the defaults listed in docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Iterable

from cardc.diagnostics import Diagnostic, Span
from cardc.engine import const
from cardc.engine.carddata import CardData, EnergyData, as_pokemon
from cardc.engine.chance import Chance
from cardc.engine.editions import EDITIONS
from cardc.engine.standing import renew
from cardc.engine.state import AttachedEnergy, Card, InPlay, Side, State
from cardc.model.terms import Condition, Edition, EnergyType, Player
from cardc.scenario import model as m
from cardc.scenario.names import BYSTANDER, Names

SEED = 1  # of the shuffles; coins are always scripted
DECK = 10  # cards in a deck that is not mentioned
PRIZES = 6
MOST_BENCHED = 5
MOST_CARDS = 60  # of one player (R010); the engine's numbering of actions rests on it
# You go first; the game is on its way, so that nothing of the first turns applies.
_TURNS = {(Player.YOU, True): 1, (Player.OPPONENT, True): 2, (Player.YOU, False): 5, (Player.OPPONENT, False): 6}
_AT_SETUP = 0
_CONDITIONS = {condition: 1 << bit for bit, condition in enumerate(Condition)}
NORMAL_POISON = 10


def number_of(player: Player) -> int:
    """The engine's number of a player: you are 0, the opponent is 1."""
    return const.YOU if player is Player.YOU else const.OPPONENT


def bit_of(condition: Condition) -> int:
    """The engine's bit of a Special Condition."""
    return _CONDITIONS[condition]


def edition_of(scenario: m.Scenario) -> Edition:
    """The edition that a scenario is played by."""
    return next((setup.edition for setup in scenario.given if isinstance(setup, m.SetEdition)), Edition.CLASSIC)


class BoardError(Exception):
    """A board can't be laid out; ``diagnostics`` says why."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        super().__init__(f"{len(diagnostics)} errors in a board")
        self.diagnostics = diagnostics


def build_board(scenario: m.Scenario, names: Names, file: str) -> State:
    """The state in which a scenario begins: the turn's player has drawn and may act.

    Raises:
        BoardError: a card is not known or does not fit where it is given.
    """
    return _Board(scenario, names, file).state()


class _Board:
    def __init__(self, scenario: m.Scenario, names: Names, file: str) -> None:
        self._scenario = scenario
        self._names = names
        self._file = file
        self._errors: list[Diagnostic] = []
        self._cards: list[Card] = []
        self._damaged: list[tuple[InPlay, Span]] = []
        turn = next((setup for setup in scenario.given if isinstance(setup, m.SetTurn)), None)
        self._edition = EDITIONS[edition_of(scenario).value]
        self._player = turn.player if turn else Player.YOU
        self._turn = _TURNS[self._player, turn.first if turn else False]

    def state(self) -> State:
        self._count()
        sides = [] if self._errors else [self._side(player) for player in Player]
        if self._errors:
            self._check_damage()
            raise BoardError(self._errors)
        chance = Chance(SEED)
        chance.strict = True
        state = State(tuple(self._cards), chance, PRIZES)
        state.sides = sides
        state.turn = self._turn
        state.player = number_of(self._player)
        state.first_player = const.YOU
        state.phase = const.PHASE_MAIN
        state.face_down = False
        state.play_by(self._edition)
        renew(state)
        self._check_damage()
        if self._errors:
            raise BoardError(self._errors)
        return state

    def _check_damage(self) -> None:
        """Nobody stands there with more damage than HP, which powers may change."""
        for pokemon, span in self._damaged:
            if pokemon.damage >= pokemon.data.hp:
                data = pokemon.data
                message = f"{data.name} has {data.hp} HP and would be Knocked Out by {pokemon.damage} damage"
                self._error("T205", message, span)

    def _count(self) -> None:
        """No player has more cards than a deck."""
        for player in Player:
            number = DECK + PRIZES
            for setup in self._scenario.given:
                if isinstance(setup, m.SetTurn | m.SetEdition) or setup.player is not player:
                    continue
                number += _cards_in(setup)
                if number > MOST_CARDS:
                    message = f"with this one player has {number} cards in the game"
                    self._error("T207", message, setup.span, f"a deck has {MOST_CARDS} cards")
                    break

    # --- one side ----------------------------------------------------------------------------------------------

    def _side(self, player: Player) -> Side:
        owner = number_of(player)
        side = Side(owner)
        zones = {
            m.Zone.HAND: side.hand,
            m.Zone.DECK: side.deck,
            m.Zone.DISCARD: side.discard,
            m.Zone.PRIZES: side.prizes,
        }
        sizes = {m.Zone.DECK: DECK, m.Zone.PRIZES: PRIZES}
        for setup in self._scenario.given:
            if isinstance(setup, m.SetTurn | m.SetEdition) or setup.player is not player:
                continue
            self._check_prizes(setup)
            match setup:
                case m.SetActive(pokemon=pokemon):
                    side.active = self._in_play(owner, pokemon)
                case m.SetBench(pokemon=several):
                    if len(several) > MOST_BENCHED:
                        self._error("T206", f"a Bench holds at most {MOST_BENCHED} Pokémon", setup.span)
                    self._check_bench(several)
                    side.bench = [benched for pokemon in several if (benched := self._in_play(owner, pokemon))]
                case m.SetZone(zone=zone, cards=cards):
                    sizes[zone] = 0
                    zones[zone] += [self._card(owner, card) for card in self._resolved(cards)]
                case m.SetSize(zone=zone, number=number):
                    sizes[zone] = number
        if side.active is None:
            side.active = InPlay(owner, self._card(owner, BYSTANDER), _AT_SETUP)
        filler = self._names.basic_energy(EnergyType.GRASS)
        for zone, size in sizes.items():
            zones[zone] += [self._card(owner, filler) for _ in range(size)]
        side.deck.reverse()  # given with the top card first; the engine draws from the end
        return side

    def _in_play(self, owner: int, pokemon: m.Pokemon) -> InPlay | None:
        data = self._pokemon_data(pokemon.name, pokemon.span)
        below = self._below(data, pokemon) if data else []
        if data is None:
            return None
        entered = self._turn if pokemon.just_played else _AT_SETUP
        pile = [self._card(owner, card) for card in [*reversed(below), data]]
        result = InPlay(owner, pile[-1], entered)
        result.cards = tuple(pile)
        result.damage = pokemon.damage
        if pokemon.damage:
            self._damaged.append((result, pokemon.span))
        for card in self._resolved(pokemon.attached):
            if isinstance(card, EnergyData):
                result.energy += (AttachedEnergy(self._card(owner, card), card.provides),)
            else:
                help = "let a player play it instead" if card.kind == const.KIND_TRAINER else None
                self._error("T204", f"{card.name} is no Energy card and can't be attached", pokemon.span, help)
        result.energy_stale = True
        for condition in pokemon.conditions:
            self._afflict(result, condition, owner)
        self._check_conditions(result, pokemon)
        return result

    # --- what no game can come to --------------------------------------------------------------------------------

    def _check_bench(self, several: Iterable[m.Pokemon]) -> None:
        """A Benched Pokémon is in no condition (R150)."""
        for pokemon in several:
            if pokemon.conditions:
                condition = pokemon.conditions[0].condition
                message = f"{pokemon.name} can't be {condition.capitalize()} on the Bench: conditions end there"
                self._error("T208", message, pokemon.span)

    def _check_conditions(self, given: InPlay, pokemon: m.Pokemon) -> None:
        """A Pokémon is in no condition that excludes another one, nor in one that it, or the edition, can't have."""
        exclusive = [
            str(each.condition.capitalize())
            for each in pokemon.conditions
            if bit_of(each.condition) & self._edition.exclusive_conditions
        ]
        if len(exclusive) > 1:
            message = f"{pokemon.name} can't be {' and '.join(exclusive)}: the later one takes the place of the other"
            self._error("T209", message, pokemon.span, "keep one of them")
        for each in pokemon.conditions:
            bit, called = bit_of(each.condition), each.condition.capitalize()
            if bit & ~self._edition.conditions:
                self._error("T210", f"nobody is {called} in the edition {self._edition.name}", pokemon.span)
            elif bit & given.data.immune:
                self._error("T210", f"{given.data.name} can't be {called}", pokemon.span)

    def _check_prizes(self, setup: m.Setup) -> None:
        """A player has 1 to 6 Prizes left while the game goes on."""
        match setup:
            case m.SetSize(zone=m.Zone.PRIZES, number=number):
                pass
            case m.SetZone(zone=m.Zone.PRIZES, cards=cards):
                number = sum(card.number for card in cards)
            case _:
                return
        if not 1 <= number <= PRIZES:
            message = f"nobody has {number} Prizes left while the game goes on"
            self._error("T211", message, setup.span, f"give 1 to {PRIZES}")

    def _below(self, data: CardData, pokemon: m.Pokemon) -> list[CardData]:
        if pokemon.beneath is None:
            return self._names.stages_below(data, EDITIONS[edition_of(self._scenario).value].name_ignore)
        return [card for name in pokemon.beneath if (card := self._pokemon_data(name, pokemon.span))]

    def _afflict(self, pokemon: InPlay, condition: m.InCondition, owner: int) -> None:
        pokemon.conditions |= bit_of(condition.condition)
        if condition.condition is Condition.POISONED:
            pokemon.poison = condition.points or NORMAL_POISON
        if condition.condition is Condition.PARALYZED:
            # It recovers after its owner's next turn, or after this one when it is its owner's (R225).
            pokemon.paralyzed_until = self._turn + (0 if owner == number_of(self._player) else 1)

    # --- cards -------------------------------------------------------------------------------------------------

    def _card(self, owner: int, data: CardData) -> Card:
        card = Card(len(self._cards), data, owner)
        self._cards.append(card)
        return card

    def _resolved(self, cards: Iterable[m.Cards]) -> list[CardData]:
        result: list[CardData] = []
        for card in cards:
            data = self._data(card)
            if data is not None:
                result += [data] * card.number
        return result

    def _data(self, card: m.Cards) -> CardData | None:
        if isinstance(card, m.BasicEnergy):
            return self._names.basic_energy(card.type)
        return self._named(card.name, card.span)

    def _pokemon_data(self, name: str, span: Span) -> CardData | None:
        """The card of that name, which can be in play as a Pokémon."""
        data = self._named(name, span)
        if data is None or as_pokemon(data) is not None:
            return data
        self._error("T203", f"{data.name} is no Pokémon", span)
        return None

    def _named(self, name: str, span: Span) -> CardData | None:
        data = self._names.find(name)
        if data is None:
            self._errors.append(unknown_card(name, self._names, self._file, span))
        return data

    def _error(self, code: str, message: str, span: Span, help: str | None = None) -> None:
        self._errors.append(Diagnostic(code, message, self._file, span, help))


def _cards_in(setup: m.SetActive | m.SetBench | m.SetZone | m.SetSize) -> int:
    """How many cards a sentence lays on the table, beyond those that would lie there anyway."""
    usual = {m.Zone.DECK: DECK, m.Zone.PRIZES: PRIZES}
    match setup:
        case m.SetActive(pokemon=pokemon):
            return _cards_of(pokemon)
        case m.SetBench(pokemon=several):
            return sum(map(_cards_of, several))
        case m.SetZone(zone=zone, cards=cards):
            return sum(card.number for card in cards) - usual.get(zone, 0)
        case m.SetSize(zone=zone, number=number):
            return number - usual.get(zone, 0)


def _cards_of(pokemon: m.Pokemon) -> int:
    below = const.STAGE_2 if pokemon.beneath is None else len(pokemon.beneath)
    return 1 + below + sum(card.number for card in pokemon.attached)


def unknown_card(name: str, names: Names, file: str, span: Span) -> Diagnostic:
    """The diagnostic for a name that no card has."""
    close = names.closest(name)
    return Diagnostic("T201", f'no card is called "{name}"', file, span, f'did you mean "{close}"?' if close else None)
