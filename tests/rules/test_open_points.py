"""What no book settles (G01 to G12 of docs/rulings.md), and cases from people who play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardc.engine import const
from cardc.engine.decisions import ASK_EXTRA_CARDS, ASK_FIRST_BENCH
from cardc.engine.editions import Edition
from cardc.engine.invariants import problems
from tests.engine.table import Table
from tests.rules.tables import in_all, in_classic, in_dp, pass_turn, plain, rule
from tests.rules.test_set_up import Taker, mulligans, seed_for

RULINGS = Path(__file__).parents[2] / "docs" / "rulings.md"
PRIZE = "Prize 1"


def test_each_open_point_is_decided() -> None:
    """Twelve points, each once, and the tests that are named exist."""
    text = RULINGS.read_text("utf-8")
    assert re.findall(r"^\| (G\d\d) ", text, re.MULTILINE) == [f"G{number:02}" for number in range(1, 13)]
    for module, name in re.findall(r"`(test_\w+)(?:::(\w+))?`", text):
        source = (Path(__file__).parent / f"{module}.py").read_text("utf-8")
        assert not name or f"def {name}(" in source


@in_all
@rule("R203", "R204", "G04")
def test_both_active_pokemon_knocked_out_between_turns(edition: Edition) -> None:
    """G04: turn of player 0 ends; player 1 takes the Prize and replaces first."""
    table = Table(edition)
    for player in (0, 1):
        table.active(player, "Mindling", damage=30, conditions=const.POISONED)
        table.bench(player, "Apery")
        table.bench(player, "Tailwag")
    pass_turn(table, PRIZE, PRIZE, "your Apery (Bench 1)", "your Tailwag (Bench 2)")
    assert [question.player for question in table.answers.asked] == [1, 0, 1, 0]


@in_dp
@rule("R031", "D02", "G06")
def test_an_extra_card_after_the_prizes_is_not_put_down(edition: Edition) -> None:
    """G06: nobody is asked for the Bench after the extra card."""
    taker = Taker(1)
    kinds: list[int] = []
    answer = taker.answer

    def watch(question: object) -> int:
        kinds.append(question.kind)  # type: ignore[attr-defined]  # the question that was asked
        return answer(question)  # type: ignore[arg-type]  # the same

    taker.answer = watch  # type: ignore[method-assign]  # watched
    mulligans(edition, seed_for([0], edition), Taker(0), taker)
    assert ASK_EXTRA_CARDS in kinds
    assert ASK_FIRST_BENCH not in kinds[kinds.index(ASK_EXTRA_CARDS) :]


@in_all
@rule("G09")
def test_no_limit_on_the_hand(edition: Edition) -> None:
    """G09: with 40 cards in hand nothing is discarded at the end of the turn."""
    table = plain(edition)
    table.hand(0, *["Gustwing"] * 40)
    pass_turn(table)
    assert len(table.side(0).hand) == 40


@in_all
@rule("G10", "R113")
def test_a_player_without_anything_to_do_ends_the_turn(edition: Edition) -> None:
    table = plain(edition, bench="")
    table.active(0, "Boulderpup", conditions=const.ASLEEP)
    assert table.labels() == ["end the turn"]


@in_all
@rule("G12", "R066")
def test_cards_stay_with_their_owner(edition: Edition) -> None:
    """After an attack that Knocks Out, with Prizes and a new Active Pokémon, every card lies with its owner."""
    table = plain(edition)
    table.active(1, "Mindling", "P", damage=30)
    table.attack("Shove", PRIZE)
    assert [problem for problem in problems(table.game) if "own" in problem] == []


@in_classic
@rule("R227")
def test_a_stronger_poison_sets_the_amount(edition: Edition) -> None:
    """It is never added: 20 after each turn on a Pokémon that was Poisoned already."""
    table = plain(edition)
    table.active(0, "Sporeling Sporelord", "GG")
    hit = table.active(1, "Dripling Torrentor", conditions=const.POISONED)
    table.attack("Venom")
    pass_turn(table)
    assert hit.damage == 20 + 20


@in_classic
@rule("R190", "R183")
def test_an_effect_tied_to_damage_needs_damage(edition: Edition) -> None:
    """Sip heals unless all damage is prevented: nothing comes through Resistance-like prevention, nothing is healed."""
    table = Table(edition, player=1, turn=4)
    table.active(1, "Boulderpup Bouldermaw", "F")
    user = table.active(0, "Sporeling", "GG", damage=20)
    table.attack("Set Hard")
    pass_turn(table)
    table.attack("Sip", "yes")
    assert user.damage == 10  # 20 x 2 = 40 is more than the 30 that Set Hard prevents
    table = Table(edition, player=1, turn=4)
    wall = table.active(1, "Boulderpup Bouldermaw", "F")
    user = table.active(0, "Tailwag", "G")
    table.attack("Set Hard")
    pass_turn(table)
    table.attack("Pilfer")
    assert (wall.damage, len(wall.energy)) == (0, 0)  # Pilfer's effect is not tied to damage


@in_classic
@rule("R152", "R154")
def test_a_power_for_one_type_takes_no_other(edition: Edition) -> None:
    """Graft moves Grass Energy only."""
    table = plain(edition)
    table.active(0, "Sporeling Sporelord", "R")
    assert [label for label in table.labels() if "Graft" in label] == []
    table.active(0, "Sporeling Sporelord", "RG")
    assert table.can("use Graft of your Sporelord (Active)")


@in_classic
@rule("R233")
@pytest.mark.parametrize("bench", [True, False])
def test_an_empty_bench_stops_nothing_else(edition: Edition, bench: bool) -> None:
    """Gale does 10 and switches; without a Bench it only does 10."""
    table = plain(edition, bench="Tailwag" if bench else "")
    table.active(0, "Gustwing", "GG")
    hit = table.side(1).active
    assert hit is not None
    table.attack("Gale")
    assert hit.damage == 10
    assert (table.side(1).active is hit) is not bench
