"""Knock Outs, Prizes, replacement, and what ends the game (R043 to R055, R194 to R205)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardc.engine import const, editions, moves, reactions, trace
from cardc.engine.decisions import ASK_NEW_ACTIVE, ASK_PRIZE
from cardc.engine.editions import Edition
from cardc.engine.game import Game
from cardc.engine.standing import renew
from cardc.engine.state import InPlay, Side
from cardc.engine.zones import leave_play, swap_active

if TYPE_CHECKING:
    from cardc.engine.context import Context


def check(game: Game, c: Context | None = None) -> None:
    """Knock Out every Pokémon whose damage is at least its HP (R194), then Prizes, then replacement (R202).

    When both players must do something, the player whose turn it is comes last (R203, R204). At the end of an attack
    ``c`` is its context: what reacts to a Knock Out by it is done before anything is discarded, so that all fall together. A
    new Active Pokémon can make the HP of another one shrink, so it is looked at until nobody falls.
    """
    state = game.state
    if not _anything(game):
        return
    fallen = _fallen(game)
    if fallen and c is not None and c.user is not None:
        fallen = _react(c, c.user, fallen)
    while fallen or state.sides[0].active is None or state.sides[1].active is None:
        cause = game.cause
        game.cause = ""
        _settle(game, fallen)
        game.cause = cause
        if state.phase >= const.PHASE_SUDDEN_DEATH:
            return
        fallen = _fallen(game)
        if not fallen:
            return


def look_again(game: Game) -> bool:
    """Effects on others may have begun or ended, with a turn or by what was done: a Pokémon whose HP shrink by that is Knocked Out.
    True when it settles the game.
    """
    renew(game.state)
    check(game)
    return game.state.phase >= const.PHASE_SUDDEN_DEATH


def _anything(game: Game) -> bool:
    """Whether anybody falls or an Active place is empty; mostly not, so this comes first and makes no list."""
    more = 10 if game.edition.ko_threshold == editions.ABOVE_HP else 0
    for side in game.state.sides:
        active = side.active
        if active is None or active.knocked_out or (active.damage and active.damage >= active.data.hp + more):
            return True
        for pokemon in side.bench:
            if pokemon.knocked_out or (pokemon.damage and pokemon.damage >= pokemon.data.hp + more):
                return True
    return False


def _fallen(game: Game) -> list[InPlay]:
    """All Pokémon that are to be Knocked Out, those of the player who comes first before the others."""
    sides = game.state.sides
    first = _first(game)
    fallen: list[InPlay] = []
    _collect(game.edition, sides[first], fallen)
    _collect(game.edition, sides[1 - first], fallen)
    return fallen


def _react(c: Context, attacker: InPlay, fallen: list[InPlay]) -> list[InPlay]:
    """Do what reacts to being Knocked Out by an opponent's attack; returns all who fall then."""
    for pokemon in fallen:
        if pokemon.owner != attacker.owner and (pokemon.effects or pokemon.hooks & const.HOOK_KNOCKED_OUT_BY_ATTACK):
            reactions.react(c, pokemon, attacker, const.EVENT_KNOCKED_OUT)
    return _fallen(c.game)


def knock_out_now(game: Game, pokemon: InPlay) -> None:
    """Knock Out one Pokémon at once, outside an attack (R196)."""
    pokemon.knocked_out = True
    check(game)


def is_beaten(edition: Edition, pokemon: InPlay) -> bool:
    """Whether the damage on a Pokémon Knocks it Out (R194)."""
    return pokemon.damage >= pokemon.data.hp + (10 if edition.ko_threshold == editions.ABOVE_HP else 0)


def _first(game: Game) -> int:
    """The player who comes first when both must do something (R203, R204)."""
    last = game.state.player
    return 1 - last if game.edition.ko_both_active == editions.TURN_PLAYER_LAST else last


def _collect(edition: Edition, side: Side, fallen: list[InPlay]) -> None:
    more = 10 if edition.ko_threshold == editions.ABOVE_HP else 0
    active = side.active
    if active is not None and (active.knocked_out or active.damage >= active.data.hp + more):
        fallen.append(active)
    for pokemon in side.bench:
        if pokemon.knocked_out or pokemon.damage >= pokemon.data.hp + more:
            fallen.append(pokemon)


