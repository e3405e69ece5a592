"""Sentences in the words of older cards, each with what it means; and which wordings of a phrasebook they need.

``tests/language/sentences/<lang>.tsv`` holds one sentence a line, of our own invention: edition, head, sentence and model, with
tabs between. The head is that of the card language (``attack 30+``, ``power unless asleep``, ``trainer``, ``special energy``); the
card is called Mossback, its second attack Pebbles does 20 damage. A line that is dropped in is a test. A bar in a sentence means
nothing: it parts words that no card of the project may quote.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardc.language import Body, EnergyText, TextContext, TextKind
from cardc.language.grammar import Captures, Grammar, Node
from cardc.language.locales import LOCALES
from cardc.language.phrase import Value, bases_of, played_hp
from cardc.language.reader import Reader
from cardc.language.schema import IDIOMS, KINDS, READ_ONLY
from cardc.model.cards import EnergyCard, PokemonCard, TrainerCard
from cardc.model.terms import Edition
from cardc.syntax import parse_text
from tests.language.books import packaged

FOLDER: Final = Path(__file__).parent / "sentences"
NAME: Final = "Mossback"
_FACE: Final = "number 1 basic grass hp 50 retreat 1"


@dataclass(frozen=True, slots=True)
class Sentence:
    """A line of the file, and its number."""

    line: int
    text: str
    body: Body
    context: TextContext


def sentences(lang: str) -> list[Sentence]:
    """The sentences of a language."""
    lines = (FOLDER / f"{lang}.tsv").read_text(encoding="utf-8").splitlines()
    return [_sentence(number, line) for number, line in enumerate(lines, 1) if line and not line.startswith("#")]


def _sentence(number: int, line: str) -> Sentence:
    edition, head, text, model = line.split("\t")
    body, context = meaning(Edition(edition), head, model)
    return Sentence(number, text.replace("|", ""), body, context)


def meaning(edition: Edition, head: str, model: str, name: str = NAME) -> tuple[Body, TextContext]:
    """What a model in the card language means on the card of this name, and what the card around it says."""
    parsed = parse_text(f'card "{name}" {{ {_part(head, model)} }}', "sentence")
    assert parsed.diagnostics == (), f"{head} {{ {model} }}: {parsed.diagnostics}"
    card = parsed.cards[0].card
    match card:
        case PokemonCard(powers=(power,)):
            context = TextContext(name, TextKind.POWER, None, edition, None, card.types, bases_of(card.attacks))
            return power.text, context
        case PokemonCard(attacks=(attack, *_)):
            bases = bases_of(card.attacks)
            return attack.text, TextContext(name, TextKind.ATTACK, attack.damage, edition, None, card.types, bases)
        case TrainerCard(text=text):
            return text, TextContext(name, TextKind.TRAINER, None, edition, played_hp(text))
        case EnergyCard(provides=provides):
            return EnergyText(provides), TextContext(name, TextKind.ENERGY, None, edition)
    raise AssertionError(head)


def _part(head: str, model: str) -> str:
    pebbles = 'attack [G] "Pebbles" 20'
    if head == "special energy":
        return f"number 1 special energy {model}"
    if head == "trainer":
        return f"number 1 trainer {{ {model} }}"
    if head.startswith("attack"):
        return f'{_FACE} attack [G] "Own"{head.removeprefix("attack")} {{ {model} }} {pebbles}'
    return f'{_FACE} power "Own"{head.removeprefix("power")} {{ {model} }} {pebbles}'


class Switchboard:
    """A reader of a language in which each wording can be switched off. ``fired`` are the wordings that a text may use."""

    def __init__(self, lang: str) -> None:
        book = packaged(lang)
        grammar = Grammar(book, LOCALES[lang])
        self.reader = Reader(grammar)
        self.off: set[str] = set()
        self.fired: set[str] = set()
        self.old = {f"{m.id}.alt{i}" for m in book.messages.values() for i in range(1, len(m.alternatives) + 1)}
        self.old |= {id_ for id_ in book.messages if id_ in READ_ONLY | (IDIOMS & LOCALES[lang].only_read)}
        self.old -= {id_ for id_ in self.old if _is_written_only(id_)}
        for table in grammar.tables.values():
            for node in _nodes(table.root):
                node.ends = [self._switch(end, source) for end, source in zip(node.ends, node.sources, strict=True)]

    def _switch(self, end: Callable[[Captures], Value | None], source: str) -> Callable[[Captures], Value | None]:
        def guarded(captures: Captures) -> Value | None:
            if source in self.off:
                return None
            value = end(captures)
            if value is not None:
                self.fired.add(source)
            return value

        return guarded

    def needed(self, sentence: Sentence) -> set[str]:
        """The old wordings without which the sentence can't be read."""
        self.off.clear()
        self.fired.clear()
        assert self.reader.bodies(sentence.text, sentence.context) == [sentence.body]
        found = set()
        for source in self.fired & self.old:
            self.off = {source}
            if not self.reader.bodies(sentence.text, sentence.context):
                found.add(source)
        self.off.clear()
        return found


def _is_written_only(source: str) -> bool:
    """Lines of a face are written, never read."""
    kind = KINDS.get(re.sub(r"\.alt\d+$", "", source))
    return kind is not None and kind.category == "line"


def _nodes(root: Node) -> Iterator[Node]:
    stack = [root]
    while stack:
        node = stack.pop()
        yield node
        stack += node.words.values()
        stack += [following for _, following in node.subs]
        stack += [following for _, _, following in node.numbers]
        stack += [following for following in (node.name, node.quoted) if following is not None]
