"""Trainer cards of all kinds (R131 to R138), powers (R152 to R158), doing what can be done (R233 to R235)."""

from __future__ import annotations

import pytest

from cardc.engine import const
from cardc.engine.editions import Edition
from tests.engine.table import Table
from tests.rules.tables import in_all, in_bw, in_classic, in_dp, in_later, pass_turn, plain, rule


@in_all
@rule("R074", "R131")
def test_it_does_what_it_says_and_is_discarded(edition: Edition) -> None:
    table = plain(edition)
    table.hand(0, "Old Trick")
    table.do("play Old Trick")
    assert (table.names(0, "hand"), table.names(0, "discard")) == (["Psychic Energy"], ["Old Trick"])


@in_all
@rule("R133", "R134", "R132", "D13", "A48")
def test_limits_of_a_turn(edition: Edition) -> None:
    """One Supporter and one Stadium, any number of Items. Classic has neither kind: nothing is limited."""
    table = plain(edition)
    if edition.name == "classic":
        table.hand(0, *["Old Trick"] * 3)
        for _ in range(3):
            table.do("play Old Trick")
        return
    table.hand(0, "Helper", "Adviser", "Marsh", "Arena", "Gadget", "Gizmo", "Gadget")
    table.do("play Helper")
    assert not table.can("play Adviser")
    table.do("play Marsh")
    assert not table.can("play Arena")
    for name in ("Gadget", "Gizmo", "Gadget"):
        table.do(f"play {name}")
    pass_turn(table)
    pass_turn(table)
    assert table.can("play Adviser")
    assert table.can("play Arena")


@in_later
@rule("R135", "D14", "A49")
def test_a_stadium_stays_until_another_card_removes_it(edition: Edition) -> None:
    """Over turns; a new one replaces it, whoever played it (G07)."""
    table = plain(edition)
    table.hand(0, "Marsh")
    table.hand(1, "Arena")
    table.do("play Marsh")
    pass_turn(table)
    stadium = table.game.state.stadium
    assert stadium is not None
    assert stadium.data.name == "Marsh"
    table.do("play Arena")
    stadium = table.game.state.stadium
    assert stadium is not None
    assert (stadium.data.name, table.names(0, "discard")) == ("Arena", ["Marsh"])


@in_classic
@rule("D14")
def test_classic_has_no_stadium(edition: Edition) -> None:
    table = plain(edition)
    table.hand(0, "Marsh")
    assert not table.can("play Marsh")


@in_later
@rule("D14", "R134")
def test_the_stadium_of_the_same_name_is_not_replayed(edition: Edition) -> None:
    """G07."""
    table = plain(edition)
    table.hand(0, "Marsh")
    table.hand(1, "Marsh", "Arena")
    table.do("play Marsh")
    pass_turn(table)
    assert not table.can("play Marsh")
    assert table.can("play Arena")


@in_later
@rule("R136")
def test_the_kind_brings_its_rule(edition: Edition) -> None:
    """The same text as Supporter and as Item: only the Supporter is limited."""
    table = plain(edition)
    table.hand(0, "Helper", "Adviser", "Gadget", "Gadget")
    table.do("play Helper")
    table.do("play Gadget")
    assert (table.can("play Adviser"), table.can("play Gadget")) == (False, True)


@in_all
@rule("R137", "R181")
def test_a_card_that_stays_attached(edition: Edition) -> None:
    """Booster: until the end of the turn (G08), then the discard pile."""
    table = plain(edition)
    table.hand(0, "Booster")
    table.do("play Booster")
    assert table.names(0, "discard") == []
    active = table.side(0).active
    assert active is not None
    assert len(active.trainers) == 1
    pass_turn(table)
    assert (table.names(0, "discard"), list(active.trainers)) == (["Booster"], [])


@in_all
@rule("R233", "R235", "A46")
def test_do_as_much_as_you_can(edition: Edition) -> None:
    table = plain(edition)
    table.deck_size(0, 3)
    table.hand(0, "Five")
    table.do("play Five")
    assert (len(table.side(0).hand), table.side(0).deck, table.game.over) == (3, [], False)


@in_all
@rule("R233", "A46")
def test_a_search_that_finds_nothing(edition: Edition) -> None:
    """Finder looks for a Pokémon in a deck that has none: it goes on, the card is used up."""
    table = plain(edition)
    table.hand(0, "Seeker")
    table.do("play Seeker")
    assert (table.names(0, "hand"), table.names(0, "discard")) == ([], ["Seeker"])


@in_bw
@rule("R234", "A58")
@pytest.mark.parametrize(("left", "answers"), [(3, ["3"]), (1, [])])
def test_look_at_as_many_as_there_are(edition: Edition, left: int, answers: list[str]) -> None:
    """The top five of a deck of three: up to three; of a deck of one: that one, nothing is asked."""
    table = plain(edition)
    table.deck_size(0, left)
    table.hand(0, "Peek")
    table.do("play Peek", *answers)
    assert [question.labels() for question in table.answers.asked] == ([["1", "2", "3"]] if answers else [])
    assert len(table.side(0).deck) == left


