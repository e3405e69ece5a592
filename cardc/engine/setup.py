"""Setting up a game (R022 to R042) and the fresh start of a Sudden Death (R053)."""

from __future__ import annotations

from typing import Final

from cardc.engine import classes, const, editions, moves
from cardc.engine.carddata import CardData
from cardc.engine.chance import Chance
from cardc.engine.decisions import ASK_EXTRA_CARDS, ASK_FIRST_ACTIVE, ASK_FIRST_BENCH, ASK_YES_NO, NOTHING
from cardc.engine.editions import Edition
from cardc.engine.game import Game
from cardc.engine.standing import renew
from cardc.engine.state import Card, InPlay, Side, State
from cardc.engine.zones import attached_cards, deck_cards, distinct, draw, place_zone, put_on_bench, remove_from_hand


def new_state(decks: tuple[list[CardData], list[CardData]], seed: int, edition: Edition) -> State:
    """A game before its set-up: two decks, and all chance from ``seed`` (0 to 2**64 - 1)."""
    cards: list[Card] = []
    for owner in (0, 1):
        for data in decks[owner]:
            cards.append(Card(len(cards), data, owner))
    state = State(tuple(cards), Chance(seed), edition.prizes)
    state.play_by(edition)
    for side in state.sides:
        side.deck = deck_cards(state, side.player)
    return state


MOST_MULLIGANS: Final = 1000
"""So often a player shows a hand and draws anew; by chance alone not even a deck with one Basic Pokémon comes to half of it."""


class SetUpError(ValueError):
    """A game can't begin: no opening hand will hold a Basic Pokémon."""


def set_up(game: Game) -> None:
    """The whole set-up, up to the point where the first turn begins (R022).

    :class:`SetUpError` when a deck holds no Basic Pokémon (R015), or when no opening hand does because nothing is shuffled.
    """
    state = game.state
    edition = game.edition
    for side in state.sides:
        if not has_basic(side.deck):
            raise SetUpError(f"the deck of player {side.player} holds no Basic Pokémon (R015)")
        state.chance.shuffle(side.deck)
    if edition.coin_flip_when == editions.FLIP_BEFORE_HANDS:
        _find_first_player(game)
    owed = _opening_hands(game)
    for side in state.sides:
        _place(game, side)
    for side in state.sides:
        _lay_out_prizes(game, side)
    for player in (0, 1):
        _extra_cards(game, player, owed[player], editions.AFTER_PRIZES)
    if edition.coin_flip_when == editions.FLIP_AFTER_PRIZES:
        _find_first_player(game)
    state.player = state.first_player
    _reveal(game)
    state.phase = const.PHASE_TURN_START
    renew(state)


def _find_first_player(game: Game) -> None:
    """A coin is flipped, and its winner begins (R038, R039); in an optional reading the winner chooses."""
    winner = 0 if game.flip(0) else 1
    if game.edition.first_player == editions.COIN_WINNER_CHOOSES and not game.ask(winner, ASK_YES_NO, [1, 0]):
        winner = 1 - winner
    game.state.first_player = winner


def has_basic(cards: list[Card]) -> bool:
    """Whether there is a Basic Pokémon among the cards (R026)."""
    return any(is_basic(card) for card in cards)


def is_basic(card: Card) -> bool:
    """Whether a card is a Basic Pokémon card."""
    return classes.is_basic_card(card.data)


def may_start(card: Card) -> bool:
    """Whether a card may be put into play in the set-up: a Basic Pokémon, or a Trainer card that is played as one.

    A hand needs a real Basic Pokémon all the same (:func:`has_basic`).
    """
    return classes.comes_as_basic(card.data)


def _opening_hands(game: Game) -> list[int]:
    """Both players draw opening hands until each has a Basic Pokémon (R024 to R033).

    Returns for each player for how many mulligans of the opponent extra cards may be drawn.
    """
    state = game.state
    owed = [0, 0]
    number = game.edition.opening_hand
    for player in (0, 1):
        draw(game, player, number)
    for _ in range(MOST_MULLIGANS):
        failed = [player for player in (0, 1) if not has_basic(state.sides[player].hand)]
        if not failed:
            return owed
        for player in failed:
            _mulligan(game, state.sides[player], number)
        if len(failed) == 1 or game.edition.mulligan_both_fail == editions.BOTH_REDRAW_WITH_EXTRA_CARDS:
            for player in failed:
                owed[1 - player] += 1
                _extra_cards(game, 1 - player, 1, editions.AT_MULLIGAN)
    raise SetUpError(f"after {MOST_MULLIGANS} mulligans there is still a hand without a Basic Pokémon (R026)")


