"""Powers that are stopped: by lasting effects, attached cards, a Stadium, other powers; in which order, and for how long."""

from __future__ import annotations

import json

import pytest

from cardc.engine import const
from cardc.engine.carddata import CardPool, PokemonData, TrainerData
from cardc.engine.const import ASLEEP, BASIC, COLORLESS, EITHER, IN_PLAY, OPPONENTS, YOURS
from cardc.engine.context import Context
from cardc.engine.editions import CLASSIC
from cardc.engine.effect import PowerEffect, TrainerEffect
from cardc.engine.groups import Where, told
from cardc.engine.invariants import problems
from cardc.engine.json_state import SavedGameError, state_from_json, state_to_json
from cardc.engine.soak import soak
from cardc.engine.standing import power_works, renew
from cardc.engine.state import InPlay
from cardc.engine.turn import advance
from tests.engine.cards import Nudge
from tests.engine.others import ALL_BY_NAME as BY_NAME
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


class Drench(PowerEffect):
    """The powers of all Pokémon with both Fire and Water Energy stop."""

    name = "Drench"
    stops_powers = (Where(EITHER, IN_PLAY, energy=const.FIRE, more_energy=const.WATER),)


class Damp(PowerEffect):
    """The powers of all Fire Pokémon stop."""

    name = "Damp"
    stops_powers = (Where(EITHER, IN_PLAY, const.FIRE),)


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


STURDY, SILENT, CALM, SMOGGY, DRENCHING, DAMP = (
    kind("Sturdling", Sturdy()),
    kind("Silentling", Silence()),
    kind("Calmling", Calm()),
    kind("Smogling", Smog()),
    kind("Drenchling", Drench()),
    kind("Dampling", Damp()),
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


def test_a_copy_whose_power_stops_with_a_turn_is_knocked_out_when_the_turn_begins() -> None:
    """50 damage: too little for the 80 HP of the card opposite, enough for its own 50. It stops in turn 4."""
    table = Table()
    table.active(0, "Boulderpup Bouldermaw")
    putty = table.active(1, "Putty", damage=50)
    table.bench(1, "Apery")
    Context(table.game, 0).powers_stop(putty, const.OPPONENTS_NEXT_TURN)
    assert putty.data.hp == 80
    table.do("end the turn")
    advance(table.game)
    assert putty.in_play
    table.answers.script = ["Prize 1"]
    advance(table.game)
    assert not putty.in_play
    assert table.names(1, "discard") == ["Putty"]
    assert len(table.side(0).prizes) == 5


def test_a_copy_whose_power_works_again_after_a_turn_is_knocked_out() -> None:
    """40 damage: too little for its own 50 HP, enough for the 40 of the card opposite. It stops in turn 3 only."""
    table = Table()
    table.active(0, "Mimewall")
    putty = table.active(1, "Putty", damage=30)
    table.bench(1, "Apery")
    Context(table.game, 0).powers_stop(putty, const.THIS_TURN)
    putty.damage = 40
    assert putty.data.hp == 50
    table.do("end the turn")
    table.answers.script = ["Prize 1"]
    advance(table.game)
    assert not putty.in_play
    assert problems(table.game) == []


def test_powers_that_stop_end_with_their_turn_before_the_next_begins() -> None:
    """What is kept is right between the turns too, when nothing else in play speaks of others."""
    table = Table()
    table.active(0, "Boulderpup")
    theirs = table.arrangement.active(1, STURDY)
    table.arrangement.hand(0, VOW)
    table.arrangement.done()
    Context(table.game, 0).powers_stop(theirs, const.THIS_TURN)
    assert not works(table, theirs)
    table.do("end the turn")
    advance(table.game)
    assert works(table, theirs)
    assert not table.game.state.spoken
    assert problems(table.game) == []


def test_a_group_told_by_energy_is_looked_at_after_each_action() -> None:
    """Attaching the second of two types puts a Pokémon into it."""
    table = Table()
    mine = table.arrangement.active(0, STURDY)
    table.dress(mine, "R", 0)
    table.active(1, "Boulderpup")
    table.arrangement.benched(1, DRENCHING)
    table.hand(0, "Water Energy")
    assert works(table, mine)
    table.answers.script = ["attach Water Energy to your Sturdling"]
    advance(table.game)
    assert len(mine.energy) == 2
    assert not works(table, mine)
    assert problems(table.game) == []


def test_what_a_power_changed_about_its_own_type_ends_and_all_is_looked_at_again() -> None:
    """Fire by its own power, it stands in a group whose powers stop: the change ends, and with it the reason."""
    table = Table()
    table.arrangement.benched(0, DAMP)
    tinter = table.active(0, "Tinter")
    table.active(1, "Boulderpup")
    table.bench(1, "Emberling")
    table.do("use Tint of your Tinter (Active)", "Fire")
    assert (tinter.types, tinter.powers_ignored) == ((const.GRASS,), 0)
    assert problems(table.game) == []


def test_a_card_attached_to_a_copy_gives_no_second_use_of_the_copied_power() -> None:
    table = Table()
    putty = table.active(0, "Putty")
    table.active(1, "Tinter")
    table.bench(1, "Emberling")
    table.do("use Tint of your Tinter (Active)", "Fire")
    table.trainer(putty, "Booster", 3)
    assert putty.copying
    assert not table.can("use Tint of your Tinter (Active)")


def test_games_full_of_powers_that_stop() -> None:
    """Whatever stops, begins or ends: no illegal position, the same log twice, resumed sessions end the same way."""
    energy = [
        BY_NAME[name] for name in ("Fire Energy", "Water Energy", "Grass Energy", "Psychic Energy") for _ in "1234"
    ]
    kinds = [STURDY, SILENT, CALM, DRENCHING, DAMP, VOW, GAG, SQUARE]
    others = [BY_NAME[name] for name in ("Putty", "Tinter", "Emberling", "Sporeling", "Smogger", "Swap", "Booster")]
    deck = [*kinds * 2, *others * 4, *energy]
    assert len(deck) == 60
    report = soak((deck, deck), CLASSIC, 3, sessions=1, saves=3)
    assert report.findings == []
    assert (report.games, report.resumed) == (3, 3)
