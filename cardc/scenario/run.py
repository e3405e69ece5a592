"""Running scenarios: lay out the board, do the actions, look whether the checks hold.

A scenario ends at the first action that goes wrong; of the checks between two actions all are looked at.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardc.diagnostics import Diagnostic, Span
from cardc.engine import actions, const
from cardc.engine.chance import ScriptUsedUpError
from cardc.engine.decisions import ACT_END_TURN, ASK_ACTION, Option, Question
from cardc.engine.editions import EDITIONS
from cardc.engine.game import Game
from cardc.engine.trace import ATTACK, TraceLine
from cardc.engine.trace import render as render_trace
from cardc.engine.turn import advance
from cardc.scenario import model as m
from cardc.scenario.board import BoardError, build_board, edition_of, number_of, unknown_card
from cardc.scenario.check import Table, found_instead
from cardc.scenario.names import Names
from cardc.scenario.script import Answers, ScriptedPlayer, ScriptError, listed
from cardc.scenario.table import NotFoundError, does, player_word


@dataclass(frozen=True, slots=True)
class Result:
    """How a scenario went: it passed when there are no ``failures``. ``trace`` are lines for people."""

    scenario: m.Scenario
    file: str
    failures: tuple[Diagnostic, ...]
    trace: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Whether all went as the scenario says."""
        return not self.failures


def run_scenario(scenario: m.Scenario, names: Names, file: str) -> Result:
    """Run one scenario of ``file`` with the cards that ``names`` knows."""
    failures = unknown_names(scenario, names, file)
    trace: list[str] = []
    try:
        run = _Run(scenario, names, file)
    except BoardError as error:
        failures = sorted([*error.diagnostics, *failures], key=lambda each: each.sort_key)
    else:
        if not failures:
            failures = run.failures()
            trace = run.story
    return Result(scenario, file, tuple(failures), tuple(trace))


class _Run:
    def __init__(self, scenario: m.Scenario, names: Names, file: str) -> None:
        self._scenario = scenario
        self._file = file
        self._players = (ScriptedPlayer(), ScriptedPlayer())
        state = build_board(scenario, names, file)
        self._game = Game(state, EDITIONS[edition_of(scenario).value], *self._players)
        self._attack: list[TraceLine] = []
        self.story: list[str] = []
        """The traces of all actions so far, each under what was done."""

    def failures(self) -> list[Diagnostic]:
        """Runs the scenario; what is not as it says."""
        found: list[Diagnostic] = []
        for step in self._scenario.steps:
            if isinstance(step, m.Act | m.TurnEnds):
                if found:
                    break
                failure = self._do(step)
                if failure is not None:
                    return [failure]
            else:
                instead = found_instead(step, self._table())
                if instead is not None:
                    found.append(self._diagnostic("T301", f"this does not hold; found: {instead}", step.span))
        return found

    def _table(self) -> Table:
        return Table(self._game.state, self._attack, self._options())

    # --- actions -----------------------------------------------------------------------------------------------

    def _do(self, action: m.Action) -> Diagnostic | None:
        """Do an action; what is wrong with it."""
        game = self._game
        game.state.chance.coins = [int(coin.heads) for coin in action.script.coins]
        answers = Answers(action.script.questions, game.state)
        for player in self._players:
            player.answers = answers
        game.trace = []
        try:
            if isinstance(action, m.TurnEnds):
                self._end_turn(action.span)
            else:
                self._act(action)
        except ScriptError as error:
            return self._diagnostic(error.code, error.message, error.span or action.span)
        except ScriptUsedUpError:
            message = "a coin is flipped for which the scenario has no side"
            return self._diagnostic("T307", message, action.span, "say it below the action: coin heads, or coin tails")
        finally:
            self._keep_trace(game.trace, _words(action))
        return self._left_over(action, answers)

    def _left_over(self, action: m.Action, answers: Answers) -> Diagnostic | None:
        unused = answers.unused
        if unused is not None:
            return self._diagnostic("T308", "nobody asks for this", unused.span)
        coins = self._game.state.chance.coins
        if coins:
            flipped = len(action.script.coins) - len(coins)
            message = f"this coin is not flipped; {flipped} of {len(action.script.coins)} are"
            return self._diagnostic("T309", message, action.script.coins[flipped].span)
        return None

    def _act(self, act: m.Act) -> None:
        state = self._game.state
        if state.phase == const.PHASE_TURN_END or state.player != number_of(act.player):
            self._end_turn(act.span)
        self._expect_open(act.span)
        if state.player != number_of(act.player):
            raise ScriptError("T310", f"it is not {player_word(act.player)} who is to move", act.span)
        try:
            fitting = [code for code, option in self._legal() if does(state, option, act.deed)]
        except NotFoundError as error:
            raise ScriptError("T311", str(error), act.span) from error
        if not fitting:
            question = Question(state, state.player, ASK_ACTION, actions.legal_actions(self._game), "")
            raise ScriptError("T312", f"this is not allowed now; allowed: {listed(question)}", act.span)
        if len(fitting) > 1 and isinstance(act.deed, m.UsePower):
            raise ScriptError("T313", "several Pokémon have this power; say which: use … of …", act.span)
        actions.perform(self._game, fitting[0])

    def _end_turn(self, span: Span) -> None:
        """The turn ends and the next one begins, unless the game ends first."""
        game = self._game
        self._expect_open(span)
        if game.state.phase == const.PHASE_MAIN:
            actions.perform(game, ACT_END_TURN)
        while game.state.phase in (const.PHASE_TURN_END, const.PHASE_TURN_START):
            advance(game)

    def _expect_open(self, span: Span) -> None:
        if self._game.state.phase in (const.PHASE_OVER, const.PHASE_SUDDEN_DEATH):
            raise ScriptError("T314", "the game is over", span)

    # --- what can be done ----------------------------------------------------------------------------------------

    def _legal(self) -> list[tuple[int, Option]]:
        """All legal actions as the engine's numbers, and what they mean."""
        state = self._game.state
        if state.phase != const.PHASE_MAIN:
            return []
        codes = actions.legal_actions(self._game)
        question = Question(state, state.player, ASK_ACTION, codes, "")
        return [(code, question.option(index)) for index, code in enumerate(codes)]

    def _options(self) -> list[Option]:
        return [option for _, option in self._legal()]

    # --- reporting -----------------------------------------------------------------------------------------------

    def _keep_trace(self, trace: list[TraceLine] | None, heading: str) -> None:
        lines = trace or []
        if any(line[0] == ATTACK for line in lines):
            self._attack = lines
        self.story.append(heading)
        self.story += [f"  {line}" for line in render_trace(lines)]

    def _diagnostic(self, code: str, message: str, span: Span, help: str | None = None) -> Diagnostic:
        return Diagnostic(code, message, self._file, span, help)


