"""From Lark's error to a message in the words of the language, and a mended text to go on with.

A mended text has the same length as the broken one: wrong characters become spaces, a missing bracket takes the
place of a space.
"""

from __future__ import annotations

import re
from typing import Final

from lark import Token, UnexpectedInput, UnexpectedToken

from cardc.model.terms import EnergyType
from cardc.records import dataclass
from cardc.syntax.builder import LETTERS, MAX_DIGITS
from cardc.syntax.problems import Problem
from cardc.syntax.words import FIELD_SLIPS, SLIPS, Place, all_words, expectation, nearest, phrases, starts

Mended = tuple[Problem | None, str | None]

_LONG: Final = 60
"""Words are shown, and compared with others, up to this length."""

_PIECE: Final = re.compile(r'"[^"\\\r\n]*+(?:\\.[^"\\\r\n]*+)*+"|//[^\r\n]*|\{+|\}|;|\n|"')
_BRACE: Final = re.compile(r'"[^"\\\r\n]*+(?:\\.[^"\\\r\n]*+)*+"|//[^\r\n]*|[{}]|"[^\r\n]*')
_WORD: Final = re.compile(r"[\w'’-]+")
_ATTACK_HEAD: Final = re.compile(r'attack\s*\[[^\]\n]*\]\s*"[^"\\\r\n]*+(?:\\.[^"\\\r\n]*+)*+"[ \t]*')
_PRINTED: Final = re.compile(
    r"[xX][0-9]+[^\s{}\";]*|(?:[0-9]+|\?)[ \t]*[^\s\w{}\";]+|[^\s\w{}\";]*[0-9]+[^\s{}\";]*|[^\s\w{}\";]+"
)
_BAD_COST: Final = re.compile(r"\[([^\]\n\"{}]*)(\]?)")
_SENTENCE_START: Final = re.compile(r'"[^"\\\r\n]*+(?:\\.[^"\\\r\n]*+)*+"|//[^\r\n]*|[{};\n]|\b(?:heads|tails)\s*:')


@dataclass(frozen=True, slots=True)
class _Error:
    """Where the parser stopped, and what it would have taken there."""

    text: str
    position: int
    expected: frozenset[str]

    @property
    def at_end(self) -> bool:
        return self.position >= len(self.text)

    @property
    def word(self) -> str:
        """The word, number or single character at the position."""
        match = _WORD.match(self.text, self.position)
        return match.group()[:_LONG] if match else self.text[self.position : self.position + 1]


def explain(text: str, error: UnexpectedInput, original: str) -> Mended:
    """What is wrong at the parser's error, and ``text`` mended so that parsing can go on (``None``: it can't).

    ``text`` is ``original`` as mended so far. There is no problem when the error is only what mending has left behind.
    """
    found = _locate(text, error)
    left = _left_behind(found, original)
    if left is not None:
        return None, left
    readings = (_end, _closing, _string, _cost, _damage, _bracket_missing, _broken_off, _quoted, _character)
    for reading in readings:
        mended = reading(found)
        if mended is not None:
            return mended
    return _word(found)


def _locate(text: str, error: UnexpectedInput) -> _Error:
    expected: set[str] = set()
    position = error.pos_in_stream if error.pos_in_stream is not None else len(text)
    if isinstance(error, UnexpectedToken):
        token = error.token
        assert isinstance(token, Token)
        if token.type == "$END":
            position = len(text)
        expected = set(error.accepts or error.expected)
    else:
        interactive = getattr(error, "interactive_parser", None)
        expected = set(getattr(error, "allowed", None) or ()) if interactive is None else interactive.accepts()
    return _Error(text, position, frozenset(expected - {"WORD", "COMMENT", "BLANK"}))


# --- readings, most telling first; each answers None when it is not the case ---------------------------


def _end(error: _Error) -> Mended | None:
    if not error.at_end:
        return None
    opened = _open_braces(error.text, len(error.text))
    if not opened:
        end = len(error.text.rstrip())
        message = f"the file ends too early: {_expected(error.expected)}"
        return Problem("E005", message, max(0, end - 1), end), None
    brace = opened[-1]
    message = f"this `{{` is never closed{_of_what(error.text, brace)}"
    return Problem("E004", message, brace, brace + 1, "add the missing `}`"), None