def _settle(game: Game, fallen: list[InPlay]) -> None:
    """Discard, Prizes, replacement, in the order that the edition gives (R202)."""
    first = _first(game)
    owed = _prizes_owed(game, fallen)
    for part in game.edition.ko_order:
        if part == editions.KO_DISCARD:
            for pokemon in fallen:
                _discard(game, pokemon)
        elif part == editions.KO_PRIZE:
            take_prizes(game, first, owed[first])
            take_prizes(game, 1 - first, owed[1 - first])
            if decide(game):
                return
        else:
            replace_active(game, first)
            replace_active(game, 1 - first)


def _prizes_owed(game: Game, fallen: list[InPlay]) -> list[int]:
    """How many Prizes each player takes: one for each Pokémon of the opponent, more for a Pokémon-EX (R198, R199, R244)."""
    owed = [0, 0]
    for pokemon in fallen:
        owed[1 - pokemon.owner] += prizes_for(game, pokemon)
    return owed


def prizes_for(game: Game, pokemon: InPlay) -> int:
    """How many Prizes the Knock Out of a Pokémon gives: none for what is no Pokémon but in play, more for a Pokémon-EX."""
    edition = game.edition
    if pokemon.owner == game.state.player and not edition.self_ko_gives_prize:
        return 0
    return edition.prizes_pokemon_ex if pokemon.data.prizes > 1 else pokemon.data.prizes


def _discard(game: Game, pokemon: InPlay) -> None:
    if game.log is not None:
        game.note(pokemon.owner, "knock out", "", pokemon.data.name, prizes_for(game, pokemon))
    if game.trace is not None:
        what = f"{pokemon.data.name} is Knocked Out"
        game.trace.append((trace.ATTACK, "f", what, pokemon.damage, pokemon.damage, ""))
    leave_play(game, pokemon, moves.KNOCKED_OUT, game.state.player)


def take_prizes(game: Game, player: int, number: int) -> None:
    """A player takes Prizes into hand, choosing among the face-down cards (R198); as many as are left."""
    side = game.state.sides[player]
    for _ in range(number):
        if not side.prizes:
            return
        index = 0
        if game.edition.ko_prize_choice == editions.PLAYER_PICKS:
            index = game.ask(player, ASK_PRIZE, list(range(len(side.prizes))))
        card = side.prizes.pop(index)
        side.hand.append(card)
        game.moved(card, const.ZONE_PRIZES, const.ZONE_HAND, moves.PRIZE, player)
        if game.log is not None:
            game.note(player, "prize", "", "", len(side.prizes))


def decide(game: Game) -> bool:
    """Find out whether the game is won (R043, R045) or goes to Sudden Death (R050, R051); True when it is settled.

    Each player counts the ways in which they have won: no Prizes left to take, no Pokémon of the opponent in play.
    """
    sides = game.state.sides
    edition = game.edition
    ways = _ways(game)
    if ways[0] == 0 and ways[1] == 0:
        return False
    both = ways[0] > 0 and ways[1] > 0
    if ways[0] == ways[1] or (both and edition.win_simultaneous == editions.ALWAYS_SUDDEN_DEATH):
        if game.state.sudden_deaths and not edition.sudden_death_repeats:
            game.win(const.NO_ONE, const.DRAWN)
            return True
        game.state.phase = const.PHASE_SUDDEN_DEATH
        if game.log is not None:
            game.note(const.NO_ONE, "sudden death", "", "", 0)
        return True
    winner = 0 if ways[0] > ways[1] else 1
    game.win(winner, const.WON_BY_NO_POKEMON if sides[winner].prizes else const.WON_BY_PRIZES)
    return True


def _ways(game: Game) -> list[int]:
    """In how many ways each player has won now."""
    sides = game.state.sides
    edition = game.edition
    counts = edition.win_no_pokemon == editions.AT_ONCE or game.state.phase == const.PHASE_TURN_END
    ways = [0, 0]
    for player in (0, 1):
        other = sides[1 - player]
        if edition.win_by_prizes and not sides[player].prizes:
            ways[player] += 1
        if counts and other.active is None and not other.bench:
            ways[player] += 1
    return ways


def replace_active(game: Game, player: int) -> None:
    """An owner without Active Pokémon chooses a new one from the Bench (R201)."""
    side = game.state.sides[player]
    if side.active is not None or not side.bench:
        return
    place = game.ask(player, ASK_NEW_ACTIVE, [player * 8 + i + 1 for i in range(len(side.bench))])
    swap_active(game, player, side.bench[(place & 7) - 1], moves.REPLACED, player)