def _words(action: m.Action) -> str:
    """What an action is called above its trace."""
    if isinstance(action, m.TurnEnds):
        return "the turn ends"
    actor = player_word(action.player)
    s = "" if actor == "you" else "s"
    match action.deed:
        case m.Attack(name=name):
            return f"{actor} attack{s} with {name}"
        case m.Play(name=name):
            return f"{actor} play{s} {name}"
        case m.PutOnBench(name=name):
            return f"{actor} put{s} {name} on the Bench"
        case m.Evolve(name=name):
            return f"{actor} evolve{s} a Pokémon into {name}"
        case m.Attach():
            return f"{actor} attach{'es' if s else ''} an Energy card"
        case m.Retreat():
            return f"{actor} retreat{s}"
        case m.UsePower(name=name):
            return f"{actor} use{s} {name}"
        case m.Discard():
            return f"{actor} discard{s} a Pokémon"


# --- names ---------------------------------------------------------------------------------------------------------


def unknown_names(scenario: m.Scenario, names: Names, file: str) -> list[Diagnostic]:
    """Names in marks, actions and checks that no card, attack or power bears."""
    found: list[Diagnostic] = []
    for name, span in _named_cards(scenario):
        if names.find(name) is None:
            found.append(unknown_card(name, names, file, span))
    for covers in scenario.covers:
        card = names.find(covers.card)
        if card is not None and covers.text is not None and covers.text not in names.texts_of(card):
            message = f'"{card.name}" has no attack or power "{covers.text}"'
            found.append(Diagnostic("T202", message, file, covers.span, names.closest_text(covers.text, card)))
    for step in scenario.steps:
        match step:
            case m.Act(deed=m.Attack(name=str(text)) | m.UsePower(name=text)) if not names.knows_text(text):
                found.append(_unknown_text(text, names, file, step.span))
            case m.Can(deed=m.Attack(name=str(text)) | m.UsePower(name=text)) if not names.knows_text(text):
                found.append(_unknown_text(text, names, file, step.span))
            case _:
                pass
    return found


def _unknown_text(text: str, names: Names, file: str, span: Span) -> Diagnostic:
    return Diagnostic("T202", f'no card has an attack or power "{text}"', file, span, names.closest_text(text))


def _named_cards(scenario: m.Scenario) -> list[tuple[str, Span]]:
    named = [(covers.card, covers.span) for covers in scenario.covers]
    for step in scenario.steps:
        match step:
            case m.Act(deed=m.Play(name=name) | m.PutOnBench(name=name) | m.Evolve(name=name)):
                named.append((name, step.span))
            case m.Can(deed=m.Play(name=name) | m.PutOnBench(name=name) | m.Evolve(name=name)):
                named.append((name, step.span))
            case m.IsNamed(name=name) | m.ZoneLacks(name=name):
                named.append((name, step.span))
            case m.IsOn(names=several) | m.BenchIs(names=several):
                named += [(name, step.span) for name in several]
            case m.ZoneIs(cards=cards) | m.HasAttached(cards=cards) | m.TopIs(cards=cards) | m.HasSeen(cards=cards):
                named += [(card.name, card.span) for card in cards if isinstance(card, m.NamedCard)]
            case m.ZoneHas(card=m.NamedCard() as card):
                named.append((card.name, card.span))
            case _:
                pass
    return named
