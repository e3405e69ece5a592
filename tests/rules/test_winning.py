"""Winning, simultaneous wins, Sudden Death (R043 to R055), Knock Outs and Prizes (R194 to R206)."""

from __future__ import annotations

import pytest

from cardc.engine import const, turn
from cardc.engine.decisions import Player, Question
from cardc.engine.editions import Edition
from cardc.engine.game import Game
from tests.engine.table import Table
from tests.rules.tables import in_all, in_bw, pass_turn, plain, rule

PRIZE = "Prize 1"


def result(game: Game) -> tuple[int, str]:
    return game.state.winner, const.WAY_NAMES[game.state.way]


def burst(edition: Edition, *, mine: int, theirs: int, other_bench: bool = True) -> Table:
    """Fusebug's Burst Knocks Out both Active Pokémon; so many Prizes are left; player 0 has two Benched Pokémon."""
    table = Table(edition)
    table.active(0, "Fusebug", "L")
    table.bench(0, "Apery")
    table.bench(0, "Tailwag")
    table.active(1, "Emberling")
    if other_bench:
        table.bench(1, "Apery")
        table.bench(1, "Zapkin")
    table.prizes(0, mine)
    table.prizes(1, theirs)
    return table


@in_all
@rule("R043", "R044", "R205", "D37")
def test_the_last_prize_wins_at_once(edition: Edition) -> None:
    """After one Knock Out, when one Prize was left; although the opponent has Pokémon."""
    table = Table(edition)
    table.active(0, "Boulderpup", "F")
    table.active(1, "Mindling", damage=30)
    table.bench(1, "Apery")
    table.prizes(0, 1)
    table.attack("Shove")
    assert result(table.game) == (0, "prizes")


@in_all
@rule("R044", "R198")
def test_a_knock_out_before_the_last_prize_wins_nothing(edition: Edition) -> None:
    table = plain(edition)
    table.active(1, "Mindling", damage=30)
    table.prizes(0, 2)
    table.attack("Shove", PRIZE)
    assert not table.game.over


@in_all
@rule("R045", "R046", "D35", "A62")
def test_no_pokemon_left_loses_at_once(edition: Edition) -> None:
    table = Table(edition)
    table.active(0, "Boulderpup", "F")
    table.active(1, "Mindling", damage=30)
    table.attack("Shove", PRIZE)
    assert result(table.game) == (0, "no pokemon")


@in_all
@rule("R048", "R052", "R105", "R235")
def test_an_empty_deck_loses_at_the_draw(edition: Edition) -> None:
    table = plain(edition)
    table.deck_size(1, 0)
    table.do("end the turn")
    assert not table.game.over
    pass_turn(table)
    assert result(table.game) == (0, "deck out")


@in_all
@rule("R048")
def test_drawing_the_last_card_does_not_lose(edition: Edition) -> None:
    table = plain(edition)
    table.deck_size(1, 1)
    pass_turn(table)
    assert not table.game.over


@in_all
@rule("R049", "R233", "R235", "A57")
def test_an_effect_that_draws_too_much_does_not_lose(edition: Edition) -> None:
    """Draw 5 with 3 left: 3 are drawn, the turn goes on."""
    table = plain(edition)
    table.deck_size(0, 3)
    table.hand(0, "Five")
    table.do("play Five")
    assert len(table.side(0).hand) == 3
    assert table.can("attack with Shove")


@in_all
@rule("R050", "R053", "D36", "A60")
def test_both_take_the_last_prize(edition: Edition) -> None:
    """A new game: all cards back in the decks, one Prize each."""
    table = burst(edition, mine=1, theirs=1)
    table.attack("Burst")
    state = table.game.state
    assert (state.phase, state.winner) == (const.PHASE_SUDDEN_DEATH, const.NO_ONE)
    turn.advance(table.game)
    assert (state.phase, state.prizes_each, state.turn) == (const.PHASE_SETUP, 1, 0)
    for player in (0, 1):
        side = table.side(player)
        owned = [card.number for card in state.cards if card.owner == player]
        assert sorted(card.number for card in side.deck) == owned
        assert (side.hand, side.prizes, side.discard, side.bench, side.active) == ([], [], [], [], None)


