"""Scenario file → scenarios and diagnostics.

Every scenario is parsed by itself, and after an error the sentence that holds it is left out and the rest is
parsed again: one run tells several errors. A scenario with an error is not among the results.
"""

from __future__ import annotations

import difflib
import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from lark import Lark, Token, Tree, UnexpectedInput
from lark.exceptions import UnexpectedCharacters, UnexpectedToken

from cardc.diagnostics import Diagnostic, Span
from cardc.model.terms import Condition
from cardc.reading import number, read_text
from cardc.scenario import model as m
from cardc.scenario.build import Builder
from cardc.scenario.marks import unknown_mark
from cardc.syntax.lalr import lalr_parser

_MOST_IN_FILE = 40  # errors after which the rest of a file is not looked at
_MOST_DIGITS = 15  # of a number; whether one of fewer digits makes sense, its sentence says
_MOST_ERRORS = 20  # of one scenario; what follows is noise
_UNREAD = {"E006": "T102", "E017": "T103", "E019": "T115"}  # what the reader of files says, as scenarios say it
_BLANKS = " \t\r\n\f"  # what the grammar skips
_MOST_EXPECTED = 6  # words named in a message

# What a terminal is called in a message; the others are called by their spelling.
_DESCRIBED = {
    "TEXT": "a name in quotes",
    "NUMBER": "a number",
    "TYPE": "an Energy type",
    "CONDITION": "a Special Condition",
    "DISCARD": "‘discard pile’",
    "LETTER": "the letter of a step",
    "RULE_ID": "the mark of a rule",
    "$END": "the end of the file",
}
_SENTENCES = {"given", "when", "then", "and", "covers", "rule", "rules"}
# Pieces of source as far as recovery has to know them: an open string ends with its line.
_PIECE = re.compile(r"""//[^\n]*|"[^"\\\n]*+(?:\\[^\n][^"\\\n]*+)*+"?|[A-Za-z]+(?:['’][a-z]+)?|[{}]|[^\s]""")
_LONG_NUMBER = re.compile(rf"[0-9]{{{_MOST_DIGITS + 1}}}")
_WORD = re.compile(r"""[^\s"{}(),;]+|[^\s]""")


def parse_file(path: Path, name: str | None = None) -> tuple[list[m.Scenario], list[Diagnostic]]:
    """The scenarios of a file; ``name`` is how diagnostics call it (default: the path as given)."""
    name = name or str(path)
    text = read_text(path, name)
    if isinstance(text, Diagnostic):
        return [], [replace(text, code=_UNREAD[text.code])]
    return parse(text, name)


def parse(text: str, file: str) -> tuple[list[m.Scenario], list[Diagnostic]]:
    """The scenarios of a text that stands in ``file``, without those that have errors, and all diagnostics."""
    scenarios: list[m.Scenario] = []
    diagnostics: list[Diagnostic] = []
    seen: dict[str, int] = {}
    for chunk in _chunks(text):
        if len(diagnostics) >= _MOST_IN_FILE:
            message = f"there may be more errors; only about {_MOST_IN_FILE} are shown"
            diagnostics.append(Diagnostic("T116", message, file, _span(chunk, 0, 1), "mend the first ones"))
            break
        scenario, errors = _parse_chunk(chunk, file)
        diagnostics += errors
        if scenario is None:
            continue
        problems = list(_meaning(scenario, file))
        first = seen.setdefault(scenario.name, scenario.span.line)
        if first != scenario.span.line:
            message = f'there is a scenario "{scenario.name}" in line {first} already'
            problems.append(Diagnostic("T104", message, file, scenario.span, "give each scenario its own name"))
        diagnostics += problems
        if not problems:
            scenarios.append(scenario)
    return scenarios, diagnostics


# --- chunks: one scenario each ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Chunk:
    text: str
    line: int
    column: int


def _chunks(text: str) -> Iterator[_Chunk]:
    """The text cut in front of each ``scenario``; what stands before the first is a chunk too unless it is blank."""
    starts = [piece.start() for piece in _PIECE.finditer(text) if piece.group() == "scenario"]
    line, counted = 1, 0
    for start, end in itertools.pairwise([0, *starts, len(text)]):
        part = text[start:end]
        line += text.count("\n", counted, start)
        counted = start
        if all(piece.group().startswith("//") for piece in _PIECE.finditer(part)):
            continue
        line_start = text.rfind("\n", 0, start) + 1
        yield _Chunk(part, line, start - line_start + 1)


