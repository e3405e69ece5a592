"""Traces, logs and questions in words."""

from __future__ import annotations

import pytest

from cardc.engine import actions, const, log, trace
from cardc.engine.bots import AttackBot, RandomBot, ScriptedPlayer, ScriptError
from cardc.engine.decisions import (
    ACT_ATTACK,
    ACT_ENERGY,
    ACT_POWER,
    ASK_ACTION,
    ASK_POKEMON,
    ASK_TYPE,
    ASK_YES_NO,
    Question,
    action,
)
from cardc.engine.editions import CLASSIC
from cardc.engine.game import Game
from cardc.engine.setup import new_state
from cardc.engine.turn import play
from tests.engine.cards import DECK_A, DECK_B
from tests.engine.table import Table


def test_trace_in_words() -> None:
    """Each line: where, what, from which number to which, and the card that caused it."""
    table = Table()
    table.active(0, "Boulderpup", "F")
    table.active(1, "Zapkin")
    table.hand(0, "Booster")
    table.do("play Booster")
    table.attack("Shove")
    assert trace.render(table.game.trace or []) == [
        "attack a     attack: Shove [Shove]",
        "attack f     damage [Shove]",
        "  damage a   base damage: 0 → 20 [Shove]",
        "  damage c   Weakness: 20 → 40 [Zapkin]",
        "  damage e   Trainer card: 40 → 50 [Booster]",
        "  damage h   damage on Zapkin: 0 → 50",
    ]


def test_trace_of_confusion_and_power() -> None:
    table = Table()
    table.active(0, "Emberling", "RR", conditions=const.CONFUSED)
    table.active(1, "Mimewall")
    table.attack("Blaze", coins="H")
    assert [line[:3] for line in table.game.trace or []] == [
        ("attack", "a", "attack: Blaze"),
        ("attack", "c", "requirements"),
        ("attack", "e", "Confused: heads"),
        ("attack", "f", "damage"),
        ("damage", "a", "base damage"),
        ("damage", "g", "Pokémon Power"),
    ]


def test_nothing_is_traced_when_nobody_listens() -> None:
    table = Table()
    table.active(0, "Boulderpup", "F")
    table.active(1, "Zapkin")
    table.game.trace = None
    table.game.log = None
    actions.perform(table.game, action(ACT_ATTACK, 0, 0))
    assert table.game.trace is None
    assert table.game.log is None


def test_every_line_of_a_whole_log_has_words() -> None:
    """No event lacks its phrase, and the last line names the winner."""
    for seed in range(30):
        game = Game(new_state((DECK_A, DECK_B), seed, CLASSIC), CLASSIC, RandomBot(seed), AttackBot(seed))
        game.log = []
        play(game)
        lines = log.render(game.log, ("Ann", "Bob"))
        assert len(lines) == len(game.log)
        winner = ("Ann", "Bob")[game.state.winner]
        assert lines[-1] == f"{winner} wins: {const.WAY_NAMES[game.state.way]}"


def test_question_in_words() -> None:
    table = Table()
    table.active(0, "Apery")
    table.active(1, "Zapkin")
    table.bench(1, "Tailwag")
    state = table.game.state
    question = Question(state, 0, ASK_POKEMON, [0, 8, 9], "Salve")
    assert question.text == "Salve: Which Pokémon?"
    assert question.labels() == ["your Apery (Active)", "opponent's Zapkin (Active)", "opponent's Tailwag (Bench 1)"]
    assert Question(state, 1, ASK_POKEMON, [8], "").labels() == ["your Zapkin (Active)"]
    assert Question(state, 0, ASK_YES_NO, [1, 0], "").labels() == ["yes", "no"]
    assert Question(state, 0, ASK_TYPE, [const.FIRE, const.WATER], "").labels() == ["Fire", "Water"]


def test_options_in_the_open() -> None:
    """What an encoded action means."""
    table = Table()
    user = table.active(0, "Emberling Pyrelord", "RW")
    table.active(1, "Zapkin")
    table.hand(0, "Fire Energy")
    card = table.side(0).hand[0]
    options = [action(ACT_ENERGY, card.number, 0), action(ACT_POWER, 0, 0), action(ACT_ATTACK, 0, 0)]
    question = Question(table.game.state, 0, ASK_ACTION, options, "")
    energy, power, attack = (question.option(i) for i in range(3))
    assert (energy.action, energy.card, energy.pokemon) == (ACT_ENERGY, card, user)
    assert power.power is user.data.powers[0]
    assert attack.attack is user.data.attacks[0]
    assert question.labels() == [
        "attach Fire Energy to your Pyrelord (Active)",
        "use Kindle of your Pyrelord (Active)",
        "attack with Blaze",
    ]


def test_scripted_player_says_what_is_wrong() -> None:
    table = Table()
    table.active(0, "Apery")
    question = Question(table.game.state, 0, ASK_TYPE, [const.FIRE, const.FIGHTING], "Salve")
    with pytest.raises(ScriptError, match="no answer left for Salve"):
        ScriptedPlayer().answer(question)
    with pytest.raises(ScriptError, match="'Fi' fits 2 options"):
        ScriptedPlayer(["Fi"]).answer(question)
    assert ScriptedPlayer(["Fig"]).answer(question) == 1


def test_the_attacking_bot_attacks_more() -> None:
    """Over 40 games it attacks more often than the random one, on either side of the table."""
    attacks = [0, 0]
    for seed in range(40):
        game = Game(new_state((DECK_A, DECK_A), seed, CLASSIC), CLASSIC, AttackBot(seed), RandomBot(seed))
        game.log = []
        play(game)
        for line in game.log:
            if line[2] == "attack":
                attacks[line[1]] += 1
    assert attacks[0] > 2 * attacks[1]