@in_all
@rule("R051", "A60")
def test_more_ways_win(edition: Edition) -> None:
    """The last Prize and no Pokémon against the last Prize."""
    table = burst(edition, mine=1, theirs=1, other_bench=False)
    table.attack("Burst")
    assert table.game.state.winner == 0


@in_all
@rule("R050")
def test_each_in_another_way_is_sudden_death(edition: Edition) -> None:
    """Player 0 takes the last Prize and has no Pokémon left; player 1 has no Prize to win with but Pokémon: one way each."""
    table = Table(edition)
    table.active(0, "Fusebug", "L")
    table.active(1, "Emberling")
    table.bench(1, "Apery")
    table.prizes(0, 1)
    table.attack("Burst", PRIZE)
    assert table.game.state.phase == const.PHASE_SUDDEN_DEATH


@in_all
@rule("R054", "R055", "D36")
def test_sudden_death_goes_on_until_one_wins(edition: Edition) -> None:
    """Again both: another one. Then a single Prize wins the match."""
    table = burst(edition, mine=1, theirs=1)
    table.game.state.sudden_deaths = 1
    table.attack("Burst")
    turn.advance(table.game)
    assert (table.game.state.phase, table.game.state.sudden_deaths) == (const.PHASE_SETUP, 2)
    table = plain(edition)
    table.game.state.sudden_deaths = 2
    table.active(1, "Mindling", damage=30)
    table.prizes(0, 1)
    table.attack("Shove")
    assert result(table.game) == (0, "prizes")


@in_all
@rule("R194", "R195", "R087", "D32", "A29")
@pytest.mark.parametrize(("before", "beaten"), [(10, False), (20, True), (30, True)])
def test_damage_of_at_least_the_hp_knocks_out(edition: Edition, before: int, beaten: bool) -> None:
    """40 HP: 10 + 20 stays, 20 + 20 is Knocked Out, 30 + 20 as well."""
    table = plain(edition)
    target = table.active(1, "Mindling", damage=before)
    table.attack("Shove", *([PRIZE] if beaten else []))
    assert target.in_play is not beaten


@in_all
@rule("R195", "A29")
def test_fifty_damage_on_fifty_hp(edition: Edition) -> None:
    table = plain(edition)
    target = table.active(1, "Tailwag", damage=40)
    table.active(0, "Emberling", "R")
    table.attack("Nudge", PRIZE)
    assert not target.in_play


@in_all
@rule("R196", "R231")
def test_outside_an_attack_at_once(edition: Edition) -> None:
    """By a power: the Prize is taken, a new Active Pokémon stands there, the turn goes on."""
    table = Table(edition)
    table.active(0, "Stinger", "F")
    target = table.active(1, "Mindling", damage=30)
    table.bench(1, "Apery")
    table.do("use Sting of your Stinger (Active)", PRIZE)
    assert not target.in_play
    assert table.side(1).active is not None
    assert table.can("attack with Tap")


@in_all
@rule("R066", "R138", "R197", "D33")
def test_all_its_cards_go_to_the_owners_pile(edition: Edition) -> None:
    table = plain(edition)
    target = table.active(1, "Emberling Pyrelord", "RT", damage=80)
    table.trainer(target, "Booster", 3)
    table.active(0, "Flamette", "R")
    table.attack("Nudge", PRIZE)
    assert sorted(table.names(1, "discard")) == ["Booster", "Emberling", "Fire Energy", "Pyrelord", "Twin Energy"]
    assert table.names(0, "discard") == []