def _closing(error: _Error) -> Mended | None:
    if error.text[error.position] != "}" or _open_braces(error.text, error.position):
        return None
    problem = Problem("E004", "this `}` closes nothing", error.position, error.position + 1, "remove it")
    return problem, _blank(error.text, error.position, error.position + 1)


def _left_behind(error: _Error, original: str) -> str | None:
    """A block that mending has emptied goes as a whole."""
    if error.at_end or error.text[error.position] != "}" or error.text == original:
        return None
    opened = _open_braces(error.text, error.position)
    if len(opened) < 2 or error.text[opened[-1] + 1 : error.position].strip():
        return None
    if not original[opened[-1] + 1 : error.position].strip():
        return None
    return _blank(error.text, _sentence_start(error.text, opened[-1]), error.position + 1)


def _broken_off(error: _Error) -> Mended | None:
    """The sentence before stops too early: a bracket, or the beginning of another sentence on a new line, follows."""
    before = error.text[: error.position].rstrip()
    if not before or before[-1] in "{};:" or not before[_sentence_start(before, len(before)) :].strip():
        return None
    new_line = "\n" in error.text[len(before) : error.position]
    begins = error.word in _first_words(Place.FIELD) | _first_words(Place.TEXT) | {"card", "set"}
    if error.text[error.position] not in "};" and not (new_line and begins):
        return None
    last = re.search(r"[^\s{};]+$", before)
    assert last is not None
    message = f"something is missing after `{last.group()[-20:]}`"
    problem = Problem("E005", message, last.start(), last.end(), _expected(error.expected - {"RBRACE", "SEMICOLON"}))
    return problem, _blank(error.text, _sentence_start(before, len(before)), error.position)


def _string(error: _Error) -> Mended | None:
    if error.text[error.position] != '"' or _complete_string(error):
        return None
    end = _line_end(error.text, error.position)
    line = error.text[error.position : end]
    first = re.match(r'"\s*[^\s{}]*', line)
    assert first is not None
    problem = Problem("E002", "this text is not closed", error.position, error.position + first.end(), 'add `"`')
    return problem, _blank_sentence(error.text, error.position)


def _cost(error: _Error) -> Mended | None:
    if error.text[error.position] != "[":
        return None
    match = _BAD_COST.match(error.text, error.position)
    assert match is not None
    inner, closed = match.groups()
    if not closed:
        end = error.position + 1 + len(inner.rstrip())
        problem = Problem("E004", "this `[` is never closed", error.position, end, "add the missing `]`")
        return problem, _blank_sentence(error.text, error.position)
    bad = re.search(r"[A-Za-z]{2,}|[^GRWLPFDMC\s]+", inner)
    if bad is None:
        return None
    if "COST" not in error.expected:
        return _word(error)
    start = error.position + 1 + bad.start()
    shown = bad.group()[:_LONG]
    letter = _letter_of(shown)
    help_text = f"did you mean `{letter}`?" if letter else _letters()
    problem = Problem("E012", f"unknown Energy letter `{shown}`", start, start + len(bad.group()), help_text)
    mended = error.text[: match.start()] + "[" + " " * len(inner) + "]" + error.text[match.end() :]
    return problem, mended


def _damage(error: _Error) -> Mended | None:
    line_start = error.text.rfind("\n", 0, error.position) + 1
    for head in _ATTACK_HEAD.finditer(error.text, line_start, _line_end(error.text, error.position)):
        printed = _PRINTED.match(error.text, head.end())
        if printed is None or not head.end() <= error.position <= printed.end():
            continue
        digits = re.search("[0-9]+", printed.group())
        number = digits.group()[:MAX_DIGITS] if digits else "30"
        message = f"`{printed.group().strip()[:_LONG]}` is no printed damage"
        cure = f"write `{number}`, `{number}+`, `{number}-`, `{number}x` or `?`"
        problem = Problem("E011", message, printed.start(), printed.end(), cure)
        return problem, _blank(error.text, printed.start(), printed.end())
    return None


