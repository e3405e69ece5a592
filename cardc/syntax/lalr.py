"""The Lark parsers of the card and the scenario language, built once a process; their tables are kept between runs."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

import lark
from lark import Lark, Token
from lark.grammar import Rule
from lark.lark import PostLex
from lark.lexer import TerminalDef

from cardc import cache as kept
from cardc.cache import Json
from cardc.grammars import grammar_text
from cardc.model.effects import OwnAct
from cardc.model.rows import ROWS
from cardc.syntax.builder import Kid, Node
from cardc.syntax.faces import CardBuilder
from cardc.syntax.rows import alternative, sentences_of

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


def lalr_parser(
    name: str, *, keep_all_tokens: bool = False, transformer: object = None, postlex: PostLex | None = None
) -> Lark:
    """The parser of the grammar ``name``. Its tables come from the cache when they are there."""
    grammar = _grammar(name)
    objects = {"transformer": transformer, "postlex": postlex}
    key = kept.digest(grammar, str(keep_all_tokens), lark.__version__, sys.version)
    place = f"{name}-{key[:16]}"
    tables = kept.read_json("tables", place, key)
    if isinstance(tables, dict):
        data, memo = _numbered(tables)
        found = Lark._load_from_dict(data, memo, **objects)  # type: ignore[no-untyped-call]  # Lark left it without types
        assert isinstance(found, Lark)
        return found
    made = Lark(
        grammar,
        parser="lalr",
        lexer="contextual",
        maybe_placeholders=False,
        keep_all_tokens=keep_all_tokens,
        **objects,
    )
    kept.write_json("tables", place, key, _tables(made))
    return made


def _grammar(name: str) -> str:
    """The published grammar; that of cards with the acts of plug-ins."""
    text = grammar_text(name)
    if name == "card":
        nodes = [node for node in ROWS if issubclass(node, OwnAct)]
        own = [said for node in nodes for said in sentences_of(node)]
        text += "".join(f"\n%extend act: {alternative(said)} -> {said.name}\n" for said in own)
    return text


def _tables(made: Lark) -> dict[str, object]:
    """All of a parser that follows from its grammar."""
    data, memo = made.memo_serialize([TerminalDef, Rule])
    options = {name: value for name, value in data["options"].items() if name not in ("transformer", "postlex")}
    return {"data": {**data, "options": options}, "memo": memo}


def _numbered(tables: dict[str, Json]) -> tuple[object, object]:
    """The tables as Lark wants them: JSON knows no numbers as keys."""
    data = _object(tables["data"])
    parser = _object(data["parser"])
    table = _object(parser["parser"])
    states = {state: _by_number(actions) for state, actions in _by_number(table["states"]).items()}
    numbered = {**table, "tokens": _by_number(table["tokens"]), "states": states}
    return {**data, "parser": {**parser, "parser": numbered}}, _by_number(tables["memo"])


def _object(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def _by_number(value: Json) -> dict[int, Json]:
    return {int(number): entry for number, entry in _object(value).items()}


class CardParser:
    """Lark and the builder it feeds. One source at a time."""

    def __init__(self) -> None:
        grammar = _grammar("card")
        self.builder = CardBuilder()
        callbacks = _Callbacks(self.builder, grammar)
        self.lark = lalr_parser("card", keep_all_tokens=True, transformer=callbacks, postlex=WholeWords())

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


__all__ = ["CardParser", "Kid", "card_parser", "lalr_parser"]
