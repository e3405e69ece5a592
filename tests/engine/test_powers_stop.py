"""Powers that are stopped: by lasting effects, attached cards, a Stadium, other powers; in which order, and for how long."""

from __future__ import annotations

import json

import pytest

from cardc.engine import const
from cardc.engine.carddata import CardPool, PokemonData, TrainerData
from cardc.engine.const import ASLEEP, BASIC, COLORLESS, EITHER, IN_PLAY, OPPONENTS, YOURS
from cardc.engine.context import Context
from cardc.engine.effect import PowerEffect, TrainerEffect
from cardc.engine.groups import Where, told
from cardc.engine.invariants import problems
from cardc.engine.json_state import SavedGameError, state_from_json, state_to_json
from cardc.engine.standing import power_works, renew
from cardc.engine.state import InPlay
from tests.engine.cards import Nudge
from tests.engine.table import Table


class Sturdy(PowerEffect):
    """Can't be Asleep."""

    name = "Sturdy"

    def immune_to(self, c: Context, who: InPlay) -> int:
        return ASLEEP


class Silence(PowerEffect):
    """The powers of the opponent's Pokémon stop."""

    name = "Silence"
    stops_powers = (Where(OPPONENTS, IN_PLAY),)


class Calm(PowerEffect):
    """The powers of all damaged Pokémon stop."""

    name = "Calm"
    stops_powers = (Where(EITHER, IN_PLAY, damaged=True),)


class Smog(PowerEffect):
    """All other powers are ignored."""

    name = "Smog"
    ignores_powers = True


class Gag(TrainerEffect):
    """Attached: the powers of its holder stop."""

    name = "Gag"
    stops_own_powers = True

    def play(self, c: Context) -> None:
        c.attach_this(c.your_active, const.LEAVES_PLAY)


class Square(TrainerEffect):
    """In play: the powers of both Active Pokémon stop."""

    name = "Square"
    wide = True
    stops_powers = (Where(YOURS, const.ACTIVE), Where(OPPONENTS, const.ACTIVE))

    def play(self, c: Context) -> None:
        c.stay_in_play()


class Vow(TrainerEffect):
    """Leaves behind that powers stop."""

    name = "Vow"
    watches = True

    def play(self, c: Context) -> None:
        c.powers_stop_in(Where(OPPONENTS, IN_PLAY), const.THROUGH_OPPONENTS_NEXT_TURN)


def kind(name: str, power: PowerEffect) -> PokemonData:
    return PokemonData(f"p-{name}", name, BASIC, (COLORLESS,), 60, attacks=(Nudge(),), powers=(power,))


STURDY, SILENT, CALM, SMOGGY = (
    kind("Sturdling", Sturdy()),
    kind("Silentling", Silence()),
    kind("Calmling", Calm()),
    kind("Smogling", Smog()),
)
GAG = TrainerData("p-1", "Gag", Gag())
SQUARE = TrainerData("p-2", "Square", Square(), const.STADIUM)
VOW = TrainerData("p-3", "Vow", Vow())


def works(table: Table, pokemon: InPlay) -> bool:
    return power_works(table.game.state, pokemon, 0)


def test_a_power_stops_the_powers_of_a_group() -> None:
    table = Table()
    silent = table.arrangement.active(0, SILENT)
    mine = table.arrangement.benched(0, STURDY)
    theirs = table.arrangement.active(1, STURDY)
    table.arrangement.done()
    assert (works(table, silent), works(table, mine), works(table, theirs)) == (True, True, False)
    c = Context(table.game, 0)
    c.inflict(ASLEEP, theirs)
    assert theirs.has(ASLEEP)


def test_powers_that_stop_others_do_not_stop_each_other() -> None:
    table = Table()
    one = table.arrangement.active(0, SILENT)
    two = table.arrangement.active(1, SILENT)
    mine = table.arrangement.benched(0, STURDY)
    table.arrangement.done()
    assert (works(table, one), works(table, two), works(table, mine)) == (True, True, False)