def _mulligan(game: Game, side: Side, number: int) -> None:
    """Show the hand, shuffle it back, draw anew (R027)."""
    if game.log is not None:
        game.note(side.player, "mulligan", "", "", 0)
        if game.edition.mulligan_reveal_hand:
            for card in side.hand:
                game.note(side.player, "shows", card.data.name, "", 0)
    for card in side.hand:
        game.moved(card, const.ZONE_HAND, const.ZONE_DECK, moves.MULLIGAN, side.player)
    side.deck.extend(side.hand)
    side.hand.clear()
    game.state.chance.shuffle(side.deck)
    draw(game, side.player, number)


def _extra_cards(game: Game, player: int, mulligans: int, when: int) -> None:
    """Cards for the opponent's mulligans, as many as the player likes, if the edition draws them now (R029 to R031).

    Never so many that cards for the Prizes would be missing.
    """
    edition = game.edition
    if edition.mulligan_bonus_when != when:
        return
    side = game.state.sides[player]
    for _ in range(mulligans):
        spare = len(side.deck) - (0 if side.prizes else game.state.prizes_each)
        most = min(edition.mulligan_bonus_max, spare)
        if most <= 0:
            return
        number = game.ask(player, ASK_EXTRA_CARDS, list(range(most + 1)))
        if number:
            draw(game, player, number)


def _place(game: Game, side: Side) -> None:
    """Put a Basic Pokémon down as Active Pokémon and up to five on the Bench, face down (R034, R035, R042)."""
    basics = [card for card in side.hand if may_start(card)]
    first = game.ask(side.player, ASK_FIRST_ACTIVE, [card.number for card in distinct(basics)])
    card = game.state.cards[first]
    remove_from_hand(game.state, card)
    side.active = InPlay(side.player, card, game.state.turn)
    game.moved(card, const.ZONE_HAND, const.ZONE_ACTIVE, moves.SET_UP, side.player)
    while len(side.bench) < game.edition.bench_max:
        basics = [card for card in side.hand if may_start(card)]
        if not basics:
            return
        options = [NOTHING] + [card.number for card in distinct(basics)]
        answer = game.ask(side.player, ASK_FIRST_BENCH, options)
        if answer == NOTHING:
            return
        card = game.state.cards[answer]
        remove_from_hand(game.state, card)
        put_on_bench(game, card, const.ZONE_HAND, moves.SET_UP, side.player)


def _lay_out_prizes(game: Game, side: Side) -> None:
    """The top cards of the deck become the Prizes (R036)."""
    for _ in range(game.state.prizes_each):
        if side.deck:
            card = side.deck.pop()
            side.prizes.append(card)
            game.moved(card, const.ZONE_DECK, const.ZONE_PRIZES, moves.SET_UP, side.player)


def _reveal(game: Game) -> None:
    """Turn all Pokémon face up (R040)."""
    game.state.face_down = False
    if game.log is None:
        return
    for side in game.state.sides:
        for pokemon in side.pokemon():
            what = "starts with" if pokemon is side.active else "starts bench"
            game.note(side.player, what, pokemon.data.name, "", 0)
    game.note(game.state.first_player, "first player", "", "", 0)


def start_sudden_death(game: Game) -> None:
    """A complete new game with fewer Prizes: all cards back, everything else as at the start (R053)."""
    state = game.state
    for side in state.sides:
        _gather(game, side)
    if state.stadium is not None:
        game.moved(state.stadium, const.ZONE_STADIUM, const.ZONE_DECK, moves.NEW_GAME, state.stadium.owner)
    for player in (0, 1):
        side = Side(player)
        side.deck = deck_cards(state, player)
        state.sides[player] = side
    state.stadium = None
    renew(state)
    state.turn = 0
    state.player = 0
    state.face_down = True
    state.prizes_each = game.edition.sudden_death_prizes
    state.sudden_deaths += 1
    state.phase = const.PHASE_SETUP


def _gather(game: Game, side: Side) -> None:
    """Record that all cards of a player go back into the deck."""
    zones = (
        (side.hand, const.ZONE_HAND),
        (side.prizes, const.ZONE_PRIZES),
        (side.discard, const.ZONE_DISCARD_PILE),
    )
    for cards, zone in zones:
        for card in cards:
            game.moved(card, zone, const.ZONE_DECK, moves.NEW_GAME, side.player)
    for pokemon in side.pokemon():
        for card in pokemon.cards:
            game.moved(card, place_zone(game.state, pokemon), const.ZONE_DECK, moves.NEW_GAME, side.player)
    for card in attached_cards(side):
        game.moved(card, const.ZONE_ATTACHED, const.ZONE_DECK, moves.NEW_GAME, side.player)