def _parse_chunk(chunk: _Chunk, file: str) -> tuple[m.Scenario | None, list[Diagnostic]]:
    errors: list[Diagnostic] = []
    text = chunk.text
    while len(errors) < _MOST_ERRORS:
        try:
            tree = _parser().parse(text)
        except UnexpectedInput as error:
            at = len(text) if _at_end(error) else (error.pos_in_stream or 0)
            errors.append(_syntax_error(chunk, at, error, file))
            shorter = _without_sentence(text, at)
            if shorter is None or shorter == text:
                break
            text = shorter
            continue
        errors += _long_numbers(tree, chunk, file)
        if errors:
            break
        scenario = next(part for part in tree.children if isinstance(part, Tree))
        return Builder(chunk.line, chunk.column).scenario(scenario), []
    return None, errors


def _long_numbers(tree: Tree[Token], chunk: _Chunk, file: str) -> Iterator[Diagnostic]:
    if not _LONG_NUMBER.search(chunk.text):
        return
    for token in tree.scan_values(lambda value: isinstance(value, Token) and value.type == "NUMBER"):
        if number(token, _MOST_DIGITS) is None:
            start = token.start_pos or 0
            message = f"a number has at most {_MOST_DIGITS} digits"
            yield Diagnostic("T117", message, file, _span(chunk, start, start + len(token)))


def _without_sentence(text: str, at: int) -> str | None:
    """``text`` with the sentence around ``at`` blanked out; ``None`` when there is nothing more to learn."""
    start: re.Match[str] | None = None
    following: re.Match[str] | None = None
    for piece in _PIECE.finditer(text):
        if piece.group() in _SENTENCES:
            if piece.start() > at:
                following = piece
                break
            start = piece
    if start is None:
        return None
    closing = _closing_brace(text, start.end(), len(text) if following is None else following.start())
    if following is not None and closing is None:
        if following.group() == "and" and start.group() != "and":
            # `given <error> and <sentence>` becomes `given <sentence>`
            return _blank(text, start.end(), following.end())
        return _blank(text, start.start(), following.start())
    if closing is None or closing < at:
        return None
    return _blank(text, start.start(), closing)


def _closing_brace(text: str, start: int, end: int) -> int | None:
    return next((piece.start() for piece in _PIECE.finditer(text, start, end) if piece.group() == "}"), None)


def _blank(text: str, start: int, end: int) -> str:
    gap = "".join("\n" if char == "\n" else " " for char in text[start:end])
    return text[:start] + gap + text[end:]


# --- syntax errors -----------------------------------------------------------------------------------------------


def _at_end(error: UnexpectedInput) -> bool:
    return isinstance(error, UnexpectedToken) and error.token.type == "$END"


def _syntax_error(chunk: _Chunk, at: int, error: UnexpectedInput, file: str) -> Diagnostic:
    expected = _expected(error)
    if at >= len(chunk.text.rstrip(_BLANKS)):
        end = len(chunk.text.rstrip(_BLANKS))
        message = f"the scenario ends too early; expected {_listed(expected)}"
        return Diagnostic("T101", message, file, _span(chunk, max(end - 1, 0), max(end, 1)))
    if chunk.text[at].isspace() or not chunk.text[at].isprintable():
        message = f"the character U+{ord(chunk.text[at]):04X} means nothing here"
        return Diagnostic("T101", message, file, _span(chunk, at, at + 1), "write a plain space, or remove it")
    if chunk.text[at] == '"' and '"' not in chunk.text[at + 1 : _line_end(chunk.text, at)]:
        span = _span(chunk, at, _line_end(chunk.text, at))
        return Diagnostic("T105", "this quote is never closed", file, span, 'close it with " in the same line')
    found = _WORD.match(chunk.text, at)
    word = found.group() if found and chunk.text[at] != '"' else chunk.text[at : chunk.text.index('"', at + 1) + 1]
    span = _span(chunk, at, at + len(word))
    message = f"{_shown(word)} does not fit here; expected {_listed(expected)}"
    return Diagnostic("T101", message, file, span, _suggestion(word, expected))