# --- powers ---------------------------------------------------------------------------------------------


@in_all
@rule("R112", "R152", "R153", "R155")
def test_a_power_on_the_bench_before_the_attack(edition: Edition) -> None:
    table = plain(edition)
    table.bench(0, "Giver")
    table.do("use Gift of your Giver (Bench 2)")
    assert len(table.side(0).hand) == 1
    assert table.can("attack with Shove")
    table.attack("Shove")
    assert table.game.state.phase == const.PHASE_TURN_END


@in_all
@rule("R154", "R112", "R157", "R156")
def test_each_power_follows_its_own_text(edition: Edition) -> None:
    """Gift: once a turn. Sting: as often as one likes. Thorns: works by itself, is never offered."""
    table = plain(edition)
    table.bench(0, "Giver")
    table.bench(0, "Stinger")
    table.active(1, "Boulderpup Bouldermaw Boulderlord")
    table.do("use Gift of your Giver (Bench 2)")
    assert not table.can("use Gift of your Giver (Bench 2)")
    for _ in range(3):
        table.do("use Sting of your Stinger (Bench 3)")
    target = table.side(1).active
    user = table.side(0).active
    assert target is not None
    assert user is not None
    assert target.damage == 30
    table.attack("Shove")
    assert user.damage == 10
    pass_turn(table)
    assert [label for label in table.labels() if "Thorns" in label] == []


@in_all
@rule("R158", "D38", "D39", "A30")
@pytest.mark.parametrize("condition", [const.ASLEEP, const.POISONED])
def test_conditions_that_stop_a_power(edition: Edition, condition: int) -> None:
    """Gift is off while Asleep, as its text says; bw has no powers that say so. Poisoned alone stops nothing."""
    table = plain(edition)
    table.active(0, "Giver", conditions=condition)
    off = condition == const.ASLEEP and edition.name != "bw"
    assert table.can("use Gift of your Giver (Active)") is not off


@in_dp
@rule("R157", "D38", "D39")
def test_a_poke_body_just_works(edition: Edition) -> None:
    """Thorns is off while Asleep in classic; a Poké-Body is never off."""
    table = plain(edition)
    table.active(1, "Boulderpup Bouldermaw Boulderlord", conditions=const.ASLEEP)
    table.attack("Shove")
    user = table.side(0).active
    assert user is not None
    assert user.damage == 10


@in_classic
@rule("D39", "R158")
def test_a_power_that_works_by_itself_is_off_too_in_classic(edition: Edition) -> None:
    table = plain(edition)
    table.active(1, "Boulderpup Bouldermaw Boulderlord", conditions=const.ASLEEP)
    table.attack("Shove")
    user = table.side(0).active
    assert user is not None
    assert user.damage == 0


@in_bw
@rule("R156", "R231")
def test_an_ability_that_acts_between_turns(edition: Edition) -> None:
    """After the conditions: 10 damage to the opponent's Active Pokémon, which Knocks it Out."""
    table = plain(edition)
    table.active(0, "Gnawer", "F")
    hit = table.active(1, "Mindling", damage=20, conditions=const.POISONED)
    pass_turn(table, "Prize 1")
    assert (hit.in_play, hit.damage) == (False, 40)


@in_later
@rule("R209", "D25")
def test_other_effects_come_after_the_conditions(edition: Edition) -> None:
    """dp Knocks Out by poison at once: Gnawer then hits the next Pokémon; bw settles all first."""
    table = plain(edition)
    table.active(0, "Gnawer", "F")
    hit = table.active(1, "Mindling", damage=30, conditions=const.POISONED)
    pass_turn(table, "Prize 1")
    new = table.side(1).active
    assert new is not None
    assert (hit.damage, new.damage) == ((40, 10) if edition.name == "dp" else (50, 0))


@in_all
@rule("R047", "D35", "A62")
def test_leaving_play_in_another_way_loses_too(edition: Edition) -> None:
    """Homing puts its only Pokémon into the hand."""
    table = Table(edition)
    table.active(0, "Tailwag", "F")
    table.active(1, "Apery")
    table.hand(0, "Homing")
    table.do("play Homing")
    assert (table.game.state.winner, const.WAY_NAMES[table.game.state.way]) == (1, "no pokemon")


@in_all
@rule("R047", "R201")
def test_leaving_play_in_another_way_is_replaced(edition: Edition) -> None:
    table = plain(edition)
    table.hand(0, "Homing")
    table.do("play Homing")
    active = table.side(0).active
    assert active is not None
    assert active.data.name == "Tailwag"
    assert "Boulderpup" in table.names(0, "hand")
