"""Pokémon Powers (R152 to R158)."""

from __future__ import annotations

import pytest

from cardc.engine import const
from tests.engine.table import Table, energy_names


def test_powers_work_on_the_bench_and_do_not_use_up_the_attack() -> None:
    """R152, R153, R155."""
    table = Table()
    giver = table.active(0, "Boulderpup", "F", damage=20)
    taker = table.bench(0, "Mindling Mindlord")
    table.active(1, "Apery")
    table.do("use Carry of your Mindlord (Bench 1)")
    table.do("use Carry of your Mindlord (Bench 1)", "your Boulderpup (Active)")
    assert (giver.damage, taker.damage) == (0, 20)
    assert table.can("attack with Shove")


@pytest.mark.parametrize("condition", [const.ASLEEP, const.CONFUSED, const.PARALYZED])
def test_stopped_by_conditions(condition: int) -> None:
    """A30, EB-05, R158."""
    table = Table()
    table.active(0, "Emberling Pyrelord", "WW", conditions=condition)
    table.active(1, "Apery")
    assert not table.can("use Kindle of your Pyrelord (Active)")


def test_not_stopped_by_poison() -> None:
    """A30, DS-03."""
    table = Table()
    table.active(0, "Emberling Pyrelord", "WW", conditions=const.POISONED)
    table.active(1, "Apery")
    assert table.can("use Kindle of your Pyrelord (Active)")


def test_counters_do_not_move_onto_a_pokemon_that_would_fall() -> None:
    """DS-01."""
    table = Table()
    table.active(0, "Boulderpup", damage=40)
    table.bench(0, "Mindling", damage=30)
    table.bench(0, "Mindling Mindlord", damage=70)
    table.active(1, "Apery")
    # only the Boulderpup has counters that another may take, but all others have 10 HP left
    assert not table.can("use Carry of your Mindlord (Bench 2)")
    table.bench(0, "Apery")
    table.do("use Carry of your Mindlord (Bench 2)", "your Boulderpup (Active)")
    assert table.side(0).bench[2].damage == 10


def test_energy_turned_for_the_rest_of_the_turn() -> None:
    """A30, EB-01: W W counts as Fire, pays the cost and the requirement, and is Water again next turn."""
    table = Table()
    user = table.active(0, "Emberling Pyrelord", "WW")
    table.active(1, "Boulderpup Bouldermaw")
    assert not table.can("attack with Blaze")
    table.do("use Kindle of your Pyrelord (Active)")
    assert not table.can("use Kindle of your Pyrelord (Active)")  # it would change nothing
    assert table.can("attack with Blaze")
    table.attack("Blaze")
    assert energy_names(user) == ["Water Energy"]
    table.end_turn()
    table.end_turn()
    assert table.can("use Kindle of your Pyrelord (Active)")


def test_energy_attached_later_is_not_turned() -> None:
    """EB-04: the power may be used again for it."""
    table = Table()
    table.active(0, "Emberling Pyrelord", "W")
    table.active(1, "Apery")
    table.hand(0, "Water Energy")
    table.do("use Kindle of your Pyrelord (Active)")
    table.do("attach Water Energy to your Pyrelord (Active)")
    assert table.can("use Kindle of your Pyrelord (Active)")


def test_double_energy_turned() -> None:
    """EB-03: both its Energy count as Fire."""
    table = Table()
    user = table.active(0, "Emberling Pyrelord", "T")
    table.active(1, "Boulderpup Bouldermaw")
    table.do("use Kindle of your Pyrelord (Active)")
    table.attack("Blaze")
    assert user.energy == ()


def test_energy_from_hand_besides_the_attachment_of_the_turn() -> None:
    """RD-01."""
    table = Table()
    water = table.active(0, "Dripling")
    table.bench(0, "Dripling Torrentor")
    other = table.bench(0, "Apery")
    table.active(1, "Apery")
    table.hand(0, *["Water Energy"] * 4)
    power = "use Pour of your Torrentor (Bench 1)"
    for _ in range(3):
        table.do(power, "your Dripling (Active)")
    assert len(water.energy) == 3
    table.do("attach Water Energy to your Apery (Bench 2)")
    assert len(other.energy) == 1
    assert not table.can(power)


def test_moving_energy() -> None:
    """ET-01, ET-03: only cards that provide the type; once a turn here."""
    table = Table()
    giver = table.active(0, "Apery", "GT")
    user = table.bench(0, "Sporeling Sporelord")
    table.active(1, "Apery")
    table.do("use Graft of your Sporelord (Bench 1)")
    assert energy_names(giver) == ["Twin Energy"]
    assert energy_names(user) == ["Grass Energy"]
    assert not table.can("use Graft of your Sporelord (Bench 1)")
    table.end_turn()
    table.end_turn()
    assert table.can("use Graft of your Sporelord (Bench 1)")


def test_moving_energy_needs_energy_of_the_type() -> None:
    """ET-03."""
    table = Table()
    table.active(0, "Apery", "TW")
    table.bench(0, "Sporeling Sporelord")
    table.active(1, "Apery")
    assert not table.can("use Graft of your Sporelord (Bench 1)")


def test_becoming_energy_from_the_active_place() -> None:
    """BZ-05: Prize, a new Active Pokémon, then the card is attached to it; it may attack with that Energy."""
    table = Table()
    table.active(0, "Fusebug", "L")
    new = table.bench(0, "Zapkin")
    table.active(1, "Sporeling Sporelord")
    table.do("use Fuse of your Fusebug (Active)", "Prize 1", "Lightning")
    assert table.side(0).active is new
    assert new.energy[0].provides == (const.LIGHTNING, const.LIGHTNING)
    assert table.can("attack with Sparks")


def test_becoming_energy_needs_another_pokemon() -> None:
    """There must be a Pokémon to attach it to."""
    table = Table()
    table.active(0, "Fusebug", "L")
    table.active(1, "Apery")
    assert not table.can("use Fuse of your Fusebug (Active)")


def test_card_that_became_energy_is_a_pokemon_card_again_in_the_discard_pile() -> None:
    """Discarded as one Energy card with two Energy (BZ-07: one card); it is an ordinary card again."""
    table = Table()
    user = table.active(0, "Boulderpup Bouldermaw")
    table.bench(0, "Fusebug")
    table.bench(0, "Apery")
    table.active(1, "Apery")
    table.do("use Fuse of your Fusebug (Bench 1)", "Prize 1", "your Bouldermaw (Active)", "Water")
    assert len(user.energy) == 1
    table.do("retreat")
    assert table.names(0, "discard") == ["Fusebug"]
    assert table.side(0).discard[0].data.kind == const.KIND_POKEMON