def _shown(word: str) -> str:
    return word if word.startswith('"') else f"‘{word}’"


def _expected(error: UnexpectedInput) -> list[str]:
    """The terminals that would fit, in the order of the grammar."""
    accepted: set[str] = set()
    if isinstance(error, UnexpectedToken | UnexpectedCharacters) and error.interactive_parser is not None:
        accepted = error.interactive_parser.accepts()  # type: ignore[no-untyped-call]  # lark leaves it untyped
    return [name for name in [*_spellings(), "$END"] if name in accepted]


def _listed(expected: list[str]) -> str:
    names = [_DESCRIBED.get(name) or " or ".join(f"‘{word}’" for word in _spellings()[name][:2]) for name in expected]
    if len(names) > _MOST_EXPECTED:
        names = [*names[:_MOST_EXPECTED], "…"]
    return ", ".join(names[:-1]) + (" or " if len(names) > 1 else "") + names[-1] if names else "nothing more"


def _suggestion(word: str, expected: list[str]) -> str | None:
    if expected == ["PILE"]:
        return "write ‘discard pile’"
    if not word.startswith('"') and "TEXT" in expected and word[:1].isupper():
        return f'names stand in quotes: "{word}"'
    words = [spelling for name in expected if name in _spellings() for spelling in _spellings()[name]]
    lowered = word.lower().replace("’", "'")
    if lowered in words:
        return f"write ‘{lowered}’"
    close = difflib.get_close_matches(lowered, words, n=1, cutoff=0.6)
    return f"did you mean ‘{close[0]}’?" if close else None


@cache
def _parser() -> Lark:
    return lalr_parser("scenario")


@cache
def _spellings() -> dict[str, tuple[str, ...]]:
    """Terminal → the words it stands for; for names and numbers nothing."""
    result: dict[str, tuple[str, ...]] = {}
    for terminal in _parser().terminals:
        pattern = terminal.pattern.value
        wordlike = terminal.pattern.type == "str" or terminal.name not in ("TEXT", "NUMBER", "LETTER", "RULE_ID")
        result[terminal.name] = tuple(_words(pattern)) if wordlike else ()
    return {name: words for name, words in result.items() if name not in ("WS", "COMMENT")}


def _words(pattern: str) -> list[str]:
    """The words that a terminal of this grammar matches: letters, ``x?``, ``(es)?`` and ``(a|b)`` only."""
    pattern = re.sub(r"\\b.*", "", pattern)
    pattern = re.sub(r"\\(.)", r"\1", pattern)
    optional = re.search(r"\((\w+)\)\?|(\w)\?", pattern)
    if optional:
        head, tail = pattern[: optional.start()], pattern[optional.end() :]
        return [*_words(head + tail), *_words(head + (optional[1] or optional[2]) + tail)]
    choice = re.search(r"\(([\w|]+)\)", pattern)
    if choice and "|" in choice[1]:
        head, tail = pattern[: choice.start()], pattern[choice.end() :]
        return [word for option in choice[1].split("|") for word in _words(head + option + tail)]
    return [pattern]


# --- what grammar can't say -----------------------------------------------------------------------------------------


def _meaning(scenario: m.Scenario, file: str) -> Iterator[Diagnostic]:
    yield from _proof(scenario, file)
    for step in scenario.steps:
        if isinstance(step, m.Act | m.TurnEnds):
            yield from _answers(step.script, file)
        match step:
            case m.Act(deed=m.Attack(name=None)):
                yield Diagnostic("T106", "this attack has no name", file, step.span, 'write: attack with "…"')
            case m.HasDamage(points=points) | m.HasHP(points=points) if points % 10:
                yield _tens(points, file, step.span)
            case m.DamageGoes(before=before, after=after) if before % 10 or after % 10:
                yield _tens(before if before % 10 else after, file, step.span)
            case m.IsCondition(condition=condition):
                yield from _strength(condition, file, step.span)
            case _:
                pass
    for setup in scenario.given:
        for pokemon in _pokemon(setup):
            if pokemon.damage % 10:
                yield _tens(pokemon.damage, file, pokemon.span)
            for condition in pokemon.conditions:
                yield from _strength(condition, file, pokemon.span)
            yield from _conditions_twice(pokemon, file)
    yield from _twice(scenario, file)