@in_all
@rule("R059", "R198", "R201", "D33")
def test_a_prize_of_ones_choice_then_a_new_active_pokemon(edition: Edition) -> None:
    """One Prize into the hand, to be played later; the owner chooses between two Benched Pokémon."""
    table = plain(edition)
    table.active(1, "Mindling", damage=30)
    new = table.bench(1, "Zapkin")
    table.attack("Shove", "Prize 6", "your Zapkin (Bench 2)")
    assert (len(table.side(0).prizes), table.names(0, "hand")) == (5, ["Fire Energy"])
    assert table.side(1).active is new
    asked = [(question.player, question.text) for question in table.answers.asked]
    assert asked == [(0, "Which Prize do you take?"), (1, "Which Pokémon becomes the Active Pokémon?")]
    pass_turn(table)
    pass_turn(table)
    assert table.can("attach Fire Energy to your Boulderpup (Active)")


@in_all
@rule("R199", "A61")
def test_ones_own_attack_gives_the_opponent_a_prize(edition: Edition) -> None:
    table = Table(edition)
    table.active(0, "Fusebug", "L")
    table.bench(0, "Apery")
    table.active(1, "Boulderpup Bouldermaw")
    table.attack("Burst", PRIZE)
    assert (len(table.side(0).prizes), len(table.side(1).prizes)) == (6, 5)


@in_all
@rule("R200", "R226")
def test_a_knock_out_between_turns_gives_a_prize(edition: Edition) -> None:
    table = plain(edition)
    table.active(1, "Mindling", damage=30, conditions=const.POISONED)
    pass_turn(table, PRIZE)
    assert len(table.side(0).prizes) == 5


class Watcher(Player):
    """Answers as the script says, and looks at the table of player 1 at each question: the discard pile, whether nobody is Active."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen: list[tuple[list[str], bool]] = []

    def answer(self, question: Question) -> int:
        self.seen.append((self.table.names(1, "discard"), self.table.side(1).active is None))
        return self.table.answers.answer(question)


@in_all
@rule("R202")
def test_discard_then_prize_then_replacement(edition: Edition) -> None:
    """When the Prize is taken the Pokémon lies in the pile and nobody stands in its place."""
    table = plain(edition)
    table.active(1, "Mindling", damage=30)
    table.bench(1, "Zapkin")
    watcher = Watcher(table)
    table.game.players = [watcher, watcher]
    table.attack("Shove", PRIZE, "your Zapkin (Bench 2)")
    assert watcher.seen[0] == (["Mindling"], True)
    assert len(watcher.seen) == 2


@in_all
@rule("R203", "R204", "D34", "A59")
def test_the_player_of_the_turn_comes_last(edition: Edition) -> None:
    """Both take their Prize, then both replace: player 1 first."""
    table = burst(edition, mine=6, theirs=6)
    table.attack("Burst", PRIZE, PRIZE, "your Apery (Bench 1)", "your Tailwag (Bench 2)")
    assert [question.player for question in table.answers.asked] == [1, 0, 1, 0]


@in_all
@rule("R206", "R244", "D33")
def test_prizes_for_a_pokemon_ex(edition: Edition) -> None:
    """Two in bw, where they exist; one Knock Out is one Prize elsewhere."""
    table = plain(edition)
    table.active(1, "Reshiram-EX", damage=160)
    answers = [PRIZE] * (2 if edition.name == "bw" else 1)
    table.attack("Shove", *answers)
    assert len(table.side(0).prizes) == 6 - len(answers)


@in_bw
@rule("R206", "R244", "A54")
@pytest.mark.parametrize("left", [1, 2])
def test_a_pokemon_ex_wins_when_two_prizes_are_left(edition: Edition, left: int) -> None:
    """G05: with one left, that one is taken and the game is won."""
    table = plain(edition)
    table.active(1, "Reshiram-EX", damage=160)
    table.prizes(0, left)
    table.attack("Shove", *([PRIZE] if left == 2 else []))
    assert result(table.game) == (0, "prizes")