def test_a_power_that_ignores_all_others_comes_first() -> None:
    table = Table()
    silent = table.arrangement.active(0, SILENT)
    smoggy = table.arrangement.active(1, SMOGGY)
    table.arrangement.done()
    assert (works(table, silent), works(table, smoggy)) == (False, True)


def test_an_attached_card_comes_before_every_power() -> None:
    """The holder's power is off, and so it ignores nothing."""
    table = Table()
    sturdy = table.arrangement.active(0, STURDY)
    smoggy = table.arrangement.active(1, SMOGGY)
    table.arrangement.trainer(smoggy, GAG, -1)
    table.arrangement.done()
    assert (works(table, sturdy), works(table, smoggy)) == (True, False)


def test_a_stadium_speaks_of_both_active_pokemon() -> None:
    table = Table()
    mine = table.arrangement.active(0, STURDY)
    theirs = table.arrangement.active(1, STURDY)
    benched = table.arrangement.benched(1, STURDY)
    table.arrangement.stadium(0, SQUARE)
    table.arrangement.done()
    assert [works(table, pokemon) for pokemon in (mine, theirs, benched)] == [False, False, True]


def test_a_lasting_effect_on_a_group_meets_newcomers_and_is_over_after_its_turn() -> None:
    """Played in turn 3: through turn 4. It is there after saving, too."""
    table = Table()
    mine = table.arrangement.active(0, STURDY)
    theirs = table.arrangement.active(1, STURDY)
    table.arrangement.hand(0, VOW)
    table.arrangement.hand(1, STURDY)
    table.arrangement.done()
    table.do("play Vow")
    assert (works(table, mine), works(table, theirs)) == (True, False)
    table.end_turn()
    table.do("put Sturdling on the Bench")
    assert not works(table, table.side(1).bench[0])
    pool = CardPool(tuple(dict.fromkeys(card.data for card in table.game.state.cards)))
    saved = json.loads(json.dumps(state_to_json(table.game.state)))
    again = state_from_json(saved, pool)
    assert state_to_json(again) == saved
    assert [pokemon.powers_ignored for pokemon in again.sides[1].pokemon()] == [1, 1]
    broken = json.dumps(saved).replace(json.dumps(told(Where(OPPONENTS, IN_PLAY))), '"no group"')
    with pytest.raises(SavedGameError, match="no group"):
        state_from_json(json.loads(broken), pool)
    assert problems(table.game) == []
    table.end_turn()
    assert works(table, theirs)
    assert works(table, table.side(1).bench[0])


def test_a_group_told_by_damage_is_looked_at_again() -> None:
    table = Table()
    table.active(0, "Boulderpup", "F")
    table.arrangement.benched(0, CALM)
    theirs = table.arrangement.active(1, STURDY)
    table.arrangement.done()
    assert works(table, theirs)
    table.game.state.sides[1].active = theirs
    theirs.damage = 10
    renew(table.game.state)
    assert not works(table, theirs)
    assert table.game.state.stops_live


def test_what_a_stopped_power_changed_for_longer_ends() -> None:
    """The change that another Pokémon's power made stays."""
    table = Table()
    one = table.arrangement.active(0, STURDY)
    two = table.arrangement.benched(0, STURDY)
    table.arrangement.active(1, STURDY)
    table.arrangement.trainer(one, GAG, -1)
    for user in (one, two):
        c = Context(table.game, 0)
        c.user = user
        c.power = 0
        c.cannot_retreat(one, const.WHILE_IN_PLAY)
    assert len(one.effects) == 2
    table.arrangement.done()
    assert [effect.cause for effect in one.effects] == [two.top.number]


def test_the_turn_ends_only_in_your_own() -> None:
    table = Table()
    table.active(0, "Boulderpup")
    table.active(1, "Zapkin")
    Context(table.game, 1).end_turn()
    assert table.game.state.phase == const.PHASE_MAIN
    Context(table.game, 0).end_turn()
    assert table.game.state.phase == const.PHASE_TURN_END
