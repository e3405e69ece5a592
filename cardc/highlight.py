"""Colours for card and scenario files in terminals and on sites: lexers for Pygments, which finds them by entry points."""

from __future__ import annotations

from pygments.lexer import RegexLexer, bygroups, words
from pygments.token import Comment, Keyword, Name, Number, Punctuation, String, Text

_TYPES = ("grass", "fire", "water", "lightning", "psychic", "fighting", "darkness", "metal", "dragon", "colorless")
_CONDITIONS = ("asleep", "burned", "confused", "paralyzed", "poisoned")
_FRAMES = (
    "if",
    "else",
    "unless",
    "flip",
    "flips",
    "heads",
    "tails",
    "may",
    "require",
    "whenever",
    "always",
    "during",
    "first",
)

_COMMON = [
    (r"\s+", Text),
    (r"//.*", Comment.Single),
    (r'"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"', String.Double),
    (words(_TYPES, suffix=r"\b"), Keyword.Type),
    (words(_CONDITIONS, suffix=r"\b"), Name.Constant),
]
_REST = [
    (r"[x+-]?\d+[x+-]?", Number.Integer),
    (r"[\w'’-]+", Name),
    (r"[{}\[\](),;:?]", Punctuation),
    (r".", Text),
]


_DECLARED = bygroups(Keyword.Declaration, Text, Name.Class)  # type: ignore[no-untyped-call]  # Pygments leaves it without types
_ATTACK = bygroups(Keyword.Declaration, Text, Number, Text, Name.Function)  # type: ignore[no-untyped-call]  # the same


class CardLexer(RegexLexer):
    """Card files."""

    name = "cardc"
    aliases = ("cardc", "card")
    filenames = ("*.card",)
    tokens = {  # noqa: RUF012 (the shape that Pygments asks for)
        "root": [
            (r'(card|set)(\s+)("[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"|[\w.]+)', _DECLARED),
            (
                r'(attack)(\s*)(\[[^\]\n]*\])(\s*)("[^"\\\n]*+(?:\\.[^"\\\n]*+)*+")',
                _ATTACK,
            ),
            *_COMMON,
            (r"\[[A-Z\s]*\]", Number),
            (words(_FRAMES, suffix=r"\b"), Keyword),
            *_REST,
        ]
    }


class ScenarioLexer(RegexLexer):
    """Scenario files."""

    name = "cardc scenario"
    aliases = ("cardc-scenario",)
    filenames = ("*.scenario",)
    tokens = {  # noqa: RUF012 (the shape that Pygments asks for)
        "root": [
            (r'(scenario)(\s+)("[^"\\\n]*+(?:\\.[^"\\\n]*+)*+")', _DECLARED),
            *_COMMON,
            (words(("given", "when", "then", "and", "covers", "rule", "rules"), suffix=r"\b"), Keyword),
            *_REST,
        ]
    }