def _proof(scenario: m.Scenario, file: str) -> Iterator[Diagnostic]:
    """A scenario has a name, checks something, and names rules that there are: else it is green for nothing."""
    if not scenario.name.strip():
        yield Diagnostic("T113", "this scenario has no name", file, scenario.span, "say what it shows")
    if all(isinstance(step, m.Act | m.TurnEnds) for step in scenario.steps):
        help = "say what is true in the end: then …"
        yield Diagnostic("T111", "this scenario checks nothing: it has no ‘then’", file, scenario.span, help)
    for mark in scenario.rules:
        problem = unknown_mark(mark)
        if problem is not None:
            message, cure = problem
            yield Diagnostic("T112", message, file, scenario.span, cure)


def _strength(condition: m.InCondition, file: str, span: Span) -> Iterator[Diagnostic]:
    """Only a poison has a strength, in tens, and it is never nothing."""
    if condition.points is None:
        return
    if condition.condition is not Condition.POISONED:
        message = f"{condition.condition} has no strength: only a poison is for a number of points"
        yield Diagnostic("T114", message, file, span, f"write ‘{condition.condition}’")
    elif condition.points == 0:
        yield Diagnostic("T114", "a poison for 0 is none", file, span)
    elif condition.points % 10:
        yield _tens(condition.points, file, span)


def _conditions_twice(pokemon: m.Pokemon, file: str) -> Iterator[Diagnostic]:
    conditions = [condition.condition for condition in pokemon.conditions]
    if len(set(conditions)) < len(conditions):
        yield Diagnostic("T108", "a condition is given twice", file, pokemon.span, "keep one of the two")


def _pokemon(setup: m.Setup) -> tuple[m.Pokemon, ...]:
    match setup:
        case m.SetActive(pokemon=pokemon):
            return (pokemon,)
        case m.SetBench(pokemon=pokemon):
            return pokemon
        case _:
            return ()


_NUMBERS: Final = {m.OfPrize: ("Prizes", 6), m.OfStage: ("stages of Evolution", 2)}


def _answers(script: m.Script, file: str) -> Iterator[Diagnostic]:
    """Prizes and stages have few numbers; another one would mean a wrong thing."""
    for question in script.questions:
        if isinstance(question, m.Offered) and not question.offered:
            continue  # what is not there is not offered: that is true
        for answer in question.answers if isinstance(question, m.Offered) else (question.answer,):
            value = answer.value
            if isinstance(value, m.OfPrize | m.OfStage):
                what, most = _NUMBERS[type(value)]
                if not 1 <= value.number <= most:
                    cure = f"write a number from 1 to {most}"
                    yield Diagnostic("T118", f"there are {most} {what}", file, answer.span, cure)


def _tens(points: int, file: str, span: Span) -> Diagnostic:
    return Diagnostic("T107", f"{points} is no multiple of 10", file, span, "damage and HP count in tens")


def _twice(scenario: m.Scenario, file: str) -> Iterator[Diagnostic]:
    """One place of the board may be given once."""
    seen: set[tuple[str, ...]] = set()
    for setup in scenario.given:
        match setup:
            case m.SetZone(player=player, zone=zone) | m.SetSize(player=player, zone=zone):
                key: tuple[str, ...] = (player.value, zone.value)
            case m.SetActive(player=player) | m.SetBench(player=player):
                key = (player.value, type(setup).__name__)
            case _:
                key = (type(setup).__name__,)
        if key in seen:
            yield Diagnostic("T108", "this is given twice", file, setup.span, "keep one of the two")
        seen.add(key)


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def _span(chunk: _Chunk, start: int, end: int) -> Span:
    return Span(*_place(chunk, start), *_place(chunk, end))


def _place(chunk: _Chunk, offset: int) -> tuple[int, int]:
    line = chunk.text.count("\n", 0, offset)
    column = offset - (chunk.text.rfind("\n", 0, offset) + 1) + 1
    return chunk.line + line, column + (chunk.column - 1 if line == 0 else 0)