def _bracket_missing(error: _Error) -> Mended | None:
    return _opening_missing(error) or _closing_missing(error)


def _opening_missing(error: _Error) -> Mended | None:
    word = error.word
    if "LBRACE" not in error.expected or word not in _first_words(Place.TEXT) | {"require"}:
        return None
    problem = Problem("E004", f"`{{` is missing before `{word}`", error.position, error.position + len(word))
    mended = _put(error.text, error.position, "{")
    if mended is not None and _open_braces(mended, len(mended)):
        # Neither bracket is there: the text is this one sentence.
        end = _sentence_end(mended, error.position)
        if mended[end : end + 1].isspace():
            mended = mended[:end] + "}" + mended[end + 1 :]
    return problem, mended


def _closing_missing(error: _Error) -> Mended | None:
    word, start = error.word, error.position
    if word == "[":
        before = re.search(r"\battack\s*$", error.text[: error.position])
        if before is None:
            return None
        word, start = "attack", before.start()
    elif word not in _first_words(Place.FIELD) - _first_words(Place.TEXT):
        return None
    opened = _open_braces(error.text, start)
    if len(opened) < 2:
        return None
    message = f"`}}` is missing before `{word}`{_of_what(error.text, opened[-1])}"
    return Problem("E004", message, start, start + len(word)), _put(error.text, start, "}" * (len(opened) - 1))


def _quoted(error: _Error) -> Mended | None:
    if error.text[error.position] != '"':
        return None
    end = _complete_string(error)
    assert end is not None
    message = "text in quotes can't stand here"
    cure = 'write `named "…"`' if "NAMED" in error.expected else _expected(error.expected)
    if starts(Place.SENTENCE) <= error.expected:
        cure = "say what the card does in sentences of the card language, such as `draw 2 cards`"
    return Problem("E001", message, error.position, end, cure), _blank_sentence(error.text, error.position)


def _character(error: _Error) -> Mended | None:
    character = error.text[error.position]
    if _WORD.match(character) or character in "{};:,[":
        return None
    message = f"`{character}` means nothing here"
    cure: str | None = _expected(error.expected)
    if character in "'“”‘’«»":
        cure = 'text stands in straight double quotes: `"…"`'
    elif character in "#/*":
        cure = "a comment begins with `//`"
    problem = Problem("E003", message, error.position, error.position + 1, cure)
    return problem, _blank_sentence(error.text, error.position)


def _word(error: _Error) -> Mended:
    word = error.word
    rest = error.text[error.position : _line_end(error.text, error.position)][:_LONG]
    at_field = starts(Place.FIELD) <= error.expected
    candidates = [p for terminal in error.expected for p in phrases(terminal)]
    if at_field:
        candidates += ["card", "set"]
    known = not re.match(r"[^\W\d]", word) or word in all_words()
    slip = (FIELD_SLIPS if at_field else SLIPS).get(word.lower())
    begun = None if at_field else _begun_with_slip(error)
    # A word that is right elsewhere is hardly a misspelling.
    guess = nearest(rest, candidates, 0.8 if known else 0.65) if _WORD.match(word) else _after_comma(rest)
    place = (error.position, error.position + len(word))
    if begun is not None:
        problem = begun
    elif slip is not None:
        problem = Problem("E001", f"`{word}` can't stand here", *place, slip)
    elif guess is not None and guess.split()[0] != word:
        problem = Problem("E001", f"unknown word `{word}`", *place, f"did you mean `{guess}`?")
    elif guess is not None and word == ",":
        problem = Problem("E001", "this can't stand behind the comma", *place, f"did you mean `{guess}`?")
    elif guess is not None and " " in guess:
        problem = Problem("E001", f"`{word}` can't stand here", *place, f"did you mean `{guess}`?")
    else:
        message = f"`{word}` can't stand here" if known else f"unknown word `{word}`"
        problem = Problem("E001", message, *place, _expected(error.expected))
    return problem, _blank_sentence(error.text, error.position)


def _begun_with_slip(error: _Error) -> Problem | None:
    """The sentence was begun with a verb that the language has for something else."""
    start = _sentence_start(error.text, error.position)
    begun = error.text[start : error.position].strip()
    if begun not in SLIPS:
        return None
    at = error.text.index(begun, start)
    return Problem("E001", f"`{begun}` can't stand here", at, at + len(begun), SLIPS[begun])


