"""The Lark parser of the card language, built once a process."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from lark import Lark, Token
from lark.lark import PostLex

from cardc.syntax.builder import Kid, Node
from cardc.syntax.faces import CardBuilder
from cardc.syntax.grammar import grammar_text

_NAME: Final = re.compile(r"->\s*(\w+)|^\??([a-z]\w*):", re.MULTILINE)


class WholeWords(PostLex):
    """Lets the contextual lexer see ``WORD`` everywhere, so that a keyword never matches the start of a longer word."""

    always_accept: Iterable[str] = ("WORD",)

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        return stream


class _Callbacks:
    """The callbacks of a builder as attributes, the way Lark looks for them."""

    def __init__(self, builder: CardBuilder, grammar: str) -> None:
        for alias, rule in _NAME.findall(grammar):
            name = alias or rule
            if builder.handles(name):
                setattr(self, name, builder.callback(name))


class CardParser:
    """Lark and the builder it feeds. One source at a time."""

    def __init__(self) -> None:
        grammar = grammar_text("card")
        self.builder = CardBuilder()
        self.lark = Lark(
            grammar,
            parser="lalr",
            lexer="contextual",
            postlex=WholeWords(),
            keep_all_tokens=True,
            maybe_placeholders=False,
            transformer=_Callbacks(self.builder, grammar),
        )

    def parse(self, source: str, start: str = "start") -> Node:
        """The node of ``source``; raises Lark's ``UnexpectedInput``. Findings are in ``builder.problems``."""
        self.builder.begin()
        node = self.lark.parse(source, start=start)
        assert isinstance(node, Node)
        return node


@cache
def card_parser() -> CardParser:
    """The parser of this process."""
    return CardParser()


__all__ = ["CardParser", "Kid", "card_parser"]
