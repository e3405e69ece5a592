"""Results for people and as JSON."""

from __future__ import annotations

from cardc.diagnostics import Diagnostic, render
from cardc.scenario import model as m
from cardc.scenario.collect import Outcome
from cardc.scenario.coverage import Effect, Gap, Recorder
from cardc.scenario.coverage import Outcome as Seen
from cardc.scenario.run import Result

JsonValue = None | bool | int | str | list["JsonValue"] | dict[str, "JsonValue"]


def report(outcome: Outcome) -> str:
    """The failures, each with the lines that differ and the trace, and one line of numbers."""
    parts = [failure(result, outcome.texts.get(result.file)) for result in outcome.results if not result.passed]
    return "\n".join([*parts, summary(outcome)])


def failure(result: Result, text: str | None) -> str:
    """A scenario that failed: what differs, where, and what happened on the way; ``text`` is the file's."""
    lines = [f'FAILED {result.file}:{result.scenario.span.line}: "{result.scenario.name}"', ""]
    lines += [render(diagnostic, text) for diagnostic in result.failures]
    if result.trace:
        lines += ["what happened:", *(f"  {line}" for line in result.trace), ""]
    return "\n".join(lines)


def summary(outcome: Outcome) -> str:
    """One line: how many passed and failed."""
    failed = sum(not result.passed for result in outcome.results)
    passed = len(outcome.results) - failed
    unread = "" if not outcome.diagnostics else f", {_count(len(outcome.diagnostics), 'finding')} in the files"
    return f"{_count(passed, 'scenario')} passed, {failed} failed{unread}\n"


def coverage(recorder: Recorder) -> str:
    """What no scenario has run, effect by effect, the outcomes that none has seen, and how much has run in numbers."""
    effects = recorder.effects()
    parts = [_gaps(recorder.gaps()), _unseen(effects)]
    if effects:
        parts.append(_numbers(effects))
    return "\n".join(part for part in parts if part)


def _unseen(effects: list[Effect]) -> str:
    """The outcomes that no scenario has seen. Not each can happen: a Trainer card that can be played only with a
    Pokémon to choose never finds none.
    """
    lines: list[str] = []
    for effect in effects:
        unseen = [(outcome, word) for outcome in effect.outcomes for word in outcome.unseen]
        if unseen:
            lines.append(f"{effect.title}:")
            lines += [f"  never seen: {word}: {outcome.code}" for outcome, word in unseen]
    return "\n".join(lines) + "\n" if lines else ""


def _numbers(effects: list[Effect]) -> str:
    total = totals(effects)
    words = [f"{total[name]['run']} of {total[name]['all']} {name}" for name in total]
    return f"{_count(len(effects), 'effect')}: {', '.join(words)}\n"


def totals(effects: list[Effect]) -> dict[str, dict[str, int]]:
    """How many statements, branches (sides of an ``if``) and outcomes there are, and how many have run."""
    outcomes = [outcome for effect in effects for outcome in effect.outcomes]
    unseen = sum(len(outcome.unseen) for outcome in outcomes)
    return {
        "statements": {"all": sum(e.statements for e in effects), "run": sum(e.ran for e in effects)},
        "branches": {"all": sum(e.branches for e in effects), "run": sum(e.taken for e in effects)},
        "outcomes": {"all": 2 * len(outcomes), "run": 2 * len(outcomes) - unseen},
    }


def _gaps(gaps: list[Gap]) -> str:
    lines: list[str] = []
    title = ""
    for gap in gaps:
        if gap.effect != title:
            title = gap.effect
            lines.append(f"{title}:")
        lines.append(f"  {gap.what}: {gap.code}")
    return "\n".join(lines) + "\n" if lines else "every effect and branch of the cards has run\n"


def as_json(outcome: Outcome, recorder: Recorder | None = None) -> dict[str, JsonValue]:
    """All results as JSON data, with a recorder also what has not run."""
    data: dict[str, JsonValue] = {
        "passed": sum(result.passed for result in outcome.results),
        "failed": sum(not result.passed for result in outcome.results),
        "scenarios": [_result_json(result) for result in outcome.results],
        "diagnostics": [_diagnostic_json(diagnostic) for diagnostic in outcome.diagnostics],
    }
    if recorder:
        effects = recorder.effects()
        data["not_run"] = [_gap_json(gap) for gap in recorder.gaps()]
        data["coverage"] = {
            **{name: {**total} for name, total in totals(effects).items()},
            "effects": [_effect_json(effect) for effect in effects],
        }
    return data


def _effect_json(effect: Effect) -> JsonValue:
    return {
        "effect": effect.title,
        "card": effect.card,
        "statements": {"all": effect.statements, "run": effect.ran},
        "branches": {"all": effect.branches, "run": effect.taken},
        "outcomes": [_outcome_json(outcome) for outcome in effect.outcomes],
    }


def _outcome_json(outcome: Seen) -> JsonValue:
    return {"code": outcome.code, "seen": {outcome.yes: outcome.times_yes, outcome.no: outcome.times_no}}


def _gap_json(gap: Gap) -> JsonValue:
    return {"effect": gap.effect, "what": gap.what, "code": gap.code}


def _result_json(result: Result) -> JsonValue:
    scenario = result.scenario
    return {
        "file": result.file,
        "line": scenario.span.line,
        "name": scenario.name,
        "covers": [_covers_json(covers) for covers in scenario.covers],
        "rules": list(scenario.rules),
        "passed": result.passed,
        "failures": [_diagnostic_json(failure) for failure in result.failures],
        "trace": list(result.trace),
    }


def _covers_json(covers: m.Covers) -> JsonValue:
    return {"card": covers.card, "text": covers.text}


def _diagnostic_json(diagnostic: Diagnostic) -> JsonValue:
    span = diagnostic.span
    return {
        "code": diagnostic.code,
        "message": diagnostic.message,
        "file": diagnostic.file,
        "line": span.line if span else None,
        "column": span.column if span else None,
        "suggestion": diagnostic.suggestion,
    }


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")