def _after_comma(rest: str) -> str | None:
    """Who was probably said to choose. (The parser has closed the sentence when it meets the comma, and does not tell.)"""
    if not rest.startswith(","):
        return None
    guess = nearest(rest[1:], [phrase.removeprefix(", ") for phrase in phrases("CHOOSER")])
    return None if guess is None else f", {guess}"


# --- wording --------------------------------------------------------------------------------------------


def _expected(terminals: frozenset[str]) -> str:
    return f"expected {expectation(terminals)}" if terminals else "nothing can stand here"


def _of_what(text: str, brace: int) -> str:
    """ " (of `attack … "Gnaw"`, line 7)" for an opening bracket."""
    line_start = text.rfind("\n", 0, brace) + 1
    head = text[line_start:brace].strip()
    return f" (it opens `{head[:60]}`)" if head and len(head) <= 120 and "{" not in head else ""


def _letter_of(word: str) -> str | None:
    names: dict[str, str] = {str(kind): letter for letter, kind in LETTERS.items()}
    if len(word) == 1:
        return word.upper() if word.upper() in LETTERS and word != word.upper() else None
    if all(c in LETTERS for c in word.upper()):
        return " ".join(word.upper())
    guess = nearest(word, names)
    return names[guess] if guess is not None else None


def _letters() -> str:
    return "the letters are " + ", ".join(f"{letter} {EnergyType(kind)}" for letter, kind in LETTERS.items())


def _first_words(place: Place) -> frozenset[str]:
    return frozenset(p.split()[0] for t in starts(place) for p in phrases(t))


# --- the text around an error ----------------------------------------------------------------------------


def _complete_string(error: _Error) -> int | None:
    match = re.compile(r'"[^"\\\r\n]*+(?:\\.[^"\\\r\n]*+)*+"').match(error.text, error.position)
    return match.end() if match else None


def _line_end(text: str, position: int) -> int:
    end = text.find("\n", position)
    return len(text) if end < 0 else end


def _open_braces(text: str, end: int) -> list[int]:
    """Where the brackets stand that are open at ``end``, outermost first."""
    opened: list[int] = []
    for match in _BRACE.finditer(text, 0, end):
        piece = match.group()
        if piece == "{":
            opened.append(match.start())
        elif piece == "}" and opened:
            opened.pop()
        elif piece[0] == '"' and match.group()[-1] == "{":
            opened.append(match.end() - 1)
    return opened


def _blank(text: str, start: int, end: int) -> str:
    return text[:start] + re.sub(r"[^\r\n]", " ", text[start:end]) + text[end:]


def _put(text: str, position: int, brackets: str) -> str | None:
    """``brackets`` in place of the white space before ``position``; ``None`` when there is too little of it."""
    start = position - len(brackets)
    if start < 0 or text[start:position].strip():
        return None
    return text[:start] + brackets + text[position:]


def _blank_sentence(text: str, position: int) -> str:
    """Blanks the sentence or field around ``position``, with the block it opens."""
    start = _sentence_start(text, position)
    if text[position : position + 1] == "}" and text[start:position].strip():
        # The sentence broke off: the bracket closes what is around it.
        return _blank(text, start, position)
    return _blank(text, start, _sentence_end(text, position))


def _sentence_start(text: str, position: int) -> int:
    start = 0
    for match in _SENTENCE_START.finditer(text, 0, position):
        if match.group()[0] not in '"/':
            start = match.end()
    return start


def _sentence_end(text: str, position: int) -> int:
    depth = 0
    for match in _PIECE.finditer(text, position):
        piece = match.group()
        if piece[0] == "{":
            depth += len(piece)
        elif piece == "}":
            if depth == 0:
                return max(match.start(), position + 1)
            depth -= 1
        elif piece == ";" and depth == 0:
            return match.end()
        elif piece == "\n" and depth == 0 and match.start() > position:
            return match.start()
        elif piece == '"' and text[match.start() : _line_end(text, match.start())].rstrip().endswith("{"):
            depth += 1
    return len(text)
